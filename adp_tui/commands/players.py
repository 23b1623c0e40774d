"""Who is asked, and who that is played by, as commands tell it."""

from __future__ import annotations

from collections.abc import Mapping

from adp_tui.presenter.words import AnyWords
from adp_tui.texts.bots import DICE, SEATED
from adp_tui.texts.commands import player
from core.kernel import HUMAN


def player_of(words: AnyWords, by: str | None, seats: Mapping[str, str]) -> str:
    """Return a side and who plays it; dice play themselves."""
    return DICE if by is None else player(words.name(by), SEATED[seats.get(by, HUMAN)])
