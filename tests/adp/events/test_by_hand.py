"""P.2 and P.3 A card resolved by hand, in steps that keep within pieces, stacking and tracks."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.box import BOX
from core.adp.events.by_hand import STEPS
from core.adp.events.library import CARDS
from core.adp.model.board import Board, Lasting
from core.adp.model.facts import (
    Activated,
    BoxChanged,
    Calmed,
    CapabilityEnded,
    CapabilityGained,
    EligibilityMarked,
    EligibilitySet,
    Fact,
    Fell,
    Gained,
    Hid,
    IslamabadMoved,
    LeftPlay,
    Lost,
    MomentumGained,
    MomentumLapsed,
    Moved,
    Placed,
    Recovered,
    Removed,
    Repaired,
    Resettled,
    Returned,
    Sabotaged,
    Shifted,
    Terrorized,
    Transferred,
    Unsettled,
    Withdrawn,
)
from core.adp.model.ids import (
    COALITION,
    GOVERNMENT,
    TALIBAN,
    WARLORDS,
    Faction,
    Islamabad,
    Piece,
    PieceBox,
    Side,
    Support,
    Track,
)
from core.adp.model.ids import SpaceId as S
from core.kernel import Kind, Setup
from saves.session import Session
from tests.adp import play as plain
from tests.adp.events.executing import asked, execute, happened, turn_of

RULE = "card 4"
MAP = """
resources: government=5 taliban=10 warlords=75
aid: 10
islamabad: backing
casualties: C:T2
out-of-play: C:B1T1
kabul C:B1T2 G:B1T2P2 support=S
herat T:u2a3 W:B1a1 terror=1 +1
zabol T:B1
waziristan T:B1u2
kabul-aibak G:P1 T:u1 sabotage
"""
TROOPS: Final = Piece.COALITION_TROOPS


def board(card: int = 4, more: str = "") -> Board:
    """The Coalition is about to play a card."""
    return turn_of(COALITION, card, MAP + more)


def marked(faction: Faction, card: int, side: str, text: str = "") -> Board:
    """A Faction is about to play a card of which a side is by hand in print."""
    return turn_of(faction, card, f"printed: by-hand-{card}={side}\n{text}")


PIECES: Final = [
    ("place taliban_bases zabol", Placed(Piece.TALIBAN_BASE, S.ZABOL, 1, rule=RULE)),
    ("place government_police herat 3", Placed(Piece.GOVERNMENT_POLICE, S.HERAT, 3, rule=RULE)),
    ("remove herat taliban_active 2", Removed(Piece.TALIBAN_ACTIVE, S.HERAT, 2, rule=RULE)),
    ("remove kabul coalition_troops 1 available", Removed(TROOPS, S.KABUL, 1, rule=RULE)),
    ("remove kabul coalition_troops 2 casualties", Fell(TROOPS, S.KABUL, 2, rule=RULE)),
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
    ("boxes casualties-to-available 1", Recovered(TROOPS, 1, rule=RULE)),
    ("boxes casualties-to-out-of-play 2", LeftPlay(TROOPS, 2, rule=RULE)),
    ("boxes out-of-play-to-available coalition_troops", Returned(TROOPS, 1, rule=RULE)),
    (
        "boxes out-of-play-to-casualties coalition_bases",
        BoxChanged(Piece.COALITION_BASE, PieceBox.OUT_OF_PLAY, PieceBox.CASUALTIES, 1, rule=RULE),
    ),
    (
        "boxes available-to-casualties coalition_troops 3",
        BoxChanged(TROOPS, PieceBox.AVAILABLE, PieceBox.CASUALTIES, 3, rule=RULE),
    ),
    (
        "boxes available-to-out-of-play coalition_bases 2",
        BoxChanged(Piece.COALITION_BASE, PieceBox.AVAILABLE, PieceBox.OUT_OF_PLAY, 2, rule=RULE),
    ),
]
STATUS: Final = [
    (
        "attitude kabul opposition",
        Shifted(S.KABUL, Support.SUPPORT, Support.OPPOSITION, rule=RULE),
    ),
    ("marker add-terror zabol", Terrorized(S.ZABOL, rule=RULE)),
    ("marker remove-terror herat", Calmed(S.HERAT, 1, rule=RULE)),
    ("marker sabotage kandahar-kabul", Sabotaged(S.KANDAHAR_KABUL, rule=RULE)),
    ("marker repair kabul-aibak", Repaired(S.KABUL_AIBAK, rule=RULE)),
    ("marker add-returnees zabol", Resettled(S.ZABOL, rule=RULE)),
    ("marker remove-returnees herat", Unsettled(S.HERAT, rule=RULE)),
    ("track raise-aid 7", Gained(Track.AID, 7, rule=RULE)),
    ("track lower-government 5", Lost(Track.GOVERNMENT, 5, rule=RULE)),
    ("transfer from-aid to-patronage 4", Transferred(Track.AID, Track.PATRONAGE, 4, rule=RULE)),
    ("islamabad towards-sponsorship", IslamabadMoved(Islamabad.SPONSORSHIP, False, rule=RULE)),
    ("islamabad towards-hostility", IslamabadMoved(Islamabad.TOLERANCE, False, rule=RULE)),
    ("islamabad harden", IslamabadMoved(Islamabad.BACKING, True, rule=RULE)),
]
ON_CARDS: Final = [
    ("eligibility stays-coalition", EligibilityMarked(COALITION, True, rule=RULE)),
    ("eligibility ineligible-warlords", EligibilityMarked(WARLORDS, False, rule=RULE)),
    ("eligibility eligible-taliban", EligibilitySet(TALIBAN, True, rule=RULE)),
    ("lasting momentum-shaded", MomentumGained(Lasting(4, Side.SHADED, "by hand"), rule=RULE)),
    (
        "lasting other-capability 29 shaded",
        CapabilityGained(Lasting(29, Side.SHADED), rule=RULE),
    ),
]


def check(steps: str, fact: Fact) -> None:
    """Let a step lead to just this fact, in a sound position."""
    turn = plain.play(board(), "event", "by-hand", *steps.split())

    assert turn.facts == (fact,)
    assert BOX.problems(turn.board) == []


@pytest.mark.rule("RP-9")
@pytest.mark.parametrize(("steps", "fact"), PIECES, ids=lambda given: str(given)[:40])
def test_every_step_with_pieces_is_one_fact(steps: str, fact: Fact) -> None:
    check(steps, fact)


@pytest.mark.rule("RP-10")
@pytest.mark.parametrize(("steps", "fact"), STATUS, ids=lambda given: str(given)[:40])
def test_every_step_with_status_is_one_fact(steps: str, fact: Fact) -> None:
    check(steps, fact)


@pytest.mark.rule("RP-13")
@pytest.mark.parametrize(("steps", "fact"), ON_CARDS, ids=lambda given: str(given)[:40])
def test_every_step_with_cards_is_one_fact(steps: str, fact: Fact) -> None:
    check(steps, fact)


@pytest.mark.rule("RP-13")
def test_capabilities_come_into_force_are_turned_over_and_end() -> None:
    steps = ("lasting", "capability-unshaded", "turn-29", "end-1", "end-24")
    more = "capabilities: 1=shaded\nmomentum: 24=shaded\n"
    table = execute(board(29, more), "by-hand", *steps, "done")

    assert happened(table) == [
        CapabilityGained(Lasting(29, Side.UNSHADED), rule="card 29"),
        CapabilityGained(Lasting(29, Side.SHADED), rule="card 29"),
        CapabilityEnded(1, rule="card 29"),
        MomentumLapsed(24, rule="card 29"),
    ]


@pytest.mark.rule("R1.4.1-2", "RP-9")
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


@pytest.mark.rule("R1.4.2-1", "R1.4.2-3", "R5.1.1-1", "RP-9", "RP-10")
def test_no_step_goes_beyond_stacking_pakistan_supply_or_the_end_of_a_track() -> None:
    bases = asked(board(), "by-hand", "place", "coalition_bases").options
    tracks = asked(board(), "by-hand", "track").options
    moves = asked(board(), "by-hand", "move", "herat", "warlord_bases").options
    lowered = asked(board(), "by-hand", "track", "lower-government").options
    targets = asked(board(), "by-hand", "transfer", "from-aid").options
    given = asked(board(), "by-hand", "transfer", "from-government", "to-aid").options

    assert not {"kabul", "waziristan", "kabul-aibak"} & set(bases)
    assert "raise-warlords" not in tracks
    assert not {"kabul", "waziristan", "kabul-aibak"} & set(moves)
    assert lowered == ("1", "2", "3", "4", "5")
    assert targets == ("to-government", "to-taliban", "to-patronage", "back")
    assert given == lowered


@pytest.mark.parametrize("step", [word for word in STEPS if word != "die"])
def test_one_may_think_better_of_any_step(step: str) -> None:
    assert happened(execute(board(), "by-hand", step, "back", "done")) == []


def test_steps_that_lead_nowhere_are_not_offered() -> None:
    poor = turn_of(
        COALITION,
        4,
        "resources: government=0 taliban=0 warlords=0\naid: 0\npatronage: 0\n"
        "seats: government=bot taliban=bot warlords=bot\n"
        "kabul C:B2T20\nherat C:B2\nbalkh C:B2",
    )

    offered = asked(poor, "by-hand").options

    assert not {"transfer", "boxes", "hand-over"} & set(offered)
    assert {"place", "free", "die"} <= set(offered)


# Once more


@pytest.mark.rule("RP-14")
def test_the_same_can_be_done_again_without_the_menu() -> None:
    steps = ("place", "government_police", "herat", "1", "zabol", "2", "kabul-aibak", "1", "done")

    table = execute(board(), "by-hand", *steps)

    police = Piece.GOVERNMENT_POLICE
    assert happened(table) == [
        Placed(police, S.HERAT, 1, rule=RULE),
        Placed(police, S.ZABOL, 2, rule=RULE),
        Placed(police, S.KABUL_AIBAK, 1, rule=RULE),
    ]


@pytest.mark.rule("RP-14")
@pytest.mark.parametrize(
    ("steps", "again", "kind"),
    [
        ("place taliban_bases zabol", "herat", Kind.PLACE),
        ("remove herat taliban_active 1", "kabul", Kind.PLACE),
        ("replace herat taliban_active 1 warlord_active", "kabul", Kind.PLACE),
        ("move herat taliban_active 1 kabul", "zabol", Kind.PLACE),
        ("flip activate-taliban herat 1", "waziristan", Kind.PLACE),
        ("attitude kabul neutral", "herat", Kind.PLACE),
        ("marker add-terror zabol", "zabol", Kind.PLACE),
        ("track raise-aid 1", "lower-aid", Kind.MENU),
        ("transfer from-aid to-patronage 1", "from-patronage", Kind.MENU),
        ("islamabad towards-hostility", "towards-hostility", Kind.MENU),
        ("boxes casualties-to-available 1", "available-to-casualties", Kind.MENU),
        ("eligibility stays-coalition", "ineligible-taliban", Kind.MENU),
        ("lasting momentum-shaded", "end-4", Kind.MENU),
    ],
)
def test_every_kind_of_change_can_be_repeated_or_left(steps: str, again: str, kind: str) -> None:
    question = asked(board(), "by-hand", *steps.split())

    assert question.ask == "by-hand.step"
    assert question.kind == kind
    assert question.about[:2] == ("4", steps.split()[0])
    assert again in question.options
    assert {*STEPS, "done"} <= set(question.options)
    assert len(set(question.options)) == len(question.options)


@pytest.mark.rule("RP-14")
def test_where_nothing_more_can_be_done_of_a_kind_the_menu_is_all_there_is() -> None:
    question = asked(board(), "by-hand", "marker", "repair", "kabul-aibak")

    assert question.kind == Kind.MENU
    assert question.about == ("4",)
    assert question.options == (*STEPS, "done")


@pytest.mark.rule("RP-14")
def test_another_player_takes_the_steps_that_the_text_leaves_to_another_faction() -> None:
    turn = plain.play(board(), "event", "by-hand", "hand-over")
    assert plain.asked(turn).options == ("government", "taliban", "warlords", "back")

    turn.answer("taliban")

    assert plain.asked(turn).by == TALIBAN
    turn.answer("track")
    assert plain.asked(turn).by == TALIBAN


def test_nobody_hands_over_to_a_bot() -> None:
    alone = plain.position(
        f"card: 4\neligible: coalition\n{MAP}", bots=(GOVERNMENT, TALIBAN, WARLORDS)
    )

    assert "hand-over" not in plain.asked(plain.play(alone, "event", "by-hand")).options


# Free actions and dice


@pytest.mark.rule("RP-11")
def test_a_free_operation_takes_place_in_the_spaces_that_are_named() -> None:
    spare = turn_of(TALIBAN, 4, "resources: taliban=0\nzabol T:B1\nkandahar T:B1\nghazni T:B1")
    steps = ("free", "taliban", "free-rally", "zabol", "ghazni", "go")
    turn = plain.play(spare, "event", "by-hand", *steps)

    assert plain.asked(turn).ask == "rally.space"
    spaces = [word for word in plain.asked(turn).options if word in tuple(S)]
    assert sorted(spaces) == ["ghazni", "zabol"]
    for word in ("zabol", "place-one", "ghazni", "place-one", "done"):
        turn.answer(word)

    assert [fact for fact in turn.facts if isinstance(fact, Placed)] == [
        Placed(Piece.TALIBAN_UNDERGROUND, S.ZABOL, 1, rule="3.3.1"),
        Placed(Piece.TALIBAN_UNDERGROUND, S.GHAZNI, 1, rule="3.3.1"),
    ]
    assert turn.board.track(Track.TALIBAN) == 0
    assert plain.asked(turn).ask == "by-hand.step"
    assert "free-march" in plain.asked(turn).options  # one more free action of the same Faction


@pytest.mark.rule("RP-11")
def test_a_free_special_activity_needs_no_operation_and_may_be_anywhere() -> None:
    there = turn_of(WARLORDS, 4, "resources: warlords=0\nherat W:B2\nbalkh W:B1")
    turn = plain.play(
        there, "event", "by-hand", "free", "warlords", "free-traffic", "anywhere", "all"
    )

    assert turn.board.track(Track.WARLORDS) == 3
    assert plain.asked(turn).ask == "by-hand.step"


@pytest.mark.rule("RP-11")
@pytest.mark.parametrize("who", ["coalition", "government"])
def test_what_goes_from_space_to_space_is_named_by_both(who: str) -> None:
    there = turn_of(COALITION, 4, "kabul C:T3 G:T3\nherat C:T1")
    action = "free-air-lift" if who == "coalition" else "free-transport"
    first = asked(there, "by-hand", "free", who, action)
    second = asked(there, "by-hand", "free", who, action, "kabul")
    third = asked(there, "by-hand", "free", who, action, "kabul", "kabul-aibak")

    assert first.options[0] == "anywhere"
    assert "go" not in second.options
    assert "back" in second.options
    assert third.options[0] == "go"


@pytest.mark.rule("RP-11")
def test_a_faction_that_does_not_choose_may_decline() -> None:
    there = turn_of(COALITION, 4, "zabol T:B1u1")
    question = asked(there, "by-hand", "free", "taliban", "free-rally", "anywhere")

    assert (question.by, question.ask, question.options) == (
        TALIBAN,
        "event.free",
        ("do", "decline"),
    )
    turn = plain.play(
        there, "event", "by-hand", "free", "taliban", "free-rally", "anywhere", "decline"
    )
    assert plain.asked(turn).ask == "by-hand.step"
    assert plain.asked(turn).by == COALITION


@pytest.mark.rule("RP-11")
def test_only_who_can_act_is_asked_to_and_only_where_something_is_possible() -> None:
    empty = turn_of(COALITION, 4, "resources: government=0 taliban=0 warlords=0\nzabol T:a1")

    who = asked(empty, "by-hand", "free").options
    what = asked(empty, "by-hand", "free", "taliban").options
    where = asked(empty, "by-hand", "free", "taliban", "free-march").options

    assert "taliban" in who
    assert "free-attack" not in what
    assert where[0] == "anywhere"
    assert "herat" not in where
    assert "ghazni" in where


@pytest.mark.rule("RP-12")
def test_a_die_is_rolled_as_any_other() -> None:
    turn = plain.play(board(), "event", "by-hand", "die")

    question = plain.asked(turn)
    assert (question.by, question.ask, question.kind) == (None, "event.roll", Kind.DIE)
    assert question.options == ("1", "2", "3", "4", "5", "6")
    turn.answer("4")
    assert plain.asked(turn).ask == "by-hand.step"


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


# Sides that are by hand in print


@pytest.mark.rule("RP-5")
def test_a_side_that_is_by_hand_leads_to_the_steps_and_the_other_to_our_text() -> None:
    there = marked(COALITION, 4, "shaded", "waziristan T:u2")

    by_hand = asked(there, "shaded")
    ours = plain.play(there, "event", "unshaded")

    assert (by_hand.ask, by_hand.about) == ("by-hand.step", ("4", "shaded"))
    assert asked(there, "by-hand").about == ("4",)
    assert plain.asked(ours).ask != "by-hand.step"


@pytest.mark.rule("RP-5")
def test_where_both_sides_are_by_hand_nothing_else_is_offered() -> None:
    there = marked(COALITION, 4, "unshaded,shaded")

    assert plain.asked(plain.play(there, "event")).options[:2] == ("unshaded", "shaded")
    assert "by-hand" not in plain.asked(plain.play(there, "event")).options


@pytest.mark.rule("RP-6")
def test_a_card_has_as_many_texts_as_in_print() -> None:
    single = turn_of(COALITION, 11, "printed: sides-11=unshaded")
    dual = marked(COALITION, 45, "shaded")

    assert len(CARDS[11].sides) == 2
    assert plain.asked(plain.play(single, "event")).options[:2] == ("unshaded", "by-hand")
    assert len(CARDS[45].sides) == 1
    assert plain.asked(plain.play(dual, "event")).options[:3] == ("unshaded", "shaded", "by-hand")
    assert asked(dual, "shaded").ask == "by-hand.step"


@pytest.mark.rule("RP-7")
def test_a_capability_by_hand_is_in_force_and_changes_no_rule() -> None:
    text = "capabilities: 30=unshaded\nresources: taliban=1\nkabul T:u1"
    ours = turn_of(TALIBAN, 19, text)
    by_hand = turn_of(TALIBAN, 19, f"printed: by-hand-30=unshaded\n{text}")

    assert "terror" not in plain.asked(plain.play(ours)).options  # 2 Underground are needed
    assert "terror" in plain.asked(plain.play(by_hand)).options


@pytest.mark.rule("RP-7")
def test_momentum_by_hand_is_noted_as_such_and_changes_no_rule() -> None:
    table = execute(marked(TALIBAN, 24, "shaded"), "shaded", "lasting", "momentum-shaded", "done")

    assert happened(table) == [MomentumGained(Lasting(24, Side.SHADED, "by hand"), rule="card 24")]
    assert BOX.problems(table.board) == []
    text = "card: 40\neligible: coalition\nherat C:T3 T:a2"
    still = plain.position(f"printed: by-hand-24=shaded\nmomentum: 24=shaded\n{text}")
    ours = plain.position(f"momentum: 24=shaded\n{text}")
    assert "assault" in plain.asked(plain.play(still)).options
    assert "assault" not in plain.asked(plain.play(ours)).options


@pytest.mark.rule("RP-7")
def test_only_the_text_that_is_carried_out_can_come_into_force() -> None:
    words = asked(marked(COALITION, 1, "shaded"), "shaded", "lasting").options

    assert "capability-shaded" in words
    assert "capability-unshaded" not in words
