"""7.3 Appeals to authority."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from core.district.model.board import DistrictBoard
from core.district.model.facts.camps import AllotmentChanged, AppealMade, StrategyTaken
from core.district.model.facts.fact import seen
from core.district.model.facts.units import UnitWithdrawn
from core.district.model.ids import (
    AVAILABLE,
    DISRUPTED,
    GOVERNMENT,
    INSURGENT,
    REMOVED,
    RESERVE,
    Belligerent,
    Segment,
)
from core.district.model.options import DistrictOptions
from core.district.model.view import view
from core.district.rules.appeals import appeal
from core.district.rules.stages import play_part
from core.kernel import Decision
from tests.district.play import asked, play
from tests.district.positions import (
    empty,
    facts_of,
    in_box,
    units_of,
    with_camp,
    with_units,
)

EQUAL = ("appeal", "appeal.own=223", "appeal.hq=224")
"""An Appeal in which only CMR differs, by 1 for headquarters."""

TROOPS = ("appeal", "appeal.own=232", "appeal.hq=222")
"""An Appeal in which only TR differs, by 1 for the side."""

NO_TROOPS = ("appeal", "appeal.own=222", "appeal.hq=232")
"""The opposite."""


def appealing(side: Belligerent = GOVERNMENT, **fields: Any) -> DistrictBoard:
    """Return a position at the beginning of a side's Appeal segment."""
    return empty(segment=Segment.APPEAL, side=side, **fields)


def refusal(decision: Decision, word: str) -> str:
    """Return the code of the reason why a word is refused."""
    reason = decision.why_not(word)
    assert reason is not None, word
    return reason.code


def bare(board: DistrictBoard, *kinds: str) -> DistrictBoard:
    """Return the position with nothing in Reserve but one unit of each of some kinds."""
    for name in board.units_in(RESERVE):
        board = with_units(board, REMOVED, board.units[name].kind)
    for kind in kinds:
        name = units_of(board, kind, REMOVED)[0]
        board = board.with_unit(name, type(board.units[name])(kind, RESERVE))
    return board


def with_dummies_away(board: DistrictBoard) -> DistrictBoard:
    """Put the Dummies into Reserve, where no rule puts them."""
    for name in units_of(board, "dummy"):
        board = board.with_unit(name, type(board.units[name])("dummy", RESERVE))
    return board


# Who may


@pytest.mark.rule("RD7.3-1", "RDD-34")
def test_a_side_may_appeal_or_not() -> None:
    decision = asked(appealing(), appeal)
    assert (decision.by, decision.options) == (GOVERNMENT, ("appeal", "no"))
    assert decision.known_to is None
    assert play(appealing(), appeal, "no").facts == []


@pytest.mark.rule("RD7.3-5", "RDD-34", "DA-15")
def test_a_side_that_must_wait_can_only_say_no() -> None:
    board = with_camp(appealing(turn=7), GOVERNMENT, appeal_from=8)
    decision = asked(board, appeal)
    assert decision.options == ("no",)
    assert refusal(decision, "appeal") == "appeal.must-wait"
    ready = with_camp(appealing(turn=8), GOVERNMENT, appeal_from=8)
    assert "appeal" in asked(ready, appeal).options


@pytest.mark.rule("RDM.5-55", "RDD-34")
def test_an_inspection_leaves_no_choice_but_to_those_who_wait() -> None:
    inspected = asked(appealing(event=55), appeal)
    assert inspected.options == ("appeal",)
    assert refusal(inspected, "no") == "appeal.inspection"
    waiting = with_camp(appealing(event=55, turn=2), GOVERNMENT, appeal_from=3)
    assert asked(waiting, appeal).options == ("no",)


@pytest.mark.rule("RD7.3-1", "RDD-35")
def test_the_own_chit_is_drawn_first_then_that_of_headquarters_and_both_return() -> None:
    own = asked(appealing(INSURGENT), appeal, "appeal")
    assert (own.by, own.ask, own.known_to) == (None, "appeal.own", (INSURGENT,))
    hq = asked(appealing(INSURGENT), appeal, "appeal", "324")
    assert (hq.ask, hq.known_to, "324" in hq.options) == ("appeal.hq", (INSURGENT,), False)
    table = play(appealing(), appeal, *EQUAL, "G1")
    assert len(table.board.randomizer) == 48


# The three ratings


@pytest.mark.rule("TVd-39", "RD7.3-2", "RD7.3-4", "RD7.3-5", "DA-15")
def test_the_worked_example() -> None:
    board = appealing(turn=6)
    random = asked(board, appeal, "appeal", "324", "225")
    assert (random.by, random.ask) == (None, "appeal.strategy")
    assert random.options == ("G1", "G2", "G3", "G4")
    table = play(board, appeal, "appeal", "324", "225", "G3")
    camp = table.board.camps[GOVERNMENT]
    assert (camp.tp_max, camp.strategy, camp.appeal_from) == (13, "G3", 8)
    assert table.board.units == board.units


@pytest.mark.rule("RD7.3-2")
@pytest.mark.parametrize(
    ("own", "hq", "tp_max", "then"),
    [("531", "132", 12, 16), ("132", "533", 12, 8), ("132", "533", 3, 0), ("232", "233", 9, 9)],
)
def test_the_allotment_changes_by_the_difference_of_irs(
    own: str, hq: str, tp_max: int, then: int
) -> None:
    board = appealing(tp_max=(tp_max, 12))
    table = play(board, appeal, "appeal", own, hq, "G1")
    assert table.board.camps[GOVERNMENT].tp_max == then


@pytest.mark.rule("RD7.3-3", "RDD-36")
def test_headquarters_sends_a_regular_unit_or_two_assets() -> None:
    decision = asked(appealing(), appeal, *TROOPS)
    assert (decision.by, decision.ask, decision.options) == (
        GOVERNMENT,
        "appeal.gain",
        ("regular", "assets"),
    )
    assert decision.known_to == (GOVERNMENT,)
    drawn = asked(appealing(), appeal, *TROOPS, "regular")
    assert (drawn.by, drawn.options, drawn.weights) == (None, ("guards", "line"), (2, 4))
    assert drawn.known_to == (GOVERNMENT,)
    table = play(appealing(), appeal, *TROOPS, "regular", "guards")
    assert units_of(table.board, "guards", AVAILABLE) == ("guards-1",)
    table = play(appealing(), appeal, *TROOPS, "assets", "trucks", "mortars")
    assert Counter(
        table.board.units[n].kind for n in table.board.units_in(AVAILABLE, GOVERNMENT)
    ) == {
        "trucks": 1,
        "mortars": 1,
    }


@pytest.mark.rule("RD7.3-3", "DA-26", "RDD-36")
def test_the_insurgent_chooses_its_pieces() -> None:
    board = appealing(INSURGENT)
    pick = asked(board, appeal, *TROOPS, "regular")
    assert (pick.by, pick.options, pick.known_to) == (INSURGENT, ("main-force",), (INSURGENT,))
    table = play(board, appeal, *TROOPS, "assets", "tunnels", "couriers")
    assert units_of(table.board, "tunnels", AVAILABLE)
    assert units_of(table.board, "couriers", AVAILABLE)
    assert "tunnels" not in asked(board, appeal, *TROOPS, "assets", "tunnels").options


@pytest.mark.rule("RD7.3-3", "RDM.2-4")
def test_foreign_units_come_only_if_no_others_are_left() -> None:
    board = bare(appealing(), "legion", "line")
    assert asked(board, appeal, *TROOPS, "regular").options == ("line",)
    board = bare(appealing(), "legion")
    assert asked(board, appeal, *TROOPS, "regular").options == ("legion",)


@pytest.mark.rule("RD7.3-3", "DA-47", "RDD-36")
def test_only_what_reserve_holds_is_offered() -> None:
    single = bare(appealing(), "trucks", "gendarmes")
    assert asked(single, appeal, *TROOPS).options == ("assets",)
    table = play(single, appeal, *TROOPS, "assets", "trucks")
    assert table.board.units_in(AVAILABLE, GOVERNMENT) == ("trucks-1",)
    nothing = with_dummies_away(bare(appealing(INSURGENT), "fighters"))
    assert play(nothing, appeal, *TROOPS).board.units == nothing.units


@pytest.mark.rule("RD7.3-3", "RDD-36", "DA-47")
def test_headquarters_takes_a_regular_unit_or_asset_from_the_map_or_the_boxes() -> None:
    board = in_box(appealing(), AVAILABLE, "guards", "trucks", "gendarmes")
    board = in_box(board, DISRUPTED, "line")
    board = with_units(board, "riverside", "line", "constables")
    decision = asked(board, appeal, *NO_TROOPS)
    assert decision.options == ("guards-1", "line-1", "line-2", "trucks-1")
    assert (decision.by, decision.known_to) == (GOVERNMENT, (GOVERNMENT,))
    for name in decision.options:
        assert play(board, appeal, *NO_TROOPS, name).board.units[name].at == REMOVED


@pytest.mark.rule("RD7.3-3", "DA-47")
def test_without_such_pieces_nothing_is_lost() -> None:
    board = with_units(appealing(INSURGENT), "riverside", "fighters", "villagers", "dummy")
    assert play(board, appeal, *NO_TROOPS).board.units == board.units


@pytest.mark.rule("DA-46", "RD7.3-3")
def test_assets_that_the_loss_leaves_alone_go_to_available() -> None:
    board = with_units(appealing(), "riverside", "line", "trucks")
    table = play(board, appeal, *NO_TROOPS, "line-1")
    assert table.board.units["trucks-1"].at == AVAILABLE


@pytest.mark.rule("RD7.3-3", "RDD-36", "RD2.1-5")
def test_others_see_what_leaves_the_map_unless_it_is_face_down() -> None:
    for side, kind, told in ((GOVERNMENT, "line", "line"), (INSURGENT, "main-force", "?")):
        board = with_units(appealing(side), "riverside", kind)
        (name,) = units_of(board, kind, "riverside")
        table = play(board, appeal, *NO_TROOPS, name)
        (fact,) = facts_of(table, UnitWithdrawn)
        shown = seen(fact, None)
        assert isinstance(shown, UnitWithdrawn)
        assert (shown.unit, shown.kind) == (name, told)


@pytest.mark.rule("RD7.3-4", "RDD-37")
def test_with_the_higher_cmr_a_side_chooses_its_strategy() -> None:
    answers = ("appeal", "appeal.own=224", "appeal.hq=223")
    decision = asked(appealing(INSURGENT), appeal, *answers)
    assert (decision.by, decision.ask, decision.options) == (
        INSURGENT,
        "appeal.strategy",
        ("I1", "I2", "I3", "I4"),
    )
    assert decision.known_to == (INSURGENT,)
    table = play(appealing(INSURGENT), appeal, *answers, "I4")
    assert table.board.camps[INSURGENT].strategy == "I4"
    kept = play(appealing(INSURGENT), appeal, *answers, "I1")
    assert facts_of(kept, StrategyTaken) == []


@pytest.mark.rule("RD7.3-3")
def test_nothing_is_sent_or_taken_at_equal_trs() -> None:
    board = in_box(appealing(), AVAILABLE, "guards")
    assert play(board, appeal, *EQUAL, "G1").board.units == board.units


@pytest.mark.rule("RD7.3-4")
def test_at_equal_cmrs_the_strategy_stays() -> None:
    table = play(appealing(), appeal, *TROOPS, "regular", "line")
    assert table.board.camps[GOVERNMENT].strategy == "G1"


# Secrets


@pytest.mark.rule("RDD-34", "RDD-35", "RDD-36", "RDD-37", "RD2.1-3")
def test_that_an_appeal_was_made_is_known_and_nothing_else() -> None:
    board = in_box(appealing(INSURGENT), AVAILABLE, "main-force")
    won = play(board, appeal, "appeal", "324", "223", "I2")
    lost = play(
        board, appeal, "appeal", "132", "243", board.units_in(AVAILABLE, INSURGENT)[0], "I3"
    )
    told = [[seen(fact, GOVERNMENT) for fact in table.facts] for table in (won, lost)]
    assert [fact for fact in told[0] if fact] == [fact for fact in told[1] if fact]
    made = facts_of(won, AppealMade)[0]
    assert isinstance(made, AppealMade)
    assert seen(made, GOVERNMENT) == AppealMade(
        side=INSURGENT, own="", hq="", until=0, rule="7.3", secret_of=INSURGENT
    )
    assert view(won.board, GOVERNMENT) == view(lost.board, GOVERNMENT)


@pytest.mark.rule("RDD-35", "RD2.1-3")
def test_what_an_appeal_does_to_the_governments_allotment_is_open() -> None:
    table = play(appealing(), appeal, "appeal", "324", "225", "G1")
    told = [seen(fact, INSURGENT) for fact in facts_of(table, AllotmentChanged)]
    assert told == [AllotmentChanged(side=GOVERNMENT, by=1, rule="7.3")]


@pytest.mark.rule("RDD-41", "RD4-1")
def test_the_insurgent_appeals_after_the_government_and_then_a_turn_begins() -> None:
    first = play(appealing(), play_part, "no").board
    assert (first.segment, first.side, first.turn) == (Segment.APPEAL, INSURGENT, 1)
    second = play(first, play_part, "no").board
    assert (second.segment, second.side, second.turn) == (Segment.EVENT, None, 2)


# 11


@pytest.mark.rule("RD11-3", "RDD-34")
@pytest.mark.parametrize(("own", "hq", "theirs"), [("523", "222", 9), ("124", "523", 12)])
def test_the_government_may_aim_an_appeal_at_the_enemys_networks(
    own: str, hq: str, theirs: int
) -> None:
    board = appealing(options=DistrictOptions(degrade_networks=True))
    assert asked(board, appeal).options == ("appeal", "degrade", "no")
    table = play(board, appeal, "degrade", own, hq, "G1")
    camps = table.board.camps
    assert (camps[GOVERNMENT].tp_max, camps[INSURGENT].tp_max) == (12, theirs)


@pytest.mark.rule("RD11-3")
def test_the_insurgent_has_no_networks_to_degrade() -> None:
    board = appealing(INSURGENT, options=DistrictOptions(degrade_networks=True))
    assert asked(board, appeal).options == ("appeal", "no")
    assert asked(appealing(), appeal).options == ("appeal", "no")
