"""What is certain is not given away by bots, nor overlooked by hints: a complete column, a win on the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules import Rng, State
from rules.bots.bot import Budget
from rules.bots.heuristic import HintBot
from rules.bots.levels import make
from rules.bots.mcts.search import SearchBot
from rules.tribal.rixe.components.actions import END
from saves import Store
from tests.app.test_app import until
from tests.games.tribal.helpers import table_at
from tests.rules.tribal_duel.layouts import ONES, duel
from tests.rules.tribal_rixe.layouts import NINE, rixe
from tests.table.helpers import SMALL, Silent, TableApp, shown
from tests.table.seated import seated
from tribes_tui.games.tribal.duel.facts import reasons
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.screens.replay.seen import SeenGame

COMPLETE = rixe([[NINE], ["D4"]], [["D9", "D5"], ["D7"]])
"""Nothing of the hand fits, so the turn may end, and a complete column lies there."""


@pytest.mark.parametrize("blur", [1.5, 3.0], ids=["medium", "easy"])
def test_no_turn_ends_while_a_complete_column_lies_there(blur: float) -> None:
    view = act_drawn(COMPLETE)
    bot = HintBot(lambda game_id: blur)
    assert all(view.text(bot.choose(view, Budget(), Rng(seed))) == "collect L1a" for seed in range(60))


def act_drawn(state: State) -> State:
    """The view of who decides, once no card is to be drawn."""
    view = state.view(0)
    assert view.is_legal(END)
    return view


async def test_a_cleaning_that_is_over_by_itself_says_why() -> None:
    cleaning = rixe([["D4", "M6"], ["T5", "L9"]], [["L3", "M1"], ["L3"]], phase="clean")
    app = TableApp(table_at(cleaning, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.table_screen.decide(app.laid.view(0).read("play L3 D4a"))
        await until(pilot, lambda: app.laid.number > 1)
        await pilot.pause()
        assert "No card fits in your zone now: your cleaning is over." in shown(app)


def test_a_replay_says_of_a_move_without_news_whose_turn_ends(tmp_path: Path) -> None:
    store = Store(tmp_path)
    table = Table.new("tribal_rixe", [Seat("human", "", "you"), Seat("human", "", "Ada")], {}, 3, store)
    seen: list[int] = []
    while not seen:
        seat = table.turn or 0
        view = table.view(seat)
        action = max(view.legal_actions(), key=view.hint)
        if action == END and view.has_played:  # type: ignore[attr-defined]
            seen = [table.number + 1, seat]
        table.propose(seat, action, table.number_for(seat))
    name = table.name
    table.close()
    game = SeenGame(store.read(name))
    assert not game.told(seen[0])
    assert game.untold(seen[0]).endswith(" turn ends.")


async def test_the_cursor_does_not_rest_on_ending_while_a_complete_column_lies_there() -> None:
    async with seated(COMPLETE) as (_, screen):
        assert screen.cursor == "column:0"


@pytest.mark.parametrize(
    ("mine", "sacred", "wins"),
    [
        (["D2a"], [{"D": 1, "M": 1, "L": 1, "T": 1}, {}], "sacred D2a"),
        (["D9a", "M4a"], [{"D": 8, "M": 9, "L": 9, "T": 9}, {}], "sacred D9a"),
    ],
    ids=["no column left", "all piles complete"],
)
def test_a_card_on_a_pile_that_wins_at_once_is_the_hint(
    mine: list[str], sacred: list[dict[str, int]], wins: str
) -> None:
    state = duel(mine, ["L5b", "M9b"], sacred=sacred, stock=["L9a"])
    assert state.text(max(state.legal_actions(), key=state.hint)) == wins
    assert state.text(SearchBot().choose(state.view(0), Budget(simulations=30), Rng(1))) == wins


@pytest.mark.parametrize(
    ("mine", "theirs", "piles", "first"),
    [
        (["D6a", "M4a L3a"], ["L7b", "T5b"], ONES, {"move D6a L7b", "move M4a T5b"}),
        (["L3a"], ["T9b", "L4b M3b"], [{"D": 1, "M": 2, "L": 2, "T": 1}, {}], {"steal M3b sacred", "sacred L3a"}),
        (["L3a", "D4a T3a"], ["T9b", "L4b"], [{"D": 3, "M": 1, "L": 2, "T": 2}, {}], {"sacred L3a", "sacred T3a"}),
    ],
    ids=["two gives", "a pile and a steal", "three piles"],
)
def test_a_win_of_several_steps_in_one_turn_is_the_hint_to_its_end(
    mine: list[str], theirs: list[str], piles: list[dict[str, int]], first: set[str]
) -> None:
    state = duel(mine, theirs, sacred=piles, stock=["L9a"])
    assert state.text(state.view(0).sure_win() or 0) in first
    for number in range(5):
        if state.is_terminal:
            break
        assert state.current_player == 0
        state.apply(SearchBot().choose(state.view(0), Budget(simulations=20), Rng(number)))
    assert state.returns()[0] == 1


WHOLE_COLUMNS = [
    "L9a D8a L7a D6a L5a D4a L3a",
    "T9b M8b T7b M6b T5b M4b T3b",
]
"""Two columns of seven cards from their 9 on, more cards than the search for a win is asked for."""


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_no_bot_overlooks_that_two_whole_columns_given_away_win(level: str) -> None:
    for seed in range(20):
        state, rng = duel(WHOLE_COLUMNS, ["L8b", "M9b"], sacred=ONES, stock=["L9b"]), Rng(seed)
        for _ in range(2):
            state.apply(make(level).choose(state.view(0), Budget(), rng))
        assert state.returns()[0] == 1, seed


def test_no_win_is_sure_that_hangs_on_a_card_face_down() -> None:
    state = duel(["#M2a D6a"], ["L7b", "T9b"], sacred=ONES)
    assert state.view(0).sure_win() is None


def test_a_drawn_card_goes_straight_to_the_pile_that_takes_it() -> None:
    state = duel(["L3b", "M9a"], ["L5b"], phase="place", drawn="M2a", sacred=[ONES[0], {}])
    view = state.view(0)
    for seed in range(8):
        assert view.text(SearchBot().choose(view, Budget(simulations=20), Rng(seed))) == "place sacred"


def test_a_give_that_feeds_the_others_pile_says_so() -> None:
    view = duel(["D4a", "L8b"], ["L5b", "M2b"], sacred=[{}, {"D": 3}]).view(0)
    told = [*reasons(view, view.read("move D4a L5b"), ("you", "Ash"))]
    assert "But Ash's sacred pile needs djembe 4 next." in told
    kept = duel(["D4a", "L8b"], ["L5b", "M2b"]).view(0)
    assert not [text for text in reasons(kept, kept.read("move D4a L5b"), ("you", "Ash")) if text.startswith("But")]
