"""Rise of Tribes on the board: what actions give and goals cost, what tiles, events, special lands, leaders and elders do, which conflicts are to come."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rules.rise_of_tribes.components import tables
from rules.rise_of_tribes.components.box import (
    ACTIONS,
    ALTAR,
    BASKETS,
    CANOE,
    CART,
    CHIEFTAIN,
    DESERT_OASIS,
    DEVELOPMENTS,
    DROUGHT,
    EVENTS,
    FACES,
    GATHER,
    GOAL_COST,
    GOAL_VP,
    GOALS,
    GREAT_FOREST,
    GREAT_LAKE,
    GREAT_MOUNTAIN,
    GROW,
    HEXES,
    INVADERS,
    ITEM_KIND,
    JUNGLE,
    KINDS,
    LEAD,
    MAMMOTH,
    MOVE,
    MYSTICISM,
    OXEN,
    POTTERY,
    POWERS,
    TAR_PIT,
    TIGER,
    TILES,
    WALLS,
    WILD_LAND,
    WINTER,
)
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics import row
from rules.rise_of_tribes.mechanics.actions.leaders import price
from rules.rise_of_tribes.mechanics.elders import can_use
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.words import figures, things
from tribes_tui.games.rise_of_tribes.words.said import (
    actions as said_actions,
    board as said,
    events as said_events,
    notices as said_notices,
    things as said_things,
)
from tribes_tui.words.common import listed
from tribes_tui.words.help import UsefulFact

ROLL, CONFLICT = 0, 2
"""Of a turn's steps."""
HELPS = {GROW: (POTTERY,), MOVE: (CART,), GATHER: (OXEN, BASKETS), LEAD: (MYSTICISM,)}
"""The developments that add to each action."""


def steps() -> tuple[str, ...]:
    """Of a turn."""
    return said.step_roll(), said.step_actions(), said.step_conflict(), said.step_build()


# ---- The action board ---------------------------------------------------------------------------


def helpers(state: RiseState, player: int, act: int) -> Sequence[str]:
    """What adds to it: this player's developments, and events."""
    able = [things.goal(GOALS[goal]) for goal in HELPS[act] if can_use(state, player, goal)]
    return [*able, things.event(EVENTS[WINTER])] if act == GROW and WINTER in state.row else able


def gain_words(state: RiseState, player: int, act: int, level: int, say: Callable[..., str] = said_actions.gain) -> str:
    """What an action gives at a level, with all that developments and events add, as far as there is anything for it: `4 new
    members`, `3 hexes, 2 each`."""
    number, each = figures.usable(state, player, act, level)
    return say(act=things.key_of(ACTIONS[act]), number=number, each=each)


def worth_with_a_die(state: RiseState, player: int, act: int) -> tuple[str, str]:
    """What the next die placed on it makes of it, from the worst to the best, at length and in brief: `2-4 members`."""
    levels = [figures.level_with(state, act, face) for face in range(len(FACES))]
    numbers = [figures.usable(state, player, act, level)[0] for level in levels]
    key, least, most = things.key_of(ACTIONS[act]), min(numbers), max(numbers)
    whole = said_actions.gain(act=key, number=most, each=figures.usable(state, player, act, 0)[1])
    brief = said_actions.gain_brief(act=key, number=most)
    if least < most:
        whole = said_actions.between(act=key, least=least, most=most)
        brief = said_actions.between_brief(act=key, least=least, most=most)
    return whole, brief


def units(state: RiseState, player: int, act: int) -> tuple[str, ...]:
    """What a die's figure on an action counts, above it: from long to short."""
    key, each = things.key_of(ACTIONS[act]), figures.gain(state, player, act, 0)[1]
    there, free = figures.reach(state, player, act), figures.room(state, player)
    most = max(
        (figures.gain(state, player, act, figures.level_with(state, act, face))[0] for face in state.hand), default=0
    )
    if there < most and (act != GROW or there <= free):
        return (said_actions.unit_capped(act=key, number=there),)
    if act == GROW and free < most:
        return (said_actions.unit_room(number=free),)
    forms = said_actions.unit(act=key, each=each), said_actions.unit_short(act=key, each=each)
    return (*forms, said_actions.unit_tiny()) if act == GATHER else forms


# ---- Costs and goals ----------------------------------------------------------------------------


def spelled(cost: Iterable[int]) -> str:
    """A cost in words: `2 food, 1 wood, 1 stone`, a wild one as `1 any`; empty for none."""
    return ", ".join(things.goods_of(cost))


def goal_cost(goal: int) -> str:
    """What a development costs, as on a card: Mysticism asks one of each and any one."""
    return said.mysticism_cost() if goal == MYSTICISM else spelled(GOAL_COST[goal])


def goal_help(goal: int) -> str:
    """What a goal asks and brings."""
    cost, does = goal_cost(goal) if goal < DEVELOPMENTS else "none", things.goal_does(GOALS[goal])
    return said.goal_help(goal=things.goal(GOALS[goal]), cost=cost, help=does, points=GOAL_VP[goal])


def goal_now(state: RiseState, player: int, goal: int) -> str:
    """The same, and how near it is."""
    if goal < DEVELOPMENTS:
        return goal_help(goal)
    done, wanted = figures.progress(state, player, goal)
    return said.goal_now(goal=goal_help(goal), done=done, wanted=wanted)


# ---- Hexes --------------------------------------------------------------------------------------


def crowd(state: RiseState, h: int, counts: Mapping[int, int], names: Sequence[str]) -> str:
    """What a conflict there would be: `6 fight, you keep 2`."""
    return said.crowd(population=sum(counts.values()), verdict=verdict(state, h, counts, names))


def verdict(state: RiseState, h: int, counts: Mapping[int, int], names: Sequence[str], is_shot: bool = False) -> str:
    """Who would be left of so many; `is_shot`: the Bow has shot already."""
    first = figures.survivor(state, h, counts, is_shot)
    if first is None:
        return said_actions.nobody_left()
    return said_actions.keeps(who=things.side(first[0], names), number=first[1])


ITEMS = (ALTAR, WALLS, CANOE)


class EventWords(NamedTuple):
    """An active event: its name; its counter, in ever fewer words; what it does."""

    name: str
    counters: tuple[str, ...]
    does: str


def event_parts(state: RiseState, slot: int, names: Sequence[str]) -> EventWords:
    """An active event in words."""
    told = _counted(state, slot, names)
    counters = tuple(filter(None, (said_events.counter(**told), said_events.counter_short(**told))))
    return EventWords(things.event(EVENTS[state.row[slot]]), counters, said_events.line(tile=told["tile"]))


def _counted(state: RiseState, slot: int, names: Sequence[str]) -> dict[str, Any]:
    """What its counter tells: how many, of which resource, bid by whom, or where."""
    tile = state.row[slot]
    at = {TIGER: state.tiger, MAMMOTH: state.mammoth, INVADERS: state.invaders_hex}.get(tile, -1)
    cost = price(state, slot) if tile in ITEMS else 0
    left = {CHIEFTAIN: state.bid, INVADERS: state.invaders}.get(tile, row.tokens_on(state, slot))
    return {
        "tile": things.key_of(EVENTS[tile]),
        "number": cost if tile in ITEMS else left,
        "kind": things.kind(KINDS[ITEM_KIND[tile - ALTAR]]) if tile in ITEMS else "",
        "goods": spelled(state.tokens[3 * slot : 3 * slot + 3]),
        "name": names[state.bidder] if state.bidder >= 0 else things.NOBODY,
        "hex": HEXES[at] if at >= 0 else "nowhere",
    }


def event_help(state: RiseState, slot: int, names: Sequence[str]) -> str:
    """An active event, spelt out."""
    if state.row[slot] < 0:
        return said_events.empty()
    told, does = event_parts(state, slot, names), tile_does(state.row[slot])
    if not told.counters:
        return said_events.told(event=told.name, help=does)
    return said_events.told_counted(event=told.name, counter=told.counters[0], help=does)


def tile_does(tile: int) -> str:
    """All that an event does."""
    return said_events.line_help(tile=things.key_of(EVENTS[tile]))


LANDS = ((WILD_LAND,), (JUNGLE, DESERT_OASIS), (TAR_PIT,), (GREAT_LAKE, GREAT_FOREST, GREAT_MOUNTAIN))
"""Special tiles that do the same."""
GLACIER = "glacier"


def usual(state: RiseState) -> Iterator[UsefulFact]:
    """What the usual lands give, and how many may be in a hex."""
    yield UsefulFact(said_notices.land(), said_notices.land_gives())
    yield UsefulFact(said_notices.crowd(limit=_usual_limit(state)), said_notices.crowd_fights())


def usual_in_brief(state: RiseState) -> tuple[str, ...]:
    """The same in short sentences, as long as it may be new."""
    is_known = state.turn > KNOWN_AFTER * state.players
    return () if is_known else (said_notices.usual(), said_notices.usual_crowd(limit=_usual_limit(state)))


KNOWN_AFTER = 3
"""Rounds in which everybody has seen what the lands give."""


def _usual_limit(state: RiseState) -> int:
    return tables.LIMIT_DROUGHT if DROUGHT in state.row else tables.LIMIT


def lands(state: RiseState) -> Iterator[UsefulFact]:
    """What each special land on the map does."""
    for tiles in _groups(state):
        yield UsefulFact(listed(things.land(TILES[tile]) for tile in tiles), things.land_does(TILES[tiles[0]]))
    if state.glacier >= 0:
        yield UsefulFact(things.land(GLACIER), said_notices.glacier(help=things.land_does(GLACIER)))
    if state.site >= 0:
        beside = [HEXES[h] for h in bits(state.lava)]
        yield UsefulFact(said_notices.volcano(), said_notices.volcano_does(hexes=beside))
    if state.melted >= 0 and state.ice_stones:
        yield UsefulFact(said_notices.melted(), said_notices.melted_does())


def lands_in_brief(state: RiseState) -> Iterator[tuple[str, str]]:
    """The same in few words, with the names that small hexes have; nothing where a sign on the map says it."""
    for tiles in _groups(state):
        keys = [things.key_of(TILES[tile]) for tile in tiles]
        brief = said_things.land_brief(land=keys[0])
        if brief:
            yield ", ".join(said_things.land_short(land=key) for key in keys), brief
    if state.glacier >= 0:
        yield things.land(GLACIER), said_things.land_brief(land=GLACIER)


def _groups(state: RiseState) -> Iterator[list[int]]:
    """Of each group those tiles that are on the map."""
    there = set(state.tiles[: state.layout.size])
    yield from filter(None, ([tile for tile in group if tile in there] for group in LANDS))


def leaders(state: RiseState, seats: Sequence[int], names: Sequence[str]) -> Iterator[UsefulFact]:
    """What the leaders of these seats do."""
    for seat in seats:
        if state.power[seat] >= 0:
            power = POWERS[state.power[seat]]
            yield UsefulFact(said_notices.leader(who=names[seat], power=things.power(power)), things.power_help(power))


def elders(state: RiseState) -> Iterator[UsefulFact]:
    """What the elders on the map do; nothing while there is none."""
    if any(place >= 0 for place in state.elder):
        yield UsefulFact(said_notices.elders(), said_notices.elders_do())
