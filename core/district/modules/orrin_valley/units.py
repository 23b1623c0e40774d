"""RDM.2, RDM.6 The units, and the Assets of the advanced game."""

from __future__ import annotations

from typing import Final

from core.district.model.ids import (
    GOVERNMENT,
    INSURGENT,
    Belligerent,
    Mission,
    Rating,
    Ratings,
    UnitType,
)
from core.district.model.module import AssetEffect, UnitKind

_COMBAT_UNITS: Final = (
    UnitKind("guards", "Guards", GOVERNMENT, UnitType.CBT, 2, Ratings(2, 5, 1), Ratings(3, 3, 1)),
    UnitKind("line", "Line", GOVERNMENT, UnitType.CBT, 4, Ratings(2, 4, 1), Ratings(2, 2, 1)),
    UnitKind("gendarmes", "Gendarmes", GOVERNMENT, UnitType.POL, 3, Ratings(3, 2, 2)),
    UnitKind("constables", "Constables", GOVERNMENT, UnitType.POL, 3, Ratings(3, 1, 2)),
    UnitKind("home-guard", "Home Guard", GOVERNMENT, UnitType.MIL, 10, Ratings(2, 1, 1)),
    UnitKind(
        "legion",
        "Legion",
        GOVERNMENT,
        UnitType.FOR,
        2,
        Ratings(2, 5, 0),
        Ratings(2, 3, 0),
        foreign=True,
    ),
    UnitKind("main-force", "Main Force", INSURGENT, UnitType.MF, 3, Ratings(3, 4, 1)),
    UnitKind("fighters", "Fighters", INSURGENT, UnitType.GR, 4, Ratings(4, 2, 2)),
    UnitKind("organisers", "Organisers", INSURGENT, UnitType.GR, 3, Ratings(4, 1, 3)),
    UnitKind("levies", "Levies", INSURGENT, UnitType.GR, 3, Ratings(3, 2, 2)),
    UnitKind("villagers", "Villagers", INSURGENT, UnitType.MIL, 12, Ratings(3, 1, 2)),
    UnitKind("dummy", "Dummy", INSURGENT, UnitType.DUMMY, 6, Ratings(3, 0, 0)),
)


def _asset(word: str, name: str, side: Belligerent, effect: AssetEffect) -> UnitKind:
    return UnitKind(word, name, side, UnitType.ASSET, 1, Ratings(0, 0, 0), effect=effect)


def _helps(rating: Rating, amount: int, *missions: Mission, area: bool = False) -> AssetEffect:
    return AssetEffect(rating, amount, frozenset(missions), whole_area=area)


_PATROLS: Final = (Mission.PATROL, Mission.PATROL_ALL)

_ASSETS: Final = (
    _asset("informants", "Informants", GOVERNMENT, _helps(Rating.IR, 2, *_PATROLS)),
    _asset(
        "engineers",
        "Engineers",
        GOVERNMENT,
        _helps(Rating.CMR, 2, Mission.BUILD, Mission.REMOVE_TERROR),
    ),
    _asset("mortars", "Mortars", GOVERNMENT, _helps(Rating.TR, 2, Mission.ATTACK)),
    _asset(
        "loudspeakers",
        "Loudspeakers",
        GOVERNMENT,
        _helps(Rating.CMR, 1, Mission.RECRUIT, Mission.REDUCE),
    ),
    _asset("air-scout", "Air Scout", GOVERNMENT, _helps(Rating.IR, 1, *_PATROLS, area=True)),
    _asset("trucks", "Trucks", GOVERNMENT, AssetEffect(far=True)),
    _asset("bomb-maker", "Bomb-maker", INSURGENT, _helps(Rating.IR, 2, Mission.AMBUSH)),
    _asset(
        "agitator",
        "Agitator",
        INSURGENT,
        _helps(Rating.CMR, 2, Mission.BUILD, Mission.RECRUIT, Mission.INTIMIDATE),
    ),
    _asset("marksman", "Marksman", INSURGENT, _helps(Rating.TR, 1, Mission.ATTACK, Mission.AMBUSH)),
    _asset("couriers", "Couriers", INSURGENT, AssetEffect(far=True)),
    _asset("tunnels", "Tunnels", INSURGENT, _helps(Rating.IR, 2, *_PATROLS)),
    _asset("smuggler", "Smuggler", INSURGENT, AssetEffect(task_points=1)),
)

UNITS: Final[dict[str, UnitKind]] = {kind.word: kind for kind in (*_COMBAT_UNITS, *_ASSETS)}

AVAILABLE_AT_START: Final[dict[str, int]] = {
    "guards": 1,
    "line": 3,
    "gendarmes": 3,
    "constables": 2,
    "main-force": 1,
    "dummy": 6,
}
