"""What one would want to know to play Rise of Tribes well: how one comes to fifteen, what each goal lacks, which events may come."""

from collections.abc import Callable, Iterable, Iterator
from itertools import zip_longest

from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import frames
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
from rules.rise_of_tribes.mechanics.actions import build as ways
from rules.rise_of_tribes.mechanics.knowledge import goals_unknown, tiles_unknown
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.words import board as board_words, figures, things
from tribes_tui.games.rise_of_tribes.words.said import board as said_board, facts as said
from tribes_tui.games.rise_of_tribes.words.things import Names
from tribes_tui.words.common import listed, semicolon
from tribes_tui.words.help import UsefulFact

NEAREST = 2
"""So many hexes are named in which a majority is nearest."""
IN_A_LINE = 5
"""Names of events in a sentence."""
NOTHING_AHEAD = (frames.CHOOSE_POWER, frames.LAY_GLACIER, frames.SETTLE, frames.OVER)
"""Before the first turn and after the end: only what holds for the whole game."""


def facts(view: RiseState, names: Names) -> list[UsefulFact]:
    """The most useful first."""
    viewer = view.viewer if view.viewer is not None else -1
    order = [(max(viewer, 0) + k) % view.players for k in range(view.players)]
    if decision(view).kind in NOTHING_AHEAD:
        settles = decision(view).kind == frames.SETTLE
        members = said.begin_members(table="duel" if view.players == 2 else "more")
        return [
            *[UsefulFact(said.begin(), members)] * settles,
            *_scoring(view),
            *board_words.leaders(view, order, names),
            *board_words.lands(view),
            *board_words.usual(view),
        ]
    own = [*_goals(view, viewer)] if viewer >= 0 else []
    ready = sum(figures.is_ready(view, viewer, goal) for goal in bits(view.goals[viewer]) if viewer >= 0)
    village = [*_village(view, viewer)] if viewer >= 0 else []
    leader = [*board_words.leaders(view, order[:1], names)]
    can_build = villages.build_mask(view, order[0]) and villages.can_pay(
        view, order[0], TRIBE_COST[view.tribe[order[0]]]
    )
    now = village + leader if can_build else leader + village
    found = [*now, *own[:ready], _to_win(view, order[0], names)]
    found += [_may_have(view, seat, names) for seat in order[1:]]
    found += [
        *_scoring(view),
        *(_price(view, seat, names) for seat in order[1:]),
        *board_words.leaders(view, order[1:], names),
        *board_words.lands(view),
        *board_words.elders(view),
        *board_words.usual(view),
    ]
    if viewer >= 0:
        found += [*own[ready:], *_undrawn(view, viewer)]
    return [*found, *_events(view)]


# ---- Fifteen --------------------------------------------------------------------------------------


def _to_win(state: RiseState, seat: int, names: Names) -> UsefulFact:
    """What a seat has, gets from villages, and could get from goals by the end of its next turn, or of this one if it is its own."""
    home, ready = 0 if seat == state.active else villages.count(state, seat), figures.ready_points(state, seat)
    parts = [said.points(points=state.vp[seat])]
    parts += [said.from_villages(points=home)] if home else []
    whole = sum(GOAL_VP[goal] for goal in bits(state.goals[seat]) if figures.is_ready(state, seat, goal))
    parts += [said.from_goals(points=ready, has_all=ready == whole)] if ready else []
    most = state.vp[seat] + home + ready
    return UsefulFact(
        said.has(name=names[seat]),
        said.enough(parts=parts) if most >= state.goal else said.to_go(parts=parts, points=state.goal - most),
    )


def _may_have(state: RiseState, seat: int, names: Names) -> UsefulFact:
    """How far another comes at the most, and by what."""
    far = figures.forecast(state, seat)
    is_more = far.known > far.sure
    parts = [
        said.may_have_goals(points=far.known, sure=far.sure) if is_more else said.may_have_villages(points=far.sure)
    ]
    parts += [said.may_have_drawn()] if state.goal_decks[seat] else []
    return UsefulFact(said.may_have(name=names[seat]), semicolon().join(parts))


def _scoring(state: RiseState) -> Iterator[UsefulFact]:
    """All that brings points in this game as it stands."""
    yield UsefulFact(said.scores(), said.scores_usual())
    told = [said.tiger()] if state.tiger >= 0 else []
    told += [said.mammoth()] if state.mammoth >= 0 > state.tamer else []
    told += [said.invaders()] if state.invaders else []
    told += [said.altar()] if ALTAR in state.row or state.item_owner[0] >= 0 else []
    if told:
        yield UsefulFact(said.also(), listed(told))


# ---- One's own -----------------------------------------------------------------------------------


def _village(state: RiseState, seat: int) -> Iterator[UsefulFact]:
    """What one more village lacks, and where it may stand."""
    cost = TRIBE_COST[state.tribe[seat]]
    places = [HEXES[h] for h in bits(villages.build_mask(state, seat))]
    if not villages.left(state):
        told = said.village_none()
    elif not places:
        told = said.village_nowhere()
    elif villages.can_pay(state, seat, cost):
        instead = [things.goal(GOALS[goal]) for goal in _not_with(state, seat, cost)]
        told = said.village_payable_or(hexes=places, goals=instead) if instead else said.village_payable(hexes=places)
    else:
        told = _short(state, seat, cost)
    yield UsefulFact(said.village(), told)


def _price(state: RiseState, seat: int, names: Names) -> UsefulFact:
    """What another seat pays for a village."""
    return UsefulFact(
        said.village_whose(name=names[seat]),
        said.village_theirs(cost=board_words.spelled(TRIBE_COST[state.tribe[seat]])),
    )


def _short(state: RiseState, seat: int, cost: tuple[int, ...]) -> str:
    """A price, and what of it is lacking."""
    return said.lacks(cost=board_words.spelled(cost), goods=things.goods_of(figures.missing(state, seat, cost)))


def _not_with(state: RiseState, seat: int, cost: tuple[int, ...]) -> Iterator[int]:
    """The ready developments that can't be paid for beside a village of this price."""
    for goal in bits(state.goals[seat]):
        if goal < DEVELOPMENTS and figures.is_ready(state, seat, goal):
            together = tuple(sum(pair) for pair in zip_longest(cost, GOAL_COST[goal], fillvalue=0))
            if not bank.affords(state, seat, together):
                yield goal


def _goals(state: RiseState, seat: int) -> Iterator[UsefulFact]:
    """What each goal in progress lacks, those that are ready first."""
    own = sorted(bits(state.goals[seat]), key=lambda goal: not figures.is_ready(state, seat, goal))
    for goal in own:
        lacks = said_board.ready() if figures.is_ready(state, seat, goal) else _lacks(state, seat, goal)
        yield UsefulFact(things.goal(GOALS[goal]), said.goal(points=GOAL_VP[goal], lacks=lacks))


COUNTED: dict[int, Callable[..., str]] = {
    OCCUPY_8: said.occupied,
    GATHER_6: said.gathered,
    COMPLETE_TRIBE: said.members,
}


def _lacks(state: RiseState, seat: int, goal: int) -> str:
    if goal < DEVELOPMENTS:
        return _short(state, seat, GOAL_COST[goal])
    done, wanted = figures.progress(state, seat, goal)
    if goal == CONTROL_ALL:
        mask = ways.control_mask(state, seat)
        none = [things.land(name) for name, land in zip(TERRAINS, state.terrain, strict=False) if not mask & land]
        if none:
            return said.controlled_without(done=done, wanted=wanted, lands=none)
        return said.controlled(done=done, wanted=wanted)
    if goal in COUNTED:
        return COUNTED[goal](done=done, wanted=wanted)
    any_land = goal == MAJORITY_CONNECTED
    hexes = range(state.layout.size) if any_land else bits(state.terrain[ways.MAJORITY_KIND.get(goal, 2)])
    nearest = _nearest(state, seat, hexes, done if any_land else -1)
    if nearest:
        return said.majority_nearest(done=done, wanted=wanted, hexes=nearest)
    return said.majority(done=done, wanted=wanted)


def _nearest(state: RiseState, seat: int, hexes: Iterable[int], group: int) -> list[str]:
    """In which of these hexes the fewest members more are a majority, and where a connected `group` counts, one that makes it larger."""
    short, held = [], ways.majority_mask(state, seat)
    for h in (one for one in hexes if one not in bits(held)):
        if ways.largest_group_with(state.layout, held, h) <= group:
            continue
        own = state.members_at(h)[seat]
        short.append((state.population[h] - 2 * own + 1, HEXES[h]))
    return [said.nearest(number=more, hex=letter) for more, letter in sorted(short)[:NEAREST]]


def _undrawn(state: RiseState, seat: int) -> Iterator[UsefulFact]:
    """The goals that LEAD may still draw."""
    deck = [*goals_unknown(state, seat), *(goal for goal in state.goal_decks[seat] if goal >= 0)]
    if deck:
        points = sum(GOAL_VP[goal] for goal in deck)
        yield UsefulFact(said.undrawn(), said.undrawn_all(goals=len(deck), points=points))


# ---- Events --------------------------------------------------------------------------------------


def _events(state: RiseState) -> Iterator[UsefulFact]:
    """The tiles that a double may bring next, by those that were seen."""
    tiles = {*tiles_unknown(state), *(tile for tile in state.deck if tile >= 0)}
    names = [things.event(EVENTS[tile]) for tile in sorted(tiles)]
    for first in range(0, len(names), IN_A_LINE):
        label = said.events_more if first else said.events
        yield UsefulFact(label(), ", ".join(names[first : first + IN_A_LINE]), True)
