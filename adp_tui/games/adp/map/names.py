"""The names of spaces on the map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from adp_tui.games.adp.texts.map import COMPACT_ROWS, LARGE_ROWS, SHORT_NAMES
from adp_tui.games.adp.texts.names import SPACES
from adp_tui.mapping.layout import AreaForm
from core.adp.model.atlas import ATLAS
from core.adp.model.ids import SpaceId

NAMES: Final = SPACES | SHORT_NAMES
"""The names in lists and in the table of spaces."""

_ROWS: Final[dict[AreaForm, Mapping[SpaceId, tuple[str, ...]]]] = {
    AreaForm.COMPACT: COMPACT_ROWS,
    AreaForm.LARGE: LARGE_ROWS,
}


def caption_name(space: SpaceId) -> str:
    """Return the name on the map: Pashtun areas in capitals."""
    return _capitals(space, NAMES[space])


def caption_rows(form: AreaForm, space: SpaceId) -> tuple[str, ...]:
    """Return the name on a map of this form, in several rows if it is long."""
    rows = _ROWS.get(form, {}).get(space, (NAMES[space],))
    return tuple(_capitals(space, row) for row in rows)


def is_broken(form: AreaForm, space: SpaceId) -> bool:
    """Whether a name is written differently on such a map."""
    return space in _ROWS.get(form, {})


def _capitals(space: SpaceId, name: str) -> str:
    return name.upper() if ATLAS[space].pashtun else name
