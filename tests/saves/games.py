"""Games of Orchard to save: short scripts, and random play."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from core.kernel import Decision, Setup, draw
from core.kernel.table import BoardT, FactT
from saves.chain import NO_LINK, scan, seal
from saves.happenings import Happening
from saves.records import SEATS, START
from saves.session import Session
from tests.orchard import Fact, Orchard, OrchardBox

BOX: Final = OrchardBox()
OLD: Final = Setup("old")
PROGRAM: Final = "test 1"

OrchardSession = Session[Orchard, Fact]

FIRST_DAY: Final = ("pick", "apple", "1", "3", "sell", "2", "done")
"""Ann picks three apples and sells two: seven answers, one by the die, until the next morning."""


def new(path: Path | None = None, *answers: str, seed: int | None = 7) -> OrchardSession:
    """Begin a game and give some answers."""
    session = Session.new(BOX, OLD, seed=seed, program=PROGRAM, path=path)
    for answer in answers:
        session.answer(answer)
    return session


def reopened(path: Path) -> OrchardSession:
    """Open a save read-only, as another program would."""
    return Session.open(BOX, path, read_only=True)


def play(session: OrchardSession, choices: int, seed: int = 1) -> None:
    """Play at random; if the game ends, take back half of it and play on."""
    for choice in range(choices):
        match session.turn.pending:
            case Decision(by=None):
                session.roll()
            case Decision(options=options):
                session.answer(draw(seed, choice, options))
            case _:
                session.undo_to(session.depth // 2)


def played(path: Path, choices: int = 100) -> bytes:
    """Save a random game with branches and marks; return its bytes."""
    with new(path) as session:
        play(session, choices)
        session.bookmark("here")
        session.name_branch("the long way")
    return path.read_bytes()


def edit(path: Path, change: Callable[[bytes], bytes]) -> None:
    """Change a save and compute its checksums again, as a forger would."""
    data = path.read_bytes()
    bodies = scan(data).bodies
    sealed, _ = seal((change(body) for body in bodies), NO_LINK)
    assert sealed != data
    path.write_bytes(sealed)


def add(path: Path, body: bytes) -> None:
    """Add a line with a valid checksum to a save, as a forger would."""
    data = path.read_bytes()
    line, _ = seal([body], scan(data).link)
    path.write_bytes(data + line)


def state(session: OrchardSession) -> tuple[object, ...]:
    """Return everything in which two views of the same game must agree."""
    tree = session.tree
    return (
        session.header,
        session.number,
        session.depth,
        session.turn.game,
        session.turn.pending,
        session.line(),
        tree.onward(),
        tree.branches(),
        tree.bookmarks,
        tree.names,
        tree.main_line(),
    )


def driven(session: Session[BoardT, FactT], number: int) -> Happening[FactT]:
    """Return an answer's question and what it led to, by driving the rules there again."""
    if number == START:
        return Happening(None, session.at(START).facts)
    answer = session.tree[number]
    if answer.ask == SEATS:
        return Happening()
    turn = session.at(answer.follows)
    asked = turn.pending
    assert isinstance(asked, Decision)
    return Happening(asked, turn.answer(answer.answer, answer.why))
