"""Sending a message that can have icons."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import discord

from cogs.talk.controls import Controls
from cogs.talk.icons import ICONS, refused_in

T = TypeVar("T")

log = logging.getLogger(__name__)


async def deliver(send: Callable[..., Awaitable[T]], *words: str, **shown: Any) -> T:
    """Send or change a message. If Discord refuses one of its icons, do it again at once without icons."""
    try:
        return await send(*words, **shown)
    except discord.HTTPException as fault:
        view = shown.get("view")
        if not isinstance(view, Controls) or not (refused := refused_in(fault, view.to_components())):
            raise
        log.warning("Discord refuses %s of our icons; they are left out until they are checked again", len(refused))
        ICONS.leave_out(refused)
        shown["view"] = view.without_icons()
    for kind in ("files", "attachments"):
        if kind in shown:
            shown[kind] = [unread(file) for file in shown[kind]]
    return await send(*words, **shown)


def unread(file: discord.File) -> discord.File:
    """The same file from its beginning. discord.py sends each of its own only once."""
    file.reset()
    return discord.File(file.fp, file.filename, description=file.description)
