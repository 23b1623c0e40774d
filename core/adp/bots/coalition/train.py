"""8.8.2 Train of the Non-player Coalition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from core.adp.bots.coalition.civic_action import pick_area, steps_wanted
from core.adp.bots.coalition.surge import after_train
from core.adp.bots.leaving import by_turns, free_to_leave
from core.adp.bots.mind import Mind
from core.adp.bots.priorities import Priority
from core.adp.bots.random_spaces import pick_space
from core.adp.bots.usual_answers import numbers
from core.adp.model.atlas import AFGHAN_AREAS, OUTSIDE_PAKISTAN
from core.adp.model.board import COUNT, Board, control_of
from core.adp.model.ids import CAP, COALITION, DONE, GOVERNMENT, POLICE, Control, SpaceId, Track
from core.adp.model.lasting import UNSHADED, VILLAGE_STABILITY_OPERATIONS, in_force
from core.adp.rules.civic_action_and_sharia import CIVIC_ACTION
from core.adp.rules.operations import FULL
from core.adp.rules.train import PRICE, kinds_trained, most_cubes, why_not_train_in
from core.adp.rules.train_extra import PATRONAGE_TAKEN, Extra, extras_in, most_civic_actions
from core.kernel import Phrase, Why, filled
from core.kernel.reasoning import NO_NOTES, Notes, Objection, applied, qualify

WORD: Final = "train"
MOVED_PATRONAGE: Final = "8.8.2: 3 Patronage become Government Resources"
MOST_SPACES: Final = 3
MOST_SURPLUS: Final = 6
MOST_DRAWN: Final = 3
RICH_PATRONAGE: Final = 20
TALIBAN_TO_FIGHT: Final = 4


class Lesson(NamedTuple):
    """How a Train will be carried out."""

    spaces: tuple[SpaceId, ...]
    extra: Extra | None = None
    civic: tuple[tuple[SpaceId, int], ...] = ()
    """Where Civic Action is bought, and in how many steps."""

    cubes: tuple[SpaceId, ...] = ()
    """The spaces that are paid for and get cubes."""

    bases: tuple[SpaceId, ...] = ()
    """Those selected only for cubes: Coalition Bases with little surplus."""


def taliban_near_coin(board: Board) -> int:
    """8.8.2: The Taliban pieces in all spaces with Coalition or Government pieces."""
    return sum(here.taliban for here in board.spaces.values() if here.coin)


def surplus(board: Board, space: SpaceId) -> int:
    """8.8.2: The Government pieces beyond those that COIN Control needs (ruling A-78)."""
    here = board.spaces[space]
    if control_of(here) is not Control.COIN:
        return 0
    government = here.government_bases + here.government_cubes
    return min(government, here.coin - here.taliban - here.warlords - 1)


def moves_patronage(board: Board, notes: Notes = NO_NOTES) -> bool:
    """8.8.2: Whether 3 Patronage, never fewer, become Government Resources."""
    patronage, purse = board.track(Track.PATRONAGE), board.track(Track.GOVERNMENT)
    if notes.full:
        notes.look(filled("8.8.2: {0}", _accounts(board)))
    return (
        patronage >= PATRONAGE_TAKEN
        and (patronage > RICH_PATRONAGE or purse < PRICE)
        and purse <= CAP[Track.GOVERNMENT] - PATRONAGE_TAKEN
    )


def _accounts(board: Board) -> Phrase:
    """Return the Patronage and Resources that 8.8.2 looks at, as text."""
    patronage, purse = board.track(Track.PATRONAGE), board.track(Track.GOVERNMENT)
    return filled("Patronage {0}, Government Resources {1}", patronage, purse)


async def plan_train(mind: Mind) -> Lesson | None:
    """8.8.2: Choose the spaces in the order of the rules; None if Train would do nothing."""
    board = mind.board
    purse, stock = board.track(Track.GOVERNMENT), _stock(board)
    extra: Extra | None = None
    civic: list[tuple[SpaceId, int]] = []
    if moves_patronage(board, mind.notes):
        extra, spaces = Extra.TAKE_PATRONAGE, [SpaceId.KABUL]
        purse += PATRONAGE_TAKEN
        mind.note("8.8.2: 3 Patronage become Government Resources in Kabul")
    else:
        civic = await _civic_actions(mind, purse)
        purse -= CIVIC_ACTION.price * sum(steps for _, steps in civic)
        extra, spaces = Extra.CIVIC_ACTION if civic else None, [space for space, _ in civic]
    cubes: list[SpaceId] = []
    for space in spaces:
        to_be_had = stock or _draws_police(board, space, spaces)
        if board.spaces[space].coalition_bases and to_be_had and purse >= PRICE:
            cubes.append(space)
            purse, stock = purse - PRICE, max(0, stock - most_cubes(board))
    bases = await _bases_to_train_at(mind, spaces, purse, stock)
    spaces += bases
    if not spaces:
        return None
    return Lesson(tuple(spaces), extra, tuple(civic), (*cubes, *bases), tuple(bases))


def _stock(board: Board) -> int:
    """How many of the cubes that the Coalition may Train are Available."""
    return sum(COUNT[kind](board.available) for kind in kinds_trained(board, COALITION))


async def _civic_actions(mind: Mind, purse: int) -> list[tuple[SpaceId, int]]:
    """8.8.2: Civic Action in 1 space, or 2 with unshaded "PRTs", where it shifts something."""
    board, civic = mind.board, list[tuple[SpaceId, int]]()

    def why_not(space: SpaceId) -> Objection | None:
        if (reason := why_not_train_in(board, COALITION, FULL, space)) is not None:
            return reason
        possible = Extra.CIVIC_ACTION in extras_in(board, COALITION, space, purse)
        return None if possible else "no Civic Action is possible"

    areas = qualify("8.8.2: Train with Civic Action", AFGHAN_AREAS, why_not, mind.notes)
    for _ in range(most_civic_actions(board, COALITION)):
        area = await pick_area(mind, areas, purse)
        if area is None:
            break
        areas.remove(area)
        civic.append((area, steps_wanted(board, area, purse)))
        purse -= CIVIC_ACTION.price * civic[-1][1]
    return civic


async def _bases_to_train_at(
    mind: Mind, spaces: Sequence[SpaceId], purse: int, stock: int
) -> list[SpaceId]:
    """8.8.2: Coalition Bases with little surplus, for Available cubes and then for Police."""
    board = mind.board
    bases: list[SpaceId] = []

    def why_not(space: SpaceId) -> Why | None:
        if not board.spaces[space].coalition_bases:
            return "no Coalition Base"
        over = surplus(board, space)
        if over <= MOST_SURPLUS:
            return None
        return filled("surplus {0}, more than {1}", over, MOST_SURPLUS)

    others = [space for space in AFGHAN_AREAS if space not in spaces]
    line = "8.8.2: Coalition Bases with little surplus"
    left = qualify(line, others, why_not, mind.notes)
    while left and len(spaces) + len(bases) < MOST_SPACES and purse >= PRICE:
        if not stock:
            left = [s for s in left if _draws_police(board, s, (*spaces, *bases, s))]
            if not left:
                break
        space = await pick_space(mind, left)
        mind.note(filled("8.8.2: Coalition Base, surplus {0}: {1}", surplus(board, space), space))
        left.remove(space)
        bases.append(space)
        purse, stock = purse - PRICE, max(0, stock - most_cubes(board))
    return bases


def _draws_police(board: Board, space: SpaceId, training: Sequence[SpaceId]) -> bool:
    """8.8.2: Whether Police would come from elsewhere to a Base with little surplus."""
    return (
        surplus(board, space) <= MOST_SURPLUS
        and POLICE in kinds_trained(board, COALITION)
        and bool(donors(board, training))
    )


def donors(board: Board, training: Sequence[SpaceId]) -> list[SpaceId]:
    """8.8.2: The spaces from which a Police cube could be drawn without changing Control."""
    return [
        space
        for space in OUTSIDE_PAKISTAN
        if space not in training
        and board.spaces[space].government_police
        and free_to_leave(board, space, GOVERNMENT, 1)
    ]


async def train(mind: Mind, lesson: Lesson, *reasons: Why) -> None:
    """Choose Train, and carry it out; Surge or Air Lift follows."""
    await mind.say(WORD, *reasons)
    await Instructor(mind, lesson).answer()


class Instructor:
    """The Coalition while it Trains."""

    def __init__(self, mind: Mind, lesson: Lesson) -> None:
        self.mind = mind
        self.lesson = lesson
        self._activity_due = True
        self._drawn = 0

    async def answer(self) -> None:
        """Answer the questions of a Train and of its Special Activity."""
        mind = self.mind
        while True:
            about = mind.decision.about
            match mind.decision.ask:
                case "train.space":
                    await self._next_space()
                case "train.troops" | "train.police":
                    await self._place_cubes(SpaceId(about[0]))
                case "train.donor":
                    await self._draw(SpaceId(about[0]))
                case "train.donor.troops":
                    await mind.say("0", "8.8.2: Police are drawn")
                case "train.donor.police":
                    await mind.say("1", "8.8.2: one at a time")
                case "train.first" if self.lesson.extra is not Extra.TAKE_PATRONAGE:
                    accounts = _accounts(mind.board)
                    await mind.say(DONE, filled("8.8.2: no Patronage is moved: {0}", accounts))
                case "train.first" | "train.extra":
                    word = self.lesson.extra or DONE
                    word = word if word in mind.options else DONE
                    await mind.say(word, self._why_extra())
                case "train.extra.space":
                    await mind.say(self._extra_space(), self._why_extra())
                case "train.civic":
                    second = [space for space, _ in self.lesson.civic if space in mind.options]
                    await mind.say(second[0] if second else DONE, "8.8.2: PRTs: a second space")
                case "civic.steps":
                    steps = min(dict(self.lesson.civic)[SpaceId(about[0])], max(numbers(mind)))
                    await mind.say(str(steps), "8.8.5: as many shifts as can be paid for")
                case "train.village":
                    await self._village()
                case "train.village.donor":
                    await mind.say(
                        await _fullest(mind, mind.options), "8.8.2: from the space with most Police"
                    )
                case "special":
                    await self._activity()
                case _:
                    return

    async def _next_space(self) -> None:
        mind, board = self.mind, self.mind.board
        for space in self.lesson.spaces:
            if space in mind.options and self._has_use(space):
                self._drawn = 0
                await mind.say(space, applied(self._purpose(space), space))
                return
        more_to_come = bool(self.lesson.civic) or bool(villages(board))
        if more_to_come or not self._activity_due:
            await mind.say(DONE, "8.8.2: no more spaces")
        else:
            await self._activity()

    def _purpose(self, space: SpaceId) -> Why:
        """Return why a space is selected."""
        if space in dict(self.lesson.civic):
            return "8.8.2: Civic Action shifts most"
        if self.lesson.extra is Extra.TAKE_PATRONAGE and space is SpaceId.KABUL:
            return MOVED_PATRONAGE
        over = surplus(self.mind.board, space)
        return filled("8.8.2: cubes at a Coalition Base, surplus {0}", over)

    def _has_use(self, space: SpaceId) -> bool:
        """Whether a space is still useful: if it is selected only for cubes, some must be left."""
        board = self.mind.board
        if space not in self.lesson.bases or _stock(board):
            return True
        return _draws_police(board, space, self.lesson.spaces)

    async def _place_cubes(self, space: SpaceId) -> None:
        mind, board = self.mind, self.mind.board
        if space not in self.lesson.cubes:
            await mind.say("0", "8.8.2: no cubes are placed there")
            return
        most = max(numbers(mind))
        if mind.decision.ask == "train.police":
            await mind.say(str(most), "8.1.2: Police and Troops by turns")
            return
        police = board.available.government_police
        if POLICE not in kinds_trained(board, COALITION):
            police = 0
        _, troops = by_turns(police, board.available.government_troops, most_cubes(board))
        await mind.say(str(troops), "8.1.2: Police and Troops by turns")

    async def _draw(self, space: SpaceId) -> None:
        mind, board = self.mind, self.mind.board
        offered = [s for s in donors(board, self.lesson.spaces) if s in mind.options]
        if not self._may_draw(space) or self._drawn >= MOST_DRAWN or not offered:
            await mind.say(DONE, "8.8.2: no more Police are drawn")
            return
        self._drawn += 1
        donor = await _fullest(mind, offered)
        await mind.say(donor, filled("8.8.2: no cube is Available: Police from {0}", donor))

    def _may_draw(self, space: SpaceId) -> bool:
        """Whether a Base had little surplus when it was selected or before its first Police."""
        board = self.mind.board
        if space not in self.lesson.cubes or POLICE not in kinds_trained(board, COALITION):
            return False
        chosen_for_it = space in self.lesson.bases or self._drawn > 0
        return chosen_for_it or surplus(board, space) <= MOST_SURPLUS

    def _extra_space(self) -> SpaceId:
        civic = [space for space, _ in self.lesson.civic]
        return civic[0] if civic else SpaceId.KABUL

    def _why_extra(self) -> Why:
        match self.lesson.extra:
            case Extra.TAKE_PATRONAGE:
                return MOVED_PATRONAGE
            case Extra.CIVIC_ACTION:
                return "8.8.2: Civic Action where it shifts most"
            case _:
                return "8.8.2: no Civic Action would shift anything"

    async def _village(self) -> None:
        mind, board = self.mind, self.mind.board
        offered = [space for space in villages(board) if space in mind.options]
        if not offered:
            await mind.say(DONE, "8.8.2: no Police can be spared")
            return
        fewest = Priority("8.8.2: fewest Police", lambda s: -board.spaces[s].government_police)
        space = await pick_space(mind, offered, (fewest,))
        await mind.say(space, filled("8.8.2: Village Stability Operations: 1 Police in {0}", space))

    async def _activity(self) -> None:
        due, self._activity_due = self._activity_due, False
        if not due or not await after_train(self.mind):
            await self.mind.say(DONE, "8.8.2: no Special Activity")


def villages(board: Board) -> list[SpaceId]:
    """Card 12, unshaded: Where 1 more Police could be placed."""
    if not in_force(board, VILLAGE_STABILITY_OPERATIONS, UNSHADED):
        return []
    return [
        space
        for space in OUTSIDE_PAKISTAN
        if board.spaces[space].coalition_troops
        and (board.available.government_police or donors(board, (space,)))
    ]


async def _fullest(mind: Mind, spaces: Sequence[str]) -> SpaceId:
    """Return the space with most Police among those that can spare one."""
    board = mind.board
    able = [space for space in donors(board, ()) if space in spaces]
    most = Priority("8.8.2: most Police", lambda s: board.spaces[s].government_police)
    return await pick_space(mind, able, (most,))
