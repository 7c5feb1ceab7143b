"""Tribe on the table screen: chains, hand and piles, the moment of defence, the counting of a challenge."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from textual.geometry import Region, Size

from rules import Event, Refusal, State
from rules.tribe.components.cards import NONE, TRIBU_NAMES, need
from rules.tribe.components.phases import DEFEND, START
from rules.tribe.state import TribeState
from tribes_tui.display.targets import Target
from tribes_tui.games.tribe import paths, refusals
from tribes_tui.games.tribe.counting import counting
from tribes_tui.games.tribe.hand import draw_hand, draw_piles
from tribes_tui.games.tribe.layout import NAMED_WIDTH, lay_out
from tribes_tui.games.tribe.moment import draw_moment
from tribes_tui.games.tribe.panel import Drawing, draw_panel
from tribes_tui.games.tribe.words import sentences as words
from tribes_tui.games.tribe.words.places import place, purpose
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.sheet.layout import BOTTOM, TOP
from tribes_tui.sheet.line import Line
from tribes_tui.table.contract import GameBoard
from tribes_tui.table.scene import Scene
from tribes_tui.table.selection import Path

LOG_ROWS = 4
"""Rows of the log below two panels side by side."""


class TribeBoard(GameBoard):
    """The table of Tribe."""

    least = Size(80, 16)
    log_columns = 38
    headlines = frozenset({"attacked", "defended", "eliminated", "refilled", "skipped", "blocked"})

    def needs(self, scene: Scene, size: Size) -> Size:
        """Two panels side by side are worth more than a log beside them, where their cards have longer names then."""
        if cast(TribeState, scene.view).players > 2 and size.width >= 2 * NAMED_WIDTH:
            return Size(2 * NAMED_WIDTH, max(self.least.height, size.height - TOP - BOTTOM - LOG_ROWS))
        return self.least

    def header(self, scene: Scene) -> str:
        """Challenge, turn, what closes."""
        state = cast(TribeState, scene.view)
        closing = f"{need(state.players)} complete chains close"
        return f"Tribe · challenge {state.number} · turn {state.done + 1} · {closing}"

    def draw(self, scene: Scene, canvas: Canvas, area: Region) -> list[Target]:
        """The panels of all seats, piles, hand; over the panels the moment of defence, for the one who decides."""
        state = cast(TribeState, scene.view)
        layout = lay_out(state.players, scene.viewer, area)
        drawing = Drawing(scene, state, canvas, coming(scene, state))
        seats = [(scene.viewer or 0) + i for i in range(state.players)]
        chains = [t for s in seats for t in draw_panel(drawing, layout.panels[s % state.players], s % state.players)]
        hand = list(draw_hand(drawing, layout))
        piles = list(draw_piles(drawing, layout))
        if state.phase == DEFEND and scene.viewer is not None and scene.viewer == state.current_player:
            box, answers = draw_moment(scene, state, canvas, layout)
            free = [t for t in chains if not any(box.overlaps(spot) for spot in t.spots)]
            return [*answers, *(t._replace(reach=()) for t in free), *hand, *piles]
        if scene.picked:
            return [*_best_first(chains), *piles[2:], *piles[:2], *hand]
        return [*piles, *chains, *hand] if state.phase == START else [*hand, *chains, *piles]

    def paths(self, view: State, action: int) -> Sequence[Path]:
        """A card and where it goes; a face-down card and what it is for; a pile; an answer."""
        return paths.paths(cast(TribeState, view), action)

    def describe(self, scene: Scene, name: str) -> str:
        """A card spelt out, a chain with what it has and wants, a seat's whole line."""
        state = cast(TribeState, scene.view)
        if name in scene.picked:
            return words.card_words(coming(scene, state))
        return place(state, name, scene.names, scene.viewer)

    def promise(self, scene: Scene, name: str) -> str:
        """What a face-down card is for, shorter than its actions."""
        state, picked = cast(TribeState, scene.view), scene.picked
        if state.phase != START or not name.startswith(("active:", "chain:")):
            return ""
        return purpose(state, name, picked, scene.names, paths.started(picked[0], name) if picked else -1)

    def outcome(self, scene: Scene, action: int) -> str:
        """What a Diorama brings, what an attack destroys, what an answer saves."""
        return words.outcome(scene.view, action)

    def refusal(self, view: State, name: str, picked: Path) -> Refusal | None:
        """What a person can do most with."""
        return refusals.refusal(cast(TribeState, view), name, picked)

    def touched(self, event: Event) -> Iterable[str]:
        """The chain, the face-down card, the pile or the seat that an event changed."""
        fields, seat = event.fields(), event.player
        if event.kind in ("founded", "placed", "used", "defended"):
            yield f"chain:{seat}:{TRIBU_NAMES.index(fields['chain'])}"
        elif event.kind in ("activated", "swapped"):
            yield f"active:{seat}:{TRIBU_NAMES.index(fields['chain'])}"
        elif event.kind == "attacked":
            yield f"chain:{fields['target']}:{TRIBU_NAMES.index(fields['chain'])}"
        elif event.kind in ("discarded", "took"):
            yield "discards"
        elif event.kind == "refilled":
            yield "draw"
        elif event.kind == "played_draw3":
            yield "played"
        elif event.kind in ("blocked", "skipped", "eliminated"):
            yield f"seat:{fields.get('target', seat)}"

    def section(self, view: State) -> str:
        """The section of the phase."""
        return words.section(view)

    def forced(self, view: State, legal: Sequence[int]) -> int | None:
        """Drawing, when nothing else can be done; an attack is shown even to those who can't answer it."""
        return legal[0] if len(legal) == 1 and cast(TribeState, view).phase == START else None

    def interlude(self, event: Event, names: Sequence[str]) -> Sequence[Line]:
        """The counting, when a challenge ends."""
        return counting(event.fields(), names) if event.kind == "challenge_ended" else ()


def coming(scene: Scene, state: TribeState) -> int:
    """The card for which a place is being chosen."""
    for name in scene.picked:
        kind, *numbers = name.split(":")
        if kind == "hand" and scene.viewer is not None:
            return state.hands[scene.viewer][int(numbers[0])]
        if kind == "active":
            return state.actives[int(numbers[0]) * len(TRIBU_NAMES) + int(numbers[1])]
    return NONE


def _best_first(chains: Sequence[Target]) -> list[Target]:
    """For a picked card: the chains and where a new one goes before the places of face-down cards."""
    order = {"chain": 0, "new": 1, "seat": 2, "active": 3}
    return sorted(chains, key=lambda target: order[target.name.partition(":")[0]])


BOARD = TribeBoard
