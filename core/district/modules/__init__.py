"""The modules that can be played; the rules find theirs by its name and know nothing else of it."""

from __future__ import annotations

from typing import Final

from core.district.model.module import Module
from core.district.modules.orrin_valley import ORRIN_VALLEY

MODULES: Final[dict[str, Module]] = {ORRIN_VALLEY.word: ORRIN_VALLEY}
"""By the word that positions name them with."""
