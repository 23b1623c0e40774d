"""Reads a position or a view from text, and reports all errors in the text at once."""

from __future__ import annotations

from collections import Counter
from typing import Final

from msgspec.structs import replace

from core.district.model.board import DistrictBoard, Stack, Unit
from core.district.model.ids import OFF_MAP, UNKNOWN
from core.district.model.options import DistrictOptions
from core.district.model.roster import in_roster_order, place_at_rest, roster
from core.district.modules import MODULES
from core.district.position.agreed import AGREED
from core.district.position.areas import read_row
from core.district.position.blank import blank_board, letter_order, with_what_follows
from core.district.position.headers import BEFORE_UNITS, FOLLOWING, KEYS
from core.district.position.posts import POSTS
from core.district.position.units import Naming, read_unit
from core.district.problems import problems, set_up_problems
from core.kernel import BadPositionError
from core.kernel.notation import PositionText, UnreadableError, listed_words

_USUAL: Final = next(iter(MODULES.values()))


def parse_board(
    text: str, base: DistrictBoard | None = None, *, check: bool = True
) -> DistrictBoard:
    """Return the position that a text describes.

    Module, scenario and options come from the base if the text does not name them; all else that
    it leaves out is empty or as usual. Units that it does not mention have not come into play,
    except in a view, where they are not known.

    Raise `BadPositionError` with all errors in the text. If there are none and `check` is on, raise
    it with everything that the rules do not allow in the position.
    """
    areas = {area for module in MODULES.values() for area in module.areas}
    lines = PositionText(text, KEYS, areas, "an Area")
    board = _Draft(lines).board(base)
    lines.check()
    if check and (wrong := problems(board) or list(set_up_problems(board))):
        raise BadPositionError(wrong)
    return board


class _Draft:
    """The position that some lines describe."""

    def __init__(self, lines: PositionText) -> None:
        self._lines = lines

    def board(self, base: DistrictBoard | None) -> DistrictBoard:
        """Put the position together."""
        board = self._agreed(base)
        for header in BEFORE_UNITS:
            board = self._lines.applied(header, board)
        naming = Naming(board.rulebook)
        self._read_boxes(board, naming)
        board = with_what_follows(self._with_areas(board, naming))
        for header in FOLLOWING:
            board = self._lines.applied(header, board)
        board = replace(board, units=self._units(board, naming))
        return self._lines.applied(POSTS, board)

    def _agreed(self, base: DistrictBoard | None) -> DistrictBoard:
        """Return an empty position of the right module, scenario and options."""
        board = base or blank_board(_USUAL.word, next(iter(_USUAL.scenarios)), DistrictOptions())
        for header in AGREED:
            board = self._lines.applied(header, board)
        return blank_board(board.module, board.scenario, board.options)

    def _read_boxes(self, board: DistrictBoard, naming: Naming) -> None:
        """Read the lines of the places off the map."""
        for box in OFF_MAP:
            line = self._lines.headers.get(box)
            if line is None or not line.words:
                continue
            try:
                for word in listed_words(line.words):
                    naming.add(read_unit(board.rulebook, word), box)
            except UnreadableError as error:
                self._lines.refuse(line.number, error)

    def _with_areas(self, board: DistrictBoard, naming: Naming) -> DistrictBoard:
        """Return the position with what the rows of the Areas say."""
        grounds, stacks = dict(board.grounds), dict[str, Stack]()
        for area in grounds:
            line = self._lines.rows.get(area)
            if line is None:
                continue
            try:
                row = read_row(board.rulebook, area, line.words)
                if twice := stacks.keys() & row.stacks.keys():
                    raise line.words[0].unlike(f"another letter for one of the stacks {min(twice)}")
                for units, letter in row.units:
                    naming.add(units, area, letter)
            except UnreadableError as error:
                self._lines.refuse(line.number, error)
                continue
            grounds[area] = row.ground
            stacks |= row.stacks
        ordered = {letter: stacks[letter] for letter in sorted(stacks, key=letter_order)}
        return replace(board, grounds=grounds, stacks=ordered)

    def _units(self, board: DistrictBoard, naming: Naming) -> dict[str, Unit]:
        """Return all units by name; the text of a view mentions all that can be seen."""
        is_view = UNKNOWN in naming.kinds or any(camp.concealed for camp in board.camps.values())
        if not is_view:
            everything = Counter(roster(board.rulebook, board.options).values())
            for kind, count in (everything - naming.kinds).items():
                at = place_at_rest(board.rulebook.kinds[kind])
                naming.add_rest(kind, count, at)
        return in_roster_order(board, naming.units())
