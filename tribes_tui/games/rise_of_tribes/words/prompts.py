"""Rise of Tribes' prompts: what the viewer may do now, for every decision."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

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
from tribes_tui.games.rise_of_tribes.words.things import Names

if TYPE_CHECKING:
    from rules.rise_of_tribes.state import RiseState

Question = Callable[["RiseState", int, Names], str]


def question(state: RiseState, names: Names) -> str:
    """What is asked of whoever decides."""
    kind, _, argument = decision(state)
    return QUESTIONS[kind](state, argument, names) if kind in QUESTIONS else said.ask(asked=asked_of(state))


def _die(state: RiseState, argument: int, names: Names) -> str:
    faces = [FACES[face] for face in state.hand]
    acts = {state.game.actions[action].fields.get("action", "") for action in state.legal_actions()}
    where = [said.an_action()]
    where += [said.the_tiger()] if ACTIONS[HUNT_TIGER] in acts else []
    where += [said.the_mammoth()] if acts & {ACTIONS[HUNT_MAMMOTH], ACTIONS[TAME_MAMMOTH]} else []
    if len(faces) == 1:
        return said.die_last(where=where, die=things.face(faces[0]))
    if faces[0] == faces[1]:
        return said.die_both(where=where, face=faces[0])
    return said.die(where=where, dice=[things.face(face) for face in faces])


def _settle(state: RiseState, argument: int, names: Names) -> str:
    place, part = packing.settle_parts(argument)
    return (said.settle_beside if part else said.settle)(members=tables.START_MEMBERS[place][part])


def _conflicts(state: RiseState, argument: int, names: Names) -> str:
    where = [HEXES[h] for h in bits(ground.overcrowded(state))]
    if not where and state.marked >= 0:
        where = [HEXES[state.marked]]
    return said.conflict(number=len(where), hexes=where)


def _auction(state: RiseState, argument: int, names: Names) -> str:
    return said.auction() if state.bidder < 0 else said.auction_bid(who=names[state.bidder], bid=state.bid)


def _lose(state: RiseState, argument: int, names: Names) -> str:
    number, why = packing.lose_parts(argument)
    return said.lose_altar() if why == frames.LOSE_TO_ALTAR else said.lose(members=number)


def _lead(state: RiseState, argument: int, names: Names) -> str:
    returnable, _, cards = packing.lead_parts(argument)
    if not can_use(state, state.active, MYSTICISM):
        return said.lead(goals=returnable, cards=cards)
    helps, more = things.goal(GOALS[MYSTICISM]), tables.MYSTICISM_CARDS
    return said.lead_more(goals=returnable, cards=cards, development=helps, more=more)


def _take(state: RiseState, argument: int, names: Names) -> str:
    left, source, _ = packing.take_parts(argument)
    return said.take(source=SOURCES[source], resources=left)


def _pay(state: RiseState, argument: int, names: Names) -> str:
    left, receiver = packing.pay_parts(argument)
    return said.pay(resources=left) if receiver == frames.BANK else said.pay_to(resources=left, name=names[receiver])


def _victim(state: RiseState, argument: int, names: Names) -> str:
    h, target = packing.victim_parts(argument)
    return said.intimidate(a=HEXES[h], b=HEXES[target]) if target >= 0 else said.exogamy(hex=HEXES[h])


def _evade(state: RiseState, argument: int, names: Names) -> str:
    h, left = packing.evade_parts(argument)
    return said.evade(hex=HEXES[h], members=left)


def _build(state: RiseState, argument: int, names: Names) -> str:
    kinds = {state.game.actions[action].kind for action in state.legal_actions()}
    asked = [said.a_village()] if kinds & {"BUILD", "BUILD_ELDER"} else []
    asked += [said.a_goal()] if "COMPLETE" in kinds else []
    return said.build(things=[*asked, said.the_end()])


def _volcano(state: RiseState, argument: int, names: Names) -> str:
    own = any(shore & state.occupied[state.active] for shore in state.layout.shores)
    return said.volcano_own() if own else said.volcano()


SOURCES = ("gift", "wild", "found", "bounty")
"""As `frames.GIFT` and so on."""
QUESTIONS: dict[int, Question] = {
    frames.TAKE: _take,
    frames.PAY: _pay,
    frames.VICTIM: _victim,
    frames.BOW: lambda state, argument, names: said.bow(hex=HEXES[argument]),
    frames.DIE: _die,
    frames.SETTLE: _settle,
    frames.PUT_VOLCANO: _volcano,
    frames.GROW: lambda state, argument, names: said.grow(members=packing.grow_parts(argument)[0]),
    frames.MOVE: lambda state, argument, names: said.move(members=packing.move_parts(argument)[0]),
    frames.GATHER: lambda state, argument, names: said.gather(hexes=packing.gather_parts(argument)[0]),
    frames.LEAD: _lead,
    frames.LOSE: _lose,
    frames.AUCTION: _auction,
    frames.SHARE: lambda state, argument, names: said.share(resources=argument),
    frames.CONFLICTS: _conflicts,
    frames.BUILD: _build,
    frames.EVADE: _evade,
}
"""Decisions of which more is told than their kind."""

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
