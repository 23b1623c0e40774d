"""The pictures of README and guides show the program as it is."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Final

import pytest

from tests.tui.screenshots import PICTURES, stored

ROOT: Final = Path(__file__).parents[2]
_TEXT: Final = re.compile(r"<text[^>]*>([^<]*)</text>")


def texts(picture: str) -> list[str]:
    """Return what can be read in a picture, in order."""
    return [unescape(text).replace("\xa0", " ") for text in _TEXT.findall(picture)]


@pytest.mark.parametrize("name", PICTURES)
async def test_a_picture_is_as_the_program_paints_it_now(name: str) -> None:
    now, kept = await PICTURES[name](), stored(name).read_text(encoding="utf-8")

    differs = [pair for pair in zip(texts(kept), texts(now), strict=False) if pair[0] != pair[1]]
    assert differs == [], f"{name}.svg is stale: run make pictures"
    assert now == kept, f"{name}.svg is stale: run make pictures"


def test_every_picture_is_shown_somewhere() -> None:
    pages = (ROOT / "README.md", *(ROOT / "docs").rglob("*.md"))
    text = "".join(page.read_text(encoding="utf-8") for page in pages)

    assert set(re.findall(r"screens/([\w-]+)\.svg", text)) == set(PICTURES)
