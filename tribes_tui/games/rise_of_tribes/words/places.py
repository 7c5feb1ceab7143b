"""Rise of Tribes: what each place on the screen is, in words, and what an action would lead to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
    LEAD,
    MAMMOTH,
    PLENTIFUL,
    POWERS,
    TIGER,
    TILE_KIND,
    TILES,
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
from rules.rise_of_tribes.mechanics import gather, ground
from tribes_tui.games.rise_of_tribes.words import sentences as words
from tribes_tui.games.rise_of_tribes.words.board import (
    GLACIER_HELP,
    POWER_HELP,
    TILE_HELP,
    Change,
    conflicts,
    gain,
    gain_words,
    helpers,
    level_with,
    plain_gain,
    sides,
    verdict,
)
from tribes_tui.games.rise_of_tribes.words.events import EVENT_HELP, event_help
from tribes_tui.games.rise_of_tribes.words.goals import (
    DEVELOPMENT_BRINGS,
    GOAL_COSTS,
    goal_help,
    missing,
    progress,
    spelled,
)
from tribes_tui.games.rise_of_tribes.words.notices import GLACIER_MELTS
from tribes_tui.words.common import count, do, does, listed

if TYPE_CHECKING:
    from rules.rise_of_tribes.state import RiseState

Names = Sequence[str]
Fields = Mapping[str, Any]

# ---- What a place is ------------------------------------------------------------------------------


def describe(state: RiseState, name: str, names: Names, seat: int) -> str:
    """A target in words; `seat` is the one whose goals and village are shown."""
    kind, _, what = name.partition(":")
    say = PLACES.get(kind)
    return say(state, what, names, seat) if say else BUTTONS.get(name, BUTTONS.get(kind, name))


PUT_HELP = {
    LAY_GLACIER: f"The Glacier: {GLACIER_HELP}; {GLACIER_MELTS}",
    PUT_TIGER: f"The tiger: {EVENT_HELP[TIGER]}",
    PUT_MAMMOTH: f"The mammoth: {EVENT_HELP[MAMMOTH]}",
    PUT_INVADERS: f"Invaders: {EVENT_HELP[INVADERS]}",
}
"""All about what one puts there."""


def _hex(state: RiseState, what: str, names: Names, seat: int) -> str:
    h = HEXES.index(what)
    line = words.hex_line(state, h, names)
    extra = [TILE_HELP[state.tiles[h]]] if TILE_HELP[state.tiles[h]] else []
    if h in bits(state.lava):
        extra.append("next to the volcano")
    if h == state.glacier:
        extra.append(GLACIER_HELP)
    if state.tired[h]:
        extra.append(f"{count(state.tired[h], 'member')} moved already")
    extra.append("an outer hex" if h in bits(state.layout.outer) else "an inner hex")
    put = PUT_HELP.get(decision(state).kind, "") if state.current_player == seat else ""
    return f"{line}; {', '.join(extra)}{put and f'. {put}'}"


def _offer(state: RiseState, what: str, names: Names, seat: int) -> str:
    face, act = what.split(":")
    number = ACTIONS.index(act)
    if number > LEAD:
        return f"your {face} for {act}"
    code = state.queues[number]
    newest, middle, last = (FACES[die] for die in (code // 9, code // 3 % 3, code % 3))
    return (
        f"your {face} on {act}: the {last} leaves; {listed((face, newest, middle))} decide: 2 suns strong, 2 moons weak"
    )


def _action(state: RiseState, what: str, names: Names, seat: int) -> str:
    act = ACTIONS.index(what)
    worths = [gain_words(state, seat, act, level) for level in range(3)]
    return f"{what}: {words.queue_words(state, act)}. Two moons: {worths[0]}; two suns: {worths[2]}; else {worths[1]}"


def _goal(state: RiseState, what: str, names: Names, seat: int) -> str:
    goal = GOALS.index(what)
    text = goal_help(goal)
    if goal >= 7:
        return f"{text}; {'{}/{}'.format(*progress(state, seat, goal))} now"
    return text


def _seat(state: RiseState, what: str, names: Names, seat: int) -> str:
    power = state.power[int(what)]
    said = [line.strip() for line in words.tribe_lines(state, int(what), names)]
    return "; ".join([*said, *([f"{POWERS[power]}: {POWER_HELP[power]}"] if power >= 0 else [])])


def _village(state: RiseState, what: str, names: Names, seat: int) -> str:
    tribe = state.tribe[seat]
    short = spelled(missing(state, seat, TRIBE_COST[tribe]))
    held = words.cost(state.resources[3 * seat : 3 * seat + 3])
    lack = f", {short} short" if short else ", enough for one"
    cost = spelled(TRIBE_COST[tribe])
    return f"a village of {TRIBES[tribe]}, 1 point a turn, costs {cost}; {names[seat]}: {held}{lack}"


def _volcano(state: RiseState, what: str, names: Names, seat: int) -> str:
    beside = listed(HEXES[h] for h in bits(state.lava))
    return f"the volcano: {beside} may give stone; when it erupts, tribes there lose members and gain a stone"


def _site(state: RiseState, what: str, names: Names, seat: int) -> str:
    return f"a site for the volcano, beside {words.shore(state, int(what) - 1)}; {EVENT_HELP[VOLCANO]}"


PLACES: dict[str, Callable[[RiseState, str, Names, int], str]] = {
    "hex": _hex,
    "offer": _offer,
    "action": _action,
    "goal": _goal,
    "event": lambda state, what, names, seat: event_help(state, int(what), names),
    "seat": _seat,
    "village": _village,
    "volcano": _volcano,
    "site": _site,
    "power": lambda state, what, names, seat: f"{what}: {POWER_HELP[POWERS.index(what)]}",
    "bids": lambda state, what, names, seat: f"bids of {max(1, int(what))} to {int(what) + 9} resources",
    "bid": lambda state, what, names, seat: f"a bid of {what}",
    "lend": lambda state, what, names, seat: f"borrow {what}",
    "kind": lambda state, what, names, seat: what,
    "give": lambda state, what, names, seat: f"give 2 {what}",
    "get": lambda state, what, names, seat: f"for 1 {what}",
    "light": lambda state, what, names, seat: f"pay 1 {what}: a moon becomes a sun",
    "bottom": lambda state, what, names, seat: "put this one at the bottom",
}

BUTTONS = {
    "done": "no more of this",
    "roll": "roll the dice",
    "drop": "drop out of the auction",
    "wayfare": "Wayfarers: for 1 wood, from an outer hex to another, as many as you like",
    "shift": "the mammoth follows you to another hex where you are",
    "exogamy": "Exogamy: pay 2 resources to another player, and one of their members becomes yours",
    "cunning": "Cunning: for 1 resource, a conflict in a hex that you share",
    "intimidate": "Intimidate: for 1 resource, drive an opponent's member to a hex beside",
    "ambush": "Ambush: a member from your board joins a conflict",
    "learn": "Shared Knowledge: pay one resource, draw a goal",
    "altar": "the Altar: a member and resources for 1 point",
    "altar:each": "1 food, 1 wood and 1 stone",
    "trade": "Trader: 2 resources of a kind for 1 of another",
    "loan": "the elder's loan: give 1 resource to a player, use a development of theirs once",
    "elder": "your elder comes to the new village: once a turn, give a player 1 resource to use a development of theirs",
    "alone": "a village without the elder",
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
    text = row.fields["power"] if row.kind == "POWER" else words.action(state, id, names)
    text = f"volcano on site {row.fields['site']}" if row.kind == "SITE" else text
    for letter, tile in zip(HEXES, state.tiles, strict=False):
        text = text.replace(f"{letter} ({TILES[tile]})", letter)
    return f"{text}: {made}" if made else text


def _die(state: RiseState, fields: Fields, names: Names) -> str:
    act, face = ACTIONS.index(fields["action"]), FACES.index(fields["die"])
    player = state.current_player
    if act > LEAD or player is None:
        return ("1 point, a member falls", "3 food, 1 point", "3 points for 3 food")[act - LEAD - 1]
    level = level_with(state, act, face)
    counted = gain(state, player, act, level)
    return (
        ""
        if counted == plain_gain(act, level)
        else f"{gain_words(state, player, act, level)} with {listed(helpers(state, player, act))}"
    )


def crowding(state: RiseState, changes: Sequence[Change], places: Sequence[int], names: Names) -> str:
    """What the conflicts in some hexes would be after changes."""
    coming = [f"conflict in {HEXES[h]} ({text})" for h, text in conflicts(state, names, changes) if h in places]
    return "; ".join(coming)


def _grow(state: RiseState, fields: Fields, names: Names) -> str:
    h, player = HEXES.index(fields["hex"]), state.current_player
    return "" if player is None else crowding(state, [(h, player, 1)], [h], names)


def _move(state: RiseState, fields: Fields, names: Names) -> str:
    a, b, player = HEXES.index(fields["from"]), HEXES.index(fields["to"]), state.current_player
    if player is None or max(a, b) >= state.layout.size:
        return ""
    said = []
    if state.members_at(a)[player] == 1 and state.village[a] == player:
        said.append(f"your village in {fields['from']} falls")
    crowd = crowding(state, [(a, player, -1), (b, player, 1)], [b], names)
    return "; ".join([*said, *([crowd] if crowd else [])])


def _gather(state: RiseState, fields: Fields, names: Names) -> str:
    """How much, with what lies on tiles for it."""
    h, player = HEXES.index(fields["hex"]), state.current_player
    each = gather_parts(decision(state).argument)[2]
    if player is None or h >= state.layout.size:
        return ""
    kind = TILE_KIND[state.tiles[h]]
    much = gather.harvest(state, player, h, each)
    extra = f" and {state.ice_stones} stone of the Glacier" if h == state.melted else ""
    if kind < 0:
        return f"{much} of any kinds{extra}"
    if PLENTIFUL + kind in state.row:
        slot = state.row.index(PLENTIFUL + kind)
        more = min(tables.PLENTIFUL_PER_HEX, state.tokens[3 * slot + kind])
        extra += f", {more} from the event"
    return f"{much} {('food', 'wood', 'stone')[kind]}{extra}"


def certain(state: RiseState, id: int, names: Names) -> tuple[str, str]:
    """What an action does, and what it certainly wins: `complete Oxen for 2 food`, `+1 point`. Both empty if neither is so."""
    row = state.game.actions[id]
    if row.kind == "COMPLETE":
        goal = row.fields["goal"]
        code = GOALS.index(goal)
        helps = f" ({GOAL_COSTS[code]}): {DEVELOPMENT_BRINGS[code]}" if code < DEVELOPMENTS else ""
        return f"complete {goal}{helps}", f"+{count(GOAL_VP[GOALS.index(goal)], 'point')}"
    won = outcome(state, row.kind, row.fields, names) if row.kind in ("GATHER", "GATHER_STONE") else ""
    return (words.action(state, id, names), f"+{won}") if won else ("", "")


def _gather_stone(state: RiseState, fields: Fields, names: Names) -> str:
    h, player = HEXES.index(fields["hex"]), state.current_player
    each = gather_parts(decision(state).argument)[2]
    return "" if player is None else f"{gather.harvest(state, player, h, each)} stone"


def _build(state: RiseState, fields: Fields, names: Names) -> str:
    player = state.current_player
    if player is None:
        return ""
    is_abandoned = decision(state).kind == ABANDONED_VILLAGE
    return f"1 point a turn, for {spelled(tables.ABANDONED_COST if is_abandoned else TRIBE_COST[state.tribe[player]])}"


PUT_BRIEF = {
    LAY_GLACIER: "room for 3, no village, gives 1 stone, melts later",
    PUT_MAMMOTH: "4 members there may hunt it, 1 point, or tame it, 3",
    PUT_INVADERS: "no gathering there; beating the last of them: 2 points",
}
"""What it is that one puts there."""


def _place(state: RiseState, fields: Fields, names: Names) -> str:
    """What comes with it: whom the tiger would cost a member, what a special land does."""
    h, kind = HEXES.index(fields["hex"]), decision(state).kind
    if h >= state.layout.size or kind in PUT_BRIEF:
        return PUT_BRIEF.get(kind, "")
    if kind != PUT_TIGER:
        return GLACIER_HELP if h == state.glacier else TILE_HELP[state.tiles[h]]
    there = [names[player] for player, count in enumerate(state.members_at(h)) if count]
    return f"{do(there, 'lose')} a member" if there else "nobody is there"


def _bid(state: RiseState, fields: Fields, names: Names) -> str:
    high = fields["resources"] >= tables.CHIEFTAIN_HIGH_BID
    points = tables.CHIEFTAIN_HIGH_VP if high else tables.CHIEFTAIN_LOW_VP
    return f"{count(points, 'point')} if nobody bids more"


def _bow(state: RiseState, fields: Fields, names: Names) -> str:
    """What the fight would then come to."""
    h, target = decision(state).argument, fields.get("player", -1)
    counts = sides(state, h)
    if target not in counts:
        return ""
    counts[target] -= 1
    left = {side: count for side, count in counts.items() if count}
    return f"then {verdict(left, ground.limit(state, h), names)}"


def _lose(state: RiseState, fields: Fields, names: Names) -> str:
    h, player = HEXES.index(fields["hex"]), state.current_player
    if player is None or h >= state.layout.size or state.members_at(h)[player] != 1:
        return ""
    return "the last one there" + (", and your village falls" if state.village[h] == player else "")


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
        return "nobody loses a member"
    first, *others = hurt
    said = [f"{does(names[first], 'lose')} {count(losses[first], 'member')}"]
    return listed([*said, *(f"{names[player]} {losses[player]}" for player in others)])


def _done(state: RiseState, fields: Fields, names: Names) -> str:
    """Which goals are left that could be completed, and why they may be."""
    if decision(state).kind != BUILD:
        return ""
    legal = [action for action in state.legal_actions() if state.game.actions[action].kind == "COMPLETE"]
    ready = [state.game.actions[action].fields["goal"] for action in legal]
    if not ready:
        return ""
    if all(state.hint(action) < 0 for action in legal):
        return f"{do(ready, 'wait')}, a village needs the same resources"
    return f"you could still complete {listed(ready, 'or')}"


ELDER_BRIEF = "an elder may borrow others' developments"
ITEM_GAINS = (
    "once a turn, a member and 4 of a kind or 1 of each win 1 point",
    "who attacks a village of yours loses a member first",
    "your MOVE enters lakes for nothing",
)
"""What Altar, Walls and Canoe give."""

OUTCOMES: dict[str, Callable[[RiseState, Fields, Names], str]] = {
    "DIE": _die,
    "GROW": _grow,
    "MOVE": _move,
    "GATHER": _gather,
    "GATHER_STONE": _gather_stone,
    "BUILD": _build,
    "BUILD_ELDER": lambda state, fields, names: f"{_build(state, fields, names)}; {ELDER_BRIEF}",
    "DONE": _done,
    "PLACE": _place,
    "SITE": _site_lies,
    "BID": _bid,
    "LOSE": _lose,
    "BOW": _bow,
    "BOW_INVADERS": _bow,
    "BUY": lambda state, fields, names: ITEM_GAINS[ITEMS.index(fields["item"])],
    "POWER": lambda state, fields, names: POWER_HELP[POWERS.index(fields["power"])],
}
