"""1.3 and M The map: 25 areas, 7 Lines of Communication, and what touches what.

The printed board is the authority. What the rules do not state comes from players' aids and, for
terrain, from recollection and geography. `terrain_confidence` says how certain each entry is, so
that someone who owns the board can correct it here.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec import Struct

from core.adp.model.ids import SpaceId
from core.adp.model.ids import SpaceId as S


class Terrain(StrEnum):
    """The kind of a space; Mountain and Plains Provinces differ for Assault (3.2.4)."""

    MOUNTAIN = "mountain"
    PLAINS = "plains"
    CITY = "city"
    PAKISTAN = "pakistan"
    LOC = "loc"


class PrintedSpace(Struct, frozen=True):
    """A space as printed (1.3.1)."""

    id: SpaceId
    name: str
    terrain: Terrain
    population: int = 0
    """Of a Province or of Kabul (1.3.2)."""

    pashtun: bool = False
    econ: int = 0
    """Of a Line of Communication (1.3.4)."""

    at: tuple[int, int] = (0, 0)
    """The position of its marker, in the units of the board picture."""

    terrain_confidence: float = 1.0
    """How certain the terrain is; below 1 it comes from recollection."""

    @property
    def is_loc(self) -> bool:
        """Whether it is a Line of Communication rather than an area."""
        return self.terrain is Terrain.LOC

    @property
    def in_pakistan(self) -> bool:
        """Whether it is foreign (1.3.5), so that only the Taliban may have pieces here (1.4.2)."""
        return self.terrain is Terrain.PAKISTAN


def _mountain(
    space: SpaceId, population: int, at: tuple[int, int], sure: float, *, pashtun: bool = False
) -> PrintedSpace:
    return PrintedSpace(space, _name(space), Terrain.MOUNTAIN, population, pashtun, 0, at, sure)


def _plains(
    space: SpaceId, population: int, at: tuple[int, int], sure: float, *, pashtun: bool = False
) -> PrintedSpace:
    return PrintedSpace(space, _name(space), Terrain.PLAINS, population, pashtun, 0, at, sure)


def _pakistan(
    space: SpaceId, population: int, at: tuple[int, int], *, pashtun: bool = False
) -> PrintedSpace:
    return PrintedSpace(space, _name(space), Terrain.PAKISTAN, population, pashtun, 0, at)


def _loc(space: SpaceId, name: str, econ: int) -> PrintedSpace:
    return PrintedSpace(space, name, Terrain.LOC, econ=econ)


def _name(space: SpaceId) -> str:
    if space is S.SAR_E_POL:
        return "Sar-e-Pol"
    return space.value.replace("-", " ").title()


ATLAS: Final = {
    place.id: place
    for place in (
        _mountain(S.BADAKHSHAN, 1, (4029, 451), 0.95),
        _plains(S.BADGHIS, 1, (1934, 1226), 0.60),
        _mountain(S.BAGHLAN, 2, (3647, 900), 0.85),
        _plains(S.BALKH, 2, (2839, 472), 0.90),
        _mountain(S.BAMIAN, 1, (3068, 1251), 0.95),
        _plains(S.FARAH, 0, (1370, 1968), 0.90, pashtun=True),
        _plains(S.FARYAB, 1, (2464, 766), 0.85),
        _plains(S.GHAZNI, 1, (3097, 1714), 0.55, pashtun=True),
        _mountain(S.GHOWR, 1, (2063, 1820), 0.90, pashtun=True),
        _plains(S.HELMAND, 1, (2027, 2609), 0.95, pashtun=True),
        _plains(S.HERAT, 1, (1473, 1322), 0.75),
        PrintedSpace(S.KABUL, "Kabul", Terrain.CITY, 3, pashtun=True, at=(3440, 1250)),
        _plains(S.KANDAHAR, 2, (2424, 2720), 0.95, pashtun=True),
        _mountain(S.KHOWST, 2, (3634, 1613), 0.60, pashtun=True),
        _plains(S.KONDUZ, 2, (3670, 514), 0.85),
        _plains(S.NIMRUZ, 0, (1654, 2400), 0.97, pashtun=True),
        _mountain(S.NURISTAN, 2, (3977, 1130), 0.95, pashtun=True),
        _mountain(S.ORUZGAN, 1, (2579, 1870), 0.85, pashtun=True),
        _mountain(S.PAKTIKA, 1, (3403, 2056), 0.60, pashtun=True),
        _mountain(S.SAMANGAN, 0, (3232, 878), 0.80),
        _mountain(S.SAR_E_POL, 0, (2758, 980), 0.80),
        _plains(S.ZABOL, 0, (2993, 2342), 0.50, pashtun=True),
        _pakistan(S.BALOCHISTAN, 0, (2666, 3098)),
        _pakistan(S.NORTHWEST_FRONTIER, 1, (4537, 1377), pashtun=True),
        _pakistan(S.WAZIRISTAN, 1, (3984, 2175), pashtun=True),
        _loc(S.KABUL_TOR_KHAM, "Kabul-Tor Kham", 4),
        _loc(S.KANDAHAR_SPIN_BOLDAK, "Kandahar-Spin Boldak", 3),
        _loc(S.KABUL_AIBAK, "Kabul-Aibak", 1),
        _loc(S.SHIBIRGHAN_AIBAK, "Shibirghan-Aibak", 1),
        _loc(S.FARAH_KANDAHAR, "Farah-Kandahar", 1),
        _loc(S.TORAGHONDI_FARAH, "Toraghondi-Farah", 1),
        _loc(S.KANDAHAR_KABUL, "Kandahar-Kabul", 1),
    )
}

_BORDERS: Final = {  # each pair once, under the name that comes first
    S.BADAKHSHAN: (S.BAGHLAN, S.KONDUZ, S.NORTHWEST_FRONTIER, S.NURISTAN),
    S.BADGHIS: (S.FARYAB, S.GHOWR, S.HERAT, S.SAR_E_POL),
    S.BAGHLAN: (S.BALKH, S.KABUL, S.KONDUZ, S.NURISTAN, S.SAMANGAN),
    S.BALKH: (S.FARYAB, S.KONDUZ, S.SAMANGAN, S.SAR_E_POL),
    S.BAMIAN: (S.GHAZNI, S.KABUL, S.KHOWST, S.ORUZGAN, S.SAMANGAN, S.SAR_E_POL),
    S.FARAH: (S.GHOWR, S.HERAT, S.NIMRUZ),
    S.FARYAB: (S.SAR_E_POL,),
    S.GHAZNI: (S.KHOWST, S.ORUZGAN, S.PAKTIKA, S.ZABOL),
    S.GHOWR: (S.HELMAND, S.HERAT, S.NIMRUZ, S.ORUZGAN, S.SAR_E_POL),
    S.HELMAND: (S.BALOCHISTAN, S.KANDAHAR, S.NIMRUZ, S.ORUZGAN),
    S.KABUL: (S.KHOWST, S.NURISTAN, S.SAMANGAN),
    S.KANDAHAR: (S.BALOCHISTAN, S.ORUZGAN, S.WAZIRISTAN, S.ZABOL),
    S.KHOWST: (S.NORTHWEST_FRONTIER, S.NURISTAN, S.PAKTIKA, S.WAZIRISTAN),
    S.NIMRUZ: (S.BALOCHISTAN,),
    S.NURISTAN: (S.NORTHWEST_FRONTIER,),
    S.ORUZGAN: (S.SAR_E_POL, S.ZABOL),
    S.PAKTIKA: (S.WAZIRISTAN, S.ZABOL),
    S.SAMANGAN: (S.SAR_E_POL,),
    S.ZABOL: (S.WAZIRISTAN,),
    S.BALOCHISTAN: (S.WAZIRISTAN,),
    S.NORTHWEST_FRONTIER: (S.WAZIRISTAN,),
    # The areas along each LoC and at the Towns where it ends; Towns are not spaces (1.3.6).
    S.KABUL_TOR_KHAM: (S.KABUL, S.NURISTAN, S.KHOWST, S.NORTHWEST_FRONTIER),
    S.KANDAHAR_SPIN_BOLDAK: (S.KANDAHAR, S.ZABOL, S.ORUZGAN, S.WAZIRISTAN),
    S.KABUL_AIBAK: (S.KABUL, S.BAGHLAN, S.SAMANGAN, S.BALKH),
    S.SHIBIRGHAN_AIBAK: (S.BALKH, S.SAR_E_POL, S.SAMANGAN, S.FARYAB, S.BAGHLAN),
    S.FARAH_KANDAHAR: (
        S.GHOWR,
        S.ORUZGAN,
        S.NIMRUZ,
        S.HELMAND,
        S.KANDAHAR,
        S.FARAH,
        S.ZABOL,
    ),
    S.TORAGHONDI_FARAH: (S.HERAT, S.FARAH, S.BADGHIS, S.GHOWR, S.NIMRUZ),
    S.KANDAHAR_KABUL: (
        S.KABUL,
        S.ZABOL,
        S.PAKTIKA,
        S.KHOWST,
        S.ORUZGAN,
        S.GHAZNI,
        S.BAMIAN,
        S.KANDAHAR,
    ),
}

_ROADS_MEETING_AT_A_TOWN: Final = (  # not at Kabul, which is a space of its own (ruling A-1)
    (S.KABUL_AIBAK, S.SHIBIRGHAN_AIBAK),
    (S.TORAGHONDI_FARAH, S.FARAH_KANDAHAR),
    (S.FARAH_KANDAHAR, S.KANDAHAR_SPIN_BOLDAK),
    (S.FARAH_KANDAHAR, S.KANDAHAR_KABUL),
    (S.KANDAHAR_SPIN_BOLDAK, S.KANDAHAR_KABUL),
)


def _closed_both_ways() -> dict[SpaceId, tuple[SpaceId, ...]]:
    """1.3.6: adjacency, listed for each space in the order of the map."""
    pairs = [(a, b) for a, neighbours in _BORDERS.items() for b in neighbours]
    pairs += _ROADS_MEETING_AT_A_TOWN
    touching = {(a, b) for a, b in pairs} | {(b, a) for a, b in pairs}
    return {a: tuple(b for b in ATLAS if (a, b) in touching) for a in ATLAS}


ADJACENT: Final = _closed_both_ways()

SPACES: Final = tuple(ATLAS)
AREAS: Final = tuple(s for s in SPACES if not ATLAS[s].is_loc)
LOCS: Final = tuple(s for s in SPACES if ATLAS[s].is_loc)
PAKISTAN: Final = tuple(s for s in AREAS if ATLAS[s].in_pakistan)
AFGHAN_AREAS: Final = tuple(s for s in AREAS if not ATLAS[s].in_pakistan)
AFGHAN_PROVINCES: Final = tuple(s for s in AFGHAN_AREAS if s is not S.KABUL)
PROVINCES: Final = tuple(s for s in AREAS if s is not S.KABUL)
PASHTUN: Final = tuple(s for s in AREAS if ATLAS[s].pashtun)
PASHTUN_PAKISTAN: Final = tuple(s for s in PAKISTAN if ATLAS[s].pashtun)
OUTSIDE_PAKISTAN: Final = tuple(s for s in SPACES if not ATLAS[s].in_pakistan)
ALONG_PAKISTAN: Final = tuple(s for s in AFGHAN_PROVINCES if set(ADJACENT[s]) & set(PAKISTAN))

RANDOM_SPACES: Final = (  # 8.2: down each column; the tan die picks it, black the row, green in it
    (S.BALOCHISTAN, S.NIMRUZ, S.FARAH),
    (S.HERAT, S.BADGHIS, S.HELMAND),
    (S.ZABOL, S.ORUZGAN, S.PAKTIKA),
    (S.WAZIRISTAN, S.KHOWST, S.GHAZNI),
    (S.KABUL, S.KABUL, S.KABUL),
    (S.NURISTAN, S.BAGHLAN, S.NORTHWEST_FRONTIER),
    (S.KONDUZ, S.BADAKHSHAN, S.SAMANGAN),
    (S.BALKH, S.FARYAB, S.GHOWR),
    (S.SAR_E_POL, S.BAMIAN, S.KANDAHAR),
)


def random_space(tan: int, black: int, green: int) -> SpaceId:
    """8.2: Read three dice on the table of Random Spaces."""
    column, row, place = (tan - 1) // 2, (black - 1) // 2, (green - 1) // 2
    return RANDOM_SPACES[3 * column + row][place]
