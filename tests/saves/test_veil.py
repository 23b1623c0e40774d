"""The veil over secret answers in the text of a save."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.district.box import DISTRICT
from core.kernel import Decision
from saves.errors import DamagedSaveError
from saves.records import Answer
from saves.report import report
from saves.session import Session
from saves.store import read, read_header, rescue
from saves.veil import VEIL, Veil, bare, veiled
from tests.saves.district_games import TWO_PEOPLE, WHY, begun, saved
from tests.saves.forging import lines_of, write
from tests.saves.games import played


def answers_in(path: Path) -> list[Answer]:
    """Return the answers of a save as a program reads them."""
    return [record for record in read(path).records if isinstance(record, Answer)]


@pytest.mark.rule("RDS-8")
def test_what_not_everybody_may_know_cannot_be_read_in_the_text_of_a_save(tmp_path: Path) -> None:
    path = saved(tmp_path / "game.adp")
    lines = lines_of(path)
    secret = [line for line in lines if line.get("known_to") is not None]
    assert len(secret) > 50
    assert all(line["answer"].startswith(VEIL) for line in secret)
    positions = [line["position"] for line in lines if "position" in line]
    assert positions
    assert all(position.startswith(VEIL) for position in positions)
    assert WHY not in path.read_text()
    assert any(line.get("why") and "known_to" not in line for line in lines)


@pytest.mark.rule("RDS-8")
def test_everything_veiled_is_read_as_it_was(tmp_path: Path) -> None:
    with Session.open(DISTRICT, saved(tmp_path / "game.adp"), careful=True) as session:
        assert session.notices == []
        assert session.divergences == ()
        assert session.strange_positions() == ()
        assert {WHY} == {str(why) for answer in session.line() for why in answer.why}
        for number in range(1, len(session.tree) + 1):
            asked = session.before(number).pending
            assert isinstance(asked, Decision)
            assert session.tree[number].answer in asked.options


@pytest.mark.rule("RDS-8")
def test_the_length_of_a_veiled_word_tells_nothing(tmp_path: Path) -> None:
    lines = lines_of(saved(tmp_path / "game.adp"))
    lengths = {len(line["answer"]) for line in lines if line.get("known_to") is not None}
    words = {len(a.answer) for a in answers_in(tmp_path / "game.adp") if a.known_to is not None}
    assert len(words) > 3
    assert lengths == {1 + 32}


@pytest.mark.rule("RDS-8")
def test_equal_words_look_different_in_each_place_and_in_each_game(tmp_path: Path) -> None:
    one = lines_of(saved(tmp_path / "one.adp", 60))
    two = lines_of(saved(tmp_path / "two.adp", 60, setup=TWO_PEOPLE, seed=None))
    veils = [line["answer"] for line in (*one, *two) if line.get("known_to") is not None]
    assert len(set(veils)) == len(veils)


def test_a_game_without_secrets_is_written_as_plainly_as_ever(tmp_path: Path) -> None:
    lines = lines_of(_orchard(tmp_path))
    assert not [line for line in lines[1:] if VEIL in str(line)]
    assert not [line for line in lines if "hidden" in line]


def _orchard(folder: Path) -> Path:
    played(folder / "orchard.adp", 60)
    return folder / "orchard.adp"


@pytest.mark.rule("RDS-8")
def test_copies_stay_veiled_and_can_be_read_whatever_their_first_line_is(tmp_path: Path) -> None:
    path = saved(tmp_path / "game.adp", 80)
    before = answers_in(path)
    with Session.open(DISTRICT, path, read_only=True) as session:
        session.header = msgspec.structs.replace(session.header, name="a copy")
        session.copy_to(tmp_path / "copy.adp")
        session.save_as(tmp_path / "as.adp")
    rescue(path, tmp_path / "rescued.adp")

    for copy in ("copy", "as", "rescued"):
        copied = tmp_path / f"{copy}.adp"
        assert answers_in(copied) == before
        assert [line for line in lines_of(copied) if str(line.get("answer")).startswith(VEIL)]
        assert WHY not in copied.read_text()


@pytest.mark.rule("RDS-8")
def test_what_is_played_after_opening_is_veiled_too(tmp_path: Path) -> None:
    path = saved(tmp_path / "game.adp", 3)
    with Session.open(DISTRICT, path) as session:
        session.roll()
        rolled = session.tree[4].answer
    assert lines_of(path)[-1]["answer"].startswith(VEIL)
    assert answers_in(path)[-1].answer == rolled


@pytest.mark.rule("RDS-8")
def test_a_save_without_a_veil_is_still_read(tmp_path: Path) -> None:
    path = saved(tmp_path / "game.adp", 80)
    known = answers_in(path)
    lines = [msgspec.to_builtins(known[n - 1]) if (n := line.get("n")) else line
             for line in lines_of(path)]  # fmt: skip
    plain = write(tmp_path / "plain.adp", lines)

    assert answers_in(plain) == known
    with Session.open(DISTRICT, plain, careful=True) as session:
        assert session.divergences == ()


def test_a_report_does_not_lift_the_veil(tmp_path: Path) -> None:
    path = saved(tmp_path / "game.adp", 80)
    made = report(DISTRICT, path, "test")
    assert made.log.encode() + b"\n" == path.read_bytes()
    assert WHY not in made.text


# Forged veils


def _under(text: bytes, number: int, part: str, path: Path) -> str:
    """Return a veil over any bytes, as a forger makes it."""
    first = path.read_bytes().partition(b"\n")[0][-18:-2].decode()
    key = f"{first} {number} {part}".encode()
    mask = bytes.fromhex(veiled("x" * len(text), key).removeprefix(VEIL))
    x = b"x" * len(text)
    return VEIL + bytes(m ^ a ^ b for m, a, b in zip(mask, x, text, strict=False)).hex()


@pytest.mark.parametrize("part", ["answer", "why", "position"])
@pytest.mark.parametrize(
    "veil",
    [
        pytest.param("~", id="nothing"),
        pytest.param("~abc", id="odd"),
        pytest.param("~ab cd", id="a space"),
        pytest.param("~٣٤", id="digits of another script"),
        pytest.param("~zz", id="not hexadecimal"),
        pytest.param("~ABCD", id="capitals"),
        pytest.param(b"\xff\xfe", id="not UTF-8"),
        pytest.param(b"\xed\xa0\x80", id="half a character"),
        pytest.param(b"a\x1b[31m", id="controls"),
        pytest.param(b"a\0b", id="a zero within"),
        pytest.param(b"[\xc2\x9b1m", id="a control beyond ASCII"),
    ],
)
@pytest.mark.rule("RDS-8")
def test_a_forged_veil_is_damage_and_told_in_a_sentence(
    tmp_path: Path, veil: str | bytes, part: str
) -> None:
    path = saved(tmp_path / "game.adp", 80)
    lines = lines_of(path)
    at = next(i for i, line in enumerate(lines) if part in line and ("known_to" in line))
    forged = veil if isinstance(veil, str) else _under(veil, lines[at]["n"], part, path)
    lines[at][part] = [forged] if part == "why" else forged
    write(path, lines)

    contents = read(path)
    assert contents.answers == at - 1
    assert str(contents.damage) == (
        f"game.adp is damaged at line {at + 1}: what is under the veil of '{part}' cannot be read"
    )
    with pytest.raises(DamagedSaveError, match="is damaged at line"):
        Session.open(DISTRICT, path)


@pytest.mark.parametrize(
    ("reasons", "said"),
    [
        (b"[", "what is under the veil of 'why' cannot be read"),
        (b"[7]", "what is under the veil of 'why' cannot be read"),
        (b"[" + b'["{0}",[' * 60 + b'"x"' + b"]]" * 60 + b"]", "it is nested too deeply"),
    ],
    ids=["half", "a number", "deep"],
)
def test_forged_reasons_under_a_veil_are_damage(tmp_path: Path, reasons: bytes, said: str) -> None:
    path = saved(tmp_path / "game.adp", 80)
    lines = lines_of(path)
    at = next(i for i, line in enumerate(lines) if "why" in line)
    lines[at]["why"] = [_under(reasons, lines[at]["n"], "why", path)]
    write(path, lines)

    assert str(read(path).damage) == f"game.adp is damaged at line {at + 1}: {said}"


def test_a_forged_word_that_no_rules_know_stays_readable_in_copies(tmp_path: Path) -> None:
    path = saved(tmp_path / "game.adp", 30)
    lines = lines_of(path)
    lines[1]["answer"] = "x\x1b[31m"
    lines[2]["answer"] = "x\0"
    write(path, lines)

    rescue(path, tmp_path / "copy.adp")
    contents = read(tmp_path / "copy.adp")
    assert contents.damage is None
    assert answers_in(tmp_path / "copy.adp") == answers_in(path)


@given(st.text(), st.binary(min_size=1, max_size=20))
def test_a_text_comes_out_from_under_the_veil_as_it_went_in(text: str, key: bytes) -> None:
    covered = veiled(text, key)
    if covered == text:
        assert re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", text)
    else:
        assert bare(covered, key, "answer") == text
        assert re.fullmatch("~[0-9a-f]{32,}", covered)


@given(st.builds(
    Answer, number=st.integers(1, 99), by=st.none(), ask=st.just("x"), answer=st.text(),
    why=st.lists(st.text()).map(tuple), known_to=st.sampled_from([None, (), ("a",)]),
    position=st.none() | st.text(), hidden=st.booleans(),
))  # fmt: skip
def test_any_answer_is_read_as_it_was_written(answer: Answer) -> None:
    veil = Veil(b"0123456789abcdef")
    covered = veil.over(answer)
    assert isinstance(covered, Answer)
    try:
        assert veil.lifted(covered) == answer
    except ValueError:
        texts = (answer.answer, *answer.why, answer.position or "")
        assert any(re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", str(text)) for text in texts)


# The seed


@pytest.mark.rule("RDS-10")
def test_the_seed_is_veiled_and_read_as_it_was(tmp_path: Path) -> None:
    path = saved(tmp_path / "game.adp", 0, seed=4711)
    assert lines_of(path)[0]["seed"].startswith(VEIL)
    assert "4711" not in path.read_text()
    assert read_header(path).seed == 4711


def test_a_plain_seed_is_still_read(tmp_path: Path) -> None:
    path = saved(tmp_path / "game.adp", 0)
    lines = lines_of(path)
    write(path, [lines[0] | {"seed": 77}])
    assert read_header(path).seed == 77


@pytest.mark.rule("RDS-10")
def test_a_game_of_two_people_keeps_no_seed(tmp_path: Path) -> None:
    path = saved(tmp_path / "game.adp", 40, setup=TWO_PEOPLE, seed=None)
    assert "seed" not in lines_of(path)[0]
    with Session.open(DISTRICT, path) as session:
        assert session.header.seed is None
    drawn = []
    for _ in range(6):
        twin = begun()
        for _ in range(8):
            twin.roll()
        drawn.append([answer.answer for answer in twin.line()])
    assert any(draws != drawn[0] for draws in drawn), "nobody can foretell what is drawn"


@pytest.mark.parametrize("seed", ["~", "~zz", "~abc", veiled("seven", b"seed"), "seven", ""])
def test_a_forged_seed_is_told_in_a_sentence(tmp_path: Path, seed: str) -> None:
    path = saved(tmp_path / "game.adp", 0)
    lines = lines_of(path)
    write(path, [lines[0] | {"seed": seed}])
    with pytest.raises(DamagedSaveError, match=r"game.adp is damaged at line 1: \w"):
        read_header(path)


def test_the_first_line_begins_with_its_format_whatever_is_veiled(tmp_path: Path) -> None:
    assert saved(tmp_path / "game.adp", 0).read_bytes().startswith(b'{"format":')
