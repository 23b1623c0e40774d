"""How a Non-player thinks: its sheet is a procedure that answers the decisions of the rules.

A procedure looks at the position, says a word with its reasons, and goes on when it is asked again.
It keeps nothing but what follows from the turn itself: started again at the checkpoint and led
through the same answers it comes to the same place, so a turn can be broken off and taken up
anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeVar

from core.adp.bots.notes import Notes
from core.adp.model.board import Board
from core.adp.model.facts import Fact
from core.adp.model.ids import Faction, SpaceId
from core.kernel import Answered, Decision, Reply, Thought, Turn, Why

ItemT = TypeVar("ItemT")

ROLL: Final = "roll"
"""The word with which a Non-player asks for a die (8.1)."""

ROLL_SPACES: Final = "roll-spaces"
"""The word with which it asks for the three dice of the Random Spaces table (8.2)."""

DICE_WORDS: Final = (ROLL, ROLL_SPACES)
"""Answers that decide nothing yet."""

_OWN_DIE: Final = "surge.die"
"""4.2.1: The question that `roll` is an answer to."""


def is_for_dice(asked: Decision, word: str) -> bool:
    """Whether a word only asks for dice to decide by: the question is put again after them."""
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
        """All that was thought since the last word, if that is wanted."""

        self.before_dice = before_dice
        """What was thought before, if the last words only asked for dice."""

    def __await__(self) -> Generator[Say, None, None]:
        yield self


Sheet = Coroutine[Say, None, None]
"""A procedure of chapter 8 in motion."""


class Mind:
    """What a procedure of chapter 8 sees, and how it answers."""

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
        """The procedures of all Non-players: what an Event is worth may depend on others."""

        self.dice: list[int] = []
        """The dice rolled since the last answer."""

        self.notes = Notes(full=full)
        """What is thought on the way to the next answer."""

        self._before_dice: tuple[Thought, ...] = ()

    @property
    def board(self) -> Board:
        """The position now."""
        return self._turn.board

    @property
    def decision(self) -> Decision:
        """What is asked now."""
        decision = self._turn.pending
        assert isinstance(decision, Decision)
        return decision

    @property
    def options(self) -> tuple[str, ...]:
        """What can be answered now."""
        return self.decision.options

    @property
    def facts(self) -> tuple[Fact, ...]:
        """What has happened in this turn."""
        return self._turn.facts

    @property
    def trail(self) -> tuple[Answered, ...]:
        """What has been answered in this turn."""
        return self._turn.game.trail

    def fork(self) -> Turn[Board, Fact]:
        """Return the game as it is, to try something on the side."""
        return self._turn.fork()

    def open_to(self, spaces: Sequence[SpaceId]) -> Sequence[SpaceId]:
        """Return the candidates that may be picked: all, where nobody else has a say."""
        return spaces

    def known_among(self, items: Sequence[ItemT]) -> ItemT | None:
        """Return which of several equals was chosen, where that is known; None for the dice."""
        return None

    def note(self, *reasons: Why) -> None:
        """Keep a reason, with its rule number first, for the next answer."""
        self.notes.reason(*reasons)

    def miss(self, word: str, *reasons: Why) -> None:
        """Keep a reason why something is not done: it is not among the options."""
        self.note(*reasons)
        if self.notes.full and (reason := self.decision.why_not(word)) is not None:
            self.notes.drop({word: reason})

    async def say(self, option: str, *reasons: Why) -> None:
        """Answer; it goes on when this Faction is asked again."""
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
        """Answer if that is what is asked now; questions without a choice are never put."""
        if self.decision.ask != ask:
            return False
        await self.say(option, *reasons)
        return True


Sheets = Mapping[Faction, Mapping[str, Callable[[Mind], Sheet]]]
"""For each Faction: the procedures by the question that they begin with."""


def first_of(options: Iterable[str], *wanted: str) -> str:
    """Return the first wanted word that is among the options, else the first option."""
    listed = tuple(options)
    return next((word for word in wanted if word in listed), listed[0])
