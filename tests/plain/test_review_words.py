"""What a review says of a choice: each part has its name, and a move is never bent into a sentence."""

from __future__ import annotations

from rules.bots.verdict import MUCH
from tribes_tui.words.said import replay, review as said

PLAYED, OTHER = "end your turn", "take mask 4 from the discard"


def choice(mark: str, number: int, gain: str, span: str) -> str:
    return said.choice(mark=mark, number=number, played=PLAYED, other=OTHER, gain=gain, span=span)


def test_a_choice_is_told_with_the_better_one_beside_it() -> None:
    assert choice("costly", 224, "−44", "−45 to −31") == (
        "224. Costly: end your turn, −44 wins in 100 games (−45 to −31). Better: take mask 4 from the discard."
    )
    assert choice("better", 7, "−4", "−5 to −3").startswith("7. Played: end your turn, −4 wins in 100 games")
    assert choice("good", 7, "+4", "+3 to +5").endswith("Next best: take mask 4 from the discard.")


def test_what_choices_cost_is_told_of_the_costliest_and_never_as_a_sum() -> None:
    """A hundred games can't be lost more than once."""
    assert said.cost(worse=0, choices=9, cost=0, number=0) == "Skill: none of 9 choices was clearly worse than another."
    assert said.cost(worse=1, choices=9, cost=4, number=7) == (
        "Skill: 1 of 9 choices was clearly not the best: move 7, with 4 fewer of 100 games won."
    )
    assert said.cost(worse=3, choices=9, cost=14, number=24) == (
        "Skill: 3 of 9 choices were clearly not the best; the costliest is move 24, with 14 fewer of 100 games won."
    )
    assert said.luck_sum(helped=1, hurt=2) == (
        "Luck: chance clearly helped in 1 move and clearly hurt in 2 moves, counting everybody's."
    )


def test_a_review_and_a_replay_call_the_same_marks_the_same_and_costly_is_the_scale_that_is_told() -> None:
    assert replay.moments() == said.moments()
    assert said.to_moment() == said.moments().lower()
    assert said.to_moment() in said.legend()
    assert said.to_moment() in replay.legend_brief()
    for text in (said.points(), said.points_brief()):
        assert "100 games" in text
        assert "points" not in text.lower()
    assert f"{round(100 * MUCH)}" in said.points()


def test_luck_is_never_the_verdict_on_what_another_did() -> None:
    assert said.rival(name="Ash") == "what Ash did"
    assert "chance" in said.own_turn(luck="good")
    assert "chance" not in said.own_turn(luck="none")
