"""The agent: turns requests into replies, one game at a time."""

from __future__ import annotations

from pathlib import Path
from typing import assert_never

from adp_tui import __version__
from adp_tui.agent import requests as ask
from adp_tui.agent.play import Play
from adp_tui.entry.exit_codes import sentence
from adp_tui.games import Games, box_named, entry_named, in_words_of
from adp_tui.play import json_values as wire
from adp_tui.play.bots import StuckError, bot_of
from adp_tui.play.seats import fresh_seed, may_keep_seed, seated
from adp_tui.presenter.words import AnyWords
from adp_tui.texts import agent as texts
from adp_tui.texts.notices import NOBODY_ASKED
from core.kernel import Decision, GameError, GameOverError, Knowledge, Setup
from saves.session import Session
from saves.store import read

Reply = dict[str, object]


class Agent:
    """Keeps the game that requests are about."""

    def __init__(self, games: Games, usual: str | None = None) -> None:
        entry_named(usual, games)  # an unknown game is reported before anything is asked
        self._games = games
        self._usual = usual
        """The game for requests that name none; None for the first one."""

        self._play: Play | None = None

    def reply(self, line: bytes) -> Reply:
        """Do what a line requests; if it fails, nothing has changed."""
        try:
            found = self._do(ask.read(line))
            return {"ok": True, **self._standing(), **found}
        except StuckError as error:
            stuck = {"by": error.side, "ask": error.ask, "kept": error.kept}
            return {"ok": False, "error": sentence(error), "stuck": stuck}
        except GameError as error:
            return {"ok": False, "error": self._words.in_words(error)}
        except Exception as error:  # a bug in the rules must not end a long conversation
            return {"ok": False, "error": sentence(error)}

    def close(self) -> None:
        """Release the file, if there is one."""
        if self._play is not None:
            self._play.session.close()

    @property
    def _game(self) -> Play:
        """The game; raises an error if there is none."""
        if self._play is None:
            raise GameError(texts.NO_GAME)
        return self._play

    @property
    def _words(self) -> AnyWords:
        """The words of the game that requests are about."""
        game = self._usual if self._play is None else self._play.session.box.name
        return entry_named(game, self._games).presenter().words

    def _do(self, request: ask.Request) -> Reply:
        """Do a request; return the part of the reply besides the state of the game."""
        match request:
            case ask.New():
                with in_words_of(self._named(request.game), self._games):
                    self._take(self._new(request))
            case ask.Load(path):
                self._take(self._load(_path(path)))
                return {"notices": self._game.session.notices}
            case ask.SaveRequest(path):
                self._save(_path(path))
            case ask.Pending():
                pass
            case ask.AnswerRequest(option):
                self._game.answer(option)
            case ask.Run(until):
                self._game.run(until)
            case ask.Undo(to):
                told = len(self._game.session.notices)
                self._game.undo(to)
                if news := self._game.session.notices[told:]:
                    return {"notices": news}
            case ask.SeatRequest(side, who):
                self._game.session.seat(side, who)
            case ask.Finish():
                self._game.finish()
            case ask.Hint():
                return {"hint": self._hint()}
            case ask.WhyNot(option):
                return self._why_not(option)
            case ask.State():
                return {"state": self._state()}
            case ask.Position():
                return {"position": self._game.session.box.position(self._game.session.turn.board)}
            case ask.LinesRequest():
                return {"lines": [wire.line_value(b) for b in self._game.session.tree.branches()]}
            case ask.Main(line):
                self._game.session.make_main(line)
            case ask.Log():
                return {"log": self._log()}
            case _:
                assert_never(request)
        return {}

    def _new(self, request: ask.New) -> Play:
        """Start a game that is not saved yet."""
        box = box_named(self._named(request.game), self._games)
        seats = seated(box.sides, request.seats)
        setup = Setup(request.scenario, seats, request.options, request.position, request.printed)
        seed = fresh_seed() if request.seed is None else request.seed
        kept = seed if may_keep_seed(seats) else None
        session = Session.new(box, setup, seed=kept, program=__version__)
        session.unwritten_seed = seed
        return Play(session, manual=request.dice == "manual")

    def _named(self, game: str | None) -> str:
        """Return the game that a request names, or the default."""
        return game or self._usual or next(iter(self._games))

    def _load(self, path: Path) -> Play:
        """Open a file; the caller rolls the dice if it did so far."""
        contents = read(path)
        box = box_named(contents.header.game, self._games)
        if self._keeps(path):
            if contents.damage is not None:
                raise contents.damage
            self.close()  # otherwise the file would be locked by ourselves
        session = Session.open(box, path)
        session.unwritten_seed = fresh_seed()
        return Play(session, manual=self._play is not None and self._play.manual)

    def _save(self, path: Path) -> None:
        """Save the game to a file; nothing is left to write if it is already there."""
        session = self._game.session
        if not self._keeps(path):
            session.save_as(path)
        session.retry()
        if session.trouble is not None:
            raise session.trouble

    def _keeps(self, path: Path) -> bool:
        """Whether the game is saved in that file."""
        kept = self._play.session.path if self._play is not None else None
        return kept is not None and path.exists() and kept.exists() and path.samefile(kept)

    def _take(self, play: Play) -> None:
        """Switch to another game, once it has been loaded."""
        self.close()
        self._play = play

    def _standing(self) -> Reply:
        """Return the state of the game, and the news."""
        session = self._game.session
        facts, why = self._game.news()
        standing: Reply = {
            "n": session.depth,
            "over": wire.outcome_value(session.turn.pending),
            "pending": wire.pending_value(session.turn.pending, session.seats),
            "facts": [wire.fact_value(fact) for fact in facts],
        }
        if why:
            standing["why"] = why
        if session.trouble is not None:
            standing["trouble"] = str(session.trouble)
        return standing

    def _hint(self) -> Reply:
        """Return what the bot would answer, and where it would have played differently."""
        session = self._game.session
        if not isinstance(session.turn.pending, Decision):
            raise GameOverError
        if session.turn.pending.by is None:
            raise GameError(NOBODY_ASKED)
        (option, why), departed = bot_of(session.box).counsel(Knowledge(session.box, session.turn))
        hint: Reply = {"option": option, "why": why}
        if departed is not None:
            asked, (other, reasons) = departed
            hint["elsewhere"] = {"ask": asked.ask, "option": other, "why": reasons}
        return hint

    def _why_not(self, option: str) -> Reply:
        """Return why a word is not an option."""
        decision = self._game.session.turn.pending
        if not isinstance(decision, Decision):
            raise GameOverError
        reason = decision.why_not(option)
        if reason is None:
            raise GameError(texts.is_an_option(option))
        return {"reason": self._words.refusal(reason), "code": reason.code, "rule": reason.rule}

    def _state(self) -> object:
        """Return the position as JSON."""
        session = self._game.session
        return wire.state_value(session.box, session.turn.board, session.depth)

    def _log(self) -> list[Reply]:
        """Return the answers from the start to the head."""
        return [
            wire.answer_value(number, answer)
            for number, answer in enumerate(self._game.session.line(), start=1)
        ]


def _path(text: str) -> Path:
    """Return the path in a request; JSON strings may contain what no system accepts in a path."""
    if "\0" in text or not text:
        raise GameError(texts.NO_FILE)
    return Path(text)
