"""The table of Oware: two rows of houses, the viewer's below, their stores at the ends."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, cast

from textual.app import ComposeResult
from textual.geometry import Region

from oware import words
from oware.state import SIDE, OwareState
from tribes_tui.table.board.piece_board import PieceBoard
from tribes_tui.widgets.beside.game_log import GameLog
from tribes_tui.widgets.drawing import BOLD, Drawn, Felt, Place, PlaceState, shapes

if TYPE_CHECKING:
    from rules import Event, State
    from tribes_tui.table.board import Path, Scene
    from tribes_tui.widgets.drawing.cells import Cells

NAME = 2
"""Rows for a name with its store, above and below the houses."""


class Houses(Drawn):
    """Twelve houses; a place for each is named `house:SEAT:NUMBER`."""

    def __init__(self) -> None:
        super().__init__()
        self._scene: Scene | None = None
        self._falls: tuple[int, tuple[int, ...]] | None = None
        """The house where the last seed would fall, and the houses which that would capture."""

    def show(self, scene: Scene, falls: tuple[int, tuple[int, ...]] | None) -> None:
        """This position."""
        self._scene, self._falls = scene, falls
        self.changed()

    def names(self) -> Iterable[str]:
        """All of them, in the order of sowing."""
        return [f"house:{seat}:{house}" for seat in range(2) for house in range(SIDE)]

    def shape(self) -> Hashable:
        """Everything that is drawn."""
        scene = self._scene
        return None if scene is None else (scene.view.key(), scene.names, scene.viewer, self._falls)

    @property
    def _state(self) -> OwareState:
        assert self._scene is not None
        return cast(OwareState, self._scene.view)

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The opponent's row from right to left, one's own from left to right."""
        if self._scene is None:
            return
        me = self._scene.viewer or 0
        pitch = min(16, (cells.width - 2) // SIDE)
        high = max(4, min(8, (cells.height - 2 * NAME - 1) // 2 - 1))
        left = (cells.width - SIDE * pitch) // 2
        for seat, top in ((1 - me, NAME), (me, NAME + high + 2)):
            for house in range(SIDE):
                column = house if seat == me else SIDE - 1 - house
                spot = Region(left + column * pitch, top, pitch - 2, high)
                self._paint_house(cells, spot, seat, house)
                yield Place(f"house:{seat}:{house}", spot, Region(spot.x, spot.y, spot.width + 1, spot.height + 1))
        self._paint_store(cells, left, 0, 1 - me)
        self._paint_store(cells, left, NAME + 2 * high + 3, me)

    def _paint_store(self, cells: Cells, x: int, y: int, seat: int) -> None:
        assert self._scene is not None
        state = self._state
        end = shapes.seat_pill(cells, x, y, self._scene.names[seat], seat, state.current_player == seat)
        need = state.all_seeds // 2 + 1
        cells.put(end + 2, y, f"{words.seeds(state.stores[seat])} captured; {need} win", cells.palette.ink)

    def _paint_house(self, cells: Cells, spot: Region, seat: int, house: int) -> None:
        palette, count = cells.palette, self._state.side(seat)[house]
        shapes.slab(cells, spot, palette.panel)
        shapes.shadow(cells, spot)
        rows = spot.height - 3
        cells.put(spot.x + 2, spot.y, f"{words.LETTERS[house]}", palette.soft)
        cells.centre(spot.x, spot.y + 1, spot.width, str(count), palette.ink, None, BOLD)
        room = spot.width - 4
        for row in range(min(rows, -(-count // room))):
            cells.centre(spot.x, spot.y + 2 + row, spot.width, "•" * min(room, count - row * room), palette.seats[seat])
        last, taken = self._falls or (-1, ())
        place = seat * SIDE + house
        won, ends = ("captured", "last here") if spot.width > 8 else ("won", "last")
        mark = won if place in taken else ends if place == last else ""
        cells.centre(spot.x, spot.bottom - 1, spot.width, mark, palette.accent, None, BOLD)

    def look(self, name: str) -> Hashable:
        """How many lie there."""
        seat, house = _house(name)
        return self._state.side(seat)[house]

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """The light or the pointer below a house."""
        spot = place.region
        shapes.glow(cells, spot.x, spot.bottom, spot.width, state)
        shapes.freshness(cells, spot.x + 4, spot.y, state)


class OwareTable(Felt):
    """All that lies between the prompt and the line of Enter."""

    SCOPED_CSS = False
    DEFAULT_CSS = """
    OwareTable { layout: horizontal; }
    OwareTable GameLog { display: none; width: 34; }
    .-from-w120 OwareTable GameLog { display: block; }
    """


class OwareBoard(PieceBoard):
    """Which house is sown by which action, and what is said of it."""

    mood = "rixe"
    headlines = frozenset({"capture"})

    def __init__(self) -> None:
        self._houses, self._log, self._me = Houses(), GameLog("what happened"), 0

    def compose(self) -> ComposeResult:
        """The houses, and beside them the log."""
        with OwareTable():
            yield self._houses
            yield self._log

    def spread(self, scene: Scene) -> None:
        """Every piece gets what it shows."""
        self._me = scene.viewer or 0
        self._houses.show(scene, None)
        self._log.show(scene.told)

    def point(self, scene: Scene, cursor: str | None) -> None:
        """Where the last seed of the house under the cursor would fall."""
        self._houses.show(scene, self._falls(scene, cursor))

    def _falls(self, scene: Scene, cursor: str | None) -> tuple[int, tuple[int, ...]] | None:
        if cursor is None or cursor not in scene.lit:
            return None
        state = cast(OwareState, scene.view)
        seat, house = _house(cursor)
        _, taken = state.sown(house)
        count = state.side(seat)[house]
        return (seat * SIDE + house + count + (count - 1) // 11) % 12, tuple(taken)

    def facts(self, scene: Scene) -> Sequence[str]:
        """The turn."""
        return (f"turn {scene.view.round}",)

    def paths(self, view: State, action: int) -> Sequence[Path]:
        """A house of whoever is to move."""
        return [(f"house:{view.current_player if view.current_player is not None else 0}:{action}",)]

    def describe(self, scene: Scene, name: str) -> str:
        """A house, and what lies there."""
        seat, house = _house(name)
        state = cast(OwareState, scene.view)
        return f"house {words.LETTERS[house]} of {scene.names[seat]}, {words.seeds(state.side(seat)[house])}"

    def outcome(self, scene: Scene, action: int) -> str:
        """What it captures."""
        taken = self._captured(scene, action)
        return f"captures {words.seeds(taken)}" if taken else ""

    def gain(self, scene: Scene, name: str) -> str:
        """The same in a few signs."""
        taken = self._captured(scene, _house(name)[1])
        return f"+{taken}" if taken else ""

    def reasons(self, scene: Scene, action: int) -> Iterator[str]:
        """Captures, and what is not left to be captured."""
        taken = self._captured(scene, action)
        if taken:
            yield f"It captures {words.seeds(taken)}."

    def _captured(self, scene: Scene, action: int) -> int:
        houses, taken = cast(OwareState, scene.view).sown(action)
        return sum(houses[place] for place in taken)

    def touched(self, event: Event) -> Iterable[str]:
        """The house that was sown, the houses that were captured."""
        fields = event.fields()
        if event.kind == "sow":
            return [f"house:{event.player}:{fields['house']}"]
        if event.kind == "capture" and event.player is not None:
            return [f"house:{1 - event.player}:{house}" for house in fields["houses"]]
        return ()

    def key_of(self, name: str) -> str:
        """The letter of one's own house."""
        seat, house = _house(name)
        return words.LETTERS[house] if seat == self._me else ""

    def section(self, view: State) -> str:
        """Feeding, or a move."""
        state = cast(OwareState, view)
        return "5" if state.current_player is not None and not any(state.side(1 - state.current_player)) else "2"


def _house(name: str) -> tuple[int, int]:
    _, seat, house = name.split(":")
    return int(seat), int(house)


BOARD = OwareBoard
