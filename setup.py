"""All about the package stands in `pyproject.toml`; this file only adds the compiled rules, when they are asked for.

With `TRIBES_COMPILED=1` the rules of the six games and their core are compiled by mypyc, from the same text that plain
Python runs (`make wheel`). Without it nothing is compiled and nothing but setuptools is needed.
"""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import Extension, setup

PACKAGES = ("core", "tribe", "indy", "tribal", "rise_of_tribes", "five_tribes")
STAY_PLAIN = {
    "rules/core/errors.py",  # exceptions with two bases, which mypyc does not know
    "rules/core/registry.py",  # imports games by name, when they are asked for
    "rules/core/compiled.py",
}


def texts() -> list[str]:
    """The modules to compile."""
    found = (path.as_posix() for name in PACKAGES for path in sorted(Path("rules", name).rglob("*.py")))
    return [path for path in found if path not in STAY_PLAIN]


def compiled() -> list[Extension]:
    """The modules of the rules as extensions; a few minutes of a C compiler's time."""
    from mypyc.build import mypycify

    return mypycify(texts(), opt_level=os.environ.get("TRIBES_OPT", "3"), debug_level="0", multi_file=True)


setup(ext_modules=compiled() if os.environ.get("TRIBES_COMPILED") == "1" else [])
