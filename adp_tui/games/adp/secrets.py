"""7.3: What only some may see: the Deception markers of whoever sits at the screen."""

from __future__ import annotations

from adp_tui.presenter.sight import Sight
from core.adp.model.ids import Deception, Faction


def own_markers(sight: Sight) -> dict[Faction, tuple[Deception, ...]]:
    """Return the Deception markers of whoever sits at the screen (7.3)."""
    mine = (Faction(side) for side in sight.viewer)
    return {faction: held for faction in mine if (held := sight.board.hidden.get(faction))}
