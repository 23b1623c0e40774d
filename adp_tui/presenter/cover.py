"""The cover of a game: what is known before the game is loaded.

The title, the keys and the command line need it before any rules are imported, so all of this is
light.
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
    """Its description in the list of keys."""

    after: str = ""
    """The action it follows in the list of keys, if it is a game's own."""


class Command(NamedTuple):
    """A command of the command line that a game adds."""

    name: str
    module: str
    """Has `run(arguments, desk)`; imported when the command is given."""

    words: CommandWords
    declare: Callable[[ArgumentParser], None]
    """Adds the arguments of the command."""


class CopyFile(NamedTuple):
    """The file with which the owner of a printed copy corrects the program's texts."""

    file: str
    """Its name in the settings folder."""

    flag: str
    """The flag that names another file: `--copy`."""

    about: str
    """Its description in the help."""

    without: str
    """The flag that ignores the file."""

    about_without: str
    instead: str
    """What is played then, as the end of a sentence."""


def no_sketch(_control: Mapping[str, str]) -> list[Line]:
    """Return an empty sketch."""
    return []


class Cover(NamedTuple):
    """A game as seen from outside."""

    title: str
    banner: str = ""
    """The title on the first screen, if it differs."""

    subtitle: str = ""
    what: str = ""
    """What kind of game it is, in two sentences, for somebody who has never heard of it."""

    about: str = ""
    """What the title screen says about starting it."""

    key: str = "n"
    """The key that begins a new game on the title screen."""

    note: str = ""
    """A note at the bottom of the title screen."""

    example: str = ""
    """A command that starts a game, for the help of the command line."""

    on_screen: bool = True
    """Whether the game can be played on the screen; otherwise only as plain text."""

    looks: Looks = Looks()
    actions: tuple[Action, ...] = ()
    """The game's own actions."""

    reworded: Mapping[str, str] = {}
    """Descriptions of the program's actions in the words of this game."""

    aliases: Mapping[str, str] = {}
    """Other names of actions that players may have in their key files."""

    commands: tuple[Command, ...] = ()
    own_copy: CopyFile | None = None
    """The file of a player's copy, if the game supports one."""

    sketch: Callable[[Mapping[str, str]], list[Line]] = no_sketch
    """Draws a small picture of the position from the summary."""
