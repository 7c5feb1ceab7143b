"""Rise of Tribes: what each place on the screen is, in words, and what an action would lead to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import tables
from rules.rise_of_tribes.components.box import (
    ACTIONS,
    DEVELOPMENTS,
    FACES,
    GOAL_VP,
    GOALS,
    HEXES,
    INVADERS,
    ITEMS,
    KINDS,
    LEAD,
    MAMMOTH,
    PLENTIFUL,
    POWERS,
    TIGER,
    TILE_KIND,
    TRIBE_COST,
    TRIBES,
    VOLCANO,
)
from rules.rise_of_tribes.components.frames import (
    ABANDONED_VILLAGE,
    BUILD,
    LAY_GLACIER,
    PUT_INVADERS,
    PUT_MAMMOTH,
    PUT_TIGER,
)
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.components.packing import gather_parts
from rules.rise_of_tribes.mechanics import gather
from tribes_tui.games.rise_of_tribes.words import actions, things
from tribes_tui.games.rise_of_tribes.words import sentences as words
from tribes_tui.games.rise_of_tribes.words.actions import shore
from tribes_tui.games.rise_of_tribes.words.board import (
    Change,
    conflicts,
    gain,
    gain_words,
    glacier_help,
    helpers,
    level_with,
    plain_gain,
    sides,
    tile_help,
    verdict,
)
from tribes_tui.games.rise_of_tribes.words.events import HELPS, event_help
from tribes_tui.games.rise_of_tribes.words.goals import brings, goal_cost, goal_help, missing, progress, spelled
from tribes_tui.games.rise_of_tribes.words.said import actions as said_actions
from tribes_tui.games.rise_of_tribes.words.said import places as said

if TYPE_CHECKING:
    from rules.rise_of_tribes.state import RiseState

Names = Sequence[str]
Fields = Mapping[str, Any]

# ---- What a place is ------------------------------------------------------------------------------


def describe(state: RiseState, name: str, names: Names, seat: int) -> str:
    """A target in words; `seat` is the one whose goals and village are shown."""
    kind, _, what = name.partition(":")
    say = PLACES.get(kind)
    if say:
        return say(state, what, names, seat)
    button = BUTTONS.get(name, BUTTONS.get(kind))
    return button() if button else name


PUT_HELP: dict[int, Callable[[], str]] = {
    LAY_GLACIER: lambda: said.put_glacier(help=glacier_help()),
    PUT_TIGER: lambda: said.put_tiger(help=HELPS[TIGER]()),
    PUT_MAMMOTH: lambda: said.put_mammoth(help=HELPS[MAMMOTH]()),
    PUT_INVADERS: lambda: said.put_invaders(help=HELPS[INVADERS]()),
}
"""All about what one puts there."""


def _hex(state: RiseState, what: str, names: Names, seat: int) -> str:
    h = HEXES.index(what)
    line, notes = words.hex_line(state, h, names), ", ".join(_notes(state, h))
    put = PUT_HELP.get(decision(state).kind) if state.current_player == seat else None
    return said.hex_put(hex=line, notes=notes, put=put()) if put else said.hex(hex=line, notes=notes)


def _notes(state: RiseState, h: int) -> Iterator[str]:
    """What is special about a hex."""
    if tile_help(state.tiles[h]):
        yield tile_help(state.tiles[h])
    if h in bits(state.lava):
        yield said.beside_volcano()
    if h == state.glacier:
        yield glacier_help()
    if state.tired[h]:
        yield said.moved_already(members=state.tired[h])
    yield said.outer() if h in bits(state.layout.outer) else said.inner()


def _offer(state: RiseState, what: str, names: Names, seat: int) -> str:
    name, act = what.split(":")
    number, face = ACTIONS.index(act), things.face(name)
    if number > LEAD:
        return said.your_die(die=face, action=act)
    code = state.queues[number]
    newest, middle, last = (things.face(FACES[die]) for die in (code // 9, code // 3 % 3, code % 3))
    return said.offer(die=face, action=things.act(act), last=last, dice=[face, newest, middle])


def _action(state: RiseState, what: str, names: Names, seat: int) -> str:
    act = ACTIONS.index(what)
    moons, normal, suns = (gain_words(state, seat, act, level) for level in range(3))
    queue = words.queue_words(state, act)
    return said.action(action=things.act(what), queue=queue, moons=moons, suns=suns, normal=normal)


def _goal(state: RiseState, what: str, names: Names, seat: int) -> str:
    goal = GOALS.index(what)
    if goal < DEVELOPMENTS:
        return goal_help(goal)
    done, wanted = progress(state, seat, goal)
    return said.goal_now(goal=goal_help(goal), done=done, wanted=wanted)


def _power(name: str) -> str:
    return said.power(power=things.power(name), help=things.power_help(name))


def _seat(state: RiseState, what: str, names: Names, seat: int) -> str:
    power = state.power[int(what)]
    told = [line.strip() for line in words.tribe_lines(state, int(what), names)]
    return "; ".join([*told, *([_power(POWERS[power])] if power >= 0 else [])])


def _village(state: RiseState, what: str, names: Names, seat: int) -> str:
    tribe, who = TRIBES[state.tribe[seat]], names[seat]
    cost, held = spelled(TRIBE_COST[state.tribe[seat]]), words.held_words(state, seat)
    short = spelled(missing(state, seat, TRIBE_COST[state.tribe[seat]]))
    if short:
        return said.village_short(tribe=tribe, cost=cost, who=who, held=held, missing=short)
    return said.village(tribe=tribe, cost=cost, who=who, held=held)


def _site(state: RiseState, what: str, names: Names, seat: int) -> str:
    hexes, does = shore(state, int(what) - 1), HELPS[VOLCANO]()
    return said.site(hexes=hexes, help=does) if hexes else said.site_nothing(help=does)


PLACES: dict[str, Callable[[RiseState, str, Names, int], str]] = {
    "hex": _hex,
    "offer": _offer,
    "action": _action,
    "goal": _goal,
    "event": lambda state, what, names, seat: event_help(state, int(what), names),
    "seat": _seat,
    "village": _village,
    "volcano": lambda state, what, names, seat: said.volcano(hexes=[HEXES[h] for h in bits(state.lava)]),
    "site": _site,
    "power": lambda state, what, names, seat: _power(what),
    "bids": lambda state, what, names, seat: said.bids(least=max(1, int(what)), most=int(what) + 9),
    "bid": lambda state, what, names, seat: said.bid(number=what),
    "lend": lambda state, what, names, seat: said.lend(development=things.goal(what)),
    "kind": lambda state, what, names, seat: things.kind(what),
    "give": lambda state, what, names, seat: said.give(kind=things.kind(what)),
    "get": lambda state, what, names, seat: said.get(kind=things.kind(what)),
    "light": lambda state, what, names, seat: said.light(kind=things.kind(what)),
    "bottom": lambda state, what, names, seat: said.bottom(),
}

BUTTONS: dict[str, Callable[[], str]] = {
    "done": said.done,
    "roll": said.roll,
    "drop": said.drop,
    "wayfare": said.wayfare,
    "shift": said.shift,
    "exogamy": said.exogamy,
    "cunning": said.cunning,
    "intimidate": said.intimidate,
    "ambush": said.ambush,
    "learn": said.learn,
    "altar": said.altar,
    "altar:each": said.altar_each,
    "trade": said.trade,
    "loan": said.loan,
    "elder": said.elder,
    "alone": said.alone,
    "dream": said.dream,
    "board": said.board,
    "hide": said.hide,
    "far": said.far,
    "far-moved": said.far_moved,
    "invaders": said.invaders,
}

# ---- What an action leads to ----------------------------------------------------------------------


def outcome(state: RiseState, kind: str, fields: Fields, names: Names) -> str:
    """What an action brings, in a few words; empty if its own words say it all."""
    say = OUTCOMES.get(kind)
    return say(state, fields, names) if say and state.current_player is not None else ""


def brief(state: RiseState, id: int, names: Names) -> str:
    """An action and its outcome without terrains: `build a village in D: 1 point a turn, for 3 food 2 wood 1 stone`.

    A leader is named alone: what they do is worth more than the order to choose them.
    """
    row = state.game.actions[id]
    made = outcome(state, row.kind, row.fields, names)
    if row.kind == "POWER":
        text = things.power(row.fields["power"])
    elif row.kind == "SITE":
        text = said_actions.site_brief(site=row.fields["site"])
    else:
        text = actions.without_land(state, id, names)
    return said.brief(action=text, outcome=made) if made else text


def _die(state: RiseState, fields: Fields, names: Names) -> str:
    act, face = ACTIONS.index(fields["action"]), FACES.index(fields["die"])
    player = state.current_player
    if act > LEAD or player is None:
        return (said.hunts_tiger, said.hunts_mammoth, said.tames_mammoth)[act - LEAD - 1]()
    level = level_with(state, act, face)
    if gain(state, player, act, level) == plain_gain(act, level):
        return ""
    return said.gain_with(helpers=helpers(state, player, act))


def crowding(state: RiseState, changes: Sequence[Change], places: Sequence[int], names: Names) -> str:
    """What the conflicts in some hexes would be after changes."""
    coming = [(HEXES[h], text) for h, text in conflicts(state, names, changes) if h in places]
    return "; ".join(said.conflict(hex=letter, verdict=text) for letter, text in coming)


def _grow(state: RiseState, fields: Fields, names: Names) -> str:
    h, player = HEXES.index(fields["hex"]), state.current_player
    return "" if player is None else crowding(state, [(h, player, 1)], [h], names)


def _move(state: RiseState, fields: Fields, names: Names) -> str:
    a, b, player = HEXES.index(fields["from"]), HEXES.index(fields["to"]), state.current_player
    if player is None or max(a, b) >= state.layout.size:
        return ""
    falls = state.members_at(a)[player] == 1 and state.village[a] == player
    crowd = crowding(state, [(a, player, -1), (b, player, 1)], [b], names)
    return "; ".join([*([said.village_falls(hex=fields["from"])] if falls else []), *([crowd] if crowd else [])])


def _gather(state: RiseState, fields: Fields, names: Names) -> str:
    """How much, with what lies on tiles for it."""
    h, player = HEXES.index(fields["hex"]), state.current_player
    each = gather_parts(decision(state).argument)[2]
    if player is None or h >= state.layout.size:
        return ""
    kind = TILE_KIND[state.tiles[h]]
    much = gather.harvest(state, player, h, each)
    stones = state.ice_stones if h == state.melted else None
    if kind < 0:
        return _harvest(said.any_kinds(number=much), stones, None)
    more = None
    if PLENTIFUL + kind in state.row:
        slot = state.row.index(PLENTIFUL + kind)
        more = min(tables.PLENTIFUL_PER_HEX, state.tokens[3 * slot + kind])
    return _harvest(things.goods(KINDS[kind], much), stones, more)


def _harvest(goods: str, stones: int | None, more: int | None) -> str:
    """What a hex gives, with the stones of a melted Glacier and what the event adds, where there are such."""
    if stones is not None and more is not None:
        return said.harvest_stones_event(goods=goods, stones=stones, more=more)
    if stones is not None:
        return said.harvest_stones(goods=goods, stones=stones)
    return goods if more is None else said.harvest_event(goods=goods, more=more)


def certain(state: RiseState, id: int, names: Names) -> tuple[str, str]:
    """What an action does, and what it certainly wins: `complete Oxen for 2 food`, `+1 point`. Both empty if neither is so."""
    row = state.game.actions[id]
    if row.kind == "COMPLETE":
        code, goal = GOALS.index(row.fields["goal"]), things.goal(row.fields["goal"])
        gain = said.gain(points=GOAL_VP[code])
        if code >= DEVELOPMENTS:
            return said.completing(goal=goal), gain
        return said.completing_helps(goal=goal, cost=goal_cost(code), help=brings(code)), gain
    won = outcome(state, row.kind, row.fields, names) if row.kind in ("GATHER", "GATHER_STONE") else ""
    return (actions.action(state, id, names), said.gain_goods(goods=won)) if won else ("", "")


def _gather_stone(state: RiseState, fields: Fields, names: Names) -> str:
    h, player = HEXES.index(fields["hex"]), state.current_player
    each = gather_parts(decision(state).argument)[2]
    return "" if player is None else things.goods("stone", gather.harvest(state, player, h, each))


def _build(state: RiseState, fields: Fields, names: Names) -> str:
    player = state.current_player
    if player is None:
        return ""
    is_abandoned = decision(state).kind == ABANDONED_VILLAGE
    price = tables.ABANDONED_COST if is_abandoned else TRIBE_COST[state.tribe[player]]
    return said_actions.a_turn(cost=spelled(price))


PUT_BRIEF: dict[int, Callable[[], str]] = {
    LAY_GLACIER: said.brings_glacier,
    PUT_MAMMOTH: said.brings_mammoth,
    PUT_INVADERS: said.brings_invaders,
}
"""What it is that one puts there."""


def _place(state: RiseState, fields: Fields, names: Names) -> str:
    """What comes with it: whom the tiger would cost a member, what a special land does."""
    h, kind = HEXES.index(fields["hex"]), decision(state).kind
    if kind in PUT_BRIEF:
        return PUT_BRIEF[kind]()
    if h >= state.layout.size:
        return ""
    if kind != PUT_TIGER:
        return glacier_help() if h == state.glacier else tile_help(state.tiles[h])
    there = [names[player] for player, count in enumerate(state.members_at(h)) if count]
    if not there:
        return said.nobody_there()
    return said.loses_member(who=there[0]) if len(there) == 1 else said.loses_member_several(names=there)


def _bid(state: RiseState, fields: Fields, names: Names) -> str:
    high = fields["resources"] >= tables.CHIEFTAIN_HIGH_BID
    return said.wins_bid(points=tables.CHIEFTAIN_HIGH_VP if high else tables.CHIEFTAIN_LOW_VP)


def _bow(state: RiseState, fields: Fields, names: Names) -> str:
    """What the fight would then come to."""
    h, target = decision(state).argument, fields.get("player", -1)
    counts = sides(state, h)
    if target not in counts:
        return ""
    counts[target] -= 1
    return said.then(verdict=verdict(state, h, counts, names, is_shot=True))


def _lose(state: RiseState, fields: Fields, names: Names) -> str:
    h, player = HEXES.index(fields["hex"]), state.current_player
    if player is None or h >= state.layout.size or state.members_at(h)[player] != 1:
        return ""
    return said.last_one_village() if state.village[h] == player else said.last_one()


def eruption_losses(state: RiseState, site: int) -> list[int]:
    """How many members the first eruption, by the double just rolled, would cost each seat, were the volcano on that site."""
    if not state.hand or site >= len(state.layout.shores):
        return [0] * state.players
    beside, losses = [*bits(state.layout.shores[site])], tables.ERUPTION_LOSSES[state.hand[0]]
    return [min(losses, sum(state.members_at(h)[player] for h in beside)) for player in range(state.players)]


def _site_lies(state: RiseState, fields: Fields, names: Names) -> str:
    """Whom that would cost members."""
    losses = eruption_losses(state, fields["site"] - 1)
    hurt = [player for player, number in enumerate(losses) if number]
    if not hurt:
        return said.no_losses()
    first, *others = hurt
    told = [said.losing(who=names[first], members=losses[first])]
    return said.losses(losses=[*told, *(said.losing_next(who=names[p], members=losses[p]) for p in others)])


def _done(state: RiseState, fields: Fields, names: Names) -> str:
    """Which goals are left that could be completed, and why they may be."""
    if decision(state).kind != BUILD:
        return ""
    legal = [action for action in state.legal_actions() if state.game.actions[action].kind == "COMPLETE"]
    ready = [things.goal(state.game.actions[action].fields["goal"]) for action in legal]
    if not ready:
        return ""
    if all(state.hint(action) < 0 for action in legal):
        return said.wait(goal=ready[0]) if len(ready) == 1 else said.wait_several(goals=ready)
    return said.could(goals=ready)


ITEM_GAINS: dict[str, Callable[[], str]] = dict(
    zip(ITEMS, (said.altar_gain, said.walls_gain, said.canoe_gain), strict=True)
)
"""What Altar, Walls and Canoe give."""

OUTCOMES: dict[str, Callable[[RiseState, Fields, Names], str]] = {
    "DIE": _die,
    "GROW": _grow,
    "MOVE": _move,
    "GATHER": _gather,
    "GATHER_STONE": _gather_stone,
    "BUILD": _build,
    "BUILD_ELDER": lambda state, fields, names: said.elder_borrows(outcome=_build(state, fields, names)),
    "DONE": _done,
    "PLACE": _place,
    "SITE": _site_lies,
    "BID": _bid,
    "LOSE": _lose,
    "BOW": _bow,
    "BOW_INVADERS": _bow,
    "BUY": lambda state, fields, names: ITEM_GAINS[fields["item"]](),
    "POWER": lambda state, fields, names: things.power_help(fields["power"]),
}
