"""Notes on answers: kept in the log, replaced or removed by later ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves.chain import scan
from saves.errors import BadNoteError, NoSuchAnswerError
from saves.game_in_memory import LONGEST_NOTE
from saves.session import Session
from saves.store import read
from tests.saves.games import BOX, add, new, reopened


def test_a_note_is_put_on_any_answer_and_is_there_again(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    with new(path, "pick", "apple") as session:
        session.note(" a good tree ", 1)
        session.note("why apples?")

    assert reopened(path).tree.notes == {1: "a good tree", 2: "why apples?"}


def test_a_later_note_takes_its_place_and_a_blank_one_takes_it_away(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    with new(path, "pick", "apple") as session:
        session.note("first", 1)
        session.note("second", 1)
        session.note("gone soon", 2)
        session.note("", 2)
        lines = len(scan(path.read_bytes()).bodies)
        session.note("second", 1)

    assert reopened(path).tree.notes == {1: "second"}
    assert len(scan(path.read_bytes()).bodies) == lines, "what is there already is not written"


def test_a_note_needs_an_answer(tmp_path: Path) -> None:
    with new(tmp_path / "game.adp") as session:
        with pytest.raises(NoSuchAnswerError, match="no answer here to put a note on"):
            session.note("too early")
        with pytest.raises(NoSuchAnswerError, match="there is no answer 4"):
            session.note("too far", 4)


@pytest.mark.parametrize("text", ["two\nlines", "\x1b[2J", "x" * (LONGEST_NOTE + 1)])
def test_a_note_is_one_line_that_can_be_shown(tmp_path: Path, text: str) -> None:
    with (
        new(tmp_path / "game.adp", "pick") as session,
        pytest.raises(BadNoteError, match="one line of at most 1000 characters"),
    ):
        session.note(text)


@pytest.mark.parametrize("at", [0, 2])
def test_a_note_on_no_answer_is_damage(tmp_path: Path, at: int) -> None:
    path = tmp_path / "game.adp"
    new(path, "pick").close()
    add(path, b'{"type":"note","at":%d,"text":"x"}' % at)

    assert read(path).damage is not None


def test_notes_go_along_into_a_copy(tmp_path: Path) -> None:
    with new(tmp_path / "game.adp", "pick") as session:
        session.note("here")
        session.copy_to(tmp_path / "copy.adp")

    with Session.open(BOX, tmp_path / "copy.adp") as copy:
        assert copy.tree.notes == {1: "here"}
