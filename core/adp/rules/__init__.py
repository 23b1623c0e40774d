"""The procedures of the rulebook, one module each.

Where to find a rule, by its number in `docs/rules.md` (modules below `core.adp`):

    1.1   Course of play             rules.stages
    1.2   Components                 model.ids
    1.3.1 Spaces                     model.atlas
    1.3.2 Provinces and Kabul        model.atlas
    1.3.4 Lines of Communication     model.atlas
    1.3.5 Foreign lands              model.atlas
    1.3.6 Adjacency                  model.atlas
    1.4   Forces                     model.ids
    1.4.1 Available forces           rules.table, rules.interruptions
    1.4.2 Stacking                   rules.stacking
    1.4.3 Underground and Active     model.facts.pieces, rules.parts.movement
    1.5   Players and Factions       model.options
    1.5.1 Negotiation and transfers  rules.transfers, rules.interruptions
    1.6   Support and Opposition     model.ids
    1.6.1 Levels                     model.ids
    1.6.2 Always Neutral             model.board
    1.7   Control                    model.board
    1.8   Resources, Aid, Patronage  model.facts.tracks
    1.9   Victory totals             model.totals

    2.2   Start                      rules.cards
    2.3   Event card                 rules.sequence
    2.3.1 Eligibility                rules.sequence
    2.3.2 Faction order              rules.sequence
    2.3.3 Passing                    rules.sequence
    2.3.4 Choices                    rules.sequence
    2.3.5 Limited Operation          rules.operations.terms
    2.3.6 Changing Eligibility       rules.sequence
    2.3.7 Next card                  rules.cards
    2.3.8 Final Event card           rules.sequence
    2.4   Propaganda card            rules.cards
    2.4.1 Final Propaganda           rules.cards, rules.victory

    3.1   Operations in general      rules.operations
    3.1.1 Pawns                      rules.operations.declaration
    3.1.2 Free actions               rules.operations.terms
    3.2.1 Train                      rules.train, rules.train_extra
    3.2.2 Patrol                     rules.patrol
    3.2.3 Sweep                      rules.sweep
    3.2.4 Assault                    rules.assault
    3.3.1 Rally                      rules.rally
    3.3.2 March                      rules.march
    3.3.3 Attack                     rules.attack
    3.3.4 Terror                     rules.terror

    4.1   Special Activities         rules.special_activities, rules.operations
    4.1.1 Accompanying Operations    rules.operations.accompaniment
    4.2.1 Surge                      rules.surge
    4.2.2 Air Lift                   rules.air_lift
    4.2.3 Air Strike                 rules.air_strike
    4.3.1 Govern                     rules.govern
    4.3.2 Transport                  rules.transport
    4.3.3 Eradicate                  rules.eradicate
    4.4.1 Extort                     rules.extort
    4.4.2 Infiltrate                 rules.infiltrate
    4.4.3 Ambush                     rules.ambush
    4.5.1 Cultivate                  rules.cultivate
    4.5.2 Traffic                    rules.traffic
    4.5.3 Suborn                     rules.suborn

    5.1   Executing Events           events.chooser
    5.1.1 Events and rules           events.event_play
    5.1.2 Contradicting Events       model.lasting
    5.1.3 Partial execution          events.event_play
    5.2   Dual use                   events.card
    5.3   Capabilities               model.lasting
    5.4   Momentum                   model.lasting
    5.5   Free actions               events.event_play, rules.operations.terms

    6     Propaganda Rounds          rules.stages
    6.1   Victory Phase              rules.victory
    6.3.1 Sabotage                   rules.resources
    6.3.2 Government earnings        rules.resources
    6.3.3 Insurgent earnings         rules.resources
    6.3.4 Casualties and Aid         rules.resources
    6.4.1 Civic Action               rules.support, rules.civic_action_and_sharia
    6.4.2 Sharia                     rules.support, rules.civic_action_and_sharia
    6.5   Redeploy Phase             rules.redeploy
    6.5.1 Desertion                  rules.redeploy
    6.5.2 Troops                     rules.redeploy
    6.5.3 Police                     rules.redeploy
    6.5.4 Taliban                    rules.redeploy
    6.6   Reset Phase                rules.reset
    6.6.1 Islamabad                  rules.islamabad

    7.1   Ranking                    rules.victory
    7.2   Victory check              rules.victory
    7.3   Margins                    model.totals

    8     Non-players in general     bots.sheet_bot, bots.common
    8.1   Sequence                   bots.turn, bots.events.offer
    8.1.1 Maximum extent             bots.turn, bots.priorities
    8.1.2 Choosing pieces            bots.leaving, bots.which_pieces
    8.2   Random Spaces              bots.random_spaces
    8.3   Random LoCs                bots.random_spaces
    8.4.1 Instructions               bots.events.instructions
    8.4.2 Sides of Events            bots.events.sides
    8.4.3 Pieces in Events           bots.events.best_answers
    8.4.4 Choices in Events          bots.events.foresight
    8.5   Warlords                   bots.warlords.sheet
    8.5.1 Rally                      bots.warlords.rally
    8.5.2 March                      bots.warlords.march
    8.5.3 Terror                     bots.warlords.sheet
    8.5.4 Special Activities         bots.warlords.sheet, bots.warlords.suborn
    8.6   Government                 bots.government.sheet
    8.6.1 Events                     bots.reactions
    8.6.2 Train                      bots.government.train, bots.government.train_sites
    8.6.3 Patrol                     bots.government.patrol
    8.6.4 Sweep                      bots.government.sweep
    8.6.5 Assault                    bots.government.assault
    8.6.6 Civic Action               bots.government.civic_action
    8.6.7 Redeploy                   bots.government.redeploy
    8.7   Taliban                    bots.taliban.sheet
    8.7.1 Events                     bots.reactions
    8.7.2 Rally                      bots.taliban.rally
    8.7.3 March                      bots.taliban.march
    8.7.4 Attack                     bots.taliban.attack
    8.7.5 Terror                     bots.taliban.terror
    8.7.6 Sponsorship                rules.sequence
    8.7.7 Sharia                     bots.taliban.sharia
    8.7.8 Redeploy                   bots.taliban.redeploy
    8.8   Coalition                  bots.coalition.sheet
    8.8.1 Events                     bots.coalition.sheet, bots.reactions
    8.8.2 Train                      bots.coalition.train, bots.coalition.surge
    8.8.3 Sweep                      bots.coalition.sweep, bots.coalition.strike
    8.8.4 Assault                    bots.coalition.assault
    8.8.5 Civic Action               bots.coalition.civic_action
    8.8.6 Redeploy                   bots.coalition.redeploy
    8.9   One player                 rules.victory

    S     Set-up                     rules.setup, model.scenarios
    O     Options                    model.options
    P     A printed copy             model.printed, events.by_hand
    M     The map                    model.atlas
"""
