"""District Commander with two people at one screen, of which every frame is read.

`python -m tests.tui.hot_seat 100` plays that many games, and paints as many with their twins; the
tests do a few.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections import Counter, deque
from contextlib import AsyncExitStack
from itertools import islice
from random import Random
from typing import Final

from textual.pilot import Pilot

from adp_tui.games.district.presenter import PRESENTER
from adp_tui.games.district.texts import names
from adp_tui.play.controller import Controller
from adp_tui.play.journal import Journal
from adp_tui.play.seating import HandOver, Seating
from adp_tui.screens.game.screen import GameScreen
from adp_tui.screens.hand_over import HandOverScreen
from core.district.box import DISTRICT
from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import DistrictFact
from core.district.model.ids import BELLIGERENTS, BLANK
from core.district.position import format_board
from core.kernel import Decision, Setup, Viewer
from saves.records import START
from saves.session import Session
from tests.blindfold import random_game
from tests.district.blindfold import alternative
from tests.tui.painted import Reader, recorded
from tests.tui.table import app, press, until

DistrictSession = Session[DistrictBoard, DistrictFact]

TWO: Final = {"government": "human", "insurgent": "human"}
SHORT: Final = Setup("standard", TWO, {"length": "short"})


def position(seed: int) -> DistrictBoard:
    """Return a position of a random game at which somebody is asked something."""
    random, setup = Random(seed), DISTRICT.samples[seed % len(DISTRICT.samples)]
    wanted = random.randrange(20, 120)
    boards = (
        turn.checkpoint
        for turn in random_game(DISTRICT, setup, seed)
        if turn.is_at_checkpoint and isinstance(turn.pending, Decision) and turn.pending.by
    )
    return deque(islice(boards, wanted), maxlen=1)[0]


def session_at(board: DistrictBoard) -> DistrictSession:
    """Begin a game of two people at a position."""
    setup = Setup(board.scenario, TWO, position=format_board(board))
    session: DistrictSession = Session.new(DISTRICT, setup, seed=1, program="test")
    return session


def table_of(session: DistrictSession) -> Controller:
    """Return the table at which a game is played, with a bot to whom turns can be left."""
    return Controller(session, PRESENTER, bot=DISTRICT.bot)


SIZES: Final = ((80, 24), (120, 36), (200, 60), (79, 23))
LOOKS: Final = (
    *("J", "D", "H", "M", "T", "F", "C", "space", "escape", "f1", "I", "R", "tab", "A", "W"),
    *("down", "up", "left", "right", "pagedown", "?", "ctrl+p", "escape", "escape", "E", ",", "."),
)
"""Keys that look at something, go back and forth, or close what was opened."""

CHIT: Final = re.compile(r"(?<![\d.])[1-5]{3}(?![\d.])")
"""A chit by its number."""


class Painted:
    """A game of two people on a screen of which every frame is read."""

    def __init__(self, session: DistrictSession, size: tuple[int, int] = SIZES[0]) -> None:
        self.session = session
        self.reader: Reader
        self.pilot: Pilot[None]
        self.changes: Counter[HandOver] = Counter()
        """How often players changed places, by how the screen was covered."""

        self._size = size
        self._at = table_of(session)

    async def open(self, stack: AsyncExitStack) -> None:
        """Show it."""
        self.reader = stack.enter_context(recorded())
        program = app(self._at)
        self.pilot = await stack.enter_async_context(program.run_test(size=self._size))
        await self.pilot.pause()

    async def press(self, key: str) -> None:
        """Press a key, or change the size."""
        if key.isdigit() and not isinstance(self.pilot.app.screen, GameScreen):
            return
        sits_down = self.is_covered and key == "enter"
        await press(self.pilot, key)
        await until(self.pilot, lambda: not (sits_down and self.is_covered))
        await until(self.pilot, lambda: not self._is_about_to_cover)

    async def resize(self, size: tuple[int, int]) -> None:
        """Change the size of the terminal."""
        self.reader.resize(size)
        await self.pilot.resize_terminal(*size)
        await self.pilot.pause()

    @property
    def asked(self) -> str | None:
        """Who is asked; None for the dice and at the end."""
        pending = self.session.turn.pending
        return pending.by if isinstance(pending, Decision) else None

    @property
    def _is_about_to_cover(self) -> bool:
        """Whether the cover is still to come."""
        at_table = isinstance(self.pilot.app.screen, GameScreen)
        return at_table and self.seating.hand_over is HandOver.WHOLE

    @property
    def is_covered(self) -> bool:
        """Whether somebody must sit down."""
        return isinstance(self.pilot.app.screen, HandOverScreen)

    @property
    def seating(self) -> Seating:
        """Who sits at the screen, as the program has it."""
        return self._at.seating


# Twins: games that differ only in what the person at the screen may not know


def is_revealed(game: Painted, side: str | None) -> bool:
    """Whether something has happened that may tell somebody what they could not know before."""
    session = game.session
    numbers = (START, *session.tree.path(session.number))
    happened = (fact for number in numbers for fact in session.step(number).facts)
    return any(DISTRICT.reveals(fact, side) for fact in happened)


async def check_twins(seed: int, side: str | None, keys: int) -> int:
    """Paint a game and its twin with the same keys; return how many frames were compared.

    With a side, its person sits down; without, nobody does. It ends when something happens that
    tells what was not known, or when somebody else is asked.
    """
    random, board = Random(f"{seed} {side}"), position(seed)
    one, two = (Painted(session_at(each)) for each in (board, alternative(board, side, random)))
    if side is not None and one.asked != side:
        return 0
    async with AsyncExitStack() as stack:
        await one.open(stack)
        await two.open(stack)
        if is_revealed(one, side) or is_revealed(two, side):
            return 1  # who may act next is told at once
        for number in range(keys):
            assert one.reader.last == two.reader.last, f"{seed}, {side}: after {number} keys"
            if side is not None and one.asked != side:
                return number + 1
            if random.random() < 0.1:
                size = random.choice(SIZES)
                await one.resize(size)
                await two.resize(size)
                continue
            key = _next_key(one, side, random)
            await one.press(key)
            await two.press(key)
            if is_revealed(one, side) or is_revealed(two, side):
                return number + 1
    return keys


def _next_key(game: Painted, side: str | None, random: Random) -> str:
    """Return a key that looks at something, or one that answers, if the right person is there."""
    if game.is_covered:
        return random.choice(("1", "x", *LOOKS)) if side is None else "enter"
    may_answer = side is not None or game.seating.hand_over is HandOver.NOT_NEEDED
    return "enter" if may_answer and random.random() < 0.3 else random.choice(LOOKS)


# Words: what a whole game shows


def secret_words(session: DistrictSession, present: tuple[str, ...]) -> set[str]:
    """Return the words that tell secrets of those who are not at the screen.

    A chit that was shown to everybody is in the journal for good, and whoever has it in the hand
    next has a secret that looks the same; such chits are left out.
    """
    board = session.turn.board
    if board.result is not None:
        return set()  # when the game is over, nothing is hidden any more
    journal = Journal(session, PRESENTER)
    journal.viewer = Viewer(present)
    told = " ".join(entry.text for entry in journal.tail(100_000))
    own = {chit for side in BELLIGERENTS if side in present for chit in board.camps[side].hand}
    found: set[str] = set()
    for side, camp in board.camps.items():
        if side in present:
            continue
        found |= {chit for chit in camp.hand if chit != BLANK} - own
        if camp.strategy:
            found |= {names.STRATEGIES[camp.strategy], f"({camp.strategy})"}
    return {word for word in found if word not in told}


def words_in(frame: str, words: set[str]) -> set[str]:
    """Return those of the words that are in a frame."""
    chits = {word for word in words if word.isdigit()}
    return (chits & {*CHIT.findall(frame)}) | {word for word in words - chits if word in frame}


NO_LISTS: Final = tuple(key for key in LOOKS if key not in ("I", "R", "W", "ctrl+p", "f1", "space"))
"""Keys that open no list of everything that there is in the game, which has all words, and change
no seats: who plays alone need not sit down."""


async def play(game: Painted, seed: int, keys: int) -> list[str]:
    """Play a game at random on the screen; return what was painted that may not be known.

    Whoever was there when a key was pressed may see what is painted until it has been handled; from
    then on, it must be for whoever is there now.
    """
    random, leaks, present = Random(seed), list[str](), tuple[str, ...]()
    async with AsyncExitStack() as stack:
        await game.open(stack)
        for number in range(keys):
            words = secret_words(game.session, present)
            leaks += [
                f"{number}: {present} see {word}" for word in words_in(game.reader.last, words)
            ]
            game.reader.forget()
            asked, way = game.asked, game.seating.hand_over
            sits_down = game.is_covered or way is not HandOver.NOT_NEEDED
            if random.random() < 0.05:
                await game.resize(random.choice(SIZES))
                continue
            key = _playing_key(game, random)
            await game.press(key)
            if key in ("enter", "0") and asked is not None and sits_down:
                game.changes[way] += 1
                present = (asked,)
            words = secret_words(game.session, present)
            for frame in game.reader.frames:
                found = words_in(frame, words)
                leaks += [f"{number}: {present} see {word} after {key}" for word in found]
            if game.asked is not None and game.asked not in present:
                present = ()
    return leaks


def _playing_key(game: Painted, random: Random) -> str:
    """Return a key: often one that goes on, otherwise one that looks at something or goes back."""
    if game.is_covered:
        return "enter"
    return random.choices(("enter", "0", "Z", random.choice(("U", *NO_LISTS))), (9, 4, 2, 5))[0]


async def main(games: int) -> None:
    """Play so many games and twins; print each leak."""
    for seed in range(1000, 1000 + games):
        for side in (*BELLIGERENTS, None):
            try:
                await check_twins(seed, side, keys=60)
            except AssertionError as error:
                print(f"twins {seed} {side}: {error}", file=sys.__stdout__, flush=True)
        session: DistrictSession = Session.new(DISTRICT, SHORT, seed=seed, program="test")
        for leak in await play(Painted(session), seed, keys=400):
            print(f"words {seed}: {leak}", file=sys.__stdout__, flush=True)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
