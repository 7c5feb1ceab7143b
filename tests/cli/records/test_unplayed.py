"""A game in which no person has moved is not kept, nor offered as one to go on with (C2)."""

from __future__ import annotations

import io
import json
from collections.abc import Callable

import pytest

from saves import Store
from tests.cli.helpers import Ran
from tribes_tui.cli import main
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table, let_go
from tribes_tui.screens.home.choices import choices


def test_c2_a_game_left_before_the_first_move_is_not_kept(tribes: Callable[..., Ran]) -> None:
    ran = tribes("play", "indy", "--plain", "--seed", "7")
    assert ran.code == 0
    assert ran.out.splitlines()[-1] == "You haven't made a move, so this game isn't kept."
    assert Store().list() == []
    assert tribes("saves").out.startswith("no saved games yet")
    assert tribes("continue", "--plain").code == 2


@pytest.mark.parametrize("more", [("--plain", "--brief"), ("--json-lines",)])
def test_c2_nor_one_in_which_only_bots_have_moved(
    more: tuple[str, ...], tribes: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ("play", "indy", "--seats", "bot:random,bot:random,you", *more)
    for seed in ("1", "2", "3", "4"):
        assert tribes(*arguments, "--seed", seed).code == 0
    assert Store().list() == []


def test_one_move_of_a_person_is_kept(tribes: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    assert main(["play", "indy", "--plain", "--seed", "7"]) == 0
    (summary,) = Store().list()
    assert (summary.is_begun, summary.untouched) == (True, False)
    assert Store().newest_unfinished() == summary
    assert summary.name in tribes("saves").out


def bots_first(store: Store) -> Table:
    """A game in which the first move is a bot's."""
    seats = [Seat("bot", "random", "Ash"), Seat("human", "", "you")]
    for seed in range(9):
        table = Table.new("indy", seats, seed=seed, store=store)
        if table.turn == 0:
            return table
        let_go(table, store)
    raise AssertionError


def test_c2_a_game_that_was_cut_off_before_a_person_moved_is_not_offered(tribes: Callable[..., Ran]) -> None:
    """The program may end without closing its table: what lies there then is no game yet."""
    store = Store()
    table = bots_first(store)
    table.propose(0, table.view(0).legal_actions()[0], 0)
    (summary,) = store.list()
    assert (summary.moves, summary.untouched, summary.is_begun) == (1, True, False)
    assert store.newest_unfinished() is None
    assert json.loads(tribes("saves", "--json").out) == []
    assert not [choice for choice in choices(store.newest_unfinished()) if choice.what == "continue"]
    table.propose(1, table.view(1).legal_actions()[0], 1)
    (summary,) = store.list()
    assert summary.is_begun
    let_go(table, store)
    assert len(store.list()) == 1


def test_games_of_bots_alone_are_kept() -> None:
    store = Store()
    table = Table.new("indy", [Seat("bot", "random", "Ash"), Seat("bot", "random", "Birch")], seed=1, store=store)
    assert table.turn is not None
    table.propose(table.turn, table.view(table.turn).legal_actions()[0], 0)
    let_go(table, store)
    assert [summary.is_begun for summary in store.list()] == [True]
