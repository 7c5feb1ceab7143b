"""The table of a Duel on a canvas: two zones side by side, below them stock, discard, bans and buttons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, cast

from textual.geometry import Region

from rules.tribal.cards import EMPTY, NAMES, SYMBOLS, card
from rules.tribal.duel.components.phases import ACT, CLEAN, COLUMNS, OVER
from rules.tribal.duel.state import DuelState
from tribes_tui.display.targets import Target
from tribes_tui.games.tribal.duel import words
from tribes_tui.games.tribal.duel.layout import Layout, lay_out
from tribes_tui.games.tribal.pieces import draw_button, draw_card, draw_coming, draw_landing, draw_run, role
from tribes_tui.games.tribal.words import SYMBOLS_IN_WORDS
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.table.scene import Scene

FIRST_PILE = 3
"""The piles stand over the last four columns, the name over the first three."""

BANNED, OWN_NEXT, THEIR_NEXT = "×", "↑", "!"
FINISH = {CLEAN: "done", ACT: "end turn"}


class Drawing(NamedTuple):
    """What all parts need. `left` is whose zone is left, `coming` the card for which a place is being chosen."""

    scene: Scene
    state: DuelState
    canvas: Canvas
    layout: Layout
    left: int
    marks: dict[int, str]
    lifted: set[int]
    coming: str


def draw(scene: Scene, canvas: Canvas, area: Region) -> list[Target]:
    """Draw the table within `area` (80 by 16 at the least) and give its targets."""
    state = cast(DuelState, scene.view)
    left = 1 if scene.viewer == 1 else 0
    head = NAMES[state.drawn] if state.drawn >= 0 else _picked(scene)
    lifted = set(state.group(NAMES.index(head))) if head and state.drawn < 0 else set()
    drawing = Drawing(scene, state, canvas, lay_out(area), left, marks(state, scene.viewer), lifted, head)
    columns = [target for side in (0, 1) for target in _zone(drawing, side)]
    bottom = [*_supply(drawing), *_status(drawing)]
    piles = [target for side in (0, 1) for target in _piles(drawing, side)]
    layout = drawing.layout
    canvas.upright(layout.x[1] - 2, layout.piles, layout.bottom - layout.piles - 1)
    canvas.rule(layout.bottom - 1, x=layout.x[0], width=layout.width + 1)
    return [*columns, *bottom, *piles]


def marks(state: DuelState, viewer: int | None) -> dict[int, str]:
    """The marks of cards: banned in this turn, next on the viewer's pile, next on his opponent's."""
    me = state.current_player if viewer is None else viewer
    found: dict[int, str] = {}
    if me is None:
        return found
    for player, mark in ((1 - me, THEIR_NEXT), (me, OWN_NEXT)):
        for symbol in range(len(SYMBOLS)):
            height = state.heights[4 * player + symbol]
            if height < 9:
                found |= {card(symbol, height + 1, copy): mark for copy in (0, 1)}
    return found | dict.fromkeys(banned(state), BANNED)


def banned(state: DuelState) -> list[int]:
    """The cards that may not go straight back in this turn, ascending."""
    given = [code for code in range(EMPTY) if state.no_give >> code & 1]
    return sorted({*given, *([state.no_steal] if state.no_steal >= 0 else [])})


# ---- Zones ------------------------------------------------------------------------------------


def _zone(drawing: Drawing, side: int) -> Iterable[Target]:
    """The seven columns of a zone."""
    state, canvas, layout = drawing.state, drawing.canvas, drawing.layout
    zone = drawing.left ^ side
    lifted = drawing.lifted
    empty = []
    for i in range(COLUMNS):
        number = zone * COLUMNS + i
        x, lane = layout.column(side, i), side * COLUMNS + i
        hidden = state.hidden[number]
        canvas.text(x, layout.numbers, str(i + 1).center(layout.size.width), "dim")
        if hidden:
            spot = Region(x, layout.hidden, layout.size.width, 1)
            draw_card(canvas, spot, f"▒{hidden}", "piece-hidden")
            yield Target(f"hidden:{number}", (spot,), lane=lane)
        run = state.columns[number][hidden:]
        cards = draw_run(canvas, x, layout.cards, layout.size, run, lambda c: _label(drawing, c), lifted, lane)
        draw_landing(canvas, layout.size, cards, drawing.coming, drawing.scene.lit)
        yield from cards
        if state.ends[number] == EMPTY:
            spot = Region(x, layout.cards, layout.size.width, 1)
            canvas.text(x, spot.y, "–".center(spot.width), "dim")
            empty.append((spot, lane))
    if empty and drawing.coming and f"empty:{zone}" in drawing.scene.lit:
        draw_coming(canvas, empty[0][0], drawing.coming)
    if empty:
        yield Target(f"empty:{zone}", tuple(spot for spot, _ in empty), lane=empty[0][1])


def _label(drawing: Drawing, code: int) -> str:
    return NAMES[code] + drawing.marks.get(code, " ")


def _picked(scene: Scene) -> str:
    """The card on the table that has been picked, "" if none."""
    return next((name.removeprefix("card:") for name in scene.picked if name.startswith("card:")), "")


def _piles(drawing: Drawing, side: int) -> Iterable[Target]:
    """Name, the four sacred piles, and how many cards are left to be rid of."""
    state, canvas, layout = drawing.state, drawing.canvas, drawing.layout
    player, y = drawing.left ^ side, layout.piles
    x = layout.x[side]
    in_turn = player == state.current_player
    own = player == drawing.scene.viewer
    left = f"{state.held[player]} left"
    canvas.text(x - 1, y, "▸" if in_turn else " ", "turn")
    name = drawing.scene.names[player][: FIRST_PILE * layout.size.pitch - (1 if layout.tall else len(left) + 2)]
    end = canvas.text(x, y, name, "turn" if in_turn else "you" if own else "text")
    if layout.tall:
        canvas.text(x, y + 1, left, "dim")
        down = sum(state.hidden[player * COLUMNS : player * COLUMNS + COLUMNS])
        canvas.text(x, y + 2, f"{down} face down", "dim")
    else:
        canvas.text(end + 1, y, left, "dim")
    for symbol, letter in enumerate(SYMBOLS):
        height = state.heights[4 * player + symbol]
        spot = Region(layout.column(side, FIRST_PILE + symbol), y, layout.size.width, layout.piece)
        look = role(card(symbol, height, 0)) if height else "piece-hidden"
        goes_here = drawing.coming and f"pile:{player}:{letter}" in drawing.scene.lit
        draw_card(canvas, spot, f"+{letter}{height + 1}" if goes_here else f"{letter}{height or '·'}", look)
        yield Target(f"pile:{player}:{letter}", (spot,))


# ---- Below the zones --------------------------------------------------------------------------


def _supply(drawing: Drawing) -> Iterable[Target]:
    """The stock, and every card of the discard."""
    state, canvas, layout = drawing.state, drawing.canvas, drawing.layout
    x, y, size = layout.x[0], layout.bottom, layout.size
    yield draw_button(canvas, x, y, drawing.scene, "stock", "d", "draw")
    draw_card(canvas, Region(x + 9, y, 5, 1), f"▒{len(state.stock)}", "piece-hidden")
    canvas.text(x, y + 1, " discard", "dim")
    canvas.text(x + 9, y + 1, f"{len(state.discard):>3}", "dim")
    start = x + 15
    a_row = (layout.x[0] + layout.width + 2 - start) // size.pitch
    for i, code in enumerate(state.discard):
        spot = Region(start + i % a_row * size.pitch, y + i // a_row, size.width, 1)
        yield Target(f"discard:{NAMES[code]}", (draw_card(canvas, spot, _label(drawing, code), role(code)),))
    if not state.discard:
        canvas.text(start, y, "no discard yet", "dim")


def _status(drawing: Drawing) -> Iterable[Target]:
    """The button that finishes, or the card to be placed; the limited action; the bans."""
    state, canvas, layout = drawing.state, drawing.canvas, drawing.layout
    x, y = layout.x[0], layout.status
    if state.drawn >= 0:
        spot = draw_card(canvas, Region(x, y, layout.size.width, 1), _label(drawing, state.drawn), role(state.drawn))
        x = canvas.text(spot.right + 1, y, "goes to a lit place", "prompt")
        yield Target("drawn", (spot,))
    elif state.phase != OVER:
        button = draw_button(canvas, x, y, drawing.scene, "end", "e", FINISH[state.phase])
        x = button.region.right
        yield button
    bans, end = words.short_bans(state), layout.x[0] + layout.width + 3
    if bans:
        canvas.text(x + 2, y, f"{BANNED} {bans}", "bad", end - x - 2)
    elif end - x > len(SYMBOLS_IN_WORDS) + 2:
        canvas.right(end, y, SYMBOLS_IN_WORDS, "dim")
