"""The garbage collector while the program starts.

A start makes tens of thousands of objects, and all of them stay. Python would look through them
again and again for garbage: a tenth of the time until the first screen, and a pause now and then
while somebody plays.
"""

from __future__ import annotations

import gc


def wait_with_garbage() -> None:
    """Look for no garbage until the start is over."""
    gc.disable()


def start_is_over() -> None:
    """Look for garbage again, but never among what the start has made."""
    gc.freeze()
    gc.enable()
