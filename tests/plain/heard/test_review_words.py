"""What a review says of a choice: each part has its name, and a move is never bent into a sentence."""

from __future__ import annotations

import pytest

from rules.bots.judging.verdict import MUCH, Verdict
from tribes_tui.plain.review import _of_hundred, _span
from tribes_tui.words.said import replay, review as said

PLAYED, OTHER = "end your turn", "take mask 4 from the discard"


def choice(mark: str, number: int, made: int, rest: int, span: str) -> str:
    return said.choice(mark=mark, number=number, played=PLAYED, other=OTHER, made=made, rest=rest, span=span)


def test_a_choice_is_told_by_what_could_be_expected_with_it_and_with_the_better_one() -> None:
    """So that what it costs never is more than there was to lose."""
    assert choice("costly", 224, 31, 75, "31 to 45 fewer") == (
        "224. Costly: end your turn. By what could be known then, it wins 31 of 100 games, the better one 75 "
        "(almost surely 31 to 45 fewer). Better: take mask 4 from the discard."
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


def test_the_first_sentences_are_short_and_say_which_move_each_means() -> None:
    fell = said.turned_most(who="you", number=118, when="round 6", is_part=False, way="down", before=23, after=11)
    assert fell == "Your chances fell most lastingly in move 118, round 6: from 23 to 11 in 100."
    over = said.turned_most(who="you", number=118, when="round 6", is_part=True, way="down", before=23, after=11)
    assert over == "Your chances fell most lastingly over all of round 6: from 23 to 11 in 100.", "not in one move"
    assert (
        said.headline(worse=0, choices=9, number=0)
        == "Well chosen: in none of 9 choices was another move clearly better."
    )
    assert said.headline(worse=1, choices=9, number=7) == "In 1 of 9 choices another move was clearly better: move 7."
    assert (
        said.headline(worse=3, choices=9, number=24)
        == "In 3 of 9 choices another move was clearly better, most in move 24."
    )
    both = said.luck_sum(who="you", helped=1, hurt=2, best=5, gain="+9", worst=12, loss="−7")
    assert both == "As you saw it, luck helped in move 5 (+9 of 100) and hurt in 2 (most: −7)."
    most = said.luck_sum(who="you", helped=12, hurt=9, best=154, gain="+19", worst=120, loss="−7")
    assert max(map(len, (fell, both, most))) <= 78, "a row each in a low window"
    assert said.unknown_sum(who="Ash", number=28, before=16, after=1) == (
        "What lay hidden: cards and plans that Ash couldn't know of changed the graph most in move 28, from 16 to 1."
    )


def test_a_review_and_a_replay_call_the_same_marks_the_same_and_costly_is_the_scale_that_is_told() -> None:
    assert replay.moments() == said.moments()
    assert said.to_moment() == replay.moment()
    assert replay.legend_brief(numbers="1 2") == "1 2: where it turned", "as many as there are"
    assert "100 games" in said.points()
    assert f"{round(100 * MUCH)}" in said.points()


def test_luck_is_never_the_verdict_on_what_another_did() -> None:
    assert said.what_turned(who="you", name="Ash", kind="others", when="") == "What turned it was Ash's move, not luck."
