"""Positions of the Duel: writing them as plain JSON types and reading them, hand-written ones too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.core.fields import Fields
from rules.tribal.cards import NAMES, NO_CARD, SYMBOLS, UNKNOWN, card, members
from rules.tribal.duel.phases import ACT, CLEAN, COLUMNS, ENDS, MOST_IDLE, MOST_STEPS, MOST_TURNS, OVER, PHASES, PLACE
from rules.tribal.reading import CardReader, names_of, reader
from rules.tribal.repetition import dump_seen, load_seen

if TYPE_CHECKING:
    from rules.tribal.duel.state import DuelState

CARD_FIELDS = ("columns", "sacred", "stock", "discard", "drawn")
OWN_FIELDS = (
    *("phase", *CARD_FIELDS, "limited_used", "steps", "progress", "idle", "turned_up", "stolen", "given"),
    *("no_steal", "no_give", "youngest", "winner", "end", "seen"),
)


def dump(state: DuelState) -> dict[str, Any]:
    """The Duel's own fields."""
    over = state.phase == OVER
    return {
        "phase": PHASES[state.phase],
        "youngest": state.youngest,
        "columns": [_dump_zone(state, zone) for zone in (0, 1)],
        "sacred": [_dump_piles(state, player) for player in (0, 1)],
        "stock": names_of(reversed(state.stock)),
        "discard": names_of(state.discard),
        "drawn": _name(state.drawn),
        "limited_used": state.limited,
        "steps": state.steps,
        "progress": state.progress,
        "idle": state.idle,
        "turned_up": state.turned[:],
        "stolen": _name(state.stolen),
        "given": names_of(members(state.given)),
        "no_steal": _name(state.no_steal),
        "no_give": names_of(members(state.no_give)),
        "seen": dump_seen(state.seen),
        "winner": state.winner if over and state.winner >= 0 else None,
        "end": state.end if over else None,
    }


def _name(code: int) -> str | None:
    return None if code == NO_CARD else NAMES[code]


def _dump_zone(state: DuelState, zone: int) -> list[list[str]]:
    numbers = range(zone * COLUMNS, zone * COLUMNS + COLUMNS)
    return [_dump_column(state.columns[number], state.hidden[number]) for number in numbers]


def _dump_column(column: list[int], hidden: int) -> list[str]:
    below = ["?" if code == UNKNOWN else "#" + NAMES[code] for code in column[:hidden]]
    return below + names_of(column[hidden:])


def _dump_piles(state: DuelState, player: int) -> dict[str, list[str]]:
    piles: dict[str, list[str]] = {symbol: [] for symbol in SYMBOLS}
    for code in members(state.laid[player]):
        piles[NAMES[code][0]].append(NAMES[code])
    return piles


def read(state: DuelState, fields: Fields) -> None:
    """Fill a fresh state from a position's own fields. Raises `BadPosition`."""
    _read_course(state, fields)
    cards = reader(fields, CARD_FIELDS)
    _read_columns(state, fields, cards)
    state.stock = cards.cards(fields.items("stock", default=[]), "stock")[::-1]
    state.discard = sorted(cards.cards(fields.items("discard", default=[]), "discard"))
    if fields.raw("drawn", None) is not None:
        state.drawn = cards.card(fields.raw("drawn"), "drawn")
    _read_sacred(state, fields, cards)
    state.index()
    _read_bans(state, fields)
    state.seen = load_seen(fields)
    _check(state, fields)


def _read_course(state: DuelState, fields: Fields) -> None:
    is_over = fields.raw("current_player") is None
    state.phase = PHASES.index(fields.word("phase", PHASES, PHASES[OVER if is_over else ACT]))
    if is_over != (state.phase == OVER):
        raise fields.fail("phase", "is 'over' when current_player is null, and only then")
    if not is_over:
        state.current_player = fields.integer("current_player", 0, 1)
    elif fields.raw("winner", None) is not None:
        state.winner = fields.integer("winner", 0, 1)
    if is_over:
        state.end = fields.word("end", ENDS)
    turn = fields.integer("round", 1, MOST_TURNS, 1)
    state.turn = 0 if state.phase == CLEAN else turn
    state.steps = fields.integer("steps", 0, MOST_STEPS + 1, 0)
    state.limited = fields.flag("limited_used", state.phase == PLACE)
    state.progress = fields.flag("progress", False)
    state.idle = fields.integer("idle", 0, MOST_IDLE, 0)
    state.turned = fields.integers("turned_up", 0, 21, 2, [0, 0])
    state.youngest = fields.integer("youngest", 0, 1, _youngest(state))


def _youngest(state: DuelState) -> int:
    chosen = state.options["youngest"]
    return chosen if isinstance(chosen, int) else 0


def _read_columns(state: DuelState, fields: Fields, cards: CardReader) -> None:
    for zone, columns in enumerate(fields.items("columns", 2)):
        if not isinstance(columns, list | tuple) or len(columns) > COLUMNS:
            raise fields.fail(f"columns[{zone}]", f"must be a list of at most {COLUMNS} columns")
        for number, given in enumerate(columns):
            column, hidden = cards.column(given, f"columns[{zone}][{number}]")
            state.columns[zone * COLUMNS + number] = column
            state.hidden[zone * COLUMNS + number] = hidden


def _read_sacred(state: DuelState, fields: Fields, cards: CardReader) -> None:
    """Piles as objects by symbol or lists of four; each pile a list of cards, or just its height."""
    for player, given in enumerate(fields.items("sacred", 2, [{}, {}])):
        if isinstance(given, list | tuple):
            given = dict(zip(SYMBOLS, given, strict=False))
        piles = Fields(given, f"sacred[{player}]")
        piles.only(SYMBOLS)
        for symbol, name in enumerate(SYMBOLS):
            pile = _pile(piles, name, symbol, cards)
            state.heights[4 * player + symbol] = len(pile)
            for code in pile:
                state.laid[player] |= 1 << code


def _pile(piles: Fields, name: str, symbol: int, cards: CardReader) -> list[int]:
    if not isinstance(piles.raw(name, 0), list | tuple):
        height = piles.integer(name, 0, 9, 0)
        return [cards.copy_of(card(symbol, value, 0) >> 1, piles.path(name)) for value in range(1, height + 1)]
    pile = cards.cards(piles.items(name), piles.path(name))
    for value, code in enumerate(pile, start=1):
        if code >> 1 != card(symbol, value, 0) >> 1:
            raise piles.fail(name, f"must go {name}1, {name}2, ... in order")
    return pile


def _read_bans(state: DuelState, fields: Fields) -> None:
    known = NAMES[:72]
    if fields.raw("stolen", None) is not None:
        state.stolen = known.index(fields.word("stolen", known))
    if fields.raw("no_steal", None) is not None:
        state.no_steal = known.index(fields.word("no_steal", known))
    state.given = sum(1 << known.index(name) for name in set(fields.words("given", known, default=[])))
    state.no_give = sum(1 << known.index(name) for name in set(fields.words("no_give", known, default=[])))


def _check(state: DuelState, fields: Fields) -> None:
    if state.phase == PLACE:
        if state.drawn == NO_CARD:
            raise fields.fail("drawn", "is missing in phase place")
        if not state.has_place(state.drawn, state.current_player or 0):
            raise fields.fail("drawn", f"{NAMES[state.drawn]} has no place to go to")
        if not state.limited:
            raise fields.fail("limited_used", "must be true once a card is drawn")
    elif state.drawn != NO_CARD:
        raise fields.fail("drawn", "must be null outside phase place")
