"""The new game form: its fields, its keys, and the resulting game."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from adp_tui.look.cells import cut
from adp_tui.play.seats import LARGEST_SEED, may_keep_seed
from adp_tui.presenter.form import Preset
from adp_tui.presenter.presenter import AnyPresenter
from adp_tui.terminal.numbers import number_in
from adp_tui.texts.newgame import MIXED_SEATS, NO_BOTS, SEVERAL
from core.kernel import BOT, HUMAN, Option, Reason, Setup


class Block(StrEnum):
    """A part of the form."""

    GAME = "game"
    SCENARIO = "scenario"
    PRESET = "preset"
    SEAT = "seat"
    OPTION = "option"
    BUNDLE = "bundle"
    NAME = "name"
    SEED = "seed"
    PLAY = "play"


_TOP: Final = (Block.SCENARIO, Block.PRESET, Block.SEAT)
"""The blocks that are side by side; the others are below one another."""


_LONGEST_NAME: Final = 40
"""The maximum length of the name of a game, in cells."""


class FormField(NamedTuple):
    """A field of the form."""

    block: Block
    place: int = 0


class Wanted(NamedTuple):
    """The requested game."""

    game: str
    setup: Setup
    name: str | None
    seed: int | None


class Form:
    """The choices so far, and the cursor."""

    def __init__(self, presenter: AnyPresenter, games: Sequence[str] = (), game: int = 0) -> None:
        self.presenter = presenter
        self.box = presenter.box
        self.spec = presenter.form
        self.presets = self.spec.presets()
        self.games = games if len(games) > 1 else ()
        """The games to choose from, if there are several."""

        self.game = game
        """The chosen one of them; each game has its own form."""

        self.cursor = FormField(Block.SCENARIO)
        self.scenario = self.box.scenarios[0]
        self.seats: dict[str, str] = {}
        self.options: dict[str, bool | str] = {o.word: o.usual for o in self.box.options}
        self.name = ""
        self.seed = ""
        self.notice = ""
        """Why the last key did nothing."""

        self._lengths = {
            Block.SCENARIO: len(self.box.scenarios),
            Block.PRESET: len(self.presets),
            Block.SEAT: len(self.box.sides),
        }
        self._above = [FormField(Block.GAME)] if self.games else []
        self._below = [
            *(FormField(Block.OPTION, place) for place in range(len(self.box.options))),
            *(FormField(Block.BUNDLE, place) for place in range(len(self.box.bundles))),
            *(FormField(block) for block in (Block.NAME, Block.SEED, Block.PLAY)),
        ]
        self._top = self.cursor
        """Where the cursor last was in the upper blocks."""

        self._sit(next(preset for preset in self.presets if not self.refused(preset)))

    # The choices

    @property
    def preset(self) -> Preset | None:
        """The preset with exactly these seats."""
        people = {side for side, who in self.seats.items() if who == HUMAN}
        return next((preset for preset in self.presets if set(preset.people) == people), None)

    def bundled(self, place: int) -> str | None:
        """Return the value of a bundle that all of its options follow; None if they are mixed."""
        bundle = self.box.bundles[place]
        for value, options in bundle.values.items():
            if all(self.options[word] == wanted for word, wanted in options.items()):
                return value
        return None

    @property
    def usual_name(self) -> str:
        """The default name of the game."""
        return f"{self.scenario}-{self.preset.file if self.preset else MIXED_SEATS}"

    @property
    def keeps_seed(self) -> bool:
        """Whether the dice may be made repeatable."""
        return may_keep_seed(self.seats)

    @property
    def problem(self) -> str | None:
        """Why this game cannot be played, None if it can."""
        return self._in_words(self._clash())

    def people(self) -> int:
        """Return how many people play; one person may play several sides."""
        if self.problem is not None:
            return sum(who == HUMAN for who in self.seats.values())
        return len(self.box.players(self.box.start(self.setup(self.scenario)), self.seats))

    def excluded(self, option: Option) -> str | None:
        """Return why an option cannot be switched on now."""
        if self.options[option.word] != option.usual or option.word in self._in_bundles():
            return None
        reasons = [self._clash(option.word, v) for v in option.values if v != option.usual]
        return self._in_words(reasons[0]) if all(reasons) else None

    def refused(self, preset: Preset) -> str | None:
        """Return why a preset cannot be chosen."""
        needs_bots = len(preset.people) < len(self.box.sides)
        return NO_BOTS if needs_bots and self.box.bot is None else None

    def wanted(self) -> Wanted | None:
        """Return the requested game; None if it cannot be played."""
        if self.problem is not None:
            return None
        seed = int(self.seed) if self.seed and self.keeps_seed else None
        name = self.name.strip() or self.usual_name
        return Wanted(self.box.name, self.setup(self.scenario), name, seed)

    def setup(self, scenario: str) -> Setup:
        """Return the set-up as chosen, for this scenario or another one."""
        return self._setup(self.options, scenario)

    def _setup(self, options: dict[str, bool | str], scenario: str = "") -> Setup:
        """Return the set-up with the options that are not defaults."""
        usual = {option.word: option.usual for option in self.box.options}
        unusual = {word: value for word, value in options.items() if value != usual[word]}
        printed = dict(self.presenter.copy.printed)
        return Setup(scenario or self.scenario, dict(self.seats), unusual, printed=printed)

    def _clash(self, word: str = "", value: bool | str = False) -> Reason | None:
        """Return why the game cannot be played as chosen, or with one option changed."""
        options = self.options | {word: value} if word else self.options
        return self.box.clash(self._setup(options))

    def _in_words(self, reason: Reason | None) -> str | None:
        return None if reason is None else self.presenter.words.with_rule(reason)

    def _in_bundles(self) -> set[str]:
        """Return the options that bundles set."""
        return {
            word
            for bundle in self.box.bundles
            for options in bundle.values.values()
            for word in options
        }

    # Keys

    def press(self, key: str) -> bool:
        """Handle a key; return whether to start the game."""
        self.notice = ""
        match key:
            case "up" | "down":
                self._move(1 if key == "down" else -1)
            case "left" | "right":
                self._turn(1 if key == "right" else -1)
            case "tab":
                self._next_block()
            case "home":
                self.cursor = FormField(Block.SCENARIO)
            case "end":
                self.cursor = FormField(Block.PLAY)
            case "enter":
                return self._enter()
            case _ if self.cursor.block in (Block.NAME, Block.SEED):
                self._type(key)
            case "space":
                self._change(1)
            case _ if (place := number_in(key)) is not None and 0 < place <= len(self.presets):
                self._sit(self.presets[place - 1])
        return False

    def _enter(self) -> bool:
        """Play from the last line; elsewhere take what is highlighted and go there."""
        block = self.cursor.block
        if block is Block.PLAY:
            self.notice = self.problem or ""
            return self.problem is None
        if block in (Block.SCENARIO, Block.PRESET):
            self._change(1)
        if not self.notice:
            self.cursor = FormField(Block.PLAY)
        return False

    def _move(self, by: int) -> None:
        block, place = self.cursor
        if block is Block.GAME:
            self.cursor = self._top if by > 0 else self.cursor
        elif block in _TOP:
            if place + by >= self._lengths[block]:
                self._top, self.cursor = self.cursor, self._below[0]
            elif place + by < 0 and self._above:
                self._top, self.cursor = self.cursor, self._above[0]
            else:
                self.cursor = FormField(block, max(place + by, 0))
        else:
            at = self._below.index(self.cursor) + by
            self.cursor = self._top if at < 0 else self._below[min(at, len(self._below) - 1)]

    def _next_block(self) -> None:
        fields = (*self._above, *(FormField(block) for block in _TOP), *self._below)
        blocks = list(dict.fromkeys(field.block for field in fields))
        self.cursor = FormField(blocks[(blocks.index(self.cursor.block) + 1) % len(blocks)])

    def _turn(self, by: int) -> None:
        """Go to the block beside this one, or change the field."""
        block, place = self.cursor
        if block in _TOP:
            beside = _TOP[min(max(_TOP.index(block) + by, 0), len(_TOP) - 1)]
            self.cursor = FormField(beside, min(place, self._lengths[beside] - 1))
        elif block in (Block.GAME, Block.OPTION, Block.BUNDLE):
            self._change(by)

    def _change(self, by: int) -> None:
        """Change the field under the cursor."""
        block, place = self.cursor
        match block:
            case Block.GAME:
                self.game = (self.game + by) % len(self.games)
            case Block.SCENARIO:
                self.scenario = self.box.scenarios[place]
            case Block.PRESET:
                self._sit(self.presets[place])
            case Block.SEAT:
                self._reseat(self.box.sides[place])
            case Block.OPTION:
                self._switch(self.box.options[place], by)
            case Block.BUNDLE:
                self._bundle(place, by)
            case Block.NAME | Block.SEED | Block.PLAY:
                pass

    def _sit(self, preset: Preset) -> None:
        """Take the seats of a preset."""
        if reason := self.refused(preset):
            self.notice = reason
            return
        self.seats = {side: HUMAN if side in preset.people else BOT for side in self.box.sides}

    def _reseat(self, side: str) -> None:
        """Switch a side between person and bot."""
        if self.box.bot is None:
            self.notice = NO_BOTS
            return
        self.seats = self.seats | {side: BOT if self.seats[side] == HUMAN else HUMAN}

    def _switch(self, option: Option, by: int) -> None:
        """Give an option its next value that is compatible with everything else."""
        if reason := self.excluded(option):
            self.notice = reason
            return
        at = option.values.index(self.options[option.word])
        for step in range(1, len(option.values) + 1):
            value = option.values[(at + by * step) % len(option.values)]
            if self._clash(option.word, value) is None or self.problem is not None:
                self.options[option.word] = value
                return

    def _bundle(self, place: int, by: int) -> None:
        """Set all options of a bundle to its next value; after a mixture, to its last."""
        values = list(self.box.bundles[place].values)
        now = self.bundled(place)
        value = values[-1] if now is None else values[(values.index(now) + by) % len(values)]
        self.options |= self.box.bundles[place].values[value]

    def _type(self, key: str) -> None:
        """Type into the field."""
        letter = " " if key == "space" else key if len(key) == 1 else ""
        if self.cursor.block is Block.NAME:
            self.name = (
                self.name[:-1] if key == "backspace" else cut(f"{self.name}{letter}", _LONGEST_NAME)
            )
        elif not self.keeps_seed:
            self.notice = SEVERAL
        elif key == "backspace":
            self.seed = self.seed[:-1]
        elif letter:
            seed = number_in(f"{self.seed}{letter}")
            self.seed += letter if seed is not None and seed <= LARGEST_SEED else ""
