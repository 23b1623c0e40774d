"""The base class of all facts of District Commander, and who learns of them."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from msgspec import Struct

from core.district.model.board import DistrictBoard
from core.district.model.ids import Belligerent


class DistrictFact(Struct, frozen=True, kw_only=True, tag_field="fact", forbid_unknown_fields=True):
    """Something that happened, the rule behind it, and who learns of it."""

    reveals: ClassVar[bool] = False
    """Whether it may tell a side what it could not know before, such as a chit of the other."""

    rule: str
    secret_of: Belligerent | None = None
    """2.1: The side that alone learns of it, or alone learns all of it; None for everybody."""

    @abstractmethod
    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Return the position after it."""

    def for_owner(self) -> DistrictFact | None:
        """Return what the side itself learns of its secret, None if nothing."""
        return self

    def for_others(self) -> DistrictFact | None:
        """Return what the others learn of a secret, None if nothing."""
        return None

    @property
    def tells_secrets(self) -> bool:
        """Whether this one `reveals` something, if that depends on what happened."""
        return self.reveals

    @property
    def foreseen_by(self) -> Belligerent | None:
        """The side to which it `reveals` nothing, because it could foresee all of it."""
        return None


def after(board: DistrictBoard, fact: DistrictFact) -> DistrictBoard:
    """Return the position after a fact, without changing the given one."""
    return fact.on(board)


def seen(fact: DistrictFact, side: str | None) -> DistrictFact | None:
    """2.1: Return a fact as a side, or an onlooker without one, learns it."""
    if fact.secret_of is None:
        return fact
    return fact.for_owner() if fact.secret_of == side else fact.for_others()


def reveals(fact: DistrictFact, side: str | None) -> bool:
    """2.1: Whether a fact may tell a side, or an onlooker, what it could not know before."""
    return fact.tells_secrets and (side is None or fact.foreseen_by != side)
