"""2 to 11 Every sentence about what is wrong in a position, each for a text that deserves it."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.structs import replace

from core.district.box import DISTRICT
from core.district.model.board import DistrictBoard, DistrictResult, Post, Stack, Unit
from core.district.model.ids import GOVERNMENT, INSURGENT, UNKNOWN, Segment
from core.district.model.options import DistrictOptions
from core.district.position import parse_board
from core.kernel import BadPositionError
from tests.district.missions import BoardChange
from tests.district.positions import empty, with_camp, with_stack

OPERATIONS: Final = "stage: operations\n"
DEPLOYING: Final = "stage: deployment insurgent\n"
POOL: Final = "intelligence: blank=12 blue=4 orange=4"
WINDY: Final = f"options: intelligence=on only-the-wind=on\n{POOL}\n"
FIRST: Final = "stage: deployment government\n"
MISSING: Final = "strategy: G1 I1"
"""What every position needs, and few here are about."""

GROUNDS: Final = {
    "riverside iu=2/0\npool: 22": "2 Infrastructure Units on the map and 22 in the pool, but there",
    "riverside iu=0/4": "Riverside: 4 insurgent Infrastructure Units, at most 3 (8.2)",
    "salt-flats iu=1/0": "Salt Flats: 1 government Infrastructure Units, at most 0 (8.2)",
    OPERATIONS + "riverside attempts=4": "Riverside: 4 attempts to recruit, at most 3 (6.17)",
    "riverside iu=0/1 found=1": "Riverside: Infrastructure is found, but none is hidden (11)",
    "options: deep-underground=on\nriverside found=1": "1 Infrastructure Units found of 0 (11)",
    "salt-flats terror": "Salt Flats: Terror where nobody lives (6.3)",
}
UNITS: Final = {
    "available: line*5": "5 Line in play instead of 4 (2.221)",
    "available: legion": "1 Legion in play instead of 0 (2.221)",
    "available: line=9": "units are missing or called by wrong names: line-4 line-9 (2.221)",
    "available: home-guard": "available is not for it: only MIL are in Recruiting",
    "recruiting: fighters": "recruiting is not for it: only MIL are in Recruiting",
    "disrupted: dummy": "Dummies off the map are Available (6.2)",
    "available: line/d": "off the map a unit has no state but its Hits (2.3)",
    "available: fighters!": "off the map a unit has no state but its Hits (2.3)",
    "riverside G(gendarmes/d)": "it has no Dispersed mode (8.3)",
    "options: green-no-disperse=on\nriverside G(line/d)": "CBT have no Dispersed mode (11)",
    OPERATIONS + "riverside G:a(line/f)": "only MIL are recruited (6.17)",
    "riverside G(line/ds)": "only a Dispersed unit gets to know the terrain, with persistence (11)",
    "options: persistence=on\nriverside G(line/s)": "only a Dispersed unit gets to know",
    OPERATIONS + "riverside G:a(line!)": "units of the Government are never concealed (2.1)",
    "riverside I(fighters!)": "face up, but in no stack (7.1)",
    OPERATIONS + "riverside I~a(fighters!)": "face up in the Underground box (6.1)",
    OPERATIONS + "riverside I:a(dummy!)": "a Dummy that was turned up is Available (6.2)",
    "riverside I(fighters-1)": "only regular units collect Hits (6.2)",
    "riverside G(line-4)": "4 Hits at TR 4 (6.2)",
    "riverside G(line/d-2)": "2 Hits at TR 2 (6.2)",
    "highfell I(villagers*2)": "Highfell: 2 insurgent MIL, at most 1 (8.1)",
    "salt-flats G(home-guard)": "Salt Flats: 1 government MIL, at most 0 (8.1)",
}
STACKS: Final = {
    "riverside G:a(line)": "stack a: the government has not deployed yet (5.3)",
    "stage: victory\nriverside G:a(line)": "there are stacks, but it is time for victory (7.1)",
    OPERATIONS + "letters: 1\nriverside G:b(line)": "1 letters have been given, but there are",
    OPERATIONS + "letters: 1\nriverside G:a(line) G:b(line)": "1 letters have been given, but",
    OPERATIONS + "riverside G:a()": "stack a: it has no units (5.3)",
    OPERATIONS + "riverside G:a(line fighters)": "stack a: it has units of the other side (5.3)",
    OPERATIONS
    + "options: assets=on\nriverside G:a(line) G:b(mortars)": "stack b: an Asset without",
    OPERATIONS + "riverside G~a(line)": "the Underground box is for Insurgents only (2.21)",
    OPERATIONS + "riverside I~a(fighters)>": "stack a: a stack that Moved is at large (6.14)",
    OPERATIONS + "riverside I:a(fighters)%": "only stacks of the Government are ambushed (6.13)",
    OPERATIONS
    + "options: no-mixed-stacks=on\nriverside G:a(line gendarmes)": "CBT and POL may not",
    OPERATIONS + "options: green-no-mix=on\nriverside G:a(line home-guard)": "CBT may not share a",
    OPERATIONS + "options: green-small=on\nriverside G:a(line*3)": "more than 2 Combat Units with",
    OPERATIONS + "riverside G:i(line)": "'i' cannot name a stack",
    OPERATIONS + "riverside I(fighters)": "x1: it is in no stack (5.3)",
    DEPLOYING + "riverside G(line)": "line-1: it is in no stack (5.3)",
    DEPLOYING + "riverside I:a(fighters)": "stack a: the insurgent has not deployed yet (5.3)",
    DEPLOYING
    + "riverside G:a(line)+": "stack a: it has acted, but it is time for deployment (6.1)",
    "options: assets=on\nriverside I(tunnels)": "an Asset without a Combat Unit in Riverside (9.1)",
    "options: assets=on\nriverside G(mortars)": "an Asset without a Combat Unit in Riverside (9.1)",
}
CAMPS: Final = {
    "strategy: I1 I1": "government: 'I1' is none of its Strategies (7.3)",
    "strategy: none I1": "government: '' is none of its Strategies (7.3)",
    "true-strategy: G1 none": "government: a true Strategy without switcheroo (11)",
    "true-vp: 0 3": "insurgent: a true Strategy without switcheroo (11)",
    "options: switcheroo=on\ntrue-strategy: G1 G2": (
        "insurgent: 'G2' is none of its Strategies (11)"
    ),
    "options: switcheroo=on": "government: '' is none of its Strategies (11)",
    "paramilitary-tp: 3 none": "two accounts of Task Points without two-solitudes (11)",
    "options: two-solitudes=on\nparamilitary-tp: none 3": "insurgent: two accounts",
    "options: two-solitudes=on\nparamilitary-tp: -121 none": (
        "government: more than 120 Task Points"
    ),
    "tp: 999/999 0/0": "government: more than 120 Task Points (7.11)",
    "tp: 0/0 -121/5": "insurgent: more than 120 Task Points (7.11)",
    "appeal: 7 1": "government: Appeals from turn 7 (7.3)",
    "appeal: 1 0": "insurgent: Appeals from turn 0 (7.3)",
    "hand: 111 none": "there is no chit '111' to be held (2.24)",
    "hand: 124 124": "chit 124 is held twice (2.24)",
    "hand: blank none": "there is no chit 'blank' to be held (2.24)",
    "winds: 0 1": "there are Intelligence chits, but they were not agreed on (9.3)",
    "advantages: 1 0": "there are Intelligence chits, but they were not agreed on (9.3)",
    "options: intelligence=on\nintelligence: blank=12 blue=4 orange=3": (
        "3 orange chits instead of 4"
    ),
    "options: intelligence=on\nintelligence: blank=11 blue=4 orange=4": "11 blank Intelligence",
    "options: intelligence=on\nintelligence: blank=12 blue=4 orange=4\nwinds: 0 1": (
        "blank Intelligence chits are held by the Insurgent"
    ),
    "options: intelligence=on\nintelligence: blank=12 blue=5 orange=4\nadvantages: -1 0": "4 blue",
    WINDY + "winds: 0 -1": "11 blank Intelligence chits",
    WINDY + "winds: 0 1": ("13 blank Intelligence chits of 12 (9.3)"),
}
COURSE: Final = {
    "turn: 0": "turn 0 is not between 1 and 16 (4)",
    "turn: 17": "turn 17 is not between 1 and 16 (4)",
    "event: 61": "there is no event 61 (5.1)",
    "truce: highfell": "there is a truce without its event (5.1)",
    "event: 35\ntruce: mill-quarter": "there is no truce in Mill Quarter (5.1)",
    "stage: victory area=riverside": "an Area is active, but it is time for victory (6)",
    "stage: operations area=riverside\nriverside done": "Riverside is active, but was activated",
    "stage: operations passed=government": "a side has passed, but no Area is active (6)",
    OPERATIONS + "desertions: 1 0": "calls for desertion by the government: 1, at most 0 (11)",
    "options: desertion=government\ndesertions: 0 1": (
        "calls for desertion, but it is time for event"
    ),
    "curtain: tp=3": "what the Government does is hidden, but it is time for event (5.2)",
    "stage: command government\ncurtain: tp=3 x1=1": "'x1' is no unit of the Government",
    "stage: command government\ncurtain: tp=3 line-1=40": "line-1: it could not have 40 Hits (6.2)",
    "riverside G(line)\nposts: line-1=riverside": (
        "units are being deployed, but it is time for event"
    ),
    DEPLOYING + "riverside I(fighters=1)\nposts: x1=highfell": "x1: it stays where it is (5.3)",
    DEPLOYING + "posts: line-1=riverside": "line-1: the other side deploys (5.3)",
    FIRST + "posts: line-1=riverside~": ("the Underground box is for Insurgents"),
    FIRST + "posts: gendarmes-1=riverside/d": ("it has no Dispersed mode (8.3)"),
    FIRST + "riverside G(home-guard)\nposts: home-guard-1=highfell": (
        "home-guard-1: it stays where it is (5.3)"
    ),
    "result: winners=insurgent points=1,2 reason=luck rule=7.2": "the game ends by the limit (7.2)",
    "result: winners=government,insurgent points=1,2 reason=limit rule=7.2": (
        "one side wins, or nobody (7.2)"
    ),
}
PARTS: Final = {
    "stage: command": "it is time for command, but no side is named (4)",
    "stage: deployment": "it is time for deployment, but no side is named (4)",
    "stage: appeal": "it is time for appeal, but no side is named (4)",
    "stage: event government": "event is not of the government alone (4)",
    "stage: victory insurgent": "victory is not of the insurgent alone (4)",
    "stage: intelligence": "it is time for intelligence, but it was not agreed on (5.4)",
    "stage: appeal government\nturn: 16": "the game ends with this turn (M.7)",
    "stage: operations government": "the government has an opportunity, but no Area is active (6)",
    "stage: set-up\nhighfell iu=1/0": "the set-up has begun: a game can go on only from before or",
    "riverside done": "Riverside: marks of Operations in event (7.1)",
    "riverside attempts=1": "Riverside: marks of Operations in event (7.1)",
    "riverside terror=new": "Riverside: marks of Operations in event (7.1)",
    "riverside G(home-guard/f)": "home-guard-1: recruited in this Phase, but it is time for event",
    "letters: 4": "4 letters have been given, but nobody has deployed (5.3)",
    OPERATIONS + "letters: 300\ntp: 10/120 10/120": "300 letters have been given, and too few",
    OPERATIONS + "letters: 480": "480 letters have been given, and too few are left (5.3)",
}
TEXTS: Final = GROUNDS | UNITS | STACKS | CAMPS | COURSE | PARTS


@pytest.mark.rule("RD4-1", "RD7.1-2", "RD8.1-1", "RD8.2-1", "RD9.1-2", "RD2.24-1", "DA-46")
@pytest.mark.parametrize("text", TEXTS)
def test_what_the_rules_do_not_allow_is_told_in_a_sentence(text: str) -> None:
    whole = text if "\nstrategy:" in f"\n{text}" else f"{MISSING}\n{text}"
    if "true-strategy" in text:
        whole = f"{MISSING}\n{text}"
    with pytest.raises(BadPositionError) as raised:
        parse_board(whole)
    told = raised.value.problems
    assert any(TEXTS[text] in problem for problem in told), told


LEGAL: Final = (
    "",
    FIRST + "riverside G(line)\nposts: line-1=riverside/d",
    "stage: deployment insurgent\nriverside I(villagers=1)\nposts: x1=riverside:1~",
    OPERATIONS
    + "options: green-small=on no-mixed-stacks=on\nriverside G:a(line*2) G:b(gendarmes*3)",
    OPERATIONS + "options: green-no-mix=on\nriverside G:a(line*3) G:b(gendarmes home-guard)",
    "stage: deployment insurgent\navailable: fighters=1\nposts: x1=riverside:1~",
    FIRST + "riverside G(line)\nposts: line-1=highfell",
    FIRST + "options: assets=on\nriverside G(mortars)\nposts: mortars-1=riverside",
    "stage: command insurgent\nriverside G(line-1)\ncurtain: tp=3 line-1=1",
    "options: deep-underground=on\nriverside iu=0/1 found=1",
    f"options: intelligence=on\n{POOL}",
    f"options: intelligence=on\nstage: intelligence\n{POOL.replace('12', '7')}",
    f"options: intelligence=on only-the-wind=on\n{POOL.replace('12', '7')}\nwinds: 0 3",
    "stage: operations\ndesertions: 0 2\noptions: desertion=government desertion-times=2",
    "options: two-solitudes=on\nparamilitary-tp: -3 none\ntp: 120/120 -120/0\nappeal: 6 1",
    "turn: 16\nevent: 35\ntruce: north-fields\nhighfell terror I(villagers)",
    OPERATIONS + "highfell attempts=1 terror=new done G:a(line-3)+%>=2 I~b(fighters dummy)",
    "result: winners=insurgent points=1,2 reason=last-turn rule=M.7",
)


@pytest.mark.parametrize("text", LEGAL)
def test_nothing_is_said_about_what_is_allowed(text: str) -> None:
    assert DISTRICT.problems(parse_board(f"{MISSING}\n{text}")) == []


BOARDS: Final[dict[str, BoardChange]] = {
    "there is no module 'atlantis'": lambda board: replace(board, module="atlantis"),
    "there is no scenario 'siege'": lambda board: replace(board, scenario="siege"),
    "there must be two sides": lambda board: replace(
        board, camps={GOVERNMENT: board.camps[GOVERNMENT]}
    ),
    "the map must have its 9 Areas": lambda board: replace(board, grounds={}),
    "there is no Area 'moon'": lambda board: replace(board, active="moon"),
    "x1: there is no kind of unit 'knight'": lambda board: board.with_unit(
        "x1", Unit("knight", "reserve")
    ),
    "x1: there is no place 'moon'": lambda board: board.with_unit("x1", Unit("main-force", "moon")),
    "there is no unit 'x99' to be deployed": lambda board: replace(
        board, posts={"x99": Post("highfell")}
    ),
    "x1: there is no Area 'moon'": lambda board: replace(board, posts={"x1": Post("moon")}),
    "stack a: there is no Area 'moon'": lambda board: board.with_stack(
        "a", Stack(GOVERNMENT, "moon")
    ),
    "stack b: it has no units": lambda board: board.with_stack("b", Stack(GOVERNMENT, "riverside")),
    "stack a: its units are not all in Riverside": lambda board: board.with_unit(
        "line-1", replace(board.units["line-1"], at="highfell")
    ),
    "stack a: -1 missions": lambda board: board.with_stack(
        "a", replace(board.stacks["a"], missions=-1)
    ),
    "line-2: there is no stack c": lambda board: board.with_unit(
        "line-2", Unit("line", "riverside", "c")
    ),
    "in a stack, but not on the map": lambda board: board.with_unit(
        "line-2", Unit("line", "reserve", "a")
    ),
    "line-2 cannot be one of the Guards": lambda board: board.with_unit(
        "line-2", Unit("guards", "reserve")
    ),
    "insurgent: TP MAX -1 is below 0": lambda board: with_camp(board, INSURGENT, tp_max=-1),
    "government: the hand is not in order": lambda board: with_camp(
        board, GOVERNMENT, hand=("133", "124")
    ),
    "this is what one side sees of a game, so no game": lambda board: board.with_unit(
        "x1", Unit(UNKNOWN, "riverside")
    ),
    "this is what one side sees of a game": lambda board: DISTRICT.view(board, INSURGENT),
    "Riverside: new Terror without Terror": lambda board: board.with_ground(
        "riverside", replace(board.grounds["riverside"], new_terror=True)
    ),
    "a result needs the Victory Points of both sides": lambda board: replace(
        board, result=DistrictResult((INSURGENT,), {INSURGENT: 9}, "limit", "7.2")
    ),
    "line-1: no stack has the number -1": lambda board: replace(
        empty(segment=Segment.DEPLOYMENT),
        side=GOVERNMENT,
        posts={"line-1": Post("riverside", group=-1)},
    ),
}


@pytest.mark.rule("RD2.21-1", "RD2.221-1", "RD5.3-6")
@pytest.mark.parametrize("sentence", BOARDS)
def test_what_no_text_can_say_is_found_as_well(sentence: str) -> None:
    board = BOARDS[sentence](_with_one_stack())
    assert any(sentence in problem for problem in DISTRICT.problems(board)), sentence


def _with_one_stack() -> DistrictBoard:
    return with_stack(empty(options=DistrictOptions()), "a", "riverside", "line gendarmes")
