"""What the targets of the table are, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from rules.five_tribes.components.grid import TILE_TEXT
from rules.five_tribes.components.pieces import DJINN_NAMES, KINDS, RESOURCES, SUIT_VALUES
from rules.five_tribes.mechanics.hands import hand_size
from rules.five_tribes.state import FiveTribesState as S
from tribes_tui.games.five_tribes.words.board import LETTERS
from tribes_tui.games.five_tribes.words.sentences import passing
from tribes_tui.games.five_tribes.words.things import COLOUR_WORDS, djinn_in_short, on_tile, tile
from tribes_tui.table.scene import Scene
from tribes_tui.words.common import count, whose

FIXED = {
    "place": "put it on this tile",
    "cash": "sell the suit that is laid out",
    "end": "end the turn",
}
PAID = {"EE": "pay two elders", "EF": "pay an elder and a fakir", "E": "pay an elder", "F": "pay a fakir"}


BUTTONS = {"place": ". place it here", "end": "e end the turn"}
PAYMENTS = {"EE": "e 2 elders", "EF": "f elder and fakir", "E": "e an elder", "F": "f a fakir"}


def describe(scene: Scene, name: str) -> str:
    """A target in words."""
    kind, _, what = name.partition(":")
    if name == "pass":
        return passing(cast(S, scene.view))
    say = SAY.get(kind)
    return FIXED.get(name, name) if say is None else say(scene, cast(S, scene.view), what)


def button(scene: Scene, name: str) -> str:
    """What a button says: short enough for the narrowest column."""
    state = cast(S, scene.view)
    kind, _, what = name.partition(":")
    if kind == "colour":
        return f"{LETTERS[what]} {COLOUR_WORDS[what]}"
    if kind == "fakirs":
        return "no fakir" if what == "0" else what
    if kind == "pay":
        return PAYMENTS[what]
    if kind == "djinn":
        return f"use {what}"
    if name == "cash":
        size = state.suit.bit_count() + any(picked.startswith("good:") for picked in scene.picked)
        return f"sell for {SUIT_VALUES[size]} gold"
    return f". {passing(state)}" if name == "pass" else BUTTONS[name]


def _tile(scene: Scene, state: S, what: str) -> str:
    place = TILE_TEXT.index(what)
    parts = [tile(state, place)]
    if state.owner[place] >= 0:
        parts.append(f"{whose(scene.names[state.owner[place]])} camel")
    if state.palms[place]:
        parts.append(count(state.palms[place], "palm tree"))
    if state.palaces[place]:
        parts.append(count(state.palaces[place], "palace"))
    return f"{', '.join(parts)}: {on_tile(state, place) or 'empty'}"


def _row(scene: Scene, state: S, what: str) -> str:
    market = "any market" if int(what) <= 3 else "a large market" if int(what) <= 6 else "no market yet"
    return f"{RESOURCES[state.row[int(what) - 1]]}, card {what} of the row, within reach of {market}"


def _good(scene: Scene, state: S, what: str) -> str:
    held = 0 if scene.viewer is None else state.goods[scene.viewer * KINDS + RESOURCES.index(what)]
    return f"{held} {what} in your hand"


def _bid(scene: Scene, state: S, what: str) -> str:
    if what == "0":
        return "the spaces for nothing: of those who bid it the last plays first"
    return f"the space for {what} gold: dearer ones play earlier"


def _seat(scene: Scene, state: S, what: str) -> str:
    """What lies open of a player, and what it is worth."""
    seat = int(what)
    djinns = [name for djinn, name in enumerate(DJINN_NAMES) if state.djinns[seat] >> djinn & 1]
    parts = [
        f"{count(sum(state.sheet(seat)[1:]), 'point')} without gold",
        count(state.viziers[seat], "vizier"),
        count(state.elders[seat], "elder"),
        count(hand_size(state, seat), "card"),
        count(state.camels[seat], "camel"),
        *djinns,
    ]
    return f"{scene.names[seat]}: {', '.join(parts)}; d shows all"


Say = Callable[[Scene, S, str], str]
SAY: dict[str, Say] = {
    "tile": _tile,
    "row": _row,
    "good": _good,
    "bid": _bid,
    "seat": _seat,
    "djinn": lambda scene, state, what: djinn_in_short(what),
    "colour": lambda scene, state, what: f"the {COLOUR_WORDS[what]}s",
    "pay": lambda scene, state, what: PAID[what],
    "fakirs": lambda scene, state, what: f"spend {count(int(what), 'fakir')}",
}
