"""The position notation of District Commander: any position or view as a short text, and back."""

from core.district.position.read import parse_board
from core.district.position.write import format_board

__all__ = ["format_board", "parse_board"]
