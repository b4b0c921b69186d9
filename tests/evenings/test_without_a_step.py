"""What changes at a table without a step (a seat, a rest, an end) is kept whole and told, whatever is killed."""

import asyncio

import pytest

from cogs.loaded import find
from cogs.lobby import lobbies
from cogs.table import acting
from cogs.waiting import reminders
from cogs.waiting.votes import Undo
from db import deadlines, votes
from locales import say
from tests.evenings.stage import settled
from tests.message_limits import walk
from tests.says import says

KILLS = [(0, False), (0, True), (1, False), (1, True), (2, False)]


async def asked(stage, person, command, word):
    """What one is asked before it is done: the button that means it, and where it is."""
    answer = await stage.wire.slash(person, command)
    await stage.wire.until(lambda: answer.message and stage.ids(answer.message))
    return stage.id_of(answer.message, word), answer.message


async def rows(bot, sql):
    return await bot.store.rows(sql)


async def shows(stage, key) -> None:
    await stage.wire.until(lambda: any(says(each, key) for each in stage.wire.messages()))


async def all_told(bot) -> None:
    async with asyncio.timeout(5):
        while await rows(bot, "SELECT 1 FROM tables WHERE shown_revision < revision OR shown_changes < changes"):  # noqa: ASYNC110
            await asyncio.sleep(0.02)


@pytest.mark.parametrize(("number", "is_done"), KILLS)
async def test_a_seat_that_was_left_can_be_taken_whenever_one_was_killed(stage, number, is_done, caplog) -> None:
    """The offer is kept with the leaving; or neither is."""
    async with stage.running():
        await stage.begin()
        leaver = stage.player()
        sure, message = await asked(stage, leaver, "/leave", ":leave")
        stage.stop_at = (number, is_done)
        await stage.until_stopped(stage.wire.press(leaver, sure, message))
    caplog.clear()
    stage.after_the_kill()
    async with stage.running() as bot:
        await all_told(bot)
        ((left,),) = await rows(bot, "SELECT count(*) FROM seats WHERE left_at IS NOT NULL")
        assert left == 1
        await stage.wire.until(lambda: any("take" in each for board in stage.live for each in stage.ids(board)))
        board = next(each for each in stage.live if any("take" in one for one in stage.ids(each)))
        cai = stage.people[2]
        await stage.wire.press(cai, stage.id_of(board, "take"), board)
        await stage.wire.until(lambda: any(cai.mention in each["content"] for each in stage.live))
        assert (int(cai.id),) in await rows(bot, "SELECT user_id FROM seats WHERE left_at IS NULL")
    caplog.clear()


async def test_the_last_two_who_leave_at_once_end_the_game(stage) -> None:
    async with stage.running() as bot:
        await stage.begin()
        ana, bea, _ = stage.people
        doors = [await asked(stage, each, "/leave", ":leave") for each in (ana, bea)]
        told = await asyncio.gather(
            *(stage.wire.press(who, *door) for who, door in zip((ana, bea), doors, strict=True))
        )
        await shows(stage, "table-abandoned")
        assert await rows(bot, "SELECT status FROM tables") == [("abandoned",)]
        assert sorted(each.content for each in told) == sorted(
            say("en", key) for key in ("left-game", "left-game-alone")
        )


async def test_who_leaves_twice_hears_it(stage) -> None:
    async with stage.running():
        await stage.begin()
        door = await asked(stage, stage.people[0], "/leave", ":leave")
        told = await asyncio.gather(*(stage.wire.press(stage.people[0], *door) for _ in range(2)))
        assert any(says(each, "not-seated") for each in told)


@pytest.mark.parametrize("number", [0, 1])
async def test_a_vote_that_carried_is_carried_out_whenever_one_was_killed(stage, number, caplog) -> None:
    """Ended, and told with a board of its own."""
    async with stage.running():
        await stage.begin()
        ana, bea, _ = stage.people
        await stage.wire.press(ana, *await asked(stage, ana, "/game end", "abandon-vote"))
        await stage.wire.until(lambda: any(":yes" in each for board in stage.live for each in stage.ids(board)))
        ballot = next(each for each in stage.live if any(":yes" in one for one in stage.ids(each)))
        stage.stop_at = (number, True)
        assert await stage.until_stopped(stage.wire.press(bea, stage.id_of(ballot, ":yes"), ballot))
    caplog.clear()
    stage.after_the_kill()
    async with stage.running() as bot:
        await all_told(bot)
        assert await rows(bot, "SELECT status FROM tables") == [("abandoned",)]
        ends = [each for each in stage.wire.messages() if says(each["content"], "table-abandoned")]
        assert len(ends) == 1
        assert {each["id"] for each in ends[0]["mentions"]} == {ana.id, bea.id}
    caplog.clear()


@pytest.mark.parametrize(("number", "is_done"), KILLS[:4])
async def test_a_rest_is_told_whenever_one_was_killed(stage, number, is_done, caplog) -> None:
    async with stage.running():
        await stage.begin()
        stage.stop_at = (number, is_done)
        await stage.until_stopped(stage.wire.slash(stage.people[0], "/game pause"))
    caplog.clear()
    stage.after_the_kill()
    async with stage.running() as bot:
        await all_told(bot)
        assert await rows(bot, "SELECT status FROM tables") == [("paused",)]
        assert any(says(each["content"], "table-is-paused") for each in stage.live)
    caplog.clear()


@pytest.mark.parametrize("number", [0, 1])
async def test_an_end_by_a_moderator_is_told_though_discord_is_ill(stage, number, caplog) -> None:
    async with stage.running():
        await stage.begin()
        moderator = stage.wire.person("Mo", manage_messages=True)
        sure, message = await asked(stage, moderator, "/game end", ":abandon")
        stage.stop_at = (number, number == 0)
        assert await stage.until_stopped(stage.wire.press(moderator, sure, message))
    caplog.clear()
    stage.after_the_kill()
    async with stage.running() as bot:
        await all_told(bot)
        assert await rows(bot, "SELECT status FROM tables") == [("abandoned",)]
        assert len([each for each in stage.wire.messages() if says(each["content"], "table-abandoned")]) == 1
    caplog.clear()


async def test_a_game_begins_with_those_who_sit_there_then(stage, monkeypatch) -> None:
    """While Discord is asked who is still there, one gets up and another sits down."""
    ana, bea, cai = stage.people
    has_left, was_asked = vars(lobbies)["has_left"], list[object]()

    async def slowly(*about):
        if not was_asked:
            was_asked.append(about)
            await stage.wire.slash(bea, "/leave")
            await stage.wire.slash(cai, "/join")
        return await has_left(*about)

    monkeypatch.setattr(lobbies, "has_left", slowly)
    async with stage.running() as bot:
        await stage.wire.slash(ana, "/play island")
        await stage.wire.until(lambda: stage.live)
        await stage.wire.press(bea, stage.id_of(stage.live[0], ":join"), stage.live[0])
        await stage.wire.press(ana, stage.id_of(stage.live[0], ":start"), stage.live[0])
        await settled(stage, bot, 1)
        seated = await rows(bot, "SELECT user_id FROM seats ORDER BY seat")
        assert sorted(seated) == sorted([(int(ana.id),), (int(cai.id),)])


async def test_two_who_get_up_from_a_lobby_at_once_leave_it_to_who_is_there(stage) -> None:
    async with stage.running() as bot:
        ana, bea, cai = stage.people
        await stage.wire.slash(ana, "/play island")
        await stage.wire.until(lambda: stage.live)
        for each in (bea, cai):
            await stage.wire.press(each, stage.id_of(stage.live[0], ":join"), stage.live[0])
        await asyncio.gather(*(stage.wire.slash(each, "/leave") for each in (ana, bea)))
        assert await rows(bot, "SELECT host_id, status FROM tables") == [(int(cai.id), "lobby")]
        await stage.wire.slash(cai, "/leave")
        assert await rows(bot, "SELECT status FROM tables") == [("abandoned",)]


async def test_what_was_decided_too_late_is_not_said_to_be_done(stage, monkeypatch) -> None:
    """A step back that all agree to, as its player goes on."""
    async with stage.running() as bot:
        await stage.begin()
        await settled(stage, bot, 1)

        async def gone_on(*_, **__):
            return False

        monkeypatch.setattr(acting.Acting, "take_back", gone_on)
        bea = stage.people[1]
        question = Undo(0, 1, 0)
        await votes.cast(bot.store, await table_id(bot), str(question), 0, "yes", now=bot.now())
        stored = stage.wire.world.message(stage.live[0]["id"]).payload
        button = next(each for each in walk(stored["components"]) if ":text" in (each.get("custom_id") or ""))
        for word in ("yes", "no"):
            forged = f"vote:{await table_id(bot)}:{question}:{word}"
            stored["components"] = [{"type": 1, "components": [{**button, "custom_id": forged}]}]
            told = await stage.wire.press(bea, forged, stored)
            assert says(told.content, "vote-over")
            assert await rows(bot, "SELECT * FROM votes") == []


async def table_id(bot) -> str:
    ((found,),) = await rows(bot, "SELECT id FROM tables")
    return str(found)


@pytest.mark.parametrize(("status", "code"), [(400, 50024), (400, 160006), (404, 10008)])
async def test_where_no_thread_can_be_opened_one_plays_all_the_same(stage, status, code, caplog) -> None:
    """In a voice channel's chat, beside too many threads: in the channel; where a lobby was deleted, under another."""
    async with stage.running() as bot:
        ana, bea, _ = stage.people
        await stage.wire.slash(ana, "/play island", thread=True)
        await stage.wire.until(lambda: stage.live)
        await stage.wire.press(bea, stage.id_of(stage.live[0], ":join"), stage.live[0])
        stage.wire.fail("POST", "/channels/*/threads", status=status, code=code)
        stage.wire.fail("POST", "/channels/*/messages/*/threads", status=status, code=code)
        await stage.wire.slash(ana, "/start")
        async with asyncio.timeout(5):
            while await rows(bot, "SELECT 1 FROM tables WHERE status = 'lobby' OR shown_revision < revision"):  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        ((thread,),) = await rows(bot, "SELECT thread FROM tables")
        assert bool(thread) == (code == 10008)
        stage.wire.faults.clear()
    caplog.clear()


async def test_a_rematch_that_discord_did_not_take_is_shown_later(stage, monkeypatch, caplog) -> None:
    monkeypatch.setattr("cogs.table.unshown.TRIED_AGAIN", (0.2,))
    async with stage.running() as bot:
        await stage.begin()
        moderator = stage.wire.person("Mo", manage_messages=True)
        await stage.wire.press(moderator, *await asked(stage, moderator, "/game end", ":abandon"))
        await shows(stage, "table-abandoned")
        board = stage.wire.messages()[-1]
        stage.wire.fail("POST", "/channels/*/messages", status=503)
        await stage.wire.press(stage.people[0], stage.id_of(board, "rematch"), board)
        await stage.wire.until(lambda: any(":join" in each for message in stage.live for each in stage.ids(message)))
        await all_told(bot)
    caplog.clear()


async def test_a_thought_that_a_kill_cuts_off_is_taken_up_by_its_deadline(stage, monkeypatch) -> None:
    """The seat of whoever is waited for goes to a computer that thinks; it is not reminded as a person is."""
    async with stage.running() as bot:
        monkeypatch.setattr(bot.thinking, "expect", lambda *_: None)
        ana, bea, _ = stage.people
        await stage.wire.slash(ana, "/play island", computers=1, strength="strong", starting_player="host")
        await stage.wire.until(lambda: stage.live)
        await stage.wire.press(bea, stage.id_of(stage.live[0], ":join"), stage.live[0])
        await stage.wire.press(ana, stage.id_of(stage.live[0], ":start"), stage.live[0])
        await settled(stage, bot, 1)
        await stage.wire.slash(ana, "/game hand_over")
        offer = await stage.wire.until(
            lambda: next((each for each in stage.live if ":take" in str(stage.ids(each))), None)
        )
        await stage.wire.press(ana, stage.id_of(offer, ":computer"), offer)
        await all_told(bot)
        assert ("thought",) in await rows(bot, "SELECT kind FROM deadlines WHERE seat = 0")
        table = await find(bot.store, await table_id(bot))
        assert table is not None
        due = await deadlines.of_table(bot.store, table.id)
        said = len(stage.wire.messages())
        await reminders.ring(bot, table, [each for each in due if each.kind == "reminder"])
        assert len(stage.wire.messages()) == said


@pytest.mark.parametrize("how", [*KILLS, 429, 503])
async def test_who_decides_about_a_left_seat_is_called_whatever_goes_wrong(
    stage, how, caplog, tried_again_soon
) -> None:
    """A mention in a new message, once: an edit pings nobody."""
    ana, bea, _ = stage.people
    async with stage.running():
        await stage.begin()
        leaver = stage.player()
        other = bea if leaver is ana else ana
        sure, message = await asked(stage, leaver, "/leave", ":leave")
        stage.wire.world.pings.clear()
        if isinstance(how, tuple):
            stage.stop_at = how
            await stage.until_stopped(stage.wire.press(leaver, sure, message))
        else:
            stage.wire.fail("POST", "/channels/*/messages", status=how, retry_after=0.01)
            await stage.wire.press(leaver, sure, message)
            await stage.wire.until(lambda: stage.wire.world.pings)
    caplog.clear()
    stage.after_the_kill()
    async with stage.running() as bot:
        await all_told(bot)
        assert stage.wire.world.pings == [int(other.id)]
    caplog.clear()
