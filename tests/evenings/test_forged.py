"""What no client of Discord sends is answered privately, logged in one line, and changes nothing."""

import pytest

from cogs.talk.controls import Forged, count
from cogs.talk.tree import is_genuine
from cogs.waiting.votes import question_named
from db.statements import Statement
from tests.evenings.people import private
from tests.evenings.stage import revisions, settled
from tests.message_limits import walk
from tests.says import says
from tests.wire.interactions import SUGGESTIONS
from tests.wire.wire import COMPONENT, TYPING


@pytest.mark.parametrize(
    "option",
    [
        {"type": 3, "value": 7},
        {"type": 3, "value": ["C3"]},
        {"type": 3, "value": "\ud83d"},
        {"type": 4, "value": 2**60},
        {"type": 4, "value": "7"},
        {"type": 5, "value": "yes"},
        {"type": 6, "value": str(2**64)},
        {"type": 1, "options": [{"type": 3, "value": None}]},
    ],
)
def test_a_value_of_another_kind_is_seen(option) -> None:
    assert not is_genuine(option)


@pytest.mark.parametrize(
    "option",
    [
        {"type": 3, "value": "🦀"},
        {"type": 4, "value": -3},
        {"type": 4, "value": "1", "focused": True},
        {"type": 5, "value": False},
        {"type": 6, "value": "1456074443980800047"},
        {"type": 1, "options": [{"type": 3, "value": ""}]},
    ],
)
def test_what_a_client_sends_is_genuine(option) -> None:
    assert is_genuine(option)


@pytest.mark.parametrize("text", ["undo", "undo-1-2", "undo-x-1-2", "absent-0-1-2", "abandon-0-²", "none-1", ""])
def test_a_question_that_nobody_asked(text) -> None:
    with pytest.raises(Forged):
        question_named(text)


@pytest.mark.parametrize(
    ("command", "options"),
    [("/play crusoe", {"friday": "None"}), ("/play island", {"difficulty": "easy"})],
)
async def test_a_choice_that_the_command_does_not_have_opens_nothing(stage, command, options) -> None:
    """Forged, or sent by a client that remembers an older command."""
    async with stage.running() as bot:
        answer = await stage.wire.slash(stage.people[0], command, **options)
        assert "changed" in await stage.wire.until(lambda: answer.told)
        assert await bot.store.rows("SELECT id FROM tables") == []


async def test_a_half_typed_word_of_a_command_that_is_no_more_is_offered_nothing(stage) -> None:
    """Discord takes no message as the answer to it."""
    async with stage.running():
        typed = {"name": "to", "type": 3, "value": "C", "focused": True}
        data = {"id": "1", "name": "no_more", "type": 1, "options": [typed]}
        answer = await stage.wire.ask(stage.people[0], TYPING, data, None, None)
        assert (answer.kind, answer.choices) == (SUGGESTIONS, [])


async def test_a_lobby_with_a_value_of_another_release_is_shown_and_says_so_when_it_is_started(stage) -> None:
    async with stage.running() as bot:
        ana, bea, _ = stage.people
        await stage.wire.slash(ana, "/play crusoe")
        await stage.wire.until(lambda: stage.live)
        await bot.store.write(Statement("UPDATE tables SET options = ?", ['{"friday": "maybe"}']))
        await stage.wire.press(bea, stage.id_of(stage.live[0], ":join"), stage.live[0])
        await stage.wire.until(lambda: "Bea" in stage.live[0]["content"])
        answer = await stage.wire.press(ana, stage.id_of(stage.live[0], ":start"), stage.live[0])
        assert "maybe" in await stage.wire.until(lambda: answer.told)


def test_a_revision_that_no_table_reaches() -> None:
    with pytest.raises(Forged):
        count("9" * 30)


@pytest.mark.parametrize(
    "custom_id",
    [
        "act",
        "act:-:x",
        "lobby:-:join",
        "tool:abc:nothing",
        "page:x:rules:99999999999999999999",
        "vote:abc:undo-1:maybe",
        "?",
        "plan:{table}:1:build:0",
        "crew:{table}:1:shelter:cook+cook:-",
        "crew:{table}:1:x:y:hide",
        "adopt:{table}:1:0",
        "tool:{table}:suggest:1",
        "tool:{table}:workshop:1",
        "tool:{table}:tonight:1",
        "tool:{table}:uses:1",
        "page:{table}:suggest:3",
        "prefer:me:set:nothing:1",
        "prefer:me:put:tall_pictures:perhaps",
        "prefer:me:type:language",
        "settle:here:put:language:xx",
        "arrange:{table}:put:tall:yes",
        "shape:tall:tool:{table}:nothing",
        "shape:tall:shape:wide:?",
        "play:nothing",
    ],
)
async def test_a_forged_button_is_answered(stage, custom_id, caplog) -> None:
    async with stage.running() as bot:
        await stage.begin()
        board = await settled(stage, bot, 1)
        stored = stage.wire.world.message(board["id"]).payload  # as if another version of the bot had made it
        button = next(each for each in walk(stored["components"]) if ":text" in (each.get("custom_id") or ""))
        custom_id = custom_id.format(table=button["custom_id"].split(":")[1])
        button["custom_id"] = custom_id
        answer = await stage.wire.press(stage.people[0], custom_id, board)
        assert await stage.wire.until(lambda: answer.told)
        assert await revisions(bot) == (1, 1)
    assert not [record for record in caplog.records if record.exc_info]
    caplog.clear()


@pytest.mark.parametrize("command", ["play bridges", "play island"])
async def test_a_replay_of_a_table_that_has_just_begun_says_that_there_is_none(place, command) -> None:
    ana = place.people[0]
    if command == "play bridges":
        await ana.slash(place.channel, command, players=1)
    else:
        await place.begin(2)
    told = private(await ana.slash(place.channel, "game replay"))
    assert told is not None
    assert told.attachments or says(told.content, "replay-none")


@pytest.mark.parametrize(
    "custom_id",
    [
        "plan:{table}:1:nothing:0",
        "plan:{table}:1:build:9",
        "crew:{table}:1:nowhere:cook:-",
        "crew:{table}:1:explore-A1:nobody+nobody:-",
        "crew:{table}:1:explore-A1:cook:gold",
        "adopt:{table}:99999:9",
    ],
)
async def test_a_forged_plan_is_answered_and_changes_nothing(stage, custom_id, caplog) -> None:
    """At a table of Robinson Crusoe: places, pawns and goods that there are not, a revision never reached."""
    async with stage.running() as bot:
        ana, bea, _ = stage.people
        await stage.wire.slash(ana, "/play crusoe")
        await stage.wire.until(lambda: stage.live)
        for person, word in ((bea, ":join"), (ana, ":start")):
            await stage.wire.press(person, stage.id_of(stage.live[0], word), stage.live[0])
        board = await settled(stage, bot, 1)
        stored = stage.wire.world.message(board["id"]).payload
        button = next(each for each in walk(stored["components"]) if ":text" in (each.get("custom_id") or ""))
        forged = custom_id.format(table=button["custom_id"].split(":")[1])
        button["custom_id"] = forged
        answer = await stage.wire.press(ana, forged, board)
        assert await stage.wire.until(lambda: answer.told)
        assert await revisions(bot) == (1, 1)
    assert not [record for record in caplog.records if record.exc_info]
    caplog.clear()


async def forge(stage, person, custom_id: str, values: list[str] | None = None):
    """Press a lobby's button that has another id now; the lobby as it stood, and the answer."""
    if not stage.live:
        await stage.wire.slash(stage.people[0], "/play island", players=3)
        await stage.wire.until(lambda: stage.live)
    lobby = stage.live[0]
    stored = stage.wire.world.message(lobby["id"])
    button = next(each for each in walk(stored.payload["components"]) if each.get("custom_id"))
    true, button["custom_id"] = button["custom_id"], custom_id
    data = {"component_type": 3 if values else 2, "custom_id": custom_id, "id": button["id"], "values": values or []}
    answer = await stage.wire.ask(person, COMPONENT, data, stored.payload["channel_id"], None, stored)
    button["custom_id"] = true
    await stage.wire.until(lambda: answer.told)
    return answer, stored.payload["content"]


@pytest.mark.parametrize("forged", ["tool:{}:text:0", "tool:{}:odds:0", "tool:{}:replay:0", "page:{}:story:0"])
async def test_nobody_else_reads_a_days_deal_in_play(stage, forged) -> None:
    """Others may have the same deal before them."""
    async with stage.running() as bot:
        ana, bea, _ = stage.people
        dealt = await stage.wire.slash(ana, "/daily", game="island")
        await stage.wire.until(lambda: dealt.told)
        found = await bot.store.rows("SELECT id FROM tables")
        answer, _ = await forge(stage, bea, forged.format(found[0][0]))
        assert says(answer.told, "not-seated")


async def test_a_forged_proposal_leaves_the_message_as_it_is(stage) -> None:
    async with stage.running():
        answer, content = await forge(stage, stage.people[1], "take:0000000000:0:00000000")
        assert says(answer.told, "command-changed")
        assert says(content, "island-pitch")


async def test_a_forged_half_made_choice_of_a_puzzle_asks_nothing(stage, caplog) -> None:
    async with stage.running():
        answer, _ = await forge(stage, stage.people[1], "puzzle:island:1:0:others", ["? ? ? ?"])
        assert says(answer.told, "command-changed")
    assert not [record for record in caplog.records if record.exc_info]
