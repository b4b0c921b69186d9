"""When Discord refuses a message because of an icon, it comes at once without icons."""

from typing import Any

from cogs.operator.icons import CHECKED_AFTER
from cogs.talk.icons import ICONS
from engine.play import waiting
from render.icons import Icon, known
from tests.emoji import placed, shown_in
from tests.evenings.people import Anybody, Item, Place, items, parts, press, private
from tests.evenings.test_two_hands import sitting


def remove(env, icon: str) -> None:
    """Delete an emoji by hand."""
    emoji = ICONS.of(Icon(icon))
    assert emoji is not None
    env.backend.delete_application_emoji(int(emoji["id"]))


def drawn_on(message) -> set[str]:
    """The names of the emoji on a message's buttons and menus."""
    options = [option for part in parts(message) for option in getattr(part, "options", [part])]
    return {each.emoji.name for each in options if each.emoji is not None}


def sent_since(env, before: int) -> list[tuple[str, bool]]:
    """For each message sent since then: where to, and whether it had icons."""
    found = [each for each in env.http_requests[before:] if any(True for _ in placed(each.json))]
    kinds = (each.path.rpartition("/")[2] if "callback" in each.path else each.method for each in found)
    return [(kind, any(one.emoji for one in shown_in(each.json))) for kind, each in zip(kinds, found, strict=True)]


def moves(message) -> list[Item]:
    return [each for each in items(message) if each.said.startswith("move ")]


async def person(place: Place) -> Any:
    """Return the player whose turn it is."""
    return place.people[waiting((await sitting(place)).state)[0]]


async def press_with_a_lost_icon(place: Place) -> Icon:
    """Someone deleted the emoji of a tile that can be gone to; a move to another tile meets that."""
    first, second = moves(place.board)[:2]
    lost = Icon(f"island-{(await sitting(place)).places[first.said.split()[1]]}")
    remove(place.env, lost)
    await press(await person(place), second)
    return lost


async def test_a_press_is_answered_without_icons_and_the_next_one_lacks_only_that_one(place) -> None:
    await place.begin(2)
    before = len(place.env.http_requests)
    lost = await press_with_a_lost_icon(place)
    assert sent_since(place.env, before)[:2] == [("callback", True), ("callback", False)]
    assert not drawn_on(place.board)
    assert ICONS.of(lost) is None
    assert len(ICONS) == len(known()) - 1
    await press(await person(place), moves(place.board)[0])
    assert drawn_on(place.board)


async def test_new_boards_and_private_answers_come_without_icons_too(place) -> None:
    """A board that a turn begins with is a message of its own; a panel is an answer, or an edited one."""
    board = await place.begin(2)
    who = await person(place)
    for icon in known():
        if icon.startswith("island-"):
            remove(place.env, icon)
    before = len(place.env.http_requests)
    hint = private(await press(who, next(each for each in items(board) if ":hint:" in each.custom_id)))
    told = private(await press(who, next(each for each in items(hint) if each.custom_id.endswith(":tip:3"))))
    assert any(each.kind == "advised" for each in items(told))
    assert not drawn_on(told)
    await Anybody(place, 3).play(12)
    assert not drawn_on(place.board)
    refused = {kind for kind, has_icons in sent_since(place.env, before) if has_icons}
    assert refused >= {"callback", "POST"}, "a press and a new message met it"


async def test_it_is_checked_again_later_and_comes_back(place) -> None:
    await place.begin(2)
    lost = await press_with_a_lost_icon(place)
    before = len(place.env.http_requests)
    await place.env.advance_time(CHECKED_AFTER + 1)
    asked = [each.method for each in place.env.http_requests[before:] if each.path.endswith("/emojis")]
    assert asked == ["GET", "POST"]
    assert ICONS.of(lost) is not None


async def test_what_is_refused_for_another_reason_is_not_sent_again(place, caplog) -> None:
    await place.begin(2)
    place.env.inject_error("POST", "/interactions/*/callback", status=400, code=50035)
    before = len(place.env.http_requests)
    await press(await person(place), moves(place.board)[0])
    assert [kind for kind, _ in sent_since(place.env, before)].count("callback") == 2, "the press, and that it failed"
    assert len(ICONS) == len(known())
    assert any("interaction failed" in each.getMessage() for each in caplog.records)
    caplog.clear()
