"""A screen of home opened at once, to be measured: `show("setup")`, ended as home is."""

from __future__ import annotations

from tribes_tui.app.app import TribesApp

SCREENS = {
    "setup": ("choose_setup", "Seat"),
    "settings": ("choose_settings", "Theme"),
    "saved games": ("choose_saves", "finished"),
    "statistics": ("choose_statistics", "counted"),
    "rulebook": ("choose_first_rules", "Contents"),
    "lesson": ("choose_first_lesson", "1 of "),
}
"""Name -> what opens it, and a text that its first whole frame shows."""


class Apart(TribesApp):
    """`tribes`, in which a screen lies over home from the beginning."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._wanted = SCREENS[name][0]

    def on_mount(self) -> None:
        """After home's own beginning."""
        self.call_after_refresh(getattr(self, self._wanted))

    def choose_first_rules(self) -> None:
        """A rulebook with tables and pictures."""
        self.show_rules("indy", "3.5")

    def choose_first_lesson(self) -> None:
        """The lesson with the largest table."""
        self.open_lesson("rise_of_tribes")


def show(name: str) -> None:
    """Run it until it is left."""
    app = Apart(name)
    app.run()
    app.end_bots()
