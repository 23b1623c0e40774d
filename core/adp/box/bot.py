"""The bot as the box offers it: it plays the sheets from what a side knows.

The sheets are imported with the first question.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

from msgspec.structs import replace

from core.adp.bots.mind import DICE_WORDS
from core.adp.model.board import Board
from core.adp.model.facts import Fact, MarkerShown
from core.adp.model.ids import Deception, Faction
from core.adp.rules.parts.markers import holder
from core.adp.rules.victory import KEEP, SHOW
from core.kernel import UNKNOWN, Answered, Bot, Counsel, Explanation, Game, Knowledge, Reply, Rules

if TYPE_CHECKING:
    from core.adp.bots.bot import AdpBot

KnownToFaction: TypeAlias = Knowledge[Board, Fact]


class BotOnDemand(Bot[Board]):
    """Passes every question on to the sheets, with the game as the Faction knows it."""

    dice = DICE_WORDS

    def __init__(self, rules: Rules[Board, Fact]) -> None:
        self._rules = rules

    @cached_property
    def _bot(self) -> AdpBot:
        """The bot, kept for as long as the box."""
        # Imported here, because a game among people is opened and played without any sheet.
        from core.adp.bots.bot import AdpBot
        from core.adp.bots.entry_points import ENTRY_POINTS
        from core.adp.bots.sheets import SHEETS

        return AdpBot(self._rules, SHEETS, ENTRY_POINTS)

    def decide(self, known: KnownToFaction) -> Reply:
        """Answer the question with reasons; watch the game in motion if nothing in it is hidden."""
        turn = known.open_turn
        return self._bot.decide(known_game(known)) if turn is None else self._bot.decide_in(turn)

    def counsel(self, known: KnownToFaction) -> Counsel:
        """Answer the question, and return where the turn departed from the sheet."""
        return self._bot.counsel(known_game(known))

    def explain(self, known: KnownToFaction) -> Explanation:
        """Return the answer and everything that the bot thinks."""
        return self._bot.explain(known_game(known))


def known_game(known: KnownToFaction) -> Game[Board]:
    """Return a game that leads to the question, made from what a Faction knows.

    A Deception marker that has been turned up in this turn (7.3) lay face down when it began, and
    the answer that turned it up can only be given if it is there.
    """
    game = known.game
    turned_up: dict[str, list[Deception]] = {}
    for fact in known.facts:
        if isinstance(fact, MarkerShown):
            turned_up.setdefault(fact.faction, []).append(fact.marker)
    hidden = {
        holder: tuple(_with_known(held, turned_up.get(holder, ())))
        for holder, held in game.checkpoint.hidden.items()
    }
    return Game(
        replace(game.checkpoint, hidden=hidden) if turned_up else game.checkpoint,
        tuple(_with_answers(game, turned_up)),
    )


def _with_known(held: tuple[Deception, ...], turned_up: Iterable[Deception]) -> list[Deception]:
    """Return the markers of a player, with those that were turned up later as what they were."""
    known, looked_at = [*held], Counter(held)
    for marker in turned_up:
        if looked_at[marker]:
            looked_at[marker] -= 1
        else:
            known[known.index(Deception.FACE_DOWN)] = marker
    return known


def _with_answers(
    game: Game[Board], turned_up: Mapping[str, list[Deception]]
) -> Iterator[Answered]:
    """Yield the answers of a turn, with those that others hide as they must have been.

    Only what players show or keep in a Victory Phase is hidden, and what was shown is seen.
    """
    shown = {holder: iter(markers) for holder, markers in turned_up.items()}
    for answered in game.trail:
        if answered.by is not None and answered.option == UNKNOWN:
            mine = shown.get(holder(game.checkpoint, Faction(answered.by)), iter(()))
            marker = next(mine, None)
            yield replace(answered, option=KEEP if marker is None else SHOW[marker])
        else:
            yield answered
