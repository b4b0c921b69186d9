"""FI-R4: who is asked at a gate, why, and how one says how often one wants to be."""

from random import Random

from msgspec.structs import replace

from engine.contract import Seat
from engine.island import GAME
from engine.island.events import AskedFor, Flooded, Passed
from engine.island.parts import TREASURE_ON, TREASURES, bits
from engine.island.state import Acting, Considering, DrawFlood, Island, NextTurn
from engine.island.view import Asking, view
from engine.play import legal, start, waiting
from tests.island.table import Table

SHORE = """
        ~  .
     ~  .  .  .
  .  .  .PX .  .  .
  .  .  .  .  .D .
     .  .  .l .
        .  .
"""
ALONE = """
        .  .
     .  x  .  .
  .  x  ~X x  .  .
  .  .P x  .  .D .
     .  .  .l .
        .  .
"""
DRY = "stone statue"


def asking(table: Table) -> tuple[Asking, ...]:
    return view(table.state, None).asking


def at_the_gate(drawing: str = SHORE, team: str = "PXD", *, asked: str = "matters", **more: str) -> Table:
    """The first player ends the turn and draws two treasure cards."""
    return Table(team, drawing, treasure=DRY, asked=asked, **more).end_turn()  # type: ignore[arg-type]


def is_open(table: Table) -> bool:
    return isinstance(table.state.agenda[0], Considering)


# When it matters


def test_when_it_matters_nobody_is_asked_about_a_tile_that_nobody_needs():
    """FI-R4: C1 and B2 can sink, plain and empty."""
    assert at_the_gate(X="sandbags").state.agenda == (Acting(1),)


def test_when_it_matters_sandbags_are_asked_for_the_way_home():
    """FI-R4, FI-102: the tile and why it is asked are told."""
    table = at_the_gate(SHORE.replace(".l", "~l"), X="sandbags")
    assert table.waits == "X"
    assert asking(table) == (Asking(1, "to-save", ("sandbags",), ("D5",)),)
    assert [(peril.square, peril.matter) for peril in view(table.state, None).perils] == [
        ("C1", None),
        ("B2", None),
        ("D5", "landing"),
    ]


def test_when_it_matters_sandbags_are_asked_for_a_site_of_a_missing_treasure():
    """FI-R4, FI-101: and not once it is captured."""
    wet = SHORE.replace("  ~  .\n", "  ~s .\n", 1)
    assert asking(at_the_gate(wet, X="sandbags")) == (Asking(1, "to-save", ("sandbags",), ("C1",)),)
    assert not is_open(at_the_gate(wet, X="sandbags", captured="stone"))


def test_when_it_matters_sandbags_are_asked_for_the_ground_under_a_pawn():
    """FI-R4, FI-94."""
    table = at_the_gate(SHORE.replace(".D", ". ").replace("\n     ~ ", "\n     ~D"), X="sandbags")
    assert asking(table) == (Asking(1, "to-save", ("sandbags",), ("B2",)),)
    assert [peril.matter for peril in view(table.state, None).perils] == [None, "pawn"]


def test_when_it_matters_nothing_is_asked_about_a_tile_that_cannot_sink():
    """FI-R4: its flood card lies in the discards, or in a layer that is not reached."""
    wet = SHORE.replace(".l", "~l")
    assert not is_open(at_the_gate(wet, X="sandbags", flood_discards="D5"))
    risen = Table(
        "PXD", wet, treasure="rise stone", flood_discards="A3 A4 F3", X="sandbags", asked="matters"
    ).end_turn()
    assert not is_open(risen)
    returned = Table(
        "PXD", wet, treasure="rise stone", flood_discards="A3 D5", X="sandbags", asked="matters"
    ).end_turn()
    assert asking(returned) == (Asking(1, "to-save", ("sandbags",), ("D5",)),)


def test_when_it_matters_a_lift_is_asked_for_a_pawn_that_could_not_swim():
    """FI-R4, FI-95: the Explorer swims off diagonally, the Messenger cannot."""
    assert not is_open(at_the_gate(ALONE, "XPD", D="lift"))
    stuck = at_the_gate(ALONE.replace("~X", "~M"), "MPD", D="lift")
    assert asking(stuck) == (Asking(2, "to-save", ("helicopter-lift",), ("C3",)),)


def test_both_cards_of_one_player_are_named():
    """FI-R4: Sandbags would keep the way home, a lift carry off who stands there."""
    table = at_the_gate(ALONE.replace("~X", "~M").replace(".l", "~l"), "MPD", D="lift sandbags")
    assert asking(table) == (Asking(2, "to-save", ("helicopter-lift", "sandbags"), ("C3", "D5")),)


def test_when_it_matters_a_lift_is_asked_to_win():
    """FI-R4, FI-100: no tile need be in danger."""
    home = SHORE.replace(".PX", ".").replace(".D", ".").replace(".l", ".lPXD")
    table = at_the_gate(home, D="lift", captured="stone statue crystal chalice")
    assert asking(table) == (Asking(2, "to-win", ("helicopter-lift",), ()),)


def test_when_it_matters_is_how_everybody_is_asked_who_said_nothing():
    """FI-R4."""
    assert view(Table("PX", SHORE, asked="matters").state, None).asked == ("matters", "matters")


# Other answers


def test_a_standing_answer_of_never_closes_the_gates():
    """FI-R4: this one and those to come, until asked for again."""
    table = at_the_gate(team="PX", X="lift", asked="always")
    assert table.choices("X", "ask-me") == {"matters", "saving", "never"}
    table.play("X ask-me never")
    assert table.events[0] == AskedFor(1, "never")
    assert table.state.agenda == (Acting(1),)
    table.end_turn()
    assert table.waits == "P"
    assert table.choices("X", "ask-me") == {"matters", "saving", "always"}
    table.play("X ask-me always", "P end-turn")
    assert table.waits == "X"


def test_at_any_time_one_can_ask_to_be_asked_more():
    """FI-R4: to be asked less is said at a gate."""
    table = Table("PX", SHORE, asked="matters", X="lift")
    assert table.choices("X", "ask-me") == {"saving", "always"}
    table.play("X ask-me saving")
    assert table.choices("X", "ask-me") == {"always"}


def test_a_standing_answer_of_always_asks_wherever_a_card_could_be_played():
    """FI-R4: told with what can sink."""
    (told,) = asking(at_the_gate(asked="always", X="sandbags"))
    assert told == Asking(1, "as-wished", ("sandbags",), ("C1", "B2"))
    (told,) = asking(at_the_gate(asked="always", flood_discards="C1 B2", X="lift"))
    assert told == Asking(1, "as-wished", ("helicopter-lift",), ())


def test_a_standing_answer_of_saving_asks_once_something_can_be_saved():
    """FI-R4: a flooded tile whose card this phase can turn up."""
    assert not is_open(at_the_gate(flood_discards="C1 B2", X="sandbags", asked="saving"))
    risky = at_the_gate(flood_discards="C1", X="sandbags", asked="saving")
    assert asking(risky) == (Asking(1, "as-wished", ("sandbags",), ("B2",)),)


def test_with_saving_a_lift_is_asked_for_a_pawn_in_danger():
    """FI-R4."""
    assert not is_open(at_the_gate(X="lift", asked="saving"))
    assert at_the_gate(SHORE.replace(".D", "~D"), X="lift", asked="saving").waits == "X"


def test_who_is_not_asked_may_still_play():
    """FI-83: a standing answer takes nothing away."""
    table = Table("PXD", SHORE, X="lift", D="sandbags", asked="never")
    assert table.choices("D", "sandbag") == {"C1", "B2"}
    table.play("D ask-me always", "P end-turn")
    assert table.waits == "D"
    assert table.choices("X", "lift")


def test_a_standing_answer_is_given_once():
    """FI-R4: less than now at a gate, and what holds already not at all."""
    table = Table("PX", SHORE, X="lift", asked="always")
    table.refuses("X ask-me always", "so-already", when="always")
    table.refuses("X ask-me never", "only-at-a-gate", when="never")
    table.refuses("X pass", "nothing-to-pass")
    table.refuses("X pass-turn", "nothing-to-pass")
    table.refuses("X pass-game", "nothing-to-pass")


# Passing for more than this gate


def test_a_pass_for_the_game_is_one_act():
    """FI-R4: a pass, and a standing answer of never."""
    table = at_the_gate(team="PX", X="lift", asked="always").play("X pass-game")
    assert table.events[:2] == (Passed(1), AskedFor(1, "never"))
    table.play("X end-turn", "P end-turn")
    assert table.state.agenda == (Acting(1),)


def test_a_pass_for_the_turn_ends_with_it():
    """FI-R4: at a careful pace, where a turn has more gates than one."""
    table = at_the_gate(team="PX", flood="A3 F3", X="lift", asked="always", pace="careful").play("X pass-turn")
    assert table.events[0] == Passed(1)
    assert len(table.told(Flooded)) == 2
    assert table.state.agenda == (Acting(1),)
    table.end_turn()
    assert table.waits == "X", "the next turn asks again"


def test_a_pass_for_the_turn_is_offered_where_it_says_more_than_a_pass():
    """FI-R4: not at the one gate of a swift turn, nor at the last of a careful one."""
    swift = at_the_gate(team="PX", X="lift", asked="always")
    assert swift.verbs("X") >= {"pass", "pass-game"}
    assert "pass-turn" not in swift.verbs("X")
    careful = at_the_gate(team="PX", X="lift", asked="always", pace="careful")
    for _ in range(3):
        assert "pass-turn" in careful.verbs("X")
        careful.play("X pass")
    assert "pass" in careful.verbs("X")
    assert "pass-turn" not in careful.verbs("X")


def test_who_passed_for_the_turn_is_asked_before_somebody_drowns():
    """FI-R5: that is no gate."""
    wet = ALONE.replace("~X", "~M")
    table = Table("MPD", wet, treasure=DRY, flood="C3 F3", D="lift", asked="always", pace="careful").end_turn()
    table.play("D pass-turn")
    assert (view(table.state, None).waiting, table.waits) == ("swimming", "D")


def test_passing_is_no_story():
    """What came of nothing is left out."""
    assert Passed.is_quiet
    assert AskedFor.is_quiet
    assert not Flooded.is_quiet


# Over many games


def test_nothing_that_matters_sinks_while_a_holder_of_sandbags_was_not_asked():
    """FI-R4: on the default, at both paces, in every game that is played here."""
    sank = sum(watched(seed, pace) for seed in range(12) for pace in ("swift", "careful"))
    assert sank > 30, "the watch has something to see"


def watched(seed: int, pace: str) -> int:
    """How many tiles that mattered sank, each after all those had been asked who could have kept it."""
    chance, sank, were_asked = Random(seed), 0, set[Seat]()
    state = start(GAME, 2 + seed % 3, {"pace": pace}, seed).state
    while state.agenda:
        todo = state.agenda[0]
        if isinstance(todo, Considering):
            were_asked |= {*waiting(state)}
        after = one_step(state, chance)
        for place in bits(after.sunk & ~state.sunk):
            if is_needed(state, place):
                sank += 1
                assert holders(state) <= were_asked
        if isinstance(todo, NextTurn) or (isinstance(todo, DrawFlood) and pace == "careful"):
            were_asked = set()
        state = after
    return sank


def one_step(state: Island, chance: Random) -> Island:
    """What the runner does next, and no more: an act of somebody it waits for, or a chore."""
    todo = state.agenda[0]
    if asked := waiting(state):
        seat = chance.choice(asked)
        offered = legal(GAME, state, seat)
        by_chance = chance.random() < 0.15
        action = chance.choice(offered) if by_chance else GAME.mind(GAME.view(state, seat), seat, offered)
        return GAME.choice_for[type(action)].do(state, seat, action).state
    chore = GAME.chores.get(type(todo))
    return chore(state, todo).state if chore else replace(state, agenda=state.agenda[1:])


def is_needed(state: Island, place: int) -> bool:
    """Fools' Landing, a site of a treasure not captured, the ground under a pawn."""
    treasure = TREASURE_ON.get(state.tiles[place])
    is_missing = treasure is not None and state.captured[TREASURES.index(treasure)] is None
    return place == state.landing or is_missing or any(player.pawn == place for player in state.players)


def holders(state: Island) -> set[Seat]:
    """Of Sandbags, who want to be asked when it matters and have not said otherwise for this turn."""
    return {
        seat
        for seat, player in enumerate(state.players)
        if "sandbags" in player.hand and player.asked == "matters" and not player.passing
    }
