"""Ask the bot a question: one that the rules come to in a position, or one that is made up."""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import DistrictFact
from core.district.model.ids import Belligerent
from core.kernel import Answered, Asked, Decision, Explanation, Game, Kind, Knowledge, Reply, Turn
from tests.district.bots.games import BOT, BOX, DistrictTurn, known_in


class _Moment(NamedTuple):
    """What a bot's knowledge is made from, without any rules that run."""

    board: DistrictBoard
    checkpoint: DistrictBoard
    pending: Decision
    asked: tuple[Asked, ...]
    trail: tuple[Answered, ...]
    facts: tuple[DistrictFact, ...] = ()


def consult(
    board: DistrictBoard,
    side: Belligerent,
    ask: str,
    options: str,
    *,
    about: tuple[str, ...] = (),
    said: str = "",
) -> Reply:
    """Ask the bot a question; `options` and the answers `said` before it are words in a row."""
    return BOT.decide(made_up(board, side, ask, options, about=about, said=said))


def made_up(
    board: DistrictBoard,
    side: Belligerent,
    ask: str,
    options: str,
    *,
    about: tuple[str, ...] = (),
    said: str = "",
) -> Knowledge[DistrictBoard, DistrictFact]:
    """Return what a side knows that is asked a question."""
    decision = Decision(side, ask, "6", Kind.MENU, tuple(options.split()), about)
    before = tuple(Answered(side, word) for word in said.split())
    asked = tuple(Asked(decision, 0, 0) for _ in before)
    moment = _Moment(board, board, decision, asked, before)
    return Knowledge(BOX, cast("Turn[DistrictBoard, DistrictFact]", moment))


def turn_at(board: DistrictBoard, *answers: str) -> DistrictTurn:
    """Let the rules run on from a position, with some answers."""
    turn: DistrictTurn = Turn(BOX.rules, Game(board))
    for answer in answers:
        turn.answer(answer)
    return turn


def opportunity(board: DistrictBoard, *answers: str) -> dict[str, Reply]:
    """Let the bot use an opportunity up to its first mission; return its replies by question.

    The questions are `ops.stack`, `ops.mission` and one for the target, if there is one.
    """
    turn, replies = turn_at(board, *answers), dict[str, Reply]()
    while isinstance(asked := turn.pending, Decision) and _is_first(asked, replies):
        reply = BOT.decide(known_in(turn))
        replies[asked.ask] = reply
        turn.answer(reply.option, reply.why)
    return replies


def _is_first(asked: Decision, replies: dict[str, Reply]) -> bool:
    """Whether a question belongs to the declaration of the first mission."""
    if asked.ask in replies:
        return False
    if asked.ask.endswith((".target", ".to")):
        return "ops.mission" in replies
    return asked.ask == ("ops.mission" if replies else "ops.stack")


def deed(board: DistrictBoard, *answers: str) -> tuple[str, ...]:
    """Return what the bot does with an opportunity: stack, mission and target, or `pass`."""
    return tuple(reply.option for reply in opportunity(board, *answers).values())


def why(replies: dict[str, Reply], ask: str = "ops.stack") -> str:
    """Return the number of the statement that decided an answer."""
    return numbers(replies[ask])[-1]


def numbers(reply: Reply) -> list[str]:
    """Return the numbers of the statements that led to an answer."""
    return [str(reason).partition(":")[0] for reason in reply.why]


def explained(known: Knowledge[DistrictBoard, DistrictFact]) -> Explanation:
    """Return what the bot thinks about a question."""
    return BOT.explain(known)


def plain(value: Any) -> str:
    """Return a sentence as text."""
    return str(value)
