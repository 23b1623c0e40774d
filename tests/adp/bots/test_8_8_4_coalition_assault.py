"""8.8.4 The Non-player Coalition: Assault with Air Lift or Air Strike; what Events grant it."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.model.facts import Activated, Gained, Moved, Paid, Placed, Removed, TurnEnded
from core.adp.model.ids import COALITION, TALIBAN, Deed, Piece, SpaceId, Track
from core.adp.model.options import Options
from tests.adp.bots.coalition import POOR, at, facts, turn
from tests.adp.bots.think import Transcript, run
from tests.adp.play import position

KABUL: Final = SpaceId.KABUL
KANDAHAR: Final = SpaceId.KANDAHAR
HERAT: Final = SpaceId.HERAT
BALKH: Final = SpaceId.BALKH
TROOPS: Final = Piece.COALITION_TROOPS
BASE: Final = Piece.TALIBAN_BASE
ACTIVE: Final = Piece.TALIBAN_ACTIVE
HIDING: Final = "bamian G:P1 T:u9\n"
"""Enough Taliban to fail the Train test, out of reach."""


# The test


@pytest.mark.rule("R8.8.4-1", "A-55", "A-72", "A-81")
@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("kandahar C:T4 T:a4", True),
        ("kandahar C:T3 T:a3", False),
        ("kandahar C:T1 T:B1", True),
        ("kandahar C:T1 W:B1", True),  # either Insurgent's
        ("kandahar C:T9 W:a9", False),  # Guerrillas count if they are Taliban
        ("kandahar C:T2 T:a2\nherat T:a2\nbalkh T:a2", True),  # with Air Strike
        ("kandahar C:T1 T:a1\nherat T:B1", True),
        ("herat T:a4\nbalkh T:B1", False),  # the Assault itself removes nothing
        ("kandahar C:T5\nherat T:a4", True),  # with Air Lift
        ("kandahar C:T5\nkabul-aibak T:a4", True),
        ("kandahar C:T5\nwaziristan T:a4", False),
    ],
)
def test_a_base_or_four_taliban_pieces_make_an_assault_worth_while(text: str, holds: bool) -> None:
    played = turn(POOR + HIDING + text, (1,) * 12)

    test = f"8.8.4: Assault would remove a Base or 4 Taliban pieces: {'yes' if holds else 'no'}"
    assert test in played.why(played.words[0])


@pytest.mark.rule("R8.8.4-1", "A-44", "A-81")
def test_instead_of_a_sweep_any_removal_is_enough() -> None:
    played = turn(POOR + "kandahar C:T1 W:a1")

    assert played.words[0] == "assault"
    assert facts(played, Removed) == [Removed(Piece.WARLORD_ACTIVE, KANDAHAR, 1, rule="3.2.4")]


@pytest.mark.rule("R8.8.4-1", "R8.8-1")
def test_during_talks_there_is_no_assault() -> None:
    played = turn(POOR + "momentum: 24=shaded\nkandahar C:T4 T:a4")

    assert played.words == ["pass"]


# How


@pytest.mark.rule("R8.8.4-2")
def test_all_coalition_troops_assault_taliban_before_warlords() -> None:
    played = turn(
        POOR + "kandahar C:T3 T:a2 W:a2\nherat C:T2 T:a2\nbalkh C:B1 T:a3\nzabol C:T1 W:a1"
    )

    assert facts(played, Removed)[:4] == [
        Removed(ACTIVE, KANDAHAR, 2, rule="3.2.4"),
        Removed(Piece.WARLORD_ACTIVE, KANDAHAR, 1, rule="3.2.4"),
        Removed(ACTIVE, HERAT, 2, rule="3.2.4"),
        Removed(Piece.WARLORD_ACTIVE, SpaceId.ZABOL, 1, rule="3.2.4"),
    ]


@pytest.mark.rule("R8.8.4-2", "A-81", "A-63")
def test_air_strike_follows_if_it_does_as_well_as_air_lift() -> None:
    played = turn(POOR + "kandahar C:T5 T:a4\nherat T:B1\nbalkh T:a1")

    assert "air-lift" not in played.words
    assert facts(played, Removed) == [
        Removed(ACTIVE, KANDAHAR, 4, rule="3.2.4"),
        Removed(BASE, HERAT, 1, rule="4.2.3"),
        Removed(ACTIVE, BALKH, 1, rule="4.2.3"),
    ]


@pytest.mark.rule("R8.8.4-2", "R8.8.3-4", "A-79", "A-81")
def test_air_lift_first_if_only_that_takes_a_taliban_base() -> None:
    played = turn(POOR + HIDING + "kandahar C:T5\nherat C:T3\nbalkh T:B1a2")

    assert played.words[:2] == ["assault", "air-lift"]
    assert "8.8.4: Air Lift to balkh: it removes a Taliban Base that Air Strike would leave" in (
        played.why("assault")
    )
    assert facts(played, Moved) == [
        Moved(TROOPS, KANDAHAR, BALKH, 4, rule="4.2.2"),
        Moved(TROOPS, HERAT, BALKH, 2, rule="4.2.2"),
    ]
    assert Removed(BASE, BALKH, 1, rule="3.2.4") in played.facts


@pytest.mark.rule("R8.8.4-2", "A-81")
def test_air_lift_first_if_only_that_removes_four_to_where_most_fall() -> None:
    played = turn(POOR + HIDING + "kandahar C:T6\nherat T:a4\nbalkh T:a5\nkonduz T:a3")

    assert at(played, "air-lift.destination") == ["balkh"]
    assert "8.8.4: most Taliban pieces removed: balkh" in played.why("assault")
    assert Removed(ACTIVE, BALKH, 5, rule="3.2.4") in played.facts


@pytest.mark.rule("R8.8.4-3")
def test_spaces_are_taken_by_taliban_bases_then_guerrillas_then_population() -> None:
    played = turn(
        POOR + "herat C:T1 T:a1\nkandahar C:T1 T:a1\nbalkh C:T1 T:a2\nkonduz C:T1 T:B1a1\n"
        "farah C:T1 W:a1"
    )

    chosen = [space for space in at(played, "assault.space") if space in tuple(SpaceId)]
    assert chosen == ["konduz", "balkh", "kandahar", "herat", "farah"]


@pytest.mark.rule("R8.8.4-3")
def test_spaces_are_taken_by_what_is_removed_and_not_by_what_is_there() -> None:
    # Only in Kandahar does a Base fall; Herat has most Bases, Balkh most Guerrillas.
    played = turn(
        POOR + "herat C:T1 T:B2a1\nbalkh C:T1 T:a1u7\nkonduz C:T2 T:a2\nkandahar C:T2 T:B1a1\n"
        "farah C:T1 T:a1"
    )

    chosen = [space for space in at(played, "assault.space") if space in tuple(SpaceId)]
    assert chosen[:2] == ["kandahar", "konduz"]
    assert chosen[-1] == "farah"  # nobody lives there
    assert "8.8.4: most Taliban Bases removed: kandahar (1)" in played.why("kandahar")


@pytest.mark.rule("R8.8.4-3", "R8.8.4-4")
def test_what_government_cubes_would_remove_counts_where_they_would_be_paid_for() -> None:
    text = "herat C:T2 G:T1 T:a3\nkandahar C:T1 G:T2 T:a2B1\nfarah C:T2 T:a2"

    paid = turn("resources: government=3\npatronage: 0\n" + text)
    poor = turn(POOR + text)

    assert at(paid, "assault.space")[:3] == ["kandahar", "herat", "farah"]
    assert at(poor, "assault.space")[:3] == ["herat", "farah", "kandahar"]


@pytest.mark.rule("R8.8.4-4")
def test_government_cubes_are_paid_for_once_and_where_only_they_remove_a_base() -> None:
    played = turn(
        "resources: government=75\nherat C:T1 G:T2 T:a4\nbalkh C:T1 G:T2 T:a3\n"
        "konduz C:T1 G:T1 T:a2\nfarah C:T1 G:T1 W:B1a1"
    )

    assert at(played, "assault.company") == ["together", "alone", "alone", "together"]
    assert facts(played, Paid) == [Paid(Track.GOVERNMENT, 3, rule="3.2.4")] * 2
    assert (
        played.why("alone")
        == "8.8.4: no Government cubes: paid for once already, and they remove no extra Base"
    )


@pytest.mark.rule("R8.8.4-4", "R8.8.4-1")
def test_government_cubes_count_in_the_test_only_if_they_can_be_paid_for() -> None:
    position_text = HIDING + "kandahar C:T2 G:T2 T:a4"

    paid = turn("resources: government=3\n" + position_text, (1,) * 9)
    poor = turn(POOR + position_text, (1,) * 9)

    assert "a Base or 4 Taliban pieces: yes (0 Bases, 4 Taliban pieces)" in paid.why("assault")
    assert "a Base or 4 Taliban pieces: no (0 Bases, 3 Taliban pieces)" in poor.why(poor.words[0])


@pytest.mark.rule("R8.8.4-5")
@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("kandahar C:T1 T:a1", "pass"),
        ("kandahar C:T1 W:a1", "pass"),
        ("kandahar C:T2 T:a2", "assault"),
        ("kandahar C:T1 T:B1", "assault"),
        ("kandahar C:T1 T:a1\nherat T:a1", "assault"),  # with Air Strike there are two
        ("kandahar C:T1 T:a1B1", "pass"),  # a new Guerrilla would shield the Base
    ],
)
def test_with_accidental_guerrillas_a_single_guerrilla_is_not_worth_it(
    text: str, word: str
) -> None:
    played = turn(POOR + "capabilities: 34=shaded\n" + text, bots=(COALITION, TALIBAN))

    assert played.words[0] == word


@pytest.mark.rule("R8.8.4-5", "A-63")
def test_the_taliban_respond_before_the_air_strike() -> None:
    played = turn(POOR + "capabilities: 34=shaded\nkandahar C:T2 T:a2B1\nherat T:B1")

    assert facts(played, Removed, Placed) == [
        Removed(ACTIVE, KANDAHAR, 2, rule="3.2.4"),
        Placed(Piece.TALIBAN_UNDERGROUND, KANDAHAR, 1, rule="card 34"),
        Removed(BASE, HERAT, 1, rule="4.2.3"),
    ]


@pytest.mark.rule("R8.8.4-2")
def test_find_fix_finish_finds_taliban_before_warlords() -> None:
    played = turn(POOR + HIDING + "capabilities: 7=unshaded\nkandahar C:T2 T:u1B1 W:u1")

    assert facts(played, Removed) == [
        Removed(Piece.TALIBAN_UNDERGROUND, KANDAHAR, 1, rule="card 7"),
        Removed(BASE, KANDAHAR, 1, rule="3.2.4"),
    ]


@pytest.mark.rule("R8.8.4-2", "RO-5")
def test_in_the_first_printing_too_only_coalition_troops_assault() -> None:
    options = Options(coalition_assault_needs_troops=False)
    played = turn(
        "resources: government=75\npatronage: 0\nkandahar C:T4 T:a4\nherat G:T9 T:a9",
        options=options,
    )

    assert "herat" not in at(played, "assault.space")


@pytest.mark.rule("R8.8.4-2", "R4.1-1", "RO-5")
def test_cubes_that_cannot_be_paid_for_do_not_keep_troops_from_being_lifted() -> None:
    options = Options(coalition_assault_needs_troops=False)
    played = turn(POOR + "kandahar C:T5\nbalkh T:B1a2\nherat G:T9 T:a9", (1,) * 9, options=options)

    assert played.words[:2] == ["assault", "air-lift"]


@pytest.mark.rule("A-60", "R8.1-6")
def test_the_deed_shows_whether_a_special_activity_was_done() -> None:
    alone = turn(POOR + "kandahar C:T4 T:a4")
    struck = turn(POOR + "kandahar C:T4 T:a4\nherat T:a1")

    assert _deed(alone) is Deed.OPERATION
    assert _deed(struck) is Deed.OPERATION_AND_SPECIAL


def _deed(played: Transcript) -> Deed:
    return next(fact.deed for fact in played.facts if isinstance(fact, TurnEnded))


# Free actions by Events


def event(card: int, text: str, *dice: int) -> Transcript:
    """Let the Coalition play an Event."""
    head = f"card: {card}\nnext: 30\neligible: coalition\npatronage: 0\n"
    return run(position(head + text, bots=(COALITION,)), dice)


@pytest.mark.rule("R8.4.4-1", "R8.8.3-1", "R8.8.4-2")
def test_partnering_policy_sweeps_and_assaults_with_government_cubes_at_no_cost() -> None:
    played = event(10, "resources: government=0\nkandahar C:T1 G:T3 T:u3B1\nherat C:T1 G:P1 T:u1")

    assert facts(played, Activated) == [
        Activated(TALIBAN, KANDAHAR, 3, rule="3.2.3"),
        Activated(TALIBAN, HERAT, 1, rule="3.2.3"),
    ]
    assert facts(played, Removed) == [
        Removed(ACTIVE, KANDAHAR, 3, rule="3.2.4"),
        Removed(BASE, KANDAHAR, 1, rule="3.2.4"),
        Removed(ACTIVE, HERAT, 1, rule="3.2.4"),
    ]


@pytest.mark.rule("R8.4.4-1", "R8.8.4-3")
def test_partnering_policy_goes_where_sweep_and_assault_remove_most() -> None:
    # In Herat and Balkh many hide and few would be found; Kandahar and Konduz lose a Base.
    played = event(
        10,
        "herat C:T1 G:P1 T:u9B2\nbalkh C:T1 G:P1 T:u8B2\nkandahar C:T2 G:T1 T:u2B1\n"
        "konduz C:T1 G:T1 T:a1B1\n",
    )

    assert at(played, "sweep.space") == ["kandahar", "konduz"]
    assert {f.piece for f in played.facts if isinstance(f, Removed)} == {ACTIVE, BASE}


@pytest.mark.rule("R8.4.4-1", "R8.8.2-6")
def test_nato_lets_it_surge_where_it_has_no_control() -> None:
    played = event(17, "kabul T:u3\nherat W:u1", 3, 1, 1, 1, 1, 1, 1, 5)

    assert Placed(Piece.COALITION_BASE, KABUL, 1, rule="4.2.1") in played.facts
    assert Gained(Track.AID, 5, rule="4.2.1") in played.facts


@pytest.mark.rule("R8.4.4-1", "R8.8.3-5")
def test_errant_air_strike_takes_underground_guerrillas_first() -> None:
    played = event(20, "kandahar T:u1a1\nherat W:u3")

    assert facts(played, Removed) == [Removed(Piece.TALIBAN_UNDERGROUND, KANDAHAR, 1, rule="4.2.3")]
