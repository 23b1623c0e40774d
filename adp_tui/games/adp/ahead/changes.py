"""Changes: the differences between two positions, before and after."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from adp_tui.games.adp.map.names import NAMES
from adp_tui.games.adp.signs import available, counts, group, status_text
from adp_tui.games.adp.texts import changes as texts
from adp_tui.games.adp.texts import short
from adp_tui.games.adp.texts.map import NO_PIECES
from adp_tui.games.adp.texts.names import LETTER, called
from adp_tui.games.adp.texts.panes import AVAILABLE, RESOURCES
from adp_tui.presenter.ahead import Change, Difference
from core.adp.model.board import Board, Forces, Lasting
from core.adp.model.facts import Fact, Paid
from core.adp.model.ids import FACTIONS, Faction, SpaceId, Track
from core.adp.model.totals import margins


def difference(before: Board, after: Board, facts: Sequence[Fact] = ()) -> Difference:
    """Return the differences between two positions; the facts show which tracks were paid from."""
    purses = {fact.track for fact in facts if isinstance(fact, Paid)}
    now, then = margins(before), margins(after)
    return Difference(
        paid=_track_changes(before, after, purses, weight=1),
        places=space_changes(before, after),
        others=(
            *_track_changes(before, after, [t for t in Track if t not in purses], weight=2),
            *box_changes(before, after),
            *other_changes(before, after),
        ),
        standings={faction.value: (now[faction], then[faction]) for faction in FACTIONS},
    )


def changed_spaces(before: Board, after: Board) -> list[SpaceId]:
    """Return the spaces that differ."""
    return [space for space in after.spaces if after.spaces[space] != before.spaces[space]]


def _track_changes(
    before: Board, after: Board, tracks: Collection[Track], weight: int
) -> tuple[Change, ...]:
    """Return how these tracks move."""
    found = (track_change(before, after, track, weight) for track in Track if track in tracks)
    return tuple(change for change in found if change is not None)


def track_change(before: Board, after: Board, track: Track, weight: int = 2) -> Change | None:
    """Return how a track moves, if it does; Resources are labelled with their owner."""
    old, new = before.track(track), after.track(track)
    if old == new:
        return None
    change = Change(called(track), str(old), str(new), weight=weight)
    if track is Track.AID:
        return change
    if track is Track.PATRONAGE:
        return change._replace(short=short.PATRONAGE)
    whose = LETTER[Faction(track)]
    return change._replace(label=RESOURCES, short=short.RESOURCES, whose=whose)


def space_changes(before: Board, after: Board) -> tuple[Change, ...]:
    """Return the changes in each space affected."""
    return tuple(
        space_change(before, after, space)
        for space, here in before.spaces.items()
        if after.spaces[space] != here or before.control(space) != after.control(space)
    )


def space_change(before: Board, after: Board, space: SpaceId) -> Change:
    """Return the changes in a space: its pieces, its state, or both."""
    old, new = before.spaces[space], after.spaces[space]
    moved = [faction for faction in FACTIONS if group(old, faction) != group(new, faction)]
    pieces = [" ".join(filter(None, (group(h, f) for f in moved))) for h in (old, new)]
    pieces = [there or NO_PIECES for there in pieces]
    states = [status_text(board, space) or "-" for board in (before, after)]
    name = NAMES[space]
    if not moved:
        return Change(name, states[0], states[1])
    if states[0] == states[1]:
        return Change(name, pieces[0], pieces[1], "" if states[0] == "-" else states[0])
    return Change(name, f"{pieces[0]} {states[0]}".removesuffix(" -"), f"{pieces[1]} {states[1]}")


def other_changes(before: Board, after: Board) -> tuple[Change, ...]:
    """Return the changes besides spaces, tracks and Available pieces."""
    pairs = (
        (texts.ISLAMABAD, *map(_islamabad, (before, after))),
        (texts.CASUALTIES, *(_lost(board.casualties) for board in (before, after))),
        (texts.OUT_OF_PLAY, *(_lost(board.out_of_play) for board in (before, after))),
        (texts.CAPABILITIES, *(_in_force(board.capabilities) for board in (before, after))),
        (texts.MOMENTUM, *(_in_force(board.momentum) for board in (before, after))),
    )
    return tuple(Change(what, old, new, weight=3) for what, old, new in pairs if old != new)


def _islamabad(board: Board) -> str:
    box = called(board.islamabad)
    return f"{box} {texts.HARD}" if board.hard else box


def _lost(forces: Forces) -> str:
    return counts(forces, Faction.COALITION) or "0"


def _in_force(lasting: Sequence[Lasting]) -> str:
    """Return the cards that are in force, by number and side."""
    return " ".join(f"{event.card}{texts.SIDES[event.side]}" for event in lasting) or NO_PIECES


def box_changes(before: Board, after: Board) -> tuple[Change, ...]:
    """Return the changes in the boxes of Available pieces."""
    return tuple(
        Change(
            called(faction),
            f"{LETTER[faction]} {old}",
            new,
            label=AVAILABLE,
            weight=4,
            short=short.AVAILABLE,
        )
        for faction in FACTIONS
        if (old := available(before.available, faction))
        != (new := available(after.available, faction))
    )
