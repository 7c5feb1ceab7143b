"""All about the package stands in `pyproject.toml`; this file only adds the compiled rules, when they are asked for.

With `TRIBES_COMPILED=1` the rules of the six games and their core are compiled by mypyc, from the same text that plain
Python runs (`make wheel`). Without it nothing is compiled and nothing but setuptools is needed.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

STAY_PLAIN = (
    "rules/__init__.py",
    "rules/adapters",  # subclasses of other packages' classes
    "rules/bots",  # most of their time is spent in the games
    "rules/core/errors.py",  # exceptions with two bases, which mypyc does not know
    "rules/core/registry.py",  # imports games by name, when they are asked for
    "rules/core/compiled.py",
    "rules/core/digest.py",  # one of two imports
)
"""Files and folders of `rules` that are not compiled; everything else is, the core and whatever games there are."""


def texts() -> list[str]:
    """The modules to compile."""
    plain = {Path(place) for place in STAY_PLAIN}
    return [path.as_posix() for path in sorted(Path("rules").rglob("*.py")) if not plain & {path, *path.parents}]


def compiled() -> list[Extension]:
    """The modules of the rules as extensions; a few minutes of a C compiler's time."""
    from mypyc.build import mypycify

    return mypycify(texts(), opt_level=os.environ.get("TRIBES_OPT", "3"), debug_level="0", multi_file=True)


class AllCores(build_ext):
    """Compiles several files at a time: mypyc makes some hundred for one extension. `TRIBES_JOBS` says how many."""

    def build_extensions(self) -> None:
        """As the base, but the compiler's processes run beside each other."""
        one_file, all_files = self.compiler._compile, self.compiler.compile
        with ThreadPoolExecutor(int(os.environ.get("TRIBES_JOBS") or os.cpu_count() or 1)) as pool:
            begun: list[Future[None]] = []

            def compile_all(sources: Sequence[str], **options: Any) -> list[str]:
                objects: list[str] = all_files(sources, **options)
                while begun:
                    begun.pop().result()
                return objects

            self.compiler._compile = lambda *file: begun.append(pool.submit(one_file, *file))
            self.compiler.compile = compile_all
            super().build_extensions()


setup(cmdclass={"build_ext": AllCores}, ext_modules=compiled() if os.environ.get("TRIBES_COMPILED") == "1" else [])
