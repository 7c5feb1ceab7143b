"""`tribes --version`."""

from __future__ import annotations

import argparse
import platform
import sys
from importlib.metadata import PackageNotFoundError, version

from tribes_tui.words.said import commands as said


def run(chosen: argparse.Namespace) -> int:
    """Print which version this is, by which rules it plays, and whether they are compiled."""
    try:
        known = version("tribes-tui")
    except PackageNotFoundError:
        known = said.version_from_folder()
    from rules import games
    from rules.core import state

    is_compiled = not (state.__file__ or "").endswith(".py")
    lines = (
        f"tribes {known}",  # no words
        said.version_rules(rules=", ".join(f"{game.id} {game.version}" for game in games.values())),
        said.version_how(is_compiled=is_compiled, version=platform.python_version(), system=platform.system()),
    )
    sys.stdout.writelines(f"{line}\n" for line in lines)
    return 0
