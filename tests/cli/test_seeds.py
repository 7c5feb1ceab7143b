"""A new game's seed has 128 bits, all of them count, and it can be typed again; smaller ones deal what they always did."""

from __future__ import annotations

import pytest

import rules
from saves import Store, verify
from tribes_tui.play.seat import BOT, Seat
from tribes_tui.play.seeds import BITS, new_seed, read_seed
from tribes_tui.play.table import Table

LARGEST = (1 << 128) - 1


def test_every_bit_is_drawn() -> None:
    seeds = [new_seed() for _ in range(2000)]
    ones = [sum(seed >> bit & 1 for seed in seeds) for bit in range(BITS)]
    assert BITS == 128
    assert all(800 < count < 1200 for count in ones)
    assert max(seeds) <= LARGEST


@pytest.mark.parametrize("text", ["0", "7", "18446744073709551616", str(LARGEST)])
def test_a_seed_is_read(text: str) -> None:
    assert read_seed(text) == int(text)


@pytest.mark.parametrize("text", ["", "-1", "+1", "1.0", "x", "٣", "1_0", str(LARGEST + 1), "9" * 5000])
def test_what_is_no_seed_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="from 0 to"):
        read_seed(text)


@pytest.mark.parametrize("game_id", list(rules.games))
def test_every_part_of_a_seed_changes_the_deal(game_id: str) -> None:
    game = rules.games[game_id]
    seeds = [7, 7 + (1 << 64), 7 + (1 << 127)]
    deals = [str(game.new_state(game.players[-1], seed, {}).dump()) for seed in seeds]
    assert len(set(deals)) == 3


def test_a_record_keeps_the_whole_seed(tmp_path) -> None:
    store, seats = Store(tmp_path), [Seat(BOT, "random", name) for name in ("a", "b")]
    for seed in (7, LARGEST, new_seed()):
        table = Table.new("indy", seats, {}, seed, store, f"from {seed}")
        for _ in range(5):
            assert table.turn is not None
            table.propose(table.turn, table.view(table.turn).legal_actions()[0], table.number)
        table.close()
    for summary in store.list():
        recording = store.read(summary.name)
        assert summary.title == f"from {recording.header.seed}"
        assert summary.seed == recording.header.seed
        assert len(recording.moves) == 5
        verify(recording)
