"""Reading positions of the Rixe from plain JSON types, hand-written ones too."""

from __future__ import annotations

from rules.core.fields import Fields
from rules.tribal.cards import NO_CARD, TYPE_CODES, TYPE_NAMES
from rules.tribal.reading import CardReader, reader
from rules.tribal.repetition import load_seen
from rules.tribal.rixe.components.phases import ACT, CHOOSING_ZONE, COMPLETE, MOST_MOVES, OVER, PHASES
from rules.tribal.rixe.position import Position

CARD_FIELDS = ("zones", "hands", "stock", "turned", "collected")
OWN_FIELDS = (
    *("phase", *CARD_FIELDS, "order", "lacks", "scores", "outs", "rounds_over", "cleaned", "dry", "moves"),
    *("has_played", "has_drawn", "youngest", "seen"),
)
MOST = 9999


def read(s: Position, fields: Fields) -> None:
    """Fill a fresh position from a position's own fields. Raises `BadPosition`."""
    players = s.players
    _read_course(s, fields)
    cards = reader(fields, CARD_FIELDS)
    _read_zones(s, fields, cards)
    s.hands = [sorted(hand) for hand in _card_lists(fields, cards, "hands", players)]
    s.stock = cards.cards(fields.items("stock", default=[]), "stock")[::-1]
    s.collected = _card_lists(fields, cards, "collected", players)
    if fields.raw("turned", None) is not None:
        s.turned = cards.card(fields.raw("turned"), "turned")
    if (s.turned == NO_CARD) == (s.phase == CHOOSING_ZONE):
        raise fields.fail("turned", "is a card in phase new_column, and only then")
    if any(len(columns) % COMPLETE for columns in s.collected):
        raise fields.fail("collected", f"consists of columns of {COMPLETE} cards")
    s.lacks = [_read_lacks(s, fields, player) for player in range(players)]
    s.index()
    s.seen = load_seen(fields)


def _read_course(s: Position, fields: Fields) -> None:
    players = s.players
    is_over = fields.raw("current_player") is None
    s.phase = PHASES.index(fields.word("phase", PHASES, PHASES[OVER if is_over else ACT]))
    if is_over != (s.phase == OVER):
        raise fields.fail("phase", "is 'over' when current_player is null, and only then")
    if not is_over:
        s.current_player = fields.integer("current_player", 0, players - 1)
    s.number = fields.integer("round", 1, int(s.options["rounds"]), 1)
    s.points = fields.integers("scores", 0, MOST, players, [0] * players)
    s.outs = fields.integers("outs", 0, MOST, players, [0] * players)
    s.cleaned = fields.integers("cleaned", 0, 72, players, [0] * players)
    s.dry = fields.integer("dry", 0, players, 0)
    s.moves = fields.integer("moves", 0, MOST_MOVES, 0)
    s.has_played = fields.flag("has_played", False)
    s.has_drawn = fields.flag("has_drawn", False)
    s.youngest = fields.integer("youngest", 0, players - 1, _youngest(s))
    tallies = fields.nested_list("rounds_over") if fields.has("rounds_over") else []
    s.tallies = tuple(_read_tally(tally, players) for tally in tallies)


def _youngest(s: Position) -> int:
    chosen = s.options["youngest"]
    return chosen if isinstance(chosen, int) else 0


def _read_tally(fields: Fields, players: int) -> tuple[tuple[int, ...], int]:
    fields.only(("points", "out"))
    out = sum(1 << player for player in set(fields.integers("out", 0, players - 1)))
    return tuple(fields.integers("points", 0, MOST, players)), out


def _card_lists(fields: Fields, cards: CardReader, name: str, players: int) -> list[list[int]]:
    lists = fields.items(name, players, [[]] * players)
    inner = Fields({f"{name}[{i}]": given for i, given in enumerate(lists)})
    return [cards.cards(inner.items(path), path) for path in (f"{name}[{i}]" for i in range(players))]


def _read_zones(s: Position, fields: Fields, cards: CardReader) -> None:
    """Zones with their slots; `order` tells in which order the slots came (default: zone by zone)."""
    zones: list[list[list[int]]] = []
    for zone, given in enumerate(fields.items("zones", s.players)):
        if not isinstance(given, list | tuple):
            raise fields.fail(f"zones[{zone}]", "must be a list of columns")
        zones.append([_column(column, cards, f"zones[{zone}][{slot}]") for slot, column in enumerate(given)])
    by_zone = [zone for zone, columns in enumerate(zones) for _ in columns]
    s.zones = fields.integers("order", 0, s.players - 1, default=by_zone)
    if sorted(s.zones) != by_zone:
        raise fields.fail("order", "must name each zone once for each of its slots")
    left = [iter(columns) for columns in zones]
    s.columns = [next(left[zone]) for zone in s.zones]


def _column(given: object, cards: CardReader, path: str) -> list[int]:
    if isinstance(given, str) and given.strip() in ("-", "–"):
        return []
    column, hidden = cards.column(given, path)
    if hidden:
        raise Fields({}).fail(path, "no card of a column lies face down in this game")
    return column


def _read_lacks(s: Position, fields: Fields, player: int) -> list[int]:
    """What is publicly known not to be in a hand; without the field nothing is."""
    size = len(s.hands[player])
    runs = fields.items("lacks", s.players, [[]] * s.players)[player]
    masks: list[int] = []
    for run in Fields({f"lacks[{player}]": runs}).nested_list(f"lacks[{player}]"):
        run.only(("cards", "types"))
        types = sum(1 << TYPE_CODES[name] for name in set(run.words("types", TYPE_NAMES)))
        masks += [types] * run.integer("cards", 1, size)
    if not masks:
        return [0] * size
    if len(masks) != size:
        raise fields.fail(f"lacks[{player}]", f"must tell of {size} cards")
    return masks
