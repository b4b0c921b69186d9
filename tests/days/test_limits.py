"""When time runs out the others decide, in every phase of the game; nobody is skipped silently."""

import pytest

from db import votes
from engine import GAMES
from engine.island.state import Acting, Considering
from engine.play import legal, play, save, start, waiting
from tests.days.table import position
from tests.evenings.people import surely
from tests.says import says


async def out_of_time(table, seats: int = 2, hours: int = 24):
    """A game whose player has let the time run out: the ballot, who is away, the others."""
    await table.begin(seats, time_limit=hours)
    away, others = await table.absent()
    await table.pass_by(hours=hours, minutes=1)
    return table.ballot, away, others


async def test_the_others_are_asked_and_pinged(table) -> None:
    ballot, _, others = await out_of_time(table, 3)
    assert says(ballot.content, "vote-absent")
    assert {other.id for other in others} in map(set, table.pings[-2:])


async def test_no_limit_unless_it_was_wished_for(table) -> None:
    await table.begin(2)
    assert not [message for message in await table.pass_by(days=30) if says(message.content, "vote-absent")]


async def test_a_limit_of_zero_is_none_also_where_the_server_has_one(table, moderator) -> None:
    await moderator.slash(table.channel, "server settings", time_limit_hours=24)
    await table.begin(2, time_limit=0)
    assert (await table.table()).time_limit_hours is None


async def test_the_servers_limit(table, moderator) -> None:
    await moderator.slash(table.channel, "server settings", time_limit_hours=24)
    await table.begin(2)
    assert (await table.table()).time_limit_hours == 24


async def test_an_act_gives_the_whole_time_again(table) -> None:
    await table.begin(2, time_limit=24)
    await table.pass_by(hours=23)
    await table.act()
    assert not [message for message in await table.pass_by(hours=23) if says(message.content, "vote-absent")]


async def test_the_computer_plays_the_turn_and_the_next_one_is_the_players_own(table) -> None:
    ballot, away, (other,) = await out_of_time(table)
    await table.press(other, ballot, "computer")
    assert (await table.absent())[0] is other
    assert table.pings[-1] == (other.id,)
    await surely(other, await other.slash(table.channel, "done"))
    assert (await table.absent())[0] is away


async def test_more_than_half_decide(table) -> None:
    ballot, away, (one, two) = await out_of_time(table, 3)
    await table.press(one, ballot, "computer")
    assert (await table.absent())[0] is away
    await table.press(two, ballot, "computer")
    assert (await table.absent())[0] is not away


async def test_after_a_day_the_host_alone(table) -> None:
    await table.begin(4, time_limit=24)
    host = table.people[0]
    while (await table.absent())[0] is host:
        await surely(host, await host.slash(table.channel, "done"))
    away, _ = await table.absent()
    await table.pass_by(hours=24, minutes=1)
    ballot = table.ballot
    await table.press(host, ballot, "computer")
    assert (await table.absent())[0] is away
    await table.pass_by(hours=25)
    await table.press(host, ballot, "computer")
    assert (await table.absent())[0] is not away


async def test_more_time(table) -> None:
    ballot, _, (other,) = await out_of_time(table)
    await table.press(other, ballot, "extend")
    assert not [message for message in await table.pass_by(hours=23) if says(message.content, "vote-absent")]
    assert [message for message in await table.pass_by(hours=2) if says(message.content, "vote-absent")]


async def test_more_time_is_as_much_as_the_tables_limit(table) -> None:
    ballot, _, (other,) = await out_of_time(table, hours=72)
    await table.press(other, ballot, "extend")
    assert not [message for message in await table.pass_by(hours=71) if says(message.content, "vote-absent")]
    assert [message for message in await table.pass_by(hours=2) if says(message.content, "vote-absent")]


async def test_waiting_on(table) -> None:
    ballot, _, (other,) = await out_of_time(table)
    await table.press(other, ballot, "wait")
    assert not [message for message in await table.pass_by(days=30) if says(message.content, "vote-absent")]


async def test_the_seat_is_handed_over_in_the_middle_of_a_turn(table) -> None:
    ballot, away, (other,) = await out_of_time(table)
    (seat,) = await table.waits()
    await table.press(other, ballot, "offer")
    taker = table.people[3]
    await table.press(taker, table.offer, "take")
    assert (await table.sitting()).seat_of(taker.id) == seat
    assert table.pings[-1] == (), "whoever took it has just pressed"
    assert says((await away.slash(table.channel, "done")).response.content, "not-seated")
    await table.pass_by(hours=9)
    assert table.pings[-1] == (taker.id,)


async def test_who_is_back_before_the_seat_is_taken_keeps_it(table) -> None:
    ballot, away, (other,) = await out_of_time(table)
    await table.press(other, ballot, "offer")
    offer = table.offer
    await table.act()
    taken = await table.press(table.people[3], offer, "take")
    assert says(taken.response.content, "offer-gone")
    assert (await table.sitting()).seat_of(away.id) is not None


async def test_the_computer_plays_on_when_others_were_asked_in_between(table) -> None:
    """The turn is played whole, although somebody else must first let it go on."""
    await table.begin(2, time_limit=24)
    await table.stand(crossing())
    away, (other,) = await table.absent()
    await table.pass_by(hours=24, minutes=1)
    await table.press(other, table.ballot, "computer")
    assert (await table.absent())[0] is other
    assert any(seat.stand_in and seat.user_id == away.id for seat in (await table.sitting()).seats)
    while (await table.absent())[0] is other and (await table.sitting()).state.agenda[0].__class__ is Considering:
        await other.slash(table.channel, "pass")
    assert (await table.absent())[0] is other
    assert not any(seat.stand_in for seat in (await table.sitting()).seats)


def crossing() -> bytes:
    """A two-seat game where the computer's turn would meet a gate at which only the other one is asked."""
    game = GAMES["island"]
    for seed in range(500):
        state = start(game, 2, {"difficulty": "novice"}, seed).state
        for _ in range(60):
            if not state.agenda:
                break
            seat = waiting(state)[0]
            if isinstance(state.agenda[0], Acting):
                further, moves = state, 0
                while waiting(further) == (seat,) and moves < 9:
                    action = game.mind(game.view(further, seat), seat, legal(game, further, seat))
                    further, moves = play(game, further, seat, action).state, moves + 1
                if further.agenda and isinstance(further.agenda[0], Considering) and seat not in waiting(further):
                    return save(state)
            action = game.mind(game.view(state, seat), seat, legal(game, state, seat))
            state = play(game, state, seat, action).state
    raise AssertionError("no gate found")


async def test_who_is_back_settles_the_question(table) -> None:
    ballot, _, (other,) = await out_of_time(table)
    await table.act()
    await table.press(other, ballot, "computer")
    assert says(next(message for message in table.channel.history() if message.id == ballot.id).content, "vote-over")


async def test_a_stranger_has_no_vote_and_neither_has_who_is_away(table) -> None:
    ballot, away, _ = await out_of_time(table)
    for person in (table.people[3], away):
        assert says((await table.press(person, ballot, "computer")).response.content, "vote-not-yours")
    assert (await table.absent())[0] is away


async def test_of_two_who_settle_it_at_once_one_carries_it_out(table) -> None:
    """The question is closed by the first; the second finds nothing to close."""
    ballot, _, (one, _) = await out_of_time(table, 3)
    await table.press(one, ballot, "computer")
    row = await table.table()
    (question,) = {vote.question for vote in await votes.of_table(table.store, row.id)}
    await votes.close(table.store, row.id, question)
    with pytest.raises(votes.Settled):
        await votes.close(table.store, row.id, question)


@pytest.mark.parametrize("phase", ["Acting", "Ending", "Considering", "Discarding", "Swimming"])
async def test_a_limit_runs_out_in_each_phase(table, phase) -> None:
    """The computer answers whatever the game asks, and whatever else is asked of this player in this turn."""
    await table.begin(3, time_limit=24)
    await table.stand(position(phase))
    _, others = await table.absent()
    await table.pass_by(hours=24, minutes=1)
    before = await table.sitting()
    for other in others:
        await table.press(other, table.ballot, "computer")
    now = await table.sitting()
    assert now.row.revision > before.row.revision
    assert not now.state.agenda or now.waits_for != before.waits_for or await table.opened_a_turn(before)


@pytest.mark.parametrize("phase", ["Ending", "Considering", "Discarding", "Swimming"])
async def test_a_seat_changes_hands_in_the_middle_of_a_question(table, phase) -> None:
    """Who takes the seat is asked the same."""
    await table.begin(3)
    await table.stand(position(phase))
    away, _ = await table.absent()
    before = await table.sitting()
    await away.slash(table.channel, "game hand_over")
    taker = table.people[3]
    await table.press(taker, table.offer, "take")
    now = await table.sitting()
    assert now.state == before.state
    assert now.waits_for == before.waits_for == (now.seat_of(taker.id),)
    assert table.pings[-1] == (), "whoever took it has just pressed"
    hint = await taker.slash(table.channel, "hint")
    assert not says(hint.response.content, "hint-nothing")


async def test_a_round_where_everybody_is_away_is_decided_seat_by_seat(table) -> None:
    """Bridges waits for all at once: one question about each, and the next card when all are played for."""
    await table.play("bridges", 3, time_limit=24)
    before = await table.sitting()
    assert before.waits_for == (0, 1, 2)
    await table.pass_by(hours=24, minutes=1)
    assert len(table.ballots) == 3
    for away, ballot in enumerate(table.ballots):
        for other in (seat for seat in (0, 1, 2) if seat != away):
            await table.press(table.people[other], ballot, "computer")
        expected = tuple(seat for seat in (0, 1, 2) if seat > away) or (0, 1, 2)
        assert (await table.sitting()).waits_for == expected
    assert await table.opened_a_turn(before)
    assert not any(seat.stand_in for seat in (await table.sitting()).seats)
