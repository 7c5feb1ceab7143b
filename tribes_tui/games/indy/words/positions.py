"""A whole position of indy as lines of text, and the story of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, cast

from rules.indy.components.cards import CODES, COLOURS, HIDDEN, TEAM
from rules.indy.components.phases import DARK, END, EVOCATION, KEEP, LAST_EAGLES, LIGHT, RETURN, SHAMANS
from rules.indy.mechanics.scoring import class_of, rank
from rules.indy.state import IndyState
from tribes_tui.games.indy.foresight import best_rank
from tribes_tui.games.indy.words.cards import Names, codes, numbered, verdict
from tribes_tui.games.indy.words.said import cards as said_cards
from tribes_tui.games.indy.words.said import positions as said
from tribes_tui.games.indy.words.said import table
from tribes_tui.words.folding import fold

if TYPE_CHECKING:
    from rules import Event, State

LINE = 78
"""Columns of a line."""
PHASES = {
    SHAMANS: "shamans",
    DARK: "dark",
    LIGHT: "light",
    EVOCATION: "evocation",
    RETURN: "return",
    LAST_EAGLES: "eagles",
    KEEP: "keep",
    END: "end",
}
"""The keys of `phase`."""


def phase_name(state: IndyState) -> str:
    """The phase in one or two words."""
    return said.phase(phase=PHASES[state.phase])


def spelt(cards: Sequence[int]) -> str:
    """Cards in words: `red character 3, eagle`."""
    return ", ".join(numbered(cards))


def position(view: State, names: Names) -> list[str]:
    """The whole view as plain lines of at most `LINE` columns."""
    state = cast(IndyState, view)
    lines = [said.position(who=names[state.dealer], number=state.manche, phase=phase_name(state))]
    lines.append(said.plate(feathers=said_cards.feathers(number=state.plate), legend=said_cards.codes()))
    lines += [seat_line(state, seat, names[seat], codes) for seat in range(state.players)]
    if state.table:
        row = ", ".join(f"{i}: {CODES[lying]}" for i, lying in enumerate(state.table, 1))
        lines.append(said.row_codes(cards=row))
    if state.viewer is not None and state.viewer >= 0:
        hand = state.hands[state.viewer]
        made = best_rank(hand)
        held, best = codes(hand) or "none", "" if made is None else verdict(made)
        lines.append(said.hand_codes_best(cards=held, made=best) if best else said.hand_codes(cards=held))
    return [piece for line in lines for piece in fold(line, LINE)]


def seat_line(state: IndyState, seat: int, name: str, say: Callable[[Sequence[int]], str] = spelt) -> str:
    """Everything public about a seat in one line."""
    parts = [said_cards.feathers(number=state.tokens[seat])]
    if state.shamans[seat] >= 0:
        parts.append(said_cards.shaman(colour=COLOURS[state.shamans[seat]]))
    if state.plucked >> seat & 1:
        parts.append(table.is_back() if state.returned == seat else table.plucked())
    if state.hands[seat]:
        parts.append(said_cards.cards(number=len(state.hands[seat])))
    known = [card for card in state.hands[seat] if card != HIDDEN] if seat != state.viewer else []
    if known:
        parts.append(said.holds(cards=say(known)))
    laid = state.evocations[seat]
    if laid:
        parts.append(said.evoked(cards=say(laid), made=verdict(rank(*laid))))
    return said.seat(who=name, parts=", ".join(parts))


def winners_of(state: State, names: Names) -> list[str]:
    """The names of all that share the first place."""
    return [names[seat] for seat, place in enumerate(state.ranking()) if place == 1]


def story(state: State, names: Names) -> list[str]:
    """Who won and how the points came about."""
    end = cast(IndyState, state)
    winners, rounds = winners_of(end, names), said.rounds(number=end.manche)
    lines = [said.won(number=len(winners), who=winners[0], winners=winners, rounds=rounds)]
    is_alone = len(winners) == 1 and end.plate == 0
    lines.append(said.takes_plate(who=winners[0]) if is_alone else said.most_win(rounds=rounds))
    ranks = {seat: rank(*laid) for seat, laid in enumerate(end.evocations) if laid}
    for seat, value in ranks.items():
        lines.append(said.last_evocation(who=names[seat], cards=spelt(end.evocations[seat]), made=verdict(value)))
    teams = [names[seat] for seat, value in ranks.items() if class_of(value) == TEAM]
    if teams:
        lines.append(said.with_team(number=len(teams), who=teams[0], winners=teams))
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
    return [said.course(), *lines]
