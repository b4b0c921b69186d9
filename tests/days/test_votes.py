"""When a question to the table is decided."""

from datetime import UTC, datetime

import pytest

from cogs.waiting.votes import question_named
from db.votes import Vote
from tests.says import says

NOW = datetime(2026, 1, 1, tzinfo=UTC)


def cast(question: str, **answers: str) -> list[Vote]:
    """Who said what: `s1="yes"` is seat 1."""
    return [Vote(question, int(seat[1:]), answer, NOW) for seat, answer in answers.items()]


@pytest.mark.parametrize("word", ["computer", "offer", "extend", "wait"])
def test_about_somebody_away_more_than_half_decide(word) -> None:
    question = "absent-0-1767225600"
    assert question_named(question).decided(cast(question, s1=word), [1, 2, 3]) is None
    assert question_named(question).decided(cast(question, s1=word, s2=word), [1, 2, 3]) == word


def test_half_is_not_more_than_half() -> None:
    question = "absent-0-1767225600"
    assert question_named(question).decided(cast(question, s1="computer"), [1, 2]) is None
    assert question_named(question).decided(cast(question, s1="computer", s2="wait"), [1, 2]) is None


def test_all_answered_differently_about_somebody_away_and_the_question_stands() -> None:
    question = "absent-0-1767225600"
    assert question_named(question).decided(cast(question, s1="computer", s2="wait", s3="offer"), [1, 2, 3]) is None


def test_all_others_must_agree_to_a_step_back_and_one_who_does_not_is_enough() -> None:
    question = "undo-0-7-5"
    assert question_named(question).decided(cast(question, s0="yes", s1="yes"), [1, 2]) is None
    assert question_named(question).decided(cast(question, s0="yes", s1="yes", s2="yes"), [1, 2]) == "yes"
    assert question_named(question).decided(cast(question, s0="yes", s1="no"), [1, 2]) == "no"


def test_with_nobody_to_ask_a_step_back_is_granted() -> None:
    assert question_named("undo-0-7-5").decided(cast("undo-0-7-5", s0="yes"), []) == "yes"


def test_more_than_half_end_a_game_and_otherwise_it_goes_on() -> None:
    question = "abandon-0-7"
    assert question_named(question).decided(cast(question, s0="yes"), [0, 1, 2]) is None
    assert question_named(question).decided(cast(question, s0="yes", s1="yes"), [0, 1, 2]) == "yes"
    assert question_named(question).decided(cast(question, s0="yes", s1="no"), [0, 1]) == "no"
    assert question_named(question).decided(cast(question, s0="yes"), [0]) == "yes"


def test_who_left_has_no_voice_any_more() -> None:
    question = "abandon-0-7"
    assert question_named(question).decided(cast(question, s0="yes", s3="yes"), [0, 1, 2]) is None


async def test_after_a_day_the_word_of_a_player_who_is_not_the_host_is_not_enough(table) -> None:
    _, bea, cai, _ = table.people
    await table.begin(4)
    asked = await bea.slash(table.channel, "game end")
    await table.press(bea, asked.response, "abandon-vote")
    await table.pass_by(hours=25)
    await table.press(cai, table.ballot, "yes")
    assert await table.status() == "running"
    assert says(table.ballot.content, "vote-abandon", name="Bea")
