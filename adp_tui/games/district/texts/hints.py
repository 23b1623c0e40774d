"""What is said beside answers: ratings, places, sums."""

from __future__ import annotations

from typing import Final

from adp_tui.texts.words import counted

CHIT: Final = "chit"
"""A chit in a sum whose rating is not known yet."""

UNKNOWN: Final = "?"


def ratings(ir: int, tr: int, cmr: int) -> str:
    """Return the three ratings of a unit, as they are printed on it."""
    return f"{ir}-{tr}-{cmr}"


def place(area: str) -> str:
    """Return where a unit is."""
    return f"in {area}"


def hits(number: int) -> str:
    """Return the Hits of a unit."""
    return f"{number} Hit" if number == 1 else f"{number} Hits"


def printed(population: int, terrain: int) -> str:
    """Return the printed numbers of an Area."""
    return f"Pop {population}, TM {terrain}"


def infrastructure(government: int, insurgent: int) -> str:
    """Return the Infrastructure Units of an Area."""
    return f"IU {government}-{insurgent}"


TERROR: Final = "Terror"
NO_TERROR: Final = "no Terror"
NOBODY: Final = "nobody"
ALLOTMENT: Final = "TP MAX"
NO_CARD: Final = "none"


def forces(side: str, units: str) -> str:
    """Return the units of a side."""
    return f"{side} {units}"


def targets(letters: str) -> str:
    """Return the stacks that a mission can be against."""
    return f"against {letters}"


def costs(points: int) -> str:
    """Return a price."""
    return f"{points} TP"


def purse(points: int, allotment: int) -> str:
    """Return the Task Points that are left."""
    return f"You have {points} of {allotment} TP."


def hand(number: int) -> str:
    """Return how many chits are in a hand."""
    return f"1 TP, you hold {number}"


# The same in fewer words

BRIEF_CHIT: Final = "c"
"""A chit in a sum where there is hardly any room."""

BRIEF_PLUS: Final = "+"
UNDERGROUND: Final = "ug"
HIGHEST: Final = "best"
"""The rating of a chit that counts if an Advantage goes with it."""


def equals(parts: str, total: str) -> str:
    """Return a sum and what it comes to."""
    return f"{parts} = {total}" if parts != total else total


def compared(own: str, against: str) -> str:
    """Return two sums that are compared."""
    return f"{own} against {against}"


def versus(own: str, against: str) -> str:
    """Return the same in fewer letters."""
    return f"{own} v {against}"


def brief_versus(own: str, against: str) -> str:
    """Return the same in as few letters as possible."""
    return f"{own} v {against}"


def counting(rating: str, number: int) -> str:
    """Return the rating of a chit that counts."""
    return f"{rating} {number}"


def makes(rating: str, total: str) -> str:
    """Return the rating of a chit that counts, and the total that it makes."""
    return f"{rating} ▸ {total}"


def chance(good: int, of: int) -> str:
    """Return how many chits lead to success."""
    return f"{good} of {of} chits"


def brief_chance(good: int, of: int) -> str:
    """Return the same in fewer letters."""
    return f"{good}/{of}"


def helps(amount: int, rating: str) -> str:
    """Return what an Asset lends."""
    return f"+{amount} {rating}"


DISPERSED: Final = "*"
"""Follows the ratings of a Dispersed unit, as on the map."""


def with_hits(ratings: str, hits: int) -> str:
    """Return the ratings of a unit with its Hits, which are no fourth rating."""
    return f"{ratings} (-{hits})"


def place_of_stack(*, underground: bool) -> str:
    """Return where an Insurgent stack is in its Area."""
    return "underground" if underground else "at large"


def concealed(number: int) -> str:
    """Return how many counters lie face down."""
    return counted(number, "counter")


def units(known: int, unknown: int) -> str:
    """Return how many units a stack has."""
    return f"{counted(known, 'unit')} + {unknown}?" if unknown else counted(known, "unit")


def beside_number(known: int, unknown: int, sums: str, place: str) -> str:
    """Return the number of units with their sums, in as few letters as possible."""
    number = f"{known}+{unknown}?" if unknown else str(known)
    return f"{number}: {sums} {place}".rstrip()


def beside(kind: str, ratings: str) -> str:
    """Return a kind with its ratings."""
    return f"{kind} {ratings}".strip()


def one_of(number: int) -> str:
    """Return that a unit is one of several that are alike."""
    return f"one of {number}"


# The map and the preview


def contents(population: int, terrain: int, government: int, insurgent: int) -> str:
    """Return the numbers of an Area as the map has them."""
    return f"P{population} T{terrain} g{government} i{insurgent}"


def numbers(letter: str, units: int) -> str:
    """Return how many units of a side are in an Area."""
    return f"{letter} {units}"


HIGHER, LOWER, CHANCE, INITIATIVE = "If higher", "If lower", "Chance", "Initiative"
"""The labels of the preview: what follows if the total of the side that is asked is higher."""

SHORT_HIGHER, SHORT_LOWER, SHORT_CHANCE, SHORT_INITIATIVE = "Win", "Lose", "Odds", "Next"
"""The same in four letters."""

COMES_OUT: Final = ("it comes out at large", "comes out")
TURNED_UP: Final = ("its counters are turned up", "turned up")
POINT_LOST: Final = ("Government -1 TP, perhaps a Hit", "G -1 TP, Hit?")
ANOTHER: Final = ("a MIL, or a promotion", "MIL or better")
CALM: Final = ("the Terror goes", "no Terror")
ALL_FOUND: Final = ("each stack found comes out or is turned up", "all found")
"""What follows, in full and in few letters."""

BETWEEN_CHITS: Final = "the difference of the chits"
BETWEEN_CHITS_IN_BRIEF: Final = "diff. chits"


def fight(loser: str, hits: str, winner: str) -> str:
    """Return the Hits of both sides in an Attack."""
    return f"{loser} takes {hits}; {winner} {BETWEEN_CHITS}"


def takes(stack: str, hits: str) -> str:
    """Return the Hits of a stack in few letters."""
    return f"{stack} {hits}"


def hits_up_to(number: int) -> str:
    """Return how many Hits there are at most, in few letters."""
    return f"0-{number} Hits"


def terror(left: int, population: int, points: str) -> str:
    """Return that Terror follows when all have fallen."""
    told = f"Terror: {counted(left, 'Hit')} left over, Pop {population}"
    return f"{told}, {points}" if points else told


def perhaps_terror(left: int, population: int, points: str) -> str:
    """Return that Terror may follow, because counters lie face down."""
    told = f"perhaps Terror: up to {counted(left, 'Hit')} left over, Pop {population}"
    return f"{told}, {points}" if points else told


PERHAPS_TERROR: Final = "Terror?"
"""The same in few letters."""


def of_points(number: int) -> str:
    """Return Victory Points won or lost."""
    return f"{number:+} VP"


def hits_at_most(number: int) -> str:
    """Return how many Hits there are at most."""
    return f"at most {counted(number, 'Hit')}"


UNKNOWN_HITS: Final = "? Hits"


def hits_known(number: int) -> str:
    """Return how many Hits there are."""
    return counted(number, "Hit") if number else "no Hits"


def hits_on(hits: str, whom: str) -> str:
    """Return who takes Hits."""
    return f"{hits} on {whom}"


MILITIA_AND_POLICE: Final = "MIL and POL"


def built(side: str, before: int, after: int) -> str:
    """Return how the Infrastructure of a side changes."""
    return f"IU {side} {before} ▸ {after}"


# What an answer does by itself

LEAVES, KEEPS, JOINS, PAYS, HAND, CHOSEN = "Leaves", "Keeps", "Joins", "Pays", "Hand", "Chosen"
"""The labels of the preview: who goes where, what a unit or a hand keeps, what a card pays."""

SHORT_LEAVES: Final = "From"

NOBODY_ELSE: Final = "nobody"


def hits_are_kept(hits: str) -> str:
    """Return that Hits stay with a unit that leaves the map."""
    return f"{hits}, no repair in Available"


def hits_are_kept_in_brief(hits: str) -> str:
    """Return the same in few letters."""
    return f"{hits}, no repair"


def leaves(unit: str, area: str) -> str:
    """Return a unit and where it leaves."""
    return f"{unit}, {area}"


def of_stack(letter: str, units: str) -> str:
    """Return a stack with what is told of it."""
    return f"{letter}: {units}"
