"""What a game brings to a table of pieces: its widgets, and how a position is spread over them; a bare board for a game without."""

from collections.abc import Hashable, Iterable, Sequence
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.geometry import Region
from textual.widget import Widget

from rules import Event, State
from tribes_tui.table.board.contract import GameBoard, Path
from tribes_tui.table.board.scene import Scene, TurnSteps as TurnSteps
from tribes_tui.widgets.drawing import Cells, Drawn, Place, PlaceState, paint_line
from tribes_tui.words.said import common
from tribes_tui.words.wording import words_of

ROOM = "table"


class PieceBoard(GameBoard):
    """A game's table as widgets. An instance belongs to one screen: it keeps the widgets that it composed.

    The names of the pieces' places are the names in `paths`. What is chosen by a name that no piece has becomes a
    button below the table, so no legal action is ever out of reach.
    """

    table: Any
    tells_turns: ClassVar[bool] = False
    """Whether a place of the table says at every size what others did last: no question gives way to it."""
    tells_apart: ClassVar[bool] = False
    """Whether what just happened never stands in a row with the question, where `tell` has a place for it."""

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
        so on: a rule for `-from-w120` goes for a window of 120 columns and for every wider one. If no more is said: `table`, a
        container with all of them.
        """
        yield self.table

    def spread(self, scene: Scene) -> None:
        """Give every piece what it shows in this position."""
        raise NotImplementedError

    def lie_as(self, other: Any) -> None:
        """Cards keep the places, and so the keys, that they have on another table of the game."""

    def point(self, scene: Scene, cursor: str | None) -> None:
        """Show what depends on the cursor: an explaining panel, say. Lay nothing out here: it runs at every key."""

    def tell(self, notice: str) -> bool:
        """What just happened, until it is empty again; whether it stands on the table now, so that it hides no question."""
        return False

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

    def is_hasty(self, view: Any, action: int) -> bool:
        """Whether the key of this only goes there the first time, as something of use is still left."""
        return False

    def key_only_goes(self, name: str) -> bool:
        """Whether the key of a place does no more than go there, whatever is picked; a command's key stays that command's."""
        return False

    def is_in_hand(self, view: Any) -> bool:
        """Whether what the last step took is in hand still: to let go puts it back."""
        return False

    def lane_of(self, name: str) -> int | None:
        """The number of a column of cards, for walking from column to column."""
        return None


OUT_OF_SIGHT = 1000
"""Rows by which what is scrolled away lies off: the cursor walks on to it all the same."""


class Actions(Drawn):
    """A row for each action, scrolled so that the one under the cursor is seen."""

    DEFAULT_CSS = "Actions { height: 2fr; }"

    _texts: dict[str, str] = {}
    _at = 0

    def show(self, texts: dict[str, str], cursor: str | None) -> None:
        """These: the name of each place, and what it says."""
        self.pieces = texts
        self._at = [*texts].index(cursor) if cursor in texts else 0
        self.changed()

    def _top(self, rows: int) -> int:
        return max(0, min(self._at - rows // 2, len(self.pieces) - rows))

    def shape(self) -> Hashable:
        """Which there are, and from which one on they are seen."""
        return tuple(self.pieces), self._top(self.size.height)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Row by row; those that are scrolled away far above and far below."""
        for y, name in enumerate(self.pieces, -self._top(cells.height)):
            away = OUT_OF_SIGHT * ((y >= cells.height) - (y < 0))
            yield Place(name, Region(2, y + away, cells.width - 3, 1), Region(1, y + away, cells.width - 1, 1))

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """One row."""
        paint_line(cells, place.region, ((self.pieces[place.name], "ink"),), (), state)


class BareBoard(PieceBoard):
    """Every game can be played with it."""

    follows_cursor = True

    def __init__(self) -> None:
        from tribes_tui.widgets.beside.words import Paragraphs

        self._position, self._actions = Paragraphs(), Actions()

    def compose(self) -> ComposeResult:
        """The position above, the legal actions below."""
        yield from self.widgets()

    def widgets(self) -> tuple[Widget, ...]:
        """The same, for where they come later."""
        from tribes_tui.widgets.screen.framed_screen import Scroll

        return Scroll(self._position), self._actions

    def spread(self, scene: Scene) -> None:
        """The game's own words."""
        from tribes_tui.widgets.beside.words import plain

        view, words = scene.view, words_of(scene.view.game.id)
        self._position.tell(*plain(words.position(view, scene.names)))
        legal = view.legal_actions() if scene.ways else ()
        self._actions.show({_name(one): words.action(view, one, scene.names) for one in legal}, scene.cursor)

    def facts(self, scene: Scene) -> Sequence[str]:
        """The round."""
        return (common.round_numbered(kind="round", number=scene.view.round),)

    def paths(self, view: State, action: int) -> Sequence[Path]:
        """A place an action."""
        return [(_name(action),)]

    def refusal(self, view: State, name: str, picked: Path) -> None:
        """None of its own: rooms may be what has failed."""

    def ending(self, final: State, events: Sequence[Event], names: Sequence[str]) -> None:
        """Nor figures."""

    def describe(self, scene: Scene, name: str) -> str:
        """The action in the game's notation."""
        number = name.removeprefix("action:")
        return scene.view.text(int(number)) if number.isdecimal() else ""  # of the board before, when that has failed


def _name(action: int) -> str:
    return f"action:{action}"
