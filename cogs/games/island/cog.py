"""Forbidden Island's commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from discord import app_commands
from discord.app_commands import Choice

from cogs.games.opening import STRENGTHS, TIME_LIMITS, choices, open_lobby, play, strong
from cogs.games.saying import Saying, said, said_so_far
from cogs.table.wishes import Wishes
from cogs.talk.answer import Interaction, Refused, answering
from cogs.talk.limits import MOST_OPTIONS, cut
from cogs.words.described import LANGUAGE_CHOICES, described
from cogs.words.understood import folded
from engine.island.parts import LAYOUTS, Adventurer
from locales import LANGUAGES, language_of, listed, say

if TYPE_CHECKING:
    from cogs.bot import Atoll

MOVES = ("move", "fly", "dive", "navigate")
ADVENTURERS: Final = get_args(Adventurer)


def adventurers_said(said: str) -> list[str]:
    """The adventurers that were named, in any language, with `+` or a comma between them; `?` for one not known."""
    named = {folded(say(language, f"island-{each}")): each for language in LANGUAGES for each in ADVENTURERS}
    parts = [folded(part) for part in said.replace(",", "+").split("+") if part.strip()]
    return [part if part in ADVENTURERS else named.get(part, "?") for part in parts]


async def adventurers(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """One more after those that were named already."""
    language = language_of(str(interaction.locale))
    before, _, last = typed.replace(",", "+").rpartition("+")
    chosen = [each for each in adventurers_said(before) if each != "?"][:3]
    offered = []
    for each in ADVENTURERS:
        if each not in chosen and folded(last) in folded(say(language, f"island-{each}")):
            whole = [*chosen, each]
            offered.append(
                Choice(name=" + ".join(say(language, f"island-{one}") for one in whole), value="+".join(whole))
            )
    return offered


async def layouts(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """The islands whose name fits what was typed: there are more than a menu holds."""
    language = language_of(str(interaction.locale))
    named = [(say(language, f"island-layout-{layout}"), layout) for layout in LAYOUTS]
    return [Choice(name=name, value=layout) for name, layout in named if folded(typed) in folded(name)][:MOST_OPTIONS]


@play.command(name="island", description=described("command-play-island"))
@app_commands.describe(
    difficulty=described("island-option-difficulty-description"),
    layout=described("island-option-layout-description"),
    players=described("option-players"),
    computers=described("option-computers"),
    strength=described("option-strength"),
    alone=described("island-option-alone"),
    starting_player=described("island-option-first-description"),
    adventurers=described("island-option-adventurers-description"),
    special_cards=described("island-option-pace-description"),
    time_limit=described("option-time-limit"),
    thread=described("option-thread"),
    tall_board=described("option-tall"),
    language=described("option-language"),
)
@app_commands.choices(
    difficulty=choices("island", "difficulty", "novice", "normal", "elite", "legendary"),
    special_cards=choices("island", "pace", "swift", "careful"),
    starting_player=choices("island", "first", "host", "random"),
    strength=STRENGTHS,
)
@app_commands.choices(time_limit=TIME_LIMITS)
@app_commands.choices(language=LANGUAGE_CHOICES)
@app_commands.autocomplete(layout=layouts, adventurers=adventurers)
async def play_island(
    interaction: Interaction,
    difficulty: str = "novice",
    layout: str = "classic",
    players: app_commands.Range[int, 2, 4] | None = None,
    computers: app_commands.Range[int, 0, 3] = 0,
    strength: str = "calm",
    alone: bool = False,
    starting_player: str = "random",
    adventurers: str | None = None,
    special_cards: str = "swift",
    time_limit: int | None = None,
    thread: bool = False,
    tall_board: bool = False,
    language: str | None = None,
) -> None:
    if layout not in LAYOUTS:
        async with answering(interaction) as answer:
            raise Refused("island-no-unknown-layout", layout=cut(layout, 40))
        return
    chosen = adventurers_said(adventurers or "")
    if "?" in chosen or len(set(chosen)) < len(chosen) or len(chosen) == 1:
        async with answering(interaction) as answer:
            names = listed(answer.language, [say(answer.language, f"island-{each}") for each in ADVENTURERS])
            raise Refused("island-adventurers-how", names=names)
        return
    options = {
        "adventurers": chosen or None,
        "difficulty": difficulty,
        "layout": layout,
        "pace": special_cards,
        "first": 0 if starting_player == "host" else None,
        "players": len(chosen) or players,
        "computers": computers or None,
        "strength": strong(strength),
        "hands": "two" if alone else None,
    }
    await open_lobby(interaction, "island", options, Wishes(language, time_limit, thread, tall=tall_board))


class IslandCog(Saying):
    """What a player says at the island's table."""

    game = "island"

    @app_commands.command(name="move", description=described("command-move"))
    @app_commands.describe(to=described("command-move-to"), who=described("command-move-who"))
    @app_commands.guild_only()
    async def move(self, interaction: Interaction, to: str, who: str | None = None) -> None:
        if who is None:
            await self.say(interaction, *MOVES[:3], to=to)
        else:
            await self.say(interaction, "navigate", who=who, to=to)

    @move.autocomplete("to")
    async def _move_to(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        who = said(interaction, "who")
        if who:
            return await self.offer(interaction, typed, "to", "navigate", who=who)
        return await self.offer(interaction, typed, "to", *MOVES[:3])

    @move.autocomplete("who")
    async def _move_who(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer(interaction, typed, "who", "navigate", **said_so_far(interaction, "to"))

    @app_commands.command(name="shore_up", description=described("command-shore-up"))
    @app_commands.describe(
        tile=described("command-shore-up-tile"), second_tile=described("command-shore-up-second-tile")
    )
    @app_commands.guild_only()
    async def shore_up(self, interaction: Interaction, tile: str, second_tile: str | None = None) -> None:
        await self.say(interaction, "shore-up", tile=tile, also=second_tile)

    @shore_up.autocomplete("tile")
    async def _shore_up_tile(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer(interaction, typed, "tile", "shore-up", also=None)

    @shore_up.autocomplete("second_tile")
    async def _shore_up_second_tile(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer(interaction, typed, "also", "shore-up", **said_so_far(interaction, "tile"))

    @app_commands.command(name="give", description=described("command-give"))
    @app_commands.describe(card=described("command-give-card"), to=described("command-give-to"))
    @app_commands.guild_only()
    async def give(self, interaction: Interaction, card: str, to: str) -> None:
        await self.say(interaction, "give", card=card, to=to)

    @give.autocomplete("card")
    async def _give_card(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer(interaction, typed, "card", "give", **said_so_far(interaction, "to"))

    @give.autocomplete("to")
    async def _give_to(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer(interaction, typed, "to", "give", **said_so_far(interaction, "card"))

    @app_commands.command(name="capture", description=described("command-capture"))
    @app_commands.guild_only()
    async def capture(self, interaction: Interaction) -> None:
        await self.say(interaction, "capture")

    @app_commands.command(name="helicopter", description=described("command-helicopter"))
    @app_commands.rename(origin="from")
    @app_commands.describe(
        origin=described("command-helicopter-from"),
        to=described("command-helicopter-to"),
        who=described("command-helicopter-who"),
    )
    @app_commands.guild_only()
    async def helicopter(
        self, interaction: Interaction, origin: str, to: str | None = None, who: str | None = None
    ) -> None:
        if origin == "lift-off":
            await self.say(interaction, "lift-off")
        else:
            await self.say(interaction, "lift", needs=("to",), origin=origin, to=to, who=who)

    @helicopter.autocomplete("origin")
    async def _helicopter_from(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        offered = await self.offer(interaction, typed, "origin", "lift")
        home = await self.possible(interaction, "lift-off")
        return [*home, *offered][:MOST_OPTIONS]

    @helicopter.autocomplete("to")
    async def _helicopter_to(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer(interaction, typed, "to", "lift", origin=said(interaction, "from"))

    @helicopter.autocomplete("who")
    async def _helicopter_who(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer(interaction, typed, "who", "lift", origin=said(interaction, "from"))

    @app_commands.command(name="sandbags", description=described("command-sandbags"))
    @app_commands.describe(tile=described("command-sandbags-tile"))
    @app_commands.guild_only()
    async def sandbags(self, interaction: Interaction, tile: str) -> None:
        await self.say(interaction, "sandbag", tile=tile)

    @sandbags.autocomplete("tile")
    async def _sandbags_tile(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer(interaction, typed, "tile", "sandbag")

    @app_commands.command(name="discard", description=described("command-discard"))
    @app_commands.describe(card=described("command-discard-card"))
    @app_commands.guild_only()
    async def discard(self, interaction: Interaction, card: str) -> None:
        await self.say(interaction, "discard", card=card)

    @discard.autocomplete("card")
    async def _discard_card(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer(interaction, typed, "card", "discard")

    @app_commands.command(name="swim", description=described("command-swim"))
    @app_commands.describe(to=described("command-swim-to"))
    @app_commands.guild_only()
    async def swim(self, interaction: Interaction, to: str) -> None:
        await self.say(interaction, "swim", to=to)

    @swim.autocomplete("to")
    async def _swim_to(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer(interaction, typed, "to", "swim")


async def setup(bot: Atoll) -> None:
    await bot.add_cog(IslandCog(bot))
