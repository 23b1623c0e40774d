"""Games of version 3 of the rules, which did not ask some questions with only one answer."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from core.adp.box import BOX
from core.adp.box.earlier_rules import ALWAYS_ASKED
from core.adp.model.board import Board
from core.adp.model.facts import Fact
from core.kernel import Decision, Setup
from saves.records import Answer
from saves.session import Session
from saves.store import Writer

ANSWERS = 600

TALIBAN_TURN = "card: 19\neligible: taliban\n"


@pytest.mark.parametrize("seed", range(1, 6))
def test_a_game_without_those_questions_leads_to_the_same_positions(
    tmp_path: Path, seed: int
) -> None:
    setup = BOX.samples[seed * 7 % len(BOX.samples)]
    played = Session.new(BOX, setup, seed=seed, program="test")
    kept = _play_and_keep(played, Random(seed))
    assert len(kept) < len(played.tree), "no question had a single answer"
    path = tmp_path / "older.adp"
    header = replace(played.header, rules=ALWAYS_ASKED - 1)
    Writer.create(path, header, kept.values()).close()

    with Session.open(BOX, path, read_only=True) as older:
        assert older.notices == []
        assert len(older.tree) == len(kept)
        ends = [*[number - 1 for number in kept][1:], played.number]
        for answer, end in zip(kept.values(), ends, strict=True):
            now, then = older.at(answer.number).game, played.at(end).game
            assert now.checkpoint == then.checkpoint


def test_a_question_that_was_repeated_with_one_answer_left_was_asked(tmp_path: Path) -> None:
    """4.4.3, 1.4.1: An Ambush in two spaces; then the Guerrillas in one of them are taken back."""
    setup = Setup("main", position=f"{TALIBAN_TURN}kandahar T:u3 G:P1\nkabul-tor-kham T:u1 G:P1")
    played = Session.new(BOX, setup, seed=1, program="test")
    for word in ("attack", "ambush", "remove-own", "kabul-tor-kham", "kandahar"):
        played.answer(word)
    path = tmp_path / "older.adp"
    header = replace(played.header, rules=ALWAYS_ASKED - 1)
    Writer.create(path, header, (played.tree[number] for number in range(1, 6))).close()

    with Session.open(BOX, path, read_only=True) as older:
        assert older.notices == []
        assert older.turn.board == played.turn.board


def _play_and_keep(session: Session[Board, Fact], random: Random) -> dict[int, Answer]:
    """Play at random; return what version 3 would have recorded, by the number of each answer."""
    kept: dict[int, Answer] = {}
    while len(session.tree) < ANSWERS and isinstance(asked := session.turn.pending, Decision):
        only = asked.only_answer
        was_asked = only is None or BOX.was_asked(asked, ALWAYS_ASKED - 1)
        if only is None or was_asked:
            only = random.choices(asked.options, asked.weights or None)[0]
        session.answer(only)
        answer = session.tree[session.number]
        if was_asked:
            kept[answer.number] = replace(answer, number=len(kept) + 1)
        elif answer.fingerprint is not None and kept:
            last = next(reversed(kept))  # it ended this turn, too
            kept[last] = replace(
                kept[last], fingerprint=answer.fingerprint, position=answer.position
            )
    return kept
