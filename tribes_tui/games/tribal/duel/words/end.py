"""How a Duel ended, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, cast

from rules.tribal.cards import SYMBOL_NAMES
from rules.tribal.duel.components.phases import MOST_IDLE, MOST_TURNS
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.words.said import end as said
from tribes_tui.games.tribal.words import said as tribal
from tribes_tui.words.folding import fold

if TYPE_CHECKING:
    from rules import Event, State

Names = Sequence[str]

MORE_PILED, FEWER_HELD, FEWER_DOWN = TIE_BREAKS = "piled", "held", "down"
COLUMNS = 78


def why(end: str) -> str:
    """How a game ended."""
    return said.why(end=end, most=MOST_IDLE if end == "no_progress" else MOST_TURNS)


def won_by(by: str) -> str:
    """What won a game where it wasn't more sacred cards: an end, or what puts one ahead; empty where it was."""
    if by in ("", MORE_PILED):
        return ""
    return said.won_by(what=by) if by in TIE_BREAKS else why(by)


def outcome(state: DuelState, names: Names) -> str:
    """Who won and why, in a few words."""
    if state.winner < 0:
        return said.outcome_draw(why=why(state.end))
    return said.outcome(who=names[state.winner], why=why(state.end))


def piles(state: DuelState, player: int) -> str:
    """A player's sacred piles: `djembe 3, mask 0, lizard 1, turtle 0`."""
    heights = state.heights[4 * player : 4 * player + 4]
    found = zip(SYMBOL_NAMES, heights, strict=True)
    return ", ".join(said.pile(symbol=tribal.symbol(symbol=symbol), height=height) for symbol, height in found)


def story(state: State, names: Names) -> list[str]:
    """Who won and how it stood."""
    end = cast(DuelState, state)
    lines = [said.over(outcome=outcome(end, names), turns=end.turn)]
    for player in (0, 1):
        total, held, hidden = end.standing(player)
        lines.append(said.stands(who=names[player], total=total, piles=piles(end, player), held=-held, hidden=-hidden))
    return [piece for line in lines for piece in fold(line, COLUMNS)]


def recap(events: Iterable[Event], names: Names) -> list[str]:
    """What both players did over the game, a line a seat."""
    seen = [*events]
    lines = [
        said.did(who=name, sacred=sacred, gives=gives, steals=steals)
        for seat, name in enumerate(names)
        for sacred, gives, steals in (tallies(seen, seat),)
    ]
    return lines if seen else []


def tallies(events: Iterable[Event], seat: int) -> tuple[int, int, int]:
    """How many cards a player put on sacred piles, how often they gave, how often they stole."""
    own = [event for event in events if event.player == seat]
    return (
        sum(event.kind in ("sacred", "stolen_to_pile", "placed_on_pile") for event in own),
        sum(event.kind == "moved" and event.public["z"] != event.public["to_z"] for event in own),
        sum(event.kind in ("stolen", "stolen_to_pile") for event in own),
    )


# ---- What decided it ------------------------------------------------------------------------------


def given(events: Iterable[Event], seat: int) -> int:
    """How many cards a player gave to the other one."""
    moved = (event.public for event in events if event.kind == "moved" and event.player == seat)
    return sum(len(fields["cards"]) for fields in moved if fields["z"] != fields["to_z"])


def difference(names: Names, winner: int, left: int, given: Sequence[int], ahead: int) -> str:
    """What the winner had over the other one, and from which turn on."""
    other = 1 - winner
    return said.difference(
        who=names[winner], given=given[winner], other=names[other], other_given=given[other], left=left, turn=ahead
    )


def by_tie_break(standings: Sequence[tuple[int, int, int]], end: str, names: Names) -> str:
    """Why nobody finished, and what put one of them ahead."""
    because = said.no_progress(turns=MOST_IDLE) if end == "no_progress" else why(end)
    first, second = standings
    what = tie_break(first, second)
    if not what:
        return said.all_equal(why=because)
    k = TIE_BREAKS.index(what)
    high, low = sorted((abs(first[k]), abs(second[k])), reverse=k == 0)
    return said.ahead(why=because, who=names[first[k] < second[k]], what=what, mine=high, theirs=low)


def tie_break(first: tuple[int, int, int], second: tuple[int, int, int]) -> str:
    """What puts one of them ahead in a game that nobody finished; empty for a draw."""
    return next((what for what, one, other in zip(TIE_BREAKS, first, second, strict=True) if one != other), "")
