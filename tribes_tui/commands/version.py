"""`tribes --version`."""

from __future__ import annotations

import argparse
import sys
from importlib.metadata import PackageNotFoundError, version


def run(chosen: argparse.Namespace) -> int:
    """Print which version this is."""
    try:
        known = version("tribes-tui")
    except PackageNotFoundError:
        known = "(run from its folder, not installed)"
    sys.stdout.write(f"tribes {known}\n")
    return 0
