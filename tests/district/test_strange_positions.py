"""Positions by a stranger: refused quickly and clearly, or a game goes on from them."""

from __future__ import annotations

import pytest

from core.district.box import DISTRICT
from core.district.model.options import DistrictOptions
from core.district.model.start import starting_board
from core.district.position import format_board, parse_board
from core.kernel import BadPositionError
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


REFUSED = {
    # What nobody could play on from
    "stage: command": "it is time for command, but no side is named (4)",
    "stage: deployment": "it is time for deployment, but no side is named (4)",
    "stage: appeal": "it is time for appeal, but no side is named (4)",
    "stage: event government": "event is not of the government alone (4)",
    "stage: victory insurgent": "victory is not of the insurgent alone (4)",
    "stage: intelligence": "it is time for intelligence, but it was not agreed on (5.4)",
    "stage: appeal government\nturn: 16": "the game ends with this turn (M.7)",
    "stage: operations government": "the government has an opportunity, but no Area is active (6)",
    "stage: set-up\nhighfell iu=1/0": "the set-up has begun: a game can go on only from before or",
    "options: assets=on\nriverside I(tunnels)": "an Asset without a Combat Unit in Riverside (9.1)",
    "options: assets=on\nriverside G(mortars)": "an Asset without a Combat Unit in Riverside (9.1)",
    # What belongs to another part of the turn
    "riverside done": "Riverside: marks of Operations in event (7.1)",
    "riverside attempts=1": "Riverside: marks of Operations in event (7.1)",
    "riverside terror=new": "Riverside: marks of Operations in event (7.1)",
    "riverside G(home-guard/f)": "home-guard-1: recruited in this Phase, but it is time for event",
    "letters: 4": "4 letters have been given, but nobody has deployed (5.3)",
    "stage: deployment insurgent\nriverside G(line)": "line-1: it is in no stack (5.3)",
    "stage: deployment insurgent\nriverside I:a(fighters)": "the insurgent has not deployed yet",
    "stage: deployment insurgent\nriverside G:a(line)+": "it has acted, but it is time for deploy",
    "stage: operations\nriverside I(fighters)": "x1: it is in no stack (5.3)",
    # Numbers
    "tp: 999/999 0/0": "government: more than 120 Task Points (7.11)",
    "tp: 0/0 -121/5": "insurgent: more than 120 Task Points (7.11)",
    "appeal: 7 1": "government: Appeals from turn 7 (7.3)",
    "stage: operations\nletters: 480": "480 letters have been given, and too few are left (5.3)",
    "stage: operations\ndesertions: 1 0": "desertion by the government: 1, at most 0 (11)",
    "vp: 1000 0": "expected a number from -999 to 999, found '1000'",
    "turn: ٣": "expected a number from 0 to 999, found '٣'",
    "available: line*1000": "expected a unit, such as line/d-1, fighters=7! or villagers*2",
    "available:" + " line*99" * 11: "expected at most 999 units in all, found 'line*99'",
    "result: winners=insurgent points=1,2 reason=luck rule=7.2": "the game ends by the limit (7.2)",
    "event: 35\ntruce: mill-quarter": "there is no truce in Mill Quarter (5.1)",
    "stage: command government\ncurtain: tp=3 line-1=40": "line-1: it could not have 40 Hits (6.2)",
}


@pytest.mark.rule("RD4-1", "RD7.1-2", "RD9.1-2", "DA-46")
@pytest.mark.parametrize("text", REFUSED)
def test_what_no_game_could_have_come_to_is_refused(text: str) -> None:
    if "strategy:" not in text:
        text = f"strategy: G1 I1\n{text}"
    with pytest.raises(BadPositionError) as raised:
        parse_board(text)
    wanted = REFUSED[text.removeprefix("strategy: G1 I1\n")]
    assert any(wanted in problem for problem in raised.value.problems), raised.value.problems


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


@pytest.mark.parametrize("scenario", DISTRICT.scenarios)
def test_a_game_can_go_on_from_before_its_set_up(scenario: str) -> None:
    start = starting_board("orrin-valley", scenario, DistrictOptions(assets=True))
    assert parse_board(format_board(start)) == start
