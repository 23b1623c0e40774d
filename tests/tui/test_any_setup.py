"""With any set-up and any play: each answer has a preview, each card a beginning."""

from __future__ import annotations

from random import Random

import pytest

from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.play.chapters import chapter_after, chapter_before, first_chapter
from adp_tui.play.lookahead.preview import preview
from core.adp.box import BOX
from core.adp.model.board import Board
from core.kernel import Decision, Setup
from saves.session import Session
from tests.tui.table import AdpSession

ANSWERS = 200
LOOKED_AT = 2
"""One of this many answers is previewed: a preview costs as much as many answers."""


def label(setup: Setup) -> str:
    options = "-".join(f"{word}={value}" for word, value in setup.options.items())
    return f"{setup.scenario}-{options}" if options else setup.scenario


every_setup = pytest.mark.parametrize("setup", BOX.samples, ids=label)


def played(setup: Setup, answers: int, *, look: bool = False) -> AdpSession:
    """Return a game after this many random answers."""
    chance = Random(label(setup))
    session: AdpSession = Session.new(BOX, setup, seed=1, program="test")
    for number in range(answers):
        asked = session.turn.pending
        if not isinstance(asked, Decision):
            break
        word = chance.choices(asked.options, asked.weights or None)[0]
        if look and asked.by is not None and number % LOOKED_AT == 0:
            assert preview(PRESENTER, session.turn, asked, word).then
        session.answer(word)
    return session


@every_setup
def test_every_answer_has_a_preview(setup: Setup) -> None:
    played(setup, ANSWERS, look=True)


def test_a_count_lists_numbers_even_if_a_marker_could_be_shown() -> None:
    options: dict[str, bool | str] = {"victory-deception": True, "deception-reveal": "anytime"}
    setup = Setup("main", dict.fromkeys(BOX.sides, "human"), options)
    session: AdpSession = Session.new(BOX, setup, seed=0, program="test")
    while isinstance(asked := session.turn.pending, Decision) and (
        asked.by != "government" or asked.ask != "turn"
    ):
        if asked.by is None:
            session.roll()
        else:
            session.answer("pass" if "pass" in asked.options else asked.options[0])
    session.answer("train")
    asked = session.turn.pending
    assert isinstance(asked, Decision)

    seen = preview(PRESENTER, session.turn, asked, "kabul")
    session.answer("kabul")
    following = session.turn.pending
    assert isinstance(following, Decision)

    assert following.ask == "train.troops"
    assert any(word.startswith("show") for word in following.options)
    assert len(seen.options) == 1
    assert seen.options[0].replace(" to ", "").isdigit()


@every_setup
def test_stepping_by_cards_misses_none_not_even_propaganda(setup: Setup) -> None:
    session = played(setup, 400)
    end = session.number
    cards = {len(board.played) for board in _turns(session)}

    go_with_consent(session, first_chapter(session))
    forward = [session.number]
    while session.number != end and (number := chapter_after(session)) is not None:
        session.jump(number)
        forward.append(number)
    backward = [end]
    while (before := chapter_before(session)) is not None:
        go_with_consent(session, before)
        backward.append(before)

    # The end of the line is the last stop in both directions, even in the middle of a card.
    assert cards <= {len(session.at(number).board.played) for number in forward}
    assert set(backward) == set(forward)


def go_with_consent(session: AdpSession, number: int) -> None:
    """Go to an answer; whoever has seen something since then agrees to it."""
    for side in session.must_agree(number):
        session.agree(number, side, yes=True)
    session.jump(number)


def _turns(session: AdpSession) -> list[Board]:
    """Return the positions of a line at which a turn begins."""
    line = session.tree.path(session.number)
    boards = [session.checkpoint(number) for number in line]
    return [board for board in boards if board is not None and BOX.begins_turn(board)]
