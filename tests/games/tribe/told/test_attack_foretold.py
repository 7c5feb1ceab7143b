"""What stands above each answer to an attack comes true: who will leave leaves, and of nobody else it is said."""

from __future__ import annotations

from functools import lru_cache

import pytest

from rules.tribe.components import actions as ids
from rules.tribe.components.cards import POWER, TRIBUS, VASES
from rules.tribe.components.phases import DEFEND, DRAW3_DISCARD, MAIN, START
from rules.tribe.state import TribeState
from tests.games.tribe.scenes import random_positions
from tests.rules.tribe.positions import position
from tests.table.helpers import SMALL
from tests.table.seated import seated, text
from tribes_tui.games.tribe.pieces.layout import attack_on
from tribes_tui.games.tribe.words.said import ends as said
from tribes_tui.games.tribe.words.sentences import outcome
from tribes_tui.table.board.scene import Scene

NAMES = "you", "Bo", "Cy", "Di"


@lru_cache
def attacks(players: int) -> list[TribeState]:
    """Thousands of positions in which somebody answers an attack: those of many games, in each also the other event, and fewer vases."""
    found = []
    for state in random_positions(players, 40, 10**6):
        if state.phase != DEFEND or state.attack is None:
            continue
        source, slot = state.attack
        vases = state.vases[slot] or ()
        for event in POWER:
            for count in range(1, len(vases) + 1):
                one = state.clone()
                one.actives[source], one.vases[slot] = event, vases[:count]
                found.append(one)
    return found


def leaves(state: TribeState, answer: int) -> bool:
    """Whether the attacked character leaves when nobody does anything for it: until its owner has played once."""
    assert state.attack is not None
    slot, after = state.attack[1], state.clone()
    after.apply(answer)
    while not after.is_terminal and after.vases[slot] is not None:
        seat, legal = after.current_player, after.legal_actions()
        idle = [one for one in legal if one < ids.USE_DIORAMA or ids.DISCARD <= one < ids.PLACE_TRIBU]
        was, number = after.phase, after.number
        after.apply((idle or legal)[0])
        if after.number != number:
            return False  # a new challenge: nobody left
        if seat == slot // TRIBUS and was == MAIN:
            break
        assert was in (START, MAIN, DRAW3_DISCARD)
    return after.vases[slot] is None


@pytest.mark.sampled(1)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_said_of_exactly_those_who_leave(players: int) -> None:
    positions = attacks(players)
    found = {True: 0, False: 0}
    for state in positions:
        seat = state.current_player
        assert seat is not None
        view = state.view(seat)
        attack = attack_on(view, Scene(view, tuple("you" if k == seat else NAMES[k] for k in range(players)), seat))
        assert attack is not None
        for answer, action in zip(attack.answers, view.legal_actions(), strict=True):
            is_gone = leaves(state, action)
            assert (answer.alone == (said.leaves(), said.leaves_then())) == is_gone, (state.dump(), action)
            assert ("no vase left" in outcome(view, action)) == is_gone
            found[is_gone] += 1
    assert min(found.values()) > 100
    assert sum(found.values()) > 1000


def test_no_more_vases_are_said_to_be_taken_than_there_are() -> None:
    for state in attacks(2):
        assert state.attack is not None
        view = state.view(state.current_player)
        attack = attack_on(view, Scene(view, ("you", "Bo"), state.current_player))
        assert attack is not None
        source, slot = state.attack
        taken = min(POWER[state.actives[source]], len(state.vases[slot] or ()))
        assert taken <= VASES
        assert attack.power[0] == said.takes(number=taken)


@pytest.mark.every
@pytest.mark.parametrize(
    ("vases", "leader", "told"), [("flag_sky", "scout", True), ("flag_sky lightning", "scout", False)]
)
async def test_who_leaves_stands_below_the_answer_that_lets_it(vases: str, leader: str, told: bool) -> None:
    chains = [[f"elder {vases}"], ["warrior calumet_brave !wolf"]]
    state = position("START", ["", "wolf wolf multi"], chains, turn=1, current_player=1, leaders=[leader, "hunter"])
    state.apply(next(one for one in state.legal_actions() if state.game.actions[one].kind == "ATTACK"))
    async with seated(state, SMALL) as (_, screen):
        assert ("next turn, or it leaves" in text(screen)) == told
