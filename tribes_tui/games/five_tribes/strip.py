"""The row of resources, the cards in hand, and the row of what can be chosen besides the board."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from textual.geometry import Region

from rules.five_tribes.components import stages as st
from rules.five_tribes.components.grid import TILE_TEXT
from rules.five_tribes.components.pieces import COLOURS, DJINN_NAMES, FAKIR, GOODS, KINDS, RESOURCES, SUIT_VALUES
from rules.five_tribes.state import FiveTribesState as S
from tribes_tui.display.targets import Target
from tribes_tui.games.five_tribes.foresight import prospects
from tribes_tui.games.five_tribes.grid import MEEPLES
from tribes_tui.games.five_tribes.places import Places
from tribes_tui.games.five_tribes.words.things import COLOUR_WORDS
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.table.scene import Scene

CARD = 7
MARKETS = (3, 6)
"""After so many cards of the row a small and a large market's choice ends."""


def card_role(card: int) -> str:
    """Rare, medium and common goods, and fakirs; the name is always written out."""
    return "piece-hidden" if card == FAKIR else ("piece-gold", "piece-teal", "piece-black")[card // 3]


def draw_row(scene: Scene, state: S, canvas: Canvas, places: Places) -> list[Target]:
    """The face-up resources with their numbers, the ends of the markets' choices marked."""
    area = places.row
    step = min(14, (area.width - 6) // 9)
    x = canvas.text(area.x, area.y, "row", "dim") + 1
    targets = []
    for i, card in enumerate(state.row):
        name = f"row:{i + 1}"
        canvas.text(x, area.y, str(i + 1), "key" if name in scene.lit else "dim")
        width = min(step - 1, CARD + 2)
        label = RESOURCES[card] if width == CARD else f" {RESOURCES[card]}"
        canvas.text(x + 1, area.y, label.ljust(width), card_role(card))
        key = str(i + 1) if name in scene.lit else ""
        targets.append(Target(name, (Region(x + 1, area.y, width, 1),), key=key))
        x += step
        if i + 1 in MARKETS:
            canvas.text(x, area.y, "│", "mark")
            x += 1
    return targets


def draw_hand(scene: Scene, state: S, canvas: Canvas, places: Places) -> list[Target]:
    """The viewer's cards, each kind with its number; what is laid out for sale."""
    if scene.viewer is None:
        return []
    y = places.strip.y
    x = canvas.text(places.strip.x, y, "hand", "dim") + 1
    held = state.goods[scene.viewer * KINDS : scene.viewer * KINDS + KINDS]
    targets = []
    for card, count in enumerate(held):
        if count:
            text = f"{RESOURCES[card]}{count}"
            canvas.text(x, y, text, card_role(card))
            if card < GOODS:
                targets.append(Target(f"good:{RESOURCES[card]}", (Region(x, y, len(text), 1),)))
            x += len(text) + 1
    if x == places.strip.x + 5:
        canvas.text(x, y, "no cards", "dim")
    return targets


# ---- What can be chosen besides -------------------------------------------------------------------


class Choice(NamedTuple):
    """Something to choose in the last row."""

    name: str
    label: str
    role: str = "button"
    key: str = ""


def draw_choices(scene: Scene, state: S, canvas: Canvas, places: Places) -> list[Target]:
    """What is carried, colours, payments, fakirs, djinns to use, passing; with nothing of that, the latest news."""
    y = places.strip.y + 1
    names = [*scene.picked, *scene.lit]
    choices = [choice for choice in _all_choices(scene, state) if choice.name in names]
    x = canvas.text(places.strip.x, y, _caption(scene, state), "dim")
    x += x > places.strip.x
    targets: list[Target] = []
    for choice in choices:
        if choice.name.startswith("djinn:") and not any(target.name.startswith("djinn:") for target in targets):
            x = canvas.text(x, y, "use", "dim") + 1
        x, target = _draw_choice(canvas, x, y, choice)
        targets.append(target)
    if state.stage == st.SOW and not choices:
        for code, count in enumerate(state.hand):
            x = canvas.text(x, y, f" {count}{COLOURS[code]} ", MEEPLES[code]) + 1 if count else x
    elif state.stage == st.BIDDING and not choices and state.current_player == scene.viewer:
        canvas.text(x, y, _what_waits(state), "log", places.strip.right - x)
    elif not choices and scene.log:
        canvas.text(x, y, scene.log[-1], "log", places.strip.right - x)
    return targets


def _what_waits(state: S) -> str:
    """What acting early is worth: the best moves on the board, each end tile once."""
    ends = [f"{TILE_TEXT[end.tile]} {end.points.total:+d}" for end in prospects(state)]
    return f"best moves now: {', '.join(ends)}" if ends else "there is no move on the board"


def _draw_choice(canvas: Canvas, x: int, y: int, choice: Choice) -> tuple[int, Target]:
    if choice.key and choice.key != choice.name[-1].lower():
        x = canvas.text(x, y, choice.key.split()[0], "key") + 1
    width = len(choice.label)
    canvas.text(x, y, choice.label, choice.role)
    return x + width + 1, Target(choice.name, (Region(x, y, width, 1),), key=choice.key)


def _caption(scene: Scene, state: S) -> str:
    if state.stage == st.SOW:
        return f"from {TILE_TEXT[state.start]}, now on {TILE_TEXT[state.arc // 5]}, in hand"
    if state.stage == st.SUIT:
        size = state.suit.bit_count()
        laid = " ".join(RESOURCES[good] for good in range(GOODS) if state.suit >> good & 1)
        return f"for sale: {laid} = {SUIT_VALUES[size]} GC"
    kinds = {name.partition(":")[0] for name in scene.lit}
    if "fakirs" in kinds:
        return "how many fakirs?"
    return "pay" if "pay" in kinds else ""


def _all_choices(scene: Scene, state: S) -> Iterable[Choice]:
    yield from _fixed(state)
    for name in sorted(scene.lit | set(scene.picked), key=_order):
        kind, _, what = name.partition(":")
        if kind == "colour":
            yield _colour(state, name, what)
        elif kind == "pay":
            said = what.replace("EE", "2 elders").replace("EF", "elder and fakir")
            yield Choice(name, {"E": "elder", "F": "fakir"}.get(said, said), key=what[-1].lower())
        elif kind == "fakirs":
            yield Choice(name, f"{int(what):>2}" if int(what) > 9 else what, key="")
        elif kind == "djinn" and not _is_face_up(state, what):
            yield Choice(name, what)


def _fixed(state: S) -> Iterable[Choice]:
    yield Choice("end", "end the turn", key=". e")
    yield Choice("place", "place it here", key=". p")
    yield Choice("cash", f"sell for {SUIT_VALUES[state.suit.bit_count()]} GC", key=". c")
    yield Choice("pass", "give up" if state.stage == st.MOVE else "pass", key=". p")


def _colour(state: S, name: str, letter: str) -> Choice:
    code = COLOURS.index(letter)
    text = f" {state.hand[code]}{letter} " if state.stage == st.SOW else f" {letter} {COLOUR_WORDS[letter]} "
    return Choice(name, text, MEEPLES[code], letter.lower())


def _is_face_up(state: S, djinn: str) -> bool:
    code = DJINN_NAMES.index(djinn)
    return code in (state.drawn if state.stage == st.SIBITTIS_KEEP else state.djinn_row)


def _order(name: str) -> tuple[str, int, str]:
    kind, _, what = name.partition(":")
    return kind, int(what) if what.isdigit() else COLOURS.find(what), what
