"""Over a table of the journey: what its stars ask for, and how they stand."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.widgets import Static

from tribes_tui.journey import told
from tribes_tui.journey.stages import JourneyStage, StarStanding
from tribes_tui.table.frame.screens import BesideScreen
from tribes_tui.words.said import journey as said


class StarsScreen(BesideScreen[None]):
    """A sentence a star, and below them how they count."""

    DEFAULT_CSS = """
    StarsScreen Static { margin: 0 1; }
    StarsScreen .soft { margin: 1 1 0 1; }
    """

    def __init__(self, stage: JourneyStage, found: Sequence[StarStanding], mood: str) -> None:
        super().__init__(told.title(stage), mood)
        ways = [told.way_of(stage, star, one) for star, one in zip(stage.stars, found, strict=True)]
        self._lines = [
            f"{told.sign_of(way)} {line}" for way, line in zip(ways, told.stars_now(stage, found), strict=True)
        ]

    def compose_body(self) -> ComposeResult:
        """All of it."""
        for line in self._lines:
            yield Static(line, markup=False)
        yield Static(said.signs(), classes="soft", markup=False)
        yield Static(f"{said.how_stars()} {said.help_costs()}", classes="soft", markup=False)
