"""Positions that a stranger might write: random ones with something in the text changed.

They are refused in clear sentences, or a game goes on from them to its end. The tests try some.
This tries as many as you like, and prints what failed:

    python -m tests.district.strange_positions 1000
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from core.district.box import DISTRICT
from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import DistrictFact
from core.district.model.ids import OFF_MAP, Segment
from core.district.position import parse_board
from core.kernel import BadPositionError, Decision, Game, Setup, Turn
from tests.district.random_games import LONGEST, check_position, check_question, random_game

EVERY: Final = 20
"""A position is changed at one checkpoint in about so many."""

CHANGES: Final = (1, 1, 1, 2, 3)
"""How many changes are made; the fewer, the more often the position is legal."""

FARTHEST: Final = 150
"""How many answers are given in a game from a strange position."""

SHORTEST: Final = 10
"""In characters: shorter than any sentence that tells what is wrong."""

_WORD: Final = re.compile(r"[A-Za-z-]+|[0-9]+")
_NUMBERS: Final = ("0", "1", "2", "3", "5", "9", "12", "40", "99", "999", "1000", "٣", "-1", "-40")
_MARKS: Final[tuple[str, ...]] = (*"()!~:+%>=/*?,# \n\t\"'", "\x00", "é", "\u202e", "🜨")


def strange_texts(setup: Setup, seed: int) -> Iterator[str]:
    """Yield texts of positions from a random game, each changed in some places."""
    random = Random(f"strange {seed}")
    words: set[str] = {*Segment, *OFF_MAP, *DISTRICT.places, "government", "insurgent", "none"}
    for turn, _ in random_game(setup, seed):
        if turn.is_at_checkpoint and not random.randrange(EVERY):
            text = DISTRICT.position(turn.checkpoint)
            words |= set(_WORD.findall(text))
            known = sorted(words)
            for _ in range(random.choice(CHANGES)):
                text = random.choice(_CHANGES)(random, text, known)
            yield text


def _other_word(random: Random, text: str, words: list[str]) -> str:
    """Replace a word or a number by another one."""
    places = list(_WORD.finditer(text))
    if not places:
        return text
    place = random.choice(places)
    word: str = random.choice(_NUMBERS if place[0].isdecimal() else words)
    return text[: place.start()] + word + text[place.end() :]


def _other_mark(random: Random, text: str, _words: list[str]) -> str:
    """Put a mark somewhere, or take a character away."""
    where = random.randrange(len(text) + 1)
    return text[:where] + random.choice((*_MARKS, "")) + text[where + random.randint(0, 1) :]


def _other_line(random: Random, text: str, _words: list[str]) -> str:
    """Leave a line out, or write it in another place, or twice."""
    lines = text.splitlines()
    if not lines:
        return text
    line = random.choice(lines)
    rest = [other for other in lines if other != line]
    times = random.randint(0, 2)
    for _ in range(times):
        rest.insert(random.randint(0, len(rest)), line)
    return "\n".join(rest)


def _nearby_number(random: Random, text: str, _words: list[str]) -> str:
    """Make a number a little higher or lower."""
    places = list(re.finditer("[0-9]+", text))
    if not places:
        return text
    place = random.choice(places)
    number = max(0, int(place[0]) + random.choice((-2, -1, 1, 2)))
    return f"{text[: place.start()]}{number}{text[place.end() :]}"


def _other_stage(random: Random, text: str, _words: list[str]) -> str:
    """Let another part of the turn be played."""
    side = random.choice(("", " government", " insurgent"))
    stage = f"stage: {random.choice(list(Segment))}{side}"
    return "\n".join([stage, *(line for line in text.splitlines() if line[:6] != "stage:")])


def _less(random: Random, text: str, _words: list[str]) -> str:
    """Leave a word out."""
    parts = text.split(" ")
    del parts[random.randrange(len(parts))]
    return " ".join(parts)


def _swapped(random: Random, text: str, _words: list[str]) -> str:
    """Let two words change places."""
    parts = text.split(" ")
    one, two = random.randrange(len(parts)), random.randrange(len(parts))
    parts[one], parts[two] = parts[two], parts[one]
    return " ".join(parts)


_CHANGES: Final[tuple[Callable[[Random, str, list[str]], str], ...]] = (
    _other_word,
    _nearby_number,
    _nearby_number,
    _other_mark,
    _other_line,
    _other_stage,
    _less,
    _swapped,
)


def board_of(text: str) -> DistrictBoard | None:
    """Return the position of a text; None if it is refused, in sentences that somebody can read."""
    try:
        return parse_board(text)
    except BadPositionError as error:
        problems = error.problems
    assert problems
    for problem in problems:
        assert problem == problem.strip()
        assert len(problem) > SHORTEST, problem
    return None


def play_on(board: DistrictBoard, seed: int, *, farthest: int = FARTHEST) -> int:
    """Play on from a position at random; return how many answers there were."""
    check_position(board)
    turn: Turn[DistrictBoard, DistrictFact] = Turn(DISTRICT.rules, Game(board))
    random = Random(f"on {seed}")
    for step in range(farthest):
        check_question(turn)
        if not isinstance(turn.pending, Decision):
            return step
        turn.answer(random.choice(turn.pending.options))
        check_position(turn.board)
    return farthest


def main(games: int, first: int) -> None:
    """Try the positions of some games; print each failure, and at the end how many there were."""
    texts = legal = failures = 0
    for seed in range(first, first + games):
        setup = DISTRICT.samples[seed % len(DISTRICT.samples)]
        for number, text in enumerate(strange_texts(setup, seed)):
            texts += 1
            try:
                board = board_of(text)
                if board is not None:
                    legal += 1
                    play_on(board, number, farthest=FARTHEST if number % 4 else LONGEST)
            except Exception as error:  # any error is what we are looking for
                failures += 1
                print(f"seed {seed} {number}: {type(error).__name__} {error}\n{text}", flush=True)
    print(f"{texts} texts, {legal} of them legal, {failures} failures", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
