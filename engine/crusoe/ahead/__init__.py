"""How the rest of a round may go: every way with its chance; cards are not counted."""
