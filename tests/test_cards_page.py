"""The page of cards, and the command that shows them."""

from __future__ import annotations

from pathlib import Path

import pytest

from adp_tui.cli import main
from core.adp.events.library import CARDS
from tests.cards_page import PAGE, page


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ignore the deck of the person who runs the tests."""
    monkeypatch.setenv("ADP_HOME", str(tmp_path))


def test_the_page_of_cards_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m tests.cards_page --write"


def test_every_card_of_the_deck_has_its_texts() -> None:
    assert list(CARDS) == list(range(1, 73))
    for card in CARDS.values():
        for side in card.sides:
            assert card.wording(side).endswith("."), (card.number, side)


def test_all_cards_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 72
    assert lines[23].split() == ["24", *"TCWG", "US-Taliban", "Talks", "sourced", "sourced"]


def test_one_card_is_shown_with_both_sides_and_where_they_come_from(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["cards", "29"]) == 0

    shown = capsys.readouterr().out
    assert shown.startswith("29 Night Letters   order T G W C\nTaliban Capability\n")
    assert "\nUnshaded, reconstructed\n" in shown
    assert "\nShaded, sourced\n" in shown


def test_a_card_that_does_not_exist_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["cards", "73"]) == 1

    assert capsys.readouterr().err == "adp: there is no card 73: they go from 1 to 72\n"
