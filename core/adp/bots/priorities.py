"""8.1.1 Priorities as data: each narrows a list of spaces, and says how."""

from __future__ import annotations

from core.adp.model.ids import SpaceId
from core.kernel.reasoning import Criterion


class Priority(Criterion[SpaceId]):
    """One line of a list of priorities: its text, with the rule number first, and its measure."""

    __slots__ = ()
