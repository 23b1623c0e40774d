"""Every game under the blindfold, and a way to try more than the tests do.

This plays 500 games of each kind, beginning with seed 1000:

    python -m tests.blindfolds 500 1000
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from random import Random
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from adp_tui.games.adp.presenter import PRESENTER as ADP_PRESENTER
from core.adp.box import BOX
from core.district.box import DISTRICT
from core.kernel import Setup
from tests.adp.secrets import other_markers
from tests.blindfold import Blindfold
from tests.district.blindfold import BLINDFOLD as DISTRICT_COMMANDER
from tests.orchard import Orchard, purses
from tests.orchard_fair import PENNIES, FairBox
from tests.orchard_table import presenter
from tests.previewed import previews


class Trial(NamedTuple):
    """How a game is put under the blindfold."""

    blindfold: Blindfold[Any, Any]
    setups: tuple[Setup, ...]
    """Set-ups with secrets."""

    every: int
    """The blindfold is put on at one checkpoint in so many."""

    farthest: int
    """How many answers two games are played side by side at most."""

    def play(self, seed: int) -> int:
        """Play a game at random; return how many questions were compared."""
        setup = self.setups[seed % len(self.setups)]
        return self.blindfold.check_game(setup, seed, every=self.every, farthest=self.farthest)


def other_purses(board: Orchard, side: str | None, random: Random) -> Orchard:
    """Return a position in which the others have other pennies to bid."""
    most = len(PENNIES)
    held = {by: n if by == side else random.randint(0, most) for by, n in purses(board).items()}
    return replace(board, purses=held)


def sought_at_fair(_board: Orchard) -> tuple[str, ...]:
    """Return words that somebody may try although they are not offered."""
    return (*PENNIES, "bid", "done")


FAIR: Final = Blindfold(
    FairBox(), other_purses, sought=sought_at_fair, foresee=previews(presenter(FairBox()))
)
DISTANT_PLAIN: Final = Blindfold(BOX, other_markers, foresee=previews(ADP_PRESENTER))

TRIALS: Final[Mapping[str, Trial]] = {
    "orchard": Trial(FAIR, (Setup("fair"),), every=3, farthest=200),
    "adp": Trial(
        DISTANT_PLAIN,
        tuple(setup for setup in BOX.samples if "victory-deception" in setup.options),
        every=20,
        farthest=20,
    ),
    "district": Trial(DISTRICT_COMMANDER, DISTRICT.samples, every=40, farthest=200),
}


def main(games: int, first: int) -> None:
    """Play so many games of each kind; print each failure, and at the end how many."""
    for name, trial in TRIALS.items():
        failures = compared = 0
        for seed in range(first, first + games):
            try:
                compared += trial.play(seed)
            except Exception as error:  # any error is what we are looking for
                failures += 1
                print(f"{name} {seed}: {type(error).__name__} {error}", flush=True)
        print(f"{name}: {games} games, {compared} questions compared, {failures} failures")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
