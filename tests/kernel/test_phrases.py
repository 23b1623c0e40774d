"""Sentences as templates and parts."""

from __future__ import annotations

import pytest

from core.kernel import Phrase, as_phrase, filled, in_a_row, in_english, listed, one_or_many, told


def test_only_the_gaps_of_a_sentence_are_filled_with_names() -> None:
    trees = filled("an apple a day: {0} ({1})", listed(["apple", "plum"]), 3)

    assert told(trees, str.upper) == "an apple a day: APPLE, PLUM (3)"


def test_a_language_puts_the_parts_into_its_own_order() -> None:
    german = {"{0} before {1}": "vor {1} kommt {0}"}

    assert told(filled("{0} before {1}", "apple", "plum"), str.title, german.__getitem__) == (
        "vor Plum kommt Apple"
    )


@pytest.mark.parametrize(("number", "text"), [(0, "0 baskets"), (1, "1 basket"), (2, "2 baskets")])
def test_singular_and_plural_have_their_own_sentences(number: int, text: str) -> None:
    assert in_english(one_or_many(number, "{0} basket", "{0} baskets")) == text


def test_phrases_are_joined_in_order() -> None:
    full = filled("{0} full", 2)

    assert in_english(in_a_row(full, Phrase("1 empty"))) == "2 full, 1 empty"
    assert in_english(in_a_row(full)) == "2 full"


def test_a_string_within_a_sentence_is_a_word_and_a_phrase_is_not() -> None:
    assert told(filled("{0}: {1}", as_phrase("apple trees"), "apple"), str.upper) == (
        "apple trees: APPLE"
    )
    phrase = Phrase("ripe")
    assert as_phrase(phrase) is phrase


def test_a_list_of_nothing_is_none() -> None:
    assert listed([]) == "none"
    assert listed((), "nobody") == "nobody"
