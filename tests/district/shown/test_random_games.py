"""Everything that happens in random games can be told, to both sides and to an onlooker."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from adp_tui.games.district.ahead.ahead import DistrictAhead
from adp_tui.games.district.answers import DistrictAnswers
from adp_tui.games.district.ending import how_it_ended
from adp_tui.games.district.lookup.about import sheet_about
from adp_tui.games.district.naming import name_of
from adp_tui.games.district.standing import standing
from adp_tui.games.district.texts.unseen import UNSEEN
from adp_tui.games.district.things import of_module, of_position
from adp_tui.games.district.wording import label
from adp_tui.games.district.words import DistrictWords
from adp_tui.look.cells import cells_of
from adp_tui.look.paint import plain
from adp_tui.presenter.sight import Sight
from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import seen
from core.district.model.ids import BELLIGERENTS
from core.district.model.options import read_options
from core.district.model.start import starting_board
from core.district.model.view import view
from core.district.rules.stages import DistrictRules
from core.kernel import Decision, Game, Turn

WORDS: Final = DistrictWords()
ANSWERS: Final = DistrictAnswers()
AHEAD: Final = DistrictAhead()

ADVANCED: Final[dict[str, bool | str]] = {"assets": True, "intelligence": True, "foreign": True}
VARIED: Final[dict[str, bool | str]] = {
    **ADVANCED,
    "desertion": "both",
    "degrade-networks": True,
    "strategic-intelligence": True,
    "only-the-wind": True,
    "two-solitudes": True,
    "deep-underground": True,
    "switcheroo": True,
}
SETUPS: Final[tuple[tuple[str, dict[str, bool | str]], ...]] = (
    ("standard", {}),
    ("free", ADVANCED),
    ("random", VARIED),
    ("standard", {"dice": True, "subversion-army": True, "subversion-rebels": "mil-gr"}),
)
VIEWERS: Final = (*BELLIGERENTS, None)

RAW: Final = re.compile(r"\b[a-z]{2,}[-._][a-z]{2,}|\bNone\b|[{}]|\b[A-Z]+_|'\w+'")
"""What looks like a word of the rules, not of English."""

ENGLISH: Final = ("at-large",)

MOST_ANSWERS: Final = 1200
WIDTH: Final = 80


def turns(setup: tuple[str, dict[str, bool | str]], seed: int) -> Iterator[tuple[Any, Any]]:
    """Play a random game; yield what is asked, with the turn, after each answer."""
    scenario, chosen = setup
    board = starting_board("orrin-valley", scenario, read_options(chosen))
    random, turn = Random(seed), Turn(DistrictRules(), Game(board))
    for _ in range(MOST_ANSWERS):
        yield turn, turn.pending
        if not isinstance(turn.pending, Decision):
            return
        turn.answer(random.choice(turn.pending.options))


def raw_in(text: str) -> str:
    """Return a word of the rules that is left in a text; blank if there is none."""
    found = RAW.search(text)
    return f"{found[0]} in: {text}" if found and found[0] not in ENGLISH else ""


def told_of(asked: Decision, board: DistrictBoard) -> Iterator[str]:
    """Yield everything that is said about a question."""
    yield str(WORDS.question(asked))
    arranged = ANSWERS.arranged(asked, board)
    assert arranged.options
    assert set(arranged.options) <= set(asked.options)
    for word in arranged.options:
        yield WORDS.label(asked, word)
        yield WORDS.said(asked, word)
        yield AHEAD.beside(asked, word, board)
    for word in (*ANSWERS.sought(asked), "nonsense", *board.grounds, *board.stacks):
        if (reason := asked.why_not(word)) is not None:
            yield WORDS.with_rule(reason)
    yield AHEAD.terms(asked, board, lambda word: None, WIDTH)
    assert asked.ask in UNSEEN or asked.known_to is None, f"{asked.ask} may have to be hidden"
    yield WORDS.unseen(asked)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join((setup[0], *setup[1])))
@pytest.mark.parametrize("seed", range(2))
def test_every_question_answer_and_refusal_is_told(
    setup: tuple[str, dict[str, bool | str]], seed: int
) -> None:
    nameless: set[tuple[str, str]] = set()
    for turn, asked in turns(setup, seed):
        if isinstance(asked, Decision):
            board = view(turn.board, asked.by)
            assert [raw for text in told_of(asked, board) if (raw := raw_in(text))] == []
            nameless |= {(asked.ask, word) for word in asked.options if label(asked, word) is None}
            nameless |= {(asked.ask, word) for word in asked.about if name_of(word) is None}

    assert nameless == set()


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join((setup[0], *setup[1])))
@pytest.mark.parametrize("side", VIEWERS, ids=str)
def test_every_fact_is_told_to_everybody(
    setup: tuple[str, dict[str, bool | str]], side: str | None
) -> None:
    learned = (seen(fact, side) for turn, _ in turns(setup, seed=7) for fact in turn.facts)
    told = [WORDS.tell(fact) for fact in learned if fact is not None]

    assert [raw for text in told if (raw := raw_in(text))] == []
    assert all(text and text.isprintable() and text == text.strip() for text in told)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join((setup[0], *setup[1])))
@pytest.mark.parametrize("side", VIEWERS, ids=str)
def test_every_position_and_every_thing_is_told_in_80_columns(
    setup: tuple[str, dict[str, bool | str]], side: str | None
) -> None:
    for number, (turn, asked) in enumerate(turns(setup, seed=5)):
        if number % 60:
            continue
        board = view(turn.board, side)
        rows = [*WORDS.show(board).splitlines(), *standing(board)]
        sight = Sight(board, asked)
        for thing in (*of_module(board.rulebook), *of_position(board)):
            rows += map(plain, sheet_about(sight.board, thing, WIDTH).rows)
        shown = WORDS.show(board).splitlines()
        assert [row for row in shown if cells_of(row) > WIDTH] == []
        assert [raw for row in rows if (raw := raw_in(row))] == []


def test_the_end_of_a_game_is_told() -> None:
    ended = (
        turn.board
        for seed in range(50)
        for turn, asked in turns(("standard", {"length": "short"}), seed)
        if not isinstance(asked, Decision)
    )

    board = next(ended)
    won, why = how_it_ended(board, board.result)
    assert won in ("Government won", "Insurgent won")
    assert "VP" in why
