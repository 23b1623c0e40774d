"""View logs: everything that one side knows of a game, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import pytest
from msgspec.structs import replace

from core.adp.box import BOX as ADP
from core.district.box import DISTRICT
from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import DistrictFact
from core.district.model.ids import BELLIGERENTS, Belligerent
from core.kernel import Decision, Game, Setup, Turn, draw
from saves.chain import NO_LINK, scan, seal
from saves.errors import (
    DamagedSaveError,
    NewerSaveError,
    NoSuchAnswerError,
    NotASaveError,
    SaveError,
    ViewLogError,
)
from saves.folder import listing
from saves.recording import Recording
from saves.session import Session
from saves.store import Follower, Writer, read, rescue
from saves.veil import VEIL
from saves.view_file import (
    entry_at,
    is_view_log,
    lines_of,
    position_at,
    read_view_log,
    write_view_log,
)
from saves.view_log import ViewEntry, ViewLog, view_log
from tests.district.blindfold import OPEN_ACTS, alternative
from tests.district.secrets import secret_words, words_told
from tests.saves.district_games import (
    ONE_PERSON,
    WHY,
    DistrictSession,
    begun,
    play_at_random,
    saved,
)
from tests.saves.forging import NASTY, forgeries
from tests.saves.games import new

SIDES: Final = tuple(side.value for side in BELLIGERENTS)
_WORD: Final = re.compile(r"[A-Za-z][A-Za-z-]*[0-9]*|\b\d{3}\b")


def log_of(session: DistrictSession, side: str) -> ViewLog:
    """Return the view log of a side."""
    return view_log(session, side, "test")


def words_of(entry: ViewEntry) -> set[str]:
    """Return every word on the line of an entry, but for those that a fact is there to tell."""
    kept = [v for v in entry.facts if words_told(DISTRICT.fact(v))]
    shown = replace(entry, number=0, facts=tuple(kept))
    return set(_WORD.findall(msgspec.json.encode(shown).decode().replace("\\n", " ")))


def boards_of(session: DistrictSession, side: str) -> Iterator[list[DistrictBoard]]:
    """Yield the positions of each entry: where it begins, and wherever each fact of it leads."""
    boards: list[DistrictBoard] = []
    for answer, happened, board in session.along():
        if answer is not None and (answer.known_to is None or side in answer.known_to):
            yield boards
            boards = [boards[-1]]
        for fact in happened.facts if boards else ():
            boards.append(DISTRICT.rules.after(boards[-1], fact))
        if not boards:
            boards = [board]
        assert boards[-1] == board
    yield boards


# What is in it


@pytest.mark.rule("RDS-9")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seed", range(3))
def test_no_word_is_in_it_that_the_side_may_not_know(seed: int, side: str) -> None:
    session = begun(setup=ONE_PERSON)
    play_at_random(session, 500, seed)
    log = log_of(session, side)
    looked_for = 0
    for entry, boards in zip(log.entries, boards_of(session, side), strict=True):
        never = frozenset.intersection(*(secret_words(board, side) for board in boards))
        assert words_of(entry) & never == set(), entry
        looked_for += len(never)
    assert looked_for > 1000


@pytest.mark.rule("RDS-9")
@pytest.mark.parametrize("side", SIDES)
def test_it_has_no_seed_no_veil_no_print_and_no_reason_of_others(tmp_path: Path, side: str) -> None:
    path = saved(tmp_path / "game.adp", 300, seed=4711081547)
    with Session.open(DISTRICT, path, read_only=True) as session:
        log = log_of(session, side)
        prints = {answer.fingerprint for answer in session.line()}
    text = lines_of(log).decode()

    assert VEIL + '"' not in text
    assert '"~' not in text
    assert "4711081547" not in text
    assert not [found for found in prints if found and found in text]
    assert (WHY in text) == (side == "insurgent"), "only the bot of that side gives its reasons"
    keys = {key for line in text.splitlines() for key in msgspec.json.decode(line)}
    assert not keys & {"seed", "print", "known_to", "parent", "hidden", "format"}


@pytest.mark.rule("RDS-9")
def test_it_does_not_tell_what_was_taken_back() -> None:
    session = begun()
    play_at_random(session, 60)
    straight = log_of(session, "government")
    head = session.number
    play_at_random(session, 60, seed=9)
    session.note("what if?")
    session.bookmark("a secret place")
    for side in SIDES:
        session.agree(head, side, yes=True)
    session.jump(head)

    assert log_of(session, "government") == straight


@pytest.mark.rule("RDS-9")
def test_a_custom_start_is_told_as_the_side_sees_it() -> None:
    played = begun()
    play_at_random(played, 120)
    board = played.at(0).board
    for number in range(1, played.number + 1):
        board = played.checkpoint(number) or board
    setup = Setup("standard", position=DISTRICT.position(board))
    session = begun(setup=setup)
    log = log_of(session, "government")

    seen = DISTRICT.view(session.turn.board, "government")
    assert [entry.position for entry in log.entries] == [DISTRICT.position(seen)]
    assert DISTRICT.position(board) not in lines_of(log).decode()


@pytest.mark.rule("RDS-9")
@pytest.mark.parametrize("side", BELLIGERENTS)
def test_games_that_differ_in_what_a_side_may_not_know_give_it_equal_view_logs(
    side: Belligerent,
) -> None:
    compared = 0
    for seed in range(12):
        random = Random(f"{seed} {side}")
        board = _checkpoint(seed, random)
        positions = map(DISTRICT.position, (board, alternative(board, side, random)))
        twins = tuple(begun(setup=Setup(board.scenario, position=text)) for text in positions)
        entries = _play_both(twins, side, random)
        one, two = (log_of(twin, side) for twin in twins)
        assert one.header == two.header
        assert one.entries[:entries] == two.entries[:entries]
        compared += entries
    assert compared > 30


def _checkpoint(seed: int, random: Random) -> DistrictBoard:
    """Return a position somewhere in a random game."""
    turn = Turn(DISTRICT.rules, Game(DISTRICT.start(Setup("standard"))))
    for step in range(random.randint(20, 400)):
        assert isinstance(turn.pending, Decision)
        turn.answer(draw(seed, step, turn.pending.options, turn.pending.weights))
    return turn.checkpoint


def _play_both(twins: tuple[DistrictSession, ...], side: str, random: Random) -> int:
    """Play until the side may learn a difference; return how many entries must be equal."""
    entries = 0
    if any(DISTRICT.reveals(fact, side) for twin in twins for fact in twin.happened(0)):
        return entries
    for _ in range(200):
        told = [_answer_hidden(twin, side, random) for twin in twins]
        one, two = (twin.turn.pending for twin in twins)
        if any(told) or not isinstance(one, Decision) or not isinstance(two, Decision):
            return entries
        both = [word for word in one.options if word in two.options]
        if not both:
            return entries
        entries += 1
        word = random.choice(both)
        told = [_answer(twin, word, side) for twin in twins]
        if any(told):
            return entries
    return entries


def _answer_hidden(session: DistrictSession, side: str, random: Random) -> bool:
    """Answer what the side does not learn; return whether it may have been told something."""
    told = False
    while isinstance(decision := session.turn.pending, Decision):
        if decision.known_to is None or side in decision.known_to:
            break
        told |= _answer(session, random.choice(decision.options), side)
        told |= decision.ask in OPEN_ACTS
    return told


def _answer(session: DistrictSession, word: str, side: str) -> bool:
    return any(DISTRICT.reveals(fact, side) for fact in session.answer(word))


# Writing and reading


@pytest.mark.rule("RDS-9")
@pytest.mark.parametrize("side", SIDES)
def test_it_is_read_as_it_was_written_and_shows_every_position_as_the_side_saw_it(
    tmp_path: Path, side: str
) -> None:
    session = begun()
    play_at_random(session, 260, 2)
    log = log_of(session, side)
    path = tmp_path / "game.view"
    write_view_log(log, path)

    again = read_view_log(path)
    assert again == log
    for number, boards in enumerate(boards_of(session, side)):
        seen = position_at(DISTRICT, again, number, path)
        assert seen == DISTRICT.view(boards[-1], side)
        assert DISTRICT.view(seen, side) is seen


@pytest.mark.rule("RDS-9")
def test_its_facts_are_read_back_as_the_side_learned_them() -> None:
    session = begun()
    play_at_random(session, 500)
    for side in SIDES:
        learned: list[DistrictFact] = []
        for _, happened, _ in session.along():
            seen = (DISTRICT.seen(fact, side) for fact in happened.facts)
            learned += [fact for fact in seen if fact is not None]
        log = log_of(session, side)
        assert [DISTRICT.fact(value) for e in log.entries for value in e.facts] == learned


def test_a_game_without_secrets_has_view_logs_too(tmp_path: Path) -> None:
    setup = Setup("short", options={"victory-deception": True})
    session = Session.new(ADP, setup, seed=1, program="test")
    for _ in range(80):
        decision = session.turn.pending
        assert isinstance(decision, Decision)
        session.answer(draw(1, session.number, decision.options, decision.weights))
    log = view_log(session, "taliban", "test")
    write_view_log(log, tmp_path / "game.view")

    again = read_view_log(tmp_path / "game.view")
    assert again == log
    assert len(again.entries) > 40
    last = position_at(ADP, again, len(again.entries) - 1, tmp_path)
    assert last == ADP.view(session.turn.board, "taliban")
    facts = [ADP.fact(value) for entry in again.entries for value in entry.facts]
    assert facts
    assert None not in facts


def test_a_change_of_seats_is_told(tmp_path: Path) -> None:
    session = begun()
    session.seat("insurgent", "bot")
    last = log_of(session, "government").entries[-1]
    assert (last.by, last.ask, last.answer, last.decision) == ("insurgent", "seats", "bot", None)


def test_only_a_side_of_the_game_has_one() -> None:
    with pytest.raises(SaveError, match="there is no side 'carol': there are ann, ben"):
        view_log(new(), "carol", "test")


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    path = saved(tmp_path / "game.adp", 10)
    before = path.read_bytes()
    with pytest.raises(SaveError, match=r"game.adp cannot be written: File exists"):
        write_view_log(log_of(begun(), "insurgent"), path)
    assert path.read_bytes() == before


# It is no save


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """A view log."""
    session = begun(setup=ONE_PERSON)
    play_at_random(session, 60)
    path = tmp_path / "game.view"
    write_view_log(log_of(session, "insurgent"), path)
    return path


@pytest.mark.rule("RDS-9")
def test_nobody_can_play_on_from_it(written: Path) -> None:
    assert is_view_log(written)
    for opening in (
        lambda: Session.open(DISTRICT, written),
        lambda: Session.open(DISTRICT, written, read_only=True),
        lambda: Recording.read(DISTRICT, written),
        lambda: Follower(written),
        lambda: Writer.open(written),
        lambda: read(written),
        lambda: rescue(written, written.with_name("rescued.adp")),
    ):
        with pytest.raises(ViewLogError) as caught:
            opening()
        assert str(caught.value) == (
            "game.view is a view log, a game as one side knows it: 'adp log' and 'adp show' read "
            "it, but it cannot be played on or checked"
        )


def test_the_list_of_saves_says_what_it_is(written: Path) -> None:
    named_wrongly = written.rename(written.with_name("game.adp"))
    found = listing(named_wrongly.parent)
    assert found.saves == ()
    assert [type(error) for error in found.unreadable] == [ViewLogError]


def test_a_save_is_no_view_log(tmp_path: Path) -> None:
    path = saved(tmp_path / "game.adp", 10)
    assert not is_view_log(path)
    for data in (path.read_bytes(), b"", b"Dear Ann,\n", b"\0" * 5000):
        path.write_bytes(data)
        with pytest.raises(NotASaveError, match=r"game.adp is not a view log"):
            read_view_log(path)


# Forged and damaged ones


def _lines(path: Path) -> list[dict[str, object]]:
    return [msgspec.json.decode(body) for body in scan(path.read_bytes()).bodies]


def _write(path: Path, lines: list[dict[str, object]]) -> None:
    path.write_bytes(seal(map(msgspec.json.encode, lines), NO_LINK)[0])


def test_whatever_is_changed_breaks_the_chain(written: Path) -> None:
    data = written.read_bytes()
    for at in Random(1).sample(range(len(data)), 40):
        changed = bytes([data[at] ^ 1])
        written.write_bytes(data[:at] + changed + data[at + 1 :])
        with pytest.raises((DamagedSaveError, NotASaveError), match=r"^game\.view is \w"):
            read_view_log(written)
    written.write_bytes(data[:-5])
    with pytest.raises(DamagedSaveError, match="it is not as it was written"):
        read_view_log(written)
    written.write_bytes(data[: data.index(b"\n") + 1])
    with pytest.raises(DamagedSaveError, match="it has no start"):
        read_view_log(written)


def test_forged_view_logs_are_told_in_a_sentence_or_read(written: Path) -> None:
    lines = _lines(written)
    refused = 0
    for _, forged in forgeries(lines, NASTY):
        _write(written, forged)
        try:
            log = read_view_log(written)
        except SaveError:
            refused += 1
            continue
        with suppress(DamagedSaveError):
            position_at(DISTRICT, log, entry_at(log, None, written).number, written)
    assert refused > 5


@pytest.mark.parametrize(
    ("at", "change", "said"),
    [
        (1, {"n": 7}, "line 2: entry 7 stands where entry 0 belongs"),
        (3, {"n": -1}, "line 4: entry -1 stands where entry 2 belongs"),
        (1, {"position": None}, "line 2: it has no position"),
        (2, {"facts": [7]}, "line 3: Expected `object`, got `int` - at `$.facts[0]`"),
        (0, {"view": 0}, "line 1: there is no format 0"),
        (0, {"view": "one"}, "line 1: Expected `int`, got `str`"),
        (0, {"seed": 7}, "line 1: Object contains unknown field `seed`"),
    ],
)
def test_nonsense_is_named_with_its_line(
    written: Path, at: int, change: dict[str, object], said: str
) -> None:
    lines = _lines(written)
    lines[at] |= change
    _write(written, lines)
    with pytest.raises(DamagedSaveError) as caught:
        read_view_log(written)
    assert str(caught.value) == f"game.view is damaged at {said}"


@pytest.mark.parametrize("depth", [60, 900])
def test_values_that_are_nested_deep_are_damage(written: Path, depth: int) -> None:
    for deep in (b"[" * depth + b"]" * depth, b'{"a":' * depth + b"1" + b"}" * depth):
        bodies = [*scan(written.read_bytes()).bodies[:2]]
        bodies.append(b'{"n":1,"facts":[{"fact":' + deep + b"}]}")
        written.write_bytes(seal(bodies, NO_LINK)[0])
        with pytest.raises(DamagedSaveError, match="line 3: it is nested too deeply"):
            read_view_log(written)


def test_a_newer_format_is_named(written: Path) -> None:
    lines = _lines(written)
    _write(written, [lines[0] | {"view": 2, "new": 1}, *lines[1:]])
    with pytest.raises(NewerSaveError, match="saved by a newer program"):
        read_view_log(written)


@pytest.mark.parametrize("position", ["", "nonsense", "vp: 1 2 3", "tp: \x00"])
def test_a_position_that_no_game_has_is_named(written: Path, position: str) -> None:
    lines = _lines(written)
    lines[1]["position"] = position
    _write(written, lines)
    log = read_view_log(written)
    if position:
        with pytest.raises(DamagedSaveError, match="line 2: its position cannot be read"):
            position_at(DISTRICT, log, 0, written)


def test_an_entry_that_is_not_there_is_named(written: Path) -> None:
    log = read_view_log(written)
    last = len(log.entries) - 1
    assert entry_at(log, None, written).number == last
    for number in (-1, last + 1):
        with pytest.raises(NoSuchAnswerError, match=f"there is no answer {number}: choose one"):
            entry_at(log, number, written)


def test_a_damaged_first_line_is_still_told_apart_from_a_save(written: Path) -> None:
    written.write_bytes(written.read_bytes()[:30])
    with pytest.raises(ViewLogError):
        Session.open(DISTRICT, written)
