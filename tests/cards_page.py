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
playable, but not the printed cards. Owners of the game can correct them.

## Your own deck

For one card in passing: choose *By hand* when the Event is played, and carry out what the printed
card says in steps. For good:

```
adp cards --write deck.toml      all cards and spaces as we have them, and how sure we are of each
adp locate                       names the folder of settings: put deck.toml there
adp cards --compare              what your deck changes
```

Change what is otherwise on your cards and your map, and leave out whatever is not. A whole deck
may be this short:

```toml
[card.24]
order = ["taliban", "coalition", "government", "warlords"]
by-hand = ["shaded"]
shaded = "What your card says, to be read at the table."

[space.ghazni]
terrain = "mountain"
population = 1
```

| key | meaning |
|---|---|
| `order` | the Factions on the card from left to right, each once |
| `by-hand` | the sides that you carry out yourself: `[]`, `["unshaded"]`, `["shaded"]` or both |
| `unshaded`, `shaded` | the texts; `shaded = ""` says that the card has one text only |
| `title` | there to find your way, and cannot be changed |
| `terrain` | `mountain` or `plains`; Kabul, Pakistan and LoCs are what they are |
| `population` | 0 to 5 |

**What it does.** The program shows your texts wherever it shows texts (marked *yours*) and plays
by your orders and your map. A side that is not by hand does what *our* text says, whatever yours
is: leave it so if yours is only worded differently. A side that is by hand leads to a menu with
your text beside it: place, remove, replace, move, turn over; Support and Opposition; Terror,
Sabotage and Returnees; tracks up, down and from one to another; Islamabad; a free Operation or
Special Activity of any Faction, anywhere or in spaces that you name; a die; Casualties, out of
play and Available in any direction; Eligibility; what stays in force; and another Faction to
choose. After a change the same can be made elsewhere at once, and `U` takes any step back. A text
that stays in force by hand is shown and changes no rule: apply it yourself, with the option
Arbiter where it asks for more than answers. Bots pass over an Event whose text for them is by
hand, and say so. If one of our cards has one text and yours two, mark the shaded side by hand.
Statements RP-1 to RP-14 of `docs/rules.md` say all this exactly.

**What goes where.** `adp`, `adp new`, `open`, `play`, `replay`, `show` and `cards` read
`deck.toml` in the folder of settings, or the file that `--deck FILE` names; `--our-deck` leaves
it out. A new game keeps the orders, the marks by hand and the spaces in the first line of its
save (`docs/save-format.md`), so a friend without your deck plays and replays it to the same
positions, and reads that the printed card counts. Your texts stay in your file: no save, report,
log or JSON has a word of them. A game that was begun with another deck, or none, goes on as it
began, and shows your text only where that is the one it carries out.

**A mistake** in the file is told with its line, and nothing begins: the command line ends, the
title asks whether to play with our deck this time. A file of more than half a million letters is
refused.

## The cards in our words
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
