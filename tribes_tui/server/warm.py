"""What sessions need is loaded before the first of them comes."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module

LATE = (
    "tribes_tui.server.session_app",
    *(f"tribes_tui.server.screens.{name}" for name in ("admin", "hosted_table", "likes", "plan", "since", "waiting")),
    *(f"textual.{name}" for name in ("drivers.headless_driver", "layouts.factory", "pilot", "scrollbar")),
)
"""What is else loaded by the first session, and by the first that goes to some screen."""


def load_screens(games: Iterable[str] = ()) -> None:
    """Load what a process draws with; the boards of these games too."""
    from tribes_tui.table.screen import board_of
    from tribes_tui.words.wording import words_of

    for name in LATE:
        import_module(name)
    for game_id in games:
        board_of(game_id)
        words_of(game_id)
