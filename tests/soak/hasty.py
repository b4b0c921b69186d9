"""The bot itself, which tries again sooner what Discord did not take: an evening is short."""

from bot import main
from cogs.table import unshown

if __name__ == "__main__":
    unshown.TRIED_AGAIN = (0.5, 1.0, 2.0, *([4.0] * 50))  # type: ignore[misc] # a constant elsewhere
    main()
