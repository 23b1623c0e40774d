"""Deployments that are planned by keys, without a screen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Final

from msgspec.structs import replace

from adp_tui.games.district.deploying.plan import DistrictPlan
from adp_tui.games.district.deploying.planner import DistrictPlanner
from adp_tui.games.district.presenter import PRESENTER
from adp_tui.play.controller import Controller
from adp_tui.play.planning import PlanEnd, Planning, planner_for
from adp_tui.presenter.panes import Direction
from core.district.box import DISTRICT
from core.district.model.board import DistrictBoard, Post
from core.district.model.ids import ENEMY, Belligerent
from core.district.rules.stacking import groups_in
from core.kernel import Setup
from tests.district.again import DistrictSession, deployments
from tests.district.bots.ask import turn_at
from tests.district.bots.games import known_in

MAP: Final = (60, 22)
"""The size of the smallest map."""


def walk(place: str, direction: Direction) -> str:
    """Return the next Area on the map."""
    field = PRESENTER.panes.field
    return field.walk(field.layout(*MAP), place, direction)


def press(planning: Planning, *keys: str) -> PlanEnd | None:
    """Press keys; return how the planning ended, if it did."""
    end = None
    for key in keys:
        end = planning.press(key, walk)
    return end


def planning_in(session: DistrictSession) -> Planning:
    """Begin to plan the Deployment that a game asks for."""
    controller = Controller(session, PRESENTER, take_lone=False)
    controller.sit_down()
    planner = planner_for(controller)
    assert planner is not None
    return Planning(controller, planner)


def plan_of(planning: Planning) -> DistrictPlan:
    """Return the plan of a Deployment."""
    assert isinstance(planning.plan, DistrictPlan)
    return planning.plan


def beginnings(
    setup: Setup, seed: int, side: Belligerent, *, bots: bool, last_turn: int
) -> Iterator[DistrictSession]:
    """Play a game; yield it where a side, played by one person, begins to deploy."""
    alone = replace(setup, seats={side: "human", ENEMY[side]: "bot"})
    for session, by in deployments(alone, seed, bots=bots, last_turn=last_turn):
        if by is side:
            yield session


def plan_at(
    board: DistrictBoard, *answers: str, earlier: Iterable[DistrictBoard] = ()
) -> DistrictPlan:
    """Return the plan with which a Deployment begins in a position, after some answers."""
    known = known_in(turn_at(board, *answers))
    views = [DISTRICT.view(one, known.side) for one in earlier]
    return DistrictPlanner().begin(known, views)


def stacks_planned(plan: DistrictPlan) -> dict[str, list[str]]:
    """Return the kinds of the units in each stack of each Area; `ug` if it is underground."""
    board, found = plan.board, dict[str, list[str]]()
    for area in board.grounds:
        for members in groups_in(board, area).values():
            words = ["ug"] if board.posts[members[0]].underground else []
            for name in members:
                mode = "/d" if board.posts[name].dispersed else ""
                words.append(f"{board.units[name].kind}{mode}")
            found.setdefault(area, []).append(" ".join(words))
    return found


Formation = dict[str, tuple[str, frozenset[str], bool, bool]]
"""The Area of each unit, those with whom it is, whether underground, whether Dispersed."""


def formation_planned(planning: Planning) -> Formation:
    """Return where the plan has each unit."""
    posts = plan_of(planning).board.posts
    return {
        name: (post.area, _mates(posts, post), post.underground, post.dispersed)
        for name, post in posts.items()
    }


def _mates(posts: dict[str, Post], post: Post) -> frozenset[str]:
    here = post.area, post.group
    return frozenset(name for name, one in posts.items() if (one.area, one.group) == here)


def formation(board: DistrictBoard, side: Belligerent) -> Formation:
    """Return where each unit of a side is."""
    return {
        name: (
            board.units[name].at,
            frozenset(board.members(board.units[name].stack)),
            board.stacks[board.units[name].stack].underground,
            board.units[name].dispersed,
        )
        for name in board.on_map(side)
    }


def end_of_deployment(session: DistrictSession, start: int) -> DistrictBoard:
    """Return the position after the Deployment that began at an answer."""
    path = session.tree.path(session.number, session.tree.depth(start))
    number = next(number for number in path if session.tree[number].fingerprint is not None)
    board = session.checkpoint(number)
    assert board is not None
    return board


KEYS: Final = (
    *("up", "down", "left", "right") * 4,
    *("enter", "enter", "backspace", "0", "/", "tab", "shift+tab", "pagedown", "pageup"),
    *("home", "end", "=", "B", "X", "U", "1", "2", "3", "9", "!", "space"),
    *"abcdefghijklmnopqrstuvwxyz",
)
"""Keys to press at random; those that end the planning are not among them."""


def pressed_at_random(planning: Planning, random: Random, number: int) -> None:
    """Press some keys at random."""
    for key in random.choices(KEYS, k=number):
        assert press(planning, key) is None
