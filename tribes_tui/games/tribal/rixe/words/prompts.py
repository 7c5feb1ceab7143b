"""What is asked, where in the game we are, and what stands on the table besides cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from rules.tribal.cards import COLOUR_NAMES, NAMES, NINES, RANK, SYMBOL
from rules.tribal.rixe.components.phases import CHOOSING_ZONE, CLEAN, OUT_POINTS, OVER
from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.rixe.words.events import short_news as short_news
from tribes_tui.games.tribal.rixe.words.said import orders
from tribes_tui.games.tribal.rixe.words.said import table as said
from tribes_tui.games.tribal.words import card_words
from tribes_tui.words.common import waiting

if TYPE_CHECKING:
    from rules import State

Names = Sequence[str]

CLEANING = "clean", "turns"
TURN = "play", "draw", "end"
NEW_COLUMN = "column", *TURN
WAYS = "PLAY", "MOVE", "COLLECT", "DRAW", "END"
"""What may be done in a turn, by the kinds of actions."""


def prompt(view: State, names: Names) -> str:
    """What the viewer may do now, or whom we wait for."""
    state = cast(RixeState, view)
    player = state.current_player
    if player is None:
        won = winners(state, names)
        return orders.over(number=len(won), who=won[0], names=won)
    if state.viewer != player:
        return waiting(names[player])
    if state.phase == CHOOSING_ZONE:
        return orders.choose_zone(card=card_words(NAMES[state.turned]))
    kinds = {state.game.actions[action].kind for action in state.legal_actions()}
    if state.phase == CLEAN:
        return orders.clean(fits="PLAY" in kinds, can_move="MOVE" in kinds)
    ways = [orders.way(way=kind) for kind in WAYS if kind in kinds]
    return orders.turn(ways=ways) if "PLAY" in kinds else orders.turn_none_fits(ways=ways)


def winners(state: State, names: Names) -> list[str]:
    """The names of all at the first place."""
    return [names[seat] for seat, place in enumerate(state.ranking()) if place == 1]


def ask(state: RixeState, picked: str) -> str:
    """Where the picked card goes, and those that go with it."""
    kind, _, code = picked.partition(":")
    code = code.rstrip("+")
    head = NAMES.index(code if kind == "card" else f"{code}a")
    more = len(state.group(head)) - 1 if kind == "card" else 0
    goal = orders.goal(colour=COLOUR_NAMES[SYMBOL[head] < 2], value=RANK[head] + 2)
    if kind != "card" and head >= NINES:
        goal = orders.goal_free()
    return orders.lifted(card=card_words(code), more=more, goal=goal, is_own=state.phase == CLEAN)


# ---- Beside the cards


def facts(state: RixeState) -> list[str]:
    """Round, stock, how dry this lap is."""
    found = [said.round_of(round=state.number, rounds=state.options["rounds"]), said.in_stock(number=len(state.stock))]
    if state.dry and state.phase != OVER:
        found.append(said.dry_turns(number=state.dry))
    return found


def steps(state: RixeState, kinds: set[str]) -> tuple[Sequence[str], int | None, Sequence[str]]:
    """The steps of a turn, the present one, and the same in a word each; `kinds` are those of what is legal."""
    if state.phase == OVER:
        return (), None, ()
    names = [name for name in TURN if name != "draw" or not state.has_played]
    at = "play" if "PLAY" in kinds else "draw" if "DRAW" in kinds else "end" if "END" in kinds else ""
    now = names.index(at) if at in names else None
    if state.phase in (CLEAN, CHOOSING_ZONE):
        names, now = [*(CLEANING if state.phase == CLEAN else NEW_COLUMN)], 0
    return [said.step(step=name) for name in names], now, [said.step_brief(step=name) for name in names]


def section(view: State) -> str:
    """The section of the rulebook that speaks of what happens now."""
    state = cast(RixeState, view)
    return {CLEAN: "3.1", CHOOSING_ZONE: "3.4", OVER: "3.5"}.get(state.phase, "3.2")


def zone_facts(state: RixeState, seat: int) -> tuple[str, ...]:
    """A seat's points and cards in ever fewer words."""
    forms = said.zone, said.zone_brief, said.zone_briefer, said.zone_briefest
    return tuple(say(points=state.points[seat], cards=len(state.hands[seat])) for say in forms)


def hand_title(state: RixeState, viewer: int | None) -> str:
    """Over the hand: how many cards it still is."""
    return said.no_hand() if viewer is None else said.hand(number=len(state.hands[viewer]))


def worth() -> tuple[str, ...]:
    """What there is to win, in ever fewer words."""
    forms = said.worth, said.worth_brief, said.worth_briefer, said.worth_briefest
    return tuple(say(points=OUT_POINTS) for say in forms)


def dry_words(state: RixeState) -> tuple[str, ...]:
    """What a dry lap brings, once it has begun, in ever fewer words; nothing before."""
    left = state.players - state.dry
    if not state.dry or not left or state.phase in (OVER, CHOOSING_ZONE):
        return ()
    forms = (said.dry_column, said.dry_column_brief) if state.stock else (said.dry_end, said.dry_end_brief)
    return tuple(say(turns=left) for say in forms)
