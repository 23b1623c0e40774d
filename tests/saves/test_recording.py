"""Looking at a saved game, which never changes the file."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves.errors import NoSuchAnswerError, ReadOnlyError
from saves.recording import Recording
from tests.saves.games import BOX, FIRST_DAY, new, state


def test_a_recording_goes_anywhere_and_leaves_the_file_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    with new(path) as playing:
        for word in FIRST_DAY:
            playing.answer(word)
        before = path.read_bytes()
        recording = Recording.read(BOX, path)  # while another program plays it
        assert (recording.number, recording.read_only, recording.unsaved) == (0, True, 0)

        for _ in FIRST_DAY:
            recording.redo()
        assert state(recording) == state(playing)
        recording.undo(2)
        recording.jump(1)

        assert recording.turn.game == playing.at(1).game
        assert not recording.poll()
        recording.close()
    assert path.read_bytes() == before


def test_a_recording_takes_no_answers_or_marks(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    new(path, *FIRST_DAY).close()
    recording = Recording.read(BOX, path, at=1)
    assert recording.number == 1

    with pytest.raises(ReadOnlyError):
        recording.answer("pick")
    with pytest.raises(ReadOnlyError):
        recording.bookmark("here")
    with pytest.raises(NoSuchAnswerError):
        Recording.read(BOX, path, at=len(FIRST_DAY) + 1)
