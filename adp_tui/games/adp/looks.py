"""How A Distant Plain looks: the colours of its Factions, of Control and of attitudes."""

from __future__ import annotations

from typing import Final

from adp_tui.look.paint import AnyRole, Ground, Looks


class Hue(AnyRole):
    """The roles that only this game has."""

    COALITION = "coalition"
    GOVERNMENT = "government"
    TALIBAN = "taliban"
    WARLORDS = "warlords"
    COALITION_COUNT = "coalition-count"
    """A number after a Faction's letter: if letters are chips, numbers stay plain."""

    GOVERNMENT_COUNT = "government-count"
    TALIBAN_COUNT = "taliban-count"
    WARLORDS_COUNT = "warlords-count"
    COALITION_BAR = "coalition-bar"
    """A solid bar in a Faction's colour: it must choose."""

    GOVERNMENT_BAR = "government-bar"
    TALIBAN_BAR = "taliban-bar"
    WARLORDS_BAR = "warlords-bar"
    TALIBAN_ACTIVE = "taliban-active"
    WARLORDS_ACTIVE = "warlords-active"
    COIN_CONTROL = "coin-control"
    TALIBAN_CONTROL = "taliban-control"
    SUPPORT = "support"


class Tint(Ground):
    """The tint of an area that a side controls."""

    COIN = "coin"
    TALIBAN = "taliban"


_DARK: Final[dict[AnyRole, str]] = {
    Hue.COALITION: "#e0962b",
    Hue.GOVERNMENT: "#6aa8f0",
    Hue.TALIBAN: "bold #f7f7f7",
    Hue.WARLORDS: "#a9f5a0",
    Hue.COALITION_COUNT: "#e0962b",
    Hue.GOVERNMENT_COUNT: "#6aa8f0",
    Hue.TALIBAN_COUNT: "bold #f7f7f7",
    Hue.WARLORDS_COUNT: "#a9f5a0",
    Hue.COALITION_BAR: "bold #12161c on #e0962b",
    Hue.GOVERNMENT_BAR: "bold #12161c on #6aa8f0",
    Hue.TALIBAN_BAR: "bold #12161c on #f7f7f7",
    Hue.WARLORDS_BAR: "bold #12161c on #a9f5a0",
    Hue.TALIBAN_ACTIVE: "bold #12161c on #f7f7f7",
    Hue.WARLORDS_ACTIVE: "#12161c on #a9f5a0",
    Hue.COIN_CONTROL: "#ffffff on #2a5c9e",
    Hue.TALIBAN_CONTROL: "#000000 on #a89f95",
    Hue.SUPPORT: "#7fd1ff",
}
_LIGHT: Final[dict[AnyRole, str]] = {
    Hue.COALITION: "#6b3600",
    Hue.GOVERNMENT: "#173e8f",
    Hue.TALIBAN: "bold #111111",
    Hue.WARLORDS: "#00734a",
    Hue.COALITION_COUNT: "#6b3600",
    Hue.GOVERNMENT_COUNT: "#173e8f",
    Hue.TALIBAN_COUNT: "bold #111111",
    Hue.WARLORDS_COUNT: "#00734a",
    Hue.COALITION_BAR: "bold #fbfaf6 on #6b3600",
    Hue.GOVERNMENT_BAR: "bold #fbfaf6 on #173e8f",
    Hue.TALIBAN_BAR: "bold #fbfaf6 on #111111",
    Hue.WARLORDS_BAR: "bold #fbfaf6 on #00734a",
    Hue.TALIBAN_ACTIVE: "bold #fbfaf6 on #111111",
    Hue.WARLORDS_ACTIVE: "#fbfaf6 on #00734a",
    Hue.COIN_CONTROL: "#ffffff on #2a5c9e",
    Hue.TALIBAN_CONTROL: "#ffffff on #3a3733",
    Hue.SUPPORT: "#00588f",
}
_SIXTEEN: Final[dict[AnyRole, str]] = {
    Hue.COALITION: "black on yellow",
    Hue.GOVERNMENT: "white on blue",
    Hue.TALIBAN: "black on white",
    Hue.WARLORDS: "black on green",
    Hue.COALITION_COUNT: "default",
    Hue.GOVERNMENT_COUNT: "default",
    Hue.TALIBAN_COUNT: "default",
    Hue.WARLORDS_COUNT: "default",
    Hue.COALITION_BAR: "bold black on yellow",
    Hue.GOVERNMENT_BAR: "bold white on blue",
    Hue.TALIBAN_BAR: "bold black on white",
    Hue.WARLORDS_BAR: "bold black on green",
    Hue.TALIBAN_ACTIVE: "reverse",
    Hue.WARLORDS_ACTIVE: "reverse",
    Hue.COIN_CONTROL: "white on blue",
    Hue.TALIBAN_CONTROL: "black on white",
    Hue.SUPPORT: "bold",
}
_MONOCHROME: Final[dict[AnyRole, str]] = {
    Hue.COALITION: "none",
    Hue.GOVERNMENT: "none",
    Hue.TALIBAN: "none",
    Hue.WARLORDS: "none",
    Hue.COALITION_COUNT: "none",
    Hue.GOVERNMENT_COUNT: "none",
    Hue.TALIBAN_COUNT: "none",
    Hue.WARLORDS_COUNT: "none",
    Hue.COALITION_BAR: "reverse",
    Hue.GOVERNMENT_BAR: "reverse",
    Hue.TALIBAN_BAR: "reverse",
    Hue.WARLORDS_BAR: "reverse",
    Hue.TALIBAN_ACTIVE: "bold underline",
    Hue.WARLORDS_ACTIVE: "bold underline",
    Hue.COIN_CONTROL: "reverse",
    Hue.TALIBAN_CONTROL: "underline",
    Hue.SUPPORT: "bold",
}

LOOKS: Final = Looks(
    sides={
        "coalition": Hue.COALITION,
        "government": Hue.GOVERNMENT,
        "taliban": Hue.TALIBAN,
        "warlords": Hue.WARLORDS,
    },
    bars={
        "coalition": Hue.COALITION_BAR,
        "government": Hue.GOVERNMENT_BAR,
        "taliban": Hue.TALIBAN_BAR,
        "warlords": Hue.WARLORDS_BAR,
    },
    styles={"dark": _DARK, "light": _LIGHT, "16-colours": _SIXTEEN, "monochrome": _MONOCHROME},
    grounds={
        "dark": {Tint.COIN: "#14263d", Tint.TALIBAN: "#2b2624"},
        "light": {Tint.COIN: "#dfeaf8", Tint.TALIBAN: "#e6e1da"},
    },
)
