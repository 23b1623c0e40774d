"""Set-ups that together use every scenario and every value of every option."""

from __future__ import annotations

from typing import Final

from core.district.model.module import Module
from core.district.model.options import options
from core.kernel import Setup

ADVANCED: Final[dict[str, bool | str]] = {"assets": True, "foreign": True, "intelligence": True}

OPTION_SETS: Final[tuple[tuple[str, dict[str, bool | str]], ...]] = (
    ("standard", {}),
    ("free", {"length": "short"}),
    ("random", {"length": "long"}),
    ("standard", ADVANCED),
    ("random", ADVANCED | {"length": "short"}),
    ("free", {"assets": True, "persistence": True, "staff-efficiency": "both"}),
    ("standard", {"foreign": True, "accidental-guerrillas": True, "xenophobic": True}),
    ("standard", {"intelligence": True, "only-the-wind": True, "strategic-intelligence": True}),
    ("random", ADVANCED | {"only-the-wind": True, "limited-foreign": "no-recovery"}),
    ("standard", {"no-mixed-stacks": True, "degrade-networks": True, "subversion-army": True}),
    ("standard", {"desertion": "government", "staff-efficiency": "government"}),
    ("free", {"desertion": "insurgent", "desertion-times": "2", "staff-saving": "5"}),
    (
        "random",
        {"desertion": "both", "desertion-times": "3", "staff-efficiency": "insurgent"},
    ),
    ("standard", ADVANCED | {"limited-foreign": "no-attack", "partnering": True}),
    ("standard", {"not-my-tribe": "1", "switcheroo": True}),
    ("standard", {"not-my-tribe": "2", "subversion-rebels": "mil", "assets": True}),
    ("random", {"not-my-tribe": "3", "subversion-rebels": "mil-gr", "subversion-army": True}),
    ("standard", {"dice": True, "persistence": True}),
    ("free", ADVANCED | {"dice": True, "desertion": "both"}),
    ("standard", {"green-no-mix": True, "green-slow": True}),
    ("standard", {"green-no-disperse": True, "green-small": True, "foreign": True}),
    ("standard", {"two-solitudes": True, "deep-underground": True}),
    ("random", ADVANCED | {"two-solitudes": True, "switcheroo": True, "desertion": "both"}),
    (
        "free",
        ADVANCED
        | {"deep-underground": True, "accidental-guerrillas": True, "degrade-networks": True},
    ),
)

EVERYTHING: Final = ("standard", {option.word: option.values[-1] for option in options()})
"""All variations at once; each has the last of its values."""


def samples(module: Module) -> tuple[Setup, ...]:
    """Return the set-ups with the scenarios of a module; its first stands for those it lacks."""
    usual = next(iter(module.scenarios))
    return tuple(
        Setup(scenario if scenario in module.scenarios else usual, options=chosen)
        for scenario, chosen in (*OPTION_SETS, EVERYTHING)
    )
