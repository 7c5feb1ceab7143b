"""About how long a game takes: as one's own took, else by how often it asks."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

import rules
from saves import Store
from tests.app.test_app import screen_text, until
from tests.screens.test_replay import played_well
from tribes_tui.app import TribesApp
from tribes_tui.profile.lengths import decisions, minutes
from tribes_tui.profile.statistics import Outcome, lasted, outcomes
from tribes_tui.screens.setup.screen import SetupScreen
from tribes_tui.words.options import words_for


def took(*lengths: float, seats: int = 2, **options: object) -> list[float]:
    found = [Outcome("indy", 1, False, 9, ("easy",), str(k), minutes=one) for k, one in enumerate(lengths)]
    return lasted(found, "indy", seats, options)


def test_ones_own_games_tell_once_there_are_three_and_those_that_lay_overnight_dont() -> None:
    usual = minutes("indy", 2, {}, ())
    assert minutes("indy", 2, {}, took(12, 13)) == usual == 4
    assert minutes("indy", 2, {}, took(12, 13, 600, 0)) == usual
    assert minutes("indy", 2, {}, took(12, 13, 14)) == 13
    assert minutes("indy", 2, {}, took(16, 17, 18)) == 15
    assert minutes("indy", 2, {}, took(6.2, 6.4, 6.6)) == 6
    assert minutes("indy", 3, {}, took(12, 13, 14, seats=3)) == minutes("indy", 3, {}, ())
    assert minutes("indy", 2, {"feathers": 2}, took(12, 13, 14, feathers=2)) == 2, "those were longer ones"
    assert minutes("indy", 2, {}, took(12, 13, 14), people=2) == 7, "both think at every decision of theirs"
    assert minutes("indy", 2, {}, (), people=0) is None


def test_a_rixe_of_fewer_rounds_is_shorter_and_of_another_packages_game_nothing_is_known() -> None:
    assert minutes("tribal_rixe", 4, {"rounds": 1}, ()) == 4
    assert minutes("tribal_rixe", 4, {"rounds": 10}, ()) == 35
    assert minutes("oware", 2, {}, ()) is None


def test_of_two_short_games_the_shorter_one_is_called_so_and_takes_less() -> None:
    (option,) = (one for one in rules.games["tribe"].options if one.name == "spheres")
    named = words_for("tribe", option).values
    assert [named[spheres][0].partition(" (")[2].rstrip(")") for spheres in (100, 60, 30)] == [
        "",
        "short",
        "shortest",
    ]
    assert minutes("tribe", 2, {"spheres": 60}) == 12
    assert minutes("tribe", 2, {"spheres": 30}) == 10


@pytest.mark.parametrize("game_id", list(rules.games))
def test_every_number_of_players_is_counted_and_a_deal_comes_near_it(game_id: str) -> None:
    game = rules.games[game_id]
    assert {*decisions()[game_id]} == {*map(str, game.lengths)}
    usual = next(iter(decisions()[game_id].values()))
    counted = {int(players): count for players, count in usual.items()}
    assert list(counted) == list(game.players)
    for players in (game.players[0], game.players[-1]):
        state, asked = game.new_state(players, 1), 0
        while not state.is_terminal:
            legal = state.legal_actions()
            asked += state.current_player == 0 and len(legal) > 1
            state.apply(max(legal, key=state.hint))
        assert counted[players] / 2 < asked < counted[players] * 2


def test_how_long_a_game_took_is_read_from_its_record(tmp_path: Path) -> None:
    store = Store(tmp_path)
    played_well(store, "indy", 2, 3)
    (summary,) = store.list()
    begun = summary.when - timedelta(minutes=7)
    (outcome,) = outcomes([summary._replace(created=begun.isoformat())])
    assert outcome.minutes == 7
    assert 0 < outcomes([summary])[0].minutes < 1


async def test_setting_up_says_it_for_the_only_person_and_follows_the_number_of_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(SetupScreen("indy"))
        for keys, length in (((), 4), (("plus",), 8)):
            await pilot.press(*keys)
            told = f"{length} min"
            await until(pilot, lambda told=told: screen_text(app).count(told) == 1)  # type: ignore[misc]
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        screen.take_value("who-1", "")
        await until(pilot, lambda: "8 min" not in screen_text(app))
