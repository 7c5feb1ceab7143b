"""A whole position of indy as lines of text, and the story of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, cast

from rules.indy.components.cards import CODES, COLOURS, HIDDEN, TEAM
from rules.indy.components.phases import DARK, END, EVOCATION, KEEP, LAST_EAGLES, LIGHT, RETURN, SHAMANS
from rules.indy.mechanics.scoring import class_of, rank
from rules.indy.state import IndyState
from tribes_tui.games.indy.words.cards import (
    COLOUR_WORDS,
    LEGEND,
    Names,
    best,
    codes,
    spelt_cards,
    verdict,
)
from tribes_tui.words.common import count, do, does, sentence, whose

if TYPE_CHECKING:
    from rules import Event, State


def phase_name(state: IndyState) -> str:
    """The phase in one or two words."""
    words = {
        SHAMANS: "shamans",
        DARK: "dark",
        LIGHT: "light",
        EVOCATION: "evocation",
        RETURN: "return",
        LAST_EAGLES: "last eagles",
        KEEP: "keeping",
        END: "the end",
    }
    return words[state.phase]


def position(view: State, names: Names) -> list[str]:
    """The whole view as plain lines of at most 78 columns."""
    state = cast(IndyState, view)
    dealer = sentence(does(names[state.dealer], "deal"))
    lines = [f"indy, round {state.manche}, {phase_name(state)}. {dealer}"]
    lines.append(f"Plate: {count(state.plate, 'feather')}. {LEGEND}")
    lines += [seat_line(state, seat, names[seat], codes) for seat in range(state.players)]
    if state.table:
        lines.append("Row: " + ", ".join(f"{i}: {CODES[lying]}" for i, lying in enumerate(state.table, 1)))
    if state.viewer is not None and state.viewer >= 0:
        hand = state.hands[state.viewer]
        made = best(hand)
        lines.append(f"Your hand: {codes(hand) or 'empty'}." + (f" Best three: {made}." if made else ""))
    return [piece for line in lines for piece in _folded(line)]


def seat_line(state: IndyState, seat: int, name: str, say: Callable[[Sequence[int]], str] = spelt_cards) -> str:
    """Everything public about a seat in one line."""
    parts = [count(state.tokens[seat], "feather")]
    if state.shamans[seat] >= 0:
        parts.append(f"{COLOUR_WORDS[COLOURS[state.shamans[seat]]]} shaman")
    if state.plucked >> seat & 1:
        parts.append("back in the game" if state.returned == seat else "plucked")
    if state.hands[seat]:
        parts.append(count(len(state.hands[seat]), "card"))
    known = [c for c in state.hands[seat] if c != HIDDEN] if seat != state.viewer else []
    if known:
        parts.append(f"holds {say(known)}")
    laid = state.evocations[seat]
    if laid:
        parts.append(f"evoked {say(laid)}, {verdict(rank(*laid))}")
    return f"{name}: {', '.join(parts)}"


def _folded(line: str, width: int = 78) -> list[str]:
    lines = []
    while len(line) > width:
        cut = line.rfind(" ", 0, width + 1)
        cut = cut if cut > 0 else width
        lines.append(line[:cut])
        line = "  " + line[cut:].lstrip()
    return [*lines, line]


def winners_of(state: State, names: Names) -> list[str]:
    """The names of all that share the first place."""
    return [names[seat] for seat, place in enumerate(state.ranking()) if place == 1]


def story(state: State, names: Names) -> list[str]:
    """Who won and how the points came about."""
    end = cast(IndyState, state)
    winners = winners_of(end, names)
    lines = [sentence(f"{do(winners, 'win')} after {count(end.manche, 'round')}")]
    if len(winners) == 1 and end.plate == 0:
        lines.append(sentence(f"nobody else has a feather: {do(winners, 'take')} the plate, too"))
    else:
        lines.append(f"After {count(end.manche, 'round')} the most feathers win.")
    for seat, laid in enumerate(end.evocations):
        if laid:
            lines.append(sentence(f"{whose(names[seat])} last evocation: {spelt_cards(laid)}, {verdict(rank(*laid))}"))
    best_team = [seat for seat, laid in enumerate(end.evocations) if laid and class_of(rank(*laid)) == TEAM]
    if best_team:
        lines.append(
            sentence(f"{do([names[seat] for seat in best_team], 'finish', 'finishes')} with a team of characters")
        )
    return lines


SAGA_ROUNDS = 20
"""How many rounds a line of the recap holds."""


def recap(events: Iterable[Event], names: Names) -> list[str]:
    """How the feathers went from round to round, a line a seat; the last rounds when they are many."""
    tokens = [event.public["tokens"] for event in events if event.kind == "resolved"][-SAGA_ROUNDS:]
    if not tokens:
        return []
    width = max(len(name) for name in names)
    lines = [f"{name:<{width}} " + "".join(f"{row[seat]:>3}" for row in tokens) for seat, name in enumerate(names)]
    return ["Feathers after each round:", *lines]
