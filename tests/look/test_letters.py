"""Searches find words with and without accents."""

from __future__ import annotations

import pytest

from adp_tui.look.letters import folded


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("policia", "Policía"),
        ("policía", "Policía"),
        ("senores", "Señores"),
        ("KABUL", "Kabul"),
        ("\uff4b\uff41", "ka"),
        ("ガ", "ガ"),
    ],
)
def test_letters_are_the_same_with_and_without_accents(typed: str, meant: str) -> None:
    assert folded(typed) == folded(meant)


def test_a_kana_with_another_sound_is_another_letter() -> None:
    assert folded("が") != folded("か")
