"""The decision: who is asked what, by which rule, and the list of answers."""

from __future__ import annotations

from adp_tui.games.adp.ahead.eligibility import standing
from adp_tui.games.adp.ahead.pieces import BAR
from adp_tui.games.adp.ahead.prices import has_terms, terms
from adp_tui.games.adp.texts import decisions, victory
from adp_tui.games.adp.texts.names import called
from adp_tui.keys import Keymap
from adp_tui.paint import BLANK, CAN, Line, Role, line, width
from adp_tui.play.choices import Choice, Choices
from adp_tui.play.outlook import Look
from adp_tui.texts import panes as texts
from adp_tui.widgets.fixed_answers import fixed_row
from adp_tui.widgets.option_rows import NARROW, columns, heading, option_row
from adp_tui.widgets.rows import cut, exactly, spread, wrapped
from adp_tui.widgets.two_columns import (
    Columns,
    in_columns,
    most_columns,
    over_each,
    place_at,
    side_by_side,
)
from core.adp.board import Board, Result
from core.adp.ids import FACTIONS, Faction
from core.kernel import Decision


def _below(cells: int) -> int:
    """Return how many rows stand below the list: how much more there is, and the fixed answers.

    In a narrow pane, where rows are few, both are in one.
    """
    return 1 if cells < NARROW else 2


def page_size(decision: Decision, cells: int, height: int) -> int:
    """Return how many answers a pane of that size lists."""
    return max(height - _head_height(decision, cells) - _below(cells), 1) * most_columns(cells)


def spare_rows(choices: Choices, cells: int, height: int) -> int:
    """Return how many rows of a pane of that size the list leaves empty."""
    listed = list_columns(choices, cells, height)
    used = min(len(choices.visible), listed.rows)
    return height - _head_height(choices.decision, cells) - _below(cells) - used


def list_columns(choices: Choices, cells: int, height: int) -> Columns:
    """Return how the answers of the page stand in a pane of that size."""
    room = height - _head_height(choices.decision, cells) - _below(cells)
    return in_columns(len(choices.visible), room, cells)


def column_height(choices: Choices, cells: int, height: int) -> int:
    """Return how many answers stand below each other in two columns; 0 if there is only one."""
    listed = list_columns(choices, cells, height)
    return listed.rows if listed.number > 1 else 0


def decision_rows(
    choices: Choices,
    board: Board,
    look: Look,
    keymap: Keymap,
    cells: int,
    height: int,
    *,
    bot: bool = False,
) -> list[Line]:
    """Return the question, the list and the fixed answers."""
    listed = list_columns(choices, cells, height)
    each = listed.cells
    shown = columns(choices, board, look, each)
    if cells < NARROW:
        head = _narrow_head(choices, shown.heading if shown.wide else "", cells, bot=bot)
    else:
        names = over_each(heading(choices, shown, each), listed)
        head = [*_head(choices, board, look, cells), names]
    rows = [option_row(choices, row, board, look, shown, each) for row in choices.visible]
    below = [_more_row(choices, keymap, cells), fixed_row(choices, keymap, cells)]
    if cells < NARROW:
        below = [_with_more(choices, keymap, cells)]
    return [*exactly([*head, *side_by_side(rows, listed)], height - len(below)), *below]


def choice_at(choices: Choices, extent: tuple[int, int], x: int, y: int) -> Choice | None:
    """Return the answer in a cell of a pane of some size, if there is one."""
    listed, row = list_columns(choices, *extent), y - _head_height(choices.decision, extent[0])
    if not 0 <= row < listed.rows:
        return None
    place = place_at(listed, x, row)
    return choices.visible[place] if 0 <= place < len(choices.visible) else None


def outcome_rows(board: Board, result: Result, cells: int, height: int) -> list[Line]:
    """Return how the game ended and by what figures, in place of a question."""
    rule = victory.ending_rule(board, result)
    won, why = victory.how_it_ended(board, result)
    end = line((f"{rule} ", Role.BAR))
    rows = [spread(line((f" {texts.THE_END}", Role.BAR)), end, cells, Role.BAR)]
    rows += _indented(won, cells, Role.STRONG)
    rows += [*_indented(why, cells), BLANK]
    rows += [
        line(f" {place}. {called(faction):<11} {result.margins[faction]:+}")
        for place, faction in enumerate(result.ranking, 1)
    ]
    return exactly(rows, height)


def dice_rows(decision: Decision, key: str, cells: int, height: int) -> list[Line]:
    """Return the pane when the game was taken back to the dice, with the key that rolls them."""
    question = decisions.question(decision)
    return exactly(
        [
            _bar(decision, f"{texts.DICE}  {question.title}", cells),
            *_indented(question.asked, cells),
            line((f" {key}", Role.KEY), f" {texts.ROLLS_ON}"),
        ],
        height,
    )


# The question


def _head_height(decision: Decision, cells: int) -> int:
    """Return how many rows stand above the list; they are the same as long as it is asked."""
    asked = len(_asked_rows(decision, cells))
    if cells < NARROW:
        return 1 + asked
    return 3 + (asked + has_terms(decision) or 1)


def _head(choices: Choices, board: Board, look: Look, cells: int) -> list[Line]:
    """Return the bar, what does not fit into it, the terms, and what is typed."""
    decision = choices.decision
    question = decisions.question(decision)
    asked = _asked_rows(decision, cells)
    text = f"{_who(decision)}  {question.title if asked else question}"
    cost = terms(decision, board, look, cells - 1) or standing(decision, board)
    told = _indented(cost, cells)[:1]
    return [_bar(decision, text, cells), *(asked + told or [BLANK]), _filter_row(choices, cells)]


def _narrow_head(choices: Choices, heading: str, cells: int, *, bot: bool) -> list[Line]:
    """Return the bar and the question, or what is typed in its place; what the numbers mean."""
    decision = choices.decision
    title = decisions.question(decision).title
    if len(title) > _narrow_room(decision, cells):
        title = title.split()[0].rstrip(",")
    elif bot and len(title) + len(texts.BOT_MARK) <= _narrow_room(decision, cells):
        title += texts.BOT_MARK
    head = [_bar(decision, f"{_who(decision)[0]} {title}", cells)]
    rows = _asked_rows(decision, cells)
    if choices.typed or choices.only or choices.explaining:
        rows = exactly([_filter_row(choices, cells)], len(rows))
    elif rows and heading and width(rows[-1]) + len(heading) < cells:
        rows[-1] = spread(rows[-1], line((f" {heading}", Role.DIM)), cells)
    return head + rows


def _asked_rows(decision: Decision, cells: int) -> list[Line]:
    """Return the question where it does not fit into the bar."""
    question = decisions.question(decision)
    room = cells - len(_who(decision)) - len(decision.rule) - 5
    if cells >= NARROW and len(str(question)) <= room:
        return []
    if cells < NARROW and len(question.title) > _narrow_room(decision, cells):
        return _indented(str(question), cells)
    return _indented(question.asked, cells)


def _narrow_room(decision: Decision, cells: int) -> int:
    """Return how long a title may be in a narrow bar."""
    return cells - len(decision.rule) - 5


def _bar(decision: Decision, text: str, cells: int) -> Line:
    """Return the solid bar in the colour of the Faction that must choose."""
    role = BAR[Faction(decision.by)] if decision.by in FACTIONS else Role.BAR
    left = cut(f" {text}", cells - len(decision.rule) - 2)
    return spread(line((left, role)), line((f"{decision.rule} ", role)), cells, role)


def _who(decision: Decision) -> str:
    return texts.DICE if decision.by is None else called(decision.by).upper()


def _indented(text: str, cells: int, role: Role = Role.TEXT) -> list[Line]:
    return [line(" ", *row) for row in wrapped(text, cells - 1, role)]


# The list


def _filter_row(choices: Choices, cells: int) -> Line:
    """Return what is typed, and how many answers are left."""
    refused = sum(row.reason is not None for row in choices.rows)
    counted = texts.can_and_cannot(choices.can, refused)
    if cells < NARROW:
        counted = texts.can(choices.can)
    return spread(
        line((f" {CAN}", Role.KEY), (f"{choices.typed}{choices.number}_", Role.STRONG)),
        line((f"{counted} ", Role.DIM)),
        cells,
    )


def _more_row(choices: Choices, keymap: Keymap, cells: int) -> Line:
    """Return how many answers are on the pages after this one."""
    after = choices.rows[choices.top + choices.page :]
    if not after:
        back = texts.page_back(keymap.key("page-up"))
        return line((f"   {back}", Role.DIM)) if choices.top else BLANK
    names = ", ".join(row.label for row in after[:4])
    return line((cut(f"   {texts.more(len(after), names)}", cells - 1), Role.DIM))


def _with_more(choices: Choices, keymap: Keymap, cells: int) -> Line:
    """Return the fixed answers, and how many others are on other pages, in one row."""
    row = fixed_row(choices, keymap, cells) if choices.fixed else BLANK
    after = len(choices.rows) - choices.top - choices.page
    if after > 0:
        wordings = texts.more_on_next_page(after, keymap.key("page-down"))
    elif choices.top:
        wordings = (texts.page_back(keymap.key("page-up")),)
    else:
        return row
    more = next((text for text in wordings if width(row) + len(text) + 2 <= cells), wordings[-1])
    return spread(row, line((f" {more} ", Role.DIM)), cells)
