"""What the planner has learned about mornings: it sees what lies open, and prefers what one would."""

from random import Random
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from bench.reviews import Played, fitted
from engine import play
from engine.crusoe import GAME
from engine.crusoe.cards.meanings.weather import dice_today
from engine.crusoe.parts import Goods
from engine.crusoe.planner import choose, choose_deeply, hint, learned, suggest
from engine.crusoe.planner.features import features
from engine.crusoe.planner.ground import Ground, Sky, possible_skies
from engine.crusoe.planner.learned import VERSION, file_of, known_of, read
from engine.crusoe.planner.value import score
from engine.crusoe.progress import CannibalsProgress, JennyProgress, VolcanoProgress
from engine.crusoe.scenarios import SCENARIOS
from engine.crusoe.scenarios.cannibals import unbearable, way_to_city
from engine.crusoe.state import Lost, Token, Won
from engine.crusoe.view import view
from engine.crusoe.weights import WEIGHTS
from tests.crusoe.table import table, who
from tests.crusoe.test_planner import played, shuffled

FILE = file_of("castaways")
LATE = replace(table().progress, pile=6)


def chance(state):
    return learned.chance(state, read(FILE))


def camp(**changes):
    """A morning late in the game, with a camp that stands."""
    stands = {"round": 8, "shelter": True, "roof": 2, "items": ("fire", "hatchet"), "progress": LATE}
    return table(**{**stands, "stock": Goods(wood=2, food=2), **changes})


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_sees_nothing_hidden(scenario):
    """Two mornings that look alike are worth the same."""
    for seats in (1, 4):
        luck = Random(seats)
        for state in played(seats, scenario, choose)[::37]:
            assert features(shuffled(state, luck)) == features(state)


def test_most_of_what_is_seen_has_been_learned():
    """A name that is told and has no row would be lost."""
    known = read(FILE).rows
    told = features(camp(tokens=(Token("rain", "weather"),), threats=("event-b1", "event-b2")))
    assert [name for name in told if name not in known] == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_was_learned_says_by_what_it_was_accepted(scenario):
    assert read(file_of(scenario)).accepted.keys() == {"games", "won-1", "won-2", "won-3", "won-4"}


NEARER: dict[str, dict[str, Any]] = {
    "cursed": {"tokens": (Token("cross", "A2"), Token("cross", "B2"))},
    "jenny": {"items": ("rope", "rescue-raft"), "progress": JennyProgress(rescued=True)},
    "volcano": {"progress": VolcanoProgress(explored=6, temples_lost=2)},
    "cannibals": {"progress": CannibalsProgress(burnt=2), "weapons": 6},
    "family": {"shelter": True, "roof": 1, "palisade": 1, "weapons": 1},
}


@pytest.mark.parametrize("scenario", NEARER)
def test_the_nearer_the_goal_the_better_the_morning(scenario):
    """RC-280: what the scenario asks for is a part of what is reached, and is worth something."""
    state = play.start(GAME, 2, {"scenario": scenario}, 1).state
    state = replace(state, round=4, island=state.island | {"B2": 1})
    nearer = replace(state, **NEARER[scenario])
    assert 0 <= SCENARIOS[scenario].reached(state) < SCENARIOS[scenario].reached(nearer) < 1
    net = read(file_of(scenario))
    assert learned.chance(nearer, net) > learned.chance(state, net)


def test_the_way_to_the_city_is_counted_in_tiles_still_to_explore():
    """RC-R26: it lies beside C1 and D2; from the camp on A2 three tiles are between."""
    state = play.start(GAME, 2, {"scenario": "cannibals"}, 1).state
    assert way_to_city(state) == 3
    assert way_to_city(replace(state, island=state.island | {"B2": 1, "C2": 2})) == 1
    assert way_to_city(replace(state, island=state.island | {"B2": 1, "C2": 2, "D2": 3})) == 0


def test_the_city_is_bearable_for_whoever_survives_it():
    """RC-R26: its strength is 21, three less for each village burnt; weapons count. The thirteenth wound kills."""
    state = table("cook", "explorer", scenario="cannibals")
    assert unbearable(state) == 21 - 12
    armed = replace(state, weapons=3, progress=CannibalsProgress(burnt=2))
    assert unbearable(armed) == 21 - 6 - 3 - 12


MISSING, BROKEN, OTHER = "missing", "broken", "another version"


@pytest.mark.parametrize("how", [MISSING, BROKEN, OTHER])
def test_without_what_was_learned_rules_of_thumb_take_its_place(how, monkeypatch, tmp_path):
    """Hints, suggestions and the strong mind go on."""
    file = tmp_path / "castaways.json"
    if how != MISSING:
        older = json.encode(replace(read(FILE), version=VERSION + 1))
        file.write_bytes(older if how == OTHER else older[:100])
    monkeypatch.setattr(learned, "FOLDER", tmp_path)
    known_of.cache_clear()
    try:
        state = camp(round=5)
        seen, actions = view(state, 0), play.legal(GAME, state, 0)
        assert hint(seen, 0, actions, 3).what in actions
        assert suggest(seen, 0).lines
        assert choose_deeply(seen, 0, actions) in actions
        assert learned.worth(state, WEIGHTS) == score(state, WEIGHTS)
    finally:
        known_of.cache_clear()


def test_an_end_is_what_it_is():
    assert chance(camp(outcome=Won(2, 10, {}))) == 1
    assert chance(camp(outcome=Lost("death", 10, {}))) == 0


def test_the_better_morning_is_worth_more():
    """RC-042, RC-155, RC-162: hearts, meals, wood and a pile that grows; the weakest counts."""
    now = chance(camp())
    assert chance(who(camp(), "cook", wounds=9)) < now
    assert chance(camp(stock=Goods(wood=2))) < now
    assert chance(camp(stock=Goods(wood=5, food=2))) > now
    assert chance(camp(progress=replace(LATE, pile=10))) > now
    assert chance(camp(items=("hatchet",))) < now


@pytest.mark.parametrize("number", [2, 5, 9])
def test_a_night_is_the_mean_of_its_skies(number):
    """RC-143 to RC-148: what is kept of a night is what each sky would do, by its odds."""
    ground = Ground(camp(round=number, tokens=(Token("storm", "weather"),)), WEIGHTS)
    skies = possible_skies(ground.clouds(0))
    assert sum(sky.odds for sky in skies) == pytest.approx(1)
    assert bool(dice_today(ground.table)) == (len(skies) > 1)
    assert skies[0].storm
    for wood in (0, 3, 12):
        home = ground.camp._replace(wood=wood)
        assert ground.night(home) == pytest.approx(sum(sky.odds * ground.suffered(home, sky) for sky in skies))


def test_more_wood_than_any_night_takes_is_all_one():
    ground = Ground(camp(round=9), WEIGHTS)
    worst = Sky(1.0, 2, 4, "beast")
    plenty = [ground.suffered(ground.camp._replace(wood=wood, meals=20), worst) for wood in (10, 30)]
    assert plenty[0] == plenty[1]
    assert ground.night(ground.camp._replace(wood=10)) == ground.night(ground.camp._replace(wood=30))


# The chance that comes true


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_value_that_is_alike_promises_less_the_fewer_rounds_are_left(scenario):
    net = read(file_of(scenario))
    seen = features(played(2, scenario, choose)[0])
    assert 0 < net.calibrated(seen, 0.8) < net.calibrated(seen, 0.1) < 1


def test_a_better_morning_has_the_better_chance():
    assert learned.foreseen(camp()) > learned.foreseen(camp(shelter=False, roof=0))
    assert learned.foreseen(replace(camp(), agenda=(), outcome=Won(2, 10, {}))) == 1
    assert learned.foreseen(replace(camp(), agenda=(), outcome=Lost("time", 0, {}))) == 0


def test_a_chance_is_fitted_to_how_games_ended():
    """Of games whose chances are known it finds them, and by these it finds nothing left to change."""
    luck, games = Random(1), []
    for seed in range(3000):
        value, gone = luck.gauss(0, 1.5), luck.random()
        won = luck.random() < learned.share(-1 + 2 * value - 1.5 * gone)
        games.append(Played("jenny", 2, seed, won, ((value, gone),)))
    assert fitted(games, 1.0, 0.0) == pytest.approx((-1, 2, 1.5), abs=0.25)
