"""The tables of the rules reference, for tests that hold the game's data against them."""

from __future__ import annotations

from functools import cache
from typing import Final

from core.adp.model.atlas import ATLAS
from core.adp.model.ids import SpaceId
from tests.rule_pages import DOCS

_BY_NAME: Final = {place.name: place.id for place in ATLAS.values()}


@cache
def table(statement: str) -> tuple[dict[str, str], ...]:
    """Return the rows of the table under a statement of `docs/rules.md`, by column."""
    lines = (DOCS / "rules.md").read_text(encoding="utf-8").splitlines()
    start = next(n for n, line in enumerate(lines) if line.startswith(f"- **{statement}**"))
    rows: list[list[str]] = []
    for line in lines[start + 1 :]:
        if line.startswith("  |"):
            rows.append([cell.strip() for cell in line.strip()[1:-1].split("|")])
        elif rows or line.startswith("- **"):
            break
    head, _rule, *body = rows
    return tuple(dict(zip(head, row, strict=True)) for row in body)


def spaces(names: str) -> list[SpaceId]:
    """Read a list of spaces as the reference writes them."""
    return [_BY_NAME[name.replace("–", "-")] for name in names.split(", ") if name]  # noqa: RUF001
