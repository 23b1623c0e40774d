"""Counting sequences of answers."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
from msgspec import Struct

from core.adp.model.board import Board
from core.adp.model.facts import Fact
from core.adp.rules.stages import Campaign
from core.kernel import Decision, Game, Turn
from tests.adp.play import play, position

POSITIONS = Path(__file__).with_name("positions.toml")
MOST = 20_000
"""Deeper counts than this take too long to be repeated at every change."""


class Perft(Struct, frozen=True, forbid_unknown_fields=True):
    """A position and how many ways lead on from it."""

    position: str
    counts: list[int]
    play: list[str] = []

    def turn(self) -> Turn[Board, Fact]:
        """Return the game where counting starts."""
        return play(position(self.position), *self.play)


def perfts() -> dict[str, Perft]:
    """Read all positions."""
    return msgspec.convert(tomllib.loads(POSITIONS.read_text("utf-8")), dict[str, Perft])


def count(game: Game[Board], depth: int) -> int:
    """Return how many sequences of so many answers there are; shorter ones end the game."""
    decision = Turn(_RULES, game).pending
    if not isinstance(decision, Decision):
        return 1
    if depth == 1:
        return len(decision.options)
    total = 0
    for option in decision.options:
        turn = Turn(_RULES, game)
        turn.answer(option)
        total += count(turn.game, depth - 1)
    return total


_RULES = Campaign()


def main() -> None:
    """Print the counts of every position as they are now."""
    for name, perft in perfts().items():
        counts: list[int] = []
        game = perft.turn().game
        while len(counts) < 4 and (not counts or counts[-1] * (counts[0] or 1) < MOST):
            counts.append(count(game, len(counts) + 1))
        print(f"[{name}]\ncounts = {counts}")


if __name__ == "__main__":
    main()
