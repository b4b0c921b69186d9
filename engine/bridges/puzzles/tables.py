"""A game alone up to its last cards, in one line: how every card was played, and the cards that are to come, all known.

`A H4 52K:A-B+C-D 13-:- / 31 62 / 11`: side; island and number of the set-up; for each card its number and bridges, the
island written or `-`, the bridges drawn or `-`; the cards to come, in order; the card in the box.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from engine.bridges.actions import Bridge, Done, Prewrite, Skip, Write
from engine.bridges.events import Played
from engine.bridges.parts import CARDS, Card
from engine.bridges.rulebook import RULES
from engine.bridges.state import Bridges
from engine.contract import Action, Illegal, Unreadable
from engine.play import play, start

NONE: Final = "-"


def write_table(state: Bridges, story: tuple[Played, ...]) -> str:
    """The line of a table at the beginning of a card; the story tells how those before it were played."""
    begun = state.prewritten[0]
    assert begun is not None
    rounds = " ".join(_round(played) for played in story)
    to_come = " ".join(_card(card) for card in (state.card, *state.deck))
    return f"{state.side} {begun.island}{begun.number} {rounds} / {to_come} / {_card(state.hidden)}"


def _card(card: Card) -> str:
    return f"{card.number}{card.bridges}"


def _round(played: Played) -> str:
    return f"{_card(played.card)}{played.island or NONE}:{'+'.join(played.bridges) or NONE}"


def read_table(line: str) -> Bridges:
    """The table of a line, played again by the rules."""
    try:
        before, to_come, hidden = line.split(" / ")
        side, begun, *rounds = before.split(" ")
        deck = [_read_card(each[:2]) for each in rounds] + [_read_card(each) for each in to_come.split(" ")]
        if sorted((*deck, box := _read_card(hidden))) != sorted(CARDS):
            raise ValueError("not every card exactly once")  # noqa: TRY301 — told with the line, as any other fault
        state = start(RULES, 1, {"side": side}, 0).state
        state = play(RULES, replace(state, deck=tuple(deck), hidden=box), 0, _beginning(begun)).state
        for each in rounds:
            state = _played(state, *each[2:].split(":"))
    except (Illegal, ValueError, TypeError) as fault:
        raise Unreadable(f"no table of bridges: {line[:60]!r} ({fault})") from None
    return state


def _beginning(said: str) -> Prewrite:
    return Prewrite(said[0], 4 if said[1:] == "4" else 3)  # type: ignore[arg-type]


def _read_card(digits: str) -> Card:
    return Card(*map(int, digits))


def _played(state: Bridges, island: str, bridges: str) -> Bridges:
    """One card, as it was played."""
    if state.drafts[0].number_is_open:
        state = _said(state, Skip("number") if island == NONE else Write(island))  # type: ignore[arg-type]
    for connection in bridges.split("+") if bridges != NONE else ():
        state = _said(state, Bridge(connection))
    if state.drafts[0].bridges_to_draw:
        state = _said(state, Skip("bridges"))
    return _said(state, Done())


def _said(state: Bridges, action: Action) -> Bridges:
    return play(RULES, state, 0, action).state
