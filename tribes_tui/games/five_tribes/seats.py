"""What a seat's panel says: gold, camels, meeples before it, tiles, goods with their worth, djinns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.five_tribes.components import stages as st
from rules.five_tribes.components.grid import TILES
from rules.five_tribes.components.pieces import DJINN_NAMES, FACE_POINTS, FAKIR, GOODS, KINDS
from rules.five_tribes.mechanics.scoring import merchandise
from tribes_tui.display.wide import shortened
from tribes_tui.games.five_tribes.words import board as words
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.names import name_in
from tribes_tui.widgets.seat_values import Fact, SeatValues
from tribes_tui.words.common import capital, count

if TYPE_CHECKING:
    from rules.five_tribes.state import FiveTribesState as S
    from tribes_tui.table.scene import Scene
    from tribes_tui.widgets.cells import Part
    from tribes_tui.widgets.words import Line

WIDE = 26
"""Columns from which gold and camels stand beside a name."""
ROOMY = 34
"""Columns from which the tiles' worth stands beside their number."""
LONGEST = 10
MARGINS = 2
"""Columns of a row that its words leave."""
BESIDE_NAME = 4
"""Columns of a title besides its name, gold and camels: the pill's ends, the gaps."""


def seat_of(scene: Scene, state: S, seat: int, width: int, has_points: bool = False) -> SeatValues:
    """A seat in so many columns. The facts that matter most come first; `has_points`: with points but for gold, the rest brief."""
    name = capital(scene.names[seat])
    gold = words.hidden_gold(state.gold[seat])
    is_wide = width >= WIDE + max(0, len(name) - 4)
    if not is_wide:
        known = f"{gold} " if state.gold[seat] >= 0 else ""
        least = len(f"{known}{words.camels_in_short(state.camels[seat])}")
        name = name_in(name, min(LONGEST, width - BESIDE_NAME - least))
    return SeatValues(
        seat,
        name,
        state.current_player == seat and state.stage != st.OVER,
        ((gold, "ink" if state.gold[seat] >= 0 else "dim"),) if is_wide else (),
        _title(
            gold if not is_wide and state.gold[seat] >= 0 else "", state.camels[seat], width - len(name) - BESIDE_NAME
        ),
        facts=tuple(Fact(line) for line in _facts(state, seat, width, has_points)),
    )


def open_points_of(state: S, seat: int) -> int:
    """What a seat's things are worth but for gold; goods that nobody saw aside."""
    return sum(state.sheet(seat)[1:])


def open_points(scene: Scene, state: S, letters: int = 0) -> Line:
    """What everybody's things are worth but for gold, the first one first: `Ash 40, You 31`; goods that nobody saw aside.

    `letters`: of each name only the first ones, as on the camels.
    """
    found = sorted(((open_points_of(state, seat), seat) for seat in range(state.players)), key=lambda one: -one[0])
    parts: list[Part] = []
    for points, seat in found:
        name = capital(scene.names[seat])
        called = name[:letters] if letters else shortened(name, LONGEST)
        look = ("ink", BOLD) if seat == scene.viewer else ("soft", 0)
        gap = " " if letters else ", "
        parts += [(gap if parts else "", "soft"), (f"{called} {points}", *look)]
    return tuple(parts)


def _title(gold: str, left: int, room: int) -> Line:
    """Camels, in danger when the end is near; gold before them if it is known and stands nowhere else."""
    camels = count(left, "camel")
    if gold and len(gold) + 1 + len(camels) > room:
        camels = words.camels_in_short(left)
    last = (camels, "danger" if left <= 1 else "soft")
    return ((f"{gold} ", "ink"), last) if gold else (last,)


def _facts(state: S, seat: int, width: int, has_points: bool) -> list[Line]:
    held = state.goods[seat * KINDS : seat * KINDS + KINDS]
    own = [tile for tile in range(TILES) if state.owner[tile] == seat]
    hidden = state.secret[seat] if state.gold[seat] < 0 else 0
    djinns = [name for djinn, name in enumerate(DJINN_NAMES) if state.djinns[seat] >> djinn & 1]
    goods = words.goods(sum(held[:GOODS]), merchandise([*held[:GOODS], 0], False), held[FAKIR], hidden)
    lands = words.lands(len(own), sum(state.palms[t] for t in own), sum(state.palaces[t] for t in own))
    people = _people_and_points(state, seat, width - MARGINS) if has_points else _people(state, seat)
    worth = sum(FACE_POINTS[state.faces[tile]] for tile in own)
    room = width - MARGINS
    facts: list[Line] = [people]
    land = _longest(lands, room)
    told = f", worth {worth}" if own and width >= ROOMY else ""
    facts.append(((land, "soft"), (told if len(land + told) <= room else "", "dim")))
    if djinns:
        facts.append(((_longest(words.djinns(djinns), room), "accent"),))
    facts.append(((_longest(goods, room), "soft"),))
    return facts


def _people(state: S, seat: int) -> Line:
    viziers, elders = count(state.viziers[seat], "vizier"), count(state.elders[seat], "elder")
    return (viziers, "meeple-vizier"), ("  ", "ink"), (elders, "meeple-elder")


def _people_and_points(state: S, seat: int, room: int) -> Line:
    """By the letters that stand on the tiles; the points as they fit beside them."""
    viziers, elders = f"{words.LETTERS['Y']}{state.viziers[seat]}", f"{words.LETTERS['W']}{state.elders[seat]}"
    points = _longest(words.points_and_gold(open_points_of(state, seat)), room - len(viziers + elders) - 3)
    return (viziers, "meeple-vizier", BOLD), (" ", "ink"), (elders, "meeple-elder", BOLD), (f"  {points}", "ink")


def _longest(said: Iterable[str], room: int) -> str:
    """The first that fits, from long to short; else the shortest, which is cut off with a sign."""
    forms = [*said]
    return next((one for one in forms if len(one) <= room), forms[-1])
