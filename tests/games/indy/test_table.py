"""The table of indy on the screen: everything within reach, nothing cut off, at every size and depth."""

from __future__ import annotations

from typing import Any, cast

import pytest

from rules.indy.components.cards import CODES
from rules.indy.components.phases import DARK, SHAMANS
from rules.indy.state import IndyState
from tests.games.tribal.helpers import table_at
from tests.table.helpers import NAMES, Silent, TableApp, indy, laid, on_table, random_states
from tests.table.seated import check_in_view, middle_of, pick, seated, show, text
from tribes_tui.app import click
from tribes_tui.games.indy import words
from tribes_tui.games.indy.words.said import table as said
from tribes_tui.table.choice.selection import ways
from tribes_tui.table.history.pages import MomentScreen
from tribes_tui.theme.depths import DEPTHS

SIZES = ((80, 24), (100, 30), (120, 40), (160, 50), (200, 60))
ODD_SIZES = ((80, 40), (100, 24), (120, 30), (160, 30), (200, 24), (120, 60))
LIGHT = {
    "phase": "LIGHT",
    "tokens": [4, 3],
    "hands": [["CR3", "HR2", "OB5", "E"], ["CG1", "CG2", "HB3", "OG4"]],
    "table": ["CR6", "HG1", "OR4"],
}
EVOKE = {**LIGHT, "phase": "EVOCATION", "step": "EVOKE", "table": ["CR6", "HG1", "OR4", "OG2"]}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("players", [2, 3, 6])
async def test_every_legal_action_is_in_reach_in_the_smallest_window(players: int) -> None:
    states = [state for state in random_states("indy", players, players, 5, return_from="all") if not state.is_terminal]
    async with seated(states[0], viewer=states[0].current_player) as (_, screen):
        for state in states:
            show(screen, state, state.current_player)
            found = ways(screen.board, state.view(state.current_player)).ways
            assert sorted(set(found.values())) == state.legal_actions()
            starts = {path[:depth] for path in found for depth in range(len(path))}
            for start in sorted(starts)[:6]:
                pick(screen, *start)
                for name in screen.selection.chooser.lit:
                    check_in_view(screen, name)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", SIZES + ODD_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("players", [2, 4, 6])
async def test_nothing_is_cut_off_at_any_size(players: int, size: tuple[int, int]) -> None:
    states = random_states("indy", players, seed=players, every=23)
    async with seated(states[0], size) as (_, screen):
        for state in states:
            for viewer in dict.fromkeys((state.current_player, 0, None)):
                show(screen, state, viewer)
                for target in screen.targets:
                    check_in_view(screen, target.name)
                spots = [target.region for target in screen.targets]
                assert all(not a.overlaps(b) for i, a in enumerate(spots) for b in spots[i + 1 :])
                shown = text(screen)
                # once something is laid, what one's own would make of it may stand there instead; before the deal nothing is to be ranked
                is_ranked = cast(IndyState, state).phase != SHAMANS and not any(state.evocations)
                assert ("team" in shown and "standard" in shown) or not is_ranked
                assert all(name in shown for k, name in enumerate(NAMES[:players]) if k != viewer)


@pytest.mark.varied(2)
@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_what_matters_is_told_in_words_at_every_depth(depth: str, size: tuple[int, int]) -> None:
    async with seated(indy(LIGHT), size, depth=depth) as (_, screen):
        shown = text(screen)
        for word in (
            "red",
            "character",
            "horse",
            "object",
            "eagle",
            "4 feathers",
            "3 feathers",
            "wrong evocation, 10",
        ):
            assert word in shown, (size, word, shown)
        if depth == "ascii":
            assert shown.isascii(), shown


async def test_a_card_that_leads_to_several_actions_says_what_enter_does() -> None:
    async with seated(indy(LIGHT)) as (_, screen):
        screen.selection.cursor = "hand:a"
        screen.show_cursor()
        assert "Enter pick red character 3 to swap it: at best " in text(screen)
        screen.selection.cursor = "table:2"
        screen.show_cursor()
        assert "Enter pick green horse 1 to swap one of your cards for it" in text(screen), "it brings nothing"
        screen.selection.cursor = "hand:d"
        screen.show_cursor()
        assert "Enter pick the eagle: it takes a card from the row for you, once" in text(screen)


async def test_nothing_is_said_of_swapping_a_card_of_the_row_that_only_an_eagle_can_take() -> None:
    hands, row = [["CG2", "CG3", "HG6", "E"], ["CG1", "HR2", "HB5", "OR4"]], ["HR3", "OB1", "HB2", "OG1"]
    async with seated(indy({**EVOKE, "step": "SWAP", "hands": hands, "table": row})) as (_, screen):
        screen.selection.cursor = "table:2"
        screen.show_cursor()
        shown = text(screen)
        assert "none does. Play an eagle, or pass." in shown, shown
        assert "Enter pick blue object 1 for your eagle to take" in shown, shown


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_dot_has_its_word_at_every_size_while_there_is_one(size: tuple[int, int]) -> None:
    async with seated(indy(LIGHT), size) as (pilot, screen):
        screen._scene = screen._scene._replace(fresh={"table:1": 1})
        screen.ground.draw(screen._scene)
        await pilot.pause()
        assert "• marks what is new" in text(screen), size
        screen.ground.draw(screen._scene._replace(fresh={}))
        await pilot.pause()
        assert "• marks" not in text(screen), size


async def test_the_key_of_each_card_stands_beside_it_in_the_smallest_window() -> None:
    async with seated(random_states("indy", 6, seed=6, every=30)[1]) as (_, screen):
        rows = text(screen).splitlines()
        for target in screen.targets:
            if target.name.startswith(("hand:", "table:")):
                assert rows[target.region.y + 1][target.region.x - 1] == target.key, target


async def test_arrows_lead_from_every_place_to_every_other() -> None:
    async with seated(indy(LIGHT)) as (_, screen):
        among = sorted(screen.selection.chooser.lit)
        reached, fringe = {among[0]}, [among[0]]
        while fringe:
            start = fringe.pop()
            for direction in ("up", "down", "left", "right"):
                goal = screen.board.walk(screen.targets, start, direction, among)
                if goal is not None and goal not in reached:
                    reached.add(goal)
                    fringe.append(goal)
        assert reached == set(among)


@pytest.mark.parametrize("viewer", [0, 1, None])
async def test_hidden_cards_are_not_shown(viewer: int | None) -> None:
    states = random_states("indy", 3, seed=4, every=9)
    async with seated(states[0], (120, 40), viewer=viewer) as (_, screen):
        for state in states:
            show(screen, state, viewer)
            view = state.view(viewer)
            known = (view.table, *view.hands, *view.evocations, *view.maybe, *view.buried)  # type: ignore[attr-defined]
            seen = {card for cards in known for card in cards}
            shown = text(screen).replace("│", " ")
            for hand in state.hands:  # type: ignore[attr-defined]
                for card in hand:
                    if card not in seen and CODES[card] != "E":
                        assert words.card(CODES[card]) not in shown


async def test_the_panel_tells_what_the_cards_make_and_would_make_after_a_swap() -> None:
    async with seated(indy(LIGHT), (120, 40)) as (pilot, screen):
        assert "Your best three" in text(screen)
        assert "wrong evocation, 10" in text(screen)
        assert "After this swap" not in text(screen)
        await pilot.press("d")
        await pilot.pause()
        screen.selection.cursor = "table:3"
        screen.show_cursor()
        await pilot.pause()
        panel = [row[62:86].strip(" │") for row in text(screen).splitlines()]
        at = next(k for k, row in enumerate(panel) if "After this swap" in row)
        assert panel[at + 1] == "standard, 9"
        assert {row.strip("▐▌ ") for row in panel[at + 2 : at + 5]} == {
            "red character 3",
            "red horse 2",
            "red object 4",
        }
        assert "standard 9 (now wrong 10)" in text(screen)
        assert "Which card in the row do you swap your blue object 5 for?" in text(screen)


async def test_while_evoking_the_panel_tells_what_the_three_laid_cards_are() -> None:
    async with seated(indy(EVOKE), (120, 40)) as (pilot, screen):
        screen.selection.cursor = "hand:d"
        screen.show_cursor()
        await pilot.pause()
        assert "These three" in text(screen)
        assert "wrong evocation, 10" in text(screen)


async def test_the_cursor_begins_on_ones_own_card_and_never_on_what_ends_the_turn() -> None:
    for state in random_states("indy", 4, seed=9, every=3):
        if state.is_terminal:
            continue
        async with seated(state, viewer=state.current_player) as (_, screen):
            lit = screen.selection.chooser.lit
            if lit - {"pass", "done"}:
                assert screen.cursor not in ("pass", "done"), lit
        break


async def test_a_cursor_key_lays_nothing_out(monkeypatch: pytest.MonkeyPatch) -> None:
    async with seated(indy(LIGHT), (120, 40)) as (pilot, screen):
        await pilot.pause(0.1)  # what laying the table asked for is done
        layouts: list[int] = []
        real = screen._refresh_layout
        monkeypatch.setattr(screen, "_refresh_layout", lambda *args, **named: layouts.append(1) or real(*args, **named))
        for key in ("right", "left", "up", "down", "tab") * 4:
            await pilot.press(key)
        await pilot.pause()
        assert layouts == []


async def test_a_game_is_played_by_clicks() -> None:
    from tests.table.helpers import TableApp, laid

    app = TableApp(laid("pb", seed=3))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for _ in range(600):
            screen = app.table_screen
            if app.laid.is_over or app.laid.number_for(0) > 60:
                break
            if isinstance(app.screen, MomentScreen):  # the evocations of a round: they stay until Enter
                await click(pilot, "key:enter")
                continue
            lit = sorted(screen.selection.chooser.lit)
            if not lit:
                await pilot.pause(0.01)
                continue
            name = "done" if "done" in lit else "pass" if "pass" in lit else lit[0]
            target = screen.targets.get(name)
            assert target is not None
            spot = target.region
            await pilot.click(offset=middle_of(spot))
            await pilot.pause()
        assert app.laid.is_over or app.laid.number_for(0) > 60


async def test_the_classes_keep_off_the_edge_in_the_smallest_window() -> None:
    async with seated(indy(LIGHT), (80, 24)) as (_, screen):
        row = next(line for line in text(screen).split("\n") if "standard" in line)
        assert row.rstrip().endswith("wrong")
        assert len(row.rstrip()) <= 78


@pytest.mark.parametrize("depth", ["none", "ascii"])
async def test_shortened_cards_have_a_legend_on_the_same_screen_while_there_are_any(depth: str) -> None:
    state = next(one for one in random_states("indy", 4, seed=5, every=1) if sum(map(bool, one.evocations)) >= 3)  # type: ignore[attr-defined]
    async with seated(state, (80, 24), depth=depth) as (_, screen):
        shown = text(screen)
        assert "hors" in shown.replace("horse", "")
        assert all(line in shown for line in said.legend().splitlines())
    async with seated(indy(LIGHT), (80, 24), depth=depth) as (_, screen):
        assert said.legend().splitlines()[0] not in text(screen)


async def test_where_only_an_eagle_may_take_a_card_of_the_row_picking_that_card_asks_about_the_eagle() -> None:
    async with seated(indy({**LIGHT, "turn": 1, "window": {"played": False}}), viewer=0) as (_, screen):
        pick(screen, "table:2")
        screen.paint()
        assert "Should your eagle take the green horse 1?" in text(screen)
    async with seated(indy({**LIGHT, "turn": 0}), viewer=0) as (_, screen):
        pick(screen, "table:2")
        screen.paint()
        assert "Which of your cards do you swap for the green horse 1?" in text(screen)


@pytest.mark.parametrize("position", [EVOKE, LIGHT], ids=["evoke", "light"])
async def test_a_cards_key_only_picks_it_in_every_step_and_the_footer_says_so(position: Any) -> None:
    """Nothing is laid for good by one key: Enter does it."""
    app = TableApp(table_at(indy(position), "p" + "b" * (indy(position).players - 1)), Silent())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen, number = on_table(app), app.laid.number
        assert (
            text(screen)
            .splitlines()[-1]
            .lstrip()
            .startswith("a,s,d,f  go to" if position is EVOKE else "a,s,d,f 1-3  pick")
        )
        for key, name in zip("asdf", ("hand:a", "hand:b", "hand:c", "hand:d"), strict=True):
            await pilot.press(key, key)
            assert app.laid.number == number, key
            if position is EVOKE:
                assert screen.cursor == name
            else:
                await pilot.press("escape")
        if position is EVOKE:
            assert "keep " in text(screen).splitlines()[-2]
            await pilot.press("enter")
            await pilot.pause()
            assert app.laid.number > number


@pytest.mark.parametrize("every", [20, pytest.param(5, marks=pytest.mark.soak)])
async def test_facts_are_not_cut_while_the_log_below_them_is_blank(every: int) -> None:
    states = [state for state in random_states("indy", 4, seed=2, every=every) if not state.is_terminal]
    async with seated(states[0], (120, 40)) as (pilot, screen):
        for state in states:
            show(screen, state, state.current_player)
            await pilot.pause()
            rows = [row[90:] for row in text(screen).splitlines()]
            log = [row.strip(" │") for row in rows[next(k for k, row in enumerate(rows) if "What happened" in row) :]]
            if any("press ?" in row for row in rows):
                assert len(log) < 14


async def test_the_colour_of_a_shaman_is_asked_only_where_it_can_matter() -> None:
    for spec, seed, is_asked in (("pb", 5, False), ("pp", 5, False), ("pbb", 4, True)):
        app = TableApp(laid(spec, seed=seed), Silent())
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert (app.laid.number == 0) == is_asked, spec


async def test_one_key_too_many_never_gives_a_second_card_away() -> None:
    """Two Enters exchange one card, whatever the hand: the second is picked on purpose."""
    for state in random_states("indy", 2, seed=3, every=3):
        if cast(IndyState, state).phase != DARK or state.current_player is None:
            continue
        async with seated(state, viewer=state.current_player) as (_, screen):
            if str(screen.cursor).startswith("hand:"):
                pick(screen, str(screen.cursor))
                assert screen.cursor == "done"


@pytest.mark.parametrize("state", [LIGHT, EVOKE], ids=["light", "evoke"])
async def test_what_the_best_team_wins_stands_below_the_plate(state: Any) -> None:
    for size, depth in (((80, 24), "truecolor"), ((120, 40), "truecolor"), ((80, 24), "ascii")):
        async with seated(indy({**state, "tokens": [3, 3], "plate": 2}), size, depth=depth) as (_, screen):
            assert "The one best team wins 1" in text(screen)


async def test_the_dot_of_a_seat_in_two_rows_stands_behind_its_words() -> None:
    """Far right of them it would look like a stray mark."""
    async with seated(indy(LIGHT)) as (pilot, screen):
        screen._scene = screen._scene._replace(fresh={"seat:1": 1})
        screen.ground.draw(screen._scene)
        await pilot.pause()
        assert "feathers •" in text(screen)
