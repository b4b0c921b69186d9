"""Make what every simulated start repeats quicker; what is sent and what is checked stay the same.

Each bot that starts on an empty store tells Discord all commands, which discord.py asks in 34 languages, word by word.
Code and words don't change within a run, so equal commands are translated once in each process. SimCord copies every
payload by `deepcopy`; payloads are plain JSON, which `marshal` copies ten times quicker. Thoughts don't give way to
other programs (tests/awake.py).
"""

import copy
import json
import marshal
import sys
from enum import Enum
from functools import wraps
from types import SimpleNamespace
from typing import Any

import simcord
from discord.app_commands import Command, Group

import locales
from cogs.thought import process
from cogs.words.described import Translator


def copied(value: Any) -> Any:
    """A copy of anything. What isn't plain data is copied as before."""
    try:
        return marshal.loads(marshal.dumps(value))  # noqa: S302 - what it has just written
    except ValueError:  # an enum is in it, or something else that isn't plain data
        return part_copied(value)


def part_copied(value: Any) -> Any:
    if type(value) is dict:
        return {key: part_copied(each) for key, each in value.items()}
    if type(value) is list:
        return [part_copied(each) for each in value]
    return value if isinstance(value, UNCHANGING) else copy.deepcopy(value)


UNCHANGING = (str, int, float, bool, type(None), bytes, Enum)


def translated_once(kind: Any) -> None:
    """Keep what a command becomes, by all that it says in English and by how things are called."""
    translate = kind.get_translated_payload
    kept: dict[tuple[str, ...], str] = {}

    @wraps(translate)
    async def translated(self: Any, tree: Any, translator: Any) -> Any:
        if type(translator) is not Translator:
            return await translate(self, tree, translator)
        key = (json.dumps(self.to_dict(tree)), *locales._worn)
        if key not in kept:
            kept[key] = json.dumps(await translate(self, tree, translator))
        return json.loads(kept[key])

    kind.get_translated_payload = translated


def begin() -> None:
    """Once in each process of a run."""
    quick = SimpleNamespace(deepcopy=copied, copy=copy.copy)
    for name, module in [*sys.modules.items()]:
        if name.partition(".")[0] == simcord.__name__:
            for kept, own in ("copy", quick), ("deepcopy", copied):
                if getattr(module, kept, None) in {copy, copy.deepcopy}:
                    setattr(module, kept, own)
    process.CHILD = "tests.awake"  # type: ignore[misc] # a constant elsewhere
    translated_once(Command)
    translated_once(Group)
