"""What is in the box (spec sections 1.1 to 1.5): tables over small integer codes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

# ---- Meeples (1.2) --------------------------------------------------------------------------------

COLOURS: Final = "YWGBR"
"""The letter of each colour; a colour's code is its place here."""

YELLOW: Final = 0
WHITE: Final = 1
GREEN: Final = 2
BLUE: Final = 3
RED: Final = 4

TRIBES: Final = ("viziers", "elders", "merchants", "builders", "assassins")
MEEPLES: Final = (16, 20, 18, 18, 18)

# ---- Tiles (1.1) ----------------------------------------------------------------------------------

VILLAGE: Final = 0
SACRED: Final = 1
OASIS: Final = 2
SMALL_MARKET: Final = 3
LARGE_MARKET: Final = 4
TILE_NAMES: Final = ("Village", "Sacred Place", "Oasis", "Small Market", "Large Market")
TILE_LETTERS: Final = "VSOML"
"""One letter a kind, as written on a text board: M is the small market, L the large one."""

FACES: Final = (
    (VILLAGE, 5, 5),
    (SACRED, 6, 4),
    (SACRED, 10, 1),
    (SACRED, 12, 1),
    (SACRED, 15, 1),
    (OASIS, 8, 6),
    (SMALL_MARKET, 6, 8),
    (LARGE_MARKET, 4, 4),
)
"""(kind, victory points, how many) of every tile face; a face's code is its place here."""

FACE_KIND: Final = tuple(kind for kind, _, _ in FACES)
FACE_POINTS: Final = tuple(points for _, points, _ in FACES)
FACE_IS_BLUE: Final = tuple(kind in (VILLAGE, SACRED) for kind, _, _ in FACES)

# ---- Resources (1.3) ------------------------------------------------------------------------------

RESOURCES: Final = ("Ivory", "Jewels", "Gold", "Papyrus", "Silk", "Spice", "Fish", "Wheat", "Pottery", "Fakir")
RESOURCE_COUNTS: Final = (2, 2, 2, 4, 4, 4, 6, 6, 6, 18)
GOODS: Final = 9
"""Codes below this are merchandise."""
FAKIR: Final = 9
KINDS: Final = 10
SUIT_VALUES: Final = (0, 1, 3, 7, 13, 21, 30, 40, 50, 60)

# ---- Djinns (1.4) ---------------------------------------------------------------------------------

FREE: Final = ""
"""No cost: always on."""
ONE: Final = "E/F"
"""An elder or a fakir."""
TWO: Final = "E+E/F"
"""An elder, and an elder or a fakir."""
ONLY_FAKIR: Final = "F"
ANY_FAKIRS: Final = "nF"

DJINNS: Final = (
    ("Al-Amin", 5, FREE),
    ("Anun-Nak", 8, ONE),
    ("Ba'al", 6, FREE),
    ("Boaz", 6, FREE),
    ("Bouraq", 6, ONE),
    ("Echidna", 4, TWO),
    ("Enki", 8, ONE),
    ("Hagis", 10, ONE),
    ("Haurvatat", 8, FREE),
    ("Iblis", 8, ONE),
    ("Jafaar", 6, FREE),
    ("Kandicha", 6, FREE),
    ("Kumarbi", 6, ANY_FAKIRS),
    ("Lamia", 10, ONE),
    ("Leta", 4, TWO),
    ("Marid", 6, FREE),
    ("Monkir", 6, FREE),
    ("Nekir", 6, FREE),
    ("Shamhat", 6, FREE),
    ("Sibittis", 4, TWO),
    ("Sloar", 8, ONLY_FAKIR),
    ("Utug", 4, TWO),
)
DJINN_NAMES: Final = tuple(name for name, _, _ in DJINNS)
DJINN_POINTS: Final = tuple(points for _, points, _ in DJINNS)
DJINN_COSTS: Final = tuple(cost for _, _, cost in DJINNS)

AL_AMIN: Final = 0
ANUN_NAK: Final = 1
BAAL: Final = 2
BOAZ: Final = 3
BOURAQ: Final = 4
ECHIDNA: Final = 5
ENKI: Final = 6
HAGIS: Final = 7
HAURVATAT: Final = 8
IBLIS: Final = 9
JAFAAR: Final = 10
KANDICHA: Final = 11
KUMARBI: Final = 12
LAMIA: Final = 13
LETA: Final = 14
MARID: Final = 15
MONKIR: Final = 16
NEKIR: Final = 17
SHAMHAT: Final = 18
SIBITTIS: Final = 19
SLOAR: Final = 20
UTUG: Final = 21

PAID_POWERS: Final = sum(1 << d for d in range(22) if DJINN_COSTS[d] in (ONE, TWO, ONLY_FAKIR))
"""Mask of the djinns whose power is bought in the owner's own turn (Kumarbi's is part of a bid)."""

# ---- The rest (1.5) -------------------------------------------------------------------------------

PALMS: Final = 12
PALACES: Final = 10
START_GOLD: Final = 50
MOST_GOLD: Final = 100_000
"""A position with more in one seat is refused."""
CAMELS: Final = {2: 11, 3: 8, 4: 8}
ALL_CAMELS: Final = "all"
"""The choice of option `camels` with which everybody has those of the box."""
MARKERS: Final = {2: 2, 3: 1, 4: 1}
TRACK: Final = (0, 0, 0, 1, 3, 5, 8, 12, 18)
"""The price of each space of the turn order track, the zeros' far end first."""
PRICES: Final = (0, 1, 3, 5, 8, 12, 18)
"""The different prices, cheapest first: one step down this list is one fakir of Kumarbi's."""
ROW: Final = 9
DJINN_ROW: Final = 3
SMALL_PRICE: Final = 3
LARGE_PRICE: Final = 6


def camels_each(players: int, options: Mapping[str, Any]) -> int:
    """With how many camels everybody begins."""
    chosen = options.get("camels", ALL_CAMELS)
    return CAMELS[players] if chosen == ALL_CAMELS else int(chosen)
