"""1.4.1 Targets: whom an action is aimed at."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Final

import pytest

from core.adp.model.ids import GOVERNMENT, INSURGENTS, TALIBAN, WARLORDS, Faction
from core.adp.model.ids import SpaceId as S
from core.adp.rules.actions import Catalogue
from core.adp.rules.operations import FULL, Execution
from core.adp.rules.parts.targets import Aim, choose_aim, choose_aim_for_all, share_out
from core.adp.rules.table import AdpTable
from core.kernel import Decision, Reason
from tests.adp.play import position

OUT_OF_REACH: Final = Reason("targets.out-of-reach", "3.2.3")


def execution() -> Execution:
    """Return an Operation under way."""
    return Execution(AdpTable(position(""), Catalogue()), GOVERNMENT, FULL)


def first(asking: Coroutine[Decision, str | None, object]) -> Decision:
    """Return what is asked first, where something must be."""
    return asking.send(None)


def result(asking: Coroutine[Decision, str | None, object], *answers: str) -> object:
    """Return what comes of exactly these answers."""
    given = iter((None, *answers))
    try:
        while True:
            _ = asking.send(next(given))
    except StopIteration as stop:
        assert next(given, None) is None, "there are more answers than questions"
        return stop.value


def aim(*present: Faction, must: bool) -> Coroutine[Decision, str | None, Aim]:
    """Return the question at whom to aim."""
    return choose_aim(execution(), present, ask="sweep.targets", rule="3.2.3", must=must)


@pytest.mark.rule("R1.4.1-5")
@pytest.mark.parametrize(
    ("present", "must", "options"),
    [
        (INSURGENTS, True, ("both", "taliban", "warlords")),
        (INSURGENTS, False, ("both", "taliban", "warlords", "nobody")),
        ((WARLORDS,), False, ("warlords", "nobody")),
    ],
)
def test_nobody_must_be_targeted_unless_the_action_demands_it(
    present: tuple[Faction, ...], must: bool, options: tuple[str, ...]
) -> None:
    assert first(aim(*present, must=must)).options == options


@pytest.mark.rule("R1.4.1-5")
def test_where_there_is_no_choice_nothing_is_asked() -> None:
    assert result(aim(must=False)) == ()
    assert result(aim(must=True)) == ()
    assert result(aim(TALIBAN, must=True)) == (TALIBAN,)


@pytest.mark.rule("R1.4.1-5")
@pytest.mark.parametrize(
    ("word", "targeted"), [("both", INSURGENTS), ("taliban", (TALIBAN,)), ("nobody", ())]
)
def test_the_answer_names_those_targeted(word: str, targeted: tuple[Faction, ...]) -> None:
    assert result(aim(*INSURGENTS, must=False), word) == targeted


@pytest.mark.rule("R1.4.1-5")
def test_targets_out_of_reach_are_refused_with_a_reason_and_other_words_without() -> None:
    asked = first(aim(TALIBAN, must=False))

    assert asked.why_not("warlords") == OUT_OF_REACH
    assert asked.why_not("both") == OUT_OF_REACH
    assert asked.why_not("kabul") != OUT_OF_REACH


@pytest.mark.rule("R1.4.1-5", "R3.1-3")
def test_the_same_targets_everywhere_or_others_in_each_space() -> None:
    present: dict[S, Aim] = {S.KABUL: (TALIBAN,), S.HERAT: INSURGENTS, S.BALKH: ()}

    def asking() -> Coroutine[Decision, str | None, dict[S, Aim]]:
        return choose_aim_for_all(execution(), present, ask="sweep.targets", rule="3.2.3")

    assert first(asking()).options == ("both", "taliban", "warlords", "nobody", "each-space")
    assert result(asking(), "warlords") == {S.KABUL: (), S.HERAT: (WARLORDS,)}
    each = result(asking(), "each-space", "nobody", "both")
    assert each == {S.KABUL: (), S.HERAT: INSURGENTS}


@pytest.mark.rule("R1.4.1-5")
def test_one_space_is_not_asked_about_twice_and_none_not_at_all() -> None:
    one: dict[S, Aim] = {S.KABUL: (TALIBAN,)}

    asked = first(choose_aim_for_all(execution(), one, ask="sweep.targets", rule="3.2.3"))

    assert asked.options == ("taliban", "nobody")
    nobody = choose_aim_for_all(execution(), {S.KABUL: ()}, ask="sweep.targets", rule="3.2.3")
    assert result(nobody) == {}


@pytest.mark.rule("R1.4.1-5")
def test_as_many_are_hit_as_the_action_reaches() -> None:
    def sharing(reach: dict[Faction, int], most: int) -> Coroutine[Decision, str | None, object]:
        return share_out(execution(), S.KABUL, reach, most, ask="sweep.taliban", rule="3.2.3")

    assert result(sharing({TALIBAN: 3}, 2)) == {TALIBAN: 2}
    assert result(sharing({TALIBAN: 3, WARLORDS: 2}, 9)) == {TALIBAN: 3, WARLORDS: 2}
    asked = first(sharing({TALIBAN: 3, WARLORDS: 2}, 4))
    assert asked.options == ("2", "3")
    assert result(sharing({TALIBAN: 3, WARLORDS: 2}, 4), "2") == {TALIBAN: 2, WARLORDS: 2}
