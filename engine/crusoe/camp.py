"""Levels, shelter, tokens, and the camp's move."""

from __future__ import annotations

from engine.crusoe.events import (
    CampMoved,
    LevelChanged,
    TokenIgnored,
    TokenPlaced,
    TokenRemoved,
)
from engine.crusoe.land import has_shelter, has_token
from engine.crusoe.names import CardName
from engine.crusoe.parts import Level, Space, Spot, TokenKind
from engine.crusoe.scene import Scene
from engine.crusoe.state import Crusoe, Token

SHELTERING: tuple[Level, ...] = ("roof", "palisade")


def level_of(state: Crusoe, what: Level) -> int:
    return int(getattr(state, what))


def set_level(scene: Scene, what: Level, now: int) -> None:
    by = now - level_of(scene.state, what)
    if by:
        scene.alter(**{what: now})
        scene.tell(LevelChanged(what, by, now))


def raise_level(scene: Scene, what: Level, n: int = 1) -> None:
    """GAP-25: roof and palisade rise only over a shelter; without one nothing happens."""
    if what == "weapons" or has_shelter(scene.state):
        set_level(scene, what, level_of(scene.state, what) + n)


def lower_level(scene: Scene, what: Level, n: int = 1) -> None:
    """As far as it goes."""
    set_level(scene, what, max(0, level_of(scene.state, what) - n))


def half_lost(state: Crusoe, level: int) -> int:
    """GAP-11, GAP-22: how much a halved level loses."""
    return level // 2 if state.options.halving == "loss-down" else level - level // 2


def may_lie(state: Crusoe, kind: TokenKind, at: Spot) -> bool:
    """One of each kind in a place, the volcano's smoke on Explore among them; of food several in the family's camp."""
    several = kind == "plus-food" and at == state.camp and state.options.scenario == "family"
    is_smoke = kind == "minus-pawn" and at == "explore" and state.options.scenario == "volcano"
    return several or not (is_smoke or has_token(state, kind, at))


def put_token(scene: Scene, kind: TokenKind, at: Spot, by: CardName = "") -> None:
    """RC-173: one of each kind; a second is ignored and the demand counts as met."""
    if not may_lie(scene.state, kind, at):
        scene.tell(TokenIgnored(kind, at))
        return
    scene.alter(tokens=(*scene.state.tokens, Token(kind, at, by)))
    scene.tell(TokenPlaced(kind, at))


def take_token(scene: Scene, kind: TokenKind, at: Spot) -> bool:
    """Off the board, if it is there."""
    token = next((each for each in scene.state.tokens if each.kind == kind and each.at == at), None)
    if token is not None:
        lift_token(scene, token)
    return token is not None


def lift_token(scene: Scene, token: Token) -> None:
    """This very one."""
    place = scene.state.tokens.index(token)
    scene.alter(tokens=scene.state.tokens[:place] + scene.state.tokens[place + 1 :])
    scene.tell(TokenRemoved(token.kind, token.at))


def move_camp(scene: Scene, to: Space) -> None:
    """RC-157 to RC-159."""
    origin = scene.state.camp
    for what in SHELTERING:
        level = level_of(scene.state, what)
        set_level(scene, what, level - half_lost(scene.state, level) if scene.state.shelter else 0)
    scene.alter(camp=to)
    scene.tell(CampMoved(origin, to))


def portable(state: Crusoe, origin: Space) -> tuple[Token, ...]:
    """RC-161: what items have laid there, unless there is one already where the camp stands now."""
    laid = (token for token in state.tokens if token.by and token.kind.startswith("plus-") and token.at == origin)
    return tuple(token for token in laid if may_lie(state, token.kind, state.camp))


def carry_tokens(scene: Scene, origin: Space) -> None:
    """RC-161."""
    for token in portable(scene.state, origin):
        if may_lie(scene.state, token.kind, scene.state.camp):
            lift_token(scene, token)
            put_token(scene, token.kind, scene.state.camp, token.by)
