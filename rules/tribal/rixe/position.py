"""Positions of the Rixe: writing them as plain JSON types and reading them, hand-written ones too."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from rules.core.fields import Fields
from rules.tribal.cards import NAMES, NO_CARD, TYPE_CODES, TYPE_NAMES, members
from rules.tribal.reading import CardReader, names_of, reader
from rules.tribal.repetition import dump_seen, load_seen
from rules.tribal.rixe.phases import ACT, COMPLETE, MOST_MOVES, NEW_COLUMN, OVER, PHASES

if TYPE_CHECKING:
    from rules.tribal.rixe.state import RixeState

CARD_FIELDS = ("zones", "hands", "stock", "turned", "collected")
OWN_FIELDS = (
    *("phase", *CARD_FIELDS, "order", "lacks", "scores", "outs", "rounds_over", "cleaned", "dry", "moves"),
    *("has_played", "has_drawn", "youngest", "seen"),
)
MOST = 9999


def dump(state: RixeState) -> dict[str, Any]:
    """The Rixe's own fields."""
    seats = range(state.players)
    return {
        "phase": PHASES[state.phase],
        "youngest": state.youngest,
        "zones": [[names_of(state.columns[slot]) for slot in state.slots_of(zone)] for zone in seats],
        "order": state.zones[:],
        "hands": [names_of(hand) for hand in state.hands],
        "lacks": [_dump_lacks(masks) for masks in state.lacks],
        "stock": names_of(reversed(state.stock)),
        "turned": None if state.turned == NO_CARD else NAMES[state.turned],
        "collected": [names_of(cards) for cards in state.collected],
        "scores": state.points[:],
        "outs": state.outs[:],
        "rounds_over": [{"points": [*points], "out": members(out)} for points, out in state.tallies],
        "cleaned": state.cleaned[:],
        "dry": state.dry,
        "moves": state.moves,
        "has_played": state.has_played,
        "has_drawn": state.has_drawn,
        "seen": dump_seen(state.seen),
    }


def _dump_lacks(masks: list[int]) -> list[dict[str, Any]]:
    return [
        {"cards": len([*run]), "types": [TYPE_NAMES[kind] for kind in members(types)]} for types, run in groupby(masks)
    ]


def read(state: RixeState, fields: Fields) -> None:
    """Fill a fresh state from a position's own fields. Raises `BadPosition`."""
    players = state.players
    _read_course(state, fields)
    cards = reader(fields, CARD_FIELDS)
    _read_zones(state, fields, cards)
    state.hands = [sorted(hand) for hand in _card_lists(fields, cards, "hands", players)]
    state.stock = cards.cards(fields.items("stock", default=[]), "stock")[::-1]
    state.collected = _card_lists(fields, cards, "collected", players)
    if fields.raw("turned", None) is not None:
        state.turned = cards.card(fields.raw("turned"), "turned")
    if (state.turned == NO_CARD) == (state.phase == NEW_COLUMN):
        raise fields.fail("turned", "is a card in phase new_column, and only then")
    if any(len(columns) % COMPLETE for columns in state.collected):
        raise fields.fail("collected", f"consists of columns of {COMPLETE} cards")
    state.lacks = [_read_lacks(state, fields, player) for player in range(players)]
    state.index()
    state.seen = load_seen(fields)


def _read_course(state: RixeState, fields: Fields) -> None:
    players = state.players
    is_over = fields.raw("current_player") is None
    state.phase = PHASES.index(fields.word("phase", PHASES, PHASES[OVER if is_over else ACT]))
    if is_over != (state.phase == OVER):
        raise fields.fail("phase", "is 'over' when current_player is null, and only then")
    if not is_over:
        state.current_player = fields.integer("current_player", 0, players - 1)
    state.number = fields.integer("round", 1, int(state.options["rounds"]), 1)
    state.points = fields.integers("scores", 0, MOST, players, [0] * players)
    state.outs = fields.integers("outs", 0, MOST, players, [0] * players)
    state.cleaned = fields.integers("cleaned", 0, 72, players, [0] * players)
    state.dry = fields.integer("dry", 0, players, 0)
    state.moves = fields.integer("moves", 0, MOST_MOVES, 0)
    state.has_played = fields.flag("has_played", False)
    state.has_drawn = fields.flag("has_drawn", False)
    state.youngest = fields.integer("youngest", 0, players - 1, _youngest(state))
    tallies = fields.nested_list("rounds_over") if fields.has("rounds_over") else []
    state.tallies = tuple(_read_tally(tally, players) for tally in tallies)


def _youngest(state: RixeState) -> int:
    chosen = state.options["youngest"]
    return chosen if isinstance(chosen, int) else 0


def _read_tally(fields: Fields, players: int) -> tuple[tuple[int, ...], int]:
    fields.only(("points", "out"))
    out = sum(1 << player for player in set(fields.integers("out", 0, players - 1)))
    return tuple(fields.integers("points", 0, MOST, players)), out


def _card_lists(fields: Fields, cards: CardReader, name: str, players: int) -> list[list[int]]:
    lists = fields.items(name, players, [[]] * players)
    inner = Fields({f"{name}[{i}]": given for i, given in enumerate(lists)})
    return [cards.cards(inner.items(path), path) for path in (f"{name}[{i}]" for i in range(players))]


def _read_zones(state: RixeState, fields: Fields, cards: CardReader) -> None:
    """Zones with their slots; `order` tells in which order the slots came (default: zone by zone)."""
    zones: list[list[list[int]]] = []
    for zone, given in enumerate(fields.items("zones", state.players)):
        if not isinstance(given, list | tuple):
            raise fields.fail(f"zones[{zone}]", "must be a list of columns")
        zones.append([_column(column, cards, f"zones[{zone}][{slot}]") for slot, column in enumerate(given)])
    by_zone = [zone for zone, columns in enumerate(zones) for _ in columns]
    state.zones = fields.integers("order", 0, state.players - 1, default=by_zone)
    if sorted(state.zones) != by_zone:
        raise fields.fail("order", "must name each zone once for each of its slots")
    left = [iter(columns) for columns in zones]
    state.columns = [next(left[zone]) for zone in state.zones]


def _column(given: object, cards: CardReader, path: str) -> list[int]:
    if isinstance(given, str) and given.strip() in ("-", "–"):
        return []
    column, hidden = cards.column(given, path)
    if hidden:
        raise Fields({}).fail(path, "no card of a column lies face down in this game")
    return column


def _read_lacks(state: RixeState, fields: Fields, player: int) -> list[int]:
    """What is publicly known not to be in a hand; without the field nothing is."""
    size = len(state.hands[player])
    runs = fields.items("lacks", state.players, [[]] * state.players)[player]
    masks: list[int] = []
    for i, given in enumerate(runs):
        run = Fields(given, f"lacks[{player}][{i}]")
        run.only(("cards", "types"))
        types = sum(1 << TYPE_CODES[name] for name in set(run.words("types", TYPE_NAMES)))
        masks += [types] * run.integer("cards", 1, size)
    if not masks:
        return [0] * size
    if len(masks) != size:
        raise fields.fail(f"lacks[{player}]", f"must tell of {size} cards")
    return masks
