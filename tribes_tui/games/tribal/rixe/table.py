"""Tribal Rixe on the table screen: which targets lead to which action, and the key that collects."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

from textual.geometry import Region, Size

from rules import Event, Refusal, State
from rules.tribal.cards import NAMES, TYPE_NAMES
from rules.tribal.moves import ONTO
from rules.tribal.rixe.components.actions import COLLECT, DRAW, NEW_COLUMN, NINE_TYPES, PLAY, PLAY_NINE, PLAY_ONTO
from rules.tribal.rixe.state import RixeState
from tribes_tui.display.targets import Target
from tribes_tui.games.tribal.pieces import card_name
from tribes_tui.games.tribal.rixe import drawing, refusals, words
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.sheet.command import Command
from tribes_tui.table.contract import GameBoard
from tribes_tui.table.scene import Scene
from tribes_tui.table.selection import Path


class RixeBoard(GameBoard):
    """The table of the Rixe. While slots are out of sight it follows the cursor."""

    least = Size(80, 15)
    headlines = frozenset({"dry_lap", "new_column", "went_out", "round_over", "starter"})

    def header(self, scene: Scene) -> str:
        """Round, phase, what the viewer has not seen yet, the score."""
        state = cast(RixeState, scene.view)
        points = " ".join(f"{name} {number}" for name, number in zip(scene.names, state.points, strict=True))
        unseen = len(state.unseen_cards())
        rounds = f"round {state.number}/{state.options['rounds']}"
        return f"Tribal Rixe · {rounds} · {words.phase_name(state)} · unseen {unseen} · {points}"

    def draw(self, scene: Scene, canvas: Canvas, area: Region) -> list[Target]:
        """See `drawing`."""
        targets, self.follows_cursor = drawing.draw(scene, canvas, area)
        return targets

    def paths(self, view: State, action: int) -> Sequence[Path]:
        """A card and where it goes; a complete column by its head; a button, a zone."""
        return [_path(cast(RixeState, view), action)]

    def describe(self, scene: Scene, name: str) -> str:
        """A card spelt out, a column, a seat."""
        return words.place(scene.view, name, scene.names)

    def outcome(self, scene: Scene, action: int) -> str:
        """What a move or a card makes of the column."""
        return words.gain(scene.view, action)

    def refusal(self, view: State, name: str, picked: Path) -> Refusal | None:
        """What forbids what a person can have meant."""
        return refusals.refusal(cast(RixeState, view), name, picked)

    def touched(self, event: Event) -> Iterable[str]:
        """The cards that were laid or moved, the slot that was emptied, the seat that scored."""
        fields = event.fields()
        if event.kind in ("collected", "went_out"):
            yield f"zone:{event.player}"
        elif event.kind == "drew":
            yield f"hand:{fields.get('card', '')[:-1]}"
        elif event.kind in ("played", "new_column"):
            yield f"card:{fields['card']}"
        elif event.kind == "moved":
            yield from (f"card:{card}" for card in fields["cards"])

    def section(self, view: State) -> str:
        """The section of the phase."""
        return words.section(view)

    def commands(self, scene: Scene) -> Sequence[Command]:
        """`c` collects a complete column."""
        if any(COLLECT <= action < DRAW for action in scene.view.legal_actions()):
            return (Command("c", "collect", "game:collect"),)
        return ()

    def command(self, screen: Any, name: str) -> None:
        """Collect the column under the cursor, else the first complete one."""
        view: RixeState = screen.scene.view
        ready = [action for action in view.legal_actions() if COLLECT <= action < DRAW]
        here = [action for action in ready if _path(view, action)[0] == screen.cursor]
        if ready:
            screen.decide((here or ready)[0])


def _path(state: RixeState, action: int) -> Path:
    """The targets that choose an action."""
    if action < PLAY:
        return card_name(action >> 2), card_name(ONTO[action])
    if action < PLAY_NINE:
        return f"hand:{TYPE_NAMES[action - PLAY >> 2]}", card_name(PLAY_ONTO[action - PLAY])
    if action < COLLECT:
        kind, zone = divmod(action - PLAY_NINE, 4)
        return f"hand:{TYPE_NAMES[NINE_TYPES + kind]}", f"empty:{zone}"
    if action < DRAW:
        slot = state.place[action - COLLECT]
        return (f"column:{slot}" if slot >= 0 else f"collect:{NAMES[action - COLLECT]}",)
    if action == DRAW:
        return ("stock",)
    return ("end",) if action < NEW_COLUMN else (f"zone:{action - NEW_COLUMN}",)


BOARD = RixeBoard
