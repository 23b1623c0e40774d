"""How a Non-player thinks: its sheet is a procedure that answers the decisions of the rules.

A procedure looks at the position, gives an answer with its reasons, and continues when it is asked
again. Its state depends only on the turn: restarted at the checkpoint and given the same answers,
it comes to the same place. So a turn can be interrupted and resumed anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeVar

from core.adp.model.board import Board
from core.adp.model.facts import Fact
from core.adp.model.ids import Faction, SpaceId
from core.kernel import Answered, Decision, Reply, Thought, Turn, Why
from core.kernel.reasoning import Notes

ItemT = TypeVar("ItemT")

ROLL: Final = "roll"
"""The word with which a Non-player asks for a die (8.1)."""

ROLL_SPACES: Final = "roll-spaces"
"""The word with which it asks for the three dice of the Random Spaces table (8.2)."""

DICE_WORDS: Final = (ROLL, ROLL_SPACES)
"""Answers that decide nothing yet."""

_OWN_DIE: Final = "surge.die"
"""4.2.1: The one question that `roll` really answers."""


def is_for_dice(asked: Decision, word: str) -> bool:
    """Whether a word only asks for dice, after which the question is asked again."""
    return word in DICE_WORDS and not (word == ROLL and asked.ask == _OWN_DIE)


class Say:
    """An answer on its way from a procedure to the rules."""

    def __init__(
        self,
        reply: Reply,
        thoughts: tuple[Thought, ...] = (),
        before_dice: tuple[Thought, ...] = (),
    ) -> None:
        self.reply = reply
        self.thoughts = thoughts
        """Everything thought since the last answer, if it is recorded."""

        self.before_dice = before_dice
        """The thoughts before that, if the last answers only asked for dice."""

    def __await__(self) -> Generator[Say, None, None]:
        yield self


Sheet = Coroutine[Say, None, None]
"""A running procedure of chapter 8."""


class Mind:
    """What a procedure of chapter 8 sees, and how it gives its answers."""

    def __init__(
        self,
        turn: Turn[Board, Fact],
        faction: Faction,
        sheets: Sheets = MappingProxyType({}),
        *,
        full: bool = False,
    ) -> None:
        self._turn = turn
        self.faction = faction
        self.sheets = sheets
        """The procedures of all Non-players: the value of an Event may depend on them."""

        self.dice: list[int] = []
        """The dice rolled since the last answer."""

        self.notes = Notes(full=full)
        """The thoughts that lead to the next answer."""

        self._before_dice: tuple[Thought, ...] = ()

    @property
    def board(self) -> Board:
        """The current position."""
        return self._turn.board

    @property
    def decision(self) -> Decision:
        """The current question."""
        decision = self._turn.pending
        assert isinstance(decision, Decision)
        return decision

    @property
    def options(self) -> tuple[str, ...]:
        """The possible answers."""
        return self.decision.options

    @property
    def facts(self) -> tuple[Fact, ...]:
        """What has happened in this turn."""
        return self._turn.facts

    @property
    def trail(self) -> tuple[Answered, ...]:
        """What has been answered in this turn."""
        return self._turn.trail

    def fork(self) -> Turn[Board, Fact]:
        """Return a copy of the game up to the end of the turn, to try something on the side."""
        return self._turn.fork(within_turn=True)

    def open_to(self, spaces: Sequence[SpaceId]) -> Sequence[SpaceId]:
        """Return the candidates that may be picked: all of them."""
        return spaces

    def known_among(self, items: Sequence[ItemT]) -> ItemT | None:
        """Return which of several equals was chosen, if known; None if the dice decide."""
        return None

    def note(self, *reasons: Why) -> None:
        """Keep a reason, with its rule number first, for the next answer."""
        self.notes.reason(*reasons)

    def miss(self, word: str, *reasons: Why) -> None:
        """Keep a reason why something is not done; it is usually not among the options."""
        self.note(*reasons)
        if self.notes.full and (reason := self.decision.why_not(word)) is not None:
            self.notes.drop({word: reason})

    async def say(self, option: str, *reasons: Why) -> None:
        """Answer; the procedure continues when this Faction is asked again."""
        self.notes.reason(*reasons)
        self.dice = []
        thoughts, before = self.notes.take_thoughts(), self._before_dice
        self._before_dice = (*before, *thoughts) if option in DICE_WORDS else ()
        await Say(Reply(option, self.notes.take_reasons()), thoughts, before)

    async def die(self, reason: Why) -> int:
        """Roll a die."""
        await self.say(ROLL, reason)
        return self.dice[-1]

    async def three_dice(self, reason: Why) -> tuple[int, int, int]:
        """Roll the tan, the black and the green die (8.2)."""
        await self.say(ROLL_SPACES, reason)
        tan, black, green = self.dice[-3:]
        return tan, black, green

    async def say_if_asked(self, ask: str, option: str, *reasons: Why) -> bool:
        """Answer if this is the current question; a question without a choice is never asked."""
        if self.decision.ask != ask:
            return False
        await self.say(option, *reasons)
        return True


Sheets = Mapping[Faction, Mapping[str, Callable[[Mind], Sheet]]]
"""For each Faction: the procedures by the question that they start with."""


def first_of(options: Iterable[str], *wanted: str) -> str:
    """Return the first wanted word that is among the options, or the first option."""
    listed = tuple(options)
    return next((word for word in wanted if word in listed), listed[0])
