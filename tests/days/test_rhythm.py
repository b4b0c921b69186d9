"""When a reminder comes: on the clock of each player's zone, also on the days it is set forward or back."""

from datetime import UTC, datetime, timedelta

import pytest

from cogs.table.rhythm import HOURS, after_quiet_hours, is_quiet, next_reminder, rhythm
from db.preferences import Preferences

HOUR = timedelta(hours=1)


def at(year: int, month: int, day: int, hour: int = 0, minute: int = 0) -> datetime:
    return datetime(year, month, day, hour, minute, tzinfo=UTC)


def quiet(start: str, end: str, zone: str | None) -> Preferences:
    hours = [int(hour) * 60 + int(minute) for hour, minute in (clock.split(":") for clock in (start, end))]
    return Preferences(quiet_from=hours[0], quiet_until=hours[1], zone=zone)


def test_eight_hours_a_day_then_daily_and_five_at_most() -> None:
    assert rhythm(Preferences(), None) == HOURS == (8, 24, 48, 72, 96)


def test_a_persons_rhythm_comes_before_the_servers() -> None:
    assert rhythm(Preferences(), (12,)) == (12, 36, 60, 84, 108)
    assert rhythm(Preferences(reminder_hours=(1, 2)), (12,)) == (1, 2, 26, 50, 74)
    assert rhythm(Preferences(reminder_hours=(1, 2, 3, 4, 5, 6)), None) == (1, 2, 3, 4, 5)


def test_who_wants_none_has_no_rhythm() -> None:
    assert rhythm(Preferences(reminders=False), (12,)) == ()


def test_what_was_missed_is_not_made_up_for() -> None:
    began = at(2026, 3, 1)
    assert next_reminder(began, began + 30 * HOUR, 0, HOURS, Preferences()) == began + 48 * HOUR
    assert next_reminder(began, began + 1000 * HOUR, 0, HOURS, Preferences()) is None


def test_after_five_there_is_silence() -> None:
    began = at(2026, 3, 1)
    assert next_reminder(began, began, 5, HOURS, Preferences()) is None


@pytest.mark.parametrize(
    ("minute", "is_so"), [(21 * 60, False), (22 * 60, True), (0, True), (7 * 60 + 59, True), (8 * 60, False)]
)
def test_quiet_hours_may_go_over_midnight(minute, is_so) -> None:
    assert is_quiet(minute, 22 * 60, 8 * 60) is is_so


def test_equal_ends_are_no_quiet_hours() -> None:
    assert not any(is_quiet(minute, 600, 600) for minute in range(24 * 60))


def test_the_end_of_the_quiet_hours_on_the_clock_of_the_zone() -> None:
    lisbon = quiet("22:00", "8:00", "Europe/Lisbon")
    assert after_quiet_hours(at(2026, 7, 1, 20, 59), lisbon) == at(2026, 7, 1, 20, 59)
    assert after_quiet_hours(at(2026, 7, 1, 21), lisbon) == at(2026, 7, 2, 7)
    assert after_quiet_hours(at(2026, 7, 2, 3), lisbon) == at(2026, 7, 2, 7)
    assert after_quiet_hours(at(2026, 1, 2, 3), lisbon) == at(2026, 1, 2, 8)


@pytest.mark.parametrize("zone", [None, "Nowhere/Nothing", "", "America", "../etc/passwd"])
def test_a_player_in_no_zone_has_no_quiet_hours(zone) -> None:
    """Whose hours they would be, nobody knows; `/profile preferences` says so."""
    assert after_quiet_hours(at(2026, 7, 1, 3), quiet("22:00", "8:00", zone)) == at(2026, 7, 1, 3)


def test_the_night_the_clock_is_set_forward() -> None:
    """Berlin, 29 March 2026: 2:00 is 3:00 at once."""
    assert after_quiet_hours(at(2026, 3, 28, 22), quiet("22:00", "8:00", "Europe/Berlin")) == at(2026, 3, 29, 6)


def test_quiet_hours_that_end_at_a_time_that_is_skipped() -> None:
    """2:30 is not on the clock that night."""
    berlin = quiet("22:00", "2:30", "Europe/Berlin")
    ends = after_quiet_hours(at(2026, 3, 28, 23), berlin)
    assert at(2026, 3, 29, 1) <= ends <= at(2026, 3, 29, 1, 30)
    assert after_quiet_hours(ends, berlin) == ends


def test_the_night_the_clock_is_set_back() -> None:
    """New York, 1 November 2026: the hour from 1:00 comes twice."""
    new_york = quiet("22:00", "1:30", "America/New_York")
    for moment in (at(2026, 11, 1, 5, 15), at(2026, 11, 1, 6, 15)):
        ends = after_quiet_hours(moment, new_york)
        assert ends == at(2026, 11, 1, 6, 30)
        assert after_quiet_hours(ends, new_york) == ends


@pytest.mark.parametrize("zone", ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"])
@pytest.mark.parametrize("hours", [("22:00", "8:00"), ("1:15", "2:45"), ("0:00", "23:59"), ("2:30", "1:30")])
def test_a_reminder_is_never_early_never_lost_and_moves_once(zone, hours) -> None:
    """Every quarter of an hour around both changes of the clock."""
    start, end = hours
    own = quiet(start, end, zone)
    for day in (at(2026, 3, 7), at(2026, 3, 28), at(2026, 4, 4), at(2026, 10, 3), at(2026, 10, 24), at(2026, 10, 31)):
        for quarter in range(4 * 48):
            moment = day + quarter * timedelta(minutes=15)
            later = after_quiet_hours(moment, own)
            assert moment <= later <= moment + 26 * HOUR
            assert after_quiet_hours(later, own) == later
