"""RDS-14: What the preview says of a mission before chance or the other side have their say.

The sums are open where the viewer does not know a part of them. Success and failure are told as far
as they follow from what is known.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from adp_tui.games.district.ahead.chances import chance_of
from adp_tui.games.district.ahead.sums import open_sum, sum_with_chit
from adp_tui.games.district.ahead.undertaking import Undertaking, undertaking
from adp_tui.games.district.naming import called
from adp_tui.games.district.texts import hints as texts
from adp_tui.games.district.texts import lookup as labels
from adp_tui.games.district.texts import names
from adp_tui.games.district.wording import unit_in
from adp_tui.look.paint import Line, Role, line
from adp_tui.presenter.ahead import Item, Outlook
from core.district.model.board import DistrictBoard
from core.district.model.facts.camps import TaskPointsPaid
from core.district.model.ids import ENEMY, INSURGENT, Belligerent, Mission
from core.district.rules.initiative import initiative
from core.district.rules.missions import mission_cost
from core.kernel import Decision

_SUM, _PRICE, _SUCCESS, _NEXT, _FAILURE = 1, 2, 3, 4, 5
"""How readily each row is left out."""


def expected(decision: Decision, word: str, outlook: Outlook) -> tuple[Item, ...]:
    """Return the rows about the mission that an answer is about; none if it is about none."""
    board: DistrictBoard = outlook.before
    mission = undertaking(decision, word, board)
    return () if mission is None else tuple(_rows(board, mission, outlook))


def _rows(board: DistrictBoard, mission: Undertaking, outlook: Outlook) -> Iterator[Item]:
    cost = mission_cost(board, mission.letter, mission.mission)
    is_before_payment = not mission.chit
    if is_before_payment and not any(isinstance(f, TaskPointsPaid) for f in outlook.at_once.facts):
        yield from _price(board, board.stacks[mission.letter].side, cost)
    if mission.sums is not None:
        yield Item(called(mission.rating), _sums(mission), _SUM)
        chance = chance_of(board, mission.mission, mission.sums, mission.played)
        if chance is not None:
            told = line(texts.chance(*chance))
            yield Item(texts.CHANCE, told, _SUM, texts.SHORT_CHANCE)
    higher, lower = _success(board, mission), _failure(board, mission)
    if not mission.is_acting:
        higher, lower = lower, higher
    if higher:
        yield Item(texts.HIGHER, line(higher), _SUCCESS, texts.SHORT_HIGHER)
    if lower:
        yield Item(texts.LOWER, line(lower), _FAILURE, texts.SHORT_LOWER)
    if is_before_payment:
        yield from _next(board, board.stacks[mission.letter].side, cost)


def _price(board: DistrictBoard, side: Belligerent, cost: int) -> Iterator[Item]:
    """Yield what is paid, if the viewer knows what there is."""
    if board.camps[side].concealed and side is INSURGENT:
        return
    points = board.camps[side].tp
    told = line(str(points), (" ▸ ", Role.KEY), (str(points - cost), Role.STRONG))
    yield Item(labels.POINTS, told, _PRICE)


def _sums(mission: Undertaking) -> Line:
    """Return both sums, that of the side that is asked first."""
    assert mission.sums is not None
    ours, theirs = mission.sums if mission.is_acting else mission.sums[::-1]
    own = open_sum(ours)
    if mission.played is not None:
        own = sum_with_chit(ours, mission.played).parts
    return line(texts.compared(own, open_sum(theirs)))


def _success(board: DistrictBoard, mission: Undertaking) -> str:
    """Return what follows if the acting side's total is higher."""
    area = board.stacks[mission.letter].area
    side = board.stacks[mission.letter].side
    ground, enemy = board.grounds[area], ENEMY[side]
    match mission.mission:
        case Mission.PATROL if mission.target in board.stacks:
            is_under = board.stacks[mission.target].underground
            return texts.COMES_OUT if is_under else texts.TURNED_UP
        case Mission.ATTACK if mission.sums is not None:
            return _fight(mission, won=True)
        case Mission.AMBUSH:
            return texts.POINT_LOST
        case Mission.BUILD:
            return texts.built(names.LETTER[side], ground.of(side), ground.of(side) + 1)
        case Mission.REDUCE:
            return texts.built(names.LETTER[enemy], ground.of(enemy), ground.of(enemy) - 1)
        case Mission.RECRUIT:
            return texts.ANOTHER
        case Mission.INTIMIDATE if mission.sums is not None:
            return texts.hits_on(_lead(mission, won=True), texts.MILITIA_AND_POLICE)
        case Mission.REMOVE_TERROR:
            return texts.CALM
        case _:
            return ""


def _failure(board: DistrictBoard, mission: Undertaking) -> str:
    """Return what follows if the acting side's total is lower."""
    is_attack = mission.mission is Mission.ATTACK and mission.sums is not None
    return _fight(mission, won=False) if is_attack else ""


def _fight(mission: Undertaking, *, won: bool) -> str:
    """6.12: Return the Hits of the loser by the units, and those of the winner by the chits."""
    letter, target = mission.letter, called(unit_in(mission.target))
    winner, loser = (letter, target) if won else (target, letter)
    return texts.fight(loser, _lead(mission, won=won), winner)


def _lead(mission: Undertaking, *, won: bool) -> str:
    """Return the Hits that the difference of the units makes, as far as it is known."""
    assert mission.sums is not None
    own, against = mission.sums
    winner, loser = (own, against) if won else (against, own)
    hits = max(0, winner.units - loser.units)
    if winner.concealed:
        return texts.UNKNOWN_HITS
    return texts.hits_at_most(hits) if loser.concealed and hits else texts.hits_known(hits)


def _next(board: DistrictBoard, side: Belligerent, cost: int) -> Iterator[Item]:
    """6: Yield who would have Tactical Initiative after the payment, if the viewer can know it."""
    if board.camps[INSURGENT].concealed:
        return
    camp = board.camps[side]
    paid = board.with_camp(side, replace(camp, tp=camp.tp - cost))
    told = line(called(initiative(paid)))
    yield Item(texts.INITIATIVE, told, _NEXT, texts.SHORT_INITIATIVE)
