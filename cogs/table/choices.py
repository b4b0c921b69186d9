"""What is legal becomes menus and half-made choices, few presses each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cogs.behaviour import behaviour_of
from cogs.loaded import Table
from cogs.talk.controls import Option
from cogs.talk.limits import MOST_OPTIONS
from cogs.words.story import AND
from cogs.words.teller import Teller, value_of, verb
from engine.contract import Action
from engine.play import legal, play, write
from locales import knows, say

OPEN: Final = "?"
"""In a half-made choice, the word that is still to be said: `lift C3 ? 0+1` is an action with one word open."""


def fits(action: Action, pattern: str) -> bool:
    """Whether an action is one of those a half-made choice leaves open: `lift C3 ? 0+1`."""
    said, half = write(action).split(), pattern.split()
    if half[:1] != said[:1] or len(half) > len(said):
        return False
    return all(word in (OPEN, other) for word, other in zip(half, said, strict=False))


@dataclass(frozen=True)
class Question:
    """What is asked next of a half-made choice: one word, and what it may be."""

    pattern: str
    options: tuple[Option, ...]
    """For each answer: the pattern it leads to, and its label."""
    field: str | None = None
    """The one word that is asked for, if not the rest of them together."""


def ask(tell: Teller, actions: Sequence[Action], pattern: str) -> Question:
    """All that is left in one menu if it fits, otherwise the open word that leads there soonest."""
    left = [action for action in actions if fits(action, pattern)]
    if len(left) <= MOST_OPTIONS:
        asked = say(tell.language, f"{tell.game}-menu-{pattern.split(maxsplit=1)[0]}")
        return Question(pattern, tuple(option(tell, each, beneath(asked, tell.label(each))) for each in left))
    return _by_one_word(tell, left)


def option(tell: Teller, action: Action, label: str) -> Option:
    """A whole action as a line of a menu, with the drawing of what it names."""
    return Option(write(action), label, icon=tell.icon(action))


def beneath(asked: str, label: str) -> str:
    """A choice as it stands in its menu: below `Move to …` it is `C3 Watchtower`, for the menu has said the rest."""
    begun = asked.partition("…")[0].rstrip()
    rest = label.removeprefix(begun)
    if not begun or rest == label or rest[:1] not in {" ", ":"}:
        return label
    rest = rest.lstrip(": ")
    return rest[:1].upper() + rest[1:]


def _by_one_word(tell: Teller, left: Sequence[Action]) -> Question:
    lines = [write(action).split() for action in left]
    length = min(map(len, lines))
    answers = {place: Counter(line[place] for line in lines) for place in range(1, length)}
    place = min((place for place in answers if len(answers[place]) > 1), key=lambda place: _presses(answers[place]))
    field = left[0].__struct_fields__[place - 1]
    settled = [next(iter(answers[other])) if len(answers[other]) == 1 else OPEN for other in answers]
    options, own = [], behaviour_of(tell.table)
    for word in list(answers[place])[:MOST_OPTIONS]:
        value = next(value_of(action, field) for action, line in zip(left, lines, strict=True) if line[place] == word)
        half = [lines[0][0], *settled]
        half[place] = word
        icon = own.icon_of(tell.table, field, value)
        options.append(Option(" ".join(half), own.offered(tell, field, value), icon=icon))
    return Question(" ".join((lines[0][0], *settled)), tuple(options), field)


def _presses(answers: Counter[str]) -> tuple[bool, int]:
    """Which word to ask for first: one whose answers fit a menu, and leave a rest that fits one; then few answers."""
    return max(len(answers), *answers.values()) > MOST_OPTIONS, len(answers)


def together(table: Table, seat: int, actions: Sequence[Action]) -> list[str]:
    """What can be chosen together in one menu: each, and each twice where it can be said twice, as notation."""
    lines = []
    for action in actions:
        line = write(action)
        lines.append(line)
        after = play(table.game, table.state, seat, action).state
        if action in legal(table.game, after, seat):
            lines.append(f"{line}{AND}{line}")
    return lines


def most_together(table: Table, seat: int) -> int:
    """How many actions of the kind that is chosen together can follow each other now."""
    state, count = table.state, 0
    while (first := next((each for each in legal(table.game, state, seat) if each.said_together), None)) is not None:
        state, count = play(table.game, state, seat, first).state, count + 1
    return count


def in_some_order(table: Table, seat: int, actions: Sequence[Action]) -> list[Action]:
    """As many of the actions as fit, each legal after those before it; those said last at the end.

    Being done too early, or after a choice that didn't fit, is left out.
    Being done at once means to give up what is still to be done.
    """
    state, left, ordered = table.state, list(actions), list[Action]()
    while left:
        allowed = legal(table.game, state, seat)
        last = [action for action in left if action.said_last]
        following = next(
            (action for action in left if action in allowed and (action not in last or last == left)), None
        )
        if following is None and last == left:
            return ordered or [*table.game.gives_up(state, seat)][:1] or left
        if following is None:
            return ordered or left  # the rules say why not
        left.remove(following)
        ordered.append(following)
        state = play(table.game, state, seat, following).state
    return ordered


def left_out(meant: Sequence[Action], done: Sequence[Action]) -> list[Action]:
    """What somebody chose and didn't get, without being done."""
    return [each for each in (Counter(meant) - Counter(done)).elements() if not each.said_last]


def by_verb(actions: Sequence[Action]) -> dict[str, list[Action]]:
    """The legal actions, those of one verb together, in the game's order."""
    groups: dict[str, list[Action]] = {}
    for action in actions:
        groups.setdefault(verb(action), []).append(action)
    return groups


def placeholder(tell: Teller, question: Question) -> str:
    """What a menu asks: for one word of an action, or for the whole of it."""
    word = question.pattern.split()[0]
    key = f"{tell.game}-which-{word}-{question.field}"
    is_one_word = question.field is not None and knows("en", key)
    return say(tell.language, key if is_one_word else f"{tell.game}-menu-{word}")
