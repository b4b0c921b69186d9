"""One line a record, as JSON, for those who gather logs; never what somebody wrote."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

import discord


class JsonLines(logging.Formatter):
    """Time, level, where from, what; facts of a record beside it, and a fault with its trace."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "from": record.name,
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["fault"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def begin(level: str, *, as_json: bool) -> None:
    """Log to the standard error from now on."""
    if as_json:
        discord.utils.setup_logging(level=logging.getLevelName(level), root=True, formatter=JsonLines())
    else:
        discord.utils.setup_logging(level=logging.getLevelName(level), root=True)
