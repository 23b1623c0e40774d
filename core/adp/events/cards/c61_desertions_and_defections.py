"""Card 61, Desertions & Defections."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import OUTSIDE_PAKISTAN, SPACES
from core.adp.model.ids import CUBES, GOVERNMENT, GUERRILLAS, POLICE, UNDERGROUND, SpaceId

WAVERING = (*CUBES[GOVERNMENT], *GUERRILLAS)
NEW_LOYALTIES = (POLICE, *UNDERGROUND.values())
REMOVE = "remove-up-to-3"
REPLACE = "replace-up-to-2"


async def unshaded(play: EventPlay) -> None:
    """Either remove up to 3 pieces, or replace up to 2, that are Government cubes or Guerrillas
    (either Insurgent, either state), in any spaces. Each is replaced with 1 Police or 1 Guerrilla
    of another Faction. Taliban in Pakistan cannot be replaced.
    """

    def wavering(space: SpaceId) -> object:
        return play.removable(WAVERING, space)

    def ways() -> tuple[str, ...]:
        can_remove = play.is_anywhere(wavering)
        can_replace = play.is_anywhere(wavering, OUTSIDE_PAKISTAN)
        return (*((REMOVE,) if can_remove else ()), *((REPLACE,) if can_replace else ()))

    if ways():
        if await play.pick(ways) == REMOVE:
            await play.remove(WAVERING, 3, lambda: SPACES)
        else:
            await play.replace(WAVERING, NEW_LOYALTIES, 2, lambda: SPACES)


CARD = EventCard(61, unshaded)
