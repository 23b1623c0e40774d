"""The cover of A Distant Plain; it imports nothing heavy."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Final

from adp_tui.games.adp.looks import LOOKS
from adp_tui.games.adp.texts import cover as texts
from adp_tui.games.adp.title_sketch import sketch
from adp_tui.presenter.cover import Action, Command, CopyFile, Cover
from adp_tui.texts.commands import CommandWords


def _declare_cards(to: ArgumentParser) -> None:
    from adp_tui.terminal.numbers import whole

    what = to.add_mutually_exclusive_group()
    what.add_argument("number", nargs="?", type=whole, metavar="N", help=texts.CARD)
    what.add_argument("--write", type=Path, metavar="FILE", help=texts.WRITE_DECK)
    what.add_argument("--compare", action="store_true", help=texts.COMPARE_DECKS)


def _action(name: str, *keys: str, after: str) -> Action:
    return Action(name, keys, texts.ACTIONS[name], after)


COVER: Final = Cover(
    title=texts.TITLE,
    banner=texts.BANNER,
    subtitle=texts.SUBTITLE,
    what=texts.WHAT,
    about=texts.ABOUT,
    note=texts.UNOFFICIAL,
    example=texts.EXAMPLE,
    looks=LOOKS,
    actions=(
        _action("special", "S", after="inspect"),
        _action("give", "G", after="inspect"),
        _action("remove", "X", after="inspect"),
        _action("table", "T", "f3", after="map"),
        _action("factions", "F", "f4", after="map"),
        _action("order", "O", after="journal"),
        _action("cards", "C", "f6", after="digest"),
        _action("legend", "L", after="rules"),
    ),
    reworded=texts.REWORDED,
    aliases={"card-back": "chapter-back", "card-forward": "chapter-forward"},
    commands=(
        Command(
            "cards",
            "adp_tui.games.adp.cards_command",
            CommandWords(*texts.CARDS),
            _declare_cards,
        ),
    ),
    own_copy=CopyFile(*texts.OWN_DECK),
    sketch=sketch,
)
