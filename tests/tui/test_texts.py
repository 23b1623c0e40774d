"""Every question that the rules ask has words."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from adp_tui.games.adp.texts import decisions
from adp_tui.games.adp.texts.options import LABELS, SPECIFIC
from adp_tui.games.adp.texts.questions import QUESTIONS
from adp_tui.games.adp.texts.short import shorter
from core.adp.box import BOX
from core.kernel import Decision, Game, Kind, Setup, Turn

RULES = Path(__file__).parents[2] / "core" / "adp"
ASKED = re.compile(r'\bask="([a-z][a-z0-9.-]*)"')
DECIDED = re.compile(r'"((?:remove-own|give|request)\.[a-z]+)"')
NARROW_LIST = 16
"""Cells for an answer in the list at 80 columns."""

PREFIXES = {"patrol", "sweep"}
"""Words that only begin the word of a question."""


def literals() -> set[str]:
    found: set[str] = set()
    for path in RULES.rglob("*.py"):
        text = path.read_text()
        found |= set(ASKED.findall(text)) | set(DECIDED.findall(text))
    return found - PREFIXES


def test_every_question_in_the_rules_is_worded() -> None:
    asked = literals()

    assert len(asked) > 60
    assert sorted(ask for ask in asked if ask not in QUESTIONS) == []


@pytest.mark.parametrize("seed", range(6))
def test_every_question_met_at_random_is_worded(seed: int) -> None:
    random = Random(seed)
    turn = Turn(BOX.rules, Game(BOX.start(Setup("main"))))
    met: set[str] = set()
    for _ in range(1500):
        asked = turn.pending
        if not isinstance(asked, Decision):
            break
        met.add(asked.ask)
        assert "{" not in str(decisions.question(asked))
        turn.answer(random.choice(asked.options))

    assert sorted(ask for ask in met if ask not in QUESTIONS) == []


def test_a_question_nobody_has_words_for_still_reads_well() -> None:
    decision = Decision("taliban", "bazaar.tea-house", "9", Kind.MENU, ("yes",), ("kabul",))

    assert str(decisions.question(decision)) == "Bazaar, Kabul: tea house?"
    assert decisions.label(decision, "green-tea") == "Green tea"


def test_options_are_called_by_their_names() -> None:
    decision = Decision("government", "give.what", "1.5.1", Kind.MENU, ("patronage-to-warlords",))

    assert decisions.label(decision, "patronage-to-warlords") == "Patronage to Warlords"
    assert decisions.name("northwest-frontier") == "NW Frontier"
    assert decisions.name("government_police") == "Police"


def test_every_short_form_fits_the_narrow_list() -> None:
    forms = {label: shorter(label, NARROW_LIST) for label in (*LABELS.values(), *SPECIFIC.values())}

    assert {label: form for label, form in forms.items() if len(form) > NARROW_LIST} == {}


def test_two_gifts_can_be_told_apart_in_the_narrow_list() -> None:
    decision = Decision("government", "give.what", "1.5.1", Kind.MENU, ())
    words = ("government-to-taliban", "government-to-warlords", "patronage-to-warlords")

    labels = [shorter(decisions.label(decision, word), NARROW_LIST) for word in words]

    assert labels == ["To Taliban", "To Warlords", "Patronage to W"]


def test_a_kind_of_piece_is_called_by_its_owner_in_short() -> None:
    assert shorter("Government Troops", NARROW_LIST) == "Gov. Troops"
    assert shorter("Police", NARROW_LIST) == "Police"
