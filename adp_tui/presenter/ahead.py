"""What answers change, bring and cost: the part of looking ahead that a game must say."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Generic, NamedTuple

from adp_tui.look.paint import Line
from adp_tui.presenter.sight import Sight
from core.kernel import Decision, Outcome
from core.kernel.table import BoardT, FactT


class End(NamedTuple):
    """Where a way ends: what has happened, and the position."""

    facts: tuple[Any, ...]
    board: Any


class Outlook(NamedTuple):
    """How far an answer could lead before something else is asked."""

    before: Any
    """The position in which it is given."""

    at_once: End
    """What it leads to by itself."""

    pending: Decision | Outcome
    """What is asked then, of whomever."""

    same_turn: bool
    """Whether that is still asked in the same turn."""

    price: int
    """What the answer itself costs."""

    most_paid: int
    """The most that could be paid on the way."""

    next: Decision | None
    """What is asked next, if that is asked of the same side in the same turn."""

    asked: bool
    """Whether anything has to be answered on the way."""

    ends: tuple[End, ...]
    """The positions that it could lead to."""

    faces: tuple[tuple[End, ...], ...]
    """The same for each face of the die that is rolled on the way; empty if none is."""

    cut: bool
    """Whether one could go on further than was looked."""


Look = Callable[[str], Outlook | None]
"""Tells how far a word would lead; None where that cannot be told."""


class Change(NamedTuple):
    """Something that is different afterwards."""

    what: str
    before: str
    after: str
    stays: str = ""
    """What about it is as before, where one might wonder."""

    label: str = ""
    """What stands before it in a pane; what it is, if nothing else is said."""

    whose: str = ""
    """The letter of whose it is, where several have such a thing."""

    weight: int = 2
    """How readily it gives way where there is little room."""

    short: str = ""
    """What stands before it in fewer letters."""


class Difference(NamedTuple):
    """What is different between two positions."""

    paid: tuple[Change, ...] = ()
    """From what something is paid."""

    places: tuple[Change, ...] = ()
    """What changes in each place that is touched."""

    others: tuple[Change, ...] = ()
    """What else changes, in the order in which it is told."""

    standings: Mapping[str, tuple[int, int]] = MappingProxyType({})
    """How far each side is, before and after."""


class Following(NamedTuple):
    """Who acts after a turn, in a sentence and in a few letters."""

    text: str
    short: str


class Item(NamedTuple):
    """A row of the preview, and how readily it gives way where there is little room."""

    label: str
    text: Line
    weight: int
    short: str = ""
    """Its label in fewer letters; blank if there is none."""


class Told(NamedTuple):
    """What the preview has to tell, below a title; where it is too long it has pages."""

    title: str
    end: str
    """What stands at the end of the title."""

    rows: list[Line]
    """All of it, in as many rows as it takes."""

    items: tuple[Item, ...] = ()
    """The gist of it, in few words; what matters least is left out first."""

    def height(self) -> int:
        """Return how many rows it takes in all."""
        return 1 + len(self.rows)


class Ahead(Generic[BoardT, FactT]):
    """What a game tells of answers before they are given; every method can say more."""

    # What changes

    def difference(self, before: BoardT, after: BoardT, facts: Sequence[FactT] = ()) -> Difference:
        """Return what is different between two positions; of some of it, that it was paid."""
        return Difference()

    def changed(self, before: BoardT, after: BoardT) -> Collection[str]:
        """Return the places that are different."""
        return ()

    def chosen(self, decision: Decision | None, board: BoardT) -> Collection[str]:
        """Return the places that have been chosen for what is being done."""
        return ()

    def afterwards(self, decision: Decision, board: BoardT, word: str) -> Following | None:
        """Return who acts after a turn that is so spent; None if this is about no turn."""
        return None

    # How far it could lead

    def followed(
        self, decision: Decision, asked: Decision, board: BoardT, *, concerns: bool
    ) -> list[str] | None:
        """Return the answers to follow where they are not the usual ones.

        A decision was answered, and now this is asked; it may concern the same places.
        """
        return None

    def at_most(self, decision: Decision, word: str, outlook: Outlook) -> Change | None:
        """Return the most that could come of an answer, if that is still to be decided."""
        return None

    def comes_to(self, by: str, outlook: Outlook, ends: Sequence[End]) -> str | None:
        """Return in a few words the most that some ways lead to; None if that is not told."""
        return None

    # What stands behind an answer

    def there(self, board: BoardT, place: str) -> Line:
        """Return what is in a place."""
        return ()

    def brings(self, decision: Decision, word: str, outlook: Outlook, *, short: bool) -> str:
        """Return what a place could bring, in a few letters."""
        return ""

    def brings_heading(self, decision: Decision) -> str:
        """Return what these letters are about."""
        return ""

    def hint(self, decision: Decision, word: str, board: BoardT, look: Look) -> str:
        """Return what there is to say of an answer that is no place."""
        return ""

    # What it costs

    def paid(self, facts: Sequence[FactT]) -> int:
        """Return what was paid in all."""
        return 0

    def has_prices(self, decision: Decision) -> bool:
        """Whether answers may cost something."""
        return False

    def price(self, decision: Decision, outlook: Outlook) -> str:
        """Return what an answer costs, or the least and the most where that depends."""
        least, most = outlook.price, outlook.most_paid
        return str(most) if least == most else f"{least}-{most}"

    def terms(self, decision: Decision, board: BoardT, look: Look, room: int) -> str:
        """Return what the answers cost and what there is to pay with, in so many letters."""
        return ""

    def standing(self, decision: Decision, board: BoardT) -> str:
        """Return where whoever is asked stands, at questions where that matters."""
        return ""

    # Instead of a preview, and below it

    def instead(self, sight: Sight, word: str, cells: int) -> Told | None:
        """Return what is told of an answer in place of what it would change."""
        return None

    def picture(self, decision: Decision, word: str, outlook: Outlook, cells: int) -> list[Line]:
        """Return a picture of what an answer changes, where there is room for one."""
        return []


AnyAhead = Ahead[Any, Any]
