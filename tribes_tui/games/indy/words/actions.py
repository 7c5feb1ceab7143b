"""What may be done at indy, in words: the question, each action, what it makes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any, cast

from rules.indy.components.cards import CARD_OF, CODES, EAGLE
from rules.indy.components.phases import DARK, EVOCATION, KEEP, LAST_EAGLES, LIGHT, RETURN, SHAMANS, STEP_SWAP
from rules.indy.mechanics.scoring import class_of, rank, sum_of
from rules.indy.state import IndyState
from tribes_tui.games.indy.foresight import after, best_rank
from tribes_tui.games.indy.words.cards import Names, card, cards, points_brief, verdict
from tribes_tui.games.indy.words.positions import PHASES, winners_of
from tribes_tui.games.indy.words.said import cards as said_cards
from tribes_tui.games.indy.words.said import prompts as said
from tribes_tui.words.common import filled, waiting

if TYPE_CHECKING:
    from rules import State


def prompt(view: State, names: Names) -> str:
    """What the viewer may do now, or whom we wait for."""
    state = cast(IndyState, view)
    player, is_last = state.current_player, state.phase == LAST_EAGLES
    if player is None:
        winners = winners_of(state, names)
        return said.over(number=len(winners), who=winners[0], winners=winners)
    if state.viewer != player:
        return said.round_ends() if is_last else waiting(names[player])
    if state.window:
        return said.eagle_last() if is_last else said.eagle(name=names[state.turn])
    return question(state, player)


def question(state: IndyState, player: int, is_heard: bool = False) -> str:
    """What `player` is asked in their own turn."""
    step = "same" if state.phase in (EVOCATION, RETURN) and state.step == STEP_SWAP else PHASES[state.phase]
    say = said.question_spoken if is_heard else said.question
    return say(step=step, has_eagle=EAGLE in state.hands[player])


def action(view: State, id: int, names: Names) -> str:
    """An action in words, as an order: `swap red horse 3 for blue object 5`."""
    state, row = cast(IndyState, view), view.game.actions[id]
    fields, player = row.fields, state.current_player
    if row.kind == "PASS" and state.window:
        return said.keep_eagle()

    def made_of() -> str:
        hand = [] if player is None else state.hands[player]
        return points_brief(rank(*after(state, hand, id))) if CARD_OF[fields["k"]] in hand else "none"

    made: dict[str, Callable[[], Any]] = {
        "shaman": lambda: said_cards.shaman(colour=fields["s"]),
        "card": lambda: _lying(state, fields["i"]) if "i" in fields else card(fields.get("h") or fields["card"]),
        "given": lambda: card(fields["h"]),
        "cards": lambda: cards(fields["set"]),
        "number": lambda: len(fields["set"]),
        "kept": lambda: card(fields["k"]),
        "made": made_of,
    }
    return filled(ORDERS[row.kind], made)


def _lying(state: IndyState, place: int) -> str:
    return card(CODES[state.table[place]]) if place < len(state.table) else said.nothing()


ORDERS: Mapping[str, Callable[..., str]] = {
    "PASS": said.pass_turn,
    "CHOOSE_SHAMAN": said.take_shaman,
    "PLAY_EAGLE": said.play_eagle,
    "SWAP": said.swap,
    "EXCHANGE": said.exchange,
    "EVOKE": said.evoke_keeping,
    "RETURN": said.return_with,
    "KEEP": said.keep_card,
}


def _ranks(state: IndyState, id: int) -> tuple[int, int] | None:
    """What the best three of four cards make after an eagle or a swap, and now."""
    player = state.current_player
    if player is None or state.game.actions[id].kind == "EVOKE":
        return None
    hand = state.hands[player]
    now, made = best_rank(hand), best_rank(after(state, hand, id))
    return None if len(hand) != 4 or now is None or made is None else (made, now)


def outcome(view: State, id: int) -> str:
    """What an eagle or a swap makes of the viewer's hand: `team 13 (now standard 9)`; what an eagle is worth that is kept; else empty."""
    state = cast(IndyState, view)
    if state.window and view.game.actions[id].kind == "PASS":
        return said.eagle_waits()
    ranks = _ranks(state, id)
    made, now = ranks or (0, 0)
    if made == now:
        return said.still(made=verdict(now)) if ranks else ""
    return said.makes(made=verdict(made), before=str(sum_of(now)) if class_of(now) == class_of(made) else verdict(now))


def brief(view: State, id: int) -> str:
    """A swap or an eagle and what it makes: `swap for red horse 3: team 13`; else empty."""
    state, row, ranks = cast(IndyState, view), view.game.actions[id], _ranks(cast(IndyState, view), id)
    if ranks is None:
        return ""
    made = verdict(ranks[0]) if ranks[0] != ranks[1] else said.still(made=verdict(ranks[1]))
    return (said.swap_makes if row.kind == "SWAP" else said.eagle_makes)(card=_lying(state, row.fields["i"]), made=made)


def pick(state: IndyState, lying: int, name: str) -> str:
    """What picking a card does, while several things can be done with it: `pick red horse 3, to swap it for ...`."""
    if name == "eagle" or (lying == EAGLE and state.phase != DARK):
        return said.pick_eagle()
    if lying == EAGLE:
        return said.pick_eagle_for_deck()
    in_dark = said.pick_for_deck if state.phase == DARK else said.pick_for_row
    return (said.pick_of_row if name.startswith("table:") else in_dark)(card=card(CODES[lying]))


SECTIONS = {
    SHAMANS: "2",
    DARK: "3.2",
    LIGHT: "3.4",
    EVOCATION: "3.5",
    RETURN: "3.6",
    LAST_EAGLES: "3.7",
    KEEP: "3.8",
}


def section(view: State) -> str:
    """The section of the rulebook that speaks of what happens now."""
    state = cast(IndyState, view)
    return "3.7" if state.window else SECTIONS.get(state.phase, "3.11")


def ask_further(state: IndyState, lying: int, name: str, givers: Collection[int] = ()) -> str:
    """What is asked for a card that is picked, or for the eagle; `givers`: the cards that may be given for one of the row."""
    if state.phase in (SHAMANS, KEEP, DARK):
        return said.dark_one() if state.phase == DARK else ""
    if lying == EAGLE:
        return said.which_for_eagle()
    to_give = said.shall_eagle if givers and {*givers} == {EAGLE} else said.which_to_give
    return (to_give if name.startswith("table:") else said.which_to_take)(card=card(CODES[lying]))


def after_title(state: IndyState, id: int) -> str:
    """Of what would be made after a choice."""
    return {"EVOKE": said.after_evoking, "SWAP": said.after_swap}.get(state.game.actions[id].kind, said.after_eagle)()
