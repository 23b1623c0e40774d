"""The lines of a save: a header, then one record a line."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec
from msgspec import Struct, field

from core.kernel import Setup, Why

FORMAT: Final = 1
"""The version of the format that this program writes."""

START: Final = 0
"""The number that stands for the start of the game, before any answer."""

SEATS: Final = "seats"
"""What an entry asks that changes who plays a side: `by` is the side, the answer who it is."""


AUTOMATIC: Final = "the only choice"
"""The reason that is kept with an answer that nobody was asked for."""

MAIN_LINE: Final = "main line"
"""The name that no line is called by: who gives it to a line makes that the main line."""


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
    """Where the dice come from; absent when nobody may know them beforehand."""

    name: str | None = None
    """What the player calls the game."""

    @property
    def setup(self) -> Setup:
        """The setup, as the game's box wants it."""
        return Setup(self.scenario, self.seats, self.options, self.position, self.printed)


class Answer(
    Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag="answer",
):
    """One answer to one decision."""

    number: int = field(name="n")
    """Its own number: 1, 2, 3 ... in the order of the file, over all branches."""

    parent: int | None = None
    """The answer it follows, if that is not the one before it in the file."""

    by: str | None
    """Who answered; None for the dice."""

    ask: str
    answer: str
    why: tuple[Why, ...] = ()
    """A bot's reasons."""

    fingerprint: str | None = field(name="print", default=None)
    """The fingerprint of the checkpoint that this answer leads to, if it leads to one."""

    position: str | None = None
    """The position in the game's notation, if a chapter begins at that checkpoint."""

    @property
    def follows(self) -> int:
        """The number of the answer it follows, `START` for none."""
        return self.number - 1 if self.parent is None else self.parent

    def repeats(self, other: Answer) -> bool:
        """Tell whether both say the same for the same reasons."""
        return (self.by, self.ask, self.answer, self.why) == (
            other.by,
            other.ask,
            other.answer,
            other.why,
        )


class HeadMove(StrEnum):
    """Why the head moved without a new answer."""

    UNDO = "undo"
    REDO = "redo"
    JUMP = "jump"


class HeadMoved(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag="head"):
    """The game stands elsewhere: play goes on after another answer."""

    to: int
    how: HeadMove
    by: str | None = None
    """Who did it, if known."""


class Bookmark(Struct, frozen=True, forbid_unknown_fields=True, tag="bookmark"):
    """A name for one answer; given again, the name moves."""

    at: int
    name: str


class BranchNamed(Struct, frozen=True, forbid_unknown_fields=True, tag="branch"):
    """A name for the line of play through an answer; given again, the name moves."""

    at: int
    name: str


Record = Answer | HeadMoved | Bookmark | BranchNamed

encoder: Final = msgspec.json.Encoder()
record_decoder: Final[msgspec.json.Decoder[Record]] = msgspec.json.Decoder(Record)
