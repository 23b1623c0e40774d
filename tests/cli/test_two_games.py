"""Two games in one program: a name or a save says which one is meant, and none is assumed."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from adp_tui.agent.agent import Agent
from adp_tui.cli import main
from adp_tui.games import GAMES, Games, entry_named
from tests.cli.talk import Talk
from tests.orchard_table import ORCHARD

BACKWARDS: Final[Games] = dict(reversed([*GAMES.items()]))
"""The same games, another one of which is the first."""

SCENARIOS: Final = {"adp": "short", "district": "standard"}

LOOKS: Final = ("show", "log", "branches", "verify", "report")
"""Commands that look at a save."""

either_order = pytest.mark.parametrize("games", [GAMES, BACKWARDS], ids=["usual", "backwards"])
each_game = pytest.mark.parametrize("game", SCENARIOS)

Adp = Callable[..., tuple[int, str, str]]


@pytest.fixture
def adp(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Adp:
    """Run a command; return its exit code, and what it printed on both streams."""

    def run(games: Games, *arguments: str) -> tuple[int, str, str]:
        capsys.readouterr()
        code = main([*arguments], games)
        out, err = capsys.readouterr()
        return code, out, err

    return run


def begun(adp: Adp, game: str, games: Games = GAMES) -> str:
    """Begin a game in the folder of saves and return its name."""
    code, _, err = adp(games, "new", SCENARIOS[game], "--game", game, "--name", game)
    assert (code, err) == (0, "")
    return game


def test_every_game_of_the_catalogue_is_tried_here() -> None:
    assert list(SCENARIOS) == list(GAMES)


@either_order
@each_game
@pytest.mark.rule("RDS-15")
def test_a_save_is_opened_as_the_game_of_its_first_line(games: Games, game: str, adp: Adp) -> None:
    begun(adp, game, games)

    ran = {command: adp(games, command, game) for command in LOOKS}

    assert [code for code, _, _ in ran.values()] == [0] * len(LOOKS)
    assert [err for _, _, err in ran.values()] == [""] * len(LOOKS)
    assert f"game: {game}," in ran["report"][1]


@either_order
@each_game
@pytest.mark.rule("RDS-15")
def test_plain_mode_plays_the_game_of_the_save(
    games: Games, game: str, adp: Adp, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(adp, game, games)
    monkeypatch.setattr("sys.stdin", io.StringIO("\n1\nundo\nquit\n"))
    scenario = GAMES[game].presenter().words.scenario(SCENARIOS[game])

    code, out, err = adp(games, "play", "--plain", game)

    assert (code, err) == (0, "")
    assert scenario in out


@either_order
@each_game
@pytest.mark.rule("RDS-15")
def test_the_agent_begins_the_game_of_a_request_and_loads_that_of_a_save(
    games: Games, game: str, tmp_path: Path
) -> None:
    path, talk = str(tmp_path / "game.adp"), Talk(Agent(games))
    begun = talk("new", scenario=SCENARIOS[game], game=game)
    talk("save", path=path)
    talk.agent.close()

    again = Talk(Agent(games))

    assert again("load", path=path)["pending"] == begun["pending"]
    assert again("state")["state"]["scenario"] == SCENARIOS[game]
    again.agent.close()


@pytest.mark.parametrize("scenario", ["standard", "free", "random"])
@pytest.mark.rule("RDS-31")
def test_the_agent_takes_the_options_of_district_commander(scenario: str) -> None:
    talk = Talk(Agent(GAMES))
    options = {"length": "short", "assets": True, "intelligence": True, "foreign": True}

    talk("new", game="district", scenario=scenario, options=options)

    state = talk("state")["state"]
    assert state["scenario"] == scenario
    assert {option: state["options"][option] for option in options} == options
    for wrong in ({"length": "endless"}, {"assets": "some"}, {"deception": True}):
        refused = talk("new", game="district", scenario=scenario, options=wrong)
        assert not refused["ok"], wrong
        assert next(iter(wrong)) in refused["error"]


@each_game
@pytest.mark.rule("RDS-11")
def test_every_game_has_branches_and_positions_that_are_checked(
    game: str, tmp_path: Path, adp: Adp
) -> None:
    path, talk = str(tmp_path / "game.adp"), Talk(Agent(GAMES))
    seats = dict.fromkeys(GAMES[game].box().sides[1:], "bot")  # one person may undo anything
    begun = talk("new", scenario=SCENARIOS[game], game=game, seats=seats, seed=1)
    first, second, *_ = begun["pending"]["options"]
    talk.answer(first)
    assert talk("undo")["pending"] == begun["pending"]
    talk.answer(second)
    talk("save", path=path)
    assert len(talk("lines")["lines"]) == 2
    talk.agent.close()

    code, out, _ = adp(GAMES, "verify", path)

    assert code == 0
    assert "is intact" in out
    counts = entry_named(game).presenter().words.tells_every_answer
    assert ("on 2 branches replayed" in out) == counts, "nobody may count secret answers"


@either_order
@each_game
@pytest.mark.rule("RDS-15")
def test_the_simulation_plays_the_game_that_is_named(games: Games, game: str, adp: Adp) -> None:
    line = ("--random", "-n", "1", "--jobs", "1", "--no-check", "--scenario", SCENARIOS[game])

    code, out, err = adp(games, "sim", "--game", game, *line, "--json")

    assert (code, err) == (0, "")
    assert list(json.loads(out)["scenarios"]) == [SCENARIOS[game]]


@either_order
@each_game
@pytest.mark.rule("RDS-15")
def test_a_scenario_of_another_game_is_refused(games: Games, game: str, adp: Adp) -> None:
    other = next(scenario for name, scenario in SCENARIOS.items() if name != game)

    code, _, err = adp(games, "new", other, "--game", game)

    said, _, scenarios = err.strip().partition(": choose one of ")
    assert (code, said) == (1, f"adp: there is no scenario '{other}'")
    assert sorted(scenarios.split(", ")) == sorted(GAMES[game].box().scenarios)


@pytest.mark.parametrize(
    "line", ["new main", "sim -n 1", "bench load", "agent"], ids=lambda line: line.split()[0]
)
@pytest.mark.rule("RDS-15")
def test_an_unknown_game_is_one_sentence(line: str, adp: Adp) -> None:
    assert adp(GAMES, *line.split(), "--game", "chess") == (
        1,
        "",
        "adp: this program does not know the game 'chess', only adp, district\n",
    )


@pytest.mark.parametrize("command", [*LOOKS, "open", "play --plain", "replay"])
@pytest.mark.rule("RDS-15")
def test_a_save_of_an_unknown_game_is_one_sentence(command: str, adp: Adp) -> None:
    assert main(["new", "young", "--game", "orchard"], {**GAMES, **ORCHARD}) == 0

    code, out, err = adp(GAMES, *command.split(), "young")

    assert (code, out) == (1, "")
    assert err == "adp: this program does not know the game 'orchard', only adp, district\n"


@pytest.mark.parametrize("command", ["new standard --game district", "play --plain district"])
@pytest.mark.rule("RDS-15")
def test_a_deck_of_one_game_is_not_for_another(command: str, adp: Adp) -> None:
    begun(adp, "district")

    code, out, err = adp(GAMES, *command.split(), "--deck", "deck.toml")

    assert (code, out) == (1, "")
    assert err == "adp: --deck is for A Distant Plain, and this game is District Commander\n"


@pytest.mark.rule("RDS-2")
def test_an_answer_that_is_not_told_has_no_line_of_its_own(adp: Adp) -> None:
    begun(adp, "district")

    _, told, _ = adp(GAMES, "log", "district")

    assert "Turn 1 (3)" in told  # what was seen of the shuffle that nobody is told of
    assert not [line for line in told.splitlines() if ":  (" in line]
