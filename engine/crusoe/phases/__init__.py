"""The round's phases, one file each."""
