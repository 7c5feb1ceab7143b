"""Which kinds of action belong to which stages, and what a stage is about, in plain words."""

from __future__ import annotations

from typing import Final

from rules.core.told import KeyedText
from rules.five_tribes.components.actions import (
    AT,
    BID,
    BUY,
    CASH,
    DROP,
    END,
    FAKIRS,
    KEEP,
    KILL,
    PASS,
    PICK,
    PLACE,
    ROB,
    SELL,
    TAKE,
    USE,
)
from rules.five_tribes.components.stages import (
    AFTER_SALE,
    BIDDING,
    MOVE,
    SALE,
    SECOND_KILL,
    SECOND_PICK,
    SHIFT,
    SIBITTIS_KEEP,
    SOW,
    SUIT,
    TARGET,
    TILE,
    TRIBE,
)

NOW: Final[dict[int, KeyedText]] = {
    BIDDING: KeyedText("five_tribes/now-bid", "this is the bid for turn order"),
    MOVE: KeyedText("five_tribes/now-move", "first choose the tile whose meeples you move"),
    SOW: KeyedText("five_tribes/now-drop", "you are dropping meeples"),
    TRIBE: KeyedText("five_tribes/now-tribe", "this is the moment of the tribe action"),
    SECOND_KILL: KeyedText("five_tribes/now-second-victim", "Iblis wants a second victim from the same place"),
    TILE: KeyedText("five_tribes/now-tile", "this is the moment of the tile action"),
    SECOND_PICK: KeyedText("five_tribes/now-second-card", "you take the second card of the Large Market now"),
    SALE: KeyedText("five_tribes/now-sales", "only sales and djinns are left this turn"),
    SUIT: KeyedText("five_tribes/now-suit", "you are laying out a suit: add a good or sell it"),
    AFTER_SALE: KeyedText("five_tribes/now-djinns", "after the sale only djinns are left"),
    TARGET: KeyedText("five_tribes/now-target", "choose the tile for your djinn"),
    SHIFT: KeyedText("five_tribes/now-beside", "choose whether it is placed here or beside"),
    SIBITTIS_KEEP: KeyedText("five_tribes/now-keep", "choose the djinn to keep"),
}


MOMENTS: Final[dict[int, tuple[tuple[int, ...], str]]] = {
    BID: ((BIDDING,), "3.1"),
    TAKE: ((MOVE,), "3.3"),
    DROP: ((SOW,), "3.3"),
    FAKIRS: ((TRIBE,), "3.5"),
    KILL: ((TRIBE, SECOND_KILL), "3.5"),
    ROB: ((TRIBE, SECOND_KILL), "3.5"),
    PASS: ((), "3.2"),
    PLACE: ((TILE, SHIFT), "3.6"),
    PICK: ((TILE, SECOND_PICK), "3.6"),
    BUY: ((TILE,), "3.6"),
    USE: ((MOVE, TRIBE, TILE, SALE, AFTER_SALE, SHIFT), "r7"),
    AT: ((TARGET,), "1.4"),
    KEEP: ((SIBITTIS_KEEP,), "1.4"),
    SELL: ((SALE, SUIT), "3.7"),
    CASH: ((SUIT,), "3.7"),
    END: ((SALE, AFTER_SALE), "3.2"),
}
"""For each kind of action: the stages it belongs to, and its section. Why one may not pass, the stage alone says."""
