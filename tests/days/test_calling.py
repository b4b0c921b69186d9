"""People find one another: a role is called once when a lobby opens, and whoever wishes hears of it once a day."""

from datetime import timedelta

import discord
import pytest

from cogs.lobby import calling
from db import callers, privacy, settings
from locales import LANGUAGES, say
from tests.evenings.people import HAND
from tests.says import says


@pytest.fixture
def role(guild):
    return guild.create_role("players", mentionable=True)


async def test_a_role_is_called_once_when_a_lobby_opens_and_by_no_edit(table, moderator, role) -> None:
    await moderator.slash(table.channel, "server settings", lobby_role=role)
    ana, bea = table.people[:2]
    await ana.slash(table.channel, "play island")
    (lobby,) = [message for message in table.channel.history() if f"<@&{role.id}>" in message.content]
    assert says(lobby, "lobby-calls", role=f"<@&{role.id}>")
    await bea.react(lobby, HAND)
    assert f"<@&{role.id}>" not in table.channel.history()[-1].content


async def test_a_role_is_called_once_an_hour_however_many_lobbies_open(table, moderator, role, env) -> None:
    await moderator.slash(table.channel, "server settings", lobby_role=role)
    ana = table.people[0]

    async def calls() -> bool:
        await ana.slash(table.channel, "play island")
        lobby = table.channel.history()[-1]
        is_called = f"<@&{role.id}>" in lobby.content
        await table.press(ana, lobby, "leave")
        return is_called

    assert [await calls() for _ in range(3)] == [True, False, False]
    await env.advance_time(timedelta(hours=1, minutes=1).total_seconds())
    assert [await calls() for _ in range(2)] == [True, False]


async def test_the_hour_is_kept_for_every_process_and_restart(table, env) -> None:
    await table.people[0].slash(table.channel, "play island")
    guild, now, store = table.channel.guild.id, env.bot.now(), table.store
    asked = (timedelta(), timedelta(minutes=59), timedelta(hours=1), timedelta(hours=1))
    assert [await settings.claim_role_call(store, guild, now + each) for each in asked] == [True, False, True, False]
    assert await settings.claim_role_call(store, guild, now - timedelta(days=1)), "the clock was set back"


async def test_a_host_has_two_open_lobbies_at_most(table, guild) -> None:
    ana, bea = table.people[:2]
    places = [table.channel, *(guild.create_text_channel(f"games-{number}") for number in range(3))]
    for place in places[:2]:
        await ana.slash(place, "play island")
    refused = await ana.slash(places[2], "play island")
    assert "You already host 2 lobbies" in refused.response.content
    assert not places[2].history()
    await bea.slash(places[2], "play island")
    await ana.slash(places[3], "play bridges", players=1)
    assert "Card" in places[3].history()[-1].content or "Choose an island" in places[3].history()[-1].content
    await table.press(ana, places[0].history()[-1], "leave")
    lobby = await ana.slash(places[0], "play island")
    assert "You already host" not in lobby.response.content


async def test_a_role_nobody_may_mention_is_refused_with_what_to_do(table, moderator, guild, monkeypatch) -> None:
    few = discord.Permissions(send_messages=True)
    monkeypatch.setattr(discord.Interaction, "app_permissions", property(lambda _: few))
    quiet = guild.create_role("quiet", mentionable=False)
    refused = await moderator.slash(table.channel, "server settings", lobby_role=quiet)
    assert says(refused.response.content, "setting-role-cannot-be-called")
    shown = await moderator.slash(table.channel, "server settings")
    assert says(shown.response.content, "settings-role-means", on="no")


async def test_a_role_is_called_no_more_when_that_was_said(table, moderator, role) -> None:
    await moderator.slash(table.channel, "server settings", lobby_role=role)
    await moderator.slash(table.channel, "server settings", no_lobby_role=True)
    await table.people[0].slash(table.channel, "play island")
    assert not [message for message in table.channel.history() if "<@&" in message.content]


async def test_who_wishes_is_told_once_a_day_and_the_host_is_not(table, env) -> None:
    ana, bea, cai = table.people[:3]
    for person in (ana, bea):
        shown = await person.slash(table.channel, "profile preferences", tell_about_lobbies=True)
        assert says(shown.response.content, "switch-lobbies-means", on="yes")
    await ana.slash(table.channel, "play island")
    assert await claimed(table, env) == [ana.id], "bea was told a moment ago"
    await ana.slash(table.channel, "game end")
    await env.advance_time(timedelta(days=1, minutes=1).total_seconds())
    assert sorted(await claimed(table, env)) == sorted([ana.id, bea.id])
    await cai.slash(table.channel, "profile preferences", tell_about_lobbies=False)


async def claimed(table, env) -> list[int]:
    """Who would be told now, and is not told again."""
    store, guild, now = table.store, table.channel.guild.id, env.bot.now()
    return await callers.claim(store, guild, now, await callers.untold(store, guild, now, but=0, most=25))


@pytest.fixture
def letters(env, monkeypatch):
    """Whom the bot writes to, and what."""
    said, fetch = [], env.bot.fetch_user

    async def noting(user_id):
        user = await fetch(user_id)
        send = user.send

        async def sent(words, **how):
            said.append((user_id, words))
            return await send(words, **how)

        monkeypatch.setattr(type(user), "send", lambda _, words, **how: sent(words, **how))
        return user

    monkeypatch.setattr(env.bot, "fetch_user", noting)
    return said


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_message_says_who_what_and_where_in_its_readers_language(table, letters, language) -> None:
    ana, bea = table.people[:2]
    await bea.slash(table.channel, "profile preferences", tell_about_lobbies=True, language=language)
    await ana.slash(table.channel, "play island")
    ((who, words),) = letters
    assert who == bea.id
    link = next(each for each in words.split() if each.startswith("https://"))
    title = say(language, "island-title")
    assert words == say(language, "lobby-opened", host="Ana", game=title, link=link)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_role_is_called_in_the_tables_language(table, moderator, role, language) -> None:
    await moderator.slash(table.channel, "server settings", lobby_role=role)
    await table.people[0].slash(table.channel, "play island", language=language)
    assert table.lobby.content.startswith(say(language, "lobby-calls", role=f"<@&{role.id}>"))


async def test_who_is_in_quiet_hours_is_told_of_a_later_table_that_day(table, env, letters) -> None:
    """They are not disturbed, and have not lost the day's message either."""
    ana, bea = table.people[:2]
    hour = env.bot.now().hour
    quiet = {"quiet_from": str((hour - 1) % 24), "quiet_until": str((hour + 2) % 24), "time_zone": "Etc/UTC"}
    await bea.slash(table.channel, "profile preferences", tell_about_lobbies=True, **quiet)
    await ana.slash(table.channel, "play island")
    assert letters == []
    await ana.slash(table.channel, "game end")
    await table.pass_by(hours=4)
    await ana.slash(table.channel, "play island")
    assert [who for who, _ in letters] == [bea.id]


async def test_those_in_quiet_hours_keep_nobody_else_from_being_told(table, env, letters, monkeypatch) -> None:
    monkeypatch.setattr(calling, "MOST_TOLD", 1)
    ana, bea, cai = table.people[:3]
    hour = env.bot.now().hour
    quiet = {"quiet_from": str((hour - 1) % 24), "quiet_until": str((hour + 2) % 24), "time_zone": "Etc/UTC"}
    await bea.slash(table.channel, "profile preferences", tell_about_lobbies=True, **quiet)
    await cai.slash(table.channel, "profile preferences", tell_about_lobbies=True)
    await ana.slash(table.channel, "play island")
    assert [who for who, _ in letters] == [cai.id]


async def test_nobody_is_told_who_plays_alone(table, env) -> None:
    ana, bea = table.people[:2]
    await bea.slash(table.channel, "profile preferences", tell_about_lobbies=True)
    await ana.slash(table.channel, "play island", alone=True)
    assert await claimed(table, env) == [bea.id]


async def test_who_is_forgotten_is_told_no_more(table, env) -> None:
    bea = table.people[1]
    await bea.slash(table.channel, "profile preferences", tell_about_lobbies=True)
    await privacy.forget(table.store, bea.id, env.bot.now())
    assert not await callers.wishes(table.store, table.channel.guild.id, bea.id)
