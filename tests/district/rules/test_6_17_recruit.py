"""6.17 Recruit or Promote."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import seen
from core.district.model.facts.units import UnitExchanged, UnitPlaced
from core.district.model.ids import GOVERNMENT, INSURGENT, RECRUITING, RESERVE, Mission
from core.district.model.options import DistrictOptions, NotMyTribe
from tests.district.examples import examples as examples
from tests.district.missions import asked_in, at, carried_out, refusal, task_points, totals
from tests.district.positions import empty, facts_of, in_box, units_of, with_ground, with_stack

RECRUIT = Mission.RECRUIT
TRIED = "draw=411"


def _village(area: str = "riverside", **fields: object) -> DistrictBoard:
    board = in_box(empty(active=area, **fields), RECRUITING, *["villagers"] * 4)  # type: ignore[arg-type]
    board = in_box(board, RECRUITING, *["home-guard"] * 4)
    return with_ground(board, area, government=1, insurgent=1)


@pytest.mark.rule("TVd-32", "RD6.17-3", "RD6.17-4", "DA-19")
def test_only_promotion_is_open_where_there_are_as_many_mil_as_people() -> None:
    board = _village("quarry-road")
    board = with_stack(board, "p", "quarry-road", "villagers*2", underground=True)
    asked = asked_in(board, "p", RECRUIT, "", "draw=233")
    assert (asked.ask, asked.options) == ("recruit.what", ("promote",))
    reason = asked.why_not("recruit")
    assert reason is not None
    assert reason.code == "recruit.no-room"


@pytest.mark.rule("RD6.17-5", "DA-19")
def test_only_recruiting_is_open_where_nobody_can_be_promoted() -> None:
    board = with_stack(_village(), "p", "riverside", "fighters", underground=True)
    asked = asked_in(board, "p", RECRUIT, "", TRIED)
    assert asked.options == ("recruit",)
    reasons = [asked.why_not(word) for word in ("promote", "pass")]
    assert [reason.code for reason in reasons if reason is not None] == [
        "recruit.nobody-to-promote",
        "not-a-choice",
    ]


@pytest.mark.rule("RD6.17-3", "RD6.17-1", "RD6.1-5")
def test_a_failure_counts_as_an_attempt() -> None:
    board = with_stack(_village(), "p", "riverside", "villagers", underground=True)
    table = carried_out(board, "p", RECRUIT, "", "draw=322")
    assert totals(table) == [(2, 2)]
    assert table.board.grounds["riverside"].attempts == 1
    assert task_points(table.board) == (10, 9)


@pytest.mark.rule("RD6.17-4", "RD6.17-7", "DA-20", "RD6.17-6")
def test_a_recruited_mil_is_face_down_and_may_act_in_a_new_stack() -> None:
    board = with_stack(_village(), "p", "riverside", "villagers")
    asked = asked_in(board, "p", RECRUIT, "", TRIED, "recruit.what=recruit")
    assert asked.options == ("p", "new-underground", "new-at-large")
    answers = (TRIED, "recruit.what=recruit", "recruit.stack=new-at-large")
    table = carried_out(board, "p", RECRUIT, "", *answers)
    (letter,) = (own for own in table.board.stacks_in("riverside", INSURGENT) if own != "p")
    (name,) = table.board.members(letter)
    assert table.board.units[name].fresh
    assert table.board.is_concealed(letter)
    assert not table.board.stacks[letter].underground
    assert not table.board.stacks[letter].done
    assert len(units_of(table.board, "villagers", RECRUITING)) == 3
    (placed,) = facts_of(table, UnitPlaced)
    told = seen(placed, GOVERNMENT)
    assert isinstance(told, UnitPlaced)
    assert (told.unit, told.kind, told.fresh) == (name, "?", False)


@pytest.mark.rule("RD6.17-5", "DA-20")
def test_a_promoted_unit_that_stays_takes_over_the_face_of_the_old_one() -> None:
    board = with_stack(_village(), "p", "riverside", "villagers")
    (old,) = board.members("p")
    answers = (TRIED, "recruit.what=promote", f"recruit.militia={old}", "recruit.draw=organisers")
    stays = carried_out(board, "p", RECRUIT, "", *answers, "recruit.stack=p").board
    assert [stays.units[name].kind for name in stays.members("p")] == ["organisers"]
    assert stays.is_revealed("p")
    assert len(units_of(stays, "villagers", RECRUITING)) == 5
    goes = carried_out(board, "p", RECRUIT, "", *answers, "recruit.stack=new-underground")
    assert "p" not in goes.board.stacks
    (letter,) = goes.board.stacks_in("riverside", INSURGENT)
    assert goes.board.is_concealed(letter)
    (exchanged,) = facts_of(goes, UnitExchanged)
    told = seen(exchanged, GOVERNMENT)
    assert isinstance(told, UnitExchanged)
    assert (told.old, told.new) == ("?", "?")


@pytest.mark.rule("DA-20", "RDD-30")
def test_who_recruits_underground_stays_there_and_in_secret() -> None:
    board = with_stack(_village(), "p", "riverside", "villagers", underground=True)
    board = with_stack(board, "q", "riverside", "fighters")
    board = with_stack(board, "r", "riverside", "fighters", underground=True)
    asked = asked_in(board, "p", RECRUIT, "", TRIED, "recruit.what=recruit")
    assert asked.options == ("p", "r", "new-underground")
    assert asked.known_to == ("insurgent",)
    refused = asked.why_not("q"), asked.why_not("new-at-large")
    codes = {reason.code for reason in refused if reason is not None}
    assert codes == {"recruit.not-out-of-underground"}


@pytest.mark.rule("DA-20")
def test_who_is_promoted_underground_stays_underground() -> None:
    board = with_stack(_village(), "p", "riverside", "organisers")
    board = with_stack(board, "q", "riverside", "villagers", underground=True)
    (old,) = board.members("q")
    answers = (TRIED, "recruit.what=promote", f"recruit.militia={old}", "recruit.draw=levies")
    assert asked_in(board, "p", RECRUIT, "", *answers).options == ("q", "new-underground")


@pytest.mark.rule("DA-20", "RD9.1-2")
def test_a_promoted_unit_stays_where_assets_would_be_alone() -> None:
    board = _village(options=DistrictOptions(assets=True))
    board = with_stack(board, "p", "riverside", "organisers", underground=True)
    board = with_stack(board, "q", "riverside", "villagers agitator")
    (old,) = units_of(board, "villagers", "riverside")
    answers = (TRIED, "recruit.what=promote", f"recruit.militia={old}", "recruit.draw=levies")
    asked = asked_in(board, "p", RECRUIT, "", *answers)
    assert asked.options == ("q",)
    reason = asked.why_not("p")
    assert reason is not None
    assert reason.code == "recruit.must-stay"


@pytest.mark.rule("RD6.17-5", "RDD-31", "RDM.2-1")
def test_a_promoted_government_mil_becomes_a_pol_from_reserve() -> None:
    board = with_stack(_village(), "a", "riverside", "gendarmes home-guard")
    (old,) = units_of(board, "home-guard", "riverside")
    answers = (TRIED, "recruit.what=promote", f"recruit.militia={old}")
    drawn = asked_in(board, "a", RECRUIT, "", *answers)
    assert (drawn.by, drawn.options, drawn.weights) == (None, ("gendarmes", "constables"), (2, 3))
    assert drawn.known_to is None
    chosen = (*answers, "recruit.draw=constables", "recruit.stack=new")
    table = carried_out(board, "a", RECRUIT, "", *chosen)
    assert at(table.board, "riverside") == ["constables", "gendarmes"]
    assert len(table.board.stacks_in("riverside", GOVERNMENT)) == 2
    assert table.facts[-1].secret_of is None, "everybody sees what became of it"


@pytest.mark.rule("RD6.17-2", "RD8.1-1")
def test_government_mil_alone_cannot_recruit_but_insurgent_mil_can() -> None:
    board = _village(options=DistrictOptions(assets=True))
    board = with_stack(board, "a", "riverside", "home-guard")
    board = with_stack(board, "b", "riverside", "home-guard loudspeakers")
    board = with_stack(board, "c", "riverside", "home-guard gendarmes")
    board = with_stack(board, "p", "riverside", "villagers", underground=True)
    reasons = [refusal(board, letter, RECRUIT) for letter in "abcp"]
    assert reasons == ["recruit.only-militia", None, None, None]


@pytest.mark.rule("RD6.17-1", "RD6.3-2", "RD8.1-1", "DA-11")
def test_infrastructure_and_calm_are_needed_and_people_are_tried_only_so_often() -> None:
    board = with_stack(_village(), "a", "riverside", "gendarmes")
    for change, code in (
        ({"government": 0}, "recruit.no-infrastructure"),
        ({"terror": True}, "area.terrorized"),
        ({"attempts": 3}, "recruit.exhausted"),
        ({"attempts": 2}, None),
    ):
        assert refusal(with_ground(board, "riverside", **change), "a", RECRUIT) == code
    board = with_stack(empty(active="salt-flats"), "a", "salt-flats", "gendarmes")
    assert refusal(board, "a", RECRUIT) == "recruit.no-people"


@pytest.mark.rule("RD6.17-5", "DA-19")
def test_the_mission_is_open_if_either_use_of_it_is() -> None:
    board = with_ground(empty(active="riverside"), "riverside", insurgent=1)
    board = with_stack(board, "p", "riverside", "organisers", underground=True)
    assert refusal(board, "p", RECRUIT) == "recruit.neither"
    promotable = with_stack(board, "q", "riverside", "villagers", underground=True)
    assert refusal(promotable, "p", RECRUIT) is None
    for name in units_of(promotable, "fighters") + units_of(promotable, "levies"):
        promotable = promotable.with_unit(name, replace(promotable.units[name], at="removed"))
    for name in units_of(promotable, "organisers", RESERVE):
        promotable = promotable.with_unit(name, replace(promotable.units[name], at="removed"))
    assert refusal(promotable, "p", RECRUIT) == "recruit.neither"


@pytest.mark.rule("RD6.17-6")
def test_a_mil_recruited_in_this_phase_is_not_promoted_in_it() -> None:
    board = with_ground(empty(active="riverside"), "riverside", insurgent=1)
    board = with_stack(board, "p", "riverside", "villagers", underground=True)
    (name,) = board.members("p")
    fresh = board.with_unit(name, replace(board.units[name], fresh=True))
    assert refusal(board, "p", RECRUIT) is None
    assert refusal(fresh, "p", RECRUIT) == "recruit.neither"


@pytest.mark.rule("RDM.5-14")
def test_a_harvest_helps_where_few_people_live() -> None:
    for area, total in (("quarry-road", 3), ("riverside", 2)):
        board = with_stack(_village(area, event=14), "p", area, "villagers", underground=True)
        table = carried_out(board, "p", RECRUIT, "", "draw=533")
        assert totals(table) == [(total, 3)]


@pytest.mark.rule("RD11-2")
def test_a_promoted_pol_does_not_join_the_army_if_they_may_not_mix() -> None:
    board = _village(options=DistrictOptions(no_mixed_stacks=True))
    board = with_stack(board, "a", "riverside", "line home-guard")
    (old,) = units_of(board, "home-guard", "riverside")
    answers = ("draw=411", "recruit.what=promote", f"recruit.militia={old}")
    asked = asked_in(board, "a", RECRUIT, "", *answers, "recruit.draw=gendarmes")
    assert asked.options == ("new",)


@pytest.mark.rule("RD11-8", "RD6.17-2")
def test_the_army_of_another_tribe_does_not_help_to_recruit() -> None:
    for options, reason in (
        (DistrictOptions(), None),
        (DistrictOptions(not_my_tribe=NotMyTribe.MISSIONS), "recruit.only-militia"),
    ):
        for units in ("line home-guard", "line"):
            board = with_stack(_village(options=options), "a", "riverside", units)
            assert refusal(board, "a", RECRUIT) == reason


@pytest.mark.rule("RDD-31")
def test_which_mil_is_drawn_is_known_to_the_insurgent_alone(examples: str) -> None:
    board = in_box(empty(module=examples, active="plain"), RECRUITING, "villagers", "peasants")
    board = with_ground(board, "plain", insurgent=1)
    board = with_stack(board, "p", "plain", "fighters", underground=True)

    drawn = asked_in(board, "p", RECRUIT, "", TRIED, "recruit.what=recruit")

    assert (drawn.ask, set(drawn.options)) == ("recruit.draw", {"villagers", "peasants"})
    assert drawn.known_to == (INSURGENT,)
