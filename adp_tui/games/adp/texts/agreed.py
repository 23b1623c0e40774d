"""What was agreed on before a game: the options that are not the usual ones, in a sentence."""

from __future__ import annotations

from typing import Final

from adp_tui.games.adp.texts.newgame import EDITIONS, OPTIONS
from core.adp.model.options import FIRST_PRINTING, Edition, Options, edition_of, unusual

USUAL: Final = "the usual ones"
_OFF: Final = "without"


def told(options: Options) -> str:
    """Return the options that a game is played with: those that are unusual, and the printing."""
    edition = edition_of(options)
    hidden = FIRST_PRINTING if edition is Edition.FIRST else {}
    named = [_named(f, value) for f, value in unusual(options).items() if f not in hidden]
    return f"{', '.join(named) or USUAL}; {EDITIONS[edition]}"


def _named(field: str, value: bool | str) -> str:
    name = OPTIONS[field].name
    if value is True:
        return name
    return f"{_OFF} {name}" if value is False else f"{name} {value}"
