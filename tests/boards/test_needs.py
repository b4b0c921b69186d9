"""What a channel needs to show next follows from what is saved and what was shown, and from nothing else."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from msgspec.structs import replace as changed

from cogs.loaded import Table as Sitting
from cogs.table.needs import Need, seats_to_call, what_to_show
from db.seats import Seat
from db.steps import Step
from db.tables import Table
from engine import GAMES
from engine.play import legal, pack, play, read, save, start, write

ANA, BEA = 11, 12


def shown_table(game: str = "island", **options: Any) -> Sitting:
    """A game of Ana and Bea whose first board is in the channel."""
    row: dict[str, Any] = dict.fromkeys(Table.__struct_fields__) | {
        "game": game,
        "language": "en",
        "status": "running",
        "thread": False,
        "in_our_server": True,
        "options": {},
        "changes": 0,
        "shown_changes": 0,
        "revision": 1,
        "shown_revision": 1,
        "board_revision": 1,
    }
    empty: dict[str, Any] = dict.fromkeys(Seat.__struct_fields__)
    seats = tuple(Seat(**empty | {"seat": seat, "user_id": user}) for seat, user in enumerate((ANA, BEA)))
    state = start(GAMES[game], 2, options, 1).state
    return Sitting(Table(**row), seats, state, states={1: save(state)})


def after(table: Sitting, seat: int, line: str) -> Sitting:
    """The same game after one action more, not shown yet."""
    step = play(table.game, table.state, seat, read(table.game, line))
    row = Step(table.row.revision + 1, seat, line, pack(step.events), None, datetime(2026, 11, 20, tzinfo=UTC))
    return table.played([(row, step.events)], step.state)


def lines_of(table: Sitting) -> list[str]:
    """What the first of those it waits for can do."""
    return [write(action) for action in legal(table.game, table.state, table.waits_for[0])]


def quickest(table: Sitting) -> str:
    """The action with which a turn ends soonest."""
    lines = lines_of(table)
    return next((line for line in lines if line in {"end-turn", "pass"}), lines[0])


def with_row(table: Sitting, **row: Any) -> Sitting:
    return replace(table, row=changed(table.row, **row))


def test_a_board_that_shows_everything_needs_nothing() -> None:
    assert what_to_show(shown_table(), None) is Need.NOTHING


def test_before_the_game_there_is_a_lobby() -> None:
    assert what_to_show(replace(shown_table(), state=None), None) is Need.LOBBY


def test_an_action_of_the_same_turn_changes_the_board() -> None:
    table = shown_table()
    (shore_up, *_) = (line for line in lines_of(table) if line.startswith("shore-up "))
    assert what_to_show(after(table, 0, shore_up), ANA) is Need.CHANGED_BOARD


def test_the_first_board_is_a_new_message() -> None:
    assert what_to_show(with_row(shown_table(), shown_revision=0), ANA) is Need.NEW_BOARD


def test_a_turn_that_passes_calls_the_next_player_by_a_new_board() -> None:
    """Unless that player is looking at the channel."""
    table = shown_table()
    while seats_to_call(table) != (1,):
        table = after(table, table.waits_for[0], quickest(table))
    assert what_to_show(table, ANA) is Need.NEW_BOARD
    assert what_to_show(table, BEA) is Need.CHANGED_BOARD


def test_in_a_thread_that_was_just_opened_nobody_is_looking_yet() -> None:
    table = shown_table()
    while seats_to_call(table) != (1,):
        table = after(table, table.waits_for[0], quickest(table))
    assert what_to_show(with_row(table, thread=True, board_revision=0), BEA) is Need.NEW_BOARD


def test_an_open_seat_or_a_pause_changes_the_board_in_its_place() -> None:
    assert what_to_show(with_row(shown_table(), changes=1), None) is Need.CHANGED_NOTES


def test_a_game_that_is_abandoned_ends_with_a_notice() -> None:
    ended = with_row(shown_table(), status="abandoned", changes=1)
    assert what_to_show(ended, None) is Need.END_NOTICE
    assert what_to_show(with_row(ended, shown_changes=1), None) is Need.NOTHING


def test_a_private_action_of_bridges_changes_nothing_in_the_channel() -> None:
    table = shown_table("bridges")
    for seat in (0, 1):
        table = after(table, seat, lines_of(table)[0])
    table = with_row(table, shown_revision=table.row.revision)
    (private, *_) = (line for line in lines_of(table) if line.split()[0] in {"bridge", "write"})
    table = after(table, 0, private)
    assert what_to_show(table, ANA) is Need.NOTE
    assert what_to_show(with_row(table, changes=1), ANA) is not Need.NOTE, "somebody left meanwhile"
