"""What answers change, gain and cost: the part of looking ahead that depends on the game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Generic, NamedTuple

from adp_tui.look.paint import Line
from adp_tui.presenter.sight import Sight
from core.kernel import Decision, Outcome
from core.kernel.table import BoardT, FactT


class End(NamedTuple):
    """The end of a way: what has happened, and the position."""

    facts: tuple[Any, ...]
    board: Any


class Outlook(NamedTuple):
    """How far an answer could lead before something else is asked."""

    before: Any
    """The position before the answer."""

    at_once: End
    """What it leads to immediately."""

    pending: Decision | Outcome
    """The question after that, for any side, as the viewer may know it."""

    same_turn: bool
    """Whether that question is still in the same turn."""

    price: int
    """What the answer itself costs."""

    most_paid: int
    """The most that could be paid along the way."""

    next: Decision | None
    """The next question, if it is for the same side in the same turn."""

    asked: bool
    """Whether there are questions along the way."""

    ends: tuple[End, ...]
    """The positions that it could lead to."""

    faces: tuple[tuple[End, ...], ...]
    """The same for each face of a die rolled along the way; empty if none is."""

    cut: bool
    """Whether play could continue beyond the look-ahead."""

    is_hidden: bool = False
    """Whether the viewer cannot know what follows; then `pending` is the question itself."""


Look = Callable[[str], Outlook | None]
"""Returns how far a word would lead; None if unknown."""


class Change(NamedTuple):
    """Something that is different afterwards."""

    what: str
    before: str
    after: str
    stays: str = ""
    """What stays unchanged about it, where a player might wonder."""

    label: str = ""
    """The label before it in a pane; by default, what changes."""

    whose: str = ""
    """The letter of its owner, if several sides have one."""

    weight: int = 2
    """How readily it is left out if there is little room."""

    short: str = ""
    """A shorter label."""


class Difference(NamedTuple):
    """The differences between two positions."""

    paid: tuple[Change, ...] = ()
    """The funds from which something is paid."""

    places: tuple[Change, ...] = ()
    """The changes in each place affected."""

    others: tuple[Change, ...] = ()
    """The other changes, in the order in which they are shown."""

    standings: Mapping[str, tuple[int, int]] = MappingProxyType({})
    """The score of each side, before and after."""


class Following(NamedTuple):
    """Who acts after a turn, in a sentence and in a few letters."""

    text: str
    short: str


class Item(NamedTuple):
    """A row of the preview, and how readily it is left out if there is little room."""

    label: str
    text: Line
    weight: int
    short: str = ""
    """A shorter label; blank if there is none."""

    brief: Line = ()
    """Shorter words for the gist; none if there are no others."""


class PreviewText(NamedTuple):
    """The contents of the preview, below a title; if they are too long, there are pages."""

    title: str
    end: str
    """The text at the end of the title."""

    rows: list[Line]
    """The full text, in as many rows as it takes."""

    items: tuple[Item, ...] = ()
    """The gist in a few words; the least important is left out first."""

    def height(self) -> int:
        """Return how many rows the full text takes."""
        return 1 + len(self.rows)


class Ahead(Generic[BoardT, FactT]):
    """What a game says about answers before they are given; games override what they need."""

    # What changes

    def difference(self, before: BoardT, after: BoardT, facts: Sequence[FactT] = ()) -> Difference:
        """Return the differences between two positions; the facts show which were payments."""
        return Difference()

    def changed(self, before: BoardT, after: BoardT) -> Collection[str]:
        """Return the places that differ."""
        return ()

    def chosen(self, decision: Decision | None, board: BoardT) -> Collection[str]:
        """Return the places already chosen for the current action."""
        return ()

    def afterwards(self, decision: Decision, board: BoardT, word: str) -> Following | None:
        """Return who acts after a turn used like this; None if no turn is involved."""
        return None

    # How far it could lead

    def followed(
        self, decision: Decision, asked: Decision, board: BoardT, *, concerns: bool
    ) -> list[str] | None:
        """Return the answers to follow, if they are not the usual ones.

        `decision` was answered, and now `asked` is asked; it may concern the same places.
        """
        return None

    def at_most(self, decision: Decision, word: str, outlook: Outlook) -> Change | None:
        """Return the most that could be gained with an answer, if that is still open."""
        return None

    def comes_to(self, by: str, outlook: Outlook, ends: Sequence[End]) -> str | None:
        """Return in a few words the most that these ways lead to; None if that is not shown."""
        return None

    def expected(self, decision: Decision, word: str, outlook: Outlook) -> tuple[Item, ...]:
        """Return rows of the preview about what is known before chance or others have their say."""
        return ()

    # What is shown after an answer

    def contents(self, board: BoardT, place: str) -> Line:
        """Return what is in a place."""
        return ()

    def brings(self, decision: Decision, word: str, outlook: Outlook, *, short: bool) -> str:
        """Return in short form what could be gained in a place."""
        return ""

    def brings_heading(self, decision: Decision) -> str:
        """Return the heading of these gains."""
        return ""

    def hint(self, decision: Decision, word: str, board: BoardT, look: Look) -> str:
        """Return a hint about an answer that is not a place."""
        return ""

    def shorter_hints(self, decision: Decision, word: str, board: BoardT) -> tuple[str, ...]:
        """Return the same hint in fewer words, from long to short; the first that fits is shown."""
        return ()

    def beside(self, decision: Decision, word: str, board: BoardT) -> str:
        """Return what the line mode says about an answer besides its name; blank for nothing."""
        return ""

    # What it costs

    def paid(self, facts: Sequence[FactT]) -> int:
        """Return the total paid."""
        return 0

    def has_prices(self, decision: Decision) -> bool:
        """Whether answers may cost something."""
        return False

    def price(self, decision: Decision, outlook: Outlook) -> str:
        """Return the price of an answer, or the least and the most if it varies."""
        least, most = outlook.price, outlook.most_paid
        return str(most) if least == most else f"{least}-{most}"

    def terms(self, decision: Decision, board: BoardT, look: Look, room: int) -> str:
        """Return what the answers cost and what is available, in at most `room` letters."""
        return ""

    def standing(self, decision: Decision, board: BoardT) -> str:
        """Return the situation of the side that is asked, at questions where it matters."""
        return ""

    # Instead of a preview, and below it

    def instead(self, sight: Sight, word: str, cells: int) -> PreviewText | None:
        """Return the text about an answer that replaces its changes."""
        return None

    def picture(self, decision: Decision, word: str, outlook: Outlook, cells: int) -> list[Line]:
        """Return a picture of what an answer changes, if there is room for one."""
        return []


AnyAhead = Ahead[Any, Any]
