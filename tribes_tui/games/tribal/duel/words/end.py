"""How a Duel ended, in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from rules.tribal.cards import SYMBOL_NAMES
from rules.tribal.duel.components.phases import MOST_IDLE, MOST_TURNS
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.words.said import end as said
from tribes_tui.games.tribal.words import LINE
from tribes_tui.games.tribal.words import said as tribal
from tribes_tui.words.folding import fold

if TYPE_CHECKING:
    from rules import Event, State

Names = Sequence[str]

MORE_PILED, FEWER_HELD, FEWER_DOWN = TIE_BREAKS = "piled", "held", "down"
WINS = ("piles", "empty", "emptied_by_opponent")
"""Ends that somebody won by what they had done, whoever has more sacred cards."""


def why(end: str) -> str:
    """How a game ended."""
    return said.why(end=end, most=MOST_IDLE if end == "no_progress" else MOST_TURNS)


def decided_by(state: DuelState) -> str:
    """An end that somebody won by what they had done, else what puts one of them ahead; empty for a draw."""
    apart = zip(TIE_BREAKS, state.standing(0), state.standing(1), strict=True)
    return state.end if state.end in WINS else next((what for what, one, other in apart if one != other), "")


def won_by(state: DuelState) -> str:
    """What won a game; empty for a draw."""
    by = decided_by(state)
    if by in TIE_BREAKS:
        return said.won_by(end=state.end, most=MOST_TURNS, **_apart(state, by))
    return why(by) if by else ""


def _apart(state: DuelState, by: str) -> Mapping[str, Any]:
    """What puts somebody ahead: how much of it whoever is ahead has, then the other."""
    mine, theirs = sorted(
        (abs(state.standing(seat)[TIE_BREAKS.index(by)]) for seat in (0, 1)), reverse=by == MORE_PILED
    )
    return {"what": by, "mine": mine, "theirs": theirs}


def outcome(state: DuelState, names: Names) -> str:
    """Who won and by what, in a few words."""
    is_drawn = state.winner < 0
    return (
        said.outcome_draw(why=why(state.end)) if is_drawn else said.outcome(who=names[state.winner], why=won_by(state))
    )


def piles(state: DuelState, player: int) -> str:
    """A player's sacred piles: `djembe 3, mask 0, lizard 1, turtle 0`."""
    found = zip(SYMBOL_NAMES, state.heights[4 * player : 4 * player + 4], strict=True)
    return ", ".join(said.pile(symbol=tribal.symbol(symbol=symbol), height=height) for symbol, height in found)


def story(state: State, names: Names) -> list[str]:
    """Who won and how it stood."""
    end = cast(DuelState, state)
    stands = [(names[player], piles(end, player), *end.standing(player)) for player in (0, 1)]
    lines = [said.over(outcome=outcome(end, names), turns=end.turn)] + [
        said.stands(who=who, total=total, piles=heights, held=-held, hidden=-hidden)
        for who, heights, total, held, hidden in stands
    ]
    return [piece for line in lines for piece in fold(line, LINE)]


def recap(events: Iterable[Event], names: Names) -> list[str]:
    """What both players did over the game, a line a seat."""
    seen = [*events]
    told = [(name, *tallies(seen, seat)) for seat, name in enumerate(names)] if seen else []
    return [said.did(who=who, sacred=sacred, gives=gives, steals=steals) for who, sacred, gives, steals in told]


def tallies(events: Iterable[Event], seat: int) -> tuple[int, int, int]:
    """How many cards a player put on sacred piles, how often they gave, how often they stole."""
    own = [event for event in events if event.player == seat]
    return (
        sum(event.kind in ("sacred", "stolen_to_pile", "placed_on_pile") for event in own),
        sum(event.kind == "moved" and event.public["z"] != event.public["to_z"] for event in own),
        sum(event.kind in ("stolen", "stolen_to_pile") for event in own),
    )


# ---- What decided it ------------------------------------------------------------------------------


def by_tie_break(state: DuelState, names: Names) -> str:
    """Why nobody finished, and what put one of them ahead."""
    because, what = (
        said.no_progress(turns=MOST_IDLE) if state.end == "no_progress" else why(state.end),
        decided_by(state),
    )
    if not what:
        return said.all_equal(why=because)
    return said.ahead(why=because, who=names[state.winner], **_apart(state, what))
