"""The form of a new game as it stands on the screen."""

from __future__ import annotations

from typing import Final

from adp_tui.games.adp.ahead.pieces import ROLE
from adp_tui.games.adp.texts import newgame as texts
from adp_tui.games.adp.texts.names import LETTER, called
from adp_tui.games.adp.texts.newgame import NO_BOTS, OPTIONS, PRESETS, explained
from adp_tui.newgame.form import FIELDS, SCENARIOS, Block, Field, Form
from adp_tui.paint import BLANK, Line, Role, line
from adp_tui.texts.summary import YEARS
from adp_tui.texts.words import capitalized
from adp_tui.widgets.rows import cut, exactly, spread, wrapped
from core.adp.board import PILES
from core.adp.ids import FACTIONS, Scenario, Seat
from core.adp.options import FIRST_PRINTING, players
from core.adp.scenarios import EVENT_CARDS, STARTS

_FIXED: Final = 17
"""Rows beside those of the options."""

_ABOVE: Final = 3
"""Rows above the scenarios."""

_COLUMNS: Final = (38, 22)
"""Widths of the scenarios and of the presets."""


def form_rows(form: Form, cells: int, height: int) -> list[Line]:
    """Return the whole form but for the footer."""
    room = max(height - _FIXED, 1)
    return [
        spread(
            line((f" {texts.HEADING}", Role.STRONG)),
            line((f"{texts.PLAY_AS_SHOWN} ", Role.DIM)),
            cells,
        ),
        BLANK,
        spread(line((f"   {texts.SCENARIO}", Role.DIM)), BLANK, _COLUMNS[0] + 1)
        + line((texts.SEATS, Role.DIM)),
        *_top_rows(form),
        *_option_rows(form, room, cells),
        _edition_row(form),
        _name_row(form),
        _seed_row(form),
        *_about_rows(form, cells),
        _play_row(form, cells),
    ]


def field_at(form: Form, x: int, y: int, height: int) -> Field | None:
    """Return the field in a cell of the form, in a terminal of that height."""
    row = y - _ABOVE
    if 0 <= row < len(PRESETS):
        block, lines = _top_block(x)
        return Field(block, row) if row < lines else None
    room = max(height - _FIXED, 1)
    options = _shown_options(form, room)
    row -= len(PRESETS) + 1
    if 0 <= row < room:
        return Field(Block.OPTION, options[row]) if row < len(options) else None
    below = {0: Block.EDITION, 1: Block.NAME, 2: Block.SEED, 5: Block.PLAY}
    return Field(below[row - room]) if row - room in below else None


def _top_block(x: int) -> tuple[Block, int]:
    """Return which of the blocks side by side a column belongs to, and how many fields it has."""
    if x < _COLUMNS[0]:
        return Block.SCENARIO, len(SCENARIOS)
    if x < sum(_COLUMNS):
        return Block.PRESET, len(PRESETS)
    return Block.SEAT, len(FACTIONS)


def _mark(form: Form, field: Field) -> tuple[str, Role]:
    return ("▸" if form.cursor == field else " ", Role.KEY)


def _role(form: Form, field: Field) -> Role:
    return Role.ROW if form.cursor == field else Role.TEXT


def _top_rows(form: Form) -> list[Line]:
    """Return scenarios, presets and Factions side by side."""
    left, middle = _COLUMNS
    scenarios = [*(_scenario_row(form, place) for place in range(len(SCENARIOS))), *_blurb(form)]
    presets = [_preset_row(form, place) for place in range(len(PRESETS))]
    seats = [_seat_row(form, place) for place in range(len(FACTIONS))]
    return [
        (*spread(a, BLANK, left), *spread(b, BLANK, middle), *c)
        for a, b, c in zip(scenarios, presets, exactly(seats, len(PRESETS)), strict=True)
    ]


def _scenario_row(form: Form, place: int) -> Line:
    scenario, field = SCENARIOS[place], Field(Block.SCENARIO, place)
    chosen = "✓" if form.scenario is scenario else " "
    text = f"{called(scenario):<9} {YEARS[scenario]}  {texts.propaganda(PILES[scenario])}"
    return line(" ", _mark(form, field), (f"{chosen} ", Role.KEY), (text, _role(form, field)))


def _blurb(form: Form) -> list[Line]:
    """Return three rows about the scenario that is highlighted, or else chosen."""
    block, place = form.cursor
    scenario: Scenario = SCENARIOS[place] if block is Block.SCENARIO else form.scenario
    start = STARTS[scenario]
    events = len(EVENT_CARDS) - start.removed_events
    resources = texts.resources(start.government, start.taliban, start.warlords)
    return [
        line((f"    {texts.events_played(events, len(EVENT_CARDS))}", Role.DIM)),
        line((f"    {texts.aid_and_patronage(start.aid, start.patronage)}", Role.DIM)),
        line((f"    {resources}", Role.DIM)),
    ]


def _preset_row(form: Form, place: int) -> Line:
    preset, field = PRESETS[place], Field(Block.PRESET, place)
    chosen = "✓" if form.preset is preset else "-" if form.refused(preset) else " "
    role = Role.DIM if form.refused(preset) else _role(form, field)
    key = (f"{chosen} {place + 1} ", Role.KEY if not form.refused(preset) else Role.DIM)
    return line(_mark(form, field), key, (preset.name, role))


def _seat_row(form: Form, place: int) -> Line:
    faction, field = FACTIONS[place], Field(Block.SEAT, place)
    who = texts.HUMAN if form.seats[faction] is Seat.HUMAN else texts.BOT
    return line(
        _mark(form, field),
        (f"{LETTER[faction]} ", ROLE[faction]),
        (f"{called(faction):<11}{who}", _role(form, field)),
    )


def _shown_options(form: Form, room: int) -> range:
    """Return which options there is room for, the highlighted one among them."""
    block, place = form.cursor
    at = place if block is Block.OPTION else 0 if block in (Block.SCENARIO, Block.PRESET) else 99
    top = min(max(at - room // 2, 0), max(len(FIELDS) - room, 0))
    return range(top, min(top + room, len(FIELDS)))


def _option_rows(form: Form, room: int, cells: int) -> list[Line]:
    """Return as many options as there is room for."""
    shown = _shown_options(form, room)
    more = len(FIELDS) - len(shown)
    return exactly(
        [
            line((f"   {texts.options(more)}", Role.DIM)),
            *(_option_row(form, place, cells) for place in shown),
        ],
        room + 1,
    )


def _option_row(form: Form, place: int, cells: int) -> Line:
    name, field = FIELDS[place], Field(Block.OPTION, place)
    words, value = OPTIONS[name], getattr(form.options, name)
    reason = form.excluded(name)
    what = reason or explained(name, value)
    if reason is not None:
        box = "[-]"
    else:
        box = ("[x]" if value else "[ ]") if isinstance(value, bool) else "< >"
    role = Role.DIM if reason else _role(form, field)
    return line(
        " ",
        _mark(form, field),
        (f" {box} ", Role.DIM if reason else Role.KEY),
        (f"{words.name:<20} ", role),
        (cut(what, cells - 29), Role.DIM if reason else Role.TEXT),
    )


def _edition_row(form: Form) -> Line:
    field = Field(Block.EDITION)
    text = texts.EDITIONS[form.edition]
    switches = f"   {texts.sets_options(len(FIRST_PRINTING))}"
    return line(
        " ",
        _mark(form, field),
        (f" {texts.EDITION:<9}", Role.DIM),
        (f"{text:<20}", _role(form, field)),
        (switches, Role.DIM),
    )


def _name_row(form: Form) -> Line:
    field = Field(Block.NAME)
    here = form.cursor == field
    typed = f"{form.name}{'_' if here else ''}"
    shown = (typed, Role.STRONG) if form.name else (f"{form.usual_name}{typed}", Role.TEXT)
    return line(" ", _mark(form, field), (f" {texts.NAME:<9}", Role.DIM), shown)


def _seed_row(form: Form) -> Line:
    field = Field(Block.SEED)
    here = "_" if form.cursor == field else ""
    if not form.keeps_seed:
        shown = (texts.NO_SEED, Role.DIM)
    else:
        role = Role.STRONG if form.seed else Role.TEXT
        shown = (f"{form.seed or texts.RANDOM_SEED}{here}", role)
    return line(" ", _mark(form, field), (f" {texts.SEED:<9}", Role.DIM), shown)


def _about_rows(form: Form, cells: int) -> list[Line]:
    """Return two rows about what the cursor stands on, or why a key did nothing."""
    text = form.notice or _about(form)
    role = Role.TROUBLE if form.notice else Role.DIM
    rows = wrapped(capitalized(text), cells - 6, role)
    return exactly([line("   ", *row) for row in rows], 2)


def _about(form: Form) -> str:
    block, place = form.cursor
    match block:
        case Block.PRESET:
            refused = form.refused(PRESETS[place])
            if refused and len(PRESETS[place].people) > 1:
                return texts.or_four_players(refused)
            return f"{refused}." if refused else ""
        case Block.SEAT:
            return "" if form.bots else f"{NO_BOTS}."
        case Block.OPTION:
            name = FIELDS[place]
            reason = form.excluded(name)
            what = reason or explained(name, getattr(form.options, name))
            return texts.about_option(what, OPTIONS[name].rule)
        case Block.SEED:
            return "" if form.keeps_seed else f"{texts.SEVERAL}."
        case Block.NAME:
            return texts.ABOUT_NAME
        case Block.EDITION:
            return texts.ABOUT_EDITION
        case Block.SCENARIO | Block.PLAY:
            return ""


def _play_row(form: Form, cells: int) -> Line:
    field = Field(Block.PLAY)
    bots = sum(seat is Seat.BOT for seat in form.seats.values())
    people = len(players(form.options, form.seats))
    text = texts.play(f"{called(form.scenario)} {YEARS[form.scenario]}", people, bots)
    if problem := form.problem:
        text = cut(texts.not_like_this(problem), cells - 12)
    here = form.cursor == field
    role = Role.TROUBLE if problem else Role.CURSOR if here else Role.STRONG
    return spread(
        line(" ", _mark(form, field), " ", (text, role)), line((f"{texts.ENTER} ", Role.KEY)), cells
    )
