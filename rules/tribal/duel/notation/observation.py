"""What a view shows, as the numbers of `tribal_duel-v1`."""

from __future__ import annotations

from typing import Final

from rules.core.observation import Around, KeptParts, Sheet, around_of
from rules.tribal.cards import CARDS, EMPTY, RANK, RANKS, SYMBOL_NAMES
from rules.tribal.duel.components.phases import COLUMNS, MOST_IDLE, MOST_STEPS, MOST_TURNS, PHASES
from rules.tribal.duel.position import Position
from rules.tribal.sheets import put_card, put_cards, put_open

LABELS: Final = ("you", "+1")
ZONE: Final = 36
DOWN: Final = 6
NAMES: Final = [[f"{label}, column {number + 1}" for number in range(COLUMNS)] for label in LABELS]
ENDS: Final = [[name + ", end" for name in names] for names in NAMES]

MOMENTS: Final = KeptParts(8 * len(PHASES) * 27)
FLAGS: Final = KeptParts((MOST_IDLE + 1) * 4)
COLUMN: Final = KeptParts((DOWN + 1) * (RANKS + 1))


def write(s: Position, sheet: Sheet, viewer: int) -> None:
    """Put what is open on a sheet: the moment, where each type of card lies, each player's piles and columns."""
    around = around_of(viewer, 2)
    _moment(s, sheet, around, viewer)
    put_cards("discard", s.discard, sheet)
    for place, label in enumerate(LABELS):
        seat = around.at(place)
        sheet.about(label)
        _player(s, sheet, seat)
        for number in range(COLUMNS):
            _column(s, sheet, seat * COLUMNS + number, NAMES[place][number], ENDS[place][number])


def _moment(s: Position, sheet: Sheet, around: Around, viewer: int) -> None:
    sacred, wins = bool(s.options["clean_sacred"]), bool(s.options["win_if_emptied_by_opponent"])
    decides, first, winner = around.place(s.current_player), around.place(s.youngest), around.place(s.winner)
    number = (((viewer < 0) * 2 + sacred) * 2 + wins) * len(PHASES) + s.phase
    number = ((number * 3 + decides) * 3 + first) * 3 + winner + 13  # each is -1 at least: 3**2 + 3 + 1
    if not sheet.known(MOMENTS, number):
        sheet.amount("spectator", viewer < 0, 1)
        sheet.amount("sacred placements while cleaning", sacred, 1)
        sheet.amount("wins when emptied by the opponent", wins, 1)
        sheet.one_of("phase", PHASES, s.phase)
        sheet.one_of("decides", LABELS, decides)
        sheet.one_of("starts on a tie", LABELS, first)
        sheet.one_of("won", LABELS, winner)
        sheet.keep(MOMENTS, number)
    sheet.amount("turn", s.turn, MOST_TURNS)
    sheet.amount("steps", s.steps, MOST_STEPS)
    number = (s.idle * 2 + s.progress) * 2 + s.limited
    if not sheet.known(FLAGS, number):
        sheet.amount("turns without progress", s.idle, MOST_IDLE)
        sheet.amount("progress in this turn", s.progress, 1)
        sheet.amount("limited action used", s.limited, 1)
        sheet.keep(FLAGS, number)
    sheet.amount("layouts left", len(s.seen), MOST_STEPS)
    sheet.amount("stock", len(s.stock), CARDS)
    sheet.about("drawn")
    put_card(s.drawn, sheet)
    sheet.about("stolen")
    put_card(s.stolen, sheet)
    sheet.about("not to be stolen")
    put_card(s.no_steal, sheet)
    sheet.about("")
    sheet.amount("given", s.given.bit_count() if s.given else 0, RANKS)
    sheet.amount("not to be given", s.no_give.bit_count() if s.no_give else 0, RANKS)


def _player(s: Position, sheet: Sheet, seat: int) -> None:
    hidden = empty = 0
    for number in range(seat * COLUMNS, seat * COLUMNS + COLUMNS):
        hidden += s.hidden[number]
        if s.ends[number] == EMPTY:
            empty += 1
    sheet.counts(", sacred pile", SYMBOL_NAMES, s.heights, RANKS, 4 * seat)
    sheet.amount(", sacred cards", s.sacred_total(seat), s.goal)
    sheet.amount(", cards in columns", s.held[seat], ZONE)
    sheet.amount(", face down", hidden, 21)
    sheet.amount(", empty columns", empty, COLUMNS)
    sheet.amount(", turned up while cleaning", s.turned[seat], 21)
    put_open(", face up", s.up[seat], sheet)


def _column(s: Position, sheet: Sheet, number: int, name: str, name_of_end: str) -> None:
    cards, hidden = s.columns[number], s.hidden[number]
    up = len(cards) - hidden
    if sheet.named:
        sheet.about(name)
    both = hidden * (RANKS + 1) + up if up <= RANKS else -1
    if not sheet.known(COLUMN, both):
        sheet.amount(", face down", hidden, DOWN)
        sheet.amount(", face up", up, RANKS)
        sheet.keep(COLUMN, both)
    if sheet.named:
        sheet.about(name_of_end)
    put_card(s.ends[number], sheet)
    if sheet.named:
        sheet.about(name)
    sheet.amount(", first face up: value", RANK[cards[hidden]] + 1 if up > 0 else 0, RANKS)
