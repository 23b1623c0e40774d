"""RDM.4 The Strategy cards: four for each side."""

from __future__ import annotations

from typing import Final

from core.district.model.ids import GOVERNMENT, INSURGENT, UnitType
from core.district.model.module import Population, Strategy

CBT: Final = UnitType.CBT
FOR: Final = UnitType.FOR
GR: Final = UnitType.GR
MF: Final = UnitType.MF
MIL: Final = UnitType.MIL
POL: Final = UnitType.POL

_CARDS: Final = (
    Strategy(
        "G1",
        "Hold the Towns",
        GOVERNMENT,
        Population.POPULATION,
        reduced=3,
        disrupted={GR: 1, MF: 4},
        terror=-2,
    ),
    Strategy(
        "G2",
        "Clear and Hold",
        GOVERNMENT,
        Population.PER_INFRASTRUCTURE,
        reduced=3,
        disrupted={GR: 2, MF: 2, MIL: 2},
        terror=-2,
    ),
    Strategy("G3", "Open Roads", GOVERNMENT, Population.ONE, loc=2, reduced=1, terror=-1),
    Strategy(
        "G4",
        "Wear Them Down",
        GOVERNMENT,
        Population.ONE,
        reduced=8,
        disrupted={GR: 5, MF: 4, MIL: 2},
        terror=-2,
    ),
    Strategy(
        "I1",
        "Shadow State",
        INSURGENT,
        Population.POPULATION,
        reduced=2,
        disrupted={CBT: 1, FOR: 3, POL: 2},
        terror=-2,
    ),
    Strategy(
        "I2",
        "Bleed Them",
        INSURGENT,
        Population.ONE,
        reduced=1,
        disrupted={CBT: 3, FOR: 5, POL: 3, MIL: 3},
        ambush=2,
    ),
    Strategy(
        "I3",
        "Cut the Roads",
        INSURGENT,
        Population.ONE,
        loc=2,
        reduced=1,
        disrupted={CBT: 1, FOR: 4, POL: 2},
        ambush=3,
        terror=-1,
    ),
    Strategy(
        "I4",
        "Rule of Fear",
        INSURGENT,
        Population.POPULATION,
        reduced=2,
        disrupted={CBT: 1, FOR: 3},
        terror=1,
        intimidated=2,
    ),
)

STRATEGIES: Final[dict[str, Strategy]] = {card.word: card for card in _CARDS}
