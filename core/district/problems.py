from __future__ import annotations
def problems(board: object) -> list[str]:
    return []
