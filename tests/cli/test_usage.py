"""What the command line says about itself, and about arguments that it does not understand."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from adp_tui import __version__
from adp_tui.agent.requests import NAMES
from adp_tui.entry.arguments import COMMANDS
from adp_tui.entry.exit_codes import BY_SIGNAL, FAILED, MISUSED, OK
from tests.cli.conftest import REPOSITORY, Adp
from tests.cli.played import picked

HEAVY = ("textual", "rich", "msgspec", "platformdirs", "asyncio", "core", "saves")


def test_the_version_is_printed(adp: Adp) -> None:
    assert adp("--version") == (0, f"adp {__version__}\n", "")


def test_the_version_is_printed_without_loading_anything_heavy() -> None:
    script = (
        "import sys; from adp_tui.cli import main; main(['--version']);"
        f"print([name for name in {HEAVY} if name in sys.modules])"
    )

    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)

    assert ran.stdout.decode().splitlines()[1] == "[]"


def test_commands_without_a_screen_load_no_screen(tmp_path: Path) -> None:
    path = picked(tmp_path / "orchard.adp")
    script = (
        "import sys; from adp_tui.cli import main; from tests.cli.games import GAMES;"
        f"codes = [main([c, {str(path)!r}], GAMES) for c in ('show', 'log', 'verify', 'branches')];"
        "print(codes, 'textual' in sys.modules)"
    )

    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)

    assert ran.stdout.decode().splitlines()[-1] == "[0, 0, 0, 0] False"


def test_help_lists_every_command(adp: Adp) -> None:
    ran = adp("--help")

    assert ran.code == 0
    assert all(f"  {command.name} " in ran.out for command in COMMANDS)


def test_help_and_guide_list_the_exit_codes(adp: Adp) -> None:
    guide = (Path(__file__).parents[2] / "docs" / "playing.md").read_text(encoding="utf-8")
    ends = (signal.SIGHUP, signal.SIGINT, signal.SIGTERM)

    for code in (OK, FAILED, MISUSED, *(BY_SIGNAL + number for number in ends)):
        assert f" {code} " in adp("--help").out.partition("exit codes:")[2].replace(",", " ")
        assert re.search(rf"\b{code}\b", guide.partition("## Leaving")[2].partition("## ")[0])


@pytest.mark.parametrize("command", [command.name for command in COMMANDS])
def test_the_help_of_every_command_has_an_example(adp: Adp, command: str) -> None:
    ran = adp(command, "--help")

    assert ran.code == 0
    assert "example: " in ran.out
    assert f"adp {command}" in ran.out.partition("example: ")[2]


def test_the_help_of_the_agent_names_every_request(adp: Adp) -> None:
    told = adp("agent", "--help").out

    assert [name for name in NAMES if f'{{"do":"{name}"' not in told] == []


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("plant", "adp: there is no command 'plant' (try 'adp --help')"),
        ("--loud", "adp: unrecognized arguments: --loud (try 'adp --help')"),
        ("show", "adp: the following arguments are required: FILE (try 'adp show --help')"),
        ("show x --at -1", "adp: --at: '-1' is not a whole number (try 'adp show --help')"),
        (
            "show x --at ten",
            "adp: --at: 'ten' is not a whole number (try 'adp show --help')",
        ),
        (
            "new young --seat ann=cat",
            "adp: --seat: 'ann=cat' should read like SIDE=bot or SIDE=human (try 'adp new --help')",
        ),
        (
            "new young --option =",
            "adp: --option: '=' should read like NAME or NAME=VALUE (try 'adp new --help')",
        ),
        (
            "bench --answers 0",
            "adp: --answers: it must be at least 1 (try 'adp bench --help')",
        ),
        ("--vers", "adp: unrecognized arguments: --vers (try 'adp --help')"),
        (
            "--theme pink",
            "adp: --theme: invalid choice: 'pink' (choose from 'dark', 'light', '16-colours', "
            "'monochrome') (try 'adp --help')",
        ),
    ],
)
def test_misuse_is_one_sentence_with_a_hint(adp: Adp, line: str, sentence: str) -> None:
    assert adp(*line.split()) == (2, "", sentence + "\n")


def test_the_page_of_commands_names_every_one() -> None:
    page = (REPOSITORY / "docs" / "commands.md").read_text()

    assert [command.name for command in COMMANDS if f"\nadp {command.name} " not in page] == []


def test_the_index_names_every_page_and_every_link_leads_somewhere() -> None:
    docs = REPOSITORY / "docs"
    index = (docs / "README.md").read_text()
    pages = sorted(page.name for page in docs.glob("*.md") if page.name != "README.md")

    assert [page for page in pages if f"({page})" not in index] == []
    for page in (REPOSITORY / "README.md", REPOSITORY / "CONTRIBUTING.md", *docs.glob("*.md")):
        links = re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text())
        assert [link for link in links if not (page.parent / link).exists()] == [], page.name


def test_the_title_without_a_terminal_names_what_can_be_done(adp: Adp) -> None:
    ran = adp()

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.endswith("to use plain text: adp play --plain NAME\n")
    assert ran.err.count("\n") == 1
