"""Rise of Tribes on the table screen: the map on the left, the boards on the right, buttons below the map."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from itertools import groupby
from typing import NamedTuple, cast

from textual.geometry import Region, Size

from rules import Event, State
from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import frames
from rules.rise_of_tribes.components.box import HEXES
from rules.rise_of_tribes.notation.dump import phase
from rules.rise_of_tribes.state import RiseState
from tribes_tui.display.targets import Target, Targets
from tribes_tui.games.rise_of_tribes import choices, hexes, panel, paths, walk
from tribes_tui.games.rise_of_tribes.words import places
from tribes_tui.games.rise_of_tribes.words import sentences as words
from tribes_tui.games.rise_of_tribes.words.board import Change, conflicts
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.sheet.command import Command
from tribes_tui.sheet.layout import BOTTOM
from tribes_tui.table.contract import GameBoard
from tribes_tui.table.ending import Ending
from tribes_tui.table.scene import Scene
from tribes_tui.table.selection import Path
from tribes_tui.words.folding import fold

LATEST = 12
"""So many lines of the log are looked through for the few rows below the map."""

PANEL_NARROW, PANEL, PANEL_WIDE = 28, 33, 40
BUTTON_ROWS = 2
BUTTONS_FIRST = (frames.LEAD, frames.BEFORE_ROLL, frames.AFTER_ROLL, frames.AUCTION, frames.SHARE)
"""Decisions at which going on is the usual thing: the cursor begins there."""


class Drawn(NamedTuple):
    """A drawing without the cursor, kept for the next key: what it shows, and what was drawn."""

    view: State
    key: Hashable
    canvas: Canvas
    targets: list[Target]
    chart: hexes.Chart
    preview: Region
    """Where the conflicts to come are told: below the map, above the buttons."""


class RiseBoard(GameBoard):
    """The table of Rise of Tribes."""

    least = Size(80, 19)
    log_columns = 44
    follows_cursor = True
    directions = walk.KEYS
    headlines = frozenset(
        {"event_drawn", "village_lost", "rounds", "eruption", "glacier_melted", "mammoth_lost", "bid"}
    )

    def __init__(self) -> None:
        self._drawn: Drawn | None = None
        self._source = ""

    def header(self, scene: Scene) -> str:
        """Turn, phase, what is left."""
        state = cast(RiseState, scene.view)
        turns = (state.turn + state.players - 1) // state.players
        left = f"deck {len(state.deck)}"
        return f"Rise of Tribes · round {turns} · {phase(state)} · {left} · to 15"

    # ---- Drawing ------------------------------------------------------------------------------

    def draw(self, scene: Scene, canvas: Canvas, area: Region) -> list[Target]:
        """The drawing kept from the last key, if only the cursor has moved; then what depends on the cursor."""
        state = cast(RiseState, scene.view)
        if len(scene.picked) == 1 and decision(state).kind == frames.MOVE:
            self._source = scene.picked[0]
        key = (scene.picked, scene.lit, scene.fresh, scene.viewer, scene.names, area, canvas.ink)
        drawn = self._drawn
        if drawn is None or drawn.view is not state or drawn.key != key:
            drawn = self._drawn = _draw(scene, state, area, key, canvas)
            if decision(state).kind == frames.MOVE:  # the next member probably comes from the same hex: the cursor too
                drawn.targets.sort(key=lambda target: target.name != self._source)
        canvas.paste(drawn.canvas, area)
        _draw_cursor(scene, state, canvas, drawn, area)
        return drawn.targets

    def walk(self, targets: Targets, start: str | None, direction: str, among: Iterable[str]) -> str | None:
        """From hex to hex in six directions; elsewhere as usual."""
        names = list(among)
        if start is not None and start.startswith("hex:") and self._drawn is not None:
            found = walk.step(cast(RiseState, self._drawn.view).layout, start, direction, names)
            if found is not None:
                return found
        return targets.walk(start, direction, names)

    # ---- Choosing -----------------------------------------------------------------------------

    def paths(self, view: State, action: int) -> Sequence[Path]:
        """See `paths`."""
        row = view.game.actions[action]
        return paths.paths(cast(RiseState, view), row.kind, row.fields)

    def describe(self, scene: Scene, name: str) -> str:
        """See `words.places`."""
        state = cast(RiseState, scene.view)
        return places.describe(state, name, scene.names, panel.owner_of(scene, state))

    def outcome(self, scene: Scene, action: int) -> str:
        """What an action brings: more than its words say."""
        row = scene.view.game.actions[action]
        return places.outcome(cast(RiseState, scene.view), row.kind, row.fields, scene.names)

    def ending(self, final: State, events: Sequence[Event], names: Sequence[str]) -> Ending | None:
        """The end in figures."""
        from tribes_tui.games.rise_of_tribes.ending import ending

        return ending(final, events, names)

    def touched(self, event: Event) -> Iterable[str]:
        """The hexes, the tribe, and the event space that changed."""
        fields = event.fields()
        for name in ("hex", "from", "to"):
            if isinstance(fields.get(name), str) and fields[name] in HEXES:
                yield f"hex:{fields[name]}"
        if event.kind in ("points", "resources", "paid", "bought", "goal_drawn", "goal_completed"):
            yield f"seat:{event.player}"
        if event.kind == "event_drawn":
            yield from ("event:0", "event:1")

    def commands(self, scene: Scene) -> Sequence[Command]:
        """Nothing but a word about the six keys, while hexes are lit."""
        can_walk = any(name.startswith("hex:") for name in scene.lit)
        return (Command("".join(walk.KEYS), "six ways", "next"),) if can_walk else ()

    def section(self, view: State) -> str:
        """The section of what is decided now."""
        return words.section(view)


def _draw(scene: Scene, state: RiseState, area: Region, key: Hashable, like: Canvas) -> Drawn:
    """Everything but the cursor."""
    canvas = Canvas(area.right, area.bottom, like.ink)
    map_area, side = _split(state, area)
    chart = hexes.lay_out(state, map_area)
    on_map = hexes.draw(scene, state, canvas, map_area, chart)
    boards = panel.draw(scene, state, canvas, side)
    below = map_area.bottom
    room = Region(area.x + 1, below + 1, side.x - area.x - 2, area.bottom - below - 1)
    buttons = choices.draw(scene, state, canvas, room)
    preview = Region(room.x, below, room.width, min([room.bottom, *(button.region.y for button in buttons)]) - below)
    buttons_first = decision(state).kind in BUTTONS_FIRST
    targets = [*buttons, *on_map, *boards] if buttons_first else [*on_map, *boards, *buttons]
    return Drawn(state, key, canvas, targets, chart, preview)


def _split(state: RiseState, area: Region) -> tuple[Region, Region]:
    """The map's part and the panel's."""
    q_and_r = state.layout.coordinates
    across = (max(2 * q + r for q, r in q_and_r) - min(2 * q + r for q, r in q_and_r)) / 2 + 1
    width = PANEL_WIDE if area.width >= 110 else PANEL if area.width - PANEL >= 10 * across + 1 else PANEL_NARROW
    height = area.height - BUTTON_ROWS - 1
    return (
        Region(area.x, area.y, area.width - width - 1, height),
        Region(area.right - width, area.y, width, area.height),
    )


# ---- What follows the cursor ----------------------------------------------------------------------


def _draw_cursor(scene: Scene, state: RiseState, canvas: Canvas, drawn: Drawn, area: Region) -> None:
    """The line around the hex under the cursor, and what its choice would lead to in conflicts."""
    cursor = scene.cursor or ""
    changes: list[Change] = []
    if cursor.startswith("hex:"):
        h = HEXES.index(cursor[4:])
        if h < state.layout.size:
            hexes.draw_cursor(canvas, drawn.chart.grid, state.layout.coordinates[h])
            changes = _changes(scene, state, h)
    coming = conflicts(state, scene.names, changes)
    room = drawn.preview
    if coming:
        is_supposed = bool(changes) and coming != conflicts(state, scene.names)
        for y, line in enumerate(_told(coming, is_supposed, room), room.y):
            canvas.text(room.x, y, line, "bad", room.width)
    elif area.width == canvas.width and area.bottom == canvas.height - BOTTOM:  # there is no log elsewhere
        lines = [piece for line in _latest(scene.log) for piece in fold(line, room.width)]
        for y, line in enumerate(lines[-room.height :], room.y):
            canvas.text(room.x, y, line, "dim", room.width)


def _latest(log: Sequence[str]) -> list[str]:
    """The last lines of the log; the same thing several times over is one line."""
    runs = [(line, len(list(run))) for line, run in groupby(log[-LATEST:])]
    return [line if times == 1 else f"{line.removesuffix('.')}, {times} times." for line, times in runs]


def _told(coming: Sequence[tuple[int, str]], is_supposed: bool, room: Region) -> list[str]:
    """The conflicts to come; where they are many, who is left matters more than how many there are."""
    head = "if so, conflict " if is_supposed else "conflict "
    whole = head + " · ".join(f"{HEXES[h]} {text}" for h, text in coming)
    brief = " · ".join(f"{HEXES[h]} {text.partition(', ')[2]}" for h, text in coming)
    for text in (whole, brief):
        lines = fold(text, room.width)
        if len(lines) <= room.height:
            return lines
    return [f"conflicts in {' '.join(HEXES[h] for h, _ in coming)}"]


def _changes(scene: Scene, state: RiseState, h: int) -> list[Change]:
    """What choosing a hex would change on the map now: a member more, or one that comes from the hex picked."""
    kind, player = decision(state).kind, state.current_player
    if f"hex:{HEXES[h]}" not in scene.lit or player is None:
        return []
    if kind == frames.GROW:
        return [(h, player, 1)]
    if kind == frames.MOVE and len(scene.picked) == 1 and scene.picked[0].startswith("hex:"):
        return [(HEXES.index(scene.picked[0][4:]), player, -1), (h, player, 1)]
    return []


BOARD = RiseBoard
