"""Tall or wide: the shape of pictures that one person sees, changed below any of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cogs.talk.answer import Answer, press
from cogs.talk.controls import SHAPE, Control, button
from db import preferences
from db.preferences import Preferences
from locales import say

TOOLS_FOR_SHAPE: Final = ("tall", "wide")


def other_shape(own: Preferences) -> str:
    """The word of the button below this person's pictures."""
    return "wide" if own.tall else "tall"


def shape_button(language: str, word: str, again: str) -> Control:
    """The button for the other shape. `again` is the id of a button that shows the same picture."""
    return button(SHAPE, word, again, label=say(language, f"tool-{word}"))


@SHAPE
async def change_shape(answer: Answer, words: tuple[str, ...], _: Sequence[str]) -> None:
    """Save the preference for all of this person's pictures, and show this one again."""
    word, again = words
    await preferences.change(answer.bot.store, answer.user_id, tall=word == "tall")
    await press(answer, again)
