"""Whatever is pressed or typed, it is answered: play.md, 6 and 10; house.md, one straight line."""

import discord
import pytest

from bot import make_bot
from locales import say
from tests.evenings.people import Item, Presses, items, press, private, surely
from tests.says import says


@pytest.fixture
async def turn(place):
    """A game of two that has just begun: its board, who is called, and who is not."""
    await place.begin(2)
    (seat,) = place.called()
    return place.board, place.people[seat], place.people[1 - seat]


def menu(board, verb: str = "move") -> Item:
    return next(item for item in items(board) if item.said.startswith(f"{verb} "))


async def end_the_turn(player, board) -> None:
    """With actions left it is asked about once more."""
    await surely(player, await press(player, end_turn(board)))


def end_turn(board) -> Item:
    return next(item for item in items(board) if item.said == "end-turn")


async def revision(place) -> int:
    return (await place.table()).revision


def words(result) -> str:
    """The private answer; there has to be one."""
    told = private(result)
    assert told is not None, "answered privately"
    return told.content


async def test_a_press_edits_the_board_in_place(place, turn) -> None:
    board, player, _ = turn
    await press(player, menu(board))
    assert place.board.id == board.id
    assert says(place.board.content, "island-asks-acting", left=2)


async def test_a_command_is_as_quiet_as_a_press(place, turn) -> None:
    """One's own further move changes the live board; who typed it hears privately what it did, and where to look."""
    board, player, _ = turn
    said = len(place.said)
    for left in (2, 1):
        to = menu(place.board).said.split()[1]
        result = await player.slash(place.channel, "move", to=to)
        assert result.response.ephemeral
        assert f"to {to}" in result.response.content
        assert str(board.id) in result.response.content
        assert f"{left} action" in result.response.content
        assert f"{left} action" in place.board.content
    assert len(place.said) == said
    assert place.board.id == board.id


async def test_a_command_that_calls_somebody_is_answered_with_the_board(place, turn) -> None:
    board, player, other = turn
    for _ in range(3):
        await player.slash(place.channel, "move", to=menu(place.board).said.split()[1])
    await surely(player, await player.slash(place.channel, "done"))
    while f"<@{player.id}>" in place.last.content.split("\n")[0]:
        await press(player, next(item for item in items(place.board) if item.kind in {"act", "choose"}))
    assert place.board.id != board.id
    assert place.pings[-1] == (other.id,)
    shrunk = next(message for message in place.said if message.id == board.id)
    assert says(shrunk, "island-did-moved")
    assert "\n" not in shrunk.content
    assert items(shrunk) == []


async def test_a_new_turn_is_a_new_message_that_pings_who_is_called(place, turn) -> None:
    board, player, other = turn
    await end_the_turn(player, board)
    while f"<@{player.id}>" in place.last.content:
        await press(player, next(item for item in items(place.board) if item.kind in {"act", "choose"}))
    assert place.board.id != board.id
    assert place.pings[-1] == (other.id,)


async def test_who_has_no_turn_hears_whose_it_is(place, turn) -> None:
    board, player, other = turn
    assert player.user.global_name in words(await press(other, end_turn(board)))
    assert player.user.global_name in words(await other.slash(place.channel, "done"))
    assert await revision(place) == 1


async def test_who_has_no_seat_hears_so(place, turn, people) -> None:
    board, *_ = turn
    for item in items(board):
        if not item.custom_id.split(":")[2].startswith("text"):
            assert says(words(await press(people[3], item)), "not-seated")
    assert says(words(await people[3].slash(place.channel, "done")), "not-seated")
    assert says(words(await people[3].slash(place.channel, "undo")), "not-seated")
    assert await revision(place) == 1


async def test_a_press_from_before_shows_what_one_can_do_now(place, turn) -> None:
    """The same button twice: the second one is from before."""
    board, player, _ = turn
    there = menu(board)
    await press(player, there)
    stale = Item(board, there.custom_id, there.value, there.label)
    result = await player.select(place.board, [menu(place.board).value], custom_id=menu(place.board).custom_id)
    assert not result.ephemeral
    await forged(place, stale)
    result = await press(player, stale)
    assert says(words(result), "stale")
    assert any(item.said == "end-turn" for item in items(private(result)))
    assert await revision(place) == 3


async def forged(place, item: Item) -> None:
    """Somebody's screen still shows that button, though the message has changed."""
    message = place.env.backend.get_message(place.channel.id, item.message.id)
    (row,) = [row for row in item.message.components if any(part.custom_id == item.custom_id for part in row.children)]
    message.components = [row.to_dict()]


async def test_another_players_act_does_not_make_a_button_stale(place, turn) -> None:
    """The other one plays a card meanwhile, or says how gates shall ask."""
    board, player, other = turn
    seat = place.people.index(other)
    there = menu(board)
    if (card := next((item for item in items(board) if item.kind == "ask"), None)) is None:
        pytest.skip("nobody else can act with this seed")
    panel = private(await press(other, card))
    if not items(panel):
        pytest.skip("the other one cannot act with this seed")
    await Presses(place).say(seat, next(iter(items(panel))).said)
    await forged(place, there)
    result = await press(player, Item(place.last, there.custom_id, there.value, there.label))
    assert private(result) is None
    assert (await place.lines())[-1][1] == there.said


@pytest.fixture
def moderator(guild, env):
    role = guild.create_role("moderators", permissions=discord.Permissions(manage_messages=True))
    return guild.add_member(env.create_user("mo"), roles=[role])


async def test_after_the_end_each_press_hears_so(place, turn, moderator) -> None:
    board, player, _ = turn
    there = menu(board)
    ask = await moderator.slash(place.channel, "game end")
    await press(moderator, items(private(ask))[0])
    assert (await place.table()).status == "abandoned"
    assert says(place.last.content, "table-abandoned")
    assert {each.kind for each in items(place.board)} == {"tool"}, "nothing of the game can be pressed"
    await forged(place, there)
    assert says(words(await press(player, there)), "table-over")
    assert says(words(await player.slash(place.channel, "done")), "no-table-here")


async def test_a_lobby_is_abandoned_too(place, people) -> None:
    await place.open(2)
    await press(people[0], items(private(await people[0].slash(place.channel, "game end")))[0])
    assert items(place.last) == []
    assert (await place.table()).status == "abandoned"
    await people[0].slash(place.channel, "play island")
    assert place.boards


async def test_where_the_board_was_deleted_the_next_act_shows_it_again(place, turn, env) -> None:
    board, player, _ = turn
    env.backend.delete_message(place.channel.id, board.id)
    await player.slash(place.channel, "move", to=menu(board).said.split()[1])
    assert says(place.board.content, "island-asks-acting", left=2)


async def test_an_old_board_is_posted_anew_and_pings_nobody(place, turn, env) -> None:
    """Discord allows few edits of a message older than an hour."""
    board, player, _ = turn
    await env.advance_time(2 * 3600)
    await press(player, menu(board))
    assert place.board.id != board.id
    assert place.pings[-1] == ()


async def test_where_discord_allows_no_more_edits_the_board_is_posted_anew(place, turn, env) -> None:
    board, player, _ = turn
    env.inject_error("POST", "/interactions/*/callback", status=400, code=30046)
    await press(player, menu(board))
    assert place.board.id != board.id
    assert says(place.board.content, "island-asks-acting", left=2)


async def test_a_press_that_expired_is_kept_and_shown(place, turn, env) -> None:
    board, player, _ = turn
    env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=None)
    await press(player, menu(board))
    assert place.board.id == board.id
    assert says(place.board.content, "island-asks-acting", left=2)


async def test_a_command_that_expired_is_kept_and_shown(place, turn, env) -> None:
    board, player, _ = turn
    env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=None)
    await player.slash(place.channel, "move", to=menu(board).said.split()[1])
    assert says(place.board.content, "island-asks-acting", left=2)


async def test_a_missing_permission_is_named_and_what_was_done_is_kept(place, turn, env) -> None:
    board, player, other = turn
    env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    await end_the_turn(player, board)
    while (await place.lines())[-1][1] != "end-turn" or "saved" not in place.channel.history(viewer=player)[-1].content:
        result = await press(player, next(item for item in items(place.board) if item.kind in {"act", "choose"}))
        if private(result):
            assert says(words(result), "permission-send-messages")
            break
    env.backend.faults.clear()
    await other.slash(place.channel, "board")
    await place.env.bot.boards.catch_up()
    assert place.pings[-1] == (other.id,)


async def test_where_the_channel_is_deleted_the_game_ends(place, turn, env) -> None:
    env.backend.delete_channel(place.channel.id)
    await env.settle()
    assert (await place.table()).status == "abandoned"


async def test_where_the_channel_was_deleted_while_the_bot_was_away_the_game_ends(place, turn, env, settings) -> None:
    board, player, _ = turn
    env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=None)
    env.inject_error("PATCH", "/channels/*", status=403, code=50013, times=None)
    await press(player, menu(board))
    env.backend.faults.clear()
    await env.bot.close()
    env.backend.delete_channel(place.channel.id)
    await env.restart_bot(make_bot(settings))
    await env.settle()
    assert (await place.table()).status == "abandoned"


@pytest.mark.parametrize(
    "said", ["x" * 4000, "Z9 D4", "?", "-", "🦀", "move C3", "\u202eC3", "0", "A1:B2", "' OR 1=1 --"]
)
async def test_whatever_is_typed_gets_words(place, turn, said) -> None:
    _, player, other = turn
    typed = {
        "move": [{"to": said}, {"to": "C3", "who": said}],
        "shore_up": [{"tile": said}, {"tile": "C3", "second_tile": said}],
        "give": [{"card": said, "to": said}],
        "helicopter": [{"from": said}, {"from": said, "to": said, "who": said}],
        "sandbags": [{"tile": said}],
        "discard": [{"card": said}],
        "swim": [{"to": said}],
    }
    for command, cases in typed.items():
        for options in cases:
            for person in (player, other):
                assert words(await person.slash(place.channel, command, **options))
                focused = list(options)[-1]
                await person.autocomplete(place.channel, command, focused, said[:100], **options)
    assert await revision(place) == 1


async def test_autocomplete_never_stumbles_over_what_is_not_filled_in(place, turn, people) -> None:
    _, player, _ = turn
    for command, option in [
        ("move", "to"),
        ("move", "who"),
        ("shore_up", "second_tile"),
        ("give", "to"),
        ("helicopter", "to"),
    ]:
        for person in (player, people[3]):
            await person.autocomplete(place.channel, command, option, "")


async def test_lifting_off_is_offered_only_when_it_is_legal(place, turn) -> None:
    _, player, _ = turn
    offered = await player.autocomplete(place.channel, "helicopter", "from", "")
    assert "lift-off" not in [each["value"] for each in offered]


async def test_where_no_game_is_everything_says_so(place, people) -> None:
    for command in ("board", "game story", "undo", "hint", "leave", "game end", "done", "capture", "pass"):
        assert words(await people[0].slash(place.channel, command))
    for command in ("join", "start"):
        assert says(words(await people[0].slash(place.channel, command)), "no-lobby-here")
    assert words(await people[0].slash(place.channel, "games"))


async def test_in_a_lobby_the_game_has_not_started(place, people) -> None:
    await place.open(2)
    for command in ("board", "game story", "undo", "hint", "done"):
        assert says(words(await people[0].slash(place.channel, command)), "table-is-lobby")


async def test_what_can_be_asked_of_a_table_is_answered_privately(place, turn, env) -> None:
    _, player, _ = turn
    for command in ("board", "game story", "hint", "rules", "help", "about", "games"):
        assert words(await player.slash(place.channel, command))
    await env.advance_time(10)
    told = await player.slash(place.channel, "board", text=True)
    assert "```" in "".join(each.content for each in (told.response, *told.followups))
    assert len(place.boards) == 1


async def test_the_board_has_a_short_cooldown(place, turn) -> None:
    _, player, _ = turn
    await player.slash(place.channel, "board")
    assert says(words(await player.slash(place.channel, "board")), "cooldown")


async def test_pages_turn(place, turn) -> None:
    _, player, _ = turn
    shown = private(await player.slash(place.channel, "rules"))
    for _ in range(6):
        shown = (await press(player, items(shown)[-1])).response
    assert "Careful" in shown.content


async def test_undo_takes_back_ones_own_last_action(place, turn) -> None:
    board, player, other = turn
    await press(player, menu(board))
    assert says(words(await other.slash(place.channel, "undo")), "undo-nothing")
    undo = next(item for item in items(place.board) if item.kind == "tool" and ":undo" in item.custom_id)
    await press(player, undo)
    assert says(place.board.content, "island-asks-acting", left=3)
    assert " undid: " in place.board.content
    assert says(words(await player.slash(place.channel, "undo")), "undo-nothing")


async def test_what_came_to_light_is_taken_back_only_if_the_others_agree(place, turn) -> None:
    board, player, other = turn
    await end_the_turn(player, board)
    revision_before = await revision(place)
    ballot = (await player.slash(place.channel, "undo")).response
    assert not ballot.ephemeral
    assert await revision(place) == revision_before
    await press(other, next(item for item in items(ballot) if item.custom_id.endswith("yes")))
    assert says(place.last.content, "island-asks-acting", left=3)


async def test_a_fault_of_ours_gets_a_number(place, turn, env, faults, caplog) -> None:
    board, player, _ = turn
    env.inject_error("POST", "/interactions/*/callback", status=400, code=50035)
    result = await press(player, menu(board))
    assert says(words(result), "fault")
    caplog.clear()


async def test_a_castaways_command_at_another_table_is_refused(place) -> None:
    """By its own words, and nothing goes wrong."""
    await place.begin(2)
    for command, options in (
        ("crusoe assign", {"to": "gather"}),
        ("crusoe clear_plan", {}),
        ("crusoe adopt_plan", {}),
        ("crusoe use", {"thing": "x"}),
    ):
        refused = await place.people[0].slash(place.channel, command, **options)
        assert refused.response.ephemeral
    assert len(await place.lines()) == 0


ELSEWHERE = {
    "bridges": [("bridges write", {"island": "A"}), ("bridges skip", {"what": "both"})],
    "crusoe": [
        ("crusoe assign", {"to": "rest"}),
        *((f"crusoe {word}_plan", {}) for word in ("show", "suggest", "adopt", "clear")),
        ("crusoe answer", {"choice": "yes"}),
        ("crusoe ability", {"name": "cook"}),
        ("crusoe use", {"thing": "rope"}),
        ("crusoe night", {}),
        ("crusoe night", {"camp_moves": "stay"}),
    ],
}


async def test_another_games_command_says_whose_it_is(place, turn) -> None:
    _, player, _ = turn
    for whose, typed in ELSEWHERE.items():
        for command, options in typed:
            told = words(await player.slash(place.channel, command, **options))
            assert told == say("en", "another-game", game=say("en", f"{whose}-title"), here=say("en", "island-title"))
