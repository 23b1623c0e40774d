"""Settings: how the program looks, kept in `settings.toml` in the settings folder.

    theme = "light"        # dark, light, 16-colours or monochrome; default: what suits the terminal
    ascii = true           # draw with letters only; default: only if lines would be drawn too wide
    mouse = false          # default: on, but off over SSH
    lone-answers = false   # ask even if there is only one answer
    pace = "timed"         # of the bots: step, timed or instant
    reasons = "full"       # that bots give: off, short or full

If the file cannot be used, a sentence says why, and the default settings apply.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from adp_tui.config.pace import Pace, Reasons
from adp_tui.config.toml_file import UnusableError, read_toml, shown
from adp_tui.look.theme import THEMES, Theme, theme_for
from adp_tui.texts import problems

FILE: Final = "settings.toml"


class Settings(NamedTuple):
    """What the player wants; None lets the terminal decide."""

    theme: str | None = None
    ascii: bool | None = None
    mouse: bool | None = None
    lone_answers: bool = True
    """Whether an answer without alternatives is given automatically."""

    pace: str = Pace.STEP
    reasons: str = Reasons.SHORT

    def look(self, environment: Mapping[str, str] = os.environ) -> Theme:
        """Return the look."""
        return theme_for(environment, chosen=self.theme, plain=self.ascii)

    def with_mouse(self, environment: Mapping[str, str] = os.environ) -> bool:
        """Whether the mouse is used; over SSH each movement would be sent."""
        return "SSH_CONNECTION" not in environment if self.mouse is None else self.mouse


_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "theme": tuple(THEMES),
    "pace": tuple(Pace),
    "reasons": tuple(Reasons),
}
"""The possible values of settings that are more than on/off."""

_FIELDS: Final = tuple(name.replace("_", "-") for name in Settings._fields)


def read_settings(
    folder: Path, environment: Mapping[str, str] = os.environ
) -> tuple[Settings, str | None]:
    """Return the player's settings, and a sentence if the file cannot be used."""
    try:
        given = read_toml(folder / FILE, problems.USUAL_SETTINGS)
    except UnusableError as error:
        return Settings(), str(error)
    if given is None:
        return Settings(), None
    if problem := _problem(given):
        return Settings(), problems.wrong_in(FILE, problem, problems.USUAL_SETTINGS)
    settings = Settings(**{name.replace("-", "_"): value for name, value in given.items()})
    # NO_COLOR overrides the theme in the file, because it is the more recent choice.
    return settings._replace(theme=None) if environment.get("NO_COLOR") else settings, None


def write_settings(folder: Path, settings: Settings) -> str | None:
    """Save the settings for the next start; return a sentence if that fails."""
    rows = []
    for name, value in zip(_FIELDS, settings, strict=True):
        if isinstance(value, bool):
            rows.append(f"{name} = {str(value).lower()}\n")
        elif value is not None:
            rows.append(f'{name} = "{value}"\n')
    try:
        folder.mkdir(parents=True, exist_ok=True)
        fresh = folder / f"{FILE}.new"
        fresh.write_text("".join(rows), encoding="utf-8")
        fresh.replace(folder / FILE)
    except OSError as error:
        return problems.cannot_be_written(FILE, error.strerror or problems.NO_REASON)
    return None


def _problem(given: Mapping[str, object]) -> str | None:
    """Return the first mistake in the file."""
    for name, value in given.items():
        if name not in _FIELDS:
            return problems.unknown_setting(name, _FIELDS)
        if (words := _WORDS.get(name)) is not None:
            if value not in words:
                return problems.wrong_word(name, words, shown(value))
        elif not isinstance(value, bool):
            return problems.no_switch(name, shown(value))
    return None
