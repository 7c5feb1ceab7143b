"""The things of Five Tribes in words: meeples, tiles, djinns, cards, payments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rules.five_tribes.components.grid import TILE_TEXT
from rules.five_tribes.components.pieces import (
    COLOURS,
    DJINN_COSTS,
    DJINN_NAMES,
    DJINN_POINTS,
    FACE_KIND,
    FACE_POINTS,
    KINDS,
    RESOURCES,
)
from rules.five_tribes.mechanics.scoring import LINES
from tribes_tui.games.five_tribes.words.said import djinns as words
from tribes_tui.games.five_tribes.words.said import log
from tribes_tui.games.five_tribes.words.said import things as said
from tribes_tui.words.common import listed

if TYPE_CHECKING:
    from rules.five_tribes.state import FiveTribesState

Names = Sequence[str]
card_name, card_small = said.card, said.card_small
SCENES = ("village", "sacred", "oasis", "small-market", "large-market")
"""Each kind of tile, by the name of its picture."""
TONES = {
    "Y": "meeple-vizier",
    "W": "meeple-elder",
    "G": "meeple-merchant",
    "B": "meeple-builder",
    "R": "meeple-assassin",
}
"""The colour of each tribe, by the rules' letter."""
COSTS = {"": "free", "E/F": "either", "E+E/F": "both", "F": "fakir", "nF": "any"}
LONGEST_POWER = 64
"""Letters of a power with its cost; a longer one is said in fewer words."""


def sheet_lines() -> tuple[str, ...]:
    """What the lines of the score sheet are called."""
    return tuple(said.sheet(line=line.replace(" ", "_")) for line in LINES)


def powers(name: str) -> tuple[str, str, str]:
    """What a djinn does: in a line, in two rows of 21, in one."""
    key = name.replace("'", "")
    return words.power(key=key), words.power_brief(key=key), words.power_least(key=key)


def _about(name: str) -> dict[str, Any]:
    code = DJINN_NAMES.index(name)
    cost = COSTS[DJINN_COSTS[code]]
    return {"djinn": name, "key": name.replace("'", ""), "points": DJINN_POINTS[code], "cost": cost}


def djinn(name: str) -> str:
    """A djinn with points, cost and power: `Leta, 4 points, costs ...: ...`."""
    return words.djinn(**_about(name))


def djinn_in_short(name: str) -> str:
    """A djinn in a line of 76 columns: `Leta 4 (E+E/F): put a camel on a bare tile`."""
    return words.djinn_short(**_about(name))


def djinns_in(held: int) -> list[str]:
    """The djinns of a mask by name."""
    return [name for number, name in enumerate(DJINN_NAMES) if held >> number & 1]


def points_of(name: str) -> str:
    """`8 points`."""
    return words.points(points=DJINN_POINTS[DJINN_NAMES.index(name)])


def power_in_short(name: str) -> str:
    """A paid power: `Enki for an elder or a fakir: place a palm tree on any oasis`."""
    cost = COSTS[DJINN_COSTS[DJINN_NAMES.index(name)]]
    forms = [words.paid_power(djinn=name, cost=cost, power=power) for power in powers(name)]
    return next((form for form in forms if len(form) <= LONGEST_POWER), forms[-1])


def name_of(names: Names, seat: int) -> str:
    """A player; where no names are known, their seat."""
    return names[seat] if seat < len(names) else said.seat(number=seat)


def crowd(held: Sequence[int]) -> list[str]:
    """So many meeples of each tribe, of those that are there: `2 elders`, `an assassin`."""
    return [log.some(colour=COLOURS[code], n=number) for code, number in enumerate(held) if number]


def tile(state: FiveTribesState, place: int) -> str:
    """A tile with its kind and points: `c3, oasis 8`."""
    face = state.faces[place]
    return said.tile(tile=TILE_TEXT[place], kind=SCENES[FACE_KIND[face]], points=FACE_POINTS[face])


def on_tile(state: FiveTribesState, place: int) -> str:
    """The meeples of a tile, `2 elders and an assassin`, empty when there are none."""
    return listed(crowd(state.meeples[place * 5 : place * 5 + 5]))


def stands_on(state: FiveTribesState, place: int, names: Names) -> list[str]:
    """Camel, palm trees and palaces of a tile."""
    camel = [said.camel_of(who=names[state.owner[place]])] if state.owner[place] >= 0 else []
    laid = (said.palm_trees, state.palms[place]), (said.palaces, state.palaces[place])
    return camel + [say(number=number) for say, number in laid if number]


def payment(fields: Mapping[str, Any]) -> str:
    """`2 elders`, `1 elder and 1 fakir`."""
    return log.payment(elders=fields["elders"], fakirs=fields["fakirs"])


def cards(state: FiveTribesState, seat: int) -> str:
    """The cards of a seat that the view shows: `2 Fish, Fakir`."""
    held = state.goods[seat * KINDS : seat * KINDS + KINDS]
    return ", ".join(said.card_several(card=RESOURCES[kind], number=n) for kind, n in enumerate(held) if n)
