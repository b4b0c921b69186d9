"""What the words mean, subject by subject; the table of them all is in `interpreter.py`."""
