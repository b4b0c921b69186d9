"""One step of any game: start, see who is waited for, see what is legal, play, replay; save and load."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec.structs import fields, replace

from engine.chance import Luck
from engine.contract import Action, Event, Game, Illegal, Seat, State, Step, Unreadable

S = TypeVar("S", bound=State)


def start(game: Game[S], seats: int, options: Mapping[str, Any], seed: int) -> Step[S]:
    """Set the table and run it up to the first choice."""
    if seats not in game.players:
        raise Illegal("wrong-number-of-seats", seats=seats, least=game.players[0], most=game.players[-1])
    return _do_chores(game, game.set_up(seats, read_options(game, options), Luck(seed)))


def read_options(game: Game[Any], options: Mapping[str, Any]) -> Any:
    """The options as the game's own struct; an unknown one, or an unknown value, is named."""
    known = {each.encode_name for each in fields(game.options)}
    for name, value in options.items():
        if name not in known:
            raise Illegal("unknown-option", option=name, known=sorted(known))
        try:
            msgspec.convert({name: value}, game.options)
        except msgspec.ValidationError as fault:
            raise Illegal("unknown-value", option=name, value=value, fault=str(fault)) from None
    return msgspec.convert(dict(options), game.options)


def waiting(state: Any) -> tuple[Seat, ...]:
    """The seats the table waits for; nobody once the game is over."""
    return state.agenda[0].waits_for(state) if state.agenda else ()


def legal(game: Game[S], state: S, seat: Seat) -> list[Action]:
    """Everything this seat may do now, whether or not it is waited for."""
    agenda = state.agenda  # type: ignore[attr-defined]
    if not agenda:
        return []
    actions: list[Action] = []
    for choice in game.choices[type(agenda[0])]:
        actions += choice.may(state, seat)
    return actions


def play(game: Game[S], state: S, seat: Seat, action: Action) -> Step[S]:
    """The action, then the game's chores, until somebody must choose or the game is over."""
    agenda = state.agenda  # type: ignore[attr-defined]
    if not agenda:
        raise Illegal("game-over")
    if not 0 <= seat < state.seats:
        raise Illegal("no-such-seat", seat=seat)
    choice = game.choice_for.get(type(action))
    if choice is None:
        raise Illegal("unknown-word", word=write(action))
    if choice not in game.choices[type(agenda[0])] or action not in choice.may(state, seat):
        raise choice.why_not(state, seat, action)
    return _do_chores(game, choice.do(state, seat, action))


def replay(
    game: Game[S], seats: int, options: Mapping[str, Any], seed: int, story: Iterable[tuple[Seat, str]]
) -> Step[S]:
    """A whole game again, from its options, its seed and what was said at the table."""
    state, events = start(game, seats, options, seed)
    for seat, line in story:
        state, more = play(game, state, seat, read(game, line))
        events += more
    return Step(state, events)


def _do_chores(game: Game[S], step: Step[S]) -> Step[S]:
    state: Any
    state, events = step
    while state.agenda:
        todo = state.agenda[0]
        if todo.is_settled(state):
            state = replace(state, agenda=state.agenda[1:])
        elif todo.waits_for(state):
            break
        else:
            state, more = game.chores[type(todo)](state, todo)
            events += more
    return Step(state, events)


# Notation: one short line of text for every action, the same in a button's id, a row, a test, a story and a bug report.


def write(action: Action) -> str:
    """`move C3`: the verb, then what was chosen; several of one kind are joined by `+`, an open end is left out."""
    words = [str(action.__struct_config__.tag)]
    for each in fields(action):
        value = getattr(action, each.name)
        if isinstance(value, tuple):
            words.append("+".join(map(str, value)) or "-")
        elif value is not None:
            words.append(str(value))
    return " ".join(words)


def read(game: Game[Any], line: str) -> Action:
    """The action a line names; whether it is legal is another question."""
    verb, *words = line.split() or [""]
    kind = game.action_named.get(verb)
    if kind is None:
        raise Illegal("unknown-word", word=verb[:40], known=sorted(game.action_named))
    places = fields(kind)
    if len(words) > len(places):
        raise Illegal("unknown-word", word=words[len(places)][:40], known=[])
    said: dict[str, Any] = {}
    for place, word in zip(places, words, strict=False):
        many = getattr(place.type, "__origin__", None) is tuple
        said[place.encode_name] = [part for part in word.split("+") if part != "-"] if many else word
    try:
        return msgspec.convert(said, kind, strict=False)
    except msgspec.ValidationError as fault:
        raise Illegal("unreadable", line=line[:100], fault=str(fault)) from None


# Saves


def save(state: State) -> bytes:
    """The table as JSON; the same table gives the same bytes."""
    return msgspec.json.encode(state)


def load(game: Game[S], data: bytes) -> S:
    """The table from its JSON, upgraded from older versions; what is wrong with a bad one is named."""
    try:
        try:
            state = msgspec.json.decode(data, type=game.state)
        except msgspec.ValidationError:
            if not game.upgrades:
                raise
            state = msgspec.convert(_upgraded(game, msgspec.json.decode(data)), game.state)
    except msgspec.DecodeError as fault:
        raise Unreadable(f"{game.name}: {fault}") from None
    newest = next(each.default for each in fields(game.state) if each.name == "version")
    if state.version != newest:
        raise Unreadable(f"{game.name}: version {state.version} is unknown here; the newest is {newest}")
    if faults := game.faults(state):
        raise Unreadable(f"{game.name}: {'; '.join(faults)}")
    return state


def _upgraded(game: Game[Any], raw: Any) -> Any:
    while isinstance(raw, dict) and raw.get("version") in game.upgrades:
        raw = game.upgrades[raw["version"]](raw)
    return raw


def pack(events: Iterable[Event]) -> bytes:
    """What happened, as JSON for a row of the store."""
    return msgspec.json.encode(list(events))


def unpack(game: Game[Any], data: bytes) -> tuple[Event, ...]:
    """What happened, from a row of the store."""
    kinds: Any = game.events[0]
    for kind in game.events[1:]:
        kinds = kinds | kind
    return tuple(msgspec.json.decode(data, type=list[kinds]))
