"""Sections 3.8, 3.9, 3.11 and examples C, D, G: what a manche costs, and how the game ends."""

from __future__ import annotations

import pytest

from tests.rules.indy.positions import INDY, act, event, position, resolve, texts

TEAM_13 = "CG6 CG3 CG4"
TEAM_11 = "CR2 CR4 CR5"
TEAM_11_TOO = "CB2 CB4 CB5"
STANDARD_9 = "CR2 HR2 OR5"
WRONG_15 = "CR6 HR6 OB3"


@pytest.mark.rule("indy", "3.9")
@pytest.mark.rule("indy", "6.C")
@pytest.mark.rule("indy", "r12")
def test_example_c_the_winner_takes_before_the_loser_pays() -> None:
    state = resolve([TEAM_13, STANDARD_9, WRONG_15], [4, 4, 4], 0)
    assert (state.tokens, state.plate) == ([4, 4, 3], 1)
    state = resolve([TEAM_13, STANDARD_9, WRONG_15], [4, 4, 3], 1)
    assert (state.tokens, state.plate) == ([5, 4, 2], 1)


@pytest.mark.rule("indy", "1")
@pytest.mark.rule("indy", "3.9")
@pytest.mark.rule("indy", "r9")
@pytest.mark.parametrize(
    ("laid", "after", "plate"),
    [
        (["CR1 CR5 CR6", "CB3 CB4 CB5", STANDARD_9], [4, 4, 2], 2),  # two teams of 12 share the best
        ([TEAM_13, "CR1 HR6 OR2", "CB3 HB3 OB3"], [5, 3, 2], 2),  # two standard 9 share the worst
        ([TEAM_13, "HR6 CB1 OR1", "CB3 HR3 OB2"], [5, 3, 2], 2),  # two wrong 8 do
    ],
)
def test_equal_class_and_sum_tie_in_the_end_whatever_the_values(laid: list[str], after: list[int], plate: int) -> None:
    state = resolve(laid, [4, 4, 3], 1)
    assert (state.tokens, state.plate) == (after, plate)


@pytest.mark.rule("indy", "3.9")
@pytest.mark.rule("indy", "6.D")
@pytest.mark.rule("indy", "r9")
def test_example_d_tied_teams_win_nothing_and_all_the_worst_pay() -> None:
    state = resolve([TEAM_11, TEAM_11_TOO, "CG1 HR1 OB6", "CG2 HR2 OB4"], [4, 4, 3, 2], 3)
    assert (state.tokens, state.plate) == ([4, 4, 2, 1], 5)


@pytest.mark.rule("indy", "6.D")
@pytest.mark.rule("indy", "r9")
def test_worst_needs_class_and_sum_alike() -> None:
    state = resolve([TEAM_11, "CB1 HB4 OB3", "CG1 HR1 OB5", "CG2 HR2 OB4"], [4, 4, 4, 4], 0)
    assert state.tokens == [4, 4, 3, 4], "wrong 7 is worse than wrong 8 and than standard 8"


@pytest.mark.rule("indy", "6.D")
@pytest.mark.rule("indy", "r10")
def test_example_d_when_all_tie_all_pay() -> None:
    laid = ["CR2 HR4 OR4", "CG2 HG4 OG4", "CB2 HB4 OB4", "CR3 HR2 OR5"]  # standard 10, all
    state = resolve(laid, [4, 4, 4, 4], 0)
    assert (state.tokens, state.plate) == ([3, 3, 3, 3], 4)


@pytest.mark.rule("indy", "r10")
def test_a_tie_of_all_for_best_wins_no_token_either() -> None:
    state = resolve([TEAM_11, TEAM_11_TOO], [3, 3], 2)
    assert (state.tokens, state.plate) == ([2, 2], 4)
    assert event(state, "resolved")["winner"] is None


@pytest.mark.rule("indy", "3.9")
@pytest.mark.rule("indy", "6.D")
@pytest.mark.rule("indy", "r11")
def test_example_d_nobody_loses_when_nobody_would_be_left() -> None:
    state = resolve(["CG1 HR3 OB5", "CG2 HR4 OB3"], [1, 1], 6)
    assert (state.tokens, state.plate) == ([1, 1], 6)
    assert event(state, "resolved")["spared"] is True
    assert state.round == 2


@pytest.mark.rule("indy", "3.9")
def test_a_standard_winner_takes_nothing() -> None:
    state = resolve([STANDARD_9, WRONG_15], [3, 3], 2)
    assert (state.tokens, state.plate) == ([3, 2], 3)


@pytest.mark.rule("indy", "3.11")
@pytest.mark.rule("indy", "6.G")
def test_example_g_the_last_with_feathers_takes_the_plate() -> None:
    laid = ["CG1 HR3 OB5", None, STANDARD_9]
    state = position(
        "EVOCATION",
        ["CG1 HR3 OB5 HG1", "CB1 CB2", "HG2"],
        table="HB5 HB6 HR5 OG6",
        evocations=[None, None, laid[2]],
        tokens=[1, 0, 6],
        plate=5,
        step="EVOKE",
        dealer=2,
    )
    act(state, "evoke keeping HG1", "pass", "pass", "keep CB1")
    assert state.is_terminal
    assert state.scores() == (0, 0, 12)
    assert state.ranking() == (2, 2, 1)
    assert state.returns()[2] == 1.0
    assert event(state, "game_over") == {"winners": [2], "why": "last feather"}


@pytest.mark.rule("indy", "3.9")
@pytest.mark.rule("indy", "r15")
def test_a_returned_player_may_win_in_the_manche_of_their_return() -> None:
    """Seats 1 and 2 tie for worst with one token each; only the returned one is left with any."""
    state = position(
        "RETURN",
        ["CR4 OG1", "HG1", "HG2"],
        table="CR1 HB2 CR5 OG6",
        evocations=[None, "CG1 HR3 OB5", "CG2 HR4 OB3"],
        tokens=[0, 1, 1],
        plate=10,
        shamans=["R", "G", "B"],
        dealer=0,
        step="ATTEMPT",
    )
    act(state, "return CR4")
    assert state.is_terminal
    assert state.scores() == (12, 0, 0)


@pytest.mark.rule("indy", "r24")
def test_the_returner_is_paid_before_a_team_winner() -> None:
    state = position(
        "RETURN",
        ["CR4 OG1", "HG1", "HG2"],
        table="CR1 HB2 CR5 OG6",
        evocations=[None, TEAM_13, "CG1 HR2 OB5"],
        tokens=[0, 7, 4],
        plate=1,
        shamans=["R", "G", "B"],
        dealer=0,
        step="ATTEMPT",
    )
    act(state, "return CR4")
    assert (state.tokens, state.plate) == ([1, 7, 3], 1), "the team winner finds the plate empty"


@pytest.mark.rule("indy", "3.8")
@pytest.mark.rule("indy", "r16")
def test_a_plucked_player_keeps_one_of_two_unseen() -> None:
    state = position(
        "KEEP",
        ["HG1", "CB1 CB2", "HG2"],
        table="HB5 HB6 HR5 OG6",
        evocations=[WRONG_15, None, STANDARD_9],
        tokens=[4, 0, 4],
        current_player=1,
        dealer=0,
    )
    assert texts(state) == ["keep CB1", "keep CB2"]
    view = state.view(0)
    act(state, "keep CB2")
    assert view.dump()["hands"][1] == ["?", "?"]
    assert "CB2" in state.dump()["hands"][1]
    assert len(state.hands[1]) == 2, "plucked still: one kept, one dealt"
    assert [entry.seen_by(0).public for entry in state.events if entry.kind == "kept"] == [{}]


@pytest.mark.rule("indy", "3.8")
def test_of_two_eagles_one_is_kept() -> None:
    state = position(
        "KEEP",
        ["HG1", "E E", "HG2"],
        table="HB5 HB6 HR5 OG6",
        evocations=[WRONG_15, None, STANDARD_9],
        tokens=[4, 0, 4],
        current_player=1,
    )
    assert texts(state) == ["keep E"]
    act(state, "keep E")
    assert "E" in state.dump()["hands"][1]


@pytest.mark.rule("indy", "3.8")
@pytest.mark.rule("indy", "r16")
def test_of_two_plucked_players_each_keeps_one_and_the_other_card_goes_under_the_deck() -> None:
    state = position(
        "KEEP",
        ["HG1", "CB1 CB2", "HG2", "CG1 CG2"],
        table="HB5 HB6 HR5 OG6",
        evocations=[WRONG_15, None, STANDARD_9, None],
        tokens=[4, 0, 4, 0],
        current_player=1,
        dealer=0,
    )
    act(state, "keep CB2")
    assert state.current_player == 3
    assert state.dump()["hands"][1] == ["CB2"]
    assert state.dump()["under"] == ["CB1"]
    assert state.dump()["buried"] == [[], ["CB1"], [], []]


@pytest.mark.rule("indy", "3.1")
@pytest.mark.rule("indy", "r21")
def test_the_next_manche_is_dealt_by_the_next_seat_even_if_plucked() -> None:
    state = resolve([STANDARD_9, WRONG_15], [4, 4], 0)
    assert state.dealer == 0
    assert state.current_player == 0
    hands = ["HG2", "CB1 CB2", "CG1 HR3 OB5 HG1"]
    laid = [STANDARD_9, None, None]
    state = position(
        "EVOCATION", hands, table="HB5 HB6 HR5 OG6", evocations=laid, tokens=[4, 0, 4], step="EVOKE", current_player=2
    )
    act(state, "evoke keeping HG1", "pass", "pass", "keep CB1")
    assert (state.dealer, state.current_player, state.dump()["phase"]) == (1, 1, "DARK")


@pytest.mark.rule("indy", "3.1")
def test_kept_cards_stay_and_three_are_dealt() -> None:
    state = resolve([STANDARD_9, WRONG_15], [4, 4], 0)
    assert [len(hand) for hand in state.hands] == [4, 4]
    assert "HG1" in state.dump()["hands"][0]
    assert "HG2" in state.dump()["hands"][1]
    assert len(state.deck) == 57 - 8


@pytest.mark.rule("indy", "3.11")
@pytest.mark.rule("indy", "r22")
@pytest.mark.parametrize(("tokens", "ranking"), [([5, 3], (1, 2)), ([4, 4], (1, 1))])
def test_after_200_manches_the_most_tokens_win(tokens: list[int], ranking: tuple[int, int]) -> None:
    worst, best = "CG1 HR3 OB5", STANDARD_9
    laid = [worst, best] if tokens == [5, 3] else [worst, "CG2 HR4 OB3"]
    state = position(
        "EVOCATION",
        [f"{laid[0]} HG1", "HG2"],
        table="HB5 HB6 HR5 OG6",
        evocations=[None, laid[1]],
        tokens=tokens,
        step="EVOKE",
        dealer=1,
        round=200,
    )
    act(state, "evoke keeping HG1")
    assert state.is_terminal
    assert state.ranking() == ranking
    assert event(state, "game_over")["why"] == "manche limit"


@pytest.mark.rule("indy", "3.11")
@pytest.mark.parametrize("seeds", [8, pytest.param(40, marks=pytest.mark.soak)])
def test_every_random_game_ends_with_the_last_feather(seeds: int) -> None:
    for seed in range(seeds):
        for players in INDY.players:
            state = INDY.new_state(players=players, seed=seed)
            state.events = []
            number = 0
            while not state.is_terminal:
                legal = state.legal_actions()
                state.apply(legal[(seed * 7 + number * 13) % len(legal)])
                number += 1
                assert sum(state.tokens) + state.plate == 4 * players
            assert sorted(state.scores())[-1] == 4 * players
            assert state.events[-1].public["why"] == "last feather"


@pytest.mark.rule("indy", "3.9")
@pytest.mark.rule("indy", "r11")
def test_a_winner_with_a_single_feather_is_left_with_some() -> None:
    state = resolve([TEAM_13, STANDARD_9], [1, 1], 6)
    assert event(state, "resolved")["spared"] is False
    assert state.is_terminal
    assert state.scores() == (8, 0)
