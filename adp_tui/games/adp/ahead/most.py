"""The most that could be gained with an answer, if more is asked about its space."""

from __future__ import annotations

from collections.abc import Sequence

from adp_tui.games.adp.ahead.brings import Tally, best, tally
from adp_tui.games.adp.ahead.changes import space_change
from adp_tui.games.adp.signs import group
from adp_tui.games.adp.texts import preview as texts
from adp_tui.presenter.ahead import Change, End, Outlook
from adp_tui.texts.words import listed
from core.adp.model.ids import FACTIONS, Faction, SpaceId
from core.kernel import Decision, Kind


def at_most(decision: Decision, word: str, outlook: Outlook) -> Change | None:
    """Return the most that could be gained with an answer, if more is asked about its space."""
    spaces = [SpaceId(w) for w in (*decision.about, word) if w in outlook.before.spaces]
    if not outlook.asked or outlook.faces or not spaces or decision.by not in FACTIONS:
        return None
    by, space = Faction(str(decision.by)), spaces[-1]
    end = best(by, outlook)
    if end is None or end.board.spaces[space] == outlook.before.spaces[space]:
        return None
    change = space_change(outlook.before, end.board, space)
    if decision.kind is Kind.COUNT:
        return change  # the number is fixed
    return change._replace(what=texts.AT_MOST, after=_or_a_base(change, by, space, outlook, end))


def _or_a_base(change: Change, by: Faction, space: SpaceId, outlook: Outlook, end: End) -> str:
    """Return what the most leads to, and the alternative if one leads to a Base."""
    settled = [e for e in outlook.ends if tally(by, outlook.before, e).bases]
    if not settled or end in settled:
        return change.after
    return texts.either(change.after, group(settled[0].board.spaces[space], by))


def comes_to(by: str, outlook: Outlook, ends: Sequence[End]) -> str | None:
    """Return in a few words the most that these ways lead to."""
    if by not in FACTIONS:
        return None
    tallies = [tally(Faction(by), outlook.before, end) for end in ends]
    most = max(tallies, key=lambda one: one.size, default=Tally())
    told = [texts.removes(most.removed)] * bool(most.removed)
    told += [texts.places(most.placed)] * bool(most.placed)
    return listed(told) or texts.NOTHING
