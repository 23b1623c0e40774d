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


def go_on(path: object) -> str:
    """How to go on with a run that did not come to its end."""
    return f"they are kept in {path}: to go on, repeat the command with --resume"


def there_before(games: int, of: int, path: object) -> str:
    """The games that need not be played again."""
    return f"{games} of {of} games are in {path} already"


# Processes and clusters

PROCESS_ENDED: Final = "a process that played games was ended from outside, perhaps for its memory"
CLUSTER_LOST: Final = "the connection to the cluster was lost"
NO_ANSWER: Final = "what listens there does not answer like a scheduler"
ENDS_WORKERS: Final = "it ended every worker that played it"
NO_DISTRIBUTED: Final = "--cluster needs the library distributed: pip install 'adp[cluster]'"
NO_PYARROW: Final = "a .parquet file needs the library pyarrow: pip install 'adp[parquet]'"


def unreachable(address: str, why: str) -> str:
    """A cluster that does not answer."""
    return f"there is no cluster at {address}: {why}"


def cluster_failed(why: str) -> str:
    """A cluster with a problem of its own."""
    return f"the cluster cannot go on: {why}"


def no_workers(address: str) -> str:
    """A cluster that cannot play."""
    return f"the cluster at {address} has no workers: start some with 'dask worker {address}'"


def worker_without(worker: str, why: str) -> str:
    """A worker that cannot play."""
    return f"the worker {worker} cannot play: {why}; install the same adp there as here"


def worker_differs(worker: str, theirs: str, ours: str) -> str:
    """A worker that might play otherwise."""
    return f"the worker {worker} has adp {theirs}, this is {ours}: install the same on both"


def other_program(theirs: str, ours: str) -> str:
    """A worker that joined later and might play otherwise."""
    return f"a worker has adp {theirs}, this is {ours}: install the same on both"


# The file of a run


def not_rows(path: object) -> str:
    """A file of no known kind."""
    return f"--rows: '{path}' should end in .csv or .parquet"


NO_ROWS_TO_RESUME: Final = "--resume needs --rows FILE, where the finished games are"


def rows_there_already(path: object) -> str:
    """A file that a run would replace."""
    return f"{path} already exists: go on with --resume, or choose another file"


def rows_not_written(path: object, why: str, journal: object) -> str:
    """A table that could not be made."""
    return f"{path} could not be written: {why}; its games are kept in {journal}"


def no_journal(path: object, journal: object) -> str:
    """Rows that cannot be resumed."""
    return f"{path} cannot be resumed without {journal}: choose another file"


def too_many_games(most: int) -> str:
    """A run that is too long for its file."""
    return f"--rows has room for {most} games: play fewer at a time, each with its own --seed"


def not_a_journal(path: object) -> str:
    """A file that is something else."""
    return f"{path} is not the journal of a simulation"


def journal_in_use(path: object) -> str:
    """A file that another run writes to."""
    return f"{path} is being written by another run"


def bad_line(path: object, row: int) -> str:
    """A file that somebody changed."""
    return f"line {row} of {path} is damaged: choose another file with --rows, and play anew"


def other_run(path: object, what: str) -> str:
    """A file of other games."""
    return f"{path} belongs to other games: its '{what}' differs"


def more_games(path: object, number: int) -> str:
    """A file with games that were not asked for."""
    return f"{path} has game {number} already: ask for at least as many games with -n"


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
SHARE: Final = "Share"
LIMITS: Final = "95 % limits"
AT_END: Final = "Margin at end"


def games(number: int, seconds: float, failures: int) -> str:
    """How many games were played."""
    return f"Games     {number} in {seconds} s, {failures} failed"


def length(answers: float, longest: int, rounds: float, called: str) -> str:
    """How long the games were."""
    return f"Length    {answers:.0f} answers per game, longest {longest}; {rounds} {called}"


ALWAYS_CHECKED: Final = "every position checked"


def checked_at(chapter: str) -> str:
    """How often positions were checked."""
    return f"positions checked at each {chapter}"


def share(percent: float) -> str:
    """A share."""
    return f"{percent:.1f} %"


def limits(low: float, high: float) -> str:
    """The limits of a share."""
    return f"{low:.0f} to {high:.0f} %"


def close_limits(low: float, high: float) -> str:
    """The limits of a share that are close together."""
    return f"{low:.1f}-{high:.1f} %"


def pace(answers: float, checked: str) -> str:
    """How fast they were played."""
    return f"Pace      {answers:.0f} answers per second, {checked}"


def turns(median: float, worst: float) -> str:
    """How long bots thought about a turn."""
    return f"Turns     {median:.1f} ms median, {worst:.0f} ms worst"
