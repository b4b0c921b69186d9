"""Places where only a person brought the bot: a direct message, a group's, a server that has not installed it."""

from typing import Any

from tests.wire.wire import Wire

DIRECT, GROUP = 1, 3


def open_elsewhere(wire: Wire, kind: int, guild: str | None) -> str:
    """A channel of such a place; what is asked there comes as Discord sends it."""
    channel: str = wire.world.add_channel("somewhere", kind, guild_id=guild)["id"]
    emit = wire.gateway.emit

    async def emitted(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE" and payload["channel_id"] == channel:
            payload = {**payload, "authorizing_integration_owners": {"1": "1"}, "context": 2, "guild_id": guild}
            if guild is None:
                payload = {**payload, "user": payload["member"]["user"], "member": None}
                payload = {name: each for name, each in payload.items() if name not in {"guild_id", "member"}}
        await emit(event, payload)

    wire.gateway.emit = emitted  # type: ignore[method-assign]
    return channel
