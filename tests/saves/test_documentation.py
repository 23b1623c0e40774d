"""The page about the save format is true."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import msgspec
import pytest

from core.district.box import DISTRICT
from core.kernel import How
from saves.records import (
    Answer,
    Bookmark,
    BranchNamed,
    Header,
    HeadMoved,
    Noted,
    RulesChanged,
    UndoAgreed,
)
from saves.session import Session
from saves.view_log import ViewEntry, ViewHeader
from tests.saves.district_games import saved
from tests.saves.games import BOX

PAGE = (Path(__file__).parents[2] / "docs" / "save-format.md").read_text()


def example() -> str:
    """Return the save that is printed on the page."""
    found = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_example_is_a_save_that_replays(tmp_path: Path) -> None:
    path = tmp_path / "example.adp"
    path.write_text(example())

    with Session.open(BOX, path) as session:
        assert session.notices == []
        assert not session.divergences
        assert [answer.answer for answer in session.line()] == ["pick", "done", "rest"]
        assert session.tree.bookmarks == {"a short day": 4}
        assert session.tree.notes == {4: "was she tired?"}


def test_the_sums_are_what_the_page_says_they_are() -> None:
    previous_sum = b""
    for line in example().encode().splitlines():
        said = line[: line.rindex(b',"sum":')]
        expected = hashlib.blake2b(said, digest_size=8, key=previous_sum).hexdigest()
        assert line == said + f',"sum":"{expected}"}}'.encode()
        previous_sum = expected.encode()


def test_every_key_of_every_line_is_on_the_page() -> None:
    for record in (
        Header,
        Answer,
        HeadMoved,
        Bookmark,
        BranchNamed,
        Noted,
        RulesChanged,
        UndoAgreed,
    ):
        for key in record.__struct_encode_fields__:
            assert f"`{key}`" in PAGE


def test_every_way_in_which_an_answer_comes_about_is_on_the_page() -> None:
    assert [how for how in How if f"| `{how}` |" not in PAGE] == []


@pytest.mark.rule("RDS-8")
def test_the_veil_is_lifted_as_the_page_says(tmp_path: Path) -> None:
    path = saved(tmp_path / "game.adp", 1)
    header, answer = map(msgspec.json.decode, path.read_text().splitlines())
    key = f"{header['sum']} 1 answer".encode()
    data = bytes.fromhex(answer["answer"].removeprefix("~"))
    mask = hashlib.shake_256(key).digest(len(data))
    text = bytes(x ^ y for x, y in zip(data, mask, strict=True)).rstrip(b"\0").decode()
    with Session.open(DISTRICT, path, read_only=True) as session:
        assert text == session.tree[1].answer


def test_the_seed_of_the_example_is_under_the_veil_that_the_page_describes() -> None:
    data = bytes.fromhex(msgspec.json.decode(example().splitlines()[0])["seed"].removeprefix("~"))
    mask = hashlib.shake_256(b"seed").digest(len(data))
    assert bytes(x ^ y for x, y in zip(data, mask, strict=True)).rstrip(b"\0") == b"7"


def test_every_key_of_a_view_log_is_on_the_page() -> None:
    for line in (ViewHeader, ViewEntry):
        for key in line.__struct_encode_fields__:
            assert f"`{key}`" in PAGE or f'"{key}":' in PAGE
