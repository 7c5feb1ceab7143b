"""Reading a position: what `dump` gave, or what somebody wrote by hand, checked field by field.

Fields that follow from others, or that are usual, may be left out: see NOTATION.md.
"""

from __future__ import annotations

from typing import Any

from rules.core.fields import Fields
from rules.core.game import HEADER, Game
from rules.rise_of_tribes.components import frames, tables
from rules.rise_of_tribes.components.box import ACTIONS, FACES, GOALS, HEXES, TILES
from rules.rise_of_tribes.components.packing import fight_parts
from rules.rise_of_tribes.mechanics import turn
from rules.rise_of_tribes.mechanics.dice import START_QUEUE
from rules.rise_of_tribes.notation import load_pending, load_players, load_tiles
from rules.rise_of_tribes.position import SHARED, Position

OWN_FIELDS = (
    *("phase", "active", "first_player", "winner", "hexes", "tribes", "dice", "hand", "events", "volcano", "tiger"),
    *("mammoth", "invaders", "glacier", "turn", "auction", "pending"),
)


def load(s: Position, fields: Fields) -> None:
    """Read a position into `s`, a fresh one with the players and options of `fields`; raises `BadPosition`."""
    fields.only((*HEADER, *OWN_FIELDS, *(("quiet",) if s.rules_version > 2 else ())))
    s.rng = Game._load_rng(fields, is_view=fields.has("viewer"))[0]
    _read_course(s, fields)
    _read_hexes(s, fields)
    load_players.read(s, fields)
    _read_dice(s, fields)
    load_tiles.read(s, fields)
    if fields.raw("turn", None) is not None:
        _read_turn(s, fields.nested("turn"))
    _read_auction(s, fields)
    _read_bank(s, fields)
    _read_winner(s, fields)
    load_pending.read(s, fields)


def seat(s: Position, fields: Fields, name: str) -> int:
    """A seat, or -1 for null and for a field left out."""
    if fields.raw(name, None) is None:
        return -1
    return fields.integer(name, 0, s.players - 1)


def hex_index(s: Position, fields: Fields, name: str) -> int:
    """A hex of this map, or -1 for null and for a field left out."""
    if fields.raw(name, None) is None:
        return -1
    return HEXES.index(fields.word(name, HEXES[: s.layout.size]))


def _read_course(s: Position, fields: Fields) -> None:
    s.turn = fields.integer("round", 1, 1_000_000, 1)
    s.active = fields.integer("active", 0, s.players - 1, fields.raw("current_player", None) or 0)
    s.first = fields.integer("first_player", 0, s.players - 1, 0)
    if s.rules_version > 2:
        s.quiet = fields.integer("quiet", -1, s.standstill or 1_000_000, 0)


def _read_hexes(s: Position, fields: Fields) -> None:
    size = s.layout.size
    tiles = [h % 3 for h in range(size)]
    seen = set()
    fought = _fought_hex(fields)
    for i, given in enumerate(fields.nested_list("hexes")):
        given.only(("hex", "q", "r", "tile", "members", "village"))
        h = HEXES.index(given.word("hex", HEXES[:size], HEXES[_place(s, given, min(i, size - 1))]))
        if h in seen:
            raise given.fail("hex", f"{HEXES[h]} is there twice, or there are more than {size} hexes")
        seen.add(h)
        _check_coordinates(s, given, h)
        tiles[h] = TILES.index(given.word("tile", TILES, TILES[tiles[h]]))
        _read_hex(s, given, h, fought)
    s.set_tiles(tiles)


def _fought_hex(fields: Fields) -> int:
    """The hex of a conflict that is not over yet, or -1: a village there falls only at its end."""
    for given in fields.items("pending", default=[]):
        if isinstance(given, dict) and given.get("do") == "fight_out" and isinstance(given.get("detail"), int):
            return fight_parts(given["detail"])[0]
    return -1


def _place(s: Position, given: Fields, usual: int) -> int:
    """The hex at the given coordinates, for one without its letter."""
    place = (given.raw("q", None), given.raw("r", None))
    return s.layout.coordinates.index(place) if place in s.layout.coordinates else usual


def _check_coordinates(s: Position, given: Fields, h: int) -> None:
    for name, value in zip("qr", s.layout.coordinates[h], strict=True):
        if given.raw(name, value) != value:
            raise given.fail(name, f"hex {HEXES[h]} of this map has {value} here")


def _read_hex(s: Position, given: Fields, h: int, fought: int) -> None:
    for player, count in enumerate(given.integers("members", 0, tables.MEMBERS, s.players, [0] * s.players)):
        s.members[player << 4 | h] = count
        s.population[h] += count
        s.supply[player] -= count
        if count:
            s.occupied[player] |= 1 << h
    owner = seat(s, given, "village")
    if owner >= 0 and not s.members[owner << 4 | h] and h != fought:
        raise given.fail("village", "needs a member of its owner in the hex")
    s.village[h] = owner
    if owner >= 0:
        s.villages[owner] |= 1 << h


def _read_dice(s: Position, fields: Fields) -> None:
    s.queues = [START_QUEUE] * 4
    if fields.has("dice"):
        dice = fields.nested("dice")
        dice.only(ACTIONS[:4])
        for act in range(4):
            if dice.has(ACTIONS[act]):
                faces = [FACES.index(face) for face in dice.words(ACTIONS[act], FACES, 3)]
                s.queues[act] = faces[0] * 9 + faces[1] * 3 + faces[2]
    s.hand = [FACES.index(face) for face in fields.words("hand", FACES, default=[])]
    if len(s.hand) > 2:
        raise fields.fail("hand", "has at most two dice")


def _read_turn(s: Position, turn: Fields) -> None:
    turn.only(("actions", "used", "altar", "gathered", "moved", "entered", "touched", "loan", "marked"))
    letters = HEXES[: s.layout.size]
    s.used = _mask(ACTIONS, turn.words("actions", ACTIONS, default=[]))
    s.flags = _mask(frames.FLAGS, turn.words("used", frames.FLAGS, default=[]))
    s.flags += turn.integer("altar", 0, 99, 0) * frames.ALTAR_USE
    s.gathered = turn.integer("gathered", 0, 1000, 0)
    if turn.has("moved"):
        moved = turn.nested("moved")
        moved.only(letters)
        s.tired = [moved.integer(h, 0, s.members[s.active << 4 | i], 0) for i, h in enumerate(letters)]
    s.entered = _mask(letters, turn.words("entered", letters, default=[]))
    s.touched = _mask(letters, turn.words("touched", letters, default=[]))
    if turn.raw("loan", None) is not None:
        s.loan = GOALS.index(turn.word("loan", GOALS[:7]))
    s.marked = hex_index(s, turn, "marked")


def _mask(names: Any, given: list[str]) -> int:
    return sum(1 << list(names).index(name) for name in set(given))


def _read_auction(s: Position, fields: Fields) -> None:
    if fields.raw("auction", None) is None:
        return
    auction = fields.nested("auction")
    auction.only(("bid", "bidder", "dropped"))
    s.bid = auction.integer("bid", 0, 96, 0)
    s.bidder = seat(s, auction, "bidder")
    s.dropped = sum(1 << player for player in set(auction.integers("dropped", 0, s.players - 1, default=[])))


def _read_bank(s: Position, fields: Fields) -> None:
    """The bank holds what is nowhere else."""
    for kind in range(3):
        s.bank[kind] -= sum(s.resources[kind::3]) + sum(s.tokens[kind::3])
    s.bank[2] -= s.ice_stones
    if min(s.bank) < 0:
        raise fields.fail("tribes", f"the box has only {tables.TOKENS_PER_KIND} tokens of each kind")


def _read_winner(s: Position, fields: Fields) -> None:
    s.winner = seat(s, fields, "winner")
    for player, points in enumerate(s.vp):
        if points >= s.goal and s.winner != player:
            raise fields.fail("winner", f"player {player} has {points} points and has won")
    if turn.stands_still(s):
        won = turn.winner(s)
        if s.winner not in (won, -1) or (s.winner < 0 and won != SHARED and fields.has("winner")):
            raise fields.fail(
                "winner", f"after {s.quiet} rounds without a point it is who has most, null if several have"
            )
        s.winner = won
    elif s.winner >= 0 and s.vp[s.winner] < s.goal:
        raise fields.fail("winner", f"needs {s.goal} points")
