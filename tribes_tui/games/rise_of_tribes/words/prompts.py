"""Rise of Tribes' prompts: what the viewer may do now, for every decision."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from rules.rise_of_tribes.components import frames, packing, tables
from rules.rise_of_tribes.components.box import FACES, GOALS, HEXES, MYSTICISM
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics import ground
from rules.rise_of_tribes.mechanics.elders import can_use
from tribes_tui.words.common import count, does, listed, sentence

if TYPE_CHECKING:
    from rules.rise_of_tribes.state import RiseState

Names = Sequence[str]

PROMPTS = {
    frames.CHOOSE_POWER: "Choose your leader.",
    frames.LAY_GLACIER: "Lay the Glacier on a mountain: it has room for 3, gives 1 stone, and melts.",
    frames.ENTER: "Your tribe is gone: choose a hex where two members come back.",
    frames.BEFORE_ROLL: "Your turn: roll the dice.",
    frames.DREAM: "You have seen the next two events: which goes to the bottom?",
    frames.AFTER_ROLL: "You have rolled: go on.",
    frames.WAYFARE: "Wayfarers on their way: send one more, or no more.",
    frames.PUT_TIGER: "The tiger: on which mountain? Every tribe there loses a member.",
    frames.PUT_MAMMOTH: "The mammoth: on which of the emptiest lakes?",
    frames.PUT_INVADERS: "Invaders: in which of the emptiest hexes?",
    frames.ABANDONED_VILLAGE: "An abandoned village: build where you are alone, for one of each resource, or not.",
    frames.SAVE: "Crafty Builders: which resource do you save?",
}


def _prompt_die(state: RiseState, argument: int, names: Names) -> str:
    faces = [FACES[face] for face in state.hand]
    dice = f"both are {faces[0]}s" if faces[1:] == faces[:1] else listed([f"a {face}" for face in faces], "or")
    acts = {state.game.actions[action].fields.get("action", "") for action in state.legal_actions()}
    beasts = [f"the {beast}" for beast in ("tiger", "mammoth") if any(beast in act.lower() for act in acts)]
    where = listed(["an action", *beasts], "or")
    return f"Place {'a die' if len(state.hand) == 2 else 'the other die'} on {where}: {dice}."


def _prompt_settle(state: RiseState, argument: int, names: Names) -> str:
    place, part = packing.settle_parts(argument)
    counts = tables.START_MEMBERS[place]
    if part:
        return f"Choose a free hex beside them for {count(counts[part], 'more member')}."
    return f"Choose a free hex for your first {count(counts[0], 'member')}."


def _prompt_conflicts(state: RiseState, argument: int, names: Names) -> str:
    crowded = [HEXES[h] for h in bits(ground.overcrowded(state))]
    if not crowded and state.marked < 0:
        return "No conflict: go on."
    where = crowded or [HEXES[state.marked]]
    return f"Conflict in {listed(where)}: {'resolve it.' if len(where) == 1 else 'which is resolved next?'}"


def _prompt_auction(state: RiseState, argument: int, names: Names) -> str:
    if state.bidder < 0:
        return "Who becomes chieftain? Open with a bid, or drop out."
    return f"{sentence(does(names[state.bidder], 'bid'))[:-1]} {state.bid}: bid more, or drop out."


def _prompt_lose(state: RiseState, argument: int, names: Names) -> str:
    number, why = packing.lose_parts(argument)
    is_paid = why == frames.LOSE_TO_ALTAR
    cause = "The Altar takes a member" if is_paid else f"The volcano takes {count(number, 'member')}"
    return f"{cause}: from which hex?"


def _prompt_grow(state: RiseState, argument: int, names: Names) -> str:
    return f"Grow: put up to {count(packing.grow_parts(argument)[0], 'member')} where you are, or stop."


def _prompt_move(state: RiseState, argument: int, names: Names) -> str:
    return f"Move up to {count(packing.move_parts(argument)[0], 'member')}, or stop."


def _prompt_gather(state: RiseState, argument: int, names: Names) -> str:
    return f"Gather from up to {count(packing.gather_parts(argument)[0], 'hex', 'hexes')}, or stop."


def _prompt_lead(state: RiseState, argument: int, names: Names) -> str:
    returnable, _, cards = packing.lead_parts(argument)
    more = f" ({GOALS[MYSTICISM]} +{tables.MYSTICISM_CARDS})" if can_use(state, state.active, MYSTICISM) else ""
    return f"Put back up to {count(returnable, 'goal')}, then draw {cards}{more} and one for each put back."


def _prompt_take(state: RiseState, argument: int, names: Names) -> str:
    left, source, _ = packing.take_parts(argument)
    number = count(left, "resource")
    sources = {
        frames.WILD: f"The Wild Land gives {number} of your choice",
        frames.FOUND: "A discovery: take one of the resources on the tile",
        frames.BOUNTY: "Shared Bounty: take one resource that your hexes can give",
    }
    return f"{sources.get(source, f'Take {number} of your choice')}."


def _prompt_pay(state: RiseState, argument: int, names: Names) -> str:
    left, receiver = packing.pay_parts(argument)
    to = "" if receiver == frames.BANK else f" to {names[receiver]}"
    return f"Choose what you pay{to}: {count(left, 'resource')} of any kind."


def _prompt_victim(state: RiseState, argument: int, names: Names) -> str:
    h, target = packing.victim_parts(argument)
    if target >= 0:
        return f"Intimidate: whose member is driven from {HEXES[h]} to {HEXES[target]}?"
    return f"Exogamy: whose member in {HEXES[h]} becomes yours?"


def _prompt_bow(state: RiseState, argument: int, names: Names) -> str:
    return f"The fight in {HEXES[argument]}: your Bow removes one first, whose?"


def _prompt_evade(state: RiseState, argument: int, names: Names) -> str:
    h, left = packing.evade_parts(argument)
    return f"Evasion from {HEXES[h]}: save up to {count(left, 'defeated member')}, hex by hex."


def _prompt_build(state: RiseState, argument: int, names: Names) -> str:
    kinds = _kinds(state)
    does = ["build a village"] if kinds & {"BUILD", "BUILD_ELDER"} else []
    does += ["complete a goal"] if "COMPLETE" in kinds else []
    return sentence(listed([*does, "end your turn"], "or"))


def _prompt_volcano(state: RiseState, argument: int, names: Names) -> str:
    own = any(shore & state.occupied[state.active] for shore in state.layout.shores)
    return f"The volcano: on which site{' beside your own' if own else ''}? Tribes there may lose members."


ASKED = {
    ("hex", "hex"): "A member from {last}: where to?",
    ("hex", "elder"): "A village in {last}: with your elder, or without?",
    ("hex", "kind"): "{last} is beside the volcano: what do you gather there?",
    ("wayfare", "hex"): "Wayfarers: from which hex?",
    ("shift", "hex"): "The mammoth: to which hex?",
    ("exogamy", "hex"): "Exogamy: in which hex?",
    ("cunning", "hex"): "Cunning: in which hex is the conflict?",
    ("ambush", "hex"): "Ambush: in which hex?",
    ("intimidate", "hex"): "Intimidate: out of which hex?",
    ("learn", "kind"): "Shared Knowledge: which resource do you pay?",
    ("altar", "altar"): "The Altar: what do you give with a member?",
    ("trade", "give"): "Swap 2 of which kind?",
    ("trade", "get"): "2 {last}: for 1 of which kind?",
    ("loan", "seat"): "The elder's loan: from whom?",
    ("loan", "lend"): "The elder's loan: which development?",
    ("loan", "kind"): "A loan of {last}: what do you give for it?",
    ("bids", "bid"): "How much do you bid?",
    ("kind", "seat"): "1 {last}: to whom?",
    ("seat", "kind"): "What do you give {last}?",
}
"""What is asked once something is picked, by the kind of what was picked first and of what may be picked next."""


def asked(picked: Sequence[str], lit: Iterable[str], names: Names) -> str:
    """What is asked now that something is picked; empty where nothing is."""
    if not picked:
        return ""
    first, (kind, _, last) = picked[0].partition(":")[0], picked[-1].partition(":")
    if kind == "hex" and first in ("wayfare", "intimidate"):
        return f"{first.capitalize()}{'rs' if first == 'wayfare' else ''} from {last}: where to?"
    wanted = next((ASKED[first, one] for one in {name.partition(":")[0] for name in lit} if (first, one) in ASKED), "")
    return wanted.format(last=names[int(last)] if kind == "seat" else last)


BESIDES = {
    "DREAM": "Dreamtime",
    "LIGHT": "a sun for a moon",
    "BUY": "buy",
    "TRADE": "swap",
    "LOAN": "a loan",
    "LEARN": "Shared Knowledge",
    "ALTAR": "the Altar",
    "EXOGAMY": "Exogamy",
    "WAYFARE": "Wayfarers",
    "SHIFT": "the mammoth",
    "GROW_BOARD": "into ambush",
    "CUNNING": "Cunning",
    "INTIMIDATE": "Intimidate",
    "AMBUSH": "Ambush",
    "BUILD_HIDDEN": "a hidden village",
}
"""What may be done besides what is asked, by kinds of actions: in the words of its button, as short as can be."""


def _kinds(state: RiseState) -> set[str]:
    """The kinds of the actions that are legal now."""
    return {state.game.actions[action].kind for action in state.legal_actions()}


def besides(state: RiseState) -> str:
    """Behind the question, what else may be done: ` Or: swap, a loan.`"""
    rows = [state.game.actions[action] for action in state.legal_actions()]
    kinds = {row.kind for row in rows}
    wares = " or ".join(f"the {row.fields['item'].capitalize()}" for row in rows if row.kind == "BUY")
    found = [f"{words} {wares}" if kind == "BUY" else words for kind, words in BESIDES.items() if kind in kinds]
    return f" Or: {', '.join(found)}." if found else ""


SPECIAL_PROMPTS: dict[int, Callable[[RiseState, int, Names], str]] = {
    frames.TAKE: _prompt_take,
    frames.PAY: _prompt_pay,
    frames.VICTIM: _prompt_victim,
    frames.BOW: _prompt_bow,
    frames.DIE: _prompt_die,
    frames.SETTLE: _prompt_settle,
    frames.PUT_VOLCANO: _prompt_volcano,
    frames.GROW: _prompt_grow,
    frames.MOVE: _prompt_move,
    frames.GATHER: _prompt_gather,
    frames.LEAD: _prompt_lead,
    frames.LOSE: _prompt_lose,
    frames.AUCTION: _prompt_auction,
    frames.SHARE: lambda state, argument, names: f"Hand out your bid: {count(argument, 'resource')} to go.",
    frames.CONFLICTS: _prompt_conflicts,
    frames.BUILD: _prompt_build,
    frames.EVADE: _prompt_evade,
}
