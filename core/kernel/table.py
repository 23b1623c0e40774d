"""The table: all that rules talk to while they run."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from core.kernel.decision import Decision, Kind, Refusal

BoardT = TypeVar("BoardT")
FactT = TypeVar("FactT")

Procedure = Coroutine[Decision, str | None, None]
"""Rules in motion: it yields decisions and is sent the answers."""

ListOptions = Callable[[], Iterable[str]]
"""Lists the words that can be answered in the position as it is."""

DIE: Final = tuple("123456")


class Interrupt(Struct, frozen=True):
    """Something that may be done in the middle of something else, at the doer's own decisions."""

    word: str
    """The option that starts it."""

    by: str
    """Who may do it: it is offered wherever this one decides."""

    possible: Callable[[], bool]
    """Whether it can be started now, finished, and leaves the decision it interrupts answerable."""

    run: Callable[[], Awaitable[None]]
    """The procedure itself."""

    reach: Callable[[Any], Iterable[Any]] = lambda _board: ()
    """The positions it could lead to from another, as far as they might open anything new."""


class Table(Generic[BoardT, FactT]):
    """A board in the middle of a turn.

    Rules read `board`, tell what happens with `emit`, and ask with `choose`, `ask` and `roll`.
    Nothing else changes a position.
    """

    def __init__(self, board: BoardT, after: Callable[[BoardT, FactT], BoardT]) -> None:
        self.board = board
        self.facts: list[FactT] = []
        self.interrupts: tuple[Interrupt, ...] = ()
        self._after = after
        self._interrupted: tuple[ListOptions, ...] = ()
        self.is_weighing = False
        """Whether it is only looked at what an interruption would leave: last resorts are none."""

    def emit(self, *facts: FactT) -> None:
        """Let something happen: the position follows, and the fact is kept to be told."""
        for fact in facts:
            self.board = self._after(self.board, fact)
            self.facts.append(fact)

    async def ask(
        self,
        by: str,
        options: ListOptions,
        *,
        ask: str,
        rule: str,
        kind: str = Kind.MENU,
        about: tuple[str, ...] = (),
        refuse: Refusal | None = None,
        also: tuple[Interrupt, ...] = (),
        idle: str | None = None,
        sure: bool = False,
    ) -> str:
        """Ask for one of the options, offering beside them whatever may interrupt here.

        `also` may interrupt at this question only. `idle` is answered without asking when nothing
        else is open or could be opened by an interruption, for nobody wants to be stopped just to
        say "done". `sure`: some option is there in any position. The options are listed anew after
        an interruption, since it may have changed them.
        """
        while True:
            words = tuple(options())
            now = {i.word: i for i in also if i.possible()}
            if idle is not None and not now and words in ((), (idle,)):
                if not self._could_open(by, idle, options, also):
                    return idle
                words = (idle,)
            # What may be done at any moment is no answer: without another this is a dead end.
            assert words or now, f"{ask} offers nothing"
            # A word that answers the question is its answer, even if it could interrupt elsewhere.
            standing = (i for i in self.interrupts if i.by == by and i.word not in words)
            now |= {i.word: i for i in standing if i.possible()}
            word = await Decision(
                by, ask, rule, kind, (*words, *now), about, refuse, asides=tuple(now)
            )
            if word not in now:
                return word
            await self._interrupt(now[word], () if sure else (options,))

    async def _interrupt(self, interrupt: Interrupt, unsure: tuple[ListOptions, ...]) -> None:
        """Run an interrupt; it cannot be interrupted by itself."""
        before = self.interrupts, self._interrupted
        self.interrupts = tuple(i for i in self.interrupts if i is not interrupt)
        self._interrupted = (*self._interrupted, *unsure)
        await interrupt.run()
        self.interrupts, self._interrupted = before

    def _could_open(
        self, by: str, idle: str, options: ListOptions, also: tuple[Interrupt, ...]
    ) -> bool:
        """Whether interruptions could open something at a question that offers nothing now."""
        reachable: list[BoardT] = []
        for interrupt in self.interrupts:
            if interrupt.by == by:
                for board in (self.board, *reachable):
                    reachable += interrupt.reach(board)

        def opens() -> bool:
            return any(word != idle for word in options()) or any(i.possible() for i in also)

        return any(self._in(board, opens) for board in reachable)

    def _in(self, board: BoardT, test: Callable[[], bool]) -> bool:
        """Put a question to another position."""
        here, self.board = self.board, board
        try:
            return test()
        finally:
            self.board = here

    @property
    def is_sure(self) -> bool:
        """Whether no interrupted question could lose its last answer."""
        return not self._interrupted

    def would_strand(self, board: BoardT) -> bool:
        """Whether an interrupted question would have no answer left in another position.

        Whatever is done in the middle of something else must not make that impossible to finish.
        """
        if self.is_sure:
            return False
        self.is_weighing = True
        try:
            return self._in(
                board, lambda: not all(tuple(options()) for options in self._interrupted)
            )
        finally:
            self.is_weighing = False

    async def chance(
        self,
        options: Iterable[str],
        *,
        ask: str,
        rule: str,
        kind: str,
        about: tuple[str, ...] = (),
        weights: tuple[int, ...] = (),
    ) -> str:
        """Let chance pick one of the options, each as likely as the others or by weight."""
        return await Decision(None, ask, rule, kind, tuple(options), about, None, weights)

    async def roll(self, *, ask: str, rule: str, about: tuple[str, ...] = ()) -> int:
        """Roll a six-sided die."""
        return int(await Decision(None, ask, rule, Kind.DIE, DIE, about))
