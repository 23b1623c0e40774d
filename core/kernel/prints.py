"""Fingerprints: equal positions have equal ones, on every machine and however they came about.

msgspec leaves a field out when its value *is* the default, not when it equals it. A position that
was played and one that was read back are equal and made of other objects, so whatever equals its
default is replaced by it before anything is encoded.
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
    """Return 16 hexadecimal digits that tell two positions apart, the same on every machine."""
    return _print(_canonical(value))


def is_print_of(found: str | None, value: object) -> bool:
    """Tell whether a recorded fingerprint is that of a value.

    The first programs wrote a field that equals its default, or left it out, as it happened: each
    of the prints that they could have made will do.
    """
    usual = _canonical(value)
    return found == _print(usual) or any(found == _print(other) for other in _spellings(usual))


def _print(value: object) -> str:
    return hashlib.blake2b(_encoder.encode(value), digest_size=8).hexdigest()


def _canonical(value: object) -> object:
    """Return an equal value in which every default is the one object that msgspec leaves out."""
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
    """Yield a position with each choice of its defaults written out."""
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
    """Return the fields of a kind of value whose defaults can have equals, and these defaults.

    Of numbers, words and empty tuples there is one each. Only the fields of a position itself are
    looked at: what lies deeper in it must have defaults of which there is one each.
    """
    if not kind.__struct_config__.omit_defaults:
        return ()
    return tuple(
        (field.name, field.default) for field in fields(kind) if _has_equals(field.default)
    )


def _has_equals(default: object) -> bool:
    """Whether there can be a second object that equals a default."""
    return isinstance(default, Struct) or (isinstance(default, tuple) and bool(default))


def _twin(default: object) -> object:
    """Return another object that equals a default."""
    if isinstance(default, tuple):
        return (*default,)
    assert isinstance(default, Struct)
    return replace(default)
