"""Work out once in a run what is expensive, whichever worker asks first; the others read it from the run's folder."""

import fcntl
import os
import pickle
from collections.abc import Callable
from functools import cache, wraps
from hashlib import sha256
from pathlib import Path
from typing import ParamSpec, TypeVar

from tests import leftovers

P = ParamSpec("P")
T = TypeVar("T")


def once_a_run(work: Callable[P, T]) -> Callable[P, T]:
    """Keep what a function of plain values returns until the run ends. The next run works it out anew."""

    @cache
    @wraps(work)
    def kept(*args: P.args, **named: P.kwargs) -> T:
        said = f"{work.__module__}.{work.__qualname__}{args}{named}"
        if leftovers.RUN not in os.environ:
            return work(*args, **named)
        file = Path(os.environ[leftovers.RUN]) / f"once-{sha256(said.encode()).hexdigest()}"
        with file.with_suffix(".lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not file.exists():
                file.write_bytes(pickle.dumps(work(*args, **named)))
            found: T = pickle.loads(file.read_bytes())  # noqa: S301 - this run wrote it
            return found

    return kept  # type: ignore[return-value] # callable alike
