"""What may be done at indy, in words: the question, each action, what it makes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any, cast

from rules.indy.components.cards import CARD_OF, CODES, EAGLE
from rules.indy.components.phases import DARK, EVOCATION, KEEP, LAST_EAGLES, LIGHT, RETURN, SHAMANS, STEP_SWAP
from rules.indy.mechanics.scoring import class_of, rank, sum_of
from rules.indy.state import IndyState
from tribes_tui.games.indy.foresight import after, best_rank
from tribes_tui.games.indy.words.cards import COLOUR_WORDS, Names, card, one, points, spelt, verdict
from tribes_tui.games.indy.words.positions import winners_of
from tribes_tui.words.common import count, do, sentence, waiting

if TYPE_CHECKING:
    from rules import State

TURN_PROMPTS = {
    SHAMANS: "Choose the colour of your shaman.",
    DARK: "In the dark: exchange one or two of your cards with the deck, or none.",
    LIGHT: "In the light: swap a card for one in the row, or pass.",
    KEEP: "Choose the card to keep; the other goes back to the deck.",
}


def prompt(view: State, names: Names) -> str:
    """What the viewer may do now, or whom we wait for."""
    state = cast(IndyState, view)
    player = state.current_player
    if player is None:
        return sentence(f"the game is over: {do(winners_of(state, names), 'win')}")
    if state.viewer != player:
        return waiting(names[player]) if state.phase != LAST_EAGLES else "The round is about to end."
    if state.window:
        before = "the round is reckoned" if state.phase == LAST_EAGLES else f"{names[state.turn]} acts"
        return f"Before {before}: shall your eagle take a card of the row?"
    if state.phase in (EVOCATION, RETURN):
        return _turn_step(state, player)
    eagle = state.phase == LIGHT and EAGLE in state.hands[player]
    text = TURN_PROMPTS[state.phase]
    return text.replace(", or pass", ", play an eagle, or pass") if eagle else text


def _turn_step(state: IndyState, player: int) -> str:
    eagle = ", play an eagle" if EAGLE in state.hands[player] else ""
    if state.step == STEP_SWAP:
        return f"Swap a card for one of the same kind and colour{eagle}, or pass."
    if state.phase == EVOCATION:
        if eagle:
            return "Choose the card to keep, the others are your evocation; or play an eagle."
        return "Choose the card to keep; the other three are your evocation."
    return f"Return with a character of your shaman's colour{eagle}, or pass."


def action(view: State, id: int, names: Names) -> str:
    """An action in words, as an order: `swap CR3 for OB5, place 2`."""
    state = cast(IndyState, view)
    row = state.game.actions[id]
    say: Callable[[IndyState, Mapping[str, Any]], str] = SAY[row.kind]
    return say(state, row.fields)


def _lying(state: IndyState, place: int) -> str:
    return card(CODES[state.table[place]]) if place < len(state.table) else "nothing"


def _say_exchange(state: IndyState, fields: Mapping[str, Any]) -> str:
    given = fields["set"]
    return f"exchange {spelt(given)} with the deck" if given else "exchange nothing"


def _say_evoke(state: IndyState, fields: Mapping[str, Any]) -> str:
    text = f"keep {one(fields['k'])}"
    player = state.current_player
    hand = [] if player is None else state.hands[player][:]
    kept = CARD_OF[fields["k"]]
    if kept not in hand:
        return f"{text} and lay the other three"
    hand.remove(kept)
    return f"{text} and lay the other three: {points(rank(*hand))}"


SAY: dict[str, Callable[[IndyState, Mapping[str, Any]], str]] = {
    "PASS": lambda state, fields: "keep the eagle" if state.window else "pass",
    "CHOOSE_SHAMAN": lambda state, fields: f"take a {COLOUR_WORDS[fields['s']]} shaman",
    "PLAY_EAGLE": lambda state, fields: f"let an eagle take {_lying(state, fields['i'])}",
    "SWAP": lambda state, fields: f"swap {one(fields['h'])} for {_lying(state, fields['i'])}",
    "EXCHANGE": _say_exchange,
    "EVOKE": _say_evoke,
    "RETURN": lambda state, fields: f"return to the game with {card(fields['h'])}",
    "KEEP": lambda state, fields: f"keep {one(fields['card'])}",
}


def outcome(view: State, id: int) -> str:
    """What an eagle or a swap makes of the viewer's hand: `team 13 (now standard 9)`, else empty."""
    state = cast(IndyState, view)
    player = state.current_player
    if player is None or state.game.actions[id].kind == "EVOKE":
        return ""
    hand = state.hands[player]
    now, made = best_rank(hand), best_rank(after(state, hand, id))
    if len(hand) != 4 or now is None or made is None:
        return ""
    if made == now:
        return f"still {verdict(now)}"
    before = str(sum_of(now)) if class_of(now) == class_of(made) else verdict(now)
    return f"{verdict(made)} (now {before})"


def brief(view: State, id: int) -> str:
    """A swap or an eagle and what it makes: `swap for red horse 3: team 13`; else empty."""
    made = outcome(view, id)
    state = cast(IndyState, view)
    row = state.game.actions[id]
    how = "swap for" if row.kind == "SWAP" else "an eagle takes"
    return f"{how} {_lying(state, row.fields['i'])}: {made.partition(' (')[0]}" if made else ""


def pick(state: IndyState, lying: int, name: str) -> str:
    """What picking a card does, while several things can be done with it: `pick red horse 3, to swap it for ...`."""
    what = card(CODES[lying])
    if name == "eagle" or (lying == EAGLE and state.phase != DARK):
        return "pick the eagle, to take a card of the row with it"
    if name.startswith("table:"):
        return f"pick {what}, to swap one of your cards for it"
    if state.phase == DARK:
        return f"pick {what}, to exchange it with the deck"
    return f"pick {what}, to swap it for a card in the row"


def section(view: State) -> str:
    """The section of the rulebook that speaks of what happens now."""
    state = cast(IndyState, view)
    if state.window:
        return "3.7"
    sections = {
        SHAMANS: "2",
        DARK: "3.2",
        LIGHT: "3.4",
        EVOCATION: "3.5",
        RETURN: "3.6",
        LAST_EAGLES: "3.7",
        KEEP: "3.8",
    }
    return sections.get(state.phase, "3.11")


ONE_PICKED = "Exchange this card alone, or another one with it?"
TWO_PICKED = "Exchange these two cards?"


def ask_further(state: IndyState, lying: int, name: str, givers: Collection[int] = ()) -> str:
    """What is asked for a card that is picked, or for the eagle; `givers`: the cards that may be given for one of the row."""
    if state.phase in (SHAMANS, KEEP):
        return ""
    if state.phase == DARK:
        return ONE_PICKED
    if lying == EAGLE:
        return "Which card in the row shall the eagle take?"
    if name.startswith("table:"):
        if givers and set(givers) == {EAGLE}:
            return f"Shall your eagle take the {card(CODES[lying])}?"
        return f"Which of your cards do you give for the {card(CODES[lying])}?"
    return f"Which card in the row do you want for your {card(CODES[lying])}?"


def exchange_button(number: int) -> str:
    """What the answer says in the dark."""
    return f"exchange {count(number, 'card')}" if number else "none"


def pass_button(state: IndyState) -> str:
    """What passing is called now."""
    return "not now" if state.window else "pass"


def eagle_button(state: IndyState) -> str:
    """What the answer with an eagle says: the question has just told whose, where one is asked out of turn."""
    return "take a card" if state.window else "eagle takes a card"


def after_title(state: IndyState, id: int) -> str:
    """Of what would be made after a choice."""
    kind = state.game.actions[id].kind
    return {"EVOKE": "these three", "SWAP": "after this swap"}.get(kind, "after the eagle")
