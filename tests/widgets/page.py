"""Pages of pieces, to be looked at: `python -m tests.widgets.page [PAGE] [--theme NAME] [--depth DEPTH]`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from textual.app import ComposeResult
from textual.geometry import Offset
from textual.screen import Screen

from tests.widgets import samples, table_samples
from tribes_tui.display.local import LocalApp
from tribes_tui.theme.built_in import OFFERED
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.widgets.drawing.felt import Felt
from tribes_tui.widgets.drawing.lines import Words
from tribes_tui.widgets.screen.top_screen import KeyLine

PAGES = {**samples.PAGES, **table_samples.PAGES}
"""Name of a page -> its mood and its samples."""


class PageScreen(Screen[None]):
    """Pieces where the page has them, on the felt of its mood."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.mood, self._samples = PAGES[name]

    def compose(self) -> ComposeResult:
        with Felt():
            yield from self._pieces()
        yield KeyLine()

    def _pieces(self) -> Iterator[Drawn]:
        for sample in self._samples:
            piece = sample.make()
            piece.styles.position = "absolute"
            piece.styles.offset = Offset(sample.x, sample.y)
            piece.styles.width, piece.styles.height = sample.width, sample.height
            sample.set_states(piece.states)
            yield piece
            if sample.title:
                words = Words(((sample.title, "accent" if sample.is_heading else "soft", BOLD * sample.is_heading),))
                words.styles.position = "absolute"
                words.styles.offset = Offset(sample.x, sample.y - 1 if sample.is_heading else sample.y + sample.height)
                words.styles.width = max(sample.width, len(sample.title) + 1)
                yield words


class PageApp(LocalApp[None]):
    """One page, in a theme and at a depth."""

    BINDINGS = [("q", "quit", "Leave"), ("n", "night", "Theme")]

    def __init__(self, page: str, theme: str, depth: str) -> None:
        super().__init__()
        self.page, self.depth = page, depth
        for one in OFFERED:
            self.register_theme(one)
        self.theme = theme

    def get_default_screen(self) -> Screen[None]:
        return PageScreen(self.page)

    def action_night(self) -> None:
        names = [one.name for one in OFFERED]
        self.theme = names[(names.index(self.theme) + 1) % len(names)]
        for piece in self.screen.query(Drawn):
            piece.changed()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("page", nargs="?", default="cards", choices=list(PAGES))
    parser.add_argument("--theme", default="tribes-dark")
    parser.add_argument("--depth", default="truecolor")
    given = parser.parse_args()
    PageApp(given.page, given.theme, given.depth).run()


if __name__ == "__main__":
    main()
