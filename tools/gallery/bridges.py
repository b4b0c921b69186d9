"""Posed tables of bridges, painted for docs/ and to look at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from random import Random

import render
from engine.bridges import GAME
from engine.bridges.actions import Bridge, Done, Skip, TakeBack, Write
from engine.bridges.events import CardTurned, GameEnded, RaceScored
from engine.bridges.parts import INDEX, Side
from engine.bridges.review import Review, review
from engine.bridges.state import Bridges, Ranking
from engine.bridges.view import BridgesView, view
from engine.contract import Action, Event, Seat
from engine.play import legal, play, read, start, waiting
from locales import listed, say
from render.bridges import pictures
from render.printing import Collage
from render.theme import THEMES
from tools.gallery.people import LONGEST, PEOPLE


@dataclass(frozen=True)
class Pose:
    """A table to look at, from a seat or from the channel."""

    state: Bridges
    events: tuple[Event, ...] = ()
    seat: Seat | None = None
    names: tuple[str, ...] = PEOPLE
    theme: str = "standard"
    lang: str = "en"
    shape: render.Shape = "wide"
    computers: tuple[int, ...] = ()
    story: tuple[Event, ...] = field(default=(), repr=False)

    @property
    def view(self) -> BridgesView:
        return view(self.state, self.seat)

    @property
    def people(self) -> tuple[str, ...]:
        return self.names[: self.state.seats]


def table(seats: int, cards: int, side: str = "A", seed: int = 4) -> Pose:
    """A table of computer players after so many closed rounds, with what the last one brought."""
    state, events = start(GAME, seats, {"side": side}, seed)
    story, last = events, events
    while state.agenda and len(state.tallies) < cards + (not state.turned):
        before = len(state.turned)
        seat = waiting(state)[0]
        state, events = play(GAME, state, seat, _chosen(state, seat))
        story += events
        last = events if len(state.turned) > before or not state.agenda else last
        if len(state.turned) > cards:
            break
    return Pose(state, last, story=story)


def _chosen(state: Bridges, seat: Seat) -> Action:
    """Quicker than the computer player, and a little luckier than chance: finish an island where that can be done."""
    luck = Random(f"{seat} {state.round} {state.luck.seed}")
    changes = (TakeBack, Write) if state.drafts and state.drafts[seat].written else (TakeBack,)
    actions = [action for action in legal(GAME, state, seat) if not isinstance(action, changes)]
    return max(actions, key=lambda action: (_worth(state, seat, action), luck.random()))


def _worth(state: Bridges, seat: Seat, action: Action) -> int:
    if isinstance(action, Write | Bridge):
        draft = state.drafts[seat]
        board = draft.board
        if isinstance(action, Write):
            after = board.written(INDEX[action.island], draft.card.number)
            return (
                2 * after.finished.bit_count()
                + board.degree(INDEX[action.island])
                - 3 * after.is_lost(INDEX[action.island])
            )
        return board.drawn(board.chart.index[action.connection]).finished.bit_count()
    return -9 if isinstance(action, Skip) else 9 * isinstance(action, Done)


def on(pose: Pose, seat: Seat, lines: int) -> Pose:
    """The same table, a seat some steps further into its round, as that seat sees it."""
    state = pose.state
    for _ in range(lines):
        state, _events = play(GAME, state, seat, _chosen(state, seat))
    return replace(pose, state=state, seat=seat, events=())


def done(pose: Pose, *seats: Seat) -> Pose:
    """The same table once these have handed in."""
    state = pose.state
    for seat in seats:
        while seat in waiting(state):
            state, _events = play(GAME, state, seat, _chosen(state, seat))
    return replace(pose, state=state)


def said(pose: Pose, seat: Seat, *lines: str) -> Pose:
    """The same table after these lines of notation by one seat, as it sees it."""
    state = pose.state
    for line in lines:
        state, _events = play(GAME, state, seat, read(GAME, line))
    return replace(pose, state=state, seat=seat, events=())


def _poses() -> Iterator[tuple[str, Pose]]:
    yield "set-up", table(3, -1)
    middle = done(table(4, 9, seed=6), 1, 2)
    for theme in THEMES:
        yield f"middle-{theme}", replace(middle, theme=theme)
    yield "three-portuguese", replace(done(table(3, 12, "B", 8), 0), lang="pt-BR")
    yield "two-spanish", replace(table(2, 10, "A", 3), lang="es")
    yield "two-high-contrast", replace(table(2, 14, "B", 5), theme="high-contrast", lang="pt-BR")
    yield "computers", replace(table(2, 5, "A", 3), names=("Ana", "Computador forte 2"), computers=(1,), lang="pt-BR")
    yield "alone", table(1, 8, "A", 2)
    yield "number", on(table(4, 6, "A", 9), 1, 0)
    yield "bridges", on(table(4, 9, "A", 11), 0, 2)
    yield "private-portuguese", replace(on(table(3, 11, "B", 7), 2, 2), lang="pt-BR", theme="colour-blind")
    yield "tall", replace(on(table(4, 9, "A", 11), 0, 2), shape="tall")
    yield "prewriting", replace(on(table(4, -1), 0, 0), lang="es")
    crowded = replace(table(4, 16, "B", 12), names=LONGEST, lang="es", theme="colour-blind")
    yield "crowded", crowded
    yield "names", replace(table(2, 3, "B", 8), names=("😀" * 32, "שלום עולם"))


def _endings() -> Iterator[tuple[str, Pose]]:
    yield "won", table(4, 17, "A", 6)
    yield "won-by-two", replace(table(2, 17, "B", 9), theme="colour-blind", lang="es")
    yield "ranked", replace(table(1, 17, "A", 3), lang="pt-BR")
    yield "won-high-contrast", replace(table(3, 17, "B", 10), theme="high-contrast", names=LONGEST)


REVIEWS: dict[str, tuple[int, Side, str, tuple[str, ...]]] = {
    "review-standard": (1, "A", "en", PEOPLE),
    "review-high-contrast": (4, "B", "es", LONGEST),
    "review-colour-blind": (1, "A", "pt-BR", PEOPLE),
}


@cache
def looked_at_again(seats: int, side: Side) -> Review:
    """A game of computers."""
    state = first = start(GAME, seats, {"side": side}, 4000).state
    said: list[tuple[Seat, Action]] = []
    while state.agenda:
        seat = waiting(state)[0]
        said.append((seat, GAME.mind(view(state, seat), seat, legal(GAME, state, seat))))
        state = play(GAME, state, *said[-1]).state
    return review(first, said)


def reviewed(name: str) -> tuple[bytes, str]:
    """A review in a dress of its own, and its words."""
    seats, side, lang, names = REVIEWS[name]
    told = ("bridges", looked_at_again(seats, side), names[:seats], lang)
    return render.review(*told, name.removeprefix("review-")), render.reviewed(*told)


POSES: dict[str, Pose] = dict(_poses())
ENDINGS: dict[str, Pose] = dict(_endings())


def painted(pose: Pose) -> Collage:
    """A pose before it becomes bytes; the palette is chosen from some of these."""
    return pictures.draw(pose.view, pose.people, pose.lang, THEMES[pose.theme], pose.events, pose.shape, pose.computers)


def drawn(pose: Pose) -> bytes:
    """A pose as it is posted: the board, or the last picture of a game that is over."""
    told = (pose.view, pose.people, pose.lang, pose.theme)
    if pose.state.outcome:
        return render.final("bridges", *told, pose.story, pose.shape, pose.computers)
    return render.draw("bridges", *told, pose.events, pose.shape, pose.computers)


def played(seats: int, seed: int, steps: int, side: str = "A") -> list[tuple[BridgesView, tuple[Event, ...], str]]:
    """A game by computer teammates: views, what happened, captions."""
    state, events = start(GAME, seats, {"side": side}, seed)
    told = [(view(state, None), events, "")]
    while state.agenda and len(told) < steps:
        seat = waiting(state)[0]
        action = _chosen(state, seat)
        state, events = play(GAME, state, seat, action)
        shown = tuple(event for event in events if event.seen_by(None))
        told.append((view(state, None), shown, caption(shown)))
    return told


def caption(events: Iterable[Event]) -> str:
    """Who scored, and the next card, or who has won."""
    told = []
    for event in events:
        if isinstance(event, RaceScored):
            scored = {"seat": PEOPLE[event.seat], "points": event.points, "race_key": event.race}
            told.append(say("en", "bridges-did-race-scored", **scored))
        elif isinstance(event, CardTurned):
            card = say("en", "bridges-as-card", number=event.card.number, bridges=event.card.bridges)
            told.append(say("en", "bridges-did-card-turned", round=event.round, card=card))
        elif isinstance(event, GameEnded) and isinstance(event.outcome, Ranking):
            winners = [PEOPLE[seat] for seat in event.outcome.winners]
            told.append(say("en", "picture-bridges-won", count=len(winners), names=listed("en", winners)))
    return " ".join(told)


def running(state: Bridges, seat: Seat | None = None) -> list[tuple[BridgesView, tuple[Event, ...]]]:
    """A game from here on: what a seat, or the channel, sees after each step, and what just happened."""
    seen: list[tuple[BridgesView, tuple[Event, ...]]] = [(view(state, seat), ())]
    while state.agenda:
        acting = waiting(state)[0]
        state, events = play(GAME, state, acting, _chosen(state, acting))
        seen.append((view(state, seat), tuple(event for event in events if event.seen_by(seat))))
    return seen


def film() -> bytes:
    """A game of three computers, as long as it lasts."""
    return render.replay("bridges", played(3, 21, 2000), PEOPLE[:3], "en")


def paint(folder: Path) -> None:
    """Every pose, each with its words, and the lobby."""
    for name, pose in {**POSES, **ENDINGS}.items():
        (folder / f"bridges-{name}.png").write_bytes(drawn(pose))
        words = render.alt("bridges", pose.view, pose.people, pose.lang)
        (folder / f"bridges-{name}.txt").write_text(words + "\n", "utf-8")
    for name in REVIEWS:
        picture, words = reviewed(name)
        (folder / f"bridges-{name}.png").write_bytes(picture)
        (folder / f"bridges-{name}.txt").write_text(words + "\n", "utf-8")
    (folder / "bridges-lobby.png").write_bytes(render.banner("bridges", 2, 4, "en"))
