"""The key with which turns go by, or an eagle is kept, says in a line what it does, and why nothing is there now, where it isn't offered."""

from __future__ import annotations

import pytest

import rules
from tests.games.tribe.choosing.test_passing import stuck
from tests.rules.indy.turn.test_last_window import last
from tests.table.helpers import SMALL, Silent, TableApp, laid, random_states, shown
from tests.table.seated import seated, text
from tribes_tui.table.board import board_of
from tribes_tui.words.language import in_language

KEY = "n"
GAMES = ("tribe", "indy", "tribal_duel", "tribal_rixe")


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_wherever_it_is_not_offered_it_says_why_in_a_line(game: str, language: str) -> None:
    told, plain, taught = set[str](), board_of(game), board_of(game)
    taught.is_taught = True
    with in_language(language):
        for seed in range(4):
            for state in random_states(game, 2, seed, every=3):
                view = state.view(0)
                told |= {plain.of_no_use(view, KEY), taught.of_no_use(view, KEY)}
    assert "" not in told
    assert len(told) > (game != "indy")
    assert all(KEY in one.split() for one in told)
    assert max(map(len, told)) < SMALL[0], max(told, key=len)


@pytest.mark.parametrize("game", list(rules.games))
async def test_pressed_where_it_is_not_offered_it_gives_a_word(game: str) -> None:
    app = TableApp(laid(game=game), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        view, board = app.table_screen.view, app.table_screen.board
        assert KEY not in [one.key for one in board.commands(app.table_screen.scene)]
        await pilot.press(KEY)
        await pilot.pause()
        why = board.of_no_use(view, KEY)
        assert bool(why) == (game in GAMES)
        assert (why or "n does nothing here.") in shown(app)


def test_in_tribe_it_says_what_keeps_turns_from_going_by() -> None:
    board = board_of("tribe")
    assert board.of_no_use(stuck("flag_sky war_spear war_spear hunting_bow warrior").view(0), KEY).endswith(
        "does nothing now."
    )
    choice = stuck("totem wolf buffalo courage courage strength", "MAIN").view(0)
    assert board.of_no_use(choice, KEY).endswith(("does nothing now.", "choose what to keep."))


async def test_as_a_round_of_indy_ends_nothing_of_it_is_left_to_keep_an_eagle_for() -> None:
    state = last(["E", "CR2"], [4, 4])
    async with seated(state, SMALL) as (_, screen):
        assert "keep it for this round" not in text(screen).splitlines()[-1]
        assert board_of("indy").of_no_use(screen.view, KEY).endswith("The round is ending: p does the same.")
