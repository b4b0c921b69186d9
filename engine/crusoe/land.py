"""The island as it lies: tiles, sources, terrain, tokens and distances."""

from __future__ import annotations

from typing import Final

from engine.crusoe.memory import ISLAND, remembered
from engine.crusoe.parts import (
    NEIGHBOURS,
    SPACES,
    TILES,
    Covered,
    Source,
    SourceMeant,
    Space,
    Spot,
    Terrain,
    Tile,
    TokenKind,
)
from engine.crusoe.state import Crusoe, Token

RESOURCE: dict[Source, Source] = {"wood": "wood", "parrot": "food", "fish": "food", "food": "food"}
"""What a source gives."""
MORE: dict[TokenKind, Source] = {"plus-wood": "wood", "plus-food": "food"}
"""Tokens on a tile, and of what they give one more."""
FOG: Final = "fog"
"""White markers that hide a terrain and call for one more pawn."""
BARRIERS: tuple[TokenKind, ...] = (FOG, "ash", "minus-pawn")


def has_token(state: Crusoe, kind: TokenKind, at: Spot) -> bool:
    return any(token.kind == kind and token.at == at for token in state.tokens)


def tokens_at(state: Crusoe, at: Spot) -> tuple[Token, ...]:
    return tuple(token for token in state.tokens if token.at == at)


def is_covered(state: Crusoe, space: Space, what: Covered) -> bool:
    return any(cover.space == space and cover.what == what for cover in state.covers)


def is_accessible(state: Crusoe, space: Space) -> bool:
    """A tile lies there, face up (RC-225)."""
    return space in state.island and not is_covered(state, space, "tile")


def tile_at(state: Crusoe, space: Space) -> Tile:
    return TILES[state.island[space]]


def neighbours(state: Crusoe, space: Space) -> tuple[Space, ...]:
    return tuple(each for each in NEIGHBOURS[space] if each in SPACES or each in state.island)


def open_neighbours(state: Crusoe, space: Space) -> tuple[Space, ...]:
    """Accessible tiles beside a space."""
    return tuple(each for each in neighbours(state, space) if is_accessible(state, each))


def terrain_shows(state: Crusoe, space: Space) -> bool:
    return is_accessible(state, space) and not is_covered(state, space, "terrain") and not has_token(state, FOG, space)


def is_explored(state: Crusoe, terrain: Terrain) -> bool:
    """RC-226: some tile of this terrain lies open."""
    return terrain in explored(state)


@remembered(*ISLAND)
def explored(state: Crusoe) -> tuple[Terrain, ...]:
    return tuple(tile_at(state, space).terrain for space in state.island if terrain_shows(state, space))


def has_shelter(state: Crusoe) -> bool:
    """Built, or natural on the camp's tile (RC-096)."""
    return state.shelter or natural_shelter(state, state.camp)


def natural_shelter(state: Crusoe, space: Space) -> bool:
    return is_accessible(state, space) and tile_at(state, space).shelter


def open_sources(state: Crusoe, space: Space) -> tuple[Source, ...]:
    """Sources of an accessible tile that are not exhausted."""
    if not is_accessible(state, space):
        return ()
    return tuple(source for source in tile_at(state, space).sources if not is_covered(state, space, source))


def yields(state: Crusoe, space: Space) -> dict[Source, int]:
    """How much each source of a tile gives, tokens included; a token without a source is one (RC-115, RC-R09)."""
    amounts: dict[Source, int] = dict.fromkeys(open_sources(state, space), 1)
    for kind, resource in MORE.items():
        for token in tokens_at(state, space) if is_accessible(state, space) else ():
            if token.kind == kind:
                add_token(state, space, resource, amounts)
    return amounts


def add_token(state: Crusoe, space: Space, resource: Source, amounts: dict[Source, int]) -> None:
    for source in amounts:
        if RESOURCE[source] == resource:
            amounts[source] += 1
            return
    exhausted = [source for source in tile_at(state, space).sources if RESOURCE[source] == resource]
    if not exhausted or state.options.token_on_exhausted:
        amounts[exhausted[0] if exhausted else resource] = 1


def distance(state: Crusoe, space: Space) -> int:
    """Steps from the camp by accessible tiles, 9 if out of reach (GAP-05)."""
    if space == state.camp:
        return 0
    near = neighbours(state, state.camp)
    if space in near:
        return 1
    between = any(space in NEIGHBOURS[each] for each in near if is_accessible(state, each))
    return 2 if between else 9


def steps(origin: Space, to: Space) -> int:
    """Steps as the crow flies."""
    seen, edge, far = {origin}, [origin], 0
    while to not in seen:
        far += 1
        edge = [each for space in edge for each in NEIGHBOURS[space] if each not in seen]
        seen.update(edge)
    return far


@remembered("island", "tokens")
def open_spaces(state: Crusoe) -> tuple[Space, ...]:
    """Spaces that may be explored."""
    return tuple(space for space in SPACES if space not in state.island and not has_token(state, "lava", space))


def nearest_sources(state: Crusoe, kind: SourceMeant) -> list[tuple[Space, Source]]:
    """The sources of a kind nearest to the camp (GAP-21)."""
    found = [
        (steps(state.camp, space), space, source)
        for space in state.island
        for source in open_sources(state, space)
        if matches(source, kind) and (state.options.camp_is_nearest or space != state.camp)
    ]
    least = min((far for far, _, _ in found), default=0)
    return [(space, source) for far, space, source in found if far == least]


def matches(source: Source, kind: SourceMeant) -> bool:
    return kind in ("any", source, RESOURCE[source])
