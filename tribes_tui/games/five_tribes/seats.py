"""What a seat's panel says: points, gold, camels, meeples before it, goods with their worth, djinns, tiles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import TYPE_CHECKING

from rules.five_tribes.components import stages as st
from rules.five_tribes.components.grid import TILES
from rules.five_tribes.components.pieces import DJINN_NAMES, FACE_POINTS, FAKIR, GOODS, KINDS
from rules.five_tribes.mechanics.scoring import merchandise
from tribes_tui.games.five_tribes.words import board as words
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.lines import length
from tribes_tui.widgets.names import name_in
from tribes_tui.widgets.seat_values import Fact, SeatValues
from tribes_tui.words.common import capital, count

if TYPE_CHECKING:
    from rules.five_tribes.state import FiveTribesState as S
    from tribes_tui.table.scene import Scene
    from tribes_tui.widgets.words import Line

ROOMY = 34
"""Columns from which the tiles' worth stands beside their number."""
LONGEST = 10
MARGINS = 2
"""Columns of a row that its words leave."""
BESIDE_NAME = 6
"""Columns of the first row that name, points and camels leave: the pill's ends, the gaps."""


def seat_of(scene: Scene, state: S, seat: int, width: int, is_tight: bool = False) -> SeatValues:
    """A seat in so many columns, the facts that matter most first; `is_tight`: meeples and goods share a row."""
    pairs = [
        (((points, "ink", BOLD),), ((camels, _camels_ink(state, seat)),)) for points, camels in _heads(state, seat)
    ]
    name = capital(scene.names[seat])
    least = length(pairs[-1][0]) + length(pairs[-1][1])
    if len(name) + BESIDE_NAME + least > width:
        name = name_in(name, min(LONGEST, width - BESIDE_NAME - least))
    return SeatValues(
        seat,
        name,
        state.current_player == seat and state.stage != st.OVER,
        *pairs[0],
        facts=tuple(Fact(line) for line in _facts(state, seat, width, is_tight)),
        briefer=tuple(pairs[1:]),
    )


def open_points_of(state: S, seat: int) -> int:
    """What a seat's things are worth but for gold; of another's cards those that were seen."""
    return sum(state.sheet(seat)[1:])


def _heads(state: S, seat: int) -> Iterator[tuple[str, str]]:
    """What everything but gold is worth with the gold beside it, and the camels; from long to short."""
    points, gold, left = open_points_of(state, seat), state.gold[seat], state.camels[seat]
    yield from product(words.points_and_gold(points, gold), (count(left, "camel"), words.camels_in_short(left)))


def _camels_ink(state: S, seat: int) -> str:
    """In danger when the end is near."""
    return "danger" if state.camels[seat] <= 1 else "soft"


def _facts(state: S, seat: int, width: int, is_tight: bool) -> list[Line]:
    held = state.goods[seat * KINDS : seat * KINDS + KINDS]
    own = [tile for tile in range(TILES) if state.owner[tile] == seat]
    hidden = state.secret[seat] if state.gold[seat] < 0 else 0
    djinns = [name for djinn, name in enumerate(DJINN_NAMES) if state.djinns[seat] >> djinn & 1]
    goods = [*words.goods(sum(held[:GOODS]), merchandise([*held[:GOODS], 0], False), held[FAKIR], hidden)]
    worth = sum(FACE_POINTS[state.faces[tile]] for tile in own)
    room = width - MARGINS
    people = _people(state, seat, is_tight)
    named = ((_longest(words.djinns(djinns), room), "accent"),)
    if is_tight:
        left = room - length(people) - 2
        said = _longest(goods, left)
        both = ", ".join([said, *djinns])
        if len(both) <= left or not djinns:
            return [(*people, (f"  {both}", "soft"))]
        return [(*people, (f"  {said}", "soft")), named]
    land = _longest(words.lands(len(own), sum(state.palms[t] for t in own), sum(state.palaces[t] for t in own)), room)
    added = f", worth {worth}" if own and width >= ROOMY else ""
    lands = ((land, "soft"), (added if len(land + added) <= room else "", "dim"))
    return [people, *([named] if djinns else []), ((_longest(goods, room), "soft"),), lands]


def _people(state: S, seat: int, is_tight: bool) -> Line:
    """Viziers and elders; in a tight row by the letters that stand on the tiles."""
    if is_tight:
        viziers, elders = f"{words.LETTERS['Y']}{state.viziers[seat]}", f"{words.LETTERS['W']}{state.elders[seat]}"
        return (viziers, "meeple-vizier", BOLD), (" ", "ink"), (elders, "meeple-elder", BOLD)
    viziers, elders = count(state.viziers[seat], "vizier"), count(state.elders[seat], "elder")
    return (viziers, "meeple-vizier"), ("  ", "ink"), (elders, "meeple-elder")


def _longest(said: Iterable[str], room: int) -> str:
    """The first that fits, from long to short; else the shortest, which is cut off with a sign."""
    forms = [*said]
    return next((one for one in forms if len(one) <= room), forms[-1])
