"""Checks what the bot asks of Discord against Discord's own description, and against the limits it leaves out."""

import json
import lzma
import re
from collections.abc import Iterator, Sized
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote

import jsonschema
import jsonschema_rs
import referencing
from referencing.jsonschema import DRAFT202012

from tests import command_limits, message_limits

HOME = Path(__file__).parent.parent
DESCRIPTION = Path(__file__).parent / "discord_api" / "openapi.json.xz"
NAME = "urn:discord"
ANY_OF = jsonschema.Draft202012Validator.VALIDATORS["anyOf"]
DIGITS = "^[0-9]+$"
# What discord.py always sends: documented for commands but not described; ignored in edits and embeds.
HARMLESS = re.compile(r"\$\[\d+\]\.nsfw|\$(\.data)?\.tts|.*\.embeds\[\d+\]\.flags")


class Request(NamedTuple):
    """One request as it went out: the path without /api/v10, the JSON body, the sizes of its files."""

    method: str
    path: str
    body: Any = None
    params: dict[str, Any] = {}  # noqa: RUF012 - never written to
    files: tuple[int, ...] = ()


def violations(request: Request) -> list[str]:
    """Everything Discord would refuse in this request."""
    params = json.dumps(request.params, sort_keys=True, default=str)
    return [*_violations(request.method, request.path, json.dumps(request.body), params, request.files)]


@lru_cache(512)
def _violations(method: str, path: str, body: str, params: str, files: tuple[int, ...]) -> tuple[str, ...]:
    """Check a request once, as it goes over the wire. Every bot that starts sends the same long list of commands."""
    request = Request(method, path, json.loads(body), json.loads(params), files)
    found = [*message_limits.violations(request), *command_limits.violations(request)]
    found += description().violations(request)
    return tuple(f"{method} {path}: {each}" for each in found)


@cache
def description() -> "Description":
    text = lzma.decompress(DESCRIPTION.read_bytes()).decode()
    return Description(json.loads(text.replace('"#/', f'"{NAME}#/')))


class Description:
    """Discord's paths and schemas, ready to be asked about one request."""

    def __init__(self, document: dict[str, Any]) -> None:
        checker = jsonschema.Draft202012Validator.TYPE_CHECKER.redefine("integer", is_integer)
        ours = {"anyOf": self.union, "oneOf": self.union, "$ref": self.reference}
        self.lenient = jsonschema.validators.extend(jsonschema.Draft202012Validator, ours, type_checker=checker)
        self.named: dict[str, dict[str, Any]] = {}
        # Discord reads an id from a number as well as from digits.
        document["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"]}
        self.resource = referencing.Resource.from_contents(document, default_specification=DRAFT202012)
        self.registry = referencing.Registry().with_resource(NAME, self.resource)
        self.resolver = self.registry.resolver()
        self.blank = self.lenient({}, registry=self.registry)
        self.strict = jsonschema_rs.Registry([(NAME, strict_document(document))])
        self.quick: dict[int, jsonschema_rs.Draft202012Validator] = {}
        # Paths with fewer blanks first: `@original` before `{message_id}`.
        paths = sorted(document["paths"].items(), key=lambda item: item[0].count("{"))
        self.paths = [(re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path))), item) for path, item in paths]

    def violations(self, request: Request) -> Iterator[str]:
        item = next((item for pattern, item in self.paths if pattern.fullmatch(request.path)), {})
        operation = item.get(request.method.lower())
        if operation is None:
            yield "no such route"
            return
        known = {each["name"] for each in [*item.get("parameters", ()), *operation.get("parameters", ())]}
        for name in sorted(set(request.params) - known):
            yield f"unknown query parameter {name!r}"
        schema = self.body_schema(operation)
        if schema is None:
            if request.body:
                yield f"takes no body, got {request.body!r}"
        elif request.body is not None or operation["requestBody"].get("required"):
            yield from self.body_violations(schema, request.body)

    @staticmethod
    def body_schema(operation: dict[str, Any]) -> dict[str, Any] | None:
        content = operation.get("requestBody", {}).get("content", {})
        return next((content[kind]["schema"] for kind in sorted(content)), None)

    def body_violations(self, schema: dict[str, Any], body: Any) -> Iterator[str]:
        """Ask the quick validator first. It knows yes from no, and is never milder; the slow one knows why."""
        if not self.is_sure(schema, body):
            yield from self.complaints(schema, body)

    def complaints(self, schema: dict[str, Any], body: Any) -> list[str]:
        """What is wrong with a body, by the slow validator."""
        errors = [explain(error) for error in self.validator(schema).iter_errors(body)]
        return errors or [*self.unknown_fields(schema, body, "$")]

    def is_sure(self, schema: dict[str, Any], body: Any) -> bool:
        """Return whether the quick validator takes all of a body, every field included."""
        if id(schema) not in self.quick:
            self.quick[id(schema)] = jsonschema_rs.Draft202012Validator(strict(schema), registry=self.strict)
        return self.quick[id(schema)].is_valid(without_harmless(body, "$"))

    def validator(self, schema: dict[str, Any]) -> Any:
        return self.blank.evolve(schema=schema)  # a new validator would build the registry again

    def union(self, validator: Any, branches: list[dict[str, Any]], value: Any, schema: Any) -> Iterator[Any]:
        """In place of jsonschema's own: where the value tells its kind, only the branch that was meant complains."""
        meant = self.meant(branches, value)
        if len(meant) == 1:
            yield from validator.descend(value, meant[0])
        else:
            yield from ANY_OF(validator, meant or branches, value, schema)

    def meant(self, branches: list[dict[str, Any]], value: Any) -> list[dict[str, Any]]:
        """The branches of a union that have the kind of this value."""
        return [branch for branch in branches if is_of_kind(self.plain(branch), value)]

    def reference(self, validator: Any, name: str, value: Any, _schema: Any) -> Iterator[Any]:
        """Follow a reference. All of them are absolute, so each leads to the same schema everywhere."""
        yield from validator.descend(value, self.plain({"$ref": name}), resolver=self.resolver)

    def plain(self, schema: dict[str, Any]) -> dict[str, Any]:
        """Return the schema behind a reference."""
        while "$ref" in schema:
            name = schema["$ref"]
            if name not in self.named:
                self.named[name] = self.resolver.lookup(name).contents
            schema = self.named[name]
        return schema

    def unknown_fields(self, schema: dict[str, Any], value: Any, where: str) -> Iterator[str]:
        """A misspelt field passes the description, which forbids no others; Discord drops it in silence."""
        branches = list(self.branches(schema, value))
        if isinstance(value, list):
            items = [branch["items"] for branch in branches if "items" in branch]
            for index, each in enumerate(value if items else ()):
                yield from self.unknown_fields({"anyOf": items}, each, f"{where}[{index}]")
        if not isinstance(value, dict):
            return
        for key, each in value.items():
            known = [branch["properties"][key] for branch in branches if key in branch.get("properties", {})]
            known += [branch["additionalProperties"] for branch in branches if branch.get("additionalProperties")]
            if not known and not HARMLESS.fullmatch(f"{where}.{key}"):
                yield f"{where}: unknown field {key!r}"
            elif known and True not in known:
                yield from self.unknown_fields({"anyOf": known}, each, f"{where}.{key}")

    def branches(self, schema: dict[str, Any], value: Any) -> Iterator[dict[str, Any]]:
        """The plain schemas behind references and unions that this value satisfies."""
        schema = self.plain(schema)
        for branch in schema.get("allOf", ()):
            yield from self.branches(branch, value)
        meant = self.meant([*schema.get("anyOf", ()), *schema.get("oneOf", ())], value)
        for branch in meant:
            if len(meant) == 1 or self.validator(branch).is_valid(value):
                yield from self.branches(branch, value)
        yield schema


def strict_document(document: dict[str, Any]) -> dict[str, Any]:
    """The description as the quick validator reads it."""
    schemas = {name: strict(schema, whole=False) for name, schema in document["components"]["schemas"].items()}
    return {**document, "components": {**document["components"], "schemas": schemas}}


def strict(schema: dict[str, Any], *, whole: bool = True) -> dict[str, Any]:
    """A schema that also forbids unknown fields. `whole`: it describes a whole value, not one branch of a union."""
    kept: dict[str, Any] = {"unevaluatedProperties": False} if whole else {}
    for word, value in schema.items():
        if word in {"allOf", "anyOf", "oneOf"}:
            kept["allOf" if word == "allOf" else "anyOf"] = [strict(branch, whole=False) for branch in value]
        elif word == "properties":
            kept[word] = {name: strict(each) for name, each in value.items()}
        elif word == "items" or (word == "additionalProperties" and isinstance(value, dict)):
            kept[word] = strict(value)
        else:
            kept[word] = value
    kinds = [schema["type"]] if isinstance(schema.get("type"), str) else schema.get("type", [])
    if "integer" in kinds and "string" not in kinds:
        kept |= {"type": [*kinds, "string"], "pattern": DIGITS}  # numbers and their digits are interchangeable
    return kept


def without_harmless(value: Any, where: str) -> Any:
    """A body without the empty fields that Discord ignores."""
    if isinstance(value, list):
        return [without_harmless(each, f"{where}[{index}]") for index, each in enumerate(value)]
    if not isinstance(value, dict):
        return value
    kept = {
        key: each for key, each in value.items() if each not in (False, 0) or not HARMLESS.fullmatch(f"{where}.{key}")
    }
    return {key: without_harmless(each, f"{where}.{key}") for key, each in kept.items()}


def is_of_kind(schema: dict[str, Any], value: Any) -> bool:
    """Whether a branch can be meant: null for nothing, and of components and callbacks the one with this type."""
    if schema.get("type") == "null":
        return value is None
    kinds = schema.get("properties", {}).get("type", {}).get("enum")
    return kinds is None or not isinstance(value, dict) or value.get("type") in kinds


def is_integer(_checker: Any, value: Any) -> bool:
    """Numbers and their digits are interchangeable to Discord."""
    digits = isinstance(value, str) and value.isdigit()
    return digits or (isinstance(value, int) and not isinstance(value, bool))


def explain(error: jsonschema.ValidationError) -> str:
    """The innermost complaint, following in each union the branch that was meant most likely."""
    while error.context:
        branches: dict[Any, list[jsonschema.ValidationError]] = {}
        for inner in error.context:
            branches.setdefault(inner.schema_path[0], []).append(inner)
        error = min(branches.values(), key=len)[0]
    if isinstance(error.instance, Sized) and error.validator in {"maxLength", "maxItems", "minLength", "minItems"}:
        return f"{error.json_path}: {len(error.instance)} long; {error.validator} is {error.validator_value}"
    return f"{error.json_path}: {error.message}"


def path_of(url: str) -> str:
    """The path of a request as the description writes it."""
    return unquote(re.sub(r"^(https?://[^/]+)?/api/v\d+", "", url).split("?", 1)[0])
