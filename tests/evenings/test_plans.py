"""A turn is tried out, played, proposed, or lodged for later: up to the first hidden card, and as long as it stands."""

import pytest
from msgspec.structs import replace

from bot import make_bot
from db import tables
from engine import GAMES
from engine.island.actions import EndTurn, Move
from engine.play import legal, play, start, waiting, write
from locales import LANGUAGES
from tests.evenings.people import Presses, is_asked_first, items, press, private
from tests.evenings.trying import Trying, end_turn, moves, proposals, proposed, sitting, taking, turn, until_turn_of
from tests.says import says


async def test_nothing_is_played_while_one_tries(place) -> None:
    playing, _, table = await turn(place)
    panel = await (await Trying(place, playing).open()).choose(moves(table, playing)[0])
    assert (await place.table()).revision == table.row.revision
    assert "1. " in panel.shown.content
    assert says(panel.shown.content, "island-text-perils")


async def test_what_was_tried_is_played_as_one(place) -> None:
    playing, _, table = await turn(place)
    first = moves(table, playing)[0]
    panel = await (await Trying(place, playing).open()).choose(first)
    await panel.use("play")
    assert (await place.lines())[-1] == (playing, first)
    assert (await sitting(place)).plans == ()


async def test_no_hidden_card_is_seen_by_trying(place) -> None:
    """The end of the turn is said, and nothing is turned up for it."""
    _, waits, _table = await turn(place)
    panel = await (await Trying(place, waits).open()).choose("end-turn")
    assert [each for each in items(panel.shown) if each.kind == "sketch"] == []
    assert "draws" not in panel.shown.content


async def test_a_lodged_turn_is_played_when_it_comes_and_calls_nobody(place) -> None:
    playing, waits, table = await turn(place)
    first = moves(table, waits)[0]
    panel = await (await (await Trying(place, waits).open()).choose(first)).choose("end-turn")
    await panel.use("lodge")
    assert says(panel.shown.content, "plan-lodged")
    await end_turn(place, playing)
    while (now := await sitting(place)).waits_for != (playing,) or now.view().waiting != "acting":
        seat = now.waits_for[0]
        await Presses(place).say(seat, write(now.game.mind(now.view(seat), seat, legal(now.game, now.state, seat))))
    lines = await place.lines()
    assert (waits, f"{first} & end-turn") in lines
    assert any(says(message.content, "plan-was-played") for message in place.said)
    assert (await sitting(place)).lodged_for(waits) is None


async def test_without_an_end_the_turn_stays_ones_own(place) -> None:
    playing, waits, table = await turn(place)
    first = moves(table, waits)[0]
    await (await (await Trying(place, waits).open()).choose(first)).use("lodge")
    await end_turn(place, playing)
    await until_turn_of(place, waits)
    now = await sitting(place)
    assert (now.view().left, now.waits_for) == (2, (waits,))
    assert f"<@{place.people[waits].id}>" in place.board.content


def played_on(state, until):
    """The calm mind plays until it is this seat's turn."""
    game = GAMES["island"]
    while not game.plans.begins(state, until):
        seat = waiting(state)[0]
        at_turn = any(isinstance(each, EndTurn) for each in legal(game, state, seat))
        action = EndTurn() if at_turn else game.mind(game.view(state, seat), seat, legal(game, state, seat))
        state = play(game, state, seat, action).state
        if not state.agenda:
            return None
    return state


def a_seed_that_floods():
    """Of an evening in which a tile that who waits could walk to floods before their turn."""
    for seed in range(200):
        game, options = GAMES["island"], {"difficulty": "novice", "asked": ["matters", "matters"]}
        state = start(game, 2, options, seed).state
        seat = 1 - waiting(state)[0]
        after = played_on(state, seat)
        for action in game.plans.further(game.plans.on_turn(state, seat), seat):
            before = game.plans.basis(state, seat, [action])
            if not isinstance(action, Move) or before[action.to] != "dry" or after is None:
                continue
            if game.plans.basis(after, seat, [action]) == {**before, action.to: "flooded"}:
                return seed, seat, action.to
    raise AssertionError("no such evening")


async def test_a_lodged_turn_whose_tile_flooded_is_not_played_and_says_so(place) -> None:
    seed, seat, tile = a_seed_that_floods()
    place.env.bot.settings = replace(place.env.bot.settings, seed=seed)
    playing, waiting_seat, _ = await turn(place)
    assert waiting_seat == seat
    await (await (await Trying(place, seat).open()).choose(f"move {tile}")).use("lodge")
    await end_turn(place, playing)
    await until_turn_of(place, seat)
    assert says(place.board.content, "plan-was-dropped")
    assert f"{tile} " in place.board.content
    assert says(place.board.content, "plan-why-tile")
    now = await sitting(place)
    assert (now.view().left, now.lodged_for(seat)) == (3, None)


async def test_what_is_lodged_can_be_withdrawn(place) -> None:
    _, waits, table = await turn(place)
    panel = await (await Trying(place, waits).open()).choose(moves(table, waits)[0])
    await (await panel.use("lodge")).use("withdraw")
    assert (await sitting(place)).lodged_for(waits) is None


async def test_a_lodged_turn_survives_a_restart(place, restart, settings) -> None:
    playing, waits, table = await turn(place)
    first = moves(table, waits)[0]
    await (await (await Trying(place, waits).open()).choose(first)).use("lodge")
    await restart(make_bot(settings))
    await end_turn(place, playing)
    await until_turn_of(place, waits)
    assert (waits, first) in await place.lines()


async def test_who_leaves_takes_the_plan_along(place) -> None:
    playing, waits, table = await turn(place)
    await (await (await Trying(place, waits).open()).choose(moves(table, waits)[0])).use("lodge")
    asked = private(await place.people[waits].slash(place.channel, "leave"))
    await press(place.people[waits], items(asked)[0])
    assert (await sitting(place)).lodged_for(waits) is None
    assert playing == 1 - waits


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_proposal_is_taken_with_one_press_by_whom_it_is_for(place, language) -> None:
    await place.begin(2, language=language)
    table = await sitting(place)
    (playing,) = table.waits_for
    line = moves(table, playing)[0]
    panel = await Trying(place, 1 - playing).open()
    await (await (await panel.use("for")).choose(line)).use("propose")
    proposal = next(message for message in place.said if any(each.kind == "take" for each in items(message)))
    assert not any(place.pings[-1:][0])
    item = next(each for each in items(proposal) if each.kind == "take")
    refused = private(await press(place.people[1 - playing], item))
    assert refused is not None
    await press(place.people[playing], item)
    assert (await place.lines())[-1] == (playing, line)
    taken = next(message for message in place.said if message.id == proposal.id)
    assert not items(taken)


async def test_a_proposal_that_stands_no_more_says_why(place) -> None:
    playing, waits, table = await turn(place)
    first, second = moves(table, playing)[:2]
    panel = await Trying(place, waits).open()
    await (await (await panel.use("for")).choose(first)).use("propose")
    proposal = next(message for message in place.said if any(each.kind == "take" for each in items(message)))
    await place.people[playing].slash(place.channel, "move", to=second.split()[1])
    item = next(each for each in items(proposal) if each.kind == "take")
    refused = private(await press(place.people[playing], item))
    assert says(refused.content, "plan-changed")
    assert (await place.lines())[-1] == (playing, second)


async def test_each_proposal_plays_what_it_shows_and_the_former_loses_its_button(place) -> None:
    playing, waits, table = await turn(place)
    first, second = moves(table, playing)[:2]
    _, former = await proposed(place, waits, first)
    forgotten = taking(former)
    _, newer = await proposed(place, waits, second)
    assert [message.id for message in proposals(place)] == [newer.id]
    assert forgotten.custom_id != taking(newer).custom_id
    await press(place.people[playing], taking(newer))
    assert (await place.lines())[-1] == (playing, second)


async def test_a_former_proposal_that_kept_its_button_says_that_it_is_over(place) -> None:
    playing, waits, table = await turn(place)
    first, second = moves(table, playing)[:2]
    _, former = await proposed(place, waits, first)
    place.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50001)
    await proposed(place, waits, second)
    await press(place.people[playing], taking(former))
    assert await place.lines() == []
    assert says(next(message for message in place.said if message.id == former.id).content, "plan-over")


async def test_a_proposal_can_be_withdrawn_and_made_again(place) -> None:
    playing, waits, table = await turn(place)
    line = moves(table, playing)[0]
    panel, _ = await proposed(place, waits, line)
    await panel.use("retract")
    assert says(panel.shown, "plan-retracted")
    assert proposals(place) == []
    _, again = await proposed(place, waits, line)
    await press(place.people[playing], taking(again))
    assert (await place.lines())[-1] == (playing, line)


async def test_three_proposals_a_minute_at_most(place) -> None:
    _, waits, table = await turn(place)
    line = moves(table, table.waits_for[0])[0]
    for _ in range(3):
        panel, _ = await proposed(place, waits, line)
    panel = await (await (await Trying(place, waits).open()).use("for")).choose(line)
    assert "You can ask again in" in (await panel.use("propose")).shown.content


async def test_the_end_of_a_turn_is_proposed_and_taken_without_another_question(place) -> None:
    playing, waits, _ = await turn(place)
    _, proposal = await proposed(place, waits, "end-turn")
    result = await press(place.people[playing], taking(proposal))
    assert private(result) is None
    assert (playing, "end-turn") in await place.lines()
    assert (await sitting(place)).plans == ()


async def test_a_proposal_at_a_table_that_is_over_says_so(place) -> None:
    playing, waits, table = await turn(place)
    _, proposal = await proposed(place, waits, moves(table, playing)[0])
    await tables.end(place.store, table.id, place.env.bot.now(), "abandoned")
    assert (await sitting(place)).plans == (), "nothing is left behind"
    await press(place.people[playing], taking(proposal))
    told = next(message for message in place.said if message.id == proposal.id)
    assert says(told, "table-over")
    assert not items(told)


async def test_a_turn_that_was_tried_out_is_played_without_a_question(place) -> None:
    """It ends with actions left, and its player has seen what that leads to."""
    playing, _, _ = await turn(place)
    panel = await (await Trying(place, playing).open()).choose("end-turn")
    told = private(await press(place.people[playing], place.item(panel.shown, "planned", "play")))
    assert not is_asked_first(told)
    assert (await place.lines())[-1] == (playing, "end-turn")
    assert (await sitting(place)).plan_of(place.people[playing].id, "sketch") is None


async def test_a_lodged_turn_that_is_taken_back_is_told_no_more(place) -> None:
    playing, waits, table = await turn(place)
    await (await (await Trying(place, waits).open()).choose(moves(table, waits)[0])).use("lodge")
    await end_turn(place, playing)
    await until_turn_of(place, waits)
    assert says(place.board.content, "plan-was-played")
    await place.people[waits].slash(place.channel, "undo")
    assert not says(place.board.content, "plan-was-played")
    assert (await sitting(place)).plans == ()


async def test_who_comes_back_finds_no_former_plan(place) -> None:
    _, waits, table = await turn(place)
    await (await (await Trying(place, waits).open()).choose(moves(table, waits)[0])).use("lodge")
    asked = private(await place.people[waits].slash(place.channel, "leave"))
    await press(place.people[waits], items(asked)[0])
    offers = [each for message in place.said for each in items(message) if each.kind == "seat"]
    await press(place.people[waits], next(each for each in offers if each.custom_id.endswith("take")))
    now = await sitting(place)
    assert now.seat_of(place.people[waits].id) == waits
    assert now.plans == ()


async def test_a_sketch_is_told_what_of_it_is_possible_no_more(place) -> None:
    playing, waits, table = await turn(place)
    panel = await Trying(place, waits).open()
    await (await panel.use("for")).choose(moves(table, playing)[0])
    await end_turn(place, playing)
    assert "plan" in (await panel.use("propose")).shown.content.lower() or "tried out" in panel.shown.content


async def test_nothing_is_proposed_to_a_computer(place) -> None:
    await place.people[0].slash(place.channel, "play island", computers=1, players=2, starting_player="host")
    panel = await Trying(place, 0).open()
    assert not [each for each in items(panel.shown) if each.custom_id.endswith("for")]


async def test_a_plan_cannot_be_made_where_a_game_has_no_turns(place) -> None:
    await place.people[0].slash(place.channel, "play bridges", players=1)
    refused = private(await place.people[0].slash(place.channel, "try"))
    assert says(refused.content, "plan-not-here")
    assert not any(says(item.label, "tool-try") for item in items(place.last))
