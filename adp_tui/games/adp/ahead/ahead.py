"""What A Distant Plain says about answers before they are given."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from adp_tui.games.adp.ahead import brings as prospects
from adp_tui.games.adp.ahead import costs as prices
from adp_tui.games.adp.ahead import eligibility, hints, most
from adp_tui.games.adp.ahead.changes import changed_spaces, difference
from adp_tui.games.adp.ahead.chosen import chosen_spaces
from adp_tui.games.adp.ahead.event import event_sides, event_text
from adp_tui.games.adp.ahead.followed import followed
from adp_tui.games.adp.ahead.space_boxes import LEAST_CELLS, box_rows
from adp_tui.games.adp.map.layouts import ROAD_IDS
from adp_tui.games.adp.map.pieces import group, joined
from adp_tui.games.adp.texts import prospects as texts
from adp_tui.look.paint import Line
from adp_tui.presenter.ahead import (
    Ahead,
    Change,
    Difference,
    End,
    Following,
    Look,
    Outlook,
    PreviewText,
)
from adp_tui.presenter.sight import Sight
from core.adp.model.board import Board
from core.adp.model.facts import Fact
from core.adp.model.ids import FACTIONS, Faction, SpaceId
from core.adp.rules.sweep import WAYS
from core.kernel import Decision


class AdpAhead(Ahead[Board, Fact]):
    """Looking ahead in A Distant Plain; each topic has a module beside this one."""

    # What changes

    def difference(self, before: Board, after: Board, facts: Sequence[Fact] = ()) -> Difference:
        """Return the differences between two positions."""
        return difference(before, after, facts)

    def changed(self, before: Board, after: Board) -> Collection[str]:
        """Return the spaces that differ."""
        return changed_spaces(before, after)

    def chosen(self, decision: Decision | None, board: Board) -> Collection[str]:
        """Return the spaces that have been selected."""
        return chosen_spaces(decision, board)

    def afterwards(self, decision: Decision, board: Board, word: str) -> Following | None:
        """Return who acts after a turn used like this."""
        return eligibility.following(decision, board, word)

    # How far it could lead

    def followed(
        self, decision: Decision, asked: Decision, board: Board, *, concerns: bool
    ) -> list[str] | None:
        """Return the answers to follow, if they are not the usual ones."""
        return followed(decision, asked, board, concerns=concerns)

    def at_most(self, decision: Decision, word: str, outlook: Outlook) -> Change | None:
        """Return the most that could be gained with an answer in its space."""
        return most.at_most(decision, word, outlook)

    def comes_to(self, by: str, outlook: Outlook, ends: Sequence[End]) -> str | None:
        """Return in a few words the most that these ways lead to."""
        return most.comes_to(by, outlook, ends)

    # What is shown after an answer

    def contents(self, board: Board, place: str) -> Line:
        """Return the pieces in a space."""
        return joined([group(board.spaces[SpaceId(place)], faction) for faction in FACTIONS], " ")

    def brings(self, decision: Decision, word: str, outlook: Outlook, *, short: bool) -> str:
        """Return what could be gained in a space, and along which LoC Troops would come."""
        if decision.by not in FACTIONS:
            return ""
        told = prospects.prospect(Faction(str(decision.by)), outlook)
        if short or decision.ask != "sweep.origin":
            return told
        road = WAYS[SpaceId(decision.about[0])].get(SpaceId(word))
        return told if road is None else f"{told} {texts.by(ROAD_IDS[road])}"

    def brings_heading(self, decision: Decision) -> str:
        """Return the heading of these gains."""
        return texts.BRINGS.get(decision.ask, texts.OTHERWISE_BRINGS)

    def hint(self, decision: Decision, word: str, board: Board, look: Look) -> str:
        """Return a hint about an answer that is not a space."""
        return hints.hint(decision, word, board, look)

    # What it costs

    def paid(self, facts: Sequence[Fact]) -> int:
        """Return the Resources paid."""
        return prospects.paid(facts)

    def has_prices(self, decision: Decision) -> bool:
        """Whether answers may cost Resources."""
        return prices.has_terms(decision)

    def price(self, decision: Decision, outlook: Outlook) -> str:
        """Return what an answer costs."""
        return prices.price(decision, outlook) if decision.by in FACTIONS else ""

    def terms(self, decision: Decision, board: Board, look: Look, room: int) -> str:
        """Return what the answers cost and what is available."""
        return prices.terms(decision, board, look, room)

    def standing(self, decision: Decision, board: Board) -> str:
        """Return whether the Faction that is asked is 1st or 2nd Eligible."""
        return eligibility.standing(decision, board)

    # Instead of a preview, and below it

    def instead(self, sight: Sight, word: str, cells: int) -> PreviewText | None:
        """Return the text of the card that an answer is about."""
        sides = event_sides(sight, word)
        board = sight.board
        return event_text(board, board.card, sides, cells) if sides else None

    def picture(self, decision: Decision, word: str, outlook: Outlook, cells: int) -> list[Line]:
        """Return the space that an answer changes, before and after."""
        if cells < LEAST_CELLS or decision.by is None:
            return []
        return box_rows(outlook, decision.by, (word, *decision.about))
