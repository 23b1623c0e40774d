"""Card 71, "Coup!"."""

from __future__ import annotations

from core.adp.events.card import EventCard
from core.adp.events.event_play import EventPlay
from core.adp.model.atlas import ADJACENT, AFGHAN_PROVINCES
from core.adp.model.ids import CUBES, GOVERNMENT, GUERRILLAS_OF, WARLORDS, SpaceId, Track

KABUL = SpaceId.KABUL
AROUND_KABUL = (KABUL, *(s for s in ADJACENT[KABUL] if s in AFGHAN_PROVINCES))


async def unshaded(play: EventPlay) -> None:
    """Patronage +3. Remove up to 3 Warlord Guerrillas (either state) in total from Kabul and the
    Provinces adjacent to it.
    """
    play.gain(Track.PATRONAGE, 3)
    await play.remove(GUERRILLAS_OF[WARLORDS], 3, lambda: AROUND_KABUL)


async def shaded(play: EventPlay) -> None:
    """Patronage -4. Remove up to 3 Government cubes from Kabul. The Government is Ineligible
    through the next card.
    """
    play.lose(Track.PATRONAGE, 4)
    await play.remove(CUBES[GOVERNMENT], 3, KABUL)
    play.becomes_ineligible(GOVERNMENT)


CARD = EventCard(71, unshaded, shaded)
