"""RDS-14: What the preview says of a mission before chance or the other side have their say.

The sums are open where the viewer does not know a part of them. Success and failure are told as far
as they follow from what is known.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from adp_tui.games.district.ahead.chances import chance_of
from adp_tui.games.district.ahead.outright import outright
from adp_tui.games.district.ahead.sums import brief_sum, open_sum, sum_with_chit
from adp_tui.games.district.ahead.terror import Lead, TerrorRisk, lead_of, terror_risk
from adp_tui.games.district.ahead.undertaking import Undertaking, undertaking
from adp_tui.games.district.naming import called
from adp_tui.games.district.texts import hints as texts
from adp_tui.games.district.texts import lookup as labels
from adp_tui.games.district.texts import names
from adp_tui.games.district.wording import unit_in
from adp_tui.look.paint import Line, Role, line
from adp_tui.presenter.ahead import Item, Outlook
from adp_tui.texts.words import listed
from core.district.model.board import DistrictBoard
from core.district.model.facts.camps import TaskPointsPaid
from core.district.model.ids import ENEMY, INSURGENT, Belligerent, Mission, Rating
from core.district.rules.initiative import initiative
from core.district.rules.missions import mission_cost
from core.district.rules.patrol import hidden_stacks, patrol_sums
from core.kernel import Decision

_CHANCE, _SUCCESS, _SUM, _FAILURE, _PRICE, _NEXT = 1, 1, 2, 2, 4, 5
"""How readily each row is left out: what decides is on the first page."""


def expected(decision: Decision, word: str, outlook: Outlook) -> tuple[Item, ...]:
    """Return the rows about the mission that an answer is about, or what it does by itself."""
    board: DistrictBoard = outlook.before
    mission = undertaking(decision, word, board)
    if mission is None:
        return tuple(outright(decision, word, board))
    return tuple(_rows(board, mission, outlook))


def _rows(board: DistrictBoard, mission: Undertaking, outlook: Outlook) -> Iterator[Item]:
    cost = mission_cost(board, mission.letter, mission.mission)
    is_before_payment = not mission.chit
    if is_before_payment and not any(isinstance(f, TaskPointsPaid) for f in outlook.at_once.facts):
        yield from _price(board, board.stacks[mission.letter].side, cost)
    if mission.sums is not None:
        sums, in_brief = _sums(mission)
        yield Item(called(mission.rating), sums, _SUM, brief=in_brief)
        chance = chance_of(board, mission.mission, mission.sums, mission.played)
        if chance is not None:
            told, odds = line(texts.chance(*chance)), line(texts.brief_chance(*chance))
            yield Item(texts.CHANCE, told, _CHANCE, texts.SHORT_CHANCE, odds)
    if mission.mission is Mission.PATROL_ALL:
        yield from _searches(board, mission.letter)
    yield from _outcomes(board, mission)
    if is_before_payment:
        yield from _next(board, board.stacks[mission.letter].side, cost)


def _searches(board: DistrictBoard, letter: str) -> Iterator[Item]:
    """6.11: Yield the sums against each stack that a Patrol against all is about."""
    label = called(Rating.IR)
    for target in hidden_stacks(board, letter):
        sums = patrol_sums(board, letter, target)
        own = str(sums.own.units)
        told = texts.compared(own, open_sum(sums.against))
        in_brief = texts.brief_versus(own, brief_sum(sums.against))
        yield Item(
            label,
            line(texts.of_stack(called(target), told)),
            _SUM,
            brief=line(texts.of_stack(called(target), in_brief)),
        )
        label = ""


def _outcomes(board: DistrictBoard, mission: Undertaking) -> Iterator[Item]:
    """Yield what follows if the total of the side that is asked is higher, and if it is lower."""
    for is_higher in (True, False):
        won = is_higher is mission.is_acting
        told = _success(board, mission) if won else _failure(mission)
        if told is None:
            continue
        label, short = texts.HIGHER, texts.SHORT_HIGHER
        if not is_higher:
            label, short = texts.LOWER, texts.SHORT_LOWER
        weight = _SUCCESS if is_higher else _FAILURE
        yield Item(label, line(told.text), weight, short, line(told.brief))
        if (risk := terror_risk(board, mission, won=won)) is not None:
            yield _terror(risk, weight)


def _terror(risk: TerrorRisk, weight: int) -> Item:
    """6.3: Return the row that warns of Terror."""
    points = texts.of_points(risk.points) if risk.points else ""
    say = texts.terror if risk.is_certain else texts.perhaps_terror
    brief = texts.TERROR if risk.is_certain else texts.PERHAPS_TERROR
    told = line((say(risk.left, risk.population, points), Role.TROUBLE))
    return Item("", told, weight, brief=line((listed(filter(None, (brief, points))), Role.TROUBLE)))


def _price(board: DistrictBoard, side: Belligerent, cost: int) -> Iterator[Item]:
    """Yield what is paid, if the viewer knows what there is."""
    if board.camps[side].concealed and side is INSURGENT:
        return
    points = board.camps[side].tp
    told = line(str(points), (" ▸ ", Role.KEY), (str(points - cost), Role.STRONG))
    yield Item(labels.POINTS, told, _PRICE)


def _sums(mission: Undertaking) -> tuple[Line, Line]:
    """Return both sums, that of the side that is asked first; in full and in brief."""
    assert mission.sums is not None
    ours, theirs = mission.sums if mission.is_acting else mission.sums[::-1]
    own, in_brief = open_sum(ours), brief_sum(ours)
    if mission.played is not None:
        own = sum_with_chit(ours, mission.played).parts
        in_brief = sum_with_chit(ours, mission.played).total
    versus = texts.brief_versus(in_brief, brief_sum(theirs))
    return line(texts.compared(own, open_sum(theirs))), line(versus)


class _Told(NamedTuple):
    """What follows, in full and in brief."""

    text: str
    brief: str


def _success(board: DistrictBoard, mission: Undertaking) -> _Told | None:
    """Return what follows if the acting side's total is higher."""
    area = board.stacks[mission.letter].area
    side = board.stacks[mission.letter].side
    ground, enemy = board.grounds[area], ENEMY[side]
    match mission.mission:
        case Mission.PATROL if mission.target in board.stacks:
            is_under = board.stacks[mission.target].underground
            return _Told(*(texts.COMES_OUT if is_under else texts.TURNED_UP))
        case Mission.PATROL_ALL:
            return _Told(*texts.ALL_FOUND)
        case Mission.ATTACK if mission.sums is not None:
            return _fight(mission, won=True)
        case Mission.AMBUSH:
            return _Told(*texts.POINT_LOST)
        case Mission.BUILD:
            told = texts.built(names.LETTER[side], ground.of(side), ground.of(side) + 1)
            return _Told(told, told)
        case Mission.REDUCE:
            told = texts.built(names.LETTER[enemy], ground.of(enemy), ground.of(enemy) - 1)
            return _Told(told, told)
        case Mission.RECRUIT:
            return _Told(*texts.ANOTHER)
        case Mission.INTIMIDATE if mission.sums is not None:
            hits = lead_of(mission, won=True)
            on = texts.hits_on(_in_full(hits), texts.MILITIA_AND_POLICE)
            return _Told(on, _in_brief(hits))
        case Mission.REMOVE_TERROR:
            return _Told(*texts.CALM)
        case _:
            return None


def _failure(mission: Undertaking) -> _Told | None:
    """Return what follows if the acting side's total is lower."""
    is_attack = mission.mission is Mission.ATTACK and mission.sums is not None
    return _fight(mission, won=False) if is_attack else None


def _fight(mission: Undertaking, *, won: bool) -> _Told:
    """6.12: Return the Hits of the loser by the units, and those of the winner by the chits.

    In brief it is those of the loser, or those of the winner if the loser takes none.
    """
    letter, target = mission.letter, called(unit_in(mission.target))
    winner, loser = (letter, target) if won else (target, letter)
    hits = lead_of(mission, won=won)
    brief = texts.takes(loser, _in_brief(hits))
    if hits is not None and not hits.most:
        brief = texts.takes(winner, texts.BETWEEN_CHITS_IN_BRIEF)
    return _Told(texts.fight(loser, _in_full(hits), winner), brief)


def _in_full(hits: Lead | None) -> str:
    if hits is None:
        return texts.UNKNOWN_HITS
    return texts.hits_known(hits.most) if hits.is_certain else texts.hits_at_most(hits.most)


def _in_brief(hits: Lead | None) -> str:
    if hits is None:
        return texts.UNKNOWN_HITS
    return texts.hits_known(hits.most) if hits.is_certain else texts.hits_up_to(hits.most)


def _next(board: DistrictBoard, side: Belligerent, cost: int) -> Iterator[Item]:
    """6: Yield who would have Tactical Initiative after the payment, if the viewer can know it."""
    if board.camps[INSURGENT].concealed:
        return
    camp = board.camps[side]
    paid = board.with_camp(side, replace(camp, tp=camp.tp - cost))
    told = line(called(initiative(paid)))
    yield Item(texts.INITIATIVE, told, _NEXT, texts.SHORT_INITIATIVE)
