"""2.221, RDM.2 The units that are in play: their names, and where they are before they come in."""

from __future__ import annotations

from collections.abc import Iterator

from core.district.model.board import DistrictBoard, Unit, counters
from core.district.model.ids import AVAILABLE, GOVERNMENT, INSURGENT, RECRUITING, RESERVE
from core.district.model.module import Module, UnitKind
from core.district.model.options import DistrictOptions


def kinds_in_play(module: Module, options: DistrictOptions) -> Iterator[UnitKind]:
    """9.1, 9.2: Yield the kinds of units; Assets and Foreign units only if they are agreed on."""
    for kind in module.kinds.values():
        if (options.assets or not kind.is_asset) and (options.foreign or not kind.foreign):
            yield kind


def roster(module: Module, options: DistrictOptions) -> dict[str, str]:
    """RDD-39: Return the kind of each unit by its name, before any shuffle.

    The Government's units come first. The order is that of every position.
    """
    kinds = list(kinds_in_play(module, options))
    own = {
        own_name(kind.word, number): kind.word
        for kind in kinds
        if kind.side is GOVERNMENT
        for number in range(1, kind.count + 1)
    }
    hidden = [kind.word for kind in kinds if kind.side is INSURGENT for _ in range(kind.count)]
    return own | dict(zip(counters(len(hidden)), hidden, strict=True))


def own_name(kind: str, number: int) -> str:
    """RDD-39: Return the name of a Government unit."""
    return f"{kind}-{number}"


def counter_name(number: int) -> str:
    """RDD-39: Return the name of an Insurgent counter, which does not tell its kind."""
    return f"x{number}"


def place_at_rest(kind: UnitKind) -> str:
    """10, RDM.2: Return where a unit is that nobody has brought into play."""
    return RECRUITING if kind.is_militia else AVAILABLE if kind.is_dummy else RESERVE


def in_roster_order(board: DistrictBoard, units: dict[str, Unit]) -> dict[str, Unit]:
    """Return units in the order in which every position has them; unknown names come last."""
    names = roster(board.rulebook, board.options)
    return {name: units[name] for name in names if name in units} | units
