"""Games of all three kinds, played by presses: what names a drawn thing has its icon."""

import re

from cogs.operator.icons import LONGEST_WHAT
from engine.bridges.parts import CHARTS
from engine.island.parts import ADVENTURERS, TILES, TREASURES
from locales import knows, say
from render.crusoe.names import title_of
from render.icons import known
from tests.bridges_evenings.boards import Buttons
from tests.bridges_evenings.test_whole_games import played as play_bridges
from tests.castaway_evenings import evening
from tests.conftest import NAMES
from tests.emoji import Shown, shown_in
from tests.evenings.people import Anybody

ACTS = 40
ENOUGH = 30
WITH_ICON = 0.95


def sent(env) -> list[Shown]:
    """Every button and option that the bot sent, once for each label."""
    return [*{each for asked in env.http_requests for each in shown_in(asked.json)}]


def what(emoji: str) -> str:
    """`watchtower` of `watchtower_atoll_1f2e3d`."""
    return emoji.partition("_atoll_")[0]


def names_in(label: str, names: dict[str, set[str]]) -> set[str]:
    """The drawings that a label names, by whole words. In brackets are the players who can press."""
    label = label.partition(" (")[0]
    is_in = (rf"(?<!\w){re.escape(name)}(?!\w)" for name in names)
    found = (drawn for name, drawn in zip(is_in, names.values(), strict=True) if re.search(name, label, re.IGNORECASE))
    return set().union(*found)


def assert_named_things_have_icons(env, names: dict[str, set[str]]) -> None:
    """Of the labels that name a drawn thing, so many have an icon, and so many the icon of that very thing."""
    naming = [(each, drawn) for each in sent(env) if (drawn := names_in(each.label, names))]
    assert len(naming) >= ENOUGH, naming
    lacking = [each.label for each, _ in naming if not each.emoji]
    wrong = [(each.label, each.emoji) for each, drawn in naming if what(each.emoji) not in map(shortened, drawn)]
    assert len(lacking) <= (1 - WITH_ICON) * len(naming), lacking
    assert len(wrong) <= (1 - WITH_ICON) * len(naming), wrong


def shortened(drawn: str) -> str:
    return drawn[:LONGEST_WHAT].replace("-", "_")


async def test_forbidden_island(place) -> None:
    await place.begin(3)
    await Anybody(place, 5).play(ACTS)
    things = (*TILES, *ADVENTURERS, *TREASURES, "helicopter-lift", "sandbags")
    assert_named_things_have_icons(place.env, {say("en", f"island-{thing}"): {thing} for thing in things})


async def test_bridges(boards) -> None:
    """An island with a flag has its flag."""
    await boards.begin(2)
    await play_bridges(boards, Buttons(boards))
    islands = CHARTS[(await boards.sitting()).state.side].islands
    written = {f"on {each.letter}": {each.flag or f"island-{each.letter.lower()}"} for each in islands}
    assert_named_things_have_icons(boards.env, {**written, "bridge": {"bridge"}})


async def test_robinson_crusoe(camp) -> None:
    """A character has the name of its player; a threat has the icon of where it comes from."""
    await camp.begin(3)
    await evening.played(camp, 3)
    view = (await camp.sitting()).view()
    drawn = {each.partition("-")[2] for each in known() if each.startswith("crusoe-")}
    names: dict[str, set[str]] = {}
    for one in drawn:
        kind, _, word = one.rpartition("-") if one.startswith("good-") else one.partition("-")
        for key in (f"crusoe-{word or kind}", f"crusoe-{one}"):
            if knows("en", key):
                names.setdefault(say("en", key), set()).add(one)
        if title := title_of("en", word):
            names.setdefault(title, set()).add(one)
    names |= {say("en", f"crusoe-to-{kind}"): {f"field-{kind}"} for kind in ("hunt", "arrange", "rest")}
    names |= {NAMES[seat]: {each.character} for seat, each in enumerate(view.people[: view.seats])}
    names["Deal with"] = {"wreckage", "book", "token-adventure"}
    assert_named_things_have_icons(camp.env, names)
