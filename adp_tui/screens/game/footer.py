"""The keys in the footer of the game screen: those that work now, the most important first."""

from __future__ import annotations

from typing import Final

from adp_tui.config.page_keys import SIDEWAYS
from adp_tui.play.choices import Choices
from adp_tui.play.controller import Controller
from adp_tui.play.cursor import GRID
from adp_tui.play.planning import planner_for
from adp_tui.play.seating import HandOver
from adp_tui.presenter.answers import FINISH
from adp_tui.texts import bots as bot_texts
from adp_tui.texts.keys import ARROWS
from adp_tui.texts.keys import FOOTER as SAYS
from adp_tui.texts.screens import SHOW_ANSWERS
from adp_tui.widgets.footer_line import Hint

_VIEWS: Final = ("table", "journal")
"""The first views in the footer; those of the game follow, then the history."""


def hints(controller: Controller, *, short: bool) -> list[Hint]:
    """Return the keys that work at a question, or at the end."""
    key, choices = controller.keymap.key, controller.choices
    found = _in_a_view(controller, short=short)
    if controller.session.read_only:
        found += _replaying(controller)
        found += [] if choices is None else _watching(controller, choices)
        return [*found, *_last(controller, short=short)]
    if controller.decision is None:
        found.append((key("leave"), SAYS["leave"]))
    elif choices is None:
        found += _without_a_list(controller)
    elif controller.cursor.among_places:
        found += _on_the_map(controller)
    else:
        found += _in_the_list(controller, choices, short=short)
    if (planner := planner_for(controller)) is not None:
        found.append((key(planner.action), SAYS["plan"]))
    found.append((key("undo"), SAYS["undo"]))
    if controller.driver.ahead:
        found.append((key("redo"), SAYS["redo"]))
    if controller.driver.standing.parted is not None:
        found.append((key("main-line"), SAYS["main-line"]))
    if choices is not None:
        found.append((key("why"), SAYS["why-short" if short else "why"]))
    return [*found, *_last(controller, short=short)]


def _without_a_list(controller: Controller) -> list[Hint]:
    """Return the key that goes on where no person is asked, or not yet."""
    quick = controller.seating.hand_over is HandOver.QUICK
    return [(controller.keymap.key("take"), SHOW_ANSWERS if quick else SAYS["roll"])]


def acting_hints(controller: Controller, *, short: bool) -> list[Hint]:
    """Return the keys that work while a bot acts."""
    key = controller.keymap.key
    words = bot_texts.FOOTER | (bot_texts.SHORT if short else {})
    found: list[Hint] = []
    looker = controller.onlooker
    if looker.bots_go_on:
        found += [(key(action), words[action]) for action in ("forward", "take", "finish")]
        found.append((key("pace"), words["pace"].format(bot_texts.PACES[looker.pace])))
    found.append((key("why"), words["reasons"].format(bot_texts.REASONS[looker.reasons])))
    if not controller.session.read_only:
        found.append((key("undo"), words["undo"]))
    found += _replaying(controller)
    if not short:
        found.append((key("digest"), words["digest"]))
        found += [
            (key(section.id), section.gift)
            for section in controller.presenter.answers.sections
            if controller.driver.gift_to_bot(section) is not None
        ]
    return [*found, *_last(controller, short=short)]


def _replaying(controller: Controller) -> list[Hint]:
    """Return the keys for a replay."""
    if not controller.driver.is_replay:
        return []
    key = controller.keymap.key
    chapters = f"{key('chapter-back')} {key('chapter-forward')}"
    by_chapter = SAYS["chapter"].format(controller.presenter.words.chapter)
    return [(key("take"), SAYS["on"]), (key("back"), SAYS["back"]), (chapters, by_chapter)]


def _in_the_list(controller: Controller, choices: Choices, *, short: bool) -> list[Hint]:
    key = controller.keymap.key
    found: list[Hint] = []
    if short:
        found.append((f"1-9 a-z {key('take')}", SAYS["take"]))
    else:
        found += [(key("take"), SAYS["take"]), ("1-9", SAYS["pick"]), ("a-z", SAYS["narrow"])]
    if choices.typed or choices.number or choices.only or choices.explaining:
        found.append((key("escape"), SAYS["escape"]))
    if short and len(choices.rows) > choices.top + choices.page:
        found.append((key("page-down"), SAYS["more"]))
    if controller.cursor.has_places:
        found.append((key("list-or-map"), _where(controller)))
    if any(choice.section is FINISH for choice in choices.fixed):
        found.append(("0", SAYS["done"]))
    return [*found, (key("inspect"), SAYS["inspect"])]


def _on_the_map(controller: Controller) -> list[Hint]:
    key = controller.keymap.key
    return [
        (ARROWS, _where(controller)),
        (key("take"), SAYS["take"]),
        (key("list-or-map"), SAYS["list"]),
        (key("inspect"), SAYS["inspect"]),
    ]


def _watching(controller: Controller, choices: Choices) -> list[Hint]:
    """Return the keys at a question that another program answers."""
    key = controller.keymap.key
    found: list[Hint] = [("a-z", SAYS["narrow"])]
    if choices.typed or choices.only or choices.explaining:
        found.append((key("escape"), SAYS["escape"]))
    there = SAYS["list"] if controller.cursor.among_places else _where(controller)
    if controller.cursor.has_places:
        found.append((key("list-or-map"), there))
    found.append((key("inspect"), SAYS["inspect"]))
    return [*found, (key("why"), SAYS["why"])]


def _where(controller: Controller) -> str:
    """Return where the arrows move when they do not move in the list."""
    return SAYS["table" if controller.cursor.view == GRID else "map"]


def _in_a_view(controller: Controller, *, short: bool) -> list[Hint]:
    """Return the keys of a view that replaces the map; the view may list them too."""
    if controller.cursor.view != GRID or short:
        return []
    key = controller.keymap.key
    return [(SIDEWAYS, SAYS["sort"]), (key("order"), SAYS["order"])]


def _last(controller: Controller, *, short: bool) -> list[Hint]:
    """Return the keys that always work; the very last one lists all others."""
    key, keymap = controller.keymap.key, controller.keymap
    views = (*(view for view in _VIEWS if keymap.has(view)), *controller.presenter.panes.named)
    if short:
        return [(" ".join(map(key, views)), ""), (key("help"), "")]
    names = (" ".join(map(key, (*views, "history"))), SAYS["views"])
    return [names, (key("rules"), SAYS["rules"]), (key("help"), SAYS["help"])]
