"""Rise of Tribes: what each place on the screen is, in words, and what an action would lead to."""

from collections.abc import Callable, Iterator, Sequence

from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import frames, tables
from rules.rise_of_tribes.components.box import (
    ACTIONS,
    DEVELOPMENTS,
    FACES,
    GATHER_6,
    GOAL_VP,
    GOALS,
    GROW,
    HEXES,
    HUNT_TIGER,
    INVADERS,
    KINDS,
    LEAD,
    MAMMOTH,
    MOVE,
    PLENTIFUL,
    POWERS,
    TIGER,
    TILE_KIND,
    TILES,
    TRIBE_COST,
    TRIBES,
    VOLCANO,
)
from rules.rise_of_tribes.components.frames import ABANDONED_VILLAGE, BUILD, PUT_INVADERS, PUT_MAMMOTH, PUT_TIGER
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.components.packing import gather_parts
from rules.rise_of_tribes.mechanics import ground
from rules.rise_of_tribes.mechanics.actions import gather
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.words import actions, board as board_words, sentences as words, things
from tribes_tui.games.rise_of_tribes.words.figures import (
    Change,
    dice_on,
    eruption_losses,
    fights,
    gain,
    level_with,
    missing,
    pit_takes,
    reach,
    room,
    shore,
    sides,
    still_to_do,
    usable,
)
from tribes_tui.games.rise_of_tribes.words.said import actions as said_actions, places as said, things as said_things
from tribes_tui.games.rise_of_tribes.words.things import Fields, Names
from tribes_tui.words.common import semicolon
from tribes_tui.words.language import Noun

PUT = {PUT_TIGER: TIGER, PUT_MAMMOTH: MAMMOTH, PUT_INVADERS: INVADERS}
"""The event for which a hex is chosen, by the kind of decision."""

# ---- What a place is ------------------------------------------------------------------------------


def describe(state: RiseState, name: str, names: Names, seat: int) -> str:
    """A target in words; `seat` is the one whose goals and village are shown."""
    kind, _, what = name.partition(":")
    if kind in PLACES:
        return PLACES[kind](state, what, names, seat)
    return said.button(name="altar-each" if name == "altar:each" else kind) or name


def _hex(state: RiseState, what: str, names: Names, seat: int) -> str:
    h = HEXES.index(what)
    line, notes = words.hex_line(state, h, names), ", ".join(_notes(state, h))
    put = _put_help(state) if state.current_player == seat else ""
    line = said.hex(hex=line, notes=notes) if notes else line
    return said.hex_put(hex=line, put=put) if put else line


def _put_help(state: RiseState) -> str:
    """All about what one puts there; empty if one doesn't."""
    tile = PUT.get(decision(state).kind)
    return said.put_help(
        asked=actions.asked_of(state), help=things.land_does("glacier") if tile is None else board_words.tile_does(tile)
    )


def hex_notes(state: RiseState, h: int) -> Iterator[str]:
    """What is special about a hex."""
    land = things.land_does(TILES[state.tiles[h]])
    if land:
        yield land
    if h in bits(state.lava):
        yield said.beside_volcano()
    if h == state.glacier:
        yield things.land_does("glacier")
    if state.tired[h]:
        yield said.moved_already(members=state.tired[h])


def _notes(state: RiseState, h: int) -> Iterator[str]:
    yield from hex_notes(state, h)
    if h in bits(state.layout.outer) and POWERS.index("Wayfarers") in state.power:
        yield said.outer()


def _offer(state: RiseState, what: str, names: Names, seat: int) -> str:
    name, act = what.split(":")
    number, face = ACTIONS.index(act), things.face(name)
    if number > LEAD:
        return said.your_die(die=face, action=act)
    newest, middle, last = things.faces(dice_on(state, number))
    return said.offer(die=face, action=things.act(act), last=last, dice=[face, newest, middle])


def _action(state: RiseState, what: str, names: Names, seat: int) -> str:
    act = ACTIONS.index(what)
    key = things.key_of(what)
    gains = [gain(state, seat, act, level) for level in range(3)]
    moons, normal, suns = (said_actions.gain(act=key, number=number, each=each) for number, each in gains)
    queue = words.queue_words(state, act)
    told, there = {"moons": moons, "suns": suns, "normal": normal}, reach(state, seat, act)
    if there >= gains[2][0]:
        return said.action(action=things.act(what), queue=queue, **told)
    return said.action_reach(action=things.act(what), queue=queue, act=key, number=there, **told)


def _village(state: RiseState, what: str, names: Names, seat: int) -> str:
    cost, tribe = TRIBE_COST[state.tribe[seat]], TRIBES[state.tribe[seat]]
    short, held = board_words.spelled(missing(state, seat, cost)) or "none", words.held_words(state, seat)
    return said.village(tribe=tribe, cost=board_words.spelled(cost), who=names[seat], held=held, missing=short)


def _site(state: RiseState, what: str, names: Names, seat: int) -> str:
    hexes = shore(state, int(what) - 1)
    return said.site(number=len(hexes), hexes=hexes, help=board_words.tile_does(VOLCANO))


PLACES: dict[str, Callable[[RiseState, str, Names, int], str]] = {
    "hex": _hex,
    "offer": _offer,
    "action": _action,
    "goal": lambda state, what, names, seat: board_words.goal_now(state, seat, GOALS.index(what)),
    "event": lambda state, what, names, seat: board_words.event_help(state, int(what), names),
    "seat": lambda state, what, names, seat: " ".join(words.tribe_lines(state, int(what), names)),
    "village": _village,
    "volcano": lambda state, what, names, seat: said.volcano(hexes=[HEXES[h] for h in bits(state.lava)]),
    "site": _site,
    "power": lambda state, what, names, seat: said.power(power=things.power(what), help=things.power_help(what)),
    "bids": lambda state, what, names, seat: said.bids(least=max(1, int(what)), most=int(what) + 9),
    "bid": lambda state, what, names, seat: said.bid(number=what),
    "lend": lambda state, what, names, seat: said_actions.loan_each(development=things.goal(what)),
    "kind": lambda state, what, names, seat: things.kind(what),
    "give": lambda state, what, names, seat: said.give(kind=things.kind(what)),
    "get": lambda state, what, names, seat: said.get(kind=things.kind(what)),
    "light": lambda state, what, names, seat: said.light(kind=things.kind(what)),
}

# ---- What an action leads to ----------------------------------------------------------------------


def outcome(state: RiseState, kind: str, fields: Fields, names: Names) -> str:
    """What an action brings, in a few words; empty if its own words say it all, and where nobody is to decide."""
    player, say = state.current_player, OUTCOMES.get(kind)
    return say(state, player, fields, names) if say and player is not None else ""


def brief(state: RiseState, id: int, names: Names) -> str:
    """An action and its outcome without terrains: `build a village in D: 1 point a turn, for 3 food 2 wood 1 stone`.

    A leader is named alone: what they do is worth more than the order to choose them.
    """
    row = state.game.actions[id]
    made = outcome(state, row.kind, row.fields, names)
    if row.kind == "DIE" and state.current_player is not None:
        made = _die(state, state.current_player, row.fields, names)
    if row.kind == "POWER":
        text = things.power(row.fields["power"])
    elif row.kind == "SITE":
        text = said_actions.site_brief(site=row.fields["site"])
    else:
        text = actions.without_land(state, id, names)
        if row.kind == "DONE" and decision(state).kind == BUILD and (left := _left(state)):
            made = said.left_counted(number=len(left))
    return said.brief(action=text, outcome=made) if made else text


def certain(state: RiseState, id: int, names: Names) -> tuple[str, str]:
    """What an action does, and what it certainly wins: `complete Oxen for 2 food`, `+1 point`. Both empty if neither is so."""
    row = state.game.actions[id]
    if row.kind == "COMPLETE":
        name, goal = row.fields["goal"], GOALS.index(row.fields["goal"])
        cost = board_words.goal_cost(goal) if goal < DEVELOPMENTS else "none"
        does = said.completing(
            goal=things.goal(name), cost=cost, help=said_things.goal_brings(goal=things.key_of(name))
        )
        return does, said.gain(points=GOAL_VP[goal])
    won = outcome(state, row.kind, row.fields, names) if row.kind in ("GATHER", "GATHER_STONE") else ""
    return (actions.action(state, id, names), said.gain_goods(goods=won)) if won else ("", "")


def _die(state: RiseState, player: int, fields: Fields, names: Names) -> str:
    act, face = ACTIONS.index(fields["action"]), FACES.index(fields["die"])
    if act > LEAD:
        return _beast(state, player, act)
    level = level_with(state, act, face)
    number, free = usable(state, player, act, level)[0], room(state, player)
    helping = board_words.helpers(state, player, act)
    told = said.gain_with(helpers=helping) if helping else ""
    say_room = (
        said_actions.unit_room_first if len(state.hand) > 1 and MOVE not in bits(state.used) else said_actions.unit_room
    )
    narrow = say_room(number=free) if act == GROW and free < number else ""
    return semicolon().join(filter(None, (told, narrow)))


def _beast(state: RiseState, player: int, act: int) -> str:
    """What a die spent on a beast brings, and what goes with the member that hunts the tiger."""
    h = state.tiger if act == HUNT_TIGER else state.mammoth
    told = said.beast(action=things.key_of(ACTIONS[act]), hex=HEXES[h])
    is_last = act == HUNT_TIGER and state.members_at(h)[player] == 1
    falls = said.village_falls(hex=HEXES[h]) if is_last and state.village[h] == player else ""
    return semicolon().join(filter(None, (told, falls)))


def _die_whole(state: RiseState, player: int, fields: Fields, names: Names) -> str:
    """The same, and the die that leaves."""
    told, act = _die(state, player, fields, names), ACTIONS.index(fields["action"])
    if act > LEAD:
        return told
    return semicolon().join(filter(None, (told, said.pushes_out(last=things.faces(dice_on(state, act))[-1]))))


def _crowding(state: RiseState, changes: Sequence[Change], h: int, names: Names) -> str:
    """What the conflict in a hex would be after changes, or how many the limit takes of a tribe alone; empty if neither."""
    counts = fights(state, changes).get(h)
    if counts and len(counts) == 1:
        (number,) = counts.values()
        return said.too_many(number=number, over=number - ground.limit(state, h))
    return said.conflict(hex=HEXES[h], verdict=board_words.crowd(state, h, counts, names)) if counts else ""


def _grow(state: RiseState, player: int, fields: Fields, names: Names) -> str:
    h = HEXES.index(fields["hex"])
    return _crowding(state, [(h, player, 1)], h, names)


def _move(state: RiseState, player: int, fields: Fields, names: Names) -> str:
    a, b = HEXES.index(fields["from"]), HEXES.index(fields["to"])
    if max(a, b) >= state.layout.size:
        return ""
    pit = pit_takes(state, player, fields)
    falls = state.members_at(a)[player] == 1 and state.village[a] == player
    told = (
        said.village_falls(hex=fields["from"]) if falls else "",
        said.alone_there() if pit == fields["to"] else said.alone_there_left(hex=pit) if pit else "",
        _crowding(state, [(a, player, -1), (b, player, 1)], b, names),
    )
    return semicolon().join(filter(None, told))


FIRST_STEPS: dict[frozenset[str], Callable[[str], str]] = {
    frozenset({"MOVE"}): lambda hex: said_actions.move_from(a=hex),
    frozenset({"WAYFARE"}): lambda hex: said_actions.wayfare_from(a=hex),
    frozenset({"INTIMIDATE"}): lambda hex: said_actions.intimidate_from(a=hex),
    frozenset({"BUILD", "BUILD_ELDER"}): lambda hex: said_actions.build_either(hex=hex),
    frozenset({"GATHER", "GATHER_STONE"}): lambda hex: said_actions.gather_either(hex=hex),
}
"""Kinds of actions that begin with the same hex -> what is begun, while the rest is still to be chosen."""


def first_step(kinds: frozenset[str], name: str) -> str:
    """What picking a place begins; empty where that is not one thing."""
    say = FIRST_STEPS.get(kinds) if name.startswith("hex:") else None
    return say(name[4:]) if say else ""


def _gather(state: RiseState, player: int, fields: Fields, names: Names) -> str:
    """How much, with what lies on tiles for it."""
    h = HEXES.index(fields["hex"])
    if h >= state.layout.size:
        return ""
    kind, much = TILE_KIND[state.tiles[h]], gather.harvest(state, player, h, gather_parts(decision(state).argument)[2])
    stones, more = state.ice_stones if h == state.melted else 0, 0
    if kind >= 0 and PLENTIFUL + kind in state.row:
        slot = state.row.index(PLENTIFUL + kind)
        more = min(tables.PLENTIFUL_PER_HEX, state.tokens[3 * slot + kind])
    much += stones + more
    goods = said.any_kinds(number=much) if kind < 0 else things.goods(KINDS[kind], much)
    if more and GATHER_6 in bits(state.goals[player]):
        return said.harvest_counted(goods=goods, counted=much - more)
    return said.harvest(goods=goods, stones=stones, more=more)


def _gather_stone(state: RiseState, player: int, fields: Fields, names: Names) -> str:
    h, each = HEXES.index(fields["hex"]), gather_parts(decision(state).argument)[2]
    return things.goods("stone", gather.harvest(state, player, h, each))


def _build(state: RiseState, player: int, fields: Fields, names: Names) -> str:
    is_abandoned = decision(state).kind == ABANDONED_VILLAGE
    price = tables.ABANDONED_COST if is_abandoned else TRIBE_COST[state.tribe[player]]
    return said_actions.a_turn(cost=board_words.spelled(price))


def _place(state: RiseState, player: int, fields: Fields, names: Names) -> str:
    """What comes with it: whom the tiger would cost a member, what a special land does."""
    h, brought = HEXES.index(fields["hex"]), said.brings(asked=actions.asked_of(state))
    if brought or h >= state.layout.size:
        return brought
    if decision(state).kind != PUT_TIGER:
        return things.land_does("glacier" if h == state.glacier else TILES[state.tiles[h]])
    there = [names[seat] for seat, count in enumerate(state.members_at(h)) if count]
    return said.loses_member(number=len(there), who="".join(there[:1]), names=there)


def _bid(state: RiseState, player: int, fields: Fields, names: Names) -> str:
    high = fields["resources"] >= tables.CHIEFTAIN_HIGH_BID
    return said.wins_bid(points=tables.CHIEFTAIN_HIGH_VP if high else tables.CHIEFTAIN_LOW_VP)


def _bow(state: RiseState, player: int, fields: Fields, names: Names) -> str:
    """What the fight would then come to."""
    h, target = decision(state).argument, fields.get("player", -1)
    counts = sides(state, h)
    if target not in counts:
        return ""
    counts[target] -= 1
    return said.then(verdict=board_words.verdict(state, h, counts, names, is_shot=True))


def _lose(state: RiseState, player: int, fields: Fields, names: Names) -> str:
    h = HEXES.index(fields["hex"])
    if h >= state.layout.size or state.members_at(h)[player] != 1:
        return ""
    return said.last_one_village() if state.village[h] == player else said.last_one()


def _site_lies(state: RiseState, player: int, fields: Fields, names: Names) -> str:
    """Whom that would cost members; where it costs none, whom it brings a stone."""
    hurt = [(names[seat], number) for seat, number in enumerate(eruption_losses(state, fields["site"] - 1)) if number]
    if hurt:
        more = [said.losing_next(who=who, members=number) for who, number in hurt[1:]]
        return said.losses(losses=[said.losing(who=hurt[0][0], members=hurt[0][1]), *more])
    beside = [HEXES.index(hex) for hex in shore(state, fields["site"] - 1)]
    near = [name for seat, name in enumerate(names) if any(state.members_at(h)[seat] for h in beside)]
    gain = [said.gains_stone(number=len(near), who=near[0], names=near)] if near else []
    return semicolon().join([said.no_losses(), *gain])


def _done(state: RiseState, player: int, fields: Fields, names: Names) -> str:
    """Which goals are left that could be completed; how much of an action stays unused."""
    kind = decision(state).kind
    if kind in UNUSED:
        number = still_to_do(state)
        return said.unused(asked=UNUSED[kind], number=number) if number else ""
    if kind != BUILD:
        return ""
    ready = _left(state)
    return said.left(goals=ready) if ready else ""


def _left(state: RiseState) -> list[Noun]:
    """The goals that could be completed now."""
    rows = (state.game.actions[action] for action in state.legal_actions())
    return [things.goal(row.fields["goal"]) for row in rows if row.kind == "COMPLETE"]


UNUSED = {frames.GROW: "grow", frames.MOVE: "move", frames.GATHER: "gather"}
"""Frame -> what may be stopped."""


OUTCOMES: dict[str, Callable[[RiseState, int, Fields, Names], str]] = {
    "DIE": _die_whole,
    "GROW": _grow,
    "MOVE": _move,
    "WAYFARE": _move,
    "GATHER": _gather,
    "GATHER_STONE": _gather_stone,
    "BUILD": _build,
    "BUILD_ELDER": lambda state, player, fields, names: said.elder_borrows(
        outcome=_build(state, player, fields, names)
    ),
    "DONE": _done,
    "PLACE": _place,
    "SITE": _site_lies,
    "BID": _bid,
    "LOSE": _lose,
    "BOW": _bow,
    "BOW_INVADERS": _bow,
    "BUY": lambda state, player, fields, names: said.bought(item=fields["item"]),
    "POWER": lambda state, player, fields, names: things.power_help(fields["power"]),
}
