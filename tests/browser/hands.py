"""What somebody does on the playground's page, and where they look."""

import contextlib

from tests.browser.chromium import PATIENCE, Tab

COMPOSER = "document.querySelector('#channel-composer-input')"
MESSAGES = "[...document.querySelectorAll('#channel-message-list .channel-message')]"
LAST = f"{MESSAGES}.at(-1)"
CALLED = f"{MESSAGES}.flatMap(each => [...each.querySelectorAll('.mention')]).at(-1)?.innerText"
A_MOMENT = 5.0
SUGGESTED = "[...document.querySelectorAll('[role=option]')].find(each => each.innerText.startsWith('{}'))"
READY = "window.simcordPreview?.ready && !window.simcordPreview.pendingAction"


def button(label: str) -> str:
    """The newest button of this name that can be pressed."""
    shown = f"each.innerText.trim() === {label!r} && !each.disabled"
    return f"[...document.querySelectorAll('#channel-message-list button')].filter(each => {shown}).at(-1)"


async def become(tab: Tab, name: str) -> None:
    await tab.run(f"""(() => {{
        const picker = document.querySelector('#viewer-picker');
        picker.value = [...picker.options].find(each => each.text === {name!r}).value;
        picker.dispatchEvent(new Event('change', {{ bubbles: true }}));
    }})()""")
    await tab.until(f"{READY} && window.simcordPreview.viewerId === document.querySelector('#viewer-picker').value")


async def press(tab: Tab, label: str) -> None:
    """The newest button of this name, when the page is at rest, and what comes of it."""
    await tab.until(f"{READY} && {button(label)}")
    await tab.press(button(label))
    await tab.until(READY)


async def write(tab: Tab, words: str) -> None:
    """Types into the channel, once the page is at rest and takes letters."""
    await tab.until(READY)
    await tab.press(COMPOSER)
    await tab.until(f"document.activeElement === {COMPOSER}")
    await tab.type(words)


async def say(tab: Tab, words: str) -> None:
    """Types into the channel and presses Enter; a command is sent by a second Enter."""
    await write(tab, words)
    if words.startswith("/"):
        await tab.until("document.querySelector('[role=option][aria-selected=true]')")
    await tab.key()
    if words.startswith("/"):
        await tab.until("document.activeElement?.matches('.command-chip')")
        await tab.key()


async def say_with(tab: Tab, command: str, **options: str) -> None:
    """Types a command, clicks on each option and on the choice that begins so, and presses Enter."""
    await write(tab, command)
    await tab.until(SUGGESTED.format(command))
    await tab.key()
    for name, choice in options.items():
        await tab.until("document.activeElement?.matches('.command-chip')")
        if not await tab.run(SUGGESTED.format(name)):
            await tab.press("document.querySelector('.command-ghost')")
        await tab.press(SUGGESTED.format(name))
        await tab.press(SUGGESTED.format(choice))
    await tab.until("document.activeElement?.matches('.command-chip')")
    await tab.key()


async def choose(tab: Tab, menu: str, line: str = "") -> None:
    """From the newest menu that begins so, the first line that contains this; a menu that closed is opened again."""
    menus = "[...document.querySelectorAll('#channel-message-list .select-trigger')]"
    lines = "[...document.querySelectorAll('.select-list:popover-open .select-option')]"
    found = f"{lines}.find(each => each.innerText.includes({line!r}))"
    for within in (A_MOMENT, A_MOMENT, PATIENCE):
        await tab.until(READY)
        await tab.press(f"{menus}.filter(each => each.innerText.startsWith({menu!r})).at(-1)")
        with contextlib.suppress(AssertionError):
            await tab.until(found, within)
            return await tab.run(f"{found}.click()")
    raise AssertionError(f"the menu {menu} does not stay open")
