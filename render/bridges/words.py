"""The picture told in words, for who cannot see it: its description on Discord, at most 1,024 characters."""

from __future__ import annotations

from collections.abc import Iterator

from engine.bridges.state import Rank
from engine.bridges.view import BoardSeen
from engine.contract import Seat
from locales import say
from render.bridges.ending import title_of
from render.bridges.players import points
from render.bridges.scene import Scene

MOST = 1024


def told(scene: Scene) -> str:
    """The card, who thinks, the races, every player's count and board; briefer where there is much."""
    for detail, longest in ((2, 40), (1, 40), (1, 16), (0, 16), (0, 6)):
        words = "\n".join(_lines(scene, detail, longest))
        if len(words) <= MOST:
            return words
    return words[: MOST - 1] + "…"


def _lines(scene: Scene, detail: int, longest: int) -> Iterator[str]:
    view, lang = scene.view, scene.lang
    names = [name if len(name) <= longest else name[: longest - 1] + "…" for name in scene.names]
    yield _opening(scene)
    if view.waits_for:
        yield say(lang, "alt-bridges-thinking", names=", ".join(names[seat] for seat in view.waits_for))
    if scene.own is not None:
        yield from _own(scene, scene.own, names[scene.own])
    for seat, name in enumerate(names):
        yield _player(scene, seat, name, detail)
    for race in view.races:
        if race.scored:
            scored = ", ".join(f"{names[each.seat]} {each.points}" for each in race.scored)
            yield say(lang, "alt-bridges-race", race=scene.say(f"bridges-race-{race.race}"), scored=scored)
    if detail == 2:
        for seat, name in enumerate(names):
            if seat != scene.own:
                yield _board(lang, name, view.players[seat].seen)
    if view.turned and view.waiting != "over":
        cards = ", ".join(f"{card.number}/{card.bridges}" for card in view.turned)
        yield say(lang, "alt-bridges-gone", cards=cards)


def _opening(scene: Scene) -> str:
    view, lang = scene.view, scene.lang
    if isinstance(view.outcome, Rank):
        total = view.outcome.total
        return say(lang, "alt-bridges-alone", points=total.points, rank=say(lang, f"bridges-{view.outcome.rank}"))
    if view.outcome:
        return say(lang, "alt-bridges-over", won=title_of(scene, view.outcome.winners))
    if view.card is None:
        return say(lang, "alt-bridges-set-up", seats=view.seats)
    card = view.card
    told = {"round": view.round, "rounds": view.rounds, "number": card.number, "bridges": card.bridges}
    return say(lang, "alt-bridges-card", **told)


def _player(scene: Scene, seat: Seat, name: str, detail: int) -> str:
    own = scene.view.own
    seen = own.seen if own and seat == scene.own else scene.view.players[seat].seen
    return say(
        scene.lang,
        "alt-bridges-player" if detail else "alt-bridges-brief",
        name=name,
        points=points(scene, seat, seen),
        red=seen.red,
        blue=seen.blue,
        group=seen.group,
        finished=" ".join(seen.finished) or say(scene.lang, "alt-bridges-none"),
    )


def _own(scene: Scene, seat: Seat, name: str) -> Iterator[str]:
    """One's own board, and what is staged on it."""
    view, own = scene.view, scene.view.own
    yield _board(scene.lang, name, own.seen if own else view.players[seat].seen)
    staged = (
        [scene.say("bridges-written", number=view.card.number, island=own.written)]
        if own and own.written and view.card
        else []
    )
    staged += own.drawn if own else []
    if not own and view.prewritten:
        staged = [scene.say("bridges-prewrote", number=view.prewritten.number, island=view.prewritten.island)]
    if staged:
        yield say(scene.lang, "alt-bridges-staged", what=", ".join(staged))


def _board(lang: str, name: str, seen: BoardSeen) -> str:
    """`A3 C5 …` and `A-B A-B B-I …`: a bridge named twice is two."""
    board = seen.board
    numbers = [
        f"{island.letter}{number}" for island, number in zip(board.chart.islands, board.numbers, strict=True) if number
    ]
    bridges = [
        f"{board.bridges_on(here)}×{name}" for here, name in enumerate(board.chart.names) if board.once >> here & 1
    ]
    return say(
        lang,
        "alt-bridges-numbers",
        name=name,
        numbers=" ".join(numbers) or say(lang, "alt-bridges-no-numbers"),
        bridges=", ".join(bridges) or say(lang, "alt-bridges-no-bridges"),
    )
