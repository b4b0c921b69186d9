"""Time limits: how long Discord gives us, and how long we give Discord and people."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

DEFER_AFTER: Final = 1.8
"""Seconds until an answer asks Discord for more time. Discord gives up after 3 seconds."""
PROGRESS_AFTER: Final = 0.4
"""Seconds until a player reads what the bot is working on."""
PICTURE_WITHIN: Final = 1.2
"""Seconds that the words wait for their picture."""
SHOWN_WITHIN: Final = 20.0
"""Seconds for all requests that show one table, remind its players, or send a server its morning message."""
SHRUNK_WITHIN: Final = 6.0
"""Seconds to shrink a previous board, so that it doesn't hold up the live one."""
PRIVATE_WITHIN: Final = 6.0
"""Seconds to change a private message."""
REVIEWED_WITHIN: Final = 60.0
"""Seconds that a player waits for a review. It goes on without them, and is there when they ask again."""

MESSAGE_EDITABLE: Final = timedelta(minutes=55)
"""Discord allows few edits of a message older than an hour (30046)."""
ANSWER_EDITABLE: Final = timedelta(minutes=14)
"""Discord allows edits of a private answer for 15 minutes after the press or command."""

CLAIMED: Final = timedelta(minutes=2)
"""A process has so long to send what it claimed. Then it's due again."""
AGAIN: Final = timedelta(hours=1)
"""The pause before the next try if Discord refuses a message."""
