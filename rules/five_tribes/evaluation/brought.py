"""What a move brings once it is made: it is done on a copy of a view, each choice after it as it brings its maker most.

Nothing hidden is needed and nothing is drawn. Powers that have to be paid stay unused.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from rules.five_tribes.components.actions import FAKIRS, KILL, KIND, PASS, PICK, USE
from rules.five_tribes.components.pieces import BLUE, FAKIR, GREEN, IBLIS, KANDICHA, KINDS, RED
from rules.five_tribes.components.stages import SECOND_KILL, SECOND_PICK
from rules.five_tribes.evaluation.gains import MoveGain
from rules.five_tribes.mechanics import tile_actions, tribes
from rules.five_tribes.mechanics.play import DEEDS
from rules.five_tribes.mechanics.scoring import sheet
from rules.five_tribes.position import Position


class Brought(NamedTuple):
    """Points of the maker's sheet by control (with what the way there paid), tribe and tile; the fakirs that the tribe's action spends;
    the points that all others win or lose."""

    points: MoveGain
    fakirs: int
    others: int


def walk(s: Position, actions: Sequence[int]) -> Position:
    """The position after actions that complete a move, before anything else happens."""
    walked = s.clone()
    for action in actions:
        DEEDS[KIND[action]](walked, action)
    return walked


def standing(s: Position) -> tuple[int, int]:
    """What the player in turn has, and all others together."""
    return worth(s, s.actor), _of_others(s)


def brought(walked: Position, since: tuple[int, int]) -> Brought:
    """What is won since `standing` by all that is open to the player in turn once the move is walked."""
    acted, last = done(walked)
    points = [since[0], *(worth(one, walked.actor) for one in (walked, acted, last))]
    gain = MoveGain(*(after - before for before, after in pairwise(points)))
    spent = max(0, _fakirs(walked) - _fakirs(acted))  # merchants may bring some
    return Brought(gain, spent, _of_others(last) - since[1])


def done(walked: Position) -> tuple[Position, Position]:
    """The positions after the tribe's and after the tile's action, as they bring the player in turn most."""
    acted, last = _most([(acted, last) for acted in _tribe(walked) for last in _tile(acted)])
    return acted, last


def worth(s: Position, seat: int) -> int:
    """The sum of a sheet; of gold that a view hides only what is won or lost counts."""
    return sum(sheet(s, seat)[1:]) + s.gold[seat]


def deed(s: Position, action: int) -> Position:
    """The position after an action, without what follows from it; what Kandicha draws is not known, so nothing is drawn."""
    twin = s.clone()
    held = twin.djinns[s.actor]
    if KIND[action] == KILL and (action - KILL) % 5 == GREEN:
        twin.djinns[s.actor] &= ~(1 << KANDICHA)
    DEEDS[KIND[action]](twin, action)
    twin.djinns[s.actor] |= held
    return twin


def _of_others(s: Position) -> int:
    return sum(worth(s, seat) for seat in range(s.players) if seat != s.actor)


def _most(ends: Sequence[tuple[Position, ...]]) -> tuple[Position, ...]:
    """That of which the last position is worth most to its player; of equal ones that which costs the others most, then fewer fakirs."""
    worths = [worth(end[-1], end[-1].actor) for end in ends]
    most = max(worths)
    best = [end for end, one in zip(ends, worths, strict=True) if one == most]
    return max(best, key=lambda end: (-_of_others(end[-1]), _fakirs(end[0]))) if len(best) > 1 else best[0]


def _fakirs(s: Position) -> int:
    return s.goods[s.actor * KINDS + FAKIR]


def _tribe(s: Position) -> Iterable[Position]:
    """The positions after the tribe action; of kills that leave the tile action alike the one that brings most."""
    if s.tribe == BLUE:
        return [deed(s, FAKIRS + n) for n in range(_fakirs(s) + 1)]
    if s.tribe != RED or not tribes.any_victim(s):
        return [deed(s, PASS)]
    alike: dict[object, list[tuple[Position]]] = {}
    for done in _killed(s):
        means = _fakirs(done), done.gold[s.actor], done.elders[s.actor], done.owner[s.final]
        alike.setdefault(means, []).append((done,))
    return [_most(ends)[0] for ends in alike.values()]


def _killed(s: Position) -> Iterator[Position]:
    for action in _unlike_victims(s, tribes.list_victims(s)):
        done = deed(s, action)
        if done.stage == SECOND_KILL:
            yield from (deed(done, second) for second in _unlike_victims(done, tribes.list_second(done)))
        else:
            yield done


def _unlike_victims(s: Position, actions: Iterable[int]) -> Iterable[int]:
    """Of victims on tiles that keep others, and cost as many fakirs, the first; all where Kandicha makes something of them."""
    djinns = s.djinns[s.actor]
    if djinns >> KANDICHA & 1:
        return actions
    emptied = 2 if djinns >> IBLIS & 1 and not s.killed else 1
    found: dict[object, int] = {}
    for action in actions:
        tile = (action - KILL) // 5
        if KIND[action] != KILL or s.size[tile] <= emptied:
            found[action] = action
        else:
            found.setdefault((0 if s.killed else tribes.fakirs_needed(s, tile),), action)
    return found.values()


def _tile(s: Position) -> Iterator[Position]:
    """The positions after the tile action; of cards that are alike the first is taken, and two in one order."""
    for action in _unlike(s, [one for one in tile_actions.list_choices(s) if KIND[one] != USE]):
        done = deed(s, action)
        if done.stage == SECOND_PICK:
            later = [second for second in tile_actions.list_second(done) if second >= action]
            yield from (deed(done, second) for second in _unlike(done, later))
        else:
            yield done


def _unlike(s: Position, actions: Iterable[int]) -> Iterable[int]:
    found: dict[object, int] = {}
    for action in actions:
        found.setdefault(s.row[action - PICK] if KIND[action] == PICK else (action,), action)
    return found.values()
