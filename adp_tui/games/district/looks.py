"""How District Commander looks: the colours of its sides, and the ground that they control."""

from __future__ import annotations

from typing import Final

from adp_tui.look.paint import AnyRole, Ground, Looks


class Shade(AnyRole):
    """The roles that only this game has; another game has a Government, too."""

    GOVERNMENT = "district-government"
    INSURGENT = "district-insurgent"
    GOVERNMENT_UNITS = "district-government-units"
    """What belongs to a side, after its letter or that of a stack: if letters are chips, this is
    plain."""

    INSURGENT_UNITS = "district-insurgent-units"
    GOVERNMENT_BAR = "district-government-bar"
    """A solid bar in the colour of a side: it must choose."""

    INSURGENT_BAR = "district-insurgent-bar"


class Tinge(Ground):
    """7.21: The tint of an Area under Population Control."""

    GOVERNMENT = "district-government"
    INSURGENT = "district-insurgent"


LOOKS: Final = Looks(
    sides={"government": Shade.GOVERNMENT, "insurgent": Shade.INSURGENT},
    bars={"government": Shade.GOVERNMENT_BAR, "insurgent": Shade.INSURGENT_BAR},
    styles={
        "dark": {
            Shade.GOVERNMENT: "bold #6aa8f0",
            Shade.INSURGENT: "bold #e0962b",
            Shade.GOVERNMENT_UNITS: "#6aa8f0",
            Shade.INSURGENT_UNITS: "#e0962b",
            Shade.GOVERNMENT_BAR: "bold #12161c on #6aa8f0",
            Shade.INSURGENT_BAR: "bold #12161c on #e0962b",
        },
        "light": {
            Shade.GOVERNMENT: "bold #173e8f",
            Shade.INSURGENT: "bold #6b3600",
            Shade.GOVERNMENT_UNITS: "#173e8f",
            Shade.INSURGENT_UNITS: "#6b3600",
            Shade.GOVERNMENT_BAR: "bold #fbfaf6 on #173e8f",
            Shade.INSURGENT_BAR: "bold #fbfaf6 on #6b3600",
        },
        "16-colours": {
            Shade.GOVERNMENT: "white on blue",
            Shade.INSURGENT: "black on yellow",
            Shade.GOVERNMENT_UNITS: "default",
            Shade.INSURGENT_UNITS: "default",
            Shade.GOVERNMENT_BAR: "bold white on blue",
            Shade.INSURGENT_BAR: "bold black on yellow",
        },
        "monochrome": {
            Shade.GOVERNMENT: "bold",
            Shade.INSURGENT: "bold",
            Shade.GOVERNMENT_UNITS: "none",
            Shade.INSURGENT_UNITS: "none",
            Shade.GOVERNMENT_BAR: "reverse",
            Shade.INSURGENT_BAR: "reverse",
        },
    },
    grounds={
        "dark": {Tinge.GOVERNMENT: "#14263d", Tinge.INSURGENT: "#31261a"},
        "light": {Tinge.GOVERNMENT: "#dfeaf8", Tinge.INSURGENT: "#f6e7d3"},
    },
)
