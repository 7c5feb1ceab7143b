"""What moves would bring, before anybody commits: for screens, and for `hint` with its reasons.

Works on a view in the move stage (for a tile that could be taken) and on one in the middle of a move.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from rules.five_tribes.components.actions import DROP, TAKE
from rules.five_tribes.components.grid import START, TILE_TEXT, TILES
from rules.five_tribes.components.pieces import COLOURS, FACE_KIND, LARGE_PRICE, RED, TILE_NAMES, TRIBES
from rules.five_tribes.components.stages import MOVE, SOW
from rules.five_tribes.evaluation import ways
from rules.five_tribes.evaluation.brought import brought, done, standing, walk
from rules.five_tribes.evaluation.ends import all_ends, best_ends
from rules.five_tribes.evaluation.gains import MoveGain, gain, kill_points
from rules.five_tribes.evaluation.moving import LEFT_TO_ME, LEFT_TO_OTHERS, again, bait
from rules.five_tribes.evaluation.outlook import end_worth
from rules.five_tribes.evaluation.ways import Visits
from rules.five_tribes.mechanics.bidding import next_on_track
from rules.five_tribes.mechanics.sowing import movable
from rules.five_tribes.position import Position


class MoveEnd(NamedTuple):
    """One way for a move to end: where, with which tribe, and what it brings.

    `start` and `tile` are tile numbers (`start` the tile taken), `colour` a colour's code, `taken` how many
    meeples are picked up, `control` whether the tile becomes the player's. `visits`: what is dropped on the end tile on the
    way. `points`: what the score sheet gains by control, tribe action and tile action, `fakirs` with that many spent for the
    tribe's; `others`: what those of all others gain or lose. `worth`: with what it promises for later.
    """

    start: int
    tile: int
    colour: int
    taken: int
    control: bool
    points: MoveGain
    worth: float
    visits: Visits
    fakirs: int = 0
    others: int = 0

    @property
    def tribe(self) -> str:
        """The tribe's name."""
        return TRIBES[self.colour]

    def action(self, s: Position) -> str:
        """The name of the tile, which is that of its action."""
        return TILE_NAMES[FACE_KIND[s.faces[self.tile]]]

    def __str__(self) -> str:
        """`c3: 3 W, control, +14`."""
        parts = f"{TILE_TEXT[self.tile]}: {self.taken} {COLOURS[self.colour]}"
        return f"{parts}{', control' if self.control else ''}, +{self.points.total}"


class WholeMove(NamedTuple):
    """A whole move with what comes after it: `left` is the worth of the best other move on the board, which the
    next marker may make, of `richest` its points, 0 if there is none any more; `score` the move's own worth with that weighed in."""

    end: MoveEnd
    left: float
    score: float


def ends(s: Position, tile: int = -1, most: int | None = None) -> list[MoveEnd]:
    """Every way in which the move of `tile`'s meeples, or the move in progress, can end; best first. `most`: so many of them, those that
    look best before they are walked.

    An empty list when nobody is about to move, or the tile cannot be taken.
    """
    if s.stage == SOW:
        return _ends(s, s.start, s.arc, s.hand, most)
    if s.stage != MOVE or not 0 <= tile < TILES or not movable(s, tile):
        return []
    return _ends(s, tile, tile * 5 + START, s.meeples[tile * 5 : tile * 5 + 5], most)


def _ends(s: Position, start: int, arc: int, hand: list[int], most: int | None) -> list[MoveEnd]:
    lifted = s.stage == MOVE
    found = []
    for tile in range(TILES):
        counts = [0] * 5 if lifted and tile == start else s.meeples[tile * 5 : tile * 5 + 5]
        for colour in range(5):
            if hand[colour]:
                for visits in ways.outcomes(arc, hand, tile, colour):
                    if counts[colour] + visits.same:
                        found.append(_end(s, start, tile, colour, counts, visits))
    best: dict[tuple[int, int, int, bool], MoveEnd] = {}
    for end in found:
        key = (end.tile, end.colour, end.taken, end.control)
        if key not in best or end.visits < best[key].visits:
            best[key] = end
    likely = sorted(best.values(), key=_order)[:most]
    return sorted(map(partial(_walked, s, standing(s)), likely), key=_order)


def _order(end: MoveEnd) -> tuple[float, int, int]:
    return -end.worth, end.tile, end.colour


def _end(s: Position, start: int, tile: int, colour: int, counts: list[int], visits: Visits) -> MoveEnd:
    player = s.actor
    count = counts[colour] + visits.same + 1
    alone = sum(counts) == counts[colour] and visits.others == 0
    control = alone and s.owner[tile] < 0 and s.camels[player] > 0
    points = gain(s, player, tile, colour, count, control)
    return MoveEnd(
        start, tile, colour, count, control, points, end_worth(s, player, tile, colour, count, control), visits
    )


def route(s: Position, end: MoveEnd) -> list[int]:
    """Actions that walk to this end: the take, if it is still to come, and the drops.

    Of all ways one that leaves little to the next player on the tiles it crosses. Raises `ValueError` if none leads there.
    """
    if s.stage == MOVE:
        first = [TAKE + end.start]
        arc, hand = end.start * 5 + START, s.meeples[end.start * 5 : end.start * 5 + 5]
    else:
        first, arc, hand = [], s.arc, s.hand
    drops = ways.way(arc, hand, end.tile, end.colour, end.visits, lambda tile, colour: bait(s, tile, colour))
    if drops is None:
        raise ValueError(f"no way leads to {end}")
    return first + [DROP + drop for drop in drops]


def best(s: Position, count: int = 5) -> list[MoveEnd]:
    """The best few moves on the board by what they bring themselves, each end tile once, best first."""
    return [plan.end for plan in _few(_plans(s), count, lambda plan: plan.end.worth)]


def ranked(s: Position, count: int = 5) -> list[WholeMove]:
    """The best few moves, each end tile once, what they leave to the next player weighed in; best first."""
    return _few(_plans(s), count, lambda plan: plan.score)


def richest(s: Position, count: int = 5) -> list[WholeMove]:
    """The few moves that bring most points at once, each end tile once, with what they leave; of equal ones the better first."""
    return [plan._replace(left=left(s, plan.end)) for plan in by_points(s, count)]


def most_points(s: Position, count: int) -> list[int]:
    """What the moves of `richest` bring at once."""
    return [plan.end.points.total for plan in by_points(s, count)]


def by_points(s: Position, count: int) -> list[WholeMove]:
    """The moves of `richest` without what they leave, which takes longest to find."""
    found = _few(_plans(s), count, lambda plan: plan.end.points.total + plan.score / 10000)
    return [plan._replace(left=0.0) for plan in found]


def _walked(s: Position, since: tuple[int, int], end: MoveEnd) -> MoveEnd:
    """The same with what it brings once the walk of `route` is done; whom assassins reach is known only then."""
    there = walk(s, route(s, end))
    points, fakirs, others = brought(there, since)
    more = kill_points(there, s.actor, end.tile, end.taken) - end.points.tribe if end.colour == RED else 0
    return end._replace(points=points, fakirs=fakirs, others=others, worth=end.worth + more)


def _few(plans: list[WholeMove], count: int, worth: Callable[[WholeMove], float]) -> list[WholeMove]:
    found: dict[int, WholeMove] = {}
    for plan in plans:
        end = plan.end.tile
        if end not in found or worth(plan) > worth(found[end]):
            found[end] = plan
    return sorted(found.values(), key=lambda plan: -worth(plan))[:count]


def _plans(s: Position) -> list[WholeMove]:
    if s.stage == SOW:
        return [WholeMove(end, 0.0, end.worth) for end in ends(s)]
    if s.stage != MOVE or s.current_player is None:
        return []
    top = best_ends(s)
    weight = LEFT_TO_ME if again(s) else -LEFT_TO_OTHERS
    return [_plan(s, end, top, weight) for tile in range(TILES) for end in ends(s, tile)]


def _plan(s: Position, end: MoveEnd, top: list[tuple[float, int, int]], weight: float) -> WholeMove:
    left = _left(end, top)
    return WholeMove(end, 0.0 if ends_it_all(s, end) else left, end.worth + weight * left)


def ends_it_all(s: Position, end: MoveEnd) -> bool:
    """Whether nobody moves any more after a move: it is the round's last, and the last camel is placed (spec 4.1)."""
    return next_on_track(s) < 0 and (0 in s.camels or (end.control and s.camels[s.actor] == 1))


def _left(end: MoveEnd, top: list[tuple[float, int, int]]) -> float:
    return next((worth for worth, start, tile in top if tile != end.tile and start != end.start), 0.0)


def left(s: Position, end: MoveEnd) -> int:
    """The most points at once that whoever moves next can make on the board that a move leaves, with the camels and the gold that they
    have then; 0 once it has begun, and of the last of the game. Of hidden gold as much is assumed as the market asks."""
    if s.stage != MOVE or ends_it_all(s, end):
        return 0
    after = done(walk(s, route(s, end)))[-1].clone()
    space = next_on_track(s)
    after.stage, after.actor = MOVE, s.track[space] if space >= 0 else (s.actor + 1) % s.players
    if after.gold[after.actor] < 0:
        after.gold[after.actor] = LARGE_PRICE
    starts = {start for _, start, _ in all_ends(after, after.actor).best(after)}
    return max((one.points.total for start in starts for one in ends(after, start)), default=0)
