"""`python -m tests.words.board LANGUAGE FOLDER`: boards in a language, also in one that the bot does not speak yet."""

import sys
from dataclasses import replace
from pathlib import Path

import locales
from render import gallery


def main(language: str, folder: Path) -> None:
    if language not in locales.LANGUAGES:
        locales.LANGUAGES = (*locales.LANGUAGES, language)  # type: ignore[misc, assignment]
    folder.mkdir(parents=True, exist_ok=True)
    for name, pose in {"middle": gallery.POSES["middle-standard"], "won": gallery.ENDINGS["won"]}.items():
        (folder / f"{name}.png").write_bytes(gallery.drawn(replace(pose, lang=language)))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
