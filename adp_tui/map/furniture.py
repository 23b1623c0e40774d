"""What stands beside the map: how to read it, Islamabad's track, the word Pakistan."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import Final, NamedTuple

from adp_tui.map.layout import Form, Layout
from adp_tui.map.status import CURSOR
from adp_tui.paint import CAN, Line, Role
from core.adp.board import Board
from core.adp.ids import ISLAMABAD, Islamabad


class Placed(NamedTuple):
    """A row of text and where it stands."""

    x: int
    y: int
    row: Line


_LEGEND: Final[dict[Form, tuple[tuple[str, ...], ...]]] = {  # signs and meanings in turn
    Form.COMPACT: (("PASHTUN",), ("▪", " Base"), ("2u", "hid", "1a"), ("▴▾! 4+",)),
    Form.LARGE: (
        ("PASHTUN", " area"),
        ("▪", " Base"),
        ("2/1", " trp/pol"),
        ("2u", " hidden"),
        ("1a", " active"),
        ("▴▾", " Sup/Opp"),
        ("!1", " Terror"),
        ("4+", " Returnee"),
    ),
    Form.WIDE: (
        ("PASHTUN", ", Other"),
        ("▪", "   Base"),
        ("trp", " Troops"),
        ("pol", " Police"),
        ("und", " Underground"),
        ("act", " Active"),
        ("2+", "  Returnee"),
        ("!1", "  Terror"),
        ("✗", "   Sabotage"),
        ("▸", " cursor"),
        (f"1 {CAN}", " can"),
        ("✓", " chosen"),
    ),
}
_ISLAMABAD: Final = {  # the word over the track, and how many letters a box has
    Form.LARGE: ("ISLAM.", {Islamabad.BACKING: 4, Islamabad.HOSTILITY: 4}),
    Form.WIDE: ("ISLAMABAD", dict[Islamabad, int]()),
}
_PAKISTAN: Final = {Form.LARGE: "PAKISTAN", Form.WIDE: "P A K I S T A N"}
_BOX_LETTERS: Final = {Form.LARGE: 5, Form.WIDE: 11}


def fixed(layout: Layout, *, legend: bool) -> Iterator[Placed]:
    """Return what stands there whatever the position is."""
    if legend:
        x, y, *_ = layout.furniture.legend
        for dy, texts in enumerate(_LEGEND[layout.form]):
            yield Placed(x, y + dy, tuple(zip(texts, cycle((Role.TEXT, Role.DIM)), strict=False)))
    if layout.furniture.pakistan is not None:
        x, y, *_ = layout.furniture.pakistan
        yield Placed(x, y, ((_PAKISTAN[layout.form], Role.DIM),))


def islamabad(layout: Layout, board: Board) -> Iterator[Placed]:
    """Return the track, best for the Taliban on top, if the layout has room for it."""
    if layout.furniture.islamabad is None:
        return
    x, y, *_ = layout.furniture.islamabad
    title, cut = _ISLAMABAD[layout.form]
    yield Placed(x, y, ((title, Role.DIM),))
    for dy, box in enumerate(reversed(ISLAMABAD), 1):
        word = box.title()[: cut.get(box, _BOX_LETTERS[layout.form])]
        if box is board.islamabad:
            yield Placed(x, y + dy, ((CURSOR, Role.KEY), (word, Role.STRONG)))
        else:
            yield Placed(x + 1, y + dy, ((word, Role.DIM),))
    if board.hard:
        yield Placed(x + 1, y + 1 + len(ISLAMABAD), (("hard", Role.TROUBLE),))
