"""The options of a game that differ from the defaults, in a sentence."""

from __future__ import annotations

from adp_tui.games.adp.texts import agreed as texts
from adp_tui.games.adp.texts.newgame import EDITIONS, OPTIONS
from adp_tui.texts.words import listed
from core.adp.model.options import FIRST_PRINTING, Edition, Options, edition_of, unusual


def unusual_options(options: Options) -> str:
    """Return the options of a game that are not defaults, and its printing."""
    edition = edition_of(options)
    hidden = FIRST_PRINTING if edition is Edition.FIRST else {}
    named = [_named(f, value) for f, value in unusual(options).items() if f not in hidden]
    return texts.agreed(listed(named) or texts.USUAL, EDITIONS[edition])


def _named(field: str, value: bool | str) -> str:
    name = OPTIONS[field].name
    if value is True:
        return name
    return texts.without(name) if value is False else texts.set_to(name, value)
