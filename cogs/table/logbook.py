"""The logbook: a server's firsts and records; what a game has added stands in one line under its last picture."""

from __future__ import annotations

from typing import Final

import discord

from cogs.loaded import Table
from cogs.talk.answer import Answer
from cogs.talk.controls import page_of
from cogs.talk.pages import page_view, pages
from db import feats
from db.feats import Feat
from db.store import Store
from engine import GAMES
from locales import knows, listed, say

MOST_NAMED: Final = 2


def told(language: str, feat: Feat) -> str:
    """What was reached: `fastest flight home, 14 turns`."""
    return say(language, f"logbook-{feat.feat}", value=abs(feat.value))


def _known(found: list[Feat]) -> list[Feat]:
    """Those that have words; a name of a former version has none."""
    return [each for each in found if knows("en", f"logbook-{each.feat}")]


async def new_in_logbook(store: Store, table: Table) -> list[str]:
    """Name the two most important records that this game set here, and count the others."""
    if not table.row.in_our_server:
        return []
    own = [each for each in _known(await feats.of_guild(store, table.row.guild_id)) if each.table_id == table.id]
    own.sort(key=lambda each: "-won-" not in each.feat)
    language = table.row.language
    facts = listed(language, [told(language, each) for each in own[:MOST_NAMED]])
    more = max(0, len(own) - MOST_NAMED)
    return [f"-# {say(language, 'logbook-new', facts=facts, more=more)}"] * bool(own)


@page_of("logbook")
async def show_logbook(answer: Answer, about: str, number: int) -> None:
    """Of each game, what was first and what is best."""
    language, lines = answer.language, list[str]()
    found = _known(await feats.of_guild(answer.bot.store, answer.interaction.guild_id or 0))
    for game in GAMES:
        own = [each for each in found if each.feat.startswith(f"{game}-")]
        lines += [f"**{say(language, f'{game}-title')}**"] * bool(own)
        lines += [_line(language, each) for each in own]
    leaves = pages("\n".join(lines) or say(language, "logbook-empty"))
    number = min(number, len(leaves) - 1)
    await answer.privately(leaves[number], page_view(about, "logbook", number, len(leaves)))


def _line(language: str, feat: Feat) -> str:
    """What, by whom as far as they may be named, and when."""
    who = listed(language, [f"<@{user}>" for user in dict.fromkeys(feat.user_ids)])
    when = discord.utils.format_dt(feat.at, "d")
    what = say(language, "logbook-line", what=told(language, feat), who=who, count=len(feat.user_ids), when=when)
    return what[:1].upper() + what[1:]
