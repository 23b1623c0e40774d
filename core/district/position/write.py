"""Writes a position or a view as text: the same for equal ones, and no longer than necessary."""

from __future__ import annotations

from msgspec.structs import replace

from core.district.model.board import DistrictBoard
from core.district.model.ids import OFF_MAP
from core.district.modules import MODULES
from core.district.position.agreed import AGREED
from core.district.position.areas import area_order, area_text
from core.district.position.blank import blank_board, with_what_follows
from core.district.position.headers import HEADERS
from core.district.position.units import grouped, numbered_rows, units_text
from core.kernel.notation import NONE


def format_board(board: DistrictBoard) -> str:
    """Return the canonical text of a position, which `parse_board` reads back to an equal one.

    A line is written only if the position would be read differently without it. The scenario is
    always named.
    """
    blank = blank_board(board.module, board.scenario, board.options)
    left_out = with_what_follows(replace(blank, grounds=board.grounds, stacks=board.stacks))
    usual = {"module": next(iter(MODULES)), "scenario": "", "options": NONE}
    lines = []
    for header in HEADERS:
        text = header.write(board)
        if text != (usual[header.key] if header in AGREED else header.write(left_out)):
            lines.append(f"{header.key}: {text}")
    numbered = numbered_rows(board, _in_text_order(board))
    boxes = {box: units_text(board, board.units_in(box), numbered) for box in OFF_MAP}
    lines += (f"{box}: {units}" for box, units in boxes.items() if units)
    lines += filter(None, (area_text(board, area, numbered) for area in board.grounds))
    return "\n".join(lines) + "\n"


def _in_text_order(board: DistrictBoard) -> list[str]:
    """Return all units in the order in which they are written."""
    names = [
        name for box in OFF_MAP for group in grouped(board, board.units_in(box)) for name in group
    ]
    return [*names, *(name for area in board.grounds for name in area_order(board, area))]
