"""Refusals in words: every reason that the rules of a game can give has a sentence there."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Formatter
from typing import Final, NamedTuple

import pytest

from adp_tui.games import GAMES
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.games.adp.texts.refusals import REFUSALS
from adp_tui.games.adp.wording import refusal
from adp_tui.games.district.texts.refusals import REFUSALS as DISTRICT_REFUSALS
from core.kernel import BadSetupError, Decision, GameError, IllegalAnswerError, Kind, Reason

CORE: Final = Path(__file__).parents[2] / "core"
WORDS: Final = PRESENTER.words
ANY_NUMBER: Final = frozenset({"any"})

TEXTS: Final = {"adp": REFUSALS, "district": DISTRICT_REFUSALS}
"""The sentences of each game, by the folder of its rules."""

each_game = pytest.mark.parametrize("game", TEXTS)


class Built(NamedTuple):
    """A place in the rules where a reason is built."""

    place: str
    code: str
    fields: frozenset[str]
    """What a sentence can name: its parts by number, or `any` if their number varies."""


def built(game: str) -> Iterator[Built]:
    """Yield every reason that the source of a game's rules builds, and of what all games share."""
    for path in sorted(file for room in ("kernel", game) for file in (CORE / room).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason":
                place = f"{path.relative_to(CORE)}:{node.lineno}"
                code, _rule, *parts = node.args
                assert not node.keywords, f"{place}: a reason is built by position"
                written = code.value if isinstance(code, ast.Constant) else None
                assert isinstance(written, str), f"{place}: a code is written out"
                yield Built(place, written, _fields(parts))


def _fields(parts: list[ast.expr]) -> frozenset[str]:
    if not parts:
        return frozenset()
    if isinstance(parts[0], ast.Tuple):
        return frozenset(str(number) for number in range(len(parts[0].elts)))
    return ANY_NUMBER


def named(sentence: str) -> frozenset[str]:
    """Return the fields in a sentence."""
    return frozenset(field for _, field, _, _ in Formatter().parse(sentence) if field is not None)


def test_every_game_with_rules_is_held_to_its_sentences() -> None:
    rooms = {path.parent.name for path in CORE.glob("*/__init__.py")}

    assert rooms - {"kernel"} == set(TEXTS) == set(GAMES)


@each_game
def test_every_reason_of_the_rules_has_a_sentence_with_room_for_its_parts(game: str) -> None:
    found, texts = list(built(game)), TEXTS[game]

    assert len(found) > 80
    assert [reason for reason in found if reason.code not in texts] == []
    assert [r for r in found if named(texts[r.code]) != r.fields] == []


@each_game
def test_every_sentence_is_for_a_reason_of_the_rules(game: str) -> None:
    assert set(TEXTS[game]) == {reason.code for reason in built(game)}


@each_game
def test_no_two_reasons_have_the_same_sentence(game: str) -> None:
    assert same_sentences(TEXTS[game]) == []


def same_sentences(texts: Mapping[str, str]) -> list[str]:
    """Return the sentences that are there more than once."""
    return [sentence for sentence, times in Counter(texts.values()).items() if times > 1]


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (Reason("march.not-adjacent", "3.3.2"), "it is not adjacent"),
        (Reason("persuasion.price", "6.4.1", ("3",)), "a step costs 3 Resources"),
        (
            Reason("persuasion.nothing-left", "6.4.2", ("opposition",)),
            "it has no Terror, and it is in Opposition or cannot be",
        ),
        (
            Reason("civic-action.other-decides", "6.4.1", ("government",)),
            "the Government decides there",
        ),
        (
            Reason("special.accompanies", "4.2.3", ("patrol", "sweep", "assault")),
            "it accompanies only Patrol or Sweep or Assault",
        ),
        (Reason("pick.visited", "2.1", ("plum",)), "pick.visited plum"),
    ],
)
def test_a_reason_is_shown_with_the_names_of_its_parts(reason: Reason, words: str) -> None:
    assert refusal(reason) == words
    assert WORDS.refusal(reason) == words
    assert WORDS.with_rule(reason) == f"{words} ({reason.rule})"


def test_a_refused_answer_gets_the_sentence() -> None:
    decision = Decision("taliban", "march.space", "3.3.2", Kind.PLACE, ("kabul",))

    error = IllegalAnswerError("herat", decision)

    assert str(error) == "'herat' does not answer march.space: not-a-choice (3.3.2)"
    assert WORDS.in_words(error) == (
        "'herat' does not answer march.space: it is not one of the choices (3.3.2)"
    )
    assert WORDS.in_words(GameError("nobody is asked")) == "nobody is asked"


def test_options_that_clash_get_the_sentence() -> None:
    error = BadSetupError(Reason("options.deception-needs-three", "7.3"))

    assert str(error) == "options.deception-needs-three (7.3)"
    assert WORDS.in_words(error) == "Deception is for three or four players (7.3)"
    assert (
        WORDS.in_words(BadSetupError("there is no scenario 'long'"))
        == "there is no scenario 'long'"
    )
