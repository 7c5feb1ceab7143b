"""A line that is typed where there is no app: what somebody who may not come leaves for the keeper."""

import re
from codecs import getincrementaldecoder
from collections.abc import Callable

from rich.cells import get_character_cell_size

LONGEST = 200
MOST_BYTES = 4096
"""Bytes after which nobody types a note any more."""
ENTER, ERASE, AWAY = "\r\n", "\x7f\b", "\x03\x04"
ESCAPES = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|O.|\][^\x07\x1b]*(?:\x07|\x1b\\)?|.)?")
"""Arrows, and what else a terminal sends."""


class NoteLine:
    """Echoes by `write` what is typed, signs that only show themselves; `done` gets the line, "" for none."""

    def __init__(self, write: Callable[[str], None], done: Callable[[str], None]) -> None:
        self._write, self._done = write, done
        self._decoder = getincrementaldecoder("utf-8")("ignore")
        self._signs: list[str] = []
        self._room = MOST_BYTES
        self._is_over = False

    def take(self, data: bytes) -> None:
        """Some keys; sequences that begin with Escape are none."""
        self._room -= len(data)
        for sign in ESCAPES.sub("", self._decoder.decode(data[:MOST_BYTES])):
            if not self._is_over:
                self._key(sign)
        if self._room < 0:
            self._end("")

    def _key(self, sign: str) -> None:
        if sign in ENTER:
            self._end("".join(self._signs))
        elif sign in AWAY:
            self._end("")
        elif sign in ERASE and self._signs:
            self._write("\b \b" * get_character_cell_size(self._signs.pop()))
        elif sign.isprintable() and get_character_cell_size(sign) and len(self._signs) < LONGEST:
            self._signs.append(sign)
            self._write(sign)

    def _end(self, text: str) -> None:
        if not self._is_over:
            self._is_over = True
            self._write("\r\n")
            self._done(text)
