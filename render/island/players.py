"""The players' layer: a portrait, a name, the hand, what they can do, the frame of whoever the table waits for."""

from __future__ import annotations

from engine.contract import Seat
from engine.island.parts import TREASURES, Adventurer, Card
from locales import say
from render.canvas import Picture, breadth, kept, sprite
from render.island import board
from render.island.plan import BLOCK, HEIGHTS, PAD
from render.island.scene import Scene
from render.lettering import fitted
from render.naming import computer_sign, name_on
from render.printing import Collage, Piece
from render.theme import LEAST, dressed

CARD_WIDTH = 44
PORTRAIT = 72


def players(collage: Collage, scene: Scene) -> None:
    """A portrait, a name, the hand; framed where the table waits for this player."""
    view = scene.view
    for seat, where in zip(range(view.seats), scene.plan.players, strict=False):
        collage.lay(player(scene.theme.name, scene.lang, scene.plan.player, *_who(scene, seat)), *where)


def _who(scene: Scene, seat: Seat) -> tuple[Adventurer, str, str, tuple[Card, ...], bool, bool]:
    view = scene.view
    return (
        view.adventurers[seat],
        scene.names[seat],
        scene.initials[seat],
        view.hands[seat],
        seat in view.waits_for,
        seat in scene.computers,
    )


@kept(128)
def player(
    theme: str,
    lang: str,
    height: int,
    adventurer: Adventurer,
    name: str,
    initial: str,
    hand: tuple[Card, ...],
    is_waited_for: bool,
    is_computer: bool,
) -> Piece:
    """Whose place it is, and the hand."""
    row = seat_of(theme, lang, height, adventurer, name, initial, is_waited_for, is_computer).copy()
    _hand(row, theme, hand, PAD + PORTRAIT + 10, 29, BLOCK - 2 * PAD - PORTRAIT - 10)
    return Piece(row)


@kept(96)
def seat_of(
    theme: str,
    lang: str,
    height: int,
    adventurer: Adventurer,
    name: str,
    initial: str,
    is_waited_for: bool,
    is_computer: bool,
) -> Picture:
    """What stays through a game: frame, portrait, pawn, role and name; in a high block, what the adventurer can do."""
    dress = dressed(theme)
    row = Picture.blank(BLOCK, height, dress.panel)
    if is_waited_for:
        row.frame(dress.panel_line, dress.accent, 0, 0, BLOCK, height, 14, 3)
        row.fill(dress.raised, 8, 8, BLOCK - 16, height - 16, 8)
    else:
        row.frame(dress.faint, dress.raised, 0, 0, BLOCK, height, 14, 2)
    row.paint(sprite("island", theme, adventurer, PORTRAIT), PAD, (height - PORTRAIT) // 2)
    row.paint(board.figure(theme, adventurer, initial, 36), PORTRAIT - 20, height - 40)
    role = role_beside(lang, adventurer, name)
    left, right = PAD + PORTRAIT + 8, BLOCK - PAD
    room = right - left - breadth(role, LEAST) - 8
    row.write(role, right, 26, LEAST, dress.faint, "text", "rs")
    name_on(row, name, left, 26, room, dress.ink, computer_sign("island", theme, is_computer))
    if height > HEIGHTS["player"]:
        power = fitted(say(lang, f"picture-island-power-{adventurer}"), right - left, LEAST)
        row.write(power, left, height - 8, LEAST, dress.faint)
    return row


def role_beside(lang: str, adventurer: Adventurer, name: str) -> str:
    """Whom somebody plays; nothing where they are called so."""
    role = say(lang, f"island-{adventurer}")
    return "" if role == name else role


def _hand(row: Picture, theme: str, hand: tuple[Card, ...], left: int, high: int, width: int) -> None:
    """Cards side by side, closer together where there are many, like with like."""
    ordered = sorted(hand, key=lambda card: (card not in TREASURES, card))
    step = min(CARD_WIDTH + 2, (width - CARD_WIDTH) // max(len(hand) - 1, 1))
    for spot, card in enumerate(ordered):
        row.paint(sprite("island", theme, f"{card}-card"), left + spot * step, high)
