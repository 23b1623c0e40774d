"""8.4.4 Non-players choose by the best possible effect of the whole Event."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Final

import pytest

from core.adp.bots.events.foresight import SPACES, why_not_good, words_within
from core.adp.bots.events.instructions import INSTRUCTIONS
from core.adp.bots.events.playout import Playout, follow
from core.adp.bots.events.question import EventQuestion
from core.adp.bots.events.sides import side_for
from core.adp.bots.events.trial import Trial
from core.adp.bots.makeshift import IMPROVISED
from core.adp.model.atlas import AFGHAN_AREAS, ATLAS, PAKISTAN
from core.adp.model.board import Board
from core.adp.model.ids import COALITION, DONE, GOVERNMENT, TALIBAN, WARLORDS, Faction, SpaceId
from core.kernel import Decision, Game, Turn
from tests.adp.bots.test_8_1_sequence import choice, takes_event
from tests.adp.bots.test_8_4_events import answers, event
from tests.adp.bots.think import BOT, RULES, run
from tests.adp.play import play, position

S = SpaceId
C, G, T, W = COALITION, GOVERNMENT, TALIBAN, WARLORDS


# Alternatives within a space


@pytest.mark.rule("R8.4.4-2")
def test_a_space_is_judged_by_the_faction_that_loses_most_there() -> None:
    text = "card: 66\noruzgan G:T1 T:u1 W:B1u2\nnuristan G:T1 T:u2"
    played = event(G, text)
    assert answers(played, "event.space") == ["oruzgan"]
    assert played.why("oruzgan") == "8.4.4: most Bases: oruzgan (1)"
    assert answers(played, "event.faction") == ["warlords"]
    assert played.board.spaces[S.ORUZGAN].warlords == 0


@pytest.mark.rule("R8.4.4-2", "R8.1.2-1")
def test_a_space_is_judged_by_the_player_who_is_the_target_there() -> None:
    """The Base in Oruzgan is a Non-player's, and a player has a piece there."""
    text = "card: 66\noruzgan G:T1 T:u1 W:B1u2\nnuristan G:T1 T:u2"
    assert answers(event(G, text, people=(T,)), "event.space") == ["nuristan"]


@pytest.mark.rule("R8.4.4-2")
@pytest.mark.parametrize("seed", range(5))
def test_a_space_is_judged_by_the_better_of_two_ways(seed: int) -> None:
    """To replace 2 Guerrillas is worth more than to place 2 cubes."""
    played = run(choice(G, "card: 60\nherat W:u2\nkabul G:P1"), seed=seed)
    assert answers(played, "event.space")[0] == "herat"
    assert answers(played, "event.choice")[0] == "replace-guerrillas"
    assert len(answers(played, "event.space")) == 2


@pytest.mark.rule("R8.4.4-2", "R8.1.2-2")
def test_the_faction_whose_base_can_be_reached_loses_pieces_first() -> None:
    """Either Insurgent may go first; only the Warlords' Base can be reached with 3 pieces."""
    played = event(C, "card: 9\nkhowst C:T1 T:B1u3 W:B1u1")
    assert answers(played, "event.remove.piece")[0] == "warlord_underground"
    here = played.board.spaces[S.KHOWST]
    assert (here.taliban, here.warlords) == (3, 0)


@pytest.mark.rule("R8.1.2-2")
def test_between_equal_effects_the_faction_is_random() -> None:
    board = choice(C, "card: 9\nkhowst C:T1 T:u3 W:u3")
    first = {answers(run(board, seed=seed), "event.remove.piece")[0] for seed in range(8)}
    assert first == {"taliban_underground", "warlord_underground"}
    why = next(said.why for said in run(board).said if said.option in first)
    assert why[0].startswith("8.1.2: dice ")
    assert why[-1].startswith("8.1.2: pieces of players first, Underground before Active: ")


# One space after the other


@pytest.mark.rule("R8.4.4-2")
@pytest.mark.parametrize("seed", range(5))
def test_as_many_bases_as_all_spaces_together_allow(seed: int) -> None:
    """Waziristan by itself is worth most, but would leave no removal for a second Base."""
    text = "card: 32\nwaziristan T:B1u2\nkhowst T:B1\npaktika T:B1\nkabul C:T1"
    played = run(choice(G, text), seed=seed)
    assert sorted(answers(played, "event.remove.space")[:2]) == ["khowst", "paktika"]
    assert played.board.available.taliban_bases - choice(G, text).available.taliban_bases == 2
    assert played.board.spaces[S.WAZIRISTAN].taliban == 2
    assert "8.4.3: there is nothing to gain elsewhere: waziristan" in played.why("waziristan")


@pytest.mark.rule("R8.4.4-2")
@pytest.mark.parametrize("seed", range(3))
def test_the_order_of_spaces_is_thought_through(seed: int) -> None:
    """After Paktika, Waziristan is worth most by itself, but Khowst can still lose a Base."""
    text = "card: 32\nwaziristan T:B1u2\nkhowst T:B1u1\npaktika T:B1\nkabul C:T1"
    played = run(choice(G, text), seed=seed)
    assert set(answers(played, "event.remove.space")) == {"khowst", "paktika"}
    assert played.board.spaces[S.WAZIRISTAN].taliban == 3


@pytest.mark.rule("R8.4.4-2", "R8.2-1")
def test_spaces_are_equal_if_the_whole_event_has_the_same_effect() -> None:
    """Three Guerrillas go in any case, whether all of one area or not."""
    board = choice(
        G, "card: 16\nherat G:P1 T:u3\nkonduz G:P1 T:u1\nbalkh G:P1 T:u1\nfarah G:P1 T:u1"
    )
    played = [answers(run(board, seed=seed), "event.remove.space") for seed in range(12)]
    assert len({spaces[0] for spaces in played}) > 1


@pytest.mark.rule("R8.4.4-2")
def test_no_dice_are_rolled_for_the_order_of_spaces_that_are_all_chosen() -> None:
    text = "card: 25\nkabul C:T1 support=S\nherat C:T1\nfarah C:T1"
    said = [said for said in event(T, text).said if said.ask == "event.space"]
    assert [s.option for s in said] == ["kabul", "herat"]
    assert said[0].why[-1] == "8.4.4: greatest shift there: kabul (3)"


# Whom it concerns

NO_TALIBAN_LEFT: Final = "herat T:u15\nkonduz T:u15"


@pytest.mark.rule("R8.4.4-1")
def test_another_non_player_benefits_if_the_first_has_nothing_to_place() -> None:
    played = event(T, f"card: 16\nkabul G:P2\n{NO_TALIBAN_LEFT}")
    assert answers(played, "event.faction") == ["warlords"]
    assert played.board.spaces[S.KABUL].warlord_underground == 1


@pytest.mark.rule("R8.1-4", "R8.4.4-1", "A-84")
@pytest.mark.parametrize(
    ("faction", "text", "people"),
    [
        (T, f"card: 16\nkabul G:P2\n{NO_TALIBAN_LEFT}", (W,)),
        (T, f"card: 53\nkabul G:P2\n{NO_TALIBAN_LEFT}", (W,)),
        (T, "card: 62\nherat T:u15 W:B1\nkonduz T:u15", (W,)),
        (T, "card: 61\nherat T:u2", ()),
        (C, "card: 61\nherat G:P2", ()),
    ],
)
def test_an_event_in_which_it_would_do_nothing_is_not_taken(
    faction: Faction, text: str, people: tuple[Faction, ...]
) -> None:
    assert not takes_event(choice(faction, text, people=people))


@pytest.mark.rule("R8.4.4-1")
def test_no_enemy_player_gets_a_guerrilla() -> None:
    """The Taliban have one Guerrilla left: a second space would bring the player one."""
    text = "card: 62\nherat T:u14 W:u1\nkonduz T:u15 W:u1"
    played = event(T, text, people=(W,))
    assert len(answers(played, "event.space")) == 2  # the one chosen, and "done"
    assert (
        played.board.available.warlord_underground == choice(T, text).available.warlord_underground
    )


@pytest.mark.rule("R8.4.4-1", "A-84")
def test_a_player_benefits_where_the_text_leaves_no_choice() -> None:
    """Islamabad cannot move any more, and 2 Taliban Guerrillas are placed somewhere."""
    played = event(W, "card: 22\nislamabad: sponsorship!\nkabul G:P1", people=(T,))
    (space,) = answers(played, "event.space")
    assert played.board.spaces[S(space)].taliban_underground == 2


BREAK: Final = "card: 55\nherat support=S\nkabul support=S"


def breaks(faction: Faction, *people: Faction) -> set[str]:
    """Who is sent on a break, over many dice."""
    return named(choice(faction, BREAK, people=people))


def named(board: Board) -> set[str]:
    """The Factions that the Event names, over many dice."""
    return {answers(run(board, seed=seed), "event.faction")[0] for seed in range(20)}


@pytest.mark.rule("R8.4.1-1", "R8.1.2-1", "R8.1.2-2")
def test_a_random_enemy_takes_a_break_whatever_its_margin() -> None:
    assert breaks(T) == {"coalition", "government", "warlords"}
    assert breaks(W) == {"coalition", "government", "taliban"}
    assert breaks(C) == {"taliban", "warlords"}
    assert breaks(G) == {"taliban", "warlords"}


@pytest.mark.rule("R8.4.1-1", "R8.1.2-1")
def test_an_enemy_player_takes_a_break_before_a_non_player() -> None:
    assert breaks(T, W) == {"warlords"}
    assert breaks(C, G, W) == {"warlords"}
    assert breaks(C, G) == {"taliban", "warlords"}


@pytest.mark.rule("R8.4.1-1")
def test_a_faction_that_executed_needs_no_break_but_one_that_passed_does() -> None:
    def after(deed: str) -> Board:
        text = f"card: 55\nnext: 2\neligible: taliban coalition\nacted: taliban={deed}"
        return position(text, bots=(C, G, W))

    assert named(after("operation+special")) == {"warlords"}
    assert named(after("pass")) == {"taliban"}


# In a player's place


def advised(board: Board, *answers: str) -> str:
    """The bot's answer for a player after some answers."""
    reply = BOT.decide(play(board, "event", *answers).game)
    assert IMPROVISED not in reply.why
    return reply.option


@pytest.mark.rule("R8.4.3-1")
def test_an_alternative_that_costs_its_own_pieces_is_not_the_best() -> None:
    board = choice(W, "card: 60\nherat W:u2\nkabul G:P1", people=(W,))
    assert advised(board, "unshaded", "herat") == "place-cubes"


@pytest.mark.rule("R8.4.4-2")
def test_the_last_space_of_pieces_need_not_be_the_space_of_the_shift() -> None:
    board = choice(G, "card: 51\nherat G:P1\nkabul G:P1", people=(G,))
    placed = (word for s in ("kabul", "herat") for word in (s, "government_police", "2"))
    assert advised(board, "unshaded", *placed) == "kabul"


@pytest.mark.rule("R8.4.1-1")
def test_troops_are_taken_one_by_one_from_where_most_are() -> None:
    played = event(T, "card: 21\nherat C:T4\nkonduz C:T3").board.spaces
    assert (played[S.HERAT].coalition_troops, played[S.KONDUZ].coalition_troops) == (2, 2)


@pytest.mark.rule("R8.1-2", "R8.4.1-1")
def test_islamabad_is_not_moved_by_a_shift_it_would_not_choose() -> None:
    """Karzai does not shift it from Pressure, so the Coalition's player does not matter."""
    assert takes_event(choice(G, "card: 28\nislamabad: pressure", people=(C,)))
    assert not takes_event(choice(G, "card: 28\nislamabad: backing", people=(C,)))


# Nothing better can be done

MOST_PLAYOUTS: Final = 1_000
POSITIONS: Final = 3
UNSHADED: Final = (
    4,
    8,
    9,
    14,
    15,
    16,
    22,
    25,
    32,
    38,
    42,
    43,
    47,
    49,
    51,
    53,
    56,
    60,
    62,
    63,
    64,
    66,
)
SHADED: Final = (
    4,
    11,
    15,
    16,
    19,
    20,
    22,
    25,
    27,
    35,
    41,
    42,
    47,
    49,
    51,
    53,
    56,
    60,
    62,
    64,
    66,
    68,
)
CHOICES: Final = [
    (card, faction)
    for faction, cards in ((G, (*UNSHADED, 71)), (T, SHADED), (W, SHADED))
    for card in cards
    if (advice := INSTRUCTIONS.get(card, {}).get(faction)) is None or not advice.where
]
"""The Events in which a Non-player chooses spaces, Factions or alternatives without instruction."""


def some_position(rng: Random, card: int, faction: Faction) -> Board:
    """Pieces and attitudes in a few spaces, so that every playout can be looked at."""
    places = [*rng.sample(AFGHAN_AREAS, 3), *rng.sample(PAKISTAN, 1)]
    lines = [f"card: {card}", "islamabad: sponsorship"]
    for space in places:
        taliban = f"T:B{rng.randint(0, 1)}u{rng.randint(0, 3)}a{rng.randint(0, 1)}"
        others = f"C:T{rng.randint(0, 2)} G:T{rng.randint(0, 2)}P{rng.randint(0, 2)}"
        others += f" W:B{rng.randint(0, 1)}u{rng.randint(0, 2)}"
        if ATLAS[space].population:
            others += f" support={rng.choice('SNO')}"
        lines.append(f"{space} {taliban}" + ("" if space in PAKISTAN else f" {others}"))
    return choice(faction, "\n".join(lines))


def every_word(question: EventQuestion) -> Sequence[str]:
    """All possible answers, including every space and the end."""
    if (words := words_within(question)) or question.decision.ask not in SPACES:
        return words
    return (*question.spaces, *((DONE,) if DONE in question.decision.options else ()))


def every_playout(board: Board, faction: Faction) -> Iterator[Trial]:
    """Play the Event in every possible way."""
    turn = Turn(RULES, Game(board))
    assert isinstance(turn.pending, Decision)
    question = EventQuestion(board, turn.pending, (), ())
    turn.answer("event")
    for playout in follow(Playout.begin(turn, side_for(board, faction)), every_word):
        trial = playout.trial
        if why_not_good(question, trial) is None:
            yield trial


@pytest.mark.rule("R8.4.4-2", "R8.4.3-1")
@pytest.mark.parametrize(("card", "faction"), CHOICES)
def test_no_other_playout_of_an_event_has_a_greater_effect(card: int, faction: Faction) -> None:
    rng = Random(card)
    for _ in range(POSITIONS):
        board = some_position(rng, card, faction)
        played = run(board, seed=rng.randint(0, 99))
        if "event" in played.words:
            playouts = islice(every_playout(board, faction), MOST_PLAYOUTS)
            most = max((trial.tally for trial in playouts), default=(0, 0, 0))
            assert Trial.of("event", board, played.facts).tally == most
