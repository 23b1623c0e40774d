"""Lifting format 1: what it said in sentences is now in `how`."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.kernel import How
from saves.chain import NO_LINK, seal
from saves.records import Answer, Bookmark
from saves.store import read

HEADER = b'{"format":1,"game":"g","rules":1,"program":"p","scenario":"s"}'


def lifted(tmp_path: Path, why: bytes) -> Answer:
    """Return the answer that is read from a line of format 1."""
    body = b'{"type":"answer","n":1,"by":"ann","ask":"day","answer":"rest"%s}' % why
    (tmp_path / "old.adp").write_bytes(seal([HEADER, body], NO_LINK)[0])
    contents = read(tmp_path / "old.adp")
    assert contents.damage is None
    (record,) = contents.records
    assert isinstance(record, Answer)
    return record


@pytest.mark.parametrize(
    ("why", "how", "reasons"),
    [
        (b"", How.PERSON, ()),
        (b',"why":[]', How.PERSON, ()),
        (b',"why":["the only choice"]', How.ALONE, ()),
        (b',"why":["no reason was given"]', How.BOT, ()),
        (b',"why":["8.1: it rests"]', How.BOT, ("8.1: it rests",)),
        (
            b',"why":["the player left the rest of this turn to the bot","8.1: it rests"]',
            How.LEFT,
            ("8.1: it rests",),
        ),
    ],
)
def test_the_sentences_among_the_reasons_say_how_an_answer_came_about(
    tmp_path: Path, why: bytes, how: How, reasons: tuple[str, ...]
) -> None:
    answer = lifted(tmp_path, why)

    assert (answer.how, answer.why) == (how, reasons)


def test_marks_are_as_they_were(tmp_path: Path) -> None:
    body = b'{"type":"bookmark","at":0,"name":"start"}'
    (tmp_path / "old.adp").write_bytes(seal([HEADER, body], NO_LINK)[0])

    assert [*read(tmp_path / "old.adp").records] == [Bookmark(0, "start")]


@pytest.mark.parametrize(
    "nonsense", [b',"why":"because"', b',"why":[1]', b',"why":{"a":1}', b',"how":7']
)
def test_nonsense_is_damage(tmp_path: Path, nonsense: bytes) -> None:
    body = b'{"type":"answer","n":1,"by":"ann","ask":"day","answer":"rest"%s}' % nonsense
    (tmp_path / "old.adp").write_bytes(seal([HEADER, body], NO_LINK)[0])

    assert read(tmp_path / "old.adp").damage is not None
