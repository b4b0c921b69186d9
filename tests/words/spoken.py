"""What the code says: every key it names, and the shapes of those it puts together."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

from tests.once import once_a_run

HOME = Path(__file__).parents[2]
SPEAKERS = {"say": 1, "knows": 1, "described": 0, "Refused": 0}
"""The functions that take a key, and which of their arguments it is."""

KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+")


@dataclass(frozen=True)
class Said:
    """One place where a key is named. A shape has `{}` where the code puts something in."""

    shape: str
    values: frozenset[str] | None
    """The values handed over; None where that cannot be seen."""
    speaker: str
    is_label: bool
    where: str


def files() -> list[Path]:
    rooms = [file for room in ("cogs", "render") for file in sorted((HOME / room).rglob("*.py"))]
    return [*rooms, HOME / "bot.py", HOME / "playground.py"]


@once_a_run
def said() -> tuple[Said, ...]:
    return tuple(each for file in files() for each in said_in(file))


def said_in(file: Path) -> Iterator[Said]:
    tree = ast.parse(file.read_text("utf-8"))
    for scope in scopes(tree):
        labels = set(on_buttons(scope))
        for node in ast.walk(scope):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say":
                for shape in shapes(node.args[0], scope):
                    yield Said(f"picture-{shape}", None, "say", False, f"{file.name}:{node.lineno}")
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id not in SPEAKERS:
                continue
            place = SPEAKERS[node.func.id]
            names = [keyword.arg for keyword in node.keywords]
            values = None if None in names or node.func.id == "knows" else frozenset(name for name in names if name)
            for shape in shapes(node.args[place], scope):
                yield Said(shape, values, node.func.id, node in labels, f"{file.name}:{node.lineno}")


def on_buttons(scope: ast.AST) -> Iterator[ast.AST]:
    """What is handed over as a label, at once or by way of a name."""
    for node in ast.walk(scope):
        if isinstance(node, ast.keyword) and node.arg == "label":
            yield node.value
            if isinstance(node.value, ast.Name):
                yield from assigned(node.value.id, scope)


def scopes(tree: ast.Module) -> Iterator[ast.AST]:
    """Functions, and what stands outside of them."""
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    yield from functions
    for other in tree.body:
        if isinstance(other, ast.ClassDef):
            yield from other.body
        elif other not in functions:
            yield other


def shapes(node: ast.AST, scope: ast.AST) -> Iterator[str]:
    """The keys this expression can be, as far as can be seen."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            yield from map("".join, product(*(put_in(part, scope) for part in parts)))
        case ast.IfExp(body=one, orelse=other):
            yield from shapes(one, scope)
            yield from shapes(other, scope)
        case ast.BoolOp(values=either):
            for each in either:
                yield from shapes(each, scope)
        case ast.NamedExpr(value=value):
            yield from shapes(value, scope)
        case ast.Name(id=name):
            for value in assigned(name, scope):
                yield from shapes(value, scope)


def put_in(part: ast.AST, scope: ast.AST) -> list[str]:
    """What stands at this place of a key: words that are listed beside it, or `{}` where they come from elsewhere."""
    if isinstance(part, ast.Constant):
        return [str(part.value)]
    if isinstance(part, ast.FormattedValue) and isinstance(part.value, ast.Name):
        return sorted({*gone_through(part.value.id, scope), *chosen(part.value.id, scope)}) or ["{}"]
    return ["{}"]


def chosen(name: str, scope: ast.AST) -> Iterator[str]:
    """`word = "asked" if … else "done"`: both."""
    for value in assigned(name, scope):
        for each in [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]:
            if isinstance(each, ast.Constant) and isinstance(each.value, str):
                yield each.value


def gone_through(name: str, scope: ast.AST) -> Iterator[str]:
    """The words of `for name in ("flooded", "sunk")`; also where they are numbered, or one of several in step."""
    for node in ast.walk(scope):
        if isinstance(node, ast.For | ast.comprehension):
            yield from picked(name, node.target, node.iter, scope)


def picked(name: str, target: ast.AST, source: ast.AST, scope: ast.AST) -> Iterator[str]:
    match source:
        case ast.Call(func=ast.Name(id="enumerate"), args=[inner, *_]) if isinstance(target, ast.Tuple):
            yield from picked(name, target.elts[1], inner, scope)
        case ast.Name(id=other):
            for value in assigned(other, scope):
                yield from picked(name, target, value, scope)
        case ast.IfExp(body=one, orelse=other):
            yield from picked(name, target, one, scope)
            yield from picked(name, target, other, scope)
        case ast.Tuple(elts=elements) | ast.List(elts=elements):
            for element in elements:
                yield from matched(name, target, element)


def matched(name: str, target: ast.AST, element: ast.AST) -> Iterator[str]:
    """The word that a name becomes, alone or as one of several in step."""
    match target, element:
        case ast.Name(id=own), ast.Constant(value=str() | int() as word) if own == name:
            yield str(word)
        case ast.Tuple(elts=places), ast.Tuple(elts=parts):
            for place, part in zip(places, parts, strict=False):
                yield from matched(name, place, part)


def assigned(name: str, scope: ast.AST) -> Iterator[ast.expr]:
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign | ast.NamedExpr):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(target, ast.Name) and target.id == name for target in targets):
                yield node.value


@once_a_run
def constants() -> frozenset[str]:
    """Every text in the code that could be a key."""
    trees = [ast.walk(ast.parse(file.read_text("utf-8"))) for file in files()]
    texts = [node.value for nodes in trees for node in nodes if isinstance(node, ast.Constant)]
    return frozenset(text for text in texts if isinstance(text, str) and KEY.fullmatch(text))


@cache
def returned() -> frozenset[str]:
    """Keys that a function gives back for another to say: `return "lobby-full"`."""
    found = set()
    for file in sorted((HOME / "cogs").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Return) and node.value is not None:
                found |= {text for text in shapes(node.value, ast.Pass()) if KEY.fullmatch(text)}
    return frozenset(found)
