"""What a board says: whose turn, since when what happened, the picture or words for it, and what can be pressed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Final

import discord

import render
from cogs.behaviour import behaviour_of
from cogs.loaded import Table, whole_history
from cogs.table.act import LIMIT
from cogs.table.logbook import new_in_logbook
from cogs.table.offers import panel
from cogs.table.pictures import files
from cogs.talk.controls import Controls
from cogs.talk.limits import LONGEST_CONTENT, cut
from cogs.words import story
from cogs.words.highlights import highlights, recap
from cogs.words.planned import told_of_lodged
from cogs.words.teller import Teller
from db.steps import Step
from locales import dated, knows, listed, say

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
    headline: str
    happened: Callable[[int], str]
    """The story since, in so many letters: where room is short its beginning is left out."""
    afterwards: str
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
            return self._news(LONGEST_CONTENT)
        words = cut(self.words(), LONGEST_WORDS)
        return f"{self._news(LONGEST_CONTENT - len(words) - 1)}\n{words}"

    def _news(self, room: int) -> str:
        lines = self.afterwards.split("\n")
        while len(lines) > 1 and len(self.headline) + len("\n".join(lines)) + 2 > room:
            lines.pop()  # what matters most stands first
        afterwards = "\n".join(lines)
        left = room - len(self.headline) - len(afterwards) - 2
        parts = (self.headline, self.happened(min(left, STORY_IN_BOARD)), afterwards)
        return cut("\n".join(filter(None, parts)), room)

    def files(self) -> list[discord.File]:
        return files(self.picture, f"board-{self.revision}.png", self.description)

    @property
    def mentions(self) -> discord.AllowedMentions:
        return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in self.pings])


def headline(tell: Teller, reader: int | None = None, called: Sequence[int] = ()) -> str:
    """Who is waited for and what they can do; once the game is over, the people called and how it ended.

    A board mentions people, and a reader who asked privately reads names.
    """
    table = tell.table
    if table.row.status == "paused":
        return say(tell.language, "table-is-paused")
    if not table.state.agenda:
        return " ".join([*(f"<@{user_id}>" for user_id in called), outcome(tell)])
    view = table.view()
    who = [table.mention(seat) if reader is None else tell.player(seat) for seat in table.waits_for]
    if table.waits_for and all(table.seats[seat].computer for seat in table.waits_for):
        return say(tell.language, "computers-think", who=listed(tell.language, who), count=len(who))
    if table.waits_for and all(map(table.is_vacant, table.waits_for)):
        return say(tell.language, "waits-for-others", who=listed(tell.language, who))
    if reader is not None and table.seats_of(reader) == [*table.waits_for]:
        who = [""]  # who asks knows their own name
    names, is_asked = listed(tell.language, who), reader is None or table.seat_of(reader) in table.waits_for
    address = f"{names}:" if names and is_asked and reader is not None else names
    undo = "yes" if story.can_be_taken_back(table) else "none"
    facts = tell.headline(view) | {"who": address, "waits": len(who), "undo": undo}
    mine = "" if is_asked else "-of-others"
    key = f"{tell.game}-asks-{view.waiting}"
    if mine and knows("en", key + mine):
        key += mine
    elif mine and table.waits_for:
        key = "waits-for-others"
    return say(tell.language, key, **facts).strip()


def outcome(tell: Teller) -> str:
    """Won, or lost and why: the sentence of a game's last event."""
    events = tell.table.events(tell.table.history[-1])
    end = next((event for event in events if event.ends_the_game), None)
    return tell.event(end) if end is not None else say(tell.language, "table-over")


def deal_of_the_day(tell: Teller) -> str:
    """Before its player's first act: which day's deal it is, and that others have the same."""
    table = tell.table
    has_begun = any(step.seat is not None and table.person(step.seat) is not None for step in table.history)
    if table.day is None or has_begun:
        return ""
    return say(tell.language, "daily-dealt", date=dated(tell.language, date.fromisoformat(table.day)))


async def compose(
    bot: Atoll, table: Table, called: Sequence[int], here: int | None = None, *, at_rest: bool = False
) -> Board:
    """Words, picture and buttons of a table as it stands; the people called are pinged, except who is here already."""
    row, tell = table.row, Teller(table, table.row.language)
    since, beside = _news(table), behaviour_of(table).beside(table)
    whole = await _whole_story(bot, table) if not table.state.agenda else []
    drawing = bot.pictures.board(table, whole or story.standing(since))
    newcomers = _newcomers(table, called)
    gathered = _gathered(table)
    perils = tell.perils(table.view()) if table.waits_for else ""
    pings = people_called(table, table.humans if gathered else called, here)
    why = behaviour_of(table).resting(tell) if at_rest else []
    told = [
        deal_of_the_day(tell),
        headline(tell, called=pings),
        *why,
        perils,
        *gathered,
        *_vacant(tell),
        _deadline(table),
        *_first_turn(tell, newcomers),
    ]
    standing = behaviour_of(table).standing(tell) if table.waits_for else []
    ended = table.public_events(whole)
    following = _following(table) if called else None
    told += told_of_lodged(tell)
    told += [say(row.language, "you-are-next", who=f"<@{following}>")] if following else []
    new = await new_in_logbook(bot.store, table) if not table.state.agenda else []
    end = await behaviour_of(table).at_the_end(bot.store, tell, ended) if not table.state.agenda else []
    afterwards = [*standing, *end, *recap(tell, ended), *highlights(tell, whole), *new]
    return Board(
        revision=row.revision,
        headline="\n".join(filter(None, told)),
        happened=lambda most: story.told(tell, since, most, since_turn=True),
        afterwards="\n".join(filter(None, afterwards)),
        words=lambda: render.brief(row.game, table.view(), table.escaped_names, row.language, **beside),
        view=panel(Teller(table, row.language, plain=True), tools=_tools(table)),
        pings=(*pings, following) if following and following not in (*pings, here) else pings,
        newcomers=newcomers,
        in_words=any(table.prefers(user).in_words for user in pings),
        description=render.alt(row.game, table.view(), table.names, row.language, **beside),
        picture=await bot.pictures.in_time(drawing),  # last: the rest is put together while it is drawn
        drawing=drawing,
    )


def _following(table: Table) -> int | None:
    """Who plays next, if they want to hear that."""
    seat = behaviour_of(table).next_seat(table) if table.waits_for else None
    user_id = table.person(seat) if seat is not None and seat not in table.waits_for else None
    return user_id if user_id is not None and table.prefers(user_id).when_next else None


async def _whole_story(bot: Atoll, table: Table) -> list[Step]:
    """All that happened in a finished game: its last board tells it, and the last steps are here already."""
    return story.standing(await whole_history(bot.store, table))


def people_called(table: Table, seats: Sequence[int], here: int | None) -> tuple[int, ...]:
    """Who is to be pinged for these seats; for one that nobody has, everybody else."""
    vacant = any(table.is_vacant(seat) for seat in seats)
    called = table.humans if vacant else [seat for seat in seats if table.person(seat) is not None]
    people = (user for seat in called if (user := table.person(seat)) is not None and user != here)
    return tuple(dict.fromkeys(people))


def _news(table: Table) -> Sequence[Step]:
    """What whoever is waited for has not seen yet; of a finished game its last step."""
    if table.game.in_private and table.state.agenda:
        return story.since_turn_began(table)
    own = behaviour_of(table).since(table)
    if own is not None:
        return own
    if table.waits_for:
        return story.since_last_act(table.history, table.waits_for[0])
    return story.run_of(table.history, table.history[-1].seat) if table.state.agenda else table.history[-1:]


def _tools(table: Table) -> tuple[str, ...]:
    """The table's own buttons."""
    if not table.state.agenda:
        return _tools_afterwards(table)
    return _tools_meanwhile(table) if table.row.in_our_server else (*_tools_meanwhile(table), *TOOLS_ELSEWHERE)


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


def _vacant(tell: Teller) -> list[str]:
    """That nobody sits where the table waits, and what the others can do."""
    table = tell.table
    names = [tell.player(seat) for seat in table.waits_for if table.is_vacant(seat)]
    if not names:
        return []
    who = " ".join(table.mention(seat) for seat in table.humans)
    return [say(tell.language, "seat-is-vacant", who=who, names=listed(tell.language, names), count=len(names))]


def _deadline(table: Table) -> str:
    """When the others may decide for who is waited for, on each reader's own clock."""
    due = [each.due_at for each in table.deadlines if each.kind == LIMIT and each.due_at is not None]
    if not due or not table.waits_for:
        return ""
    return say(table.row.language, "deadline", at=discord.utils.format_dt(min(due), "R"))


def _newcomers(table: Table, called: Sequence[int]) -> tuple[int, ...]:
    """Those called who never met what there is to do here."""
    people = (table.person(seat) for seat in called)
    situation = behaviour_of(table).situation(table)
    return tuple(user for user in people if user is not None and (user, situation) not in table.versed)


def _first_turn(tell: Teller, newcomers: Sequence[int]) -> list[str]:
    """Three short sentences for a person's first turn of a game, and never again."""
    table = tell.table
    if not newcomers or not table.state.agenda:
        return []
    key = f"{table.row.game}-new-{table.view().waiting}"
    if not knows("en", key):
        return []
    return [say(tell.language, key), *behaviour_of(table).introduced(tell, newcomers)]


def _gathered(table: Table) -> list[str]:
    """In a thread that has just been opened everybody is named, and so finds it."""
    if not table.row.thread or table.was_shown or len(table.humans) < 2:  # noqa: PLR2004 — others
        return []
    return [say(table.row.language, "thread-begins", who=" ".join(table.mention(seat) for seat in table.humans))]
