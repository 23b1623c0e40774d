"""The lines of play that somebody can tell apart."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from core.district.box import DISTRICT
from core.kernel import ALL_SEEING, ONLOOKER, Decision, Viewer
from saves.glance import glance
from saves.known_lines import known_lines
from saves.store import read
from tests.saves.district_games import TWO_PEOPLE, DistrictSession, begun

GOVERNMENT: Final = Viewer(("government",))
INSURGENT: Final = Viewer(("insurgent",))


def command_begun(path: Path | None = None) -> DistrictSession:
    """Begin a game; the Government plans its turn."""
    session = begun(path, TWO_PEOPLE, seed=3)
    roll(session)
    return session


def roll(session: DistrictSession) -> None:
    """Roll the dice until somebody is asked."""
    while isinstance(asked := session.turn.pending, Decision) and asked.by is None:
        session.roll()


def give(session: DistrictSession, *words: str) -> None:
    """Give answers, and roll the dice after each."""
    for word in words:
        session.answer(word)
        roll(session)


@pytest.mark.rule("RDS-2")
def test_what_was_taken_back_in_secret_is_no_line_to_others() -> None:
    session = command_begun()
    session.answer("chit")
    session.undo()
    session.answer("done")

    assert len(known_lines(session.tree, GOVERNMENT)) == 2
    assert len(known_lines(session.tree, ALL_SEEING)) == 2
    (line,) = known_lines(session.tree, INSURGENT)
    assert line.is_current
    assert line.is_main
    assert len(known_lines(session.tree, ONLOOKER)) == 1


@pytest.mark.rule("RDS-2")
def test_what_was_answered_openly_makes_lines_for_everybody() -> None:
    session = command_begun()
    give(session, "done", "done", "line-1", "mill-quarter", "dispersed")
    session.name_branch("mill")
    session.undo(2)
    session.answer("riverside")

    first, second = known_lines(session.tree, INSURGENT)
    assert (first.name, first.is_current) == ("mill", False)
    assert second.is_current
    assert first.parts_from(second) == len(second.words) - 1


@pytest.mark.rule("RDS-2", "RDS-13")
def test_the_title_counts_no_lines_that_are_secret(tmp_path: Path) -> None:
    path = tmp_path / "two.adp"
    with command_begun(path) as session:
        session.answer("chit")
        session.undo()
        session.answer("done")

    seen = glance(DISTRICT, read(path))

    assert seen is not None
    assert seen.lines == 1
