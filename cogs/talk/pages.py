"""Long words in pages that Discord takes."""

from __future__ import annotations

from cogs.talk.controls import PAGE, Controls, button

LONGEST_PAGE = 1900


def pages(text: str) -> list[str]:
    """Split between lines, and in a block of code only where it is longer than a page."""
    leaves: list[str] = [""]
    fenced = False
    lines = text.split("\n")
    for number, line in enumerate(lines):
        whole = line[: LONGEST_PAGE - 10]
        if len(leaves[-1]) + _at_least(lines[number:], whole, fenced=fenced) + 1 > LONGEST_PAGE:
            leaves[-1] += "\n```" if fenced else ""
            leaves.append("```" if fenced else "")
        fenced ^= whole.startswith("```")
        leaves[-1] = f"{leaves[-1]}\n{whole}" if leaves[-1] else whole
    return [leaf if leaf.strip() else "–" for leaf in leaves]


def _at_least(lines: list[str], whole: str, *, fenced: bool) -> int:
    """What has to stand on one page: a line, or a block that begins with it."""
    if fenced or not whole.startswith("```"):
        return len(whole)
    ends = next((at for at, line in enumerate(lines[1:], 1) if line.startswith("```")), 0)
    length = len("\n".join(lines[: ends + 1]))
    return length if length < LONGEST_PAGE else len(whole)


def page_view(table_id: str, tool: str, number: int, count: int) -> Controls | None:
    """Buttons to the page before and after."""
    if count == 1:
        return None
    view = Controls()
    for sign, other in (("◀", number - 1), ("▶", number + 1)):
        if 0 <= other < count:
            view.add(button(PAGE, table_id, tool, other, label=f"{sign} {other + 1}/{count}"))
    return view
