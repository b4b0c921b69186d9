"""Two people do two things at once that cannot both be; the store stumbles as the clock asks it."""

import asyncio

from cogs.waiting import clock
from db import deadlines
from tests.evenings.stage import settled
from tests.says import says


async def test_a_seat_that_two_want_at_once_has_one_of_them(stage) -> None:
    """Somebody takes an offered seat in the moment in which its player gives it to the computer."""
    async with stage.running() as bot:
        await stage.begin()
        await settled(stage, bot, 1)
        away, taker = stage.player(), stage.people[2]
        seat = stage.people.index(away)
        await stage.wire.slash(away, "/game hand_over")
        offer = await stage.wire.until(
            lambda: next((each for each in stage.live if ":take" in str(stage.ids(each))), None)
        )
        await asyncio.gather(
            stage.wire.press(taker, stage.id_of(offer, ":take"), offer),
            stage.wire.press(away, stage.id_of(offer, ":computer"), offer),
        )
        await asyncio.sleep(0.3)
        ((user_id, computer),) = await bot.store.rows("SELECT user_id, computer FROM seats WHERE seat = ?", seat)
        assert bool(computer) != (user_id == int(taker.id))


async def test_who_pauses_as_another_goes_on_is_answered(stage) -> None:
    async with stage.running() as bot:
        await stage.begin()
        await settled(stage, bot, 1)
        ana, bea, _ = stage.people
        paused, resumed = await asyncio.gather(
            stage.wire.slash(ana, "/game pause"),
            stage.wire.slash(bea, "/game resume"),
        )
        await stage.wire.until(lambda: paused.content and resumed.content)
        ((status,),) = await bot.store.rows("SELECT status FROM tables")
        assert status in {"paused", "running"}


async def test_one_stumble_of_the_store_does_not_stop_the_clock(stage, monkeypatch, caplog) -> None:
    monkeypatch.setattr(clock, "STUMBLED", 0.05)
    async with stage.running() as bot:
        await stage.begin()
        await settled(stage, bot, 1)
        ((table_id,),) = await bot.store.rows("SELECT id FROM tables")
        seat, query, stumbled = stage.people.index(stage.player()), bot.store.driver.query, []

        async def stumbles(questions):
            if not stumbled:
                stumbled.append(questions)
                raise OSError("the disk hiccups")
            return await query(questions)

        monkeypatch.setattr(bot.store.driver, "query", stumbles)
        await deadlines.remind(bot.store, table_id, seat, "reminder", bot.now())
        bot.clock.wake()
        await stage.wire.until(lambda: says(stage.wire.messages()[-1]["content"], "reminder-help"))
        assert stumbled
    caplog.clear()  # the hiccup is in the log
