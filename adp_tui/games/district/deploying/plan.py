"""RDS-24 A Deployment that is being planned, each change of which is checked at once."""

from __future__ import annotations

from functools import cached_property, partial

from msgspec.structs import replace

from adp_tui.games.district.deploying import drafts
from adp_tui.games.district.deploying.drafts import Begun
from adp_tui.games.district.deploying.rows import about_rows, unit_row
from adp_tui.games.district.naming import called, unit_called
from adp_tui.games.district.texts import deploying as texts
from adp_tui.look.paint import Line
from adp_tui.presenter.planner import ChangeRefusedError, PieceGroup
from core.district.box.planned import (
    FALLS_APART,
    NOT_POSTED,
    ONE_MODE,
    AsPlanned,
    DeploymentPlan,
    why_not_planned,
)
from core.district.box.shortcuts import NEVER_BEFORE
from core.district.model.board import DistrictBoard, Post
from core.district.model.ids import AVAILABLE, INSURGENT
from core.district.rules.modes import may_disperse, would_fall_apart
from core.district.rules.postings import (
    NOT_FROM_AVAILABLE,
    areas_for,
    deployable,
    may_take_back,
    why_not_deploy,
    why_not_there,
)
from core.district.rules.stacking import groups_in, why_not_stack
from core.kernel import Reason


class DistrictPlan:
    """RDS-24: Where a side's units are to be; a change makes another plan."""

    def __init__(self, begun: Begun, posts: DeploymentPlan | None = None) -> None:
        self._begun = begun
        self._posts = drafts.as_it_is(begun) if posts is None else _in_order(begun.board, posts)

    def _with(self, posts: DeploymentPlan) -> DistrictPlan:
        """Return the plan with other posts; the stacks of each Area are numbered anew."""
        return DistrictPlan(self._begun, _numbered(posts))

    # What it is

    @cached_property
    def board(self) -> DistrictBoard:
        """The position with the posts as they are planned, each unit in its planned mode."""
        board = self._begun.board
        units = {
            name: replace(board.units[name], dispersed=post.dispersed)
            for name, post in self._posts.items()
        }
        return replace(board, units=board.units | units, posts=dict(self._posts))

    @cached_property
    def groups(self) -> tuple[PieceGroup, ...]:
        """The Available units, then those on the map by Area, whatever must stay as the last."""
        board, side = self._begun.board, self._begun.side
        own = {*deployable(board, side), *board.posts}
        ordered = sorted((name for name in board.units if name in own), key=partial(_rank, board))
        at: dict[str, list[str]] = {area: [] for area in board.grounds}
        for name in ordered:
            at.setdefault(board.units[name].at, []).append(name)
        there = [name for area in board.grounds for name in at[area]]
        there.sort(key=lambda name: why_not_deploy(board, name) is not None)
        found = (
            PieceGroup(called(AVAILABLE), tuple(at.get(AVAILABLE, ()))),
            PieceGroup(texts.ON_THE_MAP, tuple(there)),
        )
        return tuple(group for group in found if group.pieces)

    @property
    def spare(self) -> tuple[str, ...]:
        """The Available units without a post."""
        return tuple(
            name for group in self.groups for name in group.pieces if name not in self._posts
        )

    @property
    def problem(self) -> Reason | None:
        """Why the Deployment cannot end like this; it names units as the list does."""
        reason = why_not_planned(self._begun.board, self._posts)
        if reason is None:
            return None
        units = self._begun.board.units
        parts = (self.name(part) if part in units else part for part in reason.parts)
        return Reason(reason.code, reason.rule, tuple(parts))

    def name(self, piece: str) -> str:
        """Return the name of a unit."""
        return unit_called(piece, self._begun.board.units[piece].kind)

    def place(self, piece: str) -> str | None:
        """Return the Area of a unit."""
        post = self._posts.get(piece)
        return None if post is None else post.area

    def places(self, piece: str) -> tuple[str, ...]:
        """Return the Areas where a unit may be."""
        if why_not_deploy(self.board, piece) is None:
            return areas_for(self.board, piece)
        here = self.place(piece)
        return () if here is None else (here,)

    def row(self, piece: str, cells: int) -> Line:
        """Return a row about a unit."""
        return unit_row(self.board, piece, cells)

    def about(self, piece: str, cells: int) -> list[Line]:
        """Return rows about a unit and its stack."""
        return about_rows(self.board, piece, cells)

    def answers(self) -> AsPlanned:
        """Return what gives all answers of the Deployment."""
        return AsPlanned(self._begun.board, self._posts)

    # Changes

    def put(self, piece: str, place: str, mate: str | None = None) -> DistrictPlan:
        """Put a unit into an Area: in the stack of `mate`, or the first one that may have it."""
        now, other = self._posts.get(piece), self._posts.get(mate or piece)
        if now is not None and now.area == place:
            is_there = other is not None and other.area == place
            return self.joined(piece, other.group) if other and is_there else self
        reason = why_not_deploy(self.board, piece)
        if reason is None and place not in areas_for(self.board, piece):
            reason = why_not_there(self.board, place)
        if reason is not None:
            raise ChangeRefusedError(reason)
        return self._moved(piece, Post(place, dispersed=self._is_dispersed(piece)), mate)

    def _moved(self, piece: str, post: Post, mate: str | None = None) -> DistrictPlan:
        """Put a unit into an Area whatever the rules say; it leaves its stack."""
        rest = {name: old for name, old in self._posts.items() if name != piece}
        groups = groups_in(replace(self.board, posts=rest), post.area)
        possible = [
            number
            for number, members in groups.items()
            if self._why_not_with(piece, members) is None
        ]
        possible.sort(
            key=lambda one: (
                mate not in groups[one],
                why_not_stack(self._begun.board, groups[one]) is None,
            )
        )
        number = possible[0] if possible else len(groups) + 1
        return self._with({**rest, piece: self._in_group(post, number, rest)})

    def _is_dispersed(self, piece: str) -> bool:
        now = self._posts.get(piece)
        return self._begun.board.units[piece].dispersed if now is None else now.dispersed

    def _in_group(self, post: Post, number: int, others: DeploymentPlan) -> Post:
        """Return a post in a stack of its Area, as the others of that stack are."""
        mates = [one for one in others.values() if (one.area, one.group) == (post.area, number)]
        under = mates[0].underground if mates else self._begun.side is INSURGENT
        return replace(post, group=number, underground=under)

    def _why_not_with(self, piece: str, members: tuple[str, ...]) -> Reason | None:
        """Return why a unit may not be with others in a stack."""
        return why_not_stack(self._begun.board, [*members, piece])

    def taken_back(self, piece: str) -> DistrictPlan:
        """Put a unit back into Available, or to where it was on the map."""
        board, now = self._begun.board, self._posts.get(piece)
        home = board.posts.get(piece)
        rest = {name: post for name, post in self._posts.items() if name != piece}
        if board.units[piece].at == AVAILABLE:
            return self if now is None else self._with(rest)
        assert home is not None
        if now is None or (now.area, now.dispersed) != (home.area, home.dispersed):
            return self._moved(piece, Post(home.area, dispersed=home.dispersed))
        if may_take_back(self.board, piece):
            return self._with(rest)
        raise ChangeRefusedError(NOT_FROM_AVAILABLE)

    def joined(self, piece: str, number: int) -> DistrictPlan:
        """Put a unit into a stack of its Area, or into a new one if there are not so many."""
        now = self._posts.get(piece)
        if now is None:
            raise ChangeRefusedError(NOT_POSTED)
        groups = groups_in(self.board, now.area)
        if number == now.group:
            return self
        if number not in groups:
            number = len(groups) + 1
        mates = tuple(name for name in groups.get(number, ()) if name != piece)
        reason = self._why_not_with(piece, mates)
        if reason is not None:
            raise ChangeRefusedError(reason)
        rest = {name: post for name, post in self._posts.items() if name != piece}
        return self._with({**rest, piece: self._in_group(now, number, rest)})

    def turned(self, piece: str) -> DistrictPlan:
        """Change the mode of a unit, or put an Insurgent stack underground or at large."""
        now = self._posts.get(piece)
        if now is None:
            raise ChangeRefusedError(NOT_POSTED)
        if self._begun.side is INSURGENT:
            turned = {
                name: replace(self._posts[name], underground=not now.underground)
                for name in groups_in(self.board, now.area)[now.group]
            }
            return self._with({**self._posts, **turned})
        if not may_disperse(self._begun.board, piece):
            raise ChangeRefusedError(ONE_MODE)
        if not now.dispersed and would_fall_apart(self._begun.board, piece):
            raise ChangeRefusedError(FALLS_APART)
        return self._with({**self._posts, piece: replace(now, dispersed=not now.dispersed)})

    def as_before(self) -> DistrictPlan:
        """RDD-40: Return the last Deployment again, as far as possible."""
        if (posts := drafts.as_before(self._begun)) is None:
            raise ChangeRefusedError(NEVER_BEFORE)
        return self._with(posts)

    def as_bot(self) -> DistrictPlan:
        """Return the Deployment of the bot."""
        return self._with(drafts.as_the_bot(self._begun))


def _in_order(board: DistrictBoard, posts: DeploymentPlan) -> DeploymentPlan:
    """Return posts in the order of the units, in which the rules keep them."""
    return {name: posts[name] for name in board.units if name in posts}


def _rank(board: DistrictBoard, unit: str) -> int:
    """Return what units are ordered by: Combat Units first, then Assets, then Dummies."""
    kind = board.kind(unit)
    return 0 if kind.is_combat else 1 if kind.is_asset else 2


def _numbered(posts: DeploymentPlan) -> DeploymentPlan:
    """Number the stacks of each Area from 1, in their order."""
    groups = sorted({(post.area, post.group) for post in posts.values()})
    numbers = {
        (area, group): 1 + sum(one == area and other < group for one, other in groups)
        for area, group in groups
    }
    return {
        name: replace(post, group=numbers[post.area, post.group]) for name, post in posts.items()
    }
