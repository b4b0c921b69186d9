"""The repository stands alone: whatever it points to is in it, or is a public address."""

import re
import subprocess
from pathlib import Path

HOUSE = Path(__file__).parent.parent
LISTED = subprocess.run(["git", "ls-files"], cwd=HOUSE, capture_output=True, text=True, check=True).stdout.splitlines()  # noqa: S607
PACKED = {".png", ".gif", ".xz", ".ttf", ".otf", ".lock", ".svg", ".db", ".gz", ".bin"}
TEXTS = [path for path in LISTED if Path(path).suffix not in PACKED and (HOUSE / path).is_file()]

CLIMBS = re.compile(r"(?<![\w./])(?:\.\./)+[\w.@-]+(?:/[\w.@-]+)*")
SOMEBODYS_OWN = re.compile(r"(?<![\w.}])/(?:home|root|Users|work)/\w+")
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")
DIGEST = re.compile(r"(?<!hex)\bdigest\b(?!\()", re.IGNORECASE)
HOSTILE = {"../etc/passwd", "../../etc/passwd"}
"""What the tests type where a time zone is asked for."""


def text(path: str) -> str:
    return (HOUSE / path).read_text(encoding="utf-8")


def is_inside(path: Path) -> bool:
    return path.exists() and path.resolve().is_relative_to(HOUSE)


def names_ours(climbed: str) -> bool:
    """Seen from another folder it is a file of ours."""
    name = climbed.replace("../", "")
    return any(path == name or path.endswith(f"/{name}") for path in LISTED)


def leads_out(path: str) -> list[str]:
    """The paths in a file that climb to what is not here, or into somebody's own machine."""
    written = text(path)
    climbed = {found for found in CLIMBS.findall(written) if found not in HOSTILE}
    out = [found for found in climbed if not is_inside((HOUSE / path).parent / found) and not names_ours(found)]
    return [f"{path}: {found}" for found in (*out, *SOMEBODYS_OWN.findall(written))]


def leads_nowhere(path: str) -> list[str]:
    links = [found for found in LINK.findall(text(path)) if not re.match(r"[a-z]+:", found)]
    return [f"{path}: {found}" for found in links if not is_inside((HOUSE / path).parent / found)]


def test_no_path_leads_out_of_the_repository():
    """Neither upwards nor into a machine of somebody's own."""
    assert len(TEXTS) > 400
    assert not [found for path in TEXTS for found in leads_out(path)]


def test_every_link_of_a_document_leads_somewhere():
    assert not [found for path in TEXTS if path.endswith(".md") for found in leads_nowhere(path)]


def test_a_rules_file_is_called_what_it_is():
    """The rules of a game are in `docs/rules/`; a digest is a checksum."""
    told = [path for path in TEXTS if path.startswith(("docs/", "engine/", "tests/")) and path != "tests/test_alone.py"]
    assert not [path for path in told if DIGEST.search(text(path))]
