"""RDM.1 The map: nine Areas, in rows from north to south, each from west to east."""

from __future__ import annotations

from typing import Final

from core.district.model.module import AreaData


def _area(name: str, population: int, terrain: int, adjacent: str) -> AreaData:
    return AreaData(name, population, terrain, tuple(adjacent.split()))


AREAS: Final[dict[str, AreaData]] = {
    "highfell": _area("Highfell", 1, 3, "north-fields quarry-road orrin-town"),
    "north-fields": _area(
        "North Fields", 2, 0, "highfell saddle-pass quarry-road orrin-town east-terraces"
    ),
    "saddle-pass": _area("Saddle Pass", 1, 3, "north-fields orrin-town east-terraces"),
    "quarry-road": _area(
        "Quarry Road", 2, 2, "highfell north-fields orrin-town salt-flats mill-quarter"
    ),
    "orrin-town": _area(
        "Orrin Town",
        5,
        2,
        "highfell north-fields saddle-pass quarry-road east-terraces salt-flats mill-quarter"
        " riverside",
    ),
    "east-terraces": _area(
        "East Terraces", 3, 2, "north-fields saddle-pass orrin-town mill-quarter riverside"
    ),
    "salt-flats": _area("Salt Flats", 0, 0, "quarry-road orrin-town mill-quarter"),
    "mill-quarter": _area(
        "Mill Quarter", 4, 3, "quarry-road orrin-town east-terraces salt-flats riverside"
    ),
    "riverside": _area("Riverside", 3, 1, "orrin-town east-terraces mill-quarter"),
}
