"""A style sheet knows a widget by its name alone: two of one name in one program would wear each other's styles; and by its first base."""

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


def ours() -> set[type[DOMNode]]:
    """All widgets and screens of the program."""
    for module in pkgutil.walk_packages(tribes_tui.__path__, f"{tribes_tui.__name__}."):
        if module.name != ENTRY:
            with contextlib.suppress(ModuleNotFoundError):  # of an extra
                importlib.import_module(module.name)
    return {kind for kind in kinds(DOMNode) if kind.__module__.startswith(f"{tribes_tui.__name__}.")}


def test_no_two_widgets_have_one_name() -> None:
    places = defaultdict(set)
    for kind in ours():
        places[kind.__name__].add(kind.__module__)
    assert len(places) > 100
    assert {name: modules for name, modules in places.items() if len(modules) > 1} == {}


def test_whoever_has_several_bases_wears_the_styles_of_all() -> None:
    """Textual takes only the first base's, and its bases': what has none of its own would go without those of the others."""
    found, styled = ours(), []
    for kind in found:
        worn = set(kind._css_bases(kind))
        lost = [base for base in found.intersection(kind.__mro__) - worn if base.__dict__.get("DEFAULT_CSS")]
        if lost and not kind.__dict__.get("DEFAULT_CSS"):
            styled.append((kind.__name__, lost))
    assert styled == []
