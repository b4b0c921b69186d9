"""Bytes with their length before them, in whatever pieces they come."""

import random

from cogs.thought.frames import Frames, framed

SAID = [b"", b"tide", bytes(70_000), b"\0\0\0\4flood"]


def test_what_was_sent_comes_however_it_is_cut():
    chance, sent = random.Random(1), b"".join(map(framed, SAID))
    for _ in range(50):
        cuts = sorted(chance.sample(range(len(sent)), 9))
        frames = Frames()
        heard = [
            words
            for begin, end in zip([0, *cuts], [*cuts, len(sent)], strict=True)
            for words in frames.take(sent[begin:end])
        ]
        assert heard == SAID
