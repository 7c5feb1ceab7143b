"""Cards, deal, options (sections 1, 2)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import BadOption
from rules.tribal import cards, moves
from rules.tribal.repetition import type_bit
from tests.rules.tribal_duel.layouts import GAME, duel, texts


@pytest.mark.rule("tribal_duel", "1")
@pytest.mark.rule("tribal_duel", "r1")
def test_the_deck() -> None:
    names = cards.NAMES[:72]
    assert len(set(names)) == 72
    assert Counter(name[0] for name in names) == dict.fromkeys("DMLT", 18)
    assert Counter(name[1] for name in names) == dict.fromkeys("123456789", 8)
    assert Counter(name[2] for name in names) == {"a": 36, "b": 36}


@pytest.mark.rule("tribal_duel", "1")
@pytest.mark.rule("tribal_duel", "r1")
def test_two_symbols_of_each_colour_must_alternate() -> None:
    for over in cards.NAMES[:72]:
        for under in cards.NAMES[:72]:
            alternate = (over[0] in "DM") != (under[0] in "DM")
            expected = alternate and int(under[1]) == int(over[1]) + 1
            assert cards.fits(cards.CODES[over], cards.CODES[under]) == expected


@pytest.mark.rule("tribal_duel", "1")
def test_only_a_9_goes_into_an_empty_column() -> None:
    assert [name[1] for name in cards.NAMES[:72] if cards.fits(cards.CODES[name], cards.EMPTY)] == ["9"] * 8


@pytest.mark.rule("tribal_duel", "2")
@pytest.mark.parametrize("seed", range(5))
def test_the_deal(seed: int) -> None:
    position = GAME.new_state(seed=seed).dump()
    for zone in position["columns"]:
        for number, column in enumerate(zone):
            assert [card.startswith("#") for card in column] == [True] * number + [False]
    names = [card.lstrip("#") for zone in position["columns"] for column in zone for card in column]
    assert sorted(names + position["stock"]) == sorted(cards.NAMES[:72])
    assert position["discard"] == []
    assert position["sacred"] == [{"D": [], "M": [], "L": [], "T": []}] * 2
    assert (position["phase"], position["current_player"]) == ("clean", 0)


@pytest.mark.rule("tribal_duel", "2")
@pytest.mark.rule("tribal_duel", "r5")
def test_youngest_is_given_or_drawn() -> None:
    assert {GAME.new_state(seed=seed).youngest for seed in range(20)} == {0, 1}
    for seat in (0, 1):
        assert {GAME.new_state(seed=seed, options={"youngest": seat}).youngest for seed in range(9)} == {seat}
    with pytest.raises(BadOption):
        GAME.new_state(options={"youngest": 2})


@pytest.mark.rule("tribal_duel", "2")
def test_the_deal_does_not_depend_on_the_options() -> None:
    drawn = GAME.new_state(seed=4).dump()
    given = GAME.new_state(seed=4, options={"youngest": 1, "clean_sacred": True}).dump()
    assert drawn["columns"] == given["columns"]


@pytest.mark.rule("tribal_duel", "2")
@pytest.mark.rule("tribal_duel", "r6")
def test_face_down_ends_are_turned_up_at_once_in_both_zones() -> None:
    own = duel(["#M2a D4a", "T5b"], [])
    own.apply(own.read("move D4a T5b"))
    assert own.dump()["columns"][0][0] == ["M2a"]
    theirs = duel(["T5b"], ["#M2a #L7a D4a"])
    theirs.apply(theirs.read("steal D4a T5b"))
    assert theirs.dump()["columns"][1][0] == ["#M2a", "L7a"]
    within = duel([], ["#M2a D4a", "T5b"])
    within.apply(within.read("move D4a T5b"))
    assert within.dump()["columns"][1][0] == ["M2a"]


@pytest.mark.rule("tribal_duel", "1")
def test_groups_are_any_suffix_of_the_face_up_run() -> None:
    state = duel(["#D1a D6a L5a M4a", "T7a", "D6b", "T5a"], [])
    assert texts(state) == ["end", "move D6a T7a", "move D6b T7a", "move L5a D6b", "move M4a T5a", "move T5a D6b"]
    state.apply(state.read("move L5a D6b"))
    assert state.dump()["columns"][0] == [["#D1a", "D6a"], ["T7a"], ["D6b", "L5a", "M4a"], ["T5a"], [], [], []]


@pytest.mark.rule("tribal_duel", "2")
def test_nothing_has_happened_after_the_deal() -> None:
    position = GAME.new_state(seed=3).dump()
    assert (position["phase"], position["current_player"], position["round"]) == ("clean", 0, 1)
    assert (position["steps"], position["idle"], position["turned_up"]) == (0, 0, [0, 0])
    assert not any(position[name] for name in ("limited_used", "progress", "discard", "given", "no_give", "seen"))
    assert all(position[name] is None for name in ("drawn", "stolen", "no_steal", "winner", "end"))
    assert position["sacred"] == [{symbol: [] for symbol in "DMLT"}] * 2


def test_the_worked_examples_of_the_codes() -> None:
    """What the docstrings of `cards`, `moves` and `repetition` say by example."""
    card = cards.CODES["L4a"]
    assert (card, card >> 1, cards.LEVEL[card], cards.BIT[card]) == (28, 14, 7, 0b0001)
    assert [cards.NAMES[code] for code in range(28, 32)] == ["L4a", "L4b", "T4a", "T4b"]
    assert cards.ABOVE[card] == cards.LEVEL[cards.CODES["D5b"]] == cards.LEVEL[cards.CODES["M5a"]] == 8
    assert moves.move_id(card, cards.CODES["D5b"]) == 113
    assert GAME.actions[113].text == "move L4a D5b"
    assert type_bit(cards.CODES["D9a"]) | type_bit(cards.CODES["L8b"]) == 4 << 32 | 4 << 30
