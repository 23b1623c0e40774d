"""How each game of the corpus is played: one function for each save.

They use the program's own interfaces: games are begun and answered through the screen's driver, the
agent and the line mode. So the program that runs them decides in which format they are written.
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
    own_deck,
    played_on,
    three_people,
    two_people,
    what_ifs,
)
from tests.corpus.by_agent import bots_main, from_position, just_begun
from tests.corpus.in_orrin_valley import district_planned, district_solo, district_two
from tests.corpus.in_the_orchard import forks, orchard

Recipe = Callable[[Path], None]
"""Plays a game, and saves it to a new file at a path."""

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
        own_deck,
        played_on,
        from_position,
        orchard,
        forks,
        district_solo,
        district_two,
        district_planned,
    )
}
"""Every game of the corpus, by the name of its save."""
