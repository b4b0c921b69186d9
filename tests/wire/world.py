"""What stands in the played Discord: people, channels, messages, and who reacted to them."""

import re
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from typing import Any

import discord

EPHEMERAL, LOADING, SILENT = 1 << 6, 1 << 7, 1 << 12
TEXT, DIRECT, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
ORDINARY = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    add_reactions=True,
    read_message_history=True,
    use_external_emojis=True,
    use_application_commands=True,
).value
DISCORD_EPOCH = 1_420_070_400_000

IN_A_SERVER, WITH_THE_BOT, AMONG_PEOPLE = 0, 1, 2
"""Where an interaction comes from, as Discord counts."""
KINDS_ELSEWHERE = {
    "own": (DIRECT, WITH_THE_BOT),
    "dm": (DIRECT, AMONG_PEOPLE),
    "group": (3, AMONG_PEOPLE),
    "server": (TEXT, IN_A_SERVER),
}
EXTERNAL_APPS = 1 << 50

Payload = dict[str, Any]
_counter = count()


class Refused(Exception):  # noqa: N818 - an answer of Discord's, not a failure of ours
    """An answer with Discord's own status and code."""

    def __init__(self, status: int, code: int, message: str, errors: Payload | None = None) -> None:
        super().__init__(message)
        self.status, self.code, self.message, self.errors = status, code, message, errors

    @property
    def body(self) -> Payload:
        said: Payload = {"code": self.code, "message": self.message}
        return said | {"errors": self.errors} if self.errors else said


class NotThere(Refused):
    """What a bot cannot do that only a person brought: a test in which it tries has failed."""


def snowflake(shard: int = 0, shards: int = 1) -> str:
    """An id of this moment, as the bot reads the time from it; one of a server may belong to a shard."""
    milliseconds = int(time.time() * 1_000) - DISCORD_EPOCH
    milliseconds += (shard - milliseconds) % shards
    return str((milliseconds << 22) | (next(_counter) & 0x3FFFFF))


def now() -> str:
    return datetime.now(UTC).isoformat()


@dataclass(frozen=True)
class Person:
    """Somebody at a client, reading in a language."""

    id: str
    name: str
    locale: str = "en-US"
    bot: bool = False
    permissions: int = ORDINARY

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    @property
    def user(self) -> Payload:
        return {
            "id": self.id,
            "username": self.name.lower(),
            "global_name": self.name,
            "discriminator": "0",
            "avatar": None,
            "bot": self.bot,
            "public_flags": 0,
        }

    @property
    def member(self) -> Payload:
        return {
            "user": self.user,
            "nick": None,
            "avatar": None,
            "roles": [],
            "joined_at": "2026-01-01T00:00:00+00:00",
            "deaf": False,
            "mute": False,
            "flags": 0,
            "permissions": str(self.permissions),
        }


@dataclass
class Message:
    """A message with what only the server knows of it."""

    payload: Payload
    seen_by: str | None = None
    reactions: dict[str, list[str]] = field(default_factory=dict)

    def shown(self, reader: str) -> Payload:
        """As Discord sends it: files that embeds or components show are not among the attachments."""
        used = set(re.findall(r"attachment://([^'\"\s]+)", repr([self.payload["embeds"], self.payload["components"]])))
        files = {each["filename"]: each["url"] for each in self.payload["attachments"]}
        return {
            **self.payload,
            "attachments": [each for each in self.payload["attachments"] if each["filename"] not in used],
            "embeds": resolved(self.payload["embeds"], files),
            "components": resolved(self.payload["components"], files),
            "reactions": [self.reaction(emoji, users, reader) for emoji, users in self.reactions.items() if users],
        }

    @staticmethod
    def reaction(emoji: str, users: list[str], reader: str) -> Payload:
        return {
            "emoji": {"id": None, "name": emoji},
            "count": len(users),
            "count_details": {"burst": 0, "normal": len(users)},
            "me": reader in users,
            "me_burst": False,
            "burst_colors": [],
        }


def resolved(value: Any, files: dict[str, str]) -> Any:
    """The same embeds or components, with addresses in place of the names of sent files."""
    if isinstance(value, list):
        return [resolved(each, files) for each in value]
    if isinstance(value, dict):
        return {key: resolved(each, files) for key, each in value.items()}
    if isinstance(value, str) and value.startswith("attachment://"):
        return files.get(value.removeprefix("attachment://"), value)
    return value


class World:
    """Guilds with their channels, people and messages; it outlives the bot's process."""

    def __init__(self) -> None:
        self.bot = Person(snowflake(), "Atoll", bot=True)
        self.guild_id = snowflake()
        self.guild_ids = [self.guild_id]
        """The first, and whatever a test adds."""
        self.people: dict[str, Person] = {self.bot.id: self.bot}
        self.channels: dict[str, Payload] = {}
        self.messages: dict[str, Message] = {}
        self.pings: list[int] = []
        """The users that each new message has pinged, in order; an edit pings nobody."""
        self.commands: dict[str | None, list[Payload]] = {}
        self.files: dict[str, bytes] = {}
        self.emoji: dict[str, Payload] = {}
        """The application's, by their ids."""
        self.app_permissions = ORDINARY
        self.elsewhere: dict[str, Payload] = {}
        """Channels where only a person brought the bot, and what Discord says of that in each interaction."""
        self.external_apps = True
        """Whether people may have a bot that they brought answer for all to see."""
        self.locale = "en-US"

    def add_emoji(self, name: str) -> Payload:
        """One more emoji of the application."""
        made: Payload = {"id": snowflake(), "name": name, "roles": [], "user": self.bot.user, "animated": False}
        self.emoji[made["id"]] = made | {"require_colons": True, "managed": False, "available": True}
        return self.emoji[made["id"]]

    def add_guild(self, shard: int, shards: int) -> str:
        self.guild_ids.append(snowflake(shard, shards))
        return self.guild_ids[-1]

    def add_person(self, name: str, locale: str, permissions: int) -> Person:
        person = Person(snowflake(), name, locale, permissions=ORDINARY | permissions)
        self.people[person.id] = person
        return person

    def add_channel(self, name: str, kind: int = TEXT, **more: Any) -> Payload:
        channel = {
            "id": snowflake(),
            "type": kind,
            "name": name,
            "position": len(self.channels),
            "permission_overwrites": [],
            "nsfw": False,
            "parent_id": None,
            "topic": None,
            "last_message_id": None,
            "rate_limit_per_user": 0,
            "guild_id": self.guild_id,
            "permissions": str(ORDINARY),
            "flags": 0,
            **more,
        }
        self.channels[channel["id"]] = channel
        return channel

    def add_elsewhere(self, kind: str, owner: Person, guild_id: str | None = None) -> str:
        """A place where only this person brought the bot."""
        channel_type, context = KINDS_ELSEWHERE[kind]
        guild_id = (guild_id or snowflake()) if context == IN_A_SERVER else None
        channel: str = self.add_channel("somewhere", channel_type, guild_id=guild_id)["id"]
        self.elsewhere[channel] = {"authorizing_integration_owners": {"1": owner.id}, "context": context}
        return channel

    def whereabouts(self, channel_id: str, person: Person) -> Payload:
        """What an interaction says of its place, and of who is there."""
        guild_id, here = self.guild_of(channel_id), self.elsewhere.get(channel_id)
        permissions = self.app_permissions | (EXTERNAL_APPS if self.external_apps else 0)
        common = {"channel_id": channel_id, "channel": self.channel(channel_id), "app_permissions": str(permissions)}
        ours = {"authorizing_integration_owners": {"0": guild_id}, "context": IN_A_SERVER}
        if guild_id is None:
            return {
                **common,
                **(here or {"authorizing_integration_owners": {"0": "0"}, "context": WITH_THE_BOT}),
                "user": person.user,
            }
        return {**common, **(here or ours), "guild_id": guild_id, "member": person.member, "guild_locale": self.locale}

    def is_private_here(self, channel_id: str) -> bool:
        """Whether Discord shows the bot's answers to their reader alone, whatever the bot wished."""
        return channel_id in self.elsewhere and not self.external_apps

    def add_direct(self, person: Person) -> Payload:
        for channel in self.channels.values():
            if channel["type"] == DIRECT and channel["recipients"][0]["id"] == person.id:
                return channel
        channel = {"id": snowflake(), "type": DIRECT, "recipients": [person.user], "last_message_id": None, "flags": 0}
        self.channels[channel["id"]] = channel
        return channel

    def add_thread(self, parent: str, body: Payload, **more: Any) -> Payload:
        thread_id = more.pop("id", None) or snowflake()
        return self.add_channel(
            body["name"],
            body.get("type") or PUBLIC_THREAD,
            id=thread_id,
            parent_id=parent,
            owner_id=self.bot.id,
            message_count=0,
            member_count=1,
            member={"id": thread_id, "user_id": self.bot.id, "join_timestamp": now(), "flags": 0},
            thread_metadata={
                "archived": False,
                "locked": False,
                "auto_archive_duration": body.get("auto_archive_duration") or 1440,
                "archive_timestamp": now(),
                "create_timestamp": now(),
            },
            **more,
        )

    def channel(self, channel_id: str) -> Payload:
        if channel_id not in self.channels:
            raise Refused(404, 10003, "Unknown Channel")
        return self.channels[channel_id]

    def message(self, message_id: str) -> Message:
        if message_id not in self.messages:
            raise Refused(404, 10008, "Unknown Message")
        return self.messages[message_id]

    def person(self, person_id: str) -> Person:
        if person_id not in self.people:
            raise Refused(404, 10013, "Unknown User")
        return self.people[person_id]

    def guild_of(self, channel_id: str) -> str | None:
        found: str | None = self.channels.get(channel_id, {"guild_id": self.guild_id}).get("guild_id")
        return found

    @property
    def guild(self) -> Payload:
        """The first one."""
        return self.guild_named(self.guild_id)

    def guild_named(self, guild_id: str) -> Payload:
        """The payload of GUILD_CREATE."""
        channels = [each for each in self.channels.values() if each.get("guild_id") == guild_id]
        threads = [each for each in channels if each["type"] in {PUBLIC_THREAD, PRIVATE_THREAD}]
        everyone = {
            "id": guild_id,
            "name": "@everyone",
            "permissions": str(ORDINARY),
            "position": 0,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }
        return {
            "id": guild_id,
            "name": "The Atoll",
            "owner_id": "1",
            "icon": None,
            "features": [],
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "preferred_locale": self.locale,
            "system_channel_flags": 0,
            "afk_timeout": 300,
            "roles": [everyone],
            "emojis": [],
            "stickers": [],
            "member_count": len(self.people),
            "large": False,
            "unavailable": False,
            "joined_at": "2026-01-01T00:00:00+00:00",
            "members": [self.bot.member],
            "channels": [each for each in channels if each not in threads],
            "threads": [each for each in threads if not each["thread_metadata"]["archived"]],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }
