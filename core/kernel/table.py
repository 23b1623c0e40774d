"""The table: everything that rules talk to while they run."""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from core.kernel.decision import Decision, Kind, Refusal

BoardT = TypeVar("BoardT")
FactT = TypeVar("FactT")
ChoiceT = TypeVar("ChoiceT")

Procedure = Coroutine[Decision, str | None, None]
"""Running rules: they yield decisions and are sent the answers."""

ListOptions = Callable[[], Iterable[str]]
"""Lists the words that can be answered in the present position."""

DIE: Final = tuple("123456")


class Interrupt(Struct, frozen=True):
    """Something that may be done at any decision of a side, before it is answered."""

    word: str
    """The option that starts it."""

    by: str
    """The side at whose decisions it is offered."""

    possible: Callable[[], bool]
    """Whether it can be started and finished now, and leaves an answer to what it interrupts."""

    run: Callable[[], Awaitable[None]]
    """The procedure itself."""

    reach: Callable[[Any], Iterable[Any]] = lambda _board: ()
    """Returns the positions that it could lead to, as far as they might open new options."""


class Question(Struct, frozen=True):
    """What rules ask; in each position it makes a decision."""

    by: str
    """The side that answers."""

    options: ListOptions
    """Lists the answers that are possible now."""

    ask: str
    """A stable word for the question, as in a decision; so are the next four."""

    rule: str
    kind: str = Kind.MENU
    about: tuple[str, ...] = ()
    refuse: Refusal | None = None
    also: tuple[Interrupt, ...] = ()
    """Interrupts for this question only."""

    idle: str | None = None
    """The answer that is taken without asking if nothing else is possible and no interrupt could
    change that: nobody wants to be asked just to say "done"."""

    sure: bool = False
    """Whether there is some option in any position."""

    lone: bool = False
    """Whether an option that is the only one at first is taken without asking."""

    known_to: tuple[str, ...] | None = None
    """The sides that may know the answer; None for everybody."""


class Foretold(Struct, frozen=True):
    """What is known before a question is asked, because it was asked before: the answer, as a rule.

    The last question of a script may be left open: its options are known, the answer is not.
    """

    by: str | None
    ask: str
    word: str = ""
    left_open: Decision | None = None

    def is_of(self, by: str | None, ask: str) -> bool:
        """Whether it is the answer to a question of that name for that side."""
        return self.ask == ask and self.by == by


class Table(Generic[BoardT, FactT]):
    """A board in the middle of a turn.

    Rules read `board`, ask with `ask`, `chance` and `roll`, and say what happens with `emit`.
    Nothing but `emit` changes the position.
    """

    script: deque[Foretold]
    """The answers that are known beforehand, in order; usually none.

    A question in the script is not put to anybody, and nothing else that could be answered is
    listed. So whoever fills it must see afterwards whether the rules arrived where they should.
    """

    def __init__(self, board: BoardT, after: Callable[[BoardT, FactT], BoardT]) -> None:
        self.board = board
        self.facts: list[FactT] = []
        self.script = deque()
        self.questions = 0
        """How many questions there have been, with those that were not put to anybody."""

        self.interrupts: tuple[Interrupt, ...] = ()
        """What is offered at every question of a side; it leaves nothing behind but what happened.
        """

        self._after = after
        self._interrupted: tuple[ListOptions, ...] = ()
        self._is_sealed = False
        """Whether several sides are choosing at the same time."""

        self.is_weighing = False
        """Whether this only tests what an interrupt would leave; last resorts do not count then."""

    def emit(self, *facts: FactT) -> None:
        """Let something happen: each fact changes the position and is kept."""
        for fact in facts:
            self.board = self._after(self.board, fact)
            self.facts.append(fact)

    def ask(
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
        known_to: tuple[str, ...] | None = None,
    ) -> Coroutine[Any, Any, str]:
        """Ask for one of the options, and offer the possible interrupts beside them."""
        return self.put(
            Question(
                by,
                options,
                ask,
                rule,
                kind,
                about,
                refuse,
                also,
                idle,
                sure=sure,
                known_to=known_to,
            )
        )

    async def together(self, *choices: Awaitable[ChoiceT]) -> tuple[ChoiceT, ...]:
        """Let several sides choose at the same time, in secret; return what they chose.

        They are asked in this order. Each answer is known to nobody but its own side, and nothing
        may happen before the last one; so what was chosen first cannot change what is asked later.
        """
        known = len(self.facts)
        self._is_sealed = True
        try:
            chosen = [await choice for choice in choices]
        finally:
            for choice in choices:  # a game may be left before the last one is asked
                if isinstance(choice, Coroutine):
                    choice.close()
        self._is_sealed = False
        assert len(self.facts) == known, "something happened between choices made at the same time"
        return tuple(chosen)

    async def put(self, question: Question) -> str:
        """Ask a question until it is answered, with an interrupt before each time but the first.

        The script answers what it knows. The options are listed again after an interrupt that may
        have changed them: one in which something happened, or one of this question only.
        """
        by, options, idle = question.by, question.options, question.idle
        self.questions += 1
        words: tuple[str, ...] = ()
        now: dict[str, Interrupt] = {}
        again = False
        listed: BoardT | None = None
        while True:
            if self.script and self.script[0].is_of(by, question.ask):
                foretold = self.script.popleft()
                word = foretold.word
                if known := foretold.left_open:
                    sealed = self._known_to(question)
                    word = await _known_again(
                        known, question, again=again, known_to=sealed, sealed=self._is_sealed
                    )
                answers = known is not None and word not in known.asides
                interrupt = None if answers else self._started_by(word, question)
            else:
                if self.board is not listed:
                    words = tuple(options())
                    if question.lone and not again and len(words) == 1:
                        return words[0]
                    now = {extra.word: extra for extra in question.also if extra.possible()}
                    if idle is not None and not now and words in ((), (idle,)):
                        if not self._could_open(question, idle):
                            return idle
                        words = (idle,)
                    # A standing interrupt is not an answer: if there is nothing else, this is a
                    # dead end.
                    assert words or now, f"{question.ask} offers nothing"
                    # A word that answers the question is an answer, even if an interrupt has it.
                    for standing in self.interrupts:
                        if standing.by == by and standing.word not in words and standing.possible():
                            now[standing.word] = standing
                    listed = self.board
                word = await Decision(
                    by,
                    question.ask,
                    question.rule,
                    question.kind,
                    (*words, *now),
                    question.about,
                    question.refuse,
                    asides=tuple(now),
                    again=again,
                    known_to=self._known_to(question),
                    sealed=self._is_sealed,
                )
                interrupt = now.get(word)
            if interrupt is None:
                return word
            await self._interrupt(interrupt, () if question.sure else (options,))
            again = True
            if interrupt not in self.interrupts:
                listed = None

    def _known_to(self, question: Question) -> tuple[str, ...] | None:
        """Return who may know the answer to a question."""
        return (question.by,) if self._is_sealed else question.known_to

    def _started_by(self, word: str, question: Question) -> Interrupt | None:
        """Return the interrupt that a word in the script starts, None if it answers the question.

        If the word could be either, it is taken for the interrupt.
        """
        for interrupt in reversed(self.interrupts):
            if interrupt.word == word and interrupt.by == question.by:
                return interrupt
        return next((also for also in question.also if also.word == word), None)

    async def _interrupt(self, interrupt: Interrupt, unsure: tuple[ListOptions, ...]) -> None:
        """Run an interrupt; while it runs, it cannot be started again."""
        before = self.interrupts, self._interrupted
        self.interrupts = tuple(i for i in self.interrupts if i is not interrupt)
        self._interrupted = (*self._interrupted, *unsure)
        await interrupt.run()
        self.interrupts, self._interrupted = before

    def _could_open(self, question: Question, idle: str) -> bool:
        """Whether interrupts could open an option at a question that has none now."""
        reachable: list[BoardT] = []
        for interrupt in self.interrupts:
            if interrupt.by == question.by:
                for board in (self.board, *reachable):
                    reachable += interrupt.reach(board)

        def opens() -> bool:
            return any(word != idle for word in question.options()) or any(
                interrupt.possible() for interrupt in question.also
            )

        return any(self._in(board, opens) for board in reachable)

    def _in(self, board: BoardT, test: Callable[[], bool]) -> bool:
        """Run a test on another position."""
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

        An interrupt must not make it impossible to finish what it interrupts.
        """
        if self.is_sure:
            return False
        self.is_weighing = True
        try:
            return self._in(board, self._is_stranded)
        finally:
            self.is_weighing = False

    def _is_stranded(self) -> bool:
        """Whether an interrupted question has no answer in this position."""
        return any(next(iter(options()), None) is None for options in self._interrupted)

    async def chance(
        self,
        options: Iterable[str],
        *,
        ask: str,
        rule: str,
        kind: str,
        about: tuple[str, ...] = (),
        weights: tuple[int, ...] = (),
        known_to: tuple[str, ...] | None = None,
    ) -> str:
        """Let the dice pick one of the options; all are equally likely unless there are weights."""
        return await Decision(
            None, ask, rule, kind, tuple(options), about, None, weights, known_to=known_to
        )

    async def roll(self, *, ask: str, rule: str, about: tuple[str, ...] = ()) -> int:
        """Roll a six-sided die."""
        return int(await Decision(None, ask, rule, Kind.DIE, DIE, about))


def _known_again(
    known: Decision,
    question: Question,
    *,
    again: bool,
    known_to: tuple[str, ...] | None,
    sealed: bool,
) -> Decision:
    """Return a question as a decision, with the options that are known from before."""
    return Decision(
        question.by,
        question.ask,
        question.rule,
        question.kind,
        known.options,
        question.about,
        question.refuse,
        asides=known.asides,
        again=again,
        known_to=known_to,
        sealed=sealed,
    )
