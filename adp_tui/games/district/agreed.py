"""The options of a game that differ from the defaults, in a sentence."""

from __future__ import annotations

from typing import Final

from msgspec.structs import asdict

from adp_tui.games.district.texts import agreed as texts
from adp_tui.games.district.texts.newgame import OPTIONS
from adp_tui.texts.words import listed
from core.district.model.options import DistrictOptions

_USUAL: Final = asdict(DistrictOptions())


def option_word(field: str) -> str:
    """Return the word of an option, as people write it."""
    return field.replace("_", "-")


def unusual_options(options: DistrictOptions) -> str:
    """Return the options of a game that are not defaults, besides its length."""
    chosen = {
        field: value
        for field, value in asdict(options).items()
        if value != _USUAL[field] and field != "length"
    }
    return listed(_named(field, value) for field, value in chosen.items()) or texts.STANDARD


def _named(field: str, value: bool | str) -> str:
    name = OPTIONS[option_word(field)].name
    if isinstance(value, bool):
        return name if value else texts.without(name)
    return texts.set_to(name, texts.VALUES.get(value, value))
