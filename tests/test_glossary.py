"""The glossary names modules that exist, and is as short as it says."""

from __future__ import annotations

import re
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
    assert 28 <= len(words) <= 34
