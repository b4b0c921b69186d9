"""Words: from a key and values to a line in a reader's language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

HERE = Path(__file__).parent


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for path in sorted((HERE / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def say(lang: str, key: str, **values: object) -> str:
    """The line of that key; a fault in it is raised, never shown."""
    bundle = _bundle(lang)
    line, faults = bundle.format_pattern(bundle.get_message(key).value, values)
    if faults:
        raise faults[0]
    return str(line)
