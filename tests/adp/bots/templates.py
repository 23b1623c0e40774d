"""Every sentence that the source of the bots can say: `python -m tests.adp.bots.templates`.

That is for A Distant Plain; with `district` after it, for District Commander.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from core.kernel import Phrase

CORE: Final = Path(__file__).parents[3] / "core"
REASONING: Final = CORE / "kernel" / "reasoning.py"
"""Says what the lists of the bots of all games have in common."""


_TELLING: Final = {"say": 1, "note": 0, "miss": 1, "die": 0, "three_dice": 0, "say_if_asked": 2}
_NOTING: Final = {"look": 0, "reason": 0}
METHODS: Final = {**_TELLING, **_NOTING}
"""The methods that take reasons and looks, and their first argument with one."""

FUNCTIONS: Final = {
    "say_most": 2,
    "say_number": 3,
    "qualify": 0,
    "applied": 0,
    "Priority": 0,
    "Where": 0,
    "RallyStep": 0,
    "GovernLine": 0,
    "BestAnswers": 1,
    "AfterOperation": 0,
}
"""The same for functions, and for classes that hold a reason."""

_OTHER_STRINGS: Final = ("TypeVar", "AssertionError")
"""Calls whose strings nobody reads."""


GAP: Final = re.compile(r"\{(.*?)\}")

WORDS_OF_RULES: Final = ("card {}", "event.{}.{}", "{}.targets", "{}.taliban")
"""Strings that are built from pieces but are not for readers."""

FORBIDDEN: Final = ("format", "join", "title", "upper", "lower", "capitalize", "replace")
"""Methods that would build a sentence or a name from pieces."""


class Template(NamedTuple):
    """A sentence, and where it is written."""

    place: str
    text: str
    parts: int = 0
    """How many parts fill its gaps."""

    is_reason: bool = False
    """Whether it goes to the log or the notes unchanged."""


class Source(NamedTuple):
    """A module of the bots."""

    name: str
    tree: ast.Module

    def at(self, node: ast.AST) -> str:
        """Return the place of a node."""
        return f"{self.name}:{getattr(node, 'lineno', 0)}"

    def nodes(self) -> Iterator[ast.AST]:
        """Yield all nodes."""
        yield from ast.walk(self.tree)

    def calls(self) -> Iterator[ast.Call]:
        """Yield all calls."""
        yield from (node for node in self.nodes() if isinstance(node, ast.Call))


def sources(game: str = "adp") -> Iterator[Source]:
    """Yield the modules of the bots of a game."""
    for path in (*sorted((CORE / game / "bots").rglob("*.py")), REASONING):
        yield Source(str(path.relative_to(CORE)), ast.parse(path.read_text(encoding="utf-8")))


def templates(game: str = "adp") -> list[Template]:
    """Return every sentence that a bot can say, in the order of the source."""
    return [template for source in sources(game) for template in _templates(source)]


def _templates(source: Source) -> Iterator[Template]:
    handed = {id(node) for call in source.calls() for node in _reasons(call)}
    filled = {id(node): parts for call in source.calls() for node, parts in _filled(source, call)}
    unread = {id(node) for node in _unread(source)}
    for node in source.nodes():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            known = id(node) in filled or id(node) in handed
            if known or (id(node) not in unread and _is_sentence(node.value)):
                parts = filled.get(id(node), 0)
                yield Template(source.at(node), node.value, parts, id(node) in handed)


def _filled(source: Source, call: ast.Call) -> Iterator[tuple[ast.Constant, int]]:
    """Yield the templates of a call that builds a phrase, and how many parts each gets."""
    match ast.unparse(call.func), call.args:
        case "filled", [text, *parts]:
            found, number = [text], len(parts)
        case "one_or_many", [_, one, many]:
            found, number = [one, many], 1
        case "Phrase", [text]:
            found, number = [text], 0
        case "filled" | "one_or_many" | "Phrase", _:
            raise AssertionError(f"{source.at(call)}: a phrase is built from a text and its parts")
        case _:
            return
    for node in found:
        if not isinstance(node, ast.Constant):
            raise AssertionError(f"{source.at(node)}: a template is written out where it is filled")
        yield node, number
    starred = any(isinstance(part, ast.Starred) for part in call.args)
    given_singly = not (starred or call.keywords)
    assert given_singly, f"{source.at(call)}: each part is given by itself"


def _reasons(call: ast.Call) -> Iterator[ast.Constant]:
    """Yield the texts that a call hands to the log, the notes or a list."""
    if isinstance(call.func, ast.Attribute):
        first = METHODS.get(call.func.attr)
    else:
        first = FUNCTIONS.get(ast.unparse(call.func))
    for argument in call.args[first:] if first is not None else ():
        yield from _texts(argument)


def _texts(node: ast.expr) -> Iterator[ast.Constant]:
    match node:
        case ast.Constant(value=str()):
            yield node
        case ast.IfExp(body=body, orelse=orelse):
            yield from (*_texts(body), *_texts(orelse))
        case ast.Call(func=ast.Name(id="filled"), args=[text, *_]):
            yield from _texts(text)
        case ast.Call(func=ast.Name(id="one_or_many"), args=[_, one, many]):
            yield from (*_texts(one), *_texts(many))
        case _:
            pass


def _unread(source: Source) -> Iterator[ast.AST]:
    """Yield strings that a bot never says: docstrings, rules of facts, asserts."""
    for node in source.nodes():
        match node:
            case ast.Expr(value=ast.Constant() as docstring):
                yield docstring
            case ast.JoinedStr(values=values):
                yield from values
            case ast.keyword(arg="rule", value=ast.Constant() as rule):
                yield rule
            case ast.Assert(msg=ast.Constant() as message):
                yield message
            case ast.Call(func=ast.Name(id=name), args=args) if name in _OTHER_STRINGS:
                yield from args
            case _:
                pass


def _is_sentence(text: str) -> bool:
    """Whether a string is for readers: words of the game have neither spaces nor capitals."""
    return " " in text or text[:1].isupper()


def gaps(text: str) -> set[int]:
    """Return the numbers of the gaps of a text."""
    return {int(found[1]) for found in GAP.finditer(text)}


def put_together(source: Source) -> Iterator[str]:
    """Yield where a module makes strings out of others."""
    for node in source.nodes():
        match node:
            case ast.JoinedStr() if _shape(node) not in WORDS_OF_RULES:
                yield f"{source.at(node)}: an f-string"
            case ast.Call(func=ast.Attribute(attr=name)) if name in FORBIDDEN:
                yield f"{source.at(node)}: {name}"
            case ast.BinOp(left=left, op=ast.Mod() | ast.Add(), right=right):
                if _is_string(left) or _is_string(right):
                    yield f"{source.at(node)}: strings that are added or formatted"
            case _:
                pass


def _shape(node: ast.JoinedStr) -> str:
    """Return an f-string with empty gaps."""
    return "".join(
        str(value.value) if isinstance(value, ast.Constant) else "{}" for value in node.values
    )


def _is_string(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def within(phrase: Phrase) -> Iterator[Phrase]:
    """Yield a sentence and those within it."""
    yield phrase
    for part in phrase.parts:
        if isinstance(part, Phrase):
            yield from within(part)


if __name__ == "__main__":
    for sentence in dict.fromkeys(template.text for template in templates(*sys.argv[1:])):
        print(sentence)
