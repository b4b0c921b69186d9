"""Colours, sizes and fonts by name."""

from __future__ import annotations

import re
from dataclasses import astuple, dataclass


class Undrawable(Exception):  # noqa: N818 — it names what cannot be drawn
    """A theme, layout, game or sprite that is not there, by name."""

    def __init__(self, kind: str, name: str) -> None:
        super().__init__(f"no {kind} named {name!r}")
        self.kind = kind
        self.name = name


class NothingToShow(Exception):  # noqa: N818 — as above
    """A replay without a single picture."""


@dataclass(frozen=True)
class Theme:
    """One dress for every game's pictures."""

    name: str
    sea: str
    """What lies around the board."""
    deep: str
    """Where something sank."""
    coordinate: str
    panel: str
    panel_line: str
    raised: str
    """A box on the panel: the one whose turn it is."""
    ink: str
    faint: str
    """Lesser words on the panel; still dark enough to read."""
    label: str
    """A name on a picture, and the line around it."""
    label_line: str
    accent: str
    """What changed."""
    water: str
    danger: str
    good: str
    banner: str

    def colours(self) -> list[str]:
        """Every colour, for the palette."""
        return [value for value in astuple(self) if re.fullmatch(r"#[0-9a-f]{6}", value)]


STANDARD = Theme(
    name="standard",
    sea="#2a83ad",
    deep="#206d98",
    coordinate="#d8f0f7",
    panel="#fbeed2",
    panel_line="#2e2a3f",
    raised="#fffaf0",
    ink="#2e2a3f",
    faint="#6b5f63",
    label="#fffaf0",
    label_line="#2e2a3f",
    accent="#ffd23f",
    water="#1d6fae",
    danger="#c0392f",
    good="#2f7a3f",
    banner="#134a78",
)

HIGH_CONTRAST = Theme(
    name="high-contrast",
    sea="#00203f",
    deep="#00101f",
    coordinate="#ffffff",
    panel="#000000",
    panel_line="#ffffff",
    raised="#1c1c28",
    ink="#ffffff",
    faint="#e0e0e0",
    label="#ffffff",
    label_line="#000000",
    accent="#ffff00",
    water="#3f9cff",
    danger="#ff6b5a",
    good="#6bea7a",
    banner="#000000",
)

COLOUR_BLIND = Theme(
    name="colour-blind",
    sea="#2a83ad",
    deep="#206d98",
    coordinate="#eef8fb",
    panel="#faf3e2",
    panel_line="#1c1c28",
    raised="#ffffff",
    ink="#1c1c28",
    faint="#55505c",
    label="#ffffff",
    label_line="#1c1c28",
    accent="#f0e442",
    water="#0072b2",
    danger="#b34700",
    good="#005f87",
    banner="#0b3a5c",
)

THEMES = {theme.name: theme for theme in (STANDARD, HIGH_CONTRAST, COLOUR_BLIND)}

DARK = "#2e2a3f"
"""For words on the accent, which is bright in every theme."""
LEAST = 20
"""The smallest type: 10 pixels when Discord shows a picture of 1,100 at 550."""
ACT = 25
"""The smallest type that players need in order to act: 8 pixels when a phone shows a picture of 1,100 at 360."""
NAME, TITLE = 25, 34
WIDTH = 1100
TALL_WIDTH = 720
"""For telephones: twice as large there as a wide picture."""


def dressed(name: str) -> Theme:
    """The theme of that name."""
    if name not in THEMES:
        raise Undrawable("theme", name)
    return THEMES[name]
