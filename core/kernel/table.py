"""The table: all that rules talk to while they run."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Final, Generic, TypeVar

from msgspec import Struct

from core.kernel.decision import Decision, Kind, Refusal

BoardT = TypeVar("BoardT")
FactT = TypeVar("FactT")

Procedure = Coroutine[Decision, str | None, None]
"""Rules in motion: it yields decisions and is sent the answers."""

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

    def emit(self, *facts: FactT) -> None:
        """Let something happen: the position follows, and the fact is kept to be told."""
        for fact in facts:
            self.board = self._after(self.board, fact)
            self.facts.append(fact)

    async def ask(
        self,
        by: str,
        options: Callable[[], Iterable[str]],
        *,
        ask: str,
        rule: str,
        kind: Kind = Kind.MENU,
        about: tuple[str, ...] = (),
        refuse: Refusal | None = None,
    ) -> str:
        """Ask for one of the options, offering beside them whatever may interrupt here.

        The options are listed anew after an interruption, since it may have changed them.
        """
        while True:
            now = {i.word: i for i in self.interrupts if i.by == by and i.possible()}
            word = await Decision(by, ask, rule, kind, (*options(), *now), about, refuse)
            if word not in now:
                return word
            await self._interrupt(now[word])

    async def _interrupt(self, interrupt: Interrupt) -> None:
        """Run an interrupt; it cannot be interrupted by itself."""
        before = self.interrupts
        self.interrupts = tuple(i for i in before if i is not interrupt)
        await interrupt.run()
        self.interrupts = before

    async def chance(
        self,
        options: Iterable[str],
        *,
        ask: str,
        rule: str,
        kind: Kind,
        about: tuple[str, ...] = (),
        weights: tuple[int, ...] = (),
    ) -> str:
        """Let chance pick one of the options, each as likely as the others or by weight."""
        return await Decision(None, ask, rule, kind, tuple(options), about, None, weights)

    async def roll(self, *, ask: str, rule: str, about: tuple[str, ...] = ()) -> int:
        """Roll a six-sided die."""
        return int(await Decision(None, ask, rule, Kind.DIE, DIE, about))
