"""The command for translators tells what a language lacks, and how a sentence reads."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import ImageChops, ImageStat

from locales import __main__ as told
from locales import vocabulary
from render.canvas import Picture
from tests.words import board

HOUSE = Path(__file__).parent.parent.parent


@pytest.fixture
def fresh(tmp_path, monkeypatch):
    """A language that was begun, in a copy of the folder: some words, a slip, the rest not yet."""
    shutil.copytree(told.FOLDER / "en", tmp_path / "en")
    (tmp_path / "fr").mkdir()
    monkeypatch.setattr(told, "FOLDER", tmp_path)
    return tmp_path / "fr" / "island.ftl"


def begin(file: Path, words: str) -> None:
    file.write_text(words, encoding="utf-8")


@pytest.mark.parametrize("language", ["en", "es", "pt-BR"])
def test_nothing_is_left_to_do_in_a_language_that_the_bot_speaks(language, capsys):
    assert told.main([language]) == 0
    assert "missing: 0\n" in capsys.readouterr().out


def test_what_is_left_to_do_is_told(fresh, capsys):
    begin(
        fresh, "island-title = Forbidden Island\nisland-did-flooded = { $til } coule.\nisland-nought = Rien\nisland-x\n"
    )
    assert told.main(["fr"]) == 1
    said = capsys.readouterr().out
    assert "cannot be read: 1\n  island.ftl, line 4: island-x\n" in said
    assert "  island.ftl: island-watchtower = Watchtower\n" in said
    assert "in no English file: 1\n  island.ftl: island-nought\n" in said
    assert "names a value that English has not: 1\n  island.ftl: island-did-flooded: til\n" in said
    assert "as in English: 1\n  island.ftl: island-title = Forbidden Island\n" in said


def test_a_language_that_is_not_begun_says_how_to_begin(capsys):
    assert told.main(["tlh"]) == 1
    assert "cp -r locales/en locales/tlh" in capsys.readouterr().out


def test_a_sentence_is_said_once_for_each_of_its_cases(capsys):
    assert told.main(["es", "games-line"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert {"en: **‹title›**: paused. ‹link›", "es: **‹title›**: en pausa. ‹link›"} <= set(lines)
    assert len(lines) == len(set(lines))


def test_a_sentence_that_is_not_there_is_told_so(capsys):
    assert told.main(["es", "games-lime", "games-line"]) == 1
    assert "es: no games-lime" in capsys.readouterr().out


def test_whoever_reads_the_first_lines_alone_meets_no_fault():
    """`python -m locales … | head`: who reads goes before all is told."""
    keys = ["games-line"] * 3000
    command = [sys.executable, "-m", "locales", "es", *keys]
    with subprocess.Popen(command, cwd=HOUSE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as talking:  # noqa: S603 — our own
        assert talking.stdout is not None
        assert talking.stderr is not None
        assert talking.stdout.readline() == "en: **‹title›**: waiting for ‹names›. ‹link›\n"
        talking.stdout.close()
        assert talking.stderr.read() == ""


@pytest.mark.parametrize(
    ("key", "game"), [("bridges-did-drew", "bridges"), ("crusoe-did-card-drawn", "crusoe"), ("games-line", "island")]
)
def test_a_sentence_is_shown_beneath_a_board_of_its_game(tmp_path, key, game):
    """The board as it is, and as many lines as the sentence has cases."""
    assert board.main(["es", str(tmp_path), key]) == 0
    alone = Picture.read(board.board(game, "es"))
    shown = Picture.read((tmp_path / f"{key}.png").read_bytes())
    assert (shown.width, shown.height - alone.height) == (
        alone.width,
        2 * board.EDGE + board.ROW * len(told.said("es", key)),
    )
    above, beneath = (
        shown.solid().cut(0, 0, alone.width, alone.height),
        shown.cut(0, alone.height, alone.width, board.EDGE + board.ROW),
    )
    assert max(ImageStat.Stat(ImageChops.difference(above.image, alone.solid().image)).mean) < 3
    assert len(beneath.image.getcolors() or ()) > 5, "there are words"


def test_a_sentence_that_is_missing_is_told_and_the_others_are_shown(tmp_path, capsys):
    assert board.main(["es", str(tmp_path), "games-lime", "games-line"]) == 1
    assert capsys.readouterr().out == "es has no games-lime\n"
    assert [each.name for each in tmp_path.iterdir()] == ["games-line.png"]


def test_every_sentence_can_be_sampled():
    known, _ = told.sentences("en")
    assert len(known) > 1_000
    for key, sentence in known.items():
        for sample in sentence.samples():
            said, lacking = vocabulary("en").say(key, sample)
            assert (said != "", lacking) == (True, []), key
