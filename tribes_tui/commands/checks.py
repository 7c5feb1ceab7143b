"""What is refused whatever the command: options that don't go together, and empty names."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from tribes_tui.errors import Mendable
from tribes_tui.words.said import commands as said

EXCLUDING: dict[str, tuple[tuple[str, str], ...]] = {
    "json_lines": (("json_lines", "brief"), ("json_lines", "plain")),
    "at": (
        *(("watch", other) for other in ("at", "copy", "repair", "json_lines", "program")),
        *(("at", other) for other in ("copy", "repair")),
    ),
    "verify": (
        *(("verify", other) for other in ("json", "brief", "pace", "seat", "to", "round")),
        *(("json", other) for other in ("brief", "pace", "seat")),
    ),
    "simulations": (("ms", "simulations"),),
    "merge": tuple(("merge", other) for other in ("game", "seed", "resume", "over", "ms", "simulations")),
}
"""Options that don't go together, by the names of their values: in commands that know the first of them."""
CALLED = {"at": "from"}


def check_pairs(chosen: argparse.Namespace) -> None:
    """Raise `Mendable` for two options of which one would have to be passed over."""
    given = {name for name, value in vars(chosen).items() if value not in (None, False, [], "", 0.0)}
    for one, other in (pair for mark, pairs in EXCLUDING.items() if hasattr(chosen, mark) for pair in pairs):
        if {one, other} <= given:
            first, second = (f"--{CALLED.get(name, name).replace('_', '-')}" for name in (one, other))
            raise Mendable(said.not_together(first=first, second=second))


def check_empty(arguments: Sequence[str]) -> None:
    """Raise `Mendable` for a name, a title, a file that is empty: nothing is called so."""
    for before, argument in zip(("", *arguments), arguments, strict=False):
        if not argument.strip() or (argument.startswith("--") and argument.endswith("=")):
            is_option = before.startswith("-")
            raise Mendable(said.empty_behind(option=before) if is_option else said.empty())
