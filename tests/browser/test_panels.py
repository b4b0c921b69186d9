"""Panels of settings on the page, as wide as a phone: menus, pickers and boxes."""

import pytest

from bot import make_bot
from db import mornings, preferences, settings
from locales import say as words
from playground import opened
from tests.browser.chromium import PROGRAM, Tab, chromium
from tests.browser.hands import LAST, MESSAGES, READY, choose, press, say

pytestmark = pytest.mark.skipif(PROGRAM is None, reason="there is no Chromium on this machine")

MODAL = "document.querySelector('.modal-dialog')"
BOX = f"[...{MODAL}.querySelectorAll('input')][{{}}]"
SUBMIT = f"[...{MODAL}.querySelectorAll('button')].at(-1)"
NARROW = "document.documentElement.scrollWidth <= innerWidth"


@pytest.fixture
async def bot(settings):
    return make_bot(settings)


@pytest.fixture
async def tab(bot):
    async with opened(bot) as preview, chromium(390, 844) as tab:
        await tab.open(preview.url)
        await tab.until(f"{MESSAGES}.length")
        yield tab


async def shows(tab: Tab, text: str) -> None:
    await tab.until(f"{READY} && {LAST}.innerText.includes({text!r})")
    assert await tab.run(NARROW)


async def test_quiet_hours_are_typed_into_boxes(tab, bot) -> None:
    await say(tab, "/profile preferences")
    await shows(tab, "Your preferences")
    await choose(tab, words("en", "form-change"), "Quiet hours")
    await press(tab, words("en", "quiet-enter"))
    await tab.until(MODAL)
    for place, typed in enumerate(("22:30", "8", "lisbon")):
        await tab.press(BOX.format(place))
        await tab.type(typed)
    await tab.press(SUBMIT)
    await shows(tab, "22:30 to 08:00 (Europe/Lisbon)")
    ((user_id,),) = await bot.store.rows("SELECT user_id FROM preferences")
    assert (await preferences.of(bot.store, user_id)).quiet_from == 22 * 60 + 30


async def test_a_role_then_a_channel_are_picked(tab, bot) -> None:
    """Both pickers are at the same place of the message, one after the other."""
    await say(tab, "/server settings")
    await shows(tab, "This server's settings")
    await choose(tab, words("en", "form-change"), "Role to ping")
    await choose(tab, words("en", "settings-choose-role"), "Atoll")
    await shows(tab, "@Atoll")
    await choose(tab, words("en", "form-change"), "Daily results")
    await choose(tab, words("en", "settings-choose-channel"), "games")
    await shows(tab, "posted in #games")
    (guild,) = bot.guilds
    assert (await settings.of(bot.store, guild.id)).call_role
    assert (await mornings.of(bot.store, guild.id)).channel_id == guild.text_channels[0].id
