"""Rise of Tribes' prompts: what the viewer may do now, for every decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.rise_of_tribes import bank, frames, ground
from rules.rise_of_tribes.components import FACES, HEXES
from rules.rise_of_tribes.layout import bits
from rules.rise_of_tribes.state import RiseState
from tribes_tui.words.common import count, does, listed, sentence

Names = Sequence[str]

PROMPTS = {
    frames.CHOOSE_POWER: "Choose your leader.",
    frames.LAY_GLACIER: "Lay the Glacier on a mountain.",
    frames.SETTLE: "Choose a free hex for your first members.",
    frames.ENTER: "Your tribe is gone: choose a hex where two members come back.",
    frames.BEFORE_ROLL: "Your turn: roll the dice, or do something first.",
    frames.DREAM: "You have seen the next two events: which goes to the bottom?",
    frames.AFTER_ROLL: "You have rolled: go on, or do something first.",
    frames.WAYFARE: "Wayfarers on their way: send one more, or no more.",
    frames.PUT_TIGER: "The tiger: on which mountain?",
    frames.PUT_MAMMOTH: "The mammoth: on which lake?",
    frames.PUT_INVADERS: "Invaders: in which hex?",
    frames.PUT_VOLCANO: "The volcano: on which site beside the map?",
    frames.ABANDONED_VILLAGE: "An abandoned village: build for one of each resource, or not.",
    frames.SAVE: "Crafty Builders: which resource do you save?",
    frames.BUILD: "Build villages and complete goals, then end your turn.",
}


def _prompt_die(state: RiseState, f: int, names: Names) -> str:
    dice = listed(FACES[face] for face in state.hand)
    return f"Place {'a die' if len(state.hand) == 2 else 'the other die'} on an action: you hold {dice}."


def _prompt_conflicts(state: RiseState, f: int, names: Names) -> str:
    crowded = [HEXES[h] for h in bits(ground.overcrowded(state))]
    if not crowded and state.marked < 0:
        return "No conflict: use your leader, or go on."
    return f"Conflict in {listed(crowded or [HEXES[state.marked]])}: which is resolved next?"


def _prompt_auction(state: RiseState, f: int, names: Names) -> str:
    if state.bidder < 0:
        return "Who becomes chieftain? Open with a bid, or drop out."
    return f"{sentence(does(names[state.bidder], 'bid'))[:-1]} {state.bid}: bid more, or drop out."


def _prompt_lose(state: RiseState, f: int, names: Names) -> str:
    number = f >> 9 & 63
    cause = "The altar takes a member" if f >> 15 & 1 else f"The volcano takes {count(number, 'member')}"
    return f"{cause}: from which hex?"


def _prompt_lead(state: RiseState, f: int, names: Names) -> str:
    return f"Put back up to {count(f >> 9 & 63, 'goal')}, then draw {f >> 21} and one for each put back."


def _prompt_take(state: RiseState, f: int, names: Names) -> str:
    number = count(f >> 9 & 63, "resource")
    sources = {
        frames.WILD: f"The Wild Land gives {number} of your choice",
        frames.FOUND: "A discovery: take one of the resources on the tile",
        frames.BOUNTY: "Shared Bounty: take one resource that your hexes can give",
    }
    return f"{sources.get(f >> 15 & 7, f'Take {number} of your choice')}."


def _prompt_pay(state: RiseState, f: int, names: Names) -> str:
    receiver = f >> 15 & 7
    to = "" if receiver == bank.BANK else f" to {names[receiver]}"
    return f"Choose what you pay{to}: {count(f >> 9 & 63, 'resource')} of any kind."


def _prompt_victim(state: RiseState, f: int, names: Names) -> str:
    where = HEXES[f >> 9 & 15]
    if f >> 13 & 1:
        return f"Intimidate: whose member is driven from {where} to {HEXES[f >> 14 & 15]}?"
    return f"Exogamy: whose member in {where} becomes yours?"


def _prompt_bow(state: RiseState, f: int, names: Names) -> str:
    return f"The fight in {HEXES[f >> 9 & 15]}: your Bow removes one first, whose?"


def _prompt_evade(state: RiseState, f: int, names: Names) -> str:
    return f"Evasion from {HEXES[f >> 9 & 15]}: save up to {count(f >> 13, 'defeated member')}, hex by hex."


SPECIAL_PROMPTS: dict[int, Callable[[RiseState, int, Names], str]] = {
    frames.TAKE: _prompt_take,
    frames.PAY: _prompt_pay,
    frames.VICTIM: _prompt_victim,
    frames.BOW: _prompt_bow,
    frames.DIE: _prompt_die,
    frames.GROW: lambda state, f, names: f"Grow: put up to {count(f >> 9 & 63, 'more member')} beside your own.",
    frames.MOVE: lambda state, f, names: f"Move up to {count(f >> 9 & 63, 'more member')}.",
    frames.GATHER: lambda state, f, names: f"Gather from up to {count(f >> 9 & 63, 'more hex', 'more hexes')}.",
    frames.LEAD: _prompt_lead,
    frames.LOSE: _prompt_lose,
    frames.AUCTION: _prompt_auction,
    frames.SHARE: lambda state, f, names: f"Hand out your bid: {count(f >> 9, 'resource')} to go.",
    frames.CONFLICTS: _prompt_conflicts,
    frames.EVADE: _prompt_evade,
}
