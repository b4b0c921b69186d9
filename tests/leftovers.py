"""Give a test run its own folder, and clean up when the run ends or someone kills it.

The cleaner is a process of its own: `python tests/leftovers.py FOLDER RUN [MAKE]`. It waits until its input closes, or
the run or the make that began it has ended. Then it stops everything that the run has started, and removes the folder.
"""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from select import select

RUN = "ATOLL_TEST_RUN"
"""The setting that marks every process of a run; its value is the run's folder."""
EVERY = 0.5
"""Seconds between two looks at the processes that the cleaner waits for."""
MEMORY = Path("/dev/shm")  # noqa: S108 - the run makes a folder of its own there
ENOUGH = 4 << 30
"""Bytes that must be free for a run to keep its files in memory, where nobody waits for a disk."""
PATIENCE = 5.0
"""Seconds that a PostgreSQL has for its end."""


def begin() -> subprocess.Popen[bytes]:
    """Make the run's folder, the place for all temporary files from now on, and start its cleaner."""
    folder = tempfile.mkdtemp(prefix="atoll-tests-", dir=MEMORY if has_room(MEMORY) else None)
    Path(folder).chmod(0o755)  # a PostgreSQL started by root runs as another user
    waited = [os.getpid(), *([os.getppid()] if "MAKELEVEL" in os.environ else [])]  # if make dies, its run has ended
    command = [sys.executable, "-S", __file__, folder, *map(str, waited)]
    cleaner = subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True)  # noqa: S603 - it is this file
    os.environ[RUN] = os.environ["TMPDIR"] = tempfile.tempdir = folder
    return cleaner


def has_room(place: Path) -> bool:
    """Return whether a run can keep its files at a place."""
    return place.is_dir() and os.access(place, os.W_OK) and shutil.disk_usage(place).free >= ENOUGH


def end(cleaner: subprocess.Popen[bytes]) -> None:
    """Let the cleaner do its work."""
    cleaner.communicate()


def wait_for_the_end(run: int, *others: int) -> None:
    """Return when the input is closed or one of these processes has ended; the run ends with the others."""
    while not select([sys.stdin], [], [], EVERY)[0]:
        if not all(map(runs, (run, *others))):
            with contextlib.suppress(ProcessLookupError):
                os.kill(run, signal.SIGKILL)
            return


def runs(process: int) -> bool:
    """Return whether a process runs; one that only waits for its parent doesn't."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    with contextlib.suppress(PermissionError):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return False
    return True


def clean(folder: Path) -> None:
    """Stop what belongs to the run, then remove its folder."""
    for server in [int(file.read_text().split()[0]) for file in folder.glob("*/postmaster.pid")]:
        with contextlib.suppress(ProcessLookupError):
            os.kill(server, signal.SIGQUIT)  # killed, it would leave shared memory
        until = time.monotonic() + PATIENCE
        while runs(server) and time.monotonic() < until:
            time.sleep(0.05)
    mark = f"{RUN}={folder}".encode()
    for environment in Path("/proc").glob("[0-9]*/environ"):
        with contextlib.suppress(OSError):
            # A run inside this one has its folder inside this one's.
            if any(setting.startswith(mark) for setting in environment.read_bytes().split(b"\0")):
                os.kill(int(environment.parent.name), signal.SIGKILL)
    for _ in range(10):  # a process that is being killed may still write
        shutil.rmtree(folder, ignore_errors=True)
        if not folder.exists():
            return
        time.sleep(0.1)


if __name__ == "__main__":
    wait_for_the_end(*map(int, sys.argv[2:]))
    clean(Path(sys.argv[1]))
