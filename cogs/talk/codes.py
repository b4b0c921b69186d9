"""Discord's error codes and statuses, each in one place."""

from typing import Final

# HTTP statuses

REFUSED: Final = 400
TOO_LARGE: Final = 413
TOO_MANY: Final = 429

# Error codes

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MEMBER: Final = frozenset({10007, 10013})
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_WEBHOOK: Final = 10015
UNKNOWN_INTERACTION: Final = 10062
TOO_MANY_OLD_EDITS: Final = 30046
"""A message older than an hour was edited too often."""
REQUEST_TOO_LARGE: Final = 40005
ANSWERED_ALREADY: Final = 40060
"""Perhaps by us: the answer arrived, and its confirmation was lost."""
NO_ACCESS: Final = 50001
NO_PERMISSION: Final = 50013
TOO_MANY_EMOJI: Final = 30008
"""The application has 2,000, ours and others."""
INVALID_FORM: Final = 50035
EXPIRED_TOKEN: Final = 50027
ARCHIVED_THREAD: Final = 50083
THREAD_EXISTS: Final = 160004

NO_RIGHT: Final = frozenset({NO_ACCESS, NO_PERMISSION})
NOT_TAKEN: Final = frozenset({UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, EXPIRED_TOKEN, ANSWERED_ALREADY})
"""Discord takes no answer to this interaction: it expired, or it has one already."""
CANNOT_BE_EDITED: Final = frozenset({UNKNOWN_MESSAGE, TOO_MANY_OLD_EDITS, ARCHIVED_THREAD})
"""The message is deleted, is old and was edited too often, or its thread is archived."""
