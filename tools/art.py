"""`make art`: the drawings become one sheet of sprites per game and theme, and one palette for them all."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import resvg_py
from PIL.Image import Image

from render.canvas import SPRITES, Picture, sheet
from render.printing import fixed_palette, true_colours
from render.theme import THEMES, Theme
from tools import icons

HOUSE = Path(__file__).parents[1]
ART = HOUSE / "render" / "art"
AVATAR = HOUSE / "docs" / "avatar.png"
AVATAR_SIZE = 512
LANDSCAPE = "<!-- landscape -->"
OWN_RIM = "icons"
"""The folder of frames that were drawn for icons."""
CONTACT_SHEET = HOUSE / "docs" / "icons.png"
TYPICAL = ("first-turn", "middle-standard", "crowded", "names", "wide")
CROWDED = ("middle-standard", "crowded")
"""The posed tables that the palette is chosen for: of Forbidden Island, and of Robinson Crusoe."""


def main() -> None:
    for art in sorted(ART.glob("*/art.json")):
        for theme in THEMES.values():
            pictures = dict(sprites(art.parent, theme))
            sheet(pictures, SPRITES / f"{art.parent.name}-{theme.name}")
            print(f"{art.parent.name}, {theme.name}: {len(pictures)} sprites")
    small = dict(each for art in sorted(ART.glob("*/art.json")) for each in drawn_icons(art.parent))
    icons.write(small, SPRITES / "icons")
    icons.contact_sheet(small, CONTACT_SHEET)
    print(f"{len(small)} icons")
    drawn = resvg_py.svg_to_bytes(svg_string=(ART / "avatar.svg").read_text(), width=AVATAR_SIZE, height=AVATAR_SIZE)
    AVATAR.write_bytes(bytes(drawn))
    # The palette serves boards, words among them, rather than sheets; imported late, for they need the sprites.
    from tools.gallery import crusoe, island  # noqa: PLC0415

    with true_colours():
        boards = [
            game.painted(replace(game.POSES[name], theme=theme)).image()
            for game, names in ((island, TYPICAL), (crusoe, CROWDED))
            for name in names
            for theme in THEMES
        ]
    colours = [colour for theme in THEMES.values() for colour in theme.colours()]
    fixed_palette(boards, colours, SPRITES / "palette.png")


def sprites(game: Path, theme: Theme) -> Iterator[tuple[str, Picture]]:
    """Every sprite of a game, as its `art.json` lists them: from which drawing, within which frame, how large."""
    manifest = json.loads((game / "art.json").read_text())
    for entry in manifest["sprites"]:
        for drawing in sorted(game.glob(entry["from"])):
            svg = repainted(framed(game, drawing, entry, theme), manifest["repaint"].get(theme.name, {}))
            width, height = entry["size"]
            png = resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height)
            yield entry["name"].format(drawing.stem), Picture.read(bytes(png))


def drawn_icons(game: Path) -> Iterator[tuple[str, Image]]:
    """The icons of a game, as its `art.json` lists them: `island-watchtower` and its picture."""
    for entry in json.loads((game / "art.json").read_text()).get("icons", ()):
        for drawing in sorted(game.glob(entry["from"])):
            svg = framed(game, drawing, entry, THEMES["standard"])
            drawn = Picture.read(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=icons.LARGE)))
            name = f"{game.name}-{entry['name'].format(drawing.stem)}"
            yield name, icons.icon(drawn, has_rim=OWN_RIM in Path(entry.get("within", "")).parts)


def framed(game: Path, drawing: Path, entry: Mapping[str, Any], theme: Theme) -> str:
    """The drawing within its frame; a theme may have a frame of its own beside the usual one."""
    svg = drawing.read_text()
    if "within" not in entry:
        return svg
    usual: Path = game / entry["within"]
    own = usual.with_suffix(f".{theme.name}.svg")
    frame = (own if own.exists() else usual).read_text()
    colour: str = entry.get("colours", {}).get(drawing.stem, "")
    inner = re.sub(r"<title>.*?</title>", "", svg[svg.index(">") + 1 : svg.rindex("</svg>")], flags=re.DOTALL)
    return frame.replace("{colour}", colour).replace(LANDSCAPE, inner)


def repainted(svg: str, colours: Mapping[str, str]) -> str:
    for before, after in colours.items():
        svg = svg.replace(before, after)
    return svg


if __name__ == "__main__":
    main()
