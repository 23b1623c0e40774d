"""The procedures of the Standard Rules, one module each.

Where to find a rule, by its number in `docs/district/rules.md` (modules below `core.district`):

    2.1   Sides, points and secrets  model.view, model.facts.fact, rules.task_points
    2.21  The map                    model.module
    2.221 Combat Units               model.module, model.roster, rules.strength
    2.223 Infrastructure Units       problems.grounds
    2.24  Chance Chits               model.ids
    2.25  Intelligence chits         model.module
    2.3   The Unit Box               model.ids

    3     Before the first turn      rules.setup, model.start
    4     Phases and segments        rules.stages

    5.1   Random event               rules.events
    5.2   Command and Planning       rules.command
    5.21  Allotment                  rules.command
    5.22  Chits                      rules.command
    5.23  Recovery and repair        rules.command
    5.3   Deployment                 rules.deployment, rules.postings, rules.stacking
    5.4   Intelligence               rules.intelligence

    6     Course of the Phase        rules.operations, rules.initiative
    6.1   Missions                   rules.missions, rules.activation, rules.chits, rules.drawing,
                                     rules.strength, rules.totals, rules.task_points, rules.accounts
    6.11  Patrol                     rules.patrol
    6.12  Attack                     rules.attack
    6.13  Ambush                     rules.ambush
    6.14  Move                       rules.move
    6.15  Build Infrastructure       rules.build
    6.16  Reduce Infrastructure      rules.reduce
    6.17  Recruit or Promote         rules.recruit, rules.recruit_stack
    6.18  Intimidate                 rules.intimidate
    6.19  Remove Terror              rules.remove_terror
    6.2   Hits and Disruption        rules.hits, rules.table
    6.3   Terror                     rules.terror

    7.1   Redeployment               rules.redeployment
    7.11  Allotment and hand         rules.allotment
    7.2   Victory Points             rules.victory_points
    7.21  Population Control         rules.victory_points
    7.22  LOC Control                rules.victory_points
    7.3   Appeals                    rules.appeals

    8.1   Militia                    rules.militia, rules.postings
    8.2   Infrastructure Units       rules.build, rules.first_pieces
    8.3   Modes                      rules.modes, rules.strength

    9.1   Assets and Dummies         rules.assets, rules.postings, rules.strength
    9.2   Foreign units              rules.chits, rules.hits, rules.terror
    9.3   Intelligence               rules.intelligence, rules.chits
    10    Scenarios                  rules.first_pieces, rules.drawing, model.start
    11    Variations                 model.options, rules.desertion, rules.accounts

    M     The module                 modules.orrin_valley, model.module
    D     Questions                  rules.shuffle, rules.chits
    B     Bots                       bots.bot, bots.government, bots.insurgent

A variation (11) is applied where the rule is that it changes: look for its field of the options.
"""
