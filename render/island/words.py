"""The picture told in words, for who cannot see it: its description on Discord, at most 1,024 characters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from engine.island.parts import TREASURES, Card
from engine.island.view import IslandView
from locales import listed, say
from render.island.panel import question
from render.island.scene import Scene

MOST = 1024


def told(scene: Scene) -> str:
    """Turn, water, treasures, who stands where with what, the flooded and the sunk; briefer where there is much."""
    for is_brief, longest in ((False, 40), (True, 40), (True, 16), (True, 6)):
        words = "\n".join(_lines(scene, is_brief, longest))
        if len(words) <= MOST:
            return words
    return words[: MOST - 1] + "…"


def _lines(scene: Scene, is_brief: bool, longest: int) -> Iterable[str]:
    view, lang = scene.view, scene.lang
    named = {tile.square: tile.tile for tile in view.tiles}

    def place(square: str) -> str:
        return square if is_brief else f"{square} {say(lang, f'island-{named[square]}')}"

    title, seats, more = question(scene)
    asked = scene.say(title, name=listed(lang, [scene.names[seat][:longest] for seat in seats]))
    yield f"{asked}{'' if asked.endswith('?') else '.'} {more}."
    yield _water(view, lang)
    won = [say(lang, f"island-{treasure}") for treasure in TREASURES if treasure in view.captured]
    yield (say(lang, "alt-treasures", list=listed(lang, won)) if won else say(lang, "alt-no-treasures"))
    for seat, name in enumerate(scene.names):
        yield say(
            lang,
            "alt-player",
            name=name if len(name) <= longest else name[: longest - 1] + "…",
            adventurer=say(lang, f"island-{view.adventurers[seat]}"),
            place=place(view.pawns[seat]),
            hand=hand(lang, view.hands[seat]),
        )
    yield from _tiles(view, lang, place)


def _tiles(view: IslandView, lang: str, place: Callable[[str], str]) -> Iterable[str]:
    lying: dict[str, list[str]] = {"dry": [], "flooded": [], "sunk": []}
    for tile in view.tiles:
        lying[tile.state].append(tile.square)
    flooded = ", ".join(map(place, lying["flooded"]))
    yield say(lang, "alt-flooded", list=flooded) if flooded else say(lang, "alt-none-flooded")
    if lying["sunk"]:
        yield say(lang, "alt-sunk", list=", ".join(lying["sunk"]))
    if view.flood_discards:
        yield say(lang, "alt-drops", list=", ".join(sorted(view.flood_discards)))
    yield say(
        lang,
        "alt-decks",
        treasure_deck=view.treasure_deck,
        treasure_discards=len(view.treasure_discards),
        flood_deck=view.flood_deck,
        flood_discards=len(view.flood_discards),
    )


def _water(view: IslandView, lang: str) -> str:
    if view.next_rate is None:
        return say(lang, "alt-water-last", mark=view.water, rate=view.rate)
    return say(lang, "alt-water", mark=view.water, rate=view.rate, next=view.next_rate)


def hand(lang: str, cards: tuple[Card, ...]) -> str:
    """Cards as words: `2 Earth Stone, Sandbags`."""
    counted = [
        f"{count} × {say(lang, f'island-{card}')}" if count > 1 else say(lang, f"island-{card}")
        for card, count in sorted(Counter(cards).items())
    ]
    return ", ".join(counted) or say(lang, "alt-no-cards")
