"""Watching a game that another program plays."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves.errors import OtherGameError
from saves.session import Session
from saves.store import Follower, read
from tests.saves.games import BOX, FIRST_DAY, edit, new, played, reopened, state


def test_a_watcher_sees_every_change_when_it_looks(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    with new(path) as playing:
        watching = reopened(path)
        assert not watching.poll()
        for word in FIRST_DAY:
            playing.answer(word)
            assert watching.poll()
            assert state(watching) == state(playing)
        playing.undo(3)
        playing.bookmark("here")
        assert watching.poll()
        assert state(watching) == state(playing)
        assert not watching.poll()


def test_a_watcher_waits_for_the_rest_of_a_line(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    new(path, "pick").close()
    data = path.read_bytes()
    header = data.index(b"\n") + 1
    path.write_bytes(data[:header])
    watching, first = Follower.open(path)
    assert not len(first.records)

    with path.open("ab", buffering=0) as file:
        for byte in data[header:-1]:
            file.write(bytes([byte]))
            assert not watching.poll().is_news
        file.write(data[-1:])

    update = watching.poll()
    assert update.is_news
    assert not update.anew
    assert update.contents == read(path)


def test_a_save_that_shrank_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    new(path, "pick").close()
    short = path.read_bytes()
    with Session.open(BOX, path) as playing:
        playing.answer("apple")
    watching = reopened(path)

    path.write_bytes(short)

    assert watching.poll()
    assert watching.number == 1
    assert watching.notices == ["the file was replaced and has been read again"]


def test_a_save_that_was_replaced_is_read_again(tmp_path: Path) -> None:
    path, other = tmp_path / "game.adp", tmp_path / "other.adp"
    new(path, "pick").close()
    watching = reopened(path)
    new(other, "rest", "rest", seed=99).close()

    other.replace(path)

    assert watching.poll()
    assert [answer.answer for answer in watching.line()] == ["rest", "rest"]
    assert watching.header.seed == 99


def test_a_save_that_shrank_and_grew_unseen_is_read_again(tmp_path: Path) -> None:
    path, other = tmp_path / "game.adp", tmp_path / "other.adp"
    new(path, "pick", "apple").close()
    watching = reopened(path)
    new(other, "rest", "rest", "rest").close()

    path.write_bytes(other.read_bytes())

    assert watching.poll()
    assert [answer.answer for answer in watching.line()] == ["rest", "rest", "rest"]


def test_a_save_that_disappears_stays_as_it_was_last_seen(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    new(path, "pick").close()
    watching = reopened(path)

    path.unlink()

    assert not watching.poll()
    assert watching.number == 1


def test_damage_that_appears_while_watching_is_reported_once(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    data = played(path)
    watching = reopened(path)

    path.write_bytes(data + b"graffiti\nand more\n")

    assert watching.poll()
    assert "is damaged at line" in watching.notices[-1]
    assert not watching.poll()
    assert state(watching)[1:] == state(reopened(path))[1:]


def test_a_file_replaced_by_another_game_is_reported_once_and_not_mixed_in(
    tmp_path: Path,
) -> None:
    path = tmp_path / "game.adp"
    new(path, "rest").close()
    watching = reopened(path)
    before = state(watching)
    other = tmp_path / "other.adp"
    new(other, "rest", "rest").close()
    edit(other, lambda body: body.replace(b'"game":"orchard"', b'"game":"chess"'))
    other.replace(path)

    with pytest.raises(OtherGameError, match="is a game of 'chess', not of 'orchard'"):
        watching.poll()

    assert not watching.poll()
    assert state(watching) == before
