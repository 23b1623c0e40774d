"""Everything that the rules can say has words: questions, refusals, facts and names."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from string import Formatter
from typing import Final, NamedTuple

import pytest

from adp_tui.games.district import telling
from adp_tui.games.district.texts import events, lookup, names, newgame, short
from adp_tui.games.district.texts import facts as fact_texts
from adp_tui.games.district.texts import missions as mission_texts
from adp_tui.games.district.texts.questions import QUESTIONS
from adp_tui.games.district.texts.refusals import REFUSALS
from adp_tui.games.district.texts.unseen import UNSEEN
from adp_tui.games.district.wording import refusal
from adp_tui.look.cells import cells_of
from core.district.model.facts.fact import DistrictFact
from core.district.model.ids import OFF_MAP, Belligerent, Mission, Rating, Segment, UnitType
from core.district.model.module import Population
from core.district.model.options import options
from core.district.modules import MODULES
from core.kernel import Reason

DISTRICT: Final = Path(__file__).parents[3] / "core" / "district"
ORRIN_VALLEY: Final = MODULES["orrin-valley"]

NARROW_LIST: Final = 16
"""Cells for an answer in the list at 80 columns."""

ASKED: Final = re.compile(r'\bask="([a-z][a-z.-]*)"')
ASKED_BY_NAME: Final = re.compile(r'"((?:setup|event|flip|deploy|appeal)\.[a-z-]+)"')


class Built(NamedTuple):
    """A place in the rules where a reason is built."""

    place: str
    code: str
    parts: int


def built() -> Iterator[Built]:
    """Yield every reason that the source of the rules builds."""
    for path in sorted(DISTRICT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason":
                place = f"{path.relative_to(DISTRICT)}:{node.lineno}"
                code, _rule, *parts = node.args
                assert isinstance(code, ast.Constant), f"{place}: a code is written out"
                tuples = [part for part in parts if isinstance(part, ast.Tuple)]
                assert len(tuples) == len(parts), f"{place}: parts are written out"
                yield Built(place, str(code.value), sum(len(part.elts) for part in tuples))


def questions() -> set[str]:
    """Return every question that the source of the rules asks."""
    found: set[str] = set()
    for path in (DISTRICT / "rules").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found |= set(ASKED.findall(text)) | set(ASKED_BY_NAME.findall(text))
    return found - {code for _, code, _ in built()}


def kinds_of_facts(kind: type[DistrictFact] = DistrictFact) -> Iterator[type[DistrictFact]]:
    """Yield every kind of fact."""
    for derived in kind.__subclasses__():
        yield derived
        yield from kinds_of_facts(derived)


def test_every_reason_of_the_rules_has_a_sentence_with_room_for_its_parts() -> None:
    found = list(built())
    nameless = {(place, code) for place, code, _ in found if code not in REFUSALS}
    wrong = {
        (place, code)
        for place, code, parts in found
        if code in REFUSALS
        and {field for _, field, _, _ in Formatter().parse(REFUSALS[code]) if field}
        != {str(number) for number in range(parts)}
    }

    assert len(found) > 60
    assert sorted(nameless) == []
    assert sorted(wrong) == []


def test_no_sentence_is_without_a_reason() -> None:
    codes = {code for _, code, _ in built()} | {"not-a-choice"}

    assert sorted(set(REFUSALS) - codes) == []


def test_a_refusal_names_what_it_is_about() -> None:
    reason = Reason("deploy.asset-alone", "9.1", ("engineers-1", "salt-flats"))

    assert refusal(reason) == "Engineers 1 would stand alone in Salt Flats"


def test_every_question_of_the_rules_is_worded() -> None:
    asked = questions()

    assert len(asked) > 30
    assert sorted(asked - set(QUESTIONS)) == []
    assert sorted(set(UNSEEN) - set(QUESTIONS)) == []


def test_every_kind_of_fact_has_a_line() -> None:
    kinds = set(kinds_of_facts())

    assert len(kinds) > 50
    assert kinds == set(telling.TELLERS)


def test_areas_units_and_strategies_have_the_names_of_the_module() -> None:
    assert {area: data.name for area, data in ORRIN_VALLEY.areas.items()} == names.AREAS
    assert {word: kind.name for word, kind in ORRIN_VALLEY.kinds.items()} == names.KINDS
    assert {word: card.name for word, card in ORRIN_VALLEY.strategies.items()} == names.STRATEGIES
    told = {number: event.name for number, event in events.EVENTS.items()}
    assert {number: event.name for number, event in ORRIN_VALLEY.events.items()} == told


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (Belligerent, names.SIDES),
        (Belligerent, names.LETTER),
        (UnitType, names.TYPES),
        (UnitType, lookup.TYPES),
        (Rating, names.RATINGS),
        (OFF_MAP, names.BOXES),
        (Mission, names.MISSIONS),
        (Mission, [word for word in mission_texts.SHORT if word != "desertion"]),
        (Segment, names.SEGMENTS),
        (Population, lookup.PAYS),
        (ORRIN_VALLEY.scenarios, names.SCENARIOS),
        (ORRIN_VALLEY.scenarios, newgame.SCENARIOS),
        (ORRIN_VALLEY.lengths, names.LENGTHS),
        ([k.word for k in ORRIN_VALLEY.kinds.values() if k.is_asset], lookup.ASSETS),
        (ORRIN_VALLEY.intelligence, fact_texts.INTELLIGENCE),
    ],
    ids=str,
)
def test_every_word_of_a_sort_has_a_name(words: Iterable[str], named: Iterable[str]) -> None:
    assert [str(word) for word in words] == list(named)


def test_every_option_is_explained_with_each_of_its_values() -> None:
    offered = {option.word: option.values for option in options()}

    assert list(newgame.OPTIONS) == list(offered)
    for word, values in offered.items():
        if not newgame.OPTIONS[word].what:
            assert list(newgame.VALUES[word]) == list(values)


@pytest.mark.rule("RDM.7-4")
def test_the_lengths_are_told_as_they_are() -> None:
    for word, length in ORRIN_VALLEY.lengths.items():
        told = newgame.VALUES["length"][word]
        assert told == f"to {length.limit} VP, at most {length.last_turn} turns"


def test_every_short_form_fits_the_narrow_list() -> None:
    assert {word: told for word, told in short.SHORT.items() if cells_of(told) > NARROW_LIST} == {}
