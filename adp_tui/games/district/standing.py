"""The state of a game, in a few sentences."""

from __future__ import annotations

from adp_tui.games.district import position_page
from adp_tui.games.district.agreed import unusual_options
from adp_tui.games.district.naming import called
from adp_tui.games.district.texts import facts as fact_texts
from adp_tui.games.district.texts import plain as texts
from adp_tui.games.district.texts import position
from adp_tui.games.district.texts.events import EVENTS
from core.district.model.board import DistrictBoard
from core.district.model.ids import BELLIGERENTS, GOVERNMENT, Belligerent


def standing(board: DistrictBoard) -> tuple[str, ...]:
    """Return the scenario, the event, the options, and what each side has."""
    scenario, length = called(board.scenario), called(board.options.length)
    told = [
        position.head(scenario, length, board.turn, position_page.now(board)),
        texts.options(unusual_options(board.options)),
        texts.goal(board.length.limit, board.length.last_turn),
    ]
    if board.event:
        told.append(texts.sentence(fact_texts.event(board.event, *EVENTS[board.event])))
    return (*told, *(side_told(board, side) for side in BELLIGERENTS))


def side_told(board: DistrictBoard, side: Belligerent) -> str:
    """Return what a side has, as far as the reader may know it."""
    camp, name = board.camps[side], called(side)
    strategy = called(camp.strategy) or position.NONE
    if camp.concealed:
        if position_page.is_counted(board, side):
            return texts.counted_at_last(name, camp.vp, strategy)
        if side is GOVERNMENT:
            return texts.points_alone(name, camp.tp, camp.tp_max)
        return texts.nothing_known(name)
    points = texts.points(name, camp.tp, camp.tp_max, camp.vp, strategy)
    return texts.with_hand(points, position_page.hand_told(camp))
