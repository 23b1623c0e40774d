"""Marks on the map and previews during a Special Activity inside an Operation."""

from __future__ import annotations

import pytest

from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.play.controller import Controller
from adp_tui.play.marks import CHOSEN
from core.adp.model.ids import SpaceId
from tests.tui.table import FOUR, begin


def after(*answers: str) -> Controller:
    """Start a game and give some answers."""
    session = begin(seats=FOUR)
    for answer in answers:
        session.answer(answer)
    return Controller(session, PRESENTER, take_lone=False)


def chosen(at: Controller) -> set[str]:
    return {place for place, mark in at.marks.items() if mark == CHOSEN}


@pytest.mark.rule("R4.1-1")
def test_spaces_of_the_operation_are_not_marked_in_the_list_of_its_special_activity() -> None:
    at = after("rally", "helmand", "place-one", "nuristan", "place-one")
    assert chosen(at) == {SpaceId.HELMAND, SpaceId.NURISTAN}

    extorting = after("rally", "helmand", "place-one", "nuristan", "place-one", "extort")
    assert extorting.decision is not None
    assert extorting.decision.ask == "extort.space"
    assert chosen(extorting) == set()
    first = extorting.decision.options[0]
    extorting.press("enter")
    assert extorting.current is not None
    assert len(chosen(extorting)) == 1
    assert first in extorting.board.spaces


TRAINED = ("pass", "train", "kabul", "0", "1")


@pytest.mark.rule("R4.2.1-1")
def test_the_first_question_of_a_surge_shows_the_best_result() -> None:
    at = after(*TRAINED, "surge")
    assert at.decision is not None
    assert at.decision.ask == "surge.space"

    seen = at.question.preview("kandahar")

    assert seen is not None
    assert seen.most is not None
    assert (seen.most.before, seen.most.after) == ("C1", "C▪13")


@pytest.mark.rule("R4.2.1-1")
def test_a_number_of_a_surge_is_shown_with_all_other_spaces_as_they_are() -> None:
    at = after(*TRAINED, "surge", "kabul", "kandahar", "done")
    assert at.decision is not None
    assert (at.decision.ask, at.decision.about) == ("surge.troops", ("kabul",))

    seen = at.question.preview("5")

    assert seen is not None
    assert seen.most is not None
    assert (seen.most.what, seen.most.before, seen.most.after) == ("Kabul", "C▪2", "C▪5")
    unchanged = at.question.preview("2")
    assert unchanged is not None
    assert unchanged.most is None
