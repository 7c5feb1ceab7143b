"""Below the chains of Tribe: the piles, how the challenge stands, the hand and what each card in it could do."""

from __future__ import annotations

from collections.abc import Iterable

from textual.geometry import Region

from rules.tribe.components.cards import BLOCK, DIORAMAS, DRAW3, LEADERS, TRIBU, TRIBU_NAMES, TRIBUS, need
from rules.tribe.components.phases import DRAW3_DISCARD, MAIN
from rules.tribe.components.phases import LEADERS as CHOOSING
from rules.tribe.mechanics.legal import fits
from rules.tribe.mechanics.scoring import complete_chains, hostile_points, table_points
from rules.tribe.state import TribeState
from tribes_tui.display.targets import Target
from tribes_tui.games.tribe import faces
from tribes_tui.games.tribe.layout import Layout
from tribes_tui.games.tribe.panel import LEADER, Drawing
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.table.scene import Scene

CARD = 8
DRAW_X, DISCARDS_X, PLAYED_X, STANDING_X = 1, 12, 37, 48

Caption = tuple[str, str]


# ---- Piles ------------------------------------------------------------------------------------


def draw_piles(drawing: Drawing, layout: Layout) -> Iterable[Target]:
    """The draw pile, the discards with the top one, the played Azione cards, and how the viewer stands."""
    state, canvas, scene, x, y = drawing.state, drawing.canvas, drawing.scene, layout.x, layout.piles
    canvas.rule(layout.rule, x=x, width=layout.width)
    yield _pile(canvas, scene, Region(x + DRAW_X, y, 11, 1), "draw", "d", f"draw {len(state.draw)}")
    label = f"discards {len(state.discard)}"
    pile = _pile(canvas, scene, Region(x + DISCARDS_X, y, 13, 1), "discards", "t x", label)
    spots = pile.spots
    if state.discard:
        top = Region(x + DISCARDS_X + 14, y, CARD, 1)
        canvas.text(top.x, y, faces.full(state.discard[-1]), faces.role(state.discard[-1]))
        spots = (*spots, top)
    yield pile._replace(spots=spots)
    yield _pile(canvas, scene, Region(x + PLAYED_X, y, 11, 1), "played", "p", f"played {len(state.played)}")
    if scene.viewer is not None and state.phase != CHOOSING:
        standing = _standing(state, scene.viewer, layout.width - STANDING_X - 1)
        canvas.right(layout.x + layout.width - 1, y, standing, "dim")


def _pile(canvas: Canvas, scene: Scene, region: Region, name: str, key: str, label: str) -> Target:
    """A pile with its key, when that does something now."""
    lit = name in scene.lit
    shown = "x" if scene.picked and name == "discards" else key[0]
    text = f"{shown} {label}" if lit else f"  {label}"
    canvas.text(region.x, region.y, text, "button" if lit else "dim", region.width)
    return Target(name, (Region(region.x, region.y, min(region.width, len(text)), 1),), label, key)


def _standing(state: TribeState, seat: int, room: int) -> str:
    """What the challenge would bring to the viewer if another closed it now, and if he did."""
    table, bonus = table_points(state, seat)
    hostile = hostile_points(state, seat)
    sums = f"table {table}, magic {bonus}, hand and face down -{hostile}"
    whole = f"{sums}: {table + bonus - hostile} if another closes, {table + bonus} if you do"
    return (
        whole
        if len(whole) <= room
        else f"now {table}+{bonus}-{hostile}={table + bonus - hostile}, closing {table + bonus}"
    )


# ---- The hand ---------------------------------------------------------------------------------


def draw_hand(drawing: Drawing, layout: Layout) -> Iterable[Target]:
    """The viewer's cards with their keys, and below each what it could do; or the leaders to choose from."""
    state, scene = drawing.state, drawing.scene
    if state.phase == CHOOSING:
        yield from _leaders(drawing, layout)
    elif scene.viewer is not None:
        has_keys = state.current_player == scene.viewer and state.phase in (MAIN, DRAW3_DISCARD)
        for i, card in enumerate(state.hands[scene.viewer]):
            key = str(i + 1) if has_keys else ""
            yield _card(drawing, layout, i, card, key)
            _caption(drawing.canvas, layout, i, caption(state, scene.viewer, card))


def _card(drawing: Drawing, layout: Layout, i: int, card: int, key: str) -> Target:
    x, y, height = layout.x + i * layout.card_step, layout.hand, layout.card_height
    width = CARD if layout.card_step < 12 else layout.card_step - 3
    name = f"hand:{i}"
    if name not in drawing.scene.picked:  # else its mark stands there
        drawing.canvas.text(x, y + (height - 1) // 2, key, "key")
    region = Region(x + 1, y, width, height)
    role = faces.role(card)
    drawing.canvas.fill(region, role)
    drawing.canvas.text(region.x, y + (height - 1) // 2, faces.full(card).center(width), role)
    if height > 1:
        drawing.canvas.text(region.x, y + 2, faces.long(card).center(width), role)
    return Target(name, (region,), key=key)


def _caption(canvas: Canvas, layout: Layout, i: int, caption: Caption) -> None:
    x = layout.x + i * layout.card_step + 1
    canvas.text(x, layout.hand + layout.card_height, caption[0], caption[1], layout.card_step - 1)


def caption(state: TribeState, seat: int, card: int) -> Caption:
    """What a card could do, in nine letters."""
    if card < DIORAMAS:
        return _goals(state, seat, card)
    if card < TRIBU + TRIBUS:
        on_table = state.vases[seat * TRIBUS + card - TRIBU] is not None
        return ("twice", "dim") if on_table else ("→ new", "good")
    if card == DRAW3:
        return "→ play", "text"
    if card == BLOCK:
        free = any(state.orders[q] and not state.blocked[q] for q in range(state.players) if q != seat)
        return ("→ block", "text") if free else ("nobody", "dim")
    free = any(state.actives[slot] < -1 for slot in state.slots(seat))
    return ("→ active", "text") if free else ("no place", "dim")


def _goals(state: TribeState, seat: int, card: int) -> Caption:
    """The chains that a Diorama fits now, or that it would close the challenge."""
    slots = [slot for slot in state.slots(seat) if fits(state, card, slot)]
    if not slots:
        return "no chain", "dim"
    completes = card != DIORAMAS - 1 and any(len(state.vases[slot] or ()) == 2 for slot in slots)
    if completes and complete_chains(state, seat) + 1 >= need(state.players):
        return "→ CLOSE!", "new"
    letters = 7 if len(slots) == 1 else 3 if len(slots) == 2 else 1
    names = [TRIBU_NAMES[slot % TRIBUS].capitalize()[:letters] for slot in slots]
    return "→ " + (" " if letters > 1 else "").join(names), "good"


def _leaders(drawing: Drawing, layout: Layout) -> Iterable[Target]:
    """The leaders that are left."""
    for i, leader in enumerate(LEADERS):
        if leader in drawing.state.leaders:
            continue
        x, key = layout.x + i * max(13, layout.card_step), str(i + 1)
        drawing.canvas.text(x, layout.hand, key, "key")
        label = f"{LEADER}{TRIBU_NAMES[leader].capitalize()}"
        region = drawing.canvas.piece(x + 1, layout.hand, f"{label:<8}", "piece-teal")
        yield Target(f"leader:{leader}", (region,), key=key)
