"""How District Commander looks: the colours of its sides."""

from __future__ import annotations

from typing import Final

from adp_tui.look.paint import AnyRole, Looks


class Shade(AnyRole):
    """The roles that only this game has; another game has a Government, too."""

    GOVERNMENT = "district-government"
    INSURGENT = "district-insurgent"
    GOVERNMENT_BAR = "district-government-bar"
    """A solid bar in the colour of a side: it must choose."""

    INSURGENT_BAR = "district-insurgent-bar"


LOOKS: Final = Looks(
    sides={"government": Shade.GOVERNMENT, "insurgent": Shade.INSURGENT},
    bars={"government": Shade.GOVERNMENT_BAR, "insurgent": Shade.INSURGENT_BAR},
    styles={
        "dark": {
            Shade.GOVERNMENT: "#6aa8f0",
            Shade.INSURGENT: "#e0962b",
            Shade.GOVERNMENT_BAR: "bold #12161c on #6aa8f0",
            Shade.INSURGENT_BAR: "bold #12161c on #e0962b",
        },
        "light": {
            Shade.GOVERNMENT: "#173e8f",
            Shade.INSURGENT: "#6b3600",
            Shade.GOVERNMENT_BAR: "bold #fbfaf6 on #173e8f",
            Shade.INSURGENT_BAR: "bold #fbfaf6 on #6b3600",
        },
        "16-colours": {
            Shade.GOVERNMENT: "white on blue",
            Shade.INSURGENT: "black on yellow",
            Shade.GOVERNMENT_BAR: "bold white on blue",
            Shade.INSURGENT_BAR: "bold black on yellow",
        },
        "monochrome": {
            Shade.GOVERNMENT: "none",
            Shade.INSURGENT: "none",
            Shade.GOVERNMENT_BAR: "reverse",
            Shade.INSURGENT_BAR: "reverse",
        },
    },
)
