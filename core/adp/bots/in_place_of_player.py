"""Answers for a player by a Non-player's sheet, at any question of a turn.

A player's turn differs from a Non-player's: no dice are offered, Operations may be Limited, and
the answers so far may not be those of the sheet. So the sheet runs twice. The free run shows what
the sheet would have done, until an answer differs from it. The led run is replayed with the given
answers as the only options. If it cannot follow them, it resumes at the next question where an
Operation or Special Activity can start.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeGuard

from msgspec.structs import replace

from core.adp.bots.makeshift import is_aside, makeshift
from core.adp.bots.mind import (
    DICE_WORDS,
    ROLL,
    ROLL_SPACES,
    ItemT,
    Mind,
    Sheet,
    Sheets,
    is_for_dice,
)
from core.adp.model.board import Board
from core.adp.model.facts import Fact
from core.adp.model.ids import Faction, SpaceId
from core.adp.rules.interruptions import DECLARED
from core.adp.rules.repertoire import COIN_OPERATIONS, INSURGENT_OPERATIONS
from core.kernel import (
    Answered,
    Asked,
    Counsel,
    Decision,
    Departure,
    Game,
    Reply,
    Rules,
    Turn,
    Why,
    draw,
    fingerprint,
)

_DIE: Final = tuple("123456")
_OPERATIONS: Final = frozenset(o.word for o in (*COIN_OPERATIONS, *INSURGENT_OPERATIONS))
_AHEAD: Final = 4
"""How many later answers a led sheet may see."""

_BOTS_DICE: Final = ("bot.die", "bot.tan", "bot.black", "bot.green")
"""The dice that a Non-player has asked for."""


class MindForPlayer(Mind):
    """The mind of a sheet that answers for a player."""

    led: str | None = None
    """The known answer, which is then the only option."""

    given: tuple[str, ...] = ()
    """The known answers to this question and the next ones."""

    pliant = False
    """Whether it prefers candidates that are among the options."""

    rolled: Sequence[int] = ()
    """The dice rolled at this question and not used yet."""

    _thrown = 0
    _wishful: tuple[int, tuple[str, ...]] = (-1, ())
    """The Operations that cannot begin yet, and after how many answers."""

    @property
    def decision(self) -> Decision:
        """The question; if the answer is known, that is its only option.

        A sheet neither requests gifts nor removes its own pieces first, so an Operation that cannot
        begin without that is not offered to it.
        """
        asked = super().decision
        if self.led is not None:
            return replace(asked, options=(self.led,))
        if asked.ask != "turn":
            return asked
        wishful = self._found_wishful(asked)
        return replace(asked, options=tuple(w for w in asked.options if w not in wishful))

    def _found_wishful(self, asked: Decision) -> tuple[str, ...]:
        if self._wishful[0] != len(self.trail):
            words = tuple(w for w in asked.options if w in _OPERATIONS and self._is_wishful(w))
            self._wishful = len(self.trail), words
        return self._wishful[1]

    def _is_wishful(self, word: str) -> bool:
        ahead = self.fork()
        ahead.answer(word)
        return isinstance(ahead.pending, Decision) and ahead.pending.ask == DECLARED

    def open_to(self, spaces: Sequence[SpaceId]) -> Sequence[SpaceId]:
        """Return the candidates that may be picked: only the known answer, if it is one of them."""
        if self.led is not None:
            known = self.known_among(spaces)
            return spaces if known is None else (known,)
        if self.pliant:
            offered = super().decision.options
            return tuple(space for space in spaces if space in offered) or spaces
        return spaces

    def known_among(self, items: Sequence[ItemT]) -> ItemT | None:
        """Return which of several equals was chosen, so that no dice are needed."""
        found = (item for word in self.given for item in items if item == word)
        return next(found, None)

    async def say(self, option: str, *reasons: Why) -> None:
        """Answer, and start again with the dice of the next question."""
        self._thrown = 0
        await super().say(option, *reasons)

    async def die(self, reason: Why) -> int:
        """Roll a die."""
        [die] = await self._roll(1, ROLL, reason)
        return die

    async def three_dice(self, reason: Why) -> tuple[int, int, int]:
        """Roll three dice."""
        tan, black, green = await self._roll(3, ROLL_SPACES, reason)
        return tan, black, green

    async def _roll(self, number: int, word: str, reason: Why) -> Sequence[int]:
        """Use dice that were rolled here, ask for some, or throw its own.

        It throws its own dice if none are offered or if the answer is known. They depend on the
        game alone.
        """
        self.note(reason)
        if len(self.rolled) < number:
            asked = super().decision
            if not self.given and word in asked.options and is_for_dice(asked, word):
                await self.say(word)
                raise AssertionError("a sheet starts again after it has asked for dice")
            return [self._throw() for _ in range(number)]
        self.notes.take_reasons()  # they were given when the dice were asked for
        dice, self.rolled = self.rolled[:number], self.rolled[number:]
        return dice

    def _throw(self) -> int:
        game = self._turn.game
        words = tuple(answered.option for answered in game.trail)
        seed = int(fingerprint((game.checkpoint, words)), 16)
        self._thrown += 1
        return int(draw(seed, self._thrown, _DIE))


class _SheetForPlayer:
    """A running sheet that answers for a player; any error ends it."""

    def __init__(self, mind: MindForPlayer, procedure: Callable[[Mind], Sheet]) -> None:
        self.mind = mind
        self._sheet = procedure(mind)
        self._said: Reply | None = None

    def reply(
        self, dice: Sequence[int], given: tuple[str, ...] = (), *, led: bool = False
    ) -> Reply | None:
        """Return its answer with the dice that were rolled here; None if it has none.

        `given` are the known answers to this question and the next; if `led`, the first of them is
        the only option.
        """
        if self._said is None:
            self.mind.rolled = tuple(dice)
            self.mind.given = given
            self.mind.led = given[0] if led else None
            try:
                self._said = self._sheet.send(None).reply
            except Exception:  # it has ended or is lost, so another one takes over
                return None
            finally:
                self.mind.led, self.mind.given = None, ()
        return self._said

    def was_heard(self) -> None:
        """Let it continue at the next question."""
        self._said = None


class TurnForPlayer:
    """The answers of a sheet for one Faction's player during one turn.

    The turn is replayed from its beginning each time, so an answer depends only on the answers
    before it, and not on earlier requests for advice.
    """

    def __init__(
        self,
        rules: Rules[Board, Fact],
        sheets: Sheets,
        entry_points: Sheets,
        checkpoint: Board,
        faction: Faction,
    ) -> None:
        self._sheets = sheets
        self._procedures = {**entry_points.get(faction, {}), **sheets.get(faction, {})}
        """The procedures by the question at which they can resume a turn."""

        self._faction = faction
        self._turn = Turn(rules, Game(checkpoint))
        self._free: _SheetForPlayer | None = None
        self._led: _SheetForPlayer | None = None
        self._departed: Departure | None = None
        self._dice: list[int] = []
        """The dice it rolled at the current question."""

        self._tried: dict[tuple[Decision, int], list[str]] = {}
        """The answers to a question in a position; if it is asked again, they were of no use."""

        self._positions: list[Board] = []
        """Those positions, kept alive so that no `id` is used twice."""

    def counsel(self, trail: tuple[Answered, ...], asked: Sequence[Asked] = ()) -> Counsel:
        """Return the answer to the question that follows some answers.

        If all questions of the turn are known, the answers are followed quickly.
        """
        for place, answered in enumerate(trail):
            ahead = trail[place + 1 : place + 1 + _AHEAD]
            said = (a.option for a in ahead if a.by == self._faction and a.option not in DICE_WORDS)
            self._follow(answered, (answered.option, *said))
            if asked:
                self._turn.retrace(answered.option, asked[place + 1])
            else:
                self._turn.answer(answered.option)
        return Counsel(self._reply(self._asked), self._departed)

    @property
    def _asked(self) -> Decision:
        decision = self._turn.pending
        assert isinstance(decision, Decision)
        return decision

    def _follow(self, answered: Answered, given: tuple[str, ...]) -> None:
        """Take in an answer of any Faction, with the answers that came after it."""
        asked = self._asked
        if asked.ask in _BOTS_DICE and asked.about == (self._faction,):
            self._dice.append(int(answered.option))
        elif asked.by == self._faction and not _leaves_question(asked, answered.option):
            self._hear(asked, given)
            self._dice = []

    def _hear(self, asked: Decision, given: tuple[str, ...]) -> None:
        """Compare the given answer with the sheet's, and lead the sheet on."""
        if self._departed is None:
            reply = self._freely(asked, given)
            if self._free is not None and reply is not None and reply.option == given[0]:
                self._free.was_heard()
            else:
                self._free = None
                self._departed = Departure(asked, reply) if _is_open(reply, asked) else None
        self._lead(asked, given)
        self._positions.append(self._turn.board)
        self._tried.setdefault((asked, id(self._turn.board)), []).append(given[0])

    def _freely(self, asked: Decision, given: tuple[str, ...] = ()) -> Reply | None:
        """Return the sheet's answer, if the turn has followed the sheet so far, dice apart."""
        reply = None if self._free is None else self._free.reply(self._dice, given)
        if (
            reply is None
            and (procedure := self._sheets.get(self._faction, {}).get(asked.ask)) is not None
        ):
            self._free = self._begin(procedure)
            reply = self._free.reply(self._dice, given)
        return reply

    def _lead(self, asked: Decision, given: tuple[str, ...]) -> None:
        """Offer the sheet only the given answer; if it refuses, drop it until one can resume."""
        word = given[0]
        reply = None if self._led is None else self._led.reply(self._dice, given, led=True)
        if (reply is None or reply.option != word) and (begin := self._procedures.get(asked.ask)):
            self._led = self._begin(begin)
            reply = self._led.reply(self._dice, given, led=True)
        if self._led is not None and reply is not None and reply.option == word:
            self._led.was_heard()
        else:
            self._led = None

    def _reply(self, asked: Decision) -> Reply:
        """Return the sheet's answer, or that of a sheet resumed here, or a makeshift.

        An answer that was given to this very question before has changed nothing. It is not given
        again, so every turn comes to an end.
        """
        assert asked.by == self._faction
        tried = self._tried.get((asked, id(self._turn.board)), [])
        if not is_aside(asked):
            for reply in self._thoughts(asked):
                if _is_open(reply, asked) and reply.option not in tried:
                    return reply
        return makeshift(asked, tried)

    def _thoughts(self, asked: Decision) -> Iterator[Reply | None]:
        """Yield the possible answers, the best first."""
        if self._departed is None:
            yield self._freely(asked)
        if self._led is not None:
            yield self._led.reply(self._dice)
        yield self._resumed(asked)
        yield self._resumed(asked, pliant=True)

    def _resumed(self, asked: Decision, *, pliant: bool = False) -> Reply | None:
        """Return the answer of a part of the sheet that can start at this question."""
        if (procedure := self._procedures.get(asked.ask)) is None:
            return None
        running = self._begin(procedure)
        running.mind.pliant = pliant
        return running.reply(self._dice)

    def _begin(self, procedure: Callable[[Mind], Sheet]) -> _SheetForPlayer:
        return _SheetForPlayer(MindForPlayer(self._turn, self._faction, self._sheets), procedure)


def _is_open(reply: Reply | None, asked: Decision) -> TypeGuard[Reply]:
    """Whether there is an answer, and it is among the options."""
    return reply is not None and reply.option in asked.options


def _leaves_question(asked: Decision, word: str) -> bool:
    """Whether an answer leaves the question open, so that it is asked again."""
    return is_aside(asked, word) or is_for_dice(asked, word)
