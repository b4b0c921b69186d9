"""What goes between the bot and the process that thinks: bytes, with their length before them."""

from __future__ import annotations

from collections.abc import Iterator
from struct import Struct
from typing import Final

LENGTH: Final = Struct("!I")


def framed(words: bytes) -> bytes:
    """As it is sent."""
    return LENGTH.pack(len(words)) + words


class Frames:
    """What has come so far, in whatever pieces."""

    def __init__(self) -> None:
        self._come = bytearray()

    def take(self, data: bytes) -> Iterator[bytes]:
        """What is whole with these bytes."""
        self._come += data
        while len(self._come) >= LENGTH.size:
            end = LENGTH.size + LENGTH.unpack_from(self._come)[0]
            if len(self._come) < end:
                return
            yield bytes(self._come[LENGTH.size : end])
            del self._come[:end]
