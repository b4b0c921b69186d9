"""The process that thinks, at the priority of the tests.

The bot's own gives way to everything else on the machine. Next to a busy core it would think about nothing for many
seconds, and tests would fail for that alone.
"""

from cogs.thought import child

child._give_way = lambda: None

if __name__ == "__main__":
    child.main()
