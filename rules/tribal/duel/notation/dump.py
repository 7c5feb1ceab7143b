"""Writing positions of the Duel as plain JSON types."""

from __future__ import annotations

from typing import Any

from rules.tribal.cards import NAMES, NO_CARD, SYMBOLS, UNKNOWN, members
from rules.tribal.duel.components.phases import COLUMNS, OVER, PHASES
from rules.tribal.duel.position import Position
from rules.tribal.reading import names_of
from rules.tribal.repetition import dump_seen


def dump_fields(s: Position) -> dict[str, Any]:
    """The Duel's own fields."""
    over = s.phase == OVER
    return {
        "phase": PHASES[s.phase],
        "youngest": s.youngest,
        "columns": [_dump_zone(s, zone) for zone in (0, 1)],
        "sacred": [_dump_piles(s, player) for player in (0, 1)],
        "stock": names_of(reversed(s.stock)),
        "discard": names_of(s.discard),
        "drawn": _name(s.drawn),
        "limited_used": s.limited,
        "steps": s.steps,
        "progress": s.progress,
        "idle": s.idle,
        "turned_up": s.turned[:],
        "stolen": _name(s.stolen),
        "given": names_of(members(s.given)),
        "no_steal": _name(s.no_steal),
        "no_give": names_of(members(s.no_give)),
        "seen": dump_seen(s.seen),
        "winner": s.winner if over and s.winner >= 0 else None,
        "end": s.end if over else None,
    }


def _name(code: int) -> str | None:
    return None if code == NO_CARD else NAMES[code]


def _dump_zone(s: Position, zone: int) -> list[list[str]]:
    numbers = range(zone * COLUMNS, zone * COLUMNS + COLUMNS)
    return [_dump_column(s.columns[number], s.hidden[number]) for number in numbers]


def _dump_column(column: list[int], hidden: int) -> list[str]:
    below = ["?" if code == UNKNOWN else "#" + NAMES[code] for code in column[:hidden]]
    return below + names_of(column[hidden:])


def _dump_piles(s: Position, player: int) -> dict[str, list[str]]:
    piles: dict[str, list[str]] = {symbol: [] for symbol in SYMBOLS}
    for code in members(s.laid[player]):
        piles[NAMES[code][0]].append(NAMES[code])
    return piles
