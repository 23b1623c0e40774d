"""Positions by a stranger: refused quickly and clearly, or a game goes on from them."""

from __future__ import annotations

import pytest

from core.district.box import DISTRICT
from core.district.model.options import DistrictOptions
from core.district.model.start import starting_board
from core.district.position import format_board, parse_board
from core.kernel import BadPositionError
from core.kernel.notation.text import LONGEST_TEXT
from tests.district.strange_positions import board_of, play_on, strange_texts

GAMES = (3, 7, 22)


@pytest.mark.rule("RD4-1")
def test_a_position_with_something_changed_is_refused_or_played_on() -> None:
    legal = 0
    for seed in GAMES:
        setup = DISTRICT.samples[seed % len(DISTRICT.samples)]
        for number, text in enumerate(strange_texts(setup, seed)):
            board = board_of(text)
            if board is not None:
                legal += 1
                play_on(board, number, farthest=40)
    assert legal, "nothing was played on"


UNREADABLE = {
    "vp: 1000 0": "expected a number from -999 to 999, found '1000'",
    "turn: ٣": "expected a number from 0 to 999, found '٣'",
    "available: line*1000": "expected a unit, such as line/d-1, fighters=7! or villagers*2",
    "available:" + " line*99" * 11: "expected at most 999 units in all, found 'line*99'",
}


@pytest.mark.parametrize("text", UNREADABLE)
def test_numbers_that_nobody_needs_cannot_be_read(text: str) -> None:
    with pytest.raises(BadPositionError) as raised:
        parse_board(text)
    assert any(UNREADABLE[text] in problem for problem in raised.value.problems)


@pytest.mark.parametrize(
    "text",
    [
        "available: " + "line*99 " * 1_000_000,
        "available: " + "lime " * 3_000,
        "\n".join(["highfell", "riverside", "lowfell"] * 500),
        "x" * 1_000_000,
        "\u202e🜨\x00" * 5_000,
        "highfell " + "(" * 10_000,
        "turn: " + "9" * 15_000,
    ],
)
def test_a_flood_is_refused_before_it_is_read_through(text: str) -> None:
    with pytest.raises(BadPositionError) as raised:
        parse_board(text)
    assert sum(map(len, raised.value.problems)) < 200_000


def test_a_text_has_at_most_so_many_characters() -> None:
    start = format_board(starting_board("orrin-valley", "standard", DistrictOptions()))
    longest = f"{start}#{'x' * (LONGEST_TEXT - len(start) - 1)}"
    assert parse_board(longest) == parse_board(start)
    with pytest.raises(BadPositionError, match="20001 characters are too many for a position"):
        parse_board(f"{longest}x")


@pytest.mark.parametrize("scenario", DISTRICT.scenarios)
def test_a_game_can_go_on_from_before_its_set_up(scenario: str) -> None:
    start = starting_board("orrin-valley", scenario, DistrictOptions(switcheroo=True))
    assert parse_board(format_board(start)) == start
