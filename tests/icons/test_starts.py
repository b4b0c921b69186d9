"""The requests about icons at a first start, at a second one, and when something is wrong in Discord."""

import asyncio

import pytest

from cogs.operator import icons
from cogs.operator.icons import OURS, all_pictures, name_of
from cogs.talk.icons import ICONS
from render.icons import Icon, known
from tests.emoji import MOST, NAME

EMOJI = "/emojis"


@pytest.fixture
def there(env):
    """The names of the application's emoji."""
    return lambda: {each.name for each in env.backend.application_emojis.values()}


def asked(env) -> list[str]:
    """The methods of the requests about emoji."""
    return [each.method for each in env.http_requests if EMOJI in each.path and "/messages" not in each.path]


async def test_a_first_start_uploads_every_icon(env, there) -> None:
    assert asked(env) == ["GET", *["POST"] * len(known())]
    assert there() == {name_of(icon, file) for icon, file in all_pictures().items()}
    assert len(ICONS) == len(known())


async def test_a_second_start_asks_once(env, restart, settings, made, there) -> None:
    before, names = len(asked(env)), there()
    await restart(made(settings))
    assert asked(env)[before:] == ["GET"]
    assert there() == names
    assert len(ICONS) == len(known())


async def test_an_icon_deleted_by_hand_comes_back(env, restart, settings, made, there) -> None:
    names, gone = there(), next(iter(env.backend.application_emojis))
    env.backend.delete_application_emoji(gone)
    before = len(asked(env))
    await restart(made(settings))
    assert asked(env)[before:] == ["GET", "POST"]
    assert there() == names


async def test_fifty_missing_icons_are_uploaded(env, restart, settings, made, there) -> None:
    names = there()
    for gone in [*env.backend.application_emojis][:50]:
        env.backend.delete_application_emoji(gone)
    before = len(asked(env))
    await restart(made(settings))
    assert asked(env)[before:] == ["GET", *["POST"] * 50]
    assert there() == names


async def test_only_old_icons_of_ours_are_deleted(env, restart, settings, made, there) -> None:
    """An emoji that our naming didn't make stays, even if it looks much like ours."""
    names = there()
    old, others = (
        "watchtower_atoll_000000",
        {"watchtower", "wood_000000", "atoll_00000", "a_atoll_12345g", "Party_Atoll"},
    )
    for name in (old, *others):
        env.backend.create_application_emoji(name)
    before = len(asked(env))
    await restart(made(settings))
    assert asked(env)[before:] == ["GET", "DELETE"]
    assert there() == names | others


async def test_a_changed_drawing_takes_the_old_ones_place(env, restart, settings, made, there, monkeypatch) -> None:
    changed = all_pictures()
    icon = Icon("island-watchtower")
    before, old = there(), name_of(icon, changed[icon])
    changed[icon] += b" "
    monkeypatch.setattr(icons, "all_pictures", lambda: changed)
    await restart(made(settings))
    assert there() == before - {old} | {name_of(icon, changed[icon])}
    sent = ICONS.of(icon)
    assert sent is not None
    assert sent["name"] == name_of(icon, changed[icon])


async def test_somebody_elses_emoji_leave_no_room(env, restart, settings, made, there) -> None:
    """The bot plays on with the icons that Discord took, and asks no more for now."""
    for gone in [*env.backend.application_emojis][:5]:
        env.backend.delete_application_emoji(gone)
    for number in range(MOST - len(there()) - 2):
        env.backend.create_application_emoji(f"party_{number}")
    before = len(asked(env))
    await restart(made(settings))
    assert asked(env)[before:] == ["GET", "POST", "POST", "POST"]
    assert len(ICONS) == len(known()) - 3
    assert len(there()) == MOST


@pytest.mark.parametrize(("status", "uploads"), [(403, 1), (429, 1), (400, 3)])
async def test_refused_uploads_end_the_round(env, restart, settings, made, there, status, uploads) -> None:
    """A fault that the next upload would meet too ends it at once, another one after three in a row."""
    for gone in [*env.backend.application_emojis][:50]:
        env.backend.delete_application_emoji(gone)
    before = len(asked(env))
    env.inject_error("POST", "/applications/*/emojis", status=status, times=None)
    await restart(made(settings))
    assert asked(env)[before:] == ["GET", *["POST"] * uploads]
    assert len(ICONS) == len(known()) - 50


async def test_what_failed_is_tried_again_later(env, restart, settings, made, there) -> None:
    names = there()
    for gone in [*env.backend.application_emojis][:2]:
        env.backend.delete_application_emoji(gone)
    env.inject_error("POST", "/applications/*/emojis", status=403, times=1)
    await restart(made(settings))
    assert len(ICONS) == len(known()) - 2
    await env.advance_time(icons.TRIED_AGAIN[0] + 1)
    assert there() == names
    assert len(ICONS) == len(known())


async def test_without_the_list_the_bot_plays_without_icons(env, restart, settings, made) -> None:
    before = len(asked(env))
    env.inject_error("GET", "/applications/*/emojis", status=403, times=1)
    await restart(made(settings))
    assert asked(env)[before:] == ["GET"]
    assert len(ICONS) == 0
    await env.advance_time(icons.TRIED_AGAIN[0] + 1)
    assert len(ICONS) == len(known())


async def test_the_bot_stops_while_it_uploads(env, restart, settings, made) -> None:
    """It doesn't wait for its icons, and the next start brings the rest."""
    bot = made(settings)
    for gone in [*env.backend.application_emojis][:5]:
        env.backend.delete_application_emoji(gone)
    bot.icons.pace = 3_600.0
    await restart(bot)
    assert len(ICONS) == len(known()) - 4
    await asyncio.wait_for(env.bot.close(), 5)
    await restart(made(settings))
    assert len(ICONS) == len(known())


def test_every_name_is_one_that_discord_takes() -> None:
    """Long names are cut. The hash keeps drawings with the same name apart."""
    names = [name_of(icon, file) for icon, file in all_pictures().items()]
    names += [name_of(Icon(f"island-{'long-' * 20}{each}"), b"") for each in "ab"]
    assert all(NAME.fullmatch(name) and OURS.fullmatch(name) for name in names)
    assert len({*names}) == len(names)
