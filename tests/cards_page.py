"""`docs/cards.md`, made from the cards themselves: `python -m tests.cards_page --write`."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import fill
from typing import Final

from core.adp.events.card import EventCard
from core.adp.events.library import CARDS

PAGE: Final = Path(__file__).parents[1] / "docs" / "cards.md"

_PREFACE: Final = """\
# The Event cards

Made by `python -m tests.cards_page --write` from `core/adp/events/cards/`; edit that instead.

What each card does in this program, in our own words. *Sourced* sides are stated by a public
source; *reconstructed* ones are our own designs after title, theme and the habits of the series:
playable, but not the printed cards. Whoever has the printed card can resolve it by hand instead.
"""


def page() -> str:
    """Return the page."""
    return "\n".join([_PREFACE, *_counts(), *(row for c in CARDS.values() for row in _card(c))])


def _counts() -> Iterator[str]:
    """Yield how many sides there are, and how many are known."""
    sides = [(card, side) for card in CARDS.values() for side in card.sides]
    sourced = sum(card.is_sourced(side) for card, side in sides)
    yield "| Cards | Sides | Sourced | Reconstructed |"
    yield "|---|---|---|---|"
    yield f"| {len(CARDS)} | {len(sides)} | {sourced} | {len(sides) - sourced} |"
    yield ""


def _card(card: EventCard) -> Iterator[str]:
    """Yield a card: title, order, sides."""
    order = ", ".join(faction.title() for faction in card.card.order)
    owner = card.card.capability_of
    yield f"## {card.number} {card.card.title}"
    yield ""
    yield f"{order}." + (f" A {owner.title()} Capability." if owner else "")
    yield ""
    for side in card.sides:
        mark = "sourced" if card.is_sourced(side) else "reconstructed"
        name = f"*{side.title()}, {mark}:* " if len(card.sides) > 1 else f"*{mark.title()}:* "
        yield fill(name + card.wording(side), 118)
        yield ""


def main(arguments: Sequence[str]) -> int:
    """Write the page, or say whether it is out of date."""
    if "--write" in arguments:
        PAGE.write_text(page(), encoding="utf-8")
    return 0 if PAGE.read_text(encoding="utf-8") == page() else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
