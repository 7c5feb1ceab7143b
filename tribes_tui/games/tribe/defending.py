"""The attack that the viewer has to answer, as its piece shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tribe.components import actions as ids
from rules.tribe.components.cards import TRIBU, TRIBUS
from rules.tribe.components.phases import DEFEND
from rules.tribe.mechanics.scoring import table_points
from tribes_tui.games.tribe.faces import face
from tribes_tui.games.tribe.paths import answer_name
from tribes_tui.games.tribe.pieces.defence import Attack, DefenderAnswer, SeatPoints
from tribes_tui.games.tribe.words import defence as words
from tribes_tui.games.tribe.words.outcomes import losses
from tribes_tui.games.tribe.words.said import ends as said
from tribes_tui.words.common import capital

if TYPE_CHECKING:
    from rules.tribe.state import TribeState
    from tribes_tui.table.scene import Scene

MOST_TOLD = 12
"""Entries of the log, of which the last are told as far as there is room."""


def attack_on(state: TribeState, scene: Scene) -> Attack | None:
    """The attack, for the one who decides; None for all others, and when there is none."""
    if state.phase != DEFEND or scene.viewer is None or scene.viewer != state.current_player:
        return None
    source, slot = words.attack_of(state)
    vases = state.vases[slot] or ()
    return Attack(
        words.title(state, scene.names),
        words.attacker(scene.names[source // TRIBUS]),
        face(state.actives[source]),
        words.power(state),
        (face(TRIBU + slot % TRIBUS), *(face(card) for card in vases)),
        words.about(state),
        tuple(_answer(state, action) for action in state.legal_actions()),
        tuple(_points(state, scene, (scene.viewer + place) % state.players) for place in range(state.players)),
        said.points_title(),
        scene.told[-MOST_TOLD:],
        words.legend(),
    )


def _points(state: TribeState, scene: Scene, seat: int) -> SeatPoints:
    shown = capital(scene.names[seat])
    return SeatPoints(
        seat, shown, said.so_much(total=state.totals[seat], laid=sum(table_points(state, seat))), seat == scene.viewer
    )


def _answer(state: TribeState, action: int) -> DefenderAnswer:
    lost, saved = losses(state, action)
    return DefenderAnswer(
        answer_name(action),
        words.answer_title(state, action),
        None if action == ids.DECLINE else face(words.card_of(state, action)),
        words.note(state, action),
        len(lost),
        len(saved),
        words.loss(lost),
        words.left(state, lost),
        words.then(state, lost),
    )
