"""A turn proposed to whoever plays: they read it in the channel, and take it with one press."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Final
from zlib import crc32

import discord

import render
from cogs.loaded import Table, find
from cogs.plans.sketch import Sketch, Sketches, sketched
from cogs.table.pictures import files
from cogs.talk.answer import LOST, Answer, Refused
from cogs.talk.controls import PLANNED, TAKE, Controls, Forged, button, ids_on
from cogs.talk.cooldown import wait_between
from cogs.talk.mentions import NOBODY
from cogs.words.planned import action_called, what_changed
from cogs.words.story import AND
from cogs.words.teller import Teller
from db import plans
from db.plans import Plan
from locales import listed, say

PROPOSALS_A_MINUTE: Final = 3
"""By one person at one table: each posts a picture."""


async def propose(answer: Answer, table: Table, seat: int) -> None:
    """Whoever plays reads it in the channel, and takes it with one press; nobody is pinged."""
    sketch = await whole(answer, table, seat)
    own = table.voting_seat_of(answer.user_id)
    if sketch is None or own is None:
        return
    if seat in table.seats_of(answer.user_id):
        raise Forged("propose")
    wait_between(answer, f"proposal {table.id}", 60, times=PROPOSALS_A_MINUTE)
    row, store = table.row, answer.bot.store
    plan = Plan(answer.user_id, "proposal", seat, row.revision, sketch.lines, basis(sketch))
    async with store.together() as writing:
        await plans.keep(writing, row.id, plan)
        await plans.drop(writing, row.id, answer.user_id, "sketch")
    message = await _post(answer, sketch, own, which(plan))
    await plans.noted(store, row.id, plan, message.id)
    former = table.plan_of(answer.user_id, "proposal")
    if former is not None and former.message_id != message.id:
        await _close(answer, table, former)
    told = say(answer.language, "plan-was-proposed", who=Teller(table, answer.language).player(seat))
    retract = button(PLANNED, row.id, seat, "retract", label=say(answer.language, "plan-retract"))
    await answer.privately(told, Controls([retract]))


async def _post(answer: Answer, now: Sketch, own: int, name: str) -> discord.Message:
    """The proposal as the channel reads it, with its button."""
    row, tell, ahead = now.table.row, Teller(now.table, now.table.row.language), now.ahead
    picture = await answer.bot.pictures.in_time(answer.bot.pictures.planned(ahead, now.tried.events))
    alt = render.alt(row.game, ahead.view(), now.table.names, row.language)
    who = {"by": tell.player(own), "who": tell.player(now.seat)}
    label, style = say(row.language, "plan-take"), discord.ButtonStyle.primary
    channel = answer.bot.place(row)
    return await channel.send(
        say(row.language, "plan-proposed", what=in_words(now, row.language), **who),
        view=Controls([button(TAKE, row.id, own, name, label=label, style=style)]),
        files=files(picture, f"proposal-{row.id}-{row.revision}.png", alt),
        allowed_mentions=NOBODY,
        nonce=f"p{answer.interaction.id}",
    )


def which(plan: Plan) -> str:
    """Short enough for a button's id, and another for every other proposal."""
    return f"{crc32(AND.join([str(plan.seat), str(plan.revision), *plan.lines]).encode()):08x}"


async def _close(answer: Answer, table: Table, former: Plan) -> None:
    """A proposal that stands no more can be read, and pressed no more; a press that comes all the same hears why."""
    if former.message_id is None:
        return
    channel = answer.bot.place(table.row)
    with contextlib.suppress(discord.HTTPException, *LOST):
        await channel.get_partial_message(former.message_id).edit(view=None)


async def retract(answer: Answer, table: Table, _: int) -> None:
    """Whoever proposed it thinks otherwise."""
    former = table.plan_of(answer.user_id, "proposal")
    if former is not None:
        await plans.drop(answer.bot.store, table.id, answer.user_id, "proposal")
        await _close(answer, table, former)
    await answer.privately(say(answer.language, "plan-retracted"))


@TAKE
async def take(answer: Answer, words: tuple[str, ...], _: Sequence[str]) -> None:
    """A proposal is played by whom it was made to, if what it stands on is as it was."""
    table_id, by, name = words
    if answer.pressed is None or not shows_proposal(answer.pressed, table_id):
        raise Forged("take")
    table = await find(answer.bot.store, table_id)
    plan = _standing(table, int(by), name) if table is not None else None
    if table is None or plan is None:
        key = "plan-over" if table is not None and table.row.is_live else "table-over"
        await answer.in_place(say(answer.language, key), view=None, attachments=[])
        return
    if plan.seat not in table.seats_of(answer.user_id):
        who = Teller(table, answer.language).player(plan.seat)
        raise Refused("plan-not-yours", who=who)
    now, tell = sketched(table, plan.seat, plan.lines), Teller(table, table.row.language)
    if other := what_changed(Teller(table, answer.language), _changed(plan, now)):
        raise Refused("plan-changed", why=other)
    people = {"by": tell.player(int(by)), "who": tell.player(plan.seat)}
    told = say(table.row.language, "plan-taken", what=in_words(now, table.row.language), **people)
    revision, line = table.row.revision, now.lines[0]
    await answer.bot.acting.press(answer, table.id, revision, line, wish=lambda *_: now.actions, is_sure=True)
    if not answer.done:  # it is played, and the board shows it
        await answer.in_place(told, view=None, attachments=[], allowed_mentions=NOBODY)


def shows_proposal(message: discord.Message, table_id: str) -> bool:
    """Whether this is a proposal of that game and nothing else: taking it changes the message."""
    ids = ids_on(message)
    return len(ids) == 1 and ids[0].startswith(f"{TAKE.word}:{table_id}:")


def _standing(table: Table, by: int, name: str) -> Plan | None:
    """The proposal that a button means, if it is still made."""
    proposer = table.person(by) if table.row.is_live and by < len(table.seats) else None
    plan = table.plan_of(proposer, "proposal") if proposer is not None else None
    return plan if plan is not None and which(plan) == name else None


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
