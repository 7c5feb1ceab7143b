"""Five Tribes on the table screen: which targets lead to which decision, and keys of its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

from textual.geometry import Region, Size

from rules import Event, State
from rules.five_tribes.components import stages as st
from rules.five_tribes.components.actions import SELL
from rules.five_tribes.components.pieces import GOODS, KINDS, SUIT_VALUES
from rules.five_tribes.evaluation import preview
from rules.five_tribes.evaluation.preview import End
from rules.five_tribes.state import FiveTribesState as S
from tribes_tui.display.targets import Target
from tribes_tui.games.five_tribes.describing import describe
from tribes_tui.games.five_tribes.drawing import Painter
from tribes_tui.games.five_tribes.foresight import Foresight, tile_of
from tribes_tui.games.five_tribes.paths import paths
from tribes_tui.games.five_tribes.promises import promise
from tribes_tui.games.five_tribes.words import sentences as words
from tribes_tui.games.five_tribes.words.outcomes import outcome
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.sheet.command import Command
from tribes_tui.sheet.line import Line
from tribes_tui.table.contract import GameBoard
from tribes_tui.table.scene import Scene
from tribes_tui.table.selection import Path
from tribes_tui.words.common import count

MOVES = 8
"""How many moves a hint compares."""


class FiveTribesBoard(GameBoard):
    """The table of Five Tribes."""

    least = Size(80, 19)
    follows_cursor = True
    headlines = frozenset({"no_move", "rob", "end"})

    def __init__(self) -> None:
        self._foresight = Foresight()
        self._painter = Painter(self._foresight)

    def header(self, scene: Scene) -> str:
        """The round, one's gold, and how many camels are left to whom: the end comes with the last."""
        state = cast(S, scene.view)
        camels = ", ".join(f"{name} {n}" for name, n in zip(scene.names, state.camels, strict=True))
        gold = "" if scene.viewer is None else f" · gold {state.gold[scene.viewer]}"
        return f"Five Tribes · round {state.number}{gold} · camels {camels}"

    def draw(self, scene: Scene, canvas: Canvas, area: Region) -> list[Target]:
        """See `drawing`."""
        return self._painter.draw(scene, canvas, area)

    def paths(self, view: State, action: int) -> Sequence[Path]:
        """See `paths`."""
        return paths(cast(S, view), action, self._foresight)

    def onward(self, view: State, path: Path) -> Sequence[int]:
        """The drops that follow on the way to a tile farther off."""
        state = cast(S, view)
        return self._foresight.plan(state).get(path, [])[1:] if state.stage == st.SOW else ()

    def describe(self, scene: Scene, name: str) -> str:
        """A tile with all that is on it, a player's whole line, a djinn's power."""
        return describe(scene, name)

    def outcome(self, scene: Scene, action: int) -> str:
        """What it brings, in points."""
        return outcome(scene.view, action, scene.names)

    def promise(self, scene: Scene, name: str) -> str:
        """See `promises`."""
        return promise(scene, name, self._foresight)

    def touched(self, event: Event) -> Iterable[str]:
        """The tile or the seat that an event changed."""
        fields = event.fields()
        if isinstance(fields.get("tile"), str):
            yield f"tile:{fields['tile']}"
        if event.kind in ("buy", "use", "earn", "keep", "sell", "card", "keep_djinn", "market"):
            yield f"seat:{event.player}"
        if event.kind == "rob":
            yield f"seat:{fields['player']}"
        if event.kind == "bid":
            yield f"bid:{fields['space']}"

    def section(self, view: State) -> str:
        """The section of the stage."""
        return words.section(view)

    def forced(self, view: State, legal: Sequence[int]) -> int | None:
        """A drop, when no other is possible."""
        return legal[0] if len(legal) == 1 and cast(S, view).stage == st.SOW else None

    # ---- Keys of its own ------------------------------------------------------------------------

    def commands(self, scene: Scene) -> Sequence[Command]:
        """The way to an end in one key, selling a whole suit, the djinns' powers."""
        found = []
        end = self._end_ahead(scene)
        if end is not None:
            found.append(Command("f", "go there", "game:finish"))
        goods = self._suit(scene)
        if goods:
            size = len(goods) + cast(S, scene.view).suit.bit_count()
            found.append(Command("$", f"sell {count(size, 'good')} for {SUIT_VALUES[size]}", "game:sell"))
        return [*found, Command("d", "djinns", "game:djinns")]

    def command(self, screen: Any, name: str) -> None:
        """Carry one out."""
        scene: Scene = screen.scene
        state = cast(S, scene.view)
        end = self._end_ahead(scene)
        if name == "game:djinns":
            from tribes_tui.games.five_tribes.pages import DjinnsScreen

            screen.app.push_screen(DjinnsScreen(state, scene.names))
        elif name == "game:finish" and end is not None:
            screen.decide_all(preview.route(state, end))
        elif name == "game:sell":
            screen.decide_all([SELL + good for good in self._suit(scene)])

    def _end_ahead(self, scene: Scene) -> End | None:
        """The end that one key goes to: on the tile under the cursor, or the best of its meeples' move."""
        state, tile = cast(S, scene.view), tile_of(scene.cursor)
        if not _is_my_turn(scene) or tile < 0 or state.stage not in (st.SOW, st.MOVE):
            return None
        if state.stage == st.SOW:
            return next(iter(self._foresight.ends(state, tile).get(tile, [])), None)
        return next(iter(self._foresight.best(state, tile, 1)), None)

    def _suit(self, scene: Scene) -> list[int]:
        """The goods that make the largest suit with what is laid out already."""
        state = cast(S, scene.view)
        if not _is_my_turn(scene) or state.stage not in (st.SALE, st.SUIT):
            return []
        held = state.goods[state.actor * KINDS : state.actor * KINDS + GOODS]
        return [good for good, n in enumerate(held) if n and not state.suit >> good & 1]

    # ---- Hints and the end ----------------------------------------------------------------------

    def advise(self, screen: Any) -> bool:
        """Before and in a move: the best few ways to end it. Other decisions are left to a bot."""
        state = cast(S, screen.scene.view)
        plans = preview.ranked(state, MOVES) if state.stage in (st.MOVE, st.SOW) else []
        if not plans:
            return False

        def play(end: End | None) -> None:
            if end is not None and screen.scene.view is state:
                screen.decide_all(preview.route(state, end))

        from tribes_tui.games.five_tribes.pages import MovesScreen

        screen.app.push_screen(MovesScreen(state, plans), play)
        return True

    def end_lines(self, final: State, names: Sequence[str], viewer: int | None) -> Sequence[Line]:
        """The official score sheet."""
        from tribes_tui.games.five_tribes.pages import score_sheet

        return score_sheet(cast(S, final), names, viewer)


def _is_my_turn(scene: Scene) -> bool:
    return scene.viewer is not None and scene.view.current_player == scene.viewer


BOARD = FiveTribesBoard
