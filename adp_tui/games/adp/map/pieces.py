"""Pieces on the map: `C▪3`, `G▪3/2`, `T▪2u1a`, and how a crowded row of them is shortened.

The ladder: two lanes; one blank between; no blank; the mark's column too; short forms (`G6` for
cubes of both kinds, `3m` for Guerrillas of mixed state); cut, with `&` for "more here".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from adp_tui.games.adp.looks import Hue
from adp_tui.games.adp.texts import map as texts
from adp_tui.look.cells import pad
from adp_tui.look.paint import AnyRole, Line, Role, Run, width
from adp_tui.widgets.rows import cut_runs
from core.adp.model.board import Forces
from core.adp.model.ids import (
    ACTIVE,
    BASE,
    COALITION,
    GOVERNMENT,
    POLICE,
    TALIBAN,
    TROOPS,
    UNDERGROUND,
    WARLORDS,
    Faction,
)

BASE_GLYPH: Final = "▪"


class PieceStyle(NamedTuple):
    """How the pieces of a Faction are written."""

    letter: Run
    number: AnyRole
    active: AnyRole


PIECE_STYLES: Final = {
    COALITION: PieceStyle(("C", Hue.COALITION), Hue.COALITION_COUNT, Hue.COALITION_COUNT),
    GOVERNMENT: PieceStyle(("G", Hue.GOVERNMENT), Hue.GOVERNMENT_COUNT, Hue.GOVERNMENT_COUNT),
    TALIBAN: PieceStyle(("T", Hue.TALIBAN), Hue.TALIBAN_COUNT, Hue.TALIBAN_ACTIVE),
    WARLORDS: PieceStyle(("W", Hue.WARLORDS), Hue.WARLORDS_COUNT, Hue.WARLORDS_ACTIVE),
}

_WORDS: Final = {
    COALITION: ((TROOPS[COALITION], texts.TROOPS),),
    GOVERNMENT: ((TROOPS[GOVERNMENT], texts.TROOPS), (POLICE, texts.POLICE)),
    TALIBAN: ((UNDERGROUND[TALIBAN], texts.UNDERGROUND), (ACTIVE[TALIBAN], texts.ACTIVE)),
    WARLORDS: ((UNDERGROUND[WARLORDS], texts.UNDERGROUND), (ACTIVE[WARLORDS], texts.ACTIVE)),
}


class Lanes(NamedTuple):
    """The columns of the left and the right Faction of a row."""

    left: int
    right: int


def group(forces: Forces, faction: Faction, *, short: bool = False) -> Line:
    """Return a Faction's pieces after its letter; nothing if it has none."""
    hand = PIECE_STYLES[faction]
    counted = BASE_GLYPH * forces.count(BASE[faction])
    active = ""
    match faction:
        case Faction.COALITION:
            if troops := forces.count(TROOPS[faction]):
                counted += str(troops)
        case Faction.GOVERNMENT:
            troops, police = forces.count(TROOPS[faction]), forces.count(POLICE)
            if troops or police:
                counted += str(troops + police) if short else f"{troops}/{police}"
        case Faction.TALIBAN | Faction.WARLORDS:
            underground = forces.count(UNDERGROUND[faction])
            exposed = forces.count(ACTIVE[faction])
            if short and underground and exposed:
                counted += f"{underground + exposed}m"
            else:
                counted += f"{underground}u" if underground else ""
                active = f"{exposed}a" if exposed else ""
    runs = ((counted, hand.number), (active, hand.active))
    written = tuple(run for run in runs if run[0])
    return (hand.letter, *written) if written else ()


def spelled(forces: Forces, faction: Faction) -> Line:
    """Return a Faction's pieces in words: `T▪▪ 4 und 2 act`; nothing if it has none."""
    hand = PIECE_STYLES[faction]
    bases = BASE_GLYPH * forces.count(BASE[faction])
    counts = [(forces.count(piece), word) for piece, word in _WORDS[faction]]
    if faction is not GOVERNMENT or not forces.government_cubes:
        counts = [(count, word) for count, word in counts if count]
    if not (bases or counts):
        return ()
    runs: list[Run] = [hand.letter, (pad(bases, 2), hand.number)]
    for nth, (count, word) in enumerate(counts):
        gap = " " if nth or count < 10 else ""
        look = hand.active if word == texts.ACTIVE else hand.number
        runs += [(gap, Role.TEXT), (f"{count} {word}", look)]
    return tuple(run for run in runs if run[0])


def piece_row(forces: Forces, factions: Sequence[Faction], room: int, lanes: Lanes) -> Line:
    """Return the pieces of some Factions in one row of `room` cells, by the ladder.

    Two Factions have a lane each; more than two follow one another.
    """
    groups: list[Line] = []
    for short in (False, True):
        groups = [group(forces, faction, short=short) for faction in factions]
        if not any(groups):
            return ()
        if (row := _spread(groups, room, lanes)) is not None:
            return row
    return cut_runs(joined(groups, ""), room)


def joined(groups: Sequence[Line], gap: str) -> Line:
    """Return the non-empty groups in one row, separated by the gap."""
    runs: list[Run] = []
    for one in groups:
        if one and runs and gap:
            runs.append((gap, Role.TEXT))
        runs.extend(one)
    return tuple(runs)


def indented(row: Line, columns: int) -> Line:
    """Return a row that begins further right."""
    return ((" " * columns, Role.TEXT), *row) if columns else row


def _spread(groups: list[Line], room: int, lanes: Lanes) -> Line | None:
    """Return the widest spacing that fits, if any."""
    if len(groups) == 2 and (row := _in_lanes(groups[0], groups[1], room, lanes)) is not None:
        return row
    for margin, gap in ((lanes.left, " "), (lanes.left, ""), (0, "")):
        row = indented(joined(groups, gap), margin)
        if width(row) <= room:
            return row
    return None


def _in_lanes(left: Line, right: Line, room: int, lanes: Lanes) -> Line | None:
    """Return each Faction in its lane; a single one on the right may begin earlier."""
    if not right:
        row = indented(left, lanes.left)
        return row if width(row) <= room else None
    column = lanes.right if left else min(lanes.right, room - width(right))
    before = lanes.left + width(left)
    if column + width(right) > room or column < before + bool(left):
        return None
    return (*indented(left, lanes.left), (" " * (column - before), Role.TEXT), *right)
