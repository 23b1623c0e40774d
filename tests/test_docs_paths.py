"""The modules and folders named in the documentation exist."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
PACKAGES: Final = ("core", "saves", "adp_tui", "tests", "docs")
PAGES: Final = (
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").rglob("*.md")),
)
OF_THE_READER: Final = ("NAME", "settings.toml", "keys.toml", "deck.toml")
"""Files that are not in the repository."""

_PATH: Final = re.compile(r"`((?:[\w.-]+/)*[\w.-]+\.(?:py|md|toml|json)|(?:[\w.-]+/)+)`")


@cache
def everything() -> tuple[str, ...]:
    """Return every file and folder; a page may leave out the beginning of a path."""
    found = [path for package in PACKAGES for path in (ROOT / package).rglob("*")]
    folders = [f"{path.relative_to(ROOT)}/" for path in found if path.is_dir()]
    files = [f"{path.relative_to(ROOT)}" for path in found if path.is_file()]
    return (
        *files,
        *folders,
        *(f"{name}/" for name in PACKAGES),
        *(path.name for path in ROOT.iterdir()),
    )


def named(page: Path) -> list[str]:
    """Return the paths that a page names."""
    text = page.read_text(encoding="utf-8")
    return [path for path in _PATH.findall(text) if not any(part in path for part in OF_THE_READER)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_path_on_a_page_is_there(page: Path) -> None:
    known = [f"/{path}" for path in everything()]

    assert [
        path for path in named(page) if not any(one.endswith(f"/{path}") for one in known)
    ] == []


def test_pages_do_name_paths() -> None:
    assert sum(len(named(page)) for page in PAGES) > 50
