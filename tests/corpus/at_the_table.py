"""Games of A Distant Plain as played at the screen: by bots, by people and by both."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from adp_tui.games.adp.answers import GIVE
from adp_tui.games.adp.presenter import PRESENTER
from adp_tui.play.seats import may_keep_seed
from adp_tui.saved.opening import begin
from core.adp.box import BOX
from core.adp.box.samples import PRINTED
from core.kernel import BOT, HUMAN, Setup
from saves.session import Session
from tests.corpus.people import (
    COALITION,
    GOVERNMENT,
    TALIBAN,
    WARLORDS,
    Chooser,
    Table,
    seats_of,
)

FIRST_FORMAT: Final = Path(__file__).with_name("format-1")
"""Saves that earlier rules wrote."""


def sit_down(path: Path, setup: Setup, seed: int) -> Table:
    """Begin a game of A Distant Plain; with several people, the seed is not written."""
    kept = seed if may_keep_seed(setup.seats) else None
    session = begin(BOX, setup, path.parent, name=path.stem, seed=kept)
    assert session.path == path
    return Table(session, PRESENTER, BOX.bot, Chooser(seed))


# Bots alone


def bots_short(path: Path) -> None:
    """Four bots play the short scenario to its end."""
    with sit_down(path, Setup("short", seats_of()), seed=1) as table:
        table.play_out()


def bots_extended(path: Path) -> None:
    """Four bots play the extended scenario to its end."""
    with sit_down(path, Setup("extended", seats_of()), seed=1) as table:
        table.play_out()


# People and bots


def one_person(path: Path) -> None:
    """One person plays the Taliban in the short scenario to its end, with a slip and a gift.

    Some turns are left to the bot: a whole turn, the rest of a turn, and one that is taken back.
    """
    with sit_down(path, Setup("short", seats_of(TALIBAN)), seed=5) as table:
        table.play_to_person()
        table.leave_turn()
        table.play_to_person(mid_turn=True)
        table.change_mind()
        table.play_to_person(mid_turn=True)
        table.leave_turn()
        table.play_until(lambda: table.driver.gift_to_bot(GIVE, TALIBAN) is not None)
        gift = table.driver.gift_to_bot(GIVE, TALIBAN)
        assert gift is not None
        table.driver.answer(gift)
        table.play(60)
        table.play_to_person()
        table.leave_turn()
        table.driver.undo()
        table.play_out()


def two_people(path: Path) -> None:
    """Two people play the main scenario to its end, without seeing the next card.

    A slip is corrected before it reveals anything, and a what-if is played and left again.
    """
    setup = Setup("main", seats_of(COALITION, WARLORDS), {"no-reveal": True})
    with sit_down(path, setup, seed=2) as table:
        driver, session = table.driver, table.session
        table.play(70)
        table.play_to_person(COALITION)
        session.bookmark("the Coalition thinks")
        thinks = session.number
        table.play(60)
        table.play_to_end_of_turn()
        driver.jump(thinks)
        table.change_mind()
        table.play(40)
        session.name_branch("a second thought")
        driver.end_what_if()
        table.play_to_person()
        table.change_mind()
        table.play(50)
        table.play_out()


def three_people(path: Path) -> None:
    """Three people and a bot play by the 1st printing, with free set-up and hidden markers."""
    options: dict[str, bool | str] = {
        "edition": "1st",
        "open-deployment": True,
        "victory-deception": True,
        "equal-chance-die": True,
    }
    setup = Setup("main", seats_of(COALITION, GOVERNMENT, TALIBAN), options)
    with sit_down(path, setup, seed=3) as table:
        table.play(450)
        table.play_to_person(mid_turn=True)
        table.leave_turn()
        table.play_out()


def four_people(path: Path) -> None:
    """Two people play two Factions each, without bots; the position may be corrected by hand."""
    options: dict[str, bool | str] = {
        "no-non-player": "2-players",
        "sudden-propaganda": True,
        "arbiter": True,
        "exact-piles": False,
    }
    with sit_down(path, Setup("extended", seats_of(*BOX.sides), options), seed=4) as table:
        table.play(400)
        table.driver.undo()
        table.play(20)
        table.play_out()


def changing_seats(path: Path) -> None:
    """Sides change hands between turns and within turns; some changes are taken back."""
    with sit_down(path, Setup("main", seats_of(TALIBAN)), seed=6) as table:
        driver, session = table.driver, table.session
        table.play_to_person(TALIBAN, mid_turn=True)
        driver.seat(TALIBAN, BOT)
        table.go_on()
        driver.seat(WARLORDS, HUMAN)
        table.play_to_end_of_turn()
        driver.seat(WARLORDS, BOT)
        table.play_until(lambda: table.asked == GOVERNMENT and table.is_mid_turn)
        driver.seat(GOVERNMENT, HUMAN)
        table.play_to_end_of_turn()
        driver.seat(GOVERNMENT, BOT)
        driver.seat(TALIBAN, HUMAN)
        table.play_to_person(TALIBAN)
        driver.seat(WARLORDS, HUMAN)  # from here on the seed is no longer used
        driver.back()
        table.play(30)
        driver.jump(session.number - 10)
        driver.seat(WARLORDS, HUMAN)
        table.play_to_person(WARLORDS, mid_turn=True)
        driver.seat(WARLORDS, BOT)
        driver.seat(WARLORDS, HUMAN)
        table.go_on()
        driver.seat(WARLORDS, BOT)
        table.play(60)
        driver.undo()
        driver.redo()
        table.play(250)


def what_ifs(path: Path) -> None:
    """Several lines of play, some branching off the middle of others, with names that move.

    The main line is chosen twice, and in the end the game stands in the middle of a line.
    """
    with sit_down(path, Setup("extended", seats_of(COALITION)), seed=7) as table:
        driver, session = table.driver, table.session
        table.play(150)
        table.play_to_person()
        session.bookmark("a fork")
        fork = session.number
        ends: list[int] = []
        for line in range(4):
            driver.jump(fork)
            table.play(30)
            table.play_to_end_of_turn()
            session.name_branch(f"way {line + 1}")
            ends.append(session.number)
        driver.make_main(ends[2])
        driver.chapter_back()
        table.play(25)
        session.name_branch("way 1")
        session.bookmark("a fork")
        driver.jump(ends[1])
        driver.undo()
        table.play(20)
        driver.make_main()
        driver.jump(ends[3])
        table.play(20)
        driver.back()
        driver.back()


def own_deck(path: Path) -> None:
    """Two people and two bots play with a corrected deck, and put notes on answers."""
    setup = Setup("short", seats_of(COALITION, TALIBAN), printed=PRINTED)
    with sit_down(path, setup, seed=8) as table:
        session = table.session
        table.play_until(lambda: table.question == "by-hand.step")
        session.note("as the printed card says")
        table.play(80)
        session.note("a note that changes")
        session.note("a note that has changed")
        table.play(5)
        session.note("a note that goes")
        session.note("")
        table.play_out()


def played_on(path: Path) -> None:
    """A game that earlier rules began, in the first format, is played to its end."""
    shutil.copy(FIRST_FORMAT / "what-ifs.adp", path)
    with Table(Session.open(BOX, path), PRESENTER, BOX.bot, Chooser(9)) as table:
        table.play_to_person()
        table.change_mind()
        table.play_out()
