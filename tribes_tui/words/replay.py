"""What a replay says, and the graph of how everybody stood, in every game."""

from __future__ import annotations

BEFORE = "Before the first move."
LOG = "Log"
MOMENTS = "The largest swings"
LEGEND = "strong colour: leads; veil: missing to the leader; faint: still to come"
JUDGING = "Looking at every move ..."

ON, BACK = "move", "move back"
TURN, TURN_BACK = "turn", "turn back"
ROUND, ROUND_BACK = "round", "round back"
FIRST, LAST = "first", "last"
RUN, FASTER, SLOWER = "run", "speed", "slower"
MOMENT, EYES, GRAPH, MEASURE = "swings", "eyes", "graph", "points or outlook"
PLAY, REVIEW, WHOLE_LOG, LEAVE = "play on", "review", "log", "leave"
"""What the keys do."""

NOT_OVER = "The graph tells how everybody stood: it is for games that are over."
OTHERS_PLAY = "Others still play this game: when it is over, you may play on from any move."
NOTHING_TO_DECIDE = "The game is over here: go back to a move from which there is something to decide."


def where(title: str, move: int, moves: int) -> str:
    """Which game this is, if it has a title, and where in it one is."""
    place = f"move {move} of {moves}"
    return f"{title}, {place}" if title else place


def in_hundred(chance: float) -> str:
    """A chance from 0 to 1."""
    return f"{round(100 * chance)} %"


def measured(unit: str) -> str:
    """The heading of a graph of points."""
    return unit[:1].upper() + unit[1:]


OUTLOOK = "Chances to win, as a bot judges them"
"""The heading of a graph of who was likely to win."""


def pace_of(pace: int, paces: int) -> str:
    """How fast a replay runs, of so many paces."""
    return f"pace {pace} of {paces}"


def signed(points: int) -> str:
    """What a turn brought."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else ""


def moment_told(round_name: str, number: int, text: str) -> str:
    """A turning point in a list."""
    return f"{round_name} {number}  {text}"


def replay_of(called: str) -> str:
    """What opening a game that is over does."""
    return f"see again, move by move: {called}"
