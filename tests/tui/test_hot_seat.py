"""RDS-25, RDS-26: Nothing secret is painted before the right person says that they sit there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from random import Random
from typing import Final

import pytest
from textual.pilot import Pilot

from adp_tui.games.district.presenter import PRESENTER
from adp_tui.games.district.texts import names
from adp_tui.play.journal import Journal
from adp_tui.play.seating import HandOver, Seating
from adp_tui.screens.game.screen import GameScreen
from adp_tui.screens.hand_over import HandOverScreen
from core.district.box import DISTRICT
from core.district.model.ids import BELLIGERENTS, BLANK
from core.kernel import Decision, Setup, Viewer
from saves.session import Session
from tests.district.blindfold import alternative
from tests.tui.hot_seat import SHORT, DistrictSession, position, session_at, table_of
from tests.tui.painted import Reader, recorded
from tests.tui.table import app, press

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
        await press(self.pilot, key)

    async def resize(self, size: tuple[int, int]) -> None:
        """Change the size of the terminal."""
        await self.pilot.resize_terminal(*size)
        await self.pilot.pause()

    @property
    def asked(self) -> str | None:
        """Who is asked; None for the dice and at the end."""
        pending = self.session.turn.pending
        return pending.by if isinstance(pending, Decision) else None

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
    happened = (fact for n in session.tree.path(session.number) for fact in session.step(n).facts)
    return any(DISTRICT.reveals(fact, side) for fact in happened)


async def check_twins(seed: int, side: str | None, keys: int) -> int:
    """Paint a game and its twin with the same keys; return how many frames were compared.

    With a side, its person sits down; without, nobody does. It ends when something happens that
    tells what was not known, or when somebody else is asked.
    """
    random, board = Random(f"{seed} {side}"), position(seed)
    one, two = (
        Painted(session_at(each)) for each in (board, alternative(board, side, random))
    )
    if side is not None and one.asked != side:
        return 0
    async with AsyncExitStack() as stack:
        await one.open(stack)
        await two.open(stack)
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


@pytest.mark.rule("RDS-4", "RDS-25", "RDS-26")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("side", [*BELLIGERENTS, None], ids=str)
async def test_what_is_painted_does_not_depend_on_what_may_not_be_known(
    side: str | None, seed: int
) -> None:
    seeds = (seed + 4 * number for number in range(50))
    found = next(one for one in seeds if side is None or _asks(one) == side)

    assert await check_twins(found, side, keys=40) > 0


def _asks(seed: int) -> str | None:
    """Return who is asked at a position."""
    return Painted(session_at(position(seed))).asked


@pytest.mark.rule("RDS-25")
async def test_a_failure_of_the_rules_tells_nothing_that_may_not_be_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(session: DistrictSession, *_: object, **__: object) -> None:
        raise RuntimeError(repr(session.turn.board))

    board = position(next(seed for seed in range(50) if _asks(seed) == "government"))
    one, two = (
        Painted(session_at(each))
        for each in (board, alternative(board, "government", Random(1)))
    )
    monkeypatch.setattr(Session, "answer", fail)
    async with AsyncExitStack() as stack:
        for game in (one, two):
            await game.open(stack)
            await game.press("enter")
            await game.press("enter")

        assert "the rules fail here (RuntimeError)" in one.reader.last
        assert one.reader.last == two.reader.last


# Words: what a whole game shows


def secret_words(session: DistrictSession, present: tuple[str, ...]) -> set[str]:
    """Return the words that tell secrets of those who are not at the screen.

    A chit that was shown to everybody is in the journal for good, and whoever has it in the hand
    next has a secret that looks the same; such chits are left out.
    """
    board = session.turn.board
    journal = Journal(session, PRESENTER)
    journal.viewer = Viewer(present)
    told = " ".join(entry.text for entry in journal.tail(100_000))
    own = {chit for side in BELLIGERENTS if side in present for chit in board.camps[side].hand}
    found: set[str] = set()
    for side, camp in board.camps.items():
        if side in present:
            continue
        found |= {chit for chit in camp.hand if chit != BLANK} - own
        if board.result is None and camp.strategy:
            found |= {names.STRATEGIES[camp.strategy], f"({camp.strategy})"}
    return {word for word in found if word not in told}


def words_painted(reader: Reader, words: set[str]) -> set[str]:
    """Return those of the words that are in any frame since the last time."""
    chits = {word for word in words if word.isdigit()}
    seen = {chit for frame in reader.frames for chit in CHIT.findall(frame)} & chits
    return seen | {word for word in words - chits for frame in reader.frames if word in frame}


NO_LISTS: Final = tuple(key for key in LOOKS if key not in ("I", "R", "ctrl+p", "f1", "space"))
"""Keys that open no list of everything that there is in the game: such a list has all words."""


async def play(game: Painted, seed: int, keys: int) -> Iterator[str]:
    """Play a game at random on the screen; return what was painted that may not be known."""
    random, leaks, present = Random(seed), list[str](), ()
    async with AsyncExitStack() as stack:
        await game.open(stack)
        for number in range(keys):
            words = secret_words(game.session, present)
            leaks += [f"{number}: {present} see {word}" for word in words_painted(game.reader, words)]
            game.reader.forget()
            asked, covered = game.asked, game.is_covered
            quick = game.seating.hand_over is HandOver.QUICK
            if random.random() < 0.05:
                await game.resize(random.choice(SIZES))
                continue
            key = _playing_key(game, random)
            await game.press(key)
            if key == "enter" and asked is not None and (covered or quick):
                present = (asked,)
            elif game.asked not in present:
                present = ()
    return iter(leaks)


def _playing_key(game: Painted, random: Random) -> str:
    if game.is_covered or random.random() < 0.6:
        return "enter"
    return random.choice(("Z", "Z", "U", *NO_LISTS))


@pytest.mark.rule("RDS-25", "RDS-26")
@pytest.mark.parametrize("seed", range(3))
async def test_no_frame_of_a_game_has_a_word_that_tells_a_secret(seed: int) -> None:
    session: DistrictSession = Session.new(DISTRICT, SHORT, seed=seed, program="test")

    assert list(await play(Painted(session), seed, keys=250)) == []
    assert session.turn.board.turn > 1


async def test_a_screen_without_a_cover_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def sit_down_at_once(seating: Seating) -> bool:
        seating.sit_down()
        return False

    monkeypatch.setattr(Seating, "make_way", sit_down_at_once)
    session: DistrictSession = Session.new(DISTRICT, SHORT, seed=1, program="test")

    assert list(await play(Painted(session), 1, keys=60)) != []


async def test_a_quick_look_that_stayed_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Seating, "_has_glanced", property(lambda seating: True))
    seed = next(seed for seed in range(200) if _plays_a_chit(seed))

    assert list(await play(Painted(session_at(position(seed))), seed, keys=60)) != []
