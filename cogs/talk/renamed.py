"""What commands and options of earlier releases are called now: a client may show old ones for a while."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

PLAY: Final = {"play island first": "starting_player", "play island pace": "special_cards"} | {
    f"play crusoe {old}": new
    for old, new in {
        "events": "book_events",
        "wreckage": "washed_ashore",
        "rulings": "printing",
        "draft": "who_plans",
    }.items()
}
"""New names of the options of /play."""

NOW: Final = {
    "end_turn": "/done",
    "ready": "/done",
    "ready not_yet": "/undo",
    "ready sure": "/done anyway:",
    "take_back": "/undo",
    "take_back what": "/undo what:",
    "pass next_time": "/pass ask_me:",
    "shore_up and": "/shore_up second_tile:",
    "write": "/bridges write",
    "bridge": "/bridges draw",
    "skip": "/bridges skip",
    "assign": "/crusoe assign",
    "assign help": "/crusoe assign helpers:",
    "assign pay": "/crusoe assign pay_with:",
    "plan": "/crusoe show_plan",
    "plan do:show": "/crusoe show_plan",
    "plan do:suggest": "/crusoe suggest_plan",
    "plan do:adopt": "/crusoe adopt_plan",
    "plan do:clear": "/crusoe clear_plan",
    "plan first": "/crusoe do_first",
    "decide": "/crusoe answer",
    "ability": "/crusoe ability",
    "use": "/crusoe use",
    "night": "/crusoe night",
    "night camp": "/crusoe night camp_moves:",
    "night hungry": "/crusoe night goes_hungry:",
    "night morale": "/crusoe night morale_reward:",
    "night rolls": "/crusoe night ask_about_rolls:",
    "night arrange": "/crusoe night arrange_camp:",
    "night ask_me": "/crusoe night ask_me_about:",
    "pause": "/game pause",
    "resume": "/game resume",
    "abandon": "/game end",
    "remove": "/game kick",
    "hand_over": "/game hand_over",
    "nudge": "/game nudge",
    "replay": "/game replay",
    "story": "/game story",
    "stats": "/profile stats",
    "preferences": "/profile preferences",
    "preferences zone": "/profile preferences time_zone:",
    "preferences rhythm": "/profile preferences remind_after_hours:",
    "preferences ping_by_dm": "/profile preferences reminders_by_dm:",
    "preferences palette": "/profile preferences colours:",
    "preferences gates": "/profile preferences ask_about_cards:",
    "preferences in_words": "/profile preferences boards_in_words:",
    "preferences when_next": "/profile preferences tell_when_next:",
    "preferences tall": "/profile preferences tall_pictures:",
    "preferences in_records": "/profile preferences in_statistics:",
    "preferences lobbies": "/profile preferences tell_about_lobbies:",
    "privacy": "/profile privacy",
    "logbook": "/leaderboard show:",
    "leaderboard game:daily": "/leaderboard show:",
    "settings": "/server settings",
    "settings allow": "/server channels add:",
    "settings forbid": "/server channels remove:",
    "settings time_limit": "/server settings time_limit_hours:",
    "settings rhythm": "/server settings remind_after_hours:",
    "settings role": "/server settings lobby_role:",
    "settings no_role": "/server settings no_lobby_role:",
    "settings daily_channel": "/server daily channel:",
    "settings daily_at": "/server daily time:",
    "settings daily_zone": "/server daily time_zone:",
} | {old: f"/{old.rpartition(' ')[0]} {new}:" for old, new in PLAY.items()}
"""By an old command, with an option, or an option and its value, where that has a name of its own."""


def _typed(data: Any) -> Iterator[str]:
    """Yield what was typed, from the most to the least exact."""
    path, options = [str(data.get("name"))], data.get("options", ())
    while options and "options" in options[0]:
        path.append(str(options[0].get("name")))
        options = options[0]["options"]
    command = " ".join(path)
    yield from (f"{command} {each.get('name')}:{each.get('value')}" for each in options)
    yield from (f"{command} {each.get('name')}" for each in options)
    yield command


def new_name(data: Any) -> str | None:
    """Return what to type instead of an interaction's old command or option."""
    return next((NOW[each] for each in _typed(data) if each in NOW), None)


def unknown(options: Iterable[Any], names: frozenset[str]) -> bool:
    """Tell if an option isn't one of the command's: discord.py would leave it out without a word."""
    return any(each.get("name") not in names for each in options)
