"""What one would want to know to play Rise of Tribes well: how one comes to fifteen, what each goal lacks, which events may come."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, cast

from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import frames, tables
from rules.rise_of_tribes.components.box import (
    ALTAR,
    COMPLETE_TRIBE,
    CONTROL_ALL,
    DEVELOPMENTS,
    EVENTS,
    GATHER_6,
    GOAL_COST,
    GOAL_VP,
    GOALS,
    HEXES,
    MAJORITY_CONNECTED,
    OCCUPY_8,
    TERRAINS,
    TRIBE_COST,
)
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics import bank, villages
from rules.rise_of_tribes.mechanics import goals as ways
from rules.rise_of_tribes.mechanics.knowledge import goals_unknown, tiles_unknown
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.words.goals import is_ready, missing, progress, spelled
from tribes_tui.games.rise_of_tribes.words.notices import elders, lands, leaders
from tribes_tui.words.common import count, listed
from tribes_tui.words.facts import UsefulFact

if TYPE_CHECKING:
    from rules import State

Names = Sequence[str]
NEAREST = 2
"""So many hexes are named in which a majority is nearest."""
IN_A_LINE = 5
"""Names of events in a sentence."""
EARLY = (frames.CHOOSE_POWER, frames.LAY_GLACIER, frames.SETTLE)


def facts(view: State, names: Names) -> list[UsefulFact]:
    """The most useful first."""
    state = cast(RiseState, view)
    viewer = state.viewer if state.viewer is not None else -1
    order = [(max(viewer, 0) + k) % state.players for k in range(state.players)]
    if decision(state).kind in EARLY:
        return [*_scoring(state), *lands(state), *leaders(state, order, names)]
    found = [_to_win(state, order[0], names), *leaders(state, order[:1], names), _others(state, order[1:], names)]
    found += [*_scoring(state), *lands(state), *elders(state), *leaders(state, order[1:], names)]
    if viewer >= 0:
        found += [*_village(state, viewer), *_goals(state, viewer), *_undrawn(state, viewer)]
    return [*found, *_events(state)]


# ---- Fifteen --------------------------------------------------------------------------------------


def ready_points(state: RiseState, seat: int) -> int:
    """Points of the goals that a seat could complete now: of developments the most that its resources pay for together."""
    ready = [goal for goal in bits(state.goals[seat]) if is_ready(state, seat, goal)]
    points = sum(GOAL_VP[goal] for goal in ready if goal >= DEVELOPMENTS)
    paid = [goal for goal in ready if goal < DEVELOPMENTS]
    for number in range(len(paid), 0, -1):
        for chosen in combinations(paid, number):
            together = tuple(map(sum, zip(*(GOAL_COST[goal] for goal in chosen), strict=True)))
            if bank.affords(state, seat, together):
                return points + tables.DEVELOPMENT_VP * number
    return points


def _reach(state: RiseState, seat: int) -> tuple[int, int]:
    """Points that a seat gets from villages and could get from goals by the end of its next turn, or of this one if it is its own."""
    return 0 if seat == state.active else villages.count(state, seat), ready_points(state, seat)


def _to_win(state: RiseState, seat: int, names: Names) -> UsefulFact:
    """What a seat has, gets and could get."""
    home, ready = _reach(state, seat)
    parts = [count(state.vp[seat], "point")]
    parts += [f"{home} from villages"] if home else []
    parts += [f"up to {ready} from goals that are ready"] if ready else []
    most = state.vp[seat] + home + ready
    end = "enough to win" if most >= tables.WIN_VP else f"{count(tables.WIN_VP - most, 'point')} to go"
    return UsefulFact(f"{'This' if seat == state.active else 'Next'} turn, {names[seat]}", f"{listed(parts)}; {end}")


def _others(state: RiseState, seats: Sequence[int], names: Names) -> UsefulFact:
    """How far the others can come."""
    most = [(names[seat], state.vp[seat] + sum(_reach(state, seat))) for seat in seats]
    return UsefulFact(
        "By the end of their turn", listed(f"{name} up to {count(points, 'point')}" for name, points in most)
    )


def _scoring(state: RiseState) -> Iterator[UsefulFact]:
    """All that brings points in this game as it stands."""
    yield UsefulFact("What scores", "each village 1 when its owner's turn begins and a goal 1 to 4")
    said = ["hunting the tiger 1"] if state.tiger >= 0 else []
    said += ["hunting the mammoth 1 or taming it 3"] if state.mammoth >= 0 > state.tamer else []
    said += ["beating the last invader 2"] if state.invaders else []
    said += ["a member given to the Altar 1"] if ALTAR in state.row or state.item_owner[0] >= 0 else []
    if said:
        yield UsefulFact("Also", listed(said))


# ---- One's own -----------------------------------------------------------------------------------


def _village(state: RiseState, seat: int) -> Iterator[UsefulFact]:
    """What one more village lacks, and where it may stand."""
    cost = TRIBE_COST[state.tribe[seat]]
    places = [HEXES[h] for h in bits(villages.build_mask(state, seat))]
    if not villages.left(state):
        yield UsefulFact("A village", "none is left")
    elif not places:
        yield UsefulFact("A village", "you are in no hex that is free for one")
    elif villages.can_pay(state, seat, cost):
        yield UsefulFact("A village", f"you can pay for it, in {listed(places, 'or')}")
    else:
        yield UsefulFact("A village", f"lacks {_spoken(missing(state, seat, cost))}")


def _goals(state: RiseState, seat: int) -> Iterator[UsefulFact]:
    """What each goal in progress lacks, those that are ready first."""
    own = sorted(bits(state.goals[seat]), key=lambda goal: not is_ready(state, seat, goal))
    for goal in own:
        said = "ready" if is_ready(state, seat, goal) else _lacks(state, seat, goal)
        yield UsefulFact(GOALS[goal], f"{count(GOAL_VP[goal], 'point')}, {said}")


def _lacks(state: RiseState, seat: int, goal: int) -> str:
    if goal < DEVELOPMENTS:
        return f"lacks {_spoken(missing(state, seat, GOAL_COST[goal]))}"
    done, wanted = progress(state, seat, goal)
    there = f"{done} of {wanted}"
    if goal == CONTROL_ALL:
        mask = ways.control_mask(state, seat)
        none = [name for name, land in zip(TERRAINS, state.terrain, strict=False) if not mask & land]
        return f"{there} controlled" + (f", no {listed(none, 'or')}" if none else "")
    if goal in (OCCUPY_8, GATHER_6, COMPLETE_TRIBE):
        thing = {OCCUPY_8: "hexes", GATHER_6: "gathered this turn", COMPLETE_TRIBE: "members on the map"}[goal]
        return f"{there} {thing}"
    any_land = goal == MAJORITY_CONNECTED
    hexes = range(state.layout.size) if any_land else bits(state.terrain[ways.MAJORITY_KIND.get(goal, 2)])
    return f"so far a majority in {there}{_nearest(state, seat, hexes)}"


def _nearest(state: RiseState, seat: int, hexes: Iterable[int]) -> str:
    """In which of these hexes the fewest members more are a majority."""
    short, held = [], bits(ways.majority_mask(state, seat))
    for h in (one for one in hexes if one not in held):
        own = state.members_at(h)[seat]
        short.append((state.population[h] - 2 * own + 1, HEXES[h]))
    told = [f"{more} more in {letter}" for more, letter in sorted(short)[:NEAREST]]
    return f"; nearest: {listed(told, 'or')}" if told else ""


def _spoken(short: Sequence[int]) -> str:
    """`1 food and 2 stone`."""
    words = spelled(short).split()
    return listed(f"{number} {kind}" for number, kind in zip(words[::2], words[1::2], strict=True))


def _undrawn(state: RiseState, seat: int) -> Iterator[UsefulFact]:
    """The goals that LEAD may still draw."""
    deck = [*goals_unknown(state, seat), *(goal for goal in state.goal_decks[seat] if goal >= 0)]
    if deck:
        yield UsefulFact(
            "Goals to draw", f"{count(len(deck), 'goal')}, {sum(GOAL_VP[goal] for goal in deck)} points in all"
        )


# ---- Events --------------------------------------------------------------------------------------


def _events(state: RiseState) -> Iterator[UsefulFact]:
    """The tiles that a double may bring next, by those that were seen."""
    tiles = {*tiles_unknown(state), *(tile for tile in state.deck if tile >= 0)}
    names = [EVENTS[tile] for tile in sorted(tiles)]
    for first in range(0, len(names), IN_A_LINE):
        label = "Events to come" if not first else "Also to come"
        yield UsefulFact(label, ", ".join(names[first : first + IN_A_LINE]), True)
