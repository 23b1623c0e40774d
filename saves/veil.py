"""The veil: in the text of a save, nobody reads by accident what not everybody may know.

It is no lock. The key is in the file, and whoever has the program has the key. It protects from a
glance into the file and from `grep`, no more. In memory nothing is veiled: the veil is put on when
a line is written, and taken off when it is read.
"""

from __future__ import annotations

import hashlib
import re
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

from core.kernel import Why
from saves.records import Answer, Header, Record, encoder

VEIL: Final = "~"
"""How a veiled text begins."""

MARK: Final = b'"~'
"""What a line with a veiled text contains; so lines without one cost nothing."""

_BLOCK: Final = 16
"""Texts are filled up to a multiple of so many bytes: a length can tell a short word."""

_FILLER: Final = b"\0"
_UNFIT: Final = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")
"""Control characters, which no word and no position contains."""

_HEX: Final = re.compile(r"(?:[0-9a-f]{2})+", re.ASCII)
_WHOLE: Final = re.compile(r"-?[0-9]+", re.ASCII)
_SEED: Final = "seed"
_KEY_OF_SEED: Final = b"seed"
"""The same for every file: the first line has its sum only after the seed."""


_reasons: Final[msgspec.json.Decoder[tuple[Why, ...]]] = msgspec.json.Decoder(tuple[Why, ...])

Line: TypeAlias = dict[str, object]
"""A decoded line that has not been given a type yet."""


class Veil:
    """The veil over the answers of one file, with a key made from the sum of its first line."""

    def __init__(self, first_sum: bytes) -> None:
        self._key = first_sum

    def over(self, record: Record) -> Record:
        """Return a record as it is written."""
        if not isinstance(record, Answer) or not _tells_secrets(record):
            return record
        if record.known_to is not None:
            record = replace(record, answer=self._veiled(record.answer, record, "answer"))
        if record.why:
            reasons = encoder.encode(record.why).decode()
            if (veiled := self._veiled(reasons, record, "why")) is not reasons:
                record = replace(record, why=(veiled,))
        if record.position is not None:
            record = replace(record, position=self._veiled(record.position, record, "position"))
        return record

    def lifted(self, answer: Answer) -> Answer:
        """Return an answer as it was before it was written; raise if nobody wrote it like this."""
        if not _tells_secrets(answer):
            return answer
        if answer.known_to is not None and _is_veiled(answer.answer):
            answer = replace(answer, answer=self._bare(answer.answer, answer, "answer"))
        match answer.why:
            case (str(veiled),) if _is_veiled(veiled):
                answer = replace(answer, why=_read_reasons(self._bare(veiled, answer, "why")))
        if answer.position is not None and _is_veiled(answer.position):
            answer = replace(answer, position=self._bare(answer.position, answer, "position"))
        return answer

    def _veiled(self, text: str, answer: Answer, part: str) -> str:
        return veiled(text, self._key_of(answer, part))

    def _bare(self, text: str, answer: Answer, part: str) -> str:
        return bare(text, self._key_of(answer, part), part)

    def _key_of(self, answer: Answer, part: str) -> bytes:
        return b"%s %d %s" % (self._key, answer.number, part.encode())


def _tells_secrets(answer: Answer) -> bool:
    """Whether something on the line of an answer is veiled."""
    return answer.known_to is not None or answer.hidden


def _is_veiled(text: str) -> bool:
    return text.startswith(VEIL)


def _read_reasons(text: str) -> tuple[Why, ...]:
    try:
        return _reasons.decode(text)
    except msgspec.MsgspecError as error:
        raise _unreadable("why") from error


# The first line


def header_body(header: Header) -> bytes:
    """Return the first line as it is written, without its sum; the seed is veiled."""
    line: Line = msgspec.to_builtins(header)
    if header.seed is not None:
        line[_SEED] = veiled(str(header.seed), _KEY_OF_SEED)
    return encoder.encode(line)


def with_bare_seed(line: Line) -> Line:
    """Return the first line with a seed that is not veiled; raise if nobody wrote it like this."""
    seed = line.get(_SEED)
    if not isinstance(seed, str) or not _is_veiled(seed):
        return line
    digits = bare(seed, _KEY_OF_SEED, _SEED)
    if not _WHOLE.fullmatch(digits):
        raise _unreadable(_SEED)
    return line | {_SEED: int(digits)}


# The veil itself


def veiled(text: str, key: bytes) -> str:
    """Return a text under the veil; one that no program of ours can have made stays as it is."""
    if _UNFIT.search(text):
        return text
    data = text.encode()
    data += _FILLER * (-len(data) % _BLOCK or (_BLOCK if not data else 0))
    return VEIL + _masked(data, key).hex()


def bare(text: str, key: bytes, part: str) -> str:
    """Return a text without its veil; raise `ValueError` if it is not one that was veiled."""
    digits = text.removeprefix(VEIL)
    if not _HEX.fullmatch(digits):
        raise _unreadable(part)
    try:
        found = _masked(bytes.fromhex(digits), key).rstrip(_FILLER).decode()
    except UnicodeDecodeError as error:
        raise _unreadable(part) from error
    if _UNFIT.search(found):
        raise _unreadable(part)
    return found


def _masked(data: bytes, key: bytes) -> bytes:
    """Return bytes with a mask put on or, if they have it on, taken off."""
    mask = hashlib.shake_256(key).digest(len(data))
    return (int.from_bytes(data) ^ int.from_bytes(mask)).to_bytes(len(data))


def _unreadable(part: str) -> ValueError:
    """Return the error for a veil that nobody put on; the sentence says what it covers."""
    return ValueError(f"what is under the veil of '{part}' cannot be read")
