"""Facts in words: the lines of the journal and of the transcript.

Each kind has its own sentence, because the order of words differs between languages.
"""

from __future__ import annotations

from typing import Final

from adp_tui.texts.words import counted

# 4, 5.1, 6, 7.2 The course of the game


def segment(name: str, side: str) -> str:
    """Return a segment of the turn, and whose part of it begins."""
    return f"{name}, {side}" if side else name


def turn(number: int) -> str:
    """Return the turn that begins."""
    return f"Turn {number}"


NO_EVENT: Final = "No event"


def event(number: int, name: str, does: str) -> str:
    """Return the random event of a turn."""
    return f"Event {number}, {name}: {does}"


def no_effect(name: str) -> str:
    """Return an event that changes nothing."""
    return f"{name}: no effect"


def truce(area: str) -> str:
    """Return the Area of a truce."""
    return f"Truce in {area} until the end of the turn"


CURTAIN_DRAWN: Final = "Both sides plan in secret"
CURTAIN_LIFTED: Final = "Both sides have planned"


def area_activated(area: str) -> str:
    """Return the Area where Operations begin."""
    return f"Operations in {area}"


def area_ended(area: str) -> str:
    """Return the Area where Operations are over."""
    return f"Operations in {area} are over"


def may_act(side: str) -> str:
    """Return whose opportunity it is."""
    return f"{side} may act"


def passes(side: str) -> str:
    """Return who passes."""
    return f"{side} passes"


PHASE_ENDED: Final = "The Operations of the turn are over"


def points_of(side: str, points: int) -> str:
    """Return the Victory Points of a side."""
    return f"{side} {points} VP"


def over(winners: str, points: str) -> str:
    """Return how the game ended."""
    return f"The game is over: {winners} won ({points})"


# 6.11 to 6.19 Areas and missions


def built(side: str, area: str) -> str:
    """Return where Infrastructure was built."""
    return f"{side} Infrastructure built in {area}"


def lost(side: str, area: str) -> str:
    """Return where Infrastructure was lost."""
    return f"{side} Infrastructure lost in {area}"


def found(area: str) -> str:
    """Return where Infrastructure was found."""
    return f"Insurgent Infrastructure found in {area}"


def terrorized(area: str, by: str) -> str:
    """Return who Terrorized an Area."""
    return f"{area} Terrorized by the {by}"


def calmed(area: str) -> str:
    """Return where Terror was removed."""
    return f"Terror removed from {area}"


def attempted(area: str) -> str:
    """Return where Recruit/Promote was attempted."""
    return f"Recruit/Promote attempted in {area}"


# 5.2, 7.11, 7.2, 7.3, 9.3 Points, chits, Strategies


def points_set(side: str, points: int) -> str:
    """Return the Task Points with which a turn begins."""
    return f"{side}: {points} TP"


def points_paid(side: str, points: int) -> str:
    """Return what a side pays."""
    return f"{side} pays {points} TP"


def points_lost(side: str, points: int) -> str:
    """Return what a side loses."""
    return f"{side} loses {points} TP"


def allotment(side: str, by: int) -> str:
    """Return how an allotment changes."""
    return f"{side}: TP MAX {by:+}"


def scored(side: str, points: int, what_for: str) -> str:
    """Return Victory Points, and what they are for."""
    return f"{side} {points:+} VP: {what_for}"


def scored_truly(told: str, points: int) -> str:
    """Return Victory Points with those of the true Strategy."""
    return f"{told} (true Strategy {points:+})"


SCORED_FOR: Final = {
    "population": "Population",
    "loc": "LOC",
    "disrupted": "unit Disrupted",
    "mil": "MIL Disrupted",
    "pol": "POL Disrupted",
    "cbt": "CBT Disrupted",
    "for": "FOR Disrupted",
    "gr": "GR Disrupted",
    "mf": "MF Disrupted",
    "asset": "Asset Disrupted",
    "dummy": "Dummy exposed",
    "reduced": "IU reduced",
    "ambush": "Ambush",
    "intimidated": "unit Intimidated",
    "terror": "Terror",
    "start": "at the start",
}
"""What Victory Points are for."""


def at(what: str, area: str) -> str:
    """Return something with the Area where it was."""
    return f"{what}, {area}" if area else what


def strategy(side: str, name: str) -> str:
    """Return the Strategy of a side."""
    return f"{side}: Strategy {name}"


def true_strategy(side: str, name: str) -> str:
    """Return the Strategy of a side that counts in the end."""
    return f"{side}: true Strategy {name}"


def number_drawn(side: str, chit: str, number: int) -> str:
    """Return how many chits a side draws."""
    return f"{side}: {chit}, so it draws {number}"


def chit_taken(side: str, chit: str) -> str:
    """Return a chit that comes into a hand."""
    return f"{side} draws {chit}"


def chit_returned(side: str, chit: str) -> str:
    """Return a chit that leaves a hand."""
    return f"{side} returns {chit}"


def chits_of(side: str, chits: str) -> str:
    """Return what a side played."""
    return f"{side} {chits}"


def chits_shown(told: str) -> str:
    """Return the chits that both sides played."""
    return f"Chits: {told}"


def chance(chit: str) -> str:
    """Return the chit drawn at random."""
    return f"At random: {chit}"


def appeal(side: str, own: str, hq: str, until: int) -> str:
    """Return an Appeal with its chits."""
    return f"{side} Appeals: own {own}, headquarters {hq}; again from turn {until}"


def appeals(side: str) -> str:
    """Return an Appeal of which no more is known."""
    return f"{side} Appeals to its headquarters"


INTELLIGENCE: Final = {
    "blank": "a blank",
    "blue": "an Advantage of the Government",
    "orange": "an Advantage of the Insurgent",
}
"""The chits in the Intelligence Pool."""


def intelligence(what: str) -> str:
    """Return what was drawn from the Intelligence Pool."""
    return f"Intelligence: {what}"


def blanks_returned(count: int) -> str:
    """Return the blanks that go back into the Pool."""
    return f"{counted(count, 'blank')} back into the Intelligence Pool"


USES: Final = {
    "chit": "for its chit",
    "terrain": "to double the TM",
    "flip": "to take the initiative",
    "cancel": "to keep the initiative",
    "look": "to see the record sheet of the other side",
}
"""What Advantages are spent for."""


def advantage(side: str, use: str) -> str:
    """Return who spends an Advantage, and what for."""
    return f"{side} spends an Advantage {use}"


def wind(side: str) -> str:
    """Return who spends a blank Intelligence chit."""
    return f"{side} spends a blank Intelligence chit"


# 5.2, 5.3, 6.17, 6.2 Units


def stored(unit: str, box: str) -> str:
    """Return a unit that goes from one box to another."""
    return f"{unit} to {box}"


def withdrawn(unit: str, area: str, box: str) -> str:
    """Return a unit that leaves the map."""
    where = f" for {box}" if box else ""
    return f"{unit} leaves {area}{where}"


def placed(unit: str, area: str, stack: str) -> str:
    """Return a unit that appears on the map."""
    where = f", in stack {stack}" if stack else ""
    return f"{unit} placed in {area}{where}"


def promoted(unit: str, by: str, area: str) -> str:
    """Return a promotion."""
    return f"{unit} promoted in {area}: {by}"


def revealed(stack: str, counters: str) -> str:
    """Return the counters of a stack that are turned up."""
    return f"Stack {stack} revealed: {counters}"


def dummies_gone(told: str) -> str:
    """Return what is revealed, with the Dummies among it."""
    return f"{told}; Dummies go to Available"


def hit(unit: str, hits: int) -> str:
    """Return a unit that takes Hits."""
    return f"{unit} takes {counted(hits, 'Hit')}"


def repaired(unit: str) -> str:
    """Return a unit that loses its Hits."""
    return f"{unit} loses its Hits"


def disrupted(unit: str, area: str) -> str:
    """Return a unit that is Disrupted."""
    return f"{unit} Disrupted in {area}"


def mode(unit: str, mode: str) -> str:
    """Return the mode of a unit."""
    return f"{unit}: {mode}"


def settled(unit: str) -> str:
    """Return a unit that knows the terrain."""
    return f"{unit} knows the terrain"


SHUFFLED: Final = "The Insurgent's counters get new numbers"

# 5.3, 6, 6.14 Stacks


def posted(unit: str, told: str) -> str:
    """Return where a unit is to be."""
    return f"{unit} to {told}"


def unposted(unit: str) -> str:
    """Return a unit that is not to be on the map."""
    return f"{unit} is not deployed"


def own_stack(number: int) -> str:
    """Return the number of a stack before it has a letter."""
    return f"stack {number}"


def deployed(side: str) -> str:
    """Return that a Deployment is done."""
    return f"{side}: Deployment is done"


def formed(letter: str, area: str) -> str:
    """Return a new stack."""
    return f"Stack {letter} forms in {area}"


def formed_underground(letter: str, area: str) -> str:
    """Return a new stack underground."""
    return f"Stack {letter} forms underground in {area}"


def declares(letter: str, mission: str) -> str:
    """Return a stack that declares a mission which the other side may interrupt."""
    return f"Stack {letter} declares {mission}"


def acts(letter: str, mission: str) -> str:
    """Return a stack that carries out a mission."""
    return f"Stack {letter}: {mission}"


def finished(letter: str) -> str:
    """Return a stack that is done."""
    return f"Stack {letter} has acted"


def driven_out(letter: str, area: str) -> str:
    """Return a stack that comes out of the Underground box."""
    return f"Stack {letter} comes out at large in {area}"


def ambushed(letter: str) -> str:
    """Return a stack that has suffered its Ambush."""
    return f"Stack {letter} has been ambushed"


def moved(letter: str, origin: str, to: str) -> str:
    """Return a stack that Moves."""
    return f"Stack {letter} moves from {origin} to {to}"


def left_behind(told: str, units: str, letter: str, *, one: bool) -> str:
    """Return a Move with those who stay."""
    return f"{told}; {units} {'stays' if one else 'stay'} as stack {letter}"


def redeployed(side: str, units: str) -> str:
    """Return what a side takes off the map."""
    return f"{side}: {units} to Available"


def redeploys_nothing(side: str) -> str:
    """Return that a side takes nothing off the map."""
    return f"{side}: nothing redeploys"


def desertion(side: str, letter: str) -> str:
    """Return who calls on a stack to desert."""
    return f"{side} calls on stack {letter} to desert"


# 5.1, 7.22, 11 Relief, accounts, roads, record sheets


def relief(side: str) -> str:
    """Return who gets relief money."""
    return f"Relief money for the {side}"


NO_RELIEF: Final = "No relief money for the Government"


def divided(side: str, paramilitary: int) -> str:
    """Return how a side divides its Task Points."""
    return f"{side}: {paramilitary} TP for paramilitary units"


def deploys(side: str) -> str:
    """Return who begins to deploy."""
    return f"{side} deploys"


def stack_posted(area: str, number: int, place: str) -> str:
    """Return where a stack is put."""
    return f"Stack {number} in {area}: {place}"


def loc(told: str) -> str:
    """Return who has LOC Control."""
    return f"LOC Control: {told}"


def held(side: str, areas: str) -> str:
    """Return where a side holds the roads."""
    return f"{side} in {areas}"


NOBODY: Final = "nobody"


def record_seen(side: str, tp: str, points: int, strategy: str) -> str:
    """Return what a side sees on the record sheet of the other."""
    return f"{side} sees the record sheet of the other side: TP {tp}, VP {points}, {strategy}"


def with_box(told: str, box: str, units: str) -> str:
    """Return what is seen with the units of a box."""
    return f"{told}; {box} {units}"
