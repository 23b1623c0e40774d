"""Saves that earlier programs wrote: they open, their prints match, and they can be watched."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from core.adp.box import BOX
from core.kernel import fingerprint, is_print_of
from saves.recording import Recording
from saves.records import Answer
from saves.session import Session
from saves.store import read

FIRST: Final = Path(__file__).parent / "old" / "format-1.adp"
"""Written by the first program: rules 1, format 1, and prints that depend on the defaults."""


def chapters() -> list[Answer]:
    """Return the answers of the old save after which a chapter begins."""
    records = [*read(FIRST).records]
    return [r for r in records if isinstance(r, Answer) and r.position is not None]


def test_every_recorded_position_matches_its_print() -> None:
    setup = read(FIRST).header.setup

    for answer in chapters():
        assert answer.position is not None
        board = BOX.restore(answer.position, setup)
        assert is_print_of(answer.fingerprint, board), answer.number


def test_some_old_prints_are_no_longer_made_but_still_match() -> None:
    setup = read(FIRST).header.setup

    boards = [(a.fingerprint, BOX.restore(a.position or "", setup)) for a in chapters()]

    assert any(found != fingerprint(board) for found, board in boards)


def test_changed_rules_are_reported_and_the_game_stays_where_it_was() -> None:
    session = Session.open(BOX, FIRST, read_only=True)

    lines = [str(error).split(":")[0] for error in session.divergences]
    assert all(any(told.startswith(line) for told in session.notices) for line in lines)
    assert session.number == len(session.tree) == 434
    assert BOX.problems(session.turn.board) == []


def test_it_opens_and_can_be_watched_by_any_later_rules() -> None:
    recording = Recording.read(BOX, FIRST)
    beginnings = [n for n in range(1, len(recording.tree) + 1) if recording.tree[n].position]
    shown = [number for number in beginnings if recording.checkpoint(number) is not None]

    assert shown == beginnings
    for number in shown:
        recording.jump(number)
        assert BOX.problems(recording.turn.board) == []
