"""S Set-up: the three scenarios, the deck, and Open Deployment."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise

import pytest
from msgspec.structs import replace

from core.adp.atlas import AFGHAN_AREAS, AREAS
from core.adp.board import Board, Lasting
from core.adp.events.deck import DECK
from core.adp.facts import (
    CapabilityGained,
    CardRemoved,
    CardRevealed,
    DeckStacked,
    Deployed,
    Entered,
    Placed,
)
from core.adp.ids import (
    COALITION,
    FACTIONS,
    GOVERNMENT,
    OWNER,
    PROPAGANDA,
    TALIBAN,
    WARLORDS,
    Control,
    Faction,
    Islamabad,
    Piece,
    Scenario,
    Seat,
    Side,
    Stage,
    Track,
)
from core.adp.ids import SpaceId as S
from core.adp.options import Options, players
from core.adp.position import pieces_text
from core.adp.rules.cards import pile_sizes, reveal
from core.adp.rules.repertoire import CATALOGUE
from core.adp.scenarios import starting_board
from core.adp.table import Table
from core.adp.totals import Totals, margins, totals
from core.kernel import Decision, Kind
from core.kernel.chance import draw
from tests.adp.play import AdpTurn, asked, play, position, told

SHORT, MAIN, EXTENDED = Scenario

SET_UP = {
    SHORT: """
        kabul C:B1T3 G:T2P2 support=S +1
        herat G:B1T2P2
        farah W:B1u1
        balkh W:B1u1
        helmand C:B1T3 G:T2P2 T:B1u2
        kandahar C:B1T2 G:T2P2 T:B1u2
        oruzgan C:T1 G:T1P1 T:u2 W:B1u1
        nuristan C:T1 G:T1P1 T:u2 W:B1u1
        ghazni C:B1T1 G:T2P2 T:B1u2
        paktika C:B1T1 G:T2P2 T:B1u2
        khowst C:B1T1 G:T2P2 T:B1u2 +1
        zabol C:T1 T:B1u2
        konduz G:B1T2P2 W:B1u1 +1
        baghlan +1
        balochistan T:B1u1
        waziristan T:B1u1
        northwest-frontier T:B1u1
    """,
    MAIN: """
        kabul C:B1T2 G:T2P2 +1
        herat G:T1P2 T:u1
        farah W:B1u1
        faryab W:B1u1
        balkh W:B1u1
        helmand T:B1u2 W:B1u1
        nuristan T:B1u2 W:B1u1
        kandahar C:T1 G:T2P2 T:u1 W:B1u1
        oruzgan C:T1 T:B1u1
        paktika C:T1 T:B1u1
        zabol C:T1 T:B1u1
        ghazni C:T1 T:B1u1
        khowst C:T1 G:T1P2 +1
        konduz G:T1P2 W:B1u1
        waziristan T:B1u2
        northwest-frontier T:B1u2
    """,
    EXTENDED: """
        kabul C:B1T3 G:T2P2
        herat G:T1P1
        helmand W:B1u1
        kandahar C:T1 G:T1P1
        paktika T:B1u1
        zabol T:B1u1
        khowst C:T1
        konduz W:B1u1
        waziristan T:B1u2
        northwest-frontier T:B1u2
    """,
}
"""The forces and markers as published, in notation."""

OPEN = Options(open_deployment=True)
ORDER = (WARLORDS, GOVERNMENT, TALIBAN, COALITION)


def dealt(board: Board, seed: int) -> tuple[list[int], list[Decision]]:
    """Turn up all the cards of a deck by chance; return them, and what chance was asked."""
    table = Table(board, CATALOGUE)
    questions: list[Decision] = []
    while table.board.deck.size:
        turning = reveal(table)
        answer: str | None = None
        with suppress(StopIteration):
            while True:
                question = turning.send(answer)
                answer = draw(seed, len(questions), question.options, question.weights)
                questions.append(question)
    return list(table.board.upcoming), questions


def piles(cards: list[int], number: int) -> Iterator[list[int]]:
    """Cut a deck into so many piles of equal size."""
    size = len(cards) // number
    return (cards[at : at + size] for at in range(0, len(cards), size))


def deployed(board: Board) -> tuple[AdpTurn, list[Decision]]:
    """Let every player deploy in the first space offered, one piece at a time."""
    turn = play(board)
    questions: list[Decision] = []
    while isinstance(turn.pending, Decision) and turn.pending.ask.startswith("deploy"):
        questions.append(turn.pending)
        turn.answer(turn.pending.options[0])
    return turn, questions


def about_to_deploy(faction: Faction, scenario: Scenario) -> Board:
    """An empty map on which it is a Faction's turn to deploy."""
    done = " ".join(ORDER[: ORDER.index(faction)]) or "none"
    text = f"stage: deploy\ndeployed: {done}\nmap: empty"
    return position(text, scenario=scenario, options=OPEN)


# S.2 to S.5 The scenarios


@pytest.mark.rule("RS-6", "RS-7", "RS-8", "RS-4", "R1.4.3-2")
@pytest.mark.parametrize("scenario", Scenario)
def test_forces_and_markers_are_where_the_scenario_puts_them(scenario: Scenario) -> None:
    published = position(SET_UP[scenario], scenario=scenario)

    assert starting_board(scenario).spaces == published.spaces


@pytest.mark.rule("RS-4")
@pytest.mark.parametrize("scenario", Scenario)
def test_all_factions_begin_eligible_and_islamabad_backs_the_taliban(scenario: Scenario) -> None:
    board = starting_board(scenario)

    assert board.eligible == FACTIONS
    assert (board.islamabad, board.hard) == (Islamabad.BACKING, False)


@pytest.mark.rule("RS-5")
@pytest.mark.parametrize(
    ("scenario", "aid", "patronage", "government", "warlords", "taliban"),
    [(SHORT, 24, 5, 30, 20, 15), (MAIN, 15, 5, 30, 15, 10), (EXTENDED, 9, 5, 20, 10, 5)],
)
def test_the_tracks_begin_where_the_scenario_says(
    scenario: Scenario, aid: int, patronage: int, government: int, warlords: int, taliban: int
) -> None:
    assert starting_board(scenario).resources == {
        Track.AID: aid,
        Track.PATRONAGE: patronage,
        Track.GOVERNMENT: government,
        Track.WARLORDS: warlords,
        Track.TALIBAN: taliban,
    }


@pytest.mark.rule("TV-S", "RS-9", "R1.9-1", "R1.9-2", "R1.9-3", "R1.9-4")
@pytest.mark.parametrize(
    ("scenario", "published", "coalition", "government", "taliban", "warlords"),
    [
        (SHORT, Totals(10, 21, 9, 13), -20, -14, -11, -20),
        (MAIN, Totals(17, 17, 8, 9), -13, -18, -12, -25),
        (EXTENDED, Totals(20, 13, 4, 16), -10, -22, -16, -30),
    ],
)
def test_the_set_up_gives_the_published_totals(
    scenario: Scenario,
    published: Totals,
    coalition: int,
    government: int,
    taliban: int,
    warlords: int,
) -> None:
    board = starting_board(scenario)

    assert totals(board) == published
    assert margins(board) == {
        COALITION: coalition,
        GOVERNMENT: government,
        TALIBAN: taliban,
        WARLORDS: warlords,
    }


@pytest.mark.rule("TV-S", "RS-9")
@pytest.mark.parametrize(
    ("scenario", "under_taliban", "afghans"), [(SHORT, 0, 29), (MAIN, 6, 27), (EXTENDED, 1, 25)]
)
def test_so_many_afghans_live_under_the_taliban(
    scenario: Scenario, under_taliban: int, afghans: int
) -> None:
    board = starting_board(scenario)
    people = {area: board.population(area) for area in AFGHAN_AREAS}

    assert sum(people.values()) == afghans
    held = (area for area in people if board.control(area) is Control.TALIBAN)
    assert sum(people[area] for area in held) == under_taliban


@pytest.mark.rule("TV-S", "RS-6", "RS-7", "RS-8", "R1.7-1")
@pytest.mark.parametrize(
    ("scenario", "coin", "taliban"),
    [
        (
            SHORT,
            {S.KABUL, S.HERAT, S.HELMAND, S.KANDAHAR, S.GHAZNI, S.PAKTIKA, S.KHOWST, S.KONDUZ},
            {S.ZABOL, S.BALOCHISTAN, S.WAZIRISTAN, S.NORTHWEST_FRONTIER},
        ),
        (
            MAIN,
            {S.KABUL, S.HERAT, S.KANDAHAR, S.KHOWST, S.KONDUZ},
            {
                S.HELMAND,
                S.NURISTAN,
                S.ORUZGAN,
                S.PAKTIKA,
                S.ZABOL,
                S.GHAZNI,
                S.WAZIRISTAN,
                S.NORTHWEST_FRONTIER,
            },
        ),
        (
            EXTENDED,
            {S.KABUL, S.HERAT, S.KANDAHAR, S.KHOWST},
            {S.PAKTIKA, S.ZABOL, S.WAZIRISTAN, S.NORTHWEST_FRONTIER},
        ),
    ],
)
def test_the_set_up_gives_the_published_control_markers(
    scenario: Scenario, coin: set[S], taliban: set[S]
) -> None:
    board = starting_board(scenario)

    assert {area for area in AREAS if board.control(area) is Control.COIN} == coin
    assert {area for area in AREAS if board.control(area) is Control.TALIBAN} == taliban


@pytest.mark.rule("TV-S", "RS-10")
@pytest.mark.parametrize(
    ("scenario", "available", "returnees"),
    [
        (SHORT, "C:T6 G:B1T12P12 T:B3u11 W:B7u10", 2),
        (MAIN, "C:B5T12 G:B3T23P20 T:B4u16 W:B5u8", 4),
        (EXTENDED, "C:B5T15 G:B3T26P26 T:B8u24 W:B10u13", 6),
    ],
)
def test_what_is_not_set_up_is_available(
    scenario: Scenario, available: str, returnees: int
) -> None:
    board = starting_board(scenario)

    assert pieces_text(board.available) == available
    assert board.returnees_left == returnees


@pytest.mark.rule("RS-1", "R1.5-1")
@pytest.mark.parametrize(
    ("bots", "seated"),
    [
        ((GOVERNMENT, TALIBAN, WARLORDS), ((COALITION,),)),
        ((COALITION, GOVERNMENT, WARLORDS), ((TALIBAN,),)),
        ((GOVERNMENT, WARLORDS), ((COALITION,), (TALIBAN,))),
        ((WARLORDS,), ((COALITION,), (GOVERNMENT,), (TALIBAN,))),
        ((), ((COALITION,), (GOVERNMENT,), (TALIBAN,), (WARLORDS,))),
    ],
)
def test_one_to_four_players_leave_the_other_factions_to_the_rules(
    bots: tuple[Faction, ...], seated: tuple[tuple[Faction, ...], ...]
) -> None:
    board = position("", bots=bots)

    assert players(board.options, board.seats) == seated
    assert [f for f in FACTIONS if board.seats[f] is Seat.BOT] == list(bots)


# S.1 The deck


@pytest.mark.rule("RS-2")
def test_chance_names_each_card_to_remove_among_all_that_are_left() -> None:
    turn = play(starting_board(MAIN))

    first = asked(turn)
    turn.answer("24")
    second = asked(turn)

    assert (first.by, first.ask, first.kind) == (None, "setup.remove", Kind.CARD)
    assert first.options == tuple(str(card) for card in range(1, 73))
    assert second.options == tuple(str(card) for card in range(1, 73) if card != 24)
    assert first.weights == second.weights == ()


@pytest.mark.rule("RS-2", "RS-5")
@pytest.mark.parametrize(
    ("scenario", "removed", "piles_stacked", "deck"),
    [(SHORT, 24, 4, 52), (MAIN, 12, 5, 65), (EXTENDED, 0, 6, 78)],
)
def test_so_many_cards_are_removed_and_the_rest_stacked(
    scenario: Scenario, removed: int, piles_stacked: int, deck: int
) -> None:
    away = [str(card) for card in range(72, 72 - removed, -1)]

    turn = play(starting_board(scenario), *away)

    assert turn.board.removed == tuple(map(int, away))
    assert turn.board.deck.unseen == tuple(range(1, 73 - removed))
    assert turn.board.propaganda_total == piles_stacked
    assert turn.board.deck.size == deck


@pytest.mark.rule("RS-2")
def test_the_last_removal_ends_with_the_deck_stacked() -> None:
    news = told(starting_board(MAIN), *map(str, range(61, 73)))

    assert news[:3] == (
        CardRemoved(72, rule="S"),
        DeckStacked(5, rule="S"),
        Entered(Stage.DECEPTION, rule="S"),
    )


@pytest.mark.rule("RS-2")
@pytest.mark.parametrize("card", [n for n in DECK if DECK[n].capability_of is not None])
def test_a_removed_capability_is_in_force_for_its_owner(card: int) -> None:
    coalition = card in (1, 2, 3, 5, 7, 12, 18)
    side = Side.UNSHADED if coalition else Side.SHADED

    news = told(starting_board(MAIN), str(card))

    in_force = CapabilityGained(Lasting(card, side), rule="S")
    assert news == (CardRemoved(card, rule="S"), in_force)


@pytest.mark.rule("RS-2")
def test_there_are_seven_capabilities_on_either_side() -> None:
    owners = {number: card.capability_of for number, card in DECK.items() if card.capability_of}

    assert [n for n, owner in owners.items() if owner is COALITION] == [1, 2, 3, 5, 7, 12, 18]
    assert [n for n, owner in owners.items() if owner is TALIBAN] == [23, 29, 30, 31, 33, 34, 46]
    assert len(owners) == 14


@pytest.mark.rule("RS-2")
def test_other_removed_cards_are_not_used() -> None:
    turn = play(starting_board(MAIN), "4", "24", "72")

    assert turn.board.capabilities == turn.board.momentum == ()
    assert turn.board.removed == (4, 24, 72)


@pytest.mark.rule("RS-2")
def test_without_capabilities_none_is_in_force() -> None:
    board = starting_board(MAIN, Options(no_capabilities=True))

    turn = play(board, "1", "23")

    assert turn.board.capabilities == ()
    assert turn.board.removed == (1, 23)


@pytest.mark.rule("RS-3", "A-58")
@pytest.mark.parametrize("scenario", Scenario)
@pytest.mark.parametrize("seed", range(3))
def test_every_pile_has_twelve_events_and_one_propaganda_card(
    scenario: Scenario, seed: int
) -> None:
    board = position("stage: next-card", scenario=scenario)

    cards, _ = dealt(board, seed)

    number = board.propaganda_total
    assert [pile.count(PROPAGANDA) for pile in piles(cards, number)] == [1] * number
    assert len(cards) == 13 * number
    assert sorted(card for card in cards if card) == list(board.deck.unseen)


@pytest.mark.rule("RS-3", "A-58")
@pytest.mark.parametrize("scenario", Scenario)
@pytest.mark.parametrize("seed", range(3))
def test_loose_piles_are_at_most_two_cards_off(scenario: Scenario, seed: int) -> None:
    loose = Options(exact_piles=False)
    board = position("stage: next-card", scenario=scenario, options=loose)

    cards, questions = dealt(board, seed)

    number = board.propaganda_total
    sizes = [q for q in questions if q.ask == "deck.pile"]
    assert all(q.by is None and q.kind is Kind.COUNT for q in sizes)
    assert len(sizes) == number - 1
    assert all(set(q.options) <= {"10", "11", "12", "13", "14"} for q in sizes)
    assert cards.count(PROPAGANDA) == number
    assert sorted(card for card in cards if card) == list(board.deck.unseen)


@pytest.mark.rule("RS-3", "A-58")
@pytest.mark.parametrize(
    ("events", "left", "sizes"),
    [
        (48, 4, (10, 11, 12, 13, 14)),
        (38, 3, (10, 11, 12, 13, 14)),
        (28, 2, (14,)),
        (22, 2, (10, 11, 12)),
        (21, 2, (10, 11)),
        (11, 1, (11,)),
    ],
)
def test_a_loose_pile_leaves_enough_and_not_too_much_for_those_below(
    events: int, left: int, sizes: tuple[int, ...]
) -> None:
    assert pile_sizes(events, left, exact=False) == sizes


@pytest.mark.rule("RS-3")
@pytest.mark.parametrize("seed", range(3))
def test_the_top_card_is_any_card_of_its_pile(seed: int) -> None:
    board = position("stage: next-card", scenario=SHORT)

    _, questions = dealt(board, seed)

    tops = [q for q in questions if q.ask == "deck.top"]
    assert all(q.options == ("event", "propaganda") and q.by is None for q in tops)
    assert all(
        later.weights in ((earlier.weights[0] - 1, 1), (12, 1)) for earlier, later in pairwise(tops)
    )
    assert tops[0].weights == (12, 1)
    assert tops[-1].weights[0] >= 1


@pytest.mark.rule("RS-3")
def test_the_deck_knows_what_it_holds_but_not_in_which_order() -> None:
    turn = play(position("stage: next-card"), "event")

    question = asked(turn)

    assert (question.by, question.ask, question.weights) == (None, "deck.card", ())
    assert question.options == tuple(str(card) for card in turn.board.deck.unseen)
    assert list(turn.board.deck.unseen) == sorted(turn.board.deck.unseen)
    assert turn.answer("40")[0] == CardRevealed(40, rule="2.2")
    assert 40 not in turn.board.deck.unseen


# S.6 Open Deployment


@pytest.mark.rule("RS-11")
@pytest.mark.parametrize("scenario", Scenario)
def test_before_players_deploy_only_markers_and_non_players_are_on_the_map(
    scenario: Scenario,
) -> None:
    seats = dict.fromkeys(FACTIONS, Seat.HUMAN) | {TALIBAN: Seat.BOT}
    fixed = starting_board(scenario)

    board = starting_board(scenario, OPEN, seats)

    for space, here in fixed.spaces.items():
        taliban = replace(here, **{p.value: 0 for p in Piece if not p.startswith("taliban")})
        assert board.spaces[space] == taliban
    assert board.resources == fixed.resources


@pytest.mark.rule("RS-11")
def test_factions_deploy_in_order_warlords_government_taliban_coalition() -> None:
    turn, questions = deployed(starting_board(EXTENDED, OPEN))

    assert list(dict.fromkeys(q.by for q in questions)) == [
        WARLORDS,
        GOVERNMENT,
        TALIBAN,
        COALITION,
    ]
    assert turn.board.deployed == (WARLORDS, GOVERNMENT, TALIBAN, COALITION)
    assert asked(turn).ask == "deck.top"


@pytest.mark.rule("RS-11")
def test_non_players_do_not_deploy() -> None:
    board = position("stage: deploy", options=OPEN, bots=(WARLORDS, TALIBAN))

    turn, questions = deployed(board)

    assert {q.by for q in questions} == {GOVERNMENT, COALITION}
    assert turn.board.deployed == (GOVERNMENT, COALITION)


@pytest.mark.rule("RS-12")
@pytest.mark.parametrize("scenario", Scenario)
def test_players_deploy_as_many_pieces_as_the_fixed_set_up_has(scenario: Scenario) -> None:
    board = position("stage: deploy", scenario=scenario, options=OPEN)

    turn, _ = deployed(board)

    assert turn.board.available == starting_board(scenario).available


@pytest.mark.rule("RS-12")
@pytest.mark.parametrize(
    ("scenario", "faction", "fixed"),
    [
        (SHORT, GOVERNMENT, {S.KABUL: "G:T2P2"}),
        (MAIN, GOVERNMENT, {S.KABUL: "G:T2P2"}),
        (EXTENDED, GOVERNMENT, {S.KABUL: "G:T2P2"}),
        (
            SHORT,
            TALIBAN,
            {S.BALOCHISTAN: "T:B1", S.NORTHWEST_FRONTIER: "T:B1", S.WAZIRISTAN: "T:B1"},
        ),
        (MAIN, TALIBAN, {S.NORTHWEST_FRONTIER: "T:B1", S.WAZIRISTAN: "T:B1"}),
        (EXTENDED, TALIBAN, {S.NORTHWEST_FRONTIER: "T:B1", S.WAZIRISTAN: "T:B1"}),
        (SHORT, COALITION, {S.KABUL: "C:B1T3"}),
        (MAIN, COALITION, {S.KABUL: "C:B1T2"}),
        (EXTENDED, COALITION, {S.KABUL: "C:B1T1"}),
    ],
)
def test_some_pieces_have_their_place(
    scenario: Scenario, faction: Faction, fixed: dict[S, str]
) -> None:
    turn = play(about_to_deploy(faction, scenario))

    assert asked(turn).by == faction
    on_map = {s: text for s, here in turn.board.spaces.items() if (text := pieces_text(here))}
    assert on_map == fixed


@pytest.mark.rule("RS-12", "RS-13", "A-59")
@pytest.mark.parametrize(
    ("scenario", "piece", "number", "among", "not_among"),
    [
        (SHORT, Piece.WARLORD_BASE, 22, S.KABUL, S.KANDAHAR_KABUL),
        (SHORT, Piece.WARLORD_UNDERGROUND, 29, S.KANDAHAR_KABUL, S.WAZIRISTAN),
        (SHORT, Piece.GOVERNMENT_BASE, 16, S.KONDUZ, S.KABUL),
        (SHORT, Piece.GOVERNMENT_TROOPS, 16, S.HERAT, S.KANDAHAR_KABUL),
        (SHORT, Piece.GOVERNMENT_POLICE, 16, S.HERAT, S.ZABOL),
        (SHORT, Piece.TALIBAN_BASE, 14, S.WAZIRISTAN, S.BALOCHISTAN),
        (SHORT, Piece.TALIBAN_UNDERGROUND, 14, S.KABUL, S.HERAT),
        (SHORT, Piece.COALITION_BASE, 22, S.ZABOL, S.KANDAHAR_KABUL),
        (SHORT, Piece.COALITION_TROOPS, 29, S.KANDAHAR_KABUL, S.WAZIRISTAN),
        (MAIN, Piece.WARLORD_UNDERGROUND, 29, S.KABUL_AIBAK, S.BALOCHISTAN),
        (MAIN, Piece.COALITION_TROOPS, 29, S.KABUL, S.BALOCHISTAN),
        (EXTENDED, Piece.TALIBAN_UNDERGROUND, 14, S.NORTHWEST_FRONTIER, S.KANDAHAR_KABUL),
        (EXTENDED, Piece.COALITION_TROOPS, 12, S.KABUL, S.HERAT),
        (EXTENDED, Piece.COALITION_TROOPS, 12, S.ZABOL, S.WAZIRISTAN),
    ],
)
def test_pieces_may_go_where_the_scenario_lets_them(
    scenario: Scenario, piece: Piece, number: int, among: S, not_among: S
) -> None:
    _, questions = deployed(about_to_deploy(OWNER[piece], scenario))

    question = next(q for q in questions if q.ask == "deploy.space" and q.about == (piece,))
    assert question.kind is Kind.SPACE
    assert len(question.options) == number
    assert among in question.options
    assert str(question.why_not(not_among)) == "deploy.not-there (S)"


@pytest.mark.rule("RS-12")
@pytest.mark.parametrize(
    ("scenario", "pieces"),
    [
        (
            SHORT,
            {
                Piece.WARLORD_BASE: 5,
                Piece.WARLORD_UNDERGROUND: 5,
                Piece.GOVERNMENT_BASE: 2,
                Piece.GOVERNMENT_TROOPS: 16,
                Piece.GOVERNMENT_POLICE: 16,
                Piece.TALIBAN_BASE: 6,
                Piece.TALIBAN_UNDERGROUND: 19,
                Piece.COALITION_BASE: 5,
                Piece.COALITION_TROOPS: 11,
            },
        ),
        (
            MAIN,
            {
                Piece.WARLORD_BASE: 7,
                Piece.WARLORD_UNDERGROUND: 7,
                Piece.GOVERNMENT_TROOPS: 5,
                Piece.GOVERNMENT_POLICE: 8,
                Piece.TALIBAN_BASE: 6,
                Piece.TALIBAN_UNDERGROUND: 14,
                Piece.COALITION_TROOPS: 6,
            },
        ),
        (
            EXTENDED,
            {
                Piece.WARLORD_BASE: 2,
                Piece.WARLORD_UNDERGROUND: 2,
                Piece.GOVERNMENT_TROOPS: 2,
                Piece.GOVERNMENT_POLICE: 2,
                Piece.TALIBAN_BASE: 2,
                Piece.TALIBAN_UNDERGROUND: 6,
                Piece.COALITION_TROOPS: 4,
            },
        ),
    ],
)
def test_so_many_pieces_may_be_placed_freely(scenario: Scenario, pieces: dict[Piece, int]) -> None:
    board = position("stage: deploy", scenario=scenario, options=OPEN)

    _, questions = deployed(board)

    asked_for = [Piece(q.about[0]) for q in questions if q.ask == "deploy.space"]
    assert {piece: asked_for.count(piece) for piece in dict.fromkeys(asked_for)} == pieces


@pytest.mark.rule("RS-13", "A-59")
def test_the_governments_provinces_are_those_with_printed_people() -> None:
    board = position("stage: deploy\ndeployed: warlords\nzabol +1", options=OPEN)

    question = asked(play(board))

    assert board.population(S.ZABOL) == 1
    assert (question.by, question.about) == (GOVERNMENT, (Piece.GOVERNMENT_TROOPS,))
    assert S.ZABOL not in question.options


@pytest.mark.rule("RS-11", "R1.4.2-1")
def test_players_deploy_within_stacking() -> None:
    board = position("stage: deploy", scenario=EXTENDED, options=OPEN)

    turn = play(board, "kabul", "1", "kabul")
    while asked(turn).about != (Piece.TALIBAN_BASE,):
        turn.answer(asked(turn).options[0])

    assert turn.board.spaces[S.KABUL].warlord_bases == 2
    assert str(asked(turn).why_not("kabul")) == "deploy.no-room (1.4.2)"


@pytest.mark.rule("RS-11", "R1.4.2-4")
def test_a_base_that_finds_kabul_full_stays_available() -> None:
    board = position(
        "stage: deploy\ndeployed: warlords government taliban\nkabul G:T2P2 T:B1 W:B1",
        options=OPEN,
    )

    turn = play(board)

    assert pieces_text(turn.board.spaces[S.KABUL]) == "C:T2 G:T2P2 T:B1 W:B1"
    assert turn.board.available.coalition_bases == 6


@pytest.mark.rule("RS-11")
def test_pieces_of_a_kind_can_be_placed_in_groups() -> None:
    board = position("stage: deploy\ndeployed: warlords government taliban", options=OPEN)

    turn = play(board, "kandahar-kabul", "4", "zabol")

    assert asked(turn).options == ("1", "2")
    assert turn.answer("2")[:2] == (
        Placed(Piece.COALITION_TROOPS, S.ZABOL, 2, rule="S"),
        Deployed(COALITION, rule="S"),
    )
    assert turn.board.spaces[S.KANDAHAR_KABUL].coalition_troops == 4


@pytest.mark.rule("RS-11", "R1.7-3")
def test_control_and_totals_follow_from_what_was_deployed() -> None:
    board = position("stage: deploy", scenario=SHORT, options=OPEN)

    before = totals(board)
    turn, _ = deployed(board)

    assert (before.coin_patronage, before.uncontrolled) == (5, 29)
    assert turn.board.control(S.KABUL) is Control.COIN
    assert totals(turn.board).opposition_bases == 9
