"""What Discord does for a player and SimCord's page doesn't: links, choices, dismissing, the way back, a face."""

import asyncio
import io
from typing import Any

import discord
import pytest
from discord import app_commands

from playground import AVATAR, opened
from tests.browser.chromium import PROGRAM, chromium
from tests.browser.hands import LAST, MESSAGES, READY, SUGGESTED, become, say, write
from tests.wire.tiny import Tiny

pytestmark = pytest.mark.skipif(
    PROGRAM is None,
    reason="there is no Chromium on this machine; on Debian: apt-get install chromium",
)
CHANNEL = "document.querySelector('#channel-name').innerText"
IN_SIGHT = "(({{top, bottom}}) => top >= 0 && bottom <= innerHeight)({}.getBoundingClientRect())"
LINK = "[...document.querySelectorAll('.markdown-link')].at(-1)"
THREAD = "[...document.querySelectorAll('.thread-summary')].at(-1)"
WAY_BACK = "document.querySelector('#way-back:not([hidden])')"


def message(words: str) -> str:
    return f"{MESSAGES}.find(each => each.checkVisibility() && each.innerText.includes({words!r}))"


async def link_to(interaction: discord.Interaction, target: discord.Message) -> None:
    await interaction.followup.send(f"The board: {target.jump_url}", ephemeral=True)


@app_commands.command(description="A link to the first message.")
async def jump(interaction: discord.Interaction) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    await interaction.response.send_message("The board is here.")
    first = await interaction.original_response()
    for number in range(30):
        await interaction.channel.send(f"word {number}")
    await link_to(interaction, first)


@app_commands.command(description="A link to a message in a thread.")
async def leap(interaction: discord.Interaction) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    await interaction.response.send_message("A table.")
    thread = await (await interaction.original_response()).create_thread(name="Island")
    first = await thread.send("The board is in here.")
    for number in range(60):
        await thread.send(f"word {number}")
    await link_to(interaction, first)


@app_commands.command(description="A picture.")
async def paint(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(file=discord.File(io.BytesIO(AVATAR.read_bytes()), "board.png"))


@pytest.fixture(params=[(1280, 800), (390, 844)], ids=["wide", "narrow"])
async def tab(request):
    """A small bot's page, on a wide window and on a phone's."""
    tiny: Any = Tiny()
    for command in (jump, leap, paint):
        tiny.tree.add_command(command)
    async with opened(tiny) as preview, chromium(*request.param) as tab:
        await tab.open(preview.url)
        await tab.until(f"{MESSAGES}.length && {READY}")
        yield tab


async def test_a_link_scrolls_to_its_message_and_stays_there(tab) -> None:
    await say(tab, "/jump")
    await tab.until(f"{LINK} && {READY}")
    await tab.press(LINK)
    there = message("The board is here.")
    await tab.until(f"{there}.matches('.linked') && {IN_SIGHT.format(there)}")
    await asyncio.sleep(1)
    assert await tab.run(IN_SIGHT.format(there))


async def test_a_link_leads_to_a_message_in_a_thread_that_is_not_on_the_page(tab) -> None:
    """Also beyond the fifty messages that the page shows at once."""
    await say(tab, "/leap")
    await tab.until(f"{LINK} && {READY}")
    await tab.press(LINK)
    there = message("The board is in here.")
    await tab.until(f"{CHANNEL} === 'Island' && {there} && {IN_SIGHT.format(there)}")


async def test_one_click_leads_to_a_thread_and_one_back(tab) -> None:
    await say(tab, "/where")
    assert not await tab.run(WAY_BACK)
    await tab.until(f"{THREAD} && {READY}")
    await tab.press(THREAD)
    await tab.until(f"{CHANNEL} === 'Island' && {READY}")
    await tab.press(WAY_BACK)
    await tab.until(f"{CHANNEL} === 'games' && {READY} && !{WAY_BACK}")
    assert "#" not in await tab.run(f"{MESSAGES}.map(each => each.innerText).join()"), "nothing was said there"


async def test_the_left_column_is_the_channel_and_its_threads(tab) -> None:
    await say(tab, "/where")
    await tab.until(f"{THREAD} && {READY}")
    places = "[...document.querySelectorAll('#places button')]"
    assert await tab.run(f"{places}.map(each => each.textContent)") == ["# games", "# Island"]
    await tab.run(f"{places}.at(-1).click()")
    await tab.until(f"{CHANNEL} === 'Island'")


async def test_an_option_offers_its_choices_before_a_letter_is_typed(tab) -> None:
    await write(tab, "/move")
    await tab.until(SUGGESTED.format("/move"))
    await tab.key()
    for place in ("A1", "B2", "C3"):
        await tab.until(SUGGESTED.format(place))
    await tab.key()
    await tab.until("document.activeElement?.matches('.command-chip')")
    await tab.key()
    await tab.until(f"{LAST}.innerText.includes('You go to A1.')")


async def test_a_private_reply_can_be_dismissed_and_stays_away(tab) -> None:
    await say(tab, "/jump")
    await tab.until(f"{message('The board: ')} && {READY}")
    await tab.press(f"{message('The board: ')}.querySelector('.dismiss')")
    await tab.until(f"!{message('The board: ')}")
    for name in ("Bruno", "Ana"):
        await become(tab, name)
    await tab.until(message("word 29"))
    assert not await tab.run(message("The board: "))


async def test_nothing_of_a_developers_is_on_the_page(tab) -> None:
    await say(tab, "/where")
    await tab.until(f"{message('A table.')} && {READY}")
    words = await tab.run("document.body.innerText")
    for each in ("Refresh", "Capture", "Inspector", "Preview", "View", "Callback", "Action", "ID", "Search"):
        assert each not in words


async def test_the_bot_has_a_face_of_its_own(tab) -> None:
    face = f"{MESSAGES}.at(0).querySelector('.message-avatar img')"
    await tab.until(f"{face}?.naturalWidth === 512")


async def test_a_picture_out_of_sight_is_not_decoded(tab) -> None:
    """SimCord decoded each at every change of person, and kept 12 MB of each."""
    await say(tab, "/paint")
    await tab.until(f"{LAST}.querySelector('.attachment-image')?.complete && {READY}")
    await tab.run("""(() => {
        window.decoded = [];
        const decode = HTMLImageElement.prototype.decode;
        HTMLImageElement.prototype.decode = function () { decoded.push(this.className); return decode.call(this); };
    })()""")
    for name in ("Bruno", "Ana"):
        await become(tab, name)
    await tab.until(f"{LAST}.querySelector('.attachment-image')?.complete")
    assert "attachment-image" not in await tab.run("decoded")
    assert await tab.run("decoded.length"), "the faces are"
