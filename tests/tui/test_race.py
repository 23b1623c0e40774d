"""The race: the four margins on one scale."""

from __future__ import annotations

import itertools

import pytest

from adp_tui.games.adp.panes.factions import LEAST, MOST, race
from adp_tui.look.paint import plain
from core.adp.model.ids import FACTIONS


@pytest.mark.parametrize("margin", [LEAST - 9, LEAST, LEAST + 1, LEAST + 5, 0, MOST, MOST + 9])
def test_no_letter_hides_another(margin: int) -> None:
    shown = plain(race(dict.fromkeys(FACTIONS, margin), MOST - LEAST + 1))

    assert sorted(letter for letter in shown if letter.isalpha()) == ["C", "G", "T", "W"]


def test_letters_stay_on_the_scale_wherever_two_meet_at_an_end() -> None:
    for margins in itertools.product((LEAST, LEAST + 3, LEAST + 4), repeat=4):
        shown = plain(race(dict(zip(FACTIONS, margins, strict=True)), MOST - LEAST + 1))
        assert len([letter for letter in shown if letter.isalpha()]) == 4
