"""The new game form of District Commander."""

from __future__ import annotations

from typing import Final

from adp_tui.games.district.naming import called
from adp_tui.games.district.texts import newgame as texts
from adp_tui.games.district.words import DistrictWords
from adp_tui.look.cells import column
from adp_tui.presenter.form import FormSpec, Preset
from core.district.box import DistrictCommander
from core.district.model.ids import BELLIGERENTS, GOVERNMENT, INSURGENT
from core.district.model.options import GameLength
from core.kernel import Setup

_SEATS: Final = {
    "solo-government": (GOVERNMENT,),
    "solo-insurgent": (INSURGENT,),
    "two-players": BELLIGERENTS,
    "bots": (),
}
"""The sides played by people, by the name of the preset."""

PRESETS: Final = tuple(Preset(texts.PRESETS[file], file, people) for file, people in _SEATS.items())
_SCENARIO: Final = 17
"""Columns for the name of a scenario."""


class DistrictForm(FormSpec):
    """Scenarios, seats and options in our words."""

    rule = "10"

    def __init__(self, box: DistrictCommander, words: DistrictWords) -> None:
        super().__init__(box, words)
        self._module = box.module

    def presets(self) -> tuple[Preset, ...]:
        """Return the seats to choose from."""
        return PRESETS

    def scenario(self, scenario: str) -> str:
        """Return a scenario, and how it begins."""
        return texts.scenario(column(called(scenario), _SCENARIO), texts.SCENARIOS[scenario])

    def blurb(self, setup: Setup) -> tuple[str, ...]:
        """Return what wins, when the game ends, and the points at start."""
        length = GameLength(str(setup.options.get("length", GameLength.NORMAL)))
        chosen = self._module.lengths[length]
        return (
            texts.limits(chosen.limit, chosen.last_turn),
            texts.start(*(chosen.start[side] for side in BELLIGERENTS)),
        )

    def option(self, word: str) -> str:
        """Return the name of an option."""
        return texts.OPTIONS[word].name

    def explained(self, word: str, value: bool | str) -> str:
        """Return what an option does in general or with this value."""
        return texts.OPTIONS[word].what or texts.VALUES[word][str(value)]
