"""`make licences`: the licence of every package that comes with the game, from their own metadata; 1 when one names none."""

from __future__ import annotations

import re
import sys
from importlib.metadata import PackageNotFoundError, metadata, requires

EXTRAS = ("", "ssh", "web", "postgresql", "metrics")
NAME = re.compile(r"([A-Za-z0-9._-]+)(?:\[([^]]*)\])?")


def needed(name: str, extras: tuple[str, ...], found: dict[str, str]) -> None:
    """Put the package, and what it needs in turn, into `found`, each with its licence."""
    key = re.sub(r"[-_.]+", "-", name).lower()
    if key in found:
        return
    try:
        found[key] = licence(name)
    except PackageNotFoundError:  # for another system
        return
    for line in requires(name) or []:
        extra = re.search(r"extra\s*==\s*['\"]([^'\"]+)", line)
        if extra is None or extra[1] in extras:
            wanted = NAME.match(line)
            assert wanted is not None
            needed(wanted[1], tuple((wanted[2] or "").split(",")), found)


def licence(name: str) -> str:
    """As the package tells it: an expression, a classifier, or a line of text."""
    told = metadata(name)
    lines = [line for line in told.get_all("Classifier") or [] if line.startswith("License :: ")]
    classified = [line.rpartition(" :: ")[2] for line in lines if not line.endswith("OSI Approved")]
    return told.get("License-Expression") or ", ".join(classified) or (told.get("License") or "").split("\n")[0]


def main() -> int:
    """Print them."""
    found: dict[str, str] = {}
    needed("tribes-tui", EXTRAS, found)
    for name, text in sorted(found.items()):
        print(f"{name:24} {text or '(none told)'}")
    return 0 if all(found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
