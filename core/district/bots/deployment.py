"""RDD-11 to RDD-15 The questions of the Deployment, answered from the plan of a side."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace

from core.district.bots.draft import Draft, Spot
from core.district.bots.government.deployment import plan as government_plan
from core.district.bots.insurgent.deployment import plan as insurgent_plan
from core.district.bots.mind import DistrictMind
from core.district.model.ids import AVAILABLE, DONE, GOVERNMENT, NEW
from core.district.rules.modes import CONCENTRATED, DISPERSED
from core.district.rules.postings import footholds
from core.district.rules.stacking import AT_LARGE, UNDERGROUND, groups_in
from core.kernel import filled
from core.kernel.reasoning import NO_NOTES, Notes, applied

ALL_PLACED: Final = "RDB.4-7: everybody is where the plan has them"
TAKEN_BACK: Final = "RDB.4-7: the plan has no place for it: back to Available"
NOT_IN_PLAN: Final = "RDB.4-7: the plan has no place for it: where the rules allow it"


def deploy(mind: DistrictMind) -> str:
    """RDB.2, RDB.3: Answer a question of the Deployment from the bot's own plan.

    What has been posted is no part of what a plan is made from. So a plan is kept until something
    else changes: the Deployment is done, or a unit falls apart.
    """
    ask, kept = mind.decision.ask, mind.kept_plan
    if mind.notes.full and ask in EXPLAINED:
        return STEPS[ask](mind, plan_of(mind, mind.notes))
    board = replace(mind.board, posts={})
    if board != kept.board:
        kept.board, kept.plan = board, plan_of(mind)
    return STEPS[ask](mind, kept.plan)


def plan_of(mind: DistrictMind, notes: Notes = NO_NOTES) -> Draft:
    """RDB.2, RDB.3: Return the plan of the side; it stays the same while posts are filled."""
    if mind.side is GOVERNMENT:
        return government_plan(mind.board, notes)
    return insurgent_plan(mind.board, footholds(mind.board), notes)


def next_unit(mind: DistrictMind, plan: Draft) -> str:
    """RDD-11: Name the next unit that is not yet where the plan has it, each but once."""
    name = unit_left(mind, plan)
    if name is not None:
        spot = plan[name]
        return mind.say(name, applied(spot.why, name, spot.area))
    if DONE in mind.options:
        return mind.say(DONE, ALL_PLACED)
    return _make_way(mind, plan)


def unit_left(mind: DistrictMind, plan: Draft) -> str | None:
    """RDD-11: Return the next unit that is not yet where the plan has it, and was not named yet."""
    named = frozenset(mind.said)
    return next(
        (
            name
            for name, spot in plan.items()
            if name in mind.options and name not in named and not _is_posted(mind, name, spot)
        ),
        None,
    )


def _is_posted(mind: DistrictMind, name: str, spot: Spot) -> bool:
    """Whether a unit is posted in the Area and the mode of the plan."""
    post = mind.board.posts.get(name)
    return post is not None and post.area == spot.area and post.dispersed == spot.dispersed


def _make_way(mind: DistrictMind, plan: Draft) -> str:
    """RDD-11: Name a unit that keeps the Deployment from ending: one that is not in the plan.

    Somebody else may have begun this Deployment.
    """
    board = mind.board
    posted = [name for name in mind.options if name in board.posts]
    odd = [name for name in posted if name not in plan and not board.kind(name).is_combat]
    extra = [name for name in posted if board.kind(name).is_dummy or board.kind(name).is_asset]
    word = next(iter((*odd, *extra, *posted, *mind.options)))
    return mind.say(word, NOT_IN_PLAN)


def area(mind: DistrictMind, plan: Draft) -> str:
    """RDD-12: Name the Area of the plan; a unit that is not in it goes back."""
    name = mind.about_one_of(mind.board.units) or ""
    spot = plan.get(name)
    taken_back = mind.said.count(name) > 1
    if spot is not None and spot.area in mind.options and not taken_back:
        return mind.say(spot.area, applied(spot.why, name, spot.area))
    if AVAILABLE in mind.options:
        return mind.say(AVAILABLE, TAKEN_BACK)
    held = {post.area for unit, post in mind.board.posts.items() if mind.board.kind(unit).is_combat}
    word = next((word for word in mind.options if word in held), mind.options[0])
    return mind.say(word, NOT_IN_PLAN)


def mode(mind: DistrictMind, plan: Draft) -> str:
    """RDD-13: Choose the mode of the plan."""
    name = mind.about_one_of(mind.board.units) or ""
    spot = plan.get(name)
    if spot is None:
        return mind.say(CONCENTRATED, NOT_IN_PLAN)
    word = DISPERSED if spot.dispersed else CONCENTRATED
    return mind.say(word, applied(spot.why, name, word))


def stack(mind: DistrictMind, plan: Draft) -> str:
    """RDD-14: Join those with whom the plan has a unit, or form a new stack."""
    name = mind.about_one_of(mind.board.units) or ""
    spot = plan.get(name)
    if spot is None:
        return mind.say(NEW if NEW in mind.options else mind.options[0], NOT_IN_PLAN)
    for number, members in groups_in(mind.board, mind.board.posts[name].area).items():
        word = str(number)
        if word in mind.options and any(_belong_together(plan, spot, mate) for mate in members):
            return mind.say(word, applied(spot.why, name))
    return mind.say(NEW if NEW in mind.options else mind.options[0], applied(spot.why, name))


def _belong_together(plan: Draft, spot: Spot, mate: str) -> bool:
    """Whether the plan has another unit in the same stack."""
    return mate in plan and plan[mate].stack == spot.stack


def place(mind: DistrictMind, plan: Draft) -> str:
    """RDD-15: Put a stack underground or at large, as the plan has its first unit."""
    where, number = mind.decision.about
    members = groups_in(mind.board, where).get(int(number), ())
    spot = next(filter(None, map(plan.get, members)), None)
    if spot is None:
        return mind.say(UNDERGROUND, NOT_IN_PLAN)
    word = UNDERGROUND if spot.underground else AT_LARGE
    return mind.say(word, filled("{0}: {1}", applied(spot.why, where), word))


Step = Callable[[DistrictMind, Draft], str]
"""Answers one kind of question from a plan."""

STEPS: Final[Mapping[str, Step]] = {
    "deploy.unit": next_unit,
    "deploy.area": area,
    "deploy.mode": mode,
    "deploy.stack": stack,
    "deploy.place": place,
}
"""How any plan is carried out, by question."""

EXPLAINED: Final = frozenset({"deploy.unit", "deploy.area"})
"""The questions at which an explanation tells how the plan was made."""
