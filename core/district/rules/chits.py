"""6.1, 9.3 Playing Chance Chits: face down, both sides together, with or without an Advantage."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from core.district.model.board import DistrictBoard
from core.district.model.facts.camps import AdvantageSpent, ChitsShown, WindSpent
from core.district.model.ids import (
    BLANK,
    COLOURS,
    GOVERNMENT,
    INSURGENT,
    NONE,
    AnswerKind,
    Belligerent,
    Rating,
    ratings_of,
)
from core.district.rules.table import DistrictTable
from core.kernel import Kind

ADVANTAGE: Final = "+adv"
"""RDD-25: What is added to the word of a chit for which an Advantage is spent."""

DIE: Final = "die"
"""11: A second die instead of a second chit, with `dice`."""


class FaceDown(Struct, frozen=True):
    """6.1: What a side has chosen for a mission and not shown yet."""

    chits: tuple[str, ...] = ()
    advantage: str = ""
    """9.3: The chit for which it spends an Advantage; the highest of its ratings counts."""

    winds: int = 0
    """11: How many blank Intelligence chits it spends, with `only-the-wind`."""

    def value(self, rating: Rating) -> int:
        """6.1: Return what it adds to the total."""
        return self.winds + sum(
            max(ratings_of(chit)) if chit == self.advantage else ratings_of(chit).of(rating)
            for chit in self.chits
        )

    def printed(self, rating: Rating) -> tuple[int, ...]:
        """6.12: Return a rating of each chit as printed, whatever an Advantage makes of it."""
        return tuple(ratings_of(chit).of(rating) for chit in self.chits)


class ChitPlay(Struct, frozen=True):
    """6.1: For what chits are played, and what may be done with them."""

    rule: str
    about: tuple[str, ...]
    advantage: bool = False
    """9.3: Whether an Advantage may be spent with them."""

    second: bool = False
    """9.2: Whether the Government may play two chits."""

    must_second: bool = False
    """11: Whether it must, with `not-my-tribe`."""

    winds: bool = False
    """11: Whether blank Intelligence chits help the Insurgent."""


NOTHING: Final = FaceDown()
"""What a side plays that may not play a chit."""


async def choose_both(table: DistrictTable, play: ChitPlay) -> tuple[FaceDown, FaceDown]:
    """6.1, RDS-5: Let both sides choose at the same time, and turn up what they chose."""
    government, insurgent = await table.together(
        choose(table, GOVERNMENT, play), choose(table, INSURGENT, play)
    )
    show(table, government, insurgent, play.rule)
    return government, insurgent


async def choose(table: DistrictTable, side: Belligerent, play: ChitPlay) -> FaceDown:
    """RDD-25: Let a side choose a chit of its hand or the blank; nothing is shown yet."""
    with_advantage = play.advantage and _has_advantage(table.board, side)
    first, advantage = await _choose_one(table, side, play, with_advantage=with_advantage)
    chits: tuple[str, ...] = (first,)
    if side is GOVERNMENT and play.second:
        still = with_advantage and not advantage
        second, late = await _choose_second(table, play, first, with_advantage=still)
        chits, advantage = (*chits, *second), advantage or late
    winds = await _choose_winds(table, play) if side is INSURGENT and play.winds else 0
    return FaceDown(chits, advantage, winds)


def show(table: DistrictTable, government: FaceDown, insurgent: FaceDown, rule: str) -> None:
    """6.1: Turn up what was played; chits return to where they came from, Advantages are spent."""
    table.emit(ChitsShown(government=government.chits, insurgent=insurgent.chits, rule=rule))
    for side, played in ((GOVERNMENT, government), (INSURGENT, insurgent)):
        if played.advantage:
            spend_advantage(table, side, "chit")
    for _ in range(insurgent.winds):
        table.emit(WindSpent(side=INSURGENT, rule="11"))


def spend_advantage(table: DistrictTable, side: Belligerent, use: str) -> None:
    """9.3: Spend an Intelligence Advantage; it goes back into the Pool."""
    table.emit(AdvantageSpent(side=side, use=use, colour=COLOURS[side], rule="9.3"))


def words_of_hand(board: DistrictBoard, side: Belligerent, *, with_advantage: bool) -> list[str]:
    """RDD-25: Return the words for the chits of a hand, and for each one with an Advantage."""
    hand = board.camps[side].hand
    lifted = [chit + ADVANTAGE for chit in hand] if with_advantage else []
    return [*hand, BLANK, *lifted]


async def _choose_one(
    table: DistrictTable, side: Belligerent, play: ChitPlay, *, with_advantage: bool
) -> tuple[str, str]:
    """RDD-25: Ask for a chit; return it, and again if an Advantage goes with it."""
    if table.board.options.dice:
        return str(await table.roll(ask="chit.die", rule="11", about=(side, *play.about))), ""
    word = await table.ask(
        side,
        lambda: words_of_hand(table.board, side, with_advantage=with_advantage),
        ask="chit",
        rule=play.rule,
        kind=AnswerKind.CHIT,
        about=play.about,
        known_to=(side,),
    )
    return _read(word)


async def _choose_second(
    table: DistrictTable, play: ChitPlay, first: str, *, with_advantage: bool
) -> tuple[tuple[str, ...], str]:
    """RDD-26: Ask the Government for a second chit; it is asked even if it has none left."""

    def words() -> list[str]:
        if table.board.options.dice:
            return [DIE] if play.must_second else [DIE, NONE]
        hand = words_of_hand(table.board, GOVERNMENT, with_advantage=with_advantage)
        left = [word for word in hand if _read(word)[0] != first]
        return left if play.must_second and left else [*left, NONE]

    word = await table.ask(
        GOVERNMENT,
        words,
        ask="chit.second",
        rule="9.2",
        kind=AnswerKind.CHIT,
        about=play.about,
        known_to=(GOVERNMENT,),
    )
    if word == DIE:
        return (str(await table.roll(ask="chit.die", rule="11", about=play.about)),), ""
    chit, advantage = _read(word)
    return ((), "") if chit == NONE else ((chit,), advantage)


async def _choose_winds(table: DistrictTable, play: ChitPlay) -> int:
    """11 `only-the-wind`: Ask how many blank Intelligence chits the Insurgent spends."""
    winds = table.board.camps[INSURGENT].winds
    if not winds:
        return 0
    word = await table.ask(
        INSURGENT,
        lambda: map(str, range(winds + 1)),
        ask="chit.winds",
        rule="11",
        kind=Kind.COUNT,
        about=play.about,
        known_to=(INSURGENT,),
    )
    return int(word)


def _has_advantage(board: DistrictBoard, side: Belligerent) -> bool:
    """9.3: Whether a side has an Advantage that a chit can gain from; a die cannot."""
    return board.camps[side].advantages > 0 and not board.options.dice


def _read(word: str) -> tuple[str, str]:
    """Return the chit that a word means, and again if an Advantage goes with it."""
    chit = word.removesuffix(ADVANTAGE)
    return chit, chit if chit != word else ""
