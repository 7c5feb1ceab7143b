"""Learning mode: the first moves of each kind are confirmed with the rule behind them; then it fades out."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from tribes_tui.learning.rulebook import sections_of

FILE = "learning.json"
MOST = 3
"""How often a kind of move is confirmed."""

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


def rule_of(rulebook: str, anchor: str) -> Rule | None:
    """The section of a rulebook: its heading and its first paragraph with its list, shortened; None if there is none."""
    found = next((one for one in sections_of(rulebook) if one.anchor == anchor), None)
    return None if found is None else Rule(found.title, _first_paragraph(found.text))


def _first_paragraph(section: str) -> str:
    text = ""
    for line in section.splitlines():
        if text and not line.strip() and not text.endswith(":"):
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
