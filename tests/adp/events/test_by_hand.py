"""A card resolved by hand, in steps that keep within pieces, stacking and tracks."""

from __future__ import annotations

import pytest

from core.adp.box import BOX
from core.adp.events.by_hand import STEPS
from core.adp.model.board import Board, Lasting
from core.adp.model.facts import (
    Activated,
    CapabilityEnded,
    CapabilityGained,
    EligibilityMarked,
    Fact,
    Fell,
    Gained,
    Hid,
    IslamabadMoved,
    Lost,
    MomentumGained,
    Moved,
    Placed,
    Removed,
    Repaired,
    Resettled,
    Sabotaged,
    Shifted,
    Terrorized,
    Withdrawn,
)
from core.adp.model.ids import COALITION, TALIBAN, WARLORDS, Islamabad, Piece, Side, Support, Track
from core.adp.model.ids import SpaceId as S
from core.kernel import Setup
from saves.session import Session
from tests.adp.events.executing import asked, execute, happened, turn_of

RULE = "card 4"
MAP = """
resources: government=5 taliban=10 warlords=75
aid: 10
islamabad: backing
kabul C:B1T2 G:B1T2P2 support=S
herat T:u2a3 W:B1a1 terror=1
zabol T:B1
waziristan T:B1u2
kabul-aibak G:P1 T:u1 sabotage
"""


def board(card: int = 4, more: str = "") -> Board:
    """The Coalition is about to play a card."""
    return turn_of(COALITION, card, MAP + more)


@pytest.mark.parametrize(
    ("steps", "fact"),
    [
        ("place taliban_bases zabol", Placed(Piece.TALIBAN_BASE, S.ZABOL, 1, rule=RULE)),
        ("place government_police herat 3", Placed(Piece.GOVERNMENT_POLICE, S.HERAT, 3, rule=RULE)),
        ("remove herat taliban_active 2", Removed(Piece.TALIBAN_ACTIVE, S.HERAT, 2, rule=RULE)),
        (
            "remove kabul coalition_troops 1 available",
            Removed(Piece.COALITION_TROOPS, S.KABUL, 1, rule=RULE),
        ),
        (
            "remove kabul coalition_troops 2 casualties",
            Fell(Piece.COALITION_TROOPS, S.KABUL, 2, rule=RULE),
        ),
        (
            "remove kabul coalition_bases out-of-play",
            Withdrawn(Piece.COALITION_BASE, S.KABUL, 1, rule=RULE),
        ),
        (
            "move herat taliban_underground 2 kabul-aibak",
            Moved(Piece.TALIBAN_UNDERGROUND, S.HERAT, S.KABUL_AIBAK, 2, rule=RULE),
        ),
        ("flip activate-taliban herat 1", Activated(TALIBAN, S.HERAT, 1, rule=RULE)),
        ("flip hide-taliban herat 2", Hid(TALIBAN, S.HERAT, 2, rule=RULE)),
        (
            "attitude kabul opposition",
            Shifted(S.KABUL, Support.SUPPORT, Support.OPPOSITION, rule=RULE),
        ),
        ("marker add-terror zabol", Terrorized(S.ZABOL, rule=RULE)),
        ("marker sabotage kandahar-kabul", Sabotaged(S.KANDAHAR_KABUL, rule=RULE)),
        ("marker repair kabul-aibak", Repaired(S.KABUL_AIBAK, rule=RULE)),
        ("marker add-returnees zabol", Resettled(S.ZABOL, rule=RULE)),
        ("track raise-aid 7", Gained(Track.AID, 7, rule=RULE)),
        ("track lower-government 5", Lost(Track.GOVERNMENT, 5, rule=RULE)),
        ("islamabad towards-sponsorship", IslamabadMoved(Islamabad.SPONSORSHIP, False, rule=RULE)),
        ("eligibility stays-coalition", EligibilityMarked(COALITION, True, rule=RULE)),
        ("eligibility ineligible-warlords", EligibilityMarked(WARLORDS, False, rule=RULE)),
        ("lasting momentum-shaded", MomentumGained(Lasting(4, Side.SHADED, "by hand"), rule=RULE)),
    ],
    ids=lambda given: given.partition(" ")[0] if isinstance(given, str) else "",
)
def test_every_step_is_one_fact_and_leads_to_a_sound_position(steps: str, fact: Fact) -> None:
    table = execute(board(), "by-hand", *steps.split(), "done")

    assert happened(table) == [fact]
    assert BOX.problems(table.board) == []


def test_a_capability_is_put_in_force_and_ended() -> None:
    table = execute(
        board(29, "capabilities: 1=shaded\n"),
        *("by-hand", "lasting", "capability-unshaded", "lasting", "end-1", "done"),
    )

    assert happened(table) == [
        CapabilityGained(Lasting(29, Side.UNSHADED), rule="card 29"),
        CapabilityEnded(1, rule="card 29"),
    ]


@pytest.mark.rule("R1.4.1-2")
def test_pieces_are_replaced_one_for_one_as_far_as_others_are_available() -> None:
    steps = ("by-hand", "replace", "herat", "taliban_active", "2", "government_police", "done")

    some = execute(board(), *steps)
    none = execute(board(more="balkh G:P27\n"), *steps)

    gone = Removed(Piece.TALIBAN_ACTIVE, S.HERAT, 2, rule=RULE)
    assert happened(some) == [gone, Placed(Piece.GOVERNMENT_POLICE, S.HERAT, 2, rule=RULE)]
    assert happened(none) == [gone]


@pytest.mark.rule("R1.4.2-4", "R1.4.2-2")
def test_taliban_in_pakistan_are_not_replaced_and_no_base_comes_onto_a_road() -> None:
    where = asked(board(), "by-hand", "replace").options
    by = asked(board(), "by-hand", "replace", "kabul-aibak", "government_police").options

    assert where == ("herat", "kabul", "zabol", "kabul-aibak", "back")
    assert not [word for word in by if word.endswith("_bases")]


@pytest.mark.rule("R1.4.2-1", "R1.4.2-3", "R5.1.1-1")
def test_no_step_goes_beyond_stacking_pakistan_supply_or_the_end_of_a_track() -> None:
    bases = asked(board(), "by-hand", "place", "coalition_bases").options
    tracks = asked(board(), "by-hand", "track").options
    moves = asked(board(), "by-hand", "move", "herat", "warlord_bases").options
    lowered = asked(board(), "by-hand", "track", "lower-government").options

    assert not {"kabul", "waziristan", "kabul-aibak"} & set(bases)
    assert "raise-warlords" not in tracks
    assert not {"kabul", "waziristan", "kabul-aibak"} & set(moves)
    assert lowered == ("1", "2", "3", "4", "5")


@pytest.mark.parametrize("step", STEPS)
def test_one_may_think_better_of_any_step(step: str) -> None:
    assert happened(execute(board(), "by-hand", step, "back", "done")) == []


def test_steps_are_recorded_and_can_be_taken_back() -> None:
    text = "scenario: short\ncard: 4\nnext: 12\neligible: coalition"
    session = Session.new(BOX, Setup("short", position=text), seed=1, program="test")
    for word in ("event", "by-hand", "track", "raise-aid", "7"):
        session.answer(word)
    raised = session.turn.board.track(Track.AID)

    session.undo(1)

    assert session.turn.board.track(Track.AID) == raised - 7
    session.redo()
    assert session.turn.board.track(Track.AID) == raised
