"""The saves of the corpus, and the account of where the answers of each save lead."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from adp_tui.games import GAMES, Games, box_named
from adp_tui.play.undo_steps import is_undo_step
from core.kernel import fingerprint
from saves.folder import SUFFIX
from saves.records import START
from saves.session import AnySession, Session
from saves.store import read_header
from tests.orchard_table import ORCHARD

CORPUS: Final = Path(__file__).parent
CURRENT: Final = CORPUS / "current"
"""The part that is in the present format and may be written again."""

ACCOUNT: Final = ".json"
"""The suffix of the file with the account of a save; the rest of its name is that of the save."""

KNOWN: Final[Games] = {**GAMES, **ORCHARD}
"""The games of the corpus."""


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of play: its last answer, where it branches off, its length and its name."""

    leaf: int
    parts: int
    answers: int
    name: str | None


class Account(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that must be the same whenever a save is opened."""

    answers: int
    """How many answers there are, over all lines of play."""

    head: int
    """The answer after which play continues."""

    seats: dict[str, str]
    """Who plays each side there."""

    by_people: int
    """How many answers a person chose; the others are by bots or dice, or were the only choice."""

    left_to_bot: int
    """How often a person left the rest of a turn to the bot."""

    main_line: int
    """The last answer of the main line."""

    lines: list[Line]
    names: dict[str, int]
    bookmarks: dict[str, int]
    prints: dict[int, str]
    """The prints of positions: at the start, after each turn, at each leaf and at the head."""


def account_of(session: AnySession) -> Account:
    """Return where the answers of a game lead."""
    tree = session.tree
    answers = [tree[number] for number in range(1, len(tree) + 1)]
    by_people = sum(answer.is_by_person for answer in answers)
    return Account(
        answers=len(tree),
        head=tree.head,
        seats=session.seats,
        by_people=by_people,
        left_to_bot=sum(
            is_undo_step(tree, answer) and not answer.is_by_person for answer in answers
        ),
        main_line=(START, *tree.main_line())[-1],
        lines=[Line(b.leaf, b.parts, b.answers, b.name) for b in tree.branches()],
        names=dict(tree.names),
        bookmarks=dict(tree.bookmarks),
        prints={number: fingerprint(board) for number, board in positions(session).items()},
    )


def positions(session: AnySession) -> dict[int, Any]:
    """Return the positions whose prints are in an account, by the answers that lead there."""
    tree = session.tree
    wanted = {START, tree.head, *(branch.leaf for branch in tree.branches())}
    found: dict[int, Any] = {}
    for number in range(len(tree) + 1):
        board = session.checkpoint(number)
        if board is not None or number in wanted:
            found[number] = session.at(number).board if board is None else board
    return found


def opened(path: Path) -> AnySession:
    """Open a save of the corpus read-only; every answer is replayed."""
    return Session.open(box_named(read_header(path).game, KNOWN), path, read_only=True)


def read_account(save: Path) -> Account:
    """Return where the answers of a save are known to lead."""
    return msgspec.json.decode(save.with_suffix(ACCOUNT).read_bytes(), type=Account)


def write_account(save: Path) -> None:
    """Write down where the answers of a save lead now."""
    account = msgspec.json.encode(account_of(opened(save)))
    save.with_suffix(ACCOUNT).write_bytes(msgspec.json.format(account, indent=1) + b"\n")


def parts() -> list[Path]:
    """Return the folders of the corpus, one for each format that saves were written in."""
    return sorted({account.parent for account in CORPUS.glob(f"*/*{ACCOUNT}")})


def saves_in(folder: Path) -> list[Path]:
    """Return the saves in a folder."""
    return sorted(folder.glob(f"*{SUFFIX}"))
