"""Giving up an action, changing one's mind, and being done."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from engine.bridges.actions import Done, Skip, TakeBack
from engine.bridges.draft import Draft, Part, staged
from engine.bridges.events import HandedIn, Skipped, TookBack, Withdrew
from engine.bridges.rules.staging import not_now, stage
from engine.bridges.state import Bridges, PlayingCard
from engine.contract import Action, Choice, Doubt, Illegal, Seat, Step

# Giving up


def may_skip(state: Bridges, seat: Seat) -> Sequence[Skip]:
    """Each action as a whole, as long as it could be done."""
    draft = state.drafts[seat]
    if draft.done:
        return ()
    if draft.number_is_open:
        return _SKIP_NUMBER_OR_BOTH
    return _SKIP_BRIDGES if not draft.drawn and draft.bridges_to_draw else ()


_SKIP_NUMBER_OR_BOTH = (Skip("number"), Skip("both"))
_SKIP_BRIDGES = (Skip("bridges"),)


def do_skip(state: Bridges, seat: Seat, action: Skip) -> Step[Bridges]:
    """Give up action a, action b, or both, each as a whole (BR-019, AMB-03)."""
    draft = state.drafts[seat]
    parts: tuple[Part, ...] = ("number", "bridges") if action.what == "both" else (action.what,)
    draft = draft.changed(draft.board, draft.written, draft.drawn, (*draft.without(*parts), *parts))
    return stage(state, seat, draft, Skipped(seat, parts))


def why_not_skip(state: Bridges, seat: Seat, action: Skip) -> Illegal:
    return not_now(state, seat) or _why_not_given_up(state, state.drafts[seat], action.what)


def _why_not_given_up(state: Bridges, draft: Draft, what: str) -> Illegal:
    if what in draft.given_up:
        return Illegal("given-up-already", what=what)
    if draft.drawn:
        return Illegal("bridges-are-drawn", what=what, drawn=draft.drawn)
    if what != "bridges" and draft.written:
        return Illegal("number-is-written", what=what, island=draft.written)
    if draft.number_is_open:
        return Illegal("write-first", number=state.card.number)
    return Illegal("nothing-to-give-up", what=what)


SKIP = Choice(Skip, may_skip, do_skip, why_not_skip)


# Changing one's mind


def may_take_back(state: Bridges, seat: Seat) -> Sequence[TakeBack]:
    """Anything of this round until it closes; the number only while no bridge was drawn after it."""
    draft = state.drafts[seat]
    if draft.has_no_choice:
        return ()
    if draft.done:
        return _WITHDRAW
    if not draft.written and not draft.drawn and not draft.given_up:
        return ()
    return _take_backs(bool(draft.written), draft.drawn, draft.given_up)


@lru_cache(maxsize=4096)
def _take_backs(written: bool, drawn: tuple[str, ...], given_up: tuple[Part, ...]) -> tuple[TakeBack, ...]:
    done = ["number"] if not drawn and (written or "number" in given_up) else []
    done += sorted(set(drawn))
    done += ["bridges"] if drawn or "bridges" in given_up else []
    return tuple(map(TakeBack, [*done, "all"]))


_WITHDRAW = (TakeBack("done"),)


def do_take_back(state: Bridges, seat: Seat, action: TakeBack) -> Step[Bridges]:
    """Your own round is free to change until it closes (BR-035, AMB-09)."""
    draft = state.drafts[seat]
    written, drawn, given_up = draft.written, draft.drawn, draft.given_up
    match action.what:
        case "done":
            return stage(state, seat, replace(draft, done=False), Withdrew(seat))
        case "all":
            written, drawn, given_up = None, (), ()
        case "number":
            written, given_up = None, draft.without("number")
        case "bridges":
            drawn, given_up = (), draft.without("bridges")
        case connection:
            last = len(drawn) - 1 - drawn[::-1].index(connection)
            drawn = drawn[:last] + drawn[last + 1 :]
    board = staged(state.boards[seat], state.card.number, written, drawn)
    return stage(state, seat, draft.changed(board, written, drawn, given_up), TookBack(seat, action.what))


def why_not_take_back(state: Bridges, seat: Seat, action: TakeBack) -> Illegal:
    if not isinstance(state.agenda[0], PlayingCard):
        return Illegal("boards-are-not-passed", seats=state.seats)
    draft = state.drafts[seat]
    if draft.done:
        return not_now(state, seat) or Illegal("already-done")
    if action.what == "done":
        return Illegal("not-done-yet")
    if action.what == "number" and draft.drawn:
        return Illegal("bridges-are-drawn", what="number", drawn=draft.drawn)
    possible = tuple(each.what for each in may_take_back(state, seat))
    return Illegal("nothing-to-take-back", what=action.what[:20], possible=possible)


TAKE_BACK = Choice(TakeBack, may_take_back, do_take_back, why_not_take_back)


# Done


def may_be_done(state: Bridges, seat: Seat) -> Sequence[Done]:
    """Once the number and the bridges are done, given up, or impossible."""
    draft = state.drafts[seat]
    if draft.done or draft.number_is_open or draft.bridges_to_draw:
        return ()
    return _DONE


_DONE = (Done(),)


def do_be_done(state: Bridges, seat: Seat, action: Done) -> Step[Bridges]:
    """When all have completed action b, the round closes (BR-028)."""
    still_out = tuple(other for other in PlayingCard().waits_for(state) if other != seat)
    return stage(state, seat, replace(state.drafts[seat], done=True), HandedIn(seat, still_out))


def why_not_done(state: Bridges, seat: Seat, action: Done) -> Illegal:
    return not_now(state, seat) or _what_remains(state, state.drafts[seat])


def _what_remains(state: Bridges, draft: Draft) -> Illegal:
    if draft.number_is_open:
        return Illegal("still-to-do", what="number", number=state.card.number, bridges=state.card.bridges)
    return Illegal("still-to-do", what="bridges", number=state.card.number, bridges=draft.bridges_to_draw)


DONE = Choice(Done, may_be_done, do_be_done, why_not_done)


def is_moot(state: Bridges, seat: Seat, action: Action) -> bool:
    """Once a player without a choice had to say that they were done (AMB-22)."""
    if action not in (Done(), TakeBack("done")):
        return False
    if not state.agenda:
        return True
    if not isinstance(state.agenda[0], PlayingCard):
        return False
    return action not in (*may_be_done(state, seat), *may_take_back(state, seat))


def gives_up(state: Bridges, seat: Seat) -> Sequence[Skip]:
    """The bridges, by a player who is done before any of them is drawn."""
    return () if state.drafts[seat].number_is_open else may_skip(state, seat)


def asks_first(state: Bridges, seat: Seat, action: Action) -> Doubt | None:
    """Giving something up is easily pressed, and not what one mostly wants."""
    return Doubt("skip") if isinstance(action, Skip) else None
