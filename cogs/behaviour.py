"""How a game differs from others at a table. Each game's `Behaviour` is in its own folder of `cogs/games`."""

# ruff: noqa: ARG002 — a game's own way may need what the usual one does not

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeAlias

from locales import listed, say

if TYPE_CHECKING:
    from cogs.loaded import Table
    from cogs.table.deals import Deal
    from cogs.talk.controls import Controls
    from cogs.words.teller import Teller
    from db.steps import Step
    from db.store import Store
    from engine.contract import Action, Event
    from render.icons import Icon

Settled: TypeAlias = tuple[Callable[..., Any], tuple[Any, ...]]
"""An engine function that chooses one of a seat's actions, and its arguments after the view and the actions."""


class OwnPreference(NamedTuple):
    """One of a game's own preferences: an option of /profile preferences, and a value of `Preferences.of_games`."""

    name: str
    values: tuple[str, ...]
    usual: str
    """The value of a player who never chose."""
    option: str = ""
    """What the option is called, if not like the value."""


class GameOption(NamedTuple):
    """One of a game's own options, as its host can change it in the lobby."""

    name: str
    """Its word in the keys, and its field in the game's options."""
    values: tuple[str, ...]
    usual: tuple[str, ...]
    """What's chosen if the host chose nothing."""
    least: int = 1
    most: int = 1
    """If more than one can be chosen: at least so many, or none."""
    fixes_players: bool = False
    """Whether what's chosen also says how many play."""
    read: Callable[[Mapping[str, Any]], tuple[str, ...]] | None = None
    """What's chosen now in a table's options, if it isn't the value of the field."""
    write: Callable[[tuple[str, ...]], dict[str, Any]] | None = None
    """The fields to change for what's chosen."""

    def chosen(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the values that are chosen now."""
        if self.read is not None:
            return self.read(options)
        value = options.get(self.name)
        return self.usual if value is None else (str(value),)

    def changes(self, chosen: tuple[str, ...]) -> dict[str, Any]:
        """Return the fields to change, None for a field to leave out."""
        return self.write(chosen) if self.write is not None else {self.name: chosen[0]}


class Calls:
    """Who plays, and who is called."""

    preferences: ClassVar[tuple[OwnPreference, ...]] = ()
    """What its players can settle for themselves, for all tables of this game."""

    lobby_options: ClassVar[tuple[GameOption, ...]] = ()
    """The game's own options, in the order of the lobby's panel."""

    takes_computers: ClassVar[bool] = False
    """True if the host can give seats to the computer."""
    two_hands: ClassVar[bool] = False
    """True if one person can play two seats alone."""
    first_game: ClassVar[Mapping[str, Any]] = {"players": 1}
    """The options of the easiest game for one person, which follows the last lesson."""

    def preferred(self, table: Table, user_id: int | None, preference: OwnPreference) -> str:
        """Return what a player chose; the computer's seats have the usual value."""
        own = table.prefers(user_id).of_games if user_id else None
        return (own or {}).get(preference.name, preference.usual)

    def wished(self, table: Table) -> dict[str, Any]:
        """Return the options that players bring into a new game from their preferences."""
        return {}

    def settled(self, table: Table) -> Settled | None:
        """Return what chooses for computers if they must play alike for everyone; None: each uses its own mind."""
        return None

    def called(self, table: Table, seats: Iterable[int]) -> tuple[int, ...]:
        """Return the seats to call at once, of those the game has just begun to wait for."""
        return tuple(seats)

    def called_at_rest(self, before: Table, after: Table, actors: Collection[int | None]) -> tuple[int, ...]:
        """Return the seats to call when nobody has acted for some minutes."""
        return ()

    def next_seat(self, table: Table) -> int | None:
        """Return the seat whose turn follows this one, in a game of turns."""
        return None

    def is_stale(self, former: Any, state: Any, line: str) -> bool:
        """Tell if a line that is still legal means something else now than it did at a former state."""
        return False


class Acts:
    """What /done and /undo mean."""

    finishing: ClassVar[str] = "done"
    """The verb of the action with which a player says that they're finished."""

    def undo_reaches(self, table: Table) -> int:
        """Return the revision that /undo stays behind, unless a player names an earlier step."""
        return 0

    def taking_back(self, table: Table, seat: int, done: Sequence[Action]) -> Sequence[Action] | None:
        """Return the actions that take back what one step did, whatever others did since.

        Empty: nothing of it is left. None: only the whole game can go back to before that step.
        """
        return None

    def can_take_back(self, table: Table, seat: int) -> list[tuple[str, Sequence[Action]]]:
        """Return what `/undo what:` offers in addition to steps: values, and actions that take these things back."""
        return []


class Words:
    """How the game is put into words."""

    one_act_a_line: ClassVar[bool] = False
    """True if all that follows from one act is one line; acts of one player aren't joined."""
    goings: ClassVar[tuple[str, ...]] = ()
    """Tags of events in which a player goes to a place of their choice."""

    weights: ClassVar[Mapping[str, int]] = {}
    """How much events matter to players who were away, by their tags: 0 isn't reported, others are 1."""
    reports_edits: ClassVar[bool] = False
    """True if the player who acts learns something new from an edited board, such as the result of dice."""

    def to_report(self, table: Table) -> Sequence[Step] | None:
        """Return the steps that a board reports; None: what no other board reported."""
        return None

    def report(self, tell: Teller, events: Sequence[Event], *, is_new: bool) -> list[str]:
        """Return what happened, in sentences, the most important first. `is_new`: on a new board, not an edited one."""
        weighed: dict[int, dict[str, list[Event]]] = {}
        for event in events:
            tag = str(event.__struct_config__.tag)
            weighed.setdefault(self.weights.get(tag, 1), {}).setdefault(tag, []).append(event)
        alike = (chain(*weighed[weight].values()) for weight in sorted(weighed, reverse=True) if weight)
        return [line for events in alike for line in tell.events([*events])]

    has_turning_points: ClassVar[bool] = False
    """True if a review of a finished game can name the turn that decided it."""

    def turning_point(self, tell: Teller, review: Any) -> str:
        """Return the turn that decided a finished game, in a sentence."""
        return ""

    def named(self, tell: Teller, field: str, value: Any, facts: Mapping[str, Any]) -> Any:
        """Return a value as it's called in a sentence; None: as usual."""
        return None

    def event(self, tell: Teller, event: Event) -> str | None:
        """Return an event's sentence; None: as usual."""
        return None

    def with_event(self, tell: Teller, event: Event) -> dict[str, Any]:
        """Return more values for an event's sentence."""
        return {}

    def clause(self, tell: Teller, event: Event) -> str:
        """Return what follows an event's sentence after a colon."""
        return ""

    def paragraphs(self, events: Sequence[Event]) -> list[list[Event]]:
        """Return the events of each line, if each act has its own line."""
        return [[event] for event in events]

    def company(self, tell: Teller) -> list[str]:
        """Return the names of others who act, such as companions."""
        return []

    def in_headlines(self, tell: Teller, view: Any) -> dict[str, Any]:
        """Return more values for headlines."""
        return {}

    def label(self, tell: Teller, action: Action) -> str | None:
        """Return what an action is called here; None: as everywhere in this game."""
        return None

    def with_action(self, tell: Teller, action: Action) -> dict[str, Any]:
        """Return more values for an action's label."""
        return {}

    def with_facts(self, facts: Any) -> dict[str, Any]:
        """Return more values for the reason of a hint."""
        return {}

    def perils(self, tell: Teller, view: Any) -> list[str]:
        """Return what can be lost now, a line each, if it's likely enough to read."""
        return []

    def hand_name(self, table: Table, seat: int) -> str:
        """Return the name of a seat whose player has another seat too."""
        return table.names[seat]

    def offered(self, tell: Teller, field: str, value: Any) -> str:
        """Return a value's name in a list of choices."""
        return str(tell.named(field, value))

    def answered(self, tell: Teller) -> str:
        """Return what a player reads after an act, in addition to what happened."""
        return ""

    def sayable(self, tell: Teller) -> list[str]:
        """Return the possible answers, for people who play by text."""
        return []

    def chapters(self, tell: Teller, history: Sequence[Step], told: str) -> list[str]:
        """Split the whole story into parts that each begin a page."""
        return [told]

    def situation(self, table: Table) -> str:
        """Return the key of what a player may meet here for the first time: the game."""
        return table.row.game


class Boards:
    """The lines, buttons and pictures of its boards."""

    pages: ClassVar[tuple[str, ...]] = ()
    """Words of buttons that each show a picture in addition to the board."""
    tools_for_one: ClassVar[tuple[str, ...]] = ()
    """Words of buttons below a private board, after the actions."""

    icons_of_kinds: ClassVar[Mapping[str, str]] = {}
    """The drawing of what all actions of a kind use, by their verb."""

    def icon(self, table: Table, action: Action) -> Icon | None:
        """Return the drawing of what an action's label names."""
        return None

    def icon_of(self, table: Table, field: str, value: Any) -> Icon | None:
        """Return the drawing of one of several values to choose from."""
        return None

    def beside(self, table: Table) -> dict[str, Any]:
        """Return more arguments for the game's pictures and texts."""
        return {}

    def since(self, table: Table) -> Sequence[Step] | None:
        """Return the steps to mark in a picture; None: since the awaited player last acted."""
        return None

    def position(self, tell: Teller) -> list[str]:
        """Return lines on how things are, for people who play by text."""
        return []

    def tips(self, tell: Teller) -> list[str]:
        """Return small lines of help for people in their first game; the first that fit are shown."""
        return []

    def is_question(self, view: Any) -> bool:
        """Tell if players are answering a question, which a hint repeats, rather than taking a turn."""
        return False

    def where_to_look(self, tell: Teller, where: Sequence[str]) -> list[str]:
        """Return the lines of a hint that say where to look."""
        named = listed(tell.language, tell.pointed("where", where))
        return [say(tell.language, f"{tell.game}-tip-where", count=len(where), where=named)]

    def resting(self, tell: Teller) -> list[str]:
        """Return lines that say why a board calls although nothing happened."""
        return []

    def goal(self, tell: Teller) -> list[str]:
        """Return a line on what wins, how long a game takes and what else is asked, for the first board."""
        return []

    def powers(self, tell: Teller) -> list[str]:
        """Return a line on what the players who act can do, for their first turns."""
        return []

    def in_lobby(self, table: Table) -> list[str]:
        """Return lines for a lobby, below its options."""
        return []

    async def at_the_end(self, store: Store, tell: Teller, events: Sequence[Event]) -> list[str]:
        """Return lines for the last board: what led to this end, and how it compares."""
        return []

    def panel(self, tell: Teller, seat: int | None, tools: Sequence[str]) -> Controls | None:
        """Return the controls for one seat, or for all; None: a menu or a button for each verb."""
        return None


class Records:
    """What a finished game counts for."""

    alone_for_points: ClassVar[bool] = False
    """True if a solo game can't be won and is played for points."""
    stories: ClassVar[tuple[str, ...]] = ()
    """Names of the scenarios to tick off once won, as the first word of `Game.variant`."""

    deal: ClassVar[Deal | None] = None
    """The game as it's dealt each day."""

    def points(self, table: Table, seat: int, whole: Sequence[Step]) -> int | None:
        """Return a seat's score in a finished game; `whole` has all its steps."""
        return table.game.score(table.state, seat)

    def next_game(self, table: Table) -> tuple[str, dict[str, Any]] | None:
        """Return what to try after a victory: the key of its name, and the options it changes."""
        return None


class Behaviour(Calls, Acts, Words, Boards, Records):
    """How most games behave. A game overrides what it does differently."""


USUAL = Behaviour()


@cache
def behaviour_of_game(game: str) -> Behaviour:
    """Return the `BEHAVIOUR` in the game's own module or package, or the usual one."""
    module = f"cogs.games.{game}"
    return getattr(import_module(module), "BEHAVIOUR", USUAL) if find_spec(module) else USUAL


def behaviour_of(table: Table) -> Behaviour:
    """Return the behaviour of a table's game."""
    return behaviour_of_game(table.row.game)
