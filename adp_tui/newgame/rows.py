"""The rows of the new game form."""

from __future__ import annotations

from typing import Final

from adp_tui.config.page_keys import RULE, spoken
from adp_tui.look.cells import abridged, cells_of, column, pad
from adp_tui.look.paint import BLANK, Line, Role, line
from adp_tui.newgame.form import Block, Form, FormField
from adp_tui.texts import newgame as texts
from adp_tui.texts.newgame import NO_BOTS
from adp_tui.texts.words import capitalized, ended
from adp_tui.widgets.rows import exactly, spread, wrapped
from core.kernel import BOT, HUMAN

_FIXED: Final = 10
"""Rows besides those of scenarios and seats, options and bundles."""

_ABOVE: Final = 3
"""Rows above the scenarios."""

_COLUMNS: Final = (38, 22)
"""Widths of the scenarios and of the presets."""

_BLURB: Final = 3
"""Rows about a scenario."""

_MARKS: Final = 4
"""Columns for the cursor and the mark, before a scenario or a preset."""

_LABEL: Final = 9
"""Minimum columns for a label."""

_SIDE: Final = 10
"""Columns for the name of a side."""

_OPTION: Final = 20
"""Columns for the name of an option."""


def form_rows(form: Form, cells: int, height: int) -> list[Line]:
    """Return the whole form except the footer."""
    return [
        spread(
            line((f" {texts.HEADING}", Role.STRONG)),
            line((f"{texts.play_as_shown(spoken('enter'))} ", Role.DIM)),
            cells,
        ),
        _game_row(form),
        spread(line((f"   {texts.SCENARIO}", Role.DIM)), BLANK, _COLUMNS[0] + 1)
        + line((texts.SEATS, Role.DIM)),
        *_top_rows(form),
        *_option_rows(form, _room(form, height), cells),
        *(_bundle_row(form, place) for place in range(len(form.box.bundles))),
        *_copy_rows(form, cells),
        _name_row(form),
        _seed_row(form),
        *_about_rows(form, cells),
        _play_row(form, cells),
    ]


def field_at(form: Form, x: int, y: int, height: int) -> FormField | None:
    """Return the field in a cell of the form, in a terminal of that height."""
    if y == 1 and form.games:
        return FormField(Block.GAME)
    row, deep = y - _ABOVE, _depth(form)
    if 0 <= row < deep:
        block, lines = _top_block(form, x)
        return FormField(block, row) if row < lines else None
    room = _room(form, height)
    options = _shown_options(form, room)
    row -= deep + 1
    if 0 <= row < room:
        return FormField(Block.OPTION, options[row]) if row < len(options) else None
    row -= room
    bundles = len(form.box.bundles)
    if 0 <= row < bundles:
        return FormField(Block.BUNDLE, row)
    below = {0: Block.NAME, 1: Block.SEED, 4: Block.PLAY}
    row -= bundles + _has_copy(form)
    return FormField(below[row]) if row in below else None


def _depth(form: Form) -> int:
    """Return how many rows scenarios, presets and sides take side by side."""
    return max(len(form.box.scenarios) + _BLURB, len(form.presets), len(form.box.sides))


def _room(form: Form, height: int) -> int:
    """Return how many rows there are for options."""
    above = _depth(form) + len(form.box.bundles) + _has_copy(form)
    return max(height - _FIXED - above, 1)


def _top_block(form: Form, x: int) -> tuple[Block, int]:
    """Return the block at a column, of those side by side, and how many fields it has."""
    if x < _COLUMNS[0]:
        return Block.SCENARIO, len(form.box.scenarios)
    if x < sum(_COLUMNS):
        return Block.PRESET, len(form.presets)
    return Block.SEAT, len(form.box.sides)


def _mark(form: Form, field: FormField) -> tuple[str, Role]:
    return ("▸" if form.cursor == field else " ", Role.KEY)


def _role(form: Form, field: FormField) -> Role:
    return Role.ROW if form.cursor == field else Role.TEXT


def _label(form: Form, name: str) -> str:
    """Return a label; all values begin in the same column."""
    bundles = (form.spec.bundle(bundle.word)[0] for bundle in form.box.bundles)
    names = (texts.GAME, texts.NAME, texts.SEED, *bundles)
    return f" {pad(name, max(_LABEL, *(cells_of(one) + 1 for one in names)))}"


def _game_row(form: Form) -> Line:
    """Return the row of the game, if there are several."""
    if not form.games:
        return BLANK
    field = FormField(Block.GAME)
    return line(
        " ",
        _mark(form, field),
        (_label(form, texts.GAME), Role.DIM),
        ("< > ", Role.KEY),
        (form.games[form.game], _role(form, field)),
    )


def _top_rows(form: Form) -> list[Line]:
    """Return scenarios, presets and sides side by side."""
    (left, middle), deep = _COLUMNS, _depth(form)
    scenarios = [_scenario_row(form, place) for place in range(len(form.box.scenarios))]
    presets = [_preset_row(form, place) for place in range(len(form.presets))]
    seats = [_seat_row(form, place) for place in range(len(form.box.sides))]
    columns = (exactly(rows, deep) for rows in ([*scenarios, *_blurb(form)], presets, seats))
    return [
        (*spread(a, BLANK, left), *spread(b, BLANK, middle), *c)
        for a, b, c in zip(*columns, strict=True)
    ]


def _scenario_row(form: Form, place: int) -> Line:
    scenario, field = form.box.scenarios[place], FormField(Block.SCENARIO, place)
    chosen = "✓" if form.scenario == scenario else " "
    text = abridged(form.spec.scenario(scenario), _COLUMNS[0] - _MARKS - 1)
    return line(" ", _mark(form, field), (f"{chosen} ", Role.KEY), (text, _role(form, field)))


def _blurb(form: Form) -> list[Line]:
    """Return some rows about the highlighted scenario, or otherwise the chosen one."""
    block, place = form.cursor
    scenario = form.box.scenarios[place] if block is Block.SCENARIO else form.scenario
    told = form.spec.blurb(form.setup(scenario))[:_BLURB]
    return [line((f"    {text}", Role.DIM)) for text in told]


def _preset_row(form: Form, place: int) -> Line:
    preset, field = form.presets[place], FormField(Block.PRESET, place)
    chosen = "✓" if form.preset is preset else "-" if form.refused(preset) else " "
    role = Role.DIM if form.refused(preset) else _role(form, field)
    key = (f"{chosen} {place + 1} ", Role.KEY if not form.refused(preset) else Role.DIM)
    return line(_mark(form, field), key, (abridged(preset.name, _COLUMNS[1] - _MARKS - 1), role))


def _seat_row(form: Form, place: int) -> Line:
    side, field = form.box.sides[place], FormField(Block.SEAT, place)
    words, looks = form.presenter.words, form.presenter.cover.looks
    who = texts.HUMAN if form.seats[side] == HUMAN else texts.BOT
    return line(
        _mark(form, field),
        (f"{words.letter(side)} ", looks.side(side)),
        (f"{column(words.name(side), _SIDE)} {who}", _role(form, field)),
    )


def _shown_options(form: Form, room: int) -> range:
    """Return the options that fit, including the highlighted one."""
    block, place = form.cursor
    first = block in (Block.GAME, Block.SCENARIO, Block.PRESET)
    options = len(form.box.options)
    at = place if block is Block.OPTION else 0 if first else options
    top = min(max(at - room // 2, 0), max(options - room, 0))
    return range(top, min(top + room, options))


def _option_rows(form: Form, room: int, cells: int) -> list[Line]:
    """Return as many options as fit."""
    if not form.box.options:
        return exactly([], room + 1)
    shown = _shown_options(form, room)
    more = len(form.box.options) - len(shown)
    return exactly(
        [
            line((f"   {texts.OPTIONS}{_more(more)}", Role.DIM)),
            *(_option_row(form, place, cells) for place in shown),
        ],
        room + 1,
    )


def _more(options: int) -> str:
    """Return how many options are not visible; blank if all are."""
    return f"   {texts.more_options(options, spoken('up'), spoken('down'))}" if options else ""


def _option_row(form: Form, place: int, cells: int) -> Line:
    option, field = form.box.options[place], FormField(Block.OPTION, place)
    value = form.options[option.word]
    reason = form.excluded(option)
    what = reason or form.spec.explained(option.word, value)
    if reason is not None:
        box = "[-]"
    else:
        box = ("[x]" if value else "[ ]") if isinstance(value, bool) else "< >"
    role = Role.DIM if reason else _role(form, field)
    return line(
        " ",
        _mark(form, field),
        (f" {box} ", Role.DIM if reason else Role.KEY),
        (f"{column(form.spec.option(option.word), _OPTION)} ", role),
        (abridged(what, cells - _OPTION - 9), Role.DIM if reason else Role.TEXT),
    )


def _bundle_row(form: Form, place: int) -> Line:
    bundle, field = form.box.bundles[place], FormField(Block.BUNDLE, place)
    name, _ = form.spec.bundle(bundle.word)
    text = form.spec.bundle_value(bundle.word, form.bundled(place))
    switches = f"   {texts.sets_options(len(next(iter(bundle.values.values()))))}"
    return line(
        " ",
        _mark(form, field),
        (_label(form, name), Role.DIM),
        (pad(text, _OPTION), _role(form, field)),
        (switches, Role.DIM),
    )


def _has_copy(form: Form) -> bool:
    """Whether there is a row for a player's copy."""
    return bool(form.presenter.copy.told)


def _copy_rows(form: Form, cells: int) -> list[Line]:
    """Return the text about a player's copy, which is chosen elsewhere."""
    told = abridged(form.presenter.copy.told, cells - 4)
    return [line("   ", (told, Role.STRONG))] if _has_copy(form) else []


def _name_row(form: Form) -> Line:
    field = FormField(Block.NAME)
    here = form.cursor == field
    typed = f"{form.name}{'_' if here else ''}"
    shown = (typed, Role.STRONG) if form.name else (f"{form.usual_name}{typed}", Role.TEXT)
    return line(" ", _mark(form, field), (_label(form, texts.NAME), Role.DIM), shown)


def _seed_row(form: Form) -> Line:
    field = FormField(Block.SEED)
    here = "_" if form.cursor == field else ""
    if not form.keeps_seed:
        shown = (texts.NO_SEED, Role.DIM)
    else:
        role = Role.STRONG if form.seed else Role.TEXT
        shown = (f"{form.seed or texts.RANDOM_SEED}{here}", role)
    return line(" ", _mark(form, field), (_label(form, texts.SEED), Role.DIM), shown)


def _about_rows(form: Form, cells: int) -> list[Line]:
    """Return two rows about the highlighted field, or why a key did nothing."""
    text = form.notice or _about(form)
    role = Role.TROUBLE if form.notice else Role.DIM
    rows = wrapped(capitalized(text), cells - 6, role)
    return exactly([line("   ", *row) for row in rows], 2)


def _about(form: Form) -> str:
    block, place = form.cursor
    match block:
        case Block.PRESET:
            preset = form.presets[place]
            refused = form.refused(preset)
            return form.spec.instead_of_bots(refused, preset) if refused else ""
        case Block.SEAT:
            return "" if form.box.bot is not None else ended(NO_BOTS)
        case Block.OPTION:
            option = form.box.options[place]
            what = form.excluded(option) or form.spec.explained(
                option.word, form.options[option.word]
            )
            return texts.about_option(what, option.rule, RULE)
        case Block.SEED:
            return "" if form.keeps_seed else ended(texts.SEVERAL)
        case Block.NAME:
            return texts.ABOUT_NAME
        case Block.BUNDLE:
            return form.spec.bundle(form.box.bundles[place].word)[1]
        case Block.GAME:
            other = texts.about_game(spoken("left"), spoken("right"))
            return form.presenter.cover.what or other
        case Block.SCENARIO | Block.PLAY:
            return ""


def _play_row(form: Form, cells: int) -> Line:
    field = FormField(Block.PLAY)
    bots = sum(who == BOT for who in form.seats.values())
    text = texts.play(form.spec.played(form.scenario), form.people(), bots)
    if problem := form.problem:
        text = abridged(texts.cannot_be_played(problem), cells - 12)
    here = form.cursor == field
    role = Role.TROUBLE if problem else Role.CURSOR if here else Role.STRONG
    return spread(
        line(" ", _mark(form, field), " ", (text, role)),
        line((f"{spoken('enter')} ", Role.KEY)),
        cells,
    )
