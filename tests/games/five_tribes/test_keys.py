"""Moves in one key, taken back as one; the best moves; selling suits; the djinns' page; dragging."""

from __future__ import annotations

import re

import pytest
from textual.geometry import Offset, Region

from rules.five_tribes.components.actions import DROP, KIND, USE
from rules.five_tribes.components.grid import TILE_TEXT
from rules.five_tribes.components.pieces import COLOURS
from rules.five_tribes.components.stages import STAGES
from rules.five_tribes.evaluation import preview
from rules.five_tribes.state import FiveTribesState
from tests.games.five_tribes.helpers import rich, scene_of, table_at, walk
from tests.table.helpers import Silent, TableApp, click, on_table, screen_of, shown
from tribes_tui.games.five_tribes.foresight import Foresight, brings_nothing, tile_beside, tile_name
from tribes_tui.games.five_tribes.pieces.pages import DjinnsScreen, MovesScreen, compare_moves
from tribes_tui.games.five_tribes.table import ON, FiveTribesBoard
from tribes_tui.games.five_tribes.targets import button, key_of
from tribes_tui.games.five_tribes.words import outcomes
from tribes_tui.games.five_tribes.words.things import LETTERS
from tribes_tui.play.table import Table
from tribes_tui.table.screen import TableScreen
from tribes_tui.widgets.screen.dialog import Items
from tribes_tui.widgets.tiles.tile_grid import TileGrid

SIZE = (80, 24)


def stage(screen: TableScreen) -> str:
    """The stage on the screen."""
    return STAGES[screen.scene.view.stage]  # type: ignore[attr-defined]  # it is this game's


def spot_of(screen: TableScreen, name: str) -> Region:
    """Where a place lies on the screen."""
    target = screen.targets.get(name)
    assert target is not None, name
    return target.region


def middle_of(spot: Region) -> Offset:
    """The cell in the middle."""
    return Offset(spot.x + spot.width // 2, spot.y + spot.height // 2)


async def test_a_whole_move_is_chosen_in_two_keys_and_taken_back_in_one() -> None:
    """The cursor begins on the best end; Enter walks there, u takes the whole way back; a tribe is asked where there are several."""
    app = TableApp(table_at("sow", seed=3, since=10), Silent())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        screen, before, number = on_table(app), app.laid.view(0).key(), app.laid.number
        state = app.laid.view(0)
        best = preview.ends(state)[0]  # type: ignore[arg-type]  # it is this game's
        assert screen.cursor == tile_name(best.tile)
        assert "Choose where to end, or drop one on a neighbouring tile." in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        if app.laid.number == number:
            assert screen.cursor == f"colour:{COLOURS[best.colour]}"
            await pilot.press("enter")
            await pilot.pause()
        assert app.laid.number == number + state.left  # type: ignore[attr-defined]
        gathered = [event for entry in app.laid.history(0)[number:] for event in entry.events if event.kind == "gather"]
        assert [event.public["n"] for event in gathered] == [best.taken]
        await pilot.press("u")
        await pilot.pause()
        assert app.laid.view(0).key() == before


def test_a_tribe_picked_first_is_dropped_on_a_tile_beside_also_where_the_move_can_end() -> None:
    """Every drop can be made alone, so that the order is the player's; the hint's way is that of its one drop."""
    board, both = FiveTribesBoard(), 0
    for seed in range(6):
        for state in walk(2, seed)[::3]:
            if STAGES[state.stage] != "sow":
                continue
            view = state.view(state.current_player)
            ends = {end.tile for end in preview.ends(view)}  # type: ignore[arg-type]
            for action in view.legal_actions():
                path = board.alone(view, action)
                way, code = divmod(action - DROP, 5)
                tile = tile_beside(view, way)  # type: ignore[arg-type]
                assert (f"colour:{COLOURS[code]}", tile_name(tile)) in board.paths(view, action)
                assert not board.onward(view, path)
                both += view.left > 1 and tile in ends  # type: ignore[attr-defined]
    assert both > 20


async def test_the_number_of_a_price_or_of_a_card_goes_there_and_enter_decides() -> None:
    for where, key, name in (("bid", "5", "bid:5"), ("tile action", "2", "row:2")):
        app = TableApp(table_at(where, seed=3, since=3 if where == "bid" else 10), Silent())
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            screen, number = on_table(app), app.laid.number
            assert name in screen.scene.lit
            await pilot.press(key)
            await pilot.pause()
            assert (screen.cursor, app.laid.number) == (name, number)
            await pilot.press("enter")
            await pilot.pause()
            assert app.laid.number > number or screen.scene.picked == (name,)


def test_a_key_that_decides_stands_on_its_place() -> None:
    """On its button, or as the letter of its meeples; of all others it is said that it only goes there."""
    shared, met = FiveTribesBoard(), set()
    for state in [*walk(2, 3, rich(2, 3)), *walk(3, 4, rich(3, 4))]:
        if state.is_terminal:
            continue
        scene, chooser = scene_of(state, state.current_player, board=shared)
        names = {part for path in chooser.ways for part in path}
        for name in names:
            kind, key = name.partition(":")[0], key_of(name)
            if not key or shared.key_only_picks(name):
                continue
            met.add(kind)
            assert button(scene, name)[:1] in key.split(), name
    assert met >= {"fakirs", "colour", "pay", "pass", "end", "place", "cash"}


async def test_choosing_a_tile_lights_the_ends_and_a_far_one_is_walked_to() -> None:
    app = TableApp(table_at("move"), Silent())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        screen = on_table(app)
        await pilot.press("enter")
        await pilot.pause()
        assert stage(screen) == "sow"
        ends = {f"tile:{str(end).partition(':')[0]}" for end in preview.ends(screen.scene.view)}  # type: ignore[arg-type]
        lit = {name for name in screen.scene.lit if name.startswith("tile:")}
        beside = {path[0] for path, actions in screen.selection.chooser.ways.items() if path[0].startswith("tile:")}
        assert ends <= lit <= beside
        far = next(name for name in sorted(ends) if len(screen.board.onward(screen.scene.view, (name,))) > 1)
        target = screen.targets.get(far)
        assert target is not None
        await click(pilot, target.region)
        await pilot.pause()
        assert stage(screen) != "sow"
        await pilot.press("escape")  # nothing is picked: what is decided stays
        await pilot.pause()
        assert stage(screen) != "sow"
        await pilot.press("u")  # half a move is taken back: the way, not the taking
        await pilot.pause()
        assert stage(screen) == "sow"


async def test_escape_with_meeples_in_the_hand_puts_them_back() -> None:
    app = TableApp(table_at("move"), Silent())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        number = app.laid.number
        await pilot.press("enter")
        await pilot.pause()
        assert stage(on_table(app)) == "sow"
        assert "Esc" in shown(app).splitlines()[-1]
        await pilot.press("escape")
        await pilot.pause()
        assert stage(on_table(app)) == "move"
        assert app.laid.number == number
        await pilot.press("escape")
        await pilot.pause()
        assert (stage(on_table(app)), app.laid.number) == ("move", number)


async def test_drop_by_drop_with_the_colour_first_or_last() -> None:
    app = TableApp(table_at("sow", since=60), Silent())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        screen = on_table(app)
        choices = [path for path in screen.selection.chooser.ways if len(path) == 2 and path[0].startswith("colour")]
        colour, tile = choices[0]
        await pilot.press(LETTERS[colour[-1]])
        assert screen.scene.picked == (colour,)
        target = screen.targets.get(tile)
        assert target is not None
        number = app.laid.number
        await click(pilot, target.region)
        await pilot.pause()
        assert app.laid.number > number


async def test_a_meeple_is_dragged_to_its_tile_and_the_cursor_goes_with_it() -> None:
    app = TableApp(table_at("sow", since=60), Silent())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        screen, number = on_table(app), app.laid.number
        ways = [path for path in screen.selection.chooser.ways if path[0].startswith("colour") and path[1:]]
        colour, tile = next(path for path in ways if not screen.board.onward(screen.view, path))
        start, goal = (middle_of(spot_of(screen, name)) for name in (colour, tile))
        await pilot.mouse_down(offset=start)
        await pilot.hover(offset=goal)
        await pilot.pause()
        assert (screen.selection.chooser.picked, screen.cursor) == ((colour,), tile)
        assert shown(app).splitlines()[-2].startswith(" Enter drop"), shown(app)
        await pilot.mouse_up(offset=goal)
        await pilot.pause()
        assert app.laid.number > number
        first = app.laid.history(0)[number].text or ""
        assert first.startswith("drop")


async def test_a_meeple_that_is_let_go_where_it_cannot_lie_is_put_back() -> None:
    app = TableApp(table_at("sow", since=60), Silent())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        screen, number = on_table(app), app.laid.number
        colour = next(path[0] for path in screen.selection.chooser.ways if path[0].startswith("colour"))
        dark = next(one for one in screen.targets if one.name.startswith("tile:") and one.name not in screen.scene.lit)
        await pilot.mouse_down(offset=middle_of(spot_of(screen, colour)))
        await pilot.hover(offset=middle_of(dark.region))
        await pilot.pause()
        assert screen.cursor != dark.name
        await pilot.mouse_up(offset=middle_of(dark.region))
        await pilot.pause()
        assert (screen.selection.chooser.picked, app.laid.number) == ((), number)


async def test_of_a_tile_that_is_dragged_it_is_said_what_letting_go_does() -> None:
    """Its meeples are taken up, wherever they are let go: where they end is a choice of its own."""
    app = TableApp(table_at("move"), Silent())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        screen, number = on_table(app), app.laid.number
        goal, start = sorted(screen.scene.lit - {screen.cursor})[:2]
        await pilot.mouse_down(offset=middle_of(spot_of(screen, start)))
        await pilot.hover(offset=middle_of(spot_of(screen, goal)))
        await pilot.pause()
        assert screen.cursor == start
        assert f"from {start[5:]}, for example to" in shown(app).splitlines()[-2]
        await pilot.mouse_up(offset=middle_of(spot_of(screen, goal)))
        await pilot.pause()
        assert [entry.text for entry in app.laid.history(0)[number:]] == [f"take {start.partition(':')[2]}"]


async def test_p_ranks_whole_moves_with_what_each_gains_and_plays_one() -> None:
    app = TableApp(table_at("move"), Silent())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        number = app.laid.number
        await pilot.press("p")
        await pilot.pause()
        assert isinstance(app.screen, MovesScreen)
        rows = app.screen.rows
        assert len(rows) == 8
        assert all("= +" in text and "→" in text and len(text) <= 74 for text in rows)
        assert "choose" not in shown(app).splitlines()[-1]
        assert "Enter  go to the first move" in shown(app).splitlines()[-1]
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, MovesScreen), "nothing is played before one has gone to a move"
        assert app.laid.number == number
        assert app.screen.query_one(Items).highlighted == 0, "it goes to the first one"
        await pilot.press("5", "2")
        await pilot.pause()
        assert "Enter  play it" in shown(app).splitlines()[-1]
        await pilot.press("enter")
        await pilot.pause()
        plan = preview.ranked(table_at("move").view(0), 8)[1]  # type: ignore[arg-type]
        gathered = [event for entry in app.laid.history(0)[number:] for event in entry.events if event.kind == "gather"]
        assert [event.public["n"] for event in gathered] == [plan.end.taken]


async def test_the_compared_moves_say_which_one_the_cursor_and_a_hint_mean() -> None:
    """Three moves were named by three voices, and nobody said whose was whose."""
    state = table_at("move").view(0)
    assert isinstance(state, FiveTribesState)
    found = preview.by_points(state, 30)
    app = TableApp(table_at("move"), Silent())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        screen = screen_of(app)
        worst, best = found[-1].end, found[0].end
        screen.point_at(tile_name(worst.start))
        cursor = next(iter(Foresight().ends(state, worst.start).values()))[0]
        hinted = next(iter(Foresight().ends(state, best.start).values()))[0]
        screen.hinted = lambda: (tile_name(best.start),)  # type: ignore[method-assign]
        await pilot.press("p")
        await pilot.pause()
        assert isinstance(app.screen, MovesScreen)
        for end, mark in ((cursor, "cursor"), (hinted, "hint")):
            way = f"{TILE_TEXT[end.start]}→{TILE_TEXT[end.tile]}"
            assert next(row for row in app.screen.rows if row.endswith(f"  {mark}")).split()[1] == way
        assert '"hint": the bot' in shown(app)


async def test_no_move_changes_its_place_once_it_is_known_what_each_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    """A number pressed at that moment went to another move."""
    state = table_at("move").view(0)
    assert isinstance(state, FiveTribesState)
    first, *_ = preview.by_points(state, 1)
    left = iter((17.0, 10.0, 12.0))
    monkeypatch.setattr(preview, "left", lambda *_: next(left))
    app = TableApp(table_at("move"), Silent())
    async with app.run_test(size=(80, 24)) as pilot:
        screen = MovesScreen(state, [first] * 3, ("Ada", "Bo"))
        app.push_screen(screen)
        for _ in range(200):
            await pilot.pause(0.01)
            if screen._weighed == len(screen._plans):
                break
        assert [one.left for one in screen._plans] == [17.0, 10.0, 12.0]


@pytest.mark.parametrize("is_said", [True, False])
async def test_who_else_gains_is_explained_only_where_a_line_has_it(
    is_said: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not is_said:
        monkeypatch.setattr(outcomes, "_others", lambda *_: ())
    else:
        monkeypatch.setattr(outcomes, "_others", lambda *_: ("Bo −10",))
    app = TableApp(table_at("move"), Silent())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.press("p")
        await pilot.pause()
        assert ("After the sum" in shown(app)) == is_said


async def test_a_larger_window_compares_more_moves() -> None:
    app = TableApp(table_at("move"), Silent())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.press("p")
        await pilot.pause()
        assert isinstance(app.screen, MovesScreen)
        assert len(app.screen.rows) == 12
        assert all(row in shown(app) for row in app.screen.rows)
        assert "Points: what each part adds" in shown(app)


@pytest.mark.parametrize("stage", ["move", "bid"])
async def test_the_way_of_the_move_under_the_cursor_lies_on_the_board_beside_its_words(stage: str) -> None:
    app = TableApp(table_at(stage), Silent())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.press("p")
        await pilot.pause()
        page = app.screen
        assert isinstance(page, MovesScreen)
        assert "at once" in shown(app).splitlines()[3], "headings"
        for key in ("2", "down"):
            await pilot.press(key)
            await pilot.pause()
            at = page.query_one(Items).highlighted
            assert at is not None
            tiles, end = page.query_one(TileGrid).pieces, page._plans[at].end
            steps = [step for tile in tiles.values() for step in tile.note.split()]
            assert str(len(steps)) in tiles[f"tile:{TILE_TEXT[end.tile]}"].note.split(), "the last step is on its end"
            assert f"From {TILE_TEXT[end.start]}, " in shown(app)
            assert f"It ends on {TILE_TEXT[end.tile]}: " in " ".join(shown(app).split())


async def test_a_small_window_compares_under_headings_without_the_board() -> None:
    app = TableApp(table_at("move"), Silent())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("p")
        await pilot.pause()
        assert "at once" in shown(app).splitlines()[3]
        assert not app.screen.query_one(TileGrid).display


async def test_the_moves_stand_there_at_once_and_what_each_leaves_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    """What they leave takes ten times as long to find: it is asked for when the page is there, key by key."""
    known = list[int]()

    def left(state: object, end: object) -> int:
        known.append(len(known) + 3)
        return known[-1]

    monkeypatch.setattr(preview, "left", left)
    app = TableApp(table_at("move"), Silent())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        screen = on_table(app)
        compare_moves(screen, screen.scene.view)  # type: ignore[arg-type]  # it is this game's
        assert not known
        await pilot.press("5")
        page = app.screen
        assert isinstance(page, MovesScreen)
        while len(known) < len(page.rows):
            await pilot.pause()
        await pilot.pause()
        assert all(f"  Bo {points}" in row for points, row in zip(known, page.rows, strict=True)), page.rows
        assert all(row in shown(app) for row in page.rows)
        assert page.query_one(Items).highlighted == 4


async def test_where_nothing_was_chosen_the_row_that_is_told_again_is_none() -> None:
    app = TableApp(table_at("move"), Silent())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("p")
        page = app.screen
        assert isinstance(page, MovesScreen)
        while page._weighed < len(page.rows):
            await pilot.pause()
        await pilot.pause()
        assert page.query_one(Items).highlighted is None


async def test_the_list_of_moves_is_left_without_playing() -> None:
    app = TableApp(table_at("move"), Silent())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        number = app.laid.number
        await pilot.press("p")
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        on_table(app)
        assert app.laid.number == number


async def test_before_a_bid_p_says_where_the_best_moves_begin_and_plays_none() -> None:
    app = TableApp(table_at("bid"), Silent())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        number = app.laid.number
        assert "best" not in shown(app)
        await pilot.press("p")
        await pilot.pause()
        assert isinstance(app.screen, MovesScreen)
        assert all("→" in row and row in shown(app) for row in app.screen.rows)
        assert "…" not in shown(app).splitlines()[1]
        assert "choose" not in shown(app).splitlines()[-1]
        await pilot.press("enter")
        await pilot.pause()
        on_table(app)
        assert app.laid.number == number


async def test_another_decision_is_left_to_a_bots_hint() -> None:
    app = TableApp(selling())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("h")
        await pilot.pause()
        assert "Hint: " in shown(app)


def selling() -> Table:
    """A table where seat 0 may sell at least two different goods."""
    for seed in range(60):
        table = table_at("sale", seed=seed, since=40)
        if len({g for g in range(9) if table.view(0).goods[g]}) >= 3:  # type: ignore[attr-defined]
            return table
    raise AssertionError("nobody has goods")


async def test_a_whole_suit_is_sold_in_one_key_and_taken_back_in_one() -> None:
    app = TableApp(selling(), Silent())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        screen = on_table(app)
        before = app.laid.view(0)
        kinds = sum(1 for n in before.goods[:9] if n)  # type: ignore[attr-defined]
        value = (0, 1, 3, 7, 13, 21, 30, 40, 50, 60)[kinds]
        assert f"$  sell {kinds} goods for {value}" in shown(app)
        await pilot.press("$")
        await pilot.pause()
        assert app.laid.view(0).gold[0] == before.gold[0] + value  # type: ignore[attr-defined]
        await pilot.press("u")
        await pilot.pause()
        assert app.laid.view(0).key() == before.key()
        assert stage(screen) == "sale"


async def test_goods_are_sold_one_by_one_in_any_number() -> None:
    app = TableApp(selling(), Silent())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        screen = on_table(app)
        goods = [name for name in screen.scene.lit if name.startswith("good:")]
        gold = app.laid.view(0).gold[0]  # type: ignore[attr-defined]
        for name in goods[:2]:
            target = screen.targets.get(name)
            assert target is not None
            await click(pilot, target.region)
            await pilot.pause()
        assert "sell for 3 gold" in shown(app)
        await pilot.press("c")
        await pilot.pause()
        assert app.laid.view(0).gold[0] == gold + 3  # type: ignore[attr-defined]
        await pilot.press(".")
        await pilot.pause()
        assert stage(screen) != "suit"


async def test_k1_the_cursor_stands_on_the_end_of_the_turn_when_goods_could_be_sold() -> None:
    app = TableApp(selling(), Silent())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert on_table(app).cursor == "end"


async def test_s_shows_the_djinns_powers_and_what_lies_open() -> None:
    app = TableApp(table_at("move", since=150), Silent())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("s")
        await pilot.pause()
        assert isinstance(app.screen, DjinnsScreen)
        text = shown(app)
        assert "Points so far" in text
        assert "viziers" in text
        assert "You: " in text
        await pilot.press("pagedown")
        await pilot.pause()
        assert "Bo: hidden gold" in shown(app)
        await pilot.press("end")
        await pilot.pause()
        assert "For sale at a Sacred Place" in shown(app)
        await pilot.press("s")
        await pilot.pause()
        on_table(app)


def test_the_only_possible_drop_and_what_is_left_beside_a_djinn_for_nothing_is_made_by_itself() -> None:
    board, forced = FiveTribesBoard(), 0
    for state in walk(2, 3):
        if not state.is_terminal and STAGES[state.stage] not in (
            "tribe action",
            "tile action",
        ):  # test_going_on has them
            legal = state.legal_actions()
            action = board.forced(state.view(state.current_player), legal)
            of_use = [one for one in legal if KIND[one] != USE or not brings_nothing(state, one)]
            is_left = len(of_use) == 1 and len(legal) > 1 and KIND[of_use[0]] in ON
            assert (action is not None) == (is_left or (len(legal) == 1 and STAGES[state.stage] == "sow"))
            forced += action is not None
    assert forced > 5


async def test_a_small_letter_is_a_command_a_large_one_the_meeples_that_wear_it() -> None:
    """`b` once was a builder, or what others did."""
    for since in range(10, 400):
        table = table_at("sow", seed=3, since=since)
        if table.view(0).hand[3]:  # type: ignore[attr-defined]  # it is this game's
            break
    app = TableApp(table, Silent())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        screen = on_table(app)
        assert "colour:B" in screen.scene.lit
        await pilot.press("b")
        await pilot.pause()
        assert not screen.selection.chooser.picked
        while app.screen is not screen:
            await pilot.press("enter")
            await pilot.pause()
        await pilot.press("B")
        await pilot.pause()
        assert screen.selection.chooser.picked == ("colour:B",)


async def test_a_tile_is_gone_to_by_its_name_and_nothing_is_decided() -> None:
    app = TableApp(table_at("move"), Silent())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        screen = on_table(app)
        before, lit = screen.view.key(), screen.selection.chooser.lit
        for name in ("a1", "d3", "e2", "b5", "c4", "f1"):
            if f"tile:{name}" in lit:
                await pilot.press(*name)
                assert (screen.cursor, screen.selection.notice) == (f"tile:{name}", "")
        await pilot.press("b")
        assert screen.cursor == next(f"tile:b{row}" for row in range(1, 6) if f"tile:b{row}" in lit)
        assert screen.view.key() == before
        await pilot.press("enter")
        dark = next(
            name
            for name in screen.board.spelled(screen.selection.chooser.lit)
            if f"tile:{name}" not in screen.selection.chooser.lit
        )
        before = screen.cursor
        await pilot.press(*dark)
        assert screen.selection.notice


async def test_in_a_move_small_letters_are_tiles_and_large_ones_meeples() -> None:
    app = TableApp(table_at("sow"), Silent())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        screen = on_table(app)
        letters = {LETTERS[name[-1]] for name in screen.selection.chooser.lit if name.startswith("colour:")}
        name = next(place[5:] for place in screen.selection.chooser.lit if place.startswith("tile:"))
        await pilot.press(*name)
        assert (screen.cursor, screen.scene.picked) == (f"tile:{name}", ())
        for letter in letters:
            await pilot.press(letter)
            assert screen.scene.picked
            await pilot.press("escape")


async def test_while_a_tile_is_asked_for_what_happened_has_its_large_letter_everywhere() -> None:
    app = TableApp(table_at("move", players=3, since=60), Silent())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        screen = on_table(app)
        assert [one.key for one in screen.scene.keys if one.name == "since"] in ([], ["B"])
        assert not re.search(r"\bb: (earlier|more)", shown(app))
        before = screen.view.key()
        await pilot.press("b")
        assert on_table(app).view.key() == before
        assert screen.cursor is not None
        assert screen.cursor.startswith("tile:b")


async def test_arrows_walk_from_tile_to_tile_and_say_of_each_what_it_is() -> None:
    """Also over those that can't be chosen, which is said; off the grid they lead only to what stands at its right."""
    app = TableApp(table_at("sow", seed=3, since=10), Silent())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        screen = on_table(app)
        screen.selection.cursor = "tile:c3"
        for key, tile in (
            ("left", "b3"),
            ("left", "a3"),
            ("left", "a3"),
            ("up", "a2"),
            ("right", "b2"),
            ("down", "b3"),
        ):
            await pilot.press(key)
            assert screen.cursor == f"tile:{tile}", key
            line = shown(app).split("\n")[-2]
            assert tile in line, line
            assert ("Enter" in line) == (screen.cursor in screen.selection.chooser.lit), line
            assert "dropping meeples" not in line, line
        await pilot.press("right", "right", "right", "right", "right")
        assert not str(screen.cursor).startswith("tile:")
