"""The bots that only follow hints."""

from __future__ import annotations

from collections import Counter

import pytest

import rules
from rules import Rng
from rules.bots.bot import Budget
from rules.bots.heuristic import HintBot
from rules.bots.mcts.tuning import blur_of
from rules.indy.components.cards import EAGLE
from tests.rules.indy.positions import position
from tests.rules.tribe.positions import position as tribe_position


def middle_of_a_game() -> rules.State:
    state, rng = rules.games["tribe"].new_state(2, 5), Rng(5)
    while len(state.legal_actions()) < 8 or state.round < 2:
        state.apply(state.pick(rng))
    assert state.current_player is not None
    return state.view(state.current_player)


def chosen(noise: float, tries: int = 200) -> Counter[int]:
    """How often a bot takes each move."""
    view, bot = middle_of_a_game(), HintBot(lambda game_id: noise)
    return Counter(bot.choose(view, Budget(), Rng(seed)) for seed in range(tries))


def test_without_noise_only_the_best_hint_is_taken() -> None:
    view = middle_of_a_game()
    best = max(view.hint(action) for action in view.legal_actions())
    assert all(view.hint(action) == best for action in chosen(0.0))


def test_noise_below_one_never_takes_the_worst_and_more_noise_takes_more_moves() -> None:
    view = middle_of_a_game()
    worst = min(view.legal_actions(), key=view.hint)
    assert worst not in chosen(0.9)
    assert worst in chosen(3.0)
    assert len(chosen(0.0)) < len(chosen(0.9)) <= len(chosen(3.0))


@pytest.mark.parametrize("game_id", list(rules.games))
def test_medium_sees_more_clearly_than_easy(game_id: str) -> None:
    assert 0 <= blur_of(game_id).medium < blur_of(game_id).easy


@pytest.mark.parametrize(
    ("other", "kept"),
    [("CG4 CG5 CG6", "CR6"), ("CG1 HR1 OB1", "CR5")],
    ids=["it pays whatever it lays", "it pays for none"],
)
def test_the_last_to_evoke_keeps_the_best_card_where_nothing_else_counts(other: str, kept: str) -> None:
    hands = ["CR6 HB2 OG2 CB2", "OR4"] if kept == "CR6" else ["CR5 HR5 OR5 OB3", "OR4"]
    state = position("EVOCATION", hands, table="HG1 HG2 HG3 HG6", evocations=[None, other], step="EVOKE")
    view = state.view(0)
    evoking = [action for action in view.legal_actions() if view.text(action).startswith("evoke")]
    assert [view.hint(action) for action in evoking] == view.hints(evoking)
    assert view.text(max(evoking, key=view.hint)) == f"evoke keeping {kept}"


def test_nothing_is_hidden_beside_a_chain_that_is_about_to_leave() -> None:
    state = tribe_position(
        "MAIN", ["buffalo totem", ""], [["shaman war_spear", "elder"], []], leaders=["shaman", "hunter"], lone=["elder"]
    )
    view = state.view(0)
    beside = {
        text: view.hint(action)
        for action in view.legal_actions()
        if (text := view.text(action)).startswith("activate buffalo")
    }
    assert len(beside) == 2
    assert max(beside, key=lambda text: beside[text]).endswith("shaman")


@pytest.mark.parametrize(
    "hand",
    [
        "totem shaman wolf buffalo courage strength",
        "totem scout wolf buffalo courage strength",
        "bear_spirit salmon_spirit totem shaman wolf courage",
        "eagle_spirit salmon_spirit totem elder wolf courage",
    ],
)
def test_before_a_first_chain_no_character_is_discarded_for_what_only_a_chain_is_good_for(hand: str) -> None:
    """Hints kept totems, wolves and feathers and discarded every character that came: a whole challenge went by without a chain."""
    view = tribe_position("MAIN", [hand, ""], [[], []], leaders=["warrior", "hunter"]).view(0)
    kept = [action for action in view.legal_actions() if "found" not in view.text(action)]
    thrown = view.text(max(kept, key=view.hint)).removeprefix("discard ")
    assert thrown not in ("shaman", "scout", "elder")


@pytest.mark.parametrize(("theirs", "is_thrown"), [("warrior calumet_brave flag_sky", False), ("scout", True)])
def test_a_discard_in_tribe_is_none_that_completes_the_next_player_s_chain(theirs: str, is_thrown: bool) -> None:
    """What lies on their table is all it takes to know that; where they have no use for it, the useless card goes."""
    state = tribe_position("MAIN", ["lightning wolf multi buffalo courage strength", ""], [[], [theirs]])
    view = state.view(0)
    discards = [action for action in view.legal_actions() if view.game.actions[action].kind == "DISCARD"]
    thrown = view.game.actions[max(discards, key=view.hint)].fields["x"]
    assert (thrown == "lightning") == is_thrown


def test_of_two_even_discards_the_one_goes_that_the_next_player_can_use_less() -> None:
    state = tribe_position("MAIN", ["lightning war_spear multi totem wolf courage", ""], [[], ["elder flag_sky"]])
    view = state.view(0)
    worth = {
        row.fields["x"]: view.hint(row.id)
        for row in view.game.actions
        if row.kind == "DISCARD" and view.is_legal(row.id)
    }
    assert worth["war_spear"] > worth["lightning"]


def test_an_eagle_that_was_kept_is_not_thrown_away_in_the_next_round() -> None:
    """The hint kept it at the evocation, then gave it for any card of the deck or of the row."""
    kept = asked = passed = 0
    for seed in range(25):
        state = rules.games["indy"].new_state(2, seed)
        while (player := state.current_player) is not None:
            view, legal = state.view(player), state.legal_actions()
            text = view.text(max(legal, key=view.hint))
            told = view.dump()
            if told["phase"] == "DARK" and view.hands[player].count(EAGLE) == 1:  # type: ignore[attr-defined]
                asked += 1
                assert " E" not in text, text
            if told["phase"] == "LAST_EAGLES":
                passed += text == "pass"
            kept += text == "evoke keeping E"
            state.apply(max(legal, key=view.hint))
    assert kept
    assert passed
    assert asked >= kept
