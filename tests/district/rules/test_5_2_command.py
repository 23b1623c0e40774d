"""5.2 Command and Planning."""

from __future__ import annotations

from typing import Any

import pytest

from core.district.model.board import DistrictBoard
from core.district.model.facts.camps import NumberDrawn
from core.district.model.facts.fact import seen
from core.district.model.ids import (
    AVAILABLE,
    DISRUPTED,
    GOVERNMENT,
    INSURGENT,
    Belligerent,
    Segment,
)
from core.district.model.options import DistrictOptions, LimitedForeign
from core.district.model.view import view
from core.district.rules.command import command
from core.district.rules.stages import play_part
from core.district.rules.table import DistrictTable
from core.kernel import Decision
from tests.district.play import asked, play, played
from tests.district.positions import (
    empty,
    facts_of,
    in_box,
    units_of,
    with_ground,
    with_units,
)

THREE = ("command.number=132", "command.draw=512", "command.draw=324", "command.draw=415")
"""A number chit that gives three chits, and these."""


def planning(side: Belligerent = GOVERNMENT, **fields: Any) -> DistrictBoard:
    """Return a position at the beginning of a side's Command segment."""
    return empty(segment=Segment.COMMAND, side=side, **fields)


def refusal(decision: Decision, word: str) -> str:
    """Return the code of the reason why a word is refused."""
    reason = decision.why_not(word)
    assert reason is not None, word
    return reason.code


@pytest.mark.rule("RD5.21-1")
def test_task_points_now_become_the_allotment() -> None:
    for side, points in ((GOVERNMENT, 11), (INSURGENT, 13)):
        board = planning(side, tp=(-2, 5), tp_max=(11, 13))
        assert play(board, command, *THREE, "done").board.camps[side].tp == points


@pytest.mark.rule("RDM.6-6", "RD9.1-1")
def test_a_smuggler_brings_a_point_beside_own_infrastructure() -> None:
    board = with_units(planning(INSURGENT), "highfell", "villagers", "smuggler")
    built = with_ground(board, "highfell", insurgent=1)
    hostile = with_ground(board, "highfell", government=1)
    points = [
        play(start, command, *THREE, "done").board.camps[INSURGENT].tp
        for start in (board, hostile, built)
    ]
    assert points == [12, 12, 13]


@pytest.mark.rule("RD5.22-1", "TVd-2", "RDD-8", "RDD-9")
def test_the_highest_rating_of_a_chit_is_how_many_are_drawn() -> None:
    board = planning()
    decision = asked(board, command)
    assert (decision.ask, decision.known_to) == ("command.number", (GOVERNMENT,))
    first = asked(board, command, "314")
    assert (first.ask, first.known_to) == ("command.draw", (GOVERNMENT,))
    assert "314" in first.options
    table = play(board, command, "314", "124", "314", "512", "323", "command=done")
    assert table.board.camps[GOVERNMENT].hand == ("124", "314", "323", "512")


@pytest.mark.rule("RD5.22-1")
def test_chits_kept_from_earlier_turns_stay_in_the_hand() -> None:
    board = planning(hands=(("133",), ()))
    assert "133" not in asked(board, command).options
    table = play(board, command, *THREE, "done")
    assert table.board.camps[GOVERNMENT].hand == ("133", "324", "415", "512")


@pytest.mark.rule("RD5.22-2", "RDD-10")
def test_further_chits_cost_a_task_point_each() -> None:
    table = play(planning(), command, *THREE, "chit", "command.draw=141", "chit", "441", "done")
    camp = table.board.camps[GOVERNMENT]
    assert (len(camp.hand), camp.tp) == (5, 10)


@pytest.mark.rule("DA-2", "RD5.22-2")
def test_an_empty_randomizer_ends_drawing_and_nothing_is_paid() -> None:
    chits = planning().rulebook.chits
    board = planning(hands=((), tuple(chit for chit in chits if chit not in ("124", "132"))))
    decision = asked(board, command, "132", "124", "132")
    assert decision.ask == "command"
    assert decision.options == ("done",)
    assert refusal(decision, "chit") == "command.no-chits"
    nothing = planning(hands=((), chits))
    assert asked(nothing, command).options == ("done",)


@pytest.mark.rule("RD5.23-1", "TVd-3", "RD9.1-4")
def test_combat_units_cost_a_point_and_so_do_two_assets() -> None:
    board = in_box(planning(), DISRUPTED, "line", "informants", "mortars", "trucks")
    words = ("recover-informants-1", "recover-line-1", "recover-mortars-1", "recover-trucks-1")
    assert asked(board, command, *THREE).options == (
        "chit",
        "recover-line-1",
        *("recover-informants-1", "recover-mortars-1", "recover-trucks-1"),
        "done",
    )
    table = play(board, command, *THREE, *words, "done")
    assert table.board.camps[GOVERNMENT].tp == 12 - 3
    assert not table.board.units_in(DISRUPTED)
    assert set(table.board.units_in(AVAILABLE, GOVERNMENT)) == {
        word.removeprefix("recover-") for word in words
    }


@pytest.mark.rule("RD5.23-1", "RDD-10")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_first_and_third_asset_of_a_segment_are_paid_for(count: int) -> None:
    board = in_box(planning(), DISRUPTED, "informants", "mortars", "trucks")
    words = ("recover-informants-1", "recover-mortars-1", "recover-trucks-1")[:count]
    table = play(board, command, *THREE, *words, "done")
    assert table.board.camps[GOVERNMENT].tp == 12 - (count + 1) // 2


@pytest.mark.rule("RD5.23-2", "DA-25", "RDD-10")
def test_a_point_takes_all_hits_off_a_unit_on_the_map_only() -> None:
    board = with_units(planning(), "riverside", "line", hits=3)
    board = with_units(board, AVAILABLE, "guards", hits=1)
    decision = asked(board, command, *THREE)
    assert decision.options == ("chit", "repair-line-1", "done")
    assert refusal(decision, "repair-guards-1") == "command.no-hits"
    table = play(board, command, *THREE, "repair-line-1", "done")
    assert table.board.units["line-1"].hits == 0
    assert table.board.camps[GOVERNMENT].tp == 11


@pytest.mark.rule("RD5.22-3")
def test_chits_recovery_and_repair_come_in_any_order() -> None:
    board = in_box(planning(), DISRUPTED, "line")
    board = with_units(board, "riverside", "guards", hits=1)
    words = ("repair-guards-1", "chit", "command.draw=141", "recover-line-1", "chit", "441")
    table = play(board, command, *THREE, *words, "done")
    assert table.board.camps[GOVERNMENT].tp == 8


@pytest.mark.rule("DA-4", "RDD-10")
def test_what_cannot_be_paid_for_is_not_offered() -> None:
    board = in_box(planning(tp_max=(0, 12)), DISRUPTED, "line", "guards", "constables")
    words = ("recover-line-1", "recover-guards-1")
    last = asked(board, command, *THREE, words[0])
    assert last.options == ("chit", "recover-guards-1", "recover-constables-1", "done")
    decision = asked(board, command, *THREE, *words)
    assert decision.options == ("done",)
    assert refusal(decision, "recover-constables-1") == "points.cannot-pay"
    assert refusal(decision, "chit") == "points.cannot-pay"
    assert play(board, command, *THREE, *words, "done").board.camps[GOVERNMENT].tp == -2


@pytest.mark.rule("DA-4", "RD5.23-2")
def test_the_last_point_pays_for_a_repair() -> None:
    board = with_units(planning(tp_max=(0, 12)), "riverside", "line", "guards", hits=1)
    first = asked(board, command, *THREE, "repair-line-1")
    assert first.options == ("chit", "repair-guards-1", "done")
    last = asked(board, command, *THREE, "repair-line-1", "repair-guards-1")
    assert last.options == ("done",)


@pytest.mark.rule("DA-4", "RD5.23-1", "RDD-10")
def test_a_second_asset_recovers_when_nothing_more_can_be_paid() -> None:
    board = in_box(planning(tp_max=(0, 12)), DISRUPTED, "mortars", "trucks", "informants")
    answers = ("chit", "441", "recover-mortars-1")
    decision = asked(board, command, *THREE, *answers)
    assert decision.options == ("recover-informants-1", "recover-trucks-1", "done")
    last = asked(board, command, *THREE, *answers, "recover-trucks-1")
    assert last.options == ("done",)


@pytest.mark.rule("RD5.23-1")
def test_only_disrupted_units_of_its_own_are_a_sides_to_recover() -> None:
    board = in_box(planning(INSURGENT), DISRUPTED, "fighters", "line")
    decision = asked(board, command, *THREE)
    fighters = units_of(board, "fighters", DISRUPTED)[0]
    other = units_of(board, "fighters")[1]
    assert decision.options == ("chit", f"recover-{fighters}", "done")
    assert refusal(decision, f"recover-{other}") == "command.not-disrupted"
    assert refusal(decision, "recover-line-1") == "not-a-choice"
    assert refusal(decision, "recover-x99") == "not-a-choice"


# 5.2: in secret


def both_command(*answers: str) -> tuple[DistrictTable, DistrictTable]:
    """Play the Government's part with answers and the Insurgent's without; return both tables."""
    board = in_box(planning(tp=(3, 4), hands=((), ("222",))), DISRUPTED, "line")
    board = with_units(board, "riverside", "guards", hits=2)
    first = play(board, play_part, *THREE, *answers, "done")
    return first, play(first.board, play_part, "133", "124", "134", "141", "done")


@pytest.mark.rule("RD5.2-1", "DA-2", "RDD-38", "RD2.1-3")
def test_the_insurgent_sees_nothing_of_the_governments_command_before_it_is_done() -> None:
    board = in_box(planning(tp=(3, 4), hands=((), ("222",))), DISRUPTED, "line")
    board = with_units(board, "riverside", "guards", hits=2)
    idle = play(board, play_part, *THREE, "done")
    busy_answers = (*THREE, "chit", "441", "recover-line-1", "repair-guards-1", "done")
    busy = play(board, play_part, *busy_answers)
    assert (busy.board.segment, busy.board.side) == (Segment.COMMAND, INSURGENT)
    assert view(idle.board, INSURGENT) == view(busy.board, INSURGENT)
    seen_of = [[fact for fact in table.facts if seen(fact, INSURGENT)] for table in (idle, busy)]
    assert seen_of[0] == seen_of[1]
    before = view(busy.board, INSURGENT)
    assert (before.camps[GOVERNMENT].tp, before.units["guards-1"].hits) == (3, 2)
    decisions = [
        asked(table.board, play_part, "133", "124", "134", "141") for table in (idle, busy)
    ]
    assert decisions[0].options == decisions[1].options == ("chit", "done")


@pytest.mark.rule("RD5.2-1", "RDD-10", "RD2.1-3")
def test_when_both_are_done_the_governments_points_and_repairs_are_open() -> None:
    _, second = both_command("chit", "441", "repair-guards-1")
    known = view(second.board, INSURGENT)
    assert (known.camps[GOVERNMENT].tp, known.units["guards-1"].hits) == (10, 0)
    assert (second.board.segment, second.board.side) == (Segment.DEPLOYMENT, GOVERNMENT)


@pytest.mark.rule("RD5.2-1", "RD2.1-3", "RDD-8", "RDD-9", "RDD-10")
def test_nobody_else_learns_of_the_chits_a_side_draws() -> None:
    board = planning(INSURGENT)
    table = play(board, command, *THREE, "done")
    assert facts_of(table, NumberDrawn)
    assert not any(seen(fact, GOVERNMENT) for fact in facts_of(table, NumberDrawn))
    known = view(table.board, GOVERNMENT).camps[INSURGENT]
    assert (known.hand, known.tp, known.tp_max) == (("?",), 0, 0)
    for answers in ((), THREE[:1], THREE):
        assert asked(board, command, *answers).known_to == (INSURGENT,)


# 11


@pytest.mark.rule("RD11-5")
def test_foreign_units_do_not_recover_if_so_agreed() -> None:
    limited = DistrictOptions(foreign=True, limited_foreign=LimitedForeign.NO_RECOVERY)
    for options, offered in ((DistrictOptions(foreign=True), True), (limited, False)):
        board = in_box(planning(options=options), DISRUPTED, "legion", "line")
        decision = asked(board, command, *THREE)
        assert ("recover-legion-1" in decision.options) is offered
        assert "recover-line-1" in decision.options
        assert offered or refusal(decision, "recover-legion-1") == "command.foreign-stays"


@pytest.mark.rule("RD11-16", "DA-52")
def test_the_government_divides_what_is_left_of_its_points() -> None:
    board = planning(options=DistrictOptions(two_solitudes=True))
    table, decision = played(board, command, *THREE, "chit", "441", "done")
    assert decision is not None
    assert (decision.ask, decision.known_to) == ("command.division", (GOVERNMENT,))
    assert decision.options == tuple(str(number) for number in range(12))
    assert table.board.camps[GOVERNMENT].paramilitary_tp is None
    done = play(board, command, *THREE, "chit", "441", "done", "command.division=4").board
    assert (done.camps[GOVERNMENT].tp, done.camps[GOVERNMENT].paramilitary_tp) == (11, 4)
    assert view(done, INSURGENT).camps[GOVERNMENT].paramilitary_tp is None


@pytest.mark.rule("DA-52", "RD11-16")
def test_nothing_is_divided_if_nothing_is_left() -> None:
    board = planning(tp_max=(0, 12), options=DistrictOptions(two_solitudes=True))
    words = ("chit", "441", "done")
    assert asked(board, command, *THREE, *words).options == ("0",)
    camp = play(board, command, *THREE, *words, "0").board.camps[GOVERNMENT]
    assert (camp.tp, camp.paramilitary_tp) == (-1, 0)


@pytest.mark.rule("RD11-16")
def test_the_insurgent_has_one_account() -> None:
    board = planning(INSURGENT, options=DistrictOptions(two_solitudes=True))
    table = play(board, command, *THREE, "done")
    assert table.board.camps[INSURGENT].paramilitary_tp is None
