"""The words of questions: what is being done, and what is asked about it.

`{0}`, `{1}` and `{2}` stand for the names of what a question is about.
"""

from __future__ import annotations

from typing import Final

QUESTIONS: Final[dict[str, tuple[str, str]]] = {
    # 3 Set-up
    "setup.strategy": ("Set-up, {0}", "the first Strategy"),
    "setup.true-strategy": ("Set-up, {0}", "the true Strategy"),
    "setup.gr": ("Set-up, {0}", "a GR for Available"),
    "setup.asset": ("Set-up, {0}", "an Asset for Available"),
    "setup.iu": ("Set-up", "Infrastructure where?"),
    "setup.mil": ("Set-up", "a MIL where?"),
    "shuffle": ("Counters", "new numbers"),
    # 5 Planning and Preparation
    "event.first": ("Random Event", "the first chit"),
    "event.second": ("Random Event", "the second chit"),
    "event.truce": ("Elders' truce", "in which Area?"),
    "event.cache": ("Old cache", "which Disrupted unit?"),
    "event.refit": ("Refit", "which unit loses its Hits?"),
    "event.amnesty": ("Amnesty", "in which Area?"),
    "event.rumour": ("Rumours, {0}", "a chit goes back"),
    "command.number": ("Command, {0}", "how many chits?"),
    "command.draw": ("Command, {0}", "a chit for the hand"),
    "command": ("Command", "buy, recover or repair?"),
    "command.division": ("Command", "how many TP for MIL and POL?"),
    "deploy.unit": ("Deployment", "which unit?"),
    "deploy.area": ("Deployment", "{0}, where?"),
    "deploy.mode": ("Deployment", "{0}, which mode?"),
    "deploy.stack": ("Stacks in {1}", "{0}, in which stack?"),
    "deploy.place": ("Stacks in {0}", "stack {1}, underground or at large?"),
    "intel.gather": ("Intelligence", "gather for 1 TP?"),
    "intel.look": ("Intelligence", "see the record sheet of the other side?"),
    "intel.draw": ("Intelligence", "a chit from the Pool"),
    # 6 Operations
    "ops.area": ("Operations", "which Area next?"),
    "ops.stack": ("Operations in {0}", "which stack acts?"),
    "ops.mission": ("Stack {1}", "which mission?"),
    "patrol.target": ("Patrol by {1}", "against which stack?"),
    "attack.target": ("Attack by {1}", "against which stack?"),
    "ambush.target": ("Ambush by {1}", "against which unit?"),
    "move.to": ("Move of {1}", "to where?"),
    "flip": ("{1} by {2}", "take the initiative for an Advantage?"),
    "flip.cancel": ("{1} by {2}", "keep the initiative for an Advantage?"),
    "pay.account": ("Pay for {1}", "from which account?"),
    "desertion.call": ("Desertion", "call on {2} to desert?"),
    "desertion.answer": ("Desertion", "which chit for {2}?"),
    "desertion.unit": ("Desertion", "which unit of {2} is lost?"),
    "chit": ("{1} by {2}", "which chit?"),
    "chit.second": ("{1} by {2}", "a second chit?"),
    "chit.die": ("{1} by {2}", "a die instead of a chit"),
    "chit.winds": ("{1} by {2}", "how many blanks of Intelligence?"),
    "ambush.advantage": ("Ambush", "double the TM for an Advantage?"),
    "draw": ("{1} by {2}", "a chit at random"),
    "hits": ("Hit in {0}", "which unit takes it?"),
    "recruit.what": ("Success of {1}", "recruit or promote?"),
    "recruit.militia": ("Promote, {0}", "which MIL?"),
    "recruit.stack": ("New unit, {0}", "in which stack?"),
    "recruit.draw": ("Recruit/Promote, {0}", "a unit at random"),
    # 7 Turn End
    "redeploy": ("Redeployment", "which unit goes to Available?"),
    "discard": ("Hand", "which chit goes back?"),
    "victory.declare": ("Victory", "declare it?"),
    "appeal": ("Appeal", "to headquarters?"),
    "appeal.own": ("Appeal, {0}", "its own chit"),
    "appeal.hq": ("Appeal, {0}", "the chit of headquarters"),
    "appeal.gain": ("Appeal", "what from Reserve?"),
    "appeal.piece": ("Appeal", "which from Reserve?"),
    "appeal.loss": ("Appeal", "what leaves the game?"),
    "appeal.strategy": ("Appeal", "which Strategy?"),
}


def by_chance(what: str) -> str:
    """Return what is drawn next."""
    return f"by chance: {what}"


TARGETED: Final = "{1} by {2} against {3}"
"""The title of questions about a mission with a target."""

ABOUT_MISSIONS: Final = (
    "chit",
    "chit.second",
    "chit.winds",
    "ambush.advantage",
    "flip",
    "flip.cancel",
)
"""Questions about a mission that may have a target."""

MISSION_LAST: Final = ("flip", "flip.cancel")
"""Questions that name the mission after the stack and the target."""

DRAW: Final = ("", "a chit at random")
"""A draw that belongs to no mission."""
