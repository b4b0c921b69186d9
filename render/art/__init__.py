"""Our own drawings, one folder per game; `python -m render.art` bakes them into sprites."""
