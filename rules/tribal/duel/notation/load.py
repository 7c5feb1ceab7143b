"""Reading positions of the Duel from plain JSON types, hand-written ones too."""

from __future__ import annotations

from rules.core.fields import Fields
from rules.tribal.cards import NAMES, NO_CARD, SYMBOLS, card
from rules.tribal.duel.components.phases import (
    ACT,
    CLEAN,
    COLUMNS,
    ENDS,
    MOST_IDLE,
    MOST_STEPS,
    MOST_TURNS,
    OVER,
    PHASES,
    PLACING,
)
from rules.tribal.duel.mechanics.legal import has_place
from rules.tribal.duel.position import Position
from rules.tribal.reading import CardReader, reader
from rules.tribal.repetition import load_seen

CARD_FIELDS = ("columns", "sacred", "stock", "discard", "drawn")
OWN_FIELDS = (
    *("phase", *CARD_FIELDS, "limited_used", "steps", "progress", "idle", "turned_up", "stolen", "given"),
    *("no_steal", "no_give", "youngest", "winner", "end", "seen"),
)


def read(s: Position, fields: Fields) -> None:
    """Fill a fresh position from a position's own fields. Raises `BadPosition`."""
    _read_course(s, fields)
    cards = reader(fields, CARD_FIELDS)
    _read_columns(s, fields, cards)
    s.stock = cards.cards(fields.items("stock", default=[]), "stock")[::-1]
    s.discard = sorted(cards.cards(fields.items("discard", default=[]), "discard"))
    if fields.raw("drawn", None) is not None:
        s.drawn = cards.card(fields.raw("drawn"), "drawn")
    _read_sacred(s, fields, cards)
    s.index()
    _read_bans(s, fields)
    s.seen = load_seen(fields)
    _check(s, fields)


def _read_course(s: Position, fields: Fields) -> None:
    is_over = fields.raw("current_player") is None
    s.phase = PHASES.index(fields.word("phase", PHASES, PHASES[OVER if is_over else ACT]))
    if is_over != (s.phase == OVER):
        raise fields.fail("phase", "is 'over' when current_player is null, and only then")
    if not is_over:
        s.current_player = fields.integer("current_player", 0, 1)
    elif fields.raw("winner", None) is not None:
        s.winner = fields.integer("winner", 0, 1)
    if is_over:
        s.end = fields.word("end", ENDS)
    turn = fields.integer("round", 1, MOST_TURNS, 1)
    s.turn = 0 if s.phase == CLEAN else turn
    s.steps = fields.integer("steps", 0, MOST_STEPS + 1, 0)
    s.limited = fields.flag("limited_used", s.phase == PLACING)
    s.progress = fields.flag("progress", False)
    s.idle = fields.integer("idle", 0, MOST_IDLE, 0)
    s.turned = fields.integers("turned_up", 0, 21, 2, [0, 0])
    s.youngest = fields.integer("youngest", 0, 1, _youngest(s))


def _youngest(s: Position) -> int:
    chosen = s.options["youngest"]
    return chosen if isinstance(chosen, int) else 0


def _read_columns(s: Position, fields: Fields, cards: CardReader) -> None:
    for zone, columns in enumerate(fields.items("columns", 2)):
        if not isinstance(columns, list | tuple) or len(columns) > COLUMNS:
            raise fields.fail(f"columns[{zone}]", f"must be a list of at most {COLUMNS} columns")
        for number, given in enumerate(columns):
            column, hidden = cards.column(given, f"columns[{zone}][{number}]")
            s.columns[zone * COLUMNS + number] = column
            s.hidden[zone * COLUMNS + number] = hidden


def _read_sacred(s: Position, fields: Fields, cards: CardReader) -> None:
    """Piles as objects by symbol or lists of four; each pile a list of cards, or just its height."""
    for player, given in enumerate(fields.items("sacred", 2, [{}, {}])):
        if isinstance(given, list | tuple):
            given = dict(zip(SYMBOLS, given, strict=False))
        piles = Fields(given, f"sacred[{player}]")
        piles.only(SYMBOLS)
        for symbol, name in enumerate(SYMBOLS):
            pile = _pile(piles, name, symbol, cards)
            s.heights[4 * player + symbol] = len(pile)
            for code in pile:
                s.laid[player] |= 1 << code


def _pile(piles: Fields, name: str, symbol: int, cards: CardReader) -> list[int]:
    if not isinstance(piles.raw(name, 0), list | tuple):
        height = piles.integer(name, 0, 9, 0)
        return [cards.copy_of(card(symbol, value, 0) >> 1, piles.path(name)) for value in range(1, height + 1)]
    pile = cards.cards(piles.items(name), piles.path(name))
    for value, code in enumerate(pile, start=1):
        if code >> 1 != card(symbol, value, 0) >> 1:
            raise piles.fail(name, f"must go {name}1, {name}2, ... in order")
    return pile


def _read_bans(s: Position, fields: Fields) -> None:
    known = NAMES[:72]
    if fields.raw("stolen", None) is not None:
        s.stolen = known.index(fields.word("stolen", known))
    if fields.raw("no_steal", None) is not None:
        s.no_steal = known.index(fields.word("no_steal", known))
    s.given = sum(1 << known.index(name) for name in set(fields.words("given", known, default=[])))
    s.forbid(sum(1 << known.index(name) for name in set(fields.words("no_give", known, default=[]))))


def _check(s: Position, fields: Fields) -> None:
    if s.phase == PLACING:
        if s.drawn == NO_CARD:
            raise fields.fail("drawn", "is missing in phase place")
        if not has_place(s, s.drawn, s.current_player or 0):
            raise fields.fail("drawn", f"{NAMES[s.drawn]} has no place to go to")
        if not s.limited:
            raise fields.fail("limited_used", "must be true once a card is drawn")
    elif s.drawn != NO_CARD:
        raise fields.fail("drawn", "must be null outside phase place")
