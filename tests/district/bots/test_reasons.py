"""The sentences of bots: templates that begin with the number of a statement, and named parts."""

from __future__ import annotations

import ast
import re
from typing import Final

import pytest

from adp_tui.games.district.presenter import PRESENTER
from core.kernel import Phrase, Setup, as_phrase
from core.kernel.reasoning import rule_of
from tests.adp.bots.templates import Source, gaps, put_together, sources, templates, within
from tests.district.bots.games import BOT, known_in, moments
from tests.rule_pages import known_ids

ALL: Final = templates("district")
GIVEN: Final = "{0}: "
"""How a reason begins whose line is given to it."""

KERNEL_NAMES: Final = frozenset(
    {"Bot", "Decision", "Explanation", "Knowledge", "Phrase", "Reason", "Reply", "Why"}
    | {"as_phrase", "filled", "in_a_row"}
)
"""What the bots may use of the kernel: nothing that holds a whole game."""

WHOLE_GAME: Final = frozenset(
    {"Game", "Turn", "game", "turn_of", "_turn", "_box", "open_turn", "checkpoint", "curtain"}
)
"""Names through which a whole game could be reached."""


def test_there_are_sentences_of_every_kind() -> None:
    texts = {template.text for template in ALL}

    assert len(texts) > 130
    assert "RDB.2-13: Build where it pays" in texts  # a line of a list
    assert "RDB.4-2: MIL first" in texts  # a criterion
    assert "RDB.4-1: {0}: the lowest chit of at least {1}" in texts  # a reason with parts
    assert "it would Terrorize the Area" in texts  # why a candidate was dropped


def test_each_gap_of_a_sentence_has_its_part() -> None:
    assert [template for template in ALL if gaps(template.text) != set(range(template.parts))] == []


@pytest.mark.rule("RDB.4-7")
def test_each_reason_begins_with_the_number_of_a_statement() -> None:
    reasons = [template for template in ALL if template.is_reason]
    numbered = [template for template in ALL if template.text.startswith("RDB")]

    assert len(numbered) > 100
    for place, text, *_ in (*reasons, *numbered):
        assert text.startswith(GIVEN) or rule_of(text) in known_ids(), f"{place}: '{text}'"


def test_no_sentence_is_put_together_from_pieces() -> None:
    assert [place for source in sources("district") for place in put_together(source)] == []


# Views only


@pytest.mark.rule("RDS-12")
def test_bots_see_nothing_but_what_their_side_knows() -> None:
    found = {place for source in sources("district") for place in _beyond_the_view(source)}

    assert found == set()


def _beyond_the_view(source: Source) -> list[str]:
    """Return where a module of the bots could reach a whole game."""
    places = []
    for node in source.nodes():
        match node:
            case ast.ImportFrom(module="core.kernel", names=names):
                wrong = {alias.name for alias in names} - KERNEL_NAMES
            case ast.ImportFrom(module="core.kernel.game" | "core.district.box.box" as module):
                wrong = {str(module)}
            case ast.Attribute(attr=name) | ast.Name(id=name):
                wrong = {name} & WHOLE_GAME
            case _:
                continue
        places += [f"{source.at(node)}: {name}" for name in sorted(wrong)]
    return places


def test_a_way_to_the_whole_game_is_found() -> None:
    code = "from core.kernel import Turn, filled\nknown._turn\nfrom core.kernel.game import x\n"

    places = _beyond_the_view(Source("a.py", ast.parse(code)))

    assert sorted(places) == ["a.py:1: Turn", "a.py:2: _turn", "a.py:3: core.kernel.game"]


# In a game


@pytest.fixture(scope="module")
def thought() -> frozenset[Phrase]:
    """All that two bots think in a game, with the sentences that stand within others."""
    setup = Setup("standard", options={"length": "short", "assets": True, "intelligence": True})
    explained = (BOT.explain(known_in(turn)) for turn, *_ in moments(setup, seed=3))
    texts = (thought.text for explanation in explained for thought in explanation.thoughts)
    return frozenset(phrase for text in texts for phrase in within(as_phrase(text)))


def test_every_sentence_of_a_game_is_among_them(thought: frozenset[Phrase]) -> None:
    said = {phrase.text for phrase in thought if re.search("[A-Za-z]", phrase.text)}

    assert len(said) > 70
    assert said - {template.text for template in ALL} == set()


def test_every_word_in_a_gap_has_a_name(thought: frozenset[Phrase]) -> None:
    parts = {part for phrase in thought for part in phrase.parts if isinstance(part, str)}
    words = {word for part in parts for word in part.split(", ")}
    unnamed = {word for word in words if PRESENTER.words.part_name(word) == word}

    assert len(words) > 60
    assert {word for word in unnamed if len(word) > 3} <= {"done", "none"}
