"""What happens to the castaways is told in lines that read as one thing each."""

from datetime import UTC, datetime
from itertools import chain
from typing import Final, get_type_hints

import pytest
from msgspec.structs import replace

from cogs.games.crusoe.castaways import NAMED, one_of, types
from cogs.games.crusoe.panels import deciding_panel
from cogs.table.sections import headline
from cogs.words.story import lines_of
from cogs.words.teller import Teller
from db.steps import Step
from engine.crusoe import GAME
from engine.crusoe.cards import LIBRARY
from engine.crusoe.cards.words import Gain, MoveCamp, Scatter, Thrift
from engine.crusoe.events import (
    Ate,
    BookRead,
    CardDrawn,
    CardSeen,
    CoverLifted,
    Cursed,
    FoodRotted,
    GoodsArrived,
    GoodsLost,
    Healed,
    ItemBuilt,
    LandLost,
    LevelChanged,
    MoraleChanged,
    PitSeen,
    RoundBegan,
    SleptRough,
    SourceExhausted,
    TileFlipped,
    Used,
    WentHungry,
    Wounded,
)
from engine.crusoe.parts import (
    CHARACTERS,
    CITY,
    COMPANIONS,
    DISCOVERIES,
    TILES,
    Deck,
    Goods,
    Name,
    Spot,
    TileNumber,
    TokenKind,
)
from engine.crusoe.planner import hint_calmly
from engine.crusoe.planner.hints import looks
from engine.crusoe.state import Cause, Choosing, Do, Line, Offer, Planning, Sky, Token
from engine.crusoe.target import Target
from engine.crusoe.view import view
from engine.play import legal, pack, play
from locales import LANGUAGES, say
from render.crusoe.telling import Teller as Told
from tests.crusoe.table import face, table
from tests.words.test_tables import sitting

COOK: Final = "cook"
EXPLORER: Final = "explorer"


def test_a_field_has_one_type_in_all_that_is_told():
    """Its type decides how a value is named, so no two may share a name where it matters."""
    kinds = [kind for group in (GAME.choice_for, GAME.events) for kind in group]
    hints = [(kind, *each) for kind in kinds for each in get_type_hints(kind, include_extras=True).items()]
    typed = [(kind, field, item) for kind, field, hint in hints if (item := one_of(hint)) in NAMED]
    assert {item for _, _, item in typed} >= {Name, TokenKind, Spot, Deck, TileNumber}
    assert [(kind, field) for kind, field, item in typed if types()[field] != item] == []


def told(*events, language: str = "en", scenario: str = "castaways") -> list[str]:
    return Teller(sitting("crusoe", 2, table(scenario=scenario)), language, plain=True).lines(events)


def test_who_sleeps_without_a_shelter_is_told_with_their_wounds_once() -> None:
    """RC-162: not who they are, and then once more each."""
    night = (Wounded(COOK, 1), MoraleChanged(-1, -1), Wounded(EXPLORER, 1), FoodRotted(2))
    assert told(SleptRough((COOK, EXPLORER)), *night) == [
        "Ana and Bea sleep without a shelter and take 1 wound each. Morale falls to −1. 2 food rots."
    ]
    assert told(SleptRough((COOK,)), Wounded(COOK, 1)) == ["Ana sleeps without a shelter and takes 1 wound."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_a_hint_points_at_has_words(language) -> None:
    """People, any card that may ask, each warning of a plan, and before there is one the pawns without a task."""
    bare = table()
    planned = replace(bare, stock=Goods(wood=1), threats=("event-a1", ""), plan=(Line(Target("rest"), (COOK,)),))
    decks = (LIBRARY.events, LIBRARY.adventures, LIBRARY.mysteries, LIBRARY.beasts, LIBRARY.wreckage)
    cards = [*chain(*decks, LIBRARY.starting, LIBRARY.abilities, LIBRARY.inventions), *DISCOVERIES]
    for state in (bare, planned):
        seen = view(state, 0)
        where = [*looks(seen), *hint_calmly(seen, 0, legal(GAME, state, 0), 1).where]
        assert "idle" in where
        tell = Teller(sitting("crusoe", 2, state), language, plain=True)
        for each in (*where, *cards, *CHARACTERS, *COMPANIONS):
            assert tell.pointed("where", [each]) != [each]


def test_what_arrives_and_what_is_in_use_from_now_on_is_told_once_each() -> None:
    """Of three who come home, one with goods, two with something built."""
    home = (ItemBuilt("map"), GoodsArrived(Goods(), ("fruit",)), ItemBuilt("dam"), GoodsArrived(Goods(wood=1)))
    assert told(*home) == ["You get 1 wood. You can now use the fruit. You can now use the map and the dam."]
    apart = (ItemBuilt("knife"), LevelChanged("weapons", 1, 1), ItemBuilt("rope"))
    assert told(*apart)[0].count("You can now use ") == 2


def test_cards_that_are_seen_one_after_the_other_are_one_list() -> None:
    (line,) = told(CardSeen("beast", "beast-puma"), CardSeen("beast", "beast-bear"))
    assert line.count("You looked at ") == 1


def test_what_a_card_does_to_production_is_a_sentence() -> None:
    (card,) = told(CardDrawn("event", "event-a10"))
    assert card == "**Empty woods**: The camp produces no food this round."


def test_a_book_is_read_on_the_line_of_its_card() -> None:
    """What the card does after that is not the book's."""
    card = CardDrawn("event", "event-b8")
    assert len(told(card, BookRead("family"), SourceExhausted("A3", "parrot"), scenario="family")) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_with_a_book_says_where_nothing_comes_of_it(language) -> None:
    """RC-052: in Castaways the book is empty, and no other line follows; as a threat the card reads it once more."""
    castaways = say(language, "crusoe-scenario-castaways")
    words = [say(language, f"crusoe-{key}") for key in ("event-b23", "event-b23-threat", "mystery-213")]
    assert all(castaways in each for each in words)
    assert words[0] != words[1]
    assert len(told(CardDrawn("event", "event-b23"), BookRead("castaways"), language=language)) == 1


def test_goods_that_are_spent_for_several_reasons_are_one_heap() -> None:
    assert told(Used(0, "fruit"), GoodsLost(Goods(food=2)), GoodsLost(Goods(wood=2)))[0].endswith(
        "You lose 2 wood and 2 food."
    )


def test_a_curse_is_a_line_of_its_own_and_nothing_that_the_night_did() -> None:
    """RC-111: whoever was healed at night is not cursed by that; on a board the headline tells the round."""
    events = (Healed(COOK, 1), RoundBegan(3, 0), Cursed(COOK))
    step = Step(1, 0, "pass", pack(events), None, datetime(2026, 1, 1, tzinfo=UTC))
    tell = Teller(sitting("crusoe", 2, table()), "en", plain=True)
    healed, cursed = lines_of(tell, step, since_turn=True)
    assert healed == "Ana heals 1 wound."
    assert cursed.startswith("Ana is cursed: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_half_of_a_production_names_no_goods_that_are_none(language) -> None:
    offers = (Offer("1-0", (Gain(wood=1),)), Offer("1-1", (Gain(wood=1, food=1),)), Offer("0-1", (Gain(food=1),)))
    state = replace(table(), agenda=(Choosing("halved", offers, Cause(actor=COOK), 0),))
    tell = Teller(sitting("crusoe", 2, state), language, plain=True)
    labels = [tell.label(each) for each in legal(GAME, state, 0)]
    assert len(set(labels)) == len(offers)
    assert not any("0" in each for each in labels)


def test_tonights_clouds_are_counted_together() -> None:
    """A storm glass has shown two; another gathered before that."""
    state = table(forecast=Sky(2, 0, "blank"), tokens=(Token("rain", "weather"), Token("storm", "weather")))
    line = Told(view(state, 0), ("Ana", "Bea"), "en").tonight()
    assert line.startswith("Tonight's weather: 3 rain clouds, 0 winter clouds, and a storm.")
    assert "a rain cloud" not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pit_is_told_as_what_it_is(language) -> None:
    """RC-268: not as somebody's roll that failed."""
    found, empty = (told(PitSeen(each), language=language) for each in (1, 0))
    assert found != empty
    assert "Ana" not in "".join([*found, *empty])


def test_wounds_that_follow_one_another_are_counted() -> None:
    """Ten markers are no ten sentences; what hunger does stays apart."""
    assert told(*(Wounded(COOK, 1),) * 3, MoraleChanged(-1, -1), Wounded(COOK, 1)) == [
        "Ana takes 3 wounds. Morale falls to −1. Ana takes 1 wound."
    ]
    assert told(WentHungry(COOK), Wounded(COOK, 2), Wounded(COOK, 1)) == [
        "Ana goes hungry and takes 2 wounds and 1 wound."
    ]


def test_meals_in_the_camp_and_outside_of_it_are_counted_together() -> None:
    assert told(Ate(1), Ate(1)) == ["You eat 2 meals."]


def test_what_the_lava_takes_is_told_once() -> None:
    assert told(LandLost("D2"), TileFlipped("D2")) == ["Lava covers D2."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_city_is_found_and_not_opened_again(language) -> None:
    (line,) = told(CoverLifted(CITY, "tile"), language=language, scenario="cannibals")
    assert CITY in line
    assert line.startswith("**")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whether_the_camp_moves_is_asked_with_what_the_lava_takes_next(language) -> None:
    """In round 4 of the volcano it stands behind C1, and takes that with everybody in it."""
    offers = (Offer("stay"), Offer("B1", (MoveCamp("B1"),)))
    begun = table(scenario="volcano", round=4, camp="C1", island={"D2": 10, "C1": 1, "B1": 3}, phase="night")
    state = replace(begun, agenda=(Choosing("move-camp", offers, Cause(), 0),))
    safe = replace(state, round=3)
    asked, calm = (headline(Teller(sitting("crusoe", 2, each), language)) for each in (state, safe))
    assert "C1" in asked
    assert "C1" not in calm
    assert "C1" in Told(view(state, 0), ("Ana", "Bea"), language).asked()


def test_of_what_could_cost_less_it_is_said_what_is_not_planned_yet() -> None:
    """RC-200: a roof that is planned, and another one."""
    planned = table(
        "carpenter", "cook", shelter=True, stock=Goods(wood=9), plan=(Line(Target("roof"), ("cook", "cook")),)
    )
    offers = tuple(Offer(each, (Thrift(Target(each)),)) for each in ("roof", "roof.2"))
    state = replace(planned, agenda=(Choosing("thrift", offers, Cause(actor="carpenter"), 0), Planning()))
    tell = Teller(sitting("crusoe", 2, state), "en", plain=True)
    offered = [tell.label(each) for each in legal(GAME, state, 0)]
    assert offered == ["Work on the roof", "Work on the roof (not in the plan yet)"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_that_comes_twice_says_which_of_the_two_it_is(language) -> None:
    """The fog of the cursed island settles on two spaces, one after the other."""
    scattered = (Do((Scatter("fog", 2),), Cause("event-b29")), Planning())
    state, asked = face(table(scenario="cursed"), *scattered).state, []
    while isinstance(todo := state.agenda[0], Choosing):
        asked.append(headline(Teller(sitting("crusoe", 2, state), language)))
        state = play(GAME, state, todo.by, legal(GAME, state, todo.by)[0]).state
    one, two = asked
    assert one != two
    assert one.replace("(1 ", "(2 ") == two


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_for_the_camp_that_shelters_says_so_on_its_button(language) -> None:
    """RC-156: whoever chooses needn't look for it in the picture."""
    sheltered = next(number for number, each in TILES.items() if each.shelter)
    bare = next(number for number, each in TILES.items() if not each.shelter)
    offers = tuple(Offer(each, (MoveCamp(each),)) for each in ("B1", "B3"))
    begun = table(camp="C1", island={"C1": 1, "B1": sheltered, "B3": bare}, phase="night")
    state = replace(begun, agenda=(Choosing("move-camp", offers, Cause(), 0),))
    controls = deciding_panel(Teller(sitting("crusoe", 2, state), language, plain=True), 0, ()).controls
    labels = [each["label"] for each in controls if each["custom_id"].startswith("act:")]
    assert labels == [say(language, "crusoe-answer-sheltered", space="B1"), "B3"]
