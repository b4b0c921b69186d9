"""The shortest way to each question, found in games of the computer; at a table it is gone again."""

from functools import cache

from engine.play import legal, play, start, waiting, write
from tests.castaway_evenings.camp import Camp, Commands
from tests.castaway_evenings.found import GAME

SEEDS = range(1, 7)
FURTHEST = 80


@cache
def ways() -> dict[str, tuple[int, tuple[tuple[int, str], ...]]]:
    """The shortest way to each: the game's seed, and what the computer's people say until then."""
    found: dict[str, tuple[int, tuple[tuple[int, str], ...]]] = {}
    for seed in SEEDS:
        state, lines = start(GAME, 2, {}, seed).state, list[tuple[int, str]]()
        while (seats := waiting(state)) and len(lines) < FURTHEST:
            row = asked(GAME.view(state, None))
            if row not in found or len(lines) < len(found[row][1]):
                found[row] = seed, tuple(lines)
            action = GAME.mind(GAME.view(state, seats[0]), seats[0], legal(GAME, state, seats[0]))
            lines.append((seats[0], write(action)))
            state = play(GAME, state, seats[0], action).state
    return found


def asked(view) -> str:
    if view.waiting == "rolling" and [view.people[seat].character for seat in view.waits_for] == [view.acting.pawns[0]]:
        return "rolling one's own"
    return str(view.asked.asks) if view.waiting == "choosing" else str(view.waiting)


async def until(camp: Camp, row: str, **options) -> int:
    """A table at this question; the seat that is asked."""
    await camp.begin(2, **options)
    for seat, line in ways()[row][1]:
        await Commands(camp).say(seat, line)
    table = await camp.sitting()
    assert asked(table.view()) == row
    return table.waits_for[0]
