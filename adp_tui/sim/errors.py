"""Errors of a simulation, each with a sentence to act on."""

from __future__ import annotations

from core.kernel import GameError


class NoLibraryError(GameError):
    """A library that is needed is not installed."""


class CrewError(GameError):
    """The crew cannot go on."""


class JournalError(GameError):
    """The file of a run cannot be used."""


class OtherProgramError(GameError):
    """A process would play with another version of the program."""
