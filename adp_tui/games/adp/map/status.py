"""The state of a space in signs and words, the same on the map and in the table."""

from __future__ import annotations

from typing import Final

from adp_tui.games.adp.looks import Hue
from adp_tui.games.adp.texts import map as texts
from adp_tui.look.cells import cells_of, column
from adp_tui.look.paint import Role, Run
from core.adp.model.board import Space
from core.adp.model.ids import Control, Support

CURSOR: Final = "▸"
SABOTAGE: Final[Run] = ("✗", Role.TROUBLE)
RETURNEES: Final = "+"

CONTROL_ROLE: Final = {
    Control.COIN: Hue.COIN_CONTROL,
    Control.TALIBAN: Hue.TALIBAN_CONTROL,
    Control.NONE: Role.DIM,
}
CONTROL_LETTER: Final = {Control.COIN: "C", Control.TALIBAN: "T", Control.NONE: "-"}
CONTROL_WORD: Final = {control: column(word, 4) for control, word in texts.CONTROL.items()}
CHIP_WIDTH: Final = max(map(cells_of, texts.CONTROL_CHIP.values()))

ATTITUDE: Final[dict[Support, Run]] = {
    Support.SUPPORT: ("▴", Hue.SUPPORT),
    Support.NEUTRAL: (" ", Role.TEXT),
    Support.OPPOSITION: ("▾", Role.TROUBLE),
}


def people(population: int, here: Space) -> str:
    """Return the Population, with a sign if it includes Returnees."""
    return f"{population}{RETURNEES if here.returnees else ''}"
