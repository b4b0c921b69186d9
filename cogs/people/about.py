"""/rules, /help and /about: short, paged, in the reader's language, and wherever somebody brought the bot."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Final

from discord import ButtonStyle, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.talk.answer import Answer, Interaction, answering
from cogs.talk.controls import A_BUTTON, LEARN, Control, Controls, Forged, button, page_of
from cogs.talk.limits import LONGEST_LABEL, LONGEST_OPTION, MOST_OPTIONS, cut
from cogs.talk.pages import page_view
from cogs.words.described import described
from db import tables
from engine import GAMES, LESSONS
from locales import knows, language_of, say

if TYPE_CHECKING:
    from cogs.bot import Atoll

VERSION = "0.2.0"


def leaves(prefix: str) -> list[str]:
    """The keys of something that has pages: prefix-1, prefix-2 and so on."""
    keys: list[str] = []
    for number in count(1):
        key = f"{prefix}-{number}"
        if not knows("en", key):
            return keys
        keys.append(key)
    return keys


@page_of("rules")
async def show_rules(answer: Answer, game: str, number: int) -> None:
    if game not in GAMES:
        raise Forged("a game")
    await _show_leaf(answer, f"{game}-rules", game, "rules", number)


@page_of("help")
async def show_help(answer: Answer, about: str, number: int) -> None:
    await _show_leaf(answer, "help-elsewhere" if answer.is_elsewhere else "help", about, "help", number)


async def _show_leaf(answer: Answer, prefix: str, about: str, word: str, number: int) -> None:
    keys = leaves(prefix)
    if not keys:
        raise Forged("a page")
    number = max(0, min(number, len(keys) - 1))
    pages = page_view(about, word, number, len(keys))
    lessons = LESSONS if word == "help" and number == 0 else ()
    buttons = [learn_button(answer.language, game) for game in lessons]
    view = Controls([*buttons, *(pages.controls if pages is not None else ())])
    await answer.privately(say(answer.language, keys[number]), view)


def learn_button(language: str, game: str) -> Control:
    """Learn this game."""
    return button(LEARN, game, label=say(language, "learn-game-button", game=say(language, f"{game}-title")))


FOR_AN_ACCOUNT: Final = (
    "https://discord.com/oauth2/authorize?client_id={}&integration_type=1&scope=applications.commands"
)


def links(bot: Atoll, language: str) -> Controls:
    """Where the bot can be had, and what whoever runs it has said of terms and privacy in the portal."""
    application, view = bot.application, Controls([_link(language, "about-server", bot.invite)])
    if application is None:
        return view
    if application.user_integration_config is not None:
        view.add(_link(language, "about-account", FOR_AN_ACCOUNT.format(application.id)))
    if application.terms_of_service_url:
        view.add(_link(language, "about-terms", application.terms_of_service_url))
    if application.privacy_policy_url:
        view.add(_link(language, "about-privacy", application.privacy_policy_url))
    return view


def _link(language: str, key: str, url: str) -> Control:
    return {
        "type": A_BUTTON,
        "style": ButtonStyle.link.value,
        "label": cut(say(language, key), LONGEST_LABEL),
        "url": url,
    }


class AboutCog(commands.Cog):
    """What a newcomer asks first."""

    def __init__(self, bot: Atoll) -> None:
        self.bot = bot

    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.command(name="rules", description=described("command-rules"))
    @app_commands.describe(game=described("command-rules-game"), topic=described("command-rules-topic"))
    @app_commands.choices(
        game=[Choice(name=described(f"{game}-title"), value=game) for game in GAMES if knows("en", f"{game}-title")]
    )
    async def rules(self, interaction: Interaction, game: str | None = None, topic: int = 1) -> None:
        async with answering(interaction) as answer:
            await show_rules(answer, game or await self._played_here(interaction), topic - 1)

    async def _played_here(self, interaction: Interaction) -> str:
        """The game of this channel, if one is played or waited for here."""
        here = interaction.channel_id or 0
        found = await tables.last_in_channel(self.bot.store, here)
        lobbies = await tables.lobbies_in(self.bot.store, here)
        row = lobbies[-1] if lobbies else found
        return row.game if row is not None else next(iter(GAMES))

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        game = getattr(interaction.namespace, "game", None) or await self._played_here(interaction)
        language = await self.bot.language_of(interaction.user.id) or language_of(str(interaction.locale))
        titles = [say(language, key).split("\n")[0].strip("# *") for key in leaves(f"{game}-rules")]
        return [
            Choice(name=cut(title, LONGEST_OPTION), value=number)
            for number, title in enumerate(titles, 1)
            if str(typed).lower() in title.lower()
        ][:MOST_OPTIONS]

    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.command(name="help", description=described("command-help"))
    async def help(self, interaction: Interaction) -> None:
        async with answering(interaction) as answer:
            await show_help(answer, "bot", 0)

    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.command(name="about", description=described("command-about"))
    async def about(self, interaction: Interaction) -> None:
        async with answering(interaction) as answer:
            servers = len(self.bot.guilds)
            words = say(answer.language, "about", version=VERSION, servers=servers)
            await answer.privately(words, links(self.bot, answer.language))


async def setup(bot: Atoll) -> None:
    """A table of several people needs the bot on its server: what may come with an account as well says so itself."""
    bot.tree.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
    await bot.add_cog(AboutCog(bot))
