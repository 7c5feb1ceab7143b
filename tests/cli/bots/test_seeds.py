"""A new game's seed is short and can be typed again, a host's has 128 bits, and all of them count; numbers deal what they always did."""

from __future__ import annotations

import io
import json
import re

import pytest

import rules
from saves import Store, verify
from tribes_tui.cli import main
from tribes_tui.play.deals import BITS, FIRST, SHORT, new_seed, read_seed, secret_seed, seed_text
from tribes_tui.play.seat import BOT, Seat
from tribes_tui.play.table import Table
from tribes_tui.server.host.table.plan import Deal

LARGEST = (1 << 128) - 1


def test_every_bit_of_a_secret_seed_is_drawn() -> None:
    """What hosts deal from: nobody could try all of them."""
    seeds = [secret_seed() for _ in range(2000)]
    ones = [sum(seed >> bit & 1 for seed in seeds) for bit in range(BITS)]
    assert BITS == 128
    assert all(800 < count < 1200 for count in ones)
    assert max(seeds) <= LARGEST
    assert Deal.draw().seed.bit_length() > 96


def test_c9_the_seed_of_a_new_game_is_six_letters_and_digits_that_are_read_again() -> None:
    seeds = {new_seed() for _ in range(2000)}
    assert len(seeds) > 1990
    for seed in (*seeds, FIRST, FIRST + SHORT - 1):
        text = seed_text(seed)
        assert re.fullmatch(r"[a-z][a-z2-9]{5}", text)
        assert not set(text) & set("01ilou")
        assert read_seed(text) == read_seed(text.upper()) == seed < 1 << 53, "JSON keeps it whole"


@pytest.mark.parametrize("seed", [0, 7, 123456, FIRST - 1, FIRST + SHORT, 1 << 64, LARGEST])
def test_c9_any_other_seed_is_the_number_that_it_always_was(seed: int) -> None:
    assert seed_text(seed) == str(seed)
    assert read_seed(str(seed)) == seed


def test_c9_a_short_seed_deals_the_same_game_again_and_is_shown_whole(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(2):
        monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n"))
        assert main(["play", "tribe", "--plain", "--seed", "k7m2qd", "--seats", "you,bot:easy"]) == 0
    one, other = (Store().read(summary.name) for summary in Store().list())
    assert one.header.seed == other.header.seed == read_seed("k7m2qd")
    assert [move.text for move in one.moves[:2]] == [move.text for move in other.moves[:2]]
    capsys.readouterr()
    assert main(["saves"]) == 0
    assert capsys.readouterr().out.count("  deal AK7M-2QDD\n") == 2
    assert main(["saves", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {(one["seed"], one["seed_text"]) for one in told} == {(read_seed("k7m2qd"), "k7m2qd")}
    assert main(["saves", "--plain"]) == 0
    assert "Its deal: A, K, 7, M" in capsys.readouterr().out


@pytest.mark.parametrize("text", ["0", "7", "18446744073709551616", str(LARGEST)])
def test_a_seed_is_read(text: str) -> None:
    assert read_seed(text) == int(text)


@pytest.mark.parametrize("text", ["", "-1", "+1", "1.0", "x", "٣", "1_0", str(LARGEST + 1), "9" * 5000])
def test_what_is_no_seed_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="a whole number of at most 38 digits"):
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
