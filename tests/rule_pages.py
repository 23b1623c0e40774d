"""The pages that state the rules of each game in numbered statements, and what may be marked.

Each game has the same pages in its folder: `rules.md`, `rulings.md`, `vectors.md`, `coverage.md`
and `uncovered.toml`. The games differ in the form of their ids.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"


class Statement(NamedTuple):
    """A numbered statement of a game's `rules.md`, and the heading of its chapter."""

    id: str
    chapter: str


class Pages(NamedTuple):
    """Where the rules of a game are stated, and what its ids look like."""

    folder: Path
    chapter: re.Pattern[str]
    rule: re.Pattern[str]
    """A heading; its group is the number of the rule."""

    statement: re.Pattern[str]
    """The beginning of a statement; its groups are the id, and the rule or letter it is of."""

    vector: re.Pattern[str]
    ruling: re.Pattern[str]

    def path(self, name: str) -> Path:
        """Return where a page is."""
        return self.folder / name

    def named(self, name: str) -> str:
        """Return how messages call a page."""
        return self.path(name).relative_to(ROOT).as_posix()

    def read(self, name: str) -> str:
        """Return the text of a page."""
        return self.path(name).read_text(encoding="utf-8")

    def statements(self) -> list[Statement]:
        """Return the statements of the rules."""
        return read_statements(self.read("rules.md"), self)

    def vectors(self) -> list[str]:
        """Return the ids of the worked examples."""
        return self.vector.findall(self.read("vectors.md"))

    def rulings(self) -> list[str]:
        """Return the ids of the rulings."""
        return self.ruling.findall(self.read("rulings.md"))

    def table(self, statement: str) -> tuple[dict[str, str], ...]:
        """Return the rows of the table under a statement of the rules, by column."""
        lines = self.read("rules.md").splitlines()
        start = next(n for n, line in enumerate(lines) if line.startswith(f"- **{statement}**"))
        rows: list[list[str]] = []
        for line in lines[start + 1 :]:
            if line.startswith("  |"):
                rows.append([cell.strip() for cell in line.strip()[1:-1].split("|")])
            elif rows or line.startswith("- **"):
                break
        head, _rule, *body = rows
        return tuple(dict(zip(head, row, strict=True)) for row in body)


def _pages(folder: Path, prefix: str, rule: str, letters: str, vector: str, ruling: str) -> Pages:
    """Describe the pages of a game by the forms of its ids."""
    lettered = rf"[{letters}](?:\.\d+)?"
    return Pages(
        folder,
        chapter=re.compile(rf"# (?:{rule}|[{letters}]) \S"),
        rule=re.compile(rf"## ({rule}(?:\.\d+)*|[{letters}]\.\d+) \S"),
        statement=re.compile(rf"- \*\*({prefix}({rule}(?:\.\d+)*|{lettered})-\d+)\*\* \S"),
        vector=re.compile(rf"^\| ({vector}) \|", re.MULTILINE),
        ruling=re.compile(rf"^### ({ruling}) ", re.MULTILINE),
    )


DISTANT_PLAIN: Final = _pages(DOCS, "R", "[1-8]", "SOPM", r"(?:TV|D|N)-\S+", r"A-\d+")
DISTRICT: Final = _pages(DOCS / "district", "RD", "(?:[2-9]|1[01])", "MDBS", r"TVd-\d+", r"DA-\d+")
GAMES: Final = (DISTANT_PLAIN, DISTRICT)


def read_statements(rules: str, pages: Pages = DISTANT_PLAIN) -> list[Statement]:
    """Return the statements of the rules; raise ValueError at the first malformed line.

    Other programs read the file too, so its form is checked here: after the preface there are only
    chapters, rules, statements, and text indented under a statement.
    """
    page = pages.named("rules.md")
    found: dict[str, Statement] = {}
    chapter = rule = ""
    for number, line in enumerate(rules.splitlines(), 1):
        if pages.chapter.match(line):
            chapter, rule = line.removeprefix("# "), ""
        elif not chapter or not line or (rule and line.startswith("  ")):
            continue  # the preface, a blank line, or more of a statement
        elif heading := pages.rule.match(line):
            rule = heading[1]
        elif statement := pages.statement.match(line):
            if statement[2] not in _owners(rule):
                raise ValueError(f"{page}:{number}: {statement[1]} is not of rule {rule}")
            if statement[1] in found:
                raise ValueError(f"{page}:{number}: there is another {statement[1]}")
            found[statement[1]] = Statement(statement[1], chapter)
        else:
            raise ValueError(f"{page}:{number}: neither heading nor statement: {line}")
    return list(found.values())


def _owners(rule: str) -> tuple[str, ...]:
    """Return whose statements a rule may have: its own, and those of its chapter's letter."""
    return (rule,) if rule[:1].isdigit() else (rule, rule[:1])


@cache
def known_ids() -> frozenset[str]:
    """Return everything that a test may mark."""
    return frozenset(
        given
        for pages in GAMES
        for given in (*(s.id for s in pages.statements()), *pages.vectors(), *pages.rulings())
    )
