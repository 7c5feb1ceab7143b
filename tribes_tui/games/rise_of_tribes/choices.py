"""The choices of Rise of Tribes that have no place on the map or the cards: buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components.box import (
    AMBUSH,
    CUNNING,
    DEVELOPMENTS,
    EVENTS,
    EXOGAMY,
    GOALS,
    INTIMIDATE,
    KINDS,
    POWERS,
    WAYFARERS,
)
from rules.rise_of_tribes.components.frames import AUCTION
from tribes_tui.games.rise_of_tribes.words import things
from tribes_tui.games.rise_of_tribes.words.actions import asked_of
from tribes_tui.games.rise_of_tribes.words.said import board as said
from tribes_tui.games.rise_of_tribes.words.said.actions import finish

if TYPE_CHECKING:
    from rules.rise_of_tribes.state import RiseState
    from tribes_tui.table.board.scene import Scene

MOST_BIDS = 16
"""So many bids are offered one by one; more are offered by tens first."""


class ChoiceButton(NamedTuple):
    """A button: the name of its place, its key, its label."""

    name: str
    key: str
    label: str


Label = Callable[[], str]


def _of_kind(say: Callable[..., str], kind: str) -> str:
    return say(kind=things.kind(kind))


PLAIN: dict[str, tuple[str, Label]] = {
    "roll": (".", said.roll),
    "dream": ("m", said.dream),
    "done": (".", said.done),
    "drop": (".", said.drop),
    "far": ("1", said.far),
    "far-moved": ("2", said.far_moved),
    "board": ("p", said.board),
    "invaders": ("1", said.invaders),
    "elder": ("1", said.elder),
    "alone": ("2", said.alone),
    "hide": ("n", said.hide),
    "wayfare": ("f", partial(things.power, POWERS[WAYFARERS])),
    "shift": ("m", said.mammoth),
    "exogamy": ("y", partial(things.power, POWERS[EXOGAMY])),
    "cunning": ("c", partial(things.power, POWERS[CUNNING])),
    "intimidate": ("1", partial(things.power, POWERS[INTIMIDATE])),
    "ambush": ("p", partial(things.power, POWERS[AMBUSH])),
    "learn": ("k", said.learn),
    "altar": ("g", said.altar),
    "trade": ("t", said.trade),
    "loan": ("n", said.loan),
    "altar:each": ("4", said.each),
    **{f"kind:{kind}": (str(i), partial(things.kind, kind)) for i, kind in enumerate(KINDS, 1)},
    **{f"light:{kind}": (str(i), partial(_of_kind, said.light, kind)) for i, kind in enumerate(KINDS, 1)},
    **{f"altar:{kind}": (str(i), partial(_of_kind, said.altar_kind, kind)) for i, kind in enumerate(KINDS, 1)},
    **{f"give:{kind}": (str(i), partial(_of_kind, said.give, kind)) for i, kind in enumerate(KINDS, 1)},
    **{f"get:{kind}": (str(i), partial(_of_kind, said.get, kind)) for i, kind in enumerate(KINDS, 4)},
    **{f"lend:{goal}": ("", partial(things.goal, goal)) for goal in GOALS[:DEVELOPMENTS]},
    **{f"power:{power}": (str(i % 2 + 1), partial(things.power, power)) for i, power in enumerate(POWERS)},
}
"""Name of the place -> its key, its label."""


def choices(scene: Scene, state: RiseState) -> Iterable[ChoiceButton]:
    """The buttons that are lit or picked."""
    shown = scene.lit | frozenset(scene.picked)
    kind = decision(state).kind
    if kind == AUCTION:
        yield from _bids(scene)
    for name, (key, label) in PLAIN.items():
        if name in shown:
            yield ChoiceButton(name, key, finish(asked=asked_of(state)) if name == "done" else label())
    for place in (1, 2):
        if f"bottom:{place}" in shown:
            tile = state.deck[place - 1]
            name = things.event(EVENTS[tile]) if tile >= 0 else "?"
            yield ChoiceButton(f"bottom:{place}", str(place), said.down(tile=name))


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
