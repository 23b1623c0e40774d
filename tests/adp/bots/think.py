"""Non-players at work in tests: a position goes in, what they said and why comes out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from random import Random
from typing import NamedTuple

from core.adp.bots.makeshift import IMPROVISED
from core.adp.bots.mind import ROLL, ROLL_SPACES, Sheets
from core.adp.bots.sheet_bot import SheetBot
from core.adp.bots.sheets import SHEETS
from core.adp.model.board import Board
from core.adp.model.facts import Fact
from core.adp.model.ids import FACTIONS, Faction, Scenario, Seat
from core.adp.model.scenarios import starting_board
from core.adp.rules.stages import Campaign
from core.kernel import Answered, Decision, Game, How, Reply, Turn, Why, draw, in_english

RULES = Campaign()
BOT = SheetBot(RULES, SHEETS)


class Said(NamedTuple):
    """One answer of a Non-player."""

    ask: str
    option: str
    why: tuple[str, ...]
    by: Faction


class Transcript(NamedTuple):
    """Everything that was said from a checkpoint to the next, and what came of it."""

    said: list[Said]
    board: Board
    """The position at the end."""

    facts: tuple[Fact, ...]

    @property
    def words(self) -> list[str]:
        """The answers of the Non-players in order, without those that only roll dice."""
        return [said.option for said in self.said if said.option not in (ROLL, ROLL_SPACES)]

    @property
    def asked(self) -> list[tuple[str, str]]:
        """The same with the questions."""
        return [(said.ask, said.option) for said in self.said if said.option in self.words]

    def why(self, option: str) -> str:
        """Return the reasons of the first answer with a word, those for its dice included."""
        reasons: list[str] = []
        for said in self.said:
            reasons += said.why
            if said.option == option:
                return "; ".join(reasons)
            if said.option not in (ROLL, ROLL_SPACES):
                reasons = []
        raise AssertionError(f"nobody said {option}: {self.words}")


def run(
    board: Board,
    dice: Iterable[int] = (),
    answers: Iterable[str] = (),
    *,
    seed: int = 1,
    strict: bool = True,
    sheets: Sheets | None = None,
) -> Transcript:
    """Play from a checkpoint to the next, the Non-players answering for themselves.

    The dice come as given, then at random from the seed; people answer as given. A word that is
    not offered, or a question to which no sheet has an answer, fails unless it is not strict.
    """
    bot = BOT if sheets is None else SheetBot(RULES, sheets)
    rng, pips, people = Random(seed), iter(dice), iter(answers)
    table, procedure = RULES.sit(board)
    said: list[Said] = []
    trail: list[Answered] = []
    word: str | None = None
    while True:
        try:
            decision = procedure.send(word)
        except StopIteration:
            return Transcript(said, table.board, tuple(table.facts))
        why: tuple[Why, ...] = ()
        if decision.by is None:
            word = _chance(decision, pips, rng)
        elif board.seats[Faction(decision.by)] is Seat.BOT:
            word, why = bot.decide(Game(board, tuple(trail)))
            said.append(Said(decision.ask, word, tuple(map(in_english, why)), Faction(decision.by)))
            assert not strict or IMPROVISED not in why, f"no answer to {decision}: {trail}"
        else:
            word = next(people)
        assert word in decision.options, f"{word} is no answer to {decision}"
        trail.append(Answered(decision.by, word, why))


def _chance(decision: Decision, pips: Iterable[int], rng: Random) -> str:
    """Return the next die that was given, else what the seed says."""
    if decision.options == tuple("123456"):
        for pip in pips:
            return str(pip)
    weights = decision.weights or None
    return rng.choices(decision.options, weights)[0]


class Moment(NamedTuple):
    """A place in a game where a Non-player is asked."""

    game: Game[Board]
    decision: Decision
    reply: Reply


def moments(scenario: Scenario, seed: int) -> Iterator[Moment]:
    """Play a game of four Non-players and stop wherever one of them answers."""
    bot = SheetBot(RULES, SHEETS)
    board = starting_board(scenario, seats=dict.fromkeys(FACTIONS, Seat.BOT))
    turn = Turn(RULES, Game(board))
    for number in count():
        decision = turn.pending
        if not isinstance(decision, Decision):
            return
        if decision.by is None:
            turn.answer(draw(seed, number, decision.options, decision.weights))
            continue
        reply = bot.decide(turn.game)
        yield Moment(turn.game, decision, reply)
        turn.answer(*reply, How.BOT)
