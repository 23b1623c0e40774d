"""Lasting Events that change Assault: cards 7, 10, 17, 24 and 34."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Placed, Removed
from core.adp.model.ids import ACTIVE, BASE, COALITION, GOVERNMENT, TALIBAN, UNDERGROUND, WARLORDS
from core.adp.model.ids import SpaceId as S
from core.adp.model.options import Options
from core.adp.rules.assault import ASSAULT
from core.adp.rules.operations import FREE
from tests.adp.events.in_force import in_force, turn_of
from tests.adp.play import asked, position
from tests.adp.rules.operations import finish, grant, happened, play, there, why_not

# Find Fix Finish


@pytest.mark.rule("R5.3-1")
def test_find_fix_finish_unshaded_one_in_hiding_counts_as_active() -> None:
    text = "herat C:T3 T:u2a1B1"
    plain = finish(turn_of(COALITION, text), "assault", "herat", then=("assault.space", "special"))
    assert there(plain.board, S.HERAT) == "C:T3 T:B1u2"

    board = turn_of(COALITION, text, capability="7=unshaded")
    turn = play(board, "assault", "herat")
    assert (asked(turn).ask, asked(turn).options) == ("assault.find", ("taliban", "nobody"))

    assert (
        there(
            finish(board, "assault", "herat", "taliban", then=("assault.space", "special")).board,
            S.HERAT,
        )
        == "C:T3 T:B1u1"
    )
    assert (
        there(
            finish(board, "assault", "herat", "nobody", then=("assault.space", "special")).board,
            S.HERAT,
        )
        == "C:T3 T:B1u2"
    )


@pytest.mark.rule("R5.3-1")
def test_find_fix_finish_unshaded_opens_the_way_to_a_base() -> None:
    board = turn_of(COALITION, "herat C:T2 T:u1B1", capability="7=unshaded")

    table = finish(board, "assault", "herat", then=("assault.space", "special"))

    assert happened(table) == [
        Removed(UNDERGROUND[TALIBAN], S.HERAT, 1, rule="card 7"),
        Removed(BASE[TALIBAN], S.HERAT, 1, rule="3.2.4"),
    ]
    assert why_not(turn_of(COALITION, "herat C:T2 T:u1B1"), word="assault") is not None


@pytest.mark.rule("R5.3-1")
def test_find_fix_finish_unshaded_one_guerrilla_of_one_targeted_faction() -> None:
    board = turn_of(COALITION, "herat C:T5 T:u1 W:u1", capability="7=unshaded")

    turn = play(board, "assault", "herat", "both")
    assert asked(turn).options == ("taliban", "warlords")
    table = finish(board, "assault", "herat", "both", "warlords", then=("assault.space", "special"))

    assert there(table.board, S.HERAT) == "C:T5 T:u1"
    only = finish(board, "assault", "herat", "taliban", then=("assault.space", "special"))
    assert there(only.board, S.HERAT) == "C:T5 W:u1"


@pytest.mark.rule("R5.3-1")
def test_find_fix_finish_does_not_serve_the_government() -> None:
    board = turn_of(GOVERNMENT, "herat G:T4 T:u1a1B1", capability="7=unshaded")

    assert (
        there(finish(board, "assault", "herat", then=("assault.space", "special")).board, S.HERAT)
        == "G:T4 T:B1u1"
    )


@pytest.mark.rule("R5.3-1")
@pytest.mark.parametrize(("card", "left"), [("", "C:T3"), ("7=shaded", "C:T3 T:B1")])
def test_find_fix_finish_shaded_bases_outlast_the_guerrillas_that_were_there(
    card: str, left: str
) -> None:
    board = turn_of(COALITION, "herat C:T3 T:a1B1", capability=card)

    assert (
        there(finish(board, "assault", "herat", then=("assault.space", "special")).board, S.HERAT)
        == left
    )


@pytest.mark.rule("R5.3-1")
def test_find_fix_finish_shaded_a_base_without_guerrillas_falls() -> None:
    board = turn_of(COALITION, "herat C:T3 T:a1 W:B1", capability="7=shaded")

    table = finish(board, "assault", "herat", "both", then=("assault.space", "special"))

    assert there(table.board, S.HERAT) == "C:T3"


@pytest.mark.rule("R5.3-1")
def test_find_fix_finish_holds_on_patrol_too() -> None:
    board = turn_of(COALITION, "kabul-aibak C:T2 T:u1a1", capability="7=unshaded")

    table = finish(
        board,
        "patrol",
        "kabul-aibak",
        "done",
        "nobody",
        "kabul-aibak",
        "taliban",
        then=("special",),
    )

    assert there(table.board, S.KABUL_AIBAK) == "C:T2"


# Partnering Policy and NATO


@pytest.mark.rule("R5.4-1")
@pytest.mark.parametrize(("card", "asks"), [("", True), ("10=shaded", False)])
def test_partnering_policy_shaded_government_cubes_do_not_count(card: str, asks: bool) -> None:
    board = turn_of(COALITION, "resources: government=9\nherat C:T1 G:T2 T:a3", momentum=card)

    turn = play(board, "assault", "herat")

    assert (asked(turn).ask == "assault.company") is asks
    if not asks:
        assert turn.board.spaces[S.HERAT].taliban_active == 2


@pytest.mark.rule("R5.4-1")
def test_partnering_policy_shaded_without_own_troops_there_is_no_assault_in_any_printing() -> None:
    text = "card: 30\nnext: 12\neligible: coalition\nresources: government=9\n"
    text += "herat C:B1 G:T4 T:a1\nbalkh C:T1 T:a1\n"
    options = Options(coalition_assault_needs_troops=False)
    assert "herat" in asked(play(position(text, options=options), "assault")).options

    board = position(text + in_force(momentum="10=shaded"), options=options)
    assert str(why_not(board, "assault", word="herat")) == "assault.no-partners (card 10)"


@pytest.mark.rule("R5.4-1")
@pytest.mark.parametrize(("card", "left"), [("", 0), ("17=shaded", 1)])
def test_nato_shaded_a_coalition_assault_is_in_2_spaces_at_most(card: str, left: int) -> None:
    text = "herat C:T1 T:a1\nbalkh C:T1 T:a1\nkonduz C:T1 T:a1"
    board = turn_of(COALITION, text, momentum=card)

    table = finish(
        board,
        "assault",
        "herat",
        "balkh",
        *(() if left else ("konduz",)),
        then=("assault.space?", "special?"),
    )

    assert table.board.spaces[S.KONDUZ].taliban_active == left


# US-Taliban Talks


@pytest.mark.rule("R5.4-1", "R5.4-2")
def test_talks_shaded_the_coalition_may_not_assault() -> None:
    text = "kabul C:T1\nherat C:T1 T:a1"
    assert "assault" in asked(play(turn_of(COALITION, text))).options
    unshaded = turn_of(COALITION, text, momentum="24=unshaded")
    assert "assault" in asked(play(unshaded)).options

    board = turn_of(COALITION, text, momentum="24=shaded:talks")

    assert str(why_not(board, word="assault")) == "assault.talks (card 24)"


@pytest.mark.rule("R5.4-1")
def test_talks_shaded_cover_the_assault_of_a_coalition_patrol() -> None:
    text = "kabul C:T1\nkabul-aibak C:T1 G:T2 T:a1\nkandahar-kabul T:u1 C:T1"
    answers = ("patrol", "kandahar-kabul", "done", "done", "taliban")
    plain = play(turn_of(COALITION, text), *answers)
    assert "kabul-aibak" in asked(plain).options

    board = turn_of(COALITION, text, momentum="24=shaded")
    turn = play(board, *answers)
    assert asked(turn).options == ("done", "air-lift", "air-strike")
    assert str(asked(turn).why_not("kabul-aibak")) == "assault.talks (card 24)"


@pytest.mark.rule("R5.4-1")
def test_talks_shaded_do_not_bind_the_government() -> None:
    board = turn_of(GOVERNMENT, "herat G:T2 T:a1", momentum="24=shaded")

    assert (
        there(finish(board, "assault", "herat", then=("assault.space", "special")).board, S.HERAT)
        == "G:T2"
    )


@pytest.mark.rule("R5.1.2-1", "R5.5-1")
def test_a_free_assault_takes_place_in_spite_of_talks() -> None:
    board = turn_of(COALITION, "herat C:T1 T:a1", momentum="24=shaded")

    assert ASSAULT.refuse(board, COALITION, FREE) is None
    assert there(grant(board, COALITION, ASSAULT, FREE, "herat").board, S.HERAT) == "C:T1"


# Accidental Guerrillas


@pytest.mark.rule("R5.3-1")
def test_accidental_guerrillas_shaded_the_taliban_come_back_to_an_assault_space() -> None:
    board = turn_of(COALITION, "herat C:T1 T:a1\nbalkh C:T1 W:B1", capability="34=shaded")

    turn = play(board, "assault", "herat", "balkh", "done")
    assert (asked(turn).by, asked(turn).ask) == (TALIBAN, "assault.recruit")
    assert asked(turn).options == ("herat", "balkh")
    table = finish(board, "assault", "herat", "balkh", "done", "balkh", then=("special",))

    assert happened(table) == [
        Removed(ACTIVE[TALIBAN], S.HERAT, 1, rule="3.2.4"),
        Removed(BASE[WARLORDS], S.BALKH, 1, rule="3.2.4"),
        Placed(UNDERGROUND[TALIBAN], S.BALKH, 1, rule="card 34"),
    ]


@pytest.mark.rule("R5.3-1")
def test_accidental_guerrillas_shaded_a_lone_space_is_not_asked_for() -> None:
    board = turn_of(COALITION, "herat C:T1 W:a1", capability="34=shaded")

    assert (
        there(finish(board, "assault", "herat", then=("assault.space", "special")).board, S.HERAT)
        == "C:T1 T:u1"
    )


@pytest.mark.rule("R5.3-1")
@pytest.mark.parametrize(
    ("card", "text"),
    [("", "herat C:T1 T:a1"), ("34=unshaded", "herat C:T1 T:a1"), ("34=shaded", "herat C:T1 T:B1")],
)
def test_otherwise_and_without_a_guerrilla_removed_nobody_comes(card: str, text: str) -> None:
    board = turn_of(COALITION, text, capability=card)

    assert (
        there(finish(board, "assault", "herat", then=("assault.space", "special")).board, S.HERAT)
        == "C:T1"
    )


@pytest.mark.rule("R5.3-1")
def test_accidental_guerrillas_shaded_only_answer_a_coalition_assault_operation() -> None:
    government = turn_of(GOVERNMENT, "herat G:T2 T:a1", capability="34=shaded")
    assert (
        there(
            finish(government, "assault", "herat", then=("assault.space", "special")).board, S.HERAT
        )
        == "G:T2"
    )

    patrol = turn_of(COALITION, "kabul C:T1\nkabul-aibak C:T1 T:a1", capability="34=shaded")
    table = finish(
        patrol, "patrol", "kabul-aibak", "done", "done", "kabul-aibak", then=("special",)
    )
    assert there(table.board, S.KABUL_AIBAK) == "C:T1"
