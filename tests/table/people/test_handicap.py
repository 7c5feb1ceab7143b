"""A handicap is said openly: on the table, at its seat, in lines, in the record, in the setup; the end's figures add up with it."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import rules
from rules import Event
from saves import Store
from tests.rules.core.test_handicap import AMOUNTS, WITH
from tribes_tui.app import headless
from tribes_tui.commands.help import options_of
from tribes_tui.games.rise_of_tribes.ending import ending as rise_ending
from tribes_tui.games.tribal.rixe.ending import ending as rixe_ending
from tribes_tui.games.tribe.ending import ending as tribe_ending
from tribes_tui.plain.console import Console
from tribes_tui.plain.game import PlainGame
from tribes_tui.play.table import Table
from tribes_tui.screens.setup.draft import Draft
from tribes_tui.seats.parse import parse_seats
from tribes_tui.seats.thinker import Thinker
from tribes_tui.table.frame.head import Head
from tribes_tui.table.screen import TableScreen
from tribes_tui.words import options as handicap
from tribes_tui.words.options import words_for
from tribes_tui.words.said import handicap as said

NAMES = ("you", "Bo")
ENDINGS = {"tribe": tribe_ending, "tribal_rixe": rixe_ending, "rise_of_tribes": rise_ending}


def laid(game: str, store: Store | None = None, seat: int = 1) -> Table:
    options = {"handicap": AMOUNTS[game][0], "handicap_seat": seat}
    return Table.new(game, parse_seats("you,name:Bo"), options, 3, store)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", WITH)
async def test_the_first_line_of_a_table_says_whose_it_is_and_a_line_at_the_start_what_it_means(game: str) -> None:
    """Where the person begins: a bot that moves first takes the place of the line."""
    options = {"handicap": AMOUNTS[game][0]}
    async with headless(game, seats="you,bot", seed=3 + (game == "indy"), size=(120, 40), options=options) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        assert f"handicap {AMOUNTS[game][0]}: you" in screen.query_one(Head)._standing.facts[:2]
        assert any("You have a handicap. " in strip.text for strip in screen._compositor.render_strips())


@pytest.mark.parametrize("game", WITH)
def test_its_seat_says_what_it_means(game: str) -> None:
    view = laid(game).view(0)
    first, meaning = handicap.sentences(view, NAMES)
    assert first == "Bo has a handicap."
    assert meaning.endswith(".")
    assert handicap.of_seat(view, NAMES, 0) == []
    assert handicap.of_seat(view, NAMES, 1) == [first, meaning]
    assert handicap.sentences(rules.games[game].new_state(2, 3).view(0), NAMES) == []


@pytest.mark.parametrize("game", WITH)
def test_every_size_of_it_has_words(game: str) -> None:
    for option in (one for one in rules.games[game].options if "handicap" in one.name):
        said = words_for(game, option)
        assert {*said.values} == {*option.choices}
        assert said.title.startswith("Handicap")
    assert any("--set handicap=0|" in line for line in options_of(game))


def test_a_game_in_lines_begins_with_it() -> None:
    sink = io.StringIO()
    with Thinker() as thinker:
        PlainGame(laid("indy", seat=0), thinker, Console(io.StringIO("quit\n"), sink)).run()
    assert "has a handicap.\nWhoever has it starts with one feather fewer, which lies on the plate." in sink.getvalue()


def test_a_record_holds_it_and_plays_again_and_without_one_says_nothing(tmp_path: Path) -> None:
    store = Store(tmp_path)
    table = laid("five_tribes", store)
    table.propose(table.turn or 0, table.view(table.turn).legal_actions()[0], table.number_for(table.turn))
    key, name = table._state.key(), table.name
    table.close()
    assert store.read(name).header.options == {"handicap": 10, "handicap_seat": 1}
    again = Table.resume(store.open(name))
    assert again._state.key() == key
    again.close()
    plain = Table.new("five_tribes", parse_seats("you,name:Bo"), Draft("five_tribes").options, 3, store)
    assert store.read(plain.name).header.options == {}
    plain.close()


@pytest.mark.parametrize("game", list(ENDINGS))
def test_the_figures_of_the_end_add_up(game: str) -> None:
    table = laid(game)
    while table.turn is not None:
        view = table.view(table.turn)
        table.propose(table.turn, max(view.legal_actions(), key=view.hint), table.number_for(table.turn))
    assert table.final is not None
    events: list[Event] = [event for entry in table.history(0) for event in entry.events]
    found = ENDINGS[game](table.final, events, NAMES)
    assert found.adds_up_to(table.final.scores())
    assert any(source.name == said.from_the_start() for source in found.sources)
