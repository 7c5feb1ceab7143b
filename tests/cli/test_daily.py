"""`tribes daily`."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from datetime import date, timedelta

import pytest

from rules import Rng
from saves import Store
from tests.cli.helpers import Ran
from tests.seats.test_pars import here
from tribes_tui.cli import main
from tribes_tui.play.table import Table
from tribes_tui.profile.daily import seed_of, title_of
from tribes_tui.seats import par as of_deals
from tribes_tui.seats.par import Pars
from tribes_tui.seats.parse import parse_seats
from tribes_tui.words.said.common import amount

Tribes = Callable[..., Ran]


def play(store: Store, day: date, moves: int = 10**6, game: str = "indy") -> str:
    """The game of a day, at random, as far as so many moves."""
    table = Table.new(game, parse_seats("you,bot:random"), {}, seed_of(game, day), store, title_of(day))
    rng = Rng(1)
    while (seat := table.turn) is not None and table.number < moves:
        table.propose(seat, table.view(seat).pick(rng), table.number_for(seat))
    table.close()
    return table.name


def test_today_and_the_days_before_with_par(tribes: Tribes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_deals, "par_elsewhere", here)
    store, today = Store(), date.today()
    yesterday = today - timedelta(1)
    name = play(store, yesterday)
    recording = store.read(name)
    assert recording.result is not None
    play(store, today, 5)
    par = Pars(store).made(recording, 0, "medium", lambda end: None)["medium"]
    said = tribes("daily").out
    points = recording.result["scores"][0]
    assert f", {amount(number=points, unit='feathers')}; bots: medium won {round(2 * par.first)} of 2." in said, (
        "feathers are not what one wins by"
    )
    assert "indy: move 5." in said
    assert "Rise of Tribes: not begun." in said
    rows = json.loads(tribes("daily", "--json").out)
    assert len(rows) == 7
    assert rows[1] == {
        "day": today.isoformat(), "game": "indy", "seed": seed_of("indy", today), "name": rows[1]["name"],
        "finished": False, "place": None, "score": None, "par": {},
    }  # fmt: skip
    last = rows[-1]
    assert (last["day"], last["score"], last["finished"]) == (yesterday.isoformat(), points, True)
    assert last["par"] == {"medium": par._asdict()}


def test_the_game_of_the_day_goes_on_where_it_was_left_and_is_played_once(tribes: Tribes) -> None:
    store, today = Store(), date.today()
    name = play(store, today, 5)
    moves = len(store.read(name).moves)
    ran = tribes("play", "indy", "--daily", "--plain")
    assert ran.code == 0
    assert [one.name for one in store.list()] == [name], "no second one, which would not count"
    assert len(store.read(name).moves) >= moves
    assert name in ran.out
    ran = tribes("play", "indy", "--daily", "--plain", "--seats", "you,bot:easy")
    assert ran.code == 0
    assert ran.out.splitlines()[-1] == "You haven't made a move, so this game isn't kept.", (
        "other seats are another game"
    )
    assert name not in ran.out


def test_a_game_of_the_day_that_is_over_is_told_in_a_line(tribes: Tribes) -> None:
    name = play(Store(), date.today())
    ran = tribes("play", "indy", "--daily", "--plain")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert f"tribes replay {name}" in ran.err
    assert f"--seed {seed_of('indy', date.today())} starts the same deal anew" in ran.err, "not every game deals cards"


def test_who_listens_hears_what_bots_made_of_the_deal_and_it_is_kept(
    tribes: Tribes, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(of_deals, "par_elsewhere", here)
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 300))
    capfd.readouterr()
    assert main(["play", "indy", "--brief", "--plain", "--daily"]) == 0
    assert re.search(
        r"Bots replayed this deal in your seat: medium won \d of 2, easy won \d of 2; you (won|lost)\.",
        capfd.readouterr().out,
    )
    assert "bots: medium" in tribes("daily").out


def test_without_any_game_today_is_told(tribes: Tribes) -> None:
    ran = tribes("daily")
    assert ran.code == 0
    assert ran.out.count("not begun") == 6
