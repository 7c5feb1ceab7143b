"""A seat's part of Tribe's table: how it stands, and its chains with what they have and what they want."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from textual.geometry import Region

from rules.tribe.components.cards import DIORAMAS, GOAL, NONE, POWER, SEQUENCE, TOTEM, TRIBU_NAMES, TRIBUS, VASES, need
from rules.tribe.components.phases import DEFEND
from rules.tribe.mechanics.legal import fits
from rules.tribe.mechanics.scoring import complete_chains, is_magical, table_points
from rules.tribe.state import TribeState
from tribes_tui.display.targets import Target
from tribes_tui.games.tribe import faces
from tribes_tui.games.tribe.layout import CHAINS, TRIBU_WIDTH, Panel
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.table.scene import Scene

LEADER = "♦"
DUE = "!"
"""Behind a Tribù that has to leave at the end of its owner's turn, unless it gets a vase."""

NAME = 9
BAR = 18


class Drawing(NamedTuple):
    """What all parts need; `coming` is the card for which a place is being chosen, `NONE` if there is none."""

    scene: Scene
    state: TribeState
    canvas: Canvas
    coming: int


def draw_panel(drawing: Drawing, panel: Panel, seat: int) -> list[Target]:
    """The seat's line, its chains, their face-down cards, and the place for a new chain of the viewer's own."""
    state = drawing.state
    targets = [_header(drawing, panel, seat)]
    slots = state.slots(seat)
    for row, slot in enumerate(slots):
        targets += _chain(drawing, panel, panel.chain_y(row), slot)
    if seat == drawing.scene.viewer and len(slots) < CHAINS:
        targets.append(_new(drawing, panel, panel.chain_y(len(slots))))
    return targets


# ---- How a seat stands ------------------------------------------------------------------------


def _header(drawing: Drawing, panel: Panel, seat: int) -> Target:
    scene, state, canvas, x, y = drawing.scene, drawing.state, drawing.canvas, panel.x, panel.y
    in_turn = seat == state.current_player
    look = "turn" if in_turn else "you" if seat == scene.viewer else "text"
    canvas.text(x, y, "▸" if in_turn else " ", "turn")
    canvas.text(x + 1, y, scene.names[seat], look, NAME)
    canvas.right(x + NAME + 5, y, str(state.totals[seat]), look)
    spheres = sum(table_points(state, seat))
    canvas.text(x + NAME + 5, y, f"+{spheres}", "good")
    end = panel.x + panel.width - 1
    done = canvas.right(end, y, f"{complete_chains(state, seat)}/{need(state.players)}", _closing_role(state, seat))
    leader = state.leaders[seat]
    name = f"{LEADER}{TRIBU_NAMES[leader].capitalize()}" if leader >= 0 else ""
    done = canvas.right(done - 1, y, name.ljust(8), "info")
    width = min(30, done - 1 - x - BAR)
    if state.blocked[seat]:
        canvas.text(x + BAR, y, "BLOCKED ", "piece-orange")
    else:
        _bar(canvas, x + BAR, y, width, state.totals[seat], spheres)
    return Target(f"seat:{seat}", (Region(x + 1, y, NAME + 8, 1),), reach=(Region(x + BAR, y, end - x - BAR, 1),))


def _closing_role(state: TribeState, seat: int) -> str:
    left = need(state.players) - complete_chains(state, seat)
    return "bad" if left == 1 else "text" if complete_chains(state, seat) else "dim"


def _bar(canvas: Canvas, x: int, y: int, width: int, total: int, table: int) -> None:
    """The way to 100: what is won, what lies on the table, what is missing."""
    won = max(0, min(width, total * width // GOAL))
    both = max(won, min(width, (total + table) * width // GOAL))
    canvas.parts(x, y, ("█" * won, "text"), ("▒" * (both - won), "good"), ("·" * (width - both), "dim"))


# ---- Chains -----------------------------------------------------------------------------------


def _chain(drawing: Drawing, panel: Panel, y: int, slot: int) -> Iterable[Target]:
    state, canvas, height = drawing.state, drawing.canvas, panel.height
    seat, tribu = divmod(slot, TRIBUS)
    vases, x = state.vases[slot] or (), panel.x
    name = f"chain:{seat}:{tribu}"
    is_lit = name in drawing.scene.lit
    look = "good" if state.totems[slot] else "text"
    canvas.text(x + 1, y, faces.tribu(tribu), look)
    if not vases and tribu != state.leaders[seat]:
        canvas.text(x + 1 + TRIBU_WIDTH, y, DUE, "bad")
    for place in range(VASES):
        _slot(drawing, panel, y, slot, place)
    _totem(drawing, panel, y, slot)
    spots = [Region(x + 1, y, TRIBU_WIDTH, height), *(_concerned(drawing, panel, y, slot) if is_lit else ())]
    rest = Region(x + 2 + TRIBU_WIDTH, y, panel.active_x - 1 - (x + 2 + TRIBU_WIDTH), height)
    yield Target(name, tuple(spots), reach=(rest,))
    if seat == drawing.scene.viewer or state.actives[slot] != NONE:
        yield _active(drawing, panel, y, slot)


def _slot(drawing: Drawing, panel: Panel, y: int, slot: int, place: int) -> None:
    """A vase, or the icon that is wanted there."""
    vases, x, width = drawing.state.vases[slot] or (), panel.slot_x(place), panel.vase
    if place >= len(vases):
        icon = SEQUENCE[slot % TRIBUS][place]
        drawing.canvas.text(x, y, faces.wanted(icon, width), "text" if place == len(vases) else "dim")
        return
    card = vases[place]
    drawing.canvas.text(x, y, faces.vase(card, width), faces.role(card))
    if panel.height > 1:
        tail = faces.long(card)[: width - 1] if width < 16 else ""
        drawing.canvas.text(x, y + 1, tail.center(width), faces.role(card))


def _totem(drawing: Drawing, panel: Panel, y: int, slot: int) -> None:
    """The Totem that protects a chain, with a star when it is magical; its place when the chain is complete."""
    vases, x, width = drawing.state.vases[slot] or (), panel.totem_x, panel.totem
    if drawing.state.totems[slot]:
        label = faces.MAGICAL if is_magical(vases, 1) else faces.PROTECTED
        for row in range(panel.height):
            drawing.canvas.text(x, y + row, (label if row == 0 else "").center(width), faces.role(TOTEM))
    elif len(vases) == VASES:
        drawing.canvas.text(x, y, "T?".center(width), "dim")


def _concerned(drawing: Drawing, panel: Panel, y: int, slot: int) -> Iterable[Region]:
    """The place on a lit chain where the coming card goes, or the vases that it would destroy."""
    state, coming = drawing.state, drawing.coming
    vases = state.vases[slot] or ()
    if coming == TOTEM:
        drawing.canvas.text(panel.totem_x, y, "+T", "ghost", panel.totem)
        yield Region(panel.totem_x, y, panel.totem, 1)
    elif 0 <= coming < DIORAMAS and fits(state, coming, slot):
        x = panel.slot_x(len(vases))
        drawing.canvas.text(x, y, faces.vase(coming, panel.vase), "ghost")
        yield Region(x, y, panel.vase, 1)
    elif coming in POWER:
        for place in range(max(0, len(vases) - POWER[coming]), len(vases)):
            yield Region(panel.slot_x(place), y, panel.vase, 1)


def _active(drawing: Drawing, panel: Panel, y: int, slot: int) -> Target:
    """The face-down card: its owner sees its face, the others its back; or the place for one."""
    state, canvas, x, width = drawing.state, drawing.canvas, panel.active_x, panel.active
    card, attacking = state.actives[slot], state.phase == DEFEND and state.attack is not None
    region = Region(x, y, width, 1)
    if card == NONE:
        canvas.text(x, y, "·" * width, "dim")
    else:
        shows = faces.small(card) if width < 8 or card < 0 else faces.full(card)
        canvas.text(x, y, shows.ljust(width, faces.BACK if card < 0 else " "), faces.role(card))
    if attacking and state.attack is not None and state.attack[0] == slot:
        canvas.flag(region, "lit")
    return Target(f"active:{slot // TRIBUS}:{slot % TRIBUS}", (region,))


def _new(drawing: Drawing, panel: Panel, y: int) -> Target:
    """Where the viewer's next chain goes."""
    drawing.canvas.text(panel.x + 1, y, "new chain", "dim")
    return Target("new", (Region(panel.x + 1, y, 9, 1),))
