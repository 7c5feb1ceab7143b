"""The app on a terminal: which screen comes when. `headless` lays a table without one, `click` plays there by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tribes_tui.app.app import TribesApp as TribesApp, run as run

if TYPE_CHECKING:
    from tribes_tui.app.piloted import click as click, headless as headless


def __getattr__(name: str) -> object:
    """What only tests and programs need is loaded when it is named."""
    if name not in ("click", "headless"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from tribes_tui.app import piloted

    return getattr(piloted, name)
