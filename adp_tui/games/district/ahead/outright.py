"""RDS-14: What the preview says of answers that need neither chance nor the other side.

Some of them are given in secret, at the same time as those of the other side, so nothing happens
at once; but their player knows what they do.
"""

from __future__ import annotations

from collections.abc import Iterator

from adp_tui.games.district.forces import units_told
from adp_tui.games.district.naming import called, unit_called
from adp_tui.games.district.sheets import paid
from adp_tui.games.district.texts import hints as texts
from adp_tui.games.district.texts import position as position_texts
from adp_tui.games.district.texts.panes import BLANK as BLANK_CHIT
from adp_tui.games.district.wording import label
from adp_tui.look.paint import Role, line
from adp_tui.presenter.ahead import Item
from adp_tui.texts.words import listed
from core.district.model.board import DistrictBoard
from core.district.model.ids import BELLIGERENTS, DONE, Belligerent
from core.district.rules.redeployment import movable
from core.kernel import Decision

_GIST, _MORE = 1, 2
"""How readily each row is left out."""


def outright(decision: Decision, word: str, board: DistrictBoard) -> Iterator[Item]:
    """Yield what an answer does, if it does so by itself."""
    if decision.by not in BELLIGERENTS:
        return
    side = Belligerent(decision.by)
    if word in board.rulebook.strategies:
        yield Item(texts.PAYS, line(listed(paid(board.rulebook.strategies[word]))), _GIST)
    elif decision.ask == "redeploy":
        yield from _redeployment(decision, word, board, side)
    elif decision.ask == "discard" and word in board.camps[side].hand:
        left = [chit for chit in board.camps[side].hand if chit in decision.options]
        kept = [BLANK_CHIT, *(chit for chit in left if chit != word)]
        yield Item(texts.HAND, line(" ".join(kept)), _GIST)
    elif decision.ask == "recruit.stack":
        members = units_told(board, board.members(word)) if word in board.stacks else ""
        told = texts.of_stack(word, members) if members else label(decision, word) or word
        yield Item(texts.JOINS, line(told), _GIST)


def _redeployment(
    decision: Decision, word: str, board: DistrictBoard, side: Belligerent
) -> Iterator[Item]:
    """7.1: Yield where a unit leaves, what it takes along, and who has been chosen before it."""
    chosen = [unit for unit in movable(board, side) if unit not in decision.options]
    if word in board.units:
        unit = board.units[word]
        alike = [name for name in decision.options if board.units.get(name) == unit]
        place = called(unit.at)
        if len(alike) > 1:
            place = listed((place, texts.one_of(len(alike))))
        told = texts.leaves(unit_called(word, unit.kind), place)
        yield Item(texts.LEAVES, line(told), _GIST, texts.SHORT_LEAVES, line(place))
        if unit.hits:
            hits = position_texts.hits(unit.hits)
            kept, in_brief = texts.hits_are_kept(hits), texts.hits_are_kept_in_brief(hits)
            warning = line((kept, Role.TROUBLE))
            yield Item(texts.KEEPS, warning, _GIST, brief=line((in_brief, Role.TROUBLE)))
    if chosen or word == DONE:
        yield Item(texts.CHOSEN, line(_by_area(board, chosen) or texts.NOBODY_ELSE), _MORE)


def _by_area(board: DistrictBoard, units: list[str]) -> str:
    """Return units by where they are."""
    areas = dict.fromkeys(board.units[unit].at for unit in units)
    return listed(
        texts.forces(units_told(board, [u for u in units if board.units[u].at == area]), place)
        for area in areas
        for place in [texts.place(called(area))]
    )
