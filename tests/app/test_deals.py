"""The name of a deal where it can be passed on: at a game's end and in the list of games; and where it is typed."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest
from textual.widgets import Input

from rules import Rng
from saves import Store
from tests.app.test_app import screen_text, until
from tribes_tui.app import TribesApp
from tribes_tui.play.deals import name_of, read_deal
from tribes_tui.play.table import Table
from tribes_tui.screens.saves.screen import SavesScreen
from tribes_tui.screens.setup.screen import SetupScreen
from tribes_tui.seats.parse import parse_seats
from tribes_tui.table.end.screen import EndScreen
from tribes_tui.words.said import deals as words

DEAL = "D97M-2QDA-BY"


def played_to_its_end(store: Store, rng: Rng) -> Table:
    """A game of that deal, at random."""
    deal = read_deal(DEAL)
    table = Table.new(deal.game, parse_seats("you,bot,bot,bot"), deal.options, deal.seed, store)
    while (seat := table.turn) is not None:
        table.propose(seat, table.view(seat).pick(rng), table.number_for(seat))
    return table


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_at_a_games_end_the_deal_has_its_name_a_key_copies_it_and_one_reads_how_one_did_before(
    size: tuple[int, int], tmp_path: Path
) -> None:
    store, rng = Store(tmp_path), Rng(3)
    for _ in range(2):
        played_to_its_end(store, rng).close()
    table = played_to_its_end(store, rng)
    app = TribesApp(table, store=store)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, EndScreen))
        await pilot.pause()
        text = " ".join(screen_text(app).split())
        assert words.this(deal=DEAL) in text
        assert text.count(words.copy()) == 1 or "? help" in text, (
            "the key says once what it is for, where there is room"
        )
        places = [one.result["ranking"][0] for one in store.list() if one.result is not None and one.name != table.name]
        results = [words.result(place=place, points="none") for place in places]
        beside = " ".join(" ".join(line[:38].strip(" │") for line in screen_text(app).splitlines()).split())
        told = [words.before(results=[*results]) for results in permutations(results)]
        assert any(one in text or one in beside for one in told), screen_text(app)
        await pilot.press("y")
        await until(pilot, lambda: f"tribes play --deal {DEAL}" in screen_text(app))
        assert app.clipboard == DEAL


async def test_the_list_of_games_tells_it_and_copies_it(tmp_path: Path) -> None:
    app = TribesApp(store=Store(tmp_path))
    played_to_its_end(app.store, Rng(1)).close()
    assert [name_of(one) for one in app.store.list()] == [DEAL]
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("s")
        await until(pilot, lambda: isinstance(app.screen, SavesScreen) and f"deal {DEAL}" in screen_text(app))
        await pilot.press("y")
        await until(pilot, lambda: f"tribes play --deal {DEAL}" in screen_text(app))
        assert app.clipboard == DEAL


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_setting_up_a_deal_that_is_typed_brings_its_game_players_and_options(size: tuple[int, int]) -> None:
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        await pilot.press("n")
        await until(pilot, lambda: isinstance(app.screen, SetupScreen))
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        field = screen.query_one("#seed", Input)
        field.focus()
        await pilot.press("enter", *"k7q29fmx")
        await until(pilot, lambda: screen.draft.game.id == "rise_of_tribes" and bool(screen.query("#seed")))
        await pilot.pause()
        assert screen.query_one("#seed", Input).value == "k7q29fmx"
        plan = screen.draft.plan()
        assert (plan.game_id, len(plan.seats), plan.seed) == ("rise_of_tribes", 3, read_deal("K7Q2-9FMX").seed)
        await pilot.press("backspace", "x")
        await pilot.pause()
        assert screen.query_one("#seed", Input).value == "k7q29fmx", "typed on"
