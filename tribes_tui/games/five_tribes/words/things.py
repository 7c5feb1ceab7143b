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
    TILE_NAMES,
)
from rules.five_tribes.mechanics.scoring import LINES
from tribes_tui.games.five_tribes.words.said import things as said
from tribes_tui.words.common import count, listed

if TYPE_CHECKING:
    from rules.five_tribes.state import FiveTribesState
    from tribes_tui.words.nouns import Noun

Names = Sequence[str]
card, card_small = said.card, said.card_small

COLOUR_WORDS = dict(zip(COLOURS, ("vizier", "elder", "merchant", "builder", "assassin"), strict=True))


def meeple(letter: str) -> Noun:
    """A meeple of a tribe, by the rules' letter."""
    return (said.vizier, said.elder, said.merchant, said.builder, said.assassin)[COLOURS.index(letter)]()


POWERS = {
    "Al-Amin": "at the end every two fakirs are a good of any kind",
    "Anun-Nak": "put 3 meeples from the bag on a tile with nothing on it",
    "Ba'al": "1 gold when you gain a djinn, 2 when an opponent does",
    "Boaz": "your elders and viziers are safe from assassins",
    "Bouraq": "place a palace on any village",
    "Echidna": "your builders earn double this turn",
    "Enki": "place a palm tree on any oasis",
    "Hagis": "put the palace on one of the 8 neighbouring tiles instead",
    "Haurvatat": "palm trees on your tiles are worth 5 points",
    "Iblis": "your assassins kill two, both in the same place",
    "Jafaar": "your viziers are worth 3 points each",
    "Kandicha": "merchants you kill bring a card, builders gold, others join you",
    "Kumarbi": "each fakir makes a bid one step cheaper",
    "Lamia": "put the palm tree on one of the 8 neighbouring tiles instead",
    "Leta": "put a camel on a tile with nothing on it",
    "Marid": "1 gold when you drop a meeple on your tiles, 2 when an opponent does",
    "Monkir": "1 gold when you place a palace, 2 when an opponent does",
    "Nekir": "1 gold when your assassins kill, 2 when an opponent's do",
    "Shamhat": "your elders are worth 4 points each",
    "Sibittis": "draw 3 djinns and keep one",
    "Sloar": "take the top card of the resource pile",
    "Utug": "put a camel on a tile with nothing but meeples",
}
"""What each djinn does, in a line."""

POWERS_IN_BRIEF = {
    "Al-Amin": ("2 fakirs count as any good at the end", "2 fakirs as any good"),
    "Anun-Nak": ("3 meeples on a tile with nothing on it", "3 meeples on a tile"),
    "Ba'al": ("1 gold for a djinn, 2 if another gains it", "gold for new djinns"),
    "Boaz": ("your elders and viziers are safe", "elders, viziers safe"),
    "Bouraq": ("place a palace on any village", "a palace on a village"),
    "Echidna": ("your builders earn double this turn", "builders earn double"),
    "Enki": ("place a palm tree on any oasis", "a palm on any oasis"),
    "Hagis": ("put the palace on a neighbouring tile", "the palace elsewhere"),
    "Haurvatat": ("your palm trees are worth 5 points", "palms worth 5 points"),
    "Iblis": ("your assassins kill two at one place", "assassins kill two"),
    "Jafaar": ("your viziers are worth 3 points each", "viziers worth 3 each"),
    "Kandicha": ("those you kill bring cards, gold, people", "gain by your kills"),
    "Kumarbi": ("each fakir makes a bid one step cheaper", "fakirs: cheaper bids"),
    "Lamia": ("the palm tree on a neighbouring tile", "the palm elsewhere"),
    "Leta": ("a camel on a tile with nothing on it", "camel on a bare tile"),
    "Marid": ("1 gold for a drop on your tiles, others' 2", "gold on your tiles"),
    "Monkir": ("1 gold for a palace, 2 if another's", "gold for palaces"),
    "Nekir": ("1 gold for your kill, 2 for another's", "gold for kills"),
    "Shamhat": ("your elders are worth 4 points each", "elders worth 4 each"),
    "Sibittis": ("draw 3 djinns and keep one", "one of 3 new djinns"),
    "Sloar": ("take the top card of the resource pile", "a card of the pile"),
    "Utug": ("a camel on a tile with only meeples", "camel beside meeples"),
}
"""The same where there is less room: two rows of 21, or one."""

SHEET = (*LINES[:-1], "goods")
"""What the lines of the score sheet are called where people read them."""

COSTS = {"": "always on", "E/F": "an elder or a fakir", "E+E/F": "an elder, and an elder or a fakir", "F": "a fakir"}
COSTS_IN_SHORT = {"E+E/F": "2 elders, or 1 and a fakir"}
LONGEST_POWER = 64
"""Letters of a power with its cost; a longer one is said in fewer words."""


def djinn(name: str) -> str:
    """A djinn with points, cost and power: `Leta, 4 points, costs ...: ...`."""
    code = DJINN_NAMES.index(name)
    cost = COSTS.get(DJINN_COSTS[code], "any number of fakirs")
    price = cost if cost == COSTS[""] else f"costs {cost}"
    return f"{name}, {DJINN_POINTS[code]} points, {price}: {POWERS[name]}"


def points_of(name: str) -> str:
    """`8 points`."""
    return count(DJINN_POINTS[DJINN_NAMES.index(name)], "point")


def djinn_in_short(name: str) -> str:
    """A djinn in a line of 76 columns: `Leta 4 (E+E/F): put a camel on a bare tile`."""
    code = DJINN_NAMES.index(name)
    cost = f" ({DJINN_COSTS[code]})" if DJINN_COSTS[code] else ""
    return f"{name} {DJINN_POINTS[code]}{cost}: {POWERS[name]}"


def power_in_short(name: str) -> str:
    """A paid power: `Enki for an elder or a fakir: place a palm tree on any oasis`."""
    cost = DJINN_COSTS[DJINN_NAMES.index(name)]
    forms = [
        f"{name} for {COSTS_IN_SHORT.get(cost, COSTS[cost])}: {power}"
        for power in (POWERS[name], *POWERS_IN_BRIEF[name])
    ]
    return next((form for form in forms if len(form) <= LONGEST_POWER), forms[-1])


def meeples(letters: str) -> str:
    """`2 elders and an assassin` for `WWR`."""
    return listed(some(letters.count(c), COLOUR_WORDS[c]) for c in COLOURS if c in letters)


def several(number: int, kind: str) -> str:
    """Cards of a kind: `Fish`, `2 Fish`, `2 Fakirs`."""
    return said.card(card=kind) if number == 1 else said.card_several(card=kind, number=number)


def some(number: int, word: str) -> str:
    """`an elder`, `2 elders`."""
    return a(word) if number == 1 else count(number, word)


def tile(state: FiveTribesState, place: int) -> str:
    """A tile with its kind and points: `c3, oasis 8`."""
    face = state.faces[place]
    return f"{TILE_TEXT[place]}, {TILE_NAMES[FACE_KIND[face]].lower()} {FACE_POINTS[face]}"


def on_tile(state: FiveTribesState, place: int) -> str:
    """The meeples of a tile, `2 elders and an assassin`, empty when there are none."""
    held = state.meeples[place * 5 : place * 5 + 5]
    return listed(some(n, COLOUR_WORDS[COLOURS[c]]) for c, n in enumerate(held) if n)


def sells_at_once(state: FiveTribesState) -> bool:
    """Whether a good that is laid out now is the last that the suit can get: the suit is sold with it."""
    return sum(SELL <= action < CASH for action in state.legal_actions()) == 1


def payment(fields: Mapping[str, Any]) -> str:
    """`2 elders`, `1 elder and 1 fakir`."""
    parts = [count(fields[what + "s"], what) for what in ("elder", "fakir") if fields[what + "s"]]
    return listed(parts)


def a(word: str) -> str:
    """The word with its article."""
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"


def cards(state: FiveTribesState, seat: int) -> str:
    """The cards of a seat that the view shows: `2 Fish, Fakir`."""
    held = state.goods[seat * KINDS : seat * KINDS + KINDS]
    return ", ".join(several(n, RESOURCES[kind]) for kind, n in enumerate(held) if n)
