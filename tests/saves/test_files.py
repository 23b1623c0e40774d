"""What a path can lead to besides a good save, and the errors for it."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from saves.chain import NO_LINK, seal
from saves.errors import (
    BadNameError,
    CannotReadError,
    CannotSaveError,
    NewerSaveError,
    NoSuchSaveError,
    NotASaveError,
    OtherGameError,
)
from saves.records import Answer, Bookmark
from saves.session import Session
from saves.store import Follower, Writer, read
from saves.versions import LADDER, Raw
from tests.orchard import OrchardBox
from tests.saves.games import BOX, OLD, PROGRAM, new, played, state
from tests.saves.programs import run


class PlumBox(OrchardBox):
    """Another game."""

    name = "plums"


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "odd.adp is empty, not a saved game"),
        (b"Dear diary,\ntoday I picked apples.\n", "odd.adp is not a saved game"),
        (b'{"n":1}\n', "odd.adp is not a saved game"),
        (bytes(range(256)) * 64, "odd.adp is not a saved game"),
        (b"\0" * 5000, "odd.adp is not a saved game"),
        (b"\n\n\n", "odd.adp is not a saved game"),
    ],
    ids=["empty", "prose", "other JSON", "binary", "zeros", "blank lines"],
)
def test_a_file_that_is_not_a_save_is_refused_in_a_sentence(
    tmp_path: Path, data: bytes, said: str
) -> None:
    path = tmp_path / "odd.adp"
    path.write_bytes(data)

    for look in (read, Writer.open, Follower):
        with pytest.raises(NotASaveError) as caught:
            look(path)
        assert str(caught.value) == said
    assert path.read_bytes() == data


def test_a_folder_is_refused(tmp_path: Path) -> None:
    for look in (read, Writer.open):
        with pytest.raises(NotASaveError, match="is a folder, not a saved game"):
            look(tmp_path)


def test_a_pipe_is_refused_without_waiting_for_it(tmp_path: Path) -> None:
    path = tmp_path / "pipe.adp"
    os.mkfifo(path)

    with pytest.raises(NotASaveError, match=r"pipe\.adp is a pipe, a socket or a device"):
        read(path)


def test_a_path_that_leads_nowhere_is_refused(tmp_path: Path) -> None:
    for look in (read, Writer.open):
        with pytest.raises(NoSuchSaveError, match=r"there is no file none\.adp"):
            look(tmp_path / "none.adp")


def test_a_path_through_a_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "file" / "game.adp"
    path.parent.touch()

    with pytest.raises(CannotReadError, match=r"game\.adp cannot be read: Not a directory"):
        read(path)
    with pytest.raises(CannotSaveError, match=r"game\.adp cannot be created: Not a directory"):
        new(path)


@pytest.mark.parametrize("name", ["a\0b.adp", "a\ud800b.adp"])
def test_a_path_that_no_file_can_have_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(CannotReadError, match="cannot be read: a file cannot have that name"):
        read(tmp_path / name)
    with pytest.raises(CannotSaveError, match="cannot be created: a file cannot have that name"):
        new(tmp_path / name)


@pytest.fixture
def shared(tmp_path: Path) -> Path:
    """Return a save in a folder that everybody may read."""
    path = tmp_path / "folder" / "shared.adp"
    path.parent.mkdir(0o755)
    new(path, "pick").close()
    return path


def test_a_file_that_may_not_be_read_is_refused(shared: Path) -> None:
    shared.chmod(0o200)

    assert run("read_as_nobody", shared) == ["CannotReadError", "Permission denied"]
    assert run("write_as_nobody", shared) == ["CannotSaveError", "Permission denied"]


def test_a_file_in_a_folder_that_may_not_be_entered_is_refused(shared: Path) -> None:
    shared.parent.chmod(0o000)
    try:
        assert run("read_as_nobody", shared) == ["CannotReadError", "Permission denied"]
        assert run("list_as_nobody", shared) == ["CannotReadError", "Permission denied"]
    finally:
        shared.parent.chmod(0o755)


def test_a_file_that_may_not_be_written_can_still_be_watched(shared: Path) -> None:
    shared.chmod(0o444)

    assert run("write_as_nobody", shared) == ["CannotSaveError", "Permission denied"]
    assert run("watch_as_nobody", shared) == ["answers", "1"]


def test_a_new_game_never_overwrites_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    path.write_text("something else")

    with pytest.raises(CannotSaveError, match=r"game\.adp cannot be created: File exists"):
        new(path)

    assert path.read_text() == "something else"


def test_a_game_that_cannot_be_set_up_leaves_no_file(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    impossible = type(OLD)("ancient")

    with pytest.raises(ValueError, match="there is no scenario 'ancient'"):
        Session.new(BOX, impossible, seed=1, program=PROGRAM, path=path)

    assert not path.exists()


@pytest.mark.parametrize("name", ["", "two\nlines", "half a \ud800 letter"])
def test_a_game_with_an_impossible_name_leaves_no_file(tmp_path: Path, name: str) -> None:
    path = tmp_path / "game.adp"

    with pytest.raises(BadNameError):
        Session.new(BOX, OLD, seed=1, program=PROGRAM, path=path, name=name)

    assert not path.exists()


def test_a_save_of_another_game_is_refused_and_let_go(tmp_path: Path) -> None:
    path = tmp_path / "game.adp"
    new(path).close()

    with pytest.raises(OtherGameError, match=r"game\.adp is a game of 'orchard', not of 'plums'"):
        Session.open(PlumBox(), path)

    Session.open(BOX, path).close()


def test_a_save_from_a_newer_program_is_refused_naming_both_versions(tmp_path: Path) -> None:
    path = tmp_path / "future.adp"
    line, _ = seal([b'{"format":3,"planet":"mars"}'], NO_LINK)
    path.write_bytes(line + b"whatever a later program writes\n")

    with pytest.raises(NewerSaveError, match=r"\(format 3\).* formats up to 2") as caught:
        read(path)

    assert (caught.value.version, caught.value.known) == (3, 2)


def shout(line: Raw) -> Raw:
    """Lift to an imagined format 3, in which questions are written in capitals."""
    return line | {"ask": str(line["ask"]).upper()} if "ask" in line else line


def number_from_100(line: Raw) -> Raw:
    """Lift to an imagined format 4, in which seeds are larger."""
    return line | {"seed": 100} if "format" in line else line


def test_an_older_save_is_lifted_line_by_line_through_every_version(tmp_path: Path) -> None:
    path = tmp_path / "old.adp"
    new(path, "pick", "apple").close()

    contents = read(path, ladder=(*LADDER, shout, number_from_100))

    assert contents.version == 2
    assert (contents.header.format, contents.header.seed) == (4, 100)
    asks = [record.ask for record in contents.records if isinstance(record, Answer)]
    assert asks == ["DAY", "PICK.TREE"]


def test_a_step_that_the_save_does_not_need_is_not_taken(tmp_path: Path) -> None:
    path = tmp_path / "second.adp"
    line, _ = seal(
        [
            b'{"format":3,"game":"g","rules":1,"program":"p","scenario":"s"}',
            b'{"n":1,"by":null,"ask":"day","answer":"rest"}',
        ],
        NO_LINK,
    )
    path.write_bytes(line)

    contents = read(path, ladder=(*LADDER, shout, number_from_100))

    assert contents.header.seed == 100
    assert contents.records[0] == Answer(number=1, by=None, ask="day", answer="rest")


def test_an_older_save_continues_in_the_present_format_and_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "old.adp"
    data = played(path)
    ladder = (*LADDER, lambda line: line)

    writer, contents = Writer.open(path, ladder)
    writer.append(Bookmark(1, "lifted"))
    writer.close()

    assert contents.notices == (
        "rewritten from format 2 to 3; the old file is kept as old.adp.old-1",
    )
    assert (tmp_path / "old.adp.old-1").read_bytes() == data
    lifted = read(path, ladder)
    assert (lifted.version, lifted.header.format) == (3, 3)
    assert [*lifted.records] == [
        *contents.records,
        Bookmark(1, "lifted"),
    ]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["old.adp", "old.adp.old-1"]


def test_an_older_save_stays_as_it_is_where_the_disk_refuses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "old.adp"
    data = played(path)

    def refuse(_path: Path, _target: Path) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(CannotSaveError, match="No space left"):
        Writer.open(path, (*LADDER, lambda line: line))

    assert path.read_bytes() == data
    assert sorted(file.name for file in tmp_path.iterdir()) == ["old.adp", "old.adp.old-1"]
    with Session.open(BOX, path) as session:
        session.bookmark("played on")


def test_a_game_saved_under_a_new_name_is_the_same_game(tmp_path: Path) -> None:
    path, copy = tmp_path / "game.adp", tmp_path / "copy.adp"
    data = played(path)

    with Session.open(BOX, path, read_only=True) as session:
        session.save_as(copy)
        assert copy.read_bytes() == data
        assert not session.read_only
        session.bookmark("on the copy")
        with Session.open(BOX, copy, read_only=True) as again:
            assert state(again) == state(session)

    assert path.read_bytes() == data
