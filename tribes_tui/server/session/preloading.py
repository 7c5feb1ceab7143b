"""What sessions need is loaded before the first of them comes."""

from __future__ import annotations

WHOLE = (
    "tribes_tui.play",
    "tribes_tui.profile",
    "tribes_tui.screens.replay",
    "tribes_tui.screens.rulebook",
    "tribes_tui.seats",
    "tribes_tui.server.session",
    "tribes_tui.table",
    "tribes_tui.theme",
    "tribes_tui.widgets",
    "tribes_tui.words",
)
"""Of these nearly every room is needed sooner or later; at home by the function that needs it."""


def load_screens() -> None:
    """Load all that sessions may come to need, the tables of all games too.

    Nobody waits for it then; and a host that runs while another version is installed over it has nothing left to load from there.
    """
    import textual.drivers.headless_driver
    import textual.layouts.factory
    import textual.pilot
    import textual.scrollbar  # noqa: F401

    import rules.bots.even
    import rules.bots.pinned
    import rules.core.pickling
    import tribes_tui.display.terminals
    import tribes_tui.screens.pick
    import tribes_tui.screens.questions
    import tribes_tui.screens.trial  # noqa: F401
    from tribes_tui.table.screen import board_of
    from tribes_tui.words.finder import load_whole
    from tribes_tui.words.wording import words_of

    for package in WHOLE:
        load_whole(package)
    for game_id, game in rules.games.items():
        words_of(game_id)
        for one in (board_of(game_id), game):
            load_whole(type(one).__module__.rpartition(".")[0])
