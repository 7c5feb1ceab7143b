"""Why a hex, a goal or a tribe of Rise of Tribes is not lit, and why a die's key does nothing: by what is asked now, not by an action of another phase."""

from rules import Refusal
from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import frames
from rules.rise_of_tribes.components.actions import BUILD, COMPLETE, MOVE, pair
from rules.rise_of_tribes.components.box import ACTIONS, GOALS, HEXES, LEAD
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.pieces.layout import OFFER_KEYS
from tribes_tui.games.rise_of_tribes.words import things
from tribes_tui.games.rise_of_tribes.words.figures import fresh
from tribes_tui.games.rise_of_tribes.words.said import refusals as said
from tribes_tui.table.board.contract import Path

FREE_OF_HEXES = (
    frames.BEFORE_ROLL,
    frames.AFTER_ROLL,
    frames.LEAD,
    frames.TAKE,
    frames.PAY,
    frames.AUCTION,
    frames.SHARE,
)
"""Decisions that no hex answers."""

FREE_OF_TRIBES = (
    frames.BEFORE_ROLL,
    frames.AFTER_ROLL,
    frames.DIE,
    frames.GROW,
    frames.MOVE,
    frames.GATHER,
    frames.LEAD,
    frames.BUILD,
)
"""Decisions that no tribe answers."""

WAITING = {frames.GROW: "grow", frames.MOVE: "move", frames.GATHER: "gather", frames.LEAD: "lead"}
"""What is still to be done with a die before the other one is placed."""


def refusal(state: RiseState, name: str, picked: Path) -> Refusal | None:
    """The best reason why `name` can't be chosen; None: look for one among all actions."""
    (what, _, which), kind = name.partition(":"), decision(state).kind
    if what == "goal" and kind != frames.LEAD:
        return state.why_not(COMPLETE + GOALS.index(which))
    if what == "seat" and kind in FREE_OF_TRIBES:
        return Refusal(said.no_tribe(), "")
    if picked or what != "hex":
        return None
    if kind == frames.DIE:
        return Refusal(said.die_first(), "2.4")
    if kind == frames.MOVE and len(home := [*fresh(state)]) == 1:
        to = HEXES.index(which)
        return Refusal(said.home(), "") if home == [to] else state.why_not(pair(MOVE, home[0], to))
    if kind == frames.BUILD:
        return state.why_not(BUILD + HEXES.index(which))
    return Refusal(said.no_hex(), "") if kind in FREE_OF_HEXES else None


def of_no_use(state: RiseState, key: str) -> str:
    """Why the key that places a die on an action does nothing now; empty for other keys, and where no die could be placed."""
    kind, keys = decision(state).kind, "".join(OFFER_KEYS)
    if key not in keys or state.current_player != state.viewer:
        return ""
    if kind in WAITING:
        return said.die_waits(asked=WAITING[kind])
    if kind != frames.DIE:
        return ""
    action = keys.index(key) % (LEAD + 1)
    if action in bits(state.used):
        return said.action_taken(action=things.act(ACTIONS[action]))
    return said.both_alike() if len(state.hand) > 1 else said.die_placed()
