"""Every question of the rules has words."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from adp_tui.games.adp import wording
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.games.adp.texts.card_titles import TITLES as CARD_TITLES
from adp_tui.games.adp.texts.names import PIECE_NAMES, SPACES
from adp_tui.games.adp.texts.options import LABELS, SPECIFIC
from adp_tui.games.adp.texts.questions import QUESTIONS
from adp_tui.look.cells import cells_of
from core.adp.box import BOX
from core.adp.events.deck import TITLES
from core.adp.model.atlas import ATLAS
from core.kernel import Decision, Game, Kind, Setup, Turn

RULES = Path(__file__).parents[2] / "core" / "adp"
ASKED = re.compile(r'\bask="([a-z][a-z0-9.-]*)"')
DECIDED = re.compile(r'"((?:remove-own|give|request)\.[a-z]+)"')
WORDS = PRESENTER.words
NARROW_LIST = 16
"""Cells for an answer in the list at 80 columns."""

PREFIXES = {"patrol", "sweep"}
"""Words that are only the beginning of the word of a question."""


def in_short(ask: str, word: str) -> str:
    """Return an answer to a question as a narrow list has it."""
    decision = Decision("government", ask, "1", Kind.MENU, (word,))
    return WORDS.in_cells(decision, word, WORDS.label(decision, word), NARROW_LIST)


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
        assert "{" not in str(WORDS.question(asked))
        turn.answer(random.choice(asked.options))

    assert sorted(ask for ask in met if ask not in QUESTIONS) == []


def test_a_question_without_a_text_still_reads_well() -> None:
    decision = Decision("taliban", "bazaar.tea-house", "9", Kind.MENU, ("yes",), ("kabul",))

    assert str(WORDS.question(decision)) == "Bazaar, Kabul: tea house?"
    assert WORDS.label(decision, "green-tea") == "Green tea"


def test_options_are_called_by_their_names() -> None:
    decision = Decision("government", "give.what", "1.5.1", Kind.MENU, ("patronage-to-warlords",))

    assert WORDS.label(decision, "patronage-to-warlords") == "Patronage to Warlords"
    assert WORDS.name("northwest-frontier") == "NW Frontier"
    assert WORDS.name("government_police") == "Police"


def test_every_short_form_fits_the_narrow_list() -> None:
    answers = [*(("", word) for word in (*LABELS, *PIECE_NAMES)), *SPECIFIC]
    forms = {answer: in_short(*answer) for answer in answers}

    assert {one: form for one, form in forms.items() if cells_of(form) > NARROW_LIST} == {}


def test_two_gifts_can_be_distinguished_in_the_narrow_list() -> None:
    words = ("government-to-taliban", "government-to-warlords", "patronage-to-warlords")

    labels = [in_short("give.what", word) for word in words]

    assert labels == ["To Taliban", "To Warlords", "Patronage to W"]


def test_a_kind_of_piece_is_called_by_its_owner_in_short() -> None:
    assert in_short("", "government_troops") == "Gov. Troops"
    assert in_short("", "government_police") == "Police"


SETUPS = (
    Setup("main"),
    Setup("main", {}, {"victory-deception": True, "arbiter": True}),
    Setup("short", {}, {"open-deployment": True}),
)


@pytest.mark.parametrize("setup", SETUPS, ids=("main", "options", "deployment"))
@pytest.mark.parametrize("seed", range(3))
def test_every_answer_and_every_thing_has_its_own_word(setup: Setup, seed: int) -> None:
    random, turn = Random(seed), Turn(BOX.rules, Game(BOX.start(setup)))
    nameless: set[tuple[str, str]] = set()
    for _ in range(1500):
        asked = turn.pending
        if not isinstance(asked, Decision):
            break
        words = (*asked.options, *PRESENTER.answers.sought(asked))
        nameless |= {(asked.ask, word) for word in words if wording.label(asked, word) is None}
        nameless |= {(asked.ask, word) for word in asked.about if wording.name(word) is None}
        turn.answer(random.choice(asked.options))

    assert nameless == set()


def test_spaces_and_cards_have_the_names_that_are_printed() -> None:
    assert {space: place.name for space, place in ATLAS.items()} == SPACES
    assert TITLES == CARD_TITLES
