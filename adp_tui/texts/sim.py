"""What `adp sim` says: the table at the end, the bar on the way, and what can go wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from adp_tui.sim.games import SimGame
    from adp_tui.sim.summary import Figures, Summary

NOT_GIVEN_BACK: Final = "the notation does not give the position back"
BAR: Final = 24
"""How many cells the bar has."""

COLUMN: Final = 12


def crash(error: Exception) -> str:
    """A game that ended in an error."""
    return f"crash: {type(error).__name__}: {error}"


def crash_at(error: Exception, ask: str, option: str) -> str:
    """An answer that ended in an error."""
    return f"{crash(error)} when '{option}' answered {ask}"


def runaway(answers: int) -> str:
    """A game that does not end."""
    return f"runaway: no end after {answers} answers"


def dead_end(ask: str) -> str:
    """A question without options."""
    return f"dead end: {ask} offers nothing"


def offered_twice(ask: str, options: Iterable[str]) -> str:
    """A question with the same option twice."""
    return f"{ask} offers a word twice: {' '.join(options)}"


def unsound(ask: str, problems: Iterable[str]) -> str:
    """A position that cannot be."""
    return f"unsound position before {ask}: {'; '.join(problems)}"


def not_kept(error: Exception) -> str:
    """A game that could not be saved."""
    return f"it could not be saved: {error}"


def no_player(side: str, who: str) -> str:
    """A player who cannot play by himself."""
    return f"{side} can be played by bot or at random, not by '{who}'"


def there_already(path: object) -> str:
    """A save in the way."""
    return f"{path} is there already: choose another folder with --out, or another --seed"


def interrupted(done: int, of: int) -> str:
    """Somebody has seen enough."""
    return f"interrupted after {done} of {of} games: this is what they came to"


def failed(game: SimGame) -> str:
    """A game that went wrong, so that it can be played again."""
    options = "".join(f" {name}={value}" for name, value in game.setup.options.items())
    where = "" if game.kept is None else f", kept as {game.kept}"
    return (
        f"game {game.seed} ({game.setup.scenario}{options}) after {game.answers} answers:"
        f" {game.failure}{where}"
    )


def bar(done: int, of: int, seconds: float, failures: int) -> str:
    """How far it is, how fast it goes and when it will be done."""
    filled = BAR * done // of if of else BAR
    line = f"[{'#' * filled}{'.' * (BAR - filled)}] {done} of {of} games"
    if seconds > 0 and done:
        line += f", {60 * done / seconds:.0f} a minute"
        left = round((of - done) * seconds / done)
        line += f", {left // 60}:{left % 60:02} left" if done < of else ""
    return line + (f", {failures} failed" if failures else "")


def told(summary: Summary) -> Iterator[str]:
    """Yield the figures as lines to read."""
    figures = summary.all
    pace = figures.answers / summary.seconds if summary.seconds else 0
    yield f"Games     {figures.games} in {summary.seconds} s, {len(summary.failures)} failed"
    yield (
        f"Length    {figures.answers / max(figures.games, 1):.0f} answers a game,"
        f" {figures.longest} the longest; {figures.propaganda} Propaganda Rounds"
    )
    yield f"Pace      {pace:.0f} answers a second, every position checked"
    if summary.turn_ms:
        times = summary.turn_ms
        yield f"Turns     {times['median']:.1f} ms median, {times['worst']:.0f} ms worst"
    yield f"Sides     {_sides(summary.choices)}"
    for name, each in summary.scenarios.items():
        yield ""
        yield from _scenario(name, each)
    yield from _deeds(figures.deeds)


def _scenario(name: str, figures: Figures) -> Iterator[str]:
    """Yield who won a scenario, and by how much, Round by Round."""
    sides = tuple(figures.margins)
    yield f"{f'{name}, {figures.games}':<16}" + "".join(f"{side:>{COLUMN}}" for side in sides)
    yield f"{'Won':<16}" + "".join(f"{figures.wins.get(side, 0):>{COLUMN}}" for side in sides)
    for number, margins in enumerate(figures.rounds, start=1):
        yield _row(f"Propaganda {number}", sides, margins)
    yield _row("Margin at end", sides, figures.margins)


def _row(head: str, sides: Sequence[str], margins: Mapping[str, float]) -> str:
    return f"{head:<16}" + "".join(
        f"{margins[side]:>{COLUMN}.1f}" if side in margins else f"{'-':>{COLUMN}}" for side in sides
    )


def _deeds(deeds: Mapping[str, int]) -> Iterator[str]:
    """Yield how often each side did what, most often first."""
    by_side: dict[str, Counter[str]] = {}
    for deed, times in deeds.items():
        side, _, word = deed.partition(" ")
        by_side.setdefault(side, Counter())[word] += times
    if by_side:
        yield ""
    for side, counts in by_side.items():
        listed = ", ".join(f"{word} {times}" for word, times in counts.most_common())
        yield f"{side:<{COLUMN}}{listed}"


def _sides(choices: Mapping[str, int]) -> str:
    """Return how many sides of cards were played, and how often the rarest."""
    played = {
        choice.removeprefix("event.side "): times
        for choice, times in choices.items()
        if choice.startswith("event.side ") and choice.endswith("shaded")
    }
    if not played:
        return "no card was played"
    rarest = min(played, key=lambda side: played[side])
    return f"{len(played)} of cards played, the rarest ({rarest}) {played[rarest]} times"
