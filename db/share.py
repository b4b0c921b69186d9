"""Whose is what, where several processes share one database: a server is its shard's, a shard one process's."""

from __future__ import annotations

from msgspec import Struct


class Share(Struct, frozen=True):
    """The shards that this process runs, of so many; by itself it runs all."""

    shards: frozenset[int] = frozenset({0})
    count: int = 1

    @classmethod
    def of_slot(cls, slot: int, processes: int, count: int) -> Share:
        """The block of shards that belongs to a slot, where so many processes share so many shards."""
        return cls(frozenset(range(count * slot // processes, count * (slot + 1) // processes)), count)

    @property
    def sweeps(self) -> bool:
        """What belongs to nobody in particular is swept by the process of the first shard."""
        return 0 in self.shards

    def has(self, guild_id: int, *, in_our_server: bool) -> bool:
        """Whether a table there is ours, as `tables` says it in SQL."""
        return ((guild_id >> 22) % self.count if in_our_server else 0) in self.shards

    def servers(self) -> str:
        """Which rows with a `guild_id` are ours, as a condition."""
        return self._ours("guild_id >> 22")

    def tables(self) -> str:
        """Which tables are ours; who plays in no server of ours speaks to the first shard."""
        return self._ours("CASE WHEN in_our_server = 1 THEN guild_id >> 22 ELSE 0 END")

    def _ours(self, number: str) -> str:
        if len(self.shards) == self.count:
            return "1 = 1"
        return f"({number}) % {self.count} IN ({', '.join(map(str, sorted(self.shards))) or 'NULL'})"
