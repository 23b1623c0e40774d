"""What is wrong with a position."""

from __future__ import annotations

import inspect

import pytest
from hypothesis import given
from msgspec.structs import replace

from core.adp.events.deck import is_momentum
from core.adp.events.library import CARDS
from core.adp.model.board import Board, Deck, Forces, Lasting, Space
from core.adp.model.ids import (
    COALITION,
    GOVERNMENT,
    TALIBAN,
    Deception,
    Faction,
    Piece,
    Scenario,
    Seat,
    Side,
    SpaceId,
    Track,
)
from core.adp.model.options import Options
from core.adp.model.scenarios import EVENT_CARDS, starting_board
from core.adp.position import parse_board
from core.adp.problems import problems
from tests.adp.boards import boards

START = starting_board(Scenario.MAIN)


def wrong(text: str) -> list[str]:
    """Return the problems of a position in notation."""
    return problems(parse_board(text, check=False))


@given(boards())
def test_a_legal_position_has_no_problems(board: Board) -> None:
    assert problems(board) == []


@pytest.mark.parametrize("scenario", Scenario)
def test_the_scenarios_have_no_problems(scenario: Scenario) -> None:
    assert problems(starting_board(scenario)) == []


@pytest.mark.rule("R1.4-2")
def test_there_are_158_pieces_and_not_one_more_of_a_kind() -> None:
    assert wrong("kabul G:T31") == ["Government Troops: 31 in use, but there are 30 (1.4)"]
    assert wrong("kabul T:u20\nherat T:a11") == [
        "Taliban Guerrillas: 31 in use, but there are 30 (1.4)"
    ]
    assert sum(START.available.count(piece) for piece in Piece) + sum(
        here.count(piece) for here in START.spaces.values() for piece in Piece
    ) == 158  # fmt: skip


@pytest.mark.rule("R1.4-2", "R1.4.1-1")
def test_pieces_are_never_made_or_lost() -> None:
    lost = replace(START, available=replace(START.available, warlord_bases=4))

    assert problems(lost) == ["Warlord Bases: 11 in total instead of 12 (1.4)"]


@pytest.mark.rule("R1.4.1-1")
def test_only_coalition_pieces_are_casualties_or_out_of_play() -> None:
    assert wrong("casualties: C:T1 G:P1") == ["Casualties: only Coalition pieces go there (1.4.1)"]
    assert wrong("out-of-play: T:u1") == ["out of play: only Coalition pieces go there (1.4.1)"]


def test_available_guerrillas_have_no_state() -> None:
    available = replace(START.available, taliban_underground=15, taliban_active=1)

    assert problems(replace(START, available=available)) == [
        "Available: Active Taliban Guerrillas are counted as Underground there (1.4.3)"
    ]


def test_nothing_is_there_less_than_not_at_all() -> None:
    board = START.with_space(SpaceId.HERAT, Space(government_police=-1, terror=-1))

    assert problems(replace(board, casualties=Forces(coalition_troops=-2)))[:3] == [
        "Herat: -1 Police (1.4)",
        "Herat: -1 Terror markers (3.3.4)",
        "Casualties: -2 Coalition Troops (1.4)",
    ]


@pytest.mark.rule("R1.4.2-1")
def test_two_bases_of_all_factions_together_are_the_most_in_an_area() -> None:
    assert wrong("herat C:B1 W:B1") == []
    assert wrong("herat C:B1 T:B1 W:B1") == ["Herat: 3 Bases, more than 2 (1.4.2)"]


@pytest.mark.rule("R1.4.2-2")
def test_no_base_stands_on_a_loc() -> None:
    assert wrong("kabul-aibak T:B1") == ["Kabul-Aibak: a Base on a LoC (1.4.2)"]


@pytest.mark.rule("R1.4.2-3")
@pytest.mark.parametrize("pieces", ["C:T1", "G:P1", "W:u1"])
def test_only_taliban_are_in_pakistan(pieces: str) -> None:
    assert wrong("waziristan T:B1u2") == []
    assert wrong(f"waziristan T:B1 {pieces}") == [
        "Waziristan: only Taliban pieces may be in Pakistan (1.4.2)"
    ]


@pytest.mark.rule("R1.6.2-1")
def test_locs_empty_provinces_and_pakistan_are_neutral() -> None:
    assert wrong("kabul-aibak support=S") == ["Kabul-Aibak: Support on a LoC (1.6.2)"]
    assert wrong("zabol support=O") == ["Zabol: Opposition where nobody lives (1.6.2)"]
    assert wrong("zabol support=O +1") == []
    assert wrong("waziristan support=O") == ["Waziristan: Opposition in Pakistan (1.6.2)"]


@pytest.mark.rule("R3.3.4-3")
def test_terror_is_for_areas_and_sabotage_for_locs() -> None:
    assert wrong("kabul terror=7\nkabul-aibak sabotage") == []
    assert wrong("kabul-aibak terror=1") == [
        "Kabul-Aibak: Terror on a LoC, where Sabotage belongs (3.3.4)"
    ]
    assert wrong("kabul sabotage") == ["Kabul: Sabotage, which only LoCs can have (3.3.4)"]


@pytest.mark.rule("R3.3.4-4")
def test_terror_and_sabotage_share_30_markers() -> None:
    assert wrong("kabul terror=29\nkabul-aibak sabotage") == []
    assert wrong("kabul terror=30\nkabul-aibak sabotage") == [
        "31 Terror and Sabotage markers on the map, but there are 30 (3.3.4)"
    ]


@pytest.mark.rule("R4.3.1-4")
def test_six_returnees_markers_go_to_afghan_areas_one_each() -> None:
    six = "\n".join(
        f"{space} +1" for space in ("kabul", "zabol", "farah", "herat", "balkh", "ghowr")
    )

    assert wrong(six) == []
    assert wrong(f"{six}\nghazni +1") == ["7 Returnees markers on the map, but there are 6 (4.3.1)"]
    assert wrong("kabul +2") == ["Kabul: 2 Returnees markers instead of 0 or 1 (4.3.1)"]
    assert wrong("kabul-aibak +1") == ["Kabul-Aibak: Returnees on a LoC (4.3.1)"]
    assert wrong("waziristan +1") == ["Waziristan: Returnees in Pakistan (4.3.1)"]


@pytest.mark.rule("R6.6.1-2")
def test_at_hostility_taliban_in_pakistan_are_active() -> None:
    assert wrong("islamabad: hostility\nwaziristan T:B1a2\nkabul T:u1") == []
    assert wrong("islamabad: hostility\nwaziristan T:u1") == [
        "Waziristan: Taliban cannot be Underground in Pakistan at Hostility (6.6.1)"
    ]


@pytest.mark.rule("R1.8-1")
def test_tracks_have_ends() -> None:
    assert wrong("resources: government=75 taliban=0\naid: 75\npatronage: 40") == []
    assert wrong("resources: government=76\naid: 76\npatronage: 41") == [
        "Government: 76 is not between 0 and 75 (1.8)",
        "Aid: 76 is not between 0 and 75 (1.8)",
        "Patronage: 41 is not between 0 and 40 (1.8)",
    ]
    assert problems(replace(START, resources={Track.AID: 3}))[0] == (
        "there is no marker on the government track (1.8)"
    )


@pytest.mark.rule("R1.2-1")
def test_each_of_72_event_cards_is_in_one_place() -> None:
    twice = replace(parse_board("card: 24"), upcoming=(24, 3))
    unknown = replace(START, deck=Deck((*EVENT_CARDS[1:], 73)))

    assert problems(twice) == ["card 3, 24 is in more than one place (2.2)"]
    assert problems(unknown) == ["there is no card 73 (1.2)", "card 1 is missing (2.2)"]


@pytest.mark.rule("RS-2")
def test_the_scenario_says_how_many_events_are_removed() -> None:
    assert wrong("removed: 1 2 3") == []
    assert wrong("stage: next-card\nremoved: 1 2 3") == [
        "3 Event cards are removed, but the scenario removes 12 (S)"
    ]
    assert wrong("scenario: extended\nremoved: 1") == [
        "1 Event cards are removed, but the scenario removes 0 (S)"
    ]


@pytest.mark.rule("RS-3")
def test_the_scenario_says_how_many_propaganda_cards_there_are() -> None:
    assert wrong("card: 24\ndeck: top=11+propaganda below=5") == [
        "6 Propaganda cards, but the scenario has 5 (2.4.1)"
    ]


def test_the_piles_hold_the_cards_that_have_not_been_seen() -> None:
    played = "card: 24\nplayed: propaganda propaganda propaganda propaganda\ndeck: "

    assert wrong(f"{played}top=60+propaganda")[0].startswith("the deck holds 59 Event cards,")
    assert wrong(f"{played}top=7+propaganda") == [
        "the last pile holds 7 Event cards, but 59 have not been seen (S)"
    ]


@pytest.mark.rule("R5.3-1", "R5.4-1")
def test_a_lasting_event_is_in_force_once() -> None:
    unknown = replace(START, momentum=(Lasting(99, Side.SHADED),))

    assert wrong("capabilities: 29=shaded\nmomentum: 45=unshaded") == []
    assert wrong("capabilities: 29=shaded 29=unshaded") == [
        "Capability: card 29 is in force twice (5.3)"
    ]
    assert wrong("capabilities: 45=shaded") == ["card 45 is not a Capability (5.3)"]
    assert problems(unknown) == ["Momentum: there is no card 99 (5.4)"]


@pytest.mark.rule("R2.3-1")
@pytest.mark.parametrize(
    ("acted", "problem"),
    [
        ("taliban=pass taliban=event", "taliban is listed as acted more than once (2.3)"),
        ("taliban=event coalition=event", "the Event of a card can be executed only once (2.3.4)"),
        (
            "taliban=event coalition=operation warlords=operation",
            "3 Factions have executed an Operation or Event on one card (2.3)",
        ),
        (
            "taliban=event coalition=operation",
            "the card is done, but the stage is still turn (2.3)",
        ),
        (
            "taliban=pass coalition=pass government=pass warlords=pass",
            "the card is done, but the stage is still turn (2.3)",
        ),
    ],
)
def test_at_most_two_factions_execute_on_a_card_one_of_them_the_event(
    acted: str, problem: str
) -> None:
    assert problem in wrong(f"card: 24\nacted: {acted}")


def test_a_faction_is_eligible_and_none_twice() -> None:
    assert wrong("card: 24\neligible: none") == [
        "no Faction is Eligible for the current card (2.3)"
    ]
    assert wrong("eligible: taliban taliban") == [
        "taliban is listed as eligible more than once (2.3.1)"
    ]
    assert wrong("card: propaganda\nacted: taliban=event") == [
        "Factions have acted, but the current card is not an Event (2.3)"
    ]


@pytest.mark.rule("R2.4-1")
def test_the_stage_fits_the_current_card() -> None:
    assert wrong("card: 24\nstage: redeploy") == [
        "the current card is an Event, but the stage is redeploy (6)"
    ]
    assert wrong("card: propaganda\nstage: turn") == [
        "the current card is Propaganda, but the stage is turn (2.4)"
    ]
    assert wrong("stage: turn") == ["there is no current card, but the stage is turn (2.2)"]
    assert wrong("card: propaganda\nstage: over") == [
        "a game must have a result if it is over, and only then (7)"
    ]


@pytest.mark.rule("R2.4.1-1", "R6-3")
def test_nothing_follows_the_final_propaganda_round() -> None:
    rounds = "played: propaganda 24 propaganda 25 propaganda 26 propaganda 27"
    last = f"{rounds}\ncard: propaganda\n"

    assert wrong(f"{rounds} propaganda\ncard: 28") == [
        "no card follows the final Propaganda card (2.4.1)"
    ]
    assert wrong(f"{last}stage: reset") == ["the final Propaganda Round has no Reset Phase (6)"]
    assert wrong(f"{last}stage: redeploy") == []


@pytest.mark.rule("R6.5-1")
def test_control_is_frozen_for_areas_during_redeploy_only() -> None:
    assert wrong("card: propaganda\nstage: redeploy\ncontrol: coin=kabul") == []
    assert wrong("card: propaganda\nstage: reset\ncontrol: coin=kabul") == [
        "Control is frozen outside the Redeploy Phase (6.5)"
    ]
    assert wrong("card: propaganda\nstage: redeploy\ncontrol: coin=kabul-aibak") == [
        "Control must be frozen for all areas and no other spaces (6.5)"
    ]


@pytest.mark.rule("R7.3-2")
def test_deception_markers_belong_to_their_option() -> None:
    option = replace(START, options=Options(victory_deception=True))
    agendas = (Deception.AGENDA, Deception.AGENDA)

    assert problems(replace(option, hidden={TALIBAN: agendas})) == []
    assert problems(replace(START, hidden={TALIBAN: agendas})) == [
        "there are Deception markers, but Victory Deception is off (7.3)"
    ]
    assert problems(replace(option, hidden={TALIBAN: agendas}, shown={TALIBAN: agendas})) == [
        "taliban has 4 Deception markers, more than 2 (7.3)"
    ]
    assert problems(replace(option, hidden=dict.fromkeys(Faction, agendas))) == [
        "8 hidden-agenda markers are in use, but there are 4 (7.3)"
    ]


def test_deploying_belongs_to_its_option() -> None:
    assert wrong("deployed: warlords") == ["Factions have deployed without Open Deployment (S)"]
    assert wrong("options: open-deployment\ndeployed: warlords warlords") == [
        "warlords is listed as deployed more than once (S)"
    ]


def test_seats_and_options_must_go_together() -> None:
    some = {COALITION: Seat.HUMAN, GOVERNMENT: Seat.BOT}

    assert problems(replace(START, seats=some)) == ["not every Faction has a seat (1.5)"]
    assert wrong("options: no-non-player=2-players\nseats: taliban=bot")[0].endswith("(1.5)")


def test_a_map_with_a_hole_is_reported() -> None:
    holed = {space: here for space, here in START.spaces.items() if space is not SpaceId.NIMRUZ}

    assert problems(replace(START, spaces=holed)) == ["the map must have its 32 spaces (1.3)"]


def test_all_problems_are_reported_at_once() -> None:
    assert len(wrong("aid: 99\nstage: over\nkabul G:B4 sabotage\nwaziristan C:T21")) == 8


@pytest.mark.rule("R5.4-1")
@pytest.mark.parametrize(
    "text", ["57=shaded", "10=unshaded", "1=unshaded", "4=shaded", "45=shaded"]
)
def test_text_that_is_not_momentum_is_refused(text: str) -> None:
    (problem,) = wrong(f"momentum: {text}")

    assert problem.endswith("is not a Momentum Event (5.4)")


@pytest.mark.rule("R5.4-1")
def test_a_card_resolved_by_hand_may_put_any_text_in_force_but_no_capability() -> None:
    assert wrong('momentum: 57=shaded:"by hand"') == []
    assert wrong('momentum: 1=unshaded:"by hand"')


@pytest.mark.rule("R5.4-1")
def test_the_list_of_momentum_is_that_of_the_cards() -> None:
    for card in CARDS.values():
        for side in card.sides:
            lasts = "holds_until_propaganda" in inspect.getsource(card.text(side))
            assert lasts == is_momentum(card.number, side), (card.number, side)


@pytest.mark.rule("RO-11")
def test_with_no_reveal_no_next_card_is_named() -> None:
    (problem,) = wrong("options: no-reveal\ncard: 30\nnext: 12")
    assert "is face down" in problem
    assert wrong("options: no-reveal\ncard: 30") == []
