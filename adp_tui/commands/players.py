"""The name of a side together with its player, as commands print it."""

from __future__ import annotations

from collections.abc import Mapping

from adp_tui.presenter.words import AnyWords
from adp_tui.texts.bots import DICE, SEATED
from adp_tui.texts.commands import player
from core.kernel import HUMAN


def player_of(words: AnyWords, by: str | None, seats: Mapping[str, str]) -> str:
    """Return a side and its player; dice have none."""
    return DICE if by is None else player(words.name(by), SEATED[seats.get(by, HUMAN)])
