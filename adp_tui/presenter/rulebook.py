"""A rules reference: numbered statements, found by number and by word."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from adp_tui.look.letters import folded
from adp_tui.texts.screens import WORDS

_HEADING: Final = re.compile(r"## ((?:[0-9]+|[A-Z])(?:\.[0-9]+)*) (.+)")
_CHAPTER: Final = re.compile(r"# ([0-9]+|[A-Z]) (.+)")
_STATEMENT: Final = re.compile(r"- \*\*(R[^*]+)\*\* (.*)")
_CITED: Final = re.compile(
    r"\b(?:R[A-Z]?)?((?:[1-9][0-9]?|[A-Z](?=\.))(?:\.[0-9]+)+)(?:-[0-9]+)?\b"
)
_COUNTED: Final = re.compile(r"([A-Z]-[0-9]+)$")
_FIRST_CHAPTER: Final = re.compile(r"\n(?=# (?:[0-9]+|[A-Z]) )")
_SIGNS: Final = str.maketrans(dict.fromkeys("–—−", "-") | {"×": "x", "…": "..."})  # noqa: RUF001
"""Signs that terminals display differently, and their replacements."""


class Statement(NamedTuple):
    """One numbered statement; its lists and tables are separate lines."""

    number: str
    lines: tuple[str, ...]


class Rule(NamedTuple):
    """A rule: its number, its title, and its statements."""

    number: str
    title: str
    chapter: str
    statements: tuple[Statement, ...]

    @property
    def text(self) -> str:
        """The full text, for searching."""
        return " ".join(line for statement in self.statements for line in statement.lines)


class Rulebook:
    """The rules of a game, read from a text in Markdown.

    Chapters are first-level headings, rules second-level ones, each starting with its number;
    statements are list entries that begin with their number in bold. The section `## Words`
    before the first chapter explains the terms.
    """

    def __init__(self, text: str) -> None:
        self.rules = tuple(_parse(text))
        """All rules, in the order of the book."""

        self._by_number = {rule.number: rule for rule in self.rules}
        self._by_statement = {
            found[1]: rule
            for rule in self.rules
            for statement in rule.statements
            if (found := _COUNTED.search(statement.number)) is not None
        }
        """Where statements are that have a letter and a number, but no rule's number."""

    def rule(self, number: str) -> Rule:
        """Return the rule with a number, or otherwise the one it belongs to or begins with.

        A Reason may cite `6.3`, whose statements are all under 6.3.1 and so on, or `S`; a bot may
        cite a statement, `B.2-11`, or `D-40` in a chapter that counts its statements through.
        """
        number = number.upper()
        counted = _COUNTED.search(number)
        if counted is not None and counted[1] in self._by_statement:
            return self._by_statement[counted[1]]
        known = self._by_number
        wanted = number.partition("-")[0]
        while wanted:
            if wanted in known:
                return known[wanted]
            for candidate in known:
                if candidate.startswith(f"{wanted}."):
                    return known[candidate]
            wanted = wanted.rpartition(".")[0]
        return self.rules[0]

    def cited(self, rule: Rule) -> tuple[str, ...]:
        """Return the numbers of the rules that a rule refers to, in their order."""
        numbers = dict.fromkeys(_CITED.findall(rule.text))
        return tuple(n for n in numbers if n != rule.number and self.rule(n).number == n)


def fits(entry: Rule, wanted: str) -> int:
    """Rank how well a rule matches the typed text: by its number, its title, or its words."""
    if wanted[0].isdigit() or wanted == entry.number.lower():
        return 1 if entry.number.startswith(wanted) else 0
    title = folded(entry.title)
    if any(word.startswith(wanted) for word in title.split()):
        return 2
    words = wanted.split()
    if all(word in title for word in words):
        return 3
    return 4 if all(word in f"{title} {folded(entry.text)}" for word in words) else 0


def _parse(text: str) -> list[Rule]:
    """Read the rules; the part before the first chapter explains the terms."""
    preface = _FIRST_CHAPTER.split(text, maxsplit=1)[0]
    words = preface.partition("## Words\n")[2].split("\n")
    found = [Rule(*WORDS, "", (Statement("", _paragraphs(words)),))]
    chapter = ""
    for part in re.split(r"\n(?=# |## |- \*\*)", text.removeprefix(preface)):
        first, *more = part.strip().split("\n")
        if heading := _CHAPTER.fullmatch(first):
            chapter = heading[2]
        elif heading := _HEADING.fullmatch(first):
            found.append(Rule(heading[1], heading[2], chapter, ()))
        elif said := _STATEMENT.fullmatch(first):
            statement = Statement(said[1], _paragraphs([said[2], *more]))
            found[-1] = found[-1]._replace(statements=(*found[-1].statements, statement))
    return found


def _paragraphs(rows: list[str]) -> tuple[str, ...]:
    """Return a statement as paragraphs; list entries and table rows are separate."""
    lines: list[str] = []
    head: list[str] = []
    for row in rows:
        text = _plain(row.strip())
        if text.startswith("|"):
            cells = [cell.strip() for cell in text.strip("|").split("|")]
            if not head:
                head = cells
            elif not set(text) <= set("|-: "):
                lines.append(_entry(head, cells))
        elif text.startswith("- ") or not lines:
            lines.append(text)
        else:
            lines[-1] = f"{lines[-1]} {text}".strip()
    return tuple(lines)


def _entry(head: list[str], cells: list[str]) -> str:
    """Return a table row as a list entry, without blank cells."""
    named = [f"{name} {cell}" for name, cell in zip(head[1:], cells[1:], strict=True) if cell]
    return f"- {cells[0]}: {'; '.join(named)}"


def _plain(text: str) -> str:
    """Return a text without emphasis marks, in the signs that the screen uses."""
    return text.replace("*", "").replace("`", "").translate(_SIGNS)
