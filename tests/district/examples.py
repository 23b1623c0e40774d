"""A module for tests: Orrin Valley with counters and Areas of the examples that it lacks."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.structs import replace

from core.district.model.ids import GOVERNMENT, INSURGENT, Belligerent, Ratings, UnitType
from core.district.model.module import AreaData, Module, StartingForces, UnitKind
from core.district.modules import MODULES
from core.district.modules.orrin_valley import ORRIN_VALLEY


def _kind(word: str, side: Belligerent, unit_type: UnitType, *ratings: int) -> UnitKind:
    ir, tr, cmr = ratings
    return UnitKind(word, word.title(), side, unit_type, 4, Ratings(ir, tr, cmr))


_KINDS: Final = (
    _kind("police", GOVERNMENT, UnitType.POL, 2, 2, 1),
    _kind("guard", GOVERNMENT, UnitType.MIL, 2, 1, 1),
    _kind("infantry", GOVERNMENT, UnitType.CBT, 1, 5, 1),
    _kind("bands", INSURGENT, UnitType.GR, 4, 2, 2),
    _kind("cells", INSURGENT, UnitType.GR, 4, 1, 3),
    _kind("raiders", INSURGENT, UnitType.GR, 4, 2, 3),
    _kind("peasants", INSURGENT, UnitType.MIL, 3, 1, 2),
)

EXAMPLES: Final[Module] = replace(
    ORRIN_VALLEY,
    word="examples",
    name="Examples",
    areas={
        "plain": AreaData("Plain", 2, 1, ("hills",)),
        "hills": AreaData("Hills", 2, 2, ("plain",)),
    },
    kinds=ORRIN_VALLEY.kinds | {kind.word: kind for kind in _KINDS},
    scenarios={
        "bare": StartingForces(
            infrastructure={GOVERNMENT: {}, INSURGENT: {}},
            militia={GOVERNMENT: {}, INSURGENT: {}},
        )
    },
    available={},
    drawn={},
    drawn_assets={},
)


@pytest.fixture
def examples(monkeypatch: pytest.MonkeyPatch) -> str:
    """Let positions be played with the counters of the examples; return the word of the module."""
    monkeypatch.setitem(MODULES, EXAMPLES.word, EXAMPLES)
    return EXAMPLES.word
