"""Lasting Events that change Rally: cards 11, 29 and 34."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Paid, Placed, Shifted
from core.adp.model.ids import TALIBAN, UNDERGROUND, WARLORDS, Support, Track
from core.adp.model.ids import SpaceId as S
from tests.adp.events.in_force import turn_of
from tests.adp.play import asked
from tests.adp.rules.operations import finish, happened, play, there, why_not

# Strategic Release


@pytest.mark.rule("R5.4-1")
def test_strategic_release_shaded_one_more_guerrilla_in_an_afghan_space() -> None:
    text = "islamabad: backing\nherat T:u1\nzabol T:u1\nwaziristan T:u1"
    answers = ("rally", "herat", "place-one", "waziristan", "place-one", "done")
    plain = finish(turn_of(TALIBAN, text), *answers, then=("special",))
    assert there(plain.board, S.HERAT) == "T:u2"

    board = turn_of(TALIBAN, text, momentum="11=shaded")
    turn = play(board, *answers)
    assert (asked(turn).ask, asked(turn).rule) == ("rally.extra", "card 11")
    assert [word for word in asked(turn).options if word in set(S)] == ["herat"]

    table = finish(board, *answers, "herat", then=("special",))
    assert happened(table)[-1] == Placed(UNDERGROUND[TALIBAN], S.HERAT, 1, rule="card 11")
    assert there(finish(board, *answers, then=("rally.extra", "special")).board, S.HERAT) == "T:u2"


@pytest.mark.rule("R5.4-1")
def test_strategic_release_serves_the_taliban_alone() -> None:
    board = turn_of(WARLORDS, "herat W:u1", momentum="11=shaded")

    assert (
        len(happened(finish(board, "rally", "herat", "place-one", then=("rally.space", "special"))))
        == 2
    )


@pytest.mark.rule("R5.4-1", "R5.3-1")
def test_a_limit_beats_an_extra() -> None:
    text = "herat C:T1 T:u2\nbalkh T:u1\nghazni C:T1 T:a1B1"
    board = turn_of(TALIBAN, text, capability="34=unshaded", momentum="11=shaded")

    turn = play(
        board,
        *("rally", "herat", "place-one", "balkh", "place-one", "ghazni", "hide", "done"),
    )

    assert [word for word in asked(turn).options if word in set(S)] == ["balkh", "ghazni"]


# Night Letters


@pytest.mark.rule("R5.3-1")
@pytest.mark.parametrize(("card", "left"), [("", 2), ("29=shaded", 2), ("29=unshaded", 1)])
def test_night_letters_unshaded_sharia_in_a_rally_costs_2(card: str, left: int) -> None:
    board = turn_of(TALIBAN, "resources: taliban=4\nherat T:u1B1", capability=card)

    table = finish(board, "rally", "herat", "nothing", "done", "herat", then=("special",))

    assert happened(table)[1:] == [
        Paid(Track.TALIBAN, 3 - left, rule="3.3.1"),
        Shifted(S.HERAT, Support.NEUTRAL, Support.OPPOSITION, rule="3.3.1"),
    ]
    assert table.board.track(Track.TALIBAN) == left


@pytest.mark.rule("R5.3-1")
@pytest.mark.parametrize(("card", "possible"), [("", True), ("29=unshaded", False)])
def test_night_letters_unshaded_a_space_is_not_selected_for_sharia_that_costs_too_much(
    card: str, possible: bool
) -> None:
    text = "resources: taliban=2\nherat T:B2 support=S\nghazni T:u10\nzabol T:u10\npaktika T:u10"
    board = turn_of(TALIBAN, text.replace("herat", "kabul"), capability=card)

    assert (why_not(board, "rally", word="kabul") is None) is possible


# Accidental Guerrillas


@pytest.mark.rule("R5.3-1")
def test_accidental_guerrillas_unshaded_near_the_coalition_one_is_placed_at_most() -> None:
    text = "herat C:T1 T:B2\nbalkh T:B2"
    plain = asked(play(turn_of(TALIBAN, text), "rally", "herat"))
    assert "place-many" in plain.options

    board = turn_of(TALIBAN, text, capability="34=unshaded")
    assert "place-many" not in asked(play(board, "rally", "herat")).options
    assert "place-one" in asked(play(board, "rally", "herat")).options
    assert "place-many" in asked(play(board, "rally", "balkh")).options


@pytest.mark.rule("R5.3-1")
def test_accidental_guerrillas_unshaded_do_not_bind_the_warlords() -> None:
    board = turn_of(WARLORDS, "herat C:B1 W:B1", capability="34=unshaded")

    assert "place-many" in asked(play(board, "rally", "herat")).options
