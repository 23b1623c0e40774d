"""The box of a game: all of it that needs no screen.

Saves, command line, agent and screen handle any game through this; what a person reads and sees of
it is described beside it, by a presenter.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from msgspec import Struct

from core.kernel.bot import Bot
from core.kernel.decision import Reason
from core.kernel.game import Rules
from core.kernel.table import BoardT, FactT

HUMAN = "human"
BOT = "bot"
"""Who can play a side."""


class Setup(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a game was set up: with the answers since, all that is needed to play it again."""

    scenario: str
    seats: dict[str, str] = {}
    """Who plays each side: `human` or `bot`."""

    options: dict[str, bool | str] = {}
    """The options of the rules that differ from their usual value."""

    position: str | None = None
    """A position in the game's notation that replaces the scenario's own."""

    printed: dict[str, str] = {}
    """What a printed copy of the game has otherwise than ours, in the words of the game."""


class Option(Struct, frozen=True):
    """Something that the players agree on before they begin."""

    word: str
    """As people and logs write it: `long-days`."""

    values: tuple[bool | str, ...]
    """What can be chosen: off and on, or some words."""

    usual: bool | str
    """What holds unless somebody says otherwise."""

    rule: str
    """The number of the rule that offers it."""


class Bundle(Struct, frozen=True):
    """A word that sets several options at once, such as the edition of a game."""

    word: str
    values: dict[str, dict[str, bool | str]]
    """What each of its values sets; the first is the usual one."""

    rule: str


class Box(Protocol[BoardT, FactT]):
    """One game, ready to be played and saved.

    A game is derived from this. What has no body here it must bring; for the rest it need only say
    where it differs.
    """

    name: str
    """The word for this game in the first line of a save."""

    version: int
    """The version of its rules; it grows when the same answers may lead elsewhere."""

    rules: Rules[BoardT, FactT]
    """The rules, for a `Turn`."""

    sides: tuple[str, ...]
    """Who takes part; each side has a seat."""

    scenarios: tuple[str, ...]
    """What can be played, the usual one first."""

    options: tuple[Option, ...] = ()
    bundles: tuple[Bundle, ...] = ()
    bot: Bot[BoardT] | None = None
    """Answers for sides that nobody plays; None if people must play them all."""

    places: tuple[str, ...] = ()
    """The words for the places of its map, in the order in which they are listed."""

    deeds: frozenset[str] = frozenset()
    """The words that say what a side does with its turn, to be counted."""

    counted: frozenset[str] = frozenset()
    """Kinds of questions, beside menus, whose answers are counted when games play themselves."""

    # A game begins

    def start(self, setup: Setup) -> BoardT:
        """Return the first checkpoint; raise `GameError` if there can be no such game."""

    def clash(self, setup: Setup) -> Reason | None:
        """Return why options and seats cannot go together, or None if they can."""
        return None

    @property
    def samples(self) -> tuple[Setup, ...]:
        """Set-ups that between them use all that the game has, to be played at random."""
        return tuple(Setup(scenario) for scenario in self.scenarios)

    # Who plays

    def reseat(self, board: BoardT, side: str, who: str) -> BoardT:
        """Return a position in which somebody else plays a side; raise `GameError` if none can."""

    def players(self, board: BoardT, seats: Mapping[str, str]) -> tuple[tuple[str, ...], ...]:
        """Return the people who play, each with the sides of that person."""
        return tuple((side,) for side in self.sides if seats.get(side, HUMAN) == HUMAN)

    # How far it is

    def begins_chapter(self, board: BoardT) -> bool:
        """Whether a new chapter (a day, a year) begins at this checkpoint."""

    def chapter(self, board: BoardT) -> int | None:
        """Return which chapter this is, if one may begin without a checkpoint of its own."""
        return None

    def begins_turn(self, board: BoardT) -> bool:
        """Whether somebody acts from this checkpoint on, or the game only arranges itself."""
        return True

    def begins_round(self, fact: FactT) -> bool:
        """Whether one of the rounds begins with this fact in which the standings count."""
        return False

    def standings(self, board: BoardT) -> Mapping[str, int]:
        """Return how far each side is, above 0 past its goal; nothing in a game without goals."""
        return {}

    # What is written down

    def position(self, board: BoardT) -> str:
        """Return any position in the game's notation."""

    def restore(self, text: str, setup: Setup) -> BoardT:
        """Return the checkpoint that `position` wrote at the beginning of a chapter."""

    def problems(self, board: BoardT) -> list[str]:
        """Return everything that is wrong with a position; nothing, if all went by the rules."""

    def state(self, board: BoardT) -> object:
        """Return a position as a value that encodes to JSON, for tools."""

    # What a side may know

    def view(self, board: BoardT, side: str | None) -> BoardT:
        """Return a position as a side knows it, None as everybody does: the rest is blanked."""
        return board

    def seen(self, fact: FactT, side: str | None) -> FactT | None:
        """Return a fact as a side learns it, None if it does not."""
        return fact
