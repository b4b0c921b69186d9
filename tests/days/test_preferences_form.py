"""Preferences in a private panel: each is changed in three presses, and typed options work beside it."""

import pytest

from cogs.people.preferences import KINDS, LOBBIES
from db import callers, preferences
from tests.days.table import HOUR
from tests.forms import Panel
from tests.message_limits import walk
from tests.says import says

QUIET = {"quiet_from", "quiet_until", "time_zone"}


@pytest.fixture
def ana(table):
    return table.people[0]


async def opened(table, person, **said) -> Panel:
    return Panel(person, await person.slash(table.channel, "profile preferences", **said))


async def test_every_option_of_the_command_is_in_the_panel(table, ana) -> None:
    panel = await opened(table, ana)
    assert set(panel.lines()) == set(KINDS) - QUIET | {"quiet_hours"}
    assert len(panel.message.components) <= 5


@pytest.mark.parametrize("option", sorted(name for name, kind in KINDS.items() if kind is bool))
async def test_an_on_off_preference_is_one_press_that_can_be_taken_back(table, ana, option) -> None:
    panel = await opened(table, ana)
    before = (
        await preferences.of(table.store, ana.id),
        await callers.wishes(table.store, table.channel.guild.id, ana.id),
    )
    await panel.press("put", option)
    now = await preferences.of(table.store, ana.id), await callers.wishes(table.store, table.channel.guild.id, ana.id)
    assert now != before
    assert panel.presses == 1
    await panel.press("put", option)
    assert before == (
        await preferences.of(table.store, ana.id),
        await callers.wishes(table.store, table.channel.guild.id, ana.id),
    )


@pytest.mark.parametrize(
    ("line", "value", "saved"),
    [
        ("language", "pt-BR", {"language": "pt-BR"}),
        ("colours", "colour-blind", {"palette": "colour-blind"}),
        ("ask_about_cards", "never", {"of_games": {"gates": "never"}}),
    ],
)
async def test_a_preference_with_values_is_two_presses(table, ana, line, value, saved) -> None:
    panel = await (await opened(table, ana)).choose(line, value)
    assert await preferences.of(table.store, ana.id) == preferences.Preferences(**saved)
    assert panel.presses == 2


async def test_the_panel_speaks_the_language_chosen_in_it(table, ana) -> None:
    panel = await (await opened(table, ana)).choose("language", "es")
    assert says(panel.message, "preferences-title", "es")
    await panel.choose("language", "-")
    assert says(panel.message, "preferences-title")
    assert (await preferences.of(table.store, ana.id)).language is None


async def test_quiet_hours_and_the_zone_are_typed_together(table, ana) -> None:
    panel = await (await opened(table, ana)).type("quiet_hours", **{"from": "22", "until": "8:30", "zone": "lisbon"})
    own = await preferences.of(table.store, ana.id)
    assert (own.quiet_from, own.quiet_until, own.zone) == (22 * 60, 8 * 60 + 30, "Europe/Lisbon")
    assert says(panel.message, "preferences-quiet", quiet="yes", start="22:00", end="08:30", zone="Europe/Lisbon")
    assert panel.presses == 3
    await panel.open("quiet_hours")
    await panel.press("put", "quiet_hours", "-")
    own = await preferences.of(table.store, ana.id)
    assert (own.quiet_from, own.quiet_until, own.zone) == (None, None, "Europe/Lisbon")


async def test_the_boxes_hold_what_is_saved(table, ana) -> None:
    panel = await opened(table, ana, quiet_from="22", quiet_until="8", time_zone="Asia/Tokyo", remind_after_hours="3 9")
    modal = (await panel.ask("quiet_hours")).modal
    held = {each["custom_id"]: each.get("value") for each in walk(modal["components"]) if each["type"] == 4}
    assert held == {"from": "22:00", "until": "08:00", "zone": "Asia/Tokyo"}
    modal = (await (await opened(table, ana)).ask("remind_after_hours")).modal
    assert [each.get("value") for each in walk(modal["components"]) if each["type"] == 4] == ["3 9"]


@pytest.mark.parametrize(
    ("line", "boxes", "refusal"),
    [
        ("quiet_hours", {"from": "25:00", "until": "8"}, "no-such-time"),
        ("quiet_hours", {"from": "22"}, "quiet-both"),
        ("quiet_hours", {"from": "22", "until": "8", "zone": "Mars"}, "no-such-zone"),
        ("quiet_hours", {"zone": "a"}, "zones-too-many"),
        ("quiet_hours", {"from": "W" * 60, "until": "8", "zone": "../../etc/passwd"}, "no-such-zone"),
        ("remind_after_hours", {"hours": "9" * 60}, "no-such-rhythm"),
        ("remind_after_hours", {"hours": "eight"}, "no-such-rhythm"),
    ],
)
async def test_what_cannot_be_read_is_named_in_the_panel_and_changes_nothing(table, ana, line, boxes, refusal) -> None:
    panel = await (await opened(table, ana)).type(line, **boxes)
    assert says(panel.message, refusal)
    assert panel.has("type", line), "they can try again at once"
    assert await preferences.of(table.store, ana.id) == preferences.Preferences()
    await panel.press("all")
    assert says(panel.message, "preferences-title")


async def test_a_city_that_several_zones_have_is_asked_about(table, ana) -> None:
    panel = await (await opened(table, ana)).type("quiet_hours", **{"from": "22", "until": "8", "zone": "buenos aires"})
    assert says(panel.message, "zone-ask")
    assert (await preferences.of(table.store, ana.id)).quiet_from == 22 * 60
    await panel.select(["America/Argentina/Buenos_Aires"], "set", "time_zone")
    assert (await preferences.of(table.store, ana.id)).zone == "America/Argentina/Buenos_Aires"
    assert says(panel.message, "preferences-title")


async def test_a_rhythm_is_typed_and_given_up(table, ana) -> None:
    panel = await (await opened(table, ana)).type("remind_after_hours", hours="6 12")
    assert (await preferences.of(table.store, ana.id)).reminder_hours == (6, 12)
    assert panel.presses == 3
    await panel.open("remind_after_hours")
    await panel.press("put", "remind_after_hours", "-")
    assert (await preferences.of(table.store, ana.id)).reminder_hours is None


async def test_boxes_left_open_for_a_day_are_still_answered_and_keep_what_changed_meanwhile(table, ana) -> None:
    modal = await (panel := await opened(table, ana)).ask("remind_after_hours")
    await table.pass_by(days=1)
    await opened(table, ana, colours="high-contrast")
    await panel.submit(modal, hours="5")
    own = await preferences.of(table.store, ana.id)
    assert (own.reminder_hours, own.palette) == ((5,), "high-contrast")


async def test_boxes_sent_twice_change_nothing_more(table, ana) -> None:
    modal = await (panel := await opened(table, ana)).ask("remind_after_hours")
    await panel.submit(modal, hours="5")
    modal._interaction.modal_consumed = False  # a client that didn't see the answer sends it once more
    await panel.submit(modal, hours="5")
    assert (await preferences.of(table.store, ana.id)).reminder_hours == (5,)
    assert says(panel.message, "preferences-title")


async def test_boxes_are_answered_after_a_restart(table, ana, again, env) -> None:
    modal = await (panel := await opened(table, ana)).ask("remind_after_hours")
    await again(env, HOUR)
    await panel.submit(modal, hours="5")
    assert (await preferences.of(table.store, ana.id)).reminder_hours == (5,)


async def test_with_everything_at_its_longest_the_panel_is_whole_in_every_language(table, ana) -> None:
    for language in ("en", "es", "pt-BR"):
        panel = await opened(
            table,
            ana,
            language=language,
            quiet_from="22:22",
            quiet_until="10:10",
            time_zone="America/Argentina/ComodRivadavia",
            remind_after_hours="332 333 334 335 336",
        )
        assert says(panel.message, "switch-lobbies-means", language), "nothing was cut"
        assert set(panel.lines()) >= {LOBBIES, "quiet_hours"}
