"""What the modules that are loaded would load later, by a function that imports."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.util import find_spec
from types import CodeType

OURS = ("tribes_tui.", "rules.", "saves.")
NOT_ON_A_HOST = {"saves.files.windows"}
"""Another system's."""


def never_loaded() -> list[str]:
    """Modules of ours that some function of a loaded module imports, and that are not loaded."""
    found = {
        module
        for name in [name for name in sys.modules if name.startswith(OURS)]
        for code in _functions(name)
        for module in _imported(code)
    }
    return sorted(module for module in found - set(sys.modules) - NOT_ON_A_HOST if find_spec(module))


def _functions(name: str) -> Iterator[CodeType]:
    """The code of all functions of a module."""
    spec = sys.modules[name].__spec__
    code = spec.loader.get_code(name) if spec is not None and hasattr(spec.loader, "get_code") else None
    waiting = [one for one in code.co_consts if isinstance(one, CodeType)] if code else []
    while waiting:
        code = waiting.pop()
        yield code
        waiting += [one for one in code.co_consts if isinstance(one, CodeType)]


def _imported(code: CodeType) -> Iterator[str]:
    """Names with a dot are imported, no others have one; what is taken from a package may be a module, too."""
    for module in [name for name in code.co_names if name.startswith(OURS)]:
        yield module
        if hasattr(sys.modules.get(module), "__path__"):
            yield from (f"{module}.{name}" for name in code.co_names if name.isidentifier())
