"""Each card that stays in force names the functions of the rules that ask for it."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from core.adp.events import cards
from core.adp.events.deck import DECK, MOMENTUM, TITLES
from core.adp.model import lasting
from core.adp.rules import rally

ASKING: Final = ("in_force", "side_in_force", "lasting")
RULES: Final = Path(rally.__file__).parent
SOURCES: Final = {
    f"core.adp.rules.{'.'.join(path.relative_to(RULES).with_suffix('').parts)}": path.read_text()
    for path in sorted(RULES.rglob("*.py"))
}
CARDS: Final = {
    int(path.stem[1:3]): import_module(f"{cards.__name__}.{path.stem}")
    for path in sorted(Path(next(iter(cards.__path__))).glob("c*.py"))
}
NUMBERS: Final[dict[str, int]] = {
    name: number for name, number in vars(lasting).items() if name.isupper() and type(number) is int
}


def functions(source: str) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]:
    """Yield the functions and classes of a module."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node


def asked_in(node: ast.AST, shared: dict[str, set[int]]) -> set[int]:
    """Return the cards for which something asks, by itself or through what several rules share."""
    asked: set[int] = set()
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
            asked |= shared.get(call.func.id, set())
            if call.func.id in ASKING:
                asked.add(NUMBERS[ast.unparse(call.args[1])])
    return asked


def shared_questions() -> dict[str, set[int]]:
    """Return the functions of `lasting` that ask for a card on behalf of several rules."""
    assert lasting.__file__ is not None
    source = Path(lasting.__file__).read_text()
    return {f.name: asked_in(f, {}) for f in functions(source) if f.name not in ASKING}


def imported_from_lasting(source: str) -> set[str]:
    """Return what a module has from `lasting`; others have functions of the same name."""
    return {
        alias.name
        for node in ast.parse(source).body
        if isinstance(node, ast.ImportFrom) and node.module == lasting.__name__
        for alias in node.names
    }


def askers() -> dict[int, set[str]]:
    """Return the functions of the rules that ask for each card."""
    found: dict[int, set[str]] = {number: set() for number in NUMBERS.values()}
    for module, source in SOURCES.items():
        names = imported_from_lasting(source)
        shared = {name: asked for name, asked in shared_questions().items() if name in names}
        for function in functions(source):
            for number in asked_in(function, shared):
                found[number].add(f"{module}.{function.name}")
    return found


def name_of(function: Callable[..., object]) -> str:
    """Return where a function is found."""
    return f"{function.__module__}.{function.__name__}"


@pytest.mark.parametrize("number", NUMBERS.values(), ids=NUMBERS)
def test_a_lasting_card_names_the_rules_that_ask_for_it(number: int) -> None:
    assert {name_of(function) for function in CARDS[number].APPLIED_BY} == askers()[number]


def test_only_cards_that_stay_in_force_name_rules_and_all_of_them_have_a_name() -> None:
    capabilities = {number for number, card in DECK.items() if card.capability_of is not None}

    assert {number for number, card in CARDS.items() if hasattr(card, "APPLIED_BY")} == {
        *capabilities,
        *MOMENTUM,
    }
    assert sorted(NUMBERS.values()) == sorted({*capabilities, *MOMENTUM})


@pytest.mark.parametrize("name", NUMBERS)
def test_a_lasting_card_is_called_what_its_title_says(name: str) -> None:
    title = TITLES[NUMBERS[name]].upper().replace("-", "_").replace(" ", "_")

    assert name == title
