"""A server's settings in a private panel: who may change them, each of them in three presses, and what can't be."""

import discord
import pytest

from db import mornings, settings
from db.settings import Settings
from tests.evenings.people import items, parts, private
from tests.forms import Panel
from tests.says import says


@pytest.fixture
def role(guild):
    return guild.create_role("players", mentionable=True)


async def opened(table, person, **said) -> Panel:
    return Panel(person, await person.slash(table.channel, "server settings", **said))


async def dismiss(env, guild, person) -> None:
    """The person loses the role that lets them manage the server."""
    role = guild.roles["moderators"]
    env.backend.remove_member_role(guild.id, person.id, role.id)


async def saved(table) -> Settings:
    return await settings.of(table.store, table.channel.guild.id)


async def test_each_setting_is_changed_in_three_presses_at_most(table, moderator, guild, role) -> None:
    attic = guild.create_text_channel("attic")
    for line, change in {
        "language": lambda panel: panel.choose("language", "es"),
        "channels": lambda panel: panel.choose("channels", attic),
        "time_limit": lambda panel: panel.choose("time_limit", "72"),
        "reminders": lambda panel: panel.type("reminders", hours="6 12"),
        "lobby_role": lambda panel: panel.choose("lobby_role", role),
        "daily": lambda panel: panel.choose("daily", attic),
    }.items():
        panel = await opened(table, moderator)
        assert line in panel.lines()
        await change(panel)
        assert panel.presses <= 3
        assert says(panel.message, "settings-title"), "the panel is in the reader's language"
    own, morning = await saved(table), await mornings.of(table.store, guild.id)
    assert own == Settings("es", (attic.id,), 72, (6, 12), role.id)
    assert (morning.channel_id, morning.minute, morning.zone) == (attic.id, 9 * 60, "UTC")


async def test_each_setting_is_given_up_again(table, moderator, guild, role) -> None:
    await test_each_setting_is_changed_in_three_presses_at_most(table, moderator, guild, role)
    panel = await opened(table, moderator)
    await panel.choose("language", "-")
    await panel.choose("time_limit", "0")
    for line in "channels", "reminders", "lobby_role", "daily":
        await panel.open(line)
        await panel.press("put", line, "-")
    assert await saved(table) == Settings()
    assert await mornings.of(table.store, guild.id) is None


async def test_a_picker_that_is_emptied_clears_its_setting(table, moderator, guild, role) -> None:
    panel = await opened(table, moderator)
    await panel.choose("lobby_role", role)
    await panel.choose("channels", table.channel)
    await panel.choose("lobby_role")
    await panel.choose("channels")
    assert await saved(table) == Settings()


async def test_a_line_says_what_its_value_means(table, moderator) -> None:
    shown = (await opened(table, moderator)).message
    assert says(shown, "settings-time-limit-means", hours=0)
    assert says(shown, "settings-channels-means", count=0)
    shown = (await opened(table, moderator, time_limit_hours=5)).message
    assert says(shown, "settings-time-limit", hours=5)
    assert says(shown, "settings-time-limit-means", hours=5)


async def test_who_may_not_manage_the_server_changes_nothing(table, moderator, guild, env) -> None:
    """The right is looked at with each press: it can be taken away while the panel is open."""
    panel = await (await opened(table, moderator)).open("language")
    modal = await (other := await opened(table, moderator)).ask("reminders")
    await dismiss(env, guild, moderator)
    await panel.select(["es"], "set", "language")
    assert says(panel.message, "settings-are-for-managers")
    await other.submit(modal, hours="1")
    assert says(other.message, "settings-are-for-managers")
    assert await saved(table) == Settings()


async def test_what_another_person_changed_meanwhile_stays(table, moderator, env, guild) -> None:
    mine = await (await opened(table, moderator)).open("language")
    second = guild.add_member(env.create_user("second", global_name="Second"), roles=[guild.roles["moderators"]])
    await opened(table, second, time_limit_hours=24, language="pt-BR")
    await mine.select(["es"], "set", "language")
    own = await saved(table)
    assert (own.language, own.time_limit_hours) == ("es", 24)
    assert says(mine.message, "settings-time-limit", hours=24)


async def test_a_time_for_results_that_were_stopped_meanwhile_asks_for_a_channel(table, moderator) -> None:
    panel = await (await opened(table, moderator)).choose("daily", table.channel)
    modal = await panel.ask("daily")
    await moderator.slash(table.channel, "server daily", time="-")
    await panel.submit(modal, time="8:00")
    assert says(panel.message, "setting-daily-where")
    assert await mornings.of(table.store, table.channel.guild.id) is None


async def test_the_time_and_the_zone_are_typed(table, moderator) -> None:
    panel = await (await opened(table, moderator)).choose("daily", table.channel)
    await panel.type("daily", time="7:30", zone="buenos aires")
    assert says(panel.message, "zone-ask")
    await panel.select(["America/Buenos_Aires"], "set", "daily_zone")
    morning = await mornings.of(table.store, table.channel.guild.id)
    assert (morning.minute, morning.zone) == (7 * 60 + 30, "America/Buenos_Aires")
    for boxes, refusal in {"25:00": "no-such-time", "": "no-such-zone"}.items():
        await panel.type("daily", time=boxes, zone="" if boxes else "Mars")
        assert says(panel.message, refusal)
        await panel.press("all")


async def test_a_role_that_cannot_be_pinged_and_a_closed_channel_are_refused_in_the_panel(
    table, moderator, guild, monkeypatch
) -> None:
    few = discord.Permissions(send_messages=True)
    monkeypatch.setattr(discord.Interaction, "app_permissions", property(lambda _: few))
    silent = guild.create_role("silent")
    closed = guild.create_text_channel(
        "closed", overwrites={guild.default_role: discord.PermissionOverwrite(send_messages=False)}
    )
    panel = await (await opened(table, moderator)).choose("lobby_role", silent)
    assert says(panel.message, "setting-role-cannot-be-called", role=f"<@&{silent.id}>")
    await panel.press("all")
    await panel.choose("daily", closed)
    assert says(panel.message, "missing-permissions-there", channel=f"<#{closed.id}>")
    assert await saved(table) == Settings()
    assert await mornings.of(table.store, guild.id) is None


async def test_more_channels_than_a_picker_holds_are_kept(table, moderator, guild) -> None:
    every = [guild.create_text_channel(f"c{number}") for number in range(27)]
    await settings.change(table.store, guild.id, channels=tuple(each.id for each in every))
    panel = await (await opened(table, moderator)).open("channels")
    assert len(panel.part("set", "channels").default_values) == 25
    await panel.select(every[:3], "set", "channels")
    assert (await saved(table)).channels == tuple(each.id for each in (*every[:3], *every[25:]))


async def test_a_deleted_channel_does_not_stay_the_only_one(table, moderator, guild, env) -> None:
    gone = guild.create_text_channel("gone")
    panel = await (await opened(table, moderator)).choose("channels", gone)
    env.backend.delete_channel(gone.id)
    await panel.choose("channels")
    assert (await saved(table)).channels == ()


async def test_with_the_longest_names_the_panel_is_whole_in_every_language(table, moderator, guild, env) -> None:
    role = guild.create_role("W" * 100, mentionable=True)
    every = [guild.create_text_channel("w" * 98 + f"{number:02}") for number in range(25)]
    changes = {"call_role": role.id, "channels": tuple(each.id for each in every), "reminder_hours": (332, 333, 334)}
    await settings.change(table.store, guild.id, **changes)
    await mornings.settle(table.store, guild.id, every[0].id, 600, "America/Argentina/ComodRivadavia", env.now())
    for language in "en", "es", "pt-BR":
        await moderator.slash(table.channel, "profile preferences", language=language)
        panel = await opened(table, moderator)
        assert says(panel.message, "settings-daily-means", language, state="on"), "nothing was cut"


async def test_the_preview_is_seen_by_its_reader_alone_and_leaves_the_panel(table, moderator) -> None:
    panel = await opened(table, moderator)
    before = len(table.channel.history())
    asked = await moderator.click(panel.message, custom_id="tool:here:preview")
    shown = private(asked)
    assert says(shown, "daily-preview-example")
    assert f"<@{moderator.id}>" in shown.content
    assert {"day:bridges", "day:island"} <= {each.custom_id for each in items(shown)}
    assert len(table.channel.history()) == before
    assert table.pings == []
    assert says(panel.message, "settings-title")


async def test_the_preview_is_for_managers(table, moderator, env, guild) -> None:
    panel = await opened(table, moderator)
    await dismiss(env, guild, moderator)
    assert says(
        private(await moderator.click(panel.message, custom_id="tool:here:preview")), "settings-are-for-managers"
    )


async def test_a_server_line_is_for_no_direct_message(table, moderator) -> None:
    assert [each.custom_id for each in parts((await opened(table, moderator)).message)] == [
        "settle:here:open",
        "tool:here:preview",
    ]
