"""8.6.2 The Non-player Government Trains: cubes, Bases, Govern and Transport."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.bots.government.special import (
    areas_to_win,
    excess,
    governed_next,
    guarded_provinces,
    troops_to_send,
)
from core.adp.bots.government.train_sites import (
    can_train,
    provinces_for_a_base,
    spaces_to_persuade,
    spaces_to_win_over,
)
from core.adp.model.facts import Moved, Placed, Resettled, Shifted
from core.adp.model.ids import Deed, Piece, SpaceId, Support, Track
from core.adp.rules.govern import GovernAction
from tests.adp.bots.government import FIRST, FIRST_PRINTING, government, names, selected
from tests.adp.bots.think import Transcript, run


def persuaded(played: Transcript) -> list[str]:
    """The areas that Civic Action won over in a Train."""
    return [f.space for f in played.facts if isinstance(f, Shifted) and f.rule == "3.2.1"]


# 8.6.2 Train


@pytest.mark.rule("R8.6.2-2", "R8.1.2-3")
def test_three_cubes_become_a_base_police_troops_police() -> None:
    board = government("konduz G:T2P2\nkabul G:P1\nherat G:T2\nbalkh G:T3 C:B1\nbamian G:T3 W:B2\n")

    assert names(provinces_for_a_base(board)) == ["konduz"]
    played = run(board)

    here = played.board.spaces[SpaceId.KONDUZ]
    assert (here.government_bases, here.government_troops, here.government_police) == (1, 1, 0)
    assert ("train.first", "build-base") in played.asked


@pytest.mark.rule("R8.6.2-2", "A-68")
def test_the_cubes_of_a_new_base_are_placed_elsewhere_at_once_and_none_beside_it() -> None:
    everybody_else = "herat G:T10P9 support=S\nzabol G:T10P9 C:T9\nfarah G:T8P9\n"
    board = government("resources: government=20\nkonduz G:T2P1\nkabul G:P2\n" + everybody_else)
    assert (board.available.government_troops, board.available.government_police) == (0, 0)

    played = run(board, FIRST)

    built = next(s for s, here in played.board.spaces.items() if here.government_bases)
    before, after = board.spaces[built], played.board.spaces[built]
    assert before.government_cubes - after.government_cubes == 3
    kabul = played.board.spaces[SpaceId.KABUL]
    assert (kabul.government_troops, kabul.government_police) == (1, 4)


@pytest.mark.rule("R8.6.2-2")
def test_a_base_must_be_available() -> None:
    board = government("konduz G:T2P2\nkabul G:B1\nherat G:B1\nbalkh G:B1\n")

    assert provinces_for_a_base(board) == []


@pytest.mark.rule("R8.6.2-2", "R8.1.1-1")
def test_cubes_go_to_kabul_and_three_bases_with_fewest_cubes_first() -> None:
    board = government(
        "resources: government=40\nkabul G:P2 support=S C:B1\nherat C:B1 G:P1\nbalkh C:B1\n"
        "konduz C:B1 G:T1P2\nzabol C:B1 G:T3P2\n"
    )

    played = run(board)

    assert selected(played, "train.space") == ["balkh", "herat", "kabul", "konduz"]
    balkh = played.board.spaces[SpaceId.BALKH]
    assert (balkh.government_police, balkh.government_troops) == (3, 3)
    assert "8.6.2 step 2: fewest Government cubes: balkh" in played.why("balkh")


@pytest.mark.rule("R8.6.2-2", "A-47", "A-68")
def test_the_province_of_a_new_base_is_none_of_the_three_that_get_cubes() -> None:
    board = government(
        "resources: government=40\nkabul G:P2 support=S\nherat C:B1\nbalkh C:B1\nkonduz C:B1\n"
        "zabol G:T2P1\n"
    )

    played = run(board)

    assert ("train.first", "build-base") in played.asked
    assert sorted(selected(played, "train.space")) == [
        "balkh",
        "herat",
        "kabul",
        "konduz",
        "zabol",
    ]


@pytest.mark.rule("R8.6.2-2")
def test_night_letters_leave_four_cubes_in_a_space() -> None:
    board = government("capabilities: 29=shaded\nkabul C:B1\n")

    placed = [(f.piece, f.count) for f in run(board).facts if isinstance(f, Placed)]

    assert placed == [(Piece.GOVERNMENT_TROOPS, 2), (Piece.GOVERNMENT_POLICE, 2)]


@pytest.mark.rule("R8.6.2-2", "A-68")
def test_the_space_that_needs_cubes_for_civic_action_is_served_first() -> None:
    # Kabul would be shifted 2 levels and has 3 people; it takes cubes to hold it.
    board = government(
        "resources: government=30\naid: 0\nkabul T:u4 G:P2 support=O\nherat C:B1\nbalkh G:B1 T:u2\n"
    )

    assert spaces_to_persuade(board) == []
    assert names(spaces_to_win_over(board)) == ["balkh", "kabul"]
    played = run(board)
    assert selected(played, "train.space") == ["kabul", "balkh", "herat"]
    assert "8.6.2: greatest shift: kabul" in played.why("kabul")
    assert ("train.extra", "civic-action") in played.asked
    assert played.board.spaces[SpaceId.KABUL].support is Support.SUPPORT


@pytest.mark.rule("R8.6.2-2", "A-68")
def test_no_cubes_are_needed_where_civic_action_is_possible_without_them() -> None:
    # Kabul and Konduz are held: the 6 Available cubes go where fewest are.
    board = government(
        "resources: government=30\nkabul G:T8P2\nherat G:B1 T:u3\nkonduz G:B1P2\n"
        "balkh G:T2 support=S\nfaryab C:B1 G:T17P23\n"
    )

    assert names(spaces_to_persuade(board)) == ["kabul", "konduz"]
    assert spaces_to_win_over(board) == []
    played = run(board)
    assert selected(played, "train.space") == ["herat"]
    assert played.board.spaces[SpaceId.HERAT].government_cubes == 6
    assert persuaded(played) == ["herat"]


@pytest.mark.rule("R8.6.2-2", "A-68")
def test_without_civic_action_in_the_spaces_with_cubes_one_more_is_trained_for_it() -> None:
    # The only cubes go to Herat, where the Coalition has its Base.
    board = government(
        "resources: government=30\nkabul G:T8P2\nherat C:B1\nkonduz G:B1P2\n"
        "balkh C:B1 G:T20P20\nbamian G:P2 support=S\n"
    )

    played = run(board)

    assert selected(played, "train.space") == ["herat", "kabul"]
    assert persuaded(played) == ["kabul"]
    assert "8.6.2 step 3: for Civic Action only: kabul" in played.why("kabul")


@pytest.mark.rule("R8.6.2-2", "A-68")
def test_the_last_of_three_bases_is_one_where_civic_action_is_possible() -> None:
    board = government(
        "resources: government=30\naid: 0\nkabul C:B1 support=S\nherat C:B1\nbalkh C:B1\n"
        "faryab C:B1\nkonduz G:B1P2\n"
    )

    played = run(board)

    assert selected(played, "train.space")[-1] == "konduz"
    assert len(selected(played, "train.space")) == 4
    assert persuaded(played) == ["konduz"]


@pytest.mark.rule("R8.6.2-2")
def test_nothing_is_kept_back_for_civic_action() -> None:
    board = government("resources: government=9\nkabul G:P2 support=O\nherat C:B1\nbalkh C:B1\n")

    played = run(board)

    assert len(selected(played, "train.space")) == 3
    assert played.board.track(Track.GOVERNMENT) == 0
    assert ("train.extra", "civic-action") not in played.asked


@pytest.mark.rule("R8.6.2-2")
def test_civic_action_must_remove_terror_and_shift_a_level() -> None:
    text = "resources: government=9\nkabul G:P2 terror={}\n"

    assert spaces_to_persuade(government(text.format(1))) == [SpaceId.KABUL]
    assert spaces_to_persuade(government(text.format(2))) == []
    everybody = "resources: government=6\nkabul G:T30P30\n"
    assert can_train(government(everybody))  # for Civic Action alone
    assert not can_train(government(everybody.replace("6", "5")))


@pytest.mark.rule("R8.6.2-2")
def test_no_civic_action_at_a_coalition_base_or_beside_a_new_base() -> None:
    coalition = run(government("kabul G:P2 C:B1\n"))
    assert ("train.extra", "civic-action") not in coalition.asked

    new_base = run(government("kabul G:P2\nkonduz G:T3\n"))
    assert ("train.first", "build-base") in new_base.asked
    assert new_base.board.spaces[SpaceId.KABUL].support is Support.NEUTRAL


@pytest.mark.rule("RO-9")
def test_first_printing_cubes_go_where_few_are_in_excess() -> None:
    text = "resources: government=40\nkabul G:P9 support=S C:B1\nherat C:B1 G:P3\nbalkh G:B1\n"

    played = run(government(text, options=FIRST_PRINTING), FIRST)

    assert selected(played, "train.space")[:2] == ["herat", "balkh"]
    assert "kabul" not in selected(played, "train.space")  # 9 in excess of Control
    assert "at most 6 cubes in excess" in played.why("herat")


@pytest.mark.rule("RO-9", "R8.1.2-5")
def test_first_printing_cubes_come_from_coalition_bases_when_none_is_available() -> None:
    text = (
        "resources: government=3\naid: 1\nkabul support=S G:P1 C:T1 T:u1\n"
        "herat C:B1 G:T20P19 T:u29\nkabul-aibak G:T10P10\n"
    )
    played = run(government(text, options=FIRST_PRINTING), FIRST)

    assert ("train.donor", "herat") in played.asked
    drawn = [fact for fact in played.facts if isinstance(fact, Moved)]
    assert sum(fact.count for fact in drawn) == 6
    assert {fact.origin for fact in drawn} == {SpaceId.HERAT}
    second = run(government(text))
    assert ("train.donor", "herat") not in second.asked


# 8.6.2 Govern


@pytest.mark.rule("R8.6.2-3")
def test_govern_for_patronage_starts_at_the_highest_population() -> None:
    board = government(
        "aid: 9\npatronage: 5\nkabul C:B1 G:P2 support=S\nkonduz G:P1 support=S\n"
        "balkh G:P1 support=S\nherat G:P1 support=S\nzabol G:P1\n"
    )

    played = run(board)

    governed = [fact.space for fact in played.facts if isinstance(fact, Shifted)]
    assert sorted(governed) == ["balkh", "konduz"]
    assert played.board.track(Track.PATRONAGE) == 9
    assert played.board.acted[-1].deed is Deed.OPERATION_AND_SPECIAL


@pytest.mark.rule("R8.6.2-3")
def test_then_returnees_go_to_population_0_then_to_any_at_support() -> None:
    board = government(
        "aid: 0\nkabul C:B1 G:P2 support=S\nkonduz G:P1 support=S\nzabol G:P1\nfarah G:P1 +1\n"
    )

    first = governed_next(board, ())
    assert first == (
        "8.6.2: Population 0 without a marker",
        [SpaceId.ZABOL],
        GovernAction.RETURNEES,
    )
    second = governed_next(board, (SpaceId.ZABOL,))
    assert second is not None
    assert names(second.areas) == ["kabul", "konduz"]
    played = run(board)
    assert [f.space for f in played.facts if isinstance(f, Resettled)] == ["zabol", "kabul"]
    assert "8.6.2: highest Population: kabul" in "; ".join(
        reason for said in played.said for reason in said.why
    )


@pytest.mark.rule("R8.6.2-3")
def test_patronage_continues_while_aid_and_room_last() -> None:
    text = "aid: 3\npatronage: {}\nkabul G:P2 support=S\nkonduz G:P1 support=S\n"

    spent = run(government(text.format(5)))  # Kabul takes all the Aid
    assert spent.board.track(Track.AID) == 0
    assert spent.board.spaces[SpaceId.KONDUZ].returnees == 1
    full = run(government(text.format(40)))
    assert full.board.track(Track.PATRONAGE) == 40
    assert full.board.spaces[SpaceId.KABUL].returnees == 1


@pytest.mark.rule("RO-9")
def test_first_printing_a_die_decides_between_patronage_and_returnees() -> None:
    board = government("aid: 9\nkabul G:P2 support=S\n", options=FIRST_PRINTING)
    settled = government(
        "aid: 9\nkabul G:P2 support=S\nfarah +1\nzabol +1\nherat +1\n", options=FIRST_PRINTING
    )

    assert run(board, (6,)).board.spaces[SpaceId.KABUL].returnees == 1  # not above 6
    assert run(settled, (4,)).board.track(Track.PATRONAGE) == 5 + 3
    assert run(settled, (3,)).board.spaces[SpaceId.KABUL].returnees == 1


# 8.6.2 Transport


@pytest.mark.rule("R8.6.2-4", "A-69")
@pytest.mark.parametrize(
    ("here", "beyond", "sent"),
    [
        ("G:T5P2 T:u3", 3, 3),
        ("G:T5", 4, 4),
        ("G:T5P3", 5, 4),  # all are in excess of Control, and one stays
        ("G:T5 T:u5", 0, 0),
        ("G:T1P3", 1, 0),
    ],
)
def test_excess_is_what_control_does_not_need_and_one_of_them_stays(
    here: str, beyond: int, sent: int
) -> None:
    board = government(f"kabul {here}\n")

    assert excess(board, SpaceId.KABUL) == beyond
    assert troops_to_send(board, SpaceId.KABUL) == sent


@pytest.mark.rule("R8.6.2-4", "A-69")
def test_transport_begins_where_most_are_in_excess_even_if_no_more_can_go() -> None:
    # Herat has 5 in excess, Konduz 4; from both 4 could go.
    board = government(
        "resources: government=3\nkabul T:a9\nherat G:B1T5P3\nkonduz G:B1T5 T:u1\nbaghlan G:P1\n"
    )

    played = run(board)

    assert [f for f in played.facts if isinstance(f, Moved)] == [
        Moved(Piece.GOVERNMENT_TROOPS, SpaceId.HERAT, SpaceId.BAGHLAN, 4, rule="4.3.2")
    ]
    assert "8.6.2: most Troops in excess of Control: 5 in herat" in played.why("transport")


@pytest.mark.rule("R8.6.2-4")
def test_transport_goes_to_police_without_troops_or_base() -> None:
    board = government(
        "kabul C:B1 G:T5P2\nkonduz G:P1\nbaghlan G:P1\nkhowst G:P1 C:T1\nbalkh T:u1\n"
    )

    assert names(guarded_provinces(board, SpaceId.KABUL)) == ["baghlan"]
    played = run(board)
    assert [f for f in played.facts if isinstance(f, Moved)] == [
        Moved(Piece.GOVERNMENT_TROOPS, SpaceId.KABUL, SpaceId.BAGHLAN, 7, rule="4.3.2")
    ]


@pytest.mark.rule("R8.6.2-4")
def test_otherwise_to_where_most_population_comes_under_control() -> None:
    board = government("kabul G:T5\nnuristan W:u2\nkhowst T:u3\nbaghlan T:u4\nbalkh T:B1u9\n")

    won = areas_to_win(board, SpaceId.KABUL, 4)
    assert {SpaceId.NURISTAN, SpaceId.KHOWST, SpaceId.BAMIAN} < set(won)
    assert not {SpaceId.BAGHLAN, SpaceId.BALKH, SpaceId.KONDUZ, SpaceId.ZABOL} & set(won)
    played = run(government("kabul C:B1 G:T5\nnuristan W:u2\nkhowst T:u3\nbaghlan T:u9\n" + EAST))
    moved = [f.destination for f in played.facts if isinstance(f, Moved)]
    assert moved == ["khowst"]
    assert "8.6.2: Taliban-Controlled: khowst" in "; ".join(
        reason for said in played.said for reason in said.why
    )


EAST: Final = "kandahar G:T2\nbalkh G:T2\nkonduz G:T2\n"


@pytest.mark.rule("R8.6.2-4")
def test_if_the_largest_excess_reaches_nothing_there_is_no_special_activity() -> None:
    # Badakhshan has no road out, and its neighbours are held.
    board = government(
        "badakhshan G:T9 C:B1\nkonduz G:T1\nbaghlan G:T1\nnuristan G:T1\nkabul G:T3 T:u2\n"
    )
    played = run(board)

    assert played.words[0] == "train"
    assert "transport" not in played.words
