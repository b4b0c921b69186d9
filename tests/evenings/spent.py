"""What an act costs the store: questions, commits, decodings of a state."""

from typing import Any

import pytest

from engine.play import load


class Spent:
    """Counts what goes to the store, and how often a state is decoded."""

    def __init__(self, env: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked = self.committed = self.decoded = 0
        store, ask, count = env.bot.store, env.bot.store.ask, env.bot.store.count

        async def asking(*questions: Any) -> Any:
            self.asked += 1
            return await ask(*questions)

        async def committing(*statements: Any) -> Any:
            self.committed += 1
            return await count(*statements)

        def decoding(*data: Any) -> Any:
            self.decoded += 1
            return load(*data)

        monkeypatch.setattr(store, "ask", asking)
        monkeypatch.setattr(store, "count", committing)
        monkeypatch.setattr("cogs.loaded.load", decoding)

    def since(self) -> tuple[int, int, int]:
        spent = self.asked, self.committed, self.decoded
        self.asked = self.committed = self.decoded = 0
        return spent

    def is_little(self) -> bool:
        """Since somebody last looked: one question, two commits, one decoding at the most."""
        asked, committed, decoded = self.since()
        return asked <= 1 and committed <= 2 and decoded <= 1
