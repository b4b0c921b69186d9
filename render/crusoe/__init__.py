"""Robinson Crusoe, drawn and in words."""
