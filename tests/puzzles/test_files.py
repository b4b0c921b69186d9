"""Every puzzle of the files: it can be begun, its solution solves it, no two are alike, and the calm player fails."""

from itertools import combinations

import pytest

from engine import PUZZLES
from engine.bridges.puzzles import __main__ as bridges_finding
from engine.contract import Unreadable
from engine.crusoe.planner import suggest_calmly
from engine.crusoe.puzzles import __main__ as crusoe_finding
from engine.crusoe.puzzles import odds_of_plan
from engine.crusoe.puzzles import posed as crusoe_posed
from engine.crusoe.puzzles.goals import is_reached, read_goal, write_goal
from engine.crusoe.puzzles.solving import key_of, plans
from engine.crusoe.puzzles.tables import read_table as read_round
from engine.crusoe.puzzles.tables import write_table as write_round
from engine.crusoe.view import view as crusoe_view
from engine.island.actions import EndTurn
from engine.island.puzzles import __main__ as island_finding
from engine.island.puzzles import offered, posed
from engine.island.puzzles.tables import read_table, write_table
from engine.play import legal
from engine.puzzles import VERSION, Puzzle, dump, load
from tests.puzzles import plain

ISLAND, BRIDGES, CRUSOE = PUZZLES["island"], PUZZLES["bridges"], PUZZLES["crusoe"]
FOR_BEGINNERS = {"island": 5}
"""The first ones of a file, chosen for who is new; the others go from easy to hard."""

every_game = pytest.mark.parametrize("game", PUZZLES)


def of_kind(kind: str) -> list[Puzzle]:
    return [puzzle for puzzle in ISLAND.puzzles if puzzle.goal.split()[0] == kind]


def test_there_are_many_of_each_kind():
    """300 for the island, 100 for Bridges, 27 for Robinson Crusoe; its search for 30 did not end."""
    assert len(ISLAND.puzzles) == 300
    assert {kind: len(of_kind(kind)) for kind in island_finding.WANTED} == island_finding.WANTED
    assert len(BRIDGES.puzzles) == 100
    kinds = [puzzle.goal.split()[0] for puzzle in CRUSOE.puzzles]
    assert len(kinds) >= 27
    assert all(3 <= kinds.count(kind) <= most for kind, most in crusoe_finding.WANTED.items())
    assert {crusoe_posed(puzzle).table.seats for puzzle in CRUSOE.puzzles} == {1, 2, 3, 4}


@every_game
def test_each_solution_solves(game):
    """Step by step through the engine; before its last step nothing is solved and nothing lost."""
    puzzling = PUZZLES[game]
    for puzzle in puzzling.puzzles:
        steps = puzzling.explained(puzzle)
        assert [step.verdict for step in steps] == ["open"] * (len(steps) - 1) + ["solved"], puzzle
        assert puzzling.again(puzzle, puzzle.solution) == steps[-1]


def test_the_calm_player_solves_none_at_once():
    """Neither on the island nor at Bridges; in Robinson Crusoe its plan is never good enough."""
    for puzzle in ISLAND.puzzles:
        solver = posed(puzzle)
        assert not island_finding.is_calmly_solved(solver.goal, solver.before), puzzle
    for puzzle in BRIDGES.puzzles:
        assert bridges_finding.played_calmly(BRIDGES.begin(puzzle)) < BRIDGES.asked(puzzle).points, puzzle
    for puzzle in CRUSOE.puzzles:
        table, goal = crusoe_posed(puzzle)
        calm = suggest_calmly(crusoe_view(table, 0), 0)
        assert calm is not None
        assert not is_reached(goal, odds_of_plan(puzzle, calm.lines).works), puzzle


def test_no_two_are_alike():
    """By each game's own distance."""
    ideas = [island_finding.idea_of(puzzle) for puzzle in ISLAND.puzzles]
    for one, other in combinations(ideas, 2):
        assert island_finding.distance(one, other) >= island_finding.APART
    boards = [BRIDGES.begin(puzzle).boards[0] for puzzle in BRIDGES.puzzles]
    for one, other in combinations(boards, 2):
        assert bridges_finding.distance(one, other) >= bridges_finding.APART
    assert len({puzzle.table for puzzle in CRUSOE.puzzles}) == len(CRUSOE.puzzles)
    for first, second in combinations(map(crusoe_finding.ideas_of, CRUSOE.puzzles), 2):
        assert len(first ^ second) >= crusoe_finding.APART


@every_game
def test_the_rating_counts_what_is_legal_and_the_order_goes_from_easy_to_hard(game):
    puzzling = PUZZLES[game]
    for puzzle in puzzling.puzzles:
        state = puzzling.begin(puzzle)
        firsts = [action for _, action in puzzling.offers(puzzle, state) if not isinstance(action, EndTurn)]
        assert puzzle.among == len(firsts) or puzzling.counts == "plans"
        assert 1 <= puzzle.leads < puzzle.among
    shares = [puzzle.share for puzzle in puzzling.puzzles[FOR_BEGINNERS.get(puzzling.name, 0) :]]
    assert shares == sorted(shares, reverse=True)
    assert [puzzling.level(puzzling.puzzles[at]) for at in (0, -1)] == ["easy", "hard"]


@every_game
def test_a_line_of_the_file_is_written_as_it_was_read(game):
    puzzling = PUZZLES[game]
    assert dump(game, puzzling.puzzles) == puzzling.file.read_text("utf-8")
    if game == "island":
        for puzzle in puzzling.puzzles:
            assert write_table(read_table(puzzle.table)) == puzzle.table
    if game == "crusoe":
        for puzzle in puzzling.puzzles:
            table = read_round(puzzle.table)
            assert write_round(table) == puzzle.table
            assert write_goal(read_goal(puzzle.goal, table)) == puzzle.goal


@every_game
def test_a_file_of_another_version_or_a_torn_line_is_named(game):
    """One clear sentence each."""
    text = PUZZLES[game].file.read_text("utf-8")
    with pytest.raises(Unreadable, match=f"this version reads '{game} puzzles, version {VERSION}'"):
        load(game, text.replace(f"version {VERSION}", "version 9", 1))
    with pytest.raises(Unreadable, match="the file begins with ''"):
        load(game, "")
    with pytest.raises(Unreadable, match="line 3 is no puzzle"):
        load(game, "\n".join((*text.splitlines()[:3], text.splitlines()[3][:30])))


@pytest.mark.parametrize(
    ("before", "after"),
    [("classic", "nowhere"), (" novice ", " cosy "), ("E", "Z"), ("#", "~"), ("/", "//"), (" 1 ", " 9 "), ("a", "b")],
)
def test_a_table_that_is_none_is_named(before, after):
    """FI-01, FI-02: a piece too many or too few, a place that is not there."""
    table = next(
        each.table
        for each in ISLAND.puzzles
        if all(part in each.table for part in ("classic", " novice ", "#", " 1 ", "E"))
    )
    with pytest.raises(Unreadable, match="no table of the island"):
        read_table(table.replace(before, after, 1))


def test_a_game_of_bridges_that_never_was_is_named():
    """BR-015, BR-020: a card twice, a number where none may be."""
    puzzle = BRIDGES.puzzles[0]
    for table in (
        "",
        puzzle.table.replace("A", "C", 1),
        puzzle.table[:-1],
        puzzle.table.replace(" / ", " 11A:- / ", 1),
    ):
        with pytest.raises(Unreadable, match="no table of bridges"):
            BRIDGES.begin(Puzzle(1, puzzle.goal, 1, 2, table, puzzle.solution))
    with pytest.raises(Unreadable, match="no goal of bridges"):
        BRIDGES.begin(Puzzle(1, "points many", 1, 2, puzzle.table, puzzle.solution))


ROUND = (
    "castaways 5 carpenter:4 cook:7 friday:1 / wood:2 shelter:1 / A2:8 B2:5 / knife / rope / rain@weather / - event-a5"
)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        *(("castaways", "nowhere"), (" 5 ", " 55 "), ("cook:7", "cook:x"), ("cook", "carpenter"), ("wood", "gold")),
        *(("B2:5", "B2:8"), ("B2", "Z9"), ("knife", "knife knife"), ("rope", "ropes"), ("event-a5", "event-a99")),
        *(("rain@weather", "rain"), (" / ", " // "), ("- event", "event-a5 event"), ("@weather", "@build")),
    ],
)
def test_a_round_that_never_was_is_named(before, after):
    """RC-010 to RC-030: a card or tile twice, a thing that isn't in the box, goods nobody has."""
    assert write_round(read_round(ROUND)) == ROUND
    with pytest.raises(Unreadable, match="no table of crusoe"):
        read_round(ROUND.replace(before, after, 1))


@pytest.mark.parametrize(
    "goal", ["", "survive", "survive 101", "survive 0", "build ark 90", "threat left 90", "raise wood 2 90", "store 3"]
)
def test_a_goal_that_cannot_be_asked_is_named(goal):
    """There is a threat on the right alone."""
    with pytest.raises(Unreadable, match="no goal of crusoe"):
        read_goal(goal, read_round(ROUND))


# By a second solver; `python -m tests.puzzles.every` asks it about all of them


SMALL = 14
"""With so few first actions nearly everything can be looked at in a moment."""


@pytest.mark.parametrize(
    "puzzle", [each for each in ISLAND.puzzles if each.among <= SMALL], ids=lambda each: each.number
)
def test_a_plain_search_finds_the_same_on_the_island(puzzle):
    """FI-20: the shortest solution is as long, and the same first actions lead to one."""
    assert_the_same_on_the_island(puzzle)


@pytest.mark.parametrize(
    "puzzle", [each for each in ISLAND.puzzles[6::42] if each.among <= 60], ids=lambda each: each.number
)
def test_a_limited_search_finds_the_same_on_the_island(puzzle):
    """FI-20, FI-60, FI-100: of larger turns some."""
    assert_the_same_on_the_island(puzzle, limited=True)


def assert_the_same_on_the_island(puzzle: Puzzle, *, limited: bool = False, most: int = plain.MOST) -> None:
    solver = posed(puzzle)
    solved = plain.island(puzzle, solver.before, limited=limited, most=most)
    assert solved.shortest == len(puzzle.solution)
    assert len(solved.leading) == puzzle.leads
    for seat, action in offered(solver.goal, solver.before, solver.before):
        if not isinstance(action, EndTurn):
            after = ISLAND.do(puzzle, solver.before, seat, action).state
            assert ((seat, action) in solved.leading) == (ISLAND.verdict(puzzle, after) != "failed")


@pytest.mark.parametrize("kind", island_finding.WANTED)
def test_what_a_limited_search_leaves_out_helps_nobody(kind):
    """FI-30, FI-40: where everything can be looked at, it leads no further than without what cannot help."""
    for puzzle in [each for each in of_kind(kind) if each.among <= SMALL]:
        before = posed(puzzle).before
        everything, limited = (plain.island(puzzle, before, limited=limited) for limited in (False, True))
        assert limited[:2] == everything[:2]
        assert limited.tables <= everything.tables


@pytest.mark.parametrize("puzzle", BRIDGES.puzzles[::9], ids=lambda each: each.number)
def test_a_plain_search_finds_the_same_at_bridges(puzzle):
    """BR-017: no more points can be reached, and the same first actions lead to them."""
    assert_the_same_at_bridges(puzzle)


def assert_the_same_at_bridges(puzzle: Puzzle) -> None:
    state = BRIDGES.begin(puzzle)
    solved = plain.bridges(puzzle, state)
    assert solved.shortest is not None
    assert len(solved.leading) == puzzle.leads
    assert puzzle.among == len(legal(BRIDGES.game, state, 0))


def small_rounds() -> list[Puzzle]:
    """Of the rounds the third with the fewest plans."""
    return sorted(CRUSOE.puzzles, key=lambda each: each.among)[: len(CRUSOE.puzzles) // 3]


@pytest.mark.parametrize("puzzle", CRUSOE.puzzles, ids=lambda each: each.number)
def test_the_rules_themselves_roll_the_same_chance_of_the_solution(puzzle):
    """RC-081, RC-140: every roll of the solution and of the calm plan, by the rules' own chores."""
    table, goal = crusoe_posed(puzzle)
    solved, rounds = CRUSOE.explained(puzzle)[-1], plain.Rounds()
    works = float(plain.crusoe_works(puzzle, table, solved.state, rounds))
    assert works == pytest.approx(odds_of_plan(puzzle, solved.state.plan).works)
    assert is_reached(goal, works)


@pytest.mark.parametrize("puzzle", small_rounds()[:4], ids=lambda each: each.number)
def test_a_plain_search_finds_the_same_in_a_round(puzzle):
    """RC-070: the same plans can be handed in, and every 40th works as often by the rules' own rolls."""
    assert_the_same_in_a_round(puzzle, every=40)


def assert_the_same_in_a_round(puzzle: Puzzle, every: int = 1) -> None:
    """The plans are the same, so are the chances of these, and as many of them solve it."""
    table, goal = crusoe_posed(puzzle)
    found, second, rounds = plans(table), plain.crusoe_plans(table), plain.Rounds()
    assert {key_of(planned.plan) for planned in second.values()} == set(found)
    assert len(second) == puzzle.among
    leads = 0
    for number, planned in enumerate(second.values()):
        first = odds_of_plan.__wrapped__(puzzle, planned.plan).works
        leads += is_reached(goal, first)
        if number % every == 0 or is_reached(goal, first):
            assert float(plain.crusoe_works(puzzle, table, planned, rounds)) == pytest.approx(first)
    assert leads == puzzle.leads
