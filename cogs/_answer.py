"""One interaction's answer: within three seconds, once, and never silence."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import discord

from db.interactions import AlreadyHandled
from locales import language_of, say

PATIENCE: Final = 1.8
"""Seconds before Discord is told that the answer takes longer; it waits for three."""

NOT_TAKEN: Final = frozenset({10062, 10015, 50027, 40060})
"""Discord takes no answer to this interaction: it expired, or was delivered twice and the other one was quicker."""

NUMBERS: Final = 1_000_000
"""A fault gets one of so many; it is looked up in one day's log."""

log = logging.getLogger(__name__)


def asked(interaction: discord.Interaction[Any]) -> str:
    """The command, or the id of what was pressed, which has table, revision and notation: nothing somebody typed."""
    if interaction.command is not None:
        return interaction.command.qualified_name
    data: Any = interaction.data or {}
    return str(data.get("custom_id", ""))


class Answer:
    """Says the one thing an interaction is waiting for, in whatever way is still open."""

    def __init__(self, interaction: discord.Interaction[Any], language: str | None = None) -> None:
        self.interaction = interaction
        self.language = language or language_of(str(interaction.locale))
        self._turn = asyncio.Lock()
        self._deferred_publicly = False
        self.done = False

    @property
    def is_press(self) -> bool:
        return self.interaction.type is discord.InteractionType.component

    @property
    def is_on_private_message(self) -> bool:
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def defer(self) -> None:
        """Tell Discord to wait; a press leaves its message as it is, a command shows that the bot thinks."""
        async with self._turn:
            if not self.interaction.response.is_done():
                self._deferred_publicly = not self.is_press
                await self.interaction.response.defer()

    async def privately(self, content: str, view: discord.ui.View | None = None, **more: Any) -> None:
        """Words for the one who asked; on a private panel they take its place."""
        async with self._turn:
            self.done = True
            response = self.interaction.response
            if self.is_press and self.is_on_private_message:
                shown: dict[str, Any] = {"content": content, "view": view, "attachments": more.get("files", [])}
                if response.is_done():
                    await self.interaction.edit_original_response(**shown)
                else:
                    await response.edit_message(**shown)
                return
            said: dict[str, Any] = {"ephemeral": True, "allowed_mentions": discord.AllowedMentions.none(), **more}
            if view is not None:
                said["view"] = view
            if not response.is_done():
                await response.send_message(content, **said)
                return
            if self._deferred_publicly:
                await self.interaction.delete_original_response()
            await self.interaction.followup.send(content, **said)

    async def publicly(self, content: str, **more: Any) -> discord.Message | None:
        """A new message in the channel that is this command's answer; None if Discord takes no answer any more."""
        async with self._turn:
            try:
                message: discord.Message
                if self.interaction.response.is_done():
                    message = await self.interaction.followup.send(content, wait=True, **more)
                else:
                    sent = await self.interaction.response.send_message(content, **more)
                    assert isinstance(sent.resource, discord.InteractionMessage)
                    message = sent.resource
            except discord.HTTPException as fault:
                if fault.code not in NOT_TAKEN:
                    raise
                return None
            self.done = True
            return message

    async def in_place(self, content: str, **more: Any) -> bool:
        """The message that was pressed, changed; false if Discord takes no answer any more."""
        async with self._turn:
            try:
                if self.interaction.response.is_done():
                    await self.interaction.edit_original_response(content=content, **more)
                else:
                    await self.interaction.response.edit_message(content=content, **more)
            except discord.HTTPException as fault:
                if fault.code not in NOT_TAKEN:
                    raise
                return False
            self.done = True
            return True

    async def quietly(self) -> None:
        """Nothing to say: what there is to see is elsewhere."""
        async with self._turn:
            self.done = True
            if not self.interaction.response.is_done():
                await self.interaction.response.defer(ephemeral=True)
            if not self.is_press:
                await self.interaction.delete_original_response()


@asynccontextmanager
async def answering(interaction: discord.Interaction[Any]) -> AsyncIterator[Answer]:
    """Whatever happens inside, the interaction is answered; what goes wrong gets a number and a line in the log."""
    with interaction.client.at_work():
        answer = Answer(interaction, await interaction.client.language_of(interaction.user.id))
        loop = asyncio.get_running_loop()
        deferring: list[asyncio.Task[None]] = []
        late = loop.call_later(PATIENCE, lambda: deferring.append(loop.create_task(answer.defer())))
        try:
            yield answer
            if not answer.done:
                await answer.quietly()
        except discord.HTTPException as fault:
            await _told(answer, fault, expected=fault.code in NOT_TAKEN)
        except AlreadyHandled:
            log.info("an interaction was delivered twice; the first one answers")
        except Exception as fault:  # noqa: BLE001 — silence would be worse; it is logged with its number
            await _told(answer, fault, expected=False)
        finally:
            late.cancel()
            await asyncio.gather(*deferring, return_exceptions=True)


async def _told(answer: Answer, fault: Exception, *, expected: bool) -> None:
    from cogs._buttons import Tool, button  # noqa: PLC0415 — buttons answer, and answers have this one button

    number = secrets.randbelow(NUMBERS)
    if expected:
        log.warning("Discord took no answer to an interaction (%s): %s", number, fault)
        return
    log.error("interaction failed (%s): %s", number, asked(answer.interaction), exc_info=fault)
    view = discord.ui.View(timeout=None)
    view.add_item(button(Tool, "here", "report", number, label=say(answer.language, "tool-report")))
    try:
        await answer.privately(say(answer.language, "fault", number=str(number)), view)
    except discord.HTTPException as second:
        log.warning("the fault could not be told (%s): %s", number, second)
