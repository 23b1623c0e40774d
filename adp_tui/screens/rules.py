"""The rules reference: find a rule by number or word, read it, follow its references."""

from __future__ import annotations

from typing import ClassVar, Final

from adp_tui.config import page_keys as keys
from adp_tui.config.page_keys import PageKey
from adp_tui.look.cells import abridged, cells_of, pad, wrap
from adp_tui.look.paint import CAN, Line, Role, line, run_at
from adp_tui.look.theme import Theme
from adp_tui.play.finder import Finder
from adp_tui.presenter.rulebook import Rule, Rulebook, fits
from adp_tui.screens.page import EDGE, PopUp
from adp_tui.texts import screens as texts
from adp_tui.widgets.rows import exactly, spread, titled

_LISTED: Final = 5
"""How many rules the list shows at once."""

_NUMBER: Final = 7
"""The column of the rule titles, after their numbers."""


class RulesScreen(PopUp[None]):
    """A list of rules over the text of the highlighted one."""

    ABOUT = texts.ABOUT["rules"]
    KEYS: ClassVar[tuple[PageKey, ...]] = keys.RULES
    SIZE: ClassVar[tuple[int, int]] = (78, 40)

    def __init__(self, look: Theme, rulebook: Rulebook, *, number: str = "", room: int = 0) -> None:
        super().__init__(look, name="rules", room=room)
        self._rulebook = rulebook
        self._finder: Finder[Rule] = Finder(rulebook.rules, fits)
        if number:
            self._finder.highlight(self._rulebook.rule(number))
        self._marked = 0
        self._top = 0
        self._bottom = 0
        """How far the text can be scrolled."""

        self._visited: list[str] = []
        """The rules visited by following references, for going back."""

    @property
    def title_text(self) -> str:
        """The rule being shown."""
        shown = self._finder.current
        return f"{shown.number} {shown.title}" if shown else texts.RULES

    @property
    def end_text(self) -> str:
        """The chapter of the rule."""
        shown = self._finder.current
        return shown.chapter if shown else ""

    @property
    def takes_text(self) -> bool:
        """Typing narrows the list."""
        return True

    async def press(self, key: str) -> None:
        """Find, read, follow."""
        match key:
            case "pagedown":
                self._top = min(self._top + 5, self._bottom)
            case "pageup":
                self._top = max(self._top - 5, 0)
            case "tab":
                self._marked += 1
            case "enter":
                self._follow()
            case "left":
                if self._visited:
                    self._go(self._visited.pop())
            case "escape" if not self._finder.typed:
                _ = self.dismiss()
            case _:
                self._finder.press(key, _LISTED)
                self._top = self._marked = 0

    def _follow(self) -> None:
        """Open the marked reference."""
        shown = self._finder.current
        if shown is not None and (cited := self._rulebook.cited(shown)):
            self._visited.append(shown.number)
            self._go(cited[self._marked % len(cited)])

    def _go(self, number: str) -> None:
        self._finder.highlight(self._rulebook.rule(number))
        self._top = self._marked = 0

    def point_inside(self, x: int, y: int) -> str | None:
        """Point at a rule in the list, or open a reference."""
        if y <= _LISTED:
            before = self._finder.current
            self._finder.point_at(y - 1, _LISTED)
            if self._finder.current is not before:
                self._top = self._marked = 0
            return None
        shown = self._finder.current
        row = self.lines.rows[y + 1]
        if shown is None or (texts.SEE, Role.DIM) not in row:
            return None
        pointed = run_at(row, x + EDGE)
        for place, number in enumerate(self._rulebook.cited(shown)):
            if pointed == _cited(self._rulebook, number):
                self._marked = place
                return "enter"
        return None

    def contents(self, cells: int, height: int) -> list[Line]:
        """Return the typed text, the list, the rule, and its references."""
        finder = self._finder
        count = texts.rules(len(finder.found))
        prompt = line((f"{CAN}{finder.typed}_", Role.KEY))
        rows = [spread(prompt, line((count, Role.DIM)), cells)]
        rows += exactly(
            [
                _listed(finder.found[place], cells, here=place == finder.cursor)
                for place in finder.window(_LISTED)
            ],
            _LISTED,
        )
        rows.append(titled("", cells))
        shown = finder.current
        if shown is None:
            return [*rows, line((texts.NO_SUCH_RULE, Role.DIM))]
        see = _references(self._rulebook, shown, self._marked, cells)
        room = height - len(rows) - len(see)
        text = rule_rows(shown, cells, finder.typed)
        self._bottom = max(len(text) - room, 0)
        self._top = min(self._top, self._bottom)
        return [*rows, *exactly(text[self._top :], room), *see]


def rule_rows(shown: Rule, cells: int, wanted: str = "") -> list[Line]:
    """Return the statements of a rule; those with the typed text are bold."""
    rows: list[Line] = []
    for statement in shown.statements:
        found = len(wanted) > 1 and wanted.lower() in " ".join(statement.lines).lower()
        role = Role.STRONG if found else Role.TEXT
        mark = f"{statement.number}  " if statement.number else ""
        for place, paragraph in enumerate(statement.lines):
            indent = "  " if paragraph.startswith("- ") or place else ""
            first = "" if place else mark
            further = f"{indent}  " if place else "  "
            parts = wrap(f"{indent}{paragraph}", cells, first=first, further=further, hyphens=False)
            for number, part in enumerate(parts):
                head = "" if number else first
                rows.append(line((head, Role.DIM), (part.removeprefix(head), role)))
    return rows


def _listed(entry: Rule, cells: int, *, here: bool) -> Line:
    text = abridged(pad(entry.number, _NUMBER) + entry.title, cells - 2)
    return line(("▸ " if here else "  ", Role.KEY), (text, Role.ROW if here else Role.TEXT))


def _references(rulebook: Rulebook, shown: Rule, marked: int, cells: int) -> list[Line]:
    """Return the references of a rule in one row, with the marked one visible."""
    cited = rulebook.cited(shown)
    if not cited:
        return []
    place = marked % len(cited)
    runs: list[tuple[str, Role]] = [(texts.SEE, Role.DIM)]
    room = cells - cells_of(texts.SEE)
    for number in (*cited[place:], *cited[:place]):
        text = _cited(rulebook, number)
        if cells_of(text) > room:
            break
        runs += [(text, Role.KEY if number == cited[place] else Role.TEXT), ("   ", Role.TEXT)]
        room -= cells_of(text) + 3
    return [(), tuple(runs)]


def _cited(rulebook: Rulebook, number: str) -> str:
    """Return a reference to a rule."""
    return f"{number} {rulebook.rule(number).title}"
