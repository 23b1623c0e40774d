"""All header lines, in the order in which they are written."""

from __future__ import annotations

from typing import Final

from core.district.model.ids import OFF_MAP
from core.district.position.agreed import AGREED
from core.district.position.camps import CAMPS
from core.district.position.course import BESIDE, COURSE, LETTERS_GIVEN, POOL
from core.district.position.posts import POSTS

BEFORE_UNITS: Final = (*COURSE, *CAMPS, *BESIDE)
"""What can be read before the units are known."""

FOLLOWING: Final = (POOL, LETTERS_GIVEN)
"""What follows from the Areas if it is left out."""

HEADERS: Final = (*AGREED, *BEFORE_UNITS, *FOLLOWING, POSTS)

KEYS: Final = (*(header.key for header in HEADERS), *OFF_MAP)
"""All keys; the places off the map have lines of units."""
