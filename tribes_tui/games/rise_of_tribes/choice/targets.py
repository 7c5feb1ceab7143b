"""Which targets lead to which action of Rise of Tribes, the buttons for what lies nowhere on the table; which step of the turn decisions belong to,
and which section of the rulebook speaks of them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from rules.rise_of_tribes import decision, step_behind
from rules.rise_of_tribes.components import frames, packing
from rules.rise_of_tribes.components.box import (
    ALTAR,
    AMBUSH,
    CUNNING,
    DEVELOPMENTS,
    EVENTS,
    EXOGAMY,
    GOALS,
    HEXES,
    INTIMIDATE,
    ITEMS,
    KINDS,
    POWERS,
    TILE_KIND,
    WAYFARERS,
)
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.words import things
from tribes_tui.games.rise_of_tribes.words.actions import asked_of
from tribes_tui.games.rise_of_tribes.words.figures import fresh
from tribes_tui.games.rise_of_tribes.words.said import actions as said_actions, board as said
from tribes_tui.games.rise_of_tribes.words.things import Fields
from tribes_tui.table.board.contract import Path, any_order
from tribes_tui.table.board.scene import Scene


def paths(state: RiseState, kind: str, fields: Fields) -> Sequence[Path]:
    """The paths of an action by its kind and fields."""
    simple = SIMPLE.get(kind)
    if simple is not None:
        return [tuple(part.format(**fields) for part in simple)]
    return SPECIAL[kind](state, fields)


SIMPLE: dict[str, Path] = {
    "DONE": ("done",),
    "ROLL": ("roll",),
    "DREAM": ("dream",),
    "BOTTOM": ("bottom:{tile}",),
    "LIGHT": ("light:{resource}",),
    "DIE": ("offer:{die}:{action}",),
    "GROW": ("hex:{hex}",),
    "GROW_BOARD": ("board",),
    "WAYFARE": ("wayfare", "hex:{from}", "hex:{to}"),
    "INTIMIDATE": ("intimidate", "hex:{from}", "hex:{to}"),
    "GATHER_STONE": ("hex:{hex}", "kind:stone"),
    "FAR": ("far",),
    "FAR_MOVED": ("far-moved",),
    "SHIFT": ("shift", "hex:{hex}"),
    "RETURN": ("goal:{goal}",),
    "TAKE": ("kind:{resource}",),
    "PAY": ("kind:{resource}",),
    "SAVE": ("kind:{resource}",),
    "VICTIM": ("seat:{player}",),
    "PLACE": ("hex:{hex}",),
    "LOSE": ("hex:{hex}",),
    "SITE": ("site:{site}",),
    "DROP": ("drop",),
    "FIGHT": ("hex:{hex}",),
    "BOW": ("seat:{player}",),
    "BOW_INVADERS": ("invaders",),
    "CUNNING": ("cunning", "hex:{hex}"),
    "AMBUSH": ("ambush", "hex:{hex}"),
    "EVADE": ("hex:{hex}",),
    "BUILD_ELDER": ("hex:{hex}", "elder"),
    "BUILD_HIDDEN": ("hide",),
    "COMPLETE": ("goal:{goal}",),
    "LEARN": ("learn", "kind:{resource}"),
    "ALTAR": ("altar", "altar:{pay}"),
    "POWER": ("power:{power}",),
    "TRADE": ("trade", "give:{give}", "get:{get}"),
    "EXOGAMY": ("exogamy", "hex:{hex}"),
    "LOAN": ("loan", "seat:{from}", "lend:{development}", "kind:{pay}"),
}


def _gather(state: RiseState, fields: Fields) -> Sequence[Path]:
    """The hex; next to the volcano then what is taken: its own kind or stone."""
    h = HEXES.index(fields["hex"])
    name = f"hex:{fields['hex']}"
    may_give_stone = h in bits(state.lava) and h not in bits(state.terrain[2])
    if h >= state.layout.size or not may_give_stone:
        return [(name,)]
    return [(name, f"kind:{('food', 'wood', 'stone')[TILE_KIND[state.tiles[h]]]}")]


def _move(state: RiseState, fields: Fields) -> Sequence[Path]:
    """From which hex, unless there is but one, and where to."""
    way = f"hex:{fields['from']}", f"hex:{fields['to']}"
    return [way[1:] if [*fresh(state)] == [HEXES.index(fields["from"])] else way]


def _build(state: RiseState, fields: Fields) -> Sequence[Path]:
    """The hex; while the elder could come along, then whether it does."""
    name = f"hex:{fields['hex']}"
    player = state.current_player
    elder_waits = player is not None and state.with_elders and state.elder[player] < 0
    return [(name, "alone") if elder_waits else (name,)]


SPECIAL: dict[str, Callable[[RiseState, Fields], Sequence[Path]]] = {
    "MOVE": _move,
    "GATHER": _gather,
    "BID": lambda state, fields: [bid_path(state, fields["resources"])],
    "GIVE": lambda state, fields: (  # to the only other the kind alone
        any_order([f"kind:{fields['resource']}", f"seat:{fields['to']}"])
        if state.players > FEW
        else [(f"kind:{fields['resource']}",)]
    ),
    "BUILD": _build,
    "BUY": lambda state, fields: [
        (f"event:{slot}",) for slot, tile in enumerate(state.row) if tile == ALTAR + ITEMS.index(fields["item"])
    ],
}


FEW = 2
"""Players among whom nobody chooses to whom something goes."""
MOST_BIDS = 16
"""So many bids are offered one by one; more are offered by tens first."""


ButtonParts = tuple[str, str, str]
"""The name of its place, its key, its label."""

Label = Callable[[], str]


def _of_kind(say: Callable[..., str], kind: str) -> str:
    return say(kind=things.kind(kind))


PLAIN: dict[str, tuple[str, Label]] = {
    "roll": (".", said.roll),
    "dream": ("m", said.dream),
    "done": (".", said.done),
    "drop": ("0", said.drop),
    "far": ("1", said.far),
    "far-moved": ("2", said.far_moved),
    "board": ("p", said.board),
    "invaders": ("1", said.invaders),
    "elder": ("1", said.elder),
    "alone": ("2", said.alone),
    "hide": ("n", said.hidden_village),
    "wayfare": ("f", partial(things.power, POWERS[WAYFARERS])),
    "shift": ("m", said.mammoth_here),
    "exogamy": ("y", partial(things.power, POWERS[EXOGAMY])),
    "cunning": ("c", partial(things.power, POWERS[CUNNING])),
    "intimidate": ("1", partial(things.power, POWERS[INTIMIDATE])),
    "ambush": ("p", partial(things.power, POWERS[AMBUSH])),
    "learn": ("k", said.learn),
    "altar": ("g", said.altar),
    "trade": ("t", said.trade),
    "loan": ("n", said.loan),
    "altar:each": ("4", said.each),
    **{f"kind:{kind}": (str(i), partial(things.kind, kind)) for i, kind in enumerate(KINDS, 1)},
    **{f"light:{kind}": (str(i), partial(_of_kind, said.light, kind)) for i, kind in enumerate(KINDS, 1)},
    **{f"altar:{kind}": (str(i), partial(_of_kind, said.altar_kind, kind)) for i, kind in enumerate(KINDS, 1)},
    **{f"give:{kind}": (str(i), partial(_of_kind, said.give, kind)) for i, kind in enumerate(KINDS, 1)},
    **{f"get:{kind}": (str(i), partial(_of_kind, said.get, kind)) for i, kind in enumerate(KINDS, 4)},
    **{f"lend:{goal}": ("", partial(things.goal, goal)) for goal in GOALS[:DEVELOPMENTS]},
    **{f"power:{power}": (str(i % 2 + 1), partial(things.power, power)) for i, power in enumerate(POWERS)},
}
"""Name of the place -> its key, its label."""


def choices(scene: Scene, state: RiseState) -> Iterable[ButtonParts]:
    """The buttons that are lit or picked."""
    shown = scene.lit | frozenset(scene.picked)
    kind = decision(state).kind
    if kind == frames.AUCTION:
        yield from _bids(scene)
    for name, (key, label) in PLAIN.items():
        if name in shown:
            yield name, key, said_actions.finish(asked=asked_of(state)) if name == "done" else label()
    for place in (1, 2):
        if f"bottom:{place}" in shown:
            tile = state.deck[place - 1]
            name = things.event(EVENTS[tile]) if tile >= 0 else "?"
            yield f"bottom:{place}", str(place), said.down(tile=name)


def _bids(scene: Scene) -> Iterable[ButtonParts]:
    names = [name for name in (*scene.picked, *scene.lit) if name.startswith("bid")]
    for name in sorted(set(names), key=lambda name: (name.startswith("bid:"), int(name.split(":")[1]))):
        number = name.split(":")[1]
        label = (
            f"{max(1, int(number))}-{int(number) + 9}" if name.startswith("bids:") else number[: 2 * (len(number) > 1)]
        )
        yield name, number if len(number) == 1 and name in scene.lit else "", label


def bid_path(state: RiseState, number: int) -> tuple[str, ...]:
    """The targets that bid so many: at once, or by tens first when there are many bids."""
    player = state.current_player
    most = 0 if player is None else sum(state.resources[3 * player : 3 * player + 3])
    if most - state.bid <= MOST_BIDS:
        return (f"bid:{number}",)
    return (f"bids:{number // 10 * 10}", f"bid:{number}")


# ---- The kinds of decisions and of actions ---------------------------------------------------

DEALS = ("LIGHT", "LEARN", "ALTAR", "BUY", "TRADE", "EXOGAMY", "LOAN")
"""Kinds of actions by which resources or members are given for something else."""
LOST_LATER = {frames.BEFORE_ROLL: {"DREAM"}, frames.AFTER_ROLL: {"LIGHT", "BUY"}}
"""What can't be done any more once it goes on."""
GOALS_CHOSEN = (frames.LEAD, frames.BUILD)
"""Decisions at which goals may be chosen: all of them are shown."""
STEP_OF = {
    **dict.fromkeys((frames.BEFORE_ROLL, frames.DREAM, frames.AFTER_ROLL), 0),
    **dict.fromkeys((frames.PUT_TIGER, frames.PUT_MAMMOTH, frames.PUT_INVADERS, frames.PUT_VOLCANO), 0),
    **dict.fromkeys((frames.AUCTION, frames.SHARE, frames.ABANDONED_VILLAGE), 0),
    **dict.fromkeys((frames.DIE, frames.GROW, frames.MOVE, frames.WAYFARE, frames.GATHER, frames.LEAD), 1),
    **dict.fromkeys((frames.CONFLICTS, frames.BOW, frames.EVADE), 2),
    frames.BUILD: 3,
}
"""Which step of the turn a decision belongs to; others belong to that of the turn's next step."""
STEP_OF_PHASE = {"village points": 0, "roll": 0, "events": 0, "actions": 1, "conflict": 2, "build": 3}  # no words

SECTIONS = {
    frames.CHOOSE_POWER: "1.9",
    frames.LAY_GLACIER: "1.10",
    frames.SETTLE: "1.5",
    frames.ENTER: "2.0",
    frames.BEFORE_ROLL: "2.2",
    frames.AFTER_ROLL: "2.2",
    frames.CONFLICTS: "2.6",
    frames.BOW: "2.6",
    frames.EVADE: "a24",
    frames.BUILD: "2.7",
    frames.AUCTION: "2.3",
    frames.SHARE: "2.3",
    frames.LOSE: "2.3",
    frames.PUT_VOLCANO: "2.3",
    frames.ABANDONED_VILLAGE: "a21",
    frames.PUT_TIGER: "1.8",
    frames.PUT_MAMMOTH: "1.8",
    frames.PUT_INVADERS: "1.8",
}
"""The section of the rulebook that speaks of a decision; of others it is 2.4."""
RULES: Mapping[str, Sequence[str]] = {
    "ROLL": ("2.2", "Roll the two", "If both"),  # no words
    "DREAM": ("1.9", "Dreamtime"),  # no words
    "BOTTOM": ("1.9", "Dreamtime"),  # no words
    "LIGHT": ("1.9", "Light in"),  # no words
    "DIE": ("2.4", "Place both"),  # no words
    "GROW": ("2.4", "GROW:"),  # no words
    "GROW_BOARD": ("1.9", "Ambush"),  # no words
    "AMBUSH": ("1.9", "Ambush"),  # no words
    "MOVE": ("2.4", "MOVE:"),  # no words
    "WAYFARE": ("1.9", "Wayfarers"),  # no words
    "FAR": ("1.9", "Wayfarers"),  # no words
    "FAR_MOVED": ("1.9", "Wayfarers"),  # no words
    "SHIFT": ("1.8", "A tamed mammoth"),  # no words
    "GATHER": ("2.4", "GATHER:"),  # no words
    "GATHER_STONE": ("1.8", "Volcano"),  # no words
    "RETURN": ("2.4", "LEAD:"),  # no words
    "SAVE": ("1.9", "Crafty"),  # no words
    "SITE": ("1.4", "The volcano"),  # no words
    "DROP": ("2.3", "In turn order"),  # no words
    "BID": ("2.3", "In turn order"),  # no words
    "GIVE": ("2.3", "The winner gets"),  # no words
    "FIGHT": ("2.6", "In every hex", "You choose"),  # no words
    "BOW": ("1.7", "Bow"),  # no words
    "BOW_INVADERS": ("1.7", "Bow"),  # no words
    "CUNNING": ("1.9", "Cunning"),  # no words
    "INTIMIDATE": ("1.9", "Intimidate"),  # no words
    "EVADE": ("1.9", "Evasion"),  # no words
    "BUILD": ("2.7", "In any order"),  # no words
    "BUILD_ELDER": ("1.11", "When you build"),  # no words
    "BUILD_HIDDEN": ("1.9", "Hidden"),  # no words
    "LEARN": ("1.8", "Shared Knowledge"),  # no words
    "ALTAR": ("1.8", "Altar"),  # no words
    "TRADE": ("1.9", "Trader"),  # no words
    "EXOGAMY": ("1.9", "Exogamy"),  # no words
    "LOAN": ("1.11", "Once in your turn"),  # no words
    "DONE": ("2.4", "In GROW, MOVE"),  # no words
    "DONE lead": ("2.4", "Then draw"),  # no words
    "DONE conflicts": ("2.6", "In every hex", "You choose"),  # no words
    "DONE bow": ("1.7", "Bow"),  # no words
    "DONE evade": ("1.9", "Evasion"),  # no words
    "DONE build": ("2.7", "In any order"),  # no words
    "DONE wayfare": ("1.9", "Wayfarers"),  # no words
    "DONE before_roll": ("2.4", "Free moments"),  # no words
    "DONE after_roll": ("2.4", "Free moments"),  # no words
    "DONE dream": ("1.9", "Dreamtime"),  # no words
    "DONE abandoned_village": ("1.8", "Abandoned"),  # no words
    "DONE save": ("1.9", "Crafty"),  # no words
    "BUILD abandoned_village": ("1.8", "Abandoned"),  # no words
    "BUILD_ELDER abandoned_village": ("1.8", "Abandoned"),  # no words
    "PLACE": ("1.8", "Where there is a choice"),  # no words
    "PLACE lay_glacier": ("1.10", "Glacier"),  # no words
    "PLACE settle": ("1.5", "A hex is unoccupied"),  # no words
    "PLACE enter": ("2.0", "If you have"),  # no words
    "LOSE": ("2.3", "With a double of suns"),  # no words
}
"""See `GameBoard.rules`."""
BEASTS = {"TIGER": "Sabertooth", "MAMMOTH": "Mammoth"}
TAKEN: Mapping[int, Sequence[str]] = {
    frames.GIFT: ("1.5", "2 resources"),  # no words
    frames.WILD: ("1.10", "Wild Land"),  # no words
    frames.FOUND: ("1.8", "Discovery"),
    frames.BOUNTY: ("1.9", "Shared Bounty"),  # no words
}
"""The rule behind resources of choice, by what they come from."""


def rule_named(view: RiseState, fields: Mapping[str, Any], now: frames.Decision) -> Sequence[str]:
    """The rule behind a goal, a power, an item or a beast that is chosen, and behind what follows from one; () behind anything else."""
    goal, beast = fields.get("goal", ""), fields.get("action", "").rpartition(" ")[2]
    if goal and now.kind != frames.LEAD:
        named = "Majority in lakes" if goal.startswith("Majority") else goal[:6]  # no words
        return "1.7", "Connected" if "5" in goal else goal if "6" in goal else named  # no words
    if beast in BEASTS:
        return "1.8", BEASTS[beast]
    if named := fields.get("power"):
        return "1.9", named
    if named := fields.get("item"):
        return "1.8", named
    if now.kind == frames.TAKE:
        return TAKEN[packing.take_parts(now.argument)[1]]
    if now.kind == frames.VICTIM or (
        now.kind == frames.PAY and view.power[now.player] >= 0 and step_behind(view) != frames.BUILD
    ):
        return "1.9", POWERS[view.power[now.player]]
    return (
        ("1.7", "Mysticism")
        if now.kind == frames.PAY
        else ("1.8", "Altar")
        if now.kind == frames.LOSE and packing.lose_parts(now.argument)[1]
        else ()
    )
