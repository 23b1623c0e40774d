"""2.3 An Event card: who is Eligible, in which order, and what each may do.

Card 30 shows the Taliban, the Government, the Warlords, the Coalition; card 12 the Coalition, the
Government, the Warlords, the Taliban.
"""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.model.facts import (
    CardBegun,
    CardRevealed,
    EligibilitySet,
    Entered,
    Fact,
    Gained,
    MarkerShown,
    TurnEnded,
)
from core.adp.model.ids import (
    COALITION,
    FACTIONS,
    GOVERNMENT,
    TALIBAN,
    WARLORDS,
    Deception,
    Deed,
    Faction,
    Stage,
    Track,
)
from core.adp.model.options import Eligibility, NoNonPlayer, Options
from core.adp.rules.sequence import next_to_act
from tests.adp.play import asked, finish, play, position, without_dice
from tests.adp.rules.invented import IMPOSSIBLE, INVENTED

CARD: Final = "card: 30\nnext: 12\n"

FINAL_EVENT_CARD: Final = """
    card: 30
    next: propaganda
    played: 1 propaganda 2 propaganda 3 propaganda 4 propaganda
"""
"""The main scenario has five Propaganda cards, so the next one is the last."""

AFTER_OPERATION: Final = CARD + "acted: taliban=operation\n"
AFTER_EVENT: Final = CARD + "acted: taliban=event\n"


# Who is Eligible, and in which order


@pytest.mark.rule("R2.3.1-1", "R2.3.2-1")
@pytest.mark.parametrize(
    ("eligible", "first"),
    [
        ("coalition government taliban warlords", TALIBAN),
        ("coalition government warlords", GOVERNMENT),
        ("coalition warlords", WARLORDS),
        ("coalition", COALITION),
    ],
)
def test_the_leftmost_symbol_of_an_eligible_faction_comes_first(
    eligible: str, first: Faction
) -> None:
    turn = play(position(CARD + f"eligible: {eligible}"))

    assert asked(turn).by == first


@pytest.mark.rule("R2.3.1-1")
def test_all_factions_start_the_game_eligible() -> None:
    assert position("").eligible == FACTIONS


@pytest.mark.rule("R2.3.2-1")
def test_the_next_symbol_is_the_2nd_eligible() -> None:
    board = position(CARD + "eligible: taliban warlords coalition")

    turn = play(board, "drill", "operation", catalogue=INVENTED)

    assert asked(turn).by == WARLORDS


@pytest.mark.rule("R2.3-1")
def test_once_two_factions_have_executed_the_card_ends_and_the_others_get_nothing() -> None:
    table = finish(position(AFTER_OPERATION), "drill", catalogue=INVENTED)

    assert table.facts == [
        TurnEnded(GOVERNMENT, Deed.LIMITED, rule="2.3.4"),
        EligibilitySet(GOVERNMENT, False, rule="2.3.6"),
        EligibilitySet(TALIBAN, False, rule="2.3.6"),
        Entered(Stage.NEXT_CARD, rule="2.3.7"),
    ]


@pytest.mark.rule("R2.3.6-1", "R2.3.1-1", "R2.3.5-1")
def test_a_faction_that_executed_is_ineligible_next_and_all_others_are_eligible() -> None:
    board = position(AFTER_OPERATION + "eligible: government taliban")

    table = finish(board, "drill", catalogue=INVENTED)

    assert table.board.eligible == (COALITION, WARLORDS)


@pytest.mark.rule("R2.3.6-1")
def test_playing_the_event_makes_ineligible_as_an_operation_does() -> None:
    board = position(CARD + "eligible: taliban")

    table = finish(board, "event", catalogue=INVENTED)

    assert table.board.eligible == (COALITION, GOVERNMENT, WARLORDS)


@pytest.mark.rule("R2.3.1-1", "R2.3.6-1")
def test_a_card_without_eligible_factions_passes_and_all_are_eligible_again() -> None:
    board = position("card: 30\nnext: 12\nstage: next-card\neligible: none")

    table = finish(board, "event", "5")

    assert table.facts == [
        CardBegun(12, rule="2.3.7"),
        CardRevealed(5, rule="2.2"),
        Entered(Stage.TURN, rule="2.3"),
        *(EligibilitySet(faction, True, rule="2.3.6") for faction in FACTIONS),
        Entered(Stage.NEXT_CARD, rule="2.3.7"),
    ]


# Passing


@pytest.mark.rule("R2.3.3-1")
@pytest.mark.parametrize(
    ("faction", "income"),
    [
        (COALITION, Gained(Track.GOVERNMENT, 3, rule="2.3.3")),
        (GOVERNMENT, Gained(Track.GOVERNMENT, 3, rule="2.3.3")),
        (TALIBAN, Gained(Track.TALIBAN, 1, rule="2.3.3")),
        (WARLORDS, Gained(Track.WARLORDS, 1, rule="2.3.3")),
    ],
)
def test_passing_earns_3_for_the_government_or_1_for_an_insurgent(
    faction: Faction, income: Fact
) -> None:
    table = finish(position(CARD + f"eligible: {faction}"), "pass")

    assert table.facts[:2] == [income, TurnEnded(faction, Deed.PASS, rule="2.3.4")]


@pytest.mark.rule("R2.3.3-1", "R1.8-1")
@pytest.mark.parametrize(
    ("resources", "income"),
    [(74, [Gained(Track.GOVERNMENT, 1, rule="2.3.3")]), (75, [])],
)
def test_income_from_passing_ends_at_75(resources: int, income: list[Fact]) -> None:
    board = position(f"card: 12\nnext: 30\nresources: government={resources}")

    table = finish(board, "pass")

    assert table.facts == [*income, TurnEnded(COALITION, Deed.PASS, rule="2.3.4")]
    assert table.board.track(Track.GOVERNMENT) == 75


@pytest.mark.rule("R2.3.3-1")
def test_the_next_faction_takes_the_place_of_a_1st_eligible_that_passes() -> None:
    turn = play(position(CARD), "pass", catalogue=INVENTED)

    assert asked(turn).by == GOVERNMENT
    assert asked(turn).options == ("drill", "sweep", "event", "pass")


@pytest.mark.rule("R2.3.3-1")
def test_the_next_faction_takes_the_place_of_a_2nd_eligible_that_passes() -> None:
    turn = play(position(AFTER_OPERATION), "pass", catalogue=INVENTED)

    assert asked(turn).by == WARLORDS
    assert asked(turn).options == ("drill", "sweep", "pass")
    turn.answer("drill")
    assert turn.board.eligible == (COALITION, GOVERNMENT)


@pytest.mark.rule("R2.3.3-2", "R2.3.3-1")
def test_the_card_ends_when_the_last_eligible_faction_passes() -> None:
    board = position(CARD + "eligible: taliban coalition\nacted: taliban=pass")

    table = finish(board, "pass")

    assert table.facts[2:] == [
        EligibilitySet(GOVERNMENT, True, rule="2.3.6"),
        EligibilitySet(WARLORDS, True, rule="2.3.6"),
        Entered(Stage.NEXT_CARD, rule="2.3.7"),
    ]


# Options of the 1st and 2nd Eligible


@pytest.mark.rule("R2.3.4-1")
def test_the_1st_eligible_operates_in_full_or_plays_the_event_or_passes() -> None:
    turn = play(position(CARD), catalogue=INVENTED)

    assert asked(turn).options == ("drill", "sweep", "event", "pass")
    turn.answer("drill")
    assert without_dice(turn)[:2] == ("operation", "operation+special")


@pytest.mark.rule("R2.3.4-1")
def test_the_event_is_carried_out_by_the_faction_that_chose_it() -> None:
    table = finish(position(CARD), "event", catalogue=INVENTED)

    assert table.facts == [
        Gained(Track.AID, 1, rule="5"),
        TurnEnded(TALIBAN, Deed.EVENT, rule="2.3.4"),
    ]


@pytest.mark.rule("R2.3.4-2", "R2.3.4-3", "R2.3.4-4")
@pytest.mark.parametrize(
    ("first", "options"),
    [
        (("drill", "operation"), ("drill", "sweep", "pass")),
        (("drill", "operation+special"), ("drill", "sweep", "event", "pass")),
        (("event",), ("drill", "sweep", "pass")),
    ],
)
def test_the_2nd_eligible_may_do_what_the_1st_has_left(
    first: tuple[str, ...], options: tuple[str, ...]
) -> None:
    turn = play(position(CARD), *first, catalogue=INVENTED)

    assert asked(turn).by == GOVERNMENT
    assert asked(turn).options == options


@pytest.mark.rule("R2.3.4-2", "R2.3.4-3", "R2.3.5-1")
@pytest.mark.parametrize("first", [Deed.OPERATION, Deed.OPERATION_AND_SPECIAL, Deed.LIMITED])
def test_after_an_operation_the_2nd_eligible_operates_within_limits(first: Deed) -> None:
    board = position(CARD + f"acted: taliban={first}")

    table = finish(board, "drill", catalogue=INVENTED)

    assert table.facts[0] == TurnEnded(GOVERNMENT, Deed.LIMITED, rule="2.3.4")


@pytest.mark.rule("R2.3.4-4")
def test_after_the_event_the_2nd_eligible_operates_in_full() -> None:
    table = finish(position(AFTER_EVENT), "drill", "operation+special", catalogue=INVENTED)

    assert table.facts[0] == TurnEnded(GOVERNMENT, Deed.OPERATION_AND_SPECIAL, rule="2.3.4")


@pytest.mark.rule("R2.3.4-2", "R2.3.4-4")
@pytest.mark.parametrize("first", [AFTER_OPERATION, AFTER_EVENT])
def test_the_event_is_refused_where_the_1st_eligible_closed_it(first: str) -> None:
    turn = play(position(first), catalogue=INVENTED)

    assert str(asked(turn).why_not("event")) == "turn.event-not-open (2.3.4)"


@pytest.mark.rule("R2.3.4-1")
def test_impossible_actions_are_not_offered_but_explained_by_their_own_rule() -> None:
    decision = asked(play(position(CARD), catalogue=IMPOSSIBLE))

    assert decision.options == ("pass",)
    assert str(decision.why_not("drill")) == "drill.nobody (3)"
    assert str(decision.why_not("event")) == "turn.event-not-ready (5)"
    assert str(decision.why_not("surrender")) == "turn.no-deed (2.3.4)"


# Non-players


@pytest.mark.rule("R2.3.5-3", "R8.1-6")
@pytest.mark.parametrize(
    "text", [AFTER_OPERATION, FINAL_EVENT_CARD, FINAL_EVENT_CARD + "acted: taliban=limited\n"]
)
def test_a_non_player_operates_in_full_where_a_player_is_limited(text: str) -> None:
    board = position(text, bots=(GOVERNMENT, TALIBAN))

    turn = play(board, "sweep", catalogue=INVENTED)

    assert without_dice(turn)[:2] == ("operation", "operation+special")


@pytest.mark.rule("R2.3.5-3", "R2.3.4-2", "R2.3.4-3")
@pytest.mark.parametrize(
    ("first", "options"),
    [
        (Deed.OPERATION, ("drill", "sweep", "pass")),
        (Deed.OPERATION_AND_SPECIAL, ("drill", "sweep", "event", "pass")),
    ],
)
def test_a_non_player_gets_the_event_when_a_player_would(
    first: Deed, options: tuple[str, ...]
) -> None:
    board = position(CARD + f"acted: taliban={first}", bots=(GOVERNMENT,))

    assert without_dice(play(board, catalogue=INVENTED)) == options


# The final Event card


@pytest.mark.rule("R2.3.8-1")
def test_on_the_final_event_card_operations_are_limited_and_neither_sweep_nor_march() -> None:
    turn = play(position(FINAL_EVENT_CARD), catalogue=INVENTED)

    assert asked(turn).options == ("drill", "event", "pass")
    assert str(asked(turn).why_not("sweep")) == "turn.final-event-card (2.3.8)"
    turn.answer("drill")
    assert [act.deed for act in turn.board.acted] == [Deed.LIMITED]


@pytest.mark.rule("R2.3.8-1", "A-13")
@pytest.mark.parametrize("first", ["drill", "event"])
def test_the_2nd_eligible_of_the_final_event_card_has_a_limited_operation(first: str) -> None:
    turn = play(position(FINAL_EVENT_CARD), first, catalogue=INVENTED)

    assert asked(turn).options == ("drill", "pass")
    turn.answer("drill")
    assert turn.board.eligible == (COALITION, WARLORDS)


@pytest.mark.rule("R2.3.8-1", "A-11")
def test_a_propaganda_card_that_is_not_final_limits_nobody_even_if_the_final_one_follows() -> None:
    board = position("card: 30\nnext: propaganda\nplayed: propaganda 2 propaganda 3 propaganda")

    assert asked(play(board, catalogue=INVENTED)).options == ("drill", "sweep", "event", "pass")


@pytest.mark.rule("R2.3.8-1", "A-11")
def test_two_revealed_propaganda_cards_show_the_final_event_card() -> None:
    board = position(
        "card: 30\nnext: propaganda propaganda 12\nplayed: propaganda 2 propaganda 3 propaganda",
        options=Options(eligibility=Eligibility.A),
    )

    assert asked(play(board, catalogue=INVENTED)).options == ("drill", "event", "pass")


@pytest.mark.rule("R2.3.7-2")
def test_sudden_propaganda_knows_no_final_event_card() -> None:
    board = position(FINAL_EVENT_CARD, options=Options(sudden_propaganda=True))

    assert asked(play(board, catalogue=INVENTED)).options == ("drill", "sweep", "event", "pass")


@pytest.mark.rule("R2.3.8-1", "RO-11")
def test_without_a_revealed_card_there_is_no_final_event_card() -> None:
    board = position(
        FINAL_EVENT_CARD.replace("next: propaganda", "next: none"), options=Options(no_reveal=True)
    )

    assert asked(play(board, catalogue=INVENTED)).options == ("drill", "sweep", "event", "pass")


# Hidden Asset


DECEPTION: Final = Options(victory_deception=True)
ASSET: Final = "hidden: government=hidden-asset,empty-threat\n"


@pytest.mark.rule("R7.3-2")
def test_a_hidden_asset_turns_a_limited_operation_into_a_full_one_and_is_shown() -> None:
    board = position(AFTER_OPERATION + ASSET, options=DECEPTION)

    table = finish(board, "hidden-asset", "sweep", "operation+special", catalogue=INVENTED)

    assert table.facts[:2] == [
        MarkerShown(GOVERNMENT, Deception.ASSET, rule="7.3"),
        TurnEnded(GOVERNMENT, Deed.OPERATION_AND_SPECIAL, rule="2.3.4"),
    ]


@pytest.mark.rule("R7.3-2")
def test_a_hidden_asset_is_for_an_operation_once_it_has_been_shown() -> None:
    board = position(AFTER_OPERATION + ASSET, options=DECEPTION)

    turn = play(board, "hidden-asset", catalogue=INVENTED)

    assert asked(turn).options == ("drill", "sweep")
    assert str(asked(turn).why_not("pass")) == "asset.shown (7.3)"


@pytest.mark.rule("R7.3-2")
def test_a_hidden_asset_works_once() -> None:
    board = position(
        AFTER_OPERATION
        + "hidden: government=empty-threat coalition=hidden-asset\nshown: government=hidden-asset",
        options=DECEPTION,
    )

    decision = asked(play(board, catalogue=INVENTED))

    assert decision.options == ("drill", "sweep", "pass")
    assert str(decision.why_not("hidden-asset")) == "asset.none-held (7.3)"


@pytest.mark.rule("R7.3-2")
def test_a_hidden_asset_is_of_no_use_without_a_limit_to_lift() -> None:
    decision = asked(play(position(AFTER_EVENT + ASSET, options=DECEPTION), catalogue=INVENTED))

    assert decision.options == ("drill", "sweep", "pass")
    assert str(decision.why_not("hidden-asset")) == "asset.not-limited (7.3)"


@pytest.mark.rule("R7.3-2")
def test_a_hidden_asset_is_not_wasted_where_no_operation_is_possible() -> None:
    board = position(AFTER_OPERATION + ASSET, options=DECEPTION)

    decision = asked(play(board, catalogue=IMPOSSIBLE))

    assert str(decision.why_not("hidden-asset")) == "asset.no-operation (7.3)"


@pytest.mark.rule("R7.3-2", "A-83")
def test_a_hidden_asset_does_not_lift_the_limits_of_the_final_event_card() -> None:
    board = position(FINAL_EVENT_CARD + "acted: taliban=limited\n" + ASSET, options=DECEPTION)

    decision = asked(play(board, catalogue=INVENTED))

    assert decision.options == ("drill", "pass")
    assert str(decision.why_not("hidden-asset")) == "asset.final-event-card (2.3.8)"


@pytest.mark.rule("R7.3-2", "R1.5-3")
def test_a_player_with_two_factions_uses_a_hidden_asset_for_either() -> None:
    board = position(
        AFTER_OPERATION + "eligible: taliban warlords\nhidden: coalition=hidden-asset,hidden-asset",
        options=Options(victory_deception=True, no_non_player=NoNonPlayer.THREE),
    )

    table = finish(board, "hidden-asset", "drill", "operation", catalogue=INVENTED)

    assert table.facts[0] == MarkerShown(COALITION, Deception.ASSET, (WARLORDS,), rule="7.3")
    assert table.board.hidden == {COALITION: (Deception.ASSET,)}


# Options of the 1st printing: Eligibility A and B


@pytest.mark.rule("R2.3.2-1", "RO-12", "RO-13", "RO-14")
@pytest.mark.parametrize("eligibility", [Eligibility.A, Eligibility.B])
@pytest.mark.parametrize(
    ("cards", "first"),
    [
        ("card: 30\nnext: 12", COALITION),
        ("card: 30\nnext: propaganda 12", COALITION),
        ("card: 30\nnext: propaganda\nplayed: 55 12 propaganda 43", WARLORDS),
        ("card: 30\nnext: propaganda\nplayed: propaganda 55 12", WARLORDS),
        ("card: 30\nnext: propaganda", TALIBAN),
    ],
)
def test_eligibility_a_and_b_take_the_order_of_the_next_event_or_of_the_first_one_played(
    eligibility: Eligibility, cards: str, first: Faction
) -> None:
    """What is not in sight is as good as not left in the deck."""
    board = position(cards, options=Options(eligibility=eligibility))

    assert next_to_act(board) == first


@pytest.mark.rule("R2.3.6-1", "RO-14")
@pytest.mark.parametrize(
    ("eligibility", "eligible"),
    [(Eligibility.A, (GOVERNMENT, TALIBAN)), (Eligibility.B, FACTIONS)],
)
def test_under_eligibility_b_executing_does_not_make_ineligible(
    eligibility: Eligibility, eligible: tuple[Faction, ...]
) -> None:
    board = position(
        CARD + "eligible: coalition warlords\nacted: coalition=event",
        options=Options(eligibility=eligibility),
    )

    table = finish(board, "drill", "operation", catalogue=INVENTED)

    assert table.board.eligible == eligible
