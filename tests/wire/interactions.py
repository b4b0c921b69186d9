"""What the bot answers to a command or a press: at once, after thinking, by editing, or with suggestions."""

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any

from tests.wire import messages
from tests.wire.messages import Files
from tests.wire.world import EPHEMERAL, LOADING, Message, NotThere, Payload, Person, Refused, World

MOST_FOLLOW_UPS = 5
"""To one interaction, where only a person brought the bot."""
REPLY, THINKING, NOD, UPDATE, SUGGESTIONS, MODAL = 4, 5, 6, 7, 8, 9


@dataclass
class Answer:
    """One interaction and everything the bot answered to it so far."""

    id: str
    token: str
    kind_of_question: int
    person: Person
    channel_id: str
    world: World
    source: Message | None = None
    kind: int | None = None
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    choices: list[Payload] = field(default_factory=list)
    modal: Payload | None = None
    elapsed: float | None = None
    asked: float = field(default_factory=time.perf_counter)
    arrived: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def message(self) -> Payload | None:
        """The answer as it stands now: for an update or a silent nod, the message that was pressed."""
        return self.original.shown(self.person.id) if self.original else None

    @property
    def content(self) -> str:
        return self.original.payload["content"] if self.original else ""

    @property
    def ephemeral(self) -> bool:
        return bool(self.original and self.original.payload["flags"] & EPHEMERAL)

    @property
    def told(self) -> str:
        """The words that only the asker sees: the answer itself, or what follows a nod where thinking took long."""
        said = [each.payload for each in (self.original, *self.followups) if each]
        return next((each["content"] for each in reversed(said) if each["flags"] & EPHEMERAL), "")

    @property
    def is_thinking(self) -> bool:
        return bool(self.original and self.original.payload["flags"] & LOADING)

    def take(self, body: Payload, files: Files) -> Payload:
        """The callback, answered as `with_response=1` asks for."""
        if self.kind is not None:
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        self.kind = body["type"]
        data = self.allowed(body.get("data") or {})
        if self.kind == REPLY:
            self.original = messages.create(self.world, self.channel_id, data, files, seen_by=self.person.id)
        elif self.kind == THINKING:
            flags = (data.get("flags") or 0) & EPHEMERAL
            self.original = messages.begin_thinking(self.world, self.channel_id, flags, self.person.id)
        elif self.kind in {NOD, UPDATE}:
            self.original = self.source
        if self.kind == UPDATE and self.source:
            messages.edit(self.world, self.source, data, files)
        self.choices = data.get("choices") or []
        self.modal = data if self.kind == MODAL else None
        self.elapsed = time.perf_counter() - self.asked
        self.arrived.set()
        return self.response

    @property
    def response(self) -> Payload:
        interaction = {
            "id": self.id,
            "type": self.kind_of_question,
            "response_message_id": self.original.payload["id"] if self.original else None,
            "response_message_loading": self.is_thinking,
            "response_message_ephemeral": self.ephemeral,
        }
        if self.original is None or self.kind == NOD:
            return {"interaction": interaction}
        return {"interaction": interaction, "resource": {"type": self.kind, "message": self.shown(self.original)}}

    def shown(self, message: Message) -> Payload:
        """The message with who asked for it."""
        asked = {"id": self.id, "type": self.kind_of_question, "user": self.person.user}
        return {
            **message.shown(self.world.bot.id),
            "webhook_id": self.world.bot.id,
            "application_id": self.world.bot.id,
            "interaction_metadata": {**asked, "authorizing_integration_owners": {}},
        }

    def find(self, which: str) -> Message:
        """`@original`, or one of the messages this interaction brought."""
        own = [self.original, *self.followups, self.source]
        if which == "@original":
            if self.original is None:
                raise Refused(404, 10015, "Unknown Webhook")
            return self.original
        message = self.world.message(which)
        if message not in own:
            raise Refused(404, 10008, "Unknown Message")
        return message

    def allowed(self, body: Payload) -> Payload:
        """What becomes of a new answer where it may be seen by its reader alone."""
        if not self.world.is_private_here(self.channel_id):
            return body
        return {**body, "flags": (body.get("flags") or 0) | EPHEMERAL}

    def follow_up(self, body: Payload, files: Files) -> Message:
        """Another message; the first after thinking takes the place of the thought."""
        if self.kind is None:
            raise Refused(404, 10015, "Unknown Webhook")
        if self.channel_id in self.world.elsewhere and len(self.followups) == MOST_FOLLOW_UPS:
            raise NotThere(400, 40094, "Interaction exceeded maximum number of followup messages")
        body = self.allowed(body)
        if self.is_thinking and self.original:
            return messages.edit(self.world, self.original, body, files)
        message = messages.create(self.world, self.channel_id, body, files, seen_by=self.person.id)
        self.followups.append(message)
        return message


def option_payloads(command: Payload, given: dict[str, Any], world: World, focused: str | None) -> Any:
    """The options as Discord sends them, and the people and channels they name."""
    known = {option["name"]: option for option in command.get("options") or ()}
    if unknown := sorted(set(given) - set(known)):
        raise LookupError(f"/{command['name']} has no option {', '.join(unknown)}")
    resolved: Payload = {}
    options = []
    for name, value in given.items():
        option: Payload = {"name": name, "type": known[name]["type"], "value": value}
        if isinstance(value, Person):
            option["value"] = value.id
            member = {key: each for key, each in value.member.items() if key != "user"}
            resolved.setdefault("users", {})[value.id] = value.user
            resolved.setdefault("members", {})[value.id] = member
        elif known[name]["type"] == 7:
            resolved.setdefault("channels", {})[value] = world.channel(value)
        if name == focused:
            option["focused"] = True
        options.append(option)
    if focused is None:
        missing = [name for name, option in known.items() if option.get("required") and name not in given]
        if missing:
            raise LookupError(f"/{command['name']} needs {', '.join(missing)}")
    return options, resolved


def find_command(commands: list[Payload], path: str) -> tuple[Payload, list[Payload]]:
    """A synced command by what one types, with the subcommands on the way."""
    words = path.removeprefix("/").split()
    found: list[Payload] = []
    level = commands
    for word in words:
        each = next((each for each in level if each["name"] == word), None)
        if each is None:
            raise LookupError(f"{path} is not among the synced commands")
        found.append(each)
        level = each.get("options") or []
    return found[0], found[1:]
