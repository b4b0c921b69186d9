"""Faults told to Sentry: what kind, where, and the number by which the log has it; no values, nobody's name."""

from __future__ import annotations

import logging
from collections.abc import Mapping, MutableMapping
from typing import Any


def begin(dsn: str) -> None:
    """From now on every error of the log; without sentry-sdk an ImportError, a wrong address is a ValueError."""
    import sentry_sdk  # noqa: PLC0415 — an extra
    from sentry_sdk.integrations.logging import LoggingIntegration  # noqa: PLC0415

    sentry_sdk.init(
        dsn,
        default_integrations=False,
        integrations=[LoggingIntegration(level=None, event_level=logging.ERROR)],
        send_default_pii=False,
        include_local_variables=False,
        max_breadcrumbs=0,
        server_name="",
        before_send=bare,
    )


def bare(event: Any, hint: Mapping[str, Any]) -> Any:
    """An event without what an exception says, for that may be what somebody is called."""
    for fault in event.get("exception", {}).get("values", ()):
        fault["value"] = ""
    event.pop("extra", None)
    if "log_record" in hint:
        event["logentry"] = sentence(hint["log_record"])
    return event


def sentence(record: logging.LogRecord) -> MutableMapping[str, Any]:
    """The first line, with the numbers and words in it; of anything else, what kind of thing it is."""
    args = record.args if isinstance(record.args, tuple) else ()
    told = [each if isinstance(each, int | str) else type(each).__name__ for each in args]
    return {"message": str(record.msg).partition("\n")[0], "params": told}
