"""The three scenarios as they are set up."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from core.adp.model.atlas import PAKISTAN
from core.adp.model.board import Space
from core.adp.model.ids import Scenario, Support
from core.adp.model.ids import SpaceId as S


class Start(Struct, frozen=True):
    """What a scenario fixes."""

    removed_events: int
    aid: int
    government: int
    warlords: int
    taliban: int
    spaces: dict[S, Space]
    patronage: int = 5


def _each(*spaces: S, here: Space) -> dict[S, Space]:
    """Set up several spaces in the same way."""
    return dict.fromkeys(spaces, here)


_WARLORD_HOME: Final = Space(warlord_bases=1, warlord_underground=1)
_TALIBAN_HOME: Final = Space(taliban_bases=1, taliban_underground=2)

SHORT: Final = Start(
    removed_events=24,
    aid=24,
    government=30,
    warlords=20,
    taliban=15,
    spaces={
        S.KABUL: Space(
            coalition_bases=1,
            coalition_troops=3,
            government_troops=2,
            government_police=2,
            support=Support.SUPPORT,
            returnees=1,
        ),
        S.HERAT: Space(government_bases=1, government_troops=2, government_police=2),
        **_each(S.FARAH, S.BALKH, here=_WARLORD_HOME),
        S.HELMAND: Space(
            coalition_bases=1,
            coalition_troops=3,
            government_troops=2,
            government_police=2,
            taliban_bases=1,
            taliban_underground=2,
        ),
        S.KANDAHAR: Space(
            coalition_bases=1,
            coalition_troops=2,
            government_troops=2,
            government_police=2,
            taliban_bases=1,
            taliban_underground=2,
        ),
        **_each(
            S.ORUZGAN,
            S.NURISTAN,
            here=Space(
                coalition_troops=1,
                government_troops=1,
                government_police=1,
                taliban_underground=2,
                warlord_bases=1,
                warlord_underground=1,
            ),
        ),
        **_each(
            S.GHAZNI,
            S.PAKTIKA,
            here=Space(
                coalition_bases=1,
                coalition_troops=1,
                government_troops=2,
                government_police=2,
                taliban_bases=1,
                taliban_underground=2,
            ),
        ),
        S.KHOWST: Space(
            coalition_bases=1,
            coalition_troops=1,
            government_troops=2,
            government_police=2,
            taliban_bases=1,
            taliban_underground=2,
            returnees=1,
        ),
        S.ZABOL: Space(coalition_troops=1, taliban_bases=1, taliban_underground=2),
        S.KONDUZ: Space(
            government_bases=1,
            government_troops=2,
            government_police=2,
            warlord_bases=1,
            warlord_underground=1,
            returnees=1,
        ),
        S.BAGHLAN: Space(returnees=1),
        **_each(*PAKISTAN, here=Space(taliban_bases=1, taliban_underground=1)),
    },
)

MAIN: Final = Start(
    removed_events=12,
    aid=15,
    government=30,
    warlords=15,
    taliban=10,
    spaces={
        S.KABUL: Space(
            coalition_bases=1,
            coalition_troops=2,
            government_troops=2,
            government_police=2,
            returnees=1,
        ),
        S.HERAT: Space(government_troops=1, government_police=2, taliban_underground=1),
        **_each(S.FARAH, S.FARYAB, S.BALKH, here=_WARLORD_HOME),
        **_each(
            S.HELMAND,
            S.NURISTAN,
            here=Space(
                taliban_bases=1, taliban_underground=2, warlord_bases=1, warlord_underground=1
            ),
        ),
        S.KANDAHAR: Space(
            coalition_troops=1,
            government_troops=2,
            government_police=2,
            taliban_underground=1,
            warlord_bases=1,
            warlord_underground=1,
        ),
        **_each(
            S.ORUZGAN,
            S.PAKTIKA,
            S.ZABOL,
            S.GHAZNI,
            here=Space(coalition_troops=1, taliban_bases=1, taliban_underground=1),
        ),
        S.KHOWST: Space(coalition_troops=1, government_troops=1, government_police=2, returnees=1),
        S.KONDUZ: Space(
            government_troops=1, government_police=2, warlord_bases=1, warlord_underground=1
        ),
        **_each(S.WAZIRISTAN, S.NORTHWEST_FRONTIER, here=_TALIBAN_HOME),
    },
)

EXTENDED: Final = Start(
    removed_events=0,
    aid=9,
    government=20,
    warlords=10,
    taliban=5,
    spaces={
        S.KABUL: Space(
            coalition_bases=1, coalition_troops=3, government_troops=2, government_police=2
        ),
        S.HERAT: Space(government_troops=1, government_police=1),
        **_each(S.HELMAND, S.KONDUZ, here=_WARLORD_HOME),
        S.KANDAHAR: Space(coalition_troops=1, government_troops=1, government_police=1),
        **_each(S.PAKTIKA, S.ZABOL, here=Space(taliban_bases=1, taliban_underground=1)),
        S.KHOWST: Space(coalition_troops=1),
        **_each(S.WAZIRISTAN, S.NORTHWEST_FRONTIER, here=_TALIBAN_HOME),
    },
)

STARTS: Final = {Scenario.SHORT: SHORT, Scenario.MAIN: MAIN, Scenario.EXTENDED: EXTENDED}
