"""The tables of the rules reference, for tests that hold the game's data against them."""

from __future__ import annotations

from functools import cache
from typing import Final

from core.adp.model.atlas import ATLAS
from core.adp.model.ids import SpaceId
from tests.rule_pages import DISTANT_PLAIN

_BY_NAME: Final = {place.name: place.id for place in ATLAS.values()}


@cache
def table(statement: str) -> tuple[dict[str, str], ...]:
    """Return the rows of the table under a statement of `docs/rules.md`, by column."""
    return DISTANT_PLAIN.table(statement)


def spaces(names: str) -> list[SpaceId]:
    """Read a list of spaces as the reference writes them."""
    return [_BY_NAME[name.replace("–", "-")] for name in names.split(", ") if name]  # noqa: RUF001
