"""P: A card resolved by hand: the printed text carried out in recorded steps.

For most cards our texts are reconstructions. Players who own the printed card can carry it out with
these steps instead. Each step respects Available pieces, stacking and tracks, and can be undone.
"""

from core.adp.events.by_hand.hand import BACK
from core.adp.events.by_hand.resolve import ARBITER, BY_HAND, STEPS, resolve_by_hand

__all__ = ["ARBITER", "BACK", "BY_HAND", "STEPS", "resolve_by_hand"]
