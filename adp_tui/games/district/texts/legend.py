"""What the signs on the map, in the panes and in the list mean."""

from __future__ import annotations

from typing import Final

LEGEND: Final = (
    ("P2 T3", "Population 2, Terrain Modifier 3"),
    ("IU G3 i1", "Infrastructure of both sides; a capital letter has Population Control"),
    ("LOC G", "LOC Control of the Government, if it were counted now"),
    ("LOC ?", "it depends on counters face down"),
    ("☠", "Terror: nobody gets VP for the population, Builds or Recruits"),
    ("CAPITALS", "the name of the Area that is being activated"),
    ("G acts", "who has the opportunity there"),
    ("a, b, c", "the letters of stacks; those of the Government come first"),
    ("at", "Insurgents at large"),
    ("ug", "Insurgents underground"),
    ("in", "units in no stack yet"),
    ("?, ??, ?6", "counters face down: one, two, six"),
    ("!FIGH, !FI", "a counter that lies face up, in four letters or in two"),
    ("(FI)", "an own counter that the other side sees as ?"),
    ("LINE2", "two of a kind"),
    ("*", "Dispersed"),
    ("-1", "one Hit"),
    (".", "can act no more in this Phase"),
    ("+", "there is more than fits"),
    ("~", "has just changed"),
    ("2-4-1", "ratings of a unit or a chit: IR, TR, CMR"),
    ("◉ ✶ ❥", "the same on chits: IR, TR, CMR"),
    ("7 v 8+c", "7 against 8 and a chit; ? is a rating that is not known"),
    ("39/44", "39 of 44 chits lead to success"),
)
"""RDS-21: Each sign and what it means."""
