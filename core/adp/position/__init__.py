"""The position notation: any position as a short text, and back (`docs/notation.md`)."""

from core.adp.position.read import parse_board
from core.adp.position.spaces import pieces_text
from core.adp.position.write import format_board

__all__ = ["format_board", "parse_board", "pieces_text"]
