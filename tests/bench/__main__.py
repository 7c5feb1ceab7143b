"""`python -m tests.bench [rules] [save] [screen] [ssh]`: one table a part, also in `build/bench.md` and `build/bench.json`."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path

PARTS = ("rules", "save", "screen", "ssh")
FOLDER = Path(__file__).resolve().parents[2] / "build"


def markdown(title: str, rows: list[list[str]]) -> str:
    """A table in Markdown."""
    head, *body = rows
    lines = [f"## {title}", "", f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
    return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in body)]) + "\n"


def main(wanted: list[str]) -> int:
    """Measure the wanted parts (all without a name); exit code 2 for a part that is none."""
    unknown = [part for part in wanted if part not in PARTS]
    if unknown:
        print(f"there is no part {unknown[0]!r} (parts: {', '.join(PARTS)})", file=sys.stderr)
        return 2
    tables = {part: import_module(f"tests.bench.{part}_part").table() for part in wanted or PARTS}
    print("\n".join(markdown(part, rows) for part, rows in tables.items()))
    keep(tables)
    return 0


def keep(tables: dict[str, list[list[str]]], folder: Path = FOLDER) -> None:
    """Write the tables; parts that were not measured now stay as they were."""
    folder.mkdir(exist_ok=True)
    path = folder / "bench.json"
    everything = {**(json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}), **tables}
    path.write_text(json.dumps(everything, indent=1), encoding="utf-8")
    text = "\n".join(markdown(part, rows) for part, rows in everything.items())
    (folder / "bench.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
