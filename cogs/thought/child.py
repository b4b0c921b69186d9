"""The process that thinks: a function's name and plain data come in, what the function says goes out, one by one.

It imports nothing but the rooms of the functions it is told to call, which are the engine's.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import resource
import signal
import sys
import traceback
from collections.abc import Iterator
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final

from cogs.thought.frames import Frames, framed

NICE: Final = 10
MOST_MEMORY: Final = 512 * 2**20
"""Bytes of addresses; 40 MB are in use."""
READ_AT_ONCE: Final = 2**16
GREETING: Final = b""


def main() -> None:
    """Until the bot closes its end, or is gone."""
    answers = _own_end()
    _give_way()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which ends this one
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    asked: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(asked,), daemon=True).start()
    said = GREETING
    while True:
        answers.write(framed(said))
        answers.flush()
        said = thought_of(asked.get())


def _give_way() -> None:
    """Niced; on Linux it runs only where nothing else wants to, and leaves the processor the moment something does."""
    os.nice(NICE)
    with contextlib.suppress(AttributeError, OSError):  # another system, or a host that does not allow it
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def thought_of(question: bytes) -> bytes:
    """Whether it went well, and what was said, or else what went wrong."""
    try:
        function, data = pickle.loads(question)  # noqa: S301 — from the bot that started this process
        return pickle.dumps((True, function(*data)))
    except Exception:  # noqa: BLE001 — whatever it is, who asked must hear it
        return pickle.dumps((False, traceback.format_exc()))


def _own_end() -> BinaryIO:
    """Where answers go; what anybody prints goes where faults go, and not among them."""
    own = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return own


def _listen(asked: SimpleQueue[bytes]) -> None:
    """In a thread of its own: a bot that is gone ends this process in the midst of a thought."""
    for frame in _frames():
        asked.put(frame)
    os._exit(0)


def _frames() -> Iterator[bytes]:
    frames = Frames()
    while data := os.read(sys.stdin.fileno(), READ_AT_ONCE):
        yield from frames.take(data)


if __name__ == "__main__":
    main()
