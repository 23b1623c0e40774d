"""A storm of keys: anything that a terminal may send, in bursts, on every screen.

`python -m tests.tui.storm` sends 20,000 random keys, clicks, pastes and changes of size; the tests
send fewer, always the same ones. The program must run until it is asked to leave, must leave the
terminal as it was, and the save must verify.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from adp_tui.games import box_named
from core.district.box import DISTRICT
from core.kernel import BOT, HUMAN, Decision, Knowledge, Setup
from saves.session import Session
from saves.store import read_header
from tests.tui.shelf import saved
from tests.tui.table import FOUR, begin, ended
from tests.tui.terminal import START, Terminal, is_as_before, terminal

ESCAPE, ENTER, LEAVE = b"\x1b", b"\r", b"\x11"
SAVE: Final = "storm"
SIZES: Final = ((80, 24), (100, 30), (120, 36), (200, 60), (79, 23), (20, 5), (132, 24), (81, 50))

NAMED: Final = (
    *(b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D"),  # arrows
    *(b"\x1b[H", b"\x1b[F", b"\x1b[5~", b"\x1b[6~"),  # Home End PgUp PgDn
    *(b"\x1bOP", b"\x1bOQ", b"\x1bOR", b"\x1bOS"),  # F1 to F4
    *(b"\x1b[15~", b"\x1b[17~", b"\x1b[18~", b"\x1b[19~", b"\x1b[20~", b"\x1b[21~"),  # to F10
    *(ENTER, b"\t", b"\x7f", b"\x10", ESCAPE),
)
ODD: Final = (
    *(b"\xff", b"\xc3", b"\xe2\x82", b"\xf0\x9f\x98", b"\x80", "é€😀".encode()),
    *(b"\x00", b"\x0c", b"\x1a", b"\x1c", b"\x1f"),
    *(b"\x1b[I", b"\x1b[O", b"\x1b[1;5C", b"\x1b[1;2A", b"\x1b[Z", b"\x1bx", b"\x1b["),
    *(b"\x1b[<0;999;999M", b"\x1b[<0;0;0M", b"\x1b[M !!", b"\x1b[99999999999;9u", b"\x1b]0;"),
)
"""Input that only some terminals send, or none: torn letters, reports, unknown sequences."""


class Scene(NamedTuple):
    """Where the program starts, and the screens to which the storm keeps leading it."""

    arguments: tuple[str, ...]
    says: bytes
    """The text on the screen when it is ready for keys."""

    ways: tuple[bytes, ...]
    """Keys that lead to the other screens."""


AT_TABLE: Final = (
    *(b"\x1bOP", b"\x10", b"I", b" ", b"C", b"R", b"W", b"H", b"A", b"B", b"J", b"D", b"T", b"F"),
    *(b"Iu\r", b"\x10rules\r", b"Ukabul\r", b"1\r", b"\r", b"\r", b"\t", b"?", b".", b"P", b"Z"),
)
IN_DISTRICT: Final = (
    *AT_TABLE,
    *(b"0\r", b"0\r", b"Z", b"L", b"LB", b"LBD", b"a\x1b[C", b"b\r\r", b"=", b"X", b"/", b"D"),
)
SCENES: Final = {
    "title": Scene(("--mouse",), b"Continue", (b"n", b"o", b"r\r", b"l", b"c", b"Q", *AT_TABLE)),
    "table": Scene(("open", SAVE, "--mouse"), b"F1", AT_TABLE),
    "hand-over": Scene(("open", "hidden", "--mouse"), b"your turn", (b"\r", *AT_TABLE)),
    "district": Scene(("open", "district", "--mouse"), b"F1", IN_DISTRICT),
    "shared": Scene(("open", "shared", "--mouse"), b"your turn", (b"\r", b"\r", *IN_DISTRICT)),
    "the end": Scene(("open", "over", "--mouse"), b"F1", (b"<", b">", *AT_TABLE)),
}


def furnish(home: Path) -> None:
    """Save games of both kinds: against bots, of people with secrets, and one that is over."""
    folder = home / "saves"
    saved(folder, "another", "pass")
    begin(folder / "hidden.adp", seats=FOUR, options={"victory-deception": True}).close()
    begin(folder / f"{SAVE}.adp").close()
    ended(folder / "over.adp").close()
    _play_on(folder / "district.adp", BOT, "ops.stack")
    _play_on(folder / "shared.adp", HUMAN, "deploy.unit")


def _play_on(path: Path, insurgent: str, until: str) -> None:
    """Save a game of District Commander that has come to a question for the Government."""
    seats = {"government": HUMAN, "insurgent": insurgent}
    with Session.new(
        DISTRICT, Setup("standard", seats), seed=1, program="test", path=path
    ) as session:
        while isinstance(asked := session.turn.pending, Decision):
            if asked.by is None:
                session.roll()
            elif (asked.by, asked.ask) == ("government", until):
                break
            else:
                session.answer(DISTRICT.bot.decide(Knowledge(DISTRICT, session.turn)).option)


def send_one(random: Random, screen: Terminal, scene: Scene) -> bytes:
    """Return one more thing that a terminal may send; a change of size happens immediately."""
    match random.choices(range(7), (35, 20, 12, 4, 2, 4, 20))[0]:
        case 0:
            return bytes((random.choice(PRINTABLE),))
        case 1:
            return random.choice(NAMED)
        case 2:
            x, y = random.randint(1, 125), random.randint(1, 40)
            button = random.choice((0, 0, 0, 2, 35, 64, 65))
            ends = "M" if button > 2 else random.choice(("Mm", "Mm", "M"))
            return b"".join(f"\x1b[<{button};{x};{y}{end}".encode() for end in ends)
        case 3:
            text = bytes(random.choices(b"abc 123\r\n\tQ\x1b\xff", k=random.randint(0, 40)))
            return b"\x1b[200~" + text + b"\x1b[201~"
        case 4:
            screen.resize(*random.choice(SIZES))
            return b""
        case 5:
            return random.choice(ODD)
        case _:
            return random.choice(scene.ways)


PRINTABLE: Final = bytes(byte for byte in range(32, 127) if byte != ord("q"))
"""Keys with a letter or a sign; q would leave the title."""


def rage(home: Path, name: str, number: int, seed: int) -> None:
    """Send this many things to one scene; restart it if it was left by chance."""
    scene, random = SCENES[name], Random(f"{name} {seed}")
    while number > 0:
        with terminal(START, home, arguments=scene.arguments) as screen:
            screen.read_until(scene.says)
            number -= _burst(random, screen, scene, number)
            screen.resize(80, 24)
            screen.press(b"\x1b[201~" + LEAVE)
            _check(screen, name)


def _burst(random: Random, screen: Terminal, scene: Scene, number: int) -> int:
    """Send this many things in bursts while the program runs; return how many were sent."""
    sent = 0
    while sent < number and screen.process.poll() is None:
        burst = min(random.choice((1, 5, 20, 100)), number - sent)
        screen.press(b"".join(send_one(random, screen, scene) for _ in range(burst)))
        sent += burst
    return sent


def _check(screen: Terminal, name: str) -> None:
    """Check that the program left cleanly."""
    code = screen.end()
    told = screen.written[-2000:].decode(errors="replace")
    assert code == 0, f"{name}: exit code {code}: {told}"
    assert is_as_before(screen), f"{name}: the terminal is not as it was"
    for bad in (b"Traceback", b"never awaited", b"adp: ", b"Error"):
        assert bad not in screen.written, f"{name}: {told}"


def verify(home: Path) -> None:
    """Check that every save is intact."""
    for path in sorted((home / "saves").glob("*.adp")):
        with Session.open(box_named(read_header(path).game), path, read_only=True) as session:
            assert not session.divergences, path.name


def storm(number: int, seed: int) -> None:
    """Send this many things to all scenes together, and print the progress."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        furnish(home)
        for name in SCENES:
            began = time.monotonic()
            each = -(-number // len(SCENES))
            rage(home, name, each, seed)
            print(f"{name:<22}{each:>6} in {time.monotonic() - began:.0f} s", flush=True)
        verify(home)
    print(f"seed {seed}: all is well")


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]]
    storm(*(given + [20_000, int(time.time())][len(given) :]))
