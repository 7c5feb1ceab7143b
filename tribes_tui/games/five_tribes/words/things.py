"""The things of Five Tribes in words: meeples, tiles, djinns, cards, payments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rules.five_tribes.components.actions import CASH, SELL
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
COSTS = {"": "free", "E/F": "either", "E+E/F": "both", "F": "fakir"}
LONGEST_POWER = 64
"""Letters of a power with its cost; a longer one is said in fewer words."""


def tribe(letter: str) -> str:
    """A tribe by the rules' letter: `vizier`."""
    return log.a_meeple_bare(colour=letter)


def sheet_lines() -> tuple[str, ...]:
    """What the lines of the score sheet are called."""
    return tuple(said.sheet(line=line.replace(" ", "_")) for line in LINES)


def _key(name: str) -> str:
    """A djinn by letters alone."""
    return name.replace("'", "")


def power(name: str) -> str:
    """What a djinn does, in a line."""
    return words.power(key=_key(name))


def power_briefly(name: str) -> tuple[str, str]:
    """The same where there is less room: two rows of 21, or one."""
    return words.power_brief(key=_key(name)), words.power_least(key=_key(name))


def djinn(name: str) -> str:
    """A djinn with points, cost and power: `Leta, 4 points, costs ...: ...`."""
    code = DJINN_NAMES.index(name)
    cost = COSTS.get(DJINN_COSTS[code], "any")
    return words.djinn(djinn=name, points=DJINN_POINTS[code], cost=cost, key=_key(name))


def djinns_in(held: int) -> list[str]:
    """The djinns of a mask by name."""
    return [name for number, name in enumerate(DJINN_NAMES) if held >> number & 1]


def points_of(name: str) -> str:
    """`8 points`."""
    return words.points(points=DJINN_POINTS[DJINN_NAMES.index(name)])


def djinn_in_short(name: str) -> str:
    """A djinn in a line of 76 columns: `Leta 4 (E+E/F): put a camel on a bare tile`."""
    code = DJINN_NAMES.index(name)
    points, cost = DJINN_POINTS[code], DJINN_COSTS[code]
    if not cost:
        return words.djinn_free(djinn=name, points=points, key=_key(name))
    return words.djinn_short(djinn=name, points=points, cost=cost, key=_key(name))


def power_in_short(name: str) -> str:
    """A paid power: `Enki for an elder or a fakir: place a palm tree on any oasis`."""
    cost = COSTS[DJINN_COSTS[DJINN_NAMES.index(name)]]
    forms = [words.paid_power(djinn=name, cost=cost, power=what) for what in (power(name), *power_briefly(name))]
    return next((form for form in forms if len(form) <= LONGEST_POWER), forms[-1])


def name_of(names: Names, seat: int) -> str:
    """A player; where no names are known, their seat."""
    return names[seat] if seat < len(names) else said.seat(number=seat)


def meeples(letters: str) -> str:
    """`2 elders and an assassin` for `WWR`."""
    return listed(some(letters.count(c), c) for c in COLOURS if c in letters)


def several(number: int, kind: str) -> str:
    """Cards of a kind: `Fish`, `2 Fish`, `2 Fakirs`."""
    return said.card(card=kind) if number == 1 else said.card_several(card=kind, number=number)


def some(number: int, letter: str) -> str:
    """`an elder`, `2 elders`."""
    return log.a_meeple(colour=letter) if number == 1 else log.meeples(colour=letter, n=number)


def tile(state: FiveTribesState, place: int) -> str:
    """A tile with its kind and points: `c3, oasis 8`."""
    face = state.faces[place]
    return said.tile(tile=TILE_TEXT[place], kind=SCENES[FACE_KIND[face]], points=FACE_POINTS[face])


def on_tile(state: FiveTribesState, place: int) -> str:
    """The meeples of a tile, `2 elders and an assassin`, empty when there are none."""
    held = state.meeples[place * 5 : place * 5 + 5]
    return listed(some(n, COLOURS[c]) for c, n in enumerate(held) if n)


def stands_on(state: FiveTribesState, place: int, names: Names) -> list[str]:
    """Camel, palm trees and palaces of a tile."""
    camel = [said.camel_of(who=names[state.owner[place]])] if state.owner[place] >= 0 else []
    palms = [said.palm_trees(number=state.palms[place])] if state.palms[place] else []
    return camel + palms + ([said.palaces(number=state.palaces[place])] if state.palaces[place] else [])


def sells_at_once(state: FiveTribesState) -> bool:
    """Whether a good that is laid out now is the last that the suit can get: the suit is sold with it."""
    return sum(SELL <= action < CASH for action in state.legal_actions()) == 1


def payment(fields: Mapping[str, Any]) -> str:
    """`2 elders`, `1 elder and 1 fakir`."""
    return log.payment(elders=fields["elders"], fakirs=fields["fakirs"])


def cards(state: FiveTribesState, seat: int) -> str:
    """The cards of a seat that the view shows: `2 Fish, Fakir`."""
    held = state.goods[seat * KINDS : seat * KINDS + KINDS]
    return ", ".join(several(n, RESOURCES[kind]) for kind, n in enumerate(held) if n)


def ends_the_game(state: FiveTribesState) -> bool:
    """Whether the next camel of whoever moves is the one that ends the game (spec 4.1)."""
    return state.actor >= 0 and state.camels[state.actor] == 1 and 0 not in state.camels
