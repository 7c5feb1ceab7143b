"""The seal at the end of every line: it proves the line and all before it.

A sealed line is its body, a space, `#`, 16 hexadecimal digits and a newline. The digits are BLAKE2b
(8 bytes) of the seal before it, as written, followed by the body; the first line has no seal before it.
"""

from collections.abc import Iterable
from typing import NamedTuple

from rules.core.digest import blake2b
from rules.core.told import KeyedText

MAX_LINE = 65_536
"""No line of a record is longer (bytes, without its newline)."""

_DIGITS = 16
_MARK = b" #"


def seal(before: bytes, body: bytes) -> bytes:
    """The seal (16 hexadecimal digits) of `body` after the line whose seal is `before`."""
    return blake2b(before + body, digest_size=_DIGITS // 2).hexdigest().encode()


def sealed(before: bytes, body: str) -> bytes:
    """The whole line, newline included. `ValueError` when no reader would take so long a one."""
    data = body.encode()
    if len(data) + len(_MARK) + _DIGITS > MAX_LINE:
        raise ValueError("too long for a line of a record")
    return data + _MARK + seal(before, data) + b"\n"


def seal_of(line: bytes) -> bytes:
    """The seal that a sealed line carries."""
    return line[-_DIGITS - 1 : -1]


def sealed_all(bodies: Iterable[str]) -> list[bytes]:
    """All lines of a record, sealed one after the other."""
    lines: list[bytes] = []
    before = b""
    for body in bodies:
        lines.append(sealed(before, body))
        before = seal_of(lines[-1])
    return lines


def split(line: bytes) -> tuple[bytes, bytes]:
    """Body and seal of a line without its newline; the seal is empty when the line has none."""
    body, mark, digits = line.rpartition(_MARK)
    if not mark or len(digits) != _DIGITS or digits.strip(b"0123456789abcdef"):
        return line, b""
    return body, digits


class SoundLines(NamedTuple):
    """The sound lines at the beginning of a file.

    `lines` as they are to be written; `size` how many bytes of the file hold whole ones; `open_end` whether
    the last of them lacks its newline (it counts, but not in `size`); `torn` whether an unfinished line
    follows; `fault` what is wrong with the line after them, "" when nothing is.
    """

    lines: list[bytes]
    size: int
    open_end: bool
    torn: bool
    fault: str

    @property
    def bodies(self) -> list[bytes]:
        """The lines without their seals."""
        return [line[: -_DIGITS - len(_MARK) - 1] for line in self.lines]


def read_chain(data: bytes, before: bytes = b"") -> SoundLines:
    """Follow the seals from the beginning of `data`, after a line with the seal `before`, as far as they hold."""
    lines: list[bytes] = []
    start = 0
    while start < len(data):
        end = data.find(b"\n", start)
        line = data[start:] if end < 0 else data[start:end]
        body, digits = split(line.removesuffix(b"\r"))
        fault = _fault(before, body, digits)
        if fault:
            torn = len(line) <= MAX_LINE and (end < 0 or _is_half_written(data, start, end))
            return SoundLines(lines, start, False, torn, "" if torn else fault)
        before = digits
        lines.append(body + _MARK + digits + b"\n")
        if end < 0:
            return SoundLines(lines, start, True, False, "")
        start = end + 1
    return SoundLines(lines, start, False, False, "")


def _fault(before: bytes, body: bytes, digits: bytes) -> str:
    if len(body) > MAX_LINE - _DIGITS - len(_MARK):
        return KeyedText("fault-too-long", "is longer than any line of a record")
    if not digits:
        return KeyedText("fault-no-seal", "has no seal")
    return "" if seal(before, body) == digits else KeyedText("fault-seal", "does not match its seal")


def _is_half_written(data: bytes, start: int, end: int) -> bool:
    """Whether the last line has holes: a power cut can keep a line's later block and lose its first."""
    return end == len(data) - 1 and b"\0" in data[start:end]
