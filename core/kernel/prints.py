"""Fingerprints: equal positions have equal prints, on every machine and however they came about.

msgspec leaves out a field if its value *is* the default, but not if it only equals the default.
A position that was played and the same position read from a file are equal, but made of different
objects. So each value that equals its default is replaced by the default before it is encoded.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import msgspec
from msgspec import Struct
from msgspec.structs import fields, replace

from core.kernel.game import Game

_encoder = msgspec.json.Encoder(order="deterministic")


def fingerprint(value: object) -> str:
    """Return 16 hexadecimal digits that identify a position, the same on every machine."""
    return _print(_canonical(value))


def is_print_of(found: str | None, value: object) -> bool:
    """Return whether a recorded print matches a value.

    The first programs left some defaults out and wrote others; every print that they could have
    made of the value matches it, too.
    """
    usual = _canonical(value)
    return found == _print(usual) or any(found == _print(other) for other in _spellings(usual))


def _print(value: object) -> str:
    return hashlib.blake2b(_encoder.encode(value), digest_size=8).hexdigest()


def _canonical(value: object) -> object:
    """Return an equal value whose defaults are the very objects that msgspec leaves out."""
    if isinstance(value, Game):
        return replace(value, checkpoint=_canonical(value.checkpoint))
    if isinstance(value, Struct):
        same = {
            name: default
            for name, default in _defaults(type(value))
            if (now := getattr(value, name)) is not default and now == default
        }
        return replace(value, **same) if same else value
    return tuple(map(_canonical, value)) if isinstance(value, tuple) else value


def _spellings(value: object) -> Iterator[Struct]:
    """Yield a position with every possible selection of its defaults written out."""
    if not isinstance(value, Struct):
        return
    written = [
        (name, _twin(default))
        for name, default in _defaults(type(value))
        if getattr(value, name) is default
    ]
    for number in range(len(written)):
        for choice in combinations(written, number + 1):
            yield replace(value, **dict(choice))


@cache
def _defaults(kind: type[Struct]) -> tuple[tuple[str, object], ...]:
    """Return the fields of a type whose defaults can have equals, with these defaults.

    Numbers, words and empty tuples cannot: equal ones are the same object. Only the fields of the
    position itself are checked: anything deeper inside must not have defaults with equals.
    """
    if not kind.__struct_config__.omit_defaults:
        return ()
    return tuple(
        (field.name, field.default) for field in fields(kind) if _has_equals(field.default)
    )


def _has_equals(default: object) -> bool:
    """Whether a second object can equal a default."""
    return isinstance(default, Struct) or (isinstance(default, tuple) and bool(default))


def _twin(default: object) -> object:
    """Return another object that equals a default."""
    if isinstance(default, tuple):
        return (*default,)
    assert isinstance(default, Struct)
    return replace(default)
