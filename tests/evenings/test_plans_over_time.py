"""What is planned lasts through restarts, ends with its seat, and tells why where it stands no more."""

import pytest
from msgspec.structs import replace

from bot import make_bot
from engine import GAMES
from engine.contract import Illegal
from engine.island.actions import EndTurn, Move, Navigate, Sandbag, ShoreUp
from engine.play import legal, play, start, waiting, write
from tests.evenings.people import Presses, items, press, private
from tests.evenings.stage import revisions, settled
from tests.evenings.trying import (
    Trying,
    end_turn,
    moves,
    proposals,
    proposed,
    sitting,
    taking,
    turn,
    until_turn_of,
)
from tests.message_limits import walk
from tests.says import says
from tests.wire.alone import ways

# Restarts, and seats that pass on


async def test_a_sketch_survives_a_restart(place, restart, settings) -> None:
    playing, _, table = await turn(place)
    first = moves(table, playing)[0]
    panel = await (await Trying(place, playing).open()).choose(first)
    await restart(make_bot(settings))
    await panel.use("play")
    assert (await place.lines())[-1] == (playing, first)


async def test_a_proposal_survives_a_restart(place, restart, settings) -> None:
    playing, waits, table = await turn(place)
    first = moves(table, playing)[0]
    _, proposal = await proposed(place, waits, first)
    await restart(make_bot(settings))
    await press(place.people[playing], taking(proposal))
    assert (await place.lines())[-1] == (playing, first)
    assert proposals(place) == []


@pytest.mark.parametrize("kind", ["lodge", "for"])
async def test_who_hands_a_seat_over_takes_the_plans_along(place, kind) -> None:
    """Whoever has the seat now plays it as they wish; what was proposed by the former one is over."""
    playing, waits, table = await turn(place)
    former, cai = place.people[waits], place.people[2]
    first = moves(table, waits if kind == "lodge" else playing)[0]
    if kind == "lodge":
        await (await (await Trying(place, waits).open()).choose(first)).use("lodge")
    else:
        _, proposal = await proposed(place, waits, first)
    await former.slash(place.channel, "game hand_over", to=cai)
    offer = next(each for message in place.said for each in items(message) if each.custom_id.endswith(":take"))
    await press(cai, offer)
    now = await sitting(place)
    assert (now.person(waits), now.plans) == (cai.id, ())
    if kind == "for":
        await press(place.people[playing], taking(proposal))
        assert await place.lines() == []
    await end_turn(place, playing)
    assert (waits, first) not in await place.lines()


async def test_a_proposal_is_taken_by_whoever_has_the_seat(place) -> None:
    playing, waits, table = await turn(place)
    first, cai = moves(table, playing)[0], place.people[2]
    _, proposal = await proposed(place, waits, first)
    await place.people[playing].slash(place.channel, "game hand_over", to=cai)
    offer = next(each for message in place.said for each in items(message) if each.custom_id.endswith(":take"))
    await press(cai, offer)
    refused = private(await press(place.people[playing], taking(proposal)))
    assert says(refused.content, "plan-not-yours")
    await press(cai, taking(proposal))
    assert (await place.lines())[-1] == (playing, first)


# Panels that are older than the table


async def test_what_was_to_be_lodged_is_not_once_the_turn_is_there(place) -> None:
    """It would be lodged for the turn after: the panel shows that it can be played now."""
    playing, waits, _ = await turn(place)
    panel = await (await Trying(place, waits).open()).choose("end-turn")
    await end_turn(place, playing)
    await until_turn_of(place, waits)
    await panel.use("lodge")
    assert (await sitting(place)).lodged_for(waits) is None
    assert says(panel.shown.content, "stale")
    assert any(each.custom_id.endswith(":play") for each in items(panel.shown))


# What no client of Discord sends


async def pressed_forged(stage, person, message, custom_id):
    """As if a button had this id."""
    stored = stage.wire.world.message(message["id"]).payload
    button = next(each for each in walk(stored["components"]) if each.get("custom_id"))
    button["custom_id"] = custom_id
    return await stage.wire.press(person, custom_id, message)


async def planned(bot):
    """Everything that anybody plans."""
    return await bot.store.rows("SELECT kind, seat FROM plans")


@pytest.mark.parametrize(
    "custom_id",
    [
        *(f"planned:{{table}}:{{other}}:{word}" for word in ("play", "lodge", "propose", "withdraw", "retract")),
        *(f"planned:{{table}}:{{seat}}:{word}" for word in ("play", "lodge", "propose", "nothing")),
        "planned:{table}:7:for",
        "planned:nowhere:{seat}:play",
        "sketch:nowhere:{seat}:move",
        "take:{table}:{seat}:00000000",
        "take:{table}:9:00000000",
        "take:nowhere:{seat}:00000000",
        "take:{table}:{seat}:zzz",
    ],
)
async def test_a_forged_press_about_a_plan_is_answered_and_changes_nothing(stage, custom_id, caplog) -> None:
    async with stage.running() as bot:
        await stage.begin()
        board = await settled(stage, bot, 1)
        person = stage.player()
        seat = stage.people.index(person)
        opened = await stage.wire.slash(person, "/try")
        table = stage.id_of(board, "tool:").split(":")[1]
        forged = custom_id.format(table=table, seat=seat, other=1 - seat)
        said = len(stage.wire.messages())
        answer = await pressed_forged(stage, person, opened.message, forged)
        assert await stage.wire.until(lambda: answer.told)
        assert await revisions(bot) == (1, 1)
        assert await planned(bot) == []
        assert len(stage.wire.messages()) == said
    assert not [record for record in caplog.records if record.exc_info]
    caplog.clear()


@pytest.mark.parametrize("word", ["propose", "lodge"])
async def test_what_is_tried_out_for_one_is_not_used_for_the_other(stage, word) -> None:
    """One's own turn is proposed to nobody, and nobody lodges another one's."""
    async with stage.running() as bot:
        await stage.begin()
        board = await settled(stage, bot, 1)
        playing = stage.player()
        seat = stage.people.index(playing)
        who, mine = (playing, "") if word == "propose" else (stage.people[1 - seat], ":for")
        shown = (await stage.wire.slash(who, "/try")).message
        if mine:
            shown = (await stage.wire.press(who, stage.id_of(shown, f":{seat}:for"), shown)).message
        menu, value = next(way for way in ways(shown) if way[1] == "end-turn")
        shown = (await stage.wire.choose(who, menu, shown, [value])).message
        table = stage.id_of(board, "tool:").split(":")[1]
        await pressed_forged(stage, who, shown, f"planned:{table}:{seat}:{word}")
        assert [kind for kind, _ in await planned(bot)] == ["sketch"]
        assert await revisions(bot) == (1, 1)
        assert len(stage.live) == 1


async def test_a_forged_proposal_to_a_computer_is_answered(stage) -> None:
    async with stage.running() as bot:
        ana = stage.people[0]
        await stage.wire.slash(ana, "/play island", computers=1, players=2)
        await stage.wire.until(lambda: stage.live and any(":try:" in each for each in stage.ids(stage.live[0])))
        opened = await stage.wire.slash(ana, "/try")
        await stage.wire.until(lambda: stage.ids(opened.message))
        (table,) = (row[0] for row in await bot.store.rows("SELECT id FROM tables"))
        for word in ("for", "propose"):
            answer = await pressed_forged(stage, ana, opened.message, f"planned:{table}:1:{word}")
            assert says(answer.content, "plan-over")
        assert await planned(bot) == []


# A lodged turn, played or not

GAME = GAMES["island"]
OPTIONS = {"difficulty": "novice", "asked": ["matters", "matters"]}


def evenings():
    """Tables of two, with who plays and who waits."""
    for seed in range(1_000):
        state = start(GAME, 2, OPTIONS, seed).state
        playing = waiting(state)[0]
        yield seed, state, playing, 1 - playing


def done(state, *acts):
    """After all of these, if nobody is asked anything in between; None where somebody would be."""
    for seat, action in acts:
        if waiting(state) != (seat,) and not isinstance(action, Sandbag):
            return None
        state = play(GAME, state, seat, action).state
    return state


MEANWHILE = {"flooded": None, "sunk": None, "hand": Sandbag, "pawn": Navigate, "line": Move}
"""What somebody does before the turn ends, for a plan to stand no more for this reason."""
LODGED = {"flooded": Move, "sunk": ShoreUp, "hand": Sandbag, "pawn": Move, "line": Navigate}
WORDS = {
    "flooded": ("plan-why-tile", {"now": "flooded"}),
    "sunk": ("plan-why-tile", {"now": "sunk"}),
    "hand": ("plan-why-hand", {}),
    "pawn": ("plan-why-pawn", {}),
    "line": ("plan-why-line", {}),
}


def broken(reason):
    """An evening in which a lodged turn stands no more for this reason alone: its seed, the line, who did what."""
    for seed, state, playing, waits in evenings():
        kind = MEANWHILE[reason]
        who = waits if kind is Sandbag else playing
        acts = [[]] if kind is None else [[(who, act)] for act in legal(GAME, state, who) if isinstance(act, kind)]
        plans = GAME.plans.further(GAME.plans.on_turn(state, waits), waits)
        lodged = [each for each in plans if isinstance(each, LODGED[reason])]
        for before in acts if lodged else []:
            after = done(state, *before, (playing, EndTurn()))
            if after is None or not GAME.plans.begins(after, waits):
                continue
            for action in lodged:
                if why(state, after, waits, action) == [reason]:
                    return seed, write(action), [(seat, write(each)) for seat, each in before]
    raise AssertionError(f"no evening in which {reason}")


def why(state, after, seat, action):
    """What of a plan's basis is otherwise: its word, or what has become of the tile."""
    then, now = (GAME.plans.basis(each, seat, [action]) for each in (state, after))
    other = [word if word in WORDS else there for word, there in now.items() if then.get(word) != there]
    try:
        play(GAME, after, seat, action)
    except Illegal:
        other = other or ["line"]
    return other


@pytest.mark.parametrize("reason", WORDS)
async def test_a_lodged_turn_that_stands_no_more_calls_its_person_once_and_says_why(place, reason) -> None:
    seed, line, meanwhile = broken(reason)
    place.env.bot.settings = replace(place.env.bot.settings, seed=seed)
    playing, waits, _ = await turn(place)
    person = place.people[waits]
    await (await (await Trying(place, waits).open()).choose(line)).use("lodge")
    for seat, said in meanwhile:
        await Presses(place).say(seat, said)
    before = len(place.pings)
    await end_turn(place, playing)
    await place.env.advance_time(3600)
    assert place.pings[before:] == [(person.id,)]
    assert says(place.board.content, "plan-was-dropped")
    key, values = WORDS[reason]
    assert says(place.board, key, **values)
    now = await sitting(place)
    assert (now.waits_for, now.view().left, now.lodged_for(waits)) == ((waits,), 3, None)
    await Presses(place).say(waits, moves(now, waits)[0])
    assert not says(place.board.content, "plan-was-dropped")


def quiet_round():
    """An evening in which somebody's whole turn, lodged, is followed by the other's, and nobody is asked anything."""
    for seed, state, playing, waits in evenings():
        for action in GAME.plans.further(GAME.plans.on_turn(state, waits), waits):
            after = done(state, (playing, EndTurn()))
            if isinstance(action, Move) and after is not None and why(state, after, waits, action) == []:
                after = done(after, (waits, action), (waits, EndTurn()))
                if after is not None and GAME.plans.begins(after, playing):
                    return seed, write(action)
    raise AssertionError("no such evening")


async def test_a_lodged_turn_that_is_played_calls_nobody(place) -> None:
    """Whoever ended the turn before it is at the table still."""
    seed, line = quiet_round()
    place.env.bot.settings = replace(place.env.bot.settings, seed=seed)
    playing, waits, _ = await turn(place)
    await (await (await Trying(place, waits).open()).choose(line)).choose("end-turn")
    panel = await Trying(place, waits).open()
    await panel.use("lodge")
    before = len(place.pings)
    await end_turn(place, playing)
    assert (await place.lines())[-1] == (waits, f"{line} & end-turn")
    assert (await sitting(place)).waits_for == (playing,)
    assert place.people[waits].id not in sum(place.pings[before:], ())
    assert not any(place.pings[before:])
