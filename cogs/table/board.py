"""A board as it's posted: its sections of words, the picture or words for it, and what can be pressed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final

import discord

import render
from cogs.behaviour import behaviour_of
from cogs.loaded import Table, whole_history
from cogs.table.logbook import new_in_logbook
from cogs.table.offers import panel
from cogs.table.pictures import files
from cogs.table.sections import Facts, brief, long, whole_news
from cogs.table.shape import other_shape
from cogs.talk.controls import Controls
from cogs.talk.limits import LONGEST_CONTENT, cut
from cogs.talk.mentions import only
from cogs.words import report, story
from cogs.words.teller import Teller
from db.steps import Step

if TYPE_CHECKING:
    from cogs.bot import Atoll

STORY_IN_BOARD: Final = 1300
LONGEST_WORDS: Final = 1300
"""Of what stands in for a picture."""

TOOLS: Final = ("undo", "text", "hint")
TOOLS_FOR_PLANS: Final = ("try",)
"""Where turns can be tried out."""
TOOLS_WHILE_PAUSED: Final = ("text",)
TOOLS_IN_PRIVATE: Final = ("mine", "text", "hint")
"""One takes back on one's own board; the table is not rewound over what others choose meanwhile."""
TOOLS_AFTERWARDS: Final = ("rematch", "replay", "text")
TOOLS_AFTER_A_GAME: Final = ("rematch", "from-here", "replay", "text")
TOOLS_AFTER_A_REVIEWED_GAME: Final = ("rematch", "from-here", "replay", "review", "text")
TOOLS_AFTERWARDS_ELSEWHERE: Final = ("rematch", "replay", "text")
TOOLS_ELSEWHERE: Final = ("end",)
"""Where only a person brought the bot: no command of the table's channel ends it there."""
TOOLS_AFTER_A_DAILY: Final = ("share", "replay", "text")
TOOLS_AFTER_A_REVIEWED_DAILY: Final = ("share", "replay", "review", "text")


@dataclass(frozen=True)
class Board:
    """A board ready to be shown."""

    revision: int
    reported: int
    """The boards before this one reported the steps up to this revision."""
    text: str
    """What stands above the picture."""
    long: Callable[[int], str]
    """What stands above words, in at most so many letters."""
    words: Callable[[], str]
    """What stands in for the picture, put together only where it has to."""
    view: Controls
    pings: tuple[int, ...]
    newcomers: tuple[int, ...]
    """Who reads here for the first time what one does in this game."""
    picture: bytes | None
    drawing: asyncio.Future[bytes] | None
    """Where the picture comes from, perhaps later than the words."""
    description: str

    in_words: bool = False
    """Somebody called reads no pictures: the words stand beside it."""

    @property
    def content(self) -> str:
        if self.picture is not None and not self.in_words:
            return cut(self.text, LONGEST_CONTENT)
        words = cut(self.words(), LONGEST_WORDS)
        return f"{self.long(LONGEST_CONTENT - len(words) - 1)}\n{words}"

    def files(self) -> list[discord.File]:
        return files(self.picture, f"board-{self.revision}.png", self.description)

    @property
    def mentions(self) -> discord.AllowedMentions:
        return only(self.pings)


async def compose(
    bot: Atoll, table: Table, called: Sequence[int], viewer_id: int | None = None, *, at_rest: bool = False
) -> Board:
    """Make the words, the picture and the buttons of a table as it stands.

    `viewer_id`: the user looking at the channel now. They aren't pinged.
    """
    row, tell = table.row, Teller(table, table.row.language)
    beside = behaviour_of(table).beside(table)
    whole = await _whole_story(bot, table) if not table.state.agenda else []
    drawing = bot.pictures.board(table, whole or story.standing(report.marked(table)))
    facts = await _after_the_end(bot, Facts(tell, called, viewer_id, at_rest, whole))
    in_words = any(table.prefers(user).in_words for user in facts.pings)
    tools = _tools(table, has_picture=drawing is not None)
    view = panel(Teller(table, row.language, plain=True), tools=tools)
    newly_pinged = {facts.next_user} - {None, viewer_id, *facts.pings}
    return Board(
        revision=row.revision,
        reported=report.reported_by_others(table, is_new=facts.is_new),
        text=brief(facts),
        long=partial(_long, facts),
        words=partial(_words, facts),
        view=view.without_icons() if in_words else view,
        pings=(*facts.pings, *filter(None, newly_pinged)),
        newcomers=facts.newcomers,
        in_words=in_words,
        description=render.alt(row.game, table.view(), table.names, row.language, **beside),
        picture=await bot.pictures.in_time(drawing),  # last: the rest is put together while it is drawn
        drawing=drawing,
    )


def _long(facts: Facts, room: int) -> str:
    """What happened comes last, and gives way."""
    text = long(facts)
    return cut("\n".join(filter(None, (text, whole_news(facts, min(STORY_IN_BOARD, room - len(text) - 1))))), room)


def _words(facts: Facts) -> str:
    """The position in words, with what the game adds to it."""
    table, tell = facts.table, facts.tell
    beside = behaviour_of(table).beside(table)
    position = behaviour_of(table).position(tell) if table.waits_for else []
    words = render.brief(table.row.game, table.view(), table.escaped_names, table.row.language, **beside)
    return "\n".join([*position, words])


async def _after_the_end(bot: Atoll, facts: Facts) -> Facts:
    """Add what only the store knows about a finished game."""
    table = facts.table
    if table.state.agenda:
        return facts
    records = await new_in_logbook(bot.store, table)
    ended = table.public_events(facts.whole)
    comparison = await behaviour_of(table).at_the_end(bot.store, facts.tell, ended)
    review = bot.reviews.kept(table.id)
    turning = behaviour_of(table).turning_point(facts.tell, review) if review is not None else ""
    return replace(facts, records=records, comparison=comparison, turning_point=turning)


async def _whole_story(bot: Atoll, table: Table) -> list[Step]:
    """All that happened in a finished game: its last board tells it, and the last steps are here already."""
    return story.standing(await whole_history(bot.store, table))


def _tools(table: Table, *, has_picture: bool) -> tuple[str, ...]:
    """The table's own buttons."""
    if table.row.in_our_server:
        return _tools_meanwhile(table) if table.state.agenda else _tools_afterwards(table)
    own = (*_tools_meanwhile(table), *TOOLS_ELSEWHERE) if table.state.agenda else _tools_afterwards(table)
    return (*own, other_shape(table.prefers(table.row.host_id or 0))) if has_picture else own


def _tools_afterwards(table: Table) -> tuple[str, ...]:
    if table.day is not None:
        return TOOLS_AFTER_A_REVIEWED_DAILY if table.game.review is not None else TOOLS_AFTER_A_DAILY
    if not table.row.in_our_server:
        return TOOLS_AFTERWARDS_ELSEWHERE
    return TOOLS_AFTER_A_REVIEWED_GAME if table.game.review is not None else TOOLS_AFTER_A_GAME


def _tools_meanwhile(table: Table) -> tuple[str, ...]:
    """A step is taken back with one press only by who is called and made it."""
    if not table.waits_for:
        return TOOLS_WHILE_PAUSED
    if table.game.in_private:
        return TOOLS_IN_PRIVATE
    own = TOOLS if story.can_be_taken_back(table) else TOOLS[1:]
    return own if table.game.plans is None else (*own, *TOOLS_FOR_PLANS)
