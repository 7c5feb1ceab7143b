"""A record that the rules play otherwise, though it is whole."""

from __future__ import annotations

from pathlib import Path

from saves import seal_text


def part_from_the_rules(path: Path, move: int) -> None:
    """Let the record say at `move` (from 1, none taken back before it) what no rule knows, and seal it again."""
    lines = path.read_text().splitlines()
    words = lines[move].rpartition(" #")[0].split(" ")
    lines[move] = f"{words[0]} {words[1]} take back the moon"
    path.write_text(seal_text("\n".join(lines)))
