"""What a review of a game says."""

from __future__ import annotations

from saves.course import Course
from tribes_tui.words.common import YOU, capital, count
from tribes_tui.words.common import whose as whose_is

TITLE = "Review"
NOT_OVER = "a review tells how a game was played to its end: this one still goes on"
WORKING = "Looking at every move ..."
NO_MARKS = "No choice stands out: none was clearly worth more or less than the others."
NO_MOMENTS = "No single move counted for much."
MOMENTS = "What counted most"
MARKED = "Choices that stand out"
LEAVE, LEAVE_ALONE = "back to the replay", "back"
LOOK, TO_MOMENT, TO_GRAPH = "look at it", "what counted most", "graph, or moves"
NUMBER, WHAT, HOW_JUDGED, CHANGE = "move", "what was done", "judged, and what instead", "points"
"""Heads of the table."""
JUDGED = {"good": "✓ good, next best", "better": "○ better was", "costly": "− costly, better was"}
JUDGED_BRIEF = {"good": "✓ good", "better": "○ not the best", "costly": "− costly"}
"""Where there is no room for the other move, which is said below the table."""
LEGEND = (
    "1 to 3, here and in this graph: what counted most for this seat; the largest swings in a replay are other moves."
)
PLAY = "play on from there"
WAITING = "Another game is being reviewed: this one is next, or soon."
GRAPH = "Who was to win, in your eyes"
MOVE = "move"
"""Beside the numbers below the graph."""


def progress(bar: str, done: int, total: int) -> str:
    """How far it is."""
    return f"{WORKING}\n{bar}\nmove {done} of {total}"


def title(name: str) -> str:
    """Of whom the page tells."""
    return "review of your game" if name == YOU else f"review of {whose_is(name)} game"


def facts(moves: int, choices: int) -> str:
    """What was looked at, in short."""
    return f"{count(moves, 'move')}, {count(choices, 'choice')}"


def look_at(number: int) -> str:
    """What Enter does with the move under the cursor."""
    return f"look at move {number} on the table"


def shares(good_ones: int, even: int, better_ones: int, costly_ones: int) -> list[tuple[str, int, str]]:
    """How many choices were of each kind: its words, how many, and the ink for it."""
    return [
        ("good", good_ones, "gain"),
        ("as good as any", even, "soft"),
        ("better was", better_ones, "cursor"),
        ("costly", costly_ones, "danger"),
    ]


def whose(names: str) -> str:
    """When it isn't clear whose game is to be reviewed."""
    return f"say whose game to review, with --seat: {names}"


def no_seat(seats: int, seat: int) -> str:
    """A seat that is not there."""
    return f"there are seats 0 to {seats - 1}, not {seat}"


def points(change: float) -> str:
    """A change of the chance to win, in points of a hundred."""
    whole = round(100 * change)
    return f"+{whole}" if whole > 0 else f"−{-whole}" if whole < 0 else "±0"


def interval(low: float, high: float) -> str:
    """Between which points of a hundred a difference surely lies."""
    return f"{points(low)} to {points(high)}"


def head(title: str, name: str, moves: int, choices: int) -> str:
    """What was looked at."""
    return f"{title}, reviewed for {name}: {count(moves, 'move')}, {count(choices, 'choice')}."


def good(number: int, played: str, other: str, gain: str, span: str) -> str:
    """A choice that was clearly the best."""
    return f"{number}. Good: {played}, {gain} points ({span}). Next best: {other}."


def better(number: int, played: str, other: str, gain: str, span: str) -> str:
    """A choice to which another one was clearly better."""
    return f"{number}. Played: {played}, {gain} points ({span}). Better: {other}."


def costly(number: int, played: str, other: str, gain: str, span: str) -> str:
    """A choice to which another one was better by much."""
    return f"{number}. Costly: {played}, {gain} points ({span}). Better: {other}."


def moment_choice(number: int, change: str, played: str, other: str) -> str:
    """A moment that was a choice."""
    return f"{number}. A choice, {change}: {played}. Better: {other}."


def was_move_of(name: str) -> str:
    """How a moment is judged that was another's move."""
    return f"a move of {name}"


def chance_fell(change: str) -> str:
    """How a moment is judged that was chance, also where the move itself was chosen."""
    return f"luck: came out {'better' if change.startswith('+') else 'worse'} than expected"


def chance_fell_brief(change: str) -> str:
    """The same in a narrow table."""
    return "good luck" if change.startswith("+") else "bad luck"


def moment_luck(number: int, change: str, what: str) -> str:
    """A moment that was chance."""
    return f"{number}. {capital(chance_fell(change))}, {change}. {what}"


def moment_rival(number: int, change: str, name: str, what: str) -> str:
    """A moment that was another's move."""
    return f"{number}. A move of {name}, {change}: {what}"


def bot_sat(course: Course, seat: int) -> list[str]:
    """That a bot made some of the moves in a person's seat, and since when; nothing where it made none, or all."""
    own, people = [move.number for move in course.moves if move.seat == seat], course.chosen_by_people(seat)
    bots = [number for number in own if number not in people]
    if not people or not bots:
        return []
    return [f"From move {bots[0]} a bot sat here: it made {len(bots)} of the {len(own)} moves."]


def choices_cost(cost: str, error: str, worse: int, choices: int) -> str:
    """What all choices cost that were clearly not the best."""
    if not worse:
        return f"Skill: of {choices} choices none was clearly worse than another."
    if worse == 1:
        return f"Skill: one of {choices} choices was clearly not the best: {cost} points{_give_or_take(error)}."
    return (
        f"Skill: {worse} of {choices} choices were clearly not the best: {cost} points added up{_give_or_take(error)}."
    )


def _give_or_take(error: str) -> str:
    """How far a sum may be off; nothing where that is less than a point."""
    return f" (give or take {error})" if error != "0" else ""


def luck_brought(change: str, error: str) -> str:
    """What chance alone added."""
    return f"Luck: chance alone brought {change} points added up{_give_or_take(error)}."


def luck_unclear(error: str) -> str:
    """When the sum of what chance added is lost in what isn't known of it; of single moves it may still be told."""
    return f"Luck: of single moves it is told below; its sum is not known well enough: it may be off by {error} points."


POINTS = (
    "Points are hundredths of the chance to win, as a bot sees it; a choice is costly from 10 on. "
    "What is lost may be won back: sums can pass 100."
)
POINTS_BRIEF = "Points: hundredths of the chance to win. Costly: 10 or more lost."
