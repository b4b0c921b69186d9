"""Posed tables and films, painted for docs/ and compared by the tests."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parents[2] / "docs" / "gallery"
