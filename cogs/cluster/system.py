"""What the one who started this process is told, as systemd understands it."""

from __future__ import annotations

import contextlib
import os
import socket


def say_ready() -> None:
    """That it answers people, or stands by as a spare; whoever named no socket is told nothing."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address:
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as told:
            told.sendto(b"READY=1", "\0" + address[1:] if address.startswith("@") else address)
