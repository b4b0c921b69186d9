"""Where only a person brought the bot: games for oneself, by answers alone, with Discord's limits for that."""

import asyncio
import re
from datetime import timedelta

import pytest

from bot import make_bot
from cogs.loaded import find
from db.statements import Statement
from engine.play import legal, write
from locales import LANGUAGES, say
from tests.says import says
from tests.wire.alone import Alone, ids, table_of, tables_of, until_over, ways
from tests.wire.world import EPHEMERAL, KINDS_ELSEWHERE

SILENT = 1 << 12


@pytest.fixture
def ana(wire):
    return wire.person("Ana")


@pytest.fixture(params=KINDS_ELSEWHERE)
def elsewhere(request, wire, ana):
    """A place where only Ana brought the bot: whatever it cannot do there fails the test."""
    return wire.world.add_elsewhere(request.param, ana)


in_a_dm = pytest.mark.parametrize("elsewhere", ["dm"], indirect=True)


def sent_to_channels(wire):
    """What is no answer."""
    return [each for each in wire.requests if each.method != "GET" and each.path.startswith("/channels/")]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_island_with_computers_is_played_by_answers_alone(wire, settings, elsewhere, ana, language) -> None:
    async with wire.running(make_bot(settings)) as bot:
        answer = await wire.slash(ana, "/play island", channel=elsewhere, computers=2, language=language)
        player = Alone(wire, ana, answer.message)
        for _ in range(12):
            table = await table_of(bot, ana)
            if not table.waits_for:
                break
            assert not table.deadlines
            action = table.game.mind(table.view(0), 0, legal(table.game, table.state, 0))
            await player.say(write(action))
        assert sent_to_channels(wire) == [], "nothing but answers"


async def test_strong_computers_think_before_the_answer(wire, settings, elsewhere, ana) -> None:
    """Nothing can be shown there later: the board that answers waits for a person again."""
    async with wire.running(make_bot(settings)) as bot:
        answer = await wire.slash(ana, "/play island", channel=elsewhere, computers=1, strength="strong")
        while bot.working:  # noqa: ASYNC110 - no bell rings
            await asyncio.sleep(0.005)
        player = Alone(wire, ana, answer.message)
        table = await table_of(bot, ana)
        assert table.strength == "strong"
        while not any(step.seat == 1 and step.notation == "end-turn" for step in table.history):
            assert table.waits_for == (0,)
            wanted = "end-turn" if table.view().waiting == "acting" else write(legal(table.game, table.state, 0)[0])
            await player.say(wanted, bot)
            table = await table_of(bot, ana)
        assert table.waits_for == (0,)
        assert bot.thought.alive
        assert sent_to_channels(wire) == []


@pytest.mark.parametrize("value", ["2calm", "two"])
async def test_with_nobody_named_it_asks_who_plays_along(wire, settings, elsewhere, ana, value) -> None:
    async with wire.running(make_bot(settings)) as bot:
        asked = Alone(wire, ana, (await wire.slash(ana, "/play island", channel=elsewhere)).message)
        assert says(asked.shown["content"], "elsewhere-alone")
        assert "none" not in {chosen for _, chosen in ways(asked.shown)}
        await asked.follow(next(way for way in ways(asked.shown) if way[1] == value))
        table = await table_of(bot, ana)
        assert (len(table.seats), table.row.status) == ({"2calm": 3, "two": 2}[value], "running")
        assert asked.button("end")


@in_a_dm
async def test_who_says_nobody_who_plays_along_leaves_nothing_behind(wire, settings, elsewhere, ana) -> None:
    """`/games` never shows it; a day later it is forgotten, and its menu says that it is over."""
    async with wire.running(make_bot(settings)) as bot:
        asked = Alone(wire, ana, (await wire.slash(ana, "/play island", channel=elsewhere)).message)
        assert says((await wire.slash(ana, "/games", channel=elsewhere)).content, "games-none")
        long_ago = int((bot.now() - timedelta(days=1, minutes=1)).timestamp() * 1000)
        await bot.store.write(Statement("UPDATE tables SET created_at = ?", [long_ago]))
    async with wire.running(make_bot(settings)) as bot:
        while await bot.store.rows("SELECT 1 FROM tables"):  # noqa: ASYNC110 - no bell rings
            await asyncio.sleep(0.02)
        assert await bot.store.rows("SELECT 1 FROM seats") == []
        answer = await asked.press(next(way for way in ways(asked.shown) if way[1] == "two"))
        assert answer.content == say("en", "lobby-over")
        assert sent_to_channels(wire) == []


@in_a_dm
async def test_what_was_begun_just_now_waits_for_who_plays_along(wire, settings, elsewhere, ana) -> None:
    """Through a restart and its sweep."""
    async with wire.running(make_bot(settings)):
        asked = Alone(wire, ana, (await wire.slash(ana, "/play island", channel=elsewhere)).message)
    async with wire.running(make_bot(settings)) as bot:
        await asked.follow(next(way for way in ways(asked.shown) if way[1] == "two"))
        assert (await table_of(bot, ana)).row.status == "running"


@in_a_dm
async def test_a_game_that_takes_no_computers_only_says_so(wire, settings, elsewhere, ana) -> None:
    async with wire.running(make_bot(settings)) as bot:
        answer = await wire.slash(ana, "/play crusoe", channel=elsewhere, players=2)
        assert says(answer.content, "elsewhere-alone")
        assert await tables_of(bot, ana) == []


async def test_what_cannot_be_had_there_is_said_in_one_line(wire, settings, elsewhere, ana) -> None:
    async with wire.running(make_bot(settings)):
        wishes = {"computers": 1, "thread": True, "time_limit": 24}
        answer = await wire.slash(ana, "/play island", channel=elsewhere, **wishes)
        await wire.until(lambda: answer.followups)
        (said,) = answer.followups
        assert says(said.payload["content"], "elsewhere-without")
        assert said.seen_by == ana.id


@in_a_dm
@pytest.mark.parametrize("from_where", ["board", "games"])
async def test_a_game_for_oneself_is_ended_once_one_is_sure(wire, settings, elsewhere, ana, from_where) -> None:
    async with wire.running(make_bot(settings)) as bot:
        board = await wire.slash(ana, "/play island", channel=elsewhere, alone=True)
        listed = await wire.slash(ana, "/games", channel=elsewhere)
        player = Alone(wire, ana, {"board": board, "games": listed}[from_where].message)
        await player.follow(player.button("end"))
        assert await table_of(bot, ana)
        await player.press(player.button("leave"))
        await until_over(bot)
        assert says((await wire.slash(ana, "/games", channel=elsewhere)).content, "games-none")


async def test_who_is_forgotten_leaves_no_game_behind_and_nothing_is_sent(wire, settings, elsewhere, ana) -> None:
    async with wire.running(make_bot(settings)) as bot:
        for _ in range(2):
            await wire.slash(ana, "/play island", channel=elsewhere, computers=3)
        player = Alone(wire, ana, (await wire.slash(ana, "/profile privacy", channel=elsewhere)).message)
        await player.follow(player.button("privacy-forget"))
        await player.press(player.button("forget-me"))
        await until_over(bot)
        assert sent_to_channels(wire) == []


async def test_of_two_boards_the_former_one_says_that_it_is_from_before(
    wire, settings, elsewhere, ana, monkeypatch
) -> None:
    """Discord takes no change of the former one any more."""
    async with wire.running(make_bot(settings)) as bot:
        former = Alone(wire, ana, (await wire.slash(ana, "/play island", channel=elsewhere, alone=True)).message)
        forgotten, late = former.button("end-turn"), bot.now() + timedelta(minutes=15)
        monkeypatch.setattr(bot, "now", lambda: late)
        listed = Alone(wire, ana, (await wire.slash(ana, "/games", channel=elsewhere)).message)
        again = await listed.press(listed.button("go-on"))
        await wire.until(lambda: again.followups)
        newer = Alone(wire, ana, again.followups[-1].payload)
        table = await table_of(bot, ana)
        action = next(each for each in legal(table.game, table.state, table.waits_for[0]) if "move" in write(each))
        await newer.say(write(action))
        before = (await table_of(bot, ana)).row.revision
        assert before == table.row.revision + 1
        answer = await former.press(forgotten)
        assert answer.ephemeral
        assert say("en", "stale") in answer.content
        assert (await table_of(bot, ana)).row.revision == before


@in_a_dm
async def test_ones_wishes_are_told_there_but_for_those_about_a_server(wire, settings, elsewhere, ana) -> None:
    async with wire.running(make_bot(settings)):
        assert "colours" in (await wire.slash(ana, "/profile preferences", channel=elsewhere)).content.lower()
        refused = await wire.slash(ana, "/profile preferences", channel=elsewhere, tell_about_lobbies=True)
        assert "server" in refused.content


async def test_two_people_play_in_one_place_and_nobody_meets_the_others_table(wire, settings, elsewhere, ana) -> None:
    bea = wire.person("Bea")
    async with wire.running(make_bot(settings)) as bot:
        answers = [await wire.slash(each, "/play bridges", channel=elsewhere) for each in (ana, bea)]
        first, second = [await table_of(bot, each) for each in (ana, bea)]
        assert first.id != second.id
        assert all(answer.message for answer in answers)


async def test_what_was_lost_from_sight_is_shown_again(wire, settings, elsewhere, ana) -> None:
    async with wire.running(make_bot(settings)):
        await wire.slash(ana, "/play island", channel=elsewhere, alone=True)
        listed = await wire.slash(ana, "/games", channel=elsewhere)
        button = next(each for each in ids(listed.message) if each.endswith("go-on"))
        again = await wire.press(ana, button, listed.message)
        await wire.until(lambda: again.followups)
        shown = again.followups[-1].payload
        assert any(each.startswith("tool:") and ":undo" not in each for each in ids(shown))


async def test_somebody_else_presses_and_hears_that_it_is_not_theirs(wire, settings, elsewhere, ana) -> None:
    bea = wire.person("Bea", locale="es-ES")
    async with wire.running(make_bot(settings)) as bot:
        answer = await wire.slash(ana, "/play island", channel=elsewhere, alone=True)
        before = (await table_of(bot, ana)).row.revision
        button = next(each for each in ids(answer.message) if "end-turn" in each)
        refused = await wire.press(bea, button, answer.message)
        assert refused.ephemeral
        assert (await table_of(bot, ana)).row.revision == before


async def test_the_days_deal_is_played_here_too(wire, settings, elsewhere, ana) -> None:
    async with wire.running(make_bot(settings)) as bot:
        answer = await wire.slash(ana, "/daily", channel=elsewhere)
        assert answer.message
        table = await table_of(bot, ana)
        assert table.row.options["date"]
        again = await wire.slash(ana, "/daily", channel=elsewhere)
        assert again.message
        assert (await table_of(bot, ana)).id == table.id


@in_a_dm
async def test_a_finished_deal_of_the_day_is_shared_and_not_played_again(wire, settings, elsewhere, ana) -> None:
    async with wire.running(make_bot(settings)) as bot:
        player = Alone(wire, ana, (await wire.slash(ana, "/daily", channel=elsewhere)).message)
        table = await table_of(bot, ana)
        while table.state.agenda:
            await player.say(write(table.game.mind(table.view(0), 0, legal(table.game, table.state, 0))), bot)
            table = await find(bot.store, table.id)
        offered = {way[0].split(":")[2] for way in ways(player.shown)}
        assert "share" in offered
        assert "rematch" not in offered


@in_a_dm
@pytest.mark.parametrize("locale", ["es-ES", "pt-BR"])
async def test_who_never_installed_the_bot_is_answered_in_their_language(
    wire, settings, elsewhere, ana, locale
) -> None:
    bea = wire.person("Bea", locale=locale)
    async with wire.running(make_bot(settings)) as bot:
        board = (await wire.slash(ana, "/play island", channel=elsewhere, alone=True)).message
        for word in ("hint", "text", "try", "end"):
            answer = await Alone(wire, bea, board).press(Alone(wire, bea, board).button(word))
            assert answer.ephemeral
            assert answer.content
            assert "You" not in answer.content
        assert len((await table_of(bot, ana)).history) == 1


async def test_it_goes_on_after_a_restart_and_is_never_swept(wire, settings, elsewhere, ana) -> None:
    async with wire.running(make_bot(settings)):
        answer = await wire.slash(ana, "/play island", channel=elsewhere, alone=True)
    async with wire.running(make_bot(settings)) as bot:
        table = await table_of(bot, ana)
        assert table.row.status == "running"
        player = Alone(wire, ana, answer.message)
        seat = table.waits_for[0]
        action = next(each for each in legal(table.game, table.state, seat) if write(each).startswith(("move", "fly")))
        await player.say(write(action))
        assert (await table_of(bot, ana)).row.revision == table.row.revision + 1
        assert sent_to_channels(wire) == []


@in_a_dm
async def test_bridges_is_played_to_its_end_and_again(wire, settings, elsewhere, ana) -> None:
    """On one's own panel, card after card; the last board has the result, and begins another game."""
    async with wire.running(make_bot(settings)) as bot:
        answer = await wire.slash(ana, "/play bridges", channel=elsewhere)
        table, player = await table_of(bot, ana), Alone(wire, ana, answer.message)
        while table.state.agenda:
            action = table.game.mind(table.view(0), 0, legal(table.game, table.state, 0))
            await player.say(write(action))
            table = await find(bot.store, table.id)
        again = next(each for each in ids(player.shown) if "rematch" in each)
        answer = await wire.press(ana, again, player.shown)
        await wire.until(lambda: answer.message and ids(answer.message))
        assert (await table_of(bot, ana)).id != table.id
        assert sent_to_channels(wire) == []


def live(wire):
    """Every message that shows buttons and that not only its reader sees."""
    return [each.payload for each in wire.world.messages.values() if ids(each.payload) and each.seen_by is None]


async def played_from_a_hint(board: Alone):
    """The best move, by the button of the hint's last page; the answer to that press."""
    panel = Alone(board.wire, board.person, board.shown)
    await panel.follow(panel.button("hint"))
    await panel.follow((next(each for each in ids(panel.shown) if each.endswith("tip:3")), None))
    return await panel.press(panel.button("advised"))


@in_a_dm
async def test_what_is_chosen_on_a_private_panel_changes_the_live_board(wire, settings, elsewhere, ana) -> None:
    """No new message, no ping, no "Done."; the panel says what was done."""
    async with wire.running(make_bot(settings)):
        answer = await wire.slash(ana, "/play island", channel=elsewhere, alone=True)
        before = len(wire.world.messages)
        said = await played_from_a_hint(Alone(wire, ana, answer.message))
        await wire.until(lambda: "2 actions left" in answer.content)
        assert (said.followups, said.ephemeral) == ([], True)
        assert "shores up" in said.content
        assert len(wire.world.messages) == before + 1, "the panel"
        assert [each["id"] for each in live(wire)] == [answer.message["id"]]


@in_a_dm
async def test_after_a_quarter_of_an_hour_it_is_a_new_board_without_a_sound(
    wire, settings, elsewhere, ana, monkeypatch
) -> None:
    async with wire.running(make_bot(settings)) as bot:
        answer = await wire.slash(ana, "/play island", channel=elsewhere, alone=True)
        late = bot.now() + timedelta(minutes=15)
        monkeypatch.setattr(bot, "now", lambda: late)
        said = await played_from_a_hint(Alone(wire, ana, answer.message))
        await wire.until(lambda: said.followups)
        (board,) = said.followups
        assert board.payload["flags"] & SILENT
        assert not board.payload["flags"] & EPHEMERAL
        assert "shores up" in said.content


async def test_a_board_shown_again_is_the_only_live_one(wire, settings, elsewhere, ana) -> None:
    async with wire.running(make_bot(settings)):
        answer = await wire.slash(ana, "/play island", channel=elsewhere, alone=True)
        listed = Alone(wire, ana, (await wire.slash(ana, "/games", channel=elsewhere)).message)
        again = await listed.press(listed.button("go-on"))
        await wire.until(lambda: again.followups and not ids(answer.message))
        assert answer.content == say("en", "elsewhere-goes-on")
        assert len(again.followups) == 1, "and nothing says that it is done"


@in_a_dm
async def test_ones_own_board_shown_again_is_the_only_live_one(wire, settings, elsewhere, ana) -> None:
    async with wire.running(make_bot(settings)):
        answer = await wire.slash(ana, "/play bridges", channel=elsewhere)
        assert ids(answer.message)
        listed = Alone(wire, ana, (await wire.slash(ana, "/games", channel=elsewhere)).message)
        await listed.follow(listed.button("go-on"))
        assert listed.button("choose")
        await wire.until(lambda: not ids(answer.message))


async def test_games_of_one_kind_are_told_apart(wire, settings, elsewhere, ana) -> None:
    async with wire.running(make_bot(settings)) as bot:
        for _ in range(2):
            await wire.slash(ana, "/play bridges", channel=elsewhere)
        listed = await wire.slash(ana, "/games", channel=elsewhere)
        begun = int((await tables_of(bot, ana))[0].row.created_at.timestamp())
        assert [line.split()[0] for line in listed.content.splitlines()] == ["1.", "2."]
        assert f"Started <t:{begun}:R>." in listed.content
        labels = [each["label"] for row in listed.message["components"] for each in row["components"]]
        assert labels == [f"{what}: {number}. Bridges" for number in (1, 2) for what in ("Show it here", "End game")]


@in_a_dm
@pytest.mark.parametrize("locale", ["en-US", "es-ES", "pt-BR"])
async def test_help_names_the_commands_that_are_there_and_no_other(wire, settings, elsewhere, ana, locale) -> None:
    async with wire.running(make_bot(settings)):
        bea = wire.person("Bea", locale=locale)
        shown = Alone(wire, bea, (await wire.slash(bea, "/help", channel=elsewhere)).message)
        words = shown.shown["content"]
        words += (await shown.press(ways(shown.shown)[-1])).content
        there = {
            each["name"] for known in wire.world.commands.values() for each in known if 1 in each["integration_types"]
        }
        assert set(re.findall(r"`/([a-z_]+)", words)) == there - {"help"}
