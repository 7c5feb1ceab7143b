"""Tribal Duel on the table screen: which targets lead to which action, and the keys of patience players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

from textual.geometry import Region, Size

from rules import Event, Refusal, State
from rules.tribal.cards import NAMES, NINES, SYMBOLS
from rules.tribal.duel.components.actions import (
    DRAW,
    END,
    MOVE_NINE,
    PLACE,
    PLACE_EMPTY,
    PLACE_SACRED,
    SACRED,
    STEAL,
    STEAL_NINE,
    STEAL_SACRED,
    TAKE,
)
from rules.tribal.duel.components.phases import CLEAN, MOST_IDLE
from rules.tribal.duel.state import DuelState
from rules.tribal.moves import ONTO
from tribes_tui.display.targets import Target
from tribes_tui.games.tribal.duel import drawing, refusals, words
from tribes_tui.games.tribal.pieces import card_name
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.sheet.command import Command
from tribes_tui.table.contract import GameBoard
from tribes_tui.table.scene import Scene
from tribes_tui.table.selection import Path


class DuelBoard(GameBoard):
    """The table of the Duel."""

    least = Size(80, 16)
    headlines = frozenset({"stolen", "stolen_to_pile", "starter"})

    def header(self, scene: Scene) -> str:
        """Turn, idle turns, what nobody has seen yet."""
        state = cast(DuelState, scene.view)
        when = "cleaning" if state.phase == CLEAN else f"turn {state.turn}"
        unseen = len(state.unseen_cards())
        return f"Tribal Duel · {when} · idle {state.idle}/{MOST_IDLE} · unseen {unseen} · stock {len(state.stock)}"

    def draw(self, scene: Scene, canvas: Canvas, area: Region) -> list[Target]:
        """See `drawing`."""
        return drawing.draw(scene, canvas, area)

    def paths(self, view: State, action: int) -> Sequence[Path]:
        """A card and where it goes; a button or a discarded card alone."""
        if action == PLACE_SACRED:
            state = cast(DuelState, view)
            return [(_pile(state.current_player or 0, state.drawn),)] if state.drawn >= 0 else []
        return [_path(view.current_player or 0, action)]

    def describe(self, scene: Scene, name: str) -> str:
        """A card spelt out, with its place, its bans and whose pile takes it next."""
        return words.place(scene.view, name, scene.names)

    def outcome(self, scene: Scene, action: int) -> str:
        """What the card leaves behind."""
        return words.gain(scene.view, action)

    def refusal(self, view: State, name: str, picked: Path) -> Refusal | None:
        """Bans first, then what else forbids what a person can have meant."""
        return refusals.refusal(cast(DuelState, view), name, picked)

    def touched(self, event: Event) -> Iterable[str]:
        """The cards that moved or were turned up, the pile that grew."""
        fields = event.fields()
        if event.kind in ("sacred", "stolen_to_pile", "placed_on_pile"):
            yield f"pile:{event.player}:{fields['card'][0]}"
        elif event.kind == "discarded":
            yield f"discard:{fields['card']}"
        else:
            yield from (f"card:{card}" for card in fields.get("cards", [fields.get("card")]))

    def section(self, view: State) -> str:
        """The section of the phase."""
        return words.section(view)

    def commands(self, scene: Scene) -> Sequence[Command]:
        """`s` sends a card to its sacred pile."""
        if any(_sends(action) for action in scene.view.legal_actions()):
            return (Command("s", "to pile", "game:sacred"),)
        return ()

    def command(self, screen: Any, name: str) -> None:
        """Send the card under the cursor, or the one picked; if it can't go, the first own card that can."""
        view: DuelState = screen.scene.view
        action = sent(view, [*screen.scene.picked, screen.cursor or ""])
        if action is not None:
            screen.decide(action)


def sent(view: DuelState, names: Sequence[str]) -> int | None:
    """The action that sends one of these targets' cards to a sacred pile, else the lowest own card that can go."""
    legal = [action for action in view.legal_actions() if _sends(action)]
    for action in legal:
        if action == PLACE_SACRED or _path(view.current_player or 0, action)[0] in names:
            return action
    return next((action for action in legal if not STEAL_SACRED <= action < DRAW), None)


def _sends(action: int) -> bool:
    return SACRED <= action < STEAL or STEAL_SACRED <= action < DRAW or action == PLACE_SACRED


def _path(player: int, action: int) -> Path:
    """The targets that choose an action."""
    if action < SACRED:
        return _move_path(action)
    if action < STEAL:
        return _pile_path(player, action - SACRED)
    if action < DRAW:
        return _steal_path(player, action)
    if action == DRAW:
        return ("stock",)
    if action < END:
        return (f"discard:{NAMES[action - TAKE]}",)
    if action < PLACE + 8:
        return ("end",)
    return (f"empty:{action - PLACE_EMPTY}" if action >= PLACE_EMPTY else card_name(action - PLACE),)


def _move_path(action: int) -> Path:
    if action < MOVE_NINE:
        return card_name(action >> 2), card_name(ONTO[action])
    nine, zone = divmod(action - MOVE_NINE, 2)
    return card_name(NINES + nine), f"empty:{zone}"


def _steal_path(player: int, action: int) -> Path:
    if action >= STEAL_SACRED:
        return _pile_path(player, action - STEAL_SACRED)
    if action >= STEAL_NINE:
        return card_name(NINES + action - STEAL_NINE), f"empty:{player}"
    return card_name(action - STEAL >> 2), card_name(ONTO[action - STEAL])


def _pile_path(player: int, card: int) -> Path:
    return card_name(card), _pile(player, card)


def _pile(player: int, card: int) -> str:
    return f"pile:{player}:{SYMBOLS[card >> 1 & 3]}"


BOARD = DuelBoard
