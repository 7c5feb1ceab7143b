"""What sessions need is loaded before the first of them comes."""

from __future__ import annotations

from collections.abc import Iterable

TABLES = ("tribes_tui.table", "tribes_tui.words")
"""Of these nearly every room is needed sooner or later; at home by the function that needs it, here before somebody waits for it."""


def load_screens(games: Iterable[str] = ()) -> None:
    """Load what screens are drawn with, else loaded by the first session, and by the first that goes to some screen;
    the boards of these games too.
    """
    import textual.drivers.headless_driver
    import textual.layouts.factory
    import textual.pilot
    import textual.scrollbar  # noqa: F401

    import rules
    import tribes_tui.server.session.app
    import tribes_tui.server.session.screens.admin
    import tribes_tui.server.session.screens.hosted_table
    import tribes_tui.server.session.screens.plan
    import tribes_tui.server.session.screens.settings
    import tribes_tui.server.session.screens.since
    import tribes_tui.server.session.screens.waiting
    import tribes_tui.table.piece_ground  # noqa: F401
    from tribes_tui.table.screen import board_of
    from tribes_tui.words.finder import load_whole
    from tribes_tui.words.wording import words_of

    for package in TABLES:
        load_whole(package)
    for game_id in games:
        words_of(game_id)
        for one in (board_of(game_id), rules.games[game_id]):
            load_whole(type(one).__module__.rpartition(".")[0])
