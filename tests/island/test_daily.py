"""The island of the day: the same for everybody, another one each day."""

from engine.island import GAME
from engine.island.daily import daily_island
from engine.play import legal, play, start, waiting


def played(seed: int, turns: int) -> list[object]:
    """Seat 0 does the first thing that is legal and ends the turn; the others think."""
    today = daily_island(seed)
    state = start(GAME, today.seats, today.options, today.seed).state
    tables: list[object] = [state]
    mind = GAME.minds[today.mind]
    while state.agenda and len(tables) < turns:
        seat = waiting(state)[0]
        actions = legal(GAME, state, seat)
        state = play(GAME, state, seat, actions[0] if seat == 0 else mind(GAME.view(state, seat), seat, actions)).state
        tables.append(state)
    return tables


def test_who_plays_alike_meets_alike():
    """FI-10 to FI-17: the decks, the adventurers, and what the computers do."""
    assert played(20261118, 9) == played(20261118, 9)


def test_each_day_differs_and_each_can_be_set_up():
    days = [daily_island(seed) for seed in range(60)]
    assert (
        len({(each.options["difficulty"], each.options["layout"], each.options["adventurers"]) for each in days}) > 55
    )
    assert {each.options["difficulty"] for each in days} == {"novice", "normal", "elite", "legendary"}
    for each in days:
        state = start(GAME, each.seats, each.options, each.seed).state
        assert waiting(state) == (0,)
        assert GAME.faults(state) == []
