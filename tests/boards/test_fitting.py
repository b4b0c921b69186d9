"""What fits above a picture on a phone."""

from cogs.table.fitting import MOST_LINES, MOST_ROWS, Fitting, rows


def test_of_three_hundred_events_only_what_fits_is_told() -> None:
    told = Fitting.usual().prose([f"**Ana** does the thing of the number {n}." for n in range(300)])
    assert len(told) == 1
    assert MOST_ROWS - 1 <= rows(told[0]) <= MOST_ROWS


def test_few_sentences_are_lines_of_their_own() -> None:
    assert Fitting.usual().prose(["One.", "Two."]) == ["One.", "Two."]


def test_a_sentence_too_long_gives_way_to_a_shorter_one() -> None:
    assert Fitting.usual().prose(["x" * 1_000, "Two.", *["Three."] * 9]) == ["Two. " + " ".join(["Three."] * 9)]


def test_what_must_be_said_is_said_whatever_the_room() -> None:
    fitting = Fitting(1, 1.0)
    assert fitting.lines(["x" * 200, "y"], must=True) == ["x" * 200, "y"]
    assert fitting.lines(["z"]) == []


def test_mentions_and_markup_take_no_more_room_than_on_the_screen() -> None:
    assert rows("<@1456074443980800058> **Your turn.**") == rows("@someone Your turn.") == 1
    assert rows("-# " + "x" * 40) < rows("x" * 40)
    assert MOST_LINES == 6
