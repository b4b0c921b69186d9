"""What a slash command of a game means: the legal action, or what the rules say to one that is not legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from discord.app_commands import Choice
from discord.ext import commands

from cogs.behaviour import behaviour_of
from cogs.loaded import Table, find_here
from cogs.table.acting import Wish
from cogs.talk.answer import Interaction, answering
from cogs.talk.limits import LONGEST_OPTION, MOST_OPTIONS, cut
from cogs.words.teller import Teller, value_of, verb
from cogs.words.understood import as_said, begun, folded, in_notation, means, tellers
from engine.contract import Action, Illegal
from engine.play import legal, read, write
from locales import language_of

if TYPE_CHECKING:
    from cogs.bot import Atoll


def plainness(action: Action, fields: dict[str, Any]) -> tuple[int, int]:
    """Of what was not said the plainest is meant: no second thing, and everybody rather than some."""
    unsaid = [getattr(action, field) for field, said in fields.items() if said is None]
    return (
        sum(value is not None and not isinstance(value, tuple) for value in unsaid),
        -sum(len(value) for value in unsaid if isinstance(value, tuple)),
    )


def said(interaction: Interaction, option: str) -> Any:
    """What another option holds so far, while this one is being filled in."""
    return getattr(interaction.namespace, option, None) or None


def said_so_far(interaction: Interaction, *options: str) -> dict[str, Any]:
    """Those of these options that are filled in, by the names of an action's fields."""
    return {option: value for option in options if (value := said(interaction, option)) is not None}


def meant(language: str, *verbs: str, needs: Sequence[str] = (), **fields: Any) -> Wish:
    """What these words mean at the table they are said at."""

    def wish(table: Table, seat: int) -> list[Action]:
        if verbs[0] not in table.game.action_named:
            raise Illegal("nothing-of-the-kind")
        possible = [each for each in legal(table.game, table.state, seat) if verb(each) in verbs]
        found = [each for each in possible if means(each, fields)] or [
            each for each in possible if any(means(each, fields, tell) for tell in tellers(table))
        ]
        found = found or next(filter(None, (begun(possible, fields, tell) for tell in tellers(table))), [])
        unsaid = [name for name in needs if fields[name] is None]
        if unsaid and len({as_said(getattr(each, name)) for each in found for name in unsaid}) > 1:
            raise Illegal("say-more")
        if found:
            return [min(found, key=lambda action: plainness(action, fields))]
        tell = Teller(table, language, plain=True)
        labels = [tell.label(each) for each in possible]
        return [read(table.game, in_notation(table, verbs[0], fields, labels))]

    return wish


class Saying(commands.Cog):
    """A game's commands."""

    game: str | None = None
    """None: of any game that has such an action."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    async def say(self, interaction: Interaction, *verbs: str, needs: Sequence[str] = (), **fields: Any) -> None:
        """Do what these words mean; the first verb is the one the rules are asked about where nothing fits.

        What an act `needs` must be said where there is a choice of it.
        """
        async with answering(interaction) as answer:
            wish = meant(answer.language, *verbs, needs=needs, **fields)
            await self.bot.acting.command(answer, wish, game=self.game)

    async def offer(
        self, interaction: Interaction, typed: str, field: str, *verbs: str, **fixed: Any
    ) -> list[Choice[str]]:
        """The legal values of a field, in the reader's language; beside those of the first verb stands what is done."""
        tell, possible = await self._possible(interaction)
        offered: dict[str, str] = {}
        for action in possible:
            if verb(action) in verbs and means(action, fixed) and getattr(action, field) is not None:
                value = value_of(action, field)
                assert tell is not None
                own = behaviour_of(tell.table).offered(tell, field, value)
                label = own if verb(action) == verbs[0] else tell.label(action)
                offered.setdefault(as_said(value), label)
        fitting = [(value, label) for value, label in offered.items() if folded(typed) in folded(f"{value} {label}")]
        return [Choice(name=cut(label, LONGEST_OPTION), value=value) for value, label in fitting[:MOST_OPTIONS]]

    async def whole(self, interaction: Interaction, typed: str, word: str) -> list[Choice[str]]:
        """Every legal action of this verb, named whole; its value is the notation without the verb."""
        tell, possible = await self._possible(interaction)
        named = [(write(each), tell.label(each)) for each in possible if tell and verb(each) == word]
        offered = [(line.partition(" ")[2], label) for line, label in named]
        fitting = [(value, label) for value, label in offered if folded(typed) in folded(f"{value} {label}")]
        return [Choice(name=cut(label, LONGEST_OPTION), value=value) for value, label in fitting[:MOST_OPTIONS]]

    async def possible(self, interaction: Interaction, word: str) -> list[Choice[str]]:
        """An action that is legal now and needs nothing more said, as a choice."""
        tell, possible = await self._possible(interaction)
        return [Choice(name=tell.label(each), value=word) for each in possible if tell and verb(each) == word]

    async def _possible(self, interaction: Interaction) -> tuple[Teller | None, list[Action]]:
        """What the one who types may do at this channel's table, and who names it in their language."""
        table = await find_here(self.bot.store, interaction.channel_id, interaction.user.id, self.game)
        seat = table.seat_of(interaction.user.id) if table is not None else None
        if table is None or seat is None or table.row.game != (self.game or table.row.game):
            return None, []
        if table.row.status != "running":
            return None, []
        language = table.prefers(interaction.user.id).language or language_of(str(interaction.locale))
        tell = Teller(table, language, plain=True)
        own = table.seats_of(interaction.user.id)
        return tell, [action for each in own for action in legal(table.game, table.state, each)]
