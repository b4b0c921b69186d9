"""Hints in three levels: where to look, why, what. The strong mind says what; two futures compared say why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from engine.contract import Action, HintLevel, Seat, Tip
from engine.island.actions import Discard, EndTurn, Lift, Pass, PassGame, PassTurn, Sandbag, Square, Swim
from engine.island.foresight.search import Search
from engine.island.foresight.thinking import Effort, Thinker, answers
from engine.island.foresight.value import UNREADABLE
from engine.island.imagined import imagined
from engine.island.mind import choose
from engine.island.odds import odds
from engine.island.parts import CARDS_FOR_A_TREASURE, Held, is_treasure
from engine.island.reasons import Facts, Futures, Reason, Side, Why, greatest_risk, hundreds, why_first
from engine.island.state import Island
from engine.island.turns import led_to
from engine.island.view import IslandView

Said = tuple[tuple[Seat, Action], ...]

ADVISER: Final = Thinker(Effort(keep=12, futures=4))
"""Quick enough to be asked while a table waits."""
HELP: Final = 0.01
"""What a card must bring, in chances to win, to be offered in somebody else's turn."""
SPENDING: Final[dict[type[Action], Held]] = {Lift: "helicopter-lift", Sandbag: "sandbags"}
READY: Final = 0.03
"""So likely must a loss be that one's card should be ready for it."""


class Spent(Struct, frozen=True):
    """A special card that is used up, and how much likelier that makes a victory, in hundreds."""

    card: Held
    points: int


class Hint(Tip, frozen=True):
    """Where to look is a tile, a card, or both."""

    why: Why | None = None
    facts: Facts = Facts()
    spent: Spent | None = None


class Advice(NamedTuple):
    """All three levels at once."""

    reason: Reason
    said: Said
    to: Seat | None = None
    spent: Spent | None = None


AS_IT_IS: Final[frozenset[Why]] = frozenset({"waits", "rises"})
"""Reasons for which there is nothing to do, and so nowhere to look."""


def hint(view: IslandView, seat: Seat, legal: Sequence[Action], level: HintLevel) -> Hint:
    """Where to look; from the second level on why; on the third what."""
    advice = advise(view, seat, legal)
    why, facts = advice.reason.why, advice.reason.facts
    where = tuple([each for each in (facts.tile, facts.card) if each is not None]) if why not in AS_IT_IS else ()
    if level == 1:
        return Hint(where, to=advice.to)
    if level == 2 or not advice.said:
        return Hint(where, why, facts=facts, to=advice.to, spent=advice.spent)
    (_, what), *then = advice.said
    return Hint(where, why, facts=facts, to=advice.to, what=what, then=tuple(then), spent=advice.spent)


def hint_calmly(view: IslandView, seat: Seat, legal: Sequence[Action], level: HintLevel) -> Hint:
    """Where to look, and on the third level what, as the calm mind would do it: at once, and so without a reason."""
    if not legal or seat not in view.waits_for:
        return Hint((), to=next(iter(view.waits_for), None))
    action = choose(view, seat, legal)
    named = [getattr(action, field, None) for field in ("tile", "to", "card")]
    where = tuple([each for each in named if isinstance(each, str)])
    return Hint(where or (view.pawns[seat],), what=action if level == 3 else None)


def advise(view: IslandView, seat: Seat, legal: Sequence[Action]) -> Advice:
    """For whoever asks; where nothing learned can be read, by the calm mind."""
    try:
        return _thought_over(view, seat, legal)
    except UNREADABLE:
        state = imagined(view)
        if seat not in view.waits_for:
            return Advice(_waits(state), ())
        return _answering(state, seat, choose(view, seat, legal), seat)


def _thought_over(view: IslandView, seat: Seat, legal: Sequence[Action]) -> Advice:
    """In one's own turn or question what to do, in another's how to help."""
    state = imagined(view)
    if seat not in view.waits_for:
        return _helping(view, state, seat)
    if view.waiting in {"acting", "ending"}:
        said, spent = _thrifty(view, state, ADVISER.best_turn(view, seat).said, seat)
        return _acting(state, said, seat)._replace(spent=spent)
    return _answering(state, seat, ADVISER.best_answer(view, seat, legal), seat)


def _acting(state: Island, said: Said, asker: Seat) -> Advice:
    if not said:
        return Advice(_waits(state), ((state.turn, EndTurn()),))
    return Advice(why_first(state, said, asker) or Reason("nothing"), said)


def _thrifty(view: IslandView, state: Island, said: Said, seat: Seat) -> tuple[Said, Spent | None]:
    """FI-83, FI-85: the best turn, and what its special card brings; without the card if that brings too little."""
    if (card := _card_of(said)) is None:
        return said, None
    without = ADVISER.best_without_cards(view, seat)
    brings = ADVISER.value(led_to(state, said)[0]) - ADVISER.value(without.state)
    return (said, _spent(card, brings)) if brings > HELP else (without.said, None)


def _card_of(said: Said) -> Held | None:
    """The first special card that is played, other than to fly home."""
    return next((SPENDING[type(action)] for _, action in said if type(action) in SPENDING), None)


def _spent(card: Held, brings: float) -> Spent:
    return Spent(card, max(1, round(100 * brings)))


def _waits(state: Island) -> Reason:
    """Nothing that could be done is better: what the cards can bring."""
    if risk := greatest_risk(state):
        return Reason("waits", Facts(tile=state.map.squares[risk[0]], before=hundreds(risk[1])))
    if rise := hundreds(odds(state).rise):
        return Reason("rises", Facts(card="waters-rise", before=rise))
    return Reason("nothing")


# Questions


def _answering(state: Island, seat: Seat, action: Action, asker: Seat) -> Advice:
    match action:
        case Discard(card):
            reason: Reason | None = _lets_go(state, seat, card)
        case Swim(to):
            reason = _swims(state, seat, to)
        case Pass() | PassTurn() | PassGame():
            reason = _keeps(state, seat)
        case EndTurn():
            reason = _waits(state)
        case _:
            reason = Futures(state, ((seat, action),), asker).why()
    return Advice(reason or Reason("nothing"), ((seat, action),), spent=_spent_at_a_question(state, seat, action))


def _spent_at_a_question(state: Island, seat: Seat, action: Action) -> Spent | None:
    """What a card brings there, compared with the best other answer."""
    if type(action) not in SPENDING:
        return None
    others = [each for each in answers(state, seat) if type(each) not in SPENDING]
    if not others:
        return None
    brings = ADVISER.worth(state, seat, action) - max(ADVISER.worth(state, seat, each) for each in others)
    return _spent(SPENDING[type(action)], brings)


def _lets_go(state: Island, seat: Seat, card: Held) -> Reason:
    """FI-80: what is of no use, or what the team can do without."""
    side = Side(state)
    held, team = side.held(seat, card), sum(side.held(each, card) for each in range(state.seats))
    if is_treasure(card) and not side.missing(card):
        return Reason("useless", Facts(card=card))
    if is_treasure(card) and held > CARDS_FOR_A_TREASURE:
        return Reason("too-many", Facts(card=card, before=held))
    return Reason("lets-go", Facts(card=card, before=team, after=state.treasure_deck.count(card)))


def _swims(state: Island, seat: Seat, to: Square) -> Reason:
    """FI-94: how one gets on from there, and how likely it sinks too."""
    place, player = state.map.place[to], state.players[seat]
    landed = replace(state, players=state.players_with(seat, player.at(place)))
    ways_on = list(Side(landed).ways[seat].values()).count(1)
    return Reason("swims", Facts(tile=to, before=ways_on, after=hundreds(Side(landed).sinks(place))))


def _keeps(state: Island, seat: Seat) -> Reason:
    """FI-R4: what is at risk, and the card that is worth more later."""
    hand, risk = state.players[seat].hand, greatest_risk(state)
    card: Held = "sandbags" if "sandbags" in hand else "helicopter-lift"
    if risk is None:
        return Reason("keeps", Facts(card=card))
    return Reason("keeps", Facts(card=card, tile=state.map.squares[risk[0]], before=hundreds(risk[1])))


# In somebody else's turn


def _helping(view: IslandView, state: Island, seat: Seat) -> Advice:
    """A card of one's own that helps now; one to have ready; or what to say to whom the table waits for."""
    asked = view.waits_for[0]
    if view.waiting not in {"acting", "ending"}:
        action = ADVISER.best_answer(view, asked, answers(state, asked))
        return _answering(state, asked, action, seat)._replace(to=asked)
    search = Search(ADVISER.value, ADVISER.effort.keep)
    theirs = search.best(state, asked, 1)[0]
    hand = state.players[seat].hand
    if "sandbags" in hand or "helicopter-lift" in hand:
        mine = search.best(state, seat, 1)[0]
        if mine.worth > theirs.worth + HELP and (said := mine.turn.said) and said[0][0] == seat:
            card = _card_of(said)
            spent = _spent(card, mine.worth - theirs.worth) if card is not None else None
            return _acting(state, said, seat)._replace(spent=spent)
        if ready := _ready(theirs.turn.state, seat):
            return Advice(ready, ())
    return _acting(state, theirs.turn.said, seat)._replace(to=asked)


def _ready(state: Island, seat: Seat) -> Reason | None:
    """FI-R4: what Sandbags could still save before the flood cards."""
    risk = greatest_risk(state, [place for place, _ in Side(state).dear()])
    if risk is None or risk[1] < READY or "sandbags" not in state.players[seat].hand:
        return None
    return Reason("ready", Facts(tile=state.map.squares[risk[0]], card="sandbags", before=hundreds(risk[1])))
