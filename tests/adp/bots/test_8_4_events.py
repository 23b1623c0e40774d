"""8.4 How Non-players execute Events."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.bots.events.instructions import INSTRUCTIONS
from core.adp.bots.makeshift import IMPROVISED
from core.adp.events.deck import DECK
from core.adp.model.board import Board
from core.adp.model.ids import (
    COALITION,
    FACTIONS,
    GOVERNMENT,
    TALIBAN,
    WARLORDS,
    Faction,
    Islamabad,
    Seat,
    SpaceId,
    Support,
    Track,
)
from core.adp.problems import problems
from core.kernel import Decision, Game, How, Turn, in_english
from tests.adp.bots.test_8_1_sequence import choice, decide, takes_event
from tests.adp.bots.think import BOT, RULES, Transcript, run

S = SpaceId
C, G, T, W = COALITION, GOVERNMENT, TALIBAN, WARLORDS


def answers(played: Transcript, ask: str) -> list[str]:
    """The answers to a question, each time it was asked."""
    return [str(word) for question, word in played.asked if question == ask]


def event(faction: Faction, text: str, *dice: int, people: tuple[Faction, ...] = ()) -> Transcript:
    """Let a Non-player play the Event of a card."""
    return run(choice(faction, text, people=people), dice)


# 8.4.1 Instructions

BESIDE: Final = [
    (card, faction)
    for card, instructions in INSTRUCTIONS.items()
    for faction, instruction in instructions.items()
    if "only if no person plays the" in in_english(instruction.text)
]


@pytest.mark.rule("R8.4.1-1")
@pytest.mark.parametrize(("card", "faction"), BESIDE)
def test_some_events_need_another_non_player(card: int, faction: Faction) -> None:
    others = tuple(f for f in FACTIONS if f is not faction)
    played = decide(choice(faction, f"card: {card}", people=others))
    assert f"8.4.1: {DECK[card].title}: only if no person plays the" in played.why("pass")


@pytest.mark.rule("R8.4.1-1")
@pytest.mark.parametrize(("card", "faction"), [(13, G), (13, W), (28, W), (57, T), (64, T)])
def test_some_events_are_never_executed(card: int, faction: Faction) -> None:
    assert "the instruction is not to execute it" in decide(choice(faction, f"card: {card}")).why(
        "pass"
    )


@pytest.mark.rule("R8.4.1-1")
@pytest.mark.parametrize(
    ("faction", "text", "wanted"),
    [
        (T, "card: 15\nherat C:T1 support=O", False),
        (T, "card: 15\nherat C:T1 G:P1", True),
        (C, "card: 28\nislamabad: backing", True),
        (C, "card: 28\nislamabad: pressure", False),
        (T, "card: 38\nherat C:T1 T:a3", True),
        (T, "card: 38\nherat C:T1 T:a2\nkonduz T:a1", False),
        (W, "card: 38\nherat C:T1 W:a2\nkonduz C:T1 W:a1", True),
        (W, "card: 38\nherat C:T1 T:a3", False),
        (T, "card: 41\nherat C:B1T2\nkabul C:T17", True),
        (T, "card: 41\nherat C:B1T2 support=S\nkabul support=S\nkonduz support=S", False),
        (T, "card: 47\nherat support=S", True),
        (T, "card: 47\nkabul support=S", False),
        (W, "card: 59\nresources: government=1", True),
        (W, "card: 59\nresources: government=0", False),
        (C, "card: 67\ncapabilities: 29=shaded", True),
        (C, "card: 67\ncapabilities: 1=unshaded", False),
        (G, "card: 67\ncapabilities: 29=shaded", True),
        (T, "card: 67\ncapabilities: 1=unshaded", True),
        (T, "card: 67\ncapabilities: 29=shaded", False),
        (W, "card: 67\ncapabilities: 29=shaded", False),
    ],
)
def test_conditions_of_single_cards(faction: Faction, text: str, wanted: bool) -> None:
    assert takes_event(choice(faction, text)) is wanted


@pytest.mark.rule("R8.4.1-1")
def test_change_in_tactics_is_turned_over_or_ended() -> None:
    capabilities = "card: 67\ncapabilities: 1=unshaded 29=shaded"
    played = event(C, capabilities)
    assert [(c.card, c.side.value) for c in played.board.capabilities] == [
        (1, "unshaded"),
        (29, "unshaded"),
    ]
    alone = event(W, capabilities, 2, people=(T,))
    assert [c.card for c in alone.board.capabilities] == [1]
    beside = event(W, capabilities)
    assert [(c.card, c.side.value) for c in beside.board.capabilities] == [
        (1, "shaded"),
        (29, "shaded"),
    ]


@pytest.mark.rule("R8.4.1-1")
@pytest.mark.parametrize(
    ("islamabad", "after"), [("sponsorship", Islamabad.TOLERANCE), ("pressure", Islamabad.PRESSURE)]
)
def test_karzai_shifts_only_from_backing_or_sponsorship(islamabad: str, after: Islamabad) -> None:
    assert event(G, f"card: 28\nislamabad: {islamabad}").board.islamabad is after


@pytest.mark.rule("R8.4.1-1")
def test_desertions_replace_where_control_changes() -> None:
    text = "card: 61\nherat G:P2 T:u2\nkonduz G:P1 T:u6"
    played = event(T, text)
    assert answers(played, "event.replace.space")[0] == "herat"
    assert played.board.spaces[S.HERAT].taliban == 4
    coalition = event(C, text)
    assert coalition.board.spaces[S.HERAT].government_police == 4


@pytest.mark.rule("R8.4.1-1")
def test_desertions_remove_if_no_piece_is_available() -> None:
    played = event(T, "card: 61\nherat T:u15\nkonduz T:u15 G:P2\nkabul G:P1T1")
    assert answers(played, "event.choice") == ["remove-up-to-3"]
    assert played.board.available.government_police + played.board.available.government_troops == 59


@pytest.mark.rule("R8.4.1-1")
@pytest.mark.parametrize(
    ("line", "choices"),
    [("balkh W:B1u2", "remove-up-to-3"), ("balkh W:B1u3", "replace-up-to-2")],
)
def test_dostum_loses_a_base_or_his_men(line: str, choices: str) -> None:
    assert answers(event(G, f"card: 68\n{line}"), "event.choice") == [choices]


def iraqi_freedom(text: str, by: Faction = C) -> dict[str, tuple[int, int]]:
    """The Coalition Bases and Troops in each space after card 21."""
    played = event(by, f"card: 21\n{text}").board.spaces
    return {
        space.value: (played[space].coalition_bases, played[space].coalition_troops)
        for space in S
        if played[space].coalition
    }


@pytest.mark.rule("R8.4.1-1", "R8.8.2-6")
@pytest.mark.parametrize("by", [C, G])
def test_iraqi_freedom_builds_where_most_people_are_and_spreads_out(by: Faction) -> None:
    text = "konduz G:T3 T:u1\nherat G:T3\nkabul C:B1 G:T3\nfarah T:u1"
    assert iraqi_freedom(text, by) == {"konduz": (1, 2), "herat": (0, 1), "kabul": (1, 1)}
    text = "herat G:T4 T:u1\nkonduz G:T4 T:u1\nkabul G:T3\nfarah T:u1"
    played = iraqi_freedom(text, by)
    assert played.pop("kabul") == (1, 1)
    assert sorted(played.values()) == [(0, 1), (0, 2)]  # Taliban first, in turn


@pytest.mark.rule("R8.4.1-1", "R8.8.2-6", "A-78")
def test_iraqi_freedom_goes_to_no_more_spaces_than_a_surge() -> None:
    infested = [f"{s} G:T4 T:u1" for s in ("herat", "konduz", "balkh", "helmand", "khowst")]
    placed = iraqi_freedom("\n".join(("kabul G:T3", *infested)))
    assert placed["kabul"][0] == 1
    assert len(placed) == 3
    assert sum(troops for _, troops in placed.values()) == 4


@pytest.mark.rule("R8.4.1-1")
def test_iraqi_freedom_builds_elsewhere_rather_than_a_second_base_or_none() -> None:
    held = iraqi_freedom("kabul C:B1 G:T1\nfarah T:u1")
    assert held.pop("kabul") == (1, 2)
    assert list(held.values()) == [(1, 2)]
    assert iraqi_freedom("herat T:u1") == {"kabul": (1, 4)}


@pytest.mark.rule("R8.4.1-1")
def test_troops_are_taken_from_where_most_are() -> None:
    played = event(T, "card: 21\nherat C:T4 W:u9\nkonduz C:T2\nkabul C:T1").board
    assert played.spaces[S.HERAT].coalition_troops + played.spaces[S.KONDUZ].coalition_troops == 3
    assert played.spaces[S.KABUL].coalition_troops == 1
    assert played.out_of_play.coalition_troops >= 3
    contractors = event(C, "card: 70\nherat C:T4\nkonduz C:T2").board
    assert contractors.spaces[S.HERAT].government_police == 3


@pytest.mark.rule("R8.4.1-1")
@pytest.mark.parametrize(("faction", "first"), [(T, ["herat", "farah"]), (W, ["konduz", "balkh"])])
def test_night_raids_hide_most_of_its_own_guerrillas(faction: Faction, first: list[str]) -> None:
    text = "card: 38\nherat C:T1 T:a3\nkonduz C:T1 W:a3\nfarah C:T1 T:a2 W:a1\nbalkh C:T1 W:a2"
    assert answers(event(faction, text), "event.space")[:2] == first


@pytest.mark.rule("R8.4.1-1")
@pytest.mark.parametrize(
    ("areas", "chosen"),
    [
        # By what falls, not by what is there: in Konduz the Base stays behind its Guerrillas.
        (
            "konduz C:T1 G:T1 T:B1u4\nherat C:T2 G:T2 T:B1u2\nbalkh C:T2 G:T2 T:u3",
            {"herat", "balkh"},
        ),
        ("konduz C:T1 G:T1 T:u4\nherat C:T3 G:T3 W:u4\nbalkh C:T2 G:T2 T:u2", {"konduz", "balkh"}),
        ("konduz C:T1 G:T1 W:u1\nherat C:T4 W:B1u1 G:P1\nbalkh C:T4 G:T4 W:u4", {"herat", "balkh"}),
    ],
)
def test_partners_go_where_their_assault_removes_most(areas: str, chosen: set[str]) -> None:
    played = event(C, f"card: 10\nkabul G:T1\n{areas}")
    assert {word for word in answers(played, "sweep.space") if word != "done"} == chosen


@pytest.mark.rule("R8.4.1-1", "R8.4.4-2")
def test_the_instruction_for_one_side_of_a_card_is_not_for_the_other() -> None:
    """Card 20 tells the Taliban which Province to shift after an Air Strike of others."""
    text = "card: 20\nkonduz T:u1\nkandahar T:u1\nherat T:u1 support=S"
    assert set(answers(event(T, text), "event.space")) == {"konduz", "kandahar"}
    struck = "card: 20\nherat T:a1\nnuristan T:a1 support=S\nzabol T:a1"
    assert answers(event(C, struck), "event.space") == ["nuristan"]


@pytest.mark.rule("R8.1.2-3", "R8.4.3-1")
def test_cubes_replace_guerrillas_by_turns() -> None:
    played = event(G, "card: 60\nherat W:u1a1\nkabul G:P1").board.spaces[S.HERAT]
    assert (played.government_police, played.government_troops) == (1, 1)


@pytest.mark.rule("R8.4.1-1")
def test_mines_are_removed_first_where_people_support_the_government() -> None:
    text = "card: 69\nherat G:T1\nkonduz G:T1\nkandahar support=S\nbalkh"
    assert answers(event(C, text), "event.space")[0] == "kandahar"
    assert set(answers(event(G, text), "event.space")) == {"herat", "konduz"}


@pytest.mark.rule("R8.4.1-1")
def test_taliban_are_driven_out_first_where_control_changes() -> None:
    played = event(C, "card: 27\nherat G:T2 T:u2\nkonduz T:a3 G:T9\nbalkh T:B1u1 G:T5")
    assert answers(played, "event.move.origin")[0] == "herat"
    assert played.board.spaces[S.HERAT].taliban == 0


@pytest.mark.rule("R8.4.1-1")
def test_those_who_cross_the_border_leave_one_behind() -> None:
    text = "card: 43\nwaziristan T:u2a3\nkhowst support=S\nislamabad: backing"
    played = event(T, text).board.spaces
    assert (played[S.WAZIRISTAN].taliban_underground, played[S.WAZIRISTAN].taliban_active) == (1, 0)


NO_ROADS: Final = "kabul-tor-kham sabotage\nkandahar-spin-boldak sabotage\n"
KHOWST: Final = (4, 1, 3)
"""Dice that point at Khowst; Nuristan comes after it and Zabol before."""


def taliban_in(played: Transcript) -> dict[str, int]:
    """The number of Taliban Guerrillas in each space."""
    here = played.board.spaces
    return {s.value: here[s].taliban_guerrillas for s in S if here[s].taliban_guerrillas}


@pytest.mark.rule("R8.4.1-1", "R8.7.3-2", "A-76")
def test_those_who_cross_the_border_keep_one_for_a_second_province() -> None:
    text = f"card: 43\n{NO_ROADS}northwest-frontier T:B2u2\nwaziristan T:B2u8\nkhowst G:P9"

    played = event(T, text, *KHOWST, *KHOWST)

    camps = {"northwest-frontier": 1, "waziristan": 1}
    assert taliban_in(played) == {"khowst": 7, "nuristan": 1, **camps}
    assert answers(played, "event.move.origin") == ["waziristan", "northwest-frontier", "done"]


@pytest.mark.rule("R8.4.1-1", "R8.7.3-2")
def test_they_cross_the_border_from_everywhere() -> None:
    text = f"card: 43\n{NO_ROADS}northwest-frontier T:u4\nwaziristan T:u3a3"

    played = event(T, text, *KHOWST, 1, 5, 1)  # then Zabol

    camps = {"northwest-frontier": 1, "waziristan": 1}
    assert taliban_in(played) == {"khowst": 7, "zabol": 1, **camps}
    assert played.board.spaces[S.KHOWST].taliban_active == 0


@pytest.mark.rule("R8.4.1-1", "A-76")
def test_none_is_kept_if_others_can_enter_the_second_province() -> None:
    text = f"card: 43\n{NO_ROADS}northwest-frontier T:u3\nwaziristan T:u3\nkhowst support=O"
    text += "\npaktika support=O\nzabol T:u1\nnuristan support=O"

    played = event(T, text)

    camps = {"northwest-frontier": 1, "waziristan": 1, "zabol": 1}
    assert taliban_in(played) == {"badakhshan": 2, "kandahar": 2, **camps}


@pytest.mark.rule("R8.4.1-1", "A-76")
def test_a_single_spare_guerrilla_enters_one_province() -> None:
    text = f"card: 43\n{NO_ROADS}northwest-frontier T:u2"

    assert taliban_in(event(T, text, *KHOWST)) == {"khowst": 1, "northwest-frontier": 1}


@pytest.mark.rule("R8.4.1-1")
def test_cubes_are_shuffled_to_gain_control_of_population() -> None:
    held = "".join(f"{s} G:P1\n" for s in ("baghlan", "balkh", "kandahar", "khowst", "nuristan"))
    played = event(G, f"card: 52\n{held}kabul G:T3P3\nkonduz T:u2\nfarah T:u9")
    assert played.board.spaces[S.KONDUZ].government_police == 2
    assert played.board.spaces[S.KONDUZ].government_troops == 1
    assert played.board.spaces[S.KABUL].government_cubes == 1
    assert "8.4.1: highest Population: konduz" in played.why("kabul")


@pytest.mark.rule("R8.4.1-1")
def test_no_cube_is_shuffled_if_nothing_can_be_gained() -> None:
    played = event(G, "card: 52\nkabul G:T1\nherat G:P3 T:u3\nfarah G:P1")
    assert answers(played, "event.move.origin") == ["done"]


@pytest.mark.rule("R8.4.1-1")
def test_haqqani_strikes_at_kabul() -> None:
    played = event(T, "card: 32\nkabul C:T1 G:P1")
    assert answers(played, "event.place.space")[0] == "kabul"


# 8.4.2 Sides


@pytest.mark.rule("R8.4.2-1")
@pytest.mark.parametrize(
    ("faction", "side"),
    [(C, "unshaded"), (G, "unshaded"), (T, "shaded"), (W, "shaded")],
)
def test_each_faction_has_its_side(faction: Faction, side: str) -> None:
    played = event(faction, "card: 40")
    assert answers(played, "event.side") == [side]
    assert played.why(side) == f"8.4.2: the text for the {faction}: {side}"


@pytest.mark.rule("R8.4.2-1")
def test_a_card_with_one_side_is_played_as_it_is() -> None:
    assert answers(event(T, "card: 45"), "event.side") == ["unshaded"]


# 8.4.3 Pieces


@pytest.mark.rule("R8.4.3-1", "R8.1.1-1")
def test_as_many_pieces_as_the_text_allows() -> None:
    played = event(T, "card: 53\nkabul G:P2").board
    assert played.spaces[S.KABUL].taliban_underground == 4
    removed = event(C, "card: 43\nwaziristan T:B1u1a1\nbalochistan T:u1").board
    assert removed.spaces[S.WAZIRISTAN].taliban == 0


@pytest.mark.rule("R8.4.3-1", "R8.1.2-3")
def test_cubes_are_placed_by_turns() -> None:
    played = event(G, "card: 64\nbamian support=O\nghowr support=S\noruzgan support=S")
    assert played.board.spaces[S.BAMIAN].government_police == 2
    assert played.board.spaces[S.BAMIAN].government_troops == 1


@pytest.mark.rule("R8.4.3-1")
def test_its_own_pieces_are_not_removed_to_place_others() -> None:
    """Card 35 lets the Warlords replace cubes with Taliban, but not their own Guerrillas."""
    played = event(W, "card: 35\nkhowst G:P1 W:u2").board
    assert played.spaces[S.KHOWST].warlord_underground == 2
    assert played.spaces[S.KHOWST].taliban_underground == 1


# 8.4.4 Who and where


@pytest.mark.rule("R8.4.4-1")
@pytest.mark.parametrize(("faction", "piece"), [(T, "taliban"), (W, "warlords")])
def test_the_executing_faction_benefits(faction: Faction, piece: str) -> None:
    played = event(faction, "card: 66\nbamian T:u1 W:u1\nghowr")
    assert answers(played, "event.faction") == [piece]


@pytest.mark.rule("R8.4.4-1", "A-84")
def test_then_another_non_player_benefits_but_no_player() -> None:
    text = "card: 53\nkabul G:P2\nherat T:u15\nkonduz T:u14"
    assert event(T, text).board.spaces[S.KABUL].warlord_underground == 3
    played = event(T, text, people=(W,)).board
    assert played.spaces[S.KABUL].taliban_underground == 1
    assert played.spaces[S.KABUL].warlord_underground == 0


@pytest.mark.rule("R8.4.4-1")
def test_an_enemy_player_is_named_before_a_non_player() -> None:
    text = "card: 66\nbamian C:T1 T:B1u2 W:u1"
    assert answers(event(G, text, people=(W,)), "event.faction") == ["warlords"]
    assert answers(event(G, text), "event.faction") == ["taliban"]


@pytest.mark.rule("R8.4.4-2")
@pytest.mark.parametrize(
    ("faction", "text", "space", "reason"),
    [
        (C, "card: 43\nwaziristan T:u3\nbalochistan T:B1", "balochistan", "most Bases"),
        (C, "card: 22\nwaziristan T:u1\nbalochistan T:a2", "balochistan", "most other pieces"),
        (W, "card: 47\nherat support=S\nkonduz support=S\nnimruz", "", ""),
        (T, "card: 51\nkabul support=S\nherat support=S", "kabul", "greatest shift"),
    ],
)
def test_spaces_are_chosen_by_bases_then_other_pieces_then_shift(
    faction: Faction, text: str, space: str, reason: str
) -> None:
    played = event(faction, text)
    if space:
        assert answers(played, "event.space")[0] == space
        assert f"8.4.4: {reason}: {space}" in played.why(space)
    else:
        assert set(answers(played, "event.space")) <= {"herat", "konduz"}


@pytest.mark.rule("R8.4.4-2", "A-84")
def test_a_shift_counts_by_population_and_levels() -> None:
    """Card 42 sets areas in Opposition to Neutral: those with most people first."""
    text = "card: 42\nherat G:T1 support=O\nkabul G:T1 support=O\nbalkh G:T1 support=O terror=2"
    played = event(C, text)
    assert answers(played, "event.space")[0] == "kabul"
    assert played.board.spaces[S.KABUL].support is Support.NEUTRAL


# Reactions


@pytest.mark.rule("R8.7.1-1", "R8.8.1-1", "R8.6.1-1", "A-74")
@pytest.mark.parametrize(
    ("speaker", "before", "after", "patronage"),
    [
        (C, "support=S", Support.SUPPORT, 0),
        (T, "support=S", Support.OPPOSITION, 0),
        (W, "support=S", Support.NEUTRAL, 0),
        (G, "support=O", Support.SUPPORT, 40),
        (G, "support=O", Support.NEUTRAL, 0),
    ],
)
def test_elders_speak_for_a_non_player(
    speaker: Faction, before: str, after: Support, patronage: int
) -> None:
    header = f"card: 67\nmomentum: 45=unshaded:{speaker}\npatronage: {patronage}\n"
    human = W if speaker is not W else T
    piece = {W: "W:u1", T: "T:u1"}[human]
    board = choice(human, f"{header}kabul {piece} {before}", people=(human,))
    played = run(board, answers=("terror", "kabul", "done", "done"))
    assert played.board.spaces[S.KABUL].support is after


@pytest.mark.rule("R8.7.1-1")
@pytest.mark.parametrize(("die", "word"), [(1, "cancel"), (4, "cancel"), (5, "allow")])
def test_taliban_scare_aircraft_away(die: int, word: str) -> None:
    text = "card: 67\nmomentum: 26=shaded\nresources: taliban=1 government=20\n"
    board = choice(C, f"{text}kabul C:T2 G:P1\nherat C:T1 G:T1 T:a3", people=(C,))
    played = run(board, (die,), ("assault", "air-strike", "herat", "herat", "alone", "done"))
    assert played.words == [word]
    assert played.board.track(Track.TALIBAN) == (0 if word == "cancel" else 1)


# Every card in every hand


@pytest.mark.rule("R8.4.4-1", "R8.4.3-1")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("card", DECK)
def test_every_event_comes_to_an_end(card: int, faction: Faction) -> None:
    for seed in range(3):
        board = choice(faction, f"card: {card}\ncapabilities: 1=shaded 29=shaded 30=unshaded")
        assert problems(run(board, seed=seed).board) == problems(board)


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("card", DECK)
def test_every_event_is_carried_out_whatever_its_side(card: int, faction: Faction) -> None:
    """A player plays either side: Non-players answer what the text asks of them."""
    board: Board = choice(faction, f"card: {card}", people=(faction,))
    for side in ("unshaded", "shaded"):
        _play_first(board, side)


def _play_first(board: Board, side: str) -> None:
    """Play a side; the player takes the first word of each question."""
    turn = Turn(RULES, Game(board))
    turn.answer("event")
    decision = turn.pending
    assert isinstance(decision, Decision)
    if side not in decision.options:
        return
    turn.answer(side)
    while turn.checkpoints == 0:
        decision = turn.pending
        assert isinstance(decision, Decision)
        if decision.by is None or board.seats[Faction(decision.by)] is Seat.HUMAN:
            word = next((w for w in ("done", "decline") if w in decision.options), "")
            turn.answer(word or decision.options[0])
        else:
            reply = BOT.decide(turn.game)
            assert IMPROVISED not in reply.why, decision
            turn.answer(*reply, How.BOT)
