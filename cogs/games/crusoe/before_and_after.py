"""Before a game of Robinson Crusoe and after it: what its lobby proposes, and how its score compares."""

from __future__ import annotations

from typing import Final

from cogs.loaded import Table
from cogs.words.teller import Teller
from db import results
from db.store import Store
from engine.contract import Illegal
from engine.crusoe.records import easing
from engine.play import read_options
from locales import say

OVER: Final = "crusoe-over"
"""What one has met who saw the end of a game."""
THREE: Final = 3


def lobby_lines(table: Table) -> list[str]:
    """Whether all together is easier or harder than the rules; what would help three, or newcomers."""
    language, seats = table.row.language, len(table.seats)
    known = table.game.options.__struct_fields__
    try:
        options = read_options(table.game, {name: each for name, each in table.row.options.items() if name in known})
    except Illegal:  # a lobby of a release that knew another value: whoever starts it hears which
        return []
    ease = easing(options, seats)
    words = [say(language, "crusoe-lobby-easing", ease="easier" if ease > 0 else "harder")] if ease else []
    is_new = not any((table.person(seat), OVER) in table.versed for seat in table.humans)
    if options.dog == "standard" and (seats == THREE or (is_new and seats > 1)):
        words.append(say(language, "crusoe-lobby-newcomers" if is_new else "crusoe-lobby-three"))
    return [f"-# {' '.join(words)}"] if words else []


async def placed(store: Store, tell: Teller) -> list[str]:
    """Among the scores of the games of this variant in this server, losses too (RC-293)."""
    table = tell.table
    variant, score = table.game.variant(table.state), table.state.outcome.score
    ended = await results.of_guild(store, table.row.guild_id or 0, table.row.game)
    scores = {each.table_id: each.score or 0 for each in ended if each.variant == variant} | {table.id: score}
    place = 1 + sum(each > score for each in scores.values())
    return [say(tell.language, "crusoe-placed", place=place, count=len(scores), score=score)] if len(scores) > 1 else []
