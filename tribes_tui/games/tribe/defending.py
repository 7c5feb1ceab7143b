"""The attack that the viewer has to answer, as its piece shows it, and in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tribe.components import actions as ids
from rules.tribe.components.cards import POWER, SEQUENCE, SHIELD, TRIBU, TRIBUS, VASES, need
from rules.tribe.components.phases import DEFEND
from rules.tribe.mechanics.scoring import chain_spheres, complete_chains, table_points
from tribes_tui.games.tribe.faces import face
from tribes_tui.games.tribe.paths import answer_name
from tribes_tui.games.tribe.pieces.defence import Attack, DefenderAnswer, SeatPoints
from tribes_tui.games.tribe.words.cards import face_words, icons
from tribes_tui.games.tribe.words.outcomes import losses, spheres_of
from tribes_tui.games.tribe.words.said import ends as said
from tribes_tui.games.tribe.words.sentences import chain_name
from tribes_tui.words.common import capital

if TYPE_CHECKING:
    from rules.tribe.state import TribeState
    from tribes_tui.table.board.scene import Scene

MOST_TOLD = 12
"""Entries of the log, of which the last are told as far as there is room."""


def attack_on(state: TribeState, scene: Scene) -> Attack | None:
    """The attack, for the one who decides; None for all others, and when there is none."""
    if state.phase != DEFEND or state.attack is None or scene.viewer is None or scene.viewer != state.current_player:
        return None
    source, slot = state.attack
    card, vases, who, chain = (
        state.actives[source],
        state.vases[slot] or (),
        scene.names[source // TRIBUS],
        chain_name(slot),
    )
    power, players = POWER.get(card, 0), range(state.players)
    return Attack(
        said.comes(who=who, card=face_words(card), chain=chain),
        (said.attacks(name=who), said.attacks_brief()),
        face(card),
        (said.takes(number=power), said.takes_which(number=power)),
        (face(TRIBU + slot % TRIBUS), *map(face, vases)),
        (
            said.your_chain(chain=chain),
            said.spheres(number=chain_spheres(state, slot)),
            said.whole() if len(vases) == VASES else said.begun(number=len(vases), most=VASES),
        ),
        tuple(_answer(state, slot, action) for action in state.legal_actions()),
        tuple(_points(state, scene, (scene.viewer + place) % state.players) for place in players),
        said.points_title(),
        scene.told[-MOST_TOLD:],
        (said.legend(), said.legend_alone()),
    )


def _points(state: TribeState, scene: Scene, seat: int) -> SeatPoints:
    points = said.so_much(total=state.totals[seat], laid=sum(table_points(state, seat)))
    return SeatPoints(seat, capital(scene.names[seat]), points, seat == scene.viewer)


def _answer(state: TribeState, slot: int, action: int) -> DefenderAnswer:
    lost, saved = losses(state, action)
    answer = DefenderAnswer(
        answer_name(action),
        said.let_it_happen(),
        None,
        (said.let_it_happen_helpless(), said.let_it_happen_helpless_then())
        if len(state.legal_actions()) == 1
        else (said.let_it_happen_first(), said.let_it_happen_then()),
        len(lost),
        len(saved),
        said.loses(number=spheres_of(lost)),
        said.left(number=chain_spheres(state, slot) - spheres_of(lost)),
        _then(state, slot, len(lost)),
    )
    if action == ids.DECLINE:
        return answer
    tribu, hit = action - ids.PROTECT, len(lost) + len(saved)
    card = state.actives[slot // TRIBUS * TRIBUS + tribu]
    stops = said.stops(number=min(hit, SHIELD.get(card, 0)), most=hit), said.stops_goes(), said.stops_discards()
    title = said.protects(card=face_words(card), chain=chain_name(tribu))
    return answer._replace(title=title, card=face(card), note=stops)


def _then(state: TribeState, slot: int, lost: int) -> tuple[str, ...]:
    """What the chain is afterwards."""
    seat, tribu = divmod(slot, TRIBUS)
    kept = len(state.vases[slot] or ()) - lost
    if kept == VASES:
        return (said.complete(done=complete_chains(state, seat), wanted=need(state.players)),)
    needs = said.needs(icons=", ".join(icons(SEQUENCE[tribu][kept:])))
    return (needs,) if kept or tribu == state.leaders[seat] else (needs, said.leaves())
