"""What is told of an answer that the reader may not know."""

from __future__ import annotations

from typing import Final

THE: Final = {"government": "the Government", "insurgent": "the Insurgent"}
SOMEBODY: Final = "a side"

NOTHING: Final = ""
"""For what is not told at all."""

UNSEEN: Final[dict[str, str]] = {
    "setup.strategy": "{0} draws its first Strategy",
    "setup.gr": "{0} draws its first units",
    "setup.asset": "{0} draws its Assets",
    "setup.mil": "{0} places its MIL",
    "shuffle": NOTHING,
    "event.cache": NOTHING,
    "event.rumour": "{0} returns a chit",
    "command": "{0} plans its turn",
    "command.number": "{0} plans its turn",
    "command.draw": "{0} plans its turn",
    "command.division": "{0} plans its turn",
    "setup.true-strategy": "{0} draws its true Strategy",
    "deploy.unit": "{0} deploys",
    "deploy.area": "{0} deploys",
    "deploy.mode": "{0} deploys",
    "deploy.stack": "{0} deploys",
    "deploy.place": "{0} deploys",
    "flip": NOTHING,
    "flip.cancel": NOTHING,
    "chit": "{0} plays a chit",
    "chit.second": "{0} plays a chit",
    "chit.winds": "{0} plays a chit",
    "desertion.call": NOTHING,
    "desertion.answer": "{0} plays a chit",
    "ambush.advantage": "{0} may spend an Advantage",
    "recruit.what": "{0} has its way",
    "recruit.militia": "{0} promotes a MIL",
    "recruit.stack": "{0} places a counter",
    "recruit.draw": "{0} draws a unit",
    "desertion.unit": "{0} loses a unit",
    "victory.declare": "{0} may declare victory",
    "redeploy": "{0} redeploys",
    "discard": "{0} sorts its hand",
    "appeal": "{0} considers an Appeal",
    "appeal.own": "{0} Appeals",
    "appeal.hq": "{0} Appeals",
    "appeal.gain": "{0} Appeals",
    "appeal.piece": "{0} Appeals",
    "appeal.loss": "{0} Appeals",
    "appeal.strategy": "{0} Appeals",
}
"""By question; `{0}` is the side. Answers that are told alike are told as one."""

OTHERWISE: Final = "{0} chooses"
