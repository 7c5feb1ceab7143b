"""The moment of defence: in the middle of the table what comes, from whom, on which chain, and what each answer saves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from textual.geometry import Region

from rules.tribe.components import actions as ids
from rules.tribe.components.cards import POWER, SPHERES, TRIBU_NAMES, TRIBUS
from rules.tribe.state import TribeState
from tribes_tui.display.targets import Target
from tribes_tui.games.tribe import faces
from tribes_tui.games.tribe.layout import Layout
from tribes_tui.games.tribe.words.outcomes import losses
from tribes_tui.games.tribe.words.sentences import card_words
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.table.scene import Scene
from tribes_tui.words.common import count, listed, whose

WIDTH = 76
VASE = 8
LABEL = 24
DECLINE = "decline"


def draw_moment(scene: Scene, state: TribeState, canvas: Canvas, layout: Layout) -> tuple[Region, list[Target]]:
    """The box over the panels, and its answers as targets."""
    assert state.attack is not None
    source, slot = state.attack
    answers = state.legal_actions()
    panels = max(panel.chain_y(4) + panel.height for panel in layout.panels.values()) - layout.top
    height = min(panels, len(answers) + 6)
    y = layout.top + (panels - height) // 2
    width = WIDTH if layout.width > WIDTH + 12 else layout.width
    box = Region(layout.x + (layout.width - width) // 2, y, width, height)
    _frame(canvas, box)
    canvas.text(box.x + 3, y + 1, _announcement(scene.names, state, source, slot), "gain", box.width - 6)
    _target_chain(canvas, state, box.x + 3, y + 2, source, slot)
    first = y + height - 2 - len(answers)
    targets = [_answer(canvas, state, box, first + i, i, action) for i, action in enumerate(answers)]
    return box, targets


def _announcement(names: Sequence[str], state: TribeState, source: int, slot: int) -> str:
    event = state.actives[source]
    power = count(POWER.get(event, 0), "vase")
    seat, chain = divmod(slot, TRIBUS)
    return (
        f"{names[source // TRIBUS]} sends a {card_words(event).upper()} ({power}) "
        f"against {whose(names[seat])} {TRIBU_NAMES[chain].upper()}"
    )


def _target_chain(canvas: Canvas, state: TribeState, x: int, y: int, source: int, slot: int) -> None:
    """The attacked chain; below the vases that are in danger a sign."""
    vases = state.vases[slot] or ()
    x = canvas.text(x, y, faces.tribu(slot % TRIBUS), "note") + 1
    power = POWER.get(state.actives[source], 0)
    for place, card in enumerate(vases):
        canvas.text(x, y, faces.vase(card, VASE), faces.role(card))
        if place >= len(vases) - power:
            canvas.text(x, y + 1, "↑ aimed".center(VASE), "note")
        x += VASE + 1


def _answer(canvas: Canvas, state: TribeState, box: Region, y: int, i: int, action: int) -> Target:
    """One answer: its key, what protects, what is lost and what is saved."""
    lost, saved = losses(state, action)
    label = "let it happen"
    if action > ids.DECLINE:
        chain = action - ids.PROTECT
        card = state.actives[state.attack[1] // TRIBUS * TRIBUS + chain] if state.attack else 0
        label = f"{card_words(card).split()[-1]} at the {TRIBU_NAMES[chain]}"
    canvas.text(box.x + 3, y, str(i + 1), "note")
    canvas.text(box.x + 5, y, label.ljust(LABEL), "note", LABEL)
    canvas.text(box.x + 6 + LABEL, y, _effect(state, lost, saved), "note", box.width - LABEL - 8)
    return Target(answer_name(action), (Region(box.x + 5, y, LABEL, 1),), key=str(i + 1), reach=(_rest(box, y),))


def answer_name(action: int) -> str:
    """The target of an answer."""
    return DECLINE if action == ids.DECLINE else f"protect:{action - ids.PROTECT}"


def _rest(box: Region, y: int) -> Region:
    return Region(box.x + 5 + LABEL, y, box.width - LABEL - 7, 1)


def _effect(state: TribeState, lost: Sequence[int], saved: Sequence[int]) -> str:
    parts = [f"saves {_cards(saved)}"] if saved else []
    if lost:
        parts.append(f"loses {_cards(lost)}, {count(sum(SPHERES[card] for card in lost), 'sphere')}")
    if state.attack and len(lost) == len(state.vases[state.attack[1]] or ()):
        parts.append("alone")
    return "; ".join(parts)


def _cards(cards: Iterable[int]) -> str:
    return listed([faces.vase(card, 6) for card in cards])


def _frame(canvas: Canvas, box: Region) -> None:
    canvas.fill(box, "note")
    line = "═" * (box.width - 2)
    canvas.text(box.x, box.y, f"╔{line}╗", "note")
    canvas.text(box.x, box.bottom - 1, f"╚{line}╝", "note")
    for y in range(box.y + 1, box.bottom - 1):
        canvas.text(box.x, y, "║", "note")
        canvas.text(box.right - 1, y, "║", "note")
    canvas.centre(box, box.y, " ATTACK ", "note")
