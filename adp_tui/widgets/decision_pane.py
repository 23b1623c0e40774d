"""The decision: who is asked what, by which rule, and the list of answers."""

from __future__ import annotations

from adp_tui.config.keys import Keymap
from adp_tui.look.cells import abridged, cells_of
from adp_tui.look.paint import BLANK, CAN, AnyRole, Line, Role, fitted, line, width
from adp_tui.play.choices import Choice, Choices
from adp_tui.presenter.panes import Ending
from adp_tui.presenter.presenter import AnyPresenter
from adp_tui.texts import decision as texts
from adp_tui.texts.words import listed
from adp_tui.widgets.fixed_answers import fixed_row
from adp_tui.widgets.option_rows import NARROW, Shown, columns, heading, option_row, terms
from adp_tui.widgets.rows import exactly, spread, wrapped
from adp_tui.widgets.two_columns import (
    Columns,
    in_columns,
    most_columns,
    over_each,
    place_at,
    side_by_side,
)
from core.kernel import Decision


def _below(cells: int) -> int:
    """Return how many rows are below the list: the number of further answers, and the fixed ones.

    In a narrow pane, which has few rows, both share one.
    """
    return 1 if cells < NARROW else 2


def page_size(presenter: AnyPresenter, decision: Decision, cells: int, height: int) -> int:
    """Return how many answers a pane of that size lists."""
    head = _head_height(presenter, decision, cells)
    return max(height - head - _below(cells), 1) * most_columns(cells)


def spare_rows(presenter: AnyPresenter, choices: Choices, cells: int, height: int) -> int:
    """Return how many rows of a pane of that size the list leaves empty."""
    listed = list_columns(presenter, choices, cells, height)
    used = min(len(choices.visible), listed.rows)
    return height - _head_height(presenter, choices.decision, cells) - _below(cells) - used


def list_columns(presenter: AnyPresenter, choices: Choices, cells: int, height: int) -> Columns:
    """Return how the answers of the page are arranged in a pane of that size."""
    room = height - _head_height(presenter, choices.decision, cells) - _below(cells)
    return in_columns(len(choices.visible), room, cells)


def column_height(presenter: AnyPresenter, choices: Choices, cells: int, height: int) -> int:
    """Return how many answers are in one of two columns; 0 if there is only one column."""
    listed = list_columns(presenter, choices, cells, height)
    return listed.rows if listed.number > 1 else 0


def decision_rows(
    shown: Shown, keymap: Keymap, cells: int, height: int, *, bot: bool = False
) -> list[Line]:
    """Return the question, the list and the fixed answers."""
    choices, presenter = shown.choices, shown.presenter
    listed = list_columns(presenter, choices, cells, height)
    each = listed.cells
    told = columns(shown, each)
    if cells < NARROW:
        head = _narrow_head(
            presenter, choices, told.heading if told.gain_cells else "", cells, bot=bot
        )
    else:
        names = over_each(heading(shown, told, each), listed)
        head = [*_head(shown, cells), names]
    rows = [option_row(shown, row, told, each) for row in choices.visible]
    fixed = fixed_row(choices, presenter.words, keymap, cells)
    below = [_more_row(choices, keymap, cells), fixed]
    if cells < NARROW:
        below = [_with_more(choices, fixed if choices.fixed else BLANK, keymap, cells)]
    return [*exactly([*head, *side_by_side(rows, listed)], height - len(below)), *below]


def choice_at(
    presenter: AnyPresenter, choices: Choices, extent: tuple[int, int], x: int, y: int
) -> Choice | None:
    """Return the answer in a cell of a pane of this size, if there is one."""
    listed = list_columns(presenter, choices, *extent)
    row = y - _head_height(presenter, choices.decision, extent[0])
    if not 0 <= row < listed.rows:
        return None
    place = place_at(listed, x, row)
    return choices.visible[place] if 0 <= place < len(choices.visible) else None


def outcome_rows(ending: Ending, cells: int, height: int) -> list[Line]:
    """Return how the game ended and the figures, shown instead of a question."""
    end = line((f"{ending.rule} ", Role.BAR))
    rows = [spread(line((f" {texts.THE_END}", Role.BAR)), end, cells, Role.BAR)]
    rows += _indented(ending.won, cells, Role.STRONG)
    rows += [*_indented(ending.why, cells), BLANK]
    rows += [row for told in ending.ranking for row in _indented(told, cells)]
    return exactly(rows, height)


def dice_rows(
    presenter: AnyPresenter, decision: Decision, key: str, cells: int, height: int
) -> list[Line]:
    """Return the pane when the game was taken back to the dice, with the key that rolls them."""
    question = presenter.words.question(decision)
    return exactly(
        [
            _bar(presenter, decision, f"{texts.DICE}  {question.title}", cells),
            *_indented(question.asked, cells),
            line((f" {key}", Role.KEY), f" {texts.ROLL}"),
        ],
        height,
    )


def hidden_rows(presenter: AnyPresenter, decision: Decision, cells: int, height: int) -> list[Line]:
    """Return the pane for somebody who may not know what the asked side can answer."""
    question = presenter.words.question(decision)
    who = _who(presenter, decision)
    title = who if cells < NARROW else f"{who}  {question.title}".rstrip()
    return exactly(
        [
            _bar(presenter, decision, title, cells),
            *_indented(question.asked, cells),
            *_indented(texts.ONLY_FOR_THE_ASKED, cells, Role.DIM),
        ],
        height,
    )


def asked_bar(presenter: AnyPresenter, decision: Decision, cells: int) -> Line:
    """Return the bar that says who is asked, and nothing else."""
    role = presenter.cover.looks.bar(decision.by)
    return fitted(line((f" {_who(presenter, decision)}", role)), cells, role)


# The question


def _head_height(presenter: AnyPresenter, decision: Decision, cells: int) -> int:
    """Return how many rows are above the list; constant during the question."""
    asked = len(_asked_rows(presenter, decision, cells))
    if cells < NARROW:
        return 1 + asked
    return 3 + (asked + presenter.ahead.has_prices(decision) or 1)


def _head(shown: Shown, cells: int) -> list[Line]:
    """Return the bar, the part that does not fit into it, the prices, and the typed text."""
    presenter, decision, board = shown.presenter, shown.choices.decision, shown.sight.board
    question = presenter.words.question(decision)
    asked = _asked_rows(presenter, decision, cells)
    text = f"{_who(presenter, decision)}  {question.title if asked else question}"
    cost = terms(shown, cells - 1) or presenter.ahead.standing(decision, board)
    told = _indented(cost, cells)[:1]
    bar = _bar(presenter, decision, text, cells)
    return [bar, *(asked + told or [BLANK]), _filter_row(shown.choices, cells)]


def _narrow_head(
    presenter: AnyPresenter, choices: Choices, heading: str, cells: int, *, bot: bool
) -> list[Line]:
    """Return the bar, the question or the typed text, and what the numbers mean."""
    decision = choices.decision
    title = presenter.words.question(decision).title
    if cells_of(title) > _narrow_room(presenter, decision, cells):
        title = title.split()[0].rstrip(",")
    elif bot and cells_of(title + texts.BOT_MARK) <= _narrow_room(presenter, decision, cells):
        title += texts.BOT_MARK
    head = [_bar(presenter, decision, f"{_who(presenter, decision)[0]} {title}", cells)]
    rows = _asked_rows(presenter, decision, cells)
    if choices.typed or choices.only or choices.explaining:
        rows = exactly([_filter_row(choices, cells)], len(rows))
    elif rows and heading and width(rows[-1]) + cells_of(heading) < cells:
        rows[-1] = spread(rows[-1], line((f" {heading}", Role.DIM)), cells)
    return head + rows


def _asked_rows(presenter: AnyPresenter, decision: Decision, cells: int) -> list[Line]:
    """Return the question if it does not fit into the bar."""
    question = presenter.words.question(decision)
    room = cells - cells_of(_who(presenter, decision)) - cells_of(_rule(presenter, decision)) - 5
    if cells >= NARROW and cells_of(str(question)) <= room:
        return []
    if cells < NARROW and cells_of(question.title) > _narrow_room(presenter, decision, cells):
        return _indented(str(question), cells)
    return _indented(question.asked, cells)


def _narrow_room(presenter: AnyPresenter, decision: Decision, cells: int) -> int:
    """Return how long a title may be in a narrow bar."""
    return cells - cells_of(_rule(presenter, decision)) - 5


def _rule(presenter: AnyPresenter, decision: Decision) -> str:
    return presenter.words.rule(decision.rule)


def _bar(presenter: AnyPresenter, decision: Decision, text: str, cells: int) -> Line:
    """Return the solid bar in the colour of the side that must choose."""
    role = presenter.cover.looks.bar(decision.by)
    rule = _rule(presenter, decision)
    left = abridged(f" {text}", cells - cells_of(rule) - 2)
    return spread(line((left, role)), line((f"{rule} ", role)), cells, role)


def _who(presenter: AnyPresenter, decision: Decision) -> str:
    return texts.DICE if decision.by is None else presenter.words.name(decision.by).upper()


def _indented(text: str, cells: int, role: AnyRole = Role.TEXT) -> list[Line]:
    return [line(" ", *row) for row in wrapped(text, cells - 1, role)]


# The list


def _filter_row(choices: Choices, cells: int) -> Line:
    """Return the typed text, and how many answers are left."""
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
    """Return how many answers are on the following pages."""
    after = choices.rows[choices.top + choices.page :]
    if not after:
        back = texts.page_back(keymap.key("page-up"))
        return line((f"   {back}", Role.DIM)) if choices.top else BLANK
    names = listed(row.label for row in after[:4])
    return line((abridged(f"   {texts.more(len(after), names)}", cells - 1), Role.DIM))


def _with_more(choices: Choices, row: Line, keymap: Keymap, cells: int) -> Line:
    """Return one row with the fixed answers and the number of answers on other pages."""
    after = len(choices.rows) - choices.top - choices.page
    if after > 0:
        wordings = texts.more_on_next_page(after, keymap.key("page-down"))
    elif choices.top:
        wordings = (texts.page_back(keymap.key("page-up")),)
    else:
        return row
    more = next(
        (text for text in wordings if width(row) + cells_of(text) + 2 <= cells), wordings[-1]
    )
    return spread(row, line((f" {more} ", Role.DIM)), cells)
