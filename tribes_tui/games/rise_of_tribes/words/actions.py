"""What may be chosen in Rise of Tribes, as an order, for those who read and for those who listen."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import frames, packing
from rules.rise_of_tribes.components.box import (
    ACTIONS,
    EVENTS,
    FACES,
    GOAL_COST,
    GOAL_VP,
    GOALS,
    HEXES,
    KINDS,
    LEAD,
    LEVELS,
    TILE_KIND,
    TILES,
)
from rules.rise_of_tribes.mechanics import ground
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.words import board as board_words, figures, things
from tribes_tui.games.rise_of_tribes.words.said import actions as said, things as said_things
from tribes_tui.games.rise_of_tribes.words.things import Fields, Names, Say
from tribes_tui.words.common import listed

Where = Callable[["RiseState", str], str]
"""How a hex is called, by its letter."""


# ---- Hexes, costs, conflicts ----------------------------------------------------------------------


def _place(state: RiseState, letter: str, is_giving: bool = False, is_heard: bool = False) -> str:
    """A hex with its land: `E (lake)`; with what it gives: `E (lake: food)`; to be heard: `E, lake`."""
    h = HEXES.index(letter)
    if h >= state.layout.size:
        return letter
    land, kind = "Glacier" if h == state.glacier else TILES[state.tiles[h]], TILE_KIND[state.tiles[h]]
    if is_heard:
        return said.place_spoken(hex=letter, land=said_things.land_spoken(land=things.key_of(land)))
    if is_giving and kind >= 0:
        return said.place_giving(hex=letter, land=things.land(land), kind=things.kind(KINDS[kind]))
    return said.place(hex=letter, land=things.land(land))


def cost(amounts: Sequence[int]) -> str:
    """Resources in words: `2 food, 1 wood and 1 stone`; empty for none."""
    kinds = zip(amounts, things.KINDS_AND_ANY, strict=False)
    return listed(said_things.goods_long(kind=kind, number=amount) for amount, kind in kinds if amount)


def forecast(state: RiseState, letter: str, names: Names) -> str:
    """Who would be left after the rounds of a conflict, Bow, Walls and Evasion aside: `Ada keeps 2`."""
    h = HEXES.index(letter)
    if h >= state.layout.size:
        return said.nothing_there()
    there = figures.sides(state, h)
    if len(there) == 1:
        return said.down_to(limit=ground.limit(state, h))
    return board_words.verdict(state, h, there, names)


# ---- Each kind ------------------------------------------------------------------------------------

SAY: dict[str, Say] = {
    "DONE": said.finish,
    "ROLL": said.roll,
    "DREAM": said.dream,
    "BOTTOM": said.bottom,
    "LIGHT": said.light,
    "DIE": said.place_die,
    "GROW": said.grow,
    "GROW_BOARD": said.grow_hidden,
    "MOVE": said.move,
    "WAYFARE": said.wayfare,
    "FAR": said.far,
    "FAR_MOVED": said.far_moved,
    "SHIFT": said.shift,
    "GATHER": said.gather,
    "GATHER_STONE": said.gather_stone,
    "RETURN": said.put_back,
    "TAKE": said.take,
    "PAY": said.pay,
    "SAVE": said.save,
    "VICTIM": said.victim,
    "PLACE": said.put,
    "LOSE": said.lose,
    "SITE": said.site,
    "DROP": said.drop,
    "BID": said.bid,
    "GIVE": said.give,
    "FIGHT": said.fight,
    "BOW": said.bow,
    "BOW_INVADERS": said.bow_invader,
    "CUNNING": said.cunning,
    "INTIMIDATE": said.intimidate,
    "AMBUSH": said.ambush,
    "EVADE": said.evade,
    "BUILD": said.build,
    "BUILD_ELDER": said.build_elder,
    "BUILD_HIDDEN": said.build_hidden,
    "COMPLETE": said.complete_points,
    "LEARN": said.learn,
    "ALTAR": said.altar,
    "POWER": said.power,
    "BUY": said.buy,
    "TRADE": said.trade,
    "EXOGAMY": said.exogamy,
    "LOAN": said.loan,
}
SPOKEN: dict[str, Say] = {
    "DIE": said.place_die_spoken,
    "COMPLETE": said.complete_points_spoken,
    "FIGHT": said.fight_spoken,
}
"""Actions that are said otherwise than they are written."""


def tell(say: Say, state: RiseState, fields: Fields, names: Names, at: Where) -> str:
    """A message of an action."""
    made: dict[str, Callable[[], Any]] = {
        "asked": lambda: asked_of(state),
        "place": lambda: at(state, fields["hex"] if "hex" in fields else fields["to"]),
        "a": lambda: fields["from"],
        "b": lambda: fields["to"],
        "kind": lambda: _kind(fields),
        "name": lambda: dict(enumerate(names)).get(
            next(fields[name] for name in ("player", "to", "from") if name in fields), things.NOBODY
        ),
        "tile": lambda: _tile(state, fields["tile"] - 1),
        "heard": lambda: said_things.act_spoken(act=things.key_of(fields["action"])),
        "level": lambda: LEVELS[_level(state, fields)].lower() if ACTIONS.index(fields["action"]) <= LEAD else "spent",
        "worth": lambda: _worth(state, fields, said.gain_worth),
        "gain": lambda: _worth(state, fields, said.gain),
        "hexes": lambda: figures.shore(state, fields["site"] - 1),
        "number": lambda: len(figures.shore(state, fields["site"] - 1)),
        "cost": lambda: (
            cost(GOAL_COST[GOALS.index(fields["goal"])]) if fields["goal"] in GOALS[: len(GOAL_COST)] else "none"
        ),
        "points": lambda: GOAL_VP[GOALS.index(fields["goal"])],
        "forecast": lambda: forecast(state, fields["hex"], names),
        "altar": lambda: (
            asked_of(state) == "lose" and packing.lose_parts(decision(state).argument)[1] == frames.LOSE_TO_ALTAR
        ),
    }
    return things.tell(say, fields, made)


def asked_of(state: RiseState) -> str:
    """What is to be decided, as messages choose by it."""
    return things.key_of(frames.NAMES[decision(state).kind])


def _kind(fields: Fields) -> str:
    name = fields["pay"] if "pay" in fields else fields["resource"]
    return name if name == "each" else things.kind(name)


def _tile(state: RiseState, place: int) -> str:
    """An event that is next in the deck, for whoever has seen it."""
    tile = state.deck[place] if place < len(state.deck) else -1
    return things.event(EVENTS[tile]) if tile >= 0 else "unseen"


def _level(state: RiseState, fields: Fields) -> int:
    """What the dice would make of the action on which a die is placed."""
    return figures.level_with(state, ACTIONS.index(fields["action"]), FACES.index(fields["die"]))


def _worth(state: RiseState, fields: Fields, say: Say) -> str:
    """What the action on which a die is placed gives; nothing of a beast's."""
    act = ACTIONS.index(fields["action"])
    return (
        board_words.gain_words(state, max(0, state.current_player or 0), act, _level(state, fields), say)
        if act <= LEAD
        else ""
    )


# ---- An action ------------------------------------------------------------------------------------


def action(state: RiseState, id: int, names: Names) -> str:
    """An action in words, as an order: `move a member from A to B (lake)`."""
    row = state.game.actions[id]
    goes_there = row.kind in ("GROW", "MOVE") or decision(state).kind in (frames.SETTLE, frames.ENTER)
    return tell(SAY[row.kind], state, row.fields, names, partial(_place, is_giving=goes_there))


def without_land(state: RiseState, id: int, names: Names) -> str:
    """The same for who sees the map: `move a member from A to B`."""
    row = state.game.actions[id]
    return tell(SAY[row.kind], state, row.fields, names, lambda state, letter: letter)


def spoken(state: RiseState, id: int, names: Names, say: Say | None = None) -> str:
    """The same as one says it: no brackets, which aren't read aloud. `say`: another message of it."""
    row = state.game.actions[id]
    return tell(say or SPOKEN.get(row.kind, SAY[row.kind]), state, row.fields, names, partial(_place, is_heard=True))
