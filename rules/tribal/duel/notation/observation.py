"""What a view shows, as the numbers of `tribal_duel-v1`."""

from __future__ import annotations

from rules.core.observation import Around, Sheet
from rules.tribal.cards import CARDS, EMPTY, RANK, RANKS, SYMBOL, SYMBOL_NAMES, TYPE_NAMES
from rules.tribal.duel.components.phases import COLUMNS, MOST_IDLE, MOST_STEPS, MOST_TURNS, PHASES
from rules.tribal.duel.position import Position

LABELS = ("you", "+1")
ZONE = 36
NAMES = [[f"{label}, column {number + 1}" for number in range(COLUMNS)] for label in LABELS]
ENDS = [[name + ", end" for name in names] for names in NAMES]


def write(s: Position, sheet: Sheet) -> None:
    """Put a view on a sheet: the moment, where each type of card lies, each player's piles and columns."""
    around = Around(s.viewer or 0, 2)
    _moment(s, sheet, around)
    sheet.counts("discard", TYPE_NAMES, _types(s.discard), 2)
    for place, label in enumerate(LABELS):
        seat = around.at(place)
        sheet.about(label)
        _player(s, sheet, seat)
        for number in range(COLUMNS):
            _column(s, sheet, seat * COLUMNS + number, NAMES[place][number], ENDS[place][number])


def _moment(s: Position, sheet: Sheet, around: Around) -> None:
    sheet.number("spectator", (s.viewer or 0) < 0, 1)
    sheet.number("sacred placements while cleaning", s.options["clean_sacred"], 1)
    sheet.number("wins when emptied by the opponent", s.options["win_if_emptied_by_opponent"], 1)
    sheet.one_of("phase", PHASES, s.phase)
    sheet.one_of("decides", LABELS, around.place(s.current_player))
    sheet.one_of("starts on a tie", LABELS, around.place(s.youngest))
    sheet.one_of("won", LABELS, around.place(s.winner))
    sheet.number("turn", s.turn, MOST_TURNS)
    sheet.number("steps", s.steps, MOST_STEPS)
    sheet.number("turns without progress", s.idle, MOST_IDLE)
    sheet.number("progress in this turn", s.progress, 1)
    sheet.number("limited action used", s.limited, 1)
    sheet.number("layouts left", len(s.seen), MOST_STEPS)
    sheet.number("stock", len(s.stock), CARDS)
    sheet.about("drawn")
    _card(s.drawn, sheet)
    sheet.about("stolen")
    _card(s.stolen, sheet)
    sheet.about("not to be stolen")
    _card(s.no_steal, sheet)
    sheet.about("")
    sheet.number("given", s.given.bit_count() if s.given else 0, RANKS)
    sheet.number("not to be given", s.no_give.bit_count() if s.no_give else 0, RANKS)


def _card(card: int, sheet: Sheet) -> None:
    known = 0 <= card < CARDS
    sheet.one_of("", SYMBOL_NAMES, SYMBOL[card] if known else -1)
    sheet.number(": value", RANK[card] + 1 if known else 0, RANKS)


def _player(s: Position, sheet: Sheet, seat: int) -> None:
    hidden = empty = 0
    face_up = [0] * len(TYPE_NAMES)
    for number in range(seat * COLUMNS, seat * COLUMNS + COLUMNS):
        down, column = s.hidden[number], s.columns[number]
        hidden += down
        empty += s.ends[number] == EMPTY
        for place in range(down, len(column)):
            face_up[column[place] >> 1] += 1
    sheet.counts(", sacred pile", SYMBOL_NAMES, s.heights[4 * seat : 4 * seat + 4], RANKS)
    sheet.number(", sacred cards", s.sacred_total(seat), s.goal)
    sheet.number(", cards in columns", s.held[seat], ZONE)
    sheet.number(", face down", hidden, 21)
    sheet.number(", empty columns", empty, COLUMNS)
    sheet.number(", turned up while cleaning", s.turned[seat], 21)
    sheet.counts(", face up", TYPE_NAMES, face_up, 2)


def _column(s: Position, sheet: Sheet, number: int, name: str, name_of_end: str) -> None:
    cards, hidden = s.columns[number], s.hidden[number]
    sheet.about(name)
    sheet.number(", face down", hidden, 6)
    sheet.number(", face up", len(cards) - hidden, RANKS)
    sheet.about(name_of_end)
    _card(s.ends[number], sheet)
    sheet.about(name)
    sheet.number(", first face up: value", RANK[cards[hidden]] + 1 if len(cards) > hidden else 0, RANKS)


def _types(cards: list[int]) -> list[int]:
    counts = [0] * len(TYPE_NAMES)
    for card in cards:
        counts[card >> 1] += 1
    return counts
