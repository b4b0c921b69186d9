"""A turn proposed to whoever plays: they read it in the channel, and take it with one press."""

from __future__ import annotations

from collections.abc import Sequence

import discord

import render
from cogs.loaded import Table
from cogs.plans.sketch import Sketch, Sketches, sketched
from cogs.table.pictures import files
from cogs.talk.answer import Answer
from cogs.talk.controls import TAKE, Controls, button, count
from cogs.words.planned import action_called, what_changed
from cogs.words.teller import Teller
from db import plans
from db.plans import Plan
from locales import listed, say


async def propose(answer: Answer, table: Table, seat: int) -> None:
    """Whoever plays reads it in the channel, and takes it with one press; nobody is pinged."""
    now = await whole(answer, table, seat)
    own = table.voice_of(answer.user_id)
    if now is None or own is None:
        return
    row, tell = table.row, Teller(table, table.row.language)
    plan = Plan(answer.user_id, "proposal", seat, row.revision, now.lines, basis(now))
    async with answer.bot.store.together() as writing:
        await plans.keep(writing, row.id, plan)
        await plans.drop(writing, row.id, answer.user_id, "sketch")
    ahead = now.ahead
    picture = await answer.bot.pictures.in_time(answer.bot.pictures.planned(ahead, now.tried.events))
    alt = render.alt(row.game, ahead.view(), table.names, row.language)
    who = {"by": tell.player(own), "who": tell.player(seat)}
    words = say(row.language, "plan-proposed", what=in_words(now, row.language), **who)
    label, style = say(row.language, "plan-take"), discord.ButtonStyle.primary
    taking = button(TAKE, row.id, own, row.revision, label=label, style=style)
    channel = answer.bot.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
    await channel.send(
        words,
        view=Controls([taking]),
        files=files(picture, f"proposal-{row.id}-{row.revision}.png", alt),
        allowed_mentions=discord.AllowedMentions.none(),
        nonce=f"p{row.id}-{own}-{row.revision}",
    )
    await answer.privately(say(answer.language, "plan-was-proposed", who=tell.player(seat)))


@TAKE
async def take(answer: Answer, words: tuple[str, ...], _: Sequence[str]) -> None:
    """A proposal is played by whom it was made to, if what it stands on is as it was."""
    table_id, by, revision = words
    table = await answer.bot.acting.running(answer, table_id)
    if table is None:
        return
    proposer = table.person(int(by)) if int(by) < len(table.seats) else None
    plan = table.plan_of(proposer, "proposal") if proposer is not None else None
    if plan is None or plan.revision != count(revision):
        await answer.in_place(say(answer.language, "plan-over"), view=None, attachments=[])
        return
    if plan.seat not in table.seats_of(answer.user_id):
        await answer.privately(
            say(answer.language, "plan-not-yours", who=Teller(table, answer.language).player(plan.seat))
        )
        return
    now, tell = sketched(table, plan.seat, plan.lines), Teller(table, table.row.language)
    if other := what_changed(Teller(table, answer.language), _changed(plan, now)):
        await answer.privately(say(answer.language, "plan-changed", why=other))
        return
    await plans.drop(answer.bot.store, table.id, plan.user_id, "proposal")
    people = {"by": tell.player(int(by)), "who": tell.player(plan.seat)}
    told = say(table.row.language, "plan-taken", what=in_words(now, table.row.language), **people)
    await answer.in_place(told, view=None, attachments=[], allowed_mentions=discord.AllowedMentions.none())
    await answer.bot.acting.press(answer, table.id, table.row.revision, now.lines[0], wish=lambda *_: now.actions)


# A plan as a whole


def basis(now: Sketch) -> dict[str, str]:
    """What it stands on."""
    assert now.table.game.plans is not None
    return dict(now.table.game.plans.basis(now.table.state, now.seat, now.actions))


def _changed(plan: Plan, now: Sketch) -> dict[str, str]:
    """What has changed of what a plan stood on, or its first line that cannot be any more."""
    if now.cut_off is not None or not now.is_now:
        return {"line": now.cut_off or plan.lines[0]}
    return {word: there for word, there in basis(now).items() if plan.basis.get(word) != there}


async def whole(answer: Answer, table: Table, seat: int) -> Sketch | None:
    """The sketch, if all of it is still possible; the panel says what is not."""
    kept = table.plan_of(answer.user_id, "sketch")
    now = sketched(table, seat, kept.lines if kept is not None and kept.seat == seat else ())
    if now.actions and now.cut_off is None:
        return now
    await Sketches(answer.bot).show(answer, table)
    return None


def in_words(now: Sketch, language: str) -> str:
    """Its lines as a list in a sentence."""
    tell = Teller(now.table, language, plain=True)
    return listed(language, [action_called(tell, line) for line in now.lines])
