"""`tribes --version`."""

from __future__ import annotations

import argparse
import platform
import sys
from importlib.metadata import PackageNotFoundError, version


def run(chosen: argparse.Namespace) -> int:
    """Print which version this is, by which rules it plays, and whether they are compiled."""
    try:
        known = version("tribes-tui")
    except PackageNotFoundError:
        known = "(run from its folder, not installed)"
    from rules import games
    from rules.core import state

    sys.stdout.write(f"tribes {known}\n")
    sys.stdout.write("rules: " + ", ".join(f"{game.id} {game.version}" for game in games.values()) + "\n")
    how = "plain Python" if (state.__file__ or "").endswith(".py") else "compiled"
    sys.stdout.write(f"the rules are {how}; Python {platform.python_version()} on {platform.system()}\n")
    return 0
