"""What a review says of a choice: each part has its name, and a move is never bent into a sentence."""

from __future__ import annotations

from rules.bots.verdict import MUCH
from tribes_tui.plain.review import luck_told
from tribes_tui.seats.review import Total
from tribes_tui.words.said import replay, review as said

PLAYED, OTHER = "end your turn", "take mask 4 from the discard"


def choice(mark: str, number: int, gain: str, span: str) -> str:
    return said.choice(mark=mark, number=number, played=PLAYED, other=OTHER, gain=gain, span=span)


def test_a_choice_is_told_with_the_better_one_beside_it() -> None:
    assert said.moment_choice(number=224, change="−44", played=PLAYED, other=OTHER) == (
        "224. A choice, −44 in 100 games: end your turn. Better: take mask 4 from the discard."
    )
    assert choice("costly", 224, "−44", "−45 to −31") == (
        "224. Costly: end your turn, −44 wins in 100 games (−45 to −31). Better: take mask 4 from the discard."
    )
    assert choice("better", 7, "−4", "−5 to −3").startswith("7. Played: end your turn, −4 wins in 100 games")
    assert choice("good", 7, "+4", "+3 to +5").endswith("Next best: take mask 4 from the discard.")


def test_what_all_choices_cost_is_one_sentence_for_none_for_one_and_for_more() -> None:
    assert (
        said.cost(cost="±0", error=0, marked=0, worse=0, choices=9)
        == "Skill: in 9 turns no choice was clearly worse than another."
    )
    assert said.cost(cost="−4", error=1, marked=1, worse=1, choices=9) == (
        "Skill: 1 choice in 9 turns was clearly not the best: −4 wins in 100 games (give or take 1)."
    )
    assert said.cost(cost="−14", error=2, marked=4, worse=3, choices=9) == (
        "Skill: 4 choices, in 3 of 9 turns, were clearly not the best: −14 wins in 100 games in all (give or take 2)."
    )
    assert said.cost(cost="−8", error=0, marked=2, worse=2, choices=9).endswith(" −8 wins in 100 games in all."), (
        "nobody gives or takes nothing"
    )


def test_luck_is_told_where_it_is_known_and_not_where_it_may_be_noise() -> None:
    assert luck_told(Total(-0.03, 0.02)) == "Luck: chance alone brought −3 wins in 100 games (give or take 2)."
    assert luck_told(Total(-0.66, 0.18)).startswith("Luck: chance alone brought −66 wins in 100 games")
    noise = luck_told(Total(-1.55, 0.71))
    assert "155" not in noise
    assert noise == said.luck_sum_unclear(error=71)


def test_the_numbers_of_a_review_are_not_called_as_those_of_a_replay_and_costly_is_the_scale_that_is_told() -> None:
    """Both number up to three moves, by other measures: no two lists of one game claim to say what decided it."""
    assert replay.moments() != said.moments()
    assert replay.moment().lower() in replay.moments().lower()
    assert replay.moments().lower().removeprefix("the ") in said.legend()
    assert said.moments().lower() in said.legend()
    assert said.moments().lower() == said.to_moment()
    for text in (said.points(), said.points_brief()):
        assert "100 games" in text
        assert "points" not in text.lower()
        assert f"{round(100 * MUCH)}" in text


def test_luck_is_never_said_of_the_move_itself_which_may_have_been_chosen() -> None:
    """What a chosen move brought to light is luck; the move is none."""
    assert (
        said.moment_luck(is_good=False, number=9, change="−7", what="You lay the flag.")
        == "9. Luck: came out worse than expected, −7 in 100 games. You lay the flag."
    )
    assert said.luck(is_good=True) == "luck: came out better than expected"
