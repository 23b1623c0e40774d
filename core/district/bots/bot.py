"""RDB The bot: it answers any question of a side, and only from what that side knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.district.bots import appeals, chits, command, deployment, hits, usual
from core.district.bots.draft import KeptPlan
from core.district.bots.government import missions as government
from core.district.bots.government import redeployment as government_redeployment
from core.district.bots.insurgent import areas
from core.district.bots.insurgent import missions as insurgent
from core.district.bots.insurgent import redeployment as insurgent_redeployment
from core.district.bots.mind import DistrictMind, Procedure
from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import DistrictFact
from core.district.model.ids import BLANK, DONE, GOVERNMENT, INSURGENT, NO, NONE, PASS, STOP
from core.district.model.ids import Belligerent as Side
from core.kernel import Bot, Explanation, Knowledge, Reply, filled

COMMON: Final[Mapping[str, Procedure]] = {
    "event.truce": usual.truce,
    "event.amnesty": usual.amnesty,
    "event.cache": usual.cache,
    "event.refit": usual.refit,
    "setup.iu": usual.first_infrastructure,
    "setup.mil": usual.first_militia,
    "command": command.spend,
    "command.division": usual.divide_points,
    **dict.fromkeys(deployment.STEPS, deployment.deploy),
    "intel.gather": usual.gather,
    "intel.look": usual.look_at_record,
    "flip": usual.flip,
    "flip.cancel": usual.cancel_flip,
    "pay.account": usual.paying_account,
    "chit": chits.play_chit,
    "chit.second": chits.play_second,
    "chit.winds": chits.spend_winds,
    "discard": chits.return_chit,
    "ambush.advantage": usual.double_terrain,
    "hits": hits.take_hit,
    "recruit.what": usual.recruit_what,
    "recruit.militia": usual.militia_to_promote,
    "recruit.stack": usual.stack_of_recruit,
    "desertion.call": usual.call_for_desertion,
    "desertion.answer": usual.answer_desertion,
    "desertion.unit": usual.deserter,
    "victory.declare": usual.declare,
    "appeal": appeals.appeal,
    "appeal.gain": appeals.choose_gain,
    "appeal.piece": appeals.choose_piece,
    "appeal.loss": hits.give_up,
    "appeal.strategy": appeals.choose_strategy,
}
"""The procedures that both sides share, by question."""

PROCEDURES: Final[Mapping[Side, Mapping[str, Procedure]]] = {
    GOVERNMENT: {
        **COMMON,
        **dict.fromkeys(("patrol.target", "attack.target", "move.to"), government.target),
        "ops.stack": government.stack_to_act,
        "ops.mission": government.mission,
        "redeploy": government_redeployment.take_back,
    },
    INSURGENT: {
        **COMMON,
        **dict.fromkeys(("ambush.target", "attack.target", "move.to"), insurgent.target),
        "ops.area": areas.area_to_activate,
        "ops.stack": insurgent.stack_to_act,
        "ops.mission": insurgent.mission,
        "redeploy": insurgent_redeployment.take_back,
    },
}
"""Which procedure answers which question of a side."""

LEAST_HARM: Final = (DONE, PASS, STOP, NO, NONE, BLANK)
"""What is answered if the list asks for something that is not offered: the first of these."""


class DistrictBot(Bot[DistrictBoard]):
    """Answers for a side; equal knowledge always leads to the same answer."""

    def __init__(self) -> None:
        self._kept_plan = KeptPlan()

    def decide(self, known: Knowledge[DistrictBoard, DistrictFact]) -> Reply:
        """Answer the question that a side is asked, with reasons."""
        mind = DistrictMind(known, self._kept_plan)
        return Reply(answer(mind), mind.notes.take_reasons())

    def explain(self, known: Knowledge[DistrictBoard, DistrictFact]) -> Explanation:
        """Return its answer and everything that it thinks, also what it dropped and why."""
        mind = DistrictMind(known, full=True)
        option = answer(mind)
        return Explanation(option, mind.notes.take_thoughts())


def answer(mind: DistrictMind) -> str:
    """Return the answer of a side, one of the options, and keep the reasons."""
    procedure = PROCEDURES[mind.side].get(mind.decision.ask)
    word = "" if procedure is None else procedure(mind)
    return word if word in mind.options else _instead_of(mind, word)


def _instead_of(mind: DistrictMind, word: str) -> str:
    """RDB.4-7: Answer what does least harm, if the answer of the list is not offered."""
    mind.notes.take_reasons()
    if word and (reason := mind.decision.why_not(word)) is not None:
        mind.notes.drop({word: reason})
    instead = next((least for least in LEAST_HARM if least in mind.options), mind.options[0])
    return mind.say(instead, filled("RDB.4-7: what does least harm: {0}", instead))
