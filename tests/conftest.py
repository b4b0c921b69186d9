"""What every test of the Discord side shares."""

from typing import Any

import pytest
from simcord.http import router

from tests.openapi import Request, path_of, violations


@pytest.fixture(autouse=True)
def refused(monkeypatch):
    """Every request a bot makes in SimCord is one that the real Discord would take, or the test fails."""
    found: list[str] = []
    dispatch = router.dispatch

    def checked(backend: Any, method: str, path: str, *, files: Any = None, **sent: Any) -> Any:
        sizes = tuple(file.fp.seek(0, 2) for file in files or ())
        for file in files or ():
            file.fp.seek(0)
        found.extend(violations(Request(method, path_of(path), sent.get("json"), sent.get("params") or {}, sizes)))
        return dispatch(backend, method, path, files=files, **sent)

    monkeypatch.setattr(router, "dispatch", checked)
    yield found
    assert not found, "Discord would refuse:\n" + "\n".join(found)
