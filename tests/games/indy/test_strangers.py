"""What somebody who had never seen indy misread at its table."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest
from textual.geometry import Region

import rules
from rules import Event
from rules.indy.components.cards import CARD_OF
from rules.indy.components.phases import DARK, END, EVOCATION, SHAMANS
from rules.indy.state import IndyState
from tests.games.indy.test_counts_now import EVOKING, NAMES
from tests.games.indy.test_table import LIGHT
from tests.table.helpers import MEDIUM, SMALL, Silent, TableApp, indy, laid, on_table, random_states, shown
from tests.table.seated import seated, show, text
from tests.table.test_table_screen import await_light
from tribes_tui.display.targets import Target, Targets
from tribes_tui.games.indy import words
from tribes_tui.games.indy.facts import reasons
from tribes_tui.games.indy.lesson import lesson
from tribes_tui.games.indy.table import IndyBoard
from tribes_tui.games.indy.words.news import short_news
from tribes_tui.games.indy.words.said.cards import class_name
from tribes_tui.games.indy.words.sentences import question
from tribes_tui.table.board.scene import Scene
from tribes_tui.table.choice.selection import Beginning, InOrder, ways
from tribes_tui.words.language import ENGLISH, speak

BEATEN: dict[str, Any] = {
    **EVOKING,
    "hands": [["CR4", "HG2", "OB1", "CB6"], ["OG4"], ["HB6"]],
    "evocations": [None, ["CG1", "CG2", "CG3"], ["CR1", "HR1", "OR1"]],
}


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_where_nothing_beats_the_worst_it_is_said_why_only_the_kept_card_counts(size: tuple[int, int]) -> None:
    async with seated(indy(BEATEN), size) as (_, screen):
        assert "standard 3 beats all you can evoke: you pay. Keep the best card." in text(screen)
    view = indy(BEATEN).view(0)
    assert all("comes to the same" in " ".join(reasons(view, one, NAMES)) for one in view.legal_actions())
    view = indy(EVOKING).view(0)
    assert not any("comes to the same" in " ".join(reasons(view, one, NAMES)) for one in view.legal_actions())


def test_picking_a_card_of_a_made_evocation_says_that_it_gives_that_up() -> None:
    state = rules.games["indy"].new_state(3, 1)
    while cast(IndyState, state).phase != DARK:
        state.apply(state.legal_actions()[0])
    view = cast(IndyState, state.view(state.current_player))
    view.hands[cast(int, view.current_player)] = [CARD_OF[code] for code in ("CB1", "HB3", "OB5", "CR6")]
    told = words.pick(view, CARD_OF["CB1"], "hand:a")
    assert told.endswith("giving up your standard 9")
    assert len(told) <= 71
    assert "giving up" not in words.pick(view, CARD_OF["CR6"], "hand:d")


@pytest.mark.parametrize(
    ("cards", "first"), [("CB1 HB3 OB5 CR6", "hand:d"), ("CB3 HB1 OB5 E", "done"), ("CB1 HB1 OB1 E", "done")]
)
def test_the_cursor_never_begins_on_a_card_of_a_made_evocation(cards: str, first: str) -> None:
    """With an eagle beside it nothing is exchanged, and it is said what stays."""
    state = rules.games["indy"].new_state(2, 1)
    while cast(IndyState, state).phase != DARK:
        state.apply(state.legal_actions()[0])
    hand = cast(IndyState, state).hands[cast(int, state.current_player)]
    hand[:] = [CARD_OF[code] for code in cards.split()]
    view, board = cast(IndyState, state.view(state.current_player)), IndyBoard()
    assert Beginning(board, view).best_first(ways(board, view))[0] == first
    nothing = next(one for one in view.legal_actions() if not view.game.actions[one].fields["set"])
    assert words.outcome(view, nothing, NAMES).startswith("still standard ")


@pytest.mark.parametrize("size", [SMALL, MEDIUM, (120, 40)], ids=str)
async def test_below_the_plate_stands_what_a_team_takes_from_it(size: tuple[int, int]) -> None:
    for plate, told, in_vain in (
        (0, "Empty: nothing to win.", "The one best team"),
        (2, "The one best team wins 1", "nothing"),
    ):
        async with seated(indy({**LIGHT, "tokens": [4, 4 - plate], "plate": plate}), size) as (_, screen):
            assert told in text(screen)
            assert in_vain not in text(screen)


SUMS = "Class first, then sum.", "within a class the lower sum is worse"


@pytest.mark.parametrize(("size", "place"), [(SMALL, 0), (MEDIUM, 1)], ids=["beside the hand", "beside the classes"])
async def test_that_the_sum_decides_among_equals_is_told_once_at_every_size(size: tuple[int, int], place: int) -> None:
    async with seated(indy(EVOKING), size) as (_, screen):
        assert [told in text(screen) for told in SUMS] == [place == 0, place == 1]


def test_what_a_shaman_is_for_is_said_of_ones_own_seat() -> None:
    view = indy(EVOKING).view(0)
    told = IndyBoard().describe(Scene(view, NAMES, 0), "seat:0")
    assert "A character in your shaman's colour may then bring you back" in told
    assert "bring you back" not in IndyBoard().describe(Scene(view, NAMES, 0), "seat:1")


def test_a_swap_before_the_evocation_is_said_to_come_first() -> None:
    told = question(cast(IndyState, indy({**EVOKING, "step": "SWAP"}).view(0)), 0)
    assert told == "Before you evoke: swap a card for one of the same kind and colour, or pass."


async def test_in_the_light_as_in_the_dark_keys_decide_nothing_before_enter() -> None:
    """Else an Enter behind them would be the next step's: a pass that nobody meant."""
    state = indy(LIGHT)
    async with seated(state, SMALL) as (pilot, screen):
        done: list[int] = []
        screen.decide_all = done.extend  # type: ignore[method-assign,assignment]
        await pilot.press(screen.board.key_of("hand:c"), "3")
        await pilot.pause()
        assert (done, screen.selection.cursor) == ([], "table:3")
        await pilot.press("enter")
        await pilot.pause()
        assert [state.game.actions[one].kind for one in done] == ["SWAP"]


@pytest.mark.parametrize("size", [SMALL, (120, 40)], ids=str)
async def test_for_two_nothing_is_said_of_shamans(size: tuple[int, int]) -> None:
    """Their colour changes nothing where nobody returns."""
    app = TableApp(laid("pb", seed=5), Silent())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert "shaman" not in text(on_table(app)).lower()
        assert app.laid.history(0)[0].text == "shaman R", "it is in the record all the same"
    taken = Event("shaman_chosen", 1, {"shaman": "R"})
    assert [words.event(taken, NAMES[:players]) for players in (2, 3)] == ["", "Ash takes a red shaman."]
    assert [short_news([taken], NAMES[:players], 0) for players in (2, 3)] == [
        (),
        ("Ash took a red shaman", "News: key b"),
    ]


def test_for_two_nobody_is_said_to_return() -> None:
    state = rules.games["indy"].new_state(2, 3)
    scene = Scene(state.view(0), ("you", "Ash"), 0)
    board = IndyBoard()
    assert board.describe(scene, "plate").endswith("the best team, if no other equals it, takes one")


def test_the_swap_before_evoking_is_named_among_the_steps() -> None:
    """It is asked as a step of its own: `Before you evoke: swap a card for one of the same kind and colour`. All steps are named alike at every width."""
    state: Any = rules.games["indy"].new_state(2, 3)
    while state.phase != EVOCATION:
        state.apply(state.pick(rules.Rng(1)))
    names, now = words.steps(state)
    assert names[now or 0] == "swap, evoke"


@pytest.mark.parametrize("players", [2, 3, 6])
async def test_the_steps_and_who_goes_first_stand_in_the_first_row_of_the_smallest_window(players: int) -> None:
    """Also while somebody may return, which makes one step more."""
    app = TableApp(laid("p" + "b" * (players - 1), seed=4))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        for state in random_states("indy", players, 4, 7):
            if cast(IndyState, state).phase not in (SHAMANS, END) and not state.is_terminal:
                show(screen, state, 0)
                head = text(screen).splitlines()[0]
                first, _, _ = head.partition(" first ")
                assert head.rstrip().endswith("→ pay"), head
                assert first.endswith(("You go", " goes")) or {"not recorded", "return"} <= {*re.split("  +| → ", head)}


async def test_once_the_game_is_over_no_team_is_promised_anything_and_the_classes_stand_there() -> None:
    state: Any = rules.games["indy"].new_state(2, 3)
    while not state.is_terminal:
        state.apply(state.pick(rules.Rng(1)))
    async with seated(state, SMALL) as (_, screen):
        assert "A team gets" not in text(screen)
        assert "best team" not in text(screen)
        assert "within a class the lower sum is worse" in text(screen)


async def test_before_the_last_feather_it_is_said_what_it_means() -> None:
    for tokens, told in (
        ([4, 4], "Evoke: lay three cards. The worst pay a feather."),
        ([4, 1], "The worst pays a feather; whoever has none left loses."),
    ):
        async with seated(indy({**LIGHT, "tokens": tokens, "plate": 8 - sum(tokens)}), SMALL) as (_, screen):
            assert told in text(screen)


async def test_what_lies_open_on_the_table_is_told_in_the_log_alone() -> None:
    """Lines about each place of the row pushed what others did out of the log beside the table."""
    app = await_light("pb")
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert "exchanges" in text(on_table(app))
        assert "Row, place" not in text(on_table(app))
        await pilot.press("l")
        await pilot.pause()
        assert "Row, place 1" in shown(app)


@pytest.mark.parametrize("language", [ENGLISH, "it", "fr"])
@pytest.mark.parametrize("players", [2, 4])
async def test_which_class_beats_which_is_told_whole_in_the_smallest_window(language: str, players: int) -> None:
    speak(language)
    try:
        states = random_states("indy", players, 4, 7)
        async with seated(states[0], SMALL) as (_, screen):
            for state in states:
                if cast(IndyState, state).phase not in (SHAMANS, END) and not any(cast(IndyState, state).evocations):
                    show(screen, state, 0)
                    rows = text(screen).splitlines()
                    told = [row for row in rows if any(f" {class_name(class_number=one)} " in row for one in (1, 2))]
                    assert told
                    assert not any("…" in row for row in told), told
                    counts = words.counts_now(cast(IndyState, state), screen.scene.names, 0)
                    assert players > 2 or any(row.rstrip().endswith(counts) for row in rows), counts
    finally:
        speak(ENGLISH)


def test_the_lesson_lights_the_blue_cards_in_hand_of_which_it_speaks() -> None:
    """They were dim, and cards of the row lay in the light."""
    step = next(step for step in lesson().steps if step.moves == ("swap CR4 1",))
    assert {"hand:a", "hand:b", "hand:d", "table:1"} <= {*step.about}


@pytest.mark.parametrize(
    ("changed", "first"),
    [
        ({"hands": [["CB5", "CB6", "CB4", "OB1"], ["OG4"], ["HB6"]]}, "hand:d"),
        (
            {
                "step": "SWAP",
                "hands": [["CG4", "HG3", "OB1", "CR6"], ["OG4"], ["HB6"]],
                "table": ["CG3", "HG2", "OR2", "HB5"],
            },
            "pass",
        ),
    ],
    ids=["team", "worse swaps"],
)
def test_where_nothing_is_suggested_the_first_key_gives_nothing_away(changed: dict[str, Any], first: str) -> None:
    view, board = cast(IndyState, indy({**EVOKING, **changed}).view(0)), IndyBoard()
    chooser = ways(board, view)
    places = [Target(name, Region()) for name in (*sorted(chooser.lit - {"pass"}), *chooser.lit & {"pass"})]
    assert InOrder(board, view).first(chooser, (), Targets(places)) == first


async def test_the_key_that_exchanges_does_nothing_while_no_card_is_picked() -> None:
    """It once passed the turn of somebody who had just put a card back."""
    table = laid("pb", game="indy")
    while cast(IndyState, table.view(0)).phase != DARK or table.turn != 0:
        assert table.turn is not None
        table.propose(table.turn, table.view(table.turn).legal_actions()[0], table.number_for(table.turn))
    app, number = TableApp(table, Silent()), table.number
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("d", "d", "full_stop")
        assert table.number == number
        assert on_table(app).selection.chooser.picked == ()
        await pilot.press("d", "full_stop")
        await pilot.pause()
        assert table.number > number
