"""A style sheet knows a widget by its name alone: two of one name in one program would wear each other's styles."""

from __future__ import annotations

import contextlib
import importlib
import pkgutil
from collections import defaultdict

from textual.dom import DOMNode

import tribes_tui

ENTRY = "tribes_tui.__main__"
"""Importing it starts the game."""


def kinds(parent: type[DOMNode]) -> set[type[DOMNode]]:
    """All classes below `parent`."""
    return {one for kind in parent.__subclasses__() for one in (kind, *kinds(kind))}


def test_no_two_widgets_have_one_name() -> None:
    for module in pkgutil.walk_packages(tribes_tui.__path__, f"{tribes_tui.__name__}."):
        if module.name != ENTRY:
            with contextlib.suppress(ModuleNotFoundError):  # of an extra
                importlib.import_module(module.name)
    places = defaultdict(set)
    for kind in kinds(DOMNode):
        if kind.__module__.startswith(f"{tribes_tui.__name__}."):
            places[kind.__name__].add(kind.__module__)
    assert len(places) > 100
    assert {name: modules for name, modules in places.items() if len(modules) > 1} == {}
