"""The blindfold: two games that differ only in what a side may not know are the same to that side.

From a position, a game's `twin` makes another one that a side cannot tell from it. Both are played
side by side. Until something happens that may tell the side what it did not know, it must see the
same, learn the same, be asked and refused the same, be shown the same previews and, played by a
bot, answer the same. The shell shows nothing but what is compared here, so a game that passes tells
no secrets.

`tests/blindfolds.py` lists the games that are tested like this.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random
from typing import Any, Final, Generic, NamedTuple

from core.kernel import Decision, Game, Knowledge, Setup, Turn, draw
from core.kernel.box import Box
from core.kernel.table import BoardT, FactT

Foresee = Callable[[Turn[Any, Any], str, str], object]
"""Takes a game in motion, an answer and a side; returns what the side is shown of the answer."""

LONGEST: Final = 60_000
"""More answers than any game needs; beyond it the rules run away."""


class Blindfold(Generic[BoardT, FactT]):
    """A game that is tested, and what the test must know of it."""

    def __init__(
        self,
        box: Box[BoardT, FactT],
        twin: Callable[[BoardT, str | None, Random], BoardT],
        *,
        viewers: tuple[str | None, ...] | None = None,
        sought: Callable[[BoardT], Iterable[str]] | None = None,
        open_acts: frozenset[str] = frozenset(),
        settled: Mapping[str, str] | None = None,
        foresee: Foresee | None = None,
        is_open: Callable[[Decision], bool] = lambda _asked: False,
    ) -> None:
        self.box = box
        self.twin = twin
        """Returns a position that differs at random in what somebody may not know."""

        self.viewers = (*box.sides, None) if viewers is None else viewers
        """Whose eyes are tried; None is somebody who plays no side."""

        self.sought = sought or (lambda _board: box.places)
        """Returns words that somebody may ask about although they are not offered."""

        self.open_acts = open_acts
        """Questions whose answers others may not know, but with an outcome that they see."""

        self.settled = settled or {}
        """The answers to questions on which it depends how things are called, not what they are."""

        self.foresee = foresee
        """Returns what a side is shown of an answer before it is given; None if nothing is."""

        self.is_open = is_open
        """Whether a question is asked where everybody sees what can be answered."""

    def check_everybody(self, board: BoardT, seed: int, *, farthest: int) -> int:
        """Put the blindfold on everybody in turn; return how many questions were compared."""
        return sum(self.check(board, side, seed, farthest=farthest) for side in self.viewers)

    def check(self, board: BoardT, side: str | None, seed: int, *, farthest: int) -> int:
        """Play from a position and its twin; return how many questions to a side were compared."""
        if self.box.rules.outcome(board) is not None:
            return 0  # when it is over, much is open
        random = Random(f"{seed} {side}")
        other = self.twin(board, side, random)
        games = _Watched(self, board, side), _Watched(self, other, side)
        return sum(_questions(*games, random, farthest))

    def check_game(self, setup: Setup, seed: int, *, every: int, farthest: int) -> int:
        """Play a game at random, and put the blindfold on at one checkpoint in so many.

        Return how many questions were compared.
        """
        compared = checkpoints = 0
        for turn in random_game(self.box, setup, seed):
            if turn.is_at_checkpoint:
                checkpoints += 1
                if checkpoints % every == seed % every:
                    compared += self.check_everybody(
                        turn.checkpoint, seed + checkpoints, farthest=farthest
                    )
        return compared


def random_game(box: Box[BoardT, FactT], setup: Setup, seed: int) -> Iterator[Turn[BoardT, FactT]]:
    """Play a game to its end at random; yield the turn at its start and after every answer."""
    turn = Turn(box.rules, Game(box.start(setup)))
    yield turn
    for step in range(LONGEST):
        if not isinstance(turn.pending, Decision):
            return
        turn.answer(draw(seed, step, turn.pending.options, turn.pending.weights))
        yield turn
    raise AssertionError(f"no end after {LONGEST} answers")


def _questions(
    one: _Watched[Any, Any], two: _Watched[Any, Any], random: Random, farthest: int
) -> Iterator[bool]:
    """Play two games side by side until they may differ; yield whether a side was asked."""
    for _ in range(farthest):
        for game in (one, two):
            game.answer_what_is_hidden(random)
        if _have_parted(one, two):
            return
        asked, other = one.turn.pending, two.turn.pending
        if not isinstance(asked, Decision) or not isinstance(other, Decision):
            assert asked == other, f"{asked} against {other}"
            return
        assert as_seen(asked) == as_seen(other), f"{asked} against {other}"
        both = [word for word in asked.options if word in other.options]
        word = random.choice(both) if both else ""
        if asked.by == one.side and asked.by is not None:
            _check_question(one, two, asked, other)
            previews = one.foreseen(word), two.foreseen(word)
            assert previews[0] == previews[1], f"{asked.ask}: {word} shows {previews}"
            yield True
        elif one.blindfold.is_open(asked):
            _check_options(one, asked, other)
            previews = one.foreseen(word), two.foreseen(word)
            assert previews[0] == previews[1], f"{asked.ask}: {word} shows {previews}"
        if not both:
            return
        for game in (one, two):
            game.answer(word)


def as_seen(asked: Decision) -> tuple[object, ...]:
    """Return what others see of a question: who is asked what, but not what can be answered."""
    return asked.by, asked.ask, asked.rule, asked.kind, asked.about, asked.again, asked.known_to


def _check_question(
    one: _Watched[Any, Any], two: _Watched[Any, Any], asked: Decision, other: Decision
) -> None:
    """The side is offered and refused the same, and its bot answers the same."""
    _check_options(one, asked, other)
    replies = one.reply, two.reply
    assert replies[0] == replies[1], f"{asked.ask}: the bot answers {replies}"


def _check_options(one: _Watched[Any, Any], asked: Decision, other: Decision) -> None:
    """The same is offered and refused."""
    assert asked.options == other.options, f"{asked} against {other}"
    assert asked.asides == other.asides, f"{asked}: {asked.asides} against {other.asides}"
    for word in one.sought:
        refusals = asked.why_not(word), other.why_not(word)
        assert refusals[0] == refusals[1], f"{asked.ask}: {word}: {refusals}"


class _Learned(NamedTuple):
    """Something that a side learned."""

    fact: object
    """The fact as it was told, None if only somebody else learned of it."""

    may_differ: bool
    """Whether it may have told the side what it did not know."""


class _Watched(Generic[BoardT, FactT]):
    """A game in motion, and what somebody has learned from it."""

    def __init__(
        self, blindfold: Blindfold[BoardT, FactT], board: BoardT, side: str | None
    ) -> None:
        self.side = side
        self.turn = Turn(blindfold.box.rules, Game(board))
        self.learned: list[_Learned] = []
        """What has been learned since the games were last compared."""

        self.start = blindfold.box.view(board, side)
        self.blindfold = blindfold
        self._is_open_act = False
        """Whether what happens next comes of a hidden answer, and is seen."""

        self._note((*_silent_facts(blindfold.box, board), *self.turn.facts))

    @property
    def view(self) -> BoardT:
        """The position as it is seen."""
        return self.blindfold.box.view(self.turn.board, self.side)

    @property
    def sought(self) -> Iterable[str]:
        """Words that may be asked about."""
        return self.blindfold.sought(self.turn.board)

    @property
    def reply(self) -> object:
        """What the bot of the game answers; None if there is none."""
        bot = self.blindfold.box.bot
        return None if bot is None else bot.decide(Knowledge(self.blindfold.box, self.turn))

    def foreseen(self, word: str) -> object:
        """Return what the side is shown of an answer before it is given."""
        foresee = self.blindfold.foresee
        return None if foresee is None else foresee(self.turn, word, self.side or "")

    def answer_what_is_hidden(self, random: Random) -> None:
        """Answer the questions to others of which the side learns nothing."""
        while isinstance(asked := self.turn.pending, Decision) and self._is_hidden(asked):
            settled = self.blindfold.settled.get(asked.ask)
            self.answer(random.choice(asked.options) if settled is None else settled)

    def answer(self, word: str) -> None:
        """Answer a question, and note what is learned."""
        asked = self.turn.pending
        assert isinstance(asked, Decision)
        if asked.ask in self.blindfold.open_acts and self._is_hidden(asked):
            self._is_open_act = True
        if facts := self.turn.answer(word):
            self._note(facts)
            self._is_open_act = False

    def _is_hidden(self, asked: Decision) -> bool:
        if asked.known_to is None or (asked.by is not None and asked.by == self.side):
            return False
        return self.side not in asked.known_to

    def _note(self, facts: Iterable[FactT]) -> None:
        """Note what is learned, and where it may be something new."""
        box = self.blindfold.box
        for fact in facts:
            told, reveals = box.seen(fact, self.side), box.reveals(fact, self.side)
            if told is not None or reveals:
                self.learned.append(_Learned(told, reveals or self._is_open_act))


def _silent_facts(box: Box[BoardT, FactT], board: BoardT) -> Iterator[FactT]:
    """Yield what happens in turns in which nobody is asked anything."""
    while box.rules.outcome(board) is None:
        table, procedure = box.rules.sit(board)
        try:
            _asked = procedure.send(None)
        except StopIteration:
            yield from table.facts
            board = table.board
        else:
            procedure.close()
            return


def _have_parted(one: _Watched[Any, Any], two: _Watched[Any, Any]) -> bool:
    """Whether what was learned has become different, which it may; raise if it may not."""
    assert one.start == two.start, f"{one.side} sees a difference at once"
    is_same = one.learned == two.learned and one.view == two.view
    if not is_same:
        assert _may_differ(one.learned, two.learned), _difference(one, two)
    one.learned.clear()
    two.learned.clear()
    return not is_same


def _may_differ(one: list[_Learned], two: list[_Learned]) -> bool:
    """Whether nothing differs before something that may differ."""
    for first, second in zip(one, two, strict=False):
        if first.may_differ or second.may_differ:
            return True
        if first != second:
            return False
    shorter = min(len(one), len(two))
    return any(learned.may_differ for learned in (*one[shorter:], *two[shorter:]))


def _difference(one: _Watched[Any, Any], two: _Watched[Any, Any]) -> str:
    """Return what differs."""
    for first, second in zip(one.learned, two.learned, strict=False):
        if first != second:
            return f"{one.side} learns {first.fact} against {second.fact}"
    if len(one.learned) != len(two.learned):
        return f"{one.side} learns {one.learned} against {two.learned}"
    return f"{one.side} sees a difference at {one.turn.pending}"
