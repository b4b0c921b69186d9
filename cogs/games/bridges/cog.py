"""/bridges and its subcommands, answered privately: everyone plays the same card at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.games.opening import STRENGTHS, TIME_LIMITS, choices, open_lobby, play, strong
from cogs.games.saying import Saying, said
from cogs.table.wishes import Wishes
from cogs.talk.answer import Interaction
from cogs.words.described import LANGUAGE_CHOICES, described

if TYPE_CHECKING:
    from cogs.bot import Atoll


@play.command(name="bridges", description=described("command-play-bridges"))
@app_commands.describe(
    side=described("bridges-option-side-description"),
    players=described("option-players"),
    computers=described("option-computers"),
    strength=described("option-strength"),
    time_limit=described("option-time-limit"),
    thread=described("option-thread"),
    tall_board=described("option-tall"),
    language=described("option-language"),
)
@app_commands.choices(side=choices("bridges", "side", "A", "B"), strength=STRENGTHS)
@app_commands.choices(time_limit=TIME_LIMITS)
@app_commands.choices(language=LANGUAGE_CHOICES)
async def play_bridges(
    interaction: Interaction,
    side: str = "A",
    players: app_commands.Range[int, 1, 4] | None = None,
    computers: app_commands.Range[int, 0, 3] = 0,
    strength: str = "calm",
    time_limit: int | None = None,
    thread: bool = False,
    tall_board: bool = False,
    language: str | None = None,
) -> None:
    await open_lobby(
        interaction,
        "bridges",
        {"side": side, "players": players, "computers": computers or None, "strength": strong(strength)},
        Wishes(language, time_limit, thread, tall=tall_board),
    )


def said_first(words: str) -> str:
    """The first word: the choice from the list may have a name behind it."""
    return (words.split() or [""])[0]


@app_commands.guild_only()
class BridgesCog(Saying, commands.GroupCog, name="bridges", description=described("command-bridges")):
    """What a player says of a card."""

    game = "bridges"

    @app_commands.command(name="write", description=described("command-write"))
    @app_commands.describe(island=described("command-write-island"), number=described("command-write-number"))
    async def write(
        self, interaction: Interaction, island: str, number: app_commands.Range[int, 3, 4] | None = None
    ) -> None:
        letter, *numbers = island.split() or [""]
        if number is None and numbers and numbers[0] in {"3", "4"}:
            number = int(numbers[0])  # `D 4`, from the list before the first card
        if number is None:
            await self.say(interaction, "write", island=letter.upper())
        else:
            await self.say(interaction, "prewrite", island=letter.upper(), number=number)

    @write.autocomplete("island")
    async def _write_island(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        written = await self.offer(interaction, typed, "island", "write")
        return written or await self.whole(interaction, typed, "prewrite")

    @app_commands.command(name="draw", description=described("command-draw"))
    @app_commands.rename(start="from", end="to")
    @app_commands.describe(start=described("command-draw-from"), end=described("command-draw-to"))
    async def draw(self, interaction: Interaction, start: str, end: str) -> None:
        first, last = sorted(said_first(each).upper() for each in (start, end))
        await self.say(interaction, "bridge", connection=f"{first}-{last}")

    @draw.autocomplete("start")
    async def _draw_from(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        offered = await self.offer(interaction, "", "connection", "bridge")
        islands = sorted({island for choice in offered for island in choice.value.split("-")})
        return [Choice(name=island, value=island) for island in islands if typed.upper() in island]

    @draw.autocomplete("end")
    async def _draw_to(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        start = str(said(interaction, "from") or "").upper()
        offered = [choice.value.split("-") for choice in await self.offer(interaction, "", "connection", "bridge")]
        ends = sorted({end for pair in offered if start in pair for end in pair if end != start})
        return [Choice(name=end, value=end) for end in ends if typed.upper() in end]

    @app_commands.command(name="skip", description=described("command-skip"))
    @app_commands.describe(what=described("command-skip-what"))
    async def skip(self, interaction: Interaction, what: str) -> None:
        await self.say(interaction, "skip", what=what)

    @skip.autocomplete("what")
    async def _skip_what(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self.offer(interaction, typed, "what", "skip")


async def setup(bot: Atoll) -> None:
    await bot.add_cog(BridgesCog(bot))
