"""Bridges told in words: nothing the picture shows is missing, in three languages, within Discord's limits."""

import re

import pytest

import render
from engine.bridges import GAME
from engine.bridges.parts import LETTERS
from engine.bridges.view import BridgesView, view
from engine.play import legal, start, write
from locales import LANGUAGES
from render.bridges import text as bridges_text
from render.theme import Undrawable
from tools.gallery.bridges import ENDINGS, POSES, on, played, table
from tools.gallery.people import LONGEST, PEOPLE

EVERY = {**POSES, **ENDINGS}
HOSTILE = ("`" * 32, "@everyone\n# hi", "{ $name } ```", "\u202e||spoiler||")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EVERY)
def test_a_description_is_never_too_long(name: str, lang: str) -> None:
    pose = EVERY[name]
    for names in (LONGEST, HOSTILE, ("W" * 400,) * 4):
        words = render.alt("bridges", pose.view, names[: pose.state.seats], lang)
        assert len(words) <= 1024
        assert "bridges-" not in words


def test_a_description_has_card_thinkers_counts_races_and_what_is_gone() -> None:
    pose = POSES["middle-standard"]
    words = render.alt("bridges", pose.view, pose.people, "en")
    for fact in (
        "Card 10 of 17: number 1, 1 bridge.",
        "Still thinking: Ana, Davi.",
        "Bartolomeu: 26 points (1 of 4 red flags, 2 of 3 blue flags, 8 islands connected).",
        "Finished islands: E, H, I, J, K, O, P, Q, R.",
        "Six linked: Bartolomeu 8, Davi 4.",
        "Cards played: 4/2, 6/2",
    ):
        assert fact in words


def test_a_private_description_has_what_is_staged_and_a_public_one_has_not() -> None:
    pose = POSES["bridges"]
    own, public = (render.alt("bridges", view(pose.state, seat), pose.people, "en") for seat in (0, None))
    assert "Chosen so far: a 3 on H" in own
    assert "Chosen so far" not in public


def test_the_end_is_told_with_winners_or_rank() -> None:
    won, ranked = ENDINGS["won"], ENDINGS["ranked"]
    assert re.search(r"The game is over\. .+ wins?!", render.alt("bridges", won.view, won.people, "en"))
    assert re.search(r"The game is over\. \d+ points: \w", render.alt("bridges", ranked.view, ranked.people, "en"))


def test_alone_the_words_of_a_race_name_its_last_card() -> None:
    seen = view(start(GAME, 1, {}, 1).state, 0)
    words = bridges_text.text(seen, PEOPLE[:1], "en")
    for race in seen.races:
        assert race.deadline
        assert f"card {race.deadline}." in words


def read_back(lines: list[str]) -> tuple[dict[str, int], set[str]]:
    """Numbers by letter, and the letters with a circle, as a reader of the drawing finds them."""
    signs = re.findall(r"([A-R])([1-6.])([rb]?)([!x]?)", "\n".join(lines))
    numbers = {letter: int(number) for letter, number, _, _ in signs if number != "."}
    return numbers, {letter for letter, _, _, end in signs if end == "!"}


@pytest.mark.parametrize("side", ["A", "B"])
def test_a_drawn_board_has_every_number_flag_circle_and_bridge(side: str) -> None:
    for player in table(4, 12, side, 1).view.players:
        board, chart = player.seen.board, player.seen.board.chart
        lines = bridges_text.board(player.seen)
        numbers, circled = read_back(lines)
        assert numbers == {i.letter: n for i, n in zip(chart.islands, board.numbers, strict=True) if n}
        assert circled == set(player.seen.finished)
        for island in chart.islands:
            if island.flag:
                assert re.search(rf"{island.letter}[1-6.]{island.flag[0]}", "\n".join(lines))
        grid = [line.ljust(40) for line in lines]
        for here, line in enumerate(chart.connections):
            drawn = board.bridges_on(here)
            one, other = (chart.islands[end] for end in chart.ends[here])
            along = grid[2 * one.row][5 * other.column - 1]
            below = grid[2 * other.row - 1][5 * one.column]
            if drawn:
                assert (along if line.direction == "H" else below) == {"H": "-=", "V": "|‖"}[line.direction][drawn - 1]
        assert sum(map(len, lines)) <= 500


def test_a_listed_island_reads_as_a_sentence() -> None:
    pose = POSES["bridges"]
    words = render.text("bridges", pose.view, pose.people, "en")
    assert "A (blue flag): 3, two bridges to B, one bridge to L, finished" in words


def test_every_bridge_is_listed_from_both_its_ends() -> None:
    pose = table(1, 12, "A", 3)
    words, board = render.text("bridges", pose.view, pose.people, "en"), pose.view.players[0].seen.board
    for here, name in enumerate(board.chart.names):
        if many := board.bridges_on(here):
            for one, other in (name.split("-"), reversed(name.split("-"))):
                count = "two bridges" if many == 2 else "one bridge"
                assert re.search(rf"^{one}\b.*{count} to {other}\b", words, re.MULTILINE), name


@pytest.mark.parametrize("side", ["A", "B"])
def test_every_dotted_line_is_told_once_and_the_drawings_come_last(side: str) -> None:
    view = table(4, 9, side, 3).view
    words = render.text("bridges", view, PEOPLE, "en")
    near = re.findall(r"Dotted lines, each listed once: (.*)\.", words)
    assert len(near) == 1
    told = [
        f"{one}-{other}"
        for part in near[0].split("; ")
        for one, others in [part.split(": ")]
        for other in others.split(", ")
    ]
    assert sorted(told) == sorted(view.players[0].seen.board.chart.names)
    assert words.index("```") > words.index("Dotted lines")


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_what_one_may_write_or_draw_is_told_as_the_rules_have_it(steps: int) -> None:
    pose = on(table(3, 6, "A", 2), 1, steps)
    words = render.text("bridges", pose.view, pose.people, "en")
    lines = [write(action) for action in legal(GAME, pose.state, 1)]
    own = pose.view.own
    assert own
    if own.number_is_open:
        told = re.findall(r"You can write the . on these islands: (.*)\.", words)[0].split()
        assert told == [line.split()[1] for line in lines if line.startswith("write")]
    elif own.bridges_to_draw:
        told = re.findall(r"You can draw these: (.*)\.", words)[0].split(", ")
        assert told == [line.split()[1] for line in lines if line.startswith("bridge")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EVERY)
def test_the_position_is_told_in_every_language_without_a_gap(
    name: str, lang: str, caplog: pytest.LogCaptureFixture
) -> None:
    pose = EVERY[name]
    for told in (render.text, render.brief):
        words = told("bridges", pose.view, pose.people, lang)
        assert "bridges-text" not in words
        assert all(len(line) < 900 for line in words.split("\n"))
    assert not caplog.records


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_brief_form_leaves_room_for_the_news(lang: str) -> None:
    for seen, _, _ in [*played(4, 6, 200)[::9], *played(2, 6, 90)[::9]]:
        assert len(render.brief("bridges", seen, PEOPLE[: seen.seats], lang)) <= 1500


def test_hostile_names_are_drawn_and_told() -> None:
    pose = POSES["middle-standard"]
    assert render.draw("bridges", pose.view, HOSTILE, "en").startswith(b"\x89PNG")
    assert HOSTILE[0] in render.text("bridges", pose.view, HOSTILE, "en")


def test_what_is_not_there_is_named() -> None:
    pose = POSES["set-up"]
    with pytest.raises(Undrawable, match="no theme named 'sepia'"):
        render.draw("bridges", pose.view, pose.people, "en", "sepia")


def lost_and_free(seen: BridgesView) -> bool:
    """Whether an island without a number can never be finished."""
    board = seen.players[0].seen
    return any(not board.board.numbers[LETTERS.index(each)] for each in board.unfinishable)


def test_whoever_cannot_see_the_board_knows_what_is_lost_and_what_crosses() -> None:
    """A free island that can never be finished is no longer among the free; a bridge may close a line far off."""
    shown = next(seen for seed in range(40) if lost_and_free(seen := table(1, 12, "A", seed).view))
    words = render.text("bridges", shown, PEOPLE, "en")
    for letter in shown.players[0].seen.unfinishable:
        assert re.search(rf"^{letter}\b.*, can never be finished$", words, re.MULTILINE), letter
    assert "F-G crosses B-I, C-J, and D-K" in words
