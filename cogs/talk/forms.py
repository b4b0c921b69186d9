"""Settings as a private panel: a line for each, with what it means, and what changes it.

An on/off setting is a button. The others are in one menu; it opens a line's own panel, which leads back.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from discord import ButtonStyle

from cogs.talk.answer import Refused
from cogs.talk.controls import Control, Controls, Forged, Kind, Option, Picked, button, menu, picker
from cogs.talk.limits import LONGEST_CONTENT, MOST_OPTIONS, cut
from cogs.talk.modals import Box, Modal
from locales import say

if TYPE_CHECKING:
    from cogs.talk.answer import Answer

YES, NO = "yes", "no"
RANGE: Final = "{} … {}"
"""A menu with a part of a long list, by its first and last line."""


class Choices(NamedTuple):
    """Values to choose from; more than one menu holds are split among several."""

    options: Sequence[Option]
    least: int = 1
    most: int = 1


class Picker(NamedTuple):
    """Discord's own menu of roles or channels."""

    of: Picked
    chosen: Sequence[int]
    placeholder: str
    most: int = 1


class Value(NamedTuple):
    """One value, as a button."""

    value: str
    label: str


class Typed(NamedTuple):
    """A button that opens boxes to type in."""

    label: str
    boxes: Sequence[Box]


Way: TypeAlias = Choices | Picker | Value | Typed | Control
"""How a line is changed. A control leads to something that another feature answers."""


class Line(NamedTuple):
    """One setting: how it is now, what that means, and what changes it."""

    text: str
    means: str
    ways: Sequence[Way] = ()
    label: str = ""
    """The text where mentions can't be read, as in the menu."""
    is_on: bool | None = None
    """Whether an on/off setting is on; its button is below all lines."""

    @property
    def called(self) -> str:
        return self.label or self.text

    @property
    def whole(self) -> str:
        return f"**{self.text}**\n-# {self.means}" if self.means else f"**{self.text}**"


Asked: TypeAlias = tuple[str, Line]
"""A line that asks more, and the name under which `Form.change` gets what's chosen there."""


class Sheet(NamedTuple):
    """All lines of a form, by their names, and more buttons below them."""

    title: str
    lines: Mapping[str, Line]
    more: Sequence[Control] = ()


class Form(ABC):
    """The settings of a user, a server or a lobby. `owner` is whose they are, as it stands in the ids."""

    def __init__(self, word: str) -> None:
        self.kind = Kind(word, r"(\w+):(all|open|set|put|type)(?::(\w+))?(?::(.+))?")
        self.kind.answer = self._press
        self.kind.submitted = self._submit

    @abstractmethod
    async def sheet(self, answer: Answer, owner: str) -> Sheet:
        """Return the settings as they are now; `Refused` if this user can't change them."""

    @abstractmethod
    async def change(self, answer: Answer, owner: str, name: str, values: Sequence[str]) -> None:
        """Save what was chosen for a line; `Refused` says what's wrong with it."""

    @abstractmethod
    async def typed(self, answer: Answer, owner: str, name: str, boxes: Mapping[str, str]) -> Asked | None:
        """Save what was typed for a line; if that can mean several things, ask which."""

    async def show(self, answer: Answer, owner: str, news: str = "") -> None:
        """Show all lines."""
        sheet = await self.sheet(answer, owner)
        text = "\n".join(filter(None, (sheet.title, *(line.whole for line in sheet.lines.values()), news)))
        await answer.privately(cut(text, LONGEST_CONTENT), self._controls(answer.language, owner, sheet))

    def _controls(self, language: str, owner: str, sheet: Sheet) -> Controls:
        view, buttons, to_open = Controls(), list[Control](), list[Option]()
        for name, line in sheet.lines.items():
            if line.is_on is not None:
                style = ButtonStyle.success if line.is_on else ButtonStyle.secondary
                other = NO if line.is_on else YES
                buttons.append(button(self.kind, owner, "put", name, other, label=line.called, style=style))
            elif line.ways:
                to_open.append(Option(name, line.called, line.means))
        if to_open:
            view.add(menu(self.kind, owner, "open", options=to_open, placeholder=say(language, "form-change")))
        view.add(*buttons, *sheet.more)
        return view

    async def _show_line(self, answer: Answer, owner: str, name: str, news: str = "") -> None:
        """Show one line with all that changes it."""
        sheet = await self.sheet(answer, owner)
        if name not in sheet.lines:
            raise Forged(name)
        await self._show_own(answer, owner, name, sheet.lines[name], news)

    async def _show_own(self, answer: Answer, owner: str, name: str, line: Line, news: str) -> None:
        back = button(self.kind, owner, "all", label=say(answer.language, "form-back"))
        view = Controls([*self._ways(answer.language, owner, name, line), back])
        await answer.privately(cut("\n".join(filter(None, (line.whole, news))), LONGEST_CONTENT), view)

    def _ways(self, language: str, owner: str, name: str, line: Line) -> Iterator[Control]:
        for way in line.ways:
            match way:
                case Choices():
                    yield from self._menus(language, owner, name, way)
                case Picker(of, chosen, placeholder, most):
                    words = (owner, "set", name)
                    yield picker(self.kind, *words, of=of, chosen=chosen, placeholder=placeholder, most=most)
                case Value(value, label):
                    yield button(self.kind, owner, "put", name, value, label=label)
                case Typed(label, _):
                    yield button(self.kind, owner, "type", name, label=label, style=ButtonStyle.primary)
                case _:
                    yield way

    def _menus(self, language: str, owner: str, name: str, way: Choices) -> Iterator[Control]:
        for first in range(0, len(way.options), MOST_OPTIONS):
            some = way.options[first : first + MOST_OPTIONS]
            whole = len(some) == len(way.options)
            asked = say(language, "choose-one") if whole else RANGE.format(some[0].label, some[-1].label)
            words = (owner, "set", name, first)
            yield menu(self.kind, *words, options=some, placeholder=asked, least=way.least, most=way.most)

    async def _press(self, answer: Answer, words: tuple[str, ...], values: Sequence[str]) -> None:
        owner, verb, name, value = words
        match verb:
            case "all":
                await self.show(answer, owner)
            case "open":
                await self._show_line(answer, owner, values[0] if values else "")
            case "set" | "put":
                await self._change(answer, owner, name, values if verb == "set" else (value,))
            case _:
                await self._open(answer, owner, name)

    async def _change(self, answer: Answer, owner: str, name: str, values: Sequence[str]) -> None:
        try:
            await self.change(answer, owner, name, values)
        except Refused as refused:
            await self._show_line(answer, owner, name, refused.told(answer.language))
            return
        await self.show(answer, owner)

    async def _open(self, answer: Answer, owner: str, name: str) -> None:
        """Open the boxes of a line, filled in with what is saved now."""
        line = (await self.sheet(answer, owner)).lines.get(name)
        typed = next((way for way in line.ways if isinstance(way, Typed)), None) if line is not None else None
        if line is None or typed is None:
            raise Forged(name)
        await answer.open(Modal(self.kind, owner, "type", name, title=typed.label, boxes=typed.boxes))

    async def _submit(self, answer: Answer, words: tuple[str, ...], boxes: Mapping[str, str]) -> None:
        owner, _, name, _ = words
        try:
            asked = await self.typed(answer, owner, name, boxes)
        except Refused as refused:
            await self._show_line(answer, owner, name, refused.told(answer.language))
            return
        if asked is not None:
            await self._show_own(answer, owner, *asked, "")
        else:
            await self.show(answer, owner)
