"""7.3: Secrets: the Deception markers of the person at the screen."""

from __future__ import annotations

from adp_tui.games.adp.texts.markers import NAMES
from adp_tui.games.adp.texts.names import LETTER
from adp_tui.presenter.sight import Sight
from adp_tui.texts.words import listed
from core.adp.model.ids import Deception, Faction


def own_markers(sight: Sight) -> dict[Faction, tuple[Deception, ...]]:
    """Return the Deception markers of the person at the screen (7.3)."""
    mine = (Faction(side) for side in sight.viewer)
    return {faction: held for faction in mine if (held := sight.board.hidden.get(faction))}


def markers_in_words(markers: dict[Faction, tuple[Deception, ...]]) -> str:
    """Return what the Factions hide, in one line."""
    return "  ".join(
        f"{LETTER[faction]} {listed(NAMES[one] for one in held)}"
        for faction, held in markers.items()
    )
