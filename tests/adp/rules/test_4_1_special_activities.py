"""4.1 Special Activities in general, as the Taliban have them."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from core.adp.model.facts import Paid
from core.adp.model.ids import PURSE, TALIBAN, Deed, Track
from core.adp.model.ids import SpaceId as S
from core.adp.rules.infiltrate import INFILTRATE
from core.adp.rules.operations import OPERATION_IMPOSSIBLE, Special, Terms
from core.adp.rules.repertoire import SPECIALS
from core.adp.rules.terror import TERROR
from tests.adp.boards import any_board
from tests.adp.play import asked, position
from tests.adp.rules.activities import begin, doer
from tests.adp.rules.operations import (
    LIMITED,
    TALIBAN_TURN,
    finish,
    grant,
    play,
    there,
    why_not,
)

EACH: Final = tuple(special for specials in SPECIALS.values() for special in specials)
ACTIVITIES: Final = {special.word for special in EACH}
HIDING = "herat T:u2\nkabul T:u2\nzabol T:u2"


@pytest.mark.rule("R4.1-1", "R4.1-2")
@pytest.mark.parametrize(
    "answers",
    [
        ("extort", "zabol", "done", "herat", "kabul", "done"),
        ("herat", "extort", "zabol", "done", "kabul", "done"),
        ("herat", "kabul", "extort", "zabol", "done", "done"),
    ],
)
def test_it_comes_before_during_or_after_the_operation(answers: tuple[str, ...]) -> None:
    table = finish(position(TALIBAN_TURN + HIDING), "terror", *answers)

    assert there(table.board, S.HERAT) == "T:u1a1 support=O terror=1"
    assert there(table.board, S.KABUL) == "T:u1a1 support=O terror=1"
    assert there(table.board, S.ZABOL) == "T:u1a1"
    assert table.board.acted[-1].deed is Deed.OPERATION_AND_SPECIAL


@pytest.mark.rule("R4.1-1")
def test_after_the_last_space_it_is_still_offered() -> None:
    board = position(TALIBAN_TURN + "herat T:u2")

    turn = play(board, "terror", "herat")

    assert asked(turn).options[:2] == ("done", "extort")


@pytest.mark.rule("R4.1-1", "R2.3.4-1")
def test_an_operation_may_be_executed_without_one() -> None:
    table = finish(
        position(TALIBAN_TURN + HIDING), "terror", "herat", then=("terror.space", "special")
    )

    assert table.board.acted[-1].deed is Deed.OPERATION


@pytest.mark.rule("R4.1-1", "A-23")
def test_one_of_them_is_done_and_at_one_moment() -> None:
    board = position(TALIBAN_TURN + HIDING + "\nghazni T:u1 G:P1")

    turn = play(board, "rally", "extort", "zabol", "done", "herat", "place-one")

    for word in ("extort", "infiltrate"):
        assert word not in asked(turn).options
        assert str(asked(turn).why_not(word)) == "special.one-only (4.1)"


@pytest.mark.rule("R4.1-1", "R2.3.5-1")
def test_there_is_none_with_a_limited_operation() -> None:
    board = position(TALIBAN_TURN + LIMITED + HIDING)

    assert str(why_not(board, "terror", word="extort")) == "special.none-with-limited (2.3.5)"


@pytest.mark.rule("R4.1-3")
def test_done_first_it_binds_to_the_operation() -> None:
    turn = play(position(TALIBAN_TURN + HIDING), "terror", "extort", "zabol", "done")

    assert asked(turn).ask == "terror.space"
    assert str(asked(turn).why_not("done")) == "operation.one-space-at-least (3.1)"


@pytest.mark.rule("R4.1-2")
def test_once_begun_it_takes_place_somewhere() -> None:
    turn = play(position(TALIBAN_TURN + HIDING), "terror", "extort")

    assert asked(turn).ask == "extort.space"
    assert "done" not in asked(turn).options


@pytest.mark.rule("R4.1-3", "R3.1-2")
def test_it_may_supply_the_resources_in_the_middle_of_the_operation() -> None:
    board = position(TALIBAN_TURN + "resources: government=0 taliban=1 warlords=0\n" + HIDING)

    turn = play(board, "terror", "herat")
    assert str(asked(turn).why_not("kabul")) == "cannot-pay (3.1)"
    table = finish(board, "terror", "herat", "extort", "zabol", "done", "kabul")

    assert there(table.board, S.KABUL) == "T:u1a1 support=O terror=1"
    assert table.board.track(Track.TALIBAN) == 0


@pytest.mark.rule("R4.1.1-1")
def test_some_go_with_certain_operations_only() -> None:
    board = position(TALIBAN_TURN + HIDING + "\nghazni T:u1 G:P1")

    offered = {
        operation: [
            word
            for word in asked(play(board, operation)).options
            if word in ("extort", "infiltrate", "ambush")
        ]
        for operation in ("rally", "march", "attack", "terror")
    }

    assert offered == {
        "rally": ["extort", "infiltrate"],
        "march": ["extort", "infiltrate"],
        "attack": ["extort", "ambush"],
        "terror": ["extort"],
    }


@pytest.mark.rule("R3.1.2-1", "R4.1-1")
def test_a_free_operation_has_none() -> None:
    board = position(TALIBAN_TURN + "herat T:u2")

    table = grant(board, TALIBAN, TERROR, Terms(free=True), "herat")

    assert there(table.board, S.HERAT) == "T:u1a1 support=O terror=1"


@pytest.mark.rule("R4.1-1", "R5.5-1", "R3.1.2-1")
def test_an_event_may_grant_one_alone() -> None:
    board = position(TALIBAN_TURN + "herat T:u1 G:P1\nkabul T:u1 G:P1")

    table = grant(board, TALIBAN, INFILTRATE, Terms(free=True, within=(S.KABUL,)), "remove")

    assert there(table.board, S.KABUL) == "T:u1"
    assert there(table.board, S.HERAT) == "G:P1 T:u1"


EVERY_KIND: Final = (
    ("taliban", "rally", ("kandahar", "place-one")),
    ("taliban", "march", ("herat", "farah", "1")),
    ("taliban", "attack", ("kabul",)),
    ("taliban", "terror", ("herat",)),
    ("warlords", "rally", ("kandahar", "place-one")),
    ("warlords", "march", ("balkh", "faryab", "1")),
    ("warlords", "terror", ("balkh",)),
    ("government", "train", ("herat",)),
    ("government", "patrol", ("kabul-aibak",)),
    ("government", "sweep", ("kabul",)),
    ("government", "assault", ("kabul",)),
    ("coalition", "train", ("kabul",)),
    ("coalition", "patrol", ("kabul-aibak",)),
    ("coalition", "sweep", ("kabul",)),
    ("coalition", "assault", ("kabul",)),
)
"""Who does what, and where first."""


@pytest.mark.rule("R4.1-1")
@pytest.mark.parametrize(("faction", "operation", "first"), EVERY_KIND)
def test_done_never_skips_a_special_activity_that_is_open(
    faction: str, operation: str, first: tuple[str, ...]
) -> None:
    board = position(
        f"card: 30\nnext: 12\neligible: {faction}\naid: 9\n"
        "kabul C:T9 G:T9P9 T:u3a3 support=S\nherat T:u3 G:B1\nbalkh W:B1u3\nzabol T:u2 C:T2 G:T4\n"
        "kabul-aibak T:u1 C:T1 G:T1"
    )
    turn = play(board, operation, *first)
    asks = [asked(turn).ask]
    while not turn.checkpoints and asks[-1] != "special":
        words = asked(turn).options
        wanted = ("done", "0", "nobody", "taliban", "alone", "1")
        turn.answer(next((word for word in wanted if word in words), words[0]))
        asks.append(asked(turn).ask)

    assert asks[-1] == "special", asks
    assert asked(turn).options[0] == "done"
    assert any(word in ACTIVITIES for word in asked(turn).options)


@pytest.mark.rule("R4.1-1")
def test_where_none_is_possible_there_is_no_question() -> None:
    board = position(TALIBAN_TURN + LIMITED + "herat T:u2\nkabul T:u2")

    assert play(board, "terror", "herat").checkpoints


@pytest.mark.rule("R4.1-1", "R8.1.1-1")
def test_a_non_player_that_is_done_is_not_asked_again() -> None:
    board = position(TALIBAN_TURN + HIDING, bots=(TALIBAN,))

    assert play(board, "terror", "herat", "done").checkpoints


@pytest.mark.rule("R4.1-3")
@pytest.mark.parametrize(
    ("faction", "text", "special"),
    [
        # The only target of the Assault would be struck from the air.
        ("coalition", "herat C:T2 T:a1", "air-strike"),
        # The Assault needs both Troops on the road.
        ("government", "kabul-tor-kham G:T2 T:u1a1", "transport"),
    ],
)
def test_none_is_begun_without_a_possible_operation(faction: str, text: str, special: str) -> None:
    board = position(f"card: 30\nnext: 12\neligible: {faction}\n{text}")
    turn = play(board, "assault")

    assert special not in asked(turn).options
    assert asked(turn).why_not(special) == OPERATION_IMPOSSIBLE


@pytest.mark.rule("R4.1-3")
def test_it_may_be_begun_where_another_space_is_left_for_the_operation() -> None:
    board = position("card: 30\nnext: 12\neligible: coalition\nherat C:T2 T:a1\nbalkh C:T2 T:a1")

    turn = play(board, "assault", "air-strike", "herat")

    assert asked(turn).options == ("balkh",)


@pytest.mark.rule("R4.1-2", "R4.1-3")
@pytest.mark.parametrize("special", [s for s in EACH if not s.costs], ids=lambda s: s.word)
def test_nothing_is_paid_for_one_that_is_said_to_cost_nothing(special: Special) -> None:
    """Where the purse is low it is looked at only beside one that costs something."""
    faction, done = doer(special), 0
    for seed in range(150):
        random = Random(seed)
        board = any_board(random)
        doing = begin(special, board)
        while doing.refused is None and doing.pending is not None:
            doing.answer(random.choice(doing.pending.options))
        paid = (fact for fact in doing.facts if isinstance(fact, Paid))
        assert all(fact.track is not PURSE[faction] for fact in paid), seed
        done += doing.refused is None
    assert done > 5


@pytest.mark.rule("R4.1-2")
def test_some_cost_something() -> None:
    assert [special.word for special in EACH if special.costs] == ["transport", "ambush", "suborn"]
