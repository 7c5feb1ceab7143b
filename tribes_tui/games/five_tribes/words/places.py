"""What the targets of the table are, in words."""

from collections.abc import Callable
from typing import cast

from rules.five_tribes.components.grid import TILE_TEXT
from rules.five_tribes.components.pieces import KINDS, RESOURCES, SUIT_VALUES
from rules.five_tribes.mechanics.hands import hand_size
from rules.five_tribes.state import FiveTribesState as S
from tribes_tui.games.five_tribes.words.said import actions, log, table as said, things as counts
from tribes_tui.games.five_tribes.words.sentences import passing
from tribes_tui.games.five_tribes.words.things import (
    LETTERS,
    card_name,
    djinn_in_short,
    djinns_in,
    on_tile,
    stands_on,
    tile,
)
from tribes_tui.table.board.scene import Scene

LONGEST = 77
"""Letters of a line in the smallest window."""
FIXED = {"place": said.put_here, "cash": said.sell_suit, "end": actions.end}


def describe(scene: Scene, name: str) -> str:
    """A target in words."""
    kind, _, what = name.partition(":")
    if name == "pass":
        return passing(cast(S, scene.view))
    say = SAY.get(kind)
    if say is not None:
        return say(scene, cast(S, scene.view), what)
    return FIXED[name]() if name in FIXED else name


def button(scene: Scene, name: str) -> str:
    """What a button says: short enough for the narrowest column."""
    kind, _, what = name.partition(":")
    return BUTTONS[kind](scene, cast(S, scene.view), what)


def _tile(scene: Scene, state: S, what: str) -> str:
    place = TILE_TEXT.index(what)
    things = ", ".join([tile(state, place), *stands_on(state, place, scene.names)])
    held = on_tile(state, place)
    return said.tile(things=things, meeples=held) if held else said.tile_empty(things=things)


def _row(scene: Scene, state: S, what: str) -> str:
    reach = "any" if int(what) <= 3 else "large" if int(what) <= 6 else "none"
    return said.row(reach=reach, card=card_name(card=RESOURCES[state.row[int(what) - 1]]), place=what)


def _good(scene: Scene, state: S, what: str) -> str:
    held = 0 if scene.viewer is None else state.goods[scene.viewer * KINDS + RESOURCES.index(what)]
    return said.good(number=held, card=card_name(card=what))


def _seat(scene: Scene, state: S, what: str) -> str:
    """What lies open of a player, the most important first, as much as goes into a line of the smallest window."""
    seat = int(what)
    held = (
        (counts.viziers, state.viziers[seat]),
        (counts.elders, state.elders[seat]),
        (counts.cards, hand_size(state, seat)),
    )
    parts = [
        said.points(number=sum(state.sheet(seat)[1:])),
        counts.camels(number=state.camels[seat]),
        *(count(number=number) for count, number in held if number),
        *djinns_in(state.djinns[seat]),
    ]
    forms = [said.seat(who=scene.names[seat], things=", ".join(parts[:told])) for told in range(len(parts), 0, -1)]
    return next((form for form in forms if len(form) <= LONGEST), forms[-1])


Say = Callable[[Scene, S, str], str]
SAY: dict[str, Say] = {
    "tile": _tile,
    "row": _row,
    "good": _good,
    "bid": lambda scene, state, what: said.space_nothing() if what == "0" else said.space(gold=what),
    "seat": _seat,
    "djinn": lambda scene, state, what: djinn_in_short(what),
    "colour": lambda scene, state, what: said.the_tribe(colour=what),
    "pay": lambda scene, state, what: said.pay(payment=what),
    "fakirs": lambda scene, state, what: said.spend(number=int(what)),
}


def _cash(scene: Scene, state: S, what: str) -> str:
    size = state.suit.bit_count() + any(picked.startswith("good:") for picked in scene.picked)
    return said.sell_button(gold=SUIT_VALUES[size])


BUTTONS: dict[str, Say] = {
    "colour": lambda scene, state, what: f"{LETTERS[what]} {log.a_meeple_bare(colour=what)}",
    "fakirs": lambda scene, state, what: said.no_fakir() if what == "0" else what,
    "pay": lambda scene, state, what: said.pay_button(payment=what),
    "djinn": lambda scene, state, what: said.use_button(djinn=what),
    "cash": _cash,
    "pass": lambda scene, state, what: said.pass_button(passing=passing(state)),
    "place": lambda scene, state, what: said.place_button(),
    "end": lambda scene, state, what: said.end_button(),
}
