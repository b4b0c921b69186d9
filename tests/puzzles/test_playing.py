"""A puzzle is played by what it offers, taken back, kept as what was said, and one a day is the same for all."""

from random import Random

import pytest

from engine import LESSONS, PUZZLES
from engine.contract import Illegal
from engine.crusoe.actions import Assign, Ready
from engine.crusoe.plan import needed
from engine.island import puzzles as island_puzzles
from engine.island.actions import AskMe, EndTurn, Move
from engine.island.puzzles.solving import Solver
from engine.play import write
from engine.puzzles import Reason
from render.goals import people, why

ISLAND, BRIDGES, CRUSOE = PUZZLES["island"], PUZZLES["bridges"], PUZZLES["crusoe"]

every_game = pytest.mark.parametrize("game", PUZZLES)


@every_game
@pytest.mark.parametrize("seed", range(6))
def test_whatever_one_says_a_puzzle_ends_and_can_be_taken_back(game, seed):
    """No card comes; what is kept of an attempt is what was said."""
    chance, puzzling = Random(seed), PUZZLES[game]
    attempt = puzzling.start(chance.choice(puzzling.puzzles))
    before = [attempt]
    while offers := puzzling.offers(attempt.puzzle, attempt.state):
        onward = [each for each in offers if "take-back" not in write(each[1])]
        attempt = puzzling.say(attempt, *chance.choice(onward or offers))
        before.append(attempt)
    assert puzzling.again(attempt.puzzle, attempt.said) == attempt
    for earlier in reversed(before[:-1]):
        attempt = puzzling.undo(attempt)
        assert (attempt.said, attempt.state, attempt.verdict) == (earlier.said, earlier.state, earlier.verdict)


def test_no_card_is_turned_up_on_the_island():
    """FI-70, FI-90: the decks stay as they lie, whatever is played."""
    for puzzle in ISLAND.puzzles[::30]:
        begun = ISLAND.start(puzzle)
        for step in ISLAND.explained(puzzle):
            assert step.state.flood_deck == begun.state.flood_deck
            assert step.state.treasure_deck == begun.state.treasure_deck


def test_a_turn_is_ended_only_for_the_next_player():
    """FI-60: two treasures take two turns; who wins or saves does so in one."""
    for puzzle in ISLAND.puzzles[:40]:
        offers = [action for _, action in ISLAND.offers(puzzle, ISLAND.begin(puzzle))]
        assert any(isinstance(action, EndTurn) for action in offers) == (puzzle.goal == "capture-two")
        assert not any(isinstance(action, AskMe) for action in offers)


def test_a_plan_is_judged_once_it_is_handed_in():
    """RC-070: until then it's open; afterwards it can only be taken back."""
    for puzzle in CRUSOE.puzzles:
        begun = CRUSOE.start(puzzle)
        assert CRUSOE.judged(puzzle, begun.state) is None
        handed_in = CRUSOE.hand_in(begun)
        judged = CRUSOE.judged(puzzle, handed_in.state)
        assert handed_in.verdict == "failed"
        assert judged is not None
        assert judged.percent < judged.best == CRUSOE.asked(puzzle).percent
        assert judged.cause
        assert CRUSOE.offers(puzzle, handed_in.state) == []
        assert CRUSOE.undo(handed_in) == begun
        solved = CRUSOE.explained(puzzle)[-1]
        best = CRUSOE.judged(puzzle, solved.state)
        assert best is not None
        assert best.percent == best.best
        with pytest.raises(Illegal, match="not-in-this-puzzle"):
            CRUSOE.hand_in(solved)


def test_a_plan_that_cannot_be_carried_out_is_refused():
    """RC-082: a line with too few pawns; the rules say so."""
    puzzle, seat, action = next(
        (puzzle, seat, action)
        for puzzle in CRUSOE.puzzles
        for seat, action in CRUSOE.offers(puzzle, CRUSOE.begin(puzzle))
        if isinstance(action, Assign) and needed(CRUSOE.begin(puzzle), action.to) > 1
    )
    begun = CRUSOE.say(CRUSOE.start(puzzle), seat, action)
    assert not any(isinstance(each, Ready) for _, each in CRUSOE.offers(puzzle, begun.state))
    with pytest.raises(Illegal, match="too-few-pawns"):
        CRUSOE.hand_in(begun)


def test_there_is_no_plan_to_hand_in_on_the_island():
    with pytest.raises(Illegal, match="not-in-this-puzzle"):
        ISLAND.hand_in(ISLAND.start(ISLAND.puzzles[0]))


def test_what_is_not_offered_is_refused():
    attempt = ISLAND.start(ISLAND.puzzles[0])
    with pytest.raises(Illegal, match="not-in-this-puzzle"):
        ISLAND.say(attempt, attempt.state.turn, Move("Z9"))
    with pytest.raises(Illegal, match="not-in-this-puzzle"):
        ISLAND.say(attempt, attempt.state.turn, EndTurn())
    with pytest.raises(Illegal, match="no-such-puzzle"):
        ISLAND.numbered(301)


@every_game
def test_each_day_has_one_and_none_comes_again_before_all_have_been(game):
    puzzling = PUZZLES[game]
    many = len(puzzling.puzzles)
    first = 738_000 // many * many
    days = [puzzling.of_the_day(day).number for day in range(first, first + 2 * many)]
    assert sorted(days[:many]) == sorted(days[many:]) == list(range(1, many + 1))
    assert days[:many] != days[many:]


@pytest.mark.parametrize("game", LESSONS)
def test_each_lesson_is_solved_by_its_way_and_a_wrong_first_step_has_its_reason(game):
    """Of the first actions exactly those that lead on are right, and each other one says why it fails."""
    puzzling = LESSONS[game]
    for puzzle in puzzling.puzzles:
        assert puzzling.explained(puzzle)[-1].verdict == "solved"
        begun, names = puzzling.start(puzzle), people(game, puzzling.game.view(puzzling.begin(puzzle), None), "en")
        tried = [puzzling.say(begun, *offer) for offer in puzzling.offers(puzzle, begun.state)]
        right = [each for each in tried if each.verdict != "failed"]
        assert (len(right), len(tried)) == (puzzle.leads, puzzle.among), puzzle.number
        for attempt in tried:
            reason = puzzling.why(puzzle, attempt.state) if attempt.verdict == "failed" else None
            assert (reason is None) == (attempt.verdict != "failed")
            if reason is not None:
                assert all(place in why(game, reason, names, "en") for place, _ in reason.places)


def test_a_wrong_step_names_the_tile_that_sinks_or_what_is_missing():
    """FI-92, FI-60, FI-100."""
    puzzling = LESSONS["island"]
    told = {}
    for number, line in ((1, "move C5"), (3, "sandbag E3"), (4, "move C4"), (6, "lift D4 C3 0")):
        puzzle = puzzling.numbered(number)
        begun = puzzling.start(puzzle)
        offer = next(each for each in puzzling.offers(puzzle, begun.state) if write(each[1]) == line)
        told[number] = puzzling.why(puzzle, puzzling.say(begun, *offer).state)
    assert told[1] == Reason("sinks", (("C2", "gold-gate"),))
    assert told[3] == Reason("sinks", (("A3", "tidal-palace"),))
    assert told[4] == Reason("no-treasure", treasure="chalice")
    assert told[6] == Reason("no-lift")


def test_what_is_remembered_of_a_puzzle_is_forgotten_where_it_grows_too_large(monkeypatch):
    """Whatever is tried, a verdict comes, and the same one."""
    puzzle = max(ISLAND.puzzles, key=lambda each: each.among)
    begun = ISLAND.start(puzzle)
    offers = ISLAND.offers(puzzle, begun.state)
    island_puzzles.posed.cache_clear()
    verdicts = [ISLAND.say(begun, *offer).verdict for offer in offers]
    grown = remembered(island_puzzles.posed(puzzle))
    monkeypatch.setattr(island_puzzles, "MOST_KEPT", grown * 2 // 3)
    island_puzzles.posed.cache_clear()
    first = island_puzzles.posed(puzzle)
    assert [ISLAND.say(begun, *offer).verdict for offer in offers] == verdicts
    assert island_puzzles.posed(puzzle) is not first
    assert remembered(first) <= grown * 2 // 3
    island_puzzles.posed.cache_clear()


def remembered(solver: Solver) -> int:
    return len(solver._leads) + len(solver._fails)
