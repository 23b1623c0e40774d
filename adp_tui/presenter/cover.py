"""The cover of a game: what is known of it before it is opened.

The title is painted, keys are read and the command line is parsed before any rules are imported, so
all of this is light.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Mapping
from typing import NamedTuple

from adp_tui.look.paint import Line, Looks
from adp_tui.texts.commands import CommandWords


class Action(NamedTuple):
    """Something that a key does."""

    id: str
    keys: tuple[str, ...]
    what: str
    """What it does, for the list of keys."""

    after: str = ""
    """Behind which one the list of keys has it, where it is a game's own."""


class Command(NamedTuple):
    """A command of the command line that a game brings along."""

    name: str
    module: str
    """Has `run(arguments, desk)`; it is imported when the command is given."""

    words: CommandWords
    declare: Callable[[ArgumentParser], None]
    """Adds the arguments of the command."""


class CopyFile(NamedTuple):
    """The file in which the owner of a printed copy sets the program right."""

    file: str
    """Its name in the folder of settings."""

    flag: str
    """What names another file on the command line: `--copy`."""

    about: str
    """What the help says about it."""

    without: str
    """The flag with which the game is played as the program has it."""

    about_without: str
    instead: str
    """What is played then, as the end of a sentence."""


def no_sketch(_control: Mapping[str, str]) -> list[Line]:
    """Return nothing to look at."""
    return []


class Cover(NamedTuple):
    """A game from outside."""

    title: str
    banner: str = ""
    """The title as it stands on the first screen; the title itself if there is no other."""

    subtitle: str = ""
    about: str = ""
    """What the title says of a new game of it."""

    note: str = ""
    """What stands at the foot of the title."""

    example: str = ""
    """A line that begins a game, for the help of the command line."""

    looks: Looks = Looks()
    actions: tuple[Action, ...] = ()
    """What keys do in this game alone."""

    reworded: Mapping[str, str] = {}
    """What some keys of the program do, in the words of this game."""

    aliases: Mapping[str, str] = {}
    """Other names of actions, which players may have in their file of keys."""

    commands: tuple[Command, ...] = ()
    own_copy: CopyFile | None = None
    """How a player's own copy is brought in, if the game can take one."""

    sketch: Callable[[Mapping[str, str]], list[Line]] = no_sketch
    """Draws how a game stands, small, from what its summary tells."""
