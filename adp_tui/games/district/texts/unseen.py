"""What is told of an answer that the reader may not know."""

from __future__ import annotations

from typing import Final

NOTHING: Final = ""
"""For what is not told at all."""

UNSEEN: Final[dict[str, str]] = {
    "setup.strategy": "draws its first Strategy",
    "setup.gr": "draws its first units",
    "setup.asset": "draws its Assets",
    "setup.mil": "places its MIL",
    "shuffle": NOTHING,
    "event.cache": NOTHING,
    "event.rumour": "returns a chit",
    "command": "plans its turn",
    "command.number": "plans its turn",
    "command.draw": "plans its turn",
    "command.division": "plans its turn",
    "setup.true-strategy": "draws its true Strategy",
    "deploy.unit": "deploys",
    "deploy.area": "deploys",
    "deploy.mode": "deploys",
    "deploy.stack": "deploys",
    "deploy.place": "deploys",
    "flip": NOTHING,
    "flip.cancel": NOTHING,
    "chit": "plays a chit",
    "chit.second": "plays a chit",
    "chit.winds": "plays a chit",
    "desertion.call": NOTHING,
    "desertion.answer": "plays a chit",
    "ambush.advantage": "may spend an Advantage",
    "recruit.what": "recruits or promotes",
    "recruit.militia": "promotes a MIL",
    "recruit.stack": "places a counter",
    "recruit.draw": "draws a unit",
    "desertion.unit": "loses a unit",
    "victory.declare": "may declare victory",
    "redeploy": "redeploys",
    "discard": NOTHING,  # asked only if there is something in the hand
    "appeal": "considers an Appeal",
    "appeal.own": "Appeals",
    "appeal.hq": "Appeals",
    "appeal.gain": "Appeals",
    "appeal.piece": "Appeals",
    "appeal.loss": "Appeals",
    "appeal.strategy": "Appeals",
}
"""By question, after the name of the side. Answers that are told alike are told as one."""

OTHERWISE: Final = "chooses"
