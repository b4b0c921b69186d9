"""One interaction's answer: within three seconds, once, and never silence."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import aiohttp
import discord

from cogs.talk.codes import ANSWERED_ALREADY, NOT_TAKEN
from cogs.talk.controls import ASK, TOOL, Controls, Forged, Kind, button, ids_on
from cogs.talk.mentions import NOBODY
from cogs.talk.modals import Modal, typed_in
from cogs.talk.sending import deliver
from cogs.talk.times import DEFER_AFTER, PROGRESS_AFTER
from db.interactions import AlreadyHandled
from db.store import LostRace
from locales import language_of, say

if TYPE_CHECKING:
    from cogs.bot import Atoll
    from cogs.loaded import Table

    Interaction: TypeAlias = discord.Interaction[Atoll]
else:
    Interaction = discord.Interaction

LOST: Final = (aiohttp.ClientError, OSError, TimeoutError, discord.DiscordServerError)
"""Whether Discord took it is not known."""

BOARD: Final = re.compile(rf"{TOOL.word}:\w+:(?:text|rematch|replay):\d+")
"""Among the ids of a message's buttons: it is a table's board."""

PRESSES: Final = (discord.InteractionType.component, discord.InteractionType.modal_submit)

NUMBERS: Final = 1_000_000
"""A fault gets one of so many; it is looked up in one day's log."""

log = logging.getLogger(__name__)


def asked(interaction: discord.Interaction[Any]) -> str:
    """The command, or how the id that was pressed begins: nothing that somebody typed, or chose in private."""
    if interaction.command is not None:
        return interaction.command.qualified_name
    data: Any = interaction.data or {}
    word, *rest = str(data.get("custom_id", "")).split(":")
    return ":".join([word, *rest[: 1 if word == ASK.word else 2]])[:40]


class Refused(Exception):  # noqa: N818 — it is a refusal with a reason, not an error of ours
    """Something cannot be: a key of words with its values, which whoever asked is told, wherever it is raised."""

    def __init__(self, key: str, **values: Any) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def told(self, language: str) -> str:
        """The reason in words."""
        return say(language, self.key, **self.values)


class Answer:
    """Says the one thing an interaction is waiting for, in whatever way is still open."""

    def __init__(self, interaction: Interaction, language: str | None = None) -> None:
        self.interaction = interaction
        self.language = language or language_of(str(interaction.locale))
        self.reads_words = False
        """True if the person wants boards in words, so without icons."""
        self.done = False
        """Whether the person got an answer; that it takes longer is none."""
        self.note = ""
        """A sentence to add below the news, e.g. which of several choices didn't fit."""
        self.following: Sequence[str] = ()
        """What the advice that was pressed goes on with, as notation."""
        self.stays_on: Callable[[Table], tuple[str, Controls]] | None = None
        """The panel to show again after an act in it, unless something happened."""
        self._one_at_a_time = asyncio.Lock()
        self._is_deferred = False
        self._change: Callable[..., Awaitable[Any]] | None = None
        """What changes the private message that this answer left."""
        self.private_id: int | None = None
        """The number of that message."""
        self._shows_progress = False
        """Whether that message says what is being worked on, until the answer takes its place."""
        self._remove: Callable[[], Awaitable[None]] | None = None
        """What takes that message away, if it's one of its own."""

    @property
    def bot(self) -> Atoll:
        return self.interaction.client

    @property
    def user_id(self) -> int:
        return self.interaction.user.id

    @property
    def is_press(self) -> bool:
        """Whether it came from a message: a button, a menu, or a modal that one of them opened."""
        return self.interaction.type in PRESSES

    @property
    def is_elsewhere(self) -> bool:
        """Whether this place is no server of ours: a direct message, or one where only a person brought the bot."""
        interaction = self.interaction
        is_ours = interaction.is_guild_integration() or self.bot.get_guild(interaction.guild_id or 0) is not None
        return interaction.guild_id is None or not is_ours

    @property
    def is_on_private_message(self) -> bool:
        message = self.interaction.message
        if message is None or not message.flags.ephemeral:
            return False
        # A day's board is private, and any where one may not answer publicly; words do not take a board's place.
        return BOARD.search(" ".join(ids_on(message))) is None

    @property
    def pressed(self) -> discord.Message | None:
        """The message that was pressed, where everybody sees it."""
        return None if self.is_on_private_message else self.interaction.message

    @property
    def can_be_public(self) -> bool:
        """Whether a new message in the channel may still be the answer: once deferred it is private."""
        return not (self.done or self.is_press or self._is_deferred or self._shows_progress)

    async def defer(self) -> None:
        """Tell Discord to wait: a press leaves its message as it is, a command thinks where only its author sees it."""
        async with self._one_at_a_time:
            if not self.interaction.response.is_done():
                self._is_deferred = True
                await self.interaction.response.defer(ephemeral=True, thinking=not self.is_press)

    @asynccontextmanager
    async def working(self, on: str) -> AsyncIterator[None]:
        """Tell the one who asked what the bot is working on, unless it's done in a moment."""
        loop = asyncio.get_running_loop()
        telling: list[asyncio.Task[None]] = []
        late = loop.call_later(PROGRESS_AFTER, lambda: telling.append(loop.create_task(self.progress(on))))
        try:
            yield
        finally:
            late.cancel()
            await asyncio.gather(*telling, return_exceptions=True)

    async def progress(self, content: str) -> None:
        """Tell the one who asked what the bot is working on; the answer takes these words' place."""
        async with self._one_at_a_time:
            if self.done or self._shows_progress:
                return
            response = self.interaction.response
            self._shows_progress, self._change = True, self.interaction.edit_original_response
            self._remove = self.interaction.delete_original_response
            if self.is_press and self.is_on_private_message:
                self._remove = None
                self.private_id = self.interaction.message.id if self.interaction.message else None
                if response.is_done():
                    await self.interaction.edit_original_response(content=content, view=None)
                else:
                    await response.edit_message(content=content, view=None)
            elif not response.is_done():
                self.private_id = (await response.send_message(content, ephemeral=True)).message_id
            elif self.is_press:
                sent = await self.interaction.followup.send(content, ephemeral=True, wait=True)
                self._change, self._remove, self.private_id = sent.edit, sent.delete, sent.id
            else:
                self.private_id = (await self.interaction.edit_original_response(content=content)).id

    async def privately(self, content: str, view: Controls | None = None, **more: Any) -> None:
        """Words for the one who asked; on a private panel they take its place."""
        view = self._as_read(view)
        async with self._one_at_a_time:
            response, was_done, self.done = self.interaction.response, self.done, True
            if self._shows_progress and self._change is not None:
                self._shows_progress = False
                await deliver(self._change, content=content, view=view, attachments=more.get("files", []))
                return
            self._change = self.interaction.edit_original_response
            if self.is_press and self.is_on_private_message:
                shown: dict[str, Any] = {"content": content, "view": view, "attachments": more.get("files", [])}
                self.private_id = self.interaction.message.id if self.interaction.message else None
                if response.is_done():
                    await deliver(self.interaction.edit_original_response, **shown)
                else:
                    await deliver(response.edit_message, **shown)
                return
            if self._is_deferred and not self.is_press and not was_done:
                edit = self.interaction.edit_original_response
                changed = await deliver(edit, content=content, view=view, attachments=more.get("files", []))
                self.private_id = changed.id
                return
            said: dict[str, Any] = {"ephemeral": True, "allowed_mentions": NOBODY, **more}
            if view is not None:
                said["view"] = view
            if response.is_done():
                sent = await deliver(self.interaction.followup.send, content, wait=True, **said)
                self._change, self.private_id = sent.edit, sent.id
            else:
                self.private_id = (await deliver(response.send_message, content, **said)).message_id

    def _as_read(self, view: Controls | None) -> Controls | None:
        """The controls as this person reads them: without icons if they want boards in words."""
        return view.without_icons() if view is not None and self.reads_words else view

    async def open(self, modal: Modal) -> None:
        """Open a modal. Discord takes it as the first answer only."""
        async with self._one_at_a_time:
            if self.interaction.response.is_done():
                raise Refused("busy")
            self.done = True
            await self.interaction.response.send_modal(modal)

    async def change_private(self, **shown: Any) -> None:
        """Change the private message that this answer left."""
        if self._change is not None:
            await deliver(self._change, **shown)

    async def _end_progress(self) -> None:
        """Take away what the bot was working on, as there is nothing to say. A panel that was pressed stays."""
        if self._remove is None:
            await self.privately(say(self.language, "done"))
            return
        async with self._one_at_a_time:
            self.done, self._shows_progress = True, False
            await self._remove()

    async def privately_anew(self, content: str, view: Controls | None, files: list[discord.File]) -> bool:
        """The private message that it left, changed; false if it was put away, or left a quarter of an hour ago."""
        if self._change is None:
            return False
        try:
            await deliver(self._change, content=content, view=self._as_read(view), attachments=files)
        except (discord.HTTPException, *LOST) as fault:
            log.info("a private message stays as it is: %s", fault)
            return False
        return True

    async def publicly(self, content: str, **more: Any) -> discord.Message | None:
        """A new message in the channel that is this command's answer; None if it cannot be any more."""
        async with self._one_at_a_time:
            if not self.can_be_public:
                return None
            self.done = True
            try:
                sent = await deliver(self.interaction.response.send_message, content, **more)
            except LOST as fault:
                return await self._found(fault)
            except discord.HTTPException as fault:
                self.done = False
                if fault.code not in NOT_TAKEN:
                    raise
                return await self._found(fault) if fault.code == ANSWERED_ALREADY else None
            assert isinstance(sent.resource, discord.InteractionMessage)
            return sent.resource

    async def _found(self, fault: Exception) -> discord.Message | None:
        """The answer, if it arrived although the word that it did was lost."""
        try:
            found = await self.interaction.original_response()
        except (discord.NotFound, discord.Forbidden):
            self.done = False
            if isinstance(fault, discord.HTTPException) and fault.code in NOT_TAKEN:
                return None
            raise fault from None
        self.done = True
        return found

    async def to_all(self, content: str, **more: Any) -> discord.Message:
        """For everybody in this channel, whether or not the answer came in time for that."""
        message = await self.publicly(content, **more)
        if message is not None:
            return message
        if self.is_elsewhere:
            return await self._answer_to_all(content, **more)
        channel = self.bot.get_partial_messageable(self.interaction.channel_id or 0, guild_id=self.interaction.guild_id)
        message = await deliver(channel.send, content, **more)
        if not self.done:
            await self.quietly()
        return message

    async def _answer_to_all(self, content: str, **more: Any) -> discord.Message:
        """The same where the bot can do nothing but answer; a press may be answered with a message of its own."""
        async with self._one_at_a_time:
            self.done = True
            if self.interaction.response.is_done():
                return await deliver(self.interaction.followup.send, content, wait=True, **more)
            sent = await deliver(self.interaction.response.send_message, content, **more)
            assert isinstance(sent.resource, discord.InteractionMessage)
            return sent.resource

    async def in_place(self, content: str, **more: Any) -> bool:
        """The message that was pressed, changed; false if Discord takes no answer any more."""
        async with self._one_at_a_time:
            try:
                if self.interaction.response.is_done():
                    await deliver(self.interaction.edit_original_response, content=content, **more)
                else:
                    await deliver(self.interaction.response.edit_message, content=content, **more)
            except discord.HTTPException as fault:
                if fault.code not in NOT_TAKEN:
                    raise
                return False
            self.done = True
            return True

    async def change_if_pressed(self, message_id: int, content: str, **more: Any) -> bool:
        """The message with this id, changed, if it was pressed and the press still waits for its answer."""
        waits = not self.done and self.pressed is not None and self.pressed.id == message_id
        return waits and await self.in_place(content, **more)

    async def quietly(self) -> None:
        """Nothing to say: what there is to see is elsewhere."""
        if self._shows_progress:
            await self._end_progress()
            return
        async with self._one_at_a_time:
            self.done = True
            if not self.interaction.response.is_done():
                await self.interaction.response.defer(ephemeral=True)
            if not self.is_press:
                await self.interaction.delete_original_response()


@asynccontextmanager
async def answering(interaction: Interaction) -> AsyncIterator[Answer]:
    """Whatever happens inside, the interaction is answered; what goes wrong gets a number and a line in the log."""
    with interaction.client.at_work():
        answer = Answer(interaction)
        loop = asyncio.get_running_loop()
        deferring: list[asyncio.Task[None]] = []
        late = loop.call_later(DEFER_AFTER, lambda: deferring.append(loop.create_task(answer.defer())))
        try:
            await _learn_reader(answer)
            yield answer
            if not answer.done:
                await answer.quietly()
        except discord.HTTPException as fault:
            await _tell_fault(answer, fault, expected=fault.code in NOT_TAKEN)
        except Refused as refused:
            await _try_to_tell(answer, refused.told(answer.language))
        except LostRace:
            await _try_to_tell(answer, say(answer.language, "busy"))
        except AlreadyHandled:
            log.info("an interaction was delivered twice; the first one answers")
        except Forged as forged:
            await _tell_forged(answer, forged)
        except Exception as fault:  # noqa: BLE001 — silence would be worse; it is logged with its number
            await _tell_fault(answer, fault, expected=False)
        finally:
            late.cancel()
            await asyncio.gather(*deferring, return_exceptions=True)


async def _learn_reader(answer: Answer) -> None:
    """Read the person's preferences. If the store can't say, their client's language counts."""
    try:
        reader = await answer.bot.reader(answer.user_id)
    except Exception:
        log.exception("a person's language is not known")
        return
    answer.language, answer.reads_words = reader.language or answer.language, reader.in_words


async def on_interaction(interaction: Interaction) -> None:
    """A button, a menu or a modal was used: whatever its message, its id says what answers it."""
    if interaction.type not in PRESSES:
        return
    data: Any = interaction.data
    async with answering(interaction) as answer:
        custom_id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.modal_submit:
            kind, words = recognized(custom_id)
            if kind.submitted is None:
                raise Forged(kind.word)
            await kind.submitted(answer, words, typed_in(data))
        else:
            await press(answer, custom_id, tuple(str(value) for value in data.get("values", ())))


async def press(answer: Answer, custom_id: str, chosen: Sequence[str] = ()) -> None:
    """Answer the button or menu with this id."""
    kind, words = recognized(custom_id)
    if kind.answer is None:
        raise Forged(kind.word)
    await kind.answer(answer, words, chosen)


def recognized(custom_id: str) -> tuple[Kind, tuple[str, ...]]:
    """The kind of a control by its id, and the words of it; `Forged` if this version never makes such an id."""
    word, _, rest = custom_id.partition(":")
    kind = Kind.known.get(word)
    match = kind.form.fullmatch(rest) if kind is not None else None
    if kind is None or match is None:
        raise Forged(word)
    return kind, tuple(part or "" for part in match.groups())


async def _tell_forged(answer: Answer, forged: Forged) -> None:
    """No client of Discord sends this; it may be a button of an older version."""
    log.warning("not understood, and nothing changed: %s (%s)", asked(answer.interaction), str(forged)[:40])
    await _try_to_tell(answer, say(answer.language, "command-changed"))


async def _tell_fault(answer: Answer, fault: Exception, *, expected: bool) -> None:
    number = secrets.randbelow(NUMBERS)
    if expected:
        log.warning("Discord took no answer to an interaction (%s): %s", number, fault)
        return
    log.error("interaction failed (%s): %s", number, asked(answer.interaction), exc_info=fault)
    report = button(TOOL, "here", "report", number, label=say(answer.language, "tool-report"))
    await _try_to_tell(answer, say(answer.language, "fault", number=str(number)), Controls([report]))


async def _try_to_tell(answer: Answer, words: str, view: Controls | None = None) -> None:
    try:
        await answer.privately(words, view)
    except (discord.HTTPException, *LOST) as second:
        log.warning("that could not be told: %s", second)
