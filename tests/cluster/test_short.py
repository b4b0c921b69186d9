"""Four processes and a spare, eight shards, sixteen tables: some seconds of what `make cluster` does for minutes."""

import random

from tests.cluster.checks import all_holds
from tests.cluster.crew import Crew
from tests.cluster.story import Story
from tests.cluster.tables import PATIENCE, sit_down

SHARDS, TABLES = 8, 16


async def test_whatever_happens_to_a_process_nothing_acknowledged_is_lost(wire, postgres, tmp_path) -> None:
    """One is renewed and nobody notices; one is killed, one is cut off; who is due is reminded once."""
    wire.gateway.max_concurrency = SHARDS
    database, luck = postgres.empty(), random.Random(7)
    tables = await sit_down(wire, TABLES, SHARDS, luck)
    async with Crew(wire, database, tmp_path, shards=SHARDS) as crew:
        story = Story(crew, database, tables, luck)
        async with story.playing(patience=PATIENCE):
            await story.everybody_plays(2 * TABLES)
            await story.renew(crew.units[0])
        assert story.failed == []
        assert "Traceback" not in crew.said()
        async with story.playing(patience=2):
            await story.kill(crew.units[1])
            await story.cut()
        await story.remind(crew.units[2])
        assert await all_holds(database, tables) > 4 * TABLES
    assert {code for unit in crew.units for code in unit.codes} <= {0, 1, -9}
