"""The page about the notation: its examples are read, and every key is explained."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from core.district.box import DISTRICT
from core.district.model.ids import GOVERNMENT
from core.district.position import format_board, parse_board
from core.district.position.headers import KEYS

PAGE: Final = (Path(__file__).parents[2] / "docs" / "district" / "notation.md").read_text("utf-8")
POSITION, VIEW = re.findall(r"```\n(.*?)```", PAGE, re.DOTALL)


def test_the_example_is_canonical_and_legal() -> None:
    assert format_board(parse_board(POSITION)) == POSITION


def test_the_other_example_is_what_the_government_sees_of_it() -> None:
    assert format_board(DISTRICT.view(parse_board(POSITION), "government")) == VIEW
    assert format_board(parse_board(VIEW, check=False)) == VIEW


def test_every_header_has_a_row() -> None:
    rows = re.findall(r"^\| (`[^|]*`) \|", PAGE.partition("## Headers")[2], re.MULTILINE)
    explained = [key for row in rows for key in re.findall(r"`([a-z-]+)`", row)]

    assert explained == list(KEYS)


def test_the_examples_of_values_can_be_read() -> None:
    lines = (
        "options: length=short assets desertion=both",
        "stage: operations area=riverside passed=government",
        "hand: 324,141 none",
        "strategy: G2 I1",
        "intelligence: blank=12 blue=3 orange=4",
        "curtain: tp=12 line-2=1",
        "paramilitary-tp: 5 none",
        "posts: guards-1=orrin-town:1/d x7=riverside:2~",
    )

    assert [line for line in lines if line.partition(": ")[2] not in PAGE] == []
    assert parse_board("\n".join(lines), check=False).camps[GOVERNMENT].strategy == "G2"
