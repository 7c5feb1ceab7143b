"""Cards keep their places while others come and go."""

from __future__ import annotations

from tribes_tui.widgets.cards.kept_places import KeptPlaces


def test_a_new_card_comes_where_one_is_missing() -> None:
    kept = KeptPlaces[str](4)
    assert kept.places("aceg") == [0, 1, 2, 3]
    assert kept.places("aeg") == [0, 2, 3]
    assert kept.places("abeg") == [0, 1, 2, 3]
    assert kept.places("cdeg") == [0, 1, 2, 3]
    assert kept.places("g") == [3]
    assert kept.places("abcg") == [0, 1, 2, 3]
    assert kept.places("xyz", "another") == [0, 1, 2], "hands don't mingle"


def test_only_what_lay_beyond_the_usual_places_moves() -> None:
    """After a draw 3: of eight cards three go."""
    kept = KeptPlaces[str](6)
    kept.places("abcde")
    assert kept.places("abcdexyz") == [*range(8)]
    assert kept.places("abdexyz") == [0, 1, 3, 4, 5, 6, 7], "nothing moves while others are to go"
    assert kept.places("abdez") == [0, 1, 3, 4, 2]


def test_like_cards_are_told_apart_by_their_number() -> None:
    kept = KeptPlaces[str](4)
    kept.places("aab")
    assert kept.places("ab") == [0, 2]
    assert kept.places("aab") == [0, 1, 2]


def test_of_like_cards_the_one_goes_that_was_chosen() -> None:
    kept = KeptPlaces[str](4)
    kept.places("aab")
    assert kept.places("ab", leaving=1) == [0, 2]
    kept.places("aab", "another")
    assert kept.places("ab", "another", leaving=0) == [1, 2]


def test_like_cards_stay_where_they_are_while_one_of_them_is_pointed_at() -> None:
    kept = KeptPlaces[str](4)
    kept.places("abca")
    assert kept.places("abca", leaving=0) == [0, 1, 2, 3]
    assert kept.places("abc", leaving=0) == [3, 1, 2]
    assert kept.count() == 4, "until another comes there is a gap"
