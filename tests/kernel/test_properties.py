"""Properties that hold at every step of any game."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.kernel import (
    Decision,
    Game,
    IllegalAnswerError,
    Setup,
    Turn,
    apply,
    draw,
    fingerprint,
    is_print_of,
)
from tests.orchard import Fact, Orchard, OrchardBox

BOX = OrchardBox()


class Shelf(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a position."""

    jars: int = 0


RULES = BOX.rules


def random_game(seed: int) -> list[tuple[Turn[Orchard, Fact], str]]:
    """Play a game to its end; return each step as a new turn and the answer given there."""
    turn = Turn(RULES, Game(BOX.start(Setup("old"))))
    steps: list[tuple[Turn[Orchard, Fact], str]] = []
    while isinstance(turn.pending, Decision):
        answer = draw(seed, len(steps), turn.pending.options)
        steps.append((Turn(RULES, turn.game), answer))
        turn.answer(answer)
    return steps


seeds = st.integers(0, 1 << 32)


@given(seeds)
def test_apply_leaves_its_argument_untouched(seed: int) -> None:
    for turn, answer in random_game(seed):
        before = msgspec.json.encode(turn.game)
        apply(RULES, turn.game, answer)
        assert msgspec.json.encode(turn.game) == before


@given(seeds)
def test_driving_on_and_driving_again_agree_at_every_step(seed: int) -> None:
    live = Turn(RULES, Game(BOX.start(Setup("old"))))
    for again, answer in random_game(seed):
        assert (again.pending, again.board, again.facts) == (live.pending, live.board, live.facts)
        assert apply(RULES, live.game, answer) == _answered(live, answer)


def _answered(turn: Turn[Orchard, Fact], answer: str) -> Game[Orchard]:
    turn.answer(answer)
    return turn.game


@given(seeds)
def test_a_game_read_back_from_its_bytes_is_where_it_was(seed: int) -> None:
    decoder = msgspec.json.Decoder(Game[Orchard])
    for turn, _ in random_game(seed):
        again = Turn(RULES, decoder.decode(msgspec.json.encode(turn.game)))
        assert (again.board, again.pending, again.facts) == (turn.board, turn.pending, turn.facts)


@given(seeds)
def test_words_that_were_not_offered_are_refused_at_every_decision(seed: int) -> None:
    words = ("pick", "feast", "rest", "apple", "done", "sell", "help", "7", "0", "", "shed")
    for turn, _ in random_game(seed):
        assert isinstance(turn.pending, Decision)
        for word in words:
            if word in turn.pending.options:
                continue
            with pytest.raises(IllegalAnswerError, match=turn.pending.ask):
                turn.answer(word)
            assert turn.pending.why_not(word) is not None


@given(seeds)
def test_options_are_never_empty_and_never_said_twice(seed: int) -> None:
    for turn, _ in random_game(seed):
        assert isinstance(turn.pending, Decision)
        assert turn.pending.options
        assert len(set(turn.pending.options)) == len(turn.pending.options)


def test_the_same_answers_give_the_same_positions_under_another_hash_seed() -> None:
    script = (
        "from tests.kernel.test_properties import random_game, fingerprint\n"
        "for seed in range(20):\n"
        "    for turn, answer in random_game(seed):\n"
        "        print(fingerprint(turn.game), turn.pending, answer)\n"
    )

    said = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    }

    assert len(said) == 1
    assert len(said.pop()) > 10_000


def test_fingerprints_distinguish_positions_and_ignore_the_order_of_keys() -> None:
    board = BOX.start(Setup("old"))
    other = BOX.start(Setup("young"))

    assert fingerprint(board) != fingerprint(other)
    assert fingerprint({"a": 1, "b": 2}) == fingerprint({"b": 2, "a": 1})


class Basket(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position with defaults that can have equals."""

    fruit: tuple[str, ...] = ("apple", "pear")
    shelf: Shelf = Shelf()
    empty: dict[str, int] = {}
    count: int = 0


def test_equal_positions_have_equal_fingerprints_whatever_objects_they_are_made_of() -> None:
    equal = Basket(("apple", "pear", "plum")[:2], Shelf(), {}, 0)

    assert equal == Basket()
    assert fingerprint(equal) == fingerprint(Basket())
    assert fingerprint(Game(equal)) == fingerprint(Game(Basket()))
    assert fingerprint((equal, "word")) == fingerprint((Basket(), "word"))
    assert fingerprint(Basket(shelf=Shelf(1))) != fingerprint(Basket())


def test_a_print_that_writes_defaults_out_is_still_known_for_what_it_is() -> None:
    written = '{"fruit":["apple","pear"],"shelf":{}}', '{"fruit":["apple","pear"]}', '{"shelf":{}}'
    old = [hashlib.blake2b(text.encode(), digest_size=8).hexdigest() for text in written]

    assert all(is_print_of(found, Basket()) for found in old)
    assert not any(is_print_of(found, Basket(count=1)) for found in old)
    assert not is_print_of(None, Basket())


def test_a_draw_depends_on_the_seed_and_the_number_of_draws_alone() -> None:
    die = tuple("123456")

    rolls = [draw(7, n, die) for n in range(6_000)]

    assert rolls == [draw(7, n, die) for n in range(6_000)]
    assert rolls[:50] != [draw(8, n, die) for n in range(50)]
    counts = Counter(rolls)
    assert sorted(counts) == list(die)
    assert all(880 < n < 1120 for n in counts.values())


def test_a_weighted_draw_takes_options_in_proportion() -> None:
    drawn = Counter(draw(7, n, ("event", "propaganda"), (12, 1)) for n in range(13_000))

    assert 900 < drawn["propaganda"] < 1100
    assert drawn.total() == 13_000
