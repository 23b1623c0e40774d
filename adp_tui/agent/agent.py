"""The agent: turns requests into replies, one game at a time."""

from __future__ import annotations

from pathlib import Path
from typing import assert_never

from msgspec.structs import replace

from adp_tui import __version__
from adp_tui.agent import requests as ask
from adp_tui.agent.play import Play
from adp_tui.entry.exit_codes import sentence
from adp_tui.games import Games, box_named, entry_named, in_words_of
from adp_tui.play import json_values as wire
from adp_tui.play.account import Account, Teller
from adp_tui.play.bot_turn import may_read_reasons
from adp_tui.play.bots import StuckError, bot_of
from adp_tui.play.seats import fresh_seed, may_keep_seed, seated
from adp_tui.play.shortcuts import shortcut_called, shortcuts_offered
from adp_tui.play.told import Told, told_line
from adp_tui.presenter.presenter import AnyPresenter
from adp_tui.presenter.words import AnyWords
from adp_tui.texts import agent as texts
from adp_tui.texts.notices import NOBODY_ASKED
from core.kernel import ALL_SEEING, Decision, GameError, GameOverError, Knowledge, Setup, Viewer
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
        self._tellers: dict[Viewer, Teller] = {}
        """Who tells the answers of the game to whom."""

    def reply(self, line: bytes) -> Reply:
        """Do what a line requests; if it fails, nothing has changed."""
        try:
            request = ask.read(line)
            found = self._do(request)
            viewer = ask.viewer_of(request, self._game.session.box)
            return {"ok": True, **self._standing(viewer), **found}
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
    def _presenter(self) -> AnyPresenter:
        """How the game is told that requests are about."""
        game = self._usual if self._play is None else self._play.session.box.name
        return entry_named(game, self._games).presenter()

    @property
    def _words(self) -> AnyWords:
        """Its words."""
        return self._presenter.words

    def _do(self, request: ask.Request) -> Reply:
        """Do a request; return the part of the reply besides the state of the game."""
        viewer = ALL_SEEING
        if self._play is not None:
            viewer = ask.viewer_of(request, self._play.session.box)
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
            case ask.AnswerRequest(option=option):
                self._must_be_asked(viewer)
                self._game.answer(option)
            case ask.Run(until=until):
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
                self._must_be_asked(viewer)
                return {"hint": self._hint()}
            case ask.WhyNot(option=option):
                self._must_be_asked(viewer)
                return self._why_not(option)
            case ask.State():
                return {"state": self._state(viewer)}
            case ask.Position():
                box, board = self._game.session.box, self._game.session.turn.board
                return {"position": box.position(viewer.view(box, board))}
            case ask.LinesRequest():
                return {"lines": [wire.line_value(b) for b in self._game.session.tree.branches()]}
            case ask.Main(line):
                self._game.session.make_main(line)
            case ask.Log():
                return {"log": self._log(viewer)}
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
        self._tellers.clear()

    def _must_be_asked(self, viewer: Viewer) -> None:
        """Raise unless the side for which a request is made is asked; a tool may be any side."""
        pending = self._game.session.turn.pending
        if viewer.sees_all or not isinstance(pending, Decision) or pending.by in viewer.sides:
            return
        asked = pending.by or wire.DICE
        if viewer.side is None:
            raise GameError(texts.may_only_look(asked))
        raise GameError(texts.not_asked(viewer.side, asked))

    def _standing(self, viewer: Viewer) -> Reply:
        """Return the state of the game, and the news, as far as a viewer may know them."""
        session = self._game.session
        box, board, pending = session.box, session.turn.board, session.turn.pending
        facts, why = self._game.news()
        asked = viewer.public_question(box, board, pending)
        told = (seen for fact in facts if (seen := viewer.seen(box, fact)) is not None)
        standing: Reply = {
            "n": self._number(viewer),
            "over": wire.outcome_value(pending),
            "pending": wire.pending_value(asked, session.seats, shortcuts_offered(session, asked)),
            "facts": [wire.fact_value(fact) for fact in told],
        }
        if why and viewer.sees_all:
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
        if (shortcut := shortcut_called(self._game.session, option)) is not None:
            reason, offered = shortcut.refusal, texts.is_a_shortcut(option)
        else:
            reason, offered = decision.why_not(option), texts.is_an_option(option)
        if reason is None:
            raise GameError(offered)
        return {"reason": self._words.refusal(reason), "code": reason.code, "rule": reason.rule}

    def _state(self, viewer: Viewer) -> object:
        """Return the position as JSON."""
        session = self._game.session
        board = viewer.view(session.box, session.turn.board)
        return wire.state_value(session.box, board, self._number(viewer))

    def _number(self, viewer: Viewer) -> int:
        """Return how many answers there have been, as far as a viewer may count them."""
        session = self._game.session
        if viewer.sees_all:
            return session.depth
        return len(self._told_line(viewer))

    def _told_line(self, viewer: Viewer) -> list[Told]:
        """Return what a viewer is told of the answers from the start to the head."""
        session, presenter = self._game.session, self._presenter
        teller = self._tellers.setdefault(viewer, Teller(session, presenter, viewer))
        return told_line(session, presenter, viewer, teller=teller)

    def _log(self, viewer: Viewer) -> list[Reply]:
        """Return the answers from the start to the head."""
        session = self._game.session
        if viewer.sees_all:
            return [
                wire.answer_value(number, answer)
                for number, answer in enumerate(session.line(), start=1)
            ]
        return [
            self._told(number, told.first, viewer)
            for number, told in enumerate(self._told_line(viewer), start=1)
        ]

    def _told(self, number: int, one: Account, viewer: Viewer) -> Reply:
        """Return an answer, or what a viewer is told of it."""
        answer = one.answer
        assert answer is not None
        if one.is_unseen:
            return wire.unseen_value(number, one.said)
        if not may_read_reasons(self._game.session, viewer, answer):
            answer = replace(answer, why=())
        return wire.answer_value(number, answer)


def _path(text: str) -> Path:
    """Return the path in a request; JSON strings may contain what no system accepts in a path."""
    if "\0" in text or not text:
        raise GameError(texts.NO_FILE)
    return Path(text)
