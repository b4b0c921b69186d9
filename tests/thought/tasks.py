"""What the process that thinks is told to do here, beside what the engine can."""

import os
import sys
import time
from pathlib import Path
from unittest.mock import patch

from engine.island.foresight import value
from engine.island.foresight.thinking import choose_well


def whoami():
    return os.getpid()


def niceness():
    return os.nice(0)


def what_is_imported():
    return sorted({name.partition(".")[0] for name in sys.modules})


def environment():
    return dict(os.environ)


def tell(word):
    sys.stdout.write("in the midst of it\n")
    sys.stdout.flush()
    return word


def noted(path, word):
    """Leaves a line behind, so that it is seen how often it was thought."""
    with Path(path).open("a", encoding="utf-8") as lines:
        lines.write(f"{word}\n")
    return word


def dwell(path, word="at last"):
    """Until the file is there; says first that it has begun."""
    Path(f"{path}-begun").write_text(str(os.getpid()), encoding="utf-8")
    while not Path(path).exists():
        time.sleep(0.01)
    return word


def stumble():
    raise LookupError("no such weights")


def choose_with_weights_of(path, *position):
    """As the island's strong mind would, were that its file."""
    value.learned.cache_clear()
    with patch.object(value, "FILE", Path(path)):
        return choose_well(*position)


def devour():
    return len(bytearray(2**30))
