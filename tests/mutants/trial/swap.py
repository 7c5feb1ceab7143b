"""Changing a module's functions where they live: every importer sees the change, and nothing is imported again."""

from __future__ import annotations

import functools
import gc
import os
import sys
from collections.abc import Iterator
from types import CodeType, FunctionType

Key = tuple[str, int]
"""A function's qualified name and first line."""

OF_A_FUNCTION = 1
"""The bit of `co_flags` that bodies of modules and classes lack (`inspect.CO_OPTIMIZED`)."""


class NotSwappable(Exception):
    """The change would not be seen in this process."""


class Live:
    """The functions and caches of a process, looked up once."""

    def __init__(self, modules: dict[str, str]) -> None:
        files = {os.path.realpath(path): module for module, path in modules.items()}
        self.functions: dict[str, dict[Key, list[FunctionType]]] = {module: {} for module in modules}
        self.caches: list[functools._lru_cache_wrapper[object]] = []
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType):
                module = files.get(os.path.realpath(thing.__code__.co_filename))
                if module is not None:
                    self.functions[module].setdefault(_key(thing.__code__), []).append(thing)
            elif isinstance(thing, functools._lru_cache_wrapper):
                if str(getattr(thing, "__module__", "")).split(".")[0] not in sys.stdlib_module_names:
                    self.caches.append(thing)

    def forget(self) -> None:
        """Empty the caches of everybody's functions, so that each test runs what it asks for."""
        for cache in self.caches:
            cache.cache_clear()

    def swap(self, module: str, plain: bytes, planted: bytes) -> None:
        """Give the functions of a module the bodies from another text, whose lines have the same numbers.

        Raises:
          NotSwappable: a function that differs does not live here, or not under a name of its own
        """
        name = sys.modules[module].__file__ or module
        old, new = (_functions(compile(text, name, "exec", dont_inherit=True)) for text in (plain, planted))
        for key, codes in new.items():
            if len(codes) > 1:
                if codes != old.get(key):
                    raise NotSwappable(key[0])
                continue
            living = self.functions[module].get(key, [])
            if not living and codes != old.get(key) and "<locals>" not in key[0]:
                raise NotSwappable(key[0])
            for function in living:
                _give(function, codes[0])


def _give(function: FunctionType, code: CodeType) -> None:
    if len(code.co_freevars) != len(function.__code__.co_freevars):
        raise NotSwappable(code.co_qualname)
    function.__code__ = code


def _key(code: CodeType) -> Key:
    return code.co_qualname, code.co_firstlineno


def _functions(code: CodeType) -> dict[Key, list[CodeType]]:
    found: dict[Key, list[CodeType]] = {}
    for inner in _walk(code):
        if inner.co_flags & OF_A_FUNCTION:
            found.setdefault(_key(inner), []).append(inner)
    return found


def _walk(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _walk(constant)
