"""The lines of a save: a header, then one record per line."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec
from msgspec import Struct, field

from core.kernel import Answered, How, Setup, Why

FORMAT: Final = 2
"""The version of the format that this program writes."""

FIRST_RECORD: Final = 2
"""The line of the first record; line 1 is the header."""

START: Final = 0
"""The number that stands for the start of the game, before any answer."""

SEATS: Final = "seats"
"""The question on a line that changes who plays a side: `by` is the side, the answer who plays."""

VIEW_MARK: Final = b'{"view":'
"""How the first line of a view log begins, which is no save (`saves/view_log.py`)."""

MAIN_LINE: Final = "main line"
"""A reserved name: giving it to a line of play makes that line the main line."""


class Header(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The first line: which game this is and how it was set up."""

    format: int
    game: str
    """The name of the game's box."""

    rules: int
    """The version of its rules when the game began."""

    program: str
    """The program that began the game."""

    scenario: str
    options: dict[str, bool | str] = {}
    seats: dict[str, str] = {}
    position: str | None = None
    """A position in the game's notation that replaces the scenario's own."""

    printed: dict[str, str] = {}
    """What a printed copy of the game has otherwise than ours, in the words of the game."""

    seed: int | None = None
    """Where the dice come from; left out if no player may know them beforehand."""

    name: str | None = None
    """What the player called the game."""

    @property
    def setup(self) -> Setup:
        """The set-up in the form that the game's box takes."""
        return Setup(self.scenario, self.seats, self.options, self.position, self.printed)


class Answer(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One answer to one decision; no other kind of line begins with a number."""

    number: int = field(name="n")
    """Its number: 1, 2, 3 ... in the order of the file, over all branches."""

    parent: int | None = None
    """The answer that it follows, if that is not the answer before it in the file."""

    by: str | None
    """Who answered; None for the dice."""

    how: How = How.PERSON
    """How it came about, if a side answered."""

    ask: str
    answer: str
    why: tuple[Why, ...] = ()
    """A bot's reasons, in order."""

    known_to: tuple[str, ...] | None = None
    """The sides that may know the answer; None for everybody."""

    fingerprint: str | None = field(name="print", default=None)
    """The fingerprint of the position reached, if the answer ends a turn."""

    position: str | None = None
    """That position in the game's notation, if a chapter begins there."""

    hidden: bool = False
    """Whether reasons and position are veiled on disk: something was hidden from somebody there."""

    @property
    def follows(self) -> int:
        """The number of the answer that it follows, `START` if there is none."""
        return self.number - 1 if self.parent is None else self.parent

    @property
    def answered(self) -> Answered:
        """The answer in the form that the rules take."""
        return Answered(self.by, self.answer, self.why, self.how)

    @property
    def is_by_person(self) -> bool:
        """Whether somebody chose it."""
        return self.answered.is_by_person

    @property
    def is_by_bot(self) -> bool:
        """Whether a bot chose it, for its own side or in a player's place."""
        return self.by is not None and self.how in (How.BOT, How.LEFT)

    def repeats(self, other: Answer) -> bool:
        """Return whether both give the same answer for the same reasons."""
        return (self.ask, self.answered) == (other.ask, other.answered)


class HeadMove(StrEnum):
    """Why the head moved without a new answer."""

    UNDO = "undo"
    REDO = "redo"
    JUMP = "jump"


class HeadMoved(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag="head"):
    """The head has moved: play continues after answer `to`."""

    to: int
    how: HeadMove
    by: str | None = None
    """Who did it, if known."""


class Bookmark(Struct, frozen=True, forbid_unknown_fields=True, tag="bookmark"):
    """A name for one answer; a name that is given again moves."""

    at: int
    name: str


class BranchNamed(Struct, frozen=True, forbid_unknown_fields=True, tag="branch"):
    """A name for the line of play through an answer; a name that is given again moves."""

    at: int
    name: str


class Noted(Struct, frozen=True, forbid_unknown_fields=True, tag="note"):
    """A note on an answer; a later note replaces it, and a blank one removes it."""

    at: int
    text: str


class RulesChanged(Struct, frozen=True, forbid_unknown_fields=True, tag="rules"):
    """From here on in the file, answers were given under another version of the rules."""

    version: int


class UndoAgreed(Struct, frozen=True, forbid_unknown_fields=True, tag="undo.agree"):
    """Somebody was asked whether play may go back to answer `to`, past what they have seen."""

    to: int
    side: str
    """Who was asked."""

    yes: bool


Mark = HeadMoved | Bookmark | BranchNamed | Noted | RulesChanged | UndoAgreed
"""Every record that is not an answer."""

Record = Answer | Mark

encoder: Final = msgspec.json.Encoder()
_answers: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)
_marks: Final[msgspec.json.Decoder[Mark]] = msgspec.json.Decoder(Mark)

_NUMBERED: Final = b'{"n":'
"""How the line of an answer begins; all other lines begin with their type."""


def decode(body: bytes | bytearray) -> Record:
    """Return the record on a line."""
    return (_answers if body.startswith(_NUMBERED) else _marks).decode(body)


def from_raw(line: dict[str, object]) -> Record:
    """Return the record on a line that is already decoded."""
    if "n" in line:
        return msgspec.convert(line, Answer)
    mark: Mark = msgspec.convert(line, Mark)
    return mark
