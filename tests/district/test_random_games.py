"""Random games of all samples: at every step everything holds that always must.

`python -m tests.district.random_games 2000` plays as many as you like.
"""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from core.district.box import DISTRICT
from core.kernel import Setup
from core.kernel.options import OptionValue
from tests.district.random_games import check_game

PLAYED: Final = (4, 22, 24)
"""Some samples that together have most of the variations; the last one has all of them."""

MIXTURES: Final = 2
MANY: Final = 800
"""Every game has more answers than this."""


@pytest.mark.rule(
    "RDS-6", "RD11-0", "RD2.21-1", "RD2.223-1", "RD8.1-1", "RD8.2-1", "RDD-41", "RDS-1"
)
@pytest.mark.parametrize("sample", PLAYED)
def test_a_game_holds_together_from_start_to_end(sample: int) -> None:
    setup = DISTRICT.samples[sample]
    short = Setup(setup.scenario, options={**setup.options, "length": "short"})
    assert check_game(short, seed=100 + sample, every=60) > MANY


@pytest.mark.rule("RD11-0")
@pytest.mark.parametrize("seed", range(MIXTURES))
def test_variations_go_together_in_any_mixture(seed: int) -> None:
    assert check_game(mixture(seed), seed, every=60) > MANY


@pytest.mark.rule("RD11-0")
def test_the_samples_have_every_scenario_and_every_value_of_every_option() -> None:
    played = {(option, value) for setup in DISTRICT.samples for option, value in all_of(setup)}
    offered = {(option.word, value) for option in DISTRICT.options for value in option.values}
    assert played == offered
    assert {setup.scenario for setup in DISTRICT.samples} == set(DISTRICT.scenarios)


def all_of(setup: Setup) -> list[tuple[str, OptionValue]]:
    """Return all options of a set-up with their values, the usual ones too."""
    usual = {option.word: option.usual for option in DISTRICT.options}
    return list((usual | setup.options).items())


def mixture(seed: int) -> Setup:
    """Return a set-up with options at random, in a short game."""
    random = Random(f"mixture {seed}")
    options = {option.word: random.choice(option.values) for option in DISTRICT.options}
    return Setup(random.choice(DISTRICT.scenarios), options=options | {"length": "short"})
