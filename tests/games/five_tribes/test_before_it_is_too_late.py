"""What ends the game, and what costs more than it brings, is said or left aside before anybody presses Enter."""

from __future__ import annotations

import itertools

import pytest

from rules.five_tribes.components import stages as st
from rules.five_tribes.components.grid import TILE_TEXT
from rules.five_tribes.components.pieces import GOODS, KINDS, SUIT_VALUES
from rules.five_tribes.evaluation import preview
from rules.five_tribes.evaluation.changes import changes
from rules.five_tribes.evaluation.outlook import FAKIR_WORTH, GOOD_PROMISE
from rules.five_tribes.mechanics.scoring import suits
from tests.games.five_tribes.helpers import GAME, MEDIUM, SMALL, board_of_all, rich, scene_of, stage, walk
from tests.rules.five_tribes.build import act, board, table
from tests.table.helpers import NAMES
from tribes_tui.games.five_tribes import foresight
from tribes_tui.games.five_tribes.pieces.values import end_text, end_texts, foot, legend
from tribes_tui.games.five_tribes.words.outcomes import of_end
from tribes_tui.games.five_tribes.words.sentences import prompt
from tribes_tui.games.five_tribes.words.things import powers
from tribes_tui.table.choice.explain import look_at
from tribes_tui.table.choice.last_moves import sure_wins
from tribes_tui.table.choice.selection import Beginning, ways
from tribes_tui.widgets.drawing.lines import to_clause, words_of
from tribes_tui.words.options import words_for
from tribes_tui.words.wording import words_of as words_of_game

PROMISE = max(GOOD_PROMISE, FAKIR_WORTH)

ROOM = 80 - len(" Enter ") - 1


@pytest.mark.parametrize(
    ("camels", "told"),
    [
        ([3, 4], "Vizier"),
        ([3, 2], "Bo has 2 camels left: placing the last makes it the last round."),
        ([1, 2], "You have 1 camel left: placing the last makes it the last round."),
        ([1, 1], "You have 1 camel left: placing the last makes it the last round."),
        ([4, 0], "Bo has placed their last camel: this turn ends the game."),
    ],
)
async def test_that_the_last_camel_ends_the_game_is_on_the_table_once_few_are_left(
    camels: list[int], told: str
) -> None:
    state = table(board(a2="W", b2="W"), seats=[{}, {}])
    state.camels[:] = camels
    assert words_of(foot(state.view(0), ("you", "Bo"), 0, 80)).startswith(told)
    for size in (SMALL, MEDIUM):
        async with stage(2, size) as shown:
            await shown.show(state, 0)
            assert told.replace("Bo", "Ada") in shown.text or told in shown.text


def test_a_game_that_is_over_does_not_say_that_it_will_end() -> None:
    state = table(board(a2="W", b2="W"), seats=[{}, {}])
    state.camels[:], state.stage = [1, 0], st.OVER
    assert words_of(foot(state.view(0), ("you", "Bo"), 0, 80)).startswith("Vizier")


def test_it_has_room_in_the_smallest_window_whatever_the_names() -> None:
    state = table(board(a2="W", b2="W"), seats=[{}, {}])
    for left in range(3):
        for seat in range(2):
            state.camels[:] = [9, 9]
            state.camels[seat] = left
            names = ("you", "Wilhelmina of Orange-Nassau")
            assert len(words_of(foot(state.view(0), names, 0, 80))) <= 78


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_the_cursor_begins_on_no_card_that_costs_more_than_it_brings_and_no_djinn_that_brings_nothing(
    players: int, seed: int
) -> None:
    met = 0
    for state in [*walk(players, seed), *walk(players, seed, rich(players, seed))]:
        if state.stage != st.TILE:
            continue
        shared, view = board_of_all(), state.view(state.current_player)
        chooser = ways(shared, view)
        first = Beginning(shared, view).best_first(chooser)[0]
        rows = {action: view.game.actions[action] for action in chooser.actions(first)}
        for action, row in rows.items():
            if row.kind == "BUY":
                assert sum(changes(state, action)[state.actor]) > 0 or len(rows) > 1
                met += 1
            elif row.kind == "PICK" and row.fields["place"] <= 3 and "pass" in chooser.lit:
                then = state.clone()
                then.apply(action)
                assert then.stage == st.SECOND_PICK or sum(changes(state, action)[state.actor]) >= -PROMISE
                met += 1
    assert met


@pytest.mark.parametrize("tribe", ["Y", "W", "G", "B", "R"])
def test_the_line_of_a_kill_says_in_the_smallest_window_that_it_puts_down_the_last_camel(tribe: str) -> None:
    for camels in (1, 2):
        state = table(board(a2="RR", b2="R", c2="WR", e2=tribe), last=False)
        state.camels[0] = camels
        act(state, "take a2", "drop R east", "drop R east")
        scene, chooser = scene_of(state, 0)
        told = look_at(board_of_all(), scene, chooser, words_of_game(GAME.id), "tile:e2")
        shown = next(one for one in (told.line, *told.briefer) if len(one) <= ROOM)
        assert ("your last camel, so the last round" in shown) == (camels == 1), told


def test_the_last_camel_comes_before_all_but_the_points_that_a_move_brings() -> None:
    """Of the one move that won a game no points were told: "last camel (last round) with a palm" left them no room."""
    for kill in (False, True):
        cells = {"a2": "RR", "b2": "R", "c2": "WR" if kill else "R"}
        state = table(board(**cells), last=False)
        state.camels[0] = 1
        act(state, "take a2")
        (end,) = [one for one in preview.ends(state) if TILE_TEXT[one.tile] == "c2"]
        told = f"5 steps to c2: {end_text(state, end)}"
        assert "last camel (last round)" in to_clause(told, ROOM), told
        assert ("points, last camel" in told) is not kill, told
        assert kill or all("last camel" in form for form in end_texts(state, end)), "however short"
        assert kill or "control with your last camel" in of_end(state, end, "whole")


def test_the_legend_says_of_viziers_for_whom_ten_come() -> None:
    assert "10 per rival with fewer" in words_of(legend(120))


def test_that_nobody_can_bid_nothing_any_more_is_in_the_question() -> None:
    state = GAME.new_state(2, 3)
    asked = []
    while state.stage == st.BIDDING:  # type: ignore[attr-defined]  # it is this game's
        asked.append(prompt(state.view(state.current_player), ("you", "Ash")))  # type: ignore[arg-type]
        state.apply(state.legal_actions()[0])
    assert [told.startswith("The spaces for nothing are taken") for told in asked] == [False, False, False, True]


def test_in_few_words_a_djinn_says_where_things_go() -> None:
    assert powers("Lamia")[-1] == "put a palm beside the tile"
    assert powers("Hagis")[-1] == "put a palace beside the tile"
    assert powers("Anun-Nak")[-1] == "3 meeples on an empty tile"
    assert powers("Utug")[-1] == "claim a meeple tile"


def test_a_length_says_how_many_camels_it_is_for_each_number_of_players() -> None:
    option = next(one for one in GAME.options if one.name == GAME.length)
    assert (
        words_for(GAME.id, option).values[option.choices[0]][1]
        == "Everybody begins with all camels: 11 with two players, 8 with more."
    )


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (2, 4), (2, 9), (3, 2), (3, 5), (4, 3), (4, 6)])
def test_the_turn_that_ends_the_game_says_so_and_who_wins(players: int, seed: int) -> None:
    """Below the table as long as it goes on, and where it is asked for its end: whatever key ends it, one has read it."""
    asked = set[bool]()
    for start in (None, rich(players, seed)):
        *played, _over = walk(players, seed, start)
        for state in played:
            if state.stage not in (st.SALE, st.AFTER_SALE):
                continue
            seat, after = state.current_player or 0, state.clone()
            names = ["you" if one == seat else NAMES[one] for one in range(players)]
            question = prompt(state.view(seat), names)
            after.apply(state.read("end"))
            asked.add(after.is_terminal)
            assert ("or end your turn and the game" in question) == after.is_terminal, question
            assert ("this turn ends the game" in words_of(foot(state.view(seat), names, seat, 80))) == after.is_terminal
            if ": " in question:
                won = [names[one] for one, place in enumerate(after.ranking()) if place == 1]
                assert all(name in question for name in won), question
        last = played[-1]
        names = NAMES[:players]
        told = words_of(foot(last.view(last.actor), names, last.actor, 80))
        # of meeples in hand and of a suit that is laid out it isn't known what they leave to do
        assert "this turn ends the game" in told or last.left or last.stage == st.SUIT
    assert False in asked


def test_that_a_turn_ends_the_game_is_said_where_those_who_come_later_have_nothing_to_decide() -> None:
    for held, ends in (([], True), (["Fish"], False), (["Fakir"], True)):
        seats = [{"resources": ["Fish"]}, {"resources": held}]
        state = table(board(a1="Y"), seats=seats, stage="sale", bid_order=[0, 1, 0], track=[1, *[None] * 8])
        told = "this turn ends the game." if ends else "the game ends after this round."
        assert words_of(foot(state.view(0), ("you", "Bo"), 0, 80)).endswith(told), held
        assert ("or end your turn and the game" in prompt(state.view(0), ("you", "Bo"))) == ends
        unseen = state.view(0)
        unseen.known[:], unseen.goods[KINDS:], unseen.secret[1] = [0] * len(unseen.known), [0] * KINDS, len(held)
        assert foresight.is_last_turn(unseen) == (not held), "an unseen card may be a good"


def test_nobody_is_said_to_win_whatever_is_hidden_where_nobody_saw_where_all_gold_went() -> None:
    state = table(board(a1="Y"), seats=[{"resources": ["Fish"]}, {}], stage="sale", stuck=True)
    for watched, who in ((False, ()), (True, foresight._winners(state))):
        state.watched = watched
        assert foresight.won_by_ending(state.view(0)) == who


def test_who_wins_is_said_only_where_no_unseen_card_can_change_it() -> None:
    """Whatever an opponent drew unseen: against a winner the dearest cards there can be count, and the winner's own are worth nothing."""
    view = table(board(a1="Y"), seats=[{}, {"resources": ["Fish", "Silk"]}]).view(0)
    view.secret[1], at = 2, KINDS
    view.known[at : at + KINDS] = view.goods[at : at + KINDS]
    worst = foresight._against((0,), view, view)
    held, pairs = view.goods[at : at + KINDS], [*itertools.combinations_with_replacement(range(KINDS), 2)]
    values = []
    for pair in pairs:
        hand = [number + pair.count(kind) for kind, number in enumerate(held)]
        values.append(sum(SUIT_VALUES[size] for size in suits(hand[:GOODS])))
    best = sum(SUIT_VALUES[size] for size in suits(worst.goods[at : at + GOODS]))
    assert best == max(values) == SUIT_VALUES[4]
    assert foresight._against((1,), view, view).goods[at : at + KINDS] == held


@pytest.mark.parametrize(
    ("last", "when"), [(True, "this turn ends the game."), (False, "the game ends after this round.")]
)
def test_that_nobody_will_have_a_move_is_said_before_the_last_one_is_made_and_after_it(last: bool, when: str) -> None:
    state = table(board(a1="YW", b1="W", c1="Y"), last=last, seats=[{"resources": ["Fish"]}, {}])
    act(state, "take a1")
    told = {TILE_TEXT[one.tile]: end_text(state.view(0), one) for one in preview.ends(state.view(0))}
    assert told["c1"].partition("s, ")[2].startswith("no move left (last round), "), told
    act(state, "drop W east", "drop Y east")
    assert words_of(foot(state.view(0), ("you", "Bo"), 0, 80)) == f"No move is left as the board stands: {when}"
    assert ("end your turn and the game" in prompt(state.view(0), ("you", "Bo"))) == last
    state.stuck = True
    assert words_of(foot(state.view(0), ("you", "Bo"), 0, 80)) == f"No move is left: {when}"


def test_at_the_sale_the_cursor_begins_on_the_end_of_the_turn_or_on_a_djinn_that_surely_brings_more_than_it_costs() -> (
    None
):
    begun = {True: 0, False: 0}
    starts = [(seed, start) for seed in range(6, 11) for start in (None, rich(2, seed))]
    for state in (one for seed, start in starts for one in walk(2, seed, start)):
        if state.stage in (st.SALE, st.AFTER_SALE):
            shared, view = board_of_all(), state.view(state.current_player)
            uses = [action for action in view.legal_actions() if GAME.actions[action].kind == "USE"]
            pays = [one for one in uses if foresight.is_gain(view, one) and view.hint(one) > 0]  # type: ignore[arg-type]
            chooser = ways(shared, view)
            first = Beginning(shared, view).best_first(chooser)[0]
            wins = state.read("end") in sure_wins(shared, view, view.legal_actions())
            assert {*chooser.actions(first)} & {*pays} if pays and not wins else first == "end", first
            begun[bool(pays)] += bool(uses)
    assert all(begun.values()), begun


def test_nothing_is_sold_for_a_win_that_is_sure_without_it() -> None:
    """The same player has the last two turns: whatever they sell in either, or not, they win."""
    seats = [{"gold": 90, "resources": ["Fish"]}, {}]
    state = table(board(a1="Y"), seats=seats, stage="sale", stuck=True, bid_order=[1, 1, 0], track=[0, *[None] * 8])
    state.watched = True
    shared, view = board_of_all(), state.view(0)
    assert {state.read("end"), state.read("sell Fish")} <= sure_wins(shared, view, view.legal_actions())
    assert Beginning(shared, view).best_first(ways(shared, view))[0] == "end"


@pytest.mark.parametrize(("owner", "begins"), [("@0", "djinn:Bouraq"), ("@1", "end"), ("", "end")])
def test_a_paid_palace_on_ones_own_village_is_not_forgotten_at_the_end_of_a_turn(owner: str, begins: str) -> None:
    seats = [{"djinns": ["Bouraq"], "resources": ["Fakir"] * 4}, {}]
    state = table(board(a1="YY", b1="W", c1="Y", d1="B", e4=owner), last=False, seats=seats)
    act(state, "take a1", "drop Y east", "drop Y east", "pass", "pass")
    assert state.stage == st.SALE, st.STAGES[state.stage]
    shared, view = board_of_all(), state.view(0)
    assert Beginning(shared, view).best_first(ways(shared, view))[0] == begins


def test_builders_get_no_fakir_that_pays_for_a_palace_worth_more() -> None:
    """A fakir brings 3 gold beside builders, and 5 points as the price of a palace, in this turn and those to come."""
    seats = [{"djinns": ["Bouraq"], "resources": ["Fakir"] * 4}, {}]
    for owner, spent in (("@0", 0), ("@1", 4)):
        state = table(board(a3="BB", b3="W", c3="B", e4=owner), last=False, seats=seats)
        act(state, "take a3", "drop B east", "drop B east")
        offers = [one for one in state.legal_actions() if GAME.actions[one].kind == "FAKIRS"]
        best = max(offers, key=state.view(0).hint)
        assert state.blues[state.final] == 3
        assert GAME.actions[best].fields["n"] == spent, owner
