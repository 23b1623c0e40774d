"""One word for one thing: the glossary is true and short, and no two classes share a name."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
_ROW: Final = re.compile(r"\| \*\*(.+?)\*\* \| (.+?) \| (.+?) \| `(.+?)` \|")


def rows() -> list[tuple[str, ...]]:
    """Return the rows of the page."""
    return [found.groups() for found in _ROW.finditer((ROOT / "docs/glossary.md").read_text())]


def test_every_module_is_there_and_speaks_of_its_word() -> None:
    for word, _, _, module in rows():
        text = (ROOT / module).read_text().casefold()
        assert all(part in text for part in re.split("[- ]", word)), f"{word}: {module}"


def test_words_are_in_order_and_about_thirty() -> None:
    words = [word for word, *_ in rows()]

    assert words == sorted(set(words))
    assert 28 <= len(words) <= 36


def test_a_class_has_its_name_to_itself() -> None:
    files = [path for room in ("core", "saves", "adp_tui") for path in (ROOT / room).rglob("*.py")]
    names = [
        node.name
        for path in files
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    ]

    assert [name for name, count in Counter(names).items() if count > 1] == []
