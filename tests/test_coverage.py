"""The rules and their tests: every statement is tested or excused, and the table is current."""

from __future__ import annotations

import pytest

from tests.coverage_table import TABLE, Coverage, Mark, coverage, read_marks, render
from tests.rule_pages import (
    DISTANT_PLAIN,
    DISTRICT,
    GAMES,
    Pages,
    Statement,
    known_ids,
    read_statements,
)

each_game = pytest.mark.parametrize("pages", GAMES, ids=lambda pages: pages.folder.name)

MARKED = """
import pytest

pytestmark = pytest.mark.rule("R1.1-1")
CASES = [pytest.param(1, marks=pytest.mark.rule("D-1")), pytest.param(2)]

@pytest.mark.rule("R2.2-1", "R2.2-2")
def test_function(): ...

@pytest.mark.parametrize("x", CASES)
async def test_cases(x): ...

@pytest.mark.rule("A-1")
class TestClass:
    pytestmark = [pytest.mark.rule("TV-S")]

    @pytest.mark.parametrize("x", [pytest.param(1, marks=[pytest.mark.rule("N-1")])])
    def test_method(self, x): ...

@pytest.mark.rule("R3.1-1")
def helper(): ...
"""


@each_game
def test_every_statement_has_a_test_or_a_reason(pages: Pages) -> None:
    missing = coverage(pages).missing()
    assert not missing, f"neither a test nor a reason: {', '.join(missing)}"


@each_game
def test_no_reason_outlives_its_cause(pages: Pages) -> None:
    assert coverage(pages).stale() == []


@each_game
def test_the_table_is_up_to_date(pages: Pages) -> None:
    written = pages.path(TABLE).read_text(encoding="utf-8")
    assert written == render(coverage(pages)), "run python -m tests.coverage_table --write"


def test_worked_examples_are_found() -> None:
    assert DISTANT_PLAIN.vectors()[0] == "TV-1.3.6"
    assert DISTRICT.vectors() == [f"TVd-{n}" for n in range(1, len(DISTRICT.vectors()) + 1)]


@pytest.mark.parametrize(
    ("pages", "letters", "last"), [(DISTANT_PLAIN, "A", 85), (DISTRICT, "DA", 48)]
)
def test_rulings_are_found(pages: Pages, letters: str, last: int) -> None:
    rulings = pages.rulings()
    assert {f"{letters}-{n}" for n in range(1, last + 1)} <= set(rulings)
    assert len(set(rulings)) == len(rulings)


def test_ids_of_both_games_may_be_marked_and_no_others() -> None:
    assert {"R3.3.1-2", "D-5", "A-9", "RD6.11-3", "RDM.4-1", "TVd-8", "DA-3"} <= known_ids()
    assert not {"R9.9-9", "RD6.11", "RD6.11-99", "TVd-0", "DA-0"} & known_ids()


def test_marks_are_read_wherever_pytest_takes_them() -> None:
    assert set(read_marks(MARKED, "test_it.py")) == {
        Mark("R1.1-1", "test_it.py::test_function"),
        Mark("R2.2-1", "test_it.py::test_function"),
        Mark("R2.2-2", "test_it.py::test_function"),
        Mark("R1.1-1", "test_it.py::test_cases"),
        Mark("D-1", "test_it.py::test_cases"),
        Mark("R1.1-1", "test_it.py::TestClass::test_method"),
        Mark("A-1", "test_it.py::TestClass::test_method"),
        Mark("TV-S", "test_it.py::TestClass::test_method"),
        Mark("N-1", "test_it.py::TestClass::test_method"),
    }


def test_a_computed_mark_is_refused() -> None:
    source = "import pytest\n@pytest.mark.rule(f'R{1}')\ndef test_it(): ...\n"
    with pytest.raises(ValueError, match=r"line 2: .* plain strings"):
        list(read_marks(source, "test_it.py"))


def test_statements_are_read_with_their_chapter() -> None:
    text = (
        "# Title\n\n## Words\n\nText.\n\n# 1 Map\n\n## 1.1 Course\n\n- **R1.1-1** One\n  more.\n"
        "  | a |\n\n# S Set-up\n\n## S.2 Scenarios\n\n- **RS-5** Table.\n"
    )
    assert read_statements(text) == [Statement("R1.1-1", "1 Map"), Statement("RS-5", "S Set-up")]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("- **R1.2-1** Elsewhere.", "R1.2-1 is not of rule 1.1"),
        ("- **R1.1-1** Again.", "there is another R1.1-1"),
        ("Prose.", "neither heading nor statement"),
    ],
)
def test_a_line_out_of_form_is_refused(line: str, complaint: str) -> None:
    text = f"# 1 Map\n\n## 1.1 Course\n\n- **R1.1-1** One.\n{line}\n"
    with pytest.raises(ValueError, match=f"rules.md:6: .*{complaint}"):
        read_statements(text)


def _covered(excuses: dict[str, str]) -> Coverage:
    """A small example: R1.1-1 and R1.1.1-1 are untested, R2.2-1 is tested."""
    statements = [Statement(i, i[1]) for i in ("R1.1-1", "R1.1.1-1", "R2.2-1")]
    return Coverage(DISTANT_PLAIN, statements, {"R2.2-1": ["test_it.py::test_it"]}, excuses)


def test_an_excuse_fits_an_id_or_all_that_begin_with_it() -> None:
    assert _covered({}).missing() == ["R1.1-1", "R1.1.1-1"]
    assert _covered({"R1.1-1": "thus"}).missing() == ["R1.1.1-1"]
    assert _covered({"R1.1": "thus"}).missing() == []


def test_the_more_particular_excuse_counts() -> None:
    now = _covered({"R1": "in general", "R1.1.1": "in particular"})
    assert now.reason("R1.1-1") == "in general"
    assert now.reason("R1.1.1-1") == "in particular"


def test_an_excuse_for_nothing_is_a_fault() -> None:
    faults = _covered({"R1": "thus", "R9.9-9": "thus", "R2.2-1": "thus", "R2": "thus"}).stale()
    assert faults == [
        "R9.9-9 is excused, but docs/rules.md has no such statement",
        "R2.2-1 is excused, but tests name it",
        "R2 is excused, but tests name it",
    ]
