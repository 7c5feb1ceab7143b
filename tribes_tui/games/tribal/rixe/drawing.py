"""The table of a Rixe on a canvas: everybody's zone with its columns, the viewer's hand, stock and buttons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, cast

from textual.geometry import Region

from rules.tribal.cards import EMPTY, NAMES, SYMBOL, TYPE_NAMES
from rules.tribal.rixe.components.phases import CLEAN, OVER
from rules.tribal.rixe.state import RixeState
from tribes_tui.display.targets import Target
from tribes_tui.games.tribal.pieces import draw_button, draw_card, draw_coming, draw_landing, draw_run, role
from tribes_tui.games.tribal.rixe import words
from tribes_tui.games.tribal.rixe.layout import MARK, Layout, Zone, lay_out
from tribes_tui.games.tribal.words import SYMBOLS_IN_WORDS
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.table.scene import Scene

OUT_OF_SIGHT = 1000
READY = "9…1"
LABEL = 8
COLOURS = ("orange", "blue")


class Drawing(NamedTuple):
    """What all parts need. `coming` is the card for which a place is being chosen."""

    scene: Scene
    state: RixeState
    canvas: Canvas
    layout: Layout
    area: Region
    lifted: set[int]
    coming: str


def draw(scene: Scene, canvas: Canvas, area: Region) -> tuple[list[Target], bool]:
    """Draw the table within `area` (80 by 15 at the least): its targets, and whether some slots are out of sight."""
    state = cast(RixeState, scene.view)
    counts = [state.zones.count(zone) for zone in range(state.players)]
    first = scene.viewer or 0
    order = [(first + i) % state.players for i in range(state.players)]
    layout = lay_out(area, order, counts, _wanted(state, scene.cursor))
    drawing = Drawing(scene, state, canvas, layout, area, *_picked(state, scene.picked))
    hand = [*_hand(drawing)]
    lane, tables = 0, list[Target]()
    for zone in order:
        tables += _zone(drawing, zone, lane)
        lane += counts[zone]
    for zone in order[1:]:
        canvas.upright(
            layout.zones[zone].x - _margin(layout.zones[zone], counts[zone]) - 2, area.y, layout.hand - area.y - 1
        )
    canvas.rule(layout.hand - 1, x=area.x + 1, width=area.width - 2)
    scrolls = any(layout.zones[zone].shown < counts[zone] for zone in order)
    _draw_rounds(drawing, hand)
    return [*hand, *tables, *_status(drawing)], scrolls


def _wanted(state: RixeState, cursor: str | None) -> tuple[int, int] | None:
    """The zone and slot that the cursor is on."""
    kind, _, which = (cursor or "").partition(":")
    number = -1
    if kind == "column":
        number = int(which)
    elif kind == "card" and which in NAMES:
        number = state.place[NAMES.index(which)]
    if not 0 <= number < len(state.zones):
        return None
    return state.zones[number], state.slots_of(state.zones[number]).index(number)


def _picked(state: RixeState, picked: Iterable[str]) -> tuple[set[int], str]:
    """The cards on the table that go with the card picked, and its name; nothing when none is."""
    for name in picked:
        kind, _, code = name.partition(":")
        if kind == "hand":
            return set(), code
        if kind == "card":
            return set(state.group(NAMES.index(code))), code[:-1]
    return set(), ""


def label(code: int) -> str:
    """A card on the table: its copy is of no account."""
    return TYPE_NAMES[code >> 1]


# ---- Zones ------------------------------------------------------------------------------------


def _margin(place: Zone, count: int) -> int:
    return MARK if place.shown < count else 0


def _zone(drawing: Drawing, zone: int, lane: int) -> Iterable[Target]:
    """A zone: its headline, its columns, marks for those out of sight."""
    state, canvas, layout = drawing.state, drawing.canvas, drawing.layout
    place, slots = layout.zones[zone], state.slots_of(zone)
    yield _headline(drawing, zone, _margin(place, len(slots)))
    empty = []
    for i, number in enumerate(slots):
        seen = place.first <= i < place.first + place.shown
        x = layout.column(zone, i) + (0 if seen else OUT_OF_SIGHT)
        spot = _mark_of(place, i) or Region(x, layout.head + 1, layout.size.width, 1)
        yield _column_head(drawing, number, i, spot._replace(y=layout.head + 1), lane + i, seen)
        cards = state.columns[number]
        run = draw_run(canvas, x, layout.cards, layout.size, cards, label, drawing.lifted, lane + i)
        draw_landing(canvas, layout.size, run, drawing.coming, drawing.scene.lit)
        yield from run
        if state.ends[number] == EMPTY:
            spot = Region(x, layout.cards, layout.size.width, 1)
            canvas.text(x, spot.y, "–".center(spot.width), "dim")
            empty.append((spot, lane + i))
    if empty and drawing.coming and f"empty:{zone}" in drawing.scene.lit:
        draw_coming(canvas, empty[0][0], drawing.coming)
    if empty:
        yield Target(f"empty:{zone}", tuple(spot for spot, _ in empty), lane=empty[0][1])
    _draw_marks(drawing, place, len(slots))


def _mark_of(place: Zone, slot: int) -> Region | None:
    """Where the mark is that leads to a slot just out of sight; None for all other slots."""
    if slot == place.first - 1:
        return Region(place.x - MARK, 0, MARK - 1, 1)
    return Region(place.x + place.width + 1, 0, MARK - 1, 1) if slot == place.first + place.shown else None


def _draw_marks(drawing: Drawing, place: Zone, count: int) -> None:
    """How many slots are out of sight at either side; they are the targets of the nearest of them."""
    y = drawing.layout.head + 1
    if place.first:
        drawing.canvas.text(place.x - MARK, y, f"←{place.first}", "mark")
    more = count - place.first - place.shown
    if more:
        drawing.canvas.text(place.x + place.width + 1, y, f"{more}→", "mark")


def _headline(drawing: Drawing, zone: int, margin: int) -> Target:
    """Name, points by rounds, cards in hand."""
    state, canvas = drawing.state, drawing.canvas
    place, y = drawing.layout.zones[zone], drawing.layout.head
    in_turn = zone == state.current_player
    x, width = place.x - margin, place.width + 2 * margin
    canvas.text(x - 1, y, "▸" if in_turn else " ", "turn")
    text = next(text for text in words.headlines(state, zone, drawing.scene.names[zone]) if len(text) <= width)
    look = "turn" if in_turn else "you" if zone == drawing.scene.viewer else "text"
    end = canvas.text(x, y, text, look)
    return Target(f"zone:{zone}", (Region(x, y, end - x, 1),), key=str(zone + 1))


def _column_head(drawing: Drawing, number: int, i: int, spot: Region, lane: int, seen: bool) -> Target:
    """The number of a slot, or that its column is complete."""
    if seen:
        ready = drawing.state.is_complete(number)
        text = READY if ready else str(i + 1)
        drawing.canvas.text(spot.x, spot.y, text.center(spot.width)[: spot.width], "ready" if ready else "dim")
    return Target(f"column:{number}", (spot,), lane=lane)


# ---- The hand ---------------------------------------------------------------------------------


def _hand(drawing: Drawing) -> Iterable[Target]:
    """The viewer's cards: a row a colour, by value; equal cards are one target."""
    state, canvas, layout, area = drawing.state, drawing.canvas, drawing.layout, drawing.area
    viewer = drawing.scene.viewer
    hand = [] if viewer is None else state.hands[viewer]
    for row, colour in enumerate(COLOURS):
        y = layout.hand + row * layout.hand_rows
        cards = [code for code in hand if code < EMPTY and SYMBOL[code] >> 1 == row]
        canvas.text(area.x + 1, y + (layout.hand_rows - 1) // 2, colour if viewer is not None else "", "dim")
        pitch = _hand_pitch(area.width - LABEL - 1, len(cards), layout.size.pitch)
        spots: dict[str, list[Region]] = {}
        for i, code in enumerate(cards):
            spot = Region(area.x + LABEL + i * pitch, y, max(2, pitch - 1), layout.hand_rows)
            draw_card(canvas, spot, label(code), role(code))
            spots.setdefault(label(code), []).append(spot)
        for name, places in spots.items():
            yield Target(f"hand:{name}", tuple(places))


def _hand_pitch(room: int, count: int, most: int) -> int:
    return next((pitch for pitch in range(most, 2, -1) if count * pitch <= room), 2)


# ---- Below ------------------------------------------------------------------------------------


def _status(drawing: Drawing) -> Iterable[Target]:
    """Stock and buttons, a card turned up after a dry lap, how dry this lap is, earlier rounds."""
    state, canvas, area = drawing.state, drawing.canvas, drawing.area
    y, x = drawing.layout.status, area.x + 1
    button = draw_button(canvas, x, y, drawing.scene, "stock", "d", "draw")
    yield button
    x = draw_card(canvas, Region(button.region.right, y, 5, 1), f"▒{len(state.stock)}", "piece-hidden").right + 2
    if state.phase != OVER:
        button = draw_button(canvas, x, y, drawing.scene, "end", "e", "done" if state.phase == CLEAN else "end turn")
        yield button
        x = button.region.right + 2
    if state.turned >= 0:
        x = canvas.text(x, y, "turned up ", "prompt")
        spot = draw_card(canvas, Region(x, y, 4, 1), label(state.turned), role(state.turned))
        yield Target("turned", (spot,))
        x = spot.right + 2
    if state.dry:
        x = canvas.text(x, y, f"{state.dry} of {state.players} turns of a dry lap", "dim")
    if area.right - x > len(SYMBOLS_IN_WORDS) + 3:
        canvas.right(area.right - 1, y, SYMBOLS_IN_WORDS, "dim")


def _draw_rounds(drawing: Drawing, cards: Iterable[Target]) -> None:
    """What every round gave to everybody, where there is room beside the hand."""
    state, layout, names = drawing.state, drawing.layout, drawing.scene.names
    width = max(len(name) for name in names) + 4 * len(state.tallies) + 5
    hand = max([*(spot.right for target in cards for spot in target.spots), drawing.area.x + LABEL])
    x = drawing.area.right - width - 1
    if not state.tallies or layout.hand_rows < len(names) - 1 or x < hand + 2:
        return
    heads = "".join(f"{number:>4}" for number in range(1, len(state.tallies) + 1))
    drawing.canvas.right(drawing.area.right - 1, layout.hand, f"{heads}  all", "dim")
    for seat, name in enumerate(names):
        gains = "".join(f"{tally[seat]:>4}" for tally, _ in state.tallies)
        drawing.canvas.text(x, layout.hand + 1 + seat, name, "text")
        drawing.canvas.right(drawing.area.right - 1, layout.hand + 1 + seat, f"{gains}{state.points[seat]:>5}", "text")
