"""Several people at one plan: what is open on one screen while another changes it, and who is not there."""

import pytest
from msgspec.structs import replace

from cogs.loaded import find as sit
from cogs.table import acting
from cogs.table.act import act
from engine.play import read, waiting
from tests.castaway_evenings.camp import Camp, Commands
from tests.castaway_evenings.questions import asked, until, ways
from tests.castaway_evenings.test_away import voted
from tests.evenings.people import items, press, private
from tests.evenings.stage import revisions, settled
from tests.message_limits import walk
from tests.says import says


@pytest.fixture
def row() -> str:
    return "planning"


@pytest.fixture
def settings(settings, row):
    return replace(settings, seed=ways()[row][0])


async def crew_panel(camp: Camp, seat: int, where: str):
    """What a choice in the board's menus opens."""
    item = next(each for each in items(camp.board) if each.kind == "plan" and each.value == where)
    return private(await press(camp.people[seat], item))


async def test_a_crew_whose_pawn_was_sent_elsewhere_meanwhile_is_refused_with_what_is_possible(camp) -> None:
    """Two panels are open; the second one's crew names a pawn that the first one has just sent."""
    await camp.begin(2)
    mine = (await camp.sitting()).view().people[0].character
    shown = await crew_panel(camp, 0, "explore-A1")
    both = next(each for each in items(shown) if each.custom_id.endswith(f":{mine}+{mine}:-"))
    await Commands(camp).say(1, f"assign {mine} rest")
    before = await camp.sitting()
    told = private(await press(camp.people[0], both))
    assert (await camp.sitting()).state == before.state
    assert told.content
    (line,) = before.view().plan
    offered = {each.value for each in items(told) if each.kind == "plan"}
    assert {"explore-A1", line.line.target} <= offered


async def test_ready_typed_for_a_plan_that_changes_at_that_moment_is_not_kept(camp, monkeypatch) -> None:
    """The other one's step is kept first; who typed sees the plan as it is now."""
    await camp.begin(2)
    mine = (await camp.sitting()).view().people[0].character
    await Commands(camp).say(1, f"assign {mine} rest")
    commit, raced = vars(acting)["commit"], list[str]()

    async def slower(bot, acted, interaction_id=None, **how):
        if not raced:
            raced.append(acted.played[0].line)
            table = acted.before
            await commit(bot, act(table, 1, [read(table.game, f"take-back {mine} rest")], bot.now()))
        await commit(bot, acted, interaction_id, **how)

    monkeypatch.setattr(acting, "commit", slower)
    told = private(await camp.people[0].slash(camp.channel, "done", anyway=True))
    assert raced == ["ready"]
    assert says(told.content, "overtaken")
    assert (await camp.sitting()).view().ready == ()


async def test_who_is_ready_with_idle_pawns_is_asked_once_more(camp) -> None:
    """RC-071: nothing is done until they are sure; by a command that says so it is done at once."""
    await camp.begin(2)
    before = (await camp.table()).revision
    ready = next(each for each in items(camp.board) if each.said == "ready")
    shown = private(await press(camp.people[0], ready))
    assert (await camp.table()).revision == before
    assert "Ana" in shown.content
    (sure,) = [each for each in items(shown) if each.kind == "sure"]
    await press(camp.people[0], sure)
    assert (await camp.sitting()).view().ready == (0,)
    await camp.people[1].slash(camp.channel, "done", anyway=True)
    assert (await camp.sitting()).view().ready != (0,)


@pytest.mark.parametrize("row", ["move-camp"])
async def test_the_first_player_leaves_in_the_midst_of_a_question_and_the_others_answer_it(camp, row) -> None:
    """A question to the group: whoever is still there answers."""
    away = await until(camp, row)
    leaver, other = camp.people[away], camp.people[1 - away]
    before = await camp.sitting()
    assert before.view().first == away
    shown = (await leaver.slash(camp.channel, "leave")).response
    await leaver.click(shown, custom_id=next(each.custom_id for each in items(shown) if "leave" in each.custom_id))
    assert f"<@{other.id}>" in camp.boards[-1].content
    await Commands(camp).say(1 - away, "answer stay")
    after = await camp.sitting()
    assert asked(after.view()) != row or after.view().round > before.view().round


async def test_the_computer_plans_for_who_is_absent_where_each_plans_alone(camp, env) -> None:
    """Nobody else may send those pawns; after the time limit the others may have it done."""
    await camp.begin(2, who_plans="own", time_limit=24)
    theirs = (await camp.sitting()).view().people[1].character
    await camp.people[0].slash(camp.channel, "crusoe adopt_plan")
    before = await camp.sitting()
    assert waiting(before.state) == (1,)
    assert theirs in before.view().idle
    await env.advance_time(25 * 3600)
    await voted(camp, 0, "computer")
    said = [step for step in (await camp.sitting()).history if step.revision > before.row.revision]
    lines = [step.notation for step in said if step.seat == 1]
    assert any(line.startswith(f"assign {theirs} ") for line in lines)
    assert "ready" in lines


async def test_a_forged_crew_with_a_pawn_of_somebody_else_is_refused(stage, caplog) -> None:
    """Where each plans alone its id is read by the rules like any other."""
    async with stage.running() as bot:
        ana, bea, _ = stage.people
        await stage.wire.slash(ana, "/play crusoe", who_plans="own")
        await stage.wire.until(lambda: stage.live)
        for person, word in ((bea, ":join"), (ana, ":start")):
            await stage.wire.press(person, stage.id_of(stage.live[0], word), stage.live[0])
        board = await settled(stage, bot, 1)
        stored = stage.wire.world.message(board["id"]).payload
        button = next(each for each in walk(stored["components"]) if ":text" in (each.get("custom_id") or ""))
        table_id = button["custom_id"].split(":")[1]
        table = await sit(bot.store, table_id)
        mine, theirs = (each.character for each in table.view().people[:2])
        button["custom_id"] = f"crew:{table_id}:1:explore-A1:{theirs}:-"
        answer = await stage.wire.press(ana, button["custom_id"], board)
        assert answer.ephemeral
        assert await revisions(bot) == (1, 1)
        crews = await stage.wire.choose(ana, menu_with(answer.message, "explore-A1"), answer.message, ["explore-A1"])
        await stage.wire.press(ana, stage.id_of(crews.message, f":{mine}:-"), crews.message)
        await settled(stage, bot, 2)
    caplog.clear()


def menu_with(message, value: str) -> str:
    """The id of the menu that offers this."""
    menus = [each for each in walk(message["components"]) if each.get("options")]
    return next(each["custom_id"] for each in menus if value in {option["value"] for option in each["options"]})
