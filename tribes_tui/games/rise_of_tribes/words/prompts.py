"""Rise of Tribes' prompts: what the viewer may do now, for every decision."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import frames, packing, tables
from rules.rise_of_tribes.components.box import (
    ACTIONS,
    FACES,
    GOALS,
    HEXES,
    HUNT_MAMMOTH,
    HUNT_TIGER,
    MYSTICISM,
    TAME_MAMMOTH,
)
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics import ground
from rules.rise_of_tribes.mechanics.elders import can_use
from tribes_tui.games.rise_of_tribes.words import things
from tribes_tui.games.rise_of_tribes.words.actions import asked_of
from tribes_tui.games.rise_of_tribes.words.said import prompts as said
from tribes_tui.games.rise_of_tribes.words.things import Names, Say

if TYPE_CHECKING:
    from rules.rise_of_tribes.state import RiseState


class RiseQuestion(NamedTuple):
    """A decision's message; what takes its argument apart, and how the message calls the parts."""

    say: Say
    parts: Callable[[int], tuple[int, ...]] = lambda argument: (argument,)
    called: Sequence[str] = ()


QUESTIONS = {
    frames.TAKE: RiseQuestion(said.take, packing.take_parts, ("resources", "from")),
    frames.PAY: RiseQuestion(said.pay, packing.pay_parts, ("resources", "to")),
    frames.VICTIM: RiseQuestion(said.victim, packing.victim_parts, ("at", "target")),
    frames.BOW: RiseQuestion(said.bow, called=("at",)),
    frames.DIE: RiseQuestion(said.die),
    frames.SETTLE: RiseQuestion(said.settle, packing.settle_parts, ("place", "part")),
    frames.PUT_VOLCANO: RiseQuestion(said.volcano),
    frames.GROW: RiseQuestion(said.grow, packing.grow_parts, ("members",)),
    frames.MOVE: RiseQuestion(said.move, packing.move_parts, ("members",)),
    frames.GATHER: RiseQuestion(said.gather, packing.gather_parts, ("hexes",)),
    frames.LEAD: RiseQuestion(said.lead, packing.lead_parts, ("goals", "returned", "cards")),
    frames.LOSE: RiseQuestion(said.lose, packing.lose_parts, ("left", "why")),
    frames.AUCTION: RiseQuestion(said.auction),
    frames.SHARE: RiseQuestion(said.share, called=("resources",)),
    frames.CONFLICTS: RiseQuestion(said.conflict),
    frames.BUILD: RiseQuestion(said.build),
    frames.EVADE: RiseQuestion(said.evade, packing.evade_parts, ("at", "members")),
}
"""Decisions of which more is told than their kind."""
SOURCES = ("gift", "wild", "found", "bounty")
"""As `frames.GIFT` and so on."""


def question(state: RiseState, names: Names) -> str:
    """What is asked of whoever decides."""
    kind, _, argument = decision(state)
    if kind not in QUESTIONS:
        return said.ask(asked=asked_of(state))
    asks = QUESTIONS[kind]
    fields = dict(zip(asks.called, asks.parts(argument), strict=False))
    made: dict[str, Callable[[], Any]] = {
        "source": lambda: SOURCES[fields["from"]],
        "receiver": lambda: "the-bank" if fields["to"] == frames.BANK else names[fields["to"]],
        "hex": lambda: HEXES[fields["at"]],
        "to": lambda: HEXES[fields["target"]] if fields["target"] >= 0 else "nowhere",
        "where": lambda: _where(state),
        "dice": lambda: things.faces([FACES[face] for face in state.hand]),
        "hand": lambda: _hand([FACES[face] for face in state.hand]),
        "first": lambda: fields["part"] == 0,
        "start": lambda: tables.START_MEMBERS[fields["place"]][fields["part"]],
        "own": lambda: any(shore & state.occupied[state.active] for shore in state.layout.shores),
        "development": lambda: things.goal(GOALS[MYSTICISM]) if can_use(state, state.active, MYSTICISM) else "none",
        "more": lambda: tables.MYSTICISM_CARDS,
        "lost": lambda: 0 if fields["why"] == frames.LOSE_TO_ALTAR else fields["left"],
        "goals": lambda: min(fields["goals"], state.goals[state.active].bit_count()),
        "who": lambda: names[state.bidder] if state.bidder >= 0 else things.NOBODY,
        "bid": lambda: state.bid,
        "crowded": lambda: _crowded(state),
        "number": lambda: len(_crowded(state)),
        "things": lambda: _things(state),
    }
    return things.tell(asks.say, fields, made)


def _where(state: RiseState) -> list[str]:
    """On what a die may be placed."""
    acts = {state.game.actions[action].fields.get("action", "") for action in state.legal_actions()}
    tiger = [said.the_tiger()] if ACTIONS[HUNT_TIGER] in acts else []
    mammoth = [said.the_mammoth()] if acts & {ACTIONS[HUNT_MAMMOTH], ACTIONS[TAME_MAMMOTH]} else []
    return [said.an_action(), *tiger, *mammoth]


def _hand(faces: Sequence[str]) -> str:
    """Of what kind the dice in hand are."""
    return "last" if len(faces) == 1 else faces[0] if faces[0] == faces[1] else "different"


def _crowded(state: RiseState) -> list[str]:
    """Where conflicts are to be resolved."""
    crowded = [*bits(ground.overcrowded(state))] or [state.marked]
    return [HEXES[h] for h in crowded if h >= 0]


def _things(state: RiseState) -> list[str]:
    """What may be done at the end of a turn."""
    kinds = {state.game.actions[action].kind for action in state.legal_actions()}
    village = [said.a_village()] if kinds & {"BUILD", "BUILD_ELDER"} else []
    return [*village, *([said.a_goal()] if "COMPLETE" in kinds else []), said.the_end()]


# ---- Once something is picked -----------------------------------------------------------------------


def asked(picked: Sequence[str], lit: Iterable[str], names: Names) -> str:
    """What is asked now that something is picked; empty where nothing is."""
    if not picked:
        return ""
    first, (kind, _, name) = picked[0].partition(":")[0], picked[-1].partition(":")
    last = names[int(name)] if kind == "seat" else things.CALLED.get(kind, str)(name)
    nexts = ["to"] if kind == "hex" and first in ("wayfare", "intimidate") else {one.partition(":")[0] for one in lit}
    return next(filter(None, (said.next(pair=f"{first}-{one}", last=last) for one in nexts)), "")


BESIDES = (
    *("DREAM", "LIGHT", "BUY", "TRADE", "LOAN", "LEARN", "ALTAR", "EXOGAMY", "WAYFARE", "SHIFT", "GROW_BOARD"),
    *("CUNNING", "INTIMIDATE", "AMBUSH", "BUILD_HIDDEN"),
)
"""Kinds of actions that may be done besides what is asked, in this order."""


def besides(state: RiseState, question: str) -> str:
    """The question, and behind it what else may be done: ` Or: swap, a loan.`"""
    rows = [state.game.actions[action] for action in state.legal_actions()]
    kinds, wares = {row.kind for row in rows}, [things.item(row.fields["item"]) for row in rows if row.kind == "BUY"]
    found = [said.beside(kind=things.key_of(kind), items=wares) for kind in BESIDES if kind in kinds]
    return said.besides(asked=question, things=", ".join(found)) if found else question
