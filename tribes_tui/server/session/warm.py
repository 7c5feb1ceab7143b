"""What sessions need is loaded before the first of them comes."""

from __future__ import annotations

from collections.abc import Iterable


def load_screens(games: Iterable[str] = ()) -> None:
    """Load what screens are drawn with, else loaded by the first session, and by the first that goes to some screen;
    the boards of these games too.
    """
    import textual.drivers.headless_driver
    import textual.layouts.factory
    import textual.pilot
    import textual.scrollbar  # noqa: F401

    import tribes_tui.server.session.app
    import tribes_tui.server.session.screens.admin
    import tribes_tui.server.session.screens.hosted_table
    import tribes_tui.server.session.screens.plan
    import tribes_tui.server.session.screens.settings
    import tribes_tui.server.session.screens.since
    import tribes_tui.server.session.screens.waiting
    import tribes_tui.table.piece_ground  # noqa: F401
    from tribes_tui.table.screen import board_of
    from tribes_tui.words.wording import words_of

    for game_id in games:
        board_of(game_id)
        words_of(game_id)
