"""What telephones type is understood, and long words are split where they may be."""

import pytest

from cogs.talk.pages import LONGEST_PAGE, pages
from cogs.words.teller import Teller
from cogs.words.understood import begun, folded
from engine.island.actions import Fly, Move
from engine.play import legal
from tests.evenings.test_two_hands import sitting


def test_a_telephones_apostrophe_and_none_are_one() -> None:
    assert folded("Fools’ Landing") == folded("Fools' Landing") == folded("fools landing")


@pytest.mark.parametrize("typed", ["{square}", "{name}", "{word}", "{label}"])
async def test_a_tile_is_meant_by_its_square_name_first_word_or_by_what_the_list_shows(place, typed) -> None:
    await place.begin(2)
    table = await sitting(place)
    seat = table.waits_for[0]
    tell = Teller(table, "en", plain=True)
    moves = [each for each in legal(table.game, table.state, seat) if isinstance(each, Move | Fly)]
    names = [tell.thing(each.to).partition(" ")[2] for each in moves]
    alone = next(number for number, name in enumerate(names) if sum(name.split()[0] in other for other in names) == 1)
    move, name = moves[alone], names[alone]
    words = typed.format(square=move.to, name=name.lower(), word=name.split()[0].upper(), label=tell.label(move))
    await place.people[seat].slash(place.channel, "move", to=words)
    assert (await place.lines())[-1] == (seat, f"{type(move).__name__.lower()} {move.to}")


async def test_what_could_be_several_things_is_none_of_them(place) -> None:
    """Nobody moves somewhere because it came first in a list."""
    await place.begin(2)
    table = await sitting(place)
    tell = Teller(table, "en", plain=True)
    possible = legal(table.game, table.state, table.waits_for[0])
    moves = [each for each in possible if isinstance(each, Move)]
    assert len(moves) > 1
    assert begun(moves, {"to": ""}, tell) == []
    letters = [{part[0] for part in tell.thing(each.to).lower().split()} for each in moves]
    shared = set.intersection(*letters)
    assert all(begun(moves, {"to": letter}, tell) == [] for letter in shared)


def test_a_drawing_stands_whole_on_its_page() -> None:
    drawing = "\n".join(["```", *(["#  #  #"] * 6), "```"])
    first, second = pages("a line\n" * 265 + drawing)
    assert "```" not in first
    assert second == drawing


def test_a_drawing_longer_than_a_page_is_closed_and_opened_again() -> None:
    leaves = pages("\n".join(["```", *(["x" * 60] * 60), "```"]))
    assert len(leaves) > 1
    assert all(leaf.count("```") == 2 and len(leaf) <= LONGEST_PAGE + 4 for leaf in leaves)
