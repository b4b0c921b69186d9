"""What every choice in a round begins or ends with."""

from __future__ import annotations

from msgspec.structs import replace

from engine.bridges.draft import Draft
from engine.bridges.state import Bridges, PlayingCard
from engine.contract import Event, Illegal, Seat, Step


def stage(state: Bridges, seat: Seat, draft: Draft, event: Event) -> Step[Bridges]:
    """The table with this round of one seat."""
    drafts = (*state.drafts[:seat], draft, *state.drafts[seat + 1 :])
    return Step(replace(state, drafts=drafts), (event,))


def not_now(state: Bridges, seat: Seat) -> Illegal | None:
    """Before the first card, or once a seat is done."""
    if not isinstance(state.agenda[0], PlayingCard):
        return Illegal("boards-are-not-passed", seats=state.seats)
    draft = state.drafts[seat]
    if not draft.done:
        return None
    return Illegal("nothing-possible", number=state.card.number) if draft.has_no_choice else Illegal("already-done")
