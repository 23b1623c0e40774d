"""Reads facts back from the JSON that they encode to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, reduce
from operator import or_
from typing import Any, TypeVar

import msgspec

ReadT = TypeVar("ReadT")


def fact_reader(base: type[ReadT]) -> Callable[[Mapping[str, object]], ReadT]:
    """Return a function that reads a fact of any class derived from a game's base class.

    It raises `ValueError` for anything else. All classes must be imported when it is first used.
    """

    @cache
    def every_kind() -> Any:
        return reduce(or_, _leaves(base))

    def read(value: Mapping[str, object]) -> ReadT:
        fact: ReadT = msgspec.convert(value, every_kind())
        return fact

    return read


def _leaves(base: type[Any]) -> Iterator[type[Any]]:
    """Yield the classes from which no others derive."""
    for kind in base.__subclasses__():
        if kind.__subclasses__():
            yield from _leaves(kind)
        else:
            yield kind
