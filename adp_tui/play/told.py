"""The answers of a game as somebody may count them.

Who may not know an answer may sometimes not even know how many there were: how much a side
bought, or whether it was asked at all. Such answers are told as one, or not at all; and then those
who read them number what they are told, because the numbers in the log would give them away.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from adp_tui.play.account import Account, Teller
from adp_tui.presenter.presenter import AnyPresenter
from adp_tui.texts.commands import no_such_entry
from core.kernel import GameError, Viewer
from saves.records import START
from saves.session import AnySession


class Told(NamedTuple):
    """One answer that somebody is told of, or several that are told as one."""

    number: int
    """By which they call it."""

    accounts: tuple[Account, ...]

    @property
    def first(self) -> Account:
        """The account of the answer, or of the first of several."""
        return self.accounts[0]

    def holds(self, number: int) -> bool:
        """Whether it tells of an answer of the log."""
        return any(one.answer is not None and one.answer.number == number for one in self.accounts)

    @property
    def last(self) -> int:
        """The number in the log of the answer, or of the last of several."""
        answer = self.accounts[-1].answer
        assert answer is not None
        return answer.number


def told_line(
    session: AnySession,
    presenter: AnyPresenter,
    viewer: Viewer,
    end: int | None = None,
    teller: Teller | None = None,
) -> list[Told]:
    """Return what somebody is told of the line from the start to an answer, usually the head.

    Give a teller for them if you ask often.
    """
    anew = counts_apart(presenter, viewer)
    path = session.tree.path(session.number if end is None else end)
    accounts = map((teller or Teller(session, presenter, viewer)).account, path)
    groups = _groups(presenter, accounts, anew=anew)
    told = (group for group in groups if not anew or any(_is_told(one) for one in group))
    return [
        Told(place if anew else _number(group), tuple(group)) for place, group in enumerate(told, 1)
    ]


def place_of(session: AnySession, presenter: AnyPresenter, viewer: Viewer, number: int) -> int:
    """Return the place in the log that a reader's number leads to; 0 is the start."""
    if number == START or not counts_apart(presenter, viewer):
        return number
    return _called(session, presenter, viewer, number).last


def answer_called(session: AnySession, presenter: AnyPresenter, viewer: Viewer, number: int) -> int:
    """Return the number in the log of the answer that a reader means by a number."""
    if number == START or not counts_apart(presenter, viewer):
        return number
    answer = _called(session, presenter, viewer, number).first.answer
    assert answer is not None
    return answer.number


def _called(session: AnySession, presenter: AnyPresenter, viewer: Viewer, number: int) -> Told:
    line = told_line(session, presenter, viewer)
    found = next((told for told in line if told.number == number), None)
    if found is None:
        raise GameError(no_such_entry(number, line[-1].number if line else START))
    return found


def last_number(
    session: AnySession, presenter: AnyPresenter, viewer: Viewer, end: int | None = None
) -> int:
    """Return the number by which a reader calls an answer, usually the head.

    If they are not told of it, it is that of the last answer before it of which they are.
    """
    end = session.number if end is None else end
    if not counts_apart(presenter, viewer):
        return end
    line = told_line(session, presenter, viewer, end)
    return line[-1].number if line else START


def counts_apart(presenter: AnyPresenter, viewer: Viewer) -> bool:
    """Whether there may be answers that a reader is not told of, and so cannot count.

    Otherwise, readers use the numbers of the log, of any line of play. This is the same for all
    saves of a game: if it depended on what was answered, it would tell something about that.
    """
    return not viewer.sees_all and not presenter.words.tells_every_answer


def _groups(
    presenter: AnyPresenter, accounts: Iterable[Account], *, anew: bool
) -> Iterator[list[Account]]:
    """Yield accounts; those of answers that are told as one are together."""
    group: list[Account] = []
    for one in accounts:
        if group and not (anew and _belongs(presenter, group[-1], one)):
            yield group
            group = []
        group.append(one)
    if group:
        yield group


def _belongs(presenter: AnyPresenter, before: Account, one: Account) -> bool:
    """Whether an answer is told as one with the answer before it.

    An answer that is not told at all belongs to whatever came before, and so does what was seen
    of it: a number of its own would tell that there was one.
    """
    if one.is_unseen and not one.said and not one.trouble:
        return True
    if not (before.is_unseen and one.is_unseen) or before.asked is None or one.asked is None:
        return False
    return before.whose == one.whose and presenter.words.is_told_with(before.asked, one.asked)


def _is_told(one: Account) -> bool:
    return bool(one.said or one.facts or one.trouble)


def _number(group: list[Account]) -> int:
    answer = group[0].answer
    assert answer is not None
    return answer.number
