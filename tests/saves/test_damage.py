"""Files that lost their end or were changed by accident: nothing before the damage is lost."""

from __future__ import annotations

import os
from bisect import bisect_right
from pathlib import Path
from random import Random

import pytest

from saves.chain import scan
from saves.errors import CannotSaveError, DamagedSaveError, SaveError
from saves.log import LogReader
from saves.store import Writer, read, rescue
from tests.saves.games import add, edit, new, played, reopened


def line_ends(data: bytes) -> list[int]:
    """Return the offset after each newline."""
    return [at + 1 for at, byte in enumerate(data) if byte == ord("\n")]


def test_a_save_cut_at_any_of_its_last_400_bytes_keeps_every_complete_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", lambda _: None)  # syncing is slow, and not tested here
    path = tmp_path / "cut.adp"
    data = played(path)
    whole = [*read(path).records]
    ends = line_ends(data)

    for size in range(len(data) - 400, len(data)):
        path.write_bytes(data[:size])
        complete = bisect_right(ends, size)

        seen = read(path)
        assert [*seen.records] == whole[: complete - 1]
        assert len(seen.notices) == (size not in ends)

        writer, contents = Writer.open(path)
        writer.close()
        assert [*contents.records] == whole[: complete - 1]
        assert path.read_bytes() == data[: ends[complete - 1]]


def test_any_flipped_bit_is_found_and_everything_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "flip.adp"
    data = played(path, choices=60)
    whole = read(path)
    records = [*whole.records]
    ends = line_ends(data)
    random = Random(20)

    for _ in range(10_000):
        at, bit = random.randrange(len(data)), random.randrange(8)
        flipped = bytearray(data)
        flipped[at] ^= 1 << bit
        line = bisect_right(ends, at) + 1

        reader = LogReader(path)
        if line == 1:
            with pytest.raises(DamagedSaveError, match="line 1:"):
                reader.read([bytes(flipped)])
            continue
        reader.read([bytes(flipped)])

        contents = reader.take()
        assert contents.header == whole.header
        assert [*contents.records] == records[: line - 2]
        assert f"line {line}" in contents.notices[0]
        assert contents.torn or (contents.damage is not None and contents.damage.line == line)


def test_damage_in_the_middle_is_named_by_line_and_never_written_after(tmp_path: Path) -> None:
    path = tmp_path / "middle.adp"
    data = played(path)
    broken = data.replace(b'"n":5,', b'"n":6,', 1)
    path.write_bytes(broken)

    with pytest.raises(DamagedSaveError, match=r"middle\.adp is damaged at line 6") as caught:
        Writer.open(path)

    assert caught.value.line == 6
    assert path.read_bytes() == broken
    assert read(path).answers == 4
    with reopened(path) as session:
        assert session.number == 4
        assert "the 4 answers before it can still be read" in session.notices[0]


def test_everything_before_the_damage_can_be_rescued_into_a_new_file(tmp_path: Path) -> None:
    path, rescued = tmp_path / "broken.adp", tmp_path / "rescued.adp"
    data = played(path)
    path.write_bytes(data.replace(b'"n":5,', b'"n":6,', 1))

    assert rescue(path, rescued) == 4

    assert rescued.read_bytes() == data[: line_ends(data)[4]]
    with pytest.raises(CannotSaveError, match=r"rescued\.adp cannot be created: File exists"):
        rescue(path, rescued)


@pytest.mark.parametrize(
    "tail",
    [
        b"\0" * 4096,
        b'{"n":' + b"\0" * 100,
        b'{"n":8,"by":"ann","ask":"day","answer":"rest"}\n',
        b'{"type":"bookmark","at":1,"name":"x"}\n' + b"\0" * 100,
        b"\n",
        b"\xff\xfe",
    ],
    ids=[
        "zeros",
        "half a line and zeros",
        "no checksum",
        "no checksum and zeros",
        "empty line",
        "not text",
    ],
)
def test_a_torn_end_is_cut_off_with_a_notice_and_kept_aside(tmp_path: Path, tail: bytes) -> None:
    path = tmp_path / "torn.adp"
    new(path, "pick", "apple").close()
    good = path.read_bytes()
    path.write_bytes(good + tail)

    assert "line 4 was never finished, and is ignored" in reopened(path).notices
    assert path.read_bytes() == good + tail

    writer, contents = Writer.open(path)
    writer.close()

    assert contents.answers == 2
    assert contents.notices == (
        "line 4 was never finished: it has been cut off and is kept in torn.adp.torn-1",
    )
    assert path.read_bytes() == good
    assert (tmp_path / "torn.adp.torn-1").read_bytes() == tail


def test_an_older_torn_line_kept_aside_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "torn.adp"
    new(path).close()
    good = path.read_bytes()

    for tail in (b"first", b"second"):
        path.write_bytes(good + tail)
        Writer.open(path)[0].close()

    assert (tmp_path / "torn.adp.torn-1").read_bytes() == b"first"
    assert (tmp_path / "torn.adp.torn-2").read_bytes() == b"second"


@pytest.mark.parametrize(
    ("before", "after", "line", "reason"),
    [
        (b'"n":3,', b'"n":4,', 4, "answer 4 comes after answer 2"),
        (b'"n":3,', b'"n":3,"parent":3,', 4, "refers to answer 3, but there are only 2 so far"),
        (b'"n":3,', b'"n":3,"parent":-1,', 4, "refers to answer -1"),
        (b'"n":3,', b'"n":3,"colour":"red",', 4, "unknown field `colour`"),
        (b'"n":3,', b'"n":"three",', 4, "Expected `int`, got `str`"),
        (b'{"n":3', b'{"type":"riddle","n":3', 4, "Invalid value 'riddle'"),
        (b'"n":3,', b'"n":3;', 4, "JSON is malformed"),
        (b'"n":3,', b'"n":3,"\xff":1,', 4, "utf-8"),
        (b'"scenario":"old"', b'"scenario":7', 1, "Expected `str`, got `int`"),
        (b'"scenario":"old"', b'"scenario":"\xff"', 1, "utf-8"),
        (b'"format":2', b'"format":0', 1, "there is no format 0"),
        (b'"format":2', b'"format":"one"', 1, "Expected `int`, got `str`"),
    ],
)
def test_a_line_with_a_valid_checksum_and_no_sense_is_damage_too(
    tmp_path: Path, before: bytes, after: bytes, line: int, reason: str
) -> None:
    path = tmp_path / "odd.adp"
    new(path, "pick", "apple", "1").close()
    edit(path, lambda body: body.replace(before, after))

    with pytest.raises(DamagedSaveError, match=reason) as caught:
        Writer.open(path)

    assert caught.value.line == line


@pytest.mark.parametrize(
    "mark",
    [
        b'{"type":"head","to":3,"how":"jump"}',
        b'{"type":"bookmark","at":3,"name":"x"}',
        b'{"type":"branch","at":3,"name":"x"}',
    ],
)
def test_a_mark_at_an_answer_that_was_never_given_is_damage(tmp_path: Path, mark: bytes) -> None:
    path = tmp_path / "odd.adp"
    new(path, "pick", "apple").close()
    add(path, mark)

    with pytest.raises(DamagedSaveError, match="line 4: it refers to answer 3, but there are"):
        Writer.open(path)


def test_a_line_taken_out_or_put_in_another_place_breaks_the_chain(tmp_path: Path) -> None:
    path = tmp_path / "chain.adp"
    lines = played(path).splitlines(keepends=True)

    without = scan(b"".join(lines[:5] + lines[6:]))
    swapped = scan(b"".join([*lines[:5], lines[6], lines[5], *lines[7:]]))

    assert len(without.bodies) == len(swapped.bodies) == 5


def test_every_complaint_about_a_file_is_a_save_error_with_its_path(tmp_path: Path) -> None:
    path = tmp_path / "half.adp"
    new(path).close()
    path.write_bytes(path.read_bytes()[:40])

    with pytest.raises(SaveError, match="line 1: it was never finished") as caught:
        read(path)

    assert caught.value.path == path
