"""RDB.4-6, RDB.4-7 Intelligence, events, recruits, and all other answers of bots."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from core.district.model.ids import (
    AVAILABLE,
    DISRUPTED,
    GOVERNMENT,
    INSURGENT,
    Belligerent,
    Mission,
)
from core.district.model.options import DistrictOptions
from core.kernel import Reply
from tests.district.bots.ask import consult, numbers
from tests.district.positions import (
    empty,
    in_box,
    units_of,
    with_camp,
    with_ground,
    with_stack,
    with_units,
)

PLAIN = "north-fields"
"""An Area of Population 2 without a Terrain Modifier."""


def told(reply: Reply) -> tuple[str, str]:
    """Return an answer, and the number of the statement that decided it."""
    return reply.option, numbers(reply)[-1]


# RDB.4-6


@pytest.mark.rule("RDB.4-6")
@pytest.mark.parametrize(
    ("tp", "advantages", "expected"), [(10, 0, "gather"), (9, 0, "done"), (12, 1, "done")]
)
def test_it_gathers_with_10_points_and_no_advantage(
    tp: int, advantages: int, expected: str
) -> None:
    board = with_camp(empty(), GOVERNMENT, tp=tp, advantages=advantages)

    reply = consult(board, GOVERNMENT, "intel.gather", "gather done")

    assert told(reply) == (expected, "RDB.4-6")


@pytest.mark.rule("RDB.4-6")
@pytest.mark.parametrize(
    ("area", "expected"), [("riverside", "no"), ("quarry-road", "double"), (PLAIN, "no")]
)
def test_it_doubles_the_terrain_where_it_is_rough(area: str, expected: str) -> None:
    about = (area, Mission.AMBUSH, "p", "a.line-1")

    reply = consult(empty(), INSURGENT, "ambush.advantage", "double no", about=about)

    assert told(reply) == (expected, "RDB.4-6")


@pytest.mark.rule("RDB.4-6")
@pytest.mark.parametrize("side", [GOVERNMENT, INSURGENT])
def test_nobody_takes_the_initiative(side: Belligerent) -> None:
    assert told(consult(empty(), side, "flip", "flip no")) == ("no", "RDB.4-6")
    assert told(consult(empty(), side, "flip.cancel", "cancel no")) == ("cancel", "RDB.4-6")
    assert told(consult(empty(), side, "intel.look", "look no")) == ("no", "RDB.4-6")


# RDB.4-7: events


@pytest.mark.rule("RDB.4-7")
def test_the_cache_brings_back_the_unit_of_highest_tr() -> None:
    board = in_box(empty(), DISRUPTED, "fighters", "main-force", "organisers")
    words = " ".join(board.units_in(DISRUPTED))

    chosen = consult(board, INSURGENT, "event.cache", words)
    assert told(chosen) == (units_of(board, "main-force", DISRUPTED)[0], "RDB.4-7")
    assert told(consult(board, INSURGENT, "event.cache", "none")) == ("none", "RDB.4-7")


@pytest.mark.rule("RDB.4-7")
def test_the_refit_repairs_the_unit_with_most_hits() -> None:
    board = with_units(with_units(empty(), PLAIN, "line", hits=2), PLAIN, "guards", hits=3)

    reply = consult(board, GOVERNMENT, "event.refit", "line-1 guards-1")

    assert told(reply) == ("guards-1", "RDB.4-7")


@pytest.mark.rule("RDB.4-7")
def test_the_truce_holds_where_most_has_been_built() -> None:
    board = with_ground(empty(), "quarry-road", insurgent=2)
    board = with_ground(board, "highfell", insurgent=1, government=0)

    reply = consult(board, INSURGENT, "event.truce", f"highfell {PLAIN} quarry-road salt-flats")

    assert told(reply) == ("quarry-road", "RDB.4-7")


@pytest.mark.rule("RDB.4-7")
def test_the_amnesty_is_offered_where_most_counters_are() -> None:
    board = with_stack(empty(), "p", "riverside", "levies")
    board = with_stack(board, "q", PLAIN, "levies dummy", underground=True)

    words = f"{PLAIN} riverside none"
    assert told(consult(board, GOVERNMENT, "event.amnesty", words)) == (PLAIN, "RDB.4-7")
    assert told(consult(empty(), GOVERNMENT, "event.amnesty", words)) == ("none", "RDB.4-7")
    only = consult(board, GOVERNMENT, "event.amnesty", "riverside none")
    assert told(only) == ("riverside", "RDB.4-7")


# RDB.4-7: recruits of the Insurgent


@pytest.mark.rule("RDB.4-7")
def test_the_insurgents_recruits_form_a_new_stack_underground_and_promoted_ones_stay() -> None:
    board = with_stack(empty(), "p", PLAIN, "levies villagers")
    militia = units_of(board, "villagers", PLAIN)[0]

    def stack_after(said: str, options: str = "p new-underground new-at-large") -> str:
        asked: dict[str, Any] = {"about": (PLAIN, "p"), "said": said}
        return consult(board, INSURGENT, "recruit.stack", options, **asked).option

    assert stack_after("recruit") == "new-underground"
    assert stack_after(f"promote {militia} fighters") == "p"
    assert stack_after(f"promote {militia} fighters recruit") == "new-underground"
    assert stack_after("recruit", "p") == "p"


# RDB.4-7: variations


@pytest.mark.rule("RDB.4-7", "RD11-4")
@pytest.mark.parametrize(
    ("stack", "hand", "expected"),
    [
        ("gendarmes", "141 222", "141"),
        ("gendarmes", "141", "no"),
        ("gendarmes", "131 222", "no"),
        ("line", "141 222", "no"),
    ],
)
def test_a_strong_chit_calls_for_desertion(stack: str, hand: str, expected: str) -> None:
    board = with_stack(empty(), "a", PLAIN, stack)

    reply = consult(
        board, INSURGENT, "desertion.call", f"{hand} blank no", about=(PLAIN, "patrol", "a")
    )

    assert told(reply) == (expected, "RDB.4-7")


@pytest.mark.rule("RDB.4-7", "RD11-4")
@pytest.mark.parametrize(
    ("hand", "expected"), [("131 231", "131"), ("121 241", "241"), ("121", "random")]
)
def test_a_call_is_answered_with_a_high_chit_or_one_at_random(hand: str, expected: str) -> None:
    reply = consult(empty(), GOVERNMENT, "desertion.answer", f"{hand} blank random")

    assert told(reply) == (expected, "RDB.4-7")


@pytest.mark.rule("RDB.4-7", "RD11-16")
def test_accounts_are_divided_by_the_units_of_both_kinds() -> None:
    board = in_box(empty(), AVAILABLE, "line", "guards")
    board = with_units(board, PLAIN, "line", "home-guard")
    board = in_box(board, DISRUPTED, "guards", "gendarmes", "line")
    board = in_box(board, AVAILABLE, "levies")
    board = replace(board, options=DistrictOptions(two_solitudes=True))
    divided = consult(board, GOVERNMENT, "command.division", " ".join(map(str, range(11))))
    board = with_camp(board, GOVERNMENT, tp=9, paramilitary_tp=4)

    paid = consult(board, GOVERNMENT, "pay.account", "paramilitary regular")

    assert told(divided) == ("2", "RDB.4-7")
    assert told(paid) == ("regular", "RDB.4-7")


@pytest.mark.rule("RDB.4-7", "RD11-12")
@pytest.mark.parametrize(("options", "expected"), [("declare no", "declare"), ("no", "no")])
def test_it_declares_as_soon_as_it_may(options: str, expected: str) -> None:
    assert told(consult(empty(), GOVERNMENT, "victory.declare", options)) == (expected, "RDB.4-7")


# RDB.4-7: a bot that may not decline


@pytest.mark.rule("RDB.4-7", "DA-89")
def test_whoever_may_not_pass_takes_the_first_stack_that_it_considers() -> None:
    board = with_stack(replace(empty(active=PLAIN), pool=0), "a", PLAIN, "line")
    board = with_stack(board, "b", PLAIN, "gendarmes*3")
    board = with_stack(with_stack(board, "p", PLAIN, "levies"), "q", PLAIN, "main-force")

    assert told(consult(board, GOVERNMENT, "ops.stack", "a b")) == ("b", "RDB.4-7")
    assert told(consult(board, INSURGENT, "ops.stack", "p q")) == ("q", "RDB.4-7")


@pytest.mark.rule("RDB.4-7", "DA-89")
@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ("attack move remove-terror recruit build", "build"),
        ("attack move remove-terror recruit", "recruit"),
        ("attack ambush move", "move"),
        ("attack intimidate", "intimidate"),
        ("attack move stop", "stop"),
    ],
)
def test_whoever_may_not_stop_takes_the_mission_that_risks_least(
    options: str, expected: str
) -> None:
    board = with_stack(replace(empty(), pool=0), "p", PLAIN, "villagers")
    board = with_stack(board, "a", PLAIN, "guards")

    reply = consult(board, INSURGENT, "ops.mission", options, about=(PLAIN, "p"))

    assert reply.option == expected


@pytest.mark.rule("RDB.4-7")
def test_a_target_that_no_line_asks_for_is_the_first() -> None:
    board = with_stack(with_stack(empty(), "a", PLAIN, "constables"), "p", PLAIN, "main-force!")

    reply = consult(board, GOVERNMENT, "move.to", "highfell saddle-pass", about=(PLAIN, "a"))

    assert told(reply) == ("highfell", "RDB.4-7")
