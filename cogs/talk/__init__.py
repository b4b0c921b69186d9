"""How Discord is talked to: an answer, buttons and menus, limits, rights, pages; no game."""
