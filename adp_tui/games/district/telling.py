"""Facts in words, as far as the reader learns of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from adp_tui.games.district.naming import (
    called,
    chit_called,
    chit_played,
    event_called,
    unit_called,
    units_called,
)
from adp_tui.games.district.sums import sum_told
from adp_tui.games.district.texts import facts as texts
from adp_tui.games.district.texts import missions, names
from adp_tui.games.district.texts import position as texts_of
from adp_tui.games.district.texts.events import EVENTS
from adp_tui.games.district.texts.options import LABELS
from adp_tui.games.district.wording import unit_in
from adp_tui.texts.words import all_of, capitalized, listed
from core.district.model.board import Post
from core.district.model.facts import camps, flow, grounds, planning, scoring, stacks, units
from core.district.model.facts.fact import DistrictFact
from core.district.model.ids import BELLIGERENTS, UNKNOWN, Mission, ratings_of

SILENT: Final = (
    flow.AreaActivated,
    flow.CurtainDrawn,
    flow.CurtainLifted,
    flow.OpportunityGiven,
    flow.OpportunityPassed,
    grounds.RecruitAttempted,
    planning.DeploymentBegun,
    planning.StackPosted,
    stacks.MissionDeclared,
    stacks.StackActed,
    stacks.StackAmbushed,
    stacks.StackFinished,
    units.CountersShuffled,
)
"""Facts that are not worth mentioning beside the others, or say what was just answered."""


RESULTS: Final = (camps.AppealMade, grounds.MissionJudged, grounds.TerrorCaused)
"""Facts that players have waited for."""


def is_result(fact: DistrictFact) -> bool:
    """Whether a fact says how a mission or an Appeal has ended."""
    return isinstance(fact, RESULTS)


def is_silent(fact: DistrictFact) -> bool:
    """Whether a fact is not worth mentioning.

    So is who stands with whom before it is final, and the usual price of whatever is done.
    """
    is_group = isinstance(fact, stacks.UnitPosted) and fact.post is not None and fact.post.group
    is_usual = isinstance(fact, camps.TaskPointsPaid) and fact.points == 1
    return bool(is_group) or is_usual or isinstance(fact, SILENT)


def tell(fact: DistrictFact) -> str:
    """Return a fact as one line, without its rule."""
    return capitalized(TELLERS[type(fact)](fact))


# 4, 5.1, 6, 7.2 The course of the game


def _segment_begun(fact: flow.SegmentBegun) -> str:
    return texts.segment(called(fact.segment), called(fact.side) if fact.side else "")


def _event_drawn(fact: flow.EventDrawn) -> str:
    """Return the event of two chits; after a blank there is none."""
    number = 10 * ratings_of(fact.first).ir + ratings_of(fact.second).ir
    return texts.event(number, *EVENTS[number]) if number in EVENTS else texts.NO_EVENT


def _decided(fact: flow.DistrictDecided) -> str:
    result = fact.result
    points = listed(texts.points_of(called(s), n) for s, n in result.points.items())
    return texts.over(all_of(map(called, result.winners)), points)


# 6.11 to 6.19 Areas and missions


def _judged(fact: grounds.MissionJudged) -> str:
    """Return the totals of a mission and its outcome (RDS-27)."""
    success, lost, tie = missions.OUTCOMES[fact.mission]
    outcome = success if fact.success else lost if fact.lost else tie
    sums = missions.compared(
        sum_told(fact.mission, fact.own, acts=True), sum_told(fact.mission, fact.against)
    )
    return missions.judged(_mission(fact), sums, outcome)


def _mission(fact: grounds.MissionJudged) -> str:
    """Return a mission with what it is against."""
    short = missions.SHORT[fact.mission]
    if not fact.target:
        return short
    if fact.mission == Mission.AMBUSH:
        return missions.of_unit(short, called(unit_in(fact.target)))
    return missions.against(called(fact.target), short)


# 5.2, 7.11, 7.2, 7.3, 9.3 Points, chits, Strategies


def _scored(fact: camps.PointsScored) -> str:
    what_for = texts.at(texts.SCORED_FOR[fact.reason], called(fact.area))
    told = texts.scored(called(fact.side), fact.points, what_for)
    return texts.scored_truly(told, fact.true_points) if fact.true_points else told


def _strategy_taken(fact: camps.StrategyTaken) -> str:
    say = texts.true_strategy if fact.true else texts.strategy
    return say(called(fact.side), called(fact.strategy))


def _chits_shown(fact: camps.ChitsShown) -> str:
    played = (
        texts.chits_of(called(side), listed(map(chit_played, chits)))
        for side in BELLIGERENTS
        if (chits := fact.of(side))
    )
    return texts.chits_shown(listed(played))


def _appeal_made(fact: camps.AppealMade) -> str:
    side = called(fact.side)
    if not fact.own:
        return texts.appeals(side)
    return texts.appeal(side, chit_called(fact.own), chit_called(fact.hq), fact.until)


def _relief_sent(fact: planning.ReliefSent) -> str:
    return texts.NO_RELIEF if fact.to is None else texts.relief(called(fact.to))


def _record_seen(fact: planning.RecordSeen) -> str:
    points = texts_of.of(fact.tp, fact.tp_max)
    told = texts.record_seen(called(fact.side), points, fact.vp, called(fact.strategy))
    for box, kinds in fact.boxes.items():
        units = listed(names.several(called(kind), number) for kind, number in kinds.items())
        told = texts.with_box(told, called(box), units or texts.NOBODY)
    return told


def _loc_judged(fact: scoring.LocJudged) -> str:
    areas = (
        (side, [area for area, by in fact.held.items() if by == side]) for side in BELLIGERENTS
    )
    held = listed(
        texts.held(called(side), listed(map(called, some))) for side, some in areas if some
    )
    return texts.loc(held or texts.NOBODY)


# 5.2, 5.3, 6.17, 6.2 Units


def _withdrawn(fact: units.UnitWithdrawn) -> str:
    unit = unit_called(fact.unit, fact.kind)
    return texts.withdrawn(unit, called(fact.area), called(fact.to))


def _placed(fact: units.UnitPlaced) -> str:
    return texts.placed(unit_called(fact.unit, fact.kind), called(fact.area), fact.stack)


def _exchanged(fact: units.UnitExchanged) -> str:
    old, new = unit_called(fact.unit, fact.old), unit_called(fact.by, fact.new)
    return texts.promoted(old, new, called(fact.area))


def _revealed(fact: units.CountersRevealed) -> str:
    counters = units_called((exposed.unit, exposed.kind) for exposed in fact.counters)
    told = texts.revealed(fact.stack, counters) if fact.stack else counters
    return texts.dummies_gone(told) if fact.dummies else told


def _mode_set(fact: units.ModeSet) -> str:
    mode = LABELS["dispersed" if fact.dispersed else "concentrated"]
    return texts.mode(called(fact.unit), mode)


# 5.3, 6, 6.14 Stacks


def _posted(fact: stacks.UnitPosted) -> str:
    unit = unit_called(fact.unit, fact.kind)
    return texts.unposted(unit) if fact.post is None else texts.posted(unit, _post(fact.post))


def _post(post: Post) -> str:
    """Return where a unit is to be."""
    parts = [called(post.area)]
    if post.group:
        parts.append(texts.own_stack(post.group))
    if post.dispersed:
        parts.append(LABELS["dispersed"])
    if post.underground:
        parts.append(LABELS["underground"])
    return listed(parts)


def _formed(fact: stacks.StackFormed) -> str:
    say = texts.formed_underground if fact.underground else texts.formed
    return say(fact.letter, called(fact.area))


def _moved(fact: stacks.StackMoved) -> str:
    told = texts.moved(fact.letter, called(fact.origin), called(fact.to))
    if not fact.left:
        return told
    left = listed(map(called, fact.left))
    return texts.left_behind(told, left, fact.left_as, one=len(fact.left) == 1)


def _redeployed(fact: stacks.Redeployed) -> str:
    if not fact.units:
        return texts.redeploys_nothing(called(fact.side))
    kinds = fact.kinds or tuple(UNKNOWN for _ in fact.units)
    moved = units_called(zip(fact.units, kinds, strict=True))
    return texts.redeployed(called(fact.side), moved)


TELLERS: Final[dict[type[DistrictFact], Callable[[Any], str]]] = {
    flow.SegmentBegun: _segment_begun,
    flow.TurnBegun: lambda fact: texts.turn(fact.turn),
    flow.EventDrawn: _event_drawn,
    flow.EventHadNoEffect: lambda fact: texts.no_effect(event_called(fact.event)),
    flow.TruceCalled: lambda fact: texts.truce(called(fact.area)),
    flow.CurtainDrawn: lambda fact: texts.CURTAIN_DRAWN,
    flow.CurtainLifted: lambda fact: texts.CURTAIN_LIFTED,
    flow.AreaActivated: lambda fact: texts.area_activated(called(fact.area)),
    flow.AreaEnded: lambda fact: texts.area_ended(called(fact.area)),
    flow.OpportunityGiven: lambda fact: texts.may_act(called(fact.side)),
    flow.OpportunityPassed: lambda fact: texts.passes(called(fact.side)),
    flow.PhaseEnded: lambda fact: texts.PHASE_ENDED,
    flow.DistrictDecided: _decided,
    grounds.InfrastructureBuilt: lambda fact: texts.built(called(fact.side), called(fact.area)),
    grounds.InfrastructureLost: lambda fact: texts.lost(called(fact.side), called(fact.area)),
    grounds.InfrastructureFound: lambda fact: texts.found(called(fact.area)),
    grounds.TerrorCaused: lambda fact: texts.terrorized(called(fact.area), called(fact.by)),
    grounds.TerrorRemoved: lambda fact: texts.calmed(called(fact.area)),
    grounds.RecruitAttempted: lambda fact: texts.attempted(called(fact.area)),
    grounds.MissionJudged: _judged,
    camps.TaskPointsSet: lambda fact: texts.points_set(called(fact.side), fact.points),
    camps.TaskPointsPaid: lambda fact: texts.points_paid(called(fact.side), fact.points),
    camps.TaskPointsLost: lambda fact: texts.points_lost(called(fact.side), fact.points),
    camps.AllotmentChanged: lambda fact: texts.allotment(called(fact.side), fact.by),
    camps.PointsScored: _scored,
    camps.StrategyTaken: _strategy_taken,
    camps.NumberDrawn: lambda fact: texts.number_drawn(
        called(fact.side), chit_called(fact.chit), fact.number
    ),
    camps.ChitTaken: lambda fact: texts.chit_taken(called(fact.side), chit_called(fact.chit)),
    camps.ChitReturned: lambda fact: texts.chit_returned(called(fact.side), chit_called(fact.chit)),
    camps.ChitsShown: _chits_shown,
    camps.ChanceShown: lambda fact: texts.chance(chit_called(fact.chit)),
    camps.AppealMade: _appeal_made,
    camps.IntelligenceDrawn: lambda fact: texts.intelligence(texts.INTELLIGENCE[fact.colour]),
    camps.BlanksReturned: lambda fact: texts.blanks_returned(fact.count),
    camps.AdvantageSpent: lambda fact: texts.advantage(called(fact.side), texts.USES[fact.use]),
    camps.WindSpent: lambda fact: texts.wind(called(fact.side)),
    planning.ReliefSent: _relief_sent,
    planning.AccountsDivided: lambda fact: texts.divided(called(fact.side), fact.paramilitary),
    planning.DeploymentBegun: lambda fact: texts.deploys(called(fact.side)),
    planning.StackPosted: lambda fact: texts.stack_posted(
        called(fact.area), fact.group, LABELS["underground" if fact.underground else "at-large"]
    ),
    planning.RecordSeen: _record_seen,
    scoring.LocJudged: _loc_judged,
    units.UnitStored: lambda fact: texts.stored(unit_called(fact.unit, fact.kind), called(fact.to)),
    units.UnitWithdrawn: _withdrawn,
    units.UnitPlaced: _placed,
    units.UnitExchanged: _exchanged,
    units.CountersRevealed: _revealed,
    units.UnitHit: lambda fact: texts.hit(unit_called(fact.unit, fact.kind), fact.hits),
    units.UnitRepaired: lambda fact: texts.repaired(unit_called(fact.unit, fact.kind)),
    units.UnitDisrupted: lambda fact: texts.disrupted(
        unit_called(fact.unit, fact.kind), called(fact.area)
    ),
    units.ModeSet: _mode_set,
    units.UnitSettled: lambda fact: texts.settled(called(fact.unit)),
    units.CountersShuffled: lambda fact: texts.SHUFFLED,
    stacks.UnitPosted: _posted,
    stacks.DeploymentDone: lambda fact: texts.deployed(called(fact.side)),
    stacks.StackFormed: _formed,
    stacks.MissionDeclared: lambda fact: texts.declares(fact.letter, called(fact.mission)),
    stacks.StackActed: lambda fact: texts.acts(fact.letter, called(fact.mission)),
    stacks.StackFinished: lambda fact: texts.finished(fact.letter),
    stacks.StackFound: lambda fact: texts.driven_out(fact.letter, called(fact.area)),
    stacks.StackAmbushed: lambda fact: texts.ambushed(fact.letter),
    stacks.StackMoved: _moved,
    stacks.Redeployed: _redeployed,
    stacks.DesertionCalled: lambda fact: texts.desertion(called(fact.side), fact.letter),
}
"""The sentence for each kind of fact."""
