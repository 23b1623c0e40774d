"""The pages about Areas, sides, kinds of units, Strategies and events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from adp_tui.games.district import position_page
from adp_tui.games.district.forces import boxed, stack_told, units_told
from adp_tui.games.district.naming import called
from adp_tui.games.district.texts import lookup as texts
from adp_tui.games.district.texts import position as position_texts
from adp_tui.games.district.texts.events import EVENTS
from adp_tui.games.district.things import DistrictThing, name_of_thing
from adp_tui.look.paint import Line
from adp_tui.presenter.panes import Thing
from adp_tui.presenter.sheet import Sheet, entry
from adp_tui.texts.words import listed
from core.district.model.board import DistrictBoard
from core.district.model.ids import (
    AVAILABLE,
    BELLIGERENTS,
    DISRUPTED,
    GOVERNMENT,
    OFF_MAP,
    RECRUITING,
    RESERVE,
    Belligerent,
)

_Rows = list[tuple[str, str]]
"""Labels and what they say."""


def sheet_about(board: DistrictBoard, thing: Thing, cells: int) -> Sheet:
    """Return the page about a thing, as far as the reader knows it."""
    said, rule = _ABOUT[thing.kind](board, thing.id)
    rows: list[Line] = [row for label, text in said for row in entry(label, text, cells)]
    return Sheet(name_of_thing(thing), texts.KINDS[thing.kind], rows, rule)


def _area(board: DistrictBoard, area: str) -> tuple[_Rows, str]:
    printed, ground = board.area(area), board.grounds[area]
    counts = (ground.government, ground.insurgent, printed.population)
    state = position_texts.CONTROL[position_page.control(board, area)]
    if ground.terror:
        state = listed((state, position_texts.TERROR))
    rows = [
        (texts.POP, str(printed.population)),
        (texts.TERRAIN, str(printed.terrain)),
        (texts.INFRASTRUCTURE, texts.infrastructure(*counts)),
        (texts.STATE, state),
        (texts.BESIDE, listed(map(called, printed.adjacent))),
    ]
    told = [stack_told(board, letter) for letter in board.stacks_in(area)]
    rows += [(texts.STACKS if not n else "", stack) for n, stack in enumerate(told)]
    for side in BELLIGERENTS:
        if alone := [unit for unit in board.units_in(area, side) if not board.units[unit].stack]:
            rows.append((called(side), units_told(board, alone)))
    return rows, "2.21"


def _side(board: DistrictBoard, word: str) -> tuple[_Rows, str]:
    side = Belligerent(word)
    camp = board.camps[side]
    open_points = not camp.concealed or side is GOVERNMENT
    points = texts.points(camp.tp, camp.tp_max) if open_points else texts.SECRET
    score, strategy = texts.SECRET, texts.SECRET
    if position_page.is_counted(board, side):
        score = position_texts.of(camp.vp, board.length.limit)
        strategy = called(camp.strategy) or texts.NOTHING
    rows = [(texts.POINTS, points), (texts.VICTORY, score), (texts.STRATEGY, strategy)]
    if camp.concealed:
        return [*rows, (texts.HAND, texts.SECRET)], "2.1"
    rows += [
        (texts.HAND, position_page.hand_told(camp)),
        (texts.APPEAL, position_texts.from_turn(camp.appeal_from)),
    ]
    for box in (AVAILABLE, DISRUPTED, RECRUITING, RESERVE):
        rows.append((called(box), boxed(board, board.units_in(box, side))))
    return rows, "2.1"


def _kind(board: DistrictBoard, word: str) -> tuple[_Rows, str]:
    kind = board.rulebook.kinds[word]
    rows = [
        (texts.SIDE, called(kind.side)),
        (texts.TYPE, texts.TYPES[kind.type]),
        (texts.NUMBER, str(kind.count)),
    ]
    if kind.is_asset:
        rows.append((texts.EFFECT, texts.ASSETS[word]))
    else:
        rows.append((texts.RATINGS, texts.ratings(*kind.ratings)))
    if kind.dispersed is not None:
        rows.append((texts.DISPERSED, texts.ratings(*kind.dispersed)))
    places = [
        called(unit.at)
        for unit in board.units.values()
        if unit.kind == word and unit.at not in OFF_MAP
    ]
    if places:
        rows.append((texts.ON_THE_MAP, listed(places)))
    return rows, "9.1" if kind.is_asset else "2.221"


def _strategy(board: DistrictBoard, word: str) -> tuple[_Rows, str]:
    return card_rows(board, word), "7.2"


def card_rows(board: DistrictBoard, word: str) -> _Rows:
    """RDM.4: Return what a Strategy pays for."""
    card = board.rulebook.strategies[word]
    disrupted = listed(texts.each(called(kind), n) for kind, n in card.disrupted.items())
    paid = (
        (texts.SIDE, called(card.side)),
        (texts.POPULATION, texts.PAYS[card.population]),
        (texts.LOC, texts.per_area(card.loc) if card.loc else ""),
        (texts.REDUCED, texts.victory_points(card.reduced) if card.reduced else ""),
        (texts.DISRUPTED, disrupted),
        (texts.AMBUSH, texts.victory_points(card.ambush) if card.ambush else ""),
        (texts.INTIMIDATE, texts.victory_points(card.intimidated) if card.intimidated else ""),
        (texts.TERROR, texts.victory_points(card.terror) if card.terror else ""),
    )
    return [(label, text) for label, text in paid if text]


def _event(board: DistrictBoard, word: str) -> tuple[_Rows, str]:
    numbers = [str(n) for n, event in EVENTS.items() if event == EVENTS[int(word)]]
    return [(texts.NUMBER, listed(numbers)), (texts.DOES, EVENTS[int(word)].does)], "5.1"


_ABOUT: Final[dict[str, Callable[[DistrictBoard, str], tuple[_Rows, str]]]] = {
    DistrictThing.AREA: _area,
    DistrictThing.SIDE: _side,
    DistrictThing.KIND: _kind,
    DistrictThing.STRATEGY: _strategy,
    DistrictThing.EVENT: _event,
}
"""What is said about each kind of thing, and the rule that matters most for it."""
