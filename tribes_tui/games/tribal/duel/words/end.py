"""How a Duel ended, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, cast

from rules.tribal.cards import SYMBOL_NAMES
from rules.tribal.duel.components.phases import MOST_IDLE, MOST_TURNS
from rules.tribal.duel.state import DuelState
from tribes_tui.words.common import count, does, sentence, whose
from tribes_tui.words.folding import fold

if TYPE_CHECKING:
    from rules import Event, State

Names = Sequence[str]

ENDS = {
    "piles": "all four sacred piles are complete",
    "empty": "no columns left, and all four sacred piles begun",
    "emptied_by_opponent": "the other player took the last card of the winner's columns",
    "no_progress": f"{MOST_IDLE} turns passed without progress",
    "turn_limit": f"all {MOST_TURNS} turns have been played",
}
MORE_PILED, FEWER_HELD, FEWER_DOWN = "more sacred cards", "fewer cards to clear", "fewer cards face down"
WON_BY = {
    **{end: ENDS[end] for end in ("piles", "empty", "emptied_by_opponent")},
    FEWER_HELD: "equal on sacred piles, with fewer cards to clear",
    FEWER_DOWN: "equal, with fewer cards face down",
}
"""What won a game where it wasn't more sacred cards."""
TIE_BREAKS = MORE_PILED, FEWER_HELD, FEWER_DOWN
COLUMNS = 78


def outcome(state: DuelState, names: Names) -> str:
    """Who won and why, in a few words."""
    if state.winner < 0:
        return f"a draw; {ENDS[state.end]}"
    return f"{does(names[state.winner], 'win')}; {ENDS[state.end]}"


def piles(state: DuelState, player: int) -> str:
    """A player's sacred piles: `djembe 3, mask 0, lizard 1, turtle 0`."""
    heights = state.heights[4 * player : 4 * player + 4]
    return ", ".join(f"{symbol} {height}" for symbol, height in zip(SYMBOL_NAMES, heights, strict=True))


def story(state: State, names: Names) -> list[str]:
    """Who won and how it stood."""
    end = cast(DuelState, state)
    lines = [sentence(f"{outcome(end, names)}, after {count(end.turn, 'turn')}")]
    for player in (0, 1):
        total, held, hidden = end.standing(player)
        lines.append(
            sentence(
                f"{names[player]}: {count(total, 'card')} on sacred piles ({piles(end, player)}), "
                f"{-held} in columns, {-hidden} of them face down"
            )
        )
    return [piece for line in lines for piece in fold(line, COLUMNS)]


def recap(events: Iterable[Event], names: Names) -> list[str]:
    """What both players did over the game, a line a seat."""
    seen = [*events]
    lines = [
        f"{name}: {count(sacred, 'sacred card')}, {count(gives, 'give')}, {count(steals, 'steal')}"
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


# ---- In figures -----------------------------------------------------------------------------------

UNIT = "sacred-cards"
CLEARED, TURNED_UP = "cards cleared", "cards turned up"
TO_CLEAR, STEALS = "cards to clear", "steals"


def by_winning(winner: str, end: str, turn: int) -> str:
    """How the game was won."""
    what = {
        "piles": f"{does(winner, 'complete')} the fourth sacred pile",
        "empty": f"{does(winner, 'have', 'has')} no column left, and a card on each sacred pile",
        "emptied_by_opponent": f"{whose(winner)} last column is taken away, and with that {does(winner, 'win')}",
    }[end]
    return in_turn(turn, what)


def given(events: Iterable[Event], seat: int) -> int:
    """How many cards a player gave to the other one."""
    moved = (event.public for event in events if event.kind == "moved" and event.player == seat)
    return sum(len(fields["cards"]) for fields in moved if fields["z"] != fields["to_z"])


def difference(names: Names, winner: int, left: int, given: Sequence[int], ahead: int) -> str:
    """What the winner had over the other one, and from which turn on."""
    other = 1 - winner
    told = f"{does(names[winner], 'give')} away {count(given[winner], 'card')}, {names[other]} {given[other]}"
    return sentence(
        f"{told}; {does(names[other], 'have', 'has')} {left} left to clear. From turn {ahead} on "
        f"{does(names[winner], 'have', 'has')} fewer to clear for good"
    )


def by_tie_break(standings: Sequence[tuple[int, int, int]], end: str, names: Names) -> str:
    """Why nobody finished, and what put one of them ahead."""
    why = f"{MOST_IDLE} turns without progress" if end == "no_progress" else ENDS[end]
    first, second = standings
    what = tie_break(first, second)
    if not what:
        return sentence(f"{why}, and everything is equal")
    k = TIE_BREAKS.index(what)
    ahead = names[0] if first[k] > second[k] else names[1]
    high, low = sorted((abs(first[k]), abs(second[k])), reverse=k == 0)
    return sentence(f"{why}: {does(ahead, 'have', 'has')} {what}, {high} against {low}")


def tie_break(first: tuple[int, int, int], second: tuple[int, int, int]) -> str:
    """What puts one of them ahead in a game that nobody finished; empty for a draw."""
    return next((what for what, one, other in zip(TIE_BREAKS, first, second, strict=True) if one != other), "")


def all_turned_up(name: str, turn: int) -> str:
    """When the last card of somebody's columns was turned up."""
    return in_turn(turn, f"{whose(name)} last card comes up")


def best_turn(name: str, turn: int, number: int) -> str:
    """The turn that brought most."""
    return in_turn(turn, f"{does(name, 'put')} {count(number, 'card')} on sacred piles, the most in one turn")


def in_turn(turn: int, what: str) -> str:
    """Something that happened in a turn."""
    return f"Turn {turn}: {what}."
