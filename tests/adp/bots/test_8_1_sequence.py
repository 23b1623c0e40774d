"""8.1 Event or Operation: what a Non-player does with its turn."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.bots.common import COMMON
from core.adp.bots.mind import ROLL, Mind
from core.adp.bots.sheets import SHEETS
from core.adp.bots.turn import take_turn
from core.adp.model.board import Board
from core.adp.model.ids import (
    COALITION,
    FACTIONS,
    GOVERNMENT,
    PURSE,
    TALIBAN,
    WARLORDS,
    Deed,
    Faction,
    Track,
)
from core.adp.model.options import Options
from tests.adp.bots.think import Transcript, run
from tests.adp.play import asked, play, position

OTHER: Final = {WARLORDS: TALIBAN, GOVERNMENT: COALITION}


async def no_operation(mind: Mind) -> bool:
    """An Operation would come now."""
    mind.note("test: an Operation")
    return False


async def turn_without_operations(mind: Mind) -> None:
    """The turn up to the choice between Event and Operation."""
    await take_turn(mind, no_operation)


CHOICE: Final = {f: {**COMMON, "turn": turn_without_operations} for f in FACTIONS}


def choice(faction: Faction, text: str, *, people: tuple[Faction, ...] = ()) -> Board:
    """The turn of one Faction; all are Non-players but those named."""
    bots = tuple(f for f in FACTIONS if f not in people)
    following = 1 if text.splitlines()[0] == "card: 2" else 2
    return position(f"next: {following}\neligible: {faction}\n{text}", bots=bots)


def decide(board: Board, *dice: int) -> Transcript:
    """Let it choose between the Event and an Operation."""
    return run(board, dice, sheets=CHOICE, strict=False)


def takes_event(board: Board, *dice: int) -> bool:
    """Whether it takes the Event."""
    played = decide(board, *dice)
    if "event" in played.words:
        return True
    assert "test: an Operation" in played.why("pass")
    return False


@pytest.mark.rule("R8.1-1")
@pytest.mark.parametrize("faction", FACTIONS)
def test_an_event_that_is_offered_is_taken(faction: Faction) -> None:
    played = decide(choice(faction, "card: 65"))
    assert played.words[0] == "event"
    reason = "8.1: the Event is offered, and nothing forbids it: Islamabad Blocks Resupply"
    assert played.why("event") == reason
    assert played.board.acted[-1].deed is Deed.EVENT


@pytest.mark.rule("R8.1-1")
def test_without_the_event_there_is_an_operation() -> None:
    board = position(
        "card: 65\nnext: 2\neligible: taliban warlords\nacted: taliban=operation", bots=FACTIONS
    )
    assert not takes_event(board)


@pytest.mark.rule("R8.1-2")
@pytest.mark.parametrize("faction", [WARLORDS, GOVERNMENT])
def test_a_capability_is_for_those_whose_friend_is_a_non_player(faction: Faction) -> None:
    assert takes_event(choice(faction, "card: 29"))
    board = choice(faction, "card: 29", people=(OTHER[faction],))
    assert not takes_event(board)
    assert "8.1: Night Letters is a Capability" in decide(board).why("pass")


@pytest.mark.rule("R8.1-2", "A-61")
@pytest.mark.parametrize("faction", [WARLORDS, GOVERNMENT])
def test_islamabad_is_left_to_those_whose_friend_is_a_non_player(faction: Faction) -> None:
    text = "card: 39\nislamabad: tolerance"
    assert takes_event(choice(faction, text))
    board = choice(faction, text, people=(OTHER[faction],))
    assert not takes_event(board)
    assert "8.1: Trilateral Summit moves Islamabad" in decide(board).why("pass")


@pytest.mark.rule("R8.1-2", "A-61")
def test_islamabad_moves_only_if_its_box_or_hard_changes() -> None:
    at_the_end = choice(WARLORDS, "card: 39\nislamabad: sponsorship!", people=(TALIBAN,))
    assert takes_event(at_the_end)
    soft = choice(WARLORDS, "card: 39\nislamabad: sponsorship", people=(TALIBAN,))
    assert not takes_event(soft)


@pytest.mark.rule("R8.1-2", "A-61")
@pytest.mark.parametrize(
    ("card", "islamabad", "wanted"),
    [(28, "backing", False), (28, "pressure", True), (44, "sponsorship!", False)],
)
def test_what_it_would_choose_itself_decides_whether_islamabad_moves(
    card: int, islamabad: str, wanted: bool
) -> None:
    text = f"card: {card}\nislamabad: {islamabad}"
    assert takes_event(choice(GOVERNMENT, text, people=(COALITION,))) is wanted
    assert takes_event(choice(GOVERNMENT, text))


TWO_TO_COME: Final = "card: 29\nplayed: propaganda 5 propaganda 6 propaganda 7"


@pytest.mark.rule("R8.1-3", "N-8")
@pytest.mark.parametrize("faction", [TALIBAN, COALITION])
def test_a_capability_needs_a_die_below_the_propaganda_cards_left(faction: Faction) -> None:
    board = choice(faction, TWO_TO_COME)
    assert takes_event(board, 1)
    assert not takes_event(board, 2)
    assert "8.1: die 2, Propaganda cards left 2" in decide(board, 2).why("pass")


@pytest.mark.rule("R8.1-3", "A-40")
def test_a_propaganda_card_on_top_of_the_deck_counts() -> None:
    board = position(f"next: propaganda\neligible: taliban\n{TWO_TO_COME}", bots=FACTIONS)
    assert takes_event(board, 1)
    assert not takes_event(board, 2)


@pytest.mark.rule("R8.1-4", "TV-8.1", "A-61")
@pytest.mark.parametrize(
    ("faction", "text"),
    [
        (WARLORDS, "card: 67\ncapabilities: none"),
        (COALITION, "card: 41\nout-of-play: none"),
        (TALIBAN, "card: 29\ncapabilities: 29=shaded"),
        (WARLORDS, "card: 14\nkabul G:T1"),
        (TALIBAN, "card: 6\nislamabad: sponsorship!"),
    ],
)
def test_an_event_that_changes_nothing_is_not_taken(faction: Faction, text: str) -> None:
    played = decide(choice(faction, text))
    assert "would change nothing" in played.why("pass")
    assert ROLL not in [said.option for said in played.said], "the die comes last"


@pytest.mark.rule("R8.1-4")
def test_a_free_action_that_nobody_wants_changes_nothing() -> None:
    """Card 58: The Warlords do not want Traffic that would bring them to 75."""
    text = "card: 58\nresources: warlords=74\nbamian W:B1"
    played = run(choice(WARLORDS, text))
    assert "8.1: Counter-Narc would change nothing" in played.why(played.words[0])
    assert run(choice(WARLORDS, text.replace("74", "20"))).words[0] == "event"
    assert run(choice(TALIBAN, text)).words[0] != "event"


@pytest.mark.rule("R8.1-4")
def test_a_capability_in_force_on_its_other_side_changes_something() -> None:
    assert takes_event(choice(WARLORDS, "card: 29\ncapabilities: 29=unshaded"))


@pytest.mark.rule("TV-8.1")
def test_change_in_tactics_gives_way_to_an_operation_with_special_activity() -> None:
    played = run(choice(WARLORDS, "card: 67\ncapabilities: none"))
    assert played.words[0] == "rally"
    assert played.board.acted[-1].deed is Deed.OPERATION_AND_SPECIAL


@pytest.mark.rule("R8.1-5")
@pytest.mark.parametrize(("card", "wanted"), [(24, False), (36, True), (40, True)])
def test_momentum_is_not_for_a_card_before_propaganda(card: int, wanted: bool) -> None:
    board = position(f"card: {card}\nnext: propaganda\neligible: taliban", bots=FACTIONS)
    assert takes_event(board) is wanted
    if not wanted:
        assert "is Momentum, and Propaganda comes next" in decide(board).why("pass")


@pytest.mark.rule("R8.1-5")
def test_momentum_is_taken_if_propaganda_does_not_show() -> None:
    assert takes_event(choice(TALIBAN, "card: 24"))
    unseen = position(
        "card: 24\nnext: none\neligible: taliban", options=Options(no_reveal=True), bots=FACTIONS
    )
    assert takes_event(unseen)


@pytest.mark.rule("R8.1-5", "A-61")
def test_only_the_side_that_would_be_used_counts_as_momentum() -> None:
    board = position("card: 10\nnext: propaganda\neligible: coalition", bots=FACTIONS)
    assert takes_event(board)


@pytest.mark.rule("A-61", "R8.4.1-1")
def test_an_instruction_comes_before_the_other_tests() -> None:
    board = position("card: 57\nnext: propaganda\neligible: taliban", bots=FACTIONS)
    assert (
        decide(board)
        .why("pass")
        .startswith("8.4.1: Sandstorms: the instruction is not to execute it")
    )


@pytest.mark.rule("R8.1-6", "A-60")
def test_instead_of_a_limited_operation_there_is_a_full_one() -> None:
    text = "card: 65\nnext: 2\neligible: taliban warlords\nacted: taliban=operation"
    played = run(position(text, bots=FACTIONS))
    assert played.words[0] == "rally"
    assert len([w for a, w in played.asked if a == "rally.space" and w != "done"]) > 1
    assert played.board.acted[-1].deed is Deed.OPERATION_AND_SPECIAL


@pytest.mark.rule("R8.1-6")
def test_the_final_event_card_does_not_bind_non_players() -> None:
    played = "propaganda 5 propaganda 6 propaganda 7 propaganda"
    text = f"card: 65\nnext: propaganda\nplayed: {played}\neligible: warlords"
    assert "march" not in asked(play(position(text))).options
    assert "march" in asked(play(position(text, bots=FACTIONS))).options


@pytest.mark.rule("R8.1-7", "N-7", "A-60")
@pytest.mark.parametrize(
    ("faction", "resources", "after"),
    [(GOVERNMENT, 2, 5), (TALIBAN, 0, 1), (WARLORDS, 0, 1)],
)
def test_the_poor_pass(faction: Faction, resources: int, after: int) -> None:
    played = decide(choice(faction, f"card: 67\nresources: {faction}={resources}"))
    assert played.words == ["pass"]
    assert "instead of an Operation" in played.why("pass")
    assert played.board.track(PURSE[faction]) == after
    assert played.board.acted[-1].deed is Deed.PASS


@pytest.mark.rule("R8.1-7")
@pytest.mark.parametrize(("faction", "resources"), [(GOVERNMENT, 3), (TALIBAN, 1), (WARLORDS, 1)])
def test_those_who_have_just_enough_operate(faction: Faction, resources: int) -> None:
    board = choice(faction, f"card: 67\nresources: {faction}={resources}")
    assert "test: an Operation" in decide(board).why("pass")


@pytest.mark.rule("R8.1-7", "A-64")
def test_the_poor_pass_even_if_the_operation_is_free() -> None:
    text = "card: 67\nresources: taliban=0\nislamabad: sponsorship\nwaziristan T:B1u2"
    assert run(choice(TALIBAN, text)).words == ["pass"]


@pytest.mark.rule("R8.1-7", "A-64")
def test_the_poor_take_free_actions_of_events() -> None:
    text = "card: 52\nresources: warlords=0\nkabul G:T1P1"
    played = run(choice(WARLORDS, text))
    assert ("event.free", "do") in played.asked
    assert played.board.track(Track.WARLORDS) == 0


@pytest.mark.rule("R8.1-7")
def test_the_coalition_operates_whatever_the_government_has() -> None:
    board = choice(COALITION, "card: 67\nresources: government=0")
    assert "test: an Operation" in decide(board).why("pass")


def test_a_faction_that_can_do_nothing_passes() -> None:
    played = run(choice(WARLORDS, "card: 67\nwaziristan T:B1"), sheets=CHOICE)
    assert played.words == ["pass"]
    assert "8.1.1: no Operation would do anything: Pass" in played.why("pass")


@pytest.mark.rule("R8.1.1-1", "A-63")
def test_the_special_activity_comes_after_the_whole_operation() -> None:
    played = run(choice(WARLORDS, "card: 67")).asked
    selecting = [i for i, (ask, word) in enumerate(played) if ask == "rally.space"]
    special = next(i for i, (ask, _) in enumerate(played) if ask == "cultivate.space")
    assert [played[i][1] for i in selecting if i > special] == ["done"]


@pytest.mark.rule("R8.1.2-6", "A-4")
@pytest.mark.parametrize("faction", FACTIONS)
def test_non_players_give_nothing_and_do_not_remove_their_own_pieces(faction: Faction) -> None:
    turn = play(choice(faction, "card: 16"), "event", "unshaded")
    assert {"give", "remove-own"}.isdisjoint(asked(turn).options)


def test_all_four_have_sheets() -> None:
    assert tuple(sorted(SHEETS)) == FACTIONS
    assert all("turn" in SHEETS[faction] for faction in FACTIONS)
