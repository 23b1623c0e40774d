"""RDS-14, RDS-23: What is said beside an answer in fewer words, from long to short."""

from __future__ import annotations

from collections.abc import Iterator

from adp_tui.games.district.ahead.chances import chance_of
from adp_tui.games.district.ahead.sums import brief_sum, open_sum, sum_with_chit
from adp_tui.games.district.ahead.undertaking import Undertaking, undertaking
from adp_tui.games.district.naming import ADVANTAGE, called, is_counter
from adp_tui.games.district.texts import hints as texts
from adp_tui.games.district.texts import short
from adp_tui.games.district.wording import unit_in
from adp_tui.texts.words import listed
from core.district.model.board import DistrictBoard
from core.district.model.ids import INSURGENT, OFF_MAP, UNKNOWN, Rating
from core.district.rules.missions import mission_cost
from core.district.rules.strength import rating_of
from core.kernel import Decision


def briefly(decision: Decision, word: str, board: DistrictBoard) -> tuple[str, ...]:
    """Return shorter hints about an answer, from long to short."""
    if (mission := undertaking(decision, word, board)) is not None:
        return tuple(_of_mission(decision, board, mission))
    if decision.ask == "ops.stack" and word in board.stacks:
        return tuple(_of_stack(board, word))
    unit = unit_in(word)
    if unit not in board.units:
        return ()
    return tuple(_of_unit(board, unit, one_of_several(decision, board, unit)))


def with_chit(decision: Decision, word: str, board: DistrictBoard) -> str:
    """RDS-23: Return the sums that a chit makes, with the rating that counts in them."""
    mission = undertaking(decision, word, board)
    return "" if mission is None else next(_of_chit(board, mission))


def one_of_several(decision: Decision, board: DistrictBoard, name: str) -> str:
    """Return of how many units that are alike a unit is one; blank if it is the only one.

    A list has one of them, so its player must know that there are more. In a Redeployment the
    position does not tell which of them have been chosen before.
    """
    if board.units[name].kind == UNKNOWN or decision.ask == "redeploy":
        return ""
    unit, post = board.units[name], board.posts.get(name)
    alike = [n for n, other in board.units.items() if other == unit and board.posts.get(n) == post]
    return texts.one_of(len(alike)) if len(alike) > 1 else ""


def _of_mission(decision: Decision, board: DistrictBoard, mission: Undertaking) -> Iterator[str]:
    if mission.chit:
        yield from _of_chit(board, mission)
        return
    price = ""
    if decision.ask == "ops.mission":
        price = texts.costs(mission_cost(board, mission.letter, mission.mission))
    if (sums := mission.sums) is not None:
        if (chance := chance_of(board, mission.mission, sums)) is not None:
            yield _after(price, texts.chance(*chance))
            yield _after(price, texts.brief_chance(*chance))
            yield texts.brief_chance(*chance)
        own, against = (open_sum(one) for one in sums)
        yield _after(price, texts.versus(own, against))
        yield _after(price, texts.versus(*map(brief_sum, sums)))
        yield texts.brief_versus(*map(brief_sum, sums))
    yield price


def _of_chit(board: DistrictBoard, mission: Undertaking) -> Iterator[str]:
    """Yield the total that a chit makes, with the rating of it that counts."""
    played = mission.played or 0
    rating = texts.counting(called(mission.rating), played)
    if mission.chit.endswith(ADVANTAGE):
        rating = texts.counting(texts.HIGHEST, played)
    if mission.sums is None:
        yield rating
        return
    ours, theirs = mission.sums if mission.is_acting else mission.sums[::-1]
    chance = chance_of(board, mission.mission, mission.sums, played)
    odds = "" if chance is None else texts.chance(*chance)
    full, total = sum_with_chit(ours, played)
    yield _after(rating, texts.compared(full, open_sum(theirs)), odds)
    if chance is not None:
        yield _after(rating, texts.versus(total, open_sum(theirs)), odds)
        yield _after(rating, texts.brief_chance(*chance))
    yield _after(rating, texts.versus(full, open_sum(theirs)))
    yield _after(rating, texts.versus(total, open_sum(theirs)))
    yield _after(rating, texts.brief_versus(total, brief_sum(theirs)))
    yield texts.makes(rating, total)
    yield rating


def _of_stack(board: DistrictBoard, letter: str) -> Iterator[str]:
    """Yield how many units a stack has, their sums, and whether it is underground."""
    stack, members = board.stacks[letter], board.members(letter)
    known = [unit for unit in members if board.units[unit].kind != UNKNOWN]
    sums = texts.ratings(*(sum(rating_of(board, u, r) for u in known) for r in Rating))
    concealed = len(members) - len(known)
    place = texts.place_of_stack(underground=stack.underground) if stack.side is INSURGENT else ""
    brief = texts.UNDERGROUND if stack.underground else ""
    if not known:
        yield _after(texts.concealed(concealed), place)
        yield _after(texts.concealed(concealed), brief)
        return
    units = texts.units(len(known), concealed)
    alone = board.units[members[0]].kind if len(members) == 1 else ""
    if alone:
        units = called(alone)
    yield _after(units, sums, place)
    yield _after(units, sums, brief)
    if alone:
        yield texts.beside(short.KINDS.get(alone, called(alone)), sums)
    else:
        yield texts.beside_number(len(known), concealed, sums, brief)
    yield sums


def _of_unit(board: DistrictBoard, name: str, several: str) -> Iterator[str]:
    """Yield the ratings of a unit with its marks, and where it is."""
    unit, post = board.units[name], board.posts.get(name)
    at, dispersed = unit.at, unit.dispersed
    if post is not None:
        at, dispersed = post.area, post.dispersed
    if unit.kind == UNKNOWN:
        yield called(at)
        return
    kind = board.kind(name)
    told = short.KINDS.get(unit.kind, called(unit.kind)) if is_counter(name) else ""
    what = texts.ratings(*(kind.dispersed if dispersed and kind.dispersed else kind.ratings))
    what += texts.DISPERSED if dispersed else ""
    what = texts.with_hits(what, unit.hits) if unit.hits else what
    if kind.is_asset:
        effect = kind.effect
        what = texts.helps(effect.amount, called(effect.rating)) if effect and effect.rating else ""
    place = called(at) if at in OFF_MAP else texts.place(called(at))
    yield _after(several, called(unit.kind) if told else "", what, place)
    yield _after(several, told, what)
    yield _after(called(unit.kind) if told else "", what, place)
    yield _after(told, what, place)
    yield _after(told, what)
    yield texts.beside(told, what)
    yield told or what
    if unit.hits:
        yield texts.hits(unit.hits)


def _after(*parts: str) -> str:
    """Return those parts that say something, one after the other."""
    return listed(part for part in parts if part)
