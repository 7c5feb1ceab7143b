"""`python -m tests.bench [PART ...]`: what each part measures, as tables, also in `build/bench.md` and `build/bench.json`.

A part is a module `NAME_part.py` in one of the rooms here (`rules`, `screen`, `strength`) with a function `tables()`, title -> rows, of
which the first is the heading; or `table()`, for one that is called like the part. Adding a part adds a file and nothing else.
"""

from __future__ import annotations

import json
import os
import platform
import sys
import time
from importlib import import_module
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "build"
ENDING = "_part.py"

Rows = list[list[str]]


def parts() -> dict[str, str]:
    """The modules of all parts by their names."""
    found = {path.name.removesuffix(ENDING): path for path in Path(__file__).parent.glob(f"*/*{ENDING}")}
    return {name: f"tests.bench.{found[name].parent.name}.{found[name].stem}" for name in sorted(found)}


def markdown(title: str, rows: Rows) -> str:
    """A table in Markdown."""
    head, *body = rows
    lines = [f"## {title}", "", f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
    return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in body)]) + "\n"


def measure(part: str) -> dict[str, Rows]:
    """The tables of one part."""
    module = import_module(parts()[part])
    found: dict[str, Rows] = module.tables() if hasattr(module, "tables") else {part: module.table()}
    return found


def surroundings() -> str:
    """A line about the machine and the moment: wall times depend on them, CPU times hardly, bytes not at all."""
    loads = " ".join(f"{load:.1f}" for load in os.getloadavg())
    when = time.strftime("%Y-%m-%d %H:%M")
    return f"{when}, Python {platform.python_version()}, {os.cpu_count()} cores, load {loads}"


def main(wanted: list[str]) -> int:
    """Measure the wanted parts (all without a name); exit code 2 for a part that is none."""
    unknown = [part for part in wanted if part not in parts()]
    if unknown:
        print(f"there is no part {unknown[0]!r} (parts: {', '.join(parts())})", file=sys.stderr)
        return 2
    for part in wanted or parts():
        moment = surroundings()
        tables = measure(part)
        print(f"{moment}\n\n" + "\n".join(markdown(title, rows) for title, rows in tables.items()), flush=True)
        keep(part, moment, tables)
    return 0


def keep(part: str, moment: str, tables: dict[str, Rows], folder: Path = FOLDER) -> None:
    """Write a part's tables; parts that were not measured now stay as they were."""
    folder.mkdir(exist_ok=True)
    path = folder / "bench.json"
    everything = _kept(path) | {part: {"measured": moment, "tables": tables}}
    path.write_text(json.dumps(everything, indent=1), encoding="utf-8")
    texts = [
        f"# {name}\n\n{found['measured']}\n\n" + "\n".join(markdown(*table) for table in found["tables"].items())
        for name, found in sorted(everything.items())
    ]
    (folder / "bench.md").write_text("\n".join(texts), encoding="utf-8")


def _kept(path: Path) -> dict[str, dict[str, dict[str, Rows]]]:
    """What an earlier run wrote, as far as it is of this form."""
    if not path.exists():
        return {}
    found = json.loads(path.read_text(encoding="utf-8"))
    return {name: part for name, part in found.items() if isinstance(part, dict) and "tables" in part}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
