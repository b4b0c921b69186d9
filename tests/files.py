"""Check the files that no Python tool reads: `python -m tests.files FILE...`, before each commit and in `make test`."""

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import unquote

from fluent.syntax import FluentParser, ast

HOUSE = Path(__file__).parent.parent
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)|!\[[^\]]*\]\(([^)\s]+)\)")
ELSEWHERE = ("http:", "https:", "mailto:")


def of_toml(file: Path) -> Iterator[str]:
    try:
        tomllib.loads(file.read_text("utf-8"))
    except tomllib.TOMLDecodeError as fault:
        yield str(fault)


def of_fluent(file: Path) -> Iterator[str]:
    """An entry that can't be read, or that stands twice in the file."""
    seen = set()
    for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            yield f"cannot be read: {(entry.content or '').strip().splitlines()[0]}"
        elif isinstance(entry, ast.Message):
            if entry.id.name in seen:
                yield f"{entry.id.name} stands here twice"
            seen.add(entry.id.name)


def of_markdown(file: Path) -> Iterator[str]:
    """A link to a file or heading that doesn't exist."""
    text = re.sub(r"```.*?```|`[^`\n]*`", "", file.read_text("utf-8"), flags=re.DOTALL)
    for found in LINK.finditer(text):
        link = found[1] or found[2]
        path, _, heading = unquote(link).partition("#")
        target = file.parent / path if path else file
        if link.startswith(ELSEWHERE):
            continue
        if not target.exists():
            yield f"links to {link}, which does not exist"
        elif heading and target.suffix == ".md" and heading not in anchors(target):
            yield f"links to {link}, but there is no such heading"


def anchors(file: Path) -> set[str]:
    """Return the headings of a document as links name them."""
    headings = re.findall(r"^#+ (.+?)\s*$", file.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", re.sub(r"[`*]", "", each).lower()).replace(" ", "-") for each in headings}


def of_shell(file: Path) -> Iterator[str]:
    """What bash can't read, and what shellcheck finds where it's installed."""
    commands = [["bash", "-n", str(file)]]
    if linter := shutil.which("shellcheck"):
        commands.append([linter, str(file)])
    for command in commands:
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own files
        yield from (done.stdout + done.stderr).splitlines() if done.returncode else ()


KINDS: dict[str, Callable[[Path], Iterator[str]]] = {
    ".toml": of_toml,
    ".ftl": of_fluent,
    ".md": of_markdown,
    ".sh": of_shell,
}


def check_for(file: Path) -> Callable[[Path], Iterator[str]] | None:
    """Return how a file is checked: by its suffix, or as shell by its first line."""
    if not file.suffix and file.is_file() and re.match(rb"#!.*\b(ba)?sh\b", file.read_bytes()[:40]):
        return of_shell
    return KINDS.get(file.suffix)


def faults(files: list[Path]) -> list[str]:
    return [f"{file}: {fault}" for file in files if (check := check_for(file)) for fault in check(file)]


if __name__ == "__main__":
    found = faults([Path(each) for each in sys.argv[1:]])
    sys.exit("\n".join(found) if found else 0)
