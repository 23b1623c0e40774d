"""Sentences with gaps: shown in any language, and cut off if a stranger made them too long."""

from __future__ import annotations

import msgspec
import pytest

from core.kernel import Phrase, Why, in_english, listed, told
from core.kernel.phrase import DEEPEST, LONGEST

PICKED = Phrase("{0} of the {1}: {2}", (3, "apple, pear", Phrase("they are ripe")))
NAMES = {"apple": "Apfel", "pear": "Birne"}
GERMAN = {"{0} of the {1}: {2}": "{2}: {1}, {0}", "they are ripe": "sie sind reif"}


def test_the_parts_fill_the_gaps() -> None:
    assert str(PICKED) == in_english(PICKED) == "3 of the apple, pear: they are ripe"


def test_another_language_has_its_own_order_and_names() -> None:
    german = told(PICKED, lambda word: NAMES[word], lambda text: GERMAN[text])

    assert german == "sie sind reif: Apfel, Birne, 3"


def test_a_sentence_without_gaps_is_a_string_and_keeps_its_braces() -> None:
    assert in_english("nothing is {ripe}") == "nothing is {ripe}"


def test_a_gap_without_a_part_stays() -> None:
    assert str(Phrase("{0} and {1}", ("apple",))) == "apple and {1}"


def test_a_list_of_words_is_one_part() -> None:
    assert listed(["apple", "pear"]) == "apple, pear"
    assert listed([]) == "none"


@pytest.mark.parametrize("why", ["plain", PICKED])
def test_it_is_written_and_read_back(why: Why) -> None:
    assert msgspec.json.decode(msgspec.json.encode(why), type=Why) == why


def test_format_specifications_in_a_template_stay_text() -> None:
    assert str(Phrase("{0.__class__} {0!r} {0:>999999999}", (1,))) == (
        "{0.__class__} {0!r} {0:>999999999}"
    )


@pytest.mark.parametrize("core", ["", "x"])
def test_a_sentence_has_an_end_however_its_parts_unfold(core: str) -> None:
    phrase = Phrase(core)
    for _ in range(12):
        phrase = Phrase("{0}" * 1000, (phrase,))

    assert len(str(phrase)) <= LONGEST


def test_a_part_is_cut_where_the_sentence_has_no_room_left() -> None:
    assert len(str(Phrase("{0}{0}", ("apple, " * 100_000,)))) <= LONGEST


def test_phrases_can_be_nested_to_a_certain_depth() -> None:
    phrase = Phrase("core")
    for _ in range(DEEPEST + 1):
        phrase = Phrase("({0})", (phrase,))

    assert str(phrase) == "(" * (DEEPEST + 1) + "..." + ")" * (DEEPEST + 1)
