"""The table of indy's actions. Cards are named, never places in the hand, so an id means the same in every game.

Each kind of action has a run of ids that begins at the constant of its name; what the action is about counts up from
there. So `SWAP + card * POSITIONS + place` swaps a card with a table position: 8 + 26 * 4 + 1 = 113 puts `HG3`, card 26,
on position 1. Table positions count from 0 in fields (as in the specification) and from 1 in the notation (as on the
screen): that action is written `swap HG3 2`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from rules.core.action import ActionTable, Field
from rules.indy.components.cards import CARDS, CODES, COLOURS, EAGLE

POSITIONS: Final = 4

PASS: Final = 0
CHOOSE_SHAMAN: Final = 1
PLAY_EAGLE: Final = CHOOSE_SHAMAN + 3
SWAP: Final = PLAY_EAGLE + POSITIONS
EVOKE: Final = SWAP + EAGLE * POSITIONS
RETURN: Final = EVOKE + CARDS
KEEP: Final = RETURN + 18
EXCHANGE: Final = KEEP + CARDS

Row = tuple[str, Mapping[str, Field], str]


def _exchanges() -> Iterator[tuple[int, ...]]:
    yield ()
    for card in range(CARDS):
        yield (card,)
    for low in range(CARDS):
        for high in range(low + 1, CARDS):
            yield (low, high)
    yield (EAGLE, EAGLE)


EXCHANGED: Final[list[tuple[int, ...]]] = list(_exchanges())
"""`action - EXCHANGE` -> the cards put under the deck."""

EXCHANGE_ID: Final[dict[tuple[int, ...], int]] = {cards: EXCHANGE + i for i, cards in enumerate(EXCHANGED)}

EXCHANGE_ONE: Final = EXCHANGE + 1
EXCHANGE_PAIR: Final = [EXCHANGE_ID.get((low, low + 1), 0) - low - 1 for low in range(CARDS)]
"""`EXCHANGE_PAIR[low] + high`: the id of exchanging two different cards, `low` the lower one.

The pairs of one lower card stand in a row, ordered by the higher one, so their ids are `high` and a constant."""

EXCHANGE_TWO_EAGLES: Final = EXCHANGE_ID[EAGLE, EAGLE]

SWAPS: Final = [
    [[SWAP + card * POSITIONS + place for place in range(places)] for card in range(EAGLE)]
    for places in range(POSITIONS + 1)
]
"""`SWAPS[places][card]`: the ids of swapping `card` with each of the first `places` positions."""


def _rows() -> Iterator[Row]:
    yield "PASS", {}, "pass"
    for colour in COLOURS:
        yield "CHOOSE_SHAMAN", {"s": colour}, f"shaman {colour}"
    for place in range(POSITIONS):
        yield "PLAY_EAGLE", {"i": place}, f"eagle {place + 1}"
    for card in range(EAGLE):
        for place in range(POSITIONS):
            yield "SWAP", {"h": CODES[card], "i": place}, f"swap {CODES[card]} {place + 1}"
    for card in range(CARDS):
        yield "EVOKE", {"k": CODES[card]}, f"evoke keeping {CODES[card]}"
    for card in range(18):
        yield "RETURN", {"h": CODES[card]}, f"return {CODES[card]}"
    for card in range(CARDS):
        yield "KEEP", {"card": CODES[card]}, f"keep {CODES[card]}"
    for cards in EXCHANGED:
        names = tuple(CODES[card] for card in cards)
        yield "EXCHANGE", {"set": names}, f"exchange {' '.join(names) or 'none'}"


TABLE: Final = ActionTable(_rows())
