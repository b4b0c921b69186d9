"""Whole games are told in every language: each event, each choice, each refusal, and the headline."""

import dataclasses
import random
import re
from datetime import UTC, datetime
from typing import Any, get_args

import pytest
from msgspec.structs import replace

import render
from cogs.behaviour import behaviour_of_game
from cogs.games.crusoe.behaviour import lesson
from cogs.games.crusoe.epilogue import epilogue
from cogs.loaded import Table as Sitting
from cogs.table.sections import headline
from cogs.words.story import lines_of, one_line
from cogs.words.teller import Teller, verb
from db.seats import Seat
from db.steps import Step
from db.tables import Table
from engine.bridges.actions import Prewrite
from engine.bridges.events import HandedIn, Prewrote, PrizeCrossedOut, RoundClosed
from engine.bridges.hints import Facts as Figures
from engine.contract import Illegal
from engine.crusoe.events import (
    ActionFailed,
    ActionSucceeded,
    CardDrawn,
    DemandUnmet,
    DeterminationChanged,
    Died,
    GoodsLost,
    Healed,
    MoraleChanged,
    OrderFollowed,
    PhaseBegan,
    TokenPlaced,
    TotemFound,
    WeatherFaced,
)
from engine.crusoe.parts import Goods
from engine.crusoe.planner.reasons import Facts
from engine.crusoe.target import Target
from engine.island.actions import Lift, When
from engine.island.events import Drew, Sandbagged
from engine.play import legal, pack, play, read, start, waiting
from locales import LANGUAGES, say
from render.bridges import panel
from render.bridges.scene import scene
from render.theme import dressed
from tests.words.expected import SPOKEN
from tests.words.sheets import sheet

GUIDED = {"crusoe"}
"""Games in which nobody who chooses at random is ever done: the computer chooses, and chance now and then."""
WILD = 0.2
NAMES = ("Ana", "Bea", "Cid", "Dora")


def sitting(game: str, seats: int, state: Any) -> Sitting:
    row: dict[str, Any] = dict.fromkeys(Table.__struct_fields__) | {
        "game": game,
        "status": "running" if state.agenda else "over",
    }
    nothing: dict[str, Any] = dict.fromkeys(Seat.__struct_fields__)
    taken = tuple(Seat(**nothing | {"seat": seat, "user_id": seat + 1, "name": NAMES[seat]}) for seat in range(seats))
    return Sitting(Table(**row), taken, state)


def told(game: str, seats: int, seed: int, language: str) -> list[str]:
    """Everything the bot would say over a game of random choices."""
    rules, luck = SPOKEN[game], random.Random(seed)
    state, events = start(rules, seats, {}, seed)
    lines: list[str] = []
    while True:
        table = sitting(game, seats, state)
        tell = Teller(table, language)
        lines += map(tell.event, events)
        if not state.agenda:
            return lines
        lines.append(headline(tell))
        seat = luck.choice(waiting(state))
        actions = legal(rules, state, seat)
        lines += map(tell.label, actions)
        lines += refusals(tell, actions)
        wild = game not in GUIDED or luck.random() < WILD
        action = luck.choice(actions) if wild else rules.mind(rules.view(state, seat), seat, actions)
        state, events = play(rules, state, seat, action)


def refusals(tell: Teller, actions: list[Any]) -> list[str]:
    """What is said where others try the same."""
    table, lines = tell.table, []
    for seat in range(len(table.seats)):
        for action in actions[:5]:
            try:
                play(table.game, table.state, seat, action)
            except Illegal as refusal:
                lines.append(tell.refusal(refusal))
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), [(game.name, game.players[-1]) for game in SPOKEN.values()])
def test_a_whole_game_can_be_told(game, seats, language) -> None:
    keys = re.compile(rf"\b{game}-[a-z]|[{{}}]|\b[A-Z][a-z]+\(\w+=")
    lines = told(game, seats, 1, language)
    assert [line for line in lines if keys.search(line)] == []
    assert all(line == line.strip() and line for line in lines)


@pytest.mark.parametrize(("game", "seats"), [(game.name, game.players[0]) for game in SPOKEN.values()])
def test_no_sentence_is_left_in_english(game, seats) -> None:
    """Names of places differ in every language; so does what is said of them."""
    english = {line for line in told(game, seats, 3, "en") if re.search(r"[a-z]{3}.* .*[a-z]{3}", line)}
    for language in LANGUAGES[1:]:
        assert english.isdisjoint(told(game, seats, 3, language))


def test_who_holds_the_missing_cards_is_named() -> None:
    table = sitting("island", 3, start(SPOKEN["island"], 3, {}, 1).state)
    refusal = Illegal("cards-needed", treasure="crystal", needed=4, held=1, others=((1, 2, "Z1"), (2, 1, "Z2")))
    assert Teller(table, "en").refusal(refusal) == (
        "You need 4 Crystal of Fire cards and have 1. **Bea** has 2 on Z1 and **Cid** has 1 on Z2."
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The dog can only rest."),
        ("es", "El perro solo puede descansar."),
        ("pt-BR", "O cachorro só pode descansar."),
    ],
)
def test_a_refusal_begins_as_sentences_do(language, said) -> None:
    table = sitting("crusoe", 2, start(SPOKEN["crusoe"], 2, {}, 3).state)
    assert Teller(table, language).refusal(Illegal("only-rests", pawn="dog")) == said


@pytest.mark.parametrize(("language", "written"), [("en", "4.7"), ("es", "4,7"), ("pt-BR", "4,7")])
def test_figures_of_a_hint_are_written_as_the_language_does(language, written) -> None:
    """And a whole one as whole."""
    table = sitting("crusoe", 2, start(SPOKEN["crusoe"], 2, {}, 3).state)
    facts = Teller(table, language).named_in(Facts("wounds", 4.7, 4.0))
    assert re.findall(r"\d[\d.,]*\b", say(language, "crusoe-tip-spares-wounds", what="x", **facts)) == ["4", written]


def test_how_many_sat_down_is_a_number_and_no_name() -> None:
    table = sitting("island", 2, start(SPOKEN["island"], 2, {}, 1).state)
    refusal = Illegal("wrong-number-of-seats", seats=1, least=2, most=4)
    assert Teller(table, "en").refusal(refusal) == "This game is for 2 to 4 players, and only one has joined."


def test_every_language_has_as_many_words_as_english() -> None:
    assert {len(sheet(language)) for language in LANGUAGES} == {len(sheet("en"))}


def test_an_action_of_the_castaways_is_told_by_what_was_done() -> None:
    """RC-083: not `Ana succeeds: Shelter`."""
    state: Any = start(SPOKEN["crusoe"], 2, {}, 3).state
    teller = Teller(sitting("crusoe", 2, state), "en", plain=True)
    ana = state.people[0].character
    for event, said in (
        (ActionSucceeded(Target("shelter"), ana), "Ana builds the shelter."),
        (ActionSucceeded(Target("gather-B2-wood"), "friday"), "Friday gathers wood on B2."),
        (ActionFailed(Target("explore-A1"), ana), "Ana gets lost on the way to A1."),
        (ActionSucceeded(Target("threat-left"), ana, "event-b7"), "Ana deals with “Hungry packs”."),
    ):
        assert teller.event(event) == said


def test_a_short_name_is_counted_whole() -> None:
    """Not `compra Fuga 2 × de Helicóptero`."""
    teller = Teller(sitting("island", 2, start(SPOKEN["island"], 2, {}, 1).state), "pt-BR", plain=True)
    assert teller.events([Drew(0, "helicopter-lift")] * 2) == ["Ana compra 2 × Fuga de Helicóptero."]
    assert " ".join(teller.events([Sandbagged(0, "C3"), Sandbagged(0, "C4")])).count("Saco de Areia") == 2


def test_who_gets_a_token_is_asked_by_name() -> None:
    """RC-303: not `Which token?` with ` on Ana` to choose from."""
    rules = SPOKEN["crusoe"]
    begun: Any = start(rules, 2, {}, 3).state
    state = play(rules, replace(begun, discoveries=("sign-4",)), 0, read(rules, "use sign-4")).state
    teller = Teller(sitting("crusoe", 2, state), "en", plain=True)
    assert [teller.label(action) for action in legal(rules, state, waiting(state)[0])] == ["Ana", "Bea"]
    assert headline(teller).endswith("Who gets 1 determination token? (1 of 3)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_alone_is_asked_about_their_roll_is_not_named_once_more(language) -> None:
    """The mention names them; nobody is called `none`."""
    rules: Any = SPOKEN["crusoe"]
    for seed in range(20):
        state: Any = start(rules, 2, {"scenario": "family"}, seed).state
        while asked := waiting(state):
            seat, *others = asked
            view = rules.view(state, seat)
            if view.waiting == "rolling" and not others and view.asked.cause.actor == view.people[seat].character:
                assert "none" not in headline(Teller(sitting("crusoe", 2, state), language))
                return
            state = play(rules, state, seat, rules.mind(view, seat, legal(rules, state, seat))).state
    raise AssertionError("nobody is asked alone about their roll")


def test_two_acts_alike_are_two_lines() -> None:
    """Not `Ana rests and 2 × heals 1 wound`, also where the lines of several steps meet."""
    state: Any = start(SPOKEN["crusoe"], 2, {}, 3).state
    teller = Teller(sitting("crusoe", 2, state), "en", plain=True)
    ana = state.people[0].character
    lines = teller.events([ActionSucceeded(Target("rest"), ana), Healed(ana, 1)])
    assert teller.joined([*lines, *lines]) == ["Ana rests and heals 1 wound."] * 2
    companion = [ActionSucceeded(Target("rest"), "friday"), Healed("friday", 1)]
    assert teller.events(companion) == ["Friday rests and heals 1 wound."]


def test_however_many_tokens_are_lost_they_are_lost() -> None:
    """A gaze from the dark takes them all, be they eight."""
    state: Any = start(SPOKEN["crusoe"], 2, {}, 3).state
    teller = Teller(sitting("crusoe", 2, state), "en", plain=True)
    ana = state.people[0].character
    assert teller.event(DeterminationChanged(ana, -8)) == "Ana discards 8 determination tokens."
    assert teller.event(DeterminationChanged(ana, 1)) == "Ana gains 1 determination token."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "1 rain cloud and 2 winter clouds in total, and your roof is at level 2. You lose 3 wood and 1 food."),
        (
            "es",
            "1 nube de lluvia y 2 de invierno, y vuestro tejado está en el nivel 2. Perdéis 3 de madera y 1 de comida.",
        ),
    ],
)
def test_what_the_weather_takes_is_one_heap(language, said) -> None:
    """RC-143, RC-144: wood for winter clouds, then food and wood for each cloud above the roof."""
    state: Any = start(SPOKEN["crusoe"], 2, {}, 3).state
    teller = Teller(sitting("crusoe", 2, state), language, plain=True)
    spent = [GoodsLost(Goods(wood=2)), GoodsLost(Goods(food=1)), GoodsLost(Goods(wood=1))]
    (told,) = teller.events([WeatherFaced(1, 2, 2), *spent])
    assert told.endswith(said)


def test_a_storm_is_told_with_the_sky_it_comes_in() -> None:
    """RC-148: its token was laid in the morning; what it takes follows."""
    state: Any = start(SPOKEN["crusoe"], 2, {}, 3).state
    teller = Teller(sitting("crusoe", 2, state), "en", plain=True)
    assert teller.event(WeatherFaced(0, 0, 1, storm=True)) == "The night stays dry; a storm damages the palisade."
    assert teller.event(WeatherFaced(3, 0, 2)) == "It rains: 3 rain clouds in total, and your roof is at level 2."


@pytest.mark.parametrize(
    ("language", "before", "after", "said"),
    [
        (
            "en",
            0.0,
            100.0,
            "you'll definitely sleep in a shelter tonight. Otherwise, you all sleep outside and take 1 wound each.",
        ),
        (
            "en",
            50,
            75,
            "the chance that you sleep in a shelter tonight is 75%. Otherwise, it's only 50%.",
        ),
        ("es", 0, 100, "esta noche dormiréis en un refugio. Si no, todos dormís fuera y recibís 1 herida cada uno."),
        ("pt-BR", 0, 100, "em um abrigo esta noite. Senão, todos dormem ao relento e sofrem 1 ferimento cada."),
    ],
)
def test_a_night_without_a_shelter_is_one_in_the_open(language, before, after, said) -> None:
    """RC-162: a roof is another building there, and a chance of 0% is no chance."""
    words = say(language, "crusoe-tip-shelters", what="x", **named_figures(language, before, after))
    assert words.endswith(said)


def named_figures(language: str, before: float, after: float) -> dict[str, Any]:
    """As a hint's reason hands them over."""
    table = sitting("crusoe", 2, start(SPOKEN["crusoe"], 2, {}, 3).state)
    return Teller(table, language).named_in(Facts("shelter", before, after))


@pytest.mark.parametrize(("language", "when"), [("en", "by morning"), ("es", "mañana"), ("pt-BR", "manhã")])
def test_wounds_to_be_expected_are_those_of_day_and_night(language, when) -> None:
    """The day's dice are among them."""
    assert when in say(language, "crusoe-tip-spares-wounds", what="x", **named_figures(language, 8, 2.5))


@pytest.mark.parametrize(("language", "said"), [("en", "inventions"), ("es", "inventos"), ("pt-BR", "invenções")])
def test_what_is_counted_as_built_are_inventions(language, said) -> None:
    """RC-016: a shelter is built too, and none of them."""
    assert f"5 {said} " in say(language, "crusoe-feat-item-built", count=5) + " "


def test_whom_the_morale_pays_is_no_riddle() -> None:
    """RC-060: nobody wonders what the first player's tokens of a morning are for; and a totem means nothing here."""
    state: Any = start(SPOKEN["crusoe"], 2, {}, 3).state
    teller = Teller(sitting("crusoe", 2, state), "en", plain=True)
    ana = state.people[0].character
    events = [PhaseBegan("morale"), DeterminationChanged(ana, 1), PhaseBegan("production"), TotemFound("A1", 1)]
    assert teller.events(events) == ["Camp mood: Ana gains 1 determination token."]
    assert teller.events([PhaseBegan("morale"), PhaseBegan("production")]) == []
    assert teller.events([PhaseBegan("morale"), OrderFollowed("morale", "tokens")]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_the_mornings_morale_is_said_once(language) -> None:
    """RC-190: `Morale: Morale rises to 3.`"""
    teller = Teller(sitting("crusoe", 1, start(SPOKEN["crusoe"], 1, {}, 3).state), language, plain=True)
    (told,) = teller.events([PhaseBegan("morale"), MoraleChanged(1, 3)])
    assert told.lower().count("moral") == 1


def test_who_dies_of_low_spirits_did_not_die_of_the_last_card() -> None:
    """RC-061: each token that is missing wounds."""
    state: Any = start(SPOKEN["crusoe"], 2, {}, 3).state
    teller = Teller(sitting("crusoe", 2, state), "en", plain=True)
    ana = state.people[0].character
    card = CardDrawn("event", "event-b19")
    morale = [PhaseBegan("morale"), DemandUnmet("determination", 3), Died(ana)]
    assert [*epilogue(teller, [card, Died(ana)])] == ["Ana didn't survive “A wind that never rests”."]
    assert [*epilogue(teller, [card, *morale])] == ["Ana died because morale was too low."]
    assert teller.event(morale[1]) == "You don't have enough determination tokens (3 short), so you take wounds."


@pytest.mark.parametrize(("scenario", "told"), [("castaways", {1, 2, 3, 4, 6, 7, 9}), ("cannibals", {1, 2, 3})])
def test_no_ship_is_promised_where_none_comes(scenario, told) -> None:
    """RC-140: each scenario has its own weather, and its own goal."""
    state: Any = start(SPOKEN["crusoe"], 2, {"scenario": scenario}, 3).state
    rounds = {number: replace(state, round=number) for number in range(1, 10)}
    tellers = {number: Teller(sitting("crusoe", 2, each), "en") for number, each in rounds.items()}
    assert {number for number, teller in tellers.items() if lesson(teller)} == told


def test_a_token_that_is_laid_is_told_by_what_it_does() -> None:
    """RC-111 to RC-117: who has not read the rules knows no reroll token."""
    teller = Teller(sitting("crusoe", 2, start(SPOKEN["crusoe"], 2, {}, 3).state), "en", plain=True)
    for event, said in (
        (TokenPlaced("reroll", "gather"), "You have to reroll your next Gather success."),
        (TokenPlaced("minus-pawn", "build"), "Your next Build action needs 1 extra pawn."),
        (TokenPlaced("minus-pawn", "B2"), "Each action on B2 needs 1 extra pawn."),
        (TokenPlaced("plus-food", "A2"), "A2 gives 1 extra food."),
        (TokenPlaced("strength", "hunt"), "-"),
    ):
        assert teller.event(event) == said


@pytest.mark.parametrize(
    ("language", "flagged", "written"),
    [
        ("en", "N (red flag)", "Write the {} on N (red flag)"),
        ("es", "N (bandera roja)", "Escribir el {} en N (bandera roja)"),
        ("pt-BR", "N (bandeira vermelha)", "Escrever o {} em N (bandeira vermelha)"),
    ],
)
def test_an_island_to_write_on_says_its_flag(language, flagged, written) -> None:
    """Also in the list that a command shows; and the number that goes there is known."""
    state: Any = start(SPOKEN["bridges"], 2, {}, 1).state
    state = replace(state, turned=state.deck[:1])
    tell = Teller(sitting("bridges", 2, state), language, plain=True)
    red, none = (tell.label(read(SPOKEN["bridges"], f"write {island}")) for island in ("N", "B"))
    assert red == written.format(state.card.number)
    assert none.endswith(" B")
    assert [behaviour_of_game("bridges").offered(tell, "island", island) for island in ("N", "B")] == [flagged, "B"]


def test_a_first_prize_that_is_gone_promises_nobody_the_next() -> None:
    """BR-043: both of two may have scored it at once, and nobody gets anything from now on."""
    tell = Teller(sitting("bridges", 2, start(SPOKEN["bridges"], 2, {}, 1).state), "en", plain=True)
    said = "From now on, the red flags score only 5 points."
    assert tell.event(PrizeCrossedOut("red", 5)) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lift_begins_with_where_it_goes(language) -> None:
    """Of eighteen that begin alike phones cut what differs."""
    tell = Teller(sitting("island", 3, start(SPOKEN["island"], 3, {}, 1).state), language, plain=True)
    origin, to = tell.table.state.map.squares[:2]
    label = tell.label(Lift(origin, to, (2,)))
    assert label.index(tell.thing(to)) < label.index("Cid") < label.index(tell.thing(origin))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_be_asked_is_named(language) -> None:
    named = re.split(r", (?:or )?| ou? ", say(language, "island-hint-ask-me"))
    assert len(named) == len(get_args(When))


def test_the_cards_left_are_counted_once() -> None:
    """`Card 2 of 17` stands above it, and says how many are left; only the last one is worth a word."""
    tell = Teller(sitting("bridges", 2, start(SPOKEN["bridges"], 2, {}, 1).state), "en", plain=True)
    for left, said in (
        (0, "That was the last card."),
        (1, "This is the last card."),
        (2, "-"),
    ):
        assert tell.event(RoundClosed(17 - left, left)) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_bridges_that_cannot_be_drawn_are_not_all_that_is_played(language) -> None:
    """BR-028: all or none; who wrote the number hears that the bridges are none, and not that all is played."""
    game, luck = SPOKEN["bridges"], random.Random(7)
    state: Any = start(game, 1, {}, 7).state
    told: set[str] = set()
    while told != {"all", "none"}:
        acts = [each for each in legal(game, state, 0) if verb(each) not in ("skip", "take-back")]
        state = play(game, state, 0, luck.choice(acts)).state
        seen: Any = game.view(state, 0)
        if seen.own is not None and not seen.own.number_is_open and not seen.own.bridges_to_draw:
            facts = Teller(sitting("bridges", 1, state), language).headline(seen)
            words = say(language, "bridges-own-playing-card-asked", **facts, waits=1)
            told.add("all" if seen.own.drawn else "none")
            assert (say(language, "bridges-text-no-way").split(".")[0] in words) == (not seen.own.drawn), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_takes_back_a_number_that_is_not_written(language) -> None:
    """A saved table may wait for a player who can place nothing: there is nothing to take back."""
    game = SPOKEN["bridges"]
    for seed in range(100):
        state: Any = start(game, 2, {}, seed).state
        while state.agenda and not (state.drafts and state.drafts[0].has_no_choice):
            seat = waiting(state)[0]
            state = play(game, state, seat, game.mind(game.view(state, seat), seat, legal(game, state, seat))).state
        if state.agenda:
            break
    ana, *others = state.drafts
    told = []
    for draft in (ana, replace(ana, done=False)):
        state = replace(state, drafts=(draft, *others))
        facts = Teller(sitting("bridges", 2, state), language).headline(game.view(state, 0))
        told.append(say(language, f"bridges-own-playing-card-{'done' if draft.done else 'asked'}", **facts, waits=2))
    number = say(language, "bridges-number")
    assert not any(number in words for words in told)
    nothing = {"en": "You can't place anything on this card", "es": "No puedes poner nada con esta carta"}
    assert all(nothing.get(language, "Você não pode colocar nada com esta carta") in words for words in told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3])
def test_words_and_picture_name_whose_board_a_number_is_for(language, seats) -> None:
    """BR-013: it goes on the board of the player on the left, who is Ana for the last one."""
    game, last = SPOKEN["bridges"], seats - 1
    state: Any = start(game, seats, {}, 1).state
    tell = Teller(sitting("bridges", seats, state), language, plain=True)
    seen: Any = game.view(state, last)
    ((_, drawn),) = panel.tasks(scene(seen, tell.table.names, dressed("standard"), language))
    told = [
        say(language, "bridges-own-prewriting-asked", **tell.headline(seen)),
        drawn,
        tell.event(Prewrote(last, "B", 3)),
        say(
            language, "bridges-tip-for-neighbour", about="B", **tell.named_in(Figures(points=20, name=seen.writes_for))
        ),
    ]
    chosen: Any = game.view(play(game, state, last, Prewrite("B", 3)).state, last)
    ((_, drawn),) = panel.tasks(scene(chosen, tell.table.names, dressed("standard"), language))
    told += [
        say(language, "bridges-own-prewriting-done", **tell.headline(chosen)),
        drawn,
        render.text("bridges", chosen, tell.table.names, language),
    ]
    assert [words for words in told if "Ana" not in words] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_a_number_is_for_nobody_else(language) -> None:
    state: Any = start(SPOKEN["bridges"], 1, {}, 1).state
    tell = Teller(sitting("bridges", 1, state), language, plain=True)
    at = {"en": "on", "es": "en", "pt-BR": "em"}[language]
    assert tell.event(Prewrote(0, "B", 3)).endswith(f"3 {at} B.")


def test_what_was_true_only_then_is_left_out_of_the_past() -> None:
    """Who is still thinking: a former board is read when nobody is any more."""
    table = sitting("bridges", 2, start(SPOKEN["bridges"], 2, {}, 1).state)
    step = Step(1, 0, "done", pack((HandedIn(0, (1,)),)), None, datetime.now(UTC))
    tell = Teller(table, "en", plain=True)
    assert lines_of(tell, step) == ["Ana is done with this card. Still thinking: Bea."]
    assert one_line(tell, [step]) == say("en", "board-moved-on")


def test_nobody_is_told_that_it_is_the_turn_of_who_left() -> None:
    """`Cai: it is your turn` above `Cai has left`."""
    state = start(SPOKEN["island"], 2, {}, 1).state
    table = sitting("island", 2, state)
    gone = dataclasses.replace(table, seats=tuple(replace(seat, user_id=None) for seat in table.seats))
    assert headline(Teller(table, "en")).startswith("<@1>")
    assert headline(Teller(gone, "en")) == "Waiting for **Ana**."


def test_names_stand_before_a_colon_for_who_asks() -> None:
    """At the table people are called; in private words their names would run into the sentence."""
    both = sitting("crusoe", 2, start(SPOKEN["crusoe"], 2, {}, 1).state)
    assert headline(Teller(both, "en"), 1).startswith("**Ana** and **Bea**: **Round 1")
    assert headline(Teller(both, "en")).startswith("<@1> and <@2> **Round 1")
    one = sitting("island", 2, start(SPOKEN["island"], 2, {}, 1).state)
    assert headline(Teller(one, "en"), 1).startswith("**Your turn: 3")
    assert headline(Teller(one, "en"), 2) == "Waiting for **Ana**."
