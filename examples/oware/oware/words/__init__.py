"""The sentences of Oware: in the log, in the lines of text, at the prompt."""

from collections.abc import Iterable, Sequence
from typing import cast

from oware.state import OwareState
from rules import Event, State

Names = Sequence[str]
LETTERS = "abcdef"
WHY = {
    "half": "more than half of the seeds are captured",
    "quiet": "nothing has been captured for long, so each takes the seeds on their own side",
    "stuck": "nothing can be sown, so each takes the seeds on their own side",
}


def seeds(number: int) -> str:
    """`1 seed`, `4 seeds`."""
    return f"{number} seed" if number == 1 else f"{number} seeds"


def does(names: Names, seat: int, verb: str) -> str:
    """`You sow`, `Ash sows`."""
    name = names[seat]
    return f"You {verb}" if name == "you" else f"{name} {verb}s"


def prompt(view: State, names: Names) -> str:
    """What the viewer may do now, or whom they wait for."""
    state = cast(OwareState, view)
    if state.current_player is None:
        return "The game is over."
    if state.current_player != state.viewer:
        return f"{names[state.current_player]} is to move."
    if not any(state.side(1 - state.current_player)):
        return "Your opponent has no seeds: sow a house that gives them some."
    return "Choose a house to sow."


def action(view: State, id: int, names: Names) -> str:
    """An action in words."""
    state = cast(OwareState, view)
    seat = state.current_player
    if seat is None:
        return f"sow {LETTERS[id]}"
    return f"sow the {seeds(state.houses[seat * 6 + id])} of {LETTERS[id]}"


def event(event: Event, names: Names) -> str:
    """One line of the log."""
    fields = event.fields()
    if event.kind == "end":
        return f"The game ends: {WHY[fields['why']]}."
    assert event.player is not None
    if event.kind == "sow":
        return f"{does(names, event.player, 'sow')} {seeds(fields['seeds'])} from {LETTERS[fields['house']]}."
    houses = " and ".join(LETTERS[house] for house in sorted(fields["houses"]))
    return f"{does(names, event.player, 'capture')} {seeds(fields['seeds'])} in {houses}."


def position(view: State, names: Names) -> list[str]:
    """The board, the second player's houses above."""
    state = cast(OwareState, view)
    rows = []
    for seat in (1, 0):
        order = range(5, -1, -1) if seat else range(6)
        houses = "  ".join(f"{LETTERS[house]} {state.side(seat)[house]:>2}" for house in order)
        rows.append(f"{names[seat]}: {state.stores[seat]} captured.  {houses}")
    return [f"Oware, turn {state.round}.", *rows]


def story(state: State, names: Names) -> list[str]:
    """Who captured how much."""
    return [f"{name}: {seeds(score)} captured." for name, score in zip(names, state.scores(), strict=True)]


def recap(events: Iterable[Event], names: Names) -> list[str]:
    """The largest capture, and why the game ended."""
    told = []
    captures = [one for one in events if one.kind in ("capture", "end")]
    largest = max(
        (one for one in captures if one.kind == "capture"), key=lambda one: one.fields()["seeds"], default=None
    )
    if largest is not None and largest.player is not None:
        told.append(f"{does(names, largest.player, 'make')} the largest capture: {seeds(largest.fields()['seeds'])}.")
    return told + [event(one, names) for one in captures if one.kind == "end"]
