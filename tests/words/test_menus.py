"""What a menu has said already its lines do not say again."""

import pytest

from cogs.table.choices import beneath


@pytest.mark.parametrize(
    ("asked", "label", "line"),
    [
        ("Move to …", "Move to C3 Watchtower", "C3 Watchtower"),
        ("Volar a… (una vez por turno)", "Volar a C3", "C3"),
        ("Use …", "Use: Rum", "Rum"),
        ("Give a card …", "Give Earth Stone to Bea", "Give Earth Stone to Bea"),
        ("Capture the treasure", "Capture the treasure", "Capture the treasure"),
        ("Pay with …", "Pay without it", "Pay without it"),
        ("Decide …", "the cave", "the cave"),
    ],
)
def test_a_line_begins_where_its_menu_ends(asked, label, line) -> None:
    assert beneath(asked, label) == line
