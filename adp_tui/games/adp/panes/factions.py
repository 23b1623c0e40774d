"""The Factions: their players, holdings and margins; in short and in full."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from adp_tui.games.adp import agreed, victory
from adp_tui.games.adp.looks import LOOKS
from adp_tui.games.adp.map.pieces import PIECE_STYLES
from adp_tui.games.adp.panes.edge_track import edge_rows
from adp_tui.games.adp.panes.tracks import few_in_force_rows, in_force_rows, islamabad_line
from adp_tui.games.adp.signs import available, counts
from adp_tui.games.adp.texts import panes as texts
from adp_tui.games.adp.texts.names import LETTER, TOTALS, called
from adp_tui.look.cells import cells_of, column, column_right, pad, pad_left
from adp_tui.look.paint import BLANK, AnyRole, Line, Role, line, width
from adp_tui.widgets.rows import spread, wrapped
from core.adp.model.atlas import ATLAS, LOCS
from core.adp.model.board import Board, Forces
from core.adp.model.ids import COALITION, FACTIONS, PIECES, PURSE, WARLORDS, Faction, Seat, Track
from core.adp.model.totals import GOAL, WARLORD_RESOURCES_GOAL, margins, scores

LEAST, MOST = -30, 10
"""The ends of the race, in points of margin."""

_WITHOUT_BARS: Final = 44
"""The width at which a row has room for everything except a bar."""

_ROWS: Final = 6
"""Rows of the pane without the edge track."""

_SHORTEST_BAR, _LONGEST_BAR = 8, 27
_SPACIOUS: Final = 60
"""The width from which a row also shows what Resources a Faction needs."""

_NAME, _SEAT, _SCORE, _NUMBER, _PURSE, _TOTAL = 10, 3, 5, 3, 5, 8
"""Columns for a Faction's name, player, score, margin, Resources and total."""

_LABEL: Final = 11
"""Columns for the label of a row in the view."""

_SHORT_LABEL: Final = 5
"""The same in the pane."""

Seats = Mapping[str, str]
"""Who plays each side: human or bot."""


def faction_rows(
    board: Board, seats: Seats, asked: str | None, cells: int, height: int = _ROWS
) -> list[Line]:
    """Return a heading, a row for each Faction, the race, and with extra rows the edge track."""
    score, margin = scores(board), margins(board)
    needed = texts.needed(WARLORD_RESOURCES_GOAL) if cells >= _SPACIOUS else ""
    room = min(cells - _WITHOUT_BARS - cells_of(needed), _LONGEST_BAR)
    room = room if room >= _SHORTEST_BAR else 0
    rows = [line((_heading(cells_of(needed), room), Role.DIM))]
    rows += [
        (
            *_letter(faction, asked),
            *line(
                f" {_who(seats, faction)}",
                f" {pad_left(_purse(board, faction), _NUMBER)}",
                (pad(needed if faction is WARLORDS else "", cells_of(needed)), Role.DIM),
                f" {_score(score[faction], faction)} ",
                *_bar(score[faction], GOAL[faction], room, PIECE_STYLES[faction].number),
                (_signed(margin[faction]), _margin_role(margin[faction])),
                f" {available(board.available, faction)}",
            ),
        )
        for faction in FACTIONS
    ]
    return [*rows, race_row(margin, cells), *_edge(board, cells, height)]


def _heading(needed: int, room: int) -> str:
    """Return the heading of the Factions, with these widths after Resources and for bars."""
    resources = column_right(texts.RESOURCES_COLUMN, _NUMBER) + " " * needed
    who = column(texts.FACTION, _NAME + 1 + _SEAT)
    margin = column_right(texts.MARGIN, _NUMBER)
    score = column(texts.SCORE, _SCORE)
    return f"   {who} {resources} {score} {' ' * room}{margin} {texts.AVAILABLE}"


def _who(seats: Seats, faction: Faction) -> str:
    """Return a Faction and its player, in their columns."""
    return f"{column(called(faction), _NAME)} {column(seat(seats, faction), _SEAT)}"


def _score(score: int, faction: Faction) -> str:
    return f"{pad_left(str(score), 2)}/{GOAL[faction]}"


def _signed(margin: int) -> str:
    return pad_left(f"{margin:+}", _NUMBER)


def _edge(board: Board, cells: int, height: int) -> list[Line]:
    """Return the edge track, if there are enough rows."""
    return (
        edge_rows(board, cells, f" {column(texts.TRACK, _SHORT_LABEL)} ") if height > _ROWS else []
    )


def race_row(margin: Mapping[Faction, int], cells: int) -> Line:
    """Return the race, with its name and its meaning if there is room."""
    length = MOST - LEAST + 1
    name = f" {column(texts.RACE, _SHORT_LABEL)} "
    if cells < cells_of(name) + length:
        return race(margin, cells)
    told = f"  {texts.RACE_MEANS}"
    row = line((name, Role.DIM), *race(margin, length))
    return (*row, (told, Role.DIM)) if width(row) + cells_of(told) <= cells else row


def _bar(score: int, goal: int, cells: int, role: AnyRole) -> Line:
    """Return the progress to the goal as a bar; nothing if there is no room."""
    if not cells:
        return ()
    full = min(max(score, 0) * (cells - 1) // goal, cells - 1)
    return line(("▪" * full, role), ("⋅" * (cells - 1 - full), Role.DIM), " ")


def short_faction_rows(board: Board, asked: str | None) -> list[Line]:
    """Return a heading and a row for each Faction, in 19 cells."""
    score, margin = scores(board), margins(board)
    score_name, margin_name = column(texts.SCORE, _SCORE), column_right(texts.MARGIN, _NUMBER)
    resources = column_right(texts.RESOURCES_COLUMN, _PURSE)
    rows = [line((f"   {score_name} {margin_name} {resources}", Role.DIM))]
    for faction in FACTIONS:
        purse = "" if faction is COALITION else _purse(board, faction)
        if faction is WARLORDS:  # 7.2: they also win by these
            purse += texts.needed(WARLORD_RESOURCES_GOAL)
        rows.append(
            (
                *_letter(faction, asked),
                *line(
                    f" {_score(score[faction], faction)} ",
                    (_signed(margin[faction]), _margin_role(margin[faction])),
                    f" {pad_left(purse, _PURSE)}",
                ),
            )
        )
    return rows


def race(margin: Mapping[Faction, int], cells: int) -> Line:
    """Return the margins on one scale, one cell per point; beyond the line a Faction wins."""
    track: list[tuple[str, AnyRole]] = [("⋅", Role.DIM)] * (MOST - LEAST + 1)
    track[-LEAST] = ("│", Role.KEY)
    for faction in FACTIONS:
        place = min(max(margin[faction], LEAST), MOST) - LEAST
        step = -1 if place >= len(FACTIONS) else 1
        while track[place][0].isalpha():  # no letter may hide another
            place += step
        track[place] = (LETTER[faction], LOOKS.side(faction))
    return tuple(track) if cells >= len(track) else tuple(track[-cells:])


def all_rows(
    board: Board, seats: Seats, asked: str | None, cells: int, height: int, hidden: str = ""
) -> list[Line]:
    """Return everything about Factions and tracks, for a whole pane."""
    rows: list[Line] = [line((texts.FACTIONS_AND_TRACKS, Role.STRONG)), BLANK]
    known = [
        *_sentence_rows(texts.OPTIONS, agreed.unusual_options(board.options), cells),
        *_sentence_rows(texts.VICTORY, _victory(board), cells),
    ]
    for faction in FACTIONS:
        left = (*_letter(faction, asked), *line(f" {_who(seats, faction)}"))
        rows += [spread(left, _counted(board, faction), cells), _holdings(board, faction)]
    rows += [BLANK, *_all_tracks(board, cells)]
    if hidden:
        rows.append(line((_label(texts.YOU_HIDE), Role.DIM), (hidden, Role.STRONG)))
    lasting = in_force_rows(board, cells)
    if len(rows) + len(lasting) + len(known) > height:
        lasting = few_in_force_rows(board, cells)
    if len(rows) + len(lasting) + len(known) > height:
        rows = [row for row in rows if row]
    return [*rows, *lasting, *known]


def _victory(board: Board) -> str:
    """Return what decides or has decided the game, and how a lone player is doing."""
    if board.result is not None:
        return " ".join(victory.how_it_ended(board, board.result))
    return f"{victory.what_counts(board)} {victory.how_it_stands(board)}".strip()


def _sentence_rows(label: str, text: str, cells: int) -> list[Line]:
    """Return a sentence after its label."""
    parts = wrapped(text, cells - _LABEL - 1)
    labels = [label, *[""] * len(parts)]
    return [line((_label(n), Role.DIM), *part) for n, part in zip(labels, parts, strict=False)]


def _label(name: str) -> str:
    """Return the label of a row."""
    return f"{column(name, _LABEL - 1)} "


def _counted(board: Board, faction: Faction) -> Line:
    """Return what a Faction's victory depends on, and its progress."""
    score, margin = scores(board)[faction], margins(board)[faction]
    total = f"{score}/{GOAL[faction]}"
    if faction is WARLORDS:
        total += texts.and_resources(_purse(board, faction), WARLORD_RESOURCES_GOAL)
    return line(
        (f"{TOTALS[faction]}  ", Role.DIM),
        f"{pad(total, _TOTAL)} ",
        (f"{_signed(margin)} ", _margin_role(margin)),
    )


def _all_tracks(board: Board, cells: int) -> list[Line]:
    """Return the race, the edge track, the Econ of the LoCs, Islamabad and the markers."""
    econ = sum(ATLAS[loc].econ for loc in board.unsabotaged_locs)
    cut_roads = len(LOCS) - len(board.unsabotaged_locs)
    return [
        (*line((_label(texts.RACE), Role.DIM)), *race(margins(board), cells - _LABEL)),
        *edge_rows(board, cells, _label(texts.TRACK)),
        line(
            (f"{texts.AID} ", Role.DIM),
            f"{board.track(Track.AID)}   ",
            (f"{texts.PATRONAGE} ", Role.DIM),
            f"{board.track(Track.PATRONAGE)}   ",
            (f"{texts.ECON} ", Role.DIM),
            texts.sabotaged(econ, cut_roads),
        ),
        (*line((_label(texts.ISLAMABAD), Role.DIM)), *islamabad_line(board)),
        line(
            (_label(texts.LEFT_OVER), Role.DIM),
            texts.markers(board.returnees_left, board.markers_left),
        ),
    ]


def seat(seats: Seats, faction: Faction) -> str:
    """Return the player of a Faction, in three letters."""
    return texts.BOT if seats.get(faction) == Seat.BOT else texts.YOU


def _holdings(board: Board, faction: Faction) -> Line:
    """Return where the pieces of a Faction are."""
    on_map = _on_map(board, faction)
    text = texts.holdings(available(board.available, faction), on_map)
    if faction is COALITION:
        fallen = counts(board.casualties, faction) or "0"
        gone = counts(board.out_of_play, faction) or "0"
        more = texts.losses(fallen, gone)
    else:
        more = texts.resources(_purse(board, faction))
    return line((f"  {text}   {more}", Role.TEXT))


def _on_map(board: Board, faction: Faction) -> str:
    sums = {p: sum(here.count(p) for here in board.spaces.values()) for p in PIECES[faction]}
    return available(Forces(**{piece.value: number for piece, number in sums.items()}), faction)


def _letter(faction: Faction, asked: str | None) -> Line:
    mark = "▸" if faction == asked else " "
    return line((mark, Role.KEY), (LETTER[faction], LOOKS.side(faction)))


def _purse(board: Board, faction: Faction) -> str:
    return "-" if faction is COALITION else str(board.track(PURSE[faction]))


def _margin_role(margin: int) -> Role:
    return Role.STRONG if margin > 0 else Role.TEXT
