"""What a game brings to a table of pieces: its widgets, and how a position is spread over them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.widget import Widget

from tribes_tui.table.contract import GameBoard
from tribes_tui.table.steps import TurnSteps as TurnSteps

if TYPE_CHECKING:
    from tribes_tui.table.scene import Scene


class PieceBoard(GameBoard):
    """A game's table as widgets. An instance belongs to one screen: it keeps the widgets that it composed.

    The names of the pieces' places are the names in `paths`. What is chosen by a name that no piece has becomes a
    button below the table, so no legal action is ever out of reach.
    """

    tells_turns: ClassVar[bool] = False
    """Whether a place of the table says at every size what others did last: no question gives way to it."""

    is_to_be_laid: bool = False
    """Whether it has failed, and the widgets of a bare board are to lie where its own do."""

    def fail(self, error: Exception | None = None) -> None:
        """A piece of it did; one of ours never does."""

    def laid_anew(self) -> Iterable[Widget]:
        """The widgets of the bare board."""
        return ()

    def seat(self, players: int) -> None:
        """So many play: give the widgets the classes that say so before they are there, as all is styled again for a later one."""

    def compose(self) -> ComposeResult:
        """The widgets of the table, between prompt and line of Enter; style sheets lay them out.

        The screen has a class for its width (`-w80 -w100 -w120 -w160 -w200`) and one for its height (`-h24 -h30 -h40
        -h50 -h60`): the largest of each that it reaches. For this one and all smaller ones it has `-from-w80 -from-w100` and
        so on: a rule for `-from-w120` goes for a window of 120 columns and for every wider one.
        """
        raise NotImplementedError

    def spread(self, scene: Scene) -> None:
        """Give every piece what it shows in this position."""
        raise NotImplementedError

    def point(self, scene: Scene, cursor: str | None) -> None:
        """Show what depends on the cursor: an explaining panel, say. Lay nothing out here: it runs at every key."""

    def steps(self, scene: Scene) -> TurnSteps:
        """The steps of a turn."""
        return TurnSteps((), None)

    def ask(self, scene: Scene) -> str:
        """What is asked now that something is picked, in one sentence; empty: the prompt stays."""
        return ""

    def facts(self, scene: Scene) -> Sequence[str]:
        """Where in the game we are, for the first line: a few words each, the most important first."""
        return ()

    def button(self, scene: Scene, name: str) -> str:
        """What a button says that stands for a name which no piece has."""
        return self.describe(scene, name)

    def buttons(self, scene: Scene) -> Iterable[str]:
        """The names which get a button below the table if no piece has them: all; none, where pieces see to all of them."""
        return scene.ways

    def key_of(self, name: str) -> str:
        """The character that chooses a place, as it stands beside it; empty: none."""
        return ""

    def key_only_picks(self, name: str) -> bool:
        """Whether the key of a place only goes there where choosing that place alone would decide: Enter does it then."""
        return False

    def key_only_goes(self, name: str) -> bool:
        """Whether the key of a place does no more than go there, whatever is picked; a command's key stays that command's."""
        return False

    def lane_of(self, name: str) -> int | None:
        """The number of a column of cards, for walking from column to column."""
        return None
