"""Learning mode: the first moves of each kind are confirmed with the rule behind them; then it fades out."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from tribes_tui.learning.rulebook import sections_of
from tribes_tui.words.common import sentence

FILE = "learning.json"
MOST = 3
"""How often a kind of move is confirmed."""

LONGEST = 300

LISTED = re.compile(r"^(- |\d+\. )")
"""Before a line of a list."""

SENTENCE = re.compile(r"[.!?][)*]?(?=\s|$)")
"""The end of one."""


class Rule(NamedTuple):
    """A section of a rulebook: its heading and what it says, which is nothing where it only has a table."""

    heading: str
    text: str


class Coach:
    """Counts how often each kind of move was made, in a small file that may be lost without harm."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._counts = _read(self._path)

    def left(self, game_id: str, kind: str) -> int:
        """How often moves of this kind will still be confirmed."""
        return max(0, MOST - self._counts.get(f"{game_id} {kind}", 0))

    def made(self, game_id: str, kind: str) -> None:
        """A move of this kind was made."""
        if not self.left(game_id, kind):
            return
        name = f"{game_id} {kind}"
        self._counts[name] = self._counts.get(name, 0) + 1
        with suppress(OSError):
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._path.write_text(json.dumps(self._counts), encoding="utf-8")


def rule_of(rulebook: str, anchor: str, about: str = "") -> Rule | None:
    """The section of a rulebook: its heading, and as many of its whole sentences as fit; None if there is none.

    `about`: how the paragraph or the line of a list begins that says what is wanted; without one all of the section says it.
    """
    found = next((one for one in sections_of(rulebook) if one.anchor == anchor), None)
    if found is None:
        return None
    parts = _parts(found.text)
    wanted = next((part for part in parts if about and part.lower().startswith(about.lower())), "")
    return Rule(found.title, _shortened(sentence(wanted.rstrip(";")) if wanted else " ".join(parts)))


def _parts(section: str) -> list[str]:
    """The paragraphs and the lines of the lists of a section, without its tables."""
    parts, goes_on = list[str](), False
    for line in re.sub(r"[*`]", "", section).splitlines():
        words = LISTED.sub("", line.strip())
        if line.startswith("|"):
            parts[-1:] = map(_finished, parts[-1:])
        elif goes_on and words == line.strip():
            parts[-1] += f" {words}" if words else ""
        elif words:
            parts.append(words)
        goes_on = bool(words) and not line.startswith("|")
    return [part for part in parts if part]


def _finished(text: str) -> str:
    """Without a sentence that a table ends."""
    ends = [match.end() for match in SENTENCE.finditer(text)]
    return text[: max(ends, default=0)]


def _shortened(text: str) -> str:
    """The whole sentences with which it begins, as far as they fit; the first one in any case."""
    ends = [match.end() for match in SENTENCE.finditer(text)]
    return text[: max((end for end in ends if end <= LONGEST), default=min(ends, default=0))]


def _read(path: Path) -> dict[str, int]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {name: number for name, number in found.items() if type(number) is int}
