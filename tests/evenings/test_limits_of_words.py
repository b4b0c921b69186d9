"""What many things make of one sentence still fits into a message."""

from cogs.talk.limits import MOST_CHANNELS, channels_named


def test_of_many_channels_the_first_are_named() -> None:
    few, many = range(1, 4), range(10**18, 10**18 + 90)
    assert channels_named(few) == "<#1>, <#2>, <#3>"
    assert channels_named(many).count("<#") == MOST_CHANNELS
    assert channels_named(many, " ").endswith(" …")
    assert len(channels_named(many)) < 500
