"""Every card is played once, and what happens is what its data say."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from engine import play
from engine.crusoe import GAME
from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards import words as w
from engine.crusoe.cards.loader import effects_of
from engine.crusoe.cards.words import Option
from engine.crusoe.events import (
    AmbushSet,
    BeastAdded,
    BeastLeft,
    BookRead,
    CampMoved,
    CardDrawn,
    CardReshuffled,
    CardSeen,
    CoverLifted,
    Cursed,
    CurseLifted,
    DemandUnmet,
    DeterminationChanged,
    DiscoveryFound,
    FirstPassed,
    Forbade,
    Fought,
    GoodsGained,
    GoodsLost,
    Healed,
    Injured,
    InventionDiscarded,
    InventionDrawn,
    ItemLost,
    ItemsMarked,
    LevelChanged,
    Limited,
    MoraleChanged,
    PawnGained,
    Recovered,
    Soothed,
    SourceExhausted,
    StartingItemFound,
    StayedOut,
    TerrainCovered,
    TileFlipped,
    TilesSeen,
    TokenIgnored,
    TokenPlaced,
    TokenRemoved,
    Wounded,
)
from engine.crusoe.parts import Goods
from engine.crusoe.state import Cause, Choosing, Cover, Do, EventPhase, Injury, Kept, Planning, Token
from tests.crusoe.table import face, settle, table, who

RICH = Goods(wood=20, food=20, preserved=5, hide=20)


def full_table(**changes):
    """Plenty of everything, so that each effect can show itself."""
    state = table("cook", "explorer", "soldier")
    island = {"A2": 8, "B2": 6, "A3": 3, "B1": 7, "A1": 5}
    state = replace(
        state,
        stock=RICH,
        shelter=True,
        roof=4,
        palisade=4,
        weapons=6,
        items=("map", "knife", "rope"),
        inventions=("fire", "shovel", "bow", "cellar", "raft", "moat", "wall"),
        hunt=("beast-fox", "beast-birds"),
        island=island,
        tiles=tuple(tile for tile in (1, 2, 4, 9, 10, 11)),
        phase="event",
    )
    for name in ("cook", "explorer", "soldier"):
        state = who(state, name, determination=6, wounds=3)
    state = replace(
        state,
        invention_deck=tuple(name for name in state.invention_deck if name not in (*state.inventions, *state.items)),
        beasts=tuple(name for name in state.beasts if name not in state.hunt),
    )
    return replace(state, **changes)


def told(events, kind):
    return [event for event in events if isinstance(event, kind)]


def shows(kind, **wanted):
    """Something of this kind was told."""

    def check(effect, events, before, after):
        found = told(events, kind)
        assert any(all(getattr(each, name) == value for name, value in wanted.items()) for each in found), (
            effect,
            events,
        )

    return check


def gained(effect, events, before, after):
    times = before.seats if effect.per_player else 1
    won = Goods(effect.wood * times, effect.food * times, effect.preserved * times, effect.hide * times)
    assert won in [event.goods for event in told(events, GoodsGained)]


def lost(effect, events, before, after):
    for kind in ("wood", "food", "hide"):
        if n := getattr(effect, kind):
            assert Goods(**{kind: n}) in [event.goods for event in told(events, GoodsLost)]


def tokens_moved(effect, events, before, after):
    changes = told(events, DeterminationChanged)
    if effect.everything:
        assert any(change.by < 0 for change in changes)
    else:
        assert sum(change.by == effect.n for change in changes) >= (before.seats if effect.who == "all" else 1)


def morale_moved(effect, events, before, after):
    assert any((event.by > 0) == (effect.n > 0) for event in told(events, MoraleChanged))


def wounded(effect, events, before, after):
    people = {"all": before.seats, "fighter": 0}.get(effect.who, 1)
    assert sum(event.n == effect.n for event in told(events, Wounded)) >= people


def level_moved(sign):
    def check(effect, events, before, after):
        levels = ("roof", "palisade") if effect.what == "either" else (effect.what,)
        if getattr(effect, "only_lost", False):
            return
        assert any(event.what in levels and event.by == sign * effect.n for event in told(events, LevelChanged)), effect

    return check


def laid(effect, events, before, after):
    found = [*told(events, TokenPlaced), *told(events, TokenIgnored)]
    assert any(event.token == effect.token for event in found)


def exhausted(effect, events, before, after):
    assert told(events, SourceExhausted) or told(events, DemandUnmet) or ("wither", "C3") in pairs(after)


def pairs(state):
    return {(token.kind, token.at) for token in state.tokens}


def later(effect, events, before, after):
    assert any(each.when == effect.when and each.effects == effect.effects for each in after.later)


def produced(effect, events, before, after):
    assert after.production != before.production


def kept(effect, events, before, after):
    assert len(after.kept) > len(before.kept)


def six_markers(effect, events, before, after):
    assert len(after.later) == effect.n * before.seats


def thrown_away(effect, events, before, after):
    assert len(told(events, InventionDiscarded)) == effect.n


def items_gone(effect, events, before, after):
    assert len(told(events, ItemLost)) == effect.n


def at_the_bottom(effect, events, before, after):
    assert after.hunt == before.hunt[1:] + before.hunt[:1]


def cursed(effect, events, before, after):
    assert told(events, CurseLifted if effect.lifted else Cursed)


def nothing_to_see(effect, events, before, after):
    """Its own tests show what it does."""


CHECKS: dict[Any, Callable[..., None]] = {
    w.Gain: gained,
    w.Discard: lost,
    w.DiscardAll: shows(GoodsLost),
    w.Determination: tokens_moved,
    w.Morale: morale_moved,
    w.Wound: wounded,
    w.Heal: shows(Healed),
    w.Injure: shows(Injured),
    w.Recover: shows(Recovered),
    w.Soothe: shows(Soothed),
    w.ShareWounds: six_markers,
    w.Raise: level_moved(1),
    w.Lower: level_moved(-1),
    w.Halve: shows(LevelChanged),
    w.Disarm: shows(LevelChanged, now=0),
    w.MoveCamp: shows(CampMoved),
    w.Produce: produced,
    w.StayOut: shows(StayedOut),
    w.Put: laid,
    w.Remove: shows(TokenRemoved),
    w.Exhaust: exhausted,
    w.CoverTerrain: shows(TerrainCovered),
    w.FlipTile: shows(TileFlipped),
    w.Uncover: shows(CoverLifted),
    w.ScoutTiles: shows(TilesSeen),
    w.Reshuffle: shows(CardReshuffled),
    w.Keep: kept,
    w.DiscardInventions: thrown_away,
    w.DrawInventions: shows(InventionDrawn),
    w.LoseItems: items_gone,
    w.MarkItems: shows(ItemsMarked),
    w.LoseMarked: shows(ItemLost),
    w.StartingItem: shows(StartingItemFound),
    w.Discoveries: shows(DiscoveryFound),
    w.Mysteries: shows(CardDrawn, deck="mystery"),
    w.PeekEvent: shows(CardSeen, deck="event"),
    w.AddBeast: shows(BeastAdded),
    w.Ambush: shows(AmbushSet),
    w.EndAmbush: shows(BeastAdded),
    w.DiscardHunt: shows(BeastLeft),
    w.PeekHunt: shows(CardSeen, deck="hunt"),
    w.HuntToBottom: at_the_bottom,
    w.TakeHunt: shows(Fought, strength=0),
    w.FightHunt: shows(Fought),
    w.Fight: shows(Fought),
    w.Limit: shows(Limited),
    w.Forbid: shows(Forbade),
    w.PassFirst: shows(FirstPassed),
    w.Pawn: shows(PawnGained),
    w.Curse: cursed,
    w.Later: later,
    w.Book: shows(BookRead),
    w.DropTreasures: nothing_to_see,
    w.StopMysteries: nothing_to_see,
    w.BuildAgain: nothing_to_see,
    w.BuildFree: nothing_to_see,
    w.Bounty: nothing_to_see,
    w.Again: nothing_to_see,
    w.ThreatsStrike: nothing_to_see,
}


def branches(effects, state):
    """Every way through a card's choices and conditions: the words answered, and the plain effects that follow."""
    ways: list[tuple[tuple[str, ...], tuple[Any, ...]]] = [((), ())]
    for effect in effects:
        inner: list[tuple[tuple[str, ...], tuple[Any, ...]]] = [((), (effect,))]
        if isinstance(effect, w.Choose):
            inner = [
                ((option.word, *words), plain)
                for option in effect.options
                for words, plain in branches(option.effects, state)
            ]
        elif isinstance(effect, w.Given):
            holds = (not effect.has or effect.has in state.items) and state.weapons >= effect.weapons
            inner = branches(effect.then if holds else effect.otherwise, state)
        ways = [(words + more, plain + deeds) for words, plain in ways for more, deeds in inner]
    return ways


def play_half(effects, card, **changes):
    """Plays every branch of a card and checks each plain effect of it."""
    state = full_table(**changes)
    cause = Cause(card=card, actor="cook", suffers="actor", space="B2", source="wood", field="gather")
    for words, plain in branches(effects, state):
        step = settle(face(state, Do(tuple(effects), cause)), *words)
        assert not GAME.faults(replace(step.state, gone=()))
        for effect in plain:
            CHECKS[type(effect)](effect, step.events, state, step.state)


def marked(card):
    """Whoever bears what this card's event half asks for."""
    return {
        "people": who(full_table(), "explorer", injuries=injuries(card), bowl=True).people,
        "marked": ("knife",),
        "tokens": (Token("strength", "explore"),),
        "covers": (Cover("A3", "fish", card),),
        "ambush": ("beast-bear",),
        "beasts": tuple(name for name in LIBRARY.beasts if name not in ("beast-bear", "beast-fox", "beast-birds")),
    }


def injuries(card):
    return tuple(Injury(each.part, each.of) for each in effects_of(cards(card)) if isinstance(each, w.Recover))


def cards(card):
    for deck in (LIBRARY.events, LIBRARY.adventures, LIBRARY.mysteries):
        if card in deck:
            return deck[card]
    raise KeyError(card)


@pytest.mark.parametrize("card", LIBRARY.events)
def test_each_event_its_action_and_its_threat(card):
    """RC-052, RC-089, RC-121, RC-055."""
    data = LIBRARY.events[card]
    others = {"event_deck": tuple(each for each in full_table().event_deck if each != card)}
    play_half(data.event, card, **marked(card), **others)
    play_half(data.threat, card, **marked(card), **others)
    play_half(data.action.reward, card, **marked(card), **others)


@pytest.mark.parametrize("card", LIBRARY.adventures)
def test_each_adventure_and_its_event_half(card):
    """RC-112, RC-051, RC-220."""
    data = LIBRARY.adventures[card]
    decks = {field: tuple(each for each in names if each != card) for field, names in full_table().adventures.items()}
    play_half(data.effects, card, **marked(card), adventures=decks)
    play_half(data.event, card, **marked(card), adventures=decks)


@pytest.mark.parametrize("card", LIBRARY.mysteries)
def test_each_mystery_and_its_event_half(card):
    """RC-223, RC-051."""
    data = LIBRARY.mysteries[card]
    deck = tuple(each for each in full_table().mysteries if each != card)
    play_half(data.effects, card, **marked(card), mysteries=deck)
    play_half(data.event, card, **marked(card), mysteries=deck)


@pytest.mark.parametrize("card", LIBRARY.events)
def test_each_event_comes_off_the_deck(card):
    """RC-052, RC-053: its icon, its event, its place."""
    step = settle(face(full_table(event_deck=(card,), round=2), EventPhase()))
    if not step.state.outcome:
        assert step.state.threats[1] == card
        icon = LIBRARY.events[card].icon
        assert told(step.events, BookRead) if icon == "book" else TokenPlaced("adventure", icon) in step.events


@pytest.mark.parametrize(
    ("card", "usage"),
    [
        (card, deck[card].use)
        for deck in (LIBRARY.starting, LIBRARY.mysteries, LIBRARY.discoveries, LIBRARY.abilities, LIBRARY.inventions)
        for card in deck
        if deck[card].use and deck[card].use.effects
    ],
)
def test_each_thing_that_can_be_used(card, usage):
    """RC-036, RC-046, RC-303: what it says happens."""
    known = {w.Ignore, w.Soften, w.Forecast, w.RerollAnimals, w.Thrift, w.Devotion, w.Arm, w.RemoveAny}
    effects = tuple(effect for effect in usage.effects if type(effect) not in known)
    if not isinstance(effects[0] if effects else None, w.Choose):
        play_half(effects, card, items=("map", "pot"))
    assert all(
        type(effect) in CHECKS or type(effect) in known or isinstance(effect, w.Choose) for effect in usage.effects
    )


@pytest.mark.parametrize("name", LIBRARY.wreckage)
def test_each_wreckage(name):
    """RC-092."""
    play_half(LIBRARY.wreckage[name].one, name)
    play_half(LIBRARY.wreckage[name].two, name)


def test_every_word_of_the_cards_is_checked_somewhere():
    """The vocabulary holds no word that no card, scenario or rule says."""
    said = {type(each) for deck in vars(LIBRARY).values() for card in deck.values() for each in effects_of(card)}
    assert said - {w.Choose, w.Given} <= set(CHECKS) | {
        w.Ignore,
        w.Soften,
        w.Forecast,
        w.Thrift,
        w.Devotion,
        w.Arm,
        w.RemoveAny,
        w.Shortcut,
        w.Pen,
        w.Pile,
        w.RemoveMarkers,
        w.Meal,
    }


def test_treasures_of_the_draw_are_dropped():
    """Trap 215: what this draw has won goes again."""
    state = full_table(mysteries=("mystery-170", "mystery-215"))
    step = settle(face(state, Do((w.Mysteries(2, treasure=1, trap=1),), Cause(actor="cook"))), "go-on")
    assert step.state.kept == ()
    assert set(step.state.mystery_discards) == {"mystery-170", "mystery-215"}


def test_a_trap_that_stops_the_draw():
    """Trap 209."""
    state = full_table(mysteries=("mystery-209", "mystery-173"))
    step = settle(face(state, Do((w.Mysteries(2, treasure=1, trap=1),), Cause(actor="cook"))), "go-on")
    assert step.state.mysteries == ("mystery-173",)


def test_all_threats_strike_at_once():
    """Event a34."""
    state = full_table(threats=("event-b11", "event-b18"), morale=2)
    step = settle(face(state, Do((w.ThreatsStrike(),), Cause(card="event-a34", actor="cook"))))
    assert (step.state.threats, step.state.morale) == (("", ""), -2)


def test_the_source_gathered_gives_one_more_and_is_exhausted():
    """Adventure 093."""
    card = LIBRARY.adventures["adventure-093"]
    cause = Cause(card=card.id, actor="cook", suffers="actor", space="B2", source="wood", field="gather")
    step = face(full_table(phase="action"), Do(card.effects, cause))
    assert step.state.future[0].goods == Goods(wood=1)
    assert step.state.covers == (Cover("B2", "wood", card.id),)


def test_what_the_forced_move_lost_comes_back():
    """Event a30: no more than was lost."""
    card = LIBRARY.events["event-a30"]
    state = full_table(roof=3, palisade=1)
    moved = settle(face(state, Do(card.event, Cause(card=card.id, actor="cook")))).state
    assert (moved.roof, moved.palisade) == (2, 1)
    restored = face(moved, Do(card.action.reward, Cause(card=card.id, actor="cook"))).state
    assert (restored.roof, restored.palisade) == (3, 1)


@pytest.mark.parametrize(
    ("roof", "then", "restored"),
    [(1, 2, 1), (3, 1, 2)],
    ids=["the night's move cost some, the card's none", "the card's move cost some, the night's none"],
)
def test_only_what_the_cards_own_move_lost_comes_back(roof, then, restored):
    """Event a30: the camp has moved again since."""
    card = LIBRARY.events["event-a30"]
    cause = Cause(card=card.id, actor="cook")
    moved = settle(face(full_table(roof=roof, palisade=0), Do(card.event, cause))).state
    again = settle(face(replace(moved, roof=then), Do((w.MoveCamp("A2"),), Cause(actor="cook")))).state
    assert face(again, Do(card.action.reward, cause)).state.roof == restored


def test_what_an_earlier_move_lost_does_not_come_back_where_the_camp_stayed():
    """Event a30: with nowhere to go it has lost nothing (RC-R21)."""
    card = LIBRARY.events["event-a30"]
    cause = Cause(card=card.id, actor="cook")
    trapped = settle(face(full_table(island={"A2": 8}, roof=1, lost_roof=1), Do(card.event, cause))).state
    assert face(trapped, Do(card.action.reward, cause)).state.roof == 1


def test_an_amulet_takes_a_token_away():
    """Mystery 174: also while planning."""
    state = full_table(kept=(Kept("mystery-174", 1),), tokens=(Token("reroll", "build"), Token("storm", "weather")))
    state = replace(state, phase="planning", agenda=(Planning(),))
    state = play.play(GAME, state, 0, play.read(GAME, "use mystery-174")).state
    assert isinstance(state.agenda[0], Choosing)
    state = play.play(GAME, state, 0, play.read(GAME, "answer storm-weather")).state
    assert pairs(state) == {("reroll", "build")}
    assert state.kept == ()


def test_a_choice_reads_as_its_options():
    """Every DECIDE has at least two answers with different words."""
    for deck in vars(LIBRARY).values():
        for card in deck.values():
            for effect in effects_of(card):
                if isinstance(effect, w.Choose):
                    words = [option.word for option in effect.options]
                    assert len(set(words)) == len(words) >= 2
                    assert all(isinstance(option, Option) for option in effect.options)
