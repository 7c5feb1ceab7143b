"""Pages of what stands around the board, to be looked at: `python -m tests.widgets.table_page [PAGE] [--theme NAME] [--depth DEPTH]`."""

from __future__ import annotations

import argparse

from textual.app import ComposeResult
from textual.geometry import Offset
from textual.screen import Screen

from tests.widgets.table_samples import PAGES
from tribes_tui.display.local import LocalApp
from tribes_tui.theme.offered import OFFERED
from tribes_tui.widgets import Felt


class TablePageScreen(Screen[None]):
    """Pieces where the page has them, on the felt of its mood."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.mood, self._samples = PAGES[page]

    def compose(self) -> ComposeResult:
        with Felt():
            for sample in self._samples:
                piece = sample.make()
                piece.styles.position = "absolute"
                piece.styles.offset = Offset(sample.x, sample.y)
                piece.styles.width, piece.styles.height = sample.width, sample.height
                piece.states.legal, piece.states.chosen = frozenset(sample.legal), sample.chosen
                piece.states.cursor = sample.cursor or None
                yield piece


class TablePageApp(LocalApp[None]):
    """One page, in a theme and at a depth."""

    BINDINGS = [("q", "quit", "Leave")]

    def __init__(self, page: str, theme: str, depth: str) -> None:
        super().__init__()
        self.page, self.depth = page, depth
        for one in OFFERED:
            self.register_theme(one)
        self.theme = theme

    def get_default_screen(self) -> Screen[None]:
        return TablePageScreen(self.page)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("page", nargs="?", default="around", choices=list(PAGES))
    parser.add_argument("--theme", default="tribes-dark")
    parser.add_argument("--depth", default="truecolor")
    given = parser.parse_args()
    TablePageApp(given.page, given.theme, given.depth).run()


if __name__ == "__main__":
    main()
