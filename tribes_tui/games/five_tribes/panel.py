"""Beside or below the grid: both tracks, the djinns that can be had, and what lies before each player."""

from __future__ import annotations

from collections.abc import Iterable

from textual.geometry import Region

from rules.five_tribes.components import stages as st
from rules.five_tribes.components.grid import TILES
from rules.five_tribes.components.pieces import (
    DJINN_COSTS,
    DJINN_NAMES,
    DJINN_POINTS,
    FACE_POINTS,
    FAKIR,
    GOODS,
    KINDS,
    RESOURCES,
    TRACK,
)
from rules.five_tribes.state import FiveTribesState as S
from tribes_tui.display.targets import Target
from tribes_tui.games.five_tribes.grid import CAMELS, MEEPLES, Part
from tribes_tui.games.five_tribes.places import Places
from tribes_tui.games.five_tribes.words.things import POWERS
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.table.scene import Scene

COLUMNS = (0, 3, 6, 8, 10, 12, 14, 16, 18)
"""Where the spaces of the turn order track begin, the dearest first."""
BID_KEYS = {0: "0", 1: "1", 3: "3", 5: "5", 8: "8"}
COST = {"": "always", "nF": "fakirs"}
WIDE = 32
LEGEND = "g goods f fakirs d djinns"
SHORT_LEGEND = "goods fakirs djinns"


def draw_tracks(scene: Scene, state: S, canvas: Canvas, places: Places) -> list[Target]:
    """The turn order track with its prices, the order of bids, then the djinns. Tab begins with the cheapest bid."""
    area = places.tracks
    _heading(canvas, area, area.y, "turn order")
    targets = _draw_prices(scene, state, canvas, area.x, area.y + 1)[::-1]
    for place, seat in enumerate(reversed(state.track)):
        sign, role = (str(seat), CAMELS[seat]) if seat >= 0 else ("·", "dim")
        canvas.text(area.x + COLUMNS[place], area.y + 2, sign, role)
    _draw_bid_order(state, canvas, area.x, area.y + 3)
    return targets + _draw_djinns(scene, state, canvas, area, area.y + 4)


def _heading(canvas: Canvas, area: Region, y: int, text: str) -> None:
    end = canvas.text(area.x, y, f"{text} ", "dim")
    canvas.rule(y, x=end, width=area.right - end)


def _draw_prices(scene: Scene, state: S, canvas: Canvas, x: int, y: int) -> list[Target]:
    targets = []
    for place, price in enumerate(TRACK[:1:-1]):
        text = str(price) if price else "0 0 0"
        name = f"bid:{price}"
        canvas.text(x + COLUMNS[place], y, text, "text" if name in scene.lit else "dim")
        key = BID_KEYS.get(price, "") if name in scene.lit else ""
        targets.append(Target(name, (Region(x + COLUMNS[place], y, len(text), 1),), key=key))
    return targets


def _draw_bid_order(state: S, canvas: Canvas, x: int, y: int) -> None:
    """Who still has to bid, or in which order the next bids will be made."""
    end = canvas.text(x, y, "to bid" if state.stage == st.BIDDING else "next bids", "dim") + 1
    for seat in state.bid_order:
        end = canvas.text(end, y, str(seat), CAMELS[seat]) + 1


def _draw_djinns(scene: Scene, state: S, canvas: Canvas, area: Region, y: int) -> list[Target]:
    is_choosing = state.stage == st.SIBITTIS_KEEP and state.drawn and state.drawn[0] >= 0
    shown = state.drawn if is_choosing else state.djinn_row
    _heading(canvas, area, y, "keep one djinn" if is_choosing else f"djinns, {len(state.djinn_pile)} more")
    step = 2 if area.bottom - y > 2 * len(shown) and area.width >= WIDE else 1
    targets = []
    for i, djinn in enumerate(shown):
        at = y + 1 + i * step
        name = f"djinn:{DJINN_NAMES[djinn]}"
        key = str(i + 1) if name in scene.lit else ""
        canvas.text(area.x, at, f"{key or ' '}", "key")
        cost = COST.get(DJINN_COSTS[djinn], DJINN_COSTS[djinn])
        text = f"{DJINN_NAMES[djinn]:<9} {DJINN_POINTS[djinn]:>2} {cost}"
        canvas.text(area.x + 2, at, text, "text")
        if step == 2:
            canvas.text(area.x + 2, at + 1, _cut(POWERS[DJINN_NAMES[djinn]], area.width - 2), "dim")
        targets.append(Target(name, (Region(area.x + 2, at, area.width - 3, 1),), key=key))
    return targets


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 1].rstrip(' ,')}…"


# ---- The players ----------------------------------------------------------------------------------


def draw_seats(scene: Scene, state: S, canvas: Canvas, places: Places) -> list[Target]:
    """For each player as many lines as there is room for; the rest is said when asked."""
    area = places.seats
    each = max(2, (area.height - 1) // state.players)
    if each * state.players < area.height:
        legend = LEGEND if area.width > len(LEGEND) else SHORT_LEGEND
        canvas.text(area.x + 1, area.y + each * state.players, legend, "dim")
    return [
        _draw_seat(scene, state, canvas, seat, Region(area.x, area.y + seat * each, area.width, each))
        for seat in range(state.players)
    ]


def _draw_seat(scene: Scene, state: S, canvas: Canvas, seat: int, area: Region) -> Target:
    in_turn = seat == state.current_player
    canvas.text(area.x, area.y, "▸" if in_turn else " ", "turn")
    x = canvas.text(area.x + 1, area.y, f"@{seat}", CAMELS[seat]) + 1
    name = scene.names[seat][: area.right - x - 11]
    end = canvas.text(x, area.y, name, "turn" if in_turn else "you" if seat == scene.viewer else "text")
    gold = "?" if state.gold[seat] < 0 else str(state.gold[seat])
    canvas.right(area.right, area.y, f"{gold}GC c{state.camels[seat]:<2}", "text")
    y = area.y + 1
    lines = _lines(state, seat, area.width - 2)
    for parts in lines[: area.height - 1]:
        end = canvas.parts(area.x + 1, y, *parts)
        y += 1
    if len(lines) > area.height - 1 > 1:
        canvas.text(end, y - 1, "…", "dim")
    return Target(f"seat:{seat}", (Region(area.x + 1, area.y, end - area.x - 1, 1),), reach=(area,))


def _lines(state: S, seat: int, width: int) -> list[list[Part]]:
    """What lies before a player: the counts; the djinns; an opponent's cards that all have seen."""
    seen = [] if seat == state.viewer else _seen(state, seat)
    return [_counts(state, seat), *_filled(_djinns(state, seat), width), *_filled(seen, width)]


def _counts(state: S, seat: int) -> list[Part]:
    """Viziers and elders, goods and fakirs (of an opponent those that were seen, and how many more), tiles."""
    held = state.goods[seat * KINDS : seat * KINDS + KINDS]
    hidden = state.secret[seat] if state.gold[seat] < 0 else 0
    tiles = sum(FACE_POINTS[state.faces[tile]] for tile in range(TILES) if state.owner[tile] == seat)
    cards = f" g{sum(held[:GOODS])} f{held[FAKIR]}" + (f" ?{hidden}" if hidden else "")
    rest = f"{cards} d{state.djinns[seat].bit_count()} T{tiles}"
    return [
        (f"{state.viziers[seat]}Y", MEEPLES[0]),
        (" ", "text"),
        (f"{state.elders[seat]}W", MEEPLES[1]),
        (rest, "text"),
    ]


def _djinns(state: S, seat: int) -> list[str]:
    return [name for djinn, name in enumerate(DJINN_NAMES) if state.djinns[seat] >> djinn & 1]


def _seen(state: S, seat: int) -> list[str]:
    held = state.goods[seat * KINDS : seat * KINDS + KINDS]
    return [f"{count} {RESOURCES[card]}" for card, count in enumerate(held) if count]


def _filled(words: Iterable[str], width: int) -> list[list[Part]]:
    """Words in lines of at most `width` columns."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + len(word) + 2 <= width:
            lines[-1] += f", {word}"
        else:
            lines.append(word[:width])
    return [[(line, "dim")] for line in lines]
