"""The chain of checksums: each line vouches for itself and for all lines before it.

A line is a JSON object whose last key is `sum`. The sum is taken over the raw bytes before it and
keyed with the sum of the line before; it is checked before anything is decoded.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

NO_LINK: Final = b""
"""The link before the first line."""

LONGEST_LINE: Final = 1 << 20
"""In bytes. The longest lines that are ever written, those with a position, have a few thousand."""

_BEFORE: Final = b',"sum":"'
_AFTER: Final = b'"}'
_LINK_LENGTH: Final = 16
_SEAL_LENGTH: Final = len(_BEFORE) + _LINK_LENGTH + len(_AFTER)


class Scan(Struct, frozen=True):
    """What a stretch of bytes holds: verified lines, and perhaps something that is none."""

    bodies: tuple[bytes, ...]
    """The JSON objects of the lines that verify, without their sums."""

    end: int
    """How many bytes those lines take."""

    link: bytes
    """The sum of the last of them."""

    rest: bytes
    """What follows them; nothing, if all is well."""

    @property
    def torn(self) -> bool:
        """Whether what follows may be the beginning of one line, as a power cut leaves it.

        Some file systems leave zeros where data was promised and never came.
        """
        if len(self.rest) > LONGEST_LINE:
            return False
        return bool(self.rest) and b"\n" not in self.rest.rstrip(b"\0")[:-1]


def seal(bodies: Iterable[bytes], link: bytes) -> tuple[bytes, bytes]:
    """Return JSON objects as lines that continue the chain, and the new link."""
    lines: list[bytes] = []
    for body in bodies:
        said = body.removesuffix(b"}")
        link = _link(said, link)
        lines += (said, _BEFORE, link, _AFTER, b"\n")
    return b"".join(lines), link


def scan(data: bytes, link: bytes = NO_LINK) -> Scan:
    """Verify lines up to the first that does not continue the chain."""
    bodies: list[bytes] = []
    end = 0
    while (newline := data.find(b"\n", end)) >= 0:
        if newline - end > LONGEST_LINE:
            break
        line = data[end:newline]
        said, seal_of_line = line[:-_SEAL_LENGTH], line[-_SEAL_LENGTH:]
        expected = _link(said, link)
        if seal_of_line != _BEFORE + expected + _AFTER:
            break
        bodies.append(said + b"}")
        link, end = expected, newline + 1
    return Scan(tuple(bodies), end, link, data[end:])


def looks_sealed(line: bytes) -> bool:
    """Tell whether a line ends as a line of a save does, whatever its sum may be."""
    seal_of_line = line[-_SEAL_LENGTH:]
    return seal_of_line.startswith(_BEFORE) and seal_of_line.endswith(_AFTER)


def _link(said: bytes, link: bytes) -> bytes:
    """Return the sum of a line after the line with that link."""
    return hashlib.blake2b(said, digest_size=_LINK_LENGTH // 2, key=link).hexdigest().encode()
