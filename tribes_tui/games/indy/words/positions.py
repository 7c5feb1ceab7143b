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
    is_seated = state.viewer is not None and state.viewer >= 0
    hand = state.hands[cast(int, state.viewer)] if is_seated else []
    held, made = codes(hand) or "none", best_rank(hand)
    best = said.hand_codes(cards=held) if made is None else said.hand_codes_best(cards=held, made=verdict(made))
    row = ", ".join(f"{i}: {CODES[lying]}" for i, lying in enumerate(state.table, 1))
    lines = [
        said.position(who=names[state.dealer], number=state.manche, phase=phase_name(state)),
        said.plate(feathers=said_cards.feathers(number=state.plate), legend=said_cards.codes()),
        *(seat_line(state, seat, names[seat], codes) for seat in range(state.players)),
        *([said.row_codes(cards=row)] if row else []),
        *([best] if is_seated else []),
    ]
    return [piece for line in lines for piece in fold(line, LINE)]


def seat_line(state: IndyState, seat: int, name: str, say: Callable[[Sequence[int]], str] = spelt) -> str:
    """Everything public about a seat in one line."""
    hand, laid, shaman = state.hands[seat], state.evocations[seat], state.shamans[seat]
    known = [card for card in hand if card != HIDDEN and seat != state.viewer]
    plucked = table.is_back() if state.returned == seat else table.plucked()
    parts = [
        said_cards.feathers(number=state.tokens[seat]),
        *([said_cards.shaman(colour=COLOURS[shaman])] if shaman >= 0 else []),
        *([plucked] if state.plucked >> seat & 1 else []),
        *([said_cards.cards(number=len(hand))] if hand else []),
        *([said.holds(cards=say(known))] if known else []),
        *([said.evoked(cards=say(laid), made=verdict(rank(*laid)))] if laid else []),
    ]
    return said.seat(who=name, parts=", ".join(parts))


def winners_of(state: State, names: Names) -> list[str]:
    """The names of all that share the first place."""
    return [names[seat] for seat, place in enumerate(state.ranking()) if place == 1]


def story(state: State, names: Names) -> list[str]:
    """Who won and how the points came about."""
    end = cast(IndyState, state)
    winners, rounds = winners_of(end, names), said.rounds(number=end.manche)
    ranks = {seat: rank(*laid) for seat, laid in enumerate(end.evocations) if laid}
    teams = [names[seat] for seat, value in ranks.items() if class_of(value) == TEAM]
    is_alone = len(winners) == 1 and end.plate == 0
    return [
        said.won(number=len(winners), who=winners[0], winners=winners, rounds=rounds),
        said.takes_plate(who=winners[0]) if is_alone else said.most_win(rounds=rounds),
        *(
            said.last_evocation(who=names[seat], cards=spelt(end.evocations[seat]), made=verdict(value))
            for seat, value in ranks.items()
        ),
        *([said.with_team(number=len(teams), who=teams[0], winners=teams)] if teams else []),
    ]


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
