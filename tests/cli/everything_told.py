"""Everything that the program says of a saved game to somebody."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from adp_tui.agent.agent import Agent
from adp_tui.cli import main
from adp_tui.config.pace import Reasons
from adp_tui.games import GAMES
from adp_tui.look.paint import line, plain
from adp_tui.plain.talk import Talk
from adp_tui.play.controller import Controller
from adp_tui.play.highlighted import sheet_of
from adp_tui.play.journal import Journal
from adp_tui.play.lookahead.patience import Patience
from adp_tui.play.standings_so_far import StandingsSoFar
from adp_tui.play.told import counts_apart
from adp_tui.screens.game.rows import bar_of, sign_of
from adp_tui.screens.lines_list import stops_for
from adp_tui.widgets.journal_pane import journal_rows
from core.kernel import ONLOOKER, Viewer
from saves.glance import glance
from saves.session import AnySession, Session
from saves.store import read
from tests.cli.twins import Looker

NAME: Final = "twin"
SOME: Final = 3
"""How many answers are looked at one by one, and how many options are tried."""

LONG: Final = 10**6
WIDE: Final = 120
_NUMBERED: Final = re.compile(r" {0,4}(\d+)  ")

TYPED: Final = (
    *("show", "log", "log 200", "?", "hint", "rule", "seat", "lines", "? nothing", "main 9"),
    *("show hand", "show chit", "show fighters", "show terror", "show kabul", "show mill"),
    *("show government", "show insurgent", "show a", "? a", "? mill", "? x1", "? 124"),
)
"""What is typed in the line mode, besides some options."""

TYPED_LAST: Final = ("undo", "log 9", "lines", "redo", "undo", "undo", "redo", "log 9")
"""What changes the game."""


def everything_told(
    session: AnySession, looker: Looker, folder: Path, random: Random
) -> dict[str, str]:
    """Return what is said, by how it was asked for; some things are asked for at random."""
    path = folder / f"{NAME}.adp"
    path.unlink(missing_ok=True)
    session.copy_to(path)
    return {
        **dict(_commands(looker.side, folder, random)),
        **dict(_at_the_screen(session, looker, path)),
        **dict(_to_tools(looker, path)),
        **dict(_in_lines(looker, path, random)),
    }


def run(*arguments: object) -> str:
    """Return what a command prints, and how it ends."""
    out = io.StringIO()
    with redirect_stdout(out), redirect_stderr(out):
        code = main([str(argument) for argument in arguments], GAMES)
    return f"{out.getvalue()}{code}"


def _commands(side: str | None, folder: Path, random: Random) -> Iterator[tuple[str, str]]:
    """Yield what the commands print, also about answers that were never given."""
    who = () if side is None else ("--as", side)

    def said(command: str, *arguments: object) -> tuple[str, str]:
        words = (command, NAME, *arguments)
        return " ".join(map(str, words)), run("--dir", folder, *words, *who)

    log = said("log")
    yield log
    yield said("show")
    yield said("show", "--json")
    yield said("branches")
    yield said("branches", "--main", LONG)
    numbers = [int(found[1]) for row in log[1].splitlines() if (found := _NUMBERED.match(row))]
    last = numbers[-1] if numbers else 0
    chosen = random.sample(range(last + 1), min(SOME, last + 1))
    for number in dict.fromkeys((last, last + 1, LONG, *chosen)):
        yield said("show", "--at", number)
        yield said("show", "--json", "--at", number)
        yield said("why", number)


def _at_the_screen(session: AnySession, looker: Looker, path: Path) -> Iterator[tuple[str, str]]:
    """Yield what the title, the journal and the chart show."""
    presenter = GAMES[looker.box.name].presenter()
    viewer = ONLOOKER if looker.side is None else Viewer((looker.side,))
    seen = glance(looker.box, read(path))
    assert seen is not None
    yield "title", str(presenter.summary(seen, "now"))
    for depth, is_brief in product(Reasons, (False, True)):
        journal = Journal(session, presenter, is_brief=is_brief)
        journal.viewer = viewer
        journal.reasons = depth
        told = journal_rows(journal.tail(LONG), presenter, WIDE)
        if not counts_apart(presenter, viewer):
            told = [line(*row[1:]) for row in told]  # the log's numbers, which all may know
        yield f"journal {depth} {is_brief}", "\n".join(map(plain, told))
    if counts_apart(presenter, viewer):
        yield from _around_the_game(looker, path, viewer)
    standings = StandingsSoFar(session, Patience())
    standings.viewer = viewer
    yield "chart", str(standings.line())


def _around_the_game(looker: Looker, path: Path, viewer: Viewer) -> Iterator[tuple[str, str]]:
    """Yield the bar, the list of lines and the pages about places of a game that is followed."""
    presenter = GAMES[looker.box.name].presenter()
    session: AnySession
    with Session.open(looker.box, path, read_only=True) as session:
        at = Controller(session, presenter, viewer=viewer)
        for cells in (80, WIDE):
            yield f"bar {cells}", "\n".join(map(plain, bar_of(at, cells, small=False)))
            yield f"sign {cells}", "\n".join(map(plain, sign_of(at, cells)))
        yield "lines", "\n".join(stop.text for stop in stops_for(at))
        lookup = presenter.lookup
        for thing in (*lookup.things(), *lookup.things_of(at.sight.board)):
            rows = sheet_of(at, thing, WIDE).rows
            yield f"page {thing}", "\n".join(map(plain, rows))


def _to_tools(looker: Looker, path: Path) -> Iterator[tuple[str, str]]:
    """Yield what the agent replies; it leaves the dice to us."""
    agent = Agent(GAMES)

    def said(do: str, **keys: object) -> tuple[str, str]:
        reply = agent.reply(msgspec.json.encode({"do": do, **keys}))
        return f"agent {do}", msgspec.json.encode(reply).decode()

    box: Any = looker.box
    said("new", game=box.name, scenario=box.scenarios[0], dice="manual")
    said("load", path=str(path))
    for do in ("pending", "state", "position", "log", "hint"):
        yield said(do, **{"as": looker.side})
    for do in ("why_not", "answer"):
        yield said(do, **{"option": "nothing", "as": looker.side})
    agent.close()


def _in_lines(looker: Looker, path: Path, random: Random) -> Iterator[tuple[str, str]]:
    """Yield what the line mode says to the player who is asked, or to somebody who follows."""
    presenter = GAMES[looker.box.name].presenter()
    is_follower = looker.side is None
    session: AnySession
    with Session.open(looker.box, path, read_only=is_follower) as session:
        asked = session.turn.pending
        if not is_follower and getattr(asked, "by", None) != looker.side:
            return  # a bot would play on
        talk = Talk(session, presenter, take_lone=False, bot=looker.box.bot)
        yield "greeting", "\n".join(talk.greet())
        yield "sitting down", "\n".join(talk.hear(""))
        options = () if is_follower else getattr(asked, "options", ())
        tried = [f"try {word}" for word in random.sample(options, min(SOME, len(options)))]
        for place, typed in enumerate((*TYPED, *tried, *TYPED_LAST)):
            yield f"{place} {typed}", "\n".join(talk.hear(typed))
