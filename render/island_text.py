"""The island in words: a monospaced board with coordinates, and everything the picture shows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine.contract import Seat
from engine.island.view import IslandView, TileView
from locales import listed, say

SIGNS = {"dry": "#", "flooded": "~", "sunk": "x"}


def text(view: IslandView, names: Sequence[str], language: str) -> str:
    """The whole position."""
    return "\n".join(
        (
            "```",
            *board(view, language),
            "```",
            say(language, "island-text-signs"),
            *_people(view, names, language),
            *_tiles(view, language),
            *_piles(view, language),
        )
    )


def brief(view: IslandView, names: Sequence[str], language: str) -> str:
    """What stands in for the picture under a table's news: the board, the people, the piles."""
    return "\n".join(
        (
            "```",
            *board(view, language),
            "```",
            say(language, "island-text-signs"),
            *_people(view, names, language),
            *_piles(view, language),
        )
    )


def board(view: IslandView, language: str) -> list[str]:
    """Rows of cells: the tile's state, its treasure's letter, the seats of the pawns on it."""
    tiles = {tile.square: tile for tile in view.tiles}
    columns = len(view.rows[0])
    lines = ["   " + "".join(f"{chr(ord('A') + column):<5}" for column in range(columns)).rstrip()]
    for row in range(len(view.rows)):
        squares = (f"{chr(ord('A') + column)}{row + 1}" for column in range(columns))
        cells = (_cell(view, tiles.get(square), language) for square in squares)
        lines.append(f"{row + 1:<3}" + "".join(f"{cell:<5}" for cell in cells).rstrip())
    return lines


def _cell(view: IslandView, tile: TileView | None, language: str) -> str:
    if tile is None:
        return "."
    pawns = "".join(str(seat + 1) for seat, square in enumerate(view.pawns) if square == tile.square)
    letter = say(language, f"island-{tile.treasure}.letter") if tile.treasure else ""
    landing = say(language, "island-fools-landing.letter") if tile.tile == "fools-landing" else ""
    return SIGNS[tile.state] + letter + landing + pawns


def _people(view: IslandView, names: Sequence[str], language: str) -> list[str]:
    return [
        say(
            language,
            "island-text-player",
            number=seat + 1,
            name=names[seat],
            role=say(language, f"island-{view.adventurers[seat]}"),
            at=_place(view, view.pawns[seat], language),
            cards=_cards(view, seat, language),
        )
        for seat in range(view.seats)
    ]


def _place(view: IslandView, square: str, language: str) -> str:
    tile = next(tile.tile for tile in view.tiles if tile.square == square)
    return f"{square} {say(language, f'island-{tile}')}"


def _cards(view: IslandView, seat: Seat, language: str) -> str:
    hand = sorted(view.hands[seat])
    if not hand:
        return say(language, "island-text-no-cards")
    return listed(
        language,
        [f"{count} × {say(language, f'island-{card}')}" for card, same in groupby(hand) if (count := len(list(same)))],
    )


def _tiles(view: IslandView, language: str) -> list[str]:
    """Every tile by its state; those with a treasure say so."""
    lines = []
    for state in ("flooded", "sunk", "dry"):
        named = [_tile(view, tile, language) for tile in view.tiles if tile.state == state]
        if named:
            lines.append(say(language, f"island-text-{state}", count=len(named), tiles=", ".join(named)))
    return lines


def _tile(view: IslandView, tile: TileView, language: str) -> str:
    words = f"{tile.square} {say(language, f'island-{tile.tile}')}"
    if tile.treasure and tile.treasure not in view.captured:
        words += f" ({say(language, f'island-{tile.treasure}')})"
    return words + ("\\*" if tile.discarded and tile.state == "flooded" else "")


def _piles(view: IslandView, language: str) -> list[str]:
    captured = [say(language, f"island-{treasure}") for treasure in view.captured]
    next_rate = view.next_rate if view.next_rate is not None else say(language, "island-skull")
    return [
        say(language, "island-text-water", mark=view.water, rate=view.rate, next=next_rate),
        say(language, "island-text-captured", count=len(captured), treasures=listed(language, captured) or "–"),
        say(
            language,
            "island-text-piles",
            treasure=view.treasure_deck,
            treasure_discards=len(view.treasure_discards),
            flood=view.flood_deck,
            flood_discards=len(view.flood_discards),
        ),
    ]
