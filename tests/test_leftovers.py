"""A test run that someone kills leaves nothing behind."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests import leftovers

HOUSE = Path(__file__).parent.parent
RUN = """
import os, subprocess, time
from pathlib import Path
from tempfile import gettempdir
from tests import leftovers
leftovers.begin()
from tests.postgres import from_wheel
with from_wheel():
    child = subprocess.Popen(["sleep", "600"], start_new_session=True)
    (server,) = Path(gettempdir()).glob("*/postmaster.pid")
    print(gettempdir(), os.getpid(), child.pid, server.read_text().split()[0], flush=True)
    time.sleep(600)
"""


def test_a_run_has_a_folder_of_its_own(tmp_path):
    assert tmp_path.is_relative_to(os.environ[leftovers.RUN])


@pytest.mark.parametrize("killed", ["run", "make"])
def test_a_killed_run_leaves_no_process_and_no_folder(killed):
    """Neither a PostgreSQL nor a bot in a process of its own, nor itself where make was killed."""
    make = ["sh", "-c", f"MAKELEVEL=1 {sys.executable} -c '{RUN}'; true"]
    command = [sys.executable, "-c", RUN] if killed == "run" else make
    with subprocess.Popen(command, cwd=HOUSE, stdout=subprocess.PIPE, text=True) as run:  # noqa: S603 - our own
        folder, *begun = run.stdout.readline().split()
        assert Path(folder).is_dir()
        assert all(leftovers.runs(int(each)) for each in begun)
        run.send_signal(signal.SIGKILL)
    until = time.monotonic() + 20
    while (Path(folder).exists() or any(leftovers.runs(int(each)) for each in begun)) and time.monotonic() < until:
        time.sleep(0.1)
    assert not Path(folder).exists()
    assert [each for each in begun if leftovers.runs(int(each))] == []
