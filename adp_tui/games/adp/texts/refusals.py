"""Why not, in words: every reason that the rules give for refusing an answer.

The rules name a reason by its code. `{0}` stands for the first of the words that complete it,
`{any}` for all of them as alternatives. A code that is not here is shown as it is.
"""

from __future__ import annotations

from typing import Final

from adp_tui.games.adp.texts.decisions import name
from core.kernel import BadSetupError, GameError, IllegalAnswerError, Reason

REFUSALS: Final[dict[str, str]] = {
    # Anywhere
    "not-a-choice": "it is not one of the choices",
    "nothing-there": "nothing can be done there",
    "aside.none-to-spare": "no own piece is there, or none that can be spared now",
    "removal.targeted": "who targets a Faction removes all that can be reached",
    "removal.so-many": "{0} must go if so many can",
    "removal.none-there": "there is no such piece",
    "removal.shielded": "others there go first, or it is not open to this",
    "targets.out-of-reach": "nobody of theirs can be reached",
    "nowhere": "there is no space where it would do anything",
    "only-taliban-in-pakistan": "only the Taliban may be in Pakistan",
    "no-warlord-base": "there is no Warlord Base",
    "no-underground-guerrilla": "it needs an Underground Guerrilla",
    "selected-already": "it has been selected already",
    "not-named-by-event": "the Event does not name it",
    "cannot-pay": "there are not enough Resources",
    "not-coin-controlled": "it is not COIN-Controlled",
    # The options (O)
    "options.eligibility-needs-reveal": (
        "Eligibility {0} needs the next card face up, without No Reveal"
    ),
    "options.sudden-propaganda-needs-reveal": (
        "Sudden Propaganda needs the next card face up, without No Reveal"
    ),
    "options.all-seats-human": "without Non-players all four seats are human",
    "options.deception-needs-three": "Deception is for three or four players",
    # The turn (2)
    "turn.final-event-card": "neither Sweep nor March is possible on the final Event card",
    "turn.event-not-ready": "this card's Event cannot be played yet",
    "turn.event-not-open": "the Event is not open to you after what the 1st Eligible did",
    "turn.no-deed": "it is not something a Faction can do with its turn",
    "asset.not-limited": "it only turns a Limited Operation into a full one",
    "asset.final-event-card": "Operations on the final Event card stay Limited",
    "asset.none-held": "you hold no such marker",
    "asset.no-operation": "no Operation could be executed",
    "asset.shown": "the marker was shown for an Operation",
    # Operations (3)
    "operation.one-space-at-least": "an Operation takes place in at least one space",
    "train.no-coalition-piece": "the Coalition Trains in Provinces where it has a piece",
    "train.no-base": "cubes need a COIN Base there, and nothing else can be done",
    "train.no-coalition-base": "cubes need a Coalition Base there, and nothing else can be done",
    "train.no-cubes": "no Government cubes are there to be taken",
    "train.no-police": "Village Stability Operations: the Coalition Trains Troops",
    "train.all-cubes-there": "all Government cubes are there already",
    "train.not-on-a-loc": "Training takes place in Provinces and Kabul",
    "patrol.not-a-beat": "Patrol goes to LoCs and Kabul",
    "patrol.nothing-to-do": "no cubes can come there, and nobody is to be found",
    "patrol.no-cubes": "no own cubes are there that could still move",
    "patrol.no-way": "no way leads there by LoCs that are open and Kabul",
    "patrol.not-a-loc": "the Assault of a Patrol is on a LoC",
    "patrol.not-to-repair": "it needs Sabotage, a COIN cube and no Taliban Guerrilla",
    "patrol.one-loc-only": "a Limited Patrol Assaults only at its destination",
    "sweep.nothing-to-do": "no Troops can come there, and nobody would be found",
    "sweep.nobody-seeks": "no cubes are there to search it",
    "sweep.no-troops": "no own Troops are there that could still move",
    "sweep.no-way": "it is neither adjacent nor one LoC without Sabotage away",
    "sweep.not-on-a-loc": "a Sweep ends in Provinces and Kabul",
    "assault.no-coalition-troops": "the Coalition Assaults only where it has Troops",
    "assault.nobody-found": "there is no Active Guerrilla and no unshielded Base",
    "assault.too-few-cubes": "there are too few cubes to remove anything",
    "assault.talks": "US-Taliban Talks: the Coalition may not Assault",
    "assault.no-partners": "Partnering Policy: Government cubes do not count",
    "rally.not-on-a-loc": "Rally takes place in Provinces and Kabul",
    "rally.pakistan-closed": "Islamabad allows no Rally in Pakistan",
    "rally.supports-coin": "the Taliban Rally in Support only where Pashtun live",
    "rally.nothing-to-do": "nothing can be placed, settled or hidden there",
    "rally.none-available": "no Guerrilla is Available",
    "rally.too-few-for-a-base": "a Base takes 2 Guerrillas",
    "rally.no-base-available": "no Base is Available",
    "rally.no-room": "a space holds 2 Bases at most, of all Factions together",
    "rally.not-selected": "the Rally has not selected it",
    "rally.no-base-there": "no own Base is there",
    "rally.far-from-home": "the people there are Pashtun",
    "rally.nobody-active": "no Guerrilla is Active",
    "rally.one-at-most": "1 Guerrilla at most",
    "march.no-guerrilla": "no Guerrilla is there to March",
    "march.have-marched": "the Guerrillas there have Marched and may not go on",
    "march.nowhere-to-go": "there is nowhere to go from there",
    "march.nobody-can": "no Guerrilla could March anywhere",
    "march.not-adjacent": "it is not adjacent",
    "march.scattered": "a LimOp ends with all who moved in one space",
    "march.one-destination": "a Limited March has one destination",
    "march.sandstorms": "Sandstorms: the Guerrillas there have Marched once",
    "march.one-group": "a group has gone that way already",
    "attack.no-guerrilla": "it needs a Guerrilla",
    "attack.no-enemy": "no enemy is there",
    "terror.sabotaged-already": "the LoC is Sabotaged already",
    "terror.no-marker-left": "all 30 Terror and Sabotage markers are on the map",
    "terror.urban-specialists": "Urban Specialists: in Kabul it needs 2 Underground",
    # Special Activities (4)
    "special.chosen-already": "a Special Activity selects each space once",
    "special.operation-impossible": "the Operation that must follow would become impossible",
    "special.one-only": "one Special Activity accompanies an Operation",
    "special.none-with-limited": "a Limited Operation has no Special Activity",
    "special.none-when-free": "a free Operation has no Special Activity",
    "special.accompanies": "it accompanies {any} only",
    "surge.not-an-afghan-area": "Surge takes place in Kabul and Afghan Provinces",
    "surge.no-control": "the Province is not COIN-Controlled",
    "air-lift.no-troops": "no Troops there are left to fly",
    "air-lift.nowhere": "there are no Troops to fly anywhere",
    "air-lift.not-to-itself": "the Troops are there already",
    "air-lift.three-spaces": "an Air Lift is among three spaces at most",
    "air-lift.not-announced": "it is not one of the spaces that were named",
    "air-lift.sandstorms": "Sandstorms: no Air Lift",
    "air-lift.not-with-sweep": "ISR: no Air Lift with a Sweep",
    "air-strike.not-kabul": "Kabul is never struck from the air",
    "air-strike.no-target": "no Guerrilla there is Active and no Base without Guerrillas",
    "air-strike.predators-used": "Predators see into one Province of Pakistan only",
    "govern.no-support": "Govern needs Support, or a Population of 0",
    "govern.nothing-to-do": "it can have no Returnees marker and yield no Patronage",
    "transport.no-troops": "no Government Troops are there",
    "transport.no-road": "no open road leads there",
    "eradicate.not-kabul": "Eradicate takes place in Provinces",
    "eradicate.no-cube": "there is no Government cube",
    "eradicate.nothing-to-do": "nothing would come of it",
    "extort.outnumbered": "the Taliban do not outnumber all others there",
    "extort.nowhere": "there is no space to Extort",
    "infiltrate.nobody-to-turn": "no Government or Warlord piece is there",
    "infiltrate.id-cards": "ID Cards: no Infiltrate where Police are",
    "ambush.nowhere": "there is no space to Attack from hiding",
    "cultivate.not-an-afghan-province": "Cultivate takes place in Afghan Provinces",
    "cultivate.nobody-lives-there": "nobody lives there",
    "cultivate.too-many-police": "it needs more Warlord Guerrillas than Police",
    "cultivate.no-room": "there are two Bases already",
    "cultivate.no-base-available": "no Warlord Base is Available",
    "cultivate.not-in-the-operation": "the Operation has not selected it",
    "cultivate.nothing-selected": "the Operation has selected no space yet",
    "traffic.coalition-there": "a Coalition piece is there",
    "traffic.nothing-to-gain": "nobody could gain anything",
    "traffic.counter-narc": "Counter-Narc: nobody would gain anything",
    "suborn.local-truce": "Local Truce: no Suborn",
    "suborn.nobody": "there is no Government piece, no Taliban Guerrilla and nobody to hide",
    "suborn.no-cube": "no Government cube is there",
    "suborn.no-base": "no Government Base is there",
    "suborn.no-taliban": "no Taliban Guerrilla is there",
    "suborn.nobody-to-hide": "nobody there can turn Underground",
    # Propaganda Rounds (6)
    "persuasion.nothing-left": "it has no Terror and is in {0} or cannot be",
    "persuasion.price": "a step costs {0} Resources",
    "train.civic-too-dear": "a step costs 3 Government Resources",
    "train.all-support": "the people there are in Support, without Terror, or nobody lives there",
    "train.no-civic-action": "PRTs: no Civic Action by the Coalition",
    "train.too-few-cubes": "a Base takes 3 cubes",
    "train.no-room": "2 Bases are there",
    "train.not-kabul": "it takes a Train in Kabul",
    "train.no-patronage": "there is no Patronage, or no room for more Resources",
    "civic-action.no-control": "it needs COIN Control",
    "civic-action.no-troops": "it needs Troops",
    "civic-action.no-police": "it needs Police",
    "civic-action.other-decides": "the {0} decides there",
    "sharia.no-control": "it needs Taliban Control",
    "redeploy.no-coalition-troops": "no Coalition Troops are there",
    "redeploy.troops-stay": "Troops in Kabul or at a COIN Base stay",
    "redeploy.police-arrived": "the Police there have just arrived",
    "redeploy.no-police": "no Police are there",
    "redeploy.guerrillas-stay": "Guerrillas there stay or must leave without being asked",
    "redeploy.no-guerrillas": "no Guerrillas that could leave are there",
    "redeploy.not-there": "they cannot Redeploy there",
    # The set-up (S)
    "deploy.not-there": "the scenario does not let them begin there",
    "deploy.no-room": "there is no room for another Base",
}

_OR: Final = " or "


def refusal(reason: Reason) -> str:
    """Return a reason as the end of a sentence."""
    if (template := REFUSALS.get(reason.code)) is None:
        return " ".join((reason.code, *reason.parts))
    names = [name(part) for part in reason.parts]
    return template.format(*names, any=_OR.join(names))


def with_rule(reason: Reason) -> str:
    """Return a reason and the number of its rule."""
    return f"{refusal(reason)} ({reason.rule})"


def in_words(error: GameError) -> str:
    """Return what went wrong, as a person reads it."""
    if isinstance(error, IllegalAnswerError):
        return f"'{error.answer}' does not answer {error.decision.ask}: {with_rule(error.reason)}"
    if isinstance(error, BadSetupError) and error.reason is not None:
        return with_rule(error.reason)
    return str(error)
