"""The rules as plain Python where compiled modules lie beside the text: with `TRIBES_RULES=plain` in the environment.

Then every class can be subclassed, every function replaced. Loaded first of all, and only then.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class TextFinder(MetaPathFinder):
    """Finds modules of the rules by their text alone."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The module's text, in the folders of its package; None for a module of somebody else."""
        if not name.startswith("rules."):
            return None
        finders = [FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path or ()]
        return next(filter(None, (finder.find_spec(name) for finder in finders)), None)


sys.meta_path.insert(0, TextFinder())
