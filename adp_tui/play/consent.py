"""Consent: asks the other people whether play may go back past what they have seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from saves.errors import MustAgreeError
from saves.session import AnySession

ResultT = TypeVar("ResultT")


def with_consent(session: AnySession, go: Callable[[], ResultT]) -> ResultT:
    """Go somewhere on behalf of everybody: a tool speaks for every side, so all agree."""
    try:
        return go()
    except MustAgreeError as needed:
        for side in needed.sides:
            session.agree(needed.number, side, yes=True)
        return go()


class _Wish(NamedTuple, Generic[ResultT]):
    """Something that somebody wants to do, and who must agree to it."""

    needed: MustAgreeError
    do: Callable[[], ResultT]


class Consent(Generic[ResultT]):
    """One person after the other is asked; whoever says no ends it."""

    def __init__(self, session: AnySession) -> None:
        self._session = session
        self._wish: _Wish[ResultT] | None = None

    @property
    def asked(self) -> str | None:
        """The side that is asked now, None if nobody is."""
        return None if self._wish is None else self._wish.needed.sides[0]

    def ask(self, needed: MustAgreeError, do: Callable[[], ResultT]) -> None:
        """Begin to ask about something that failed without agreement, or go on asking."""
        self._wish = _Wish(needed, do)

    def answer(self, *, yes: bool) -> Callable[[], ResultT] | None:
        """Record the answer; return what is to be tried again, None if it was refused."""
        assert self._wish is not None
        wish, self._wish = self._wish, None
        self._session.agree(wish.needed.number, wish.needed.sides[0], yes=yes)
        return wish.do if yes else None
