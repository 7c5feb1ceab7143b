"""The app goes on where another package's game breaks: what nobody expected of it leads home, and is said there in a line."""

from __future__ import annotations

from textual.app import App
from textual.message import Message

from tribes_tui.words.finder import TROUBLES, SaidTo, note, to_blame


class NettedApp(App[None]):
    """What rooms of other packages' games do wrong is said once, as a toast; what ends a screen leads home."""

    def __init__(self) -> None:
        super().__init__()
        self._unsaid: list[str] = []
        SaidTo.to = self._say_trouble

    def _say_trouble(self, line: str) -> None:
        if self._running and self._is_mounted:
            self.notify(line, severity="warning", markup=False)
        else:
            self._unsaid.append(line)

    def on_mount(self) -> None:
        """What went wrong before there was anything to be seen."""
        for line in self._unsaid:
            self.notify(line, severity="warning", markup=False)
        self._unsaid.clear()

    def on_unmount(self) -> None:
        """Whatever is said from now on is said elsewhere."""
        if SaidTo.to == self._say_trouble:
            SaidTo.to = None

    def come_home(self, news: str = "") -> None:
        """Back home, with a line of news."""
        raise NotImplementedError

    async def _dispatch_message(self, message: Message) -> None:
        try:
            await super()._dispatch_message(message)
        except Exception as error:
            if to_blame(error) is None:
                raise
            self._handle_exception(error)

    def _handle_exception(self, error: Exception) -> None:
        blamed = to_blame(error)
        if blamed is None:
            super()._handle_exception(error)
            return
        note(*blamed, error)
        self.call_later(self.come_home, TROUBLES[blamed])
