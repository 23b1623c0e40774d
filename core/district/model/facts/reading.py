"""Reads facts back from the JSON that they encode to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, Union

import msgspec

from core.district.model.facts import (
    camps,
    flow,
    grounds,
    planning,
    scoring,
    stacks,
    units,
)
from core.district.model.facts.fact import DistrictFact

MODULES: Final = (camps, flow, grounds, planning, scoring, stacks, units)
"""Where facts are; a fact elsewhere would not be read back."""


def _kinds(of: type[Any]) -> Iterator[type[Any]]:
    """Yield every kind of fact, without the classes that only others derive from."""
    for kind in of.__subclasses__():
        if kind.__subclasses__():
            yield from _kinds(kind)
        else:
            yield kind


_ANY: Final[Any] = Union[tuple(_kinds(DistrictFact))]  # noqa: UP007  # the kinds are not written out


def read_fact(value: Mapping[str, object]) -> DistrictFact:
    """Return the fact; raise `ValueError` for anything else."""
    fact: DistrictFact = msgspec.convert(value, _ANY)
    return fact
