"""Games of District Commander: against the bot, with whole plans, and of two people."""

from __future__ import annotations

from pathlib import Path

from adp_tui.games.district.deploying.plan import DistrictPlan
from adp_tui.games.district.deploying.planner import DistrictPlanner
from adp_tui.games.district.presenter import PRESENTER
from adp_tui.play.consent import with_consent
from adp_tui.play.seats import may_keep_seed
from adp_tui.play.shortcuts import earlier, single_answers
from adp_tui.saved.opening import begin
from core.district.box import DISTRICT
from core.district.model.ids import GOVERNMENT, INSURGENT
from core.kernel import BOT, HUMAN, Knowledge, Setup
from tests.corpus.people import Chooser, Table


def sit_down(path: Path, setup: Setup, seed: int) -> Table:
    """Begin a game of District Commander; with two people, the seed is not written."""
    kept = seed if may_keep_seed(setup.seats) else None
    session = begin(DISTRICT, setup, path.parent, name=path.stem, seed=kept)
    assert session.path == path
    return Table(session, PRESENTER, DISTRICT.bot, Chooser(seed))


def district_solo(path: Path) -> None:
    """A person plays the Government against the bot, with all advanced pieces, to the end."""
    options: dict[str, bool | str] = {
        "length": "short",
        "assets": True,
        "intelligence": True,
        "foreign": True,
    }
    seats = {GOVERNMENT.value: HUMAN, INSURGENT.value: BOT}
    with sit_down(path, Setup("random", seats, options), seed=1) as table:
        table.play(60)
        table.driver.undo()
        table.play(30)
        while table.driver.decision is not None:
            table.leave_turn()


def district_two(path: Path) -> None:
    """Two people play for a few turns; what both have seen is taken back by agreement."""
    seats = {GOVERNMENT.value: HUMAN, INSURGENT.value: HUMAN}
    with sit_down(path, Setup("free", seats, {"length": "short"}), seed=2) as table:
        session = table.session
        for _ in range(4):
            table.play(150)
            with_consent(session, lambda: table.driver.jump(session.line()[-9].number))
        session.agree(session.line()[-2].number, GOVERNMENT, yes=False)
        table.play(60)


def district_planned(path: Path) -> None:
    """A person plans whole Deployments, takes one back, and plans it otherwise."""
    seats = {GOVERNMENT.value: HUMAN, INSURGENT.value: BOT}
    with sit_down(path, Setup("standard", seats, {"length": "short"}), seed=3) as table:
        for _ in range(2):
            table.play_until(lambda: _may_plan(table))
            _deploy(table, _plan(table).as_bot())
            table.driver.undo()
            plan = _plan(table).as_bot()
            area, *_ = plan.places(plan.groups[0].pieces[0])
            _deploy(table, plan.put(plan.groups[0].pieces[0], area))
            table.leave_turn()


def _may_plan(table: Table) -> bool:
    decision = table.driver.decision
    return decision is not None and decision.ask == "deploy.unit" and decision.by == GOVERNMENT


def _plan(table: Table) -> DistrictPlan:
    session = table.session
    known = Knowledge(session.box, session.turn)
    return DistrictPlanner().begin(known, earlier(session, known.side))


def _deploy(table: Table, plan: DistrictPlan) -> None:
    table.driver.carry_out(single_answers(table.session, plan.answers()))
    table.driver.run()
