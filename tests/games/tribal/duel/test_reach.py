"""Every choice of a Duel can be made, nothing is cut off, and no cursor key lays anything out."""

from __future__ import annotations

import pytest

from rules import State
from tests.games.kinds import of_each_kind
from tests.games.tribal.duel.seated import check_in_view, line_about, region_of, row_of
from tests.games.tribal.helpers import table_at
from tests.rules.tribal_duel.layouts import duel
from tests.table.helpers import SMALL as SMALLEST, Silent, TableApp, on_table, random_states, shown
from tests.table.seated import ODD_SIZES, SIZES, pick, piece_of, seated, show, text
from tribes_tui.games.tribal.duel.pieces.panel import DuelLegend
from tribes_tui.games.tribal.duel.pieces.zone import DuelZone
from tribes_tui.games.tribal.duel.words.sentences import gain
from tribes_tui.table.choice.selection import ways
from tribes_tui.table.screen import TableScreen
from tribes_tui.theme.depths import DEPTHS
from tribes_tui.words.wording import words_of

HIDDEN = "#M9b #M8b #T9b #T8b #D7b #L7b"
RUNS = ("D9a L8a M7a T6a D5a L4a M3a T2a D1a", "L9a D8a T7a M6a L5a D4a T3a M2a L1a")
DISCARD = [f"{symbol}{value}b" for symbol in "DMLT" for value in (2, 4, 5, 6)]


def states(every: int, seeds: tuple[int, ...] = (1, 2)) -> list[State]:
    return [state for seed in seeds for state in random_states("tribal_duel", 2, seed, every) if not state.is_terminal]


def longest() -> State:
    """Nine cards on six face down beside a zone that is nearly empty, and sixteen cards in the discard."""
    return duel([RUNS[0], f"{HIDDEN} {RUNS[1]}", "", "T3b"], ["M3b", "", "D3b"], discard=DISCARD)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("is_each", [False, True])
async def test_every_legal_action_is_in_reach_in_the_smallest_window(is_each: bool) -> None:
    found = states(23) if is_each else [*of_each_kind(states(3))]
    async with seated(longest()) as (_, screen):
        for state in [longest(), *found]:
            show(screen, state, state.current_player)
            found = screen.selection.chooser
            assert sorted(set(found.ways.values())) == state.legal_actions()
            assert found.blocked() == []
            for start in sorted({path[:depth] for path in found.ways for depth in range(len(path))}):
                pick(screen, *start)
                for name in screen.selection.chooser.lit:
                    check_in_view(screen, name)


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES + ODD_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_nothing_is_cut_off_at_any_size(size: tuple[int, int]) -> None:
    async with seated(longest(), size) as (_, screen):
        for state in [longest(), *states(97)]:
            for viewer in dict.fromkeys((state.current_player, 0, None)):
                show(screen, state, viewer)
                spots = [target.region for target in screen.targets]
                assert all(not a.overlaps(b) for i, a in enumerate(spots) for b in spots[i + 1 :])
                for target in screen.targets:
                    check_in_view(screen, target.name)
                shown = text(screen)
                for word in ("djembe", "mask", "lizard", "turtle", "stock", "discard"):
                    assert word in shown, (word, shown)


async def test_with_a_warning_over_the_table_everything_is_still_in_view(monkeypatch: pytest.MonkeyPatch) -> None:
    async with seated(longest()) as (pilot, screen):
        real = screen._make_scene
        monkeypatch.setattr(screen, "_make_scene", lambda: real()._replace(warning="The disk is full."))
        show(screen, longest(), 0)
        await pilot.pause()
        screen.forget_places()
        assert "The disk is full" in text(screen)
        for target in screen.targets:
            check_in_view(screen, target.name)


@pytest.mark.varied(2)
@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_what_matters_is_told_at_every_depth(depth: str, size: tuple[int, int]) -> None:
    async with seated(longest(), size, depth=depth) as (_, screen):
        shown = text(screen)
        for word in ("djembe", "turtle", "to clear", "stock", "discard", "end turn"):
            assert word in shown, (size, word, shown)
        if depth == "ascii":
            assert shown.isascii(), shown


@pytest.mark.soak
async def test_arrows_lead_from_every_lit_place_to_every_other() -> None:
    async with seated(longest()) as (_, screen):
        for state in states(41):
            show(screen, state, state.current_player)
            halves = sorted({path[:-1] for path in screen.selection.chooser.ways})
            for start in halves[:4]:
                pick(screen, *start)
                among = {*screen.selection.chooser.lit, *start}
                assert all(reached(screen, name, among) == among for name in sorted(among)[:3]), start


def reached(screen: TableScreen, start: str, among: set[str]) -> set[str]:
    """Where the four arrows lead from `start`, one after the other."""
    found, fringe = {start}, [start]
    while fringe:
        here = fringe.pop()
        for direction in ("up", "down", "left", "right"):
            goal = screen.board.walk(screen.targets, here, direction, among)
            if goal is not None and goal not in found:
                found.add(goal)
                fringe.append(goal)
    return found


@pytest.mark.soak
async def test_words_fit_the_smallest_window() -> None:
    async with seated(longest()) as (_, screen):
        for state in [longest(), *states(79)]:
            show(screen, state, state.current_player)
            scene = screen.scene
            assert len(words_of("tribal_duel").prompt(scene.view, scene.names)) <= SMALLEST[0] - 4
            for start in sorted({path[:-1] for path in screen.selection.chooser.ways}):
                pick(screen, *start)
                assert len(screen.board.ask(screen.scene)) <= SMALLEST[0] - 4  # type: ignore[attr-defined]
                for name in screen.selection.chooser.lit:
                    look = line_about(screen, name)
                    line, told = min((look.line, *look.briefer), key=len), look.brief_gain or look.gain
                    room = SMALLEST[0] - 9 - len(told)
                    if told in {gain(scene.view, one) for one in screen.selection.chooser.actions(name)}:
                        assert len(line) <= room, look
                    elif look.role == "bad":  # whole, behind as much of the order as has room
                        assert room >= len("give djembe 9 and 8 more"), look
                    else:  # whom it helps or hinders stands there where it has room
                        assert len(line) <= SMALLEST[0] - 9, look
            pick(screen)
            for target in screen.targets:
                assert len(line_about(screen, target.name).line) <= SMALLEST[0] - 2 or target.name == "stock"


async def test_a_cursor_key_lays_nothing_out(monkeypatch: pytest.MonkeyPatch) -> None:
    async with seated(longest(), (120, 40)) as (pilot, screen):
        layouts: list[int] = []
        await pilot.pause(0.1)  # what laying the table asked for is done
        real = screen._refresh_layout
        monkeypatch.setattr(screen, "_refresh_layout", lambda *args, **named: layouts.append(1) or real(*args, **named))
        for key in ("right", "left", "up", "down", "tab") * 4:
            await pilot.press(key)
        await pilot.pause()
        assert layouts == []


def test_the_ways_are_those_of_the_view() -> None:
    from tribes_tui.table.board import board_of

    state = longest()
    assert sorted(set(ways(board_of("tribal_duel"), state.view(0)).ways.values())) == state.legal_actions()


@pytest.mark.parametrize("depth", ["truecolor", "none", "ascii"])
async def test_the_longest_column_there_is_lies_open_in_a_window_of_120_columns(depth: str) -> None:
    async with seated(longest(), (120, 40), depth=depth) as (_, screen):
        run = [region_of(screen, f"card:{code}") for code in RUNS[1].split()]
        first = region_of(screen, "hidden:1")
        assert [spot.y for spot in run] == [first.y + 1 + k for k in range(9)]
        rows = first.y - region_of(screen, "card:D9a").y + 1
        assert rows == 6 or "6" in row_of(screen, "hidden:1"), "a row for each card face down, or how many they are"
        assert run[-1].bottom < piece_of(screen, "hidden:1").region.bottom, "room for the foot that says it can move"
        for code in RUNS[1].split():
            assert code[1] in row_of(screen, f"card:{code}") or depth != "truecolor"


async def test_what_is_folded_says_how_much_it_is_and_a_key_tells_more() -> None:
    app = TableApp(table_at(longest(), "pb"), Silent())
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.pause()
        assert "▒6" in row_of(on_table(app), "hidden:1")
        screen = on_table(app)
        screen.selection.cursor = next(one.name for one in screen.targets if one.name in screen.scene.lit)
        await pilot.press("question_mark")
        for _ in range(40):
            await pilot.press("right")
            await pilot.pause()
            if "6 cards face down in your column 2" in shown(app):
                break
        assert "6 cards face down in your column 2" in shown(app)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("size", [*SIZES, *ODD_SIZES], ids=lambda size: f"{size[0]}x{size[1]}")
async def test_every_sign_on_the_table_is_explained_and_the_last_turn_told_at_every_size(size: tuple[int, int]) -> None:
    app = TableApp(table_at(duel(["#D2a T2b", "D9a"], ["M9a L8a", "M3a"], player=1), "pb"), Silent())
    async with app.run_test(size=size) as pilot:
        for move in ("steal T2b M3a", "end"):
            await pilot.pause()
            app.laid.propose(1, app.laid.view(1).read(move), app.laid.number_for(1))
        await pilot.pause()
        table = " ".join(shown(app).split())
        assert "Bo steals turtle 2" in table or "Bo's last turn: turtle 2 stolen" in table
        await pilot.press("enter")
        await pilot.pause()
        told, cards = (
            on_table(app).query_one(DuelLegend).text(),
            "\n".join(zone.text() for zone in on_table(app).query(DuelZone)),
        )
        for sign in "•↑!":
            assert sign not in cards or sign in told, (sign, told)
        assert "▌▂ can go" in told
        assert "×" in told or "× turtle 2: stolen last turn" in shown(app)


async def test_once_a_card_is_lifted_a_zone_where_it_can_go_nowhere_goes_back_into_the_felt() -> None:
    """But for what is lifted: that none of it can be chosen is seen in both zones alike."""
    state = duel(["D1a", "L3a", "M5b"], ["L2b", "T9a"], sacred=[{"D": 1}, {}])
    async with seated(state, SMALLEST) as (_, screen):
        zones = [*screen.query(DuelZone)]
        assert not any(zone.recedes for zone in zones)
        pick(screen, "card:D1a")
        assert screen.scene.picked == ("card:D1a",)
        own, theirs = ([name for name in zone.names() if name in screen.scene.lit] for zone in zones)
        assert [zone.recedes for zone in zones] == [not own, not theirs]
        assert theirs
        assert not own
