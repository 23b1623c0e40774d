"""RDS-22: The pages about stacks and units, with all ratings, sums, and what they still can do."""

from __future__ import annotations

from adp_tui.games.district.forces import sums_told, units_told
from adp_tui.games.district.lookup.entries import Entries, per_row
from adp_tui.games.district.naming import called, is_counter
from adp_tui.games.district.texts import lookup as texts
from adp_tui.games.district.texts import missions as mission_texts
from adp_tui.games.district.texts import position as position_texts
from adp_tui.games.district.texts.options import LABELS
from adp_tui.games.district.wording import refusal
from adp_tui.texts.words import listed
from core.district.model.board import DistrictBoard, Stack, in_unit_order
from core.district.model.ids import INSURGENT, OFF_MAP, UNKNOWN, Mission, Rating, Segment
from core.district.rules.missions import NOT_FOR_SIDE, mission_cost, why_not_mission
from core.district.rules.strength import rating_of


def stack_page(board: DistrictBoard, letter: str) -> tuple[Entries, str]:
    """Return who is in a stack, its sums, what it has done, and what it still can do."""
    if letter not in board.stacks:
        return [(texts.STATE, texts.NO_SUCH_STACK)], "5.3"
    stack, members = board.stacks[letter], in_unit_order(board.members(letter))
    assets = [unit for unit in members if board.kind(unit).is_asset]
    rows = [
        (texts.SIDE, called(stack.side)),
        (texts.AREA, where_is(stack)),
        *per_row(texts.UNITS, [unit_told(board, unit) for unit in members]),
        (texts.SUMS, sums_in_full(board, members)),
        *per_row(texts.ASSETS_LABEL, [asset_told(board.units[unit].kind) for unit in assets]),
        (texts.DONE_SO_FAR, listed(_so_far(stack)) or texts.NOTHING),
    ]
    return [*rows, *_outlook(board, letter)], "6.1"


def where_is(stack: Stack) -> str:
    """Return the Area of a stack, and whether it is underground."""
    if stack.side is not INSURGENT:
        return called(stack.area)
    return listed((called(stack.area), placed(stack)))


def placed(stack: Stack) -> str:
    """Return whether an Insurgent stack is underground."""
    return LABELS["underground" if stack.underground else "at-large"].lower()


def unit_told(board: DistrictBoard, unit: str) -> str:
    """Return a unit with its type, its ratings as they are now, and its marks."""
    state = board.units[unit]
    if state.kind == UNKNOWN:
        return texts.concealed(unit)
    kind = board.kind(unit)
    name = texts.named_counter(called(state.kind), unit) if is_counter(unit) else called(unit)
    if kind.is_asset:
        return texts.of_type(name, called(kind.type), "")
    ratings = texts.three(*(rating_of(board, unit, rating) for rating in Rating))
    return listed((texts.of_type(name, called(kind.type), ratings), *marks(board, unit)))


def marks(board: DistrictBoard, unit: str) -> list[str]:
    """Return what is marked on a unit."""
    state = board.units[unit]
    return [
        *([LABELS["dispersed"]] if state.dispersed else []),
        *([position_texts.hits(state.hits)] if state.hits else []),
        *([position_texts.REVEALED] if state.revealed else []),
        *([texts.FRESH] if state.fresh else []),
        *([texts.SETTLED] if state.settled else []),
    ]


def sums_in_full(board: DistrictBoard, units: tuple[str, ...]) -> str:
    """Return the sums of some units; of those that are not known, how many there are."""
    known = tuple(unit for unit in units if board.units[unit].kind != UNKNOWN)
    concealed = len(units) - len(known)
    told = sums_told(board, known) if known else ""
    unknown = position_texts.counters(concealed) if concealed else ""
    return texts.and_more(*filter(None, (told, unknown)))


def asset_told(kind: str) -> str:
    """Return an Asset with what it does."""
    return texts.asset(called(kind), texts.ASSETS.get(kind, ""))


def _so_far(stack: Stack) -> list[str]:
    """Return what a stack has done in this Phase."""
    return [
        *([texts.missions(stack.missions)] if stack.missions else []),
        *([texts.ARRIVED] if stack.arrived else []),
        *([texts.AMBUSHED] if stack.ambushed else []),
        *([texts.FINISHED] if stack.done else []),
    ]


def _outlook(board: DistrictBoard, letter: str) -> Entries:
    """RDD-42: Return which missions are open to a stack of the viewer, and why others are not."""
    stack = board.stacks[letter]
    is_shown = board.segment is Segment.OPERATIONS and not board.camps[stack.side].concealed
    if not is_shown or stack.done:
        return []
    can, cannot = [], []
    for mission in Mission:
        reason = why_not_mission(board, letter, mission)
        if reason is None:
            can.append(texts.for_points(called(mission), mission_cost(board, letter, mission)))
        elif reason != NOT_FOR_SIDE:
            name = mission_texts.SHORT[mission]
            cannot.append(texts.why_not(name, refusal(reason), reason.rule))
    return [(texts.CAN, listed(can) or texts.NOTHING), *per_row(texts.CANNOT, cannot)]


def unit_page(board: DistrictBoard, unit: str) -> tuple[Entries, str]:
    """Return what a unit is, where it is, and with whom."""
    if unit not in board.units:
        return [(texts.STATE, texts.NO_SUCH_UNIT)], "2.221"
    state = board.units[unit]
    rows: Entries = [(texts.PLACE, called(state.at))]
    if (post := board.posts.get(unit)) is not None:
        rows.append((texts.PLANNED, called(post.area)))
    if state.stack:
        others = [name for name in board.members(state.stack) if name != unit]
        company = units_told(board, others) or texts.ALONE
        rows.append((texts.STACK, texts.with_others(state.stack, company)))
    if state.kind == UNKNOWN:
        return [(texts.KIND, texts.NOT_KNOWN), *rows], "2.1"
    kind = board.kind(unit)
    about: Entries = [(texts.KIND, called(state.kind)), (texts.TYPE, texts.TYPES[kind.type])]
    if kind.is_asset:
        about.append((texts.EFFECT, texts.ASSETS.get(state.kind, "")))
    else:
        now = (rating_of(board, unit, rating) for rating in Rating)
        about.append((texts.RATINGS, texts.ratings(*now)))
    marked = listed(marks(board, unit))
    if kind.side is INSURGENT and state.at not in OFF_MAP and not state.revealed:
        marked = texts.FACE_DOWN
    return [*about, *rows, *([(texts.STATE, marked)] if marked else [])], "2.221"
