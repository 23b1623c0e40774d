"""The form of a new game: fields, what a key does to them, and the game that comes of it."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

import msgspec

from adp_tui.digits import number_in
from adp_tui.games.adp.texts.newgame import FOUR, NO_BOTS, OPTIONS, PRESETS, SEVERAL, SOLO, Preset
from adp_tui.games.adp.texts.refusals import with_rule
from adp_tui.seats import LARGEST_SEED, may_keep_seed
from core.adp.ids import FACTIONS, Faction, Scenario, Seat
from core.adp.options import FIRST_PRINTING, Edition, Options, clash, edition_of, values_of, word
from core.kernel import Setup

SCENARIOS: Final = (Scenario.MAIN, Scenario.SHORT, Scenario.EXTENDED)
FIELDS: Final = tuple(OPTIONS)


class Block(StrEnum):
    """A part of the form."""

    SCENARIO = "scenario"
    PRESET = "preset"
    SEAT = "seat"
    OPTION = "option"
    EDITION = "edition"
    NAME = "name"
    SEED = "seed"
    PLAY = "play"


_TOP: Final = (Block.SCENARIO, Block.PRESET, Block.SEAT)
"""The blocks that stand side by side; the others stand below one another."""

_LENGTH: Final = {
    Block.SCENARIO: len(SCENARIOS),
    Block.PRESET: len(PRESETS),
    Block.SEAT: len(FACTIONS),
    Block.OPTION: len(FIELDS),
}


class Field(NamedTuple):
    """A place of the form that the cursor can stand on."""

    block: Block
    place: int = 0


_BELOW: Final = (
    *(Field(Block.OPTION, place) for place in range(len(FIELDS))),
    *(Field(block) for block in (Block.EDITION, Block.NAME, Block.SEED, Block.PLAY)),
)


class Wanted(NamedTuple):
    """The game that was asked for."""

    setup: Setup
    name: str | None
    seed: int | None


class Form:
    """What is chosen so far, and where the cursor stands."""

    def __init__(self, *, bots: bool) -> None:
        self.bots = bots
        """Whether there are bots to give Factions to."""

        self.cursor = Field(Block.SCENARIO)
        self.scenario = SCENARIOS[0]
        self.seats: dict[Faction, Seat] = {}
        self.options = Options()
        self.name = ""
        self.seed = ""
        self.notice = ""
        """Why the last key did nothing."""

        self._top = self.cursor
        """Where the cursor last was in the upper blocks."""

        self._sit(SOLO if bots else FOUR)

    # What is chosen

    @property
    def preset(self) -> Preset | None:
        """The preset that has just these seats."""
        people = tuple(f for f in FACTIONS if self.seats[f] is Seat.HUMAN)
        return next((preset for preset in PRESETS if set(preset.people) == set(people)), None)

    @property
    def edition(self) -> Edition | None:
        """The printing that all switches follow; None if they are mixed."""
        return edition_of(self.options)

    @property
    def usual_name(self) -> str:
        """What the game is called if the player does not say."""
        return f"{self.scenario}-{self.preset.file if self.preset else 'mixed'}"

    @property
    def keeps_seed(self) -> bool:
        """Whether the dice may be made repeatable."""
        return may_keep_seed({faction.value: seat for faction, seat in self.seats.items()})

    @property
    def problem(self) -> str | None:
        """Why this game cannot be played, None if it can."""
        reason = clash(self.options, self.seats)
        return None if reason is None else with_rule(reason)

    def excluded(self, field: str) -> str | None:
        """Return why an option cannot be switched on as things are."""
        now = getattr(self.options, field)
        usual = getattr(Options(), field)
        if now != usual or field in FIRST_PRINTING:
            return None
        reasons = [
            clash(self._with(field, value), self.seats)
            for value in values_of(field)
            if value != usual
        ]
        first = reasons[0]
        return with_rule(first) if first is not None and all(reasons) else None

    def refused(self, preset: Preset) -> str | None:
        """Return why a preset cannot be had."""
        return NO_BOTS if preset.needs_bots and not self.bots else None

    def wanted(self) -> Wanted | None:
        """Return the game as it was asked for; None if it cannot be played."""
        if self.problem is not None:
            return None
        chosen = {word(f): value for f, value in msgspec.to_builtins(self.options).items()}
        seats = {faction.value: seat.value for faction, seat in self.seats.items()}
        seed = int(self.seed) if self.seed and self.keeps_seed else None
        setup = Setup(self.scenario.value, seats, chosen)
        return Wanted(setup, self.name.strip() or self.usual_name, seed)

    # Keys

    def press(self, key: str) -> bool:
        """Do what a key does; tell whether it asks to play."""
        self.notice = ""
        match key:
            case "up" | "down":
                self._move(1 if key == "down" else -1)
            case "left" | "right":
                self._turn(1 if key == "right" else -1)
            case "tab":
                self._next_block()
            case "home":
                self.cursor = Field(Block.SCENARIO)
            case "end":
                self.cursor = Field(Block.PLAY)
            case "enter":
                return self._enter()
            case _ if self.cursor.block in (Block.NAME, Block.SEED):
                self._type(key)
            case "space":
                self._change(1)
            case _ if (place := number_in(key)) is not None and 0 < place <= len(PRESETS):
                self._sit(PRESETS[place - 1])
        return False

    def _enter(self) -> bool:
        """Play from the last line; from elsewhere take what is highlighted and go there."""
        block = self.cursor.block
        if block is Block.PLAY:
            self.notice = self.problem or ""
            return self.problem is None
        if block in (Block.SCENARIO, Block.PRESET):
            self._change(1)
        if not self.notice:
            self.cursor = Field(Block.PLAY)
        return False

    def _move(self, by: int) -> None:
        block, place = self.cursor
        if block in _TOP:
            if place + by >= _LENGTH[block]:
                self._top, self.cursor = self.cursor, _BELOW[0]
            else:
                self.cursor = Field(block, max(place + by, 0))
            return
        at = _BELOW.index(self.cursor) + by
        self.cursor = self._top if at < 0 else _BELOW[min(at, len(_BELOW) - 1)]

    def _next_block(self) -> None:
        blocks = tuple(Block)
        self.cursor = Field(blocks[(blocks.index(self.cursor.block) + 1) % len(blocks)])

    def _turn(self, by: int) -> None:
        """Go to the block beside this one, or change what stands here."""
        block, place = self.cursor
        if block in _TOP:
            beside = _TOP[min(max(_TOP.index(block) + by, 0), len(_TOP) - 1)]
            self.cursor = Field(beside, min(place, _LENGTH[beside] - 1))
        elif block in (Block.OPTION, Block.EDITION):
            self._change(by)

    def _change(self, by: int) -> None:
        """Change what the cursor stands on."""
        block, place = self.cursor
        match block:
            case Block.SCENARIO:
                self.scenario = SCENARIOS[place]
            case Block.PRESET:
                self._sit(PRESETS[place])
            case Block.SEAT:
                self._reseat(FACTIONS[place])
            case Block.OPTION:
                self._switch(FIELDS[place], by)
            case Block.EDITION:
                first = self.edition is not Edition.FIRST
                for field, value in FIRST_PRINTING.items():
                    self.options = self._with(field, value if first else getattr(Options(), field))
            case Block.NAME | Block.SEED | Block.PLAY:
                pass

    def _sit(self, preset: Preset) -> None:
        """Take the seats of a preset."""
        if reason := self.refused(preset):
            self.notice = reason
            return
        self.seats = {f: Seat.HUMAN if f in preset.people else Seat.BOT for f in FACTIONS}

    def _reseat(self, faction: Faction) -> None:
        """Let the other kind of player run a Faction."""
        if not self.bots:
            self.notice = NO_BOTS
            return
        other = Seat.BOT if self.seats[faction] is Seat.HUMAN else Seat.HUMAN
        self.seats = self.seats | {faction: other}

    def _switch(self, field: str, by: int) -> None:
        """Give an option its next value that goes with everything else."""
        if reason := self.excluded(field):
            self.notice = reason
            return
        values = values_of(field)
        at = values.index(getattr(self.options, field))
        for step in range(1, len(values) + 1):
            options = self._with(field, values[(at + by * step) % len(values)])
            if clash(options, self.seats) is None or self.problem is not None:
                self.options = options
                return

    def _with(self, field: str, value: bool | str) -> Options:
        return msgspec.convert(msgspec.to_builtins(self.options) | {field: value}, Options)

    def _type(self, key: str) -> None:
        """Type into the field."""
        letter = " " if key == "space" else key if len(key) == 1 else ""
        if self.cursor.block is Block.NAME:
            self.name = self.name[:-1] if key == "backspace" else f"{self.name}{letter}"[:40]
        elif not self.keeps_seed:
            self.notice = SEVERAL
        elif key == "backspace":
            self.seed = self.seed[:-1]
        elif letter:
            seed = number_in(f"{self.seed}{letter}")
            self.seed += letter if seed is not None and seed <= LARGEST_SEED else ""
