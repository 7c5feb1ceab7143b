"""The generator draws the same numbers for ever, on every machine, plain and compiled (P5)."""

from __future__ import annotations

import random

import rules
from rules.core.rng import as_number, as_word, below, mix, mixed, share

MANY = 300
EDGES = (0, 1, 2, (1 << 31) - 1, 1 << 31, 1 << 32, (1 << 63) - 1, 1 << 63, (1 << 64) - 1)
"""Where a number begins to need another bit, or a sign."""


def test_p5_splitmix64() -> None:
    """The first draws from 1234567, as the generator's authors give them."""
    rng = rules.Rng(1234567)
    expected = [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    assert [rng.getrandbits(64) for _ in range(5)] == expected


def test_p5_draws_never_change() -> None:
    rng = rules.Rng(7)
    assert [rng.randrange(stop) for stop in (2, 6, 52, 1 << 31, (1 << 31) - 1, 1 << 40, 1 << 63, 1 << 70)] == [
        0,
        0,
        46,
        1251833272,
        971611570,
        274252859083,
        4316104653711435899,
        387324649195736907648,
    ]
    assert rng.getrandbits(200) == 611472198915199255387912892369897360975624426314342204269356
    assert rng.random() == 0.10411037927915756
    deck = list(range(20))
    rng.shuffle(deck)
    assert deck == [13, 6, 15, 11, 18, 2, 0, 7, 12, 4, 3, 1, 8, 10, 19, 5, 14, 9, 16, 17]
    assert rng.choice("abcdefgh") == "d"
    assert rng.state == 7288707563474517692


def test_p5_a_game_is_dealt_the_same_for_ever() -> None:
    state = rules.games["indy"].new_state(2, 7)
    assert [state._below(stop) for stop in (1, 2, 6, 1000, 1 << 40)] == [0, 1, 3, 378, 421350949536]
    items = list(range(30))
    state._shuffle(items)
    assert items == [
        7,
        9,
        1,
        13,
        6,
        8,
        25,
        11,
        14,
        10,
        20,
        23,
        3,
        4,
        16,
        21,
        19,
        29,
        18,
        2,
        5,
        12,
        22,
        0,
        15,
        27,
        17,
        28,
        24,
        26,
    ]
    assert state.rng == 2023002987347918039


def test_p5_draws_are_what_whole_numbers_say() -> None:
    """Against the definition in numbers of any size, whatever words a machine reckons in."""
    numbers = random.Random(5)
    for seed in (*EDGES, *(numbers.getrandbits(64) for _ in range(MANY))):
        rng, state = rules.Rng(seed), seed
        assert rng.state == seed
        for stop in (*EDGES[1:], numbers.randrange(1, 1 << 20), 1 << 70):
            state = (state + 0x9E37_79B9_7F4A_7C15) % (1 << 64)
            z = (state ^ (state >> 30)) * 0xBF58_476D_1CE4_E5B9 % (1 << 64)
            z = (z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB % (1 << 64)
            z ^= z >> 31
            assert mix(state) == z
            assert rng.randrange(stop) == (z * stop) >> 64
            assert rng.state == state


def test_p5_the_reckoning_in_words_is_that_of_plain_python() -> None:
    """Also where Python's numbers grow beyond a word, which the compiler's do not: there all but 64 bits is lost."""
    numbers = random.Random(6)
    for number in (*EDGES, *(numbers.getrandbits(64) for _ in range(MANY))):
        assert as_number(as_word(number)) == number
        assert as_number(mixed(as_word(number))) == mix(number)
        for stop in (1, 2, 6, 52, (1 << 31) - 1, 1 << 31, 1 << 64):
            assert share(as_word(number), stop) == (number * stop) >> 64


def test_a_draw_below_is_the_sources_own() -> None:
    for own, other in ((rules.Rng(5), rules.Rng(5)), (random.Random(5), random.Random(5))):
        assert [below(stop, own) for stop in range(1, 40)] == [other.randrange(stop) for stop in range(1, 40)]
