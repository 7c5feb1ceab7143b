"""Learning mode: the first moves of each kind are confirmed with the rule behind them; then it fades out."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

FILE = "learning.json"
MOST = 3
"""How often a kind of move is confirmed."""

HEADING = re.compile(r"#+\s*(.*?)\s*\{#([\w.]+)\}\s*$")
LONGEST = 300


class Rule(NamedTuple):
    """A section of a rulebook: its heading and how it begins."""

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


def rule_of(rulebook: str, section: str) -> Rule | None:
    """The section of a rulebook: its heading and its first paragraph with its list, shortened; None if there is none."""
    lines = rulebook.splitlines()
    for number, line in enumerate(lines):
        match = HEADING.match(line)
        if match is not None and match[2] == section:
            return Rule(match[1], _first_paragraph(lines[number + 1 :]))
    return None


def _first_paragraph(lines: list[str]) -> str:
    text = ""
    for line in lines:
        if line.startswith("#") or (text and not line.strip() and not text.endswith(":")):
            break
        if not line.startswith("|"):
            text = f"{text} {line.strip().removeprefix('- ')}".strip()
    text = text.replace("**", "").replace("`", "")
    return text if len(text) <= LONGEST else text[: text.rfind(" ", 0, LONGEST)] + " ..."


def _read(path: Path) -> dict[str, int]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {name: number for name, number in found.items() if type(number) is int}
