"""Buttons and menus under a message. They live on after a restart: everything they need is in their ids."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal, NamedTuple, TypeAlias, TypeVar

import discord
from discord import ButtonStyle, ui

from cogs.talk.icons import ICONS, without_icon
from cogs.talk.limits import (
    BUTTONS_IN_A_ROW,
    LONGEST_ID,
    LONGEST_LABEL,
    LONGEST_OPTION,
    LONGEST_PLACEHOLDER,
    MOST_OPTIONS,
    ROWS,
    cut,
)
from render.icons import Icon

if TYPE_CHECKING:
    from cogs.talk.answer import Answer

Control: TypeAlias = dict[str, Any]
"""A button or a menu as Discord's API takes it."""

IN_A_ROW, A_BUTTON, A_MENU = 1, 2, 3
Picked: TypeAlias = Literal["role", "channel"]
PICKERS: Final[dict[Picked, Control]] = {"role": {"type": 6}, "channel": {"type": 8, "channel_types": [0, 5]}}
"""Discord's own menus of a server's roles, and of its channels for text and announcements."""


class Controls(ui.View):
    """The controls of one message, ready to send.

    discord.py's own view keeps every item as an object, and every sent view in memory; ours are answered by their ids
    alone (`Kind`), so plain dictionaries are enough.
    """

    def __init__(self, controls: Iterable[Control] = ()) -> None:
        self.controls = list(controls)

    def add(self, *controls: Control) -> None:
        self.controls += controls

    @property  # type: ignore[misc]
    def timeout(self) -> None:
        """They never stop being answered."""

    def without_icons(self) -> Controls:
        """The same, in words alone."""
        return Controls(map(without_icon, self.controls))

    @property
    def is_empty(self) -> bool:
        return not self.controls

    def to_components(self) -> list[dict[str, Any]]:
        """Rows: a menu has one for itself, buttons share."""
        rows: list[list[Control]] = []
        for each in self.controls:
            is_button = each["type"] == A_BUTTON
            if not (is_button and rows and rows[-1][0]["type"] == A_BUTTON and len(rows[-1]) < BUTTONS_IN_A_ROW):
                rows.append([])
            rows[-1].append(each)
        assert len(rows) <= ROWS, [each["custom_id"] for each in self.controls]
        return [{"type": IN_A_ROW, "components": row} for row in rows]

    def has_components_v2(self) -> bool:
        return False

    def is_finished(self) -> bool:
        """So that discord.py keeps nothing of it."""
        return True

    def is_dispatchable(self) -> bool:
        return False


class Forged(Exception):  # noqa: N818 — it is no fault of ours
    """What was pressed, chosen or typed cannot come from a genuine client."""


Pressed: TypeAlias = "Callable[[Answer, tuple[str, ...], Sequence[str]], Awaitable[None]]"
"""What answers a press: the words of its id, and of a menu what was chosen."""


Submitted: TypeAlias = "Callable[[Answer, tuple[str, ...], Mapping[str, str]], Awaitable[None]]"
"""What answers a modal: the words of its id, and what was typed into each box."""


class Kind:
    """One kind of button or menu: the first word of its id, the form of the rest, and what answers it."""

    known: ClassVar[dict[str, Kind]] = {}

    def __init__(self, word: str, form: str) -> None:
        self.word = word
        self.form = re.compile(form)
        self.answer: Pressed | None = None
        self.submitted: Submitted | None = None
        """What answers a modal with such an id, if there are any."""
        Kind.known[word] = self

    def __call__(self, answer: Pressed) -> Pressed:
        """As a decorator: this function answers it."""
        self.answer = answer
        return answer

    def id(self, *words: object) -> str:
        text = ":".join((self.word, *map(str, words)))
        assert len(text) <= LONGEST_ID, text
        return text


ACT: Final = Kind("act", r"(\w+):(\d+):(.+)")
"""A button that is one whole action: table, revision, notation."""
ADVISED: Final = Kind("advised", r"(\w+):(\d+):(.+)")
"""A button that plays what the bot advises: table, revision, and one action after the other. The next ones are offered
in the answer."""
SURE: Final = Kind("sure", r"(\w+):(\d+):(.+)")
"""The second button of what is asked about once more: the same."""
CHOOSE: Final = Kind("choose", r"(\w+):(\d+):(.+)")
"""A menu of whole actions, or of the next word of a half-made one."""
ASK: Final = Kind("ask", r"(\w+):(.+)")
"""A button that opens a private panel of what one may do of a kind: table, half-made choice."""
TOOL: Final = Kind("tool", r"(\w+):([a-z-]+)(?::(\d+))?")
"""A button of the table itself: undo, words, hint; on a board it says which revision that shows."""
SHAPE: Final = Kind("shape", r"(tall|wide):(.+)")
"""A button below a private picture for its other shape: that shape, and the id of what shows the picture again."""
LOBBY: Final = Kind("lobby", r"(\w+):([a-z-]+)")
"""A lobby's button: join, leave, start."""
COMPANY: Final = Kind("company", r"(\w+)")
"""A lobby's menu of who plays beside its people: table."""
SEAT: Final = Kind("seat", r"(\w+):(\d):([a-z-]+)")
"""A button about one seat: a reminder's silence, an offered seat."""
VOTE: Final = Kind("vote", r"(\w+):([a-z0-9-]+):([a-z]+)")
"""An answer to a question put to the table."""
SKETCH: Final = Kind("sketch", r"(\w+):(\d):(.+)")
"""A menu of what may follow in a turn tried out: table, whose turn, half-made choice."""
PLANNED: Final = Kind("planned", r"(\w+):(\d):([a-z-]+)")
"""What is done with a turn tried out: table, whose turn, word."""
TAKE: Final = Kind("take", r"(\w+):(\d):([0-9a-f]{8})")
"""A proposal is taken: table, who made it, which one of theirs."""
AGAIN: Final = Kind("again", r"(\w+):([a-z]+)")
"""A menu of a finished game's turns: table, and how the hidden cards shall lie."""
PUZZLE: Final = Kind("puzzle", r"([a-z-]+):(\d+):(\d+):(.+)")
"""A menu of what can be said in a puzzle: game, number, how much was said, half-made choice."""
ATTEMPT: Final = Kind("attempt", r"([a-z-]+):(\d+):([a-z]+)")
"""What else is done with a puzzle: game, number, word."""
PLAY: Final = Kind("play", r"([a-z]+)")
"""A lobby for a game, with its usual options."""
LEARN: Final = Kind("learn", r"([a-z]+)")
"""The lessons of a game."""
DAY: Final = Kind("day", r"([a-z]+)")
"""Today's deal of a game."""
PAGE: Final = Kind("page", r"([\w-]+):([a-z-]+):(\d+)")
"""Another page of something long."""


def button(
    kind: Kind, *words: object, label: str, style: ButtonStyle = ButtonStyle.secondary, icon: Icon | None = None
) -> Control:
    """A button of this kind. Its label says all that its icon shows."""
    control: Control = {
        "type": A_BUTTON,
        "style": style.value,
        "custom_id": kind.id(*words),
        "label": cut(label, LONGEST_LABEL),
        "disabled": False,
    }
    return with_icon(control, icon)


def with_icon(part: Control, icon: Icon | None) -> Control:
    """The same button or option with an icon, if Discord has it."""
    emoji = ICONS.of(icon)
    return part | {"emoji": emoji} if emoji is not None else part


class Option(NamedTuple):
    """One line of a menu."""

    value: str
    label: str
    description: str | None = None
    is_chosen: bool = False
    icon: Icon | None = None
    """The drawing of what the label names."""


def menu(
    kind: Kind, *words: object, options: Sequence[Option], placeholder: str, least: int = 1, most: int = 1
) -> Control:
    """A menu of this kind; one thing is chosen, or `least` to `most`."""
    offered = options[:MOST_OPTIONS]
    return {
        "type": A_MENU,
        "custom_id": kind.id(*words),
        "placeholder": cut(placeholder, LONGEST_PLACEHOLDER),
        "min_values": least,
        "max_values": min(most, len(offered)),
        "options": [_line(option) for option in offered],
        "disabled": False,
    }


def picker(kind: Kind, *words: object, of: Picked, chosen: Sequence[int], placeholder: str, most: int = 1) -> Control:
    """Discord's own menu of roles or channels; nothing, or up to `most`, can be chosen."""
    return PICKERS[of] | {
        "custom_id": kind.id(*words),
        "placeholder": cut(placeholder, LONGEST_PLACEHOLDER),
        "min_values": 0,
        "max_values": min(most, MOST_OPTIONS),
        "default_values": [{"id": str(each), "type": of} for each in chosen[:most]],
        "disabled": False,
    }


def _line(option: Option) -> Control:
    line: Control = {"label": cut(option.label, LONGEST_OPTION), "value": option.value, "default": option.is_chosen}
    if option.description:
        line["description"] = cut(option.description, LONGEST_OPTION)
    return with_icon(line, option.icon)


def ids_on(message: discord.Message) -> list[str]:
    """The ids of a message's buttons and menus."""
    return [str(part.custom_id or "") for row in message.components for part in getattr(row, "children", ())]


# What a button's word does is said where it is defined, and checked complete when the bot starts.

Use = TypeVar("Use", bound=Callable[..., Any])


class Handlers(Generic[Use]):
    """For each word of a kind of button, the function that answers it."""

    def __init__(self, *words: str) -> None:
        self.words = words
        self.uses: dict[str, Use] = {}

    def add(self, *words: str) -> None:
        """Accept more words: a game calls this for its own buttons."""
        self.words += words

    def __call__(self, word: str) -> Callable[[Use], Use]:
        """As a decorator: this function answers that word."""
        assert word in self.words, word

        def kept(use: Use) -> Use:
            self.uses[word] = use
            return use

        return kept

    def of(self, word: str) -> Use:
        """The function; a word that nobody ever gave a button is forged."""
        if word not in self.uses:
            raise Forged(word)
        return self.uses[word]

    @property
    def missing(self) -> set[str]:
        return set(self.words) - self.uses.keys()


ToolUse: TypeAlias = "Callable[[Answer, str], Awaitable[None]]"
"""Answers a button of a table."""
SeatUse: TypeAlias = "Callable[[Answer, str, int], Awaitable[None]]"
"""Answers a button about one seat of a table."""
PageTurn: TypeAlias = "Callable[[Answer, str, int], Awaitable[None]]"
"""Shows a page: of what, and which."""

tool: Handlers[ToolUse] = Handlers(
    "undo", "text", "hint", "mine", "board", "replay", "rematch", "further", "share", "report",
    "try", "odds", "review", "from-here", "go-on", "back",
    "preview", "end", "leave", "abandon", "abandon-vote", "privacy-export", "privacy-forget", "forget-me",
)  # fmt: skip
lobby_tool: Handlers[ToolUse] = Handlers("join", "leave", "start", "company")
seat_tool: Handlers[SeatUse] = Handlers("not-now", "take", "computer", "stand-in", "hand-over", "tonight", "later")
page_of: Handlers[PageTurn] = Handlers("story", "tip", "games", "rules", "help", "logbook", "way")


@TOOL
async def use_tool(answer: Answer, words: tuple[str, ...], _: Sequence[str]) -> None:
    table_id, word, *_rest = words
    await tool.of(word)(answer, table_id)


@LOBBY
async def use_lobby_tool(answer: Answer, words: tuple[str, ...], _: Sequence[str]) -> None:
    table_id, word = words
    await lobby_tool.of(word)(answer, table_id)


@SEAT
async def use_seat_tool(answer: Answer, words: tuple[str, ...], _: Sequence[str]) -> None:
    table_id, seat, word = words
    await seat_tool.of(word)(answer, table_id, int(seat))


@PAGE
async def turn_page(answer: Answer, words: tuple[str, ...], _: Sequence[str]) -> None:
    about, word, number = words
    await page_of.of(word)(answer, about, count(number))


MOST_COUNTED: Final = 2**31
"""No revision and no page is so high."""


def count(digits: str) -> int:
    """A number from an id."""
    number = int(digits[:20])
    if number >= MOST_COUNTED:
        raise Forged(digits[:20])
    return number


def check_complete() -> None:
    """Every button that can be made has something that answers it."""
    lacking = {word for word, kind in Kind.known.items() if kind.answer is None}
    for handlers in (tool, lobby_tool, seat_tool, page_of):
        lacking |= handlers.missing
    assert not lacking, f"nothing answers {sorted(lacking)}"
