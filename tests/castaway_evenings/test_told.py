"""What a board tells of a question and of what came before it."""

import re

import pytest
from msgspec.structs import replace

from cogs.games.crusoe.panels import explained
from cogs.words.teller import Teller
from engine import GAMES
from engine.contract import Illegal
from engine.crusoe.progress import CastawaysProgress
from engine.crusoe.target import Target
from engine.play import start
from locales import LANGUAGES, say
from tests.castaway_evenings.camp import Commands
from tests.castaway_evenings.found import game
from tests.castaway_evenings.questions import until, ways
from tests.crusoe.table import table as castaways
from tests.evenings.people import items, press, private
from tests.says import says
from tests.words.test_tables import sitting

ROLLED = re.compile(r"\*\* rolls a (success|failure)")


@pytest.fixture
def row() -> str:
    return "rolling"


@pytest.fixture
def settings(settings, row):
    return replace(settings, seed=ways()[row][0] if row else game("lost", 2).seed)


@pytest.mark.parametrize("row", ["rolling", "rolling one's own"])
async def test_a_roll_names_its_action_and_who_acts(camp, row) -> None:
    await until(camp, row)
    table = await camp.sitting()
    line = table.view().acting
    first = camp.board.content.split("\n")[0]
    assert str(Teller(table, "en").named("to", line.target)) in first
    assert str(Teller(table, "en").named("pawn", line.pawns[0])) in first


@pytest.mark.parametrize("row", ["decide"])
async def test_a_decision_names_its_card_and_the_board_what_that_does(camp, row) -> None:
    await until(camp, row)
    table = await camp.sitting()
    title = str(Teller(table, "en").named("card", table.view().asked.cause.card))
    assert f"**{title}**" in camp.board.content.split("\n")[0]
    assert f"**{title}**: " in camp.board.content.split("\n", 1)[1]


@pytest.mark.parametrize("row", ["weathering"])
async def test_the_weather_says_what_it_takes_and_what_helps_at_what_price(camp, row) -> None:
    await until(camp, row)
    table = await camp.sitting()
    toll = str(Teller(table, "en").named("goods", table.view().toll))
    assert says(camp.board, "crusoe-asks-weathering", toll=toll)
    assert "0 food" not in camp.board.content
    assert any("token" in each.label for each in items(camp.board) if each.said.startswith("use "))


@pytest.mark.parametrize("row", [""])
async def test_dice_are_told_with_what_they_brought_and_amounts_once(camp, row) -> None:
    """A roll begins a line with its wound and its end; what one brings is one heap; a minus is a minus."""
    await camp.begin(2)
    boards = set()
    for seat, line in game("lost", 2).lines:
        await Commands(camp).say(seat, line)
        boards.add(camp.boards[-1].content)
    lines = {each for board in boards for each in board.split("\n")}
    assert any(ROLLED.search(each) for each in lines)
    assert not any(re.match(r"\*\*\w+\*\* takes 1 wound and explores", each) for each in lines)
    assert not any(re.search(r"brings ([^.]*) and brings", each) for each in lines)
    assert not any(re.search(r"(to|Morale) -\d", each) for each in lines)


@pytest.mark.parametrize("card", ["event-b14", "wreckage-food-crates"])
def test_a_threat_says_what_to_do_and_what_comes_otherwise(card) -> None:
    """Nothing of what its event did when it was drawn."""
    state = replace(start(GAMES["crusoe"], 2, {}, 3).state, threats=("", card))
    told = explained(Teller(sitting("crusoe", 2, state), "en"), Target("threat-right"))
    if card == "event-b14":
        see, strikes = (say("en", f"crusoe-{card}-{side}") for side in ("action", "threat"))
        assert told == [f"-# To stop it: {see}", f"-# If it strikes: {strikes}"]
    else:
        assert told == [f"-# {say('en', f'crusoe-{card}')}"]


@pytest.mark.parametrize("row", [""])
async def test_the_story_is_told_by_round(camp, row) -> None:
    """Each page is of one round; the newest is shown first, and leads back."""
    await camp.begin(2)
    while (await camp.sitting()).view().round < 4:
        await Commands(camp).say(*(await camp.wanted()))
    person, told = camp.people[0], []
    shown = private(await person.slash(camp.channel, "game story"))
    while shown is not None:
        told.append(shown.content)
        earlier = [each for each in items(shown) if each.kind == "page" and each.label.startswith("◀")]
        shown = private(await press(person, earlier[0])) if earlier else None
    assert [re.findall(r"\*\*Round (\d+)\.", each) for each in told][:3] == [["4"], ["3"], ["2"]]


@pytest.mark.parametrize("row", [""])
async def test_a_night_about_which_nothing_is_said_is_shown_and_no_answer_is_named_in_notation(camp, row) -> None:
    await camp.begin(2)
    host = camp.people[0]
    shown = private(await host.slash(camp.channel, "crusoe night"))
    assert says(shown, "crusoe-tonight")
    assert any(item.kind == "night" for item in items(shown))
    refused = private(await host.slash(camp.channel, "crusoe night", camp_moves="the moon"))
    assert "order camp" not in refused.content.partition("Possible now")[2]


async def test_advice_given_at_once_says_that_it_has_no_reason(camp) -> None:
    """Where nobody has time to think; `Why?` is not answered with what was said before."""
    await camp.begin(2)
    ana = camp.people[0]
    hint = private(await ana.slash(camp.channel, "hint"))
    why = next(each for each in items(hint) if says(each.label, "tip-2"))
    assert say("en", "tip-at-once") in private(await press(ana, why)).content


@pytest.mark.parametrize(
    ("command", "said", "why"),
    [
        ("crusoe assign", {"to": "Roof"}, "crusoe-no-shelter-missing"),
        ("crusoe assign", {"to": "Explore C3"}, "crusoe-no-too-far"),
        ("crusoe assign", {"to": "Gather fish on A2"}, "crusoe-no-camp-produces"),
        ("crusoe ability", {"name": say("en", "crusoe-ability-speech-title")}, "crusoe-no-too-few-tokens"),
    ],
)
async def test_what_cannot_be_is_refused_by_the_rules_whatever_its_name(camp, command, said, why) -> None:
    """Not `Nothing here is called that`: who plays by words wishes what the list does not show."""
    await camp.begin(2)
    seen = (await camp.sitting()).view()
    who = next((seat for seat, each in enumerate(seen.people) if each.character == "explorer"), 0)
    assert says(private(await camp.people[who].slash(camp.channel, command, **said)), why)


async def test_where_nothing_is_asked_nothing_is_offered_as_an_answer(camp) -> None:
    """When to be asked is no answer, and said with /crusoe night."""
    await camp.begin(2)
    ana = camp.people[0]
    assert await ana.autocomplete(camp.channel, "crusoe answer", "choice", "") == []
    assert says(
        private(await ana.slash(camp.channel, "crusoe answer", choice=say("en", "crusoe-answer-move-camp-stay"))),
        "crusoe-no-not-asked",
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("round_", [11, 12])
def test_a_pile_that_comes_too_late_is_said_in_small_letters(language, round_) -> None:
    """Three stages for two rounds, then for one: once on each board, and no warning."""
    state = castaways(round=round_, progress=CastawaysProgress(4), pile=(), items=("mast", "fire"))
    tell = Teller(sitting("crusoe", 2, state), language)
    lines = tell.perils(tell.table.view())
    (line,) = [each for each in lines if "3" in each and each.startswith("-#")]
    assert str(13 - round_) in line
    assert not any(each.startswith("⚠") and "3" in each for each in lines)


def test_what_is_possible_instead_is_named_whole() -> None:
    """A label is longer than what somebody may have typed."""
    label = "Lift Bartolomeu and Chloé from C3 Observatory to D4 Breakers Bridge"
    refusal = Illegal("not-a-name", said="x", possible=[label])
    assert label in Teller(sitting("island", 2, start(GAMES["island"], 2, {}, 1).state), "en").refusal(refusal)
