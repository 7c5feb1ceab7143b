"""What a review says of a choice: each part has its name, and a move is never bent into a sentence."""

from __future__ import annotations

import pytest

from rules.bots.verdict import MUCH, Verdict
from tribes_tui.plain.review import _of_hundred, _span
from tribes_tui.words.said import replay, review as said

PLAYED, OTHER = "end your turn", "take mask 4 from the discard"


def choice(mark: str, number: int, made: int, rest: int, span: str) -> str:
    return said.choice(mark=mark, number=number, played=PLAYED, other=OTHER, made=made, rest=rest, span=span)


def test_a_choice_is_told_by_what_could_be_expected_with_it_and_with_the_better_one() -> None:
    """So that what it costs never is more than there was to lose."""
    assert choice("costly", 224, 31, 75, "31 to 45 fewer") == (
        "224. Costly: end your turn. By what could be known then, it wins 31 of 100 games, the better one 75 "
        "(surely 31 to 45 fewer). Better: take mask 4 from the discard."
    )
    assert choice("better", 7, 40, 44, "3 to 5 fewer").startswith(
        "7. Played: end your turn. By what could be known then,"
    )
    assert _span(Verdict(1, 2, -0.38, -0.45, -0.31, 0.75)) == "31 to 45 fewer"
    assert _span(Verdict(1, 2, 0.04, 0.03, 0.05, 0.44)) == "3 to 5 more"
    assert _span(Verdict(1, 2, 0.04, 0.041, 0.043, 0.44)) == "4 more"
    assert choice("good", 7, 44, 40, "3 to 5 more").endswith("Next best: take mask 4 from the discard.")


@pytest.mark.parametrize(
    ("gain", "expected", "shown"),
    [(-0.11, 0.12, (1, 12)), (-0.2, 0.1, (0, 10)), (0.08, 0.45, (45, 37)), (0.0, 0.3, (30, 30))],
)
def test_no_choice_takes_more_than_could_be_expected_before_it(
    gain: float, expected: float, shown: tuple[int, int]
) -> None:
    found = _of_hundred(Verdict(1, 2, gain, gain, gain, expected))
    assert (found["made"], found["rest"]) == shown


def test_what_choices_cost_is_told_of_the_costliest_and_never_as_a_sum() -> None:
    """A hundred games can't be lost more than once."""
    assert (
        said.cost(worse=0, choices=9, cost=0, number=0)
        == "Skill: in none of 9 choices was another move clearly better."
    )
    assert said.cost(worse=1, choices=9, cost=4, number=7) == (
        "Skill: 1 of 9 choices was clearly not the best: move 7, with 4 fewer of 100 games won by what could be known then."
    )
    assert said.cost(worse=3, choices=9, cost=14, number=24) == (
        "Skill: 3 of 9 choices were clearly not the best; the costliest is move 24, "
        "with 14 fewer of 100 games won by what could be known then."
    )
    assert said.luck_sum(who="you", helped=1, hurt=2, best=5, gain="+9", worst=12, loss="−7") == (
        "Luck: by what you could know, chance clearly helped you in move 5 (+9 of 100 games) "
        "and hurt you in 2 moves, most in move 12 (−7 of 100 games)."
    )
    assert said.unknown_sum(who="Ash", number=28, before=16, after=1) == (
        "What lay hidden: cards and plans that Ash could not know of changed the graph most in move 28, from 16 to 1."
    )


def test_a_review_and_a_replay_call_the_same_marks_the_same_and_costly_is_the_scale_that_is_told() -> None:
    assert replay.moments() == said.moments()
    assert said.to_moment() == said.moments().lower()
    assert said.to_moment() in said.legend(numbers="1 2")
    assert replay.legend_brief(numbers="1 2") == f"1 2: {said.to_moment()}", "as many as there are"
    for text in (said.points(),):
        assert "100 games" in text
        assert "points" not in text.lower()
    assert f"{round(100 * MUCH)}" in said.points()


def test_luck_is_never_the_verdict_on_what_another_did() -> None:
    assert said.rival(name="Ash") == "what Ash did"
    assert "chance" in said.own_turn(luck="good")
    for luck in ("up", "down"):
        assert "chance" not in said.own_turn(luck=luck)
        assert "what lay hidden" in said.own_turn(luck=luck)
