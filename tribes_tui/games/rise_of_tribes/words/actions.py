"""What may be chosen in Rise of Tribes, as an order, for those who read and for those who listen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import frames
from rules.rise_of_tribes.components.box import (
    ACTIONS,
    DEVELOPMENTS,
    EVENTS,
    FACES,
    GATHER,
    GOAL_COST,
    GOAL_VP,
    GOALS,
    GROW,
    HEXES,
    LEAD,
    LEVEL,
    LEVELS,
    MOVE,
    TILES,
)
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics import ground
from rules.rise_of_tribes.mechanics.dice import queue_after
from tribes_tui.games.rise_of_tribes.words import things
from tribes_tui.games.rise_of_tribes.words.board import gain, gain_words, sides, verdict
from tribes_tui.games.rise_of_tribes.words.said import actions as said
from tribes_tui.games.rise_of_tribes.words.said.things import act_spoken, goods_long, land_spoken
from tribes_tui.words.common import listed

if TYPE_CHECKING:
    from rules import State
    from rules.rise_of_tribes.state import RiseState

Names = Sequence[str]
Fields = Mapping[str, Any]
Where = Callable[["RiseState", str], str]
"""How a hex is called, by its letter."""
Say = Callable[["RiseState", Fields, Names, Where], str]
Put = Callable[..., str]


def action(view: State, id: int, names: Names) -> str:
    """An action in words, as an order: `move a member from A to B (lake)`."""
    state = cast("RiseState", view)
    row = state.game.actions[id]
    return SAY[row.kind](state, row.fields, names, _place)


def without_land(state: RiseState, id: int, names: Names) -> str:
    """The same for who sees the map: `move a member from A to B`."""
    row = state.game.actions[id]
    return SAY[row.kind](state, row.fields, names, lambda state, letter: letter)


def spoken(state: RiseState, id: int, names: Names) -> str:
    """The same as one says it: no brackets, which aren't read aloud."""
    row = state.game.actions[id]
    return SPOKEN.get(row.kind, SAY[row.kind])(state, row.fields, names, _spoken_place)


# ---- Hexes, costs, dice ---------------------------------------------------------------------------


def _place(state: RiseState, letter: str) -> str:
    """A hex with its land: `E (lake)`."""
    h = HEXES.index(letter)
    if h >= state.layout.size:
        return letter
    return said.place(hex=letter, land=things.land("Glacier" if h == state.glacier else TILES[state.tiles[h]]))


def _spoken_place(state: RiseState, letter: str) -> str:
    """The same to be heard: `E, lake`."""
    h = HEXES.index(letter)
    if h >= state.layout.size:
        return letter
    return said.place_spoken(hex=letter, land=land_spoken(land=things.key_of(TILES[state.tiles[h]])))


def cost(amounts: Sequence[int]) -> str:
    """Resources in words: `2 food, 1 wood and 1 stone`; empty for none."""
    kinds = zip(amounts, ("food", "wood", "stone", "any"), strict=False)
    return listed(goods_long(kind=kind, number=amount) for amount, kind in kinds if amount)


def worth(state: RiseState, act: int, level: int) -> str:
    """What an action gives at a level to whoever decides, with all that developments and events add."""
    number, each = gain(state, max(0, state.current_player or 0), act, level)
    if act == GATHER:
        return said.worth_gather(hexes=number, each=each)
    return {GROW: said.worth_grow, MOVE: said.worth_move}.get(act, said.worth_lead)(number=number)


def shore(state: RiseState, site: int) -> list[str]:
    """The hexes beside a site of the volcano."""
    return [HEXES[h] for h in bits(state.layout.shores[site])] if site < len(state.layout.shores) else []


def completing(name: str) -> str:
    """To complete a goal, and what it costs."""
    goal = GOALS.index(name)
    if goal >= DEVELOPMENTS:
        return said.complete(goal=things.goal(name))
    return said.complete_for(goal=things.goal(name), cost=cost(GOAL_COST[goal]))


def forecast(state: RiseState, letter: str, names: Names) -> str:
    """Who would be left after the rounds of a conflict, Evasion aside: `Ada keeps 2`."""
    h = HEXES.index(letter)
    if h >= state.layout.size:
        return said.nothing_there()
    counts = sides(state, h)
    if len(counts) == 1:
        return said.down_to(limit=ground.limit(state, h))
    return verdict(state, h, counts, names)


# ---- Each kind ------------------------------------------------------------------------------------

DONE: dict[int, Callable[[], str]] = {
    frames.GROW: said.stop_growing,
    frames.MOVE: said.move_no_more,
    frames.WAYFARE: said.send_no_more,
    frames.GATHER: said.gather_no_more,
    frames.LEAD: said.draw,
    frames.BUILD: said.end_turn,
    frames.AFTER_ROLL: said.go_on,
    frames.CONFLICTS: said.to_building,
    frames.ABANDONED_VILLAGE: said.do_not_build,
    frames.EVADE: said.save_no_more,
}
"""What being done is called, by what one is done with: it is read in logs and reviews, too, where the question is not beside it."""
PUT: dict[int, Put] = {
    frames.LAY_GLACIER: said.lay_glacier,
    frames.PUT_TIGER: said.put_tiger,
    frames.PUT_MAMMOTH: said.put_mammoth,
    frames.PUT_INVADERS: said.put_invaders,
}
"""What is done with what a hex is chosen for, by the kind of decision; else members settle there."""


def _put(state: RiseState) -> Put:
    return PUT.get(decision(state).kind, said.settle)


def _whom(names: Names, player: int) -> str:
    return names[player] if player < len(names) else said.nobody()


def level_of(state: RiseState, fields: Fields) -> int:
    """What the dice would make of the action on which a die is placed."""
    return LEVEL[queue_after(state.queues[ACTIONS.index(fields["action"])], FACES.index(fields["die"]))]


def _die(state: RiseState, fields: Fields, names: Names, at: Where) -> str:
    act, die = ACTIONS.index(fields["action"]), things.face(fields["die"])
    if act > LEAD:
        return said.spend_die(die=die, deed=things.act(fields["action"]))
    level = level_of(state, fields)
    action, given = things.act(fields["action"]), worth(state, act, level)
    return said.place_die(die=die, action=action, worth=given, level=LEVELS[level].lower())


def _spoken_die(state: RiseState, fields: Fields, names: Names, at: Where) -> str:
    act, player = ACTIONS.index(fields["action"]), state.current_player
    if act > LEAD or player is None:
        return _die(state, fields, names, at)
    given = gain_words(state, player, act, level_of(state, fields))
    action = act_spoken(act=things.key_of(fields["action"]))
    return said.place_die_spoken(die=things.face(fields["die"]), action=action, worth=given)


def _bottom(state: RiseState, fields: Fields, names: Names, at: Where) -> str:
    tile = state.deck[fields["tile"] - 1] if len(state.deck) >= fields["tile"] else -1
    return said.bottom(tile=things.event(EVENTS[tile])) if tile >= 0 else said.bottom_unseen()


def _site(state: RiseState, fields: Fields, names: Names, at: Where) -> str:
    hexes = shore(state, fields["site"] - 1)
    return said.site(site=fields["site"], hexes=hexes) if hexes else said.site_nothing(site=fields["site"])


def _complete(state: RiseState, fields: Fields, names: Names, at: Where) -> str:
    points = GOAL_VP[GOALS.index(fields["goal"])]
    return said.complete_points(completing=completing(fields["goal"]), points=points)


def _spoken_complete(state: RiseState, fields: Fields, names: Names, at: Where) -> str:
    points = GOAL_VP[GOALS.index(fields["goal"])]
    return said.complete_points_spoken(completing=completing(fields["goal"]), points=points)


def _loan(state: RiseState, fields: Fields, names: Names, at: Where) -> str:
    lender, development = _whom(names, fields["from"]), things.goal(fields["development"])
    return said.loan(kind=things.kind(fields["pay"]), name=lender, development=development)


def _altar(state: RiseState, fields: Fields, names: Names, at: Where) -> str:
    return said.altar_each() if fields["pay"] == "each" else said.altar(kind=things.kind(fields["pay"]))


def _spoken_victim(state: RiseState, fields: Fields, names: Names, at: Where) -> str:
    if fields["player"] >= len(names):
        return said.victim_nobody_spoken()
    return said.victim(name=names[fields["player"]])


def _fight(state: RiseState, fields: Fields, names: Names, at: Where) -> str:
    return said.fight(place=at(state, fields["hex"]), forecast=forecast(state, fields["hex"], names))


SAY: dict[str, Say] = {
    "DONE": lambda s, f, names, at: DONE[decision(s).kind](),
    "ROLL": lambda s, f, names, at: said.roll(),
    "DREAM": lambda s, f, names, at: said.dream(),
    "BOTTOM": _bottom,
    "LIGHT": lambda s, f, names, at: said.light(kind=things.kind(f["resource"])),
    "DIE": _die,
    "GROW": lambda s, f, names, at: said.grow(place=at(s, f["hex"])),
    "GROW_BOARD": lambda s, f, names, at: said.grow_hidden(),
    "MOVE": lambda s, f, names, at: said.move(a=f["from"], place=at(s, f["to"])),
    "WAYFARE": lambda s, f, names, at: said.wayfare(a=f["from"], place=at(s, f["to"])),
    "FAR": lambda s, f, names, at: said.far(),
    "FAR_MOVED": lambda s, f, names, at: said.far_moved(),
    "SHIFT": lambda s, f, names, at: said.shift(hex=f["hex"]),
    "GATHER": lambda s, f, names, at: said.gather(place=at(s, f["hex"])),
    "GATHER_STONE": lambda s, f, names, at: said.gather_stone(hex=f["hex"]),
    "RETURN": lambda s, f, names, at: said.put_back(goal=things.goal(f["goal"])),
    "TAKE": lambda s, f, names, at: said.take(kind=things.kind(f["resource"])),
    "PAY": lambda s, f, names, at: said.pay(kind=things.kind(f["resource"])),
    "SAVE": lambda s, f, names, at: said.save(kind=things.kind(f["resource"])),
    "VICTIM": lambda s, f, names, at: said.victim(name=_whom(names, f["player"])),
    "PLACE": lambda s, f, names, at: _put(s)(place=at(s, f["hex"])),
    "LOSE": lambda s, f, names, at: said.lose(place=at(s, f["hex"])),
    "SITE": _site,
    "DROP": lambda s, f, names, at: said.drop(),
    "BID": lambda s, f, names, at: said.bid(resources=f["resources"]),
    "GIVE": lambda s, f, names, at: said.give(kind=things.kind(f["resource"]), name=_whom(names, f["to"])),
    "FIGHT": _fight,
    "BOW": lambda s, f, names, at: said.bow(name=_whom(names, f["player"])),
    "BOW_INVADERS": lambda s, f, names, at: said.bow_invader(),
    "CUNNING": lambda s, f, names, at: said.cunning(place=at(s, f["hex"])),
    "INTIMIDATE": lambda s, f, names, at: said.intimidate(a=f["from"], b=f["to"]),
    "AMBUSH": lambda s, f, names, at: said.ambush(hex=f["hex"]),
    "EVADE": lambda s, f, names, at: said.evade(hex=f["hex"]),
    "BUILD": lambda s, f, names, at: said.build(place=at(s, f["hex"])),
    "BUILD_ELDER": lambda s, f, names, at: said.build_elder(place=at(s, f["hex"])),
    "BUILD_HIDDEN": lambda s, f, names, at: said.build_hidden(),
    "COMPLETE": _complete,
    "LEARN": lambda s, f, names, at: said.learn(kind=things.kind(f["resource"])),
    "ALTAR": _altar,
    "POWER": lambda s, f, names, at: said.power(power=things.power(f["power"])),
    "BUY": lambda s, f, names, at: said.buy(item=things.item(f["item"])),
    "TRADE": lambda s, f, names, at: said.trade(give=things.kind(f["give"]), get=things.kind(f["get"])),
    "EXOGAMY": lambda s, f, names, at: said.exogamy(place=at(s, f["hex"])),
    "LOAN": _loan,
}

SPOKEN: dict[str, Say] = {
    "DIE": _spoken_die,
    "COMPLETE": _spoken_complete,
    "FIGHT": lambda s, f, names, at: said.fight_spoken(place=at(s, f["hex"])),
    "VICTIM": _spoken_victim,
    "AMBUSH": lambda s, f, names, at: said.ambush_spoken(hex=f["hex"]),
    "WAYFARE": lambda s, f, names, at: said.wayfare_spoken(a=f["from"], place=at(s, f["to"])),
    "BUILD_ELDER": lambda s, f, names, at: said.build_elder_spoken(place=at(s, f["hex"])),
}
"""Actions that are said otherwise than they are written."""
