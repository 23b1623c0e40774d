"""RDB.4-2, RDB.4-4, RDB.4-5 Hits, Appeals and Strategies of both bots."""

from __future__ import annotations

import pytest

from core.district.bots.appraisal import value_of
from core.district.model.board import DistrictBoard
from core.district.model.ids import (
    AVAILABLE,
    DISRUPTED,
    GOVERNMENT,
    INSURGENT,
    Belligerent,
    Segment,
)
from core.kernel import Reply
from tests.district.bots.ask import consult, numbers
from tests.district.positions import (
    empty,
    in_box,
    with_ground,
    with_stack,
)

PLAIN = "north-fields"
"""An Area of Population 2 without a Terrain Modifier."""


def told(reply: Reply) -> tuple[str, str]:
    """Return an answer, and the number of the statement that decided it."""
    return reply.option, numbers(reply)[-1]


def kind_chosen(board: DistrictBoard, side: Belligerent, ask: str, *units: str) -> str:
    """Ask for one of some units; return its kind."""
    return board.units[consult(board, side, ask, " ".join(units)).option].kind


# RDB.4-2


@pytest.mark.rule("RDB.4-2")
@pytest.mark.parametrize(
    ("stack", "expected"),
    [
        ("guards line gendarmes home-guard", "home-guard"),
        ("guards line gendarmes constables", "constables"),
        ("guards line gendarmes legion", "gendarmes"),
        ("guards line legion", "line"),
        ("guards-1 line legion", "guards"),
        ("guards legion-2", "guards"),
        ("legion", "legion"),
    ],
)
def test_the_unit_takes_a_hit_that_is_missed_least(stack: str, expected: str) -> None:
    board = with_stack(empty(), "a", PLAIN, stack)

    assert kind_chosen(board, GOVERNMENT, "hits", *board.members("a")) == expected


@pytest.mark.rule("RDB.4-2")
def test_rebels_take_hits_in_the_same_order() -> None:
    board = with_stack(empty(), "p", PLAIN, "main-force-1 fighters levies villagers")
    force, fighters, levies, villagers = board.members("p")

    reply = consult(board, INSURGENT, "hits", f"{force} {fighters} {levies} {villagers}")

    assert told(reply) == (villagers, "RDB.4-2")
    assert kind_chosen(board, INSURGENT, "hits", force, fighters, levies) == "levies"
    assert kind_chosen(board, INSURGENT, "desertion.unit", force, fighters) == "fighters"


# RDB.4-4, RDB.4-5


def appealing(card: str, tp_max: int = 12, side: Belligerent = GOVERNMENT) -> DistrictBoard:
    """Return a position in which a side may Appeal."""
    cards = (card, "I1") if side is GOVERNMENT else ("G1", card)
    return empty(segment=Segment.APPEAL, side=side, strategies=cards, tp_max=(tp_max, tp_max))


@pytest.mark.rule("RDB.4-4")
@pytest.mark.parametrize(("tp_max", "expected"), [(12, "no"), (11, "no"), (10, "appeal")])
@pytest.mark.parametrize(("side", "card"), [(GOVERNMENT, "G4"), (INSURGENT, "I3")])
def test_it_appeals_if_its_allotment_has_shrunk_by_2(
    side: Belligerent, card: str, tp_max: int, expected: str
) -> None:
    reply = consult(appealing(card, tp_max, side), side, "appeal", "appeal no")

    assert told(reply) == (expected, "RDB.4-4")


@pytest.mark.rule("RDB.4-4")
@pytest.mark.parametrize(("built", "expected"), [(0, "no"), (1, "appeal")])
def test_it_appeals_if_another_strategy_would_pay_4_more(built: int, expected: str) -> None:
    board = appealing("G4")
    for area in ("orrin-town", "mill-quarter", "east-terraces"):
        board = with_ground(board, area, government=1)
    board = with_ground(board, "riverside", government=built)  # 15 + 3.5 against 4 + 9.9

    assert told(consult(board, GOVERNMENT, "appeal", "appeal no")) == (expected, "RDB.4-4")


@pytest.mark.rule("RDB.4-4")
def test_it_appeals_only_if_it_may_and_whenever_it_must() -> None:
    board = appealing("G3", 8)

    assert told(consult(board, GOVERNMENT, "appeal", "no")) == ("no", "RDB.4-4")
    assert told(consult(appealing("G3"), GOVERNMENT, "appeal", "appeal")) == ("appeal", "RDB.4-4")


@pytest.mark.rule("RDB.4-4")
@pytest.mark.parametrize(
    ("side", "card", "expected"),
    [
        (GOVERNMENT, "G1", 5 + 1.5 + 2),
        (GOVERNMENT, "G2", 2 + 3 + 1 + 0.4),
        (GOVERNMENT, "G3", 1 + 3 * 2),
        (GOVERNMENT, "G4", 1 + 7.5 + 2 + 0.4),
        (INSURGENT, "I1", 4 + 0.2 + 2),
        (INSURGENT, "I2", 1 + 0.6 + 3 + 0.6 + 2 * 0.4),
        (INSURGENT, "I3", 1 + 2 * 2 + 0.2 + 2 + 3 * 0.4),
        (INSURGENT, "I4", 4 + 0.2 + 2 * 0.3),
    ],
)
def test_what_a_strategy_is_likely_to_pay_in_a_turn(
    side: Belligerent, card: str, expected: float
) -> None:
    board = with_ground(empty(), "orrin-town", government=2, insurgent=1)
    board = with_ground(board, "mill-quarter", insurgent=1)
    for letter, area in zip("abc", ("riverside", PLAIN, "salt-flats"), strict=True):
        board = with_stack(board, letter, area, "home-guard")
    board = with_stack(board, "p", "east-terraces", "levies*2", underground=True)

    assert value_of(board, side, board.rulebook.strategies[card]) == pytest.approx(expected)


@pytest.mark.rule("RDB.4-5")
def test_it_chooses_the_strategy_that_pays_most() -> None:
    board = roads = empty()
    for area in ("orrin-town", "mill-quarter", "east-terraces"):
        board = with_ground(board, area, government=1)
    for letter, area in zip("abcd", ("riverside", PLAIN, "salt-flats", "highfell"), strict=True):
        roads = with_stack(roads, letter, area, "line*3" if letter == "d" else "home-guard")
    roads = with_stack(roads, "e", "saddle-pass", "gendarmes*3")
    roads = with_stack(roads, "f", "quarry-road", "home-guard*2")

    cards = "G1 G2 G3 G4"
    assert told(consult(board, GOVERNMENT, "appeal.strategy", cards)) == ("G1", "RDB.4-5")
    assert told(consult(roads, GOVERNMENT, "appeal.strategy", cards)) == ("G3", "RDB.4-5")


@pytest.mark.rule("RDB.4-5")
def test_it_gives_up_an_asset_else_a_disrupted_unit_else_the_weakest() -> None:
    board = in_box(in_box(empty(), DISRUPTED, "guards", "trucks"), AVAILABLE, "line")

    assert kind_chosen(board, GOVERNMENT, "appeal.loss", "line-1", "guards-1", "trucks-1") == (
        "trucks"
    )
    assert kind_chosen(board, GOVERNMENT, "appeal.loss", "line-1", "guards-1") == "guards"
    available = in_box(board, AVAILABLE, "guards")
    assert kind_chosen(available, GOVERNMENT, "appeal.loss", "guards-2", "line-1") == "line"


@pytest.mark.rule("RDB.4-7")
@pytest.mark.parametrize(
    ("options", "expected"), [("regular assets", "regular"), ("assets", "assets")]
)
def test_it_asks_for_regular_units_before_assets(options: str, expected: str) -> None:
    assert told(consult(empty(), INSURGENT, "appeal.gain", options)) == (expected, "RDB.4-7")
    piece = consult(empty(), INSURGENT, "appeal.piece", "agitator couriers")
    assert told(piece) == ("agitator", "RDB.4-7")
