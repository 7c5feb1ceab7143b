"""The choices of Rise of Tribes that have no place on the map or the cards: buttons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components.box import DEVELOPMENTS, EVENTS, GOALS, KINDS, POWERS
from rules.rise_of_tribes.components.frames import AUCTION
from tribes_tui.games.rise_of_tribes.words.sentences import DONE

if TYPE_CHECKING:
    from rules.rise_of_tribes.state import RiseState
    from tribes_tui.table.scene import Scene

MOST_BIDS = 16
"""So many bids are offered one by one; more are offered by tens first."""


class ChoiceButton(NamedTuple):
    """A button: the name of its place, its key, its label."""

    name: str
    key: str
    label: str


PLAIN = (
    ChoiceButton("roll", ".", "roll the dice"),
    ChoiceButton("dream", "m", "dream of events"),
    ChoiceButton("done", ".", "done"),
    ChoiceButton("drop", ".", "drop out"),
    ChoiceButton("far", "1", "one that has not moved"),
    ChoiceButton("far-moved", "2", "one that has moved"),
    ChoiceButton("board", "p", "into ambush"),
    ChoiceButton("invaders", "1", "an invader"),
    ChoiceButton("elder", "1", "with the elder"),
    ChoiceButton("alone", "2", "without"),
    ChoiceButton("hide", "n", "hidden village"),
    ChoiceButton("wayfare", "f", "Wayfarers"),
    ChoiceButton("shift", "m", "mammoth"),
    ChoiceButton("exogamy", "y", "Exogamy"),
    ChoiceButton("cunning", "c", "Cunning"),
    ChoiceButton("intimidate", "1", "Intimidate"),
    ChoiceButton("ambush", "p", "Ambush"),
    ChoiceButton("learn", "k", "Shared Knowledge"),
    ChoiceButton("altar", "g", "Altar"),
    ChoiceButton("trade", "t", "swap 2:1"),
    ChoiceButton("loan", "n", "elder's loan"),
    ChoiceButton("altar:each", "4", "1 of each"),
    *(ChoiceButton(f"kind:{kind}", str(i + 1), kind) for i, kind in enumerate(KINDS)),
    *(ChoiceButton(f"light:{kind}", str(i + 1), f"a sun for {kind}") for i, kind in enumerate(KINDS)),
    *(ChoiceButton(f"altar:{kind}", str(i + 1), f"4 {kind}") for i, kind in enumerate(KINDS)),
    *(ChoiceButton(f"give:{kind}", str(i + 1), f"2 {kind} for") for i, kind in enumerate(KINDS)),
    *(ChoiceButton(f"get:{kind}", str(i + 4), f"1 {kind}") for i, kind in enumerate(KINDS)),
    *(ChoiceButton(f"lend:{GOALS[goal]}", "", GOALS[goal]) for goal in range(DEVELOPMENTS)),
    *(ChoiceButton(f"power:{power}", str(i % 2 + 1), power) for i, power in enumerate(POWERS)),
)


def choices(scene: Scene, state: RiseState) -> Iterable[ChoiceButton]:
    """The buttons that are lit or picked."""
    shown = scene.lit | frozenset(scene.picked)
    kind = decision(state).kind
    if kind == AUCTION:
        yield from _bids(scene)
    for choice in PLAIN:
        if choice.name in shown:
            yield choice._replace(label=DONE[kind]) if choice.name == "done" else choice
    for place in (1, 2):
        if f"bottom:{place}" in shown:
            tile = state.deck[place - 1]
            yield ChoiceButton(f"bottom:{place}", str(place), f"{EVENTS[tile] if tile >= 0 else '?'} down")


def _bids(scene: Scene) -> Iterable[ChoiceButton]:
    names = [name for name in (*scene.picked, *scene.lit) if name.startswith("bid")]
    for name in sorted(set(names), key=lambda name: (name.startswith("bid:"), int(name.split(":")[1]))):
        number = name.split(":")[1]
        yield ChoiceButton(name, number if len(number) == 1 and name in scene.lit else "", _bid_label(name, number))


def _bid_label(name: str, number: str) -> str:
    if name.startswith("bids:"):
        return f"{max(1, int(number))}-{int(number) + 9}"
    return number if len(number) > 1 else ""


def bid_path(state: RiseState, number: int) -> tuple[str, ...]:
    """The targets that bid so many: at once, or by tens first when there are many bids."""
    player = state.current_player
    most = 0 if player is None else sum(state.resources[3 * player : 3 * player + 3])
    if most - state.bid <= MOST_BIDS:
        return (f"bid:{number}",)
    return (f"bids:{number // 10 * 10}", f"bid:{number}")
