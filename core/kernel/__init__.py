"""What every game needs, and nothing about any particular game.

Rules are coroutines that await `Decision`s. They are driven by `Turn`, not by asyncio: a procedure
is suspended while somebody thinks, and continues when the answer is sent to it.
"""

from core.kernel.bot import Bot, Counsel, Departure, Explanation, Reply
from core.kernel.box import BOT, HUMAN, Box, Bundle, Option, Setup
from core.kernel.chance import draw
from core.kernel.decision import Answered, Decision, How, Kind, Reason
from core.kernel.errors import (
    BadPositionError,
    BadSetupError,
    GameError,
    GameOverError,
    IllegalAnswerError,
    ShortcutRefusedError,
)
from core.kernel.follow import followed
from core.kernel.game import Asked, Game, Outcome, Rules, Turn, apply, pending
from core.kernel.knowledge import ALL_SEEING, ONLOOKER, UNKNOWN, Knowledge, Viewer
from core.kernel.phrase import (
    Part,
    Phrase,
    Why,
    as_phrase,
    filled,
    in_a_row,
    in_english,
    listed,
    one_or_many,
    told,
)
from core.kernel.prints import fingerprint, is_print_of
from core.kernel.shortcut import Shortcut
from core.kernel.table import Foretold, Interrupt, Procedure, Question, Table
from core.kernel.thought import Level, Thought

__all__ = [
    "ALL_SEEING",
    "BOT",
    "HUMAN",
    "ONLOOKER",
    "UNKNOWN",
    "Answered",
    "Asked",
    "BadPositionError",
    "BadSetupError",
    "Bot",
    "Box",
    "Bundle",
    "Counsel",
    "Decision",
    "Departure",
    "Explanation",
    "Foretold",
    "Game",
    "GameError",
    "GameOverError",
    "How",
    "IllegalAnswerError",
    "Interrupt",
    "Kind",
    "Knowledge",
    "Level",
    "Option",
    "Outcome",
    "Part",
    "Phrase",
    "Procedure",
    "Question",
    "Reason",
    "Reply",
    "Rules",
    "Setup",
    "Shortcut",
    "ShortcutRefusedError",
    "Table",
    "Thought",
    "Turn",
    "Viewer",
    "Why",
    "apply",
    "as_phrase",
    "draw",
    "filled",
    "fingerprint",
    "followed",
    "in_a_row",
    "in_english",
    "is_print_of",
    "listed",
    "one_or_many",
    "pending",
    "told",
]
