"""A Non-player's sheet in the place of a player: at any question, whatever was answered before it.

A player's seat is not a Non-player's: no dice are offered, Operations may be Limited, and what was
answered so far need not be what the sheet would have said. So the sheet runs twice. Freely, it
tells what it would have done, until somebody answers otherwise. Led, it is offered nothing but what
was answered: where it agrees to that for a reason of its own it knows how to go on, and where it
does not it is taken up again at the next question that an Operation or activity begins with.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeGuard

from msgspec.structs import replace

from core.adp.board import Board
from core.adp.bots.bot import IMPROVISED
from core.adp.bots.mind import ROLL, ROLL_SPACES, ItemT, Mind, Reply, Sheet, Sheets
from core.adp.facts import Fact
from core.adp.ids import DONE, Faction, SpaceId
from core.adp.rules.asides import BACK, GIVE, REMOVE_OWN, REQUEST
from core.adp.rules.victory import SHOW_AGENDA
from core.kernel import Answered, Decision, Game, Kind, Rules, Turn, draw, fingerprint

ASIDES: Final = (GIVE, REMOVE_OWN, REQUEST, SHOW_AGENDA)
"""What a player may do beside any question; the question stays."""

_DIE: Final = tuple("123456")
_AHEAD: Final = 4
"""How far a sheet may look at what was answered after a word that it is offered."""

_NOTHING_MORE: Final = (DONE, "pass", "decline", "keep", BACK, "nobody")


class Departure(NamedTuple):
    """Where a turn first went another way than the sheet would have gone."""

    asked: Decision
    reply: Reply
    """What the sheet would have answered there."""


class Counsel(NamedTuple):
    """What a sheet answers here, and whether it would have come here at all."""

    reply: Reply
    departed: Departure | None = None


class StandInMind(Mind):
    """The mind of a sheet in the place of a player."""

    led: str | None = None
    """The only word that it is offered, where the answer is known."""

    given: tuple[str, ...] = ()
    """What was answered here and next, where that is known."""

    pliant = False
    """Whether it picks among what is offered, if that is anything that it would pick."""

    _thrown = 0

    @property
    def decision(self) -> Decision:
        """What is asked now, with nothing but the known answer offered if there is one."""
        asked = super().decision
        return asked if self.led is None else replace(asked, options=(self.led,))

    def open_to(self, spaces: Sequence[SpaceId]) -> Sequence[SpaceId]:
        """Return the candidates that may be picked: what was chosen, if it is among them."""
        if self.led is not None:
            known = self.known_among(spaces)
            return spaces if known is None else (known,)
        if self.pliant:
            offered = super().decision.options
            return tuple(space for space in spaces if space in offered) or spaces
        return spaces

    def known_among(self, items: Sequence[ItemT]) -> ItemT | None:
        """Return which of several was chosen: no dice decide between equals then."""
        found = (item for word in self.given for item in items if item == word)
        return next(found, None)

    async def say(self, option: str, *reasons: str) -> None:
        """Answer; the dice of the next question begin anew."""
        self._thrown = 0
        await super().say(option, *reasons)

    async def die(self, reason: str) -> int:
        """Roll a die; where none is offered, one that depends on the game alone."""
        if ROLL in super().decision.options:
            return await super().die(reason)
        self.note(reason)
        return self._throw()

    async def three_dice(self, reason: str) -> tuple[int, int, int]:
        """Roll three dice; where none are offered, some that depend on the game alone."""
        if ROLL_SPACES in super().decision.options:
            return await super().three_dice(reason)
        self.note(reason)
        return self._throw(), self._throw(), self._throw()

    def _throw(self) -> int:
        game = self._turn.game
        words = tuple(answered.option for answered in game.trail)
        seed = int(fingerprint((game.checkpoint, words)), 16)
        self._thrown += 1
        return int(draw(seed, self._thrown, _DIE))


class _Course:
    """A sheet that runs in the place of a player; whatever goes wrong in it is its end."""

    def __init__(self, mind: StandInMind, procedure: Callable[[Mind], Sheet]) -> None:
        self.mind = mind
        self._sheet = procedure(mind)
        self._said: Reply | None = None

    def reply(self, given: tuple[str, ...] = (), *, led: bool = False) -> Reply | None:
        """Return what it answers, if it answers.

        It may know what was given here and next; led, it is offered nothing else.
        """
        if self._said is None:
            self.mind.given = given
            self.mind.led = given[0] if led else None
            try:
                self._said = self._sheet.send(None).reply
            except Exception:  # at its end, or lost: it gives way to another
                return None
            finally:
                self.mind.led, self.mind.given = None, ()
        return self._said

    def was_heard(self) -> None:
        """Let it go on at the next question."""
        self._said = None


class StandIn:
    """What a sheet thinks in the place of one Faction's player, in the course of one turn.

    It is thought through from the beginning of the turn each time: what it answers depends on what
    was answered, and not on what it was asked before.
    """

    def __init__(
        self,
        rules: Rules[Board, Fact],
        sheets: Sheets,
        resumptions: Sheets,
        checkpoint: Board,
        faction: Faction,
    ) -> None:
        self._sheets = sheets
        self._procedures = {**resumptions.get(faction, {}), **sheets.get(faction, {})}
        """By which question a sheet can be taken up in the middle of a turn."""

        self._faction = faction
        self._turn = Turn(rules, Game(checkpoint))
        self._free: _Course | None = None
        self._led: _Course | None = None
        self._departed: Departure | None = None

    def counsel(self, trail: tuple[Answered, ...]) -> Counsel:
        """Return the answer to the question that some answers lead to."""
        for place, answered in enumerate(trail):
            ahead = trail[place + 1 : place + 1 + _AHEAD]
            said = (a.option for a in ahead if a.by == self._faction)
            self._follow(answered, (answered.option, *said))
        return Counsel(self._reply(self._asked), self._departed)

    @property
    def _asked(self) -> Decision:
        decision = self._turn.pending
        assert isinstance(decision, Decision)
        return decision

    def _follow(self, answered: Answered, given: tuple[str, ...]) -> None:
        """Take in an answer that was given, whoever gave it, knowing what came after it."""
        asked = self._asked
        if asked.by is None:
            for course in (self._free, self._led):
                if course is not None and answered.option.isdigit():
                    course.mind.dice.append(int(answered.option))
        elif asked.by == self._faction and not is_aside(asked, answered.option):
            self._hear(asked, given)
        self._turn.answer(answered.option)

    def _hear(self, asked: Decision, given: tuple[str, ...]) -> None:
        """Compare what was answered with what the sheet says, and lead it on."""
        if self._departed is None:
            reply = self._freely(asked, given)
            if self._free is not None and reply is not None and reply.option == given[0]:
                self._free.was_heard()
            else:
                self._free = None
                self._departed = Departure(asked, reply) if _is_open(reply, asked) else None
        self._lead(asked, given)

    def _freely(self, asked: Decision, given: tuple[str, ...] = ()) -> Reply | None:
        """Return what the sheet answers as long as all went as it would, or might by the dice."""
        reply = None if self._free is None else self._free.reply(given)
        if (
            reply is None
            and (procedure := self._sheets.get(self._faction, {}).get(asked.ask)) is not None
        ):
            self._free = self._begin(procedure)
            reply = self._free.reply(given)
        return reply

    def _lead(self, asked: Decision, given: tuple[str, ...]) -> None:
        """Offer the sheet what was answered; if it does not take it, leave it until it can."""
        word = given[0]
        reply = None if self._led is None else self._led.reply(given, led=True)
        if (reply is None or reply.option != word) and (begin := self._procedures.get(asked.ask)):
            self._led = self._begin(begin)
            reply = self._led.reply(given, led=True)
        if self._led is not None and reply is not None and reply.option == word:
            self._led.was_heard()
        else:
            self._led = None

    def _reply(self, asked: Decision) -> Reply:
        """Return the answer: the sheet's own, else that of one taken up here, else a makeshift."""
        assert asked.by == self._faction
        if not is_aside(asked):
            if self._departed is None and _is_open(reply := self._freely(asked), asked):
                return reply
            if self._led is not None and _is_open(reply := self._led.reply(), asked):
                return reply
            if _is_open(reply := self._resumed(asked), asked):
                return reply
            if _is_open(reply := self._resumed(asked, pliant=True), asked):
                return reply
            self._led = None
        return makeshift(asked)

    def _resumed(self, asked: Decision, *, pliant: bool = False) -> Reply | None:
        """Return what a part of the sheet answers that can begin at this question."""
        if (procedure := self._procedures.get(asked.ask)) is None:
            return None
        self._led = self._begin(procedure)
        self._led.mind.pliant = pliant
        return self._led.reply()

    def _begin(self, procedure: Callable[[Mind], Sheet]) -> _Course:
        return _Course(StandInMind(self._turn, self._faction, self._sheets), procedure)


def is_aside(asked: Decision, word: str = "") -> bool:
    """Whether a question, or an answer to it, belongs to something done beside the turn."""
    beside = asked.ask.partition(".")[0] in (GIVE, REMOVE_OWN, REQUEST)
    return beside or (word in ASIDES and asked.ask != "victory.agenda")


def _is_open(reply: Reply | None, asked: Decision) -> TypeGuard[Reply]:
    """Whether there is an answer, and it is among the options."""
    return reply is not None and reply.option in asked.options


def makeshift(asked: Decision) -> Reply:
    """8.1: Answer where no sheet has one: an end if there is one, else as much as possible."""
    for word in _NOTHING_MORE:
        if word in asked.options:
            return Reply(word, (IMPROVISED,))
    numbers = [int(word) for word in asked.options if word.isdigit()]
    if asked.kind is Kind.COUNT and numbers:
        return Reply(str(max(numbers)), ("8.1.1: as many as possible",))
    return Reply(asked.options[0], ("8.1: it must be one of these",))
