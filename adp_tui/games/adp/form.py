"""The new game form of A Distant Plain."""

from __future__ import annotations

from typing import Final

from adp_tui.games.adp.texts import newgame as texts
from adp_tui.games.adp.texts.names import called
from adp_tui.games.adp.texts.summary import YEARS
from adp_tui.look.cells import column
from adp_tui.presenter.form import FormSpec, Preset
from core.adp.model.board import PILES, Board
from core.adp.model.ids import COALITION, FACTIONS, GOVERNMENT, TALIBAN, Scenario, Track
from core.adp.model.options import Edition
from core.adp.model.scenarios import EVENT_CARDS, STARTS
from core.kernel import GameError, Setup

_SEATS: Final = {
    "solo-taliban": (TALIBAN,),
    "solo-coalition": (COALITION,),
    "two-players": (COALITION, TALIBAN),
    "three-players": (COALITION, GOVERNMENT, TALIBAN),
    "four-players": FACTIONS,
    "bots": (),
}
"""The Factions played by people, by the name of the preset."""

PRESETS: Final = tuple(Preset(texts.PRESETS[file], file, people) for file, people in _SEATS.items())
_SCENARIO: Final = 9
"""Columns for the name of a scenario."""


class AdpForm(FormSpec):
    """Scenarios with their years, seats by the number of players (1.5), options in our words."""

    rule = "S.1"

    def presets(self) -> tuple[Preset, ...]:
        """Return the seats to choose from."""
        return PRESETS

    def scenario(self, scenario: str) -> str:
        """Return a scenario with its years and its Propaganda cards."""
        cards = texts.propaganda(PILES[Scenario(scenario)])
        return f"{column(called(scenario), _SCENARIO)} {YEARS[scenario]}  {cards}"

    def blurb(self, setup: Setup) -> tuple[str, ...]:
        """Return how a game begins; the tracks are read from its first position."""
        try:
            board: Board = self._box.start(setup)
        except GameError:  # options that clash: use the scenario's defaults
            board = self._box.start(Setup(setup.scenario))
        events = len(EVENT_CARDS) - STARTS[board.scenario].removed_events
        purses = (board.track(track) for track in (Track.GOVERNMENT, Track.TALIBAN, Track.WARLORDS))
        return (
            texts.events_played(events, len(EVENT_CARDS)),
            texts.aid_and_patronage(board.track(Track.AID), board.track(Track.PATRONAGE)),
            texts.resources(*purses),
        )

    def option(self, word: str) -> str:
        """Return the name of an option."""
        return texts.OPTIONS[_field(word)].name

    def explained(self, word: str, value: bool | str) -> str:
        """Return what an option does in general or with this value."""
        field = _field(word)
        return texts.OPTIONS[field].what or texts.VALUES[field][str(value)]

    def bundle(self, word: str) -> tuple[str, str]:
        """Return the name and the description of the edition."""
        return texts.EDITION, texts.ABOUT_EDITION

    def bundle_value(self, word: str, value: str | None) -> str:
        """Return a printing."""
        return texts.EDITIONS[None if value is None else Edition(value)]

    def played(self, scenario: str) -> str:
        """Return a scenario and its years."""
        return f"{called(scenario)} {YEARS[scenario]}"

    def instead_of_bots(self, refused: str, preset: Preset) -> str:
        """Return another way to play with the same number of people."""
        if len(preset.people) > 1:
            return texts.or_four_players(refused)
        return super().instead_of_bots(refused, preset)


def _field(word: str) -> str:
    return word.replace("-", "_")
