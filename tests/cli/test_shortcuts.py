"""One word for several answers: in plain lines, through the agent, and taken back as one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import pytest

from adp_tui.agent.agent import Agent
from adp_tui.games import GAMES
from adp_tui.games.district.presenter import PRESENTER as DISTRICT_PRESENTER
from adp_tui.plain.talk import Talk as Plain
from adp_tui.play.driver import Driver
from core.district.box import DISTRICT
from core.kernel import (
    Decision,
    GameError,
    How,
    IllegalAnswerError,
    Knowledge,
    Reason,
    Reply,
    Setup,
    Shortcut,
    game,
)
from saves.session import AnySession, Session
from tests.cli.talk import Talk
from tests.district.again import DistrictSession
from tests.orchard import Fact, Orchard, OrchardWithBots
from tests.orchard_table import games, presenter

BARE: Final = Reason("pick.bare", "2.2")


class Row(Shortcut[Orchard]):
    """Answers that are known beforehand."""

    def __init__(self, word: str, *answers: str, refusal: Reason | None = None) -> None:
        self.word = word
        self._answers = iter(answers)
        self._refusal = refusal

    @property
    def refusal(self) -> Reason | None:
        """Why it cannot be used."""
        return self._refusal

    def answer(self, known: Knowledge[Orchard, Any]) -> Reply | None:
        """Return the next of the answers; `fail` fails."""
        word = next(self._answers, None)
        if word == "fail":
            raise ValueError("where am I?")
        return None if word is None else Reply(word, (f"9: {self.word}",))


class HastyBox(OrchardWithBots):
    """The orchard, for people in a hurry."""

    def shortcuts(
        self, known: Knowledge[Orchard, Fact], earlier: Iterable[Orchard]
    ) -> tuple[Shortcut[Orchard], ...]:
        """Return some rows of answers for a day; one of them as often as there were mornings."""
        if known.decision.ask != "day":
            return ()
        mornings = [board for board in earlier if not board.night]
        return (
            Row("idle", "pick", "done"),
            Row("gather", "pick", "plum", "1"),
            Row("yesterday", refusal=None if len(mornings) > 1 else BARE),
            Row("astray", "pick", "fig"),
            Row("broken", "pick", "fail"),
            Row("pick", "rest"),
            Row("half", "pick"),
        )


HASTY: Final = games(HastyBox)


@pytest.fixture
def session() -> AnySession:
    """A game that has just begun."""
    return Session.new(HastyBox(), Setup("young"), seed=3, program="test")


@pytest.fixture
def driver(session: AnySession) -> Driver:
    """A game that is played."""
    return Driver(session, presenter(session.box))


def given(session: AnySession) -> list[tuple[str, How]]:
    """Return the answers so far, and how they came about."""
    return [(answer.answer, answer.how) for answer in session.line()]


# The driver


def test_it_is_recorded_as_its_single_answers_with_their_reasons(driver: Driver) -> None:
    driver.answer("idle")

    assert given(driver.session) == [("pick", How.LEFT), ("done", How.LEFT)]
    assert {answer.why for answer in driver.session.line()} == {("9: idle",)}
    assert driver.decision is not None
    assert driver.decision.by == "ben"


def test_one_undo_takes_all_of_it_back(driver: Driver) -> None:
    driver.answer("rest")
    driver.answer("idle")

    driver.undo()

    assert given(driver.session) == [("rest", How.PERSON)]
    driver.redo()
    assert [word for word, _ in given(driver.session)] == ["rest", "pick", "done"]


def test_it_stops_where_chance_is_asked(driver: Driver) -> None:
    driver.answer("gather")

    assert [word for word, how in given(driver.session) if how is How.LEFT] == ["pick", "plum"]


def test_it_may_stop_at_a_question_for_the_player(driver: Driver) -> None:
    driver.answer("half")

    assert driver.decision is not None
    assert (driver.decision.by, driver.decision.ask) == ("ann", "pick.tree")


@pytest.mark.parametrize(
    ("word", "error", "told"),
    [
        ("astray", IllegalAnswerError, "'fig' does not answer pick.tree"),
        ("broken", GameError, "'broken' does not work here"),
        ("yesterday", GameError, "'yesterday' cannot be used here: pick.bare (2.2)"),
        ("tomorrow", IllegalAnswerError, "'tomorrow' does not answer day"),
    ],
)
def test_if_it_fails_nothing_has_happened(
    driver: Driver, word: str, error: type[GameError], told: str
) -> None:
    with pytest.raises(error, match="^" + told.replace("(", r"\(").replace(")", r"\)")):
        driver.answer(word)

    assert given(driver.session) == []
    assert len(driver.session.tree) == 0
    assert driver.session.turn.is_at_checkpoint


def test_it_is_refused_if_it_says_nothing(driver: Driver) -> None:
    driver.answer("rest")
    driver.answer("rest")

    with pytest.raises(GameError, match="'yesterday' has nothing to say here"):
        driver.answer("yesterday")


def test_it_cannot_go_on_forever(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "MOST_UNAIDED", 1)

    with pytest.raises(GameError, match="'idle' does not work here"):
        driver.answer("idle")

    assert given(driver.session) == []


def test_an_option_of_the_same_name_comes_first(driver: Driver) -> None:
    driver.answer("pick")

    assert given(driver.session) == [("pick", How.PERSON)]


def test_a_game_without_such_words_refuses_them() -> None:
    session = Session.new(OrchardWithBots(), Setup("young"), seed=3, program="test")

    with pytest.raises(IllegalAnswerError):
        Driver(session, presenter(session.box)).answer("idle")


# In lines


def said(talk: Plain, *typed: str) -> str:
    """Say something; return the last reply in one line."""
    return " ".join([talk.hear(line) for line in typed][-1])


def test_it_is_listed_below_the_options(session: AnySession) -> None:
    talk = Plain(session, presenter(session.box))

    assert talk.hear("")[-1] == "Or: idle, gather, astray, broken, half"
    assert talk.hear("pick")[-1] == " 5 done"


def test_its_beginning_will_do_unless_an_option_begins_like_that(session: AnySession) -> None:
    talk = Plain(session, presenter(session.box))

    assert "'a' could be" not in said(talk, "a")
    assert given(session) == []
    said(talk, "ga")
    assert given(session)[:2] == [("pick", How.LEFT), ("plum", How.LEFT)]


def test_it_is_refused_in_a_sentence(session: AnySession) -> None:
    talk = Plain(session, presenter(session.box))

    refused = "'yesterday' cannot be used here: nothing hangs there (2.2)."
    assert said(talk, "yesterday") == f"No: {refused}"
    assert said(talk, "? yesterday") == "Yesterday: no. nothing hangs there. Rule 2.2."
    assert said(talk, "? idle") == "idle can be chosen."
    assert said(talk, "try idle").startswith("No: idle stands for several answers")
    assert said(talk, "astray").startswith("No: 'fig' does not answer pick.tree")


# Through the agent


@pytest.fixture
def agent() -> Talk:
    """A conversation about a game that has just begun."""
    talk = Talk(Agent(HASTY))
    talk("new", scenario="young", seed=3)
    return talk


def test_the_agent_names_them_only_where_there_are_some(agent: Talk) -> None:
    offered = agent("pending")["pending"]["shortcuts"]

    assert offered == ["idle", "gather", "astray", "broken", "half"]
    assert "shortcuts" not in agent.answer("half")["pending"]


def test_the_agent_gives_all_answers_or_none(agent: Talk) -> None:
    refused = agent("answer", option="astray")
    reply = agent("answer", option="idle")

    assert refused["ok"] is False
    assert refused["error"].startswith("'fig' does not answer pick.tree")
    assert (reply["n"], reply["why"]) == (2, ["9: idle"] * 2)
    assert [fact["fact"] for fact in reply["facts"]] == ["dusk", "grown"]
    assert [line["option"] for line in agent("log")["log"]] == ["pick", "done"]


def test_the_agent_says_why_not(agent: Talk) -> None:
    assert agent("why_not", option="yesterday")["code"] == "pick.bare"
    assert agent("why_not", option="idle")["error"].startswith("'idle' can be answered")


# District Commander


@pytest.fixture
def second_turn() -> DistrictSession:
    """A game of two people in which the Government deploys for the second time."""
    session = Session.new(DISTRICT, Setup("standard"), seed=1, program="test")
    driver = Driver(session, DISTRICT_PRESENTER, bot=DISTRICT.bot)
    while not (driver.board.turn == 2 and driver.decision and driver.decision.ask == "deploy.unit"):
        driver.leave_to_bot()
        driver.run()
    return session


@pytest.mark.rule("RDD-40")
def test_a_whole_deployment_is_repeated_and_taken_back_as_one(second_turn: DistrictSession) -> None:
    talk = Plain(second_turn, DISTRICT_PRESENTER, bot=DISTRICT.bot)
    number, depth = second_turn.number, second_turn.depth
    talk.hear("")

    listed = " ".join(talk.hear(""))
    told = talk.hear("as-b")

    assert "Or: as-before (As in the last turn), leave-it (Leave it to the bot)" in listed
    assert second_turn.depth > depth + 4
    assert second_turn.turn.is_at_checkpoint
    assert "Now the Insurgent side decides." in " ".join(told)
    talk.hear("")
    talk.hear("undo")
    talk.hear("yes")
    assert second_turn.number == number


@pytest.mark.rule("RDD-40")
def test_the_agent_repeats_a_deployment_for_the_side_that_is_asked() -> None:
    talk = Talk(Agent(GAMES))
    reply = talk("new", game="district", scenario="standard", seed=1)
    while reply["pending"]["ask"] != "deploy.unit":
        reply = talk("finish")
    shown = talk("pending", **{"as": "government"})["pending"]
    hidden = talk("pending", **{"as": "insurgent"})["pending"]
    refused = talk("answer", option="as-before", **{"as": "government"})
    strange = talk("answer", option="leave-it", **{"as": "insurgent"})
    given = talk("answer", option="leave-it", **{"as": "government"})

    assert shown["shortcuts"] == ["leave-it"]
    assert "shortcuts" not in hidden
    assert refused["error"].endswith("there was no Deployment before this one (D-40)")
    assert strange["error"] == "insurgent is not asked: government is"
    assert given["pending"]["by"] == "insurgent"


def test_the_question_of_a_bot_offers_none(second_turn: DistrictSession) -> None:
    second_turn.seat("government", "bot")
    talk = Plain(second_turn, DISTRICT_PRESENTER)

    assert "Or: " not in " ".join(talk.greet())
    assert isinstance(second_turn.turn.pending, Decision)
