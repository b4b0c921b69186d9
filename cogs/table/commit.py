"""What is kept of an act, in one transaction: the steps, whom the table waits for, how it ended, who asked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, TypeAlias

from cogs.behaviour import behaviour_of
from cogs.loaded import Table, whole_history
from cogs.table.act import ENDED, REST, Acted, Wait, with_waits
from cogs.words import story
from db import deadlines, feats, interactions, plans, results, seats, shown, steps, tables
from db.steps import Step
from db.store import Together, Writing
from engine.play import pack, save

if TYPE_CHECKING:
    from cogs.bot import Atoll

Beside: TypeAlias = Callable[[Writing], Awaitable[None]]
"""What else is kept in the same transaction."""


async def nothing(_: Writing) -> None:
    """Write nothing more."""


async def commit(
    bot: Atoll,
    acted: Acted,
    interaction_id: int | None = None,
    *,
    here: int | None = None,
    also: Beside = nothing,
    then: Beside = nothing,
) -> None:
    """Keep an act, or lose the race to someone who was quicker. Then wake the clock and the computers.

    `here`: the user looking at the channel now. `also` writes more before the act, and `then` after it.
    """
    whole = () if acted.table.state.agenda else story.standing(await whole_history(bot.store, acted.table))
    async with bot.store.together() as writing:
        if interaction_id is not None:
            await interactions.claim(writing, interaction_id, acted.now)
        await also(writing)
        await _write_act(writing, acted, whole)
        await then(writing)
    bot.clock.expect((*acted.waits, *acted.rests))
    bot.thinking.expect(acted.table, here)


async def commit_waits(
    bot: Atoll,
    table: Table,
    waits: Sequence[Wait],
    now: datetime,
    *,
    also: Beside = nothing,
    then: Beside = nothing,
) -> None:
    """Keep what changed at a table without an act, and whom it waits for since then. Then wake the clock."""
    async with bot.store.together() as writing:
        await also(writing)
        await _write_waits(writing, with_waits(table, waits, now), waits)
        await then(writing)
    bot.clock.expect(waits)


async def _write_act(writing: Together, acted: Acted, whole: Sequence[Step]) -> None:
    """All of an act, to be committed with whatever else is written there; `whole`: the game, where it is over."""
    before, after, now = acted.before, acted.table, acted.now
    for revision, (seat, line, step) in enumerate(acted.played, before.row.revision + 1):
        await steps.append(
            writing,
            after.id,
            revision,
            seat=seat,
            notation=line,
            events=pack(step.events),
            state=save(step.state),
            now=now,
        )
    if any(seat.stand_in for seat in before.seats):
        await seats.end_stand_ins(writing, after.id, None if acted.opens_a_turn else acted.played[0].seat)
    await _write_plans(writing, acted)
    if not acted.is_public and before.row.shown_revision == before.row.revision:
        await shown.edit(writing, after.id, after.row.revision)  # there is nothing to show
    if after.state.agenda:
        await _write_waits(writing, after, acted.waits)
        await _write_rests(writing, acted)
        return
    if not after.begins_elsewhere:
        await record(writing, acted, whole)
    await tables.end(writing, after.id, now)


async def _write_plans(writing: Together, acted: Acted) -> None:
    """How turns that were lodged ended; former ends are told no more, and what was proposed and is done is over."""
    ended = [plan for plan in acted.before.plans if plan.kind in ENDED]
    for former in (*ended, *acted.carried_out):
        await plans.drop(writing, acted.table.id, former.user_id, former.kind)
    for plan in acted.ended:
        await plans.drop(writing, acted.table.id, plan.user_id, "lodged")
        await plans.keep(writing, acted.table.id, plan)


async def _write_rests(writing: Together, acted: Acted) -> None:
    """Whom a table at rest calls, and when; how often it did is counted anew with each turn."""
    now, table = acted.now, acted.table
    for rest in acted.rests:
        await deadlines.begin(writing, table.id, None, rest.kind, now=now, due_at=rest.due_at)
        await deadlines.postpone(writing, table.id, None, rest.kind, rest.due_at)
    for former in table.deadlines if acted.opens_a_turn else ():
        if former.kind.startswith(REST):
            await deadlines.drop(writing, table.id, None, former.kind)


async def _write_waits(writing: Together, table: Table, waits: Sequence[Wait]) -> None:
    """From now on these are waited for, and nobody else."""
    began = {(each.seat, each.kind): each.began_at for each in table.deadlines}
    await deadlines.clear(writing, table.id, but=sorted({wait.seat for wait in waits}))
    for wait in waits:
        begin = deadlines.begin_anew if wait.anew else deadlines.begin
        now = began[wait.seat, wait.kind]
        await begin(writing, table.id, wait.seat, wait.kind, now=now, due_at=wait.due_at)


async def record(writing: Together, acted: Acted, whole: Sequence[Step]) -> None:
    """How it ended for each seat."""
    table, day = acted.table, acted.table.day
    for seat in table.seats:  # somebody with two of them played one game
        await results.record(
            writing,
            results.Result(
                table_id=table.id,
                seat=seat.seat,
                user_id=table.person(seat.seat) if seat.computer or seat.seat in table.humans else None,
                guild_id=table.row.guild_id,
                game=table.row.game,
                variant=table.game.variant(table.state),
                players=len(table.seats),
                won=seat.seat in table.state.outcome.winners,
                score=behaviour_of(table).points(table, seat.seat, whole),
                ended_at=acted.now,
                day=day,
                hints=table.row.hints,
                late=day is not None and acted.now.date().isoformat() > day,
                in_our_server=table.row.in_our_server,
            ),
        )
    if table.row.in_our_server and table.game.logbook is not None:
        for entry in table.game.logbook(table.state, table.public_events(whole)):
            keep = feats.better if entry.is_record else feats.first
            seats = tuple(sorted({table.first_seat_of_the_same(seat) for seat in entry.seats}))
            reached = feats.Reached(f"{table.row.game}-{entry.name}", table.id, entry.value, seats)
            await keep(writing, table.row.guild_id, reached, acted.now)
