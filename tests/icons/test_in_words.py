"""No icons for players who read boards in words, and none at all if the host turns them off."""

import re

import pytest
from msgspec.structs import replace

from cogs.talk.icons import ICONS
from tests.emoji import placed, shown_in
from tests.evenings.people import items, press, private
from tests.icons.test_refused import drawn_on, moves, person


async def test_a_board_in_words_has_no_icons(place) -> None:
    """The private answers to a player who reads words have none either. The other player's have."""
    ana = place.people[0]
    await ana.slash(place.channel, "profile preferences", boards_in_words=True)
    await place.begin(2)
    for _ in range(2):
        who = await person(place)
        assert bool(drawn_on(place.board)) == (who.id != ana.id)
        hint = private(await press(who, next(each for each in items(place.board) if ":hint:" in each.custom_id)))
        panel = private(await press(who, next(each for each in items(hint) if each.custom_id.endswith(":back"))))
        assert moves(panel)
        assert bool(drawn_on(panel)) == (who.id != ana.id)
        ends = next(each for each in items(place.board) if each.said == "end-turn")
        asked = private(await press(who, ends))
        await press(who, next(each for each in items(asked) if each.kind == "sure"))


async def test_the_label_says_all_that_the_icon_shows(place) -> None:
    """With icons and without, labels are the same."""
    board = await place.begin(2)
    who = await person(place)
    await who.slash(place.channel, "profile preferences", boards_in_words=True)
    hint = private(await press(who, next(each for each in items(board) if ":hint:" in each.custom_id)))
    panel = private(await press(who, next(each for each in items(hint) if each.custom_id.endswith(":back"))))
    assert not drawn_on(panel)
    assert [each.label for each in moves(panel)] == [each.label for each in moves(place.board)]


class TestWithoutEmoji:
    @pytest.fixture
    def settings(self, settings):
        return replace(settings, icons=False)

    async def test_nothing_is_asked_and_nothing_has_an_icon(self, place) -> None:
        await place.begin(2)
        await press(await person(place), moves(place.board)[0])
        assert not [each for each in place.env.http_requests if re.search(r"/applications/\d+/emojis", each.path)]
        assert any(True for each in place.env.http_requests for _ in placed(each.json))
        assert not any(one.emoji for each in place.env.http_requests for one in shown_in(each.json))
        assert len(ICONS) == 0
