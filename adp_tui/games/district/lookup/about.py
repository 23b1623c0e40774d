"""The pages about Areas, sides, kinds of units, Strategies and events; others have modules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from adp_tui.games.district import position_page
from adp_tui.games.district.forces import boxed, units_told
from adp_tui.games.district.lookup.chits import chit_page
from adp_tui.games.district.lookup.entries import Entries
from adp_tui.games.district.lookup.stacks import (
    placed,
    stack_page,
    sums_in_full,
    unit_page,
    unit_told,
)
from adp_tui.games.district.naming import called, unit_called
from adp_tui.games.district.sheets import card_rows
from adp_tui.games.district.texts import lookup as texts
from adp_tui.games.district.texts import names
from adp_tui.games.district.texts import position as position_texts
from adp_tui.games.district.texts.events import EVENTS
from adp_tui.games.district.texts.legend import LEGEND
from adp_tui.games.district.texts.position import has_acted
from adp_tui.games.district.things import DistrictThing, name_of_thing
from adp_tui.look.paint import Line
from adp_tui.presenter.panes import Thing
from adp_tui.presenter.sheet import Sheet, entry
from adp_tui.texts.words import capitalized, listed
from core.district.model.board import DistrictBoard, in_unit_order
from core.district.model.ids import (
    AVAILABLE,
    BELLIGERENTS,
    DISRUPTED,
    GOVERNMENT,
    INSURGENT,
    RECRUITING,
    RESERVE,
    Belligerent,
)
from core.district.rules.victory_points import controller_of, population_worth


def sheet_about(board: DistrictBoard, thing: Thing, cells: int) -> Sheet:
    """Return the page about a thing, as far as the reader knows it."""
    said, rule = _ABOUT[thing.kind](board, thing.id)
    rows: list[Line] = [row for label, text in said for row in entry(label, text, cells)]
    return Sheet(_title(board, thing), texts.KINDS[thing.kind], rows, rule)


def _title(board: DistrictBoard, thing: Thing) -> str:
    """Return the name of a thing; of a unit as far as the viewer knows what it is."""
    if thing.kind == DistrictThing.UNIT and thing.id in board.units:
        return unit_called(thing.id, board.units[thing.id].kind)
    return name_of_thing(thing)


def _area(board: DistrictBoard, area: str) -> tuple[Entries, str]:
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
    for letter in board.stacks_in(area):
        rows += _stack(board, letter)
    for side in BELLIGERENTS:
        if alone := [unit for unit in board.units_in(area, side) if not board.units[unit].stack]:
            rows.append((called(side), units_told(board, alone)))
    return rows, "2.21"


def _stack(board: DistrictBoard, letter: str) -> Entries:
    """RDS-22: Return a stack with the ratings of each unit, and its sums."""
    stack, members = board.stacks[letter], in_unit_order(board.members(letter))
    place = placed(stack) if stack.side is INSURGENT else called(stack.side)
    head = has_acted(place) if stack.done else place
    return [
        (capitalized(names.stack(letter)), head),
        *(("", unit_told(board, unit)) for unit in members),
        ("", texts.sum_of(sums_in_full(board, members))),
    ]


def _side(board: DistrictBoard, word: str) -> tuple[Entries, str]:
    side = Belligerent(word)
    camp = board.camps[side]
    open_points = not camp.concealed or side is GOVERNMENT
    points = texts.points(camp.tp, camp.tp_max) if open_points else texts.SECRET
    score, strategy = texts.SECRET, texts.SECRET
    if position_page.is_counted(board, side):
        score = position_texts.of(camp.vp, board.length.limit)
        strategy = called(camp.strategy) or texts.NOTHING
    rows = [
        (texts.POINTS, points),
        (texts.VICTORY, score),
        (texts.STRATEGY, strategy),
        (texts.ON_THE_MAP, units_told(board, board.on_map(side)) or texts.NOTHING),
        (texts.INFRASTRUCTURE, str(sum(ground.of(side) for ground in board.grounds.values()))),
    ]
    if board.options.intelligence:
        rows.append((texts.ADVANTAGES, str(camp.advantages)))
    if camp.concealed:
        return [*rows, (texts.HAND, texts.SECRET)], "2.1"
    rows += [
        (texts.HAND, position_page.hand_told(camp)),
        (texts.APPEAL, position_texts.from_turn(camp.appeal_from)),
    ]
    for box in (AVAILABLE, DISRUPTED, RECRUITING, RESERVE):
        rows.append((called(box), boxed(board, board.units_in(box, side))))
    return rows, "2.1"


def _kind(board: DistrictBoard, word: str) -> tuple[Entries, str]:
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
    places = Counter(called(unit.at) for unit in board.units.values() if unit.kind == word)
    if places:
        told = listed(names.several(place, number) for place, number in places.items())
        rows.append((texts.PLACES, told))
    return rows, "9.1" if kind.is_asset else "2.221"


def _strategy(board: DistrictBoard, word: str) -> tuple[Entries, str]:
    """RDM.4: Return what a Strategy pays for, and what the Areas would pay by it now."""
    card = board.rulebook.strategies[word]
    areas = [area for area in board.grounds if controller_of(board, area) is card.side]
    worth = sum(population_worth(board, card, card.side, area) for area in areas)
    whose = [called(side) for side, camp in board.camps.items() if camp.strategy == word]
    held = [(texts.HELD, listed(whose))] if whose else []
    return [*card_rows(board, word), (texts.NOW_WORTH, texts.worth(worth)), *held], "7.2"


def _event(board: DistrictBoard, word: str) -> tuple[Entries, str]:
    numbers = [str(n) for n, event in EVENTS.items() if event == EVENTS[int(word)]]
    now = [(texts.STATE, texts.THIS_TURN)] if board.event == int(word) else []
    return [(texts.NUMBER, listed(numbers)), (texts.DOES, EVENTS[int(word)].does), *now], "5.1"


def _legend(_board: DistrictBoard, _word: str) -> tuple[Entries, str]:
    """RDS-21: Return what the signs on the map and in the panes mean."""
    return list(LEGEND), "2.21"


_ABOUT: Final[dict[str, Callable[[DistrictBoard, str], tuple[Entries, str]]]] = {
    DistrictThing.AREA: _area,
    DistrictThing.SIDE: _side,
    DistrictThing.KIND: _kind,
    DistrictThing.STRATEGY: _strategy,
    DistrictThing.EVENT: _event,
    DistrictThing.STACK: stack_page,
    DistrictThing.UNIT: unit_page,
    DistrictThing.CHIT: chit_page,
    DistrictThing.LEGEND: _legend,
}
"""What is said about each kind of thing, and the rule that matters most for it."""
