"""What a hint tells of the moves that were weighed: in which order, and how sure it is that its own is better."""

from __future__ import annotations

import re

import pytest

from rules.bots.bot import Candidate
from rules.tribal.duel.components.actions import END
from tests.rules.five_tribes.build import board, table
from tests.rules.tribal_duel.layouts import duel
from tribes_tui.seats.expected import best_of, compared, expected_of, is_better, loses, sparing, why_chosen
from tribes_tui.seats.worker import Answer
from tribes_tui.words import help as words


def test_the_next_best_is_the_one_of_which_more_is_expected() -> None:
    """A search may leave a move early that in the end looks better than the one that it tried longest."""
    weighed = [Candidate(5, 550, 0.0), Candidate(0, 550, -0.3), Candidate(8, 265, -0.1), Candidate(1, 3, 0.9)]
    assert [one.action for one in best_of(Answer(5, 1.0, weighed), 3)] == [5, 8, 0]
    assert [one.action for one in best_of(Answer(0, 1.0, weighed), 3)] == [0, 5, 8], "its own move comes first"


def test_a_next_best_that_looks_better_is_called_as_good() -> None:
    best, other = (expected_of(Candidate(k, 100, lead), "indy", 2, f"move {k}") for k, lead in ((1, 0.0), (2, 0.05)))
    assert best.chance < other.chance
    assert compared(best, other) == words.even(best.chance, other.chance, 200, "move 2")


@pytest.mark.parametrize(
    ("chosen", "other", "reason"),
    [
        (Candidate(60, 300, 0.1), Candidate(0, 300, 0.12), "spares"),
        (Candidate(0, 300, 0.14), Candidate(1, 300, 0.1), "more"),
        (Candidate(0, 400, 0.1), Candidate(1, 300, 0.14), "even"),
        (Candidate(0, 300, 0.1), Candidate(1, 300, 0.1), "even"),
        (Candidate(0, 900, 0.4), Candidate(1, 900, -0.4), ""),
    ],
)
def test_a_move_that_another_may_equal_says_first_why_it_is_chosen(
    chosen: Candidate, other: Candidate, reason: str
) -> None:
    one, two = (expected_of(found, "indy", 2, "") for found in (chosen, other))
    assert why_chosen(one, two, is_sparing=reason == "spares") == reason


@pytest.mark.parametrize("lead", range(20))
def test_what_is_surely_better_says_by_how_much_and_its_figures_are_those_that_are_told_of_both(lead: int) -> None:
    best, other = (
        expected_of(Candidate(k, 900, by, ahead=10 * by), "five_tribes", 2, f"move {k}")
        for k, by in ((1, 0.02 + lead / 29), (2, -lead / 31))
    )
    told = compared(best, other)
    wins = [int(re.findall(r"\d+", words.worth(one.chance, None))[0]) for one in (best, other)]
    points = round(best.ahead or 0) - round(other.ahead or 0)
    if is_better(best, other):
        assert told == words.better(wins[0] - wins[1], points, "move 2")
    else:
        assert told == words.even(best.chance, other.chance, 1800, "move 2")


@pytest.mark.parametrize(
    ("chance", "ahead", "players", "has_lead"),
    [(0.51, -1.0, 2, False), (0.49, 1.0, 2, False), (0.51, 1.0, 2, True), (0.3, -2.0, 4, False), (0.2, -2.0, 4, True)],
)
def test_how_many_games_and_how_many_points_never_seem_to_contradict_each_other(
    chance: float, ahead: float, players: int, has_lead: bool
) -> None:
    assert ("ends" in words.worth(chance, ahead, players)) == has_lead


def test_where_chances_are_even_a_hint_gives_up_no_points() -> None:
    """A palace of 5 points isn't worth the fakir that makes a suit of 7 one of 8; whatever the bot tried most, the advice keeps it. It
    builds where nothing is lost, and follows the bot where that is surely better."""
    goods = ["Ivory", "Jewels", "Gold", "Papyrus", "Silk", "Spice", "Fish"]
    for djinns, chosen in ((["Bouraq", "Al-Amin"], "END"), (["Bouraq"], "USE")):
        held = {"djinns": djinns, "resources": ["Fakir", "Fakir", *goods], "gold": 0}
        state = table(board(a4="@0", f5="YY"), seats=[held], stage="sale").view(0)
        kinds = {state.game.actions[one].kind: one for one in state.legal_actions()}
        weighed = [Candidate(kinds["USE"], 600, 0.9), Candidate(kinds["END"], 300, 0.9)]
        assert loses(state, kinds["USE"]) == (chosen == "END")
        assert sparing(Answer(kinds["USE"], 1.0, weighed), state).action == kinds[chosen]
        sure = [Candidate(kinds["USE"], 9000, 0.9), Candidate(kinds["END"], 9000, -0.4)]
        assert sparing(Answer(kinds["USE"], 1.0, sure), state).action == kinds["USE"]


@pytest.mark.parametrize(
    ("mine", "chosen"),
    [
        (["D5a L4a", "M5a"], "END"),
        (["#T9a D5a L4a", "M5a", "T6a"], "MOVE"),  # it opens a move that turns a card up
    ],
)
def test_a_hint_lays_nothing_to_and_fro_where_the_end_of_the_turn_may_be_as_good(mine: list[str], chosen: str) -> None:
    view = duel(mine, ["L9a"], stock=["D8a"], limited_used=True).view(0)
    (to_and_fro,) = (one for one in view.legal_actions() if view.text(one) == "move L4a M5a")
    assert view.advance(to_and_fro) < 0
    weighed = [Candidate(to_and_fro, 300, 0.1), Candidate(END, 100, 0.05)]
    assert view.game.actions[sparing(Answer(to_and_fro, 1.0, weighed), view).action].kind == chosen
    sure = [Candidate(to_and_fro, 9000, 0.5), Candidate(END, 9000, -0.4)]
    assert sparing(Answer(to_and_fro, 1.0, sure), view).action == to_and_fro


@pytest.mark.parametrize(("tries", "others", "is_other"), [(900, 900, True), (30, 30, True), (30, 7, False)])
def test_what_another_move_surpasses_is_not_advised_unless_that_was_hardly_tried(
    tries: int, others: int, is_other: bool
) -> None:
    """What is told of in earnest stands in the order of its figures."""
    view = duel(["D9a", "T2a"], ["M9a", "D3b"], stock=["L9a"]).view(0)
    draw = view.read("draw")
    weighed = [Candidate(END, tries, 0.0), Candidate(draw, others, 0.2)]
    assert (sparing(Answer(END, 1.0, weighed), view).action == draw) == is_other


def test_of_moves_with_the_same_figure_that_is_advised_which_the_cursor_offers() -> None:
    view = duel(["D9a", "T2a"], ["M9a", "D3b"], stock=["L9a"]).view(0)
    draw = view.read("draw")
    for lead, is_offered in ((0.0, True), (0.1, False)):
        answer = Answer(END, 1.0, [Candidate(END, 90, lead), Candidate(draw, 60, 0.0)])
        assert (sparing(answer, view, (), draw).action == draw) == is_offered
