"""Seats change hands: left, offered, taken, given to the computer; moderators and hosts take people out."""

from datetime import timedelta

from tests.evenings.people import HAND, items, surely
from tests.says import says


async def offered(table, seats: int = 2):
    """A game whose waited-for player offers the seat to anybody: the offer, the player, the others."""
    await table.begin(seats)
    away, others = await table.absent()
    await away.slash(table.channel, "game hand_over")
    return table.offer, away, others


async def test_who_offers_a_seat_has_it_until_somebody_takes_it(table) -> None:
    offer, away, _ = await offered(table)
    (seat,) = await table.waits()
    await table.act()
    taker = table.people[3]
    await table.press(taker, offer, "take")
    assert (await table.sitting()).seat_of(taker.id) == seat
    assert (await table.sitting()).seat_of(away.id) is None
    assert table.pings[-1] == (), "whoever took it has just pressed"


async def test_a_seat_is_taken_once(table) -> None:
    offer, _, (other,) = await offered(table)
    one, two = table.people[2:4]
    again = next(each.custom_id for each in items(offer) if each.custom_id.endswith(":take"))
    assert "already" in (await other.click(offer, custom_id=again)).response.content
    await one.click(offer, custom_id=again)
    assert not items(next(message for message in table.channel.history() if message.id == offer.id))
    assert (await table.sitting()).seat_of(two.id) is None


async def test_a_seat_is_offered_three_times_an_hour_at_most(table, env) -> None:
    await table.begin(2)
    away, _ = await table.absent()
    cai, dov = table.people[2:4]
    said = [(await away.slash(table.channel, "game hand_over", to=to)).response.content for to in (cai, dov, cai, dov)]
    assert [words.startswith("You've offered your seat too often. You can offer it again in") for words in said] == [
        False,
        False,
        False,
        True,
    ]
    assert table.pings[-1] == (cai.id,)
    await env.advance_time(3601)
    await away.slash(table.channel, "game hand_over", to=dov)
    assert table.pings[-1] == (dov.id,)


async def test_an_offer_to_a_person_is_theirs_alone(table) -> None:
    await table.begin(2)
    away, _ = await table.absent()
    cai, dov = table.people[2:4]
    await away.slash(table.channel, "game hand_over", to=cai)
    assert table.pings[-1] == (cai.id,)
    assert says((await table.press(dov, table.offer, "take")).response.content, "offer-not-yours")
    await table.press(cai, table.offer, "take")
    assert (await table.sitting()).seat_of(cai.id) is not None


async def test_nobody_gives_another_ones_seat_to_the_computer(table) -> None:
    offer, away, (other,) = await offered(table)
    assert says((await table.press(other, offer, "computer")).response.content, "offer-not-yours-to-give")
    assert says((await table.press(table.people[3], offer, "computer")).response.content, "not-seated")
    await table.press(away, offer, "computer")
    assert (await table.absent())[0] is other
    assert any(seat.computer for seat in (await table.sitting()).seats)


async def test_a_computer_plays_on_whenever_it_is_its_turn(table) -> None:
    offer, away, (other,) = await offered(table)
    await table.press(away, offer, "computer")
    for _ in range(3):
        await surely(other, await other.slash(table.channel, "done"))
        while (await table.sitting()).state.agenda and type(
            (await table.sitting()).state.agenda[0]
        ).__name__ != "Acting":
            await table.act()
        assert (await table.absent())[0] is other


async def test_who_leaves_is_reminded_no_more_and_the_seat_is_offered(table) -> None:
    await table.begin(3)
    away, others = await table.absent()
    await table.leave(away)
    assert says(table.offer.content, "seat-is-vacant")
    assert set(table.pings[-1]) == {other.id for other in others}
    await table.press(others[0], table.offer, "computer")
    assert (await table.absent())[0] in others


async def test_who_left_may_come_back_to_the_seat(table) -> None:
    await table.begin(2)
    away, _ = await table.absent()
    await table.leave(away)
    await table.press(away, table.offer, "take")
    assert (await table.absent())[0] is away


async def test_the_host_goes_and_somebody_else_is_host(table) -> None:
    await table.begin(2)
    await table.leave(table.people[0])
    assert (await table.table()).host_id == table.people[1].id


async def test_the_last_one_to_leave_ends_the_game(table) -> None:
    await table.begin(2)
    for person in table.people[:2]:
        await table.leave(person)
    assert await table.status() == "abandoned"
    await table.open(2)
    assert await table.status() == "lobby"


async def test_a_stranger_has_nothing_to_leave_or_hand_over(table) -> None:
    await table.begin(2)
    stranger = table.people[3]
    for command in ("leave", "game hand_over", "game pause", "game end", "undo"):
        said = (await stranger.slash(table.channel, command)).response.content
        assert said, command
        assert "\n" not in said
    assert await table.status() == "running"


async def test_a_seat_is_not_handed_to_somebody_at_the_table(table) -> None:
    await table.begin(2)
    away, (other,) = await table.absent()
    said = await away.slash(table.channel, "game hand_over", to=other)
    assert says(said.response.content, "offer-not-to-them")


async def test_the_host_takes_a_person_out_of_the_lobby(table) -> None:
    await table.open(3)
    host, guest, other = table.people[:3]
    assert says((await guest.slash(table.channel, "game kick", who=other)).response, "not-allowed")
    await host.slash(table.channel, "game kick", who=other)
    assert [seat.user_id for seat in (await table.sitting()).seats] == [host.id, guest.id]


async def test_a_moderator_takes_a_person_out_of_a_game(table, moderator) -> None:
    await table.begin(2)
    away, (other,) = await table.absent()
    assert says((await other.slash(table.channel, "game kick", who=away)).response, "not-allowed")
    await moderator.slash(table.channel, "game kick", who=away)
    assert (await table.sitting()).seat_of(away.id) is None
    assert says(table.offer.content, "seat-is-vacant")
    assert table.pings[-1] == (other.id,)


async def test_a_moderator_ends_a_table_and_closes_a_lobby(table, moderator) -> None:
    for begun in (table.open, table.begin):
        await begun(2)
        asked = await moderator.slash(table.channel, "game end")
        await table.press(moderator, asked.response, "abandon")
        assert await table.status() == "abandoned"


async def test_the_people_of_a_table_end_it_together(table) -> None:
    await table.begin(3)
    ana, bea, cai = table.people[:3]
    asked = await ana.slash(table.channel, "game end")
    await table.press(ana, asked.response, "abandon-vote")
    assert await table.status() == "running"
    assert says((await table.press(table.people[3], table.ballot, "yes")).response, "vote-not-yours")
    await table.press(bea, table.ballot, "no")
    assert await table.status() == "running"
    await table.press(cai, table.ballot, "yes")
    assert await table.status() == "abandoned"
    assert {each.custom_id.split(":")[2] for each in items(table.board)} == {"rematch", "replay", "text"}


async def test_after_a_day_the_host_ends_it_alone(table) -> None:
    await table.begin(3)
    host = table.people[0]
    asked = await host.slash(table.channel, "game end")
    await table.press(host, asked.response, "abandon-vote")
    ballot = table.ballot
    await table.press(host, ballot, "yes")
    assert await table.status() == "running"
    await table.pass_by(hours=25)
    await table.press(host, ballot, "yes")
    assert await table.status() == "abandoned"


async def test_a_rematch_has_the_same_people_with_seats_moved_on(table) -> None:
    await table.begin(3)
    await table.lose()
    assert await table.status() == "over"
    result = await table.press(table.people[1], table.last, "rematch")
    assert result.acknowledged
    lobby = await table.sitting()
    assert [seat.user_id for seat in lobby.seats] == [table.people[each].id for each in (1, 2, 0)]
    assert lobby.row.host_id == table.people[1].id
    assert set(table.pings[-1]) == {table.people[each].id for each in (0, 2)}, "who pressed is here"


async def test_a_hand_that_stays_raised_seats_nobody_a_second_time(table, env, again) -> None:
    lobby = await table.open(2)
    bea = table.people[1]
    await table.press(bea, lobby, "leave")
    await again(env, timedelta(hours=1))
    assert (await table.sitting()).seat_of(bea.id) is None
    await bea.unreact(lobby, HAND)
    await bea.react(lobby, HAND)
    assert (await table.sitting()).seat_of(bea.id) == 1


async def test_a_handed_over_seat_survives_a_restart(table, env, again) -> None:
    offer, _, _ = await offered(table)
    await again(env, timedelta(days=3))
    taker = table.people[3]
    await table.press(taker, offer, "take")
    assert (await table.sitting()).seat_of(taker.id) is not None
