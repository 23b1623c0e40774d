"""Lasting Events that change Train: cards 12, 18 and 29."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Moved, Paid, Placed
from core.adp.model.ids import COALITION, GOVERNMENT, POLICE, TROOPS, Faction, Track
from core.adp.model.ids import SpaceId as S
from core.adp.rules.train_extra import NO_CIVIC_ACTION, Extra, why_no_extra
from tests.adp.events.in_force import turn_of
from tests.adp.play import asked
from tests.adp.rules.operations import finish, happened, play, there

BASE_IN_HERAT = "resources: government=20\nherat C:B1T2 G:T1"


@pytest.mark.rule("R5.3-1")
@pytest.mark.parametrize(("card", "most"), [("", 6), ("29=unshaded", 6), ("29=shaded", 4)])
@pytest.mark.parametrize("faction", [COALITION, GOVERNMENT])
def test_night_letters_shaded_either_faction_places_4_cubes_at_most(
    faction: Faction, card: str, most: int
) -> None:
    board = turn_of(faction, BASE_IN_HERAT, capability=card)

    numbers = [word for word in asked(play(board, "train", "herat")).options if word.isdigit()]

    assert numbers == [str(number) for number in range(most + 1)]
    assert "2" not in asked(play(board, "train", "herat", str(most - 1))).options


@pytest.mark.rule("R5.3-1")
def test_night_letters_shaded_no_more_than_4_cubes_come_from_elsewhere() -> None:
    text = "resources: government=20\nherat C:B1\nkabul G:T30P30"
    board = turn_of(GOVERNMENT, text, capability="29=shaded")

    table = finish(
        board, "train", "herat", "kabul", "4", then=("train.space", "train.extra", "special")
    )

    assert there(table.board, S.HERAT) == "C:B1 G:T4"


@pytest.mark.rule("R5.3-1")
def test_village_stability_shaded_the_coalition_places_troops_only() -> None:
    board = turn_of(COALITION, BASE_IN_HERAT, capability="12=shaded")

    table = finish(board, "train", "herat", "6", then=("train.space", "train.extra", "special"))

    assert happened(table) == [
        Paid(Track.GOVERNMENT, 3, rule="3.2.1"),
        Placed(TROOPS[GOVERNMENT], S.HERAT, 6, rule="3.2.1"),
    ]
    assert (
        finish(board, "train", "herat", "2", then=("train.space", "train.extra", "special"))
        .board.spaces[S.HERAT]
        .government_police
        == 0
    )


@pytest.mark.rule("R5.3-1")
def test_village_stability_shaded_does_not_bind_the_government() -> None:
    board = turn_of(GOVERNMENT, BASE_IN_HERAT, capability="12=shaded")

    assert asked(play(board, "train", "herat", "2")).ask == "train.police"


@pytest.mark.rule("R5.3-1")
def test_village_stability_shaded_troops_come_from_elsewhere_though_police_are_available() -> None:
    text = "resources: government=20\nherat C:B1\nkabul G:T20P2\nbalkh G:T10\nzabol G:P1"
    board = turn_of(COALITION, text, capability="12=shaded")

    turn = play(board, "train", "herat")
    assert asked(turn).options == ("balkh", "kabul", "done")
    assert str(asked(turn).why_not("zabol")) == "train.no-police (card 12)"
    turn.answer("kabul")
    turn.answer("6")

    assert there(turn.board, S.HERAT) == "C:B1 G:T6"


@pytest.mark.rule("R5.3-1")
def test_village_stability_unshaded_one_police_joins_coalition_troops_anywhere() -> None:
    text = "resources: government=20\nherat C:B1 G:T1\nkabul-aibak C:T1\nbalkh C:B1"
    board = turn_of(COALITION, text, capability="12=unshaded")

    turn = play(board, "train", "herat", "1", "0", "done", "done")
    assert (asked(turn).by, asked(turn).ask) == (COALITION, "train.village")
    assert asked(turn).options == ("kabul-aibak", "done")

    table = finish(
        board, "train", "herat", "1", "0", "done", "done", "kabul-aibak", then=("special",)
    )
    assert happened(table)[-1] == Placed(POLICE, S.KABUL_AIBAK, 1, rule="card 12")
    assert happened(
        finish(
            board,
            "train",
            "herat",
            "1",
            "0",
            then=("train.space", "train.extra", "train.village", "special"),
        )
    )[-1] == (Placed(TROOPS[GOVERNMENT], S.HERAT, 1, rule="3.2.1"))


@pytest.mark.rule("R5.3-1")
def test_village_stability_unshaded_police_come_from_elsewhere_if_none_is_available() -> None:
    text = "resources: government=20\nherat C:B1T1 G:P1\nkabul G:P20\nbalkh G:P9"
    board = turn_of(COALITION, text, capability="12=unshaded")

    turn = play(board, "train", "herat", "1", "done", "done", "herat")
    assert asked(turn).options == ("balkh", "kabul")
    table = finish(
        board, "train", "herat", "1", "done", "done", "herat", "kabul", then=("special",)
    )

    assert happened(table)[-1] == Moved(POLICE, S.KABUL, S.HERAT, 1, rule="card 12")


@pytest.mark.rule("R5.3-1")
def test_village_stability_unshaded_the_government_gets_nothing_by_it() -> None:
    board = turn_of(GOVERNMENT, BASE_IN_HERAT, capability="12=unshaded")

    assert happened(
        finish(board, "train", "herat", "0", "0", then=("train.space", "train.extra", "special"))
    ) == [Paid(Track.GOVERNMENT, 3, rule="3.2.1")]


TWO_TO_WIN_OVER = (
    "resources: government=20\npatronage: 0\nherat C:T2\nbalkh C:T2\nkabul C:T1 support=S"
)


@pytest.mark.rule("R5.3-1")
def test_prts_unshaded_civic_action_in_a_second_space() -> None:
    answers = ("train", "herat", "balkh", "done", "civic-action", "herat")
    plain = turn_of(COALITION, TWO_TO_WIN_OVER)
    assert there(finish(plain, *answers, then=("special",)).board, S.BALKH) == "C:T2"

    board = turn_of(COALITION, TWO_TO_WIN_OVER, capability="18=unshaded")
    turn = play(board, *answers)
    assert (asked(turn).ask, asked(turn).options) == ("train.civic", ("balkh", "done"))
    table = finish(board, *answers, "balkh", then=("special",))

    assert there(table.board, S.HERAT) == "C:T2 support=S"
    assert there(table.board, S.BALKH) == "C:T2 support=S"
    assert table.board.track(Track.GOVERNMENT) == 14


@pytest.mark.rule("R5.3-1")
def test_prts_unshaded_the_second_space_may_be_declined() -> None:
    board = turn_of(COALITION, TWO_TO_WIN_OVER, capability="18=unshaded")

    table = finish(
        board, "train", "herat", "balkh", "done", "civic-action", "herat", "done", then=("special",)
    )

    assert there(table.board, S.BALKH) == "C:T2"


@pytest.mark.rule("R5.3-1")
def test_prts_shaded_the_coalition_buys_no_civic_action() -> None:
    board = turn_of(COALITION, TWO_TO_WIN_OVER, capability="18=shaded")

    usual = play(turn_of(COALITION, TWO_TO_WIN_OVER), "train", "herat", "done")
    assert "civic-action" in asked(usual).options
    reason = why_no_extra(board, COALITION, (S.HERAT,), Extra.CIVIC_ACTION)
    assert reason == NO_CIVIC_ACTION
    assert not happened(finish(board, "train", "herat", "done", then=("special",)))
    government = turn_of(
        GOVERNMENT, "resources: government=20\nherat G:B1T2", capability="18=shaded"
    )
    assert "civic-action" in asked(play(government, "train", "herat", "0", "0", "done")).options
