"""What the table says: short, true, and each thing once."""

import re
from itertools import combinations

import pytest
from msgspec.structs import replace

from cogs.games.saying import Saying
from cogs.people.about import leaves
from cogs.table.choices import ask, fits, placeholder
from cogs.talk.limits import MOST_OPTIONS
from cogs.words.highlights import feats
from cogs.words.story import LONGEST_LINE
from cogs.words.teller import Teller
from engine import GAMES
from engine.crusoe.events import Wounded
from engine.island.actions import Lift
from engine.island.events import Captured, Gave, Sandbagged, ShoredUp
from engine.play import start
from locales import LANGUAGES, say
from tests.evenings.captain import evening
from tests.evenings.people import Presses, Words, items
from tests.says import says
from tests.words.test_tables import sitting


@pytest.fixture
def settings(settings):
    return replace(settings, seed=evening("lost", 3).seed)


async def after(place, lines: int, way=Words, **options):
    """The lost evening, so many lines into it."""
    await place.begin(3, **options)
    for seat, line in evening("lost", 3).lines[:lines]:
        await way(place).say(seat, line)
    return place.board


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_finished_game_says_first_why_and_then_what_each_player_did(place, language) -> None:
    board = await after(place, len(evening("lost", 3).lines), language=language)
    first, *lines = board.content.split("```")[0].split("\n")
    assert says(first, "island-did-game-lost", language=language)
    (highlights,) = [line for line in lines if line.startswith("**Ana**:")]
    assert re.findall(r"\*\*(\w+)\*\*:", highlights) == ["Ana", "Bea", "Cai"]
    assert highlights.endswith(".")


def test_feats_are_counted_for_who_did_them() -> None:
    story = [ShoredUp(0, ("A3", "A4")), ShoredUp(0, ("B3",)), Gave(1, "stone", 0), Sandbagged(1, "A3")]
    counted = feats([*story, Captured(0, "stone", "A4")])
    assert counted == {(0, "shored-up"): 3, (1, "gave"): 1, (1, "sandbagged"): 1, (0, "captured"): 1}
    assert feats([Wounded("cook", 2), Wounded("cook", 1)], {"cook": 0}) == {(0, "wounded"): 3}


async def test_a_board_does_not_say_twice_whose_turn_it_is(place) -> None:
    for line in (await after(place, 12)).content.split("\n"):
        assert "is to act" not in line


async def test_what_a_former_board_shrinks_to_ends_with_a_sentence(place) -> None:
    await after(place, 30, Presses)
    formers = [message.content for message in place.said[1:-1]]
    assert all(line.rstrip("*").endswith((".", "!", "…")) and len(line) <= LONGEST_LINE + 2 for line in formers)


@pytest.mark.parametrize("places", [(0, 0, 0, 0), (0, 0, 1, 1), (0, 1, 2, 3), (0, 0, 0, 1)])
async def test_every_lift_takes_two_choices(places) -> None:
    state = start(GAMES["island"], 4, {}, 1).state
    lifts = [
        Lift(state.map.squares[place], to, who)
        for place in set(places)
        for who in crews([seat for seat, at in enumerate(places) if at == place])
        for to in state.map.squares
        if to != state.map.squares[place]
    ]
    table = sitting("island", 4, state)
    question = ask(Teller(table, "en", plain=True), lifts, "lift")
    assert placeholder(Teller(table, "en"), question).startswith(say("en", "island-helicopter-lift"))
    left = [[lift for lift in lifts if fits(lift, pattern)] for pattern, *_ in question.options]
    assert len(left) <= MOST_OPTIONS
    assert all(len(each) <= MOST_OPTIONS for each in left)
    assert {lift for each in left for lift in each} == set(lifts)


def crews(seats: list[int]) -> list[tuple[int, ...]]:
    return [crew for size in range(1, len(seats) + 1) for crew in combinations(seats, size)]


async def test_the_position_in_words_begins_with_whose_turn_it_is(place) -> None:
    board = await after(place, 1)
    seat = place.called()[0]
    pressed = await place.people[2 - seat].click(board, label=say("en", "tool-text"))
    told = "\n".join(message.content for message in (pressed.response, *pressed.followups) if message.ephemeral)
    reader = place.people[2 - seat]
    first = board.content.split("\n")[0]
    rest = first.partition("> ")[2]
    assert told.split("\n")[0].endswith(rest if f"<@{reader.id}>" in first else ".")
    assert "<@" not in told, "who reads it is not called by it"
    assert "*," not in told.replace("\\*", ""), "a star is no formatting"


async def test_the_first_turn_is_explained_to_who_started_by_command_too(place) -> None:
    await place.open(2, starting_player="host")
    await place.people[0].slash(place.channel, "start")
    assert says(place.board.content, "island-new-acting")


async def test_a_name_typed_by_hand_is_understood(place) -> None:
    game = evening("lost", 3)
    number, (seat, line) = next((n, each) for n, each in enumerate(game.lines) if each[1].startswith("give "))
    await after(place, number, language="en")
    _, card, to = line.split()
    await place.people[seat].slash(
        place.channel, "give", card=say("es", f"island-{card}"), to=("Ana", "bea", "Cai")[int(to)]
    )
    assert (await place.lines())[-1] == (seat, line)


async def test_what_nobody_can_mean_is_said_again_only_in_part(place) -> None:
    await after(place, 0)
    seat = place.called()[0]
    refused = await place.people[seat].slash(place.channel, "move", to="**x" * 1000)
    assert refused.ephemeral
    assert len(refused.response.content) < 200


async def test_a_hint_fits_in_one_message_and_names_every_kind(place) -> None:
    board = await after(place, 0)
    seat = place.called()[0]
    hint = (await place.people[seat].slash(place.channel, "hint")).response
    assert len(hint.content) <= 2000
    kinds = {item.said.split()[0] for item in items(board) if item.kind in {"act", "choose", "ask"}}
    assert hint.content.count("-# ") >= len(kinds) - 2


@pytest.mark.parametrize("language", ["en", "es", "pt-BR"])
async def test_a_hint_says_where_why_and_what_and_can_be_done_at_once(place, locales, language) -> None:
    await after(place, 12)
    seat = place.called()[0]
    person, other = place.people[seat], place.people[1 - seat]
    locales[person.id] = locales[other.id] = {"en": "en-GB", "es": "es-419", "pt-BR": "pt-BR"}[language]
    told = (await person.slash(place.channel, "hint")).response
    why, what = [item for item in items(told) if item.kind == "page"]
    told = (await person.click(told, custom_id=why.custom_id)).response
    assert [item.label for item in items(told) if item.kind == "page"] == [what.label]
    told = (await person.click(told, custom_id=what.custom_id)).response
    (act,) = [item for item in items(told) if item.kind == "advised"]
    lines = len(await place.lines())
    await person.click(told, custom_id=act.custom_id)
    assert len(await place.lines()) == lines + 1


async def test_out_of_turn_a_hint_is_something_to_say(place) -> None:
    await after(place, 12)
    seat = place.called()[0]
    person = place.people[1 - seat]
    told = (await person.slash(place.channel, "hint")).response
    assert says(told, "tip-to")
    assert ("Ana", "Bea", "Cai")[seat] in told.content
    what = [item for item in items(told) if item.kind == "page"][-1]
    told = (await person.click(told, custom_id=what.custom_id)).response
    assert [item for item in items(told) if item.kind == "advised"] == []


async def test_free_seats_are_gone_from_a_lobby_that_has_started(place) -> None:
    await place.begin(2)
    assert "free" not in place.said[0].content


@pytest.mark.parametrize("language", ["en", "es", "pt-BR"])
async def test_help_names_every_command_that_is_not_a_game_s_own(env, place, language) -> None:
    told = "\n".join(say(language, key) for key in leaves("help"))
    verbs = {
        command.name for cog in env.bot.cogs.values() if isinstance(cog, Saying) for command in cog.get_app_commands()
    }
    named = {command.name for command in env.bot.tree.get_commands()} - verbs | {"done", "undo", "pass"}
    groups = (env.bot.tree.get_command(name) for name in ("game", "profile", "server"))
    named |= {command.qualified_name for group in groups for command in group.commands}
    named -= {"help", "play", "game", "profile", "server"}
    assert sorted(name for name in named if f"`/{name}`" not in told) == []


async def test_preferences_that_are_not_set_are_said_in_words(place) -> None:
    told = (await place.people[0].slash(place.channel, "profile preferences")).response.content
    assert "–" not in told
    assert "Quiet hours: none" in told
