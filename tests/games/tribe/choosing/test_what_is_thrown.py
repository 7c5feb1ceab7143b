"""What the cursor and `n` discard is never a vase that a chain needs, while the hand holds a card that none does."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.tribe.components.cards import CARD_OF, ICON, MULTI, SEQUENCE, TRIBU, TRIBUS, VASES, need
from rules.tribe.mechanics.legal import fits
from rules.tribe.mechanics.scoring import complete_chains
from rules.tribe.state import TribeState
from tests.games.tribe.scenes import random_positions
from tests.rules.tribe.positions import position
from tribes_tui.games.tribe.passing import may_pass, passing
from tribes_tui.games.tribe.pieces.layout import held
from tribes_tui.games.tribe.targets import glance, thrown
from tribes_tui.games.tribe.words.places import thrown_for
from tribes_tui.table.board.scene import Scene


def wanted(state: TribeState, seat: int) -> Counter[int]:
    """The vases that chains lack, and those of the leader and of characters in hand that aren't laid."""
    found: Counter[int] = Counter()
    for tribu in range(TRIBUS):
        vases = state.vases[seat * TRIBUS + tribu]
        if vases is not None or TRIBU + tribu in state.hands[seat] or tribu == state.leaders[seat]:
            found.update(SEQUENCE[tribu][len(vases or ()) :])
    return found


def spare(state: TribeState, seat: int) -> set[int]:
    """The vases and characters that the hand can do without."""
    hand, lack = state.hands[seat], wanted(state, seat)
    held = Counter(ICON[card] for card in hand if card < MULTI)
    vases = {card for card in hand if card < MULTI and held[ICON[card]] > lack[ICON[card]]}
    return vases | {
        card
        for card in hand
        if TRIBU <= card < TRIBU + TRIBUS
        and (state.vases[seat * TRIBUS + card - TRIBU] is not None or hand.count(card) > 1)
    }


def closes_for_next(state: TribeState, card: int) -> bool:
    other = (state.turn + 1) % state.players
    if state.blocked[other] or complete_chains(state, other) + 1 < need(state.players):
        return False
    return any(fits(state, card, slot) and len(state.vases[slot] or ()) == VASES - 1 for slot in state.slots(other))


def first(state: TribeState, view: TribeState) -> int:
    """What the cursor would do."""
    legal = view.legal_actions()
    return max(zip(legal, glance(view, legal), strict=True), key=lambda one: one[1])[0]


def test_a_leader_who_can_begin_a_chain_is_not_thrown_before_a_spare_vase_or_feathers() -> None:
    hand = "calumet_hero lightning eagle_spirit salmon_spirit scout courage"
    chains = [["warrior calumet_brave"], ["hunter"]]
    state = position("DRAW3_DISCARD", [hand, ""], chains, leaders=["scout", "hunter"], to_discard=1)
    view = state.view(0)
    ranked = dict(zip(view.legal_actions(), glance(view, view.legal_actions()), strict=True))
    assert thrown(first(state, view)) in (CARD_OF["eagle_spirit"], CARD_OF["salmon_spirit"])
    assert ranked[view.read("drop scout")] == min(ranked.values())


def test_why_a_card_is_discarded_holds_for_what_stays() -> None:
    hand, names = "flag_sky shaman lightning wolf", ("you", "Bo")
    for leader, told in (("scout", ""), ("shaman", "your shaman needs a weapon next")):
        chains, leaders = [["shaman"], ["hunter"]], [leader, "hunter"]
        state = position("MAIN", [hand, ""], chains, leaders=leaders, lone=["shaman"])
        view = state.view(0)
        assert thrown_for(view, view.read("discard flag_sky"), names) == told, "who leaves needs nothing"
    state = position("DRAW3_DISCARD", [hand, ""], [["shaman"], ["hunter"]], leaders=["scout", "hunter"], to_discard=1)
    view = state.view(0)
    assert thrown_for(view, view.read("drop shaman"), names) == "you have one"


@pytest.mark.sampled(1)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_vase_that_a_chain_needs_is_thrown_while_a_card_is_spare(players: int) -> None:
    seen, thrown_spare = 0, 0
    for state in random_positions(players, 12, 2):
        seat = state.current_player
        if seat is None or not any(thrown(action) >= 0 for action in state.legal_actions()):
            continue
        view, seen = state.view(seat), seen + 1
        card, can_spare = thrown(first(state, view)), spare(state, seat)
        if 0 <= card < MULTI and any(not closes_for_next(state, one) for one in can_spare):
            assert card in can_spare, view.dump()
        thrown_spare += card in can_spare
        if may_pass(view) and (card := thrown(passing(view))) >= 0:
            assert card in can_spare, view.dump()
    assert seen > 1000
    assert thrown_spare > 50


def test_of_three_spirits_for_one_place_two_go_before_the_flag_that_the_scout_needs_after_the_calumet() -> None:
    mine = ["scout salmon_spirit !wolf", "hunter desert_wind !strength"]
    hand = "eagle_spirit eagle_spirit bear_spirit courage strength flag_sky"
    theirs = ["elder flag_sky lightning", "shaman war_spear"]
    state = position("MAIN", [hand, ""], [mine, theirs], leaders=["hunter", "warrior"])
    view = state.view(0)
    ranked = dict(zip(view.legal_actions(), glance(view, view.legal_actions()), strict=True))
    spirits = [ranked[view.read(f"discard {name}_spirit")] for name in ("eagle", "bear")]
    assert ranked[view.read("discard flag_sky")] < max(spirits)
    assert thrown(passing(view)) == CARD_OF["eagle_spirit"], "two of a kind, of which one is needed"


def best(hand: str, mine: list[str], theirs: str) -> str:
    view = position("MAIN", [hand, ""], [mine, [theirs]], leaders=["scout", "hunter"]).view(0)
    return view.text(first(view, view))


def test_without_a_chain_feathers_that_are_too_many_go_before_characters_vases_and_a_wolf() -> None:
    for hand in ("elder hunter courage courage strength wolf", "shaman hunter courage strength bear_spirit wolf"):
        assert best(hand, [], "hunter desert_wind war_spear") == "discard strength"
    assert best("elder hunter courage courage totem wolf", [], "hunter desert_wind") == "discard courage"


def test_a_wolf_that_has_a_chain_to_attack_is_kept_longer_than_a_card_that_is_spare() -> None:
    hand, mine = "wolf bear_spirit bear_spirit block strength multi", ["scout eagle_spirit !courage"]
    assert best(hand, mine, "hunter desert_wind war_spear") != "discard wolf"
    view = position("MAIN", [hand, ""], [mine, ["hunter desert_wind"]], leaders=["scout", "hunter"]).view(0)
    ranked = dict(zip(view.legal_actions(), glance(view, view.legal_actions()), strict=True))
    assert ranked[view.read("discard wolf")] < ranked[view.read("discard bear_spirit")]


def test_no_swap_is_offered_whatever_could_be_hit_or_is_face_down() -> None:
    """It was worth nothing that could be measured; each card of the hand says that it may go there, also once that place was picked."""
    hand, whole = "wolf flag_sky flag_sky war_spear war_spear hunter", "elder flag_sky lightning war_spear"
    assert best(hand, ["scout eagle_spirit !courage", "elder flag_sun !strength"], whole).startswith("discard ")
    hand, chain = "buffalo buffalo wolf strength hunting_bow flag_sun", "hunter lightning hunting_bow salmon_spirit"
    assert best(hand, ["scout eagle_spirit !strength"], chain) == "discard hunting_bow"
    state = position("MAIN", [hand, ""], [["scout eagle_spirit !strength"], [chain]], leaders=["scout", "hunter"])
    scene = Scene(state.view(0), ("you", "Bo"), 0, picked=("active:0:4",))
    assert {one.use for one in held(state.view(0), scene)} == {"swap in"}
    assert [one.use for one in held(state.view(0), scene._replace(picked=()))].count("swap in") == 4
