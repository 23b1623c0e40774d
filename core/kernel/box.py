"""The box of a game: everything about it that needs no screen.

Saves, command line, agent and screen handle any game through its box. What people read and see of
a game is in its presenter.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from msgspec import Struct

from core.kernel.bot import Bot
from core.kernel.decision import Decision, Reason
from core.kernel.game import Rules
from core.kernel.knowledge import Knowledge
from core.kernel.shortcut import Shortcut
from core.kernel.table import BoardT, FactT

HUMAN = "human"
BOT = "bot"
"""Who can play a side."""


class Setup(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a game was set up; together with the answers, enough to play it again."""

    scenario: str
    seats: dict[str, str] = {}
    """Who plays each side: `human` or `bot`."""

    options: dict[str, bool | str] = {}
    """The options that differ from their defaults."""

    position: str | None = None
    """A position in the game's notation that replaces the scenario's own."""

    printed: dict[str, str] = {}
    """What a printed copy of the game has otherwise than ours, in the words of the game."""


class Option(Struct, frozen=True):
    """Something that the players agree on before the game."""

    word: str
    """As people and logs write it: `long-days`."""

    values: tuple[bool | str, ...]
    """The values that can be chosen: off and on, or some words."""

    usual: bool | str
    """The default."""

    rule: str
    """The number of the rule that offers it."""


class Bundle(Struct, frozen=True):
    """A word that sets several options at once, such as the edition of a game."""

    word: str
    values: dict[str, dict[str, bool | str]]
    """The options that each of its values sets; the first value is the default."""

    rule: str


class Box(Protocol[BoardT, FactT]):
    """One game, ready to be played and saved.

    A game derives its box from this class. It must define everything that has no body here; the
    rest has defaults.
    """

    name: str
    """The word for this game in the first line of a save."""

    version: int
    """The version of its rules; raise it when the same answers may lead elsewhere."""

    rules: Rules[BoardT, FactT]
    """The rules, for a `Turn`."""

    sides: tuple[str, ...]
    """Who takes part; each side has a seat."""

    scenarios: tuple[str, ...]
    """The scenarios that can be played, the default first."""

    options: tuple[Option, ...] = ()
    bundles: tuple[Bundle, ...] = ()
    bot: Bot[BoardT] | None = None
    """Answers for sides that nobody plays; None if people must play them all."""

    places: tuple[str, ...] = ()
    """The words for the places on its map, in the order in which they are listed."""

    deeds: frozenset[str] = frozenset()
    """The words that say what a side does with its turn; simulations count them."""

    counted: frozenset[str] = frozenset()
    """The kinds of questions, besides menus, whose answers are counted in simulations."""

    # How it begins

    def start(self, setup: Setup) -> BoardT:
        """Return the first checkpoint; raise `GameError` if the game cannot be set up like this."""

    def clash(self, setup: Setup) -> Reason | None:
        """Return why these options and seats cannot be combined, None if they can."""
        return None

    @property
    def samples(self) -> tuple[Setup, ...]:
        """Set-ups that together use everything in the game, to be played at random."""
        return tuple(Setup(scenario) for scenario in self.scenarios)

    def was_asked(self, decision: Decision, rules: int) -> bool:
        """Whether that version of the rules asked a question that has only one answer."""
        return True

    # Who plays

    def reseat(self, board: BoardT, side: str, who: str) -> BoardT:
        """Return the position with a new player for a side; raise `GameError` if that cannot be."""

    def players(self, board: BoardT, seats: Mapping[str, str]) -> tuple[tuple[str, ...], ...]:
        """Return the people who play, each as the tuple of their sides."""
        return tuple((side,) for side in self.sides if seats.get(side, HUMAN) == HUMAN)

    def shortcuts(
        self, known: Knowledge[BoardT, FactT], earlier: Iterable[BoardT]
    ) -> tuple[Shortcut[BoardT], ...]:
        """Return the words that stand for several answers, those too that cannot be used now.

        `earlier`: the checkpoints that led here as the asked side may know them, the newest first.
        Take only as many of them as are needed: each must be looked up.
        """
        return ()

    # How far it is

    def begins_chapter(self, board: BoardT) -> bool:
        """Whether a new chapter (a day, a year) begins at this checkpoint."""

    def chapter(self, board: BoardT) -> int | None:
        """Return the number of the chapter, None if `begins_chapter` says enough.

        A number is needed if a chapter may begin without a checkpoint of its own.
        """
        return None

    def begins_turn(self, board: BoardT) -> bool:
        """Whether a side acts after this checkpoint; if not, the game only prepares something."""
        return True

    def begins_round(self, fact: FactT) -> bool:
        """Whether this fact begins one of the rounds in which the standings count."""
        return False

    def standings(self, board: BoardT) -> Mapping[str, int]:
        """Return each side's margin, above 0 past its goal; empty in a game without goals."""
        return {}

    # What is written down

    def position(self, board: BoardT) -> str:
        """Return any position in the game's notation."""

    def restore(self, text: str, setup: Setup) -> BoardT:
        """Return the checkpoint that `position` wrote at the beginning of a chapter."""

    def restore_view(self, text: str, setup: Setup) -> BoardT:
        """Return what `position` wrote of a position as one side may know it.

        No game goes on from it; it is only shown.
        """
        return self.restore(text, setup)

    def fact(self, value: Mapping[str, object]) -> FactT | None:
        """Return the fact that encodes to some JSON, None if the game does not read facts back.

        Raise `ValueError` for what no fact of this game encodes to.
        """
        return None

    def problems(self, board: BoardT) -> list[str]:
        """Return everything that is wrong with a position; empty if the rules allow it."""

    def state(self, board: BoardT) -> object:
        """Return a position as a value that encodes to JSON, for tools."""

    # What a side may know

    def view(self, board: BoardT, side: str | None) -> BoardT:
        """Return a position as a side may know it, the rest blanked; None is the public view."""
        return board

    def seen(self, fact: FactT, side: str | None) -> FactT | None:
        """Return a fact as a side learns it, None if it does not learn of it."""
        return fact

    def reveals(self, fact: FactT, side: str | None) -> bool:
        """Whether a fact tells a side something that it could not have known before.

        Previews play answers on the true position, and stop before the first such fact.
        """
        return False
