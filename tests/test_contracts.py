"""RDS-17: The import contracts keep games apart, all of them and in every room of the program.

`lint-imports` holds the program to the contracts; these tests hold the contracts to the catalogue.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from adp_tui.games import GAMES

ROOT: Final = Path(__file__).parents[1]
CONTRACTS: Final[list[dict[str, Any]]] = tomllib.loads(
    (ROOT / "pyproject.toml").read_text(encoding="utf-8")
)["tool"]["importlinter"]["contracts"]

RULES: Final = {f"core.{game}" for game in GAMES}
SHARED: Final = ("core/kernel", "saves", "adp_tui")
"""What all games use; of `adp_tui`, all but the catalogue."""

CATALOGUE: Final = "adp_tui.games"


def contract(name: str) -> dict[str, Any]:
    """Return a contract by its name."""
    return next(one for one in CONTRACTS if one["name"] == name)


@cache
def imports(path: Path) -> tuple[str, ...]:
    """Return what a module imports, at its top or later."""
    return tuple(_imports(path))


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield from (f"{module}.{name.name}" for name in names)
            case _:
                pass


def modules(*folders: str) -> Iterator[Path]:
    """Yield the modules in some folders."""
    for folder in folders:
        yield from (ROOT / folder).rglob("*.py")


def test_every_folder_of_a_game_is_in_the_catalogue() -> None:
    rules = {path.parent.name for path in (ROOT / "core").glob("*/__init__.py")}
    shown = {path.parent.name for path in (ROOT / "adp_tui/games").glob("*/__init__.py")}

    assert rules - {"kernel"} == shown == set(GAMES)


@pytest.mark.rule("RDS-17")
def test_the_contracts_cover_the_rules_of_every_game() -> None:
    apart = contract("inside the core, games use the kernel and do not know each other")
    shell = contract("the shell knows no game")

    assert apart["type"] == "layers"
    assert [set(layer.split(" | ")) for layer in apart["layers"]] == [RULES, {"core.kernel"}]
    assert set(contract("saves serve any game")["forbidden_modules"]) == RULES
    assert shell["type"] == "protected"
    assert set(shell["protected_modules"]) == RULES
    assert shell["allowed_importers"] == [CATALOGUE]


@pytest.mark.rule("RDS-17")
def test_the_contracts_cover_how_every_game_is_shown() -> None:
    shown = contract("how a game is shown is known to the catalogue alone")
    apart = contract("games do not know each other")

    assert shown["type"] == "protected"
    assert shown["protected_modules"] == [f"{CATALOGUE}.*"]
    assert shown["allowed_importers"] == [CATALOGUE]
    assert apart["type"] == "independence"
    assert apart["modules"] == [f"{CATALOGUE}.*"]


@pytest.mark.rule("RDS-17")
@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_games_share_imports_one(game: str) -> None:
    catalogue = ROOT / CATALOGUE.replace(".", "/")
    shared = [path for path in modules(*SHARED) if catalogue not in path.parents]
    own = (f"core.{game}", f"{CATALOGUE}.{game}")

    assert len(shared) > 150
    assert [path for path in shared if any(name.startswith(own) for name in imports(path))] == []


@pytest.mark.rule("RDS-17")
@pytest.mark.parametrize("game", GAMES)
def test_no_game_imports_another(game: str) -> None:
    own = [*modules(f"core/{game}", f"adp_tui/games/{game}")]
    others = tuple(f"{room}.{other}" for room in ("core", CATALOGUE) for other in {*GAMES} - {game})

    assert len(own) > 50
    assert [path for path in own if any(name.startswith(others) for name in imports(path))] == []
