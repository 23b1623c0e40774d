"""The words of `adp sim`: its table, its progress bar, its errors."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

NOT_GIVEN_BACK: Final = "the notation of this position does not read back as the same position"


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
    """An impossible position."""
    return f"unsound position before {ask}: {'; '.join(problems)}"


def not_kept(error: Exception) -> str:
    """A game that could not be saved."""
    return f"it could not be saved: {error}"


def no_player(side: str, who: str) -> str:
    """A player that is neither a bot nor random."""
    return f"{side} can be 'bot' or 'random', not '{who}'"


def there_already(path: object) -> str:
    """A save that already exists."""
    return f"{path} already exists: choose another folder with --out, or another --seed"


def interrupted(done: int, of: int) -> str:
    """A simulation that was interrupted."""
    return f"interrupted after {done} of {of} games; these are the results so far"


def failed(seed: int, setup: str, answers: int, why: str, kept: str | None) -> str:
    """A failed game, with what is needed to repeat it."""
    where = "" if kept is None else f", kept as {kept}"
    return f"game {seed} ({setup}) after {answers} answers: {why}{where}"


# The bar on the way


def done_of(done: int, of: int) -> str:
    """The progress."""
    return f"{done} of {of} games"


def a_minute(games: float) -> str:
    """The speed."""
    return f"{games:.0f} per minute"


def left(minutes: int, seconds: int) -> str:
    """The time left."""
    return f"{minutes}:{seconds:02} left"


def failures(number: int) -> str:
    """The number of games that failed so far."""
    return f"{number} failed"


# The table at the end

WON: Final = "Won"
AT_END: Final = "Margin at end"


def games(number: int, seconds: float, failures: int) -> str:
    """How many games were played."""
    return f"Games     {number} in {seconds} s, {failures} failed"


def length(answers: float, longest: int, rounds: float, called: str) -> str:
    """How long the games were."""
    return f"Length    {answers:.0f} answers per game, longest {longest}; {rounds} {called}"


def pace(answers: float) -> str:
    """How fast they were played."""
    return f"Pace      {answers:.0f} answers per second, every position checked"


def turns(median: float, worst: float) -> str:
    """How long bots thought about a turn."""
    return f"Turns     {median:.1f} ms median, {worst:.0f} ms worst"
