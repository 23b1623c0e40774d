"""RDS-2: Lines of play, bookmarks and notes, as somebody may know them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from adp_tui.games.district.presenter import PRESENTER
from adp_tui.plain.talk import Talk
from saves.session import Session
from tests.cli.everything_told import run
from tests.saves.district_games import DistrictSession
from tests.saves.test_known_lines import command_begun, give


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A game in which the Government plans twice, and deploys in two ways."""
    path = tmp_path / "two.adp"
    with command_begun(path) as session:
        session.answer("chit")
        session.bookmark("bought one")
        session.note("one more")
        session.undo()
        give(session, "done", "done", "line-1", "mill-quarter", "dispersed")
        session.undo(2)
        session.answer("riverside")
        session.bookmark("by the river")
    return path


@pytest.fixture
def session(path: Path) -> Iterator[DistrictSession]:
    """The same game, opened."""
    from core.district.box import DISTRICT

    with Session.open(DISTRICT, path) as session:
        yield session


@pytest.mark.rule("RDS-2", "RDS-8")
def test_lines_and_bookmarks_are_told_in_the_numbers_of_the_reader(path: Path) -> None:
    theirs, own = run("branches", path), run("branches", path, "--as", "government")

    assert "bought one" not in theirs
    assert "Bookmark after answer" in theirs
    assert "by the river" in theirs
    assert [row[:3] for row in theirs.splitlines()[:2]] == ["1  ", "2 *"]
    assert "branches off after answer" in theirs
    assert "bought one" in own
    assert [row[:3] for row in own.splitlines()[:3]] == ["1  ", "2  ", "3 *"]


@pytest.mark.rule("RDS-2")
def test_a_line_is_made_the_main_line_by_the_number_of_the_reader(path: Path) -> None:
    assert "there is no line 3: choose one from 1 to 2" in run("branches", path, "--main", 3)
    assert "the main line" in run("branches", path, "--main", 2).splitlines()[1]


@pytest.mark.rule("RDS-2")
def test_a_note_on_a_secret_answer_is_for_those_who_may_know_it(path: Path) -> None:
    assert "one more" not in run("log", path)


@pytest.mark.rule("RDS-2")
def test_the_line_mode_numbers_lines_for_its_reader(session: DistrictSession) -> None:
    talk = Talk(session, PRESENTER)
    talk.hear("")

    assert [row[:3] for row in talk.hear("lines") if row[1:2] == ":"] == ["1: ", "2: ", "3: "]
    assert talk.hear("main 9")[0] == "No: there is no line 9: choose one from 1 to 3."
    assert "The main line" in " ".join(talk.hear("main 2"))
