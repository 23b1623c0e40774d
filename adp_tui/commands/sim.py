"""`adp sim`: play many games and report what happened."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack
from errno import EISDIR
from pathlib import Path

from adp_tui.commands.context import Desk
from adp_tui.entry.exit_codes import BY_SIGNAL, FAILED, OK, UsageError, say, sentence
from adp_tui.games import entry_named, in_words_of
from adp_tui.sim.cluster import cluster_crew
from adp_tui.sim.crew import Crew, local_crew, play_all
from adp_tui.sim.errors import CrewError, JournalError, NoLibraryError, OtherProgramError
from adp_tui.sim.journal import Head, RunJournal
from adp_tui.sim.kept import keep
from adp_tui.sim.lines import failed_line, summary_lines
from adp_tui.sim.plan import Plan, plan
from adp_tui.sim.program import stamp
from adp_tui.sim.rows import CSV, PARQUET, refuse_missing_library, write_rows
from adp_tui.sim.stop import StopRequest, heed_signals
from adp_tui.sim.summary import SimTally
from adp_tui.sim.work import Played
from adp_tui.terminal.clean import json_text
from adp_tui.terminal.progress import ProgressBar
from adp_tui.texts import sim as texts


def run(arguments: Namespace, desk: Desk) -> int:
    """Play, save the games to keep, and sum up; the exit code says whether anything failed."""
    _refuse_misuse(arguments)
    box = desk.box(arguments.game)
    with in_words_of(box.name, desk.games):
        asked = plan(arguments, entry_named(arguments.game, desk.games).box)
        if not arguments.resume:
            asked.refuse_old_saves()
    tally = SimTally()
    with ExitStack() as open_files:
        journal = _journal(arguments, asked, tally)
        if journal is not None:
            open_files.enter_context(journal)
        if asked.out is not None:
            asked.out.mkdir(parents=True, exist_ok=True)
        code, seconds = _play(arguments, asked, tally, journal)
        if journal is not None and not _write_rows(arguments.rows, asked, journal):
            code = code or FAILED
    summary = tally.summary(seconds, checked=asked.check)
    if arguments.json:
        print(json_text(summary))
    else:
        print("\n".join(summary_lines(summary, desk.presenter(box).words)))
    return code


def _refuse_misuse(arguments: Namespace) -> None:
    """Raise an error for arguments that do not go together."""
    if arguments.resume and arguments.rows is None:
        raise UsageError(texts.NO_ROWS_TO_RESUME)
    if arguments.rows is not None:
        if arguments.rows.suffix not in (CSV, PARQUET):
            raise UsageError(texts.not_rows(arguments.rows))
        try:
            refuse_missing_library(arguments.rows)
        except NoLibraryError as error:
            raise UsageError(str(error)) from error


def _journal(arguments: Namespace, asked: Plan, tally: SimTally) -> RunJournal | None:
    """Begin the journal of the run, or resume it and count its games."""
    rows: Path | None = arguments.rows
    if rows is None:
        return None
    path = rows.with_name(f"{rows.name}.journal")
    head = Head.of(asked, stamp())
    if not arguments.resume or not os.path.lexists(path):
        for old in (rows, path):
            if os.path.lexists(old):
                there = texts.rows_there_already(old)
                raise JournalError(texts.no_journal(rows, path) if arguments.resume else there)
        return RunJournal.begin(path, asked, head)
    if rows.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(rows))
    journal = RunJournal.resume(path, asked, head, tally.add)
    say(texts.there_before(journal.games, asked.games, rows))
    return journal


def _write_rows(rows: Path, asked: Plan, journal: RunJournal) -> bool:
    """Write the rows; if that fails, say where the games are."""
    try:
        write_rows(rows, asked, journal)
    except OSError as error:
        say(texts.rows_not_written(rows, sentence(error), journal.path))
        return False
    return True


def _play(
    arguments: Namespace, asked: Plan, tally: SimTally, journal: RunJournal | None
) -> tuple[int, float]:
    """Play what is missing; return the exit code, and how long the run has lasted."""
    before = 0.0 if journal is None else journal.seconds
    with ProgressBar(asked.games, tally.games) as bar, heed_signals() as stop:
        trouble: str | None = None
        try:
            for played in _results(arguments, asked, journal, asked.games - tally.games, stop):
                game = played.game
                if played.save is not None:
                    game = keep(game, played.save, asked.place(played.number))
                if journal is not None and not played.is_lost:
                    journal.add(played.number, game, before + bar.seconds)
                tally.add(played.number, game)
                if game.failure is not None:
                    say(failed_line(game))
                bar.advance(failed=game.failure is not None)
        except NoLibraryError as error:
            raise UsageError(str(error)) from error
        except (CrewError, OtherProgramError, OSError) as error:
            if tally.games == 0:
                raise
            trouble = sentence(error)
    if trouble is not None:
        say(trouble)
    if stop.signal is not None or trouble is not None:
        say(texts.interrupted(tally.games, asked.games))
        if journal is not None:
            say(texts.go_on(arguments.rows))
    if stop.signal is not None:
        return BY_SIGNAL + stop.signal, before + bar.seconds
    return FAILED if tally.failed or trouble else OK, before + bar.seconds


def _results(
    arguments: Namespace, asked: Plan, journal: RunJournal | None, left: int, stop: StopRequest
) -> Iterator[Played]:
    """Play the games that the journal does not have."""
    if not left:
        return
    missing = (
        asked.task(number)
        for number in range(1, asked.games + 1)
        if journal is None or number not in journal
    )
    with _crew(arguments) as crew:
        yield from play_all(crew, missing, left, stop)


def _crew(arguments: Namespace) -> AbstractContextManager[Crew]:
    """Return who plays."""
    if arguments.cluster is not None:
        return cluster_crew(arguments.cluster)
    return local_crew(arguments.jobs)
