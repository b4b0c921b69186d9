"""`python -m tests.stories` tells every story again: a change of rules shows as a diff. Given a beginning, one more."""

import sys

from tests.stories.story import HERE, Beginning, by_mind, retold, told


def main() -> None:
    """Without arguments all stories; with a file's name and a first line, one more, played by the computer."""
    match sys.argv[1:]:
        case []:
            for file in sorted(HERE.glob("*.txt")):
                file.write_text(retold(file.read_text(encoding="utf-8")), encoding="utf-8")
        case [name, beginning]:
            (HERE / name).write_text(told(Beginning.read(beginning), by_mind), encoding="utf-8")


if __name__ == "__main__":
    main()
