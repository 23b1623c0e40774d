"""The reasons for refusing an answer, in words.

The rules give the code of a reason and words that complete it: `{0}` is the first of them, `{any}`
all of them as alternatives. A code that is not here is shown unchanged.
"""

from __future__ import annotations

from typing import Final

from adp_tui.texts import plainly

REFUSALS: Final[dict[str, str]] = {
    **plainly.REFUSALS,
    # Anywhere
    "points.cannot-pay": "there are not enough Task Points",
    "area.terrorized": "the Area is Terrorized",
    "target.no-enemy-stack": "no enemy stack of that letter is there",
    "points.account-empty": "the account that pays for it is empty",
    # 3, 10 Set-up
    "setup.area-full": "there is already as much Infrastructure as people",
    "setup.enemy-infrastructure": "enemy Infrastructure is there",
    "setup.militia-full": "there are already as many MIL as people",
    "setup.no-infrastructure": "it needs own Infrastructure there",
    "setup.too-many-areas": "Infrastructure begins in at most {0} Areas",
    "setup.too-small": "what is left could not be placed any more",
    # 5 Planning and Preparation
    "command.no-chits": "there are no chits left to draw",
    "command.not-disrupted": "the unit is not Disrupted",
    "command.no-hits": "the unit is not on the map, or has no Hits",
    "command.foreign-stays": "Foreign units do not recover",
    "deploy.militia-stays": "MIL never leave their Area",
    "deploy.stays": "Insurgent units on the map stay where they are",
    "deploy.not-available": "the unit is not Available",
    "deploy.not-from-available": "the unit was on the map before",
    "deploy.no-foothold": "the Insurgent has no foothold there",
    "deploy.asset-alone": "{0} would stand alone in {1}",
    "deploy.no-company": "as many Dummies are deployed as other units could be",
    "deploy.too-many-dummies": "too many Dummies for the other units, by {0}",
    "deploy.assets-join": "Assets join a stack with a Combat Unit",
    "deploy.no-mix": "these units may not share a stack",
    "deploy.too-large": "a stack with CBT has at most two Combat Units",
    "deploy.never-before": "there was no Deployment before this one",
    "plan.not-posted": "it is in no Area yet",
    "plan.one-mode": "it has one mode only",
    "plan.falls-apart": "with its Hits it would be Disrupted when it Disperses",
    "intel.pool-empty": "the Intelligence Pool is empty",
    # 6, 6.1 Operations
    "area.done-already": "the Area has been activated this turn",
    "area.nobody-there": "nobody is there who could act",
    "stack.no-mission-open": "the stack has no mission that it could carry out",
    "stack.not-yours": "it is a stack of the other side",
    "stack.not-here": "the stack is in another Area",
    "mission.must-act": "a stack that was chosen must carry out a mission",
    "mission.not-for-side": "it is a mission of the other side",
    "mission.already-done": "the stack has acted this turn",
    "mission.only-dummies": "Dummies can only Move",
    "mission.idle-militia": "stacks of MIL alone do nothing this turn",
    "mission.underground": "a stack underground cannot do that",
    "mission.only-tactical": "after another mission only tactical ones are left",
    "mission.too-green": "a stack with CBT has at most two missions",
    # 6.11 Patrol
    "patrol.nobody-hidden": "nothing is hidden in the Area",
    "patrol.wholly-revealed": "all of that stack is at large and face up",
    "patrol-all.nobody-dispersed": "it needs a Dispersed unit in the stack",
    # 6.12, 6.13 Attack and Ambush
    "fight.too-weak": "it needs a unit other than MIL, or an Asset for fighting",
    "fight.truce": "there is a truce in the Area this turn",
    "attack.nobody": "there is no enemy stack",
    "attack.underground": "a stack underground cannot be attacked",
    "attack.wholly-concealed": "nothing of the enemy there is face up",
    "attack.no-partner": "CBT Attack only together with Foreign units",
    "attack.foreign-abstain": "stacks with Foreign units do not Attack",
    "ambush.not-concealed": "an Ambush needs the whole stack face down",
    "ambush.no-regulars": "there is no regular unit to ambush",
    "ambush.not-a-regular": "only regular units are ambushed",
    "ambush.already-ambushed": "the stack has been ambushed this turn",
    # 6.14 Move
    "move.forbidden": "nobody Moves this turn",
    "move.nobody": "none of its units can Move",
    "move.is-here": "the stack is there already",
    "move.not-adjacent": "the Area is too far away",
    # 6.15, 6.16 Build and Reduce
    "build.pool-empty": "no Infrastructure is left in the pool",
    "build.no-room": "there is already as much of it as people",
    "build.enemy-at-large": "an Insurgent stack is at large there",
    "reduce.nothing-there": "there is no enemy Infrastructure",
    "reduce.guarded": "an enemy stack there could still act",
    "reduce.not-found": "Insurgent Infrastructure must be found first",
    # 6.17 Recruit/Promote
    "recruit.no-infrastructure": "it needs own Infrastructure in the Area",
    "recruit.no-people": "nobody lives there",
    "recruit.exhausted": "it has been tried there as often as there are people",
    "recruit.only-militia": "it needs more than MIL, or an Asset for it",
    "recruit.neither": "nobody could be recruited or promoted",
    "recruit.none-left": "no MIL is left in Recruiting",
    "recruit.no-room": "with one more there would be more MIL than people",
    "recruit.nobody-to-promote": "there is no MIL that could be promoted",
    "recruit.none-in-reserve": "Reserve has no unit to promote to",
    "recruit.must-stay": "its Assets would be left alone",
    "recruit.not-out-of-underground": "it cannot come out of Underground",
    # 6.18, 6.19 Intimidate and Remove Terror
    "intimidate.not-concealed": "only a stack that is wholly face down can Intimidate",
    "intimidate.nobody": "there is nobody to Intimidate",
    "remove-terror.none": "there is no Terror",
    "remove-terror.too-soon": "the Terror was caused this turn",
    # 7 Turn End
    "redeploy.off-map": "the unit is not on the map",
    "redeploy.militia-stays": "MIL do not Redeploy",
    "redeploy.chosen": "the unit has been chosen already",
    "victory.below-limit": "the limit has not been reached",
    "appeal.must-wait": "the side must wait before it Appeals again",
    "appeal.inspection": "there is an inspection this turn",
}
