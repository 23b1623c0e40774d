"""5.3, 6, 6.11, 6.14 Facts about stacks: how they form, move, act and are found."""

from __future__ import annotations

from typing import ClassVar, Self

from msgspec.structs import replace

from core.district.model.board import DistrictBoard, Post, Stack, unit_order
from core.district.model.facts.fact import DistrictFact
from core.district.model.facts.units import off_map
from core.district.model.ids import (
    BELLIGERENTS,
    INSURGENT,
    LETTERS,
    OFF_MAP,
    UNKNOWN,
    Belligerent,
)


class UnitPosted(DistrictFact, frozen=True, tag="unit-posted"):
    """A side said where a unit is to be after its Deployment (5.3)."""

    unit: str
    kind: str
    post: Post | None
    """None if it is to stay off the map, or go back there."""

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Note it."""
        posts = {name: post for name, post in board.posts.items() if name != self.unit}
        if self.post is not None:
            posts[self.unit] = self.post
        ordered = {name: posts[name] for name in board.units if name in posts}
        return replace(board, posts=ordered)


class DeploymentDone(DistrictFact, frozen=True, tag="deployment-done"):
    """A side finished its Deployment: its units are where they were posted (5.3)."""

    reveals: ClassVar[bool] = True

    side: Belligerent
    box: str
    """Where units of the side go that were on the map and have no post."""

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Put its units in their Areas, and number its stacks there for now."""
        units = dict(board.units)
        for name, unit in board.units.items():
            if board.kind(name).side is not self.side:
                continue
            post = board.posts.get(name)
            if post is not None:
                settled = unit.settled and unit.at == post.area and unit.dispersed == post.dispersed
                units[name] = replace(
                    unit,
                    at=post.area,
                    stack="",
                    dispersed=post.dispersed,
                    settled=settled,
                )
            elif unit.at not in OFF_MAP:
                units[name] = off_map(unit, self.box)
        board = replace(board, units=units)
        return _with_stacks(board, self.side)

    @property
    def foreseen_by(self) -> Belligerent | None:
        """The side that deployed."""
        return self.side


def _with_stacks(board: DistrictBoard, side: Belligerent) -> DistrictBoard:
    """RDD-39: Give letters to the stacks of a side: by Area, then by lowest unit."""
    groups: dict[tuple[str, int], list[str]] = {}
    for name, post in board.posts.items():
        groups.setdefault((post.area, post.group), []).append(name)
    areas = list(board.grounds)
    order = sorted(groups, key=lambda key: (areas.index(key[0]), min(map(unit_order, groups[key]))))
    units, stacks, letters = dict(board.units), dict(board.stacks), board.letters
    for area, group in order:
        members = groups[area, group]
        letter = LETTERS[letters]
        letters += 1
        stacks[letter] = Stack(side, area, underground=board.posts[members[0]].underground)
        for name in members:
            units[name] = replace(units[name], stack=letter)
    return replace(board, units=units, stacks=stacks, letters=letters, posts={})


class StackFormed(DistrictFact, frozen=True, tag="stack-formed"):
    """A new stack arose during Operations, with the next free letter (6.17, RDD-39)."""

    letter: str
    side: Belligerent
    area: str
    underground: bool = False
    done: bool = False

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Add it; its units follow."""
        stack = Stack(self.side, self.area, underground=self.underground, done=self.done)
        formed = board.with_stack(self.letter, stack)
        return replace(formed, letters=board.letters + 1)


class MissionDeclared(DistrictFact, frozen=True, tag="mission-declared"):
    """A side declares a mission while the other holds an Advantage, and may take over (6).

    Whether that side is asked depends on what only it knows. So nobody can foresee what follows,
    not even that nothing does.
    """

    reveals: ClassVar[bool] = True

    letter: str
    mission: str

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Change nothing: it is only said."""
        return board


class StackActed(DistrictFact, frozen=True, tag="stack-acted"):
    """A stack carries out a mission (6.1)."""

    letter: str
    mission: str
    target: str = ""
    """The stack, unit or Area that it is about, if there is one."""

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Count it; whoever passed before may have another opportunity."""
        stack = board.stacks[self.letter]
        acted = board.with_stack(self.letter, replace(stack, missions=stack.missions + 1))
        return replace(acted, passed=None)


class StackFinished(DistrictFact, frozen=True, tag="stack-finished"):
    """The activation of a stack is over (6.1)."""

    letter: str

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Mark it, if it is still there; whoever passed before may have another opportunity."""
        stack = board.stacks.get(self.letter)
        if stack is not None:
            board = board.with_stack(self.letter, replace(stack, done=True))
        return replace(board, passed=None)


class StackFound(DistrictFact, frozen=True, tag="stack-found"):
    """A Patrol drove a stack out of the Underground box (6.11)."""

    letter: str
    area: str

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Put it at large; its counters stay face down."""
        stack = board.stacks[self.letter]
        return board.with_stack(self.letter, replace(stack, underground=False))


class StackAmbushed(DistrictFact, frozen=True, tag="stack-ambushed"):
    """A Government stack suffered its Ambush of this Phase (6.13)."""

    letter: str

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Mark it."""
        stack = board.stacks[self.letter]
        return board.with_stack(self.letter, replace(stack, ambushed=True))


class StackMoved(DistrictFact, frozen=True, tag="stack-moved"):
    """A stack Moved to another Area, perhaps without those who cannot Move (6.14)."""

    reveals: ClassVar[bool] = True

    side: Belligerent
    letter: str
    origin: str
    to: str
    left: tuple[str, ...] = ()
    """The units that stayed behind."""

    left_as: str = ""
    """The letter of the stack that they form now."""

    @property
    def tells_secrets(self) -> bool:
        """Concealed counters that stay are of a kind that cannot Move."""
        return self.side is INSURGENT and bool(self.left)

    @property
    def foreseen_by(self) -> Belligerent | None:
        """The side knows its own units."""
        return self.side

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Move it; those who stay are done, and keep what happened to the stack."""
        stack = board.stacks[self.letter]
        units = {
            name: replace(unit, stack=self.left_as)
            if name in self.left
            else replace(unit, at=self.to, settled=False)
            for name, unit in board.units.items()
            if unit.stack == self.letter
        }
        moved = replace(
            stack,
            area=self.to,
            underground=False,
            arrived=True,
            done=board.grounds[self.to].done,
        )
        stacks = board.stacks | {self.letter: moved}
        letters = board.letters
        if self.left:
            stacks[self.left_as] = replace(stack, done=True)
            letters += 1
        return replace(board, units=board.units | units, stacks=stacks, letters=letters)


class Redeployed(DistrictFact, frozen=True, tag="redeployed"):
    """A side took units from the map to Available at the end of the turn (7.1)."""

    reveals: ClassVar[bool] = True

    side: Belligerent
    units: tuple[str, ...]
    kinds: tuple[str, ...]
    box: str

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Move them."""
        return board.with_units({name: off_map(board.units[name], self.box) for name in self.units})

    def for_others(self) -> Self:
        """Tell which counters left."""
        return replace(self, kinds=tuple(UNKNOWN for _ in self.kinds))

    @property
    def foreseen_by(self) -> Belligerent | None:
        """The side whose units they are."""
        return self.side


class DesertionCalled(DistrictFact, frozen=True, tag="desertion-called"):
    """A side called on an enemy stack to desert (11)."""

    side: Belligerent
    letter: str

    def on(self, board: DistrictBoard) -> DistrictBoard:
        """Count it."""
        counts = {
            side: count
            for side in BELLIGERENTS
            if (count := board.desertions.get(side, 0) + (side is self.side))
        }
        return replace(board, desertions=counts)
