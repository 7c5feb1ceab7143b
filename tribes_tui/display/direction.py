"""Letters that are read from right to left, in cells that are filled from left to right.

Some terminals turn such letters round themselves, by rules for whole lines of prose: beside them numbers, borders and other
people's words would change places. So runs of them are turned round here, and terminals are told to leave them as they are
(ECMA-48 calls that explicit mode; a terminal that knows nothing of directions ignores it).
"""

from __future__ import annotations

import re

LETTER = "[\u05be-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\U00010800-\U00010fff\U0001e800-\U0001efff]"
"""Hebrew, Arabic, Syriac, N'Ko and others of that direction, with their signs and numbers."""

RUN = re.compile(f"{LETTER}+(?:[ '.-]{LETTER}+)*")
"""Words that are read on. A comma, a number or two spaces end a run: what follows may be another person's."""

AS_THEY_ARE, AS_USUAL = "\x1b[8l", "\x1b[8h"
"""Sent before the first such letter, and when the terminal is given back."""

has_letters = re.compile(LETTER).search
"""Whether some of a text is read from right to left."""


def turned(text: str) -> str:
    """The text as it is laid from left to right, a sign for each of its own: `ab גבא` for `ab אבג`."""
    return RUN.sub(lambda run: run[0][::-1], text)
