"""Which levels there are, and which a game offers."""

from __future__ import annotations

import pytest

import rules
from rules.bots.bot import Budget
from rules.bots.even import overlooks_at
from rules.bots.levels import EARNED, LEVELS, make, offered
from rules.bots.mcts.tuning import blur_of
from rules.core.rng import Rng


@pytest.mark.parametrize("game_id", list(rules.games))
def test_a_game_offers_what_has_earned_it(game_id: str) -> None:
    for players in rules.games[game_id].players:
        levels = offered(game_id, players)
        assert levels[:4] == ("random", "easy", "medium", "hard")
        assert ("master" in levels) == (players in EARNED["master"].get(game_id, ()))


def test_what_has_earned_it_is_there() -> None:
    assert set(EARNED) <= set(LEVELS)
    for earned in EARNED.values():
        for game_id, counts in earned.items():
            assert counts <= set(rules.games[game_id].players)


def test_a_level_that_is_not_offered_plays_all_the_same() -> None:
    assert "master" not in offered("tribal_rixe", 2)
    view = rules.games["tribal_rixe"].new_state(2, 1, {}).view(0)
    assert make("master").choose(view, Budget(simulations=8), Rng(1)) in view.legal_actions()


def test_a_level_that_is_none() -> None:
    with pytest.raises(ValueError, match="no level 'genius'"):
        make("genius")


@pytest.mark.soak
def test_whoever_sees_half_of_the_moves_that_make_room_beats_easy_in_the_rixe() -> None:
    """Such a beginner plays what fits, collects what is complete, and moves columns only to make room for a card."""
    game, easy, share = rules.games["tribal_rixe"], make("easy"), 0.0
    for deal in range(30):
        for seat in range(2):
            state, rng = game.new_state(2, deal), Rng(2 * deal + seat)
            while state.current_player is not None:
                view = state.view(state.current_player)
                beginner = state.current_player == seat
                state.apply(_beginner(view, rng) if beginner else easy.choose(view, Budget(), rng))
            first = state.ranking()
            share += (first[seat] == 1) / first.count(1) / 60
    assert share > 0.5


def _beginner(view: rules.State, rng: Rng) -> int:
    by_kind: dict[str, list[int]] = {}
    for action in view.legal_actions():
        by_kind.setdefault(view.game.actions[action].kind, []).append(action)
    makes_room = [action for action in by_kind.get("MOVE", ()) if view.hint(action) > 0]
    if makes_room and rng.random() < 0.5:
        by_kind["MAKE_ROOM"] = makes_room
    kind = next(one for one in ("COLLECT", "PLAY", "NEW_COLUMN", "MAKE_ROOM", "DRAW", "END", "DONE") if one in by_kind)
    return by_kind[kind][rng.randrange(len(by_kind[kind]))]


def test_even_overlooks_what_easy_does_and_less_as_it_grows() -> None:
    blur = blur_of("tribal_rixe")
    shares = [overlooks_at(blur, strength) for strength in (0, 20, 50, 80)]
    assert shares == [blur.overlooks, pytest.approx(0.6 * blur.overlooks), 0.0, 0.0]
