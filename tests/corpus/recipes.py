"""How each game of the corpus is played: one function for each save.

They use the doors of the program: games are begun and answered as the screen, the agent and the
line mode do it. So the program that runs them decides which format they are written in.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.corpus.at_the_table import (
    bots_extended,
    bots_short,
    changing_seats,
    four_people,
    one_person,
    three_people,
    two_people,
    what_ifs,
)
from tests.corpus.by_agent import bots_main, from_position, just_begun
from tests.corpus.in_the_orchard import forks, orchard

Recipe = Callable[[Path], None]
"""Plays a game, and keeps it in a new file at a path."""

RECIPES: Final[dict[str, Recipe]] = {
    recipe.__name__.replace("_", "-"): recipe
    for recipe in (
        just_begun,
        bots_short,
        bots_main,
        bots_extended,
        one_person,
        two_people,
        three_people,
        four_people,
        changing_seats,
        what_ifs,
        from_position,
        orchard,
        forks,
    )
}
"""Every game of the corpus, by the name of its save."""
