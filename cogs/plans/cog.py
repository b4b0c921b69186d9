"""/try: a turn is tried out, then played, proposed to whoever plays, or lodged for one's own next turn."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from discord import app_commands
from discord.ext import commands

from cogs.loaded import Table
from cogs.plans.proposing import basis, in_words, propose, retract, whole
from cogs.plans.sketch import Sketches, whose
from cogs.talk.answer import Answer, Interaction, Refused, answering
from cogs.talk.controls import PLANNED, SKETCH, Controls, Forged, Handlers, button, tool
from cogs.words.described import described
from db import plans
from db.plans import Plan
from engine.contract import Action
from locales import say

if TYPE_CHECKING:
    from cogs.bot import Atoll


@tool("try")
async def try_out(answer: Answer, table_id: str) -> None:
    """From the table's button."""
    await Sketches(answer.bot).show(answer, await _table(answer, table_id))


@SKETCH
async def sketch_further(answer: Answer, words: tuple[str, ...], values: Sequence[str]) -> None:
    table_id, seat, _ = words
    table = await _whose(answer, table_id, int(seat))
    if table is not None and values:
        await Sketches(answer.bot).add(answer, table, int(seat), values[0])


@PLANNED
async def use_sketch(answer: Answer, words: tuple[str, ...], _: Sequence[str]) -> None:
    table_id, seat, word = words
    table = await _whose(answer, table_id, int(seat))
    if table is not None:
        await USES.of(word)(answer, table, int(seat))


async def _table(answer: Answer, table_id: str) -> Table:
    """The running table, if the one who asks may plan there."""
    table = await answer.bot.acting.running(table_id)
    answer.bot.acting.seat(answer, table)
    if table.game.plans is None:
        raise Refused("plan-not-here")
    return table


async def _whose(answer: Answer, table_id: str, seat: int) -> Table | None:
    """The same, if they may plan this seat's turn; where it is over, what they can plan is shown."""
    table = await _table(answer, table_id)
    if seat in whose(table, answer.user_id):
        return table
    await Sketches(answer.bot).show(answer, table, say(answer.language, "plan-over"))
    return None


# What is done with a sketch

Use: TypeAlias = Callable[[Answer, Table, int], Awaitable[None]]
"""What a button does with a sketch: at this table, for this seat's turn."""

USES: Handlers[Use] = Handlers("back", "for", "play", "lodge", "withdraw", "propose", "retract")
USES("propose")(propose)
USES("retract")(retract)


@USES("back")
async def take_back(answer: Answer, table: Table, seat: int) -> None:
    await Sketches(answer.bot).take_back(answer, table, seat)


@USES("for")
async def plan_for(answer: Answer, table: Table, seat: int) -> None:
    """Another one's turn, or one's own."""
    await Sketches(answer.bot).begin(answer, table, seat)


@USES("play")
async def play_it(answer: Answer, table: Table, seat: int) -> None:
    """One's own turn, just as it was tried out."""
    sketch = await whole(answer, table, seat)
    if sketch is None:
        return

    def as_tried(_: Table, __: int) -> Sequence[Action]:
        return sketch.actions

    await answer.bot.acting.press(answer, table.id, table.row.revision, sketch.lines[0], wish=as_tried, is_advised=True)


@USES("lodge")
async def lodge(answer: Answer, table: Table, seat: int) -> None:
    """Played when the turn comes, unless what it stands on has changed."""
    sketch = await whole(answer, table, seat)
    if sketch is None:
        return
    if seat not in table.seats_of(answer.user_id):
        raise Forged("lodge")
    if sketch.is_now:  # that turn has begun meanwhile
        await Sketches(answer.bot).show(answer, table, say(answer.language, "stale"))
        return
    plan = Plan(answer.user_id, "lodged", seat, table.row.revision, sketch.lines, basis(sketch))
    async with answer.bot.store.together() as writing:
        await plans.keep(writing, table.id, plan)
        await plans.drop(writing, table.id, answer.user_id, "sketch")
    ends = "yes" if sketch.tried.ends else "no"
    withdraw = button(PLANNED, table.id, seat, "withdraw", label=say(answer.language, "plan-withdraw"))
    told = say(answer.language, "plan-lodged", what=in_words(sketch, answer.language), ends=ends)
    await answer.privately(told, Controls([withdraw]))


@USES("withdraw")
async def withdraw(answer: Answer, table: Table, _: int) -> None:
    """Called as usual when the turn comes."""
    await plans.drop(answer.bot.store, table.id, answer.user_id, "lodged")
    await answer.privately(say(answer.language, "plan-withdrawn"))


class PlansCog(commands.Cog):
    """`/try`."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    @app_commands.command(name="try", description=described("command-try"))
    @app_commands.guild_only()
    async def try_(self, interaction: Interaction) -> None:
        async with answering(interaction) as answer:
            table = await self.bot.acting.running_here(answer)
            await try_out(answer, table.id)


async def setup(bot: Atoll) -> None:
    await bot.add_cog(PlansCog(bot))
