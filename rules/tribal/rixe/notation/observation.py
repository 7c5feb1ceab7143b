"""What a view shows, as the numbers of `tribal_rixe-v1`."""

from __future__ import annotations

from typing import Final

from rules.core.compiled import i64
from rules.core.observation import Around, KeptParts, Sheet, around_of
from rules.tribal.cards import CARDS, EMPTY, TYPE_NAMES, TYPES
from rules.tribal.rixe.components.phases import COMPLETE, MOST_MOVES, PHASES
from rules.tribal.rixe.position import Position
from rules.tribal.sheets import put_card, put_cards, put_open

MOST: Final = 4
LABELS: Final = ("you", "+1", "+2", "+3")
PLAYERS: Final = ("2", "3", "4")

MOMENTS: Final = KeptParts(len(PLAYERS) * 2 * len(PHASES) * 25)
FLAGS: Final = KeptParts(4 * (MOST_MOVES + 1))
WITHOUT: Final = [KeptParts(8**4) for _ in range(8)]
"""Cards in a hand, and of four types how many of them lack each, in three bits."""

NOTHING_LACKS: Final = KeptParts(1)

SPREAD: Final = [sum((bits >> kind & 1) << 3 * kind for kind in range(4)) for bits in range(16)]
"""Four bits -> the same three bits apart."""


def write(s: Position, sheet: Sheet, viewer: int) -> None:
    """Put what a seat may know on a sheet: the moment, its hand, the table, each seat with its zone and what it cannot hold."""
    around = around_of(viewer, s.players)
    _moment(s, sheet, around, viewer)
    put_cards("your hand", s.hands[viewer] if viewer >= 0 else [], sheet)
    put_open("on the table", s.up[0], sheet)
    for place in range(MOST):
        if sheet.part(LABELS[place], place < s.players):
            _seat(s, sheet, around.at(place))


def _moment(s: Position, sheet: Sheet, around: Around, viewer: int) -> None:
    decides, first = around.place(s.current_player), around.place(s.youngest)
    number = ((s.players - 2) * 2 + (viewer < 0)) * len(PHASES) + s.phase
    number = (number * 5 + decides) * 5 + first + 6  # each is -1 at least: 5 + 1
    if not sheet.known(MOMENTS, number):
        sheet.one_of("players", PLAYERS, s.players - 2)
        sheet.amount("spectator", viewer < 0, 1)
        sheet.one_of("phase", PHASES, s.phase)
        sheet.one_of("decides", LABELS, decides)
        sheet.one_of("ties count from", LABELS, first)
        sheet.keep(MOMENTS, number)
    rounds: int = s.options["rounds"]
    sheet.amount("rounds", rounds, 10)
    sheet.amount("rounds left", rounds - s.number, 10)
    sheet.amount("stock", len(s.stock), CARDS)
    sheet.amount("turns without a card", s.dry, 4)
    number = (s.moves * 2 + s.has_played) * 2 + s.has_drawn
    if not sheet.known(FLAGS, number):
        sheet.amount("moves", s.moves, MOST_MOVES)
        sheet.amount("has played", s.has_played, 1)
        sheet.amount("has drawn", s.has_drawn, 1)
        sheet.keep(FLAGS, number)
    sheet.amount("layouts left", len(s.seen), MOST_MOVES)
    sheet.about("turned up")
    put_card(s.turned, sheet)
    sheet.about("")


def _seat(s: Position, sheet: Sheet, seat: int) -> None:
    cards = longest = 0
    ends: list[int] = []
    for slot, owner in enumerate(s.zones):
        if owner == seat:
            length = len(s.columns[slot])
            ends.append(s.ends[slot])
            cards += length
            if length > longest:
                longest = length
    count, empty = len(ends), 0
    for end in ends:
        if end == EMPTY:
            empty += 1
    sheet.amount(", points", s.points[seat], 20)
    sheet.amount(", rounds gone out", s.outs[seat], 5)
    sheet.amount(", cards in hand", len(s.hands[seat]), 14)
    sheet.amount(", collected", len(s.collected[seat]), 2 * COMPLETE)
    sheet.amount(", cleaned", s.cleaned[seat], 7)
    sheet.amount(", columns", count, 8)
    sheet.amount(", empty columns", empty, 4)
    sheet.amount(", cards in columns", cards, 36)
    sheet.amount(", longest column", longest, COMPLETE)
    put_cards(", ends", ends, sheet)
    _lacks(s.lacks[seat], sheet)


def _lacks(lacks: list[int], sheet: Sheet) -> None:
    """What share of the hand is known to be none of each type. The bits of all types are added up at once."""
    ones: i64 = 0
    twos: i64 = 0
    fours: i64 = 0
    for types in lacks:
        carry: i64 = types
        ones, carry = ones ^ carry, ones & carry
        twos, carry = twos ^ carry, twos & carry
        fours ^= carry  # with eight or more they are counted one by one
    if not lacks or not any(lacks):
        if not sheet.known(NOTHING_LACKS, 0):
            sheet.counts(", share of the hand that is none of", TYPE_NAMES, [0] * TYPES, 1)
            sheet.keep(NOTHING_LACKS, 0)
        return
    size = len(lacks)
    kept = WITHOUT[size] if size < len(WITHOUT) else WITHOUT[0]
    for first in range(0, TYPES, 4):
        number = -1
        if size < len(WITHOUT):
            number = SPREAD[ones >> first & 15] | SPREAD[twos >> first & 15] << 1 | SPREAD[fours >> first & 15] << 2
        if not sheet.known(kept, number):
            without = [0] * 4
            for types in lacks:
                for kind in range(4):
                    without[kind] += types >> first + kind & 1
            sheet.counts(", share of the hand that is none of", TYPE_NAMES[first : first + 4], without, max(1, size))
            sheet.keep(kept, number)
