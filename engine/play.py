"""One step of any game: start, see who is waited for, see what is legal, play, replay; save and load."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache, reduce
from operator import or_
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
    try:
        return msgspec.convert(dict(options), game.options)
    except msgspec.ValidationError:
        raise _bad_option(game, options) from None


def _bad_option(game: Game[Any], options: Mapping[str, Any]) -> Illegal:
    for name, value in options.items():
        if name not in game.options.__struct_fields__:
            return Illegal("unknown-option", option=str(name)[:40], known=sorted(game.options.__struct_fields__))
        try:
            msgspec.convert({name: value}, game.options)
        except msgspec.ValidationError as fault:
            return Illegal("unknown-value", option=name, value=str(value)[:40], fault=str(fault))
    return Illegal("unknown-value", option="", value="", fault="")


def waiting(state: Any) -> tuple[Seat, ...]:
    """The seats the table waits for; nobody once the game is over."""
    return state.agenda[0].waits_for(state) if state.agenda else ()


def legal(game: Game[S], state: S, seat: Seat) -> list[Action]:
    """Everything this seat may do now, whether or not it is waited for."""
    agenda = state.agenda  # type: ignore[attr-defined]
    if not agenda:
        return []
    actions: list[Action] = []
    for may in game.mays[type(agenda[0])]:
        actions += may(state, seat)
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


def run(game: Game[S], state: S) -> Step[S]:
    """What the game does alone from here: a table imagined, or posed, goes on up to the first choice."""
    return _do_chores(game, Step(state))


def replay(
    game: Game[S], seats: int, options: Mapping[str, Any], seed: int, story: Iterable[tuple[Seat, str]]
) -> Step[S]:
    """A whole game again, from its options, its seed and what was said at the table."""
    state, events = start(game, seats, options, seed)
    for seat, line in story:
        state, more = play_recorded(game, state, seat, read(game, line))
        events += more
    return Step(state, events)


def play_recorded(game: Game[S], state: S, seat: Seat, action: Action) -> Step[S]:
    """The same for an action from a record: what the game does by itself by now changes nothing."""
    return Step(state) if game.is_moot(state, seat, action) else play(game, state, seat, action)


def _do_chores(game: Game[S], step: Step[S]) -> Step[S]:
    """On with the agenda; a line that waits for nobody and is no chore is done with."""
    state: Any
    state, events = step
    chores, choices = game.chores, game.choices
    while state.agenda:
        todo = state.agenda[0]
        if not todo.is_settled(state):
            kind = type(todo)
            if kind in choices and todo.waits_for(state):
                break
            if kind in chores:
                state, more = chores[kind](state, todo)
                events += more
                continue
        state = replace(state, agenda=state.agenda[1:])
    return Step(state, events)


# Notation: one short line of text for every action, the same in a button's id, a row, a test, a story and a bug report.


def write(action: Action) -> str:
    """`move C3`: the verb, then what was chosen; several of one kind are joined by `+`, an open end is left out."""
    words = [str(action.__struct_config__.tag)]
    for name in action.__struct_fields__:
        value = getattr(action, name)
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
    places = _places(kind)
    if len(words) > len(places):
        raise Illegal("unknown-word", word=words[len(places)][:40], known=[])
    said = {
        name: [part for part in word.split("+") if part != "-"] if is_many else word
        for (name, is_many), word in zip(places, words, strict=False)
    }
    try:
        return msgspec.convert(said, kind, strict=False, dec_hook=_from_text)
    except msgspec.ValidationError as fault:
        raise Illegal("unreadable", line=line[:100], fault=str(fault)) from None


@lru_cache
def _places(kind: type[Action]) -> tuple[tuple[str, bool], ...]:
    """What may follow a verb: each field, and whether it takes several."""
    return tuple((each.name, getattr(each.type, "__origin__", None) is tuple) for each in fields(kind))


# Saves


def _as_text(value: Any) -> str:
    """A game's own kind of text is saved as its text."""
    if isinstance(value, str):
        return str(value)
    raise NotImplementedError(f"{type(value).__name__} can't be saved")


def _from_text(kind: type, value: Any) -> Any:
    """Return the text as the game's own kind of text."""
    if issubclass(kind, str) and isinstance(value, str):
        return kind(value)
    raise TypeError(f"Expected `str`, got `{type(value).__name__}`")


_encode = msgspec.json.Encoder(enc_hook=_as_text).encode


def save(state: State) -> bytes:
    """The table as JSON; the same table gives the same bytes."""
    return _encode(state)


def load(game: Game[S], data: bytes) -> S:
    """The table from its JSON, upgraded from older versions; what is wrong with a bad one is named."""
    newest = _newest(game.state)
    try:
        version = msgspec.json.decode(data, type=_Saved).version
        if version == newest:
            state = msgspec.json.decode(data, type=game.state, dec_hook=_from_text)
        elif version in game.upgrades:
            raw = _upgraded(game, msgspec.json.decode(data))
            state = msgspec.convert(raw, game.state, dec_hook=_from_text)
        else:
            raise Unreadable(f"{game.name}: version {version} is unknown here; the newest is {newest}")
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise Unreadable(f"{game.name}: {fault}") from None
    if faults := game.faults(state):
        raise Unreadable(f"{game.name}: {'; '.join(faults)}")
    return state


class _Saved(msgspec.Struct):
    version: int


@lru_cache
def _newest(kind: type[State]) -> int:
    return int(next(each.default for each in fields(kind) if each.name == "version"))


def _upgraded(game: Game[Any], raw: Any) -> Any:
    try:
        while raw["version"] in game.upgrades:
            raw = game.upgrades[raw["version"]](raw)
    except (LookupError, TypeError, ValueError, AttributeError) as fault:
        raise Unreadable(f"{game.name}: not what version {raw['version']} saved: {fault!r}") from None
    return raw


def pack(events: Iterable[Event]) -> bytes:
    """What happened, as JSON for a row of the store."""
    return _encode(list(events))


def unpack(game: Game[Any], data: bytes) -> tuple[Event, ...]:
    """What happened, from a row of the store."""
    return _unpacker(game.events).decode(data)


@lru_cache
def _unpacker(kinds: tuple[type[Event], ...]) -> msgspec.json.Decoder[tuple[Event, ...]]:
    any_of_them: Any = reduce(or_, kinds)
    return msgspec.json.Decoder(tuple[any_of_them, ...], dec_hook=_from_text)
