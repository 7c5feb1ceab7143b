"""Who won, as everybody reads it: the table, the log, the result and the lines say the same, and show what it follows from.

Games of all six are played to their end; each seat and whoever only watches looks at it, here and as it is sent to them from a host.
"""

from __future__ import annotations

import re

import pytest

import rules
from rules import State
from rules.five_tribes.state import FiveTribesState
from tests.table.helpers import MEDIUM, SMALL, TableApp, shown
from tests.table.test_ending import NAMES, over
from tribes_tui.table.board import board_of
from tribes_tui.table.board.scene import Scene
from tribes_tui.words.wording import words_of

MOST_PLAYERS = {"tribe": 4, "indy": 6, "five_tribes": 4, "rise_of_tribes": 4, "tribal_duel": 2, "tribal_rixe": 4}
GAMES = [(game, players) for game, most in MOST_PLAYERS.items() for players in {2, most}]


def seen_by_all(final: State) -> list[tuple[int | None, State]]:
    """What each seat and a spectator see, as the table has it and as it is read from what was sent."""
    found: list[tuple[int | None, State]] = []
    for viewer in (None, *range(final.players)):
        view = final.view(viewer)
        found += [(viewer, view), (viewer, final.game.load(view.dump()))]
    return found


def named(viewer: int | None, players: int) -> tuple[str, ...]:
    """The names as one seat reads them."""
    others = ("Xanthe", *NAMES[1:])[:players]
    return tuple("you" if seat == viewer else name for seat, name in enumerate(others))


@pytest.mark.varied(6)
@pytest.mark.parametrize("seed", [3, 5])
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_everybody_reads_who_won_from_what_everybody_sees(game: str, players: int, seed: int) -> None:
    final, _, table = over(game, players, seed)
    words, board = words_of(game), board_of(game)
    assert table.scores == final.scores()
    assert table.ranking == final.ranking()
    for viewer, view in seen_by_all(final):
        names = named(viewer, players)
        won = {names[seat] for seat, place in enumerate(final.ranking()) if place == 1}
        assert view.scores() == final.scores()
        assert view.ranking() == final.ranking()
        for told in (board.prompt(view, names) or words.prompt(view, names), words.story(final, names)[0]):
            read = {name for name in names if name.lower() in re.findall(r"\w+", told.lower())}
            assert read == won or ("a draw" in told.lower() and len(won) == players), told
        assert board.steps(Scene(view, names, viewer)).now is None or game == "indy"


@pytest.mark.parametrize("seed", [3, 5])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_gold_and_goods_lie_open_once_points_are_counted(players: int, seed: int) -> None:
    final, events, _ = over("five_tribes", players, seed)
    assert isinstance(final, FiveTribesState)
    said = words_of("five_tribes")
    for viewer, view in seen_by_all(final):
        names = named(viewer, players)
        assert isinstance(view, FiveTribesState)
        assert [view.sheet(seat) for seat in range(players)] == [final.sheet(seat) for seat in range(players)]
        assert [view.gold[seat] for seat in range(players)] == [*final.gold]
        assert view.dump()["seats"] == final.view(None).dump()["seats"]
        assert "?" not in str(view.dump()["seats"])
        assert {*said.position(final, names)} <= {*said.position(view, names)}
        log = said.event(events[-1], names)
        assert all(
            f"{name} {points}".casefold() in log.casefold() for name, points in zip(names, final.scores(), strict=True)
        )
        again = view.resample(rules.Rng(1))
        assert again.scores() == final.scores()


@pytest.mark.varied(2)
@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
@pytest.mark.parametrize("game", MOST_PLAYERS)
async def test_the_table_and_the_result_name_the_same(game: str, size: tuple[int, int]) -> None:
    _, _, table = over(game, 2, 3)
    final = table.final
    assert final is not None
    app = TableApp(table)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        while app.screen is not app.table_screen:
            app.pop_screen()
            await pilot.pause()
        names = app.table_screen._chronicle.names
        told = " ".join(shown(app).split())
        assert words_of(game).prompt(final, names).rstrip(".") in told
        assert "+?" not in told
