"""The form, the summary, the rules reference and the ending of District Commander."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest

from adp_tui.games import GAMES, usual
from adp_tui.games.adp.looks import LOOKS as OTHER_LOOKS
from adp_tui.games.district.looks import LOOKS
from adp_tui.games.district.lookup.lookup import RULES, rulebook
from adp_tui.games.district.presenter import PRESENTER
from adp_tui.look.paint import plain
from core.district.box import DISTRICT
from core.district.model.board import DistrictBoard, DistrictResult
from core.district.model.ids import GOVERNMENT, INSURGENT, Segment
from core.district.model.options import options
from core.kernel import Decision, Kind, Setup
from saves.glance import Glance
from tests.district.positions import empty, with_camp

DISTRICT_RULES: Final = Path(__file__).parents[3] / "core" / "district" / "rules"


def glance(board: DistrictBoard, pending: object) -> Glance:
    """Return a save that stands at a position, of a solo Government."""
    seats = {"government": "human", "insurgent": "bot"}
    return Glance(board, pending, 42, 1, "standard", seats)  # type: ignore[arg-type]


def cited() -> set[str]:
    """Return the numbers of rules that the source of the rules cites."""
    found: set[str] = set()
    for path in DISTRICT_RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.keyword("rule", ast.Constant(str() as rule)):
                    found.add(rule)
                case ast.AnnAssign(ast.Name("RULE"), _, ast.Constant(str() as rule)):
                    found.add(rule)
                case ast.Call(ast.Name("Reason"), [_, ast.Constant(str() as rule), *_]):
                    found.add(rule)
                case _:
                    pass
    return found


def test_the_second_game_of_the_catalogue_is_district_commander() -> None:
    assert list(GAMES) == ["adp", "district"]
    assert usual() is GAMES["adp"]
    assert GAMES["district"].box() is DISTRICT
    assert GAMES["district"].presenter() is PRESENTER


def test_its_colours_are_not_those_of_the_other_game() -> None:
    for theme, styles in LOOKS.styles.items():
        assert not set(styles) & set(OTHER_LOOKS.styles[theme])


def test_every_rule_that_is_cited_can_be_read() -> None:
    book = rulebook()
    assert book is not None
    rules = cited() | set(RULES.values()) | {option.rule for option in options()}
    numbers = {PRESENTER.words.rule(rule) for rule in rules}

    assert len(numbers) > 30
    assert sorted(number for number in numbers if book.rule(number).number != number) == []


def test_the_form_says_what_wins() -> None:
    form = PRESENTER.form

    assert [preset.name for preset in form.presets()][:2] == ["Solo Government", "Solo Insurgent"]
    assert form.blurb(Setup("standard", options={"length": "short"})) == (
        "60 VP win; at most 10 turns.",
        "VP at start: G 0, I 2.",
    )
    assert form.scenario("free") == "Free Deployment    players place"
    assert form.option("no-mixed-stacks") == "No mixed stacks"
    assert form.explained("length", "long") == "to 150 VP, at most 24 turns"


@pytest.mark.rule("RDS-28", "RD2.1-3")
def test_the_summary_of_a_save_tells_no_secret() -> None:
    board = with_camp(empty(turn=4, side=GOVERNMENT), GOVERNMENT, vp=41, hand=("324",))
    asked = Decision(GOVERNMENT, "ops.area", "6", Kind.PLACE, ("riverside",))

    told = PRESENTER.summary(glance(board, asked), "just now")

    rows = [plain(row) for row in told.rows]
    assert rows[:3] == [
        "Standard Normal, solo Government",
        "Turn 4 of at most 16: Operations, Government",
        " G  Operations: which Area next?  6",
    ]
    assert not any(secret in "\n".join(rows) for secret in ("41", "324", "Hold"))
    assert told.state == "turn 4"


def test_the_summary_of_a_finished_game_says_who_won() -> None:
    result = DistrictResult((INSURGENT,), {GOVERNMENT: 97, INSURGENT: 101}, "limit", "7.2")
    board = empty(turn=9, segment=Segment.VICTORY, result=result)

    told = PRESENTER.summary(glance(board, result), "just now")

    assert told.is_finished
    assert told.state == "finished, Insurgent won"


def test_the_end_is_told_with_the_points_and_strategies_of_both_sides() -> None:
    result = DistrictResult((INSURGENT,), {GOVERNMENT: 97, INSURGENT: 101}, "limit", "7.2")
    board = empty(turn=9, result=result)

    ending = PRESENTER.panes.ending(board, result)

    assert ending.won == "Insurgent won"
    assert ending.why == "Government 97 VP, Insurgent 101 VP: 100 VP were reached in turn 9"
    assert ending.ranking == ("Insurgent: Shadow State", "Government: Hold the Towns")
    assert "Over" in PRESENTER.words.show(board)
