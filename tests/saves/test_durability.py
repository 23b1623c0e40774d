"""Disks that fill up, programs that are killed, and two programs on one file."""

from __future__ import annotations

import errno
import os
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from saves.errors import CannotSaveError, LockedSaveError
from saves.locks import holder, lock
from saves.records import Answer
from saves.session import Session
from saves.store import Writer, read
from tests.saves.games import BOX, new, reopened, state
from tests.saves.programs import command, run

KILLS = 100
ROUNDS = 60


def test_no_acknowledged_answer_is_lost_when_writers_are_killed(tmp_path: Path) -> None:
    said = [line.split() for line in run("kill_writers", tmp_path / "killed.adp", KILLS)]

    assert len(said) == KILLS
    for acknowledged, kept, intact in said:
        assert int(kept) >= int(acknowledged)
        assert intact == "True"
    assert int(said[-1][1]) > 2 * KILLS


def test_a_full_disk_is_reported_and_the_game_continues_until_there_is_room(tmp_path: Path) -> None:
    path = tmp_path / "full.adp"

    said = run("fill_the_disk", path)

    assert said == [
        *("0",),
        *("1", "full.adp cannot be written: File too large", "2", "0"),
        *("2", "4"),
        *("True",),
        *("0", "None", "4"),
    ]
    assert [answer.answer for answer in reopened(path).line()] == [
        *("pick", "apple", "1", "3", "done")
    ]


def test_a_game_that_cannot_write_its_first_line_leaves_no_file(tmp_path: Path) -> None:
    said = run("begin_on_a_full_disk", tmp_path / "full.adp")

    assert said == ["CannotSaveError", "full.adp cannot be written: File too large", "False"]


def test_a_disk_that_fails_to_flush_loses_nothing_from_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "failing.adp"
    with new(path, "pick") as session:
        before = path.read_bytes()
        with monkeypatch.context() as broken:
            broken.setattr(os, "fsync", refuse)

            session.answer("apple")

        assert str(session.trouble) == "failing.adp cannot be written: Input/output error"
        assert session.unsaved == 1
        assert path.read_bytes() == before
        session.answer("1")
        assert session.trouble is None
        assert state(reopened(path)) == state(session)


def test_a_half_written_line_is_removed_later_if_not_immediately(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "failing.adp"
    with new(path, "pick") as session:
        with monkeypatch.context() as broken:
            broken.setattr(os, "fsync", refuse)
            broken.setattr(os, "ftruncate", refuse)
            session.answer("apple")
        assert session.unsaved == 1

        session.bookmark("x")

        assert session.unsaved == 0
        assert state(reopened(path)) == state(session)


def test_leaving_writes_what_still_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "failing.adp"
    session = new(path, "pick")
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", refuse)
        session.answer("apple")
    assert read(path).answers == 1

    session.close()

    assert (session.unsaved, session.trouble) == (0, None)
    assert read(path).answers == 2


def refuse(*_arguments: object) -> None:
    """Fail as a broken disk does."""
    raise OSError(errno.EIO, os.strerror(errno.EIO))


def test_all_records_of_one_append_go_to_the_system_in_one_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[str] = []
    write, flush = os.pwrite, os.fsync

    def pwrite(descriptor: int, data: bytes, offset: int) -> int:
        calls.append("write")
        return write(descriptor, data, offset)

    def fsync(descriptor: int) -> None:
        calls.append("flush")
        flush(descriptor)

    with new(tmp_path / "batch.adp") as session, new() as other:
        for word in ("pick", "apple", "1"):
            other.answer(word)
        monkeypatch.setattr(os, "pwrite", pwrite)
        monkeypatch.setattr(os, "fsync", fsync)

        session.answer("rest")
        other.save_as(tmp_path / "other.adp")

    assert calls == ["write", "flush", "write", "flush", "flush"]


def test_a_save_that_was_moved_away_is_not_written_into_the_void(tmp_path: Path) -> None:
    path, moved = tmp_path / "game.adp", tmp_path / "moved.adp"
    with new(path, "pick") as session:
        path.rename(moved)

        session.answer("apple")

        assert str(session.trouble) == (
            "game.adp was moved or deleted: save the game under a new name"
        )
        session.save_as(path)
        assert (session.trouble, session.unsaved) == (None, 0)
    assert read(path).answers == 2
    assert read(moved).answers == 1


def test_a_save_that_another_program_changed_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    with new(path, "pick") as session:
        with path.open("ab") as file:
            file.write(b"graffiti")
        changed = path.read_bytes()

        session.answer("apple")

        assert "was changed by another program" in str(session.trouble)
    assert path.read_bytes() == changed


def test_a_second_writer_is_refused_and_told_who_has_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    new(path).close()
    with subprocess.Popen(
        command("hold", path), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdin is not None
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"

        with pytest.raises(LockedSaveError, match=rf"\(process {other.pid}\)") as caught:
            Session.open(BOX, path)
        assert caught.value.pid == other.pid

        with Session.open(BOX, path, read_only=True) as watching:
            assert not watching.poll()
            print("pick", file=other.stdin, flush=True)
            assert other.stdout.readline() == "1\n"
            assert watching.poll()
            assert watching.number == 1
        other.stdin.close()

    Session.open(BOX, path).close()


def test_a_new_game_is_kept_from_other_writers_from_its_first_line_on(tmp_path: Path) -> None:
    path, copy = tmp_path / "game.adp", tmp_path / "copy.adp"
    with new(path) as session:
        with pytest.raises(LockedSaveError) as caught:
            Writer.open(path)
        assert caught.value.pid == os.getpid()

        session.save_as(copy)

        Writer.open(path)[0].close()
        with pytest.raises(LockedSaveError):
            Writer.open(copy)


def test_a_refused_opening_leaves_nothing_open(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    open_files = Path("/proc/self/fd")
    with new(path):
        before = len(list(open_files.iterdir()))
        for _ in range(3):
            with pytest.raises(LockedSaveError):
                Writer.open(path)
        assert len(list(open_files.iterdir())) == before


def test_two_programs_that_write_in_turns_never_interleave(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    new(path).close()

    others = [subprocess.Popen(command("hammer", path, ROUNDS)) for _ in range(2)]
    assert [other.wait() for other in others] == [0, 0]

    contents = read(path)
    assert contents.notices == ()
    answers = [record for record in contents.records if isinstance(record, Answer)]
    assert [answer.number for answer in answers] == list(range(1, 2 * ROUNDS + 1))
    assert Counter(answer.by for answer in answers) == {str(other.pid): ROUNDS for other in others}


def test_a_file_that_is_replaced_before_it_is_locked_is_not_the_one_that_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, other = tmp_path / "game.adp", tmp_path / "other.adp"
    new(path, "pick").close()
    new(other, "rest", "rest").close()
    replaced: list[Path] = []

    def slow_lock(descriptor: int, file: Path) -> None:
        if not replaced:
            replaced.append(other.replace(path))
        lock(descriptor, file)

    monkeypatch.setattr("saves.disk.lock", slow_lock)

    writer, contents = Writer.open(path)

    writer.close()
    assert contents.answers == 2


@pytest.mark.parametrize(
    ("row", "pid"),
    [
        ("1: FLOCK  ADVISORY  WRITE 4711 08:01:{inode} 0 EOF", 4711),
        ("1: FLOCK  ADVISORY  WRITE 0 08:01:{inode} 0 EOF", None),
        ("1: FLOCK  ADVISORY  WRITE -1 08:01:{inode} 0 EOF", None),
        ("1: POSIX  ADVISORY  WRITE 4711 08:01:{inode} 0 EOF", None),
        ("1: FLOCK  ADVISORY  WRITE 4711 08:01:1{inode} 0 EOF", None),
        ("", None),
    ],
)
def test_the_holder_is_found_by_the_number_of_the_file(
    tmp_path: Path, row: str, pid: int | None
) -> None:
    table = tmp_path / "locks"
    table.touch()
    table.write_text(row.format(inode=table.stat().st_ino))

    with table.open() as file:
        assert holder(file.fileno(), table) == pid


def test_an_unknown_holder_is_called_another_program(tmp_path: Path) -> None:
    with (tmp_path / "file").open("w") as file:
        assert holder(file.fileno(), tmp_path / "no such table") is None
    assert "is being played by another program" in str(LockedSaveError(tmp_path / "a", None))


def test_a_closed_writer_harms_no_other_file(tmp_path: Path) -> None:
    session = new(tmp_path / "game.adp")
    session.close()
    session.close()

    session.answer("pick")

    assert isinstance(session.trouble, CannotSaveError)
    assert session.unsaved == 1
    assert read(tmp_path / "game.adp").answers == 0


def test_a_save_is_released_when_opening_it_fails(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    new(path, "pick", "apple").close()
    data = path.read_bytes()
    path.write_bytes(data.replace(b'"n":1,', b'"n":7,'))
    for _ in range(2):
        with pytest.raises(Exception, match="line 2"):
            Writer.open(path)
