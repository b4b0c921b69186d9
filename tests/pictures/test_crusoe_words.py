"""Robinson Crusoe told in words: nothing the picture shows is missing, in three languages, within Discord's limits."""

import pytest
from msgspec import structs

import render
from engine.crusoe import GAME
from engine.crusoe.parts import NEIGHBOURS
from engine.crusoe.state import Token
from engine.crusoe.view import view
from engine.play import legal
from locales import LANGUAGES, say
from render.crusoe import text as crusoe_text
from tools.gallery.crusoe import ENDINGS, POSES
from tools.gallery.crusoe.film import played
from tools.gallery.crusoe.posed import crowded, middle, rolling
from tools.gallery.people import LONGEST, PEOPLE

EVERY = {**POSES, **ENDINGS}
HOSTILE = ("`" * 32, "@everyone\n# hi", "{ $name } ```", "\u202e||spoiler||")
UNSAID = ("crusoe-text", "picture-crusoe", "crusoe-invention", "None")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EVERY)
def test_a_description_is_never_too_long(name: str, lang: str) -> None:
    pose = EVERY[name]
    for names in (LONGEST, HOSTILE, ("W" * 400,) * 4):
        words = render.alt("crusoe", pose.view, names[: pose.state.seats], lang, outlook=pose.outlook)
        assert len(words) <= 1024
        assert not any(each in words for each in UNSAID)


def test_a_description_has_round_goal_night_spaces_goods_and_people() -> None:
    pose = POSES["middle-standard"]
    words = render.alt("crusoe", pose.view, pose.people, "en", outlook=pose.outlook)
    for fact in (
        "Round 5 of 12. Plan (Bartolomeu).",
        "Goal: the signal pile has 0 of 15 wood, and the fire isn't built yet.",
        "Tonight's weather: the rain die and a rain cloud. Your roof is at level 1. You have 2 food for 2 people.",
        "44% chance that someone goes hungry.",
        "Threats: “First frost” (round 6) and “Nobody sleeps” (round 7).",
        "Work on the palisade (Ana with 2 pawns, guaranteed)",
        "Explore B3 (Bartolomeu and Friday, 83%)",
        "A1, river: nothing (no fish left). B1, hills: wood. A2, beach (the camp): wood and fish.",
        "A3, plains: 2 wood and a wood token",
        "Supplies: 5 wood, 2 food, and 1 hide. Set aside for the plan: 2 wood.",
        "Morale +1.",
        "Ana (Carpenter): 4 of 12 wounds, 2 tokens, agreed to the plan.",
        "Friday: 1 of 3 wounds, 3 tokens.",
    ):
        assert fact in words, fact


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EVERY)
def test_the_position_is_told_in_every_language_without_a_gap(
    name: str, lang: str, caplog: pytest.LogCaptureFixture
) -> None:
    pose = EVERY[name]
    for told in (render.text, render.brief):
        words = told("crusoe", pose.view, pose.people, lang, outlook=pose.outlook)
        assert not any(each in words for each in UNSAID)
    assert not caplog.records


@pytest.mark.parametrize("name", POSES)
def test_whoever_reads_knows_every_action_that_may_be_begun(name: str) -> None:
    """A blind player plans from the first page alone: each new target, and the pawns it asks for."""
    pose = POSES[name]
    page = crusoe_text.pages(pose.view, pose.people, "en")[0]
    assert page.count("(") >= len(pose.view.needs)
    for target, n in pose.view.needs.items():
        if target.startswith("explore"):
            assert f"Explore {target[-2:]} ({n})" in page


def test_every_space_is_told_with_what_touches_it() -> None:
    pose = POSES["crowded"]
    page = crusoe_text.pages(pose.view, pose.people, "en")[1]
    for space, beside in NEIGHBOURS.items():
        if space in pose.view.island:
            line = next(line for line in page.split("\n") if line.startswith(f"- {space}"))
            told = line.split("Next to ")[1].rstrip(".").split(", ")
            assert set(told) == {each for each in beside if each != "D1"}


def test_every_invention_is_told_once_with_what_it_lacks() -> None:
    pose = POSES["crowded"]
    page = crusoe_text.pages(pose.view, pose.people, "en")[2]
    assert "Fire: Gain 1 palisade level." in page
    assert "Mast (Rope, 1 wood and 1 hide): Put 3 wood on the signal pile." in page
    assert page.index("Built:") < page.index("Fire") < page.index("You can build these") < page.index("Mast")


def test_tokens_lie_where_they_are_told_to_lie() -> None:
    state = structs.replace(middle(), tokens=(Token("strength", "hunt"), Token("minus-pawn", "B2")))
    page, island, *_ = crusoe_text.pages(view(state, None), PEOPLE[:2], "en")
    assert "These actions have tokens: the hunting deck: a danger token." in page
    assert "B2, mountains: birds, wood, and an extra-pawn token" in island


def test_abilities_are_told_with_their_price_and_whether_they_are_used() -> None:
    state = middle()
    first = structs.replace(state.people[0], used=("thrift",))
    state = structs.replace(state, people=(first, *state.people[1:]))
    page = crusoe_text.pages(view(state, None), PEOPLE[:2], "en")[3]
    assert "Thrift (2 tokens) (used this round): One action in the plan costs 1 less wood." in page
    assert "Scouting (3 tokens): Draw 2 discovery tokens and keep 1." in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_page_fits_a_message_or_two(lang: str) -> None:
    for page in crusoe_text.pages(view(crowded(), None), PEOPLE, lang):
        assert len(page) <= 3800


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_brief_form_leaves_room_for_the_news(lang: str) -> None:
    for seen, _, _ in [*played(4, 6, 400)[::19], *played(2, 5, 400)[::19]]:
        assert len(render.brief("crusoe", seen, PEOPLE[: seen.seats], lang)) <= 1500


@pytest.mark.parametrize("seats", [1, 4])
def test_every_step_of_a_game_can_be_drawn_and_told(seats: int, caplog: pytest.LogCaptureFixture) -> None:
    for seen, events, _ in played(seats, 3, 4000)[::7]:
        assert render.draw("crusoe", seen, PEOPLE[:seats], "es", events=events).startswith(b"\x89PNG")
        assert render.text("crusoe", seen, PEOPLE[:seats], "pt-BR")
    assert not caplog.records


def test_a_roll_that_lies_on_the_table_is_told() -> None:
    page = crusoe_text.pages(view(rolling(), None), PEOPLE[:2], "en")[0]
    assert "**Work on the roof** (Ana): the dice show failure, a wound and an adventure." in page


def test_hostile_names_are_drawn_and_told() -> None:
    pose = POSES["crowded"]
    assert render.draw("crusoe", pose.view, HOSTILE, "en").startswith(b"\x89PNG")
    assert HOSTILE[0] in render.text("crusoe", pose.view, HOSTILE, "en")


def test_the_posed_plans_are_drafts_that_may_still_be_changed() -> None:
    assert legal(GAME, middle(), 1)


@pytest.mark.parametrize("scenario", ["cursed", "jenny", "volcano", "cannibals", "family"])
def test_a_page_says_what_its_story_is_about(scenario: str) -> None:
    pose = POSES[scenario]
    page = crusoe_text.pages(pose.view, pose.people, "en")[0]
    assert say("en", f"crusoe-goal-{scenario}") in page


def test_wood_and_hide_together_are_told_from_wood_or_hide() -> None:
    pose = POSES["volcano"]
    assert (
        "Work on the roof (1, 3 wood or 2 hides or 2 wood + 1 hide)"
        in crusoe_text.pages(pose.view, pose.people, "en")[0]
    )
