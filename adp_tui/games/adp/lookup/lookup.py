"""The things that can be looked up in A Distant Plain."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from adp_tui.games.adp.lookup.about import sheet_about
from adp_tui.games.adp.secrets import own_markers
from adp_tui.games.adp.texts import lookup as texts
from adp_tui.games.adp.texts.markers import marker
from adp_tui.games.adp.things import ALL, LookupKind, beside, cards_on_table, name_of
from adp_tui.games.adp.victory import ending_rule
from adp_tui.look.paint import Line
from adp_tui.presenter.lookup import Lookup
from adp_tui.presenter.panes import Direction, Thing
from adp_tui.presenter.rulebook import Rulebook
from adp_tui.presenter.sheet import Sheet, entry
from adp_tui.presenter.sight import Sight
from adp_tui.terminal.numbers import number_in
from core.adp.events.deck import DECK
from core.adp.model.board import Board
from core.adp.model.facts import Fact
from core.adp.model.ids import FACTIONS, Faction, ThingKind
from core.adp.rules.interruptions import GIFT_FROM
from core.adp.rules.victory import SHOW

RULES: Final = {
    "train": "3.2.1",
    "patrol": "3.2.2",
    "sweep": "3.2.3",
    "assault": "3.2.4",
    "rally": "3.3.1",
    "march": "3.3.2",
    "attack": "3.3.3",
    "terror": "3.3.4",
    "surge": "4.2.1",
    "air-lift": "4.2.2",
    "air-strike": "4.2.3",
    "govern": "4.3.1",
    "transport": "4.3.2",
    "eradicate": "4.3.3",
    "extort": "4.4.1",
    "infiltrate": "4.4.2",
    "ambush": "4.4.3",
    "cultivate": "4.5.1",
    "traffic": "4.5.2",
    "suborn": "4.5.3",
    "event": "5.1",
    "pass": "2.3.3",
    "give": "1.5.1",
    "request": "1.5.1",
    "remove-own": "1.4.1",
    **dict.fromkeys(GIFT_FROM.values(), "1.5.1"),
    **dict.fromkeys(SHOW.values(), "7.3"),
}
"""The rules of answers that start an action."""


@cache
def rulebook() -> Rulebook:
    """Return the rules reference; the file links to `docs/rules.md` and is included in wheels."""
    text = files("adp_tui.games.adp").joinpath("data", texts.RULES).read_text(encoding="utf-8")
    return Rulebook(text)


class AdpLookup(Lookup[Board, Fact]):
    """Spaces, Factions, cards and boxes."""

    usual_rule = "2.3"

    @property
    def rulebook(self) -> Rulebook:
        """The rules in our words, read on demand."""
        return rulebook()

    def things(self) -> Sequence[Thing]:
        """Return everything that can be found by name."""
        return ALL

    def name(self, thing: Thing) -> str:
        """Return its name."""
        return name_of(thing)

    def kind(self, thing: Thing) -> str:
        """Return what kind of thing it is."""
        return texts.KINDS[thing.kind]

    def is_place(self, thing: Thing) -> bool:
        """Whether it is a space."""
        return thing.kind == LookupKind.SPACE

    def place(self, place: str) -> Thing:
        """Return a space as a thing."""
        return Thing(LookupKind.SPACE, place)

    def highlighted(self, sight: Sight, word: str, place: str | None) -> Thing | None:
        """Return a space, a Faction or a card."""
        decision, board = sight.decision, sight.board
        if place is not None:
            return Thing(LookupKind.SPACE, place)
        if word in FACTIONS:
            return Thing(LookupKind.FACTION, word)
        if decision is not None and decision.kind is ThingKind.CARD and word.isdigit():
            return Thing(LookupKind.CARD, word)
        of_card = decision is not None and decision.kind is ThingKind.CARD_SIDE
        if (word == "event" or of_card) and board.card is not None:
            return Thing(LookupKind.CARD, str(board.card))
        return Thing(LookupKind.FACTION, sight.asked) if sight.asked in FACTIONS else None

    def shortcut(self, action: str, sight: Sight) -> Thing | None:
        """Return the current card, or before the first one the next."""
        if action != "cards":
            return None
        on_table, card = cards_on_table(sight.board), sight.board.card
        if card is None:
            card = on_table[-1] if on_table else 1
        return Thing(LookupKind.CARD, str(card))

    def by_other_name(self, name: str) -> Thing | None:
        """Return a card by its number."""
        number = number_in(name)
        return Thing(LookupKind.CARD, str(number)) if number in DECK else None

    def beside(self, thing: Thing, direction: Direction, board: Board) -> Thing:
        """Return the next space on the map, or otherwise the next thing of its kind."""
        return beside(thing, direction, board)

    def sheet(self, thing: Thing, sight: Sight, cells: int) -> Sheet:
        """Return the page about a thing, with what only its owner may see."""
        sheet = sheet_about(sight.board, thing, cells)
        if thing.kind != LookupKind.FACTION:
            return sheet
        return sheet._replace(rows=[*sheet.rows, *_markers(sight, Faction(thing.id), cells)])

    def rule(self, sight: Sight, word: str) -> str | None:
        """Return the rule of an answer that starts an action, or by which the game ended."""
        if sight.board.result is not None:
            return ending_rule(sight.board, sight.board.result)
        return RULES.get(word)


def _markers(sight: Sight, faction: Faction, cells: int) -> list[Line]:
    """Return the Deception markers that only their holder may see."""
    held = own_markers(sight).get(faction, ())
    rows = [entry("" if n else texts.YOU_HIDE, marker(one), cells) for n, one in enumerate(held)]
    return [row for each in rows for row in each]
