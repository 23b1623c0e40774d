"""Twins: two saved games that differ only in what somebody may not know.

They are played like the games of `tests/blindfold.py`, but as sessions with their logs, and every
bot gives reasons that are different in both. Whatever the program says of one of them to somebody
who may not know the difference, it must say of the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from core.kernel import BOT, Box, Decision, How, Setup
from saves.session import AnySession, Session
from tests.blindfold import as_seen

ALIKE: Final = 0.8
"""How often a hidden answer is the same in both games, so that they stay together for longer."""


class Looker(NamedTuple):
    """Somebody who looks at a game."""

    box: Box[Any, Any]
    side: str | None
    """Whose eyes they have; None for somebody without a side."""


def play_twins(
    looker: Looker, setups: tuple[Setup, Setup], random: Random, farthest: int
) -> Iterator[tuple[AnySession, AnySession]]:
    """Play two games until they may differ for whoever looks; yield them at each question."""
    one, two = (_Twin(looker, setup, name) for setup, name in zip(setups, "ab", strict=True))
    for _ in range(farthest):
        given = [*one.hidden_answers(random, [])]
        [*two.hidden_answers(random, given)]
        asked, other = one.pending, two.pending
        if one.learned != two.learned or one.view != two.view or asked is None or other is None:
            return
        if as_seen(asked) != as_seen(other):
            return
        yield one.session, two.session
        both = [word for word in asked.options if word in other.options]
        if not both:
            return
        word = random.choice(both)
        one.answer(word)
        two.answer(word)


class _Twin:
    """One of the two games."""

    def __init__(self, looker: Looker, setup: Setup, name: str) -> None:
        self.session: AnySession = Session.new(
            looker.box, setup, seed=1, program="test", name="twin"
        )
        self.learned: list[object] = []
        """What whoever looks has learned."""

        self._box, self._side = looker
        self._name = name
        self._note(self.session.turn.facts)

    @property
    def view(self) -> object:
        """The position as it is seen."""
        return self._box.view(self.session.turn.board, self._side)

    @property
    def pending(self) -> Decision | None:
        """The question, None if the game is over."""
        pending = self.session.turn.pending
        return pending if isinstance(pending, Decision) else None

    def hidden_answers(self, random: Random, model: list[str]) -> Iterator[str]:
        """Answer what is hidden, mostly as in a model; yield the answers."""
        place = 0
        while (asked := self.pending) is not None and self._is_hidden(asked):
            words = [word for word in model[place : place + 1] if word in asked.options]
            like = bool(words) and random.random() < ALIKE
            word = words[0] if like else random.choice(asked.options)
            self.answer(word)
            place += 1
            yield word

    def answer(self, word: str) -> None:
        """Answer a question; a bot gives reasons."""
        asked = self.pending
        assert asked is not None
        if asked.by is not None and self.session.seats.get(asked.by) == BOT:
            why = f"1.1: a thought in game {self._name}, {self.session.number}"
            self._note(self.session.answer(word, (why,), How.BOT))
        else:
            self._note(self.session.answer(word))

    def _is_hidden(self, asked: Decision) -> bool:
        return asked.by != self._side and (
            asked.known_to is not None and self._side not in asked.known_to
        )

    def _note(self, facts: tuple[Any, ...]) -> None:
        for fact in facts:
            if (told := self._box.seen(fact, self._side)) is not None:
                self.learned.append(told)
