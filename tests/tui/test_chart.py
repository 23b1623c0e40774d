"""The margins of the game so far: how they are counted, and how they are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.look.paint import plain
from adp_tui.play.lookahead.patience import Patience
from adp_tui.play.standings_so_far import Standings, StandingsSoFar
from adp_tui.widgets.chart_pane import chart_rows, sampled
from core.adp.model import totals
from core.adp.model.board import Board
from core.adp.model.ids import COALITION, FACTIONS, GOVERNMENT, TALIBAN, WARLORDS, Faction
from core.kernel import Decision
from tests.tui.table import FOUR, AdpSession, begin

EVEN = dict.fromkeys(FACTIONS, -10)


def standings(coalition: int, government: int, taliban: int, warlords: int) -> Standings:
    return {COALITION: coalition, GOVERNMENT: government, TALIBAN: taliban, WARLORDS: warlords}


def passed(times: int) -> AdpSession:
    """Return a game in which this many Factions have passed."""
    session = begin(seats=FOUR)
    while times:
        asked = session.turn.pending
        assert isinstance(asked, Decision)
        if asked.by is None:
            session.roll()
        else:
            session.answer("pass")
            times -= 1
    return session


def test_a_turn_begins_a_point_and_the_present_is_the_last() -> None:
    session = begin(seats=FOUR)
    trend = StandingsSoFar(session, Patience())
    assert trend.line() == (totals.margins(session.turn.board),)

    session.answer("rally")
    assert len(trend.line()) == 2
    session.undo()
    assert len(trend.line()) == 1
    session.answer("pass")

    assert len(trend.line()) == 2
    assert trend.line()[-1] == totals.margins(session.turn.board)


def test_the_line_is_the_one_that_is_played() -> None:
    session = passed(6)
    trend = StandingsSoFar(session, Patience())
    long = trend.line()

    session.undo_to(session.depth - 3)

    assert len(trend.line()) < len(long)
    assert trend.line()[:-1] == long[: len(trend.line()) - 1]


def test_the_line_follows_the_head_wherever_it_goes() -> None:
    session, chance = passed(4), Random(1)
    trend = StandingsSoFar(session, Patience())
    for _ in range(150):
        asked = session.turn.pending
        if chance.random() < 0.3:
            session.jump(chance.randint(0, len(session.tree)))
        elif isinstance(asked, Decision):
            session.answer(chance.choice(asked.options))

        assert trend.line() == StandingsSoFar(session, Patience()).line()


def test_in_a_hurry_the_line_stays_as_it_was_until_all_is_counted() -> None:
    session, patience = passed(6), Patience(seconds=0.0)
    trend = StandingsSoFar(session, patience)
    with patience.in_a_hurry():
        found = trend.line()
        looks = 1
        assert found == ()
        while trend.has_more:
            found, looks = trend.line(), looks + 1

    assert looks == session.depth + 1
    assert found == StandingsSoFar(session, Patience()).line()
    assert "turn" not in plain(chart_rows(PRESENTER, (), 40, 3)[0])


def test_no_position_is_counted_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    session = passed(6)
    trend = StandingsSoFar(session, Patience())
    before = trend.line()
    counted: list[Board] = []

    def count(board: Board) -> dict[Faction, int]:
        counted.append(board)
        return EVEN

    monkeypatch.setattr("core.adp.box.box.margins", count)

    assert trend.line() is before
    session.answer("pass")
    trend.line()

    assert len(counted) == 1


def rows_of(points: Sequence[Standings], cells: int = 40, height: int = 11) -> list[str]:
    return [plain(row) for row in chart_rows(PRESENTER, points, cells, height)]


def test_letters_are_at_the_height_of_the_scale() -> None:
    title, *rows = rows_of([standings(-20, -10, 10, -30)])

    assert title.startswith("─ Margins ─")
    assert {row.split()[0]: row.split()[1] for row in rows if len(row.split()) == 2} == {
        "+10": "T",
        "-10": "G",
        "-20": "C",
        "-30": "W",
        "0": "─" * 34,
    }


def test_only_margins_above_zero_are_above_the_line() -> None:
    rows = rows_of([standings(1, 0, -1, -30)])
    at = {letter: n for n, row in enumerate(rows[1:]) for letter in "CGTW" if letter in row}

    assert at["C"] < at["G"] < at["T"] < at["W"]
    assert rows[1 + at["G"]].split()[0] == "0"


def test_lines_that_run_together_take_turns() -> None:
    rows = rows_of([standings(-12, -12, -30, -30)] * 6)

    assert any("CGCGCG" in row for row in rows)
    assert any("TWTWTW" in row for row in rows)


def test_the_scale_reaches_as_far_as_the_margins() -> None:
    rows = rows_of([standings(-47, 23, 0, 0)])

    assert rows[1].split()[0] == "+30"
    assert rows[-1].split()[0] == "-50"


@pytest.mark.parametrize("number", [1, 33, 34, 35, 400])
def test_a_long_game_is_drawn_from_its_first_point_to_its_last(number: int) -> None:
    points = [standings(n, n, n, n) for n in range(number)]

    shown = sampled(points, 34)

    assert len(shown) == min(number, 34)
    assert (shown[0], shown[-1]) == (points[0], points[-1])
    assert all(len(row) <= 40 for row in rows_of(points))
