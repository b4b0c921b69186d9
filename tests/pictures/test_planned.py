"""A turn that is proposed is shown as it would leave the board, with an arrow for each way a pawn would go."""

import io

import pytest
from PIL import Image, ImageChops

import render
from engine import GAMES
from engine.island.actions import EndTurn, Move
from engine.play import start, waiting
from render.island.plan import plan
from render.theme import THEMES, dressed

NAMES = ("Ana", "Bea", "Cai")


def tried(steps: int):
    """So many moves of whoever begins, and what they lead to."""
    game = GAMES["island"]
    state = start(game, 3, {}, 5).state
    plans, seat = game.plans, waiting(state)[0]
    assert plans is not None
    begin, actions = plans.on_turn(state, seat), list[Move]()
    now = plans.tried(begin, seat, actions)
    for _ in range(steps):
        actions.append(next(each for each in plans.further(now.state, seat) if isinstance(each, Move)))
        now = plans.tried(begin, seat, actions)
    assert EndTurn() in plans.further(now.state, seat)
    return game.view(now.state, None), now.events


def opened(png: bytes):
    return Image.open(io.BytesIO(png)).convert("RGB")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_each_move_has_an_arrow_in_the_themes_own_colour(theme, shape) -> None:
    view, events = tried(2)
    told = ("island", view, NAMES, "en", theme, events)
    plain, planned = opened(render.draw(*told, shape=shape)), opened(render.planned(*told, shape=shape))
    changed = ImageChops.difference(plain, planned).getbbox()
    assert changed is not None
    accent = tuple(bytes.fromhex(dressed(theme).accent[1:]))
    assert count(planned, accent) > count(plain, accent) + 500


def test_no_arrow_covers_the_pawn_it_leads_to() -> None:
    view, events = tried(3)
    told = ("island", view, NAMES, "en", "standard", events)
    seat = view.waits_for[0]
    x, y = plan(view.layout).corner(view.pawns[seat])
    around = (x + 40, y + 64, x + 72, y + 96)
    plain, planned = (opened(draw(*told)).crop(around) for draw in (render.draw, render.planned))
    assert ImageChops.difference(plain, planned).getbbox() is None


def count(picture, colour) -> int:
    return sum(number for number, shown in picture.getcolors(1 << 20) if shown == colour)


def test_where_nobody_goes_there_is_no_arrow() -> None:
    view, events = tried(0)
    told = ("island", view, NAMES, "en", "standard", events)
    assert ImageChops.difference(opened(render.draw(*told)), opened(render.planned(*told))).getbbox() is None
