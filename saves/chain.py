"""The chain of checksums: the sum of each line covers that line and all lines before it.

A line is a JSON object whose last key is `sum`. The sum is taken over the raw bytes before it and
keyed with the sum of the previous line. It is checked before anything is decoded.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

NO_LINK: Final = b""
"""The link before the first line."""

LONGEST_LINE: Final = 1 << 20
"""In bytes. The longest lines that are written, those with a position, have a few thousand."""

_BEFORE: Final = b',"sum":"'
_AFTER: Final = b'"}'
_LINK_LENGTH: Final = 16
_SEAL_LENGTH: Final = len(_BEFORE) + _LINK_LENGTH + len(_AFTER)


class Scan(Struct, frozen=True):
    """The verified lines at the start of some bytes, and whatever follows them."""

    bodies: tuple[bytes, ...]
    """The JSON objects on the verified lines, without their sums."""

    end: int
    """How many bytes those lines take up."""

    link: bytes
    """The sum of the last of them."""

    rest: bytes
    """The bytes after them; empty if all is well."""

    @property
    def torn(self) -> bool:
        """Whether the rest may be a single last line that a power cut left incomplete.

        Some file systems leave zeros in place of data that never reached the disk.
        """
        if len(self.rest) > LONGEST_LINE:
            return False
        return bool(self.rest) and b"\n" not in self.rest.rstrip(b"\0")[:-1]


def seal(bodies: Iterable[bytes], link: bytes) -> tuple[bytes, bytes]:
    """Return JSON objects as lines that continue the chain, and the sum of the last line."""
    lines: list[bytes] = []
    for body in bodies:
        content = body.removesuffix(b"}")
        link = _link(content, link)
        lines += (content, _BEFORE, link, _AFTER, b"\n")
    return b"".join(lines), link


def scan(data: bytes, link: bytes = NO_LINK) -> Scan:
    """Verify lines up to the first one that breaks the chain."""
    bodies: list[bytes] = []
    end = 0
    while (newline := data.find(b"\n", end)) >= 0:
        if newline - end > LONGEST_LINE:
            break
        line = data[end:newline]
        content, seal_of_line = line[:-_SEAL_LENGTH], line[-_SEAL_LENGTH:]
        expected = _link(content, link)
        if seal_of_line != _BEFORE + expected + _AFTER:
            break
        bodies.append(content + b"}")
        link, end = expected, newline + 1
    return Scan(tuple(bodies), end, link, data[end:])


def sum_of(line: bytes) -> bytes:
    """Return the checksum at the end of a sealed line."""
    return line[-_SEAL_LENGTH:].removeprefix(_BEFORE).removesuffix(_AFTER)


def looks_sealed(line: bytes) -> bool:
    """Return whether a line ends with a checksum, right or wrong."""
    seal_of_line = line[-_SEAL_LENGTH:]
    return seal_of_line.startswith(_BEFORE) and seal_of_line.endswith(_AFTER)


def _link(content: bytes, link: bytes) -> bytes:
    """Return the sum of a line, keyed with the sum of the previous line."""
    return hashlib.blake2b(content, digest_size=_LINK_LENGTH // 2, key=link).hexdigest().encode()
