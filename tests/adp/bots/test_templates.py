"""The sentences of Non-players can be translated: templates, and parts for their gaps."""

from __future__ import annotations

import ast
import re
from typing import Final

import pytest

from adp_tui.games.adp.lookup.lookup import rulebook
from adp_tui.games.adp.presenter import PRESENTER
from core.adp.bots.bot import AdpBot
from core.adp.bots.entry_points import ENTRY_POINTS
from core.adp.bots.sheets import SHEETS
from core.adp.model.ids import Scenario
from core.kernel import Phrase, as_phrase
from tests.adp.bots.templates import Source, gaps, put_together, sources, templates, within
from tests.adp.bots.think import RULES, moments

NUMBER: Final = re.compile(r"(8(?:\.\d+)*)(?: step \w+)?: ")
"""How each reason begins."""

GIVEN: Final = "{0}: "
"""How a reason begins whose rule or line is given to it."""

ALL: Final = templates()


def test_there_are_sentences_of_every_kind() -> None:
    texts = {template.text for template in ALL}

    assert len(texts) > 600
    assert "8.5.1: at least {0} pieces Available: no ({1})" in texts  # a reason with parts
    assert "8.6.5: LoCs last" in texts  # a priority
    assert "8.7.2 step 4a: wins Taliban Control" in texts  # a line of a list
    assert "no cubes to place" in texts  # why a candidate was dropped
    assert "{0} other pieces" in texts  # within another sentence
    assert "Remove, do not replace" in texts  # what a card tells


def test_each_gap_of_a_sentence_has_its_part() -> None:
    assert [template for template in ALL if gaps(template.text) != set(range(template.parts))] == []


@pytest.mark.rule("R8-1")
def test_each_reason_begins_with_the_number_of_a_rule() -> None:
    known = {rule.number for rule in rulebook().rules}
    reasons = [template for template in ALL if template.is_reason]
    numbered = [template for template in ALL if template.text[:1].isdigit()]

    assert len(reasons) > 350
    for place, text, *_ in (*reasons, *numbered):
        found = NUMBER.match(text)
        assert found is not None or text.startswith(GIVEN), f"{place}: no rule in '{text}'"
        assert found is None or found[1] in known, f"{place}: no such rule: '{text}'"


def test_no_sentence_is_put_together_from_pieces() -> None:
    assert [place for source in sources() for place in put_together(source)] == []


def test_pieces_are_found_wherever_they_are_put_together() -> None:
    code = """
f"8.1: {a}"
"8.1: %s" % a
"8.1: " + a
"8.1: {}".format(a)
", ".join(a)
a.title()
f"card {a}"
8 % a + b
"""
    found = list(put_together(Source("a.py", ast.parse(code))))

    assert [place.split(":")[1] for place in found] == ["2", "3", "4", "5", "6", "7"]


# In a game


@pytest.fixture(scope="module")
def thought() -> frozenset[Phrase]:
    """All that four Non-players think in a game, with the sentences that stand within others."""
    bot = AdpBot(RULES, SHEETS, ENTRY_POINTS)
    explained = (bot.explain(game) for game, *_ in moments(Scenario.SHORT, seed=9))
    texts = (thought.text for explanation in explained for thought in explanation.thoughts)
    return frozenset(phrase for text in texts for phrase in within(as_phrase(text)))


def test_every_sentence_of_a_game_is_among_them(thought: frozenset[Phrase]) -> None:
    said = {phrase.text for phrase in thought if re.search("[A-Za-z]", phrase.text)}

    assert len(said) > 200
    assert said - {template.text for template in ALL} == set()


def test_every_word_in_a_gap_has_a_name(thought: frozenset[Phrase]) -> None:
    parts = {part for phrase in thought for part in phrase.parts if isinstance(part, str)}
    words = {word for part in parts for word in part.split(", ")}
    named = {PRESENTER.words.part_name(word) for word in words}

    assert len(words) > 60
    assert {name for name in named if name.islower()} <= {"none", "done"}
