"""The decision: who is asked what, by which rule, and the list of answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from adp_tui import texts
from adp_tui.paint import BLANK, CAN, Line, Role, fitted, line, width
from adp_tui.play.choices import Choice, Choices, Section
from adp_tui.play.pieces import BAR, pieces_text
from adp_tui.widgets.lines import Lines
from adp_tui.widgets.rows import cut, exactly, spread
from core.adp.board import Board, Result
from core.adp.ids import FACTIONS, Faction, SpaceId
from core.kernel import Decision, Kind

NARROW: Final = 30
"""Below this width the pane is short of everything."""

_AROUND: Final = 6
"""Rows around the list: bar, terms, filter, heading, more, fixed answers."""

_AROUND_NARROW: Final = 4
_LABEL: Final = 13

Cost = Callable[[str], int | None]
"""What an answer costs, None if that cannot be told."""


class DecisionPane(Lines):
    """Shows what is asked and the answers."""


def page_size(cells: int, height: int) -> int:
    """Return how many answers a pane of that size lists."""
    return max(height - (_AROUND if cells >= NARROW else _AROUND_NARROW), 1)


def decision_rows(
    choices: Choices, board: Board, cost: Cost, cells: int, height: int, *, note: str = ""
) -> list[Line]:
    """Return the bar, the terms, the list and the fixed answers."""
    if cells < NARROW:
        return _narrow_rows(choices, board, cells, height)
    decision = choices.decision
    question = texts.question(decision)
    in_bar = _fits_bar(decision, str(question), cells)
    below = note or texts.terms(decision, board)
    if not in_bar:
        below = question.question[:1].upper() + question.question[1:]
    head = [
        bar(decision, str(question) if in_bar else question.title, cells),
        line((f" {below}", Role.TEXT)),
        _filter_row(choices, cells),
        _heading(choices, cells),
    ]
    rows = [_option_row(choices, row, board, cost, cells) for row in choices.visible]
    return [
        *exactly([*head, *rows], height - 2),
        _more_row(choices, cells),
        fixed_row(choices, cells),
    ]


def outcome_rows(result: Result, cells: int, height: int) -> list[Line]:
    """Return how the game ended, in place of a question."""
    won = " and ".join(winner.title() for winner in result.winners) or "Nobody"
    rows = [
        fitted(line((" THE END", Role.BAR)), cells, Role.BAR),
        line((f" {won} won: {result.epilogue}", Role.STRONG)),
        line((f" Rule {result.rule}", Role.DIM)),
        BLANK,
    ]
    rows += [
        line(f" {place}. {faction.title():<11} {result.margins[faction]:+}")
        for place, faction in enumerate(result.ranking, 1)
    ]
    return exactly(rows, height)


def dice_rows(decision: Decision, cells: int, height: int) -> list[Line]:
    """Return the pane when the game was taken back to a roll of the dice."""
    question = texts.question(decision)
    rows = [
        bar(decision, str(question), cells),
        line(" The dice are to fall."),
        line((" Enter", Role.KEY), " goes on"),
    ]
    return exactly(rows, height)


def bar(decision: Decision, text: str, cells: int) -> Line:
    """Return the solid bar in the colour of the Faction that must choose."""
    role = BAR[Faction(decision.by)] if decision.by in FACTIONS else Role.BAR
    return spread(
        line((f" {_who(decision)}  {text}", role)), line((f"{decision.rule} ", role)), cells, role
    )


def _who(decision: Decision) -> str:
    return "DICE" if decision.by is None else decision.by.upper()


def _fits_bar(decision: Decision, text: str, cells: int) -> bool:
    return len(_who(decision)) + len(text) + len(decision.rule) + 5 <= cells


def _filter_row(choices: Choices, cells: int) -> Line:
    refused = sum(row.reason is not None for row in choices.rows)
    counted = f"{choices.can} can" + (f", {refused} cannot" if refused else "")
    if choices.only is not None:
        counted = f"{counted}   Esc all"
    return spread(
        line((f" {CAN}", Role.KEY), (f"{choices.typed}_", Role.STRONG)),
        line((f"{counted} ", Role.DIM)),
        cells,
    )


def _heading(choices: Choices, cells: int) -> Line:
    if choices.decision.kind is not Kind.SPACE:
        return BLANK
    return spread(line((f"   {'space':<{_LABEL}}there", Role.DIM)), line(("$ ", Role.DIM)), cells)


def _option_row(choices: Choices, row: Choice, board: Board, cost: Cost, cells: int) -> Line:
    here = row is choices.current
    mark = "▸" if here else " "
    text = Role.ROW if here else Role.DIM if row.reason is not None else Role.TEXT
    left = line((mark, Role.KEY), (f"{choices.digit(row):>1} ", Role.KEY))
    if row.word not in board.spaces:
        return (*left, *fitted(line((row.label, text)), cells - 3, text))
    there = pieces_text(board.spaces[SpaceId(row.word)])
    body = f"{cut(row.label, _LABEL - 1):<{_LABEL}}"
    if row.reason is not None:
        return (
            *left,
            *spread(line((body + there, text)), line((row.reason.rule, text)), cells - 3),
        )
    price = cost(row.word)
    dear = f" {price} " if price is not None else " "
    return (*left, *spread(line((body + there, text)), line((dear, text)), cells - 3, text))


def _more_row(choices: Choices, cells: int) -> Line:
    after = choices.rows[choices.top + choices.page :]
    if not after:
        return BLANK if choices.top == 0 else line(("   PgUp back", Role.DIM))
    names = ", ".join(row.label for row in after[:4])
    return line((cut(f"   {len(after)} more: {names}", cells - 1), Role.DIM))


def fixed_row(choices: Choices, cells: int) -> Line:
    """Return the answers that have a key of their own, in as many words as there is room for."""
    ways = (_fixed(choices, lambda _, label: label), _fixed(choices, _shorter))
    fitting = (row for row in ways if width(row) <= cells)
    return next(fitting, None) or _fixed(choices, _shortest)


def _shorter(_section: Section, label: str) -> str:
    return _SHORT.get(label, label)


def _shortest(section: Section, label: str) -> str:
    return _SHORT.get(label, label) if section is Section.FINISH else ""


def _fixed(choices: Choices, worded: Callable[[Section, str], str]) -> Line:
    runs: list[tuple[str, Role]] = []
    shown: set[Section] = set()
    for choice in choices.fixed:
        if choice.section in shown and choice is not choices.current:
            continue
        several = sum(other.section is choice.section for other in choices.fixed) > 1
        here = choice is choices.current
        label = choice.label
        if several and not here:
            label = _SECTION_NAMES.get(choice.section, label)
        shown.add(choice.section)
        text = label if here else worded(choice.section, label)
        runs.append((f"{'▸' if here else ' '}{choice.section}", Role.KEY))
        if text:
            runs.append((f" {text} ", Role.ROW if here else Role.TEXT))
    return tuple(runs)


_SECTION_NAMES: Final = {Section.SPECIAL: "Special", Section.GIVE: "Give, ask"}
_SHORT: Final = {
    "Give Resources": "Give",
    "Give, ask": "Give",
    "Ask for Resources": "Ask",
    "Remove own pieces": "Rem.",
}


def _narrow_rows(choices: Choices, board: Board, cells: int, height: int) -> list[Line]:
    """Return the pane in 19 columns: no terms, no pieces."""
    decision = choices.decision
    question = texts.question(decision)
    asked = question.question[:1].upper() + question.question[1:]
    second = (
        line(
            (f" {CAN}", Role.KEY),
            (f"{choices.typed}_ ", Role.STRONG),
            (f"{choices.can} can", Role.DIM),
        )
        if choices.typed or choices.only
        else line(f" {asked}")
    )
    role = BAR[Faction(decision.by)] if decision.by in FACTIONS else Role.BAR
    letter = _who(decision)[0]
    head = [
        spread(
            line((f" {letter} {cut(question.title, cells - len(decision.rule) - 5)}", role)),
            line((f"{decision.rule} ", role)),
            cells,
            role,
        ),
        second,
    ]
    rows = [_short_option(choices, row, cells) for row in choices.visible]
    after = len(choices.rows) - choices.top - choices.page
    more = line((f"   {after} more  PgDn", Role.DIM)) if after > 0 else BLANK
    if after <= 0 and choices.top:
        more = line(("   PgUp back", Role.DIM))
    return [*exactly([*head, *rows], height - 2), more, fixed_row(choices, cells)]


def _short_option(choices: Choices, row: Choice, cells: int) -> Line:
    here = row is choices.current
    text = Role.ROW if here else Role.DIM if row.reason is not None else Role.TEXT
    return line(
        ("▸" if here else " ", Role.KEY),
        (f"{choices.digit(row):>1} ", Role.KEY),
        (cut(row.label, cells - 3), text),
    )
