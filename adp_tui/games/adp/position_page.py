"""A position as plain text of at most 80 columns, without colour."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from adp_tui.games.adp import agreed, victory
from adp_tui.games.adp.own_deck.counts import counts_of, told_counts
from adp_tui.games.adp.texts import position as texts
from adp_tui.games.adp.texts.markers import NAMES as MARKER_NAMES
from adp_tui.games.adp.texts.names import SIDES, TOTALS, called, card_name, note, place
from adp_tui.look.cells import BLANK, cells_of, pad, pad_left, wrap
from adp_tui.texts.words import listed
from core.adp.model.atlas import AREAS, ATLAS, LOCS
from core.adp.model.board import Board, Lasting, Space
from core.adp.model.ids import FACTIONS, Faction, SpaceId, Track
from core.adp.model.totals import GOAL, WARLORD_RESOURCES_GOAL, margins, scores
from core.adp.position.spaces import pieces_text

WIDTH: Final = 80
LABEL_WIDTH: Final = 14
"""The column of the values, after their labels."""

_EMPTY: Final = Space()
_NOTHING: Final = "-"


def show(board: Board, card: Sequence[tuple[str, str]] = ()) -> str:
    """Return a position as text: cards, tracks, victory, boxes, lasting Events, the map.

    `card` has the texts of the current card.
    """
    parts = (
        _cards(board, card),
        _tracks(board),
        _victory(board),
        _boxes(board),
        _lasting(texts.CAPABILITIES, board.capabilities),
        _lasting(texts.MOMENTUM, board.momentum),
        _areas(board),
        _locs(board),
    )
    told = ["\n".join(part) for part in parts]
    return "\n\n".join(text for text in told if text) + "\n"


def _entry(label: str, value: str) -> Iterator[str]:
    """Return a label and its value, wrapped if it is long."""
    first, further = pad(label, LABEL_WIDTH), BLANK * LABEL_WIDTH
    yield from wrap(value, WIDTH, first=first, further=further, hyphens=False)


def _cards(board: Board, says: Sequence[tuple[str, str]]) -> Iterator[str]:
    yield texts.scenario(called(board.scenario), texts.STAGES[board.stage])
    yield from _entry(texts.OPTIONS, agreed.unusual_options(board.options))
    if board.printed is not None:
        yield from _entry(texts.IN_PRINT, told_counts(counts_of(board.printed)))
    if board.card is not None:
        yield from _entry(texts.CARD, card_name(board.card))
    for side, text in says:
        yield from _entry(f"  {side}", text)
    if board.upcoming:
        first, *others = map(card_name, board.upcoming)
        yield from _entry(texts.NEXT, listed([first, *map(texts.then, others)]))
    played, total = board.propaganda_played, board.propaganda_total
    yield from _entry(texts.DECK, texts.deck(board.deck.size, played, total))
    yield from _entry(texts.ELIGIBLE, _factions(board.eligible))
    if board.acted:
        acted = (texts.acted(called(a.faction), texts.DEEDS[a.deed]) for a in board.acted)
        yield from _entry(texts.ACTED, listed(acted))
    if board.pawns:
        yield from _entry(texts.PAWNS, listed(map(place, board.pawns)))
    if result := board.result:
        yield from _entry(texts.OVER, texts.over(*victory.how_it_ended(board, result)))
        yield from _entry(texts.RANKING, _factions(result.ranking))


def _factions(factions: Iterable[Faction]) -> str:
    return listed(map(called, factions)) or texts.NONE


def _tracks(board: Board) -> Iterator[str]:
    purses = (Track.GOVERNMENT, Track.TALIBAN, Track.WARLORDS)
    resources = listed(texts.counted(called(track), board.track(track)) for track in purses)
    box = called(board.islamabad)
    yield from _entry(texts.RESOURCES, resources)
    yield from _entry(texts.AID, str(board.track(Track.AID)))
    yield from _entry(texts.PATRONAGE, str(board.track(Track.PATRONAGE)))
    yield from _entry(texts.ISLAMABAD, texts.hard(box) if board.hard else box)


def _victory(board: Board) -> Iterator[str]:
    """7.2: Each total, what it must exceed, the margin and how far that is from victory."""
    margin = margins(board)
    rows = [texts.VICTORY]
    for faction, score in scores(board).items():
        rows.append(
            (
                called(faction),
                TOTALS[faction],
                texts.of(score, GOAL[faction] + 1),
                f"{margin[faction]:+}",
                texts.MET if margin[faction] > 0 else texts.to_go(1 - margin[faction]),
            )
        )
    resources = texts.of(board.track(Track.WARLORDS), WARLORD_RESOURCES_GOAL + 1)
    rows.append(("", texts.AND_RESOURCES, resources, "", ""))
    yield from _table(rows, right=(2, 3, 4), least=LABEL_WIDTH - 2)
    if board.result is None:
        yield from _entry("", f"{victory.what_counts(board)} {victory.how_it_stands(board)}")


def _boxes(board: Board) -> Iterator[str]:
    yield from _entry(texts.AVAILABLE, pieces_text(board.available) or texts.NONE)
    yield from _entry(texts.CASUALTIES, pieces_text(board.casualties) or texts.NONE)
    yield from _entry(texts.OUT_OF_PLAY, pieces_text(board.out_of_play) or texts.NONE)
    yield from _entry(texts.MARKERS, texts.markers(board.markers_left, board.returnees_left))
    yield from _deception(board)


def _deception(board: Board) -> Iterator[str]:
    """7.3: How many markers each player still hides, and which are face up."""
    hidden = [
        texts.counted(called(f), len(board.hidden[f])) for f in FACTIONS if board.hidden.get(f)
    ]
    shown = [
        f"{called(f)} {listed(MARKER_NAMES[one] for one in board.shown[f])}"
        for f in FACTIONS
        if board.shown.get(f)
    ]
    for label, held in ((texts.HIDDEN, hidden), (texts.SHOWN, shown)):
        if held:
            yield from _entry(label, listed(held))


def _lasting(label: str, events: tuple[Lasting, ...]) -> Iterator[str]:
    for number, event in enumerate(events):
        text = texts.lasting(card_name(event.card), SIDES[event.side])
        text = texts.noted(text, note(event.note)) if event.note else text
        yield from _entry("" if number else label, text)


def _areas(board: Board) -> Iterator[str]:
    area, *others = texts.AREAS
    rows = [(area if board.frozen_control is None else texts.FROZEN_AREAS, *others)]
    for space in _not_empty(board, AREAS):
        here = board.spaces[space]
        rows.append(
            (
                place(space),
                f"{board.printed_population(space)}{'+1' if here.returnees else ''}",
                texts.CONTROL[board.control(space)],
                texts.SUPPORT[here.support],
                str(here.terror or _NOTHING),
                pieces_text(here),
            )
        )
    yield from _table(rows)


def _locs(board: Board) -> Iterator[str]:
    rows: list[tuple[str, ...]] = [texts.LOCS]
    for space in _not_empty(board, LOCS):
        here = board.spaces[space]
        state = texts.SABOTAGE if here.sabotaged else texts.OPEN
        rows.append((place(space), str(ATLAS[space].econ), state, pieces_text(here)))
    yield from _table(rows)


def _not_empty(board: Board, spaces: tuple[SpaceId, ...]) -> Iterator[SpaceId]:
    return (space for space in spaces if board.spaces[space] != _EMPTY)


def _table(
    rows: Sequence[tuple[str, ...]], right: tuple[int, ...] = (), least: int = 0
) -> Iterator[str]:
    """Align rows under their heading; the last column may be wrapped."""
    if len(rows) == 1:
        return
    widths = [max(cells_of(row[column]) for row in rows) for column in range(len(rows[0]))]
    widths[0] = max(widths[0], least)
    before = sum(widths[:-1]) + 2 * (len(widths) - 1)
    for row in rows:
        cells = [
            pad_left(text, width) if column in right else pad(text, width)
            for column, (text, width) in enumerate(zip(row, widths, strict=True))
        ]
        first, *more = wrap(row[-1], max(WIDTH - before, 1)) or [""]
        last = first if (len(row) - 1) not in right else cells[-1]
        yield "  ".join((*cells[:-1], last)).rstrip()
        yield from (BLANK * before + line for line in more)
