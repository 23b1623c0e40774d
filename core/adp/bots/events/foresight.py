"""8.4.4 Looking ahead: what a choice can achieve, in its space and in the whole Event."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from core.adp.bots.events.best_answers import best_words, instruction, is_welcome
from core.adp.bots.events.instruction import Where
from core.adp.bots.events.playout import Playout, follow
from core.adp.bots.events.question import ASIDES, EventQuestion
from core.adp.bots.events.trial import Trial
from core.adp.bots.priorities import Priority
from core.adp.bots.which_pieces import FRIENDS
from core.adp.model.board import Board
from core.adp.model.facts import Fact
from core.adp.model.ids import DONE, SpaceId
from core.kernel import Phrase, Turn, Why, as_phrase, filled, one_or_many
from core.kernel.reasoning import Notes

SPACES: Final = ("event.space", "event.remove.space", "event.place.space", "event.replace.space")
PIECES: Final = tuple(
    f"event.{verb}.{what}" for verb in ("remove", "place", "replace") for what in ("piece", "count")
)
ALTERNATIVES: Final = ("event.choice", "event.faction")

MOST_IN_EVERY_ORDER: Final = 3
"""Up to this many spaces, every order is tried; with more, the best single space comes next.

Texts that allow many spaces do the same in each of them, independently of the others.
"""


# What may be answered


def stay(question: EventQuestion) -> SpaceId | None:
    """8.2: Do as much as possible in the current space before going elsewhere."""
    here = question.at_hand
    if question.decision.ask == "event.space" or here is None or instruction(question).spread:
        return None
    return here if here in question.spaces else None


def words_within(question: EventQuestion) -> Sequence[str]:
    """Return the possible answers within a choice; none where the next choice or a die roll begins.

    If no guideline applies, all alternatives are possible.
    """
    if question.decision.by is None:
        return ()
    if question.decision.ask in SPACES:
        here = stay(question)
        return () if here is None else (here,)
    if question.decision.ask in (*PIECES, *ALTERNATIVES, "event.replace.by"):
        return best_words(question) or alternatives(question)
    return ()


def alternatives(question: EventQuestion) -> tuple[str, ...]:
    """Return all options that belong to the Event."""
    return tuple(word for word in question.decision.options if word not in (*ASIDES, DONE))


# What is wanted


def why_not_good(question: EventQuestion, trial: Trial) -> Why | None:
    """A choice must do something, cost no friend a piece, and give no enemy player a piece."""
    if not trial.facts:
        return "nothing would happen"
    if any(faction in FRIENDS[question.by] for faction in trial.losers):
        return None if instruction(question).gives_own else "friendly pieces would be removed"
    if not all(is_welcome(question.board, question.by, faction) for faction in trial.newcomers):
        return "an enemy player's pieces would be placed"
    return None


def _worth(question: EventQuestion, trial: Trial) -> tuple[bool, tuple[int, int, int]]:
    """8.4.4: How good a playout is: above all it must be wanted."""
    return why_not_good(question, trial) is None, trial.tally


def best(question: EventQuestion, playouts: Iterable[Playout]) -> Playout:
    """Return the best of some playouts; a single one is not measured."""
    first, *others = playouts
    if not others:
        return first
    return max((first, *others), key=lambda playout: _worth(question, playout.trial))


def forecasts(
    turn: Turn[Board, Fact], question: EventQuestion, words: Sequence[str], notes: Notes
) -> dict[str, Trial]:
    """8.4.4: Return the best possible result of each word; the given turn is played on."""
    trials = {
        playout.word: best(question, follow(playout, words_within)).trial
        for playout in Playout.each(turn, words)
    }
    if notes.full:
        for word, trial in trials.items():
            found = as_phrase(why_not_good(question, trial) or _in_words(trial))
            notes.look(filled("8.4.4: {0}: {1}", word, found))
    return trials


def most_of_all(question: EventQuestion, trials: Mapping[str, Trial]) -> tuple[str, ...]:
    """8.4.4: Return the words with the greatest effect."""
    most = max(_worth(question, trial) for trial in trials.values())
    return tuple(word for word, trial in trials.items() if _worth(question, trial) == most)


def _in_words(trial: Trial) -> Phrase:
    """Return the measured effect of a word, as text."""
    bases = one_or_many(trial.bases, "{0} Base", "{0} Bases")
    others = one_or_many(trial.others, "{0} other piece", "{0} other pieces")
    return filled("{0}, {1}, shift {2}", bases, others, trial.shift)


def wanted_words(turn: Turn[Board, Fact], question: EventQuestion) -> Sequence[str]:
    """Return what a Non-player would answer, with any good space instead of the best."""
    if words := words_within(question):
        return words
    if question.decision.ask not in SPACES:
        return best_words(question) or alternatives(question)
    spaces = question.spaces
    for space in spaces:
        playout = best(question, follow(Playout.begin(turn.fork(), space), words_within))
        if why_not_good(question, playout.trial) is None:
            return (space,)
    return (DONE,) if DONE in question.decision.options else spaces


class Foresight:
    """The possible results of the spaces that can be chosen now; the given turn is played on."""

    def __init__(self, turn: Turn[Board, Fact], question: EventQuestion) -> None:
        self._question = question
        begun = zip(question.spaces, Playout.each(turn, question.spaces), strict=True)
        self._playouts = {space: self._within(playout) for space, playout in begun}
        self.here = {space: playout.trial for space, playout in self._playouts.items()}
        """The best possible result in each space alone."""

        self._whole: dict[SpaceId, Trial] = {}

    def _within(self, playout: Playout) -> Playout:
        """Return the best continuation of a playout within its current space."""
        return best(self._question, follow(playout, words_within))

    def why_not(self, space: SpaceId) -> Why | None:
        """Return why a space is not wanted; None if it is."""
        return why_not_good(self._question, self.here[space])

    def whole(self, space: SpaceId) -> Trial:
        """Return the best possible result of the whole Event if a space comes first."""
        if space not in self._whole:
            ends = self._to_the_end(self._playouts[space])
            self._whole[space] = best(self._question, ends).trial
        return self._whole[space]

    def _to_the_end(self, playout: Playout) -> Iterator[Playout]:
        """Continue space by space to the end of the Event."""
        question = playout.question
        spaces = (
            ()
            if question is None or question.decision.ask not in SPACES
            else self._spaces_on(question)
        )
        if not spaces:
            yield playout
            return
        for branch in playout.branches(spaces):
            yield from self._to_the_end(self._within(branch))

    def _spaces_on(self, question: EventQuestion) -> Sequence[SpaceId]:
        """Return the spaces that may come next: all if they are few, otherwise the best one."""
        spaces = [s for s in question.spaces if s in self.here and self.why_not(s) is None]
        if len(spaces) <= MOST_IN_EVERY_ORDER:
            return spaces
        return [max(spaces, key=lambda space: self.here[space].tally)]

    def priorities(self) -> list[Priority]:
        """8.4.4: The priorities of the instruction, then those of every Event."""
        special = [
            Priority(where.line, partial(self._score, where))
            for where in instruction(self._question).where
        ]
        usual = [
            Priority("8.4.4: most Bases", lambda space: self.whole(space).bases),
            Priority("8.4.4: most other pieces", lambda space: self.whole(space).others),
            Priority("8.4.4: greatest shift", lambda space: self.whole(space).shift),
        ]
        return [*special, *usual, *(self._order() if self._several() else ())]

    def _several(self) -> bool:
        """Whether several spaces are chosen one by one, with the same done in each."""
        return (
            self._question.decision.ask == "event.space" and DONE in self._question.decision.options
        )

    def _order(self) -> list[Priority]:
        """8.2: If all spaces are chosen, their order needs no dice: the best one comes first."""
        return [
            Priority("8.4.4: most Bases there", lambda space: self.here[space].bases),
            Priority("8.4.4: most other pieces there", lambda space: self.here[space].others),
            Priority("8.4.4: greatest shift there", lambda space: self.here[space].shift),
        ]

    def _score(self, where: Where, space: SpaceId) -> int:
        return where.score(self.here[space])
