"""The words of answers."""

from __future__ import annotations

from typing import Final

LABELS: Final[dict[str, str]] = {
    "done": "Done",
    "none": "None",
    "no": "No",
    "yes": "Yes",
    "pass": "Pass",
    "stop": "End its activation",
    "new": "A new stack",
    "new-underground": "A new stack, underground",
    "new-at-large": "A new stack, at large",
    "underground": "Underground",
    "at-large": "At large",
    "concentrated": "Concentrated",
    "dispersed": "Dispersed",
    "chit": "Buy a chit",
    "blank": "The blank, 0-0-0",
    "blue": "An Advantage of the Government",
    "orange": "An Advantage of the Insurgent",
    "infrastructure": "Insurgent Infrastructure",
    "die": "A second die",
    "random": "A chit at random",
    "look": "Look at it",
    "declare": "Declare victory",
    "paramilitary": "The account of MIL and POL",
    "gather": "Gather intelligence",
    "flip": "Take the initiative",
    "cancel": "Cancel that",
    "double": "Double the TM",
    "appeal": "Appeal",
    "degrade": "Appeal against the enemy's networks",
    "regular": "A regular unit",
    "assets": "Assets",
    "promote": "Promote a MIL",
    "as-before": "As in the last turn",
    "leave-it": "Leave it to the bot",
}
"""Answers that are called the same at every question."""

SPECIFIC: Final[dict[tuple[str, str], str]] = {
    ("event.cache", "none"): "No unit",
    ("event.refit", "none"): "No unit",
    ("event.amnesty", "none"): "Name no Area",
    ("command", "done"): "Done with Command",
    ("deploy.unit", "done"): "Deployment is done",
    ("deploy.area", "available"): "Back to Available",
    ("deploy.stack", "new"): "A stack of its own",
    ("intel.gather", "done"): "No more intelligence",
    ("intel.draw", "blank"): "A blank",
    ("ops.stack", "pass"): "Pass",
    ("ops.mission", "build"): "Build Infrastructure",
    ("ops.mission", "reduce"): "Reduce enemy Infrastructure",
    ("ops.mission", "recruit"): "Recruit or Promote",
    ("ops.mission", "patrol"): "Patrol against one stack",
    ("ops.mission", "patrol-all"): "Patrol against all stacks",
    ("flip", "no"): "Let it happen",
    ("flip.cancel", "no"): "Let it happen",
    ("chit.second", "none"): "No second chit",
    ("ambush.advantage", "no"): "Keep the Advantage",
    ("pay.account", "regular"): "The account of regular units",
    ("intel.look", "no"): "Keep the Advantage",
    ("desertion.call", "no"): "No call",
    ("victory.declare", "no"): "Not yet",
    ("recruit.what", "recruit"): "Recruit a MIL",
    ("recruit.what", "promote"): "Promote a MIL",
    ("recruit.stack", "new"): "A stack of its own",
    ("redeploy", "done"): "Nobody else",
    ("appeal", "appeal"): "Appeal",
    ("appeal", "no"): "No Appeal",
}
"""Answers that are called otherwise at one question."""


def recover(unit: str) -> str:
    """Return the answer that recovers a unit."""
    return f"Recover {unit}"


def repair(unit: str) -> str:
    """Return the answer that repairs a unit."""
    return f"Repair {unit}"


def stack(letter: str) -> str:
    """Return a stack as an answer."""
    return f"Stack {letter}"


def of_whom(whom: str, answer: str) -> str:
    """Return an answer with the unit or the stack that it is about."""
    return f"{whom}, {answer}"


def target(unit: str, letter: str) -> str:
    """Return a unit of a stack as the target of an Ambush."""
    return f"{unit} in {letter}"
