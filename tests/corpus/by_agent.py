"""Games of A Distant Plain that another program plays through the agent."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from adp_tui.agent.agent import Agent
from adp_tui.games import GAMES
from core.kernel import BOT, HUMAN
from tests.cli.talk import Talk
from tests.corpus.people import GOVERNMENT, TALIBAN, WARLORDS, Chooser, seats_of

POSITION: Final = """
card: 24
next: 57
resources: government=20 taliban=9 warlords=15
aid: 12
patronage: 18
islamabad: sponsorship
kabul C:B1T3 G:T4P4 support=S
kandahar C:T2 G:T2P1 T:B1u3 support=O terror=1
herat G:P2 W:B1u2
balkh G:T1P2 W:u3
nuristan T:u2a1
zabol T:u2
kandahar-kabul G:P1 T:u1
"""


def just_begun(path: Path) -> None:
    """A game without any answer, not even by the dice: a file of one line."""
    talk = Talk(Agent(GAMES))
    _accepted(talk("new", scenario="main", seed=1, seats=seats_of(GOVERNMENT), dice="manual"))
    _accepted(talk("save", path=str(path)))
    talk.agent.close()


def bots_main(path: Path) -> None:
    """Four bots play the main scenario to its end, through the agent."""
    talk = Talk(Agent(GAMES))
    _accepted(talk("new", scenario="main", seed=1, seats=seats_of()))
    _accepted(talk("save", path=str(path)))
    _accepted(talk("run", until="end"))
    talk.agent.close()


def from_position(path: Path) -> None:
    """A game that begins from a position, through the agent; its caller rolls the dice.

    The caller answers for people and for bots, leaves turns to the bot, lets bots play for people,
    changes seats and chooses the main line.
    """
    chooser = Chooser(8)
    talk = Talk(Agent(GAMES))
    reply = talk(
        "new",
        scenario="short",
        seats=seats_of(GOVERNMENT, TALIBAN),
        options={"sudden-propaganda": True, "eligibility": "a"},
        dice="manual",
        position=POSITION,
    )
    _accepted(reply)
    _accepted(talk("save", path=str(path)))
    _answer(talk, chooser, 60)
    _accepted(talk("undo"))
    _answer(talk, chooser, 30)
    _finish(talk, chooser)
    _accepted(talk("seat", side=TALIBAN, who=BOT))
    _answer(talk, chooser, 40)
    _accepted(talk("seat", side=WARLORDS, who=HUMAN))
    _accepted(talk("undo", to=50))
    _answer(talk, chooser, 40)
    _accepted(talk("main"))
    for _ in range(60):
        _accepted(talk("run", until="end"))
        _answer(talk, chooser, 1)
    talk.agent.close()


def _answer(talk: Talk, chooser: Chooser, times: int) -> None:
    """Give that many answers, for every side and for the dice."""
    for _ in range(times):
        if (asked := talk("pending")["pending"]) is None:
            return
        _accepted(talk("answer", option=chooser.choose(asked["options"])))


def _finish(talk: Talk, chooser: Chooser) -> None:
    """Play on until a person is asked, and leave the rest of that turn to the bot."""
    while talk("pending")["pending"]["seat"] != HUMAN:
        _answer(talk, chooser, 1)
    _accepted(talk("finish"))


def _accepted(reply: dict[str, object]) -> None:
    """Make sure that the agent accepted a request."""
    assert reply["ok"], reply
