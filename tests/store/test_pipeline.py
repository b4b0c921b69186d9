"""Lines sent to PostgreSQL before the first of them is answered."""

import psycopg
import pytest

from db import server
from db.pipeline import Pipeline

TAKE = "INSERT INTO shells (name, weight) VALUES (?, ?)"
ALL = "SELECT name, weight FROM shells ORDER BY name"


@pytest.fixture
def pipeline(one_postgres):
    rows = server.connect(one_postgres.empty())
    rows.execute("CREATE TEMPORARY TABLE shells (name TEXT PRIMARY KEY, weight INTEGER)")
    yield Pipeline(rows)
    rows.close()


def test_each_line_has_its_answer_in_order(pipeline):
    *taken, found = pipeline.run((TAKE, ["cowrie", 3]), (TAKE, ["auger", 5]), (ALL, []))
    assert [answer.command_tuples for answer in taken] == [1, 1]
    assert pipeline.read(found) == [("auger", 5), ("cowrie", 3)]


def test_a_place_may_hold_nothing_once_and_a_number_later(pipeline):
    pipeline.run((TAKE, ["cowrie", None]))
    pipeline.run((TAKE, ["auger", 5]))
    assert pipeline.read(*pipeline.run((ALL, []))) == [("auger", 5), ("cowrie", None)]


def test_what_comes_after_a_line_that_fails_is_not_run(pipeline):
    with pytest.raises(psycopg.errors.UniqueViolation):
        pipeline.run((TAKE, ["cowrie", 3]), (TAKE, ["cowrie", 4]), (TAKE, ["auger", 5]))
    assert pipeline.read(*pipeline.run((ALL, []))) == []


def test_a_line_that_is_no_sql_sends_nothing_and_is_refused_each_time(pipeline):
    for _ in range(2):
        with pytest.raises(psycopg.errors.UndefinedTable):
            pipeline.run((TAKE, ["cowrie", 3]), ("SELECT 1 FROM pearls", []))
    assert pipeline.read(*pipeline.run((ALL, []))) == []


def test_a_value_that_cannot_be_sent_leaves_the_connection_as_it_was(pipeline):
    with pytest.raises(psycopg.DataError):
        pipeline.run((TAKE, ["cowrie", 3]), (TAKE, ["nul \0", 3]))
    assert pipeline.read(*pipeline.run((ALL, []))) == []


def test_more_than_a_connection_holds_goes_through(pipeline):
    """Both sides' buffers are full long before the last line is sent."""
    found = pipeline.run(*[("SELECT CAST(? AS TEXT)", ["tide" * 25_000])] * 200)
    assert [len(text) for answer in found for (text,) in pipeline.read(answer)] == [100_000] * 200
