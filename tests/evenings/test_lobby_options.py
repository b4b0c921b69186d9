"""What the host changes in a lobby, in a private panel; everyone sees it in the lobby, and nobody is pinged."""

import io
import struct

import discord
import pytest
from msgspec.structs import replace

from cogs.behaviour import behaviour_of_game
from cogs.loaded import find
from cogs.lobby.options import FORM
from engine import GAMES
from tests.evenings.people import items
from tests.forms import Panel
from tests.says import says


@pytest.fixture
def ana(place):
    return place.people[0]


@pytest.fixture
def bea(place):
    return place.people[1]


async def opened(place, person) -> Panel:
    """The panel behind the lobby's button."""
    lobby = place.lobby
    button = next(each for each in items(lobby) if each.kind == FORM.kind.word)
    return Panel(person, await person.click(lobby, custom_id=button.custom_id))


async def row(place):
    return await place.table()


@pytest.mark.parametrize(
    ("line", "values", "kept", "key"),
    [
        ("difficulty", ["elite"], {"difficulty": "elite"}, "island-difficulty-elite"),
        ("layout", ["atoll"], {"layout": "atoll"}, "island-layout-atoll"),
        ("layout", ["plank"], {"layout": "plank"}, "island-layout-plank"),
        ("pace", ["careful"], {"pace": "careful"}, "island-pace-careful"),
        ("first", ["host"], {"first": 0}, "island-first-host"),
        ("adventurers", ["pilot", "diver"], {"adventurers": ["diver", "pilot"], "players": 2}, "island-diver"),
        ("players", ["3"], {"players": 3}, "lobby-how"),
        ("computers", ["1strong"], {"computers": 1, "strength": "strong"}, "lobby-computers"),
    ],
)
async def test_an_option_of_the_island_is_two_presses_and_the_lobby_says_it(
    place, ana, bea, line, values, kept, key
) -> None:
    await place.open(2)
    panel = await (await opened(place, ana)).choose(line, *values)
    assert panel.presses == 2
    options = (await row(place)).options
    found = {name: options[name] for name in kept}
    assert {name: sorted(each) if isinstance(each, list) else each for name, each in found.items()} == kept
    assert says(place.lobby, key)
    assert says(panel.message, "options-title")
    assert [pinged for pinged in place.pings if pinged] == [], "nobody is called"
    assert len(place.said) == 1


@pytest.mark.parametrize("game", GAMES)
async def test_every_own_option_of_a_game_is_there_and_each_of_its_values_can_start(place, ana, bea, game) -> None:
    await ana.slash(place.channel, f"play {game}")
    panel = await opened(place, ana)
    own = behaviour_of_game(game).lobby_options
    assert {each.name for each in own} <= set(panel.lines())
    for option in own:
        for value in option.values if option.most == 1 else ():
            await panel.choose(option.name, value)
            assert option.chosen((await row(place)).options) == (value,)
    await bea.slash(place.channel, "join")
    await ana.slash(place.channel, "start")
    assert (await row(place)).status == "running"


async def test_the_time_limit_the_language_the_thread_and_the_shape(place, ana) -> None:
    await place.open(2)
    panel = await opened(place, ana)
    await panel.choose("time_limit", "72")
    assert says(place.lobby, "lobby-time-limit", hours=72)
    await panel.press("put", "thread")
    assert says(place.lobby, "lobby-plays-in-a-thread")
    await panel.press("put", "tall")
    assert says(place.lobby, "lobby-is-tall")
    await panel.choose("language", "es")
    assert says(place.lobby, "lobby-is-tall", "es")
    table = await row(place)
    assert (table.time_limit_hours, table.thread, table.language, table.options["tall"]) == (72, True, "es", True)
    await panel.press("put", "thread")
    await panel.press("put", "tall")
    table = await row(place)
    assert (table.thread, table.options.get("tall")) == (False, None)


async def test_only_the_host_changes_anything(place, ana, bea) -> None:
    await place.open(2)
    panel = await opened(place, bea)
    assert says(panel.message, "options-are-the-hosts")
    mine = await (await opened(place, ana)).open("difficulty")
    leave = place.item(place.lobby, "lobby", "leave")
    await ana.click(place.lobby, custom_id=leave.custom_id)
    await mine.select(["elite"], "set", "difficulty")
    assert says(mine.message, "options-are-the-hosts"), "the next one is host now"
    assert (await row(place)).options["difficulty"] == "novice"
    await (await opened(place, bea)).choose("difficulty", "normal")
    assert (await row(place)).options["difficulty"] == "normal"


async def test_nothing_changes_once_the_game_began(place, ana) -> None:
    await place.open(2)
    panel = await (await opened(place, ana)).open("difficulty")
    start = place.item(place.lobby, "lobby", "start")
    await ana.click(place.lobby, custom_id=start.custom_id)
    before = await row(place)
    await panel.select(["elite"], "set", "difficulty")
    assert says(panel.message, "lobby-over")
    assert (await row(place)).options == before.options


async def test_nobody_loses_a_place_to_a_change(place, ana, env) -> None:
    """Two adventurers are for two players, and a third one joined in the meantime."""
    await place.open(2)
    panel = await (await opened(place, ana)).open("adventurers")
    cai = place.people[2]
    join = place.item(place.lobby, "lobby", "join")
    await cai.click(place.lobby, custom_id=join.custom_id)
    await panel.select(["pilot", "diver"], "set", "adventurers")
    assert says(panel.message, "company-gone")
    table = await find(place.store, (await row(place)).id)
    assert len(table.seats) == 3
    assert "adventurers" not in table.row.options
    await panel.press("all")
    await panel.open("players")
    assert [each.value for each in panel.part("set", "players").options] == ["3", "4", "any"]


async def test_adventurers_are_two_at_least_or_none(place, ana) -> None:
    await place.open(1)
    panel = await (await opened(place, ana)).choose("adventurers", "pilot")
    assert says(panel.message, "options-too-few", least=2, most=4)
    await panel.press("all")
    await panel.choose("adventurers", "pilot", "diver", "engineer")
    assert "players" not in panel.lines(), "three adventurers are for three"
    await panel.choose("adventurers")
    options = (await row(place)).options
    assert "adventurers" not in options
    assert "players" not in options


async def test_the_number_of_players_and_three_adventurers_never_contradict_each_other(place, ana) -> None:
    """From two panels, one of them opened before."""
    await place.open(1)
    players = await (await opened(place, ana)).open("players")
    await (await opened(place, ana)).choose("adventurers", "pilot", "diver", "engineer")
    await players.select(["4"], "set", "players")
    options = (await row(place)).options
    assert options["players"] == 4
    assert "adventurers" not in options


async def test_a_thread_is_kept_where_the_channel_has_a_game(place, ana, bea) -> None:
    await place.begin(2)
    await place.people[2].slash(place.channel, "play bridges")
    panel = await opened(place, place.people[2])
    await panel.press("put", "thread")
    assert says(panel.message, "channel-taken")
    await panel.press("all")
    assert says(panel.message, "options-thread", on="yes")


async def test_a_thread_needs_its_permission(place, ana, monkeypatch) -> None:
    await place.open(1)
    panel = await opened(place, ana)
    few = discord.Permissions(send_messages=True, view_channel=True)
    monkeypatch.setattr(discord.Interaction, "app_permissions", property(lambda _: few))
    await panel.press("put", "thread")
    assert says(panel.message, "missing-permissions")
    assert not (await row(place)).thread


async def test_two_changes_of_one_host_are_both_kept(place, ana) -> None:
    """From two panels, the second one opened before the first one changed anything."""
    await place.open(1)
    one, other = await (await opened(place, ana)).open("difficulty"), await (await opened(place, ana)).open("pace")
    await one.select(["elite"], "set", "difficulty")
    await other.select(["careful"], "set", "pace")
    options = (await row(place)).options
    assert (options["difficulty"], options["pace"]) == ("elite", "careful")


async def test_with_the_longest_choices_the_panel_is_whole_in_every_language(place, ana) -> None:
    await ana.slash(place.channel, "play crusoe", time_limit=168)
    for language in "en", "es", "pt-BR":
        await ana.slash(place.channel, "profile preferences", language=language)
        panel = await opened(place, ana)
        assert says(panel.message, "options-tall-means", language, on="no"), "nothing was cut"
        assert len(panel.message.components) <= 5


@pytest.fixture
def pictures(env):
    env.bot.settings = replace(env.bot.settings, pictures=True)


async def shape_of(message) -> str:
    (picture,) = message.attachments
    width, height = struct.unpack_from("!8x8xII", io.BytesIO(await picture.read()).getvalue())
    return "tall" if height > width else "wide"


@pytest.mark.parametrize("game", ["island", "bridges", "crusoe"])
@pytest.mark.parametrize("typed", [True, False], ids=["typed", "pressed"])
async def test_a_tall_board_is_tall_for_everyone(place, ana, bea, pictures, game, typed) -> None:
    await ana.slash(place.channel, f"play {game}", **({"tall_board": True} if typed else {}))
    if not typed:
        await (await opened(place, ana)).press("put", "tall")
    assert says(place.lobby, "lobby-is-tall")
    await bea.slash(place.channel, "join")
    await ana.slash(place.channel, "start")
    board = [each for each in place.boards if each.attachments][-1]
    assert await shape_of(board) == "tall"
