"""The lines of the lobby."""

from __future__ import annotations

from textual.message import Message

from tribes_tui.server.session.screens.table_tiles import TableTiles
from tribes_tui.widgets.items import Items


class LobbyList(Items):
    """What can be done in the lobby; above its first line the cursor goes on among the tiles."""

    class Left(Message):
        """The cursor went on above the first line."""

    _kept: int | None = None

    def watch_has_focus(self, has_focus: bool) -> None:
        """There is one cursor: while it is among the tiles, no line is under it."""
        super().watch_has_focus(has_focus)
        if not self.screen.has_class("-tiled"):
            return
        if has_focus:
            self.highlighted = self._kept if self.highlighted is None else self.highlighted
        else:
            self._kept, self.highlighted = self.highlighted, None

    def action_cursor_up(self) -> None:
        """A line up."""
        if self.highlighted == 0 and self.screen.query_one(TableTiles).display:
            self.post_message(self.Left())
        else:
            super().action_cursor_up()
