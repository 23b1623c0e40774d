"""The marks in the field: the signs of the list, before the names of the places."""

from __future__ import annotations

from typing import Any, Final

from adp_tui.look.paint import CAN
from adp_tui.play.choices import Choices
from adp_tui.presenter.presenter import AnyPresenter
from core.kernel import Kind

CHOSEN: Final = "✓"
CHANGED: Final = "~"


def marks(
    presenter: AnyPresenter, choices: Choices | None, board: Any, before: Any
) -> dict[str, str]:
    """Return the mark of each place: its number, or a sign for open, chosen or changed."""
    decision = None if choices is None else choices.decision
    found = dict.fromkeys(presenter.ahead.changed(before, board), CHANGED)
    found |= dict.fromkeys(presenter.ahead.chosen(decision, board), CHOSEN)
    if choices is None or choices.decision.kind is not Kind.PLACE:
        return found
    places = presenter.box.places
    found |= {word: CHOSEN for word in choices.decision.about if word in places}
    rows = [row for row in choices.rows if row.word in places and row.reason is None]
    found |= {row.word: CAN for row in rows}
    numbers = {row.word: choices.number_of(row) for row in rows}
    return found | {place: number for place, number in numbers.items() if len(number) == 1}
