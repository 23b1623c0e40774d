"""The Non-player Coalition in tests: its turn in a position, and what it selected."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from core.adp.model.board import Board
from core.adp.model.facts import Fact
from core.adp.model.ids import COALITION, Faction, Scenario, SpaceId
from core.adp.model.options import Options
from core.adp.position.spaces import pieces_text
from tests.adp.bots.think import Transcript, run
from tests.adp.play import position

TURN: Final = "card: 30\nnext: 12\neligible: coalition taliban\nacted: taliban=operation\n"
"""The Coalition's turn where no Event is offered (2.3.4)."""

POOR: Final = "resources: government=0\npatronage: 0\n"
"""Without Resources or Patronage nothing can be Trained."""

FINAL_ROUND_NEXT: Final = "played: propaganda propaganda propaganda propaganda\n"


def coalition(
    text: str,
    *,
    bots: tuple[Faction, ...] = (COALITION,),
    options: Options | None = None,
    scenario: Scenario = Scenario.MAIN,
) -> Board:
    """The Coalition's turn in a position."""
    return position(TURN + text, bots=bots, options=options, scenario=scenario)


def turn(
    text: str,
    dice: Iterable[int] = (),
    answers: Iterable[str] = (),
    *,
    bots: tuple[Faction, ...] = (COALITION,),
    options: Options | None = None,
) -> Transcript:
    """Let the Coalition take its turn."""
    return run(coalition(text, bots=bots, options=options), dice, answers)


def at(played: Transcript, ask: str) -> list[str]:
    """The answers to one kind of question."""
    return [str(option) for question, option in played.asked if question == ask]


def facts(played: Transcript, *kinds: type[Fact]) -> list[Fact]:
    """The facts of some kinds."""
    return [fact for fact in played.facts if isinstance(fact, kinds)]


def there(played: Transcript, space: SpaceId) -> str:
    """The pieces in a space at the end, in notation."""
    return pieces_text(played.board.spaces[space])
