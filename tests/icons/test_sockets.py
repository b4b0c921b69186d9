"""Icons over real sockets: a first start and a second one, 500 and 429, slow uploads, and several processes."""

import asyncio
import copy

import pytest
from msgspec.structs import replace

from cogs.operator import icons
from cogs.talk.icons import ICONS
from tests.cluster.tables import ids
from tests.emoji import shown_in
from tests.wire.connect import running

EMOJI = "/applications/*/emojis"


@pytest.fixture(autouse=True)
def few(monkeypatch):
    """Twelve drawings are enough."""
    every = icons.all_pictures()
    some = {icon: every[icon] for icon in [*every][-12:]}
    monkeypatch.setattr(icons, "all_pictures", lambda: some)
    return some


def asked(wire) -> list[str]:
    return [each.method for each in wire.requests if each.path.endswith("/emojis") or "/emojis/" in each.path]


async def all_there(wire, few) -> None:
    await wire.until(lambda: len(wire.world.emoji) == len(few))
    async with asyncio.timeout(10):
        while len(ICONS) < len(few):  # noqa: ASYNC110 — the answer is on its way
            await asyncio.sleep(0.01)


async def test_a_first_start_and_a_second_one(wire, settings, made, few) -> None:
    async with wire.running(made(settings)):
        await all_there(wire, few)
    assert asked(wire) == ["GET", *["POST"] * len(few)]
    wire.requests.clear()
    async with wire.running(made(settings)):
        await all_there(wire, few)
        await wire.slash(wire.person("Ana"), "/about")
    assert asked(wire) == ["GET"]


async def test_a_host_that_wants_none(wire, tmp_path) -> None:
    async with wire.process("bot.py", DATABASE_PATH=str(tmp_path / "atoll.db"), EMOJI="no"):
        await wire.until(lambda: wire.world.commands)
        await wire.slash(wire.person("Ana"), "/about")
    assert asked(wire) == []


async def test_the_bot_as_its_host_runs_it_uploads_slowly(wire, tmp_path) -> None:
    """All drawings, with a pause after each; people are answered meanwhile."""
    async with wire.process("bot.py", DATABASE_PATH=str(tmp_path / "atoll.db"), EMOJI="yes"):
        await wire.until(lambda: wire.world.emoji)
        assert (await wire.slash(wire.person("Ana"), "/play island")).message
    assert 0 < len(wire.world.emoji) < 10


async def test_too_many_requests_are_waited_for(wire, settings, made, few) -> None:
    wire.fail("POST", EMOJI, status=429, retry_after=0.05, times=3)
    async with wire.running(made(settings)):
        await all_there(wire, few)
    assert asked(wire).count("POST") == len(few) + 3


async def test_uploads_that_fail_for_a_while(wire, settings, made, few, tried_again_soon) -> None:
    """discord.py tries a 500 again by itself; while it does, people play."""
    wire.fail("POST", EMOJI, status=500, times=2)
    async with wire.running(made(settings)):
        await all_there(wire, few)


async def test_uploads_that_fail_for_long(wire, settings, made, monkeypatch, tried_again_soon) -> None:
    """An icon that Discord never takes ends the round, after five tries of discord.py. The bot answers without it."""
    monkeypatch.setattr(icons, "MOST_FAILURES", 1)
    wire.fail("POST", EMOJI, status=500, times=10)
    async with wire.running(made(settings)):
        await wire.until(lambda: asked(wire).count("POST") == 5)
        assert (await wire.slash(wire.person("Ana"), "/about")).content
        await asyncio.sleep(0.1)
    assert asked(wire).count("POST") == 5
    assert len(ICONS) == 0


async def test_slow_uploads_hold_nobody_up(wire, settings, made, few) -> None:
    wire.fail("POST", EMOJI, delay=0.05, times=len(few))
    async with wire.running(made(settings)):
        assert (await wire.slash(wire.person("Ana"), "/about")).content
        assert len(wire.world.emoji) < len(few)
        await all_there(wire, few)


async def test_a_deleted_icon_is_left_out_of_the_answer(wire, settings, made, few) -> None:
    """Over sockets, too, a message that Discord refused comes a second time."""
    ana = wire.person("Ana")
    async with wire.running(made(settings)):
        await all_there(wire, few)
        await wire.slash(ana, "/play island", alone=True)
        await wire.until(lambda: "choose:" in str(wire.messages()[-1]["components"]))
        wire.world.emoji.clear()
        board = wire.messages()[-1]
        hint = await wire.press(ana, next(each for each in ids(board) if ":hint:" in each), board)
        panel = await wire.press(ana, next(each for each in ids(hint.message) if each.endswith(":back")), hint.message)
    assert "choose:" in str(panel.message["components"])
    assert not any(each.emoji for each in shown_in(panel.message))
    assert any(each.emoji for asked in wire.requests for each in shown_in(asked.body)), "the first try had icons"


async def test_a_board_without_icons_keeps_its_picture(wire, settings, made, few) -> None:
    """Also where Discord asks the second request to wait."""
    ana = wire.person("Ana")
    async with wire.running(made(replace(settings, pictures=True))):
        await all_there(wire, few)
        await wire.slash(ana, "/play island", alone=True)
        await wire.until(lambda: wire.messages()[-1]["attachments"] and "choose:" in str(wire.messages()[-1]))
        before = copy.deepcopy(wire.messages()[-1])
        wire.world.emoji.clear()
        pressed = next(each for each in ids(before) if each.endswith(":move"))
        menu = next(part for row in before["components"] for part in row["components"] if part["custom_id"] == pressed)
        wire.fail("POST", "/interactions/*/callback", status=429, retry_after=0.05, skip=1)
        await wire.choose(ana, pressed, before, [menu["options"][0]["value"]])
        await wire.until(lambda: wire.messages()[-1]["attachments"][0]["id"] != before["attachments"][0]["id"])
    after = wire.messages()[-1]
    assert not any(each.emoji for each in shown_in(after))
    (new,) = after["attachments"]
    assert len(wire.world.files[new["id"]]) > 10_000


@pytest.fixture
async def both(wire, settings, made, few, one_postgres, monkeypatch):
    """Two processes that listed nothing at their start. Then there are drawings, and the first one uploads them."""
    monkeypatch.setattr(icons, "all_pictures", dict)
    monkeypatch.setattr(icons, "CHECKED_AFTER", 0.05)
    wire.gateway.max_concurrency = 2
    shared = replace(settings, database=one_postgres.empty(), processes=2, shards=2)
    first, second = made(shared), made(shared)
    async with running(wire, first), running(wire, second):
        assert first.store.share.sweeps
        assert not second.store.share.sweeps
        await wire.until(lambda: asked(wire) == ["GET", "GET"])
        monkeypatch.setattr(icons, "all_pictures", lambda: few)
        first.icons.look()
        yield first, second


async def test_the_other_process_learns_what_one_has_uploaded(wire, both, few) -> None:
    """The second lists the icons again once the first has uploaded them."""
    await wire.until(lambda: asked(wire).count("GET") == 4)
    assert asked(wire).count("POST") == len(few)


async def test_the_process_that_meets_a_deleted_icon_has_it_uploaded_by_the_first(wire, both, few) -> None:
    await wire.until(lambda: asked(wire).count("GET") == 4)
    await all_there(wire, few)
    lost = wire.world.emoji.popitem()[0]
    ICONS.leave_out({lost})  # the second process began last, so it hears this
    await wire.until(lambda: len(wire.world.emoji) == len(few))
    assert asked(wire).count("POST") == len(few) + 1
