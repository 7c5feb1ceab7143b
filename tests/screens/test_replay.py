"""A replay by keyboard alone and by mouse alone: moves, turns, rounds, turning points, eyes, the graph."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest
from textual.geometry import Size
from textual.pilot import Pilot
from textual.widgets import Static

import rules
from saves import Store
from tests.app.test_app import played, screen_text, shown_replay, until
from tests.widgets.contract import check
from tests.widgets.mounting import alone
from tribes_tui.app import TribesApp
from tribes_tui.games.indy.pieces.rows import BestThree, CardRow
from tribes_tui.games.indy.words.said import table as indy
from tribes_tui.games.tribal.duel.pieces.panel import DuelButtons
from tribes_tui.games.tribal.rixe.pieces.stock import Stock
from tribes_tui.play.records import notes_of
from tribes_tui.play.seat import Seat
from tribes_tui.play.standings import ENDS, Turning
from tribes_tui.play.table import Table
from tribes_tui.play.turned import Turned
from tribes_tui.screens.replay.film import FilmDialog, Part, folder, part_around
from tribes_tui.screens.replay.screen import ReplayScreen
from tribes_tui.screens.replay.seen import Moments, SeenGame
from tribes_tui.screens.replay.shown import NEXT_EYES, Transport
from tribes_tui.table.dialogs import WrittenDialog
from tribes_tui.table.end.graph import Graph
from tribes_tui.theme.palette import palette_for
from tribes_tui.widgets.cards.card_face import Face
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.widgets.drawing.lines import words_of
from tribes_tui.widgets.screen.top_screen import KeyLine
from tribes_tui.words.said import home, replay as words
from tribes_tui.words.wording import words_of as words_of_game

SIZES = ((80, 24), (100, 30), (120, 40), (160, 50))


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))


kept = dict[tuple[str, int, int], tuple[str, bytes]]()
"""Games that a test has played: the next one that asks for it gets a copy of its record."""


def whole_game(store: Store, game: str, seats: int, seed: int = 3) -> str:
    asked = game, seats, seed
    name, record = kept.get(asked, ("", b""))
    if not name or (store.folder / f"{name}.tribes").exists():
        name = played_well(store, *asked)
        kept[asked] = name, (store.folder / f"{name}.tribes").read_bytes()
    else:
        store.folder.mkdir(parents=True, exist_ok=True)
        (store.folder / f"{name}.tribes").write_bytes(record)
    return name


def played_well(store: Store, game: str, seats: int, seed: int) -> str:
    people = [Seat("human", "", "you"), *[Seat("bot", "easy", name) for name in ("Ada", "Bo", "Cy")]][:seats]
    table = Table.new(game, people, {}, seed, store)
    while table.turn is not None:
        view = table.view(table.turn)
        table.propose(table.turn, max(view.legal_actions(), key=view.hint), table.number_for(table.turn))
    name = table.name
    table.close()
    return name


async def judged(pilot: Pilot[None], screen: ReplayScreen) -> None:
    await until(pilot, lambda: screen._standings is not None)
    await pilot.pause()


def transport() -> Transport:
    piece = Transport()
    piece.show(True, "speed 3 of 6", ("all", "you", "Ada"), 1, "as you saw it")
    return piece


def moments() -> Moments:
    piece = Moments()
    piece.show(
        [
            Turned(
                Turning(3, 0, 4, 6, 5, 1),
                "round 3",
                "You take a feather for the best team of all that lie there.",
                0,
                "",
                "You 4 → 9",
            ),
            Turned(Turning(4, 1, 8, 9, 9, 1), "round 4", "a", 1, "", "Ada 9 → 100"),
        ]
    )
    return piece


@pytest.mark.parametrize(("game", "of_rounds"), [("rise_of_tribes", None), ("tribe", "challenge"), ("indy", "round")])
async def test_the_key_of_rounds_bears_the_games_word(game: str, of_rounds: str | None) -> None:
    store = Store()
    table = Table.new(game, [Seat("human", "", "you"), Seat("bot", "easy", "Ada")], {}, 3, store)
    view = table.view(table.turn or 0)
    table.propose(table.turn or 0, view.legal_actions()[0], 0)
    name = table.name
    table.close()
    app = TribesApp(store=store)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await shown_replay(pilot, app, name)
        keys = {one.binding.key_display: one.binding.description for one in screen.active_bindings.values()}
        assert keys.get("[ ]") == of_rounds


@pytest.mark.parametrize("game", ["indy", "tribe", "tribal_rixe"])
async def test_the_end_of_a_round_is_told_over_the_table_on_which_it_came_about(game: str) -> None:
    """What was evoked stood over a table that had been cleared, with a new hand."""
    store = Store()
    app = TribesApp(store=store)
    name = whole_game(store, game, 2)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await shown_replay(pilot, app, name)
        ends = [k for k in range(1, len(screen.seen)) if any(one.kind in ENDS for one in screen.seen.events(k))]
        assert ends
        for number in ends[:2]:
            screen.go_to(number)
            await pilot.pause()
            scene = screen._scene()
            assert scene.view.key() == screen.seen.view(number - 1).key()
            assert scene.prompt
            screen.go_to(number + 1)
            assert screen._scene().view.key() == screen.seen.view(number + 1).key()


async def test_a_table_is_as_large_in_a_replay_as_while_it_is_played() -> None:
    """At 120 columns a log and a list pushed it into the left half, as small as in the smallest window."""
    store = Store()
    app = TribesApp(store=store)
    name = whole_game(store, "rise_of_tribes", 2)
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await shown_replay(pilot, app, name)
        await pilot.pause()
        assert screen._ground_width == 120
        await pilot.resize_terminal(160, 50)
        await pilot.pause()
        assert screen._ground_width == 120
        assert screen._beside.display


async def test_what_happened_where_it_turned_is_whole() -> None:
    piece = moments()
    async with alone(piece, (40, 9)):
        assert "You take a feather for the best team of all that lie there." in " ".join(piece.text().split())
        assert piece._rows(40) == [3, 2]
    long = piece.shown[0]._replace(what="Ash moves a member from C to G. " * 9)
    piece = Moments()
    piece.show([long])
    async with alone(piece, (40, 9)):
        assert piece.text().count("Ash moves") > 3
        assert piece.text().rstrip().endswith("…")


async def test_the_pieces_keep_the_contract() -> None:
    await check(transport, [(80, 1), (120, 1)])
    await check(moments, [(40, 7)])


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", SIZES)
async def test_it_is_walked_by_moves_turns_rounds_and_turning_points(size: tuple[int, int]) -> None:
    store = Store()
    name = await played(store, seats=3)
    app = TribesApp(store=store)
    async with app.run_test(size=size) as pilot:
        screen = await shown_replay(pilot, app, name)
        await judged(pilot, screen)
        found = screen._standings
        assert found is not None
        await pilot.press("right", "right", "left")
        assert screen.number == 1
        ends = [turn.last for turn in found.turns]
        assert ends == screen.seen.turn_ends
        await pilot.press("home", "down")
        assert screen.number == ends[0]
        await pilot.press("down", "up")
        assert screen.number == ends[0]
        await pilot.press("right_square_bracket", "right_square_bracket", "left_square_bracket")
        assert screen.number == screen.seen.rounds[1]
        for number, turning in enumerate(found.turning(0)):
            await pilot.press(str(number + 1))
            assert screen.number == turning.move - 1, (
                "the table at which it comes: behind it a round may be cleared away"
            )
            await until(pilot, lambda: words.comes(told="").strip() in screen_text(app))
            assert words.place_coming(move=turning.move, moves=len(screen.seen)) in screen_text(app)
            await pilot.press("right")
            await until(pilot, lambda: words.comes(told="").strip() not in screen_text(app))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", SIZES)
async def test_it_is_walked_by_clicks_alone(size: tuple[int, int]) -> None:
    store = Store()
    name = await played(store, seats=3)
    app = TribesApp(store=store)
    async with app.run_test(size=size) as pilot:
        screen = await shown_replay(pilot, app, name)
        await judged(pilot, screen)

        async def press(piece: Drawn, place: str) -> None:
            await pilot.click(offset=piece.region_of(place).offset)
            await pilot.pause()

        buttons = screen.query_one(Transport)
        for button, number in (("on", 1), ("on", 2), ("back", 1), ("last", len(screen.seen)), ("first", 0)):
            await press(buttons, button)
            assert screen.number == number, button
        for seat in (1, 2, None, 0):
            await press(buttons, f"eyes:{0 if seat is None else seat + 1}" if size[0] > 80 else NEXT_EYES)
            assert screen.seen.eyes == seat
        await press(buttons, "faster")
        assert screen._timer is not None
        await press(buttons, "run")
        assert screen._timer is None
        await pilot.press("home")
        chart = screen._graph._chart
        if not screen._graph.display:
            await pilot.press("g")
            await pilot.pause()
        await press(chart, "moment:1")
        found = screen._standings
        assert found is not None
        assert screen.number == found.turning(0)[1].move - 1


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("game", rules.games)
async def test_it_says_where_one_is_and_whose_cards_are_seen(game: str, size: tuple[int, int]) -> None:
    store = Store()
    name = whole_game(store, game, 2)
    app = TribesApp(store=store)
    async with app.run_test(size=size) as pilot:
        await shown_replay(pilot, app, name)
        transport = app.screen.query_one(Transport)
        for now, told in ((1, "as you saw it"), (2, "as Ada saw it"), (0, "whoever moves"), (1, "as you saw it")):
            await until(pilot, lambda now=now: transport._now == now)
            assert (told if size[0] == 80 else "view  whoever moves  You  Ada") in transport.text()
            assert "before the first move" in screen_text(app).splitlines()[0]
            await pilot.press("e")


async def test_what_was_walked_to_in_the_graph_is_told_when_the_table_comes_back() -> None:
    store = Store()
    name = await played(store)
    app = TribesApp(store=store)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await shown_replay(pilot, app, name)
        await judged(pilot, screen)
        await pilot.press("e", "g", "1", "g")
        await pilot.pause()
        await pilot.pause()
        assert screen_text(app).splitlines()[1].strip(" ►"), "what was done stands in its line"


async def test_with_all_eyes_of_two_one_is_told_of_and_a_hand_is_whose_it_is() -> None:
    store = Store()
    name = await played(store)
    app = TribesApp(store=store)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await shown_replay(pilot, app, name)
        await judged(pilot, screen)
        screen._look_with(None)
        assert {one.who for one in screen._turned()} == {0}, "also at the other's moves"
        told = set[int]()
        for number in range(len(screen.seen)):
            screen.go_to(number)
            await pilot.pause()
            seat = screen.seen.view(number).current_player
            if "best three" in screen_text(app) and seat is not None:
                assert indy.best_three(who=screen.seen.names[seat]) in screen_text(app)
                told.add(seat)
        assert told == {0, 1}


async def test_the_graph_takes_the_place_of_the_table_and_gives_it_back() -> None:
    store = Store()
    name = await played(store, seats=3)
    app = TribesApp(store=store)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await shown_replay(pilot, app, name)
        await judged(pilot, screen)
        assert not screen._graph.display
        await pilot.press("g")
        await pilot.pause()
        text = screen_text(app)
        assert "Chances of winning" in text
        assert all(name in text for name in ("You", "Ada", "Bo"))
        for one in screen._turned():
            assert one.text in " ".join(text.split()), "what the numbers stand for"
        numbers = " ".join(str(number) for number, _ in enumerate(screen._turned(), 1))
        assert f"  {words.legend_brief(numbers=numbers)}" in text, "no number that isn't there"
        await pilot.press("m")
        await pilot.pause()
        assert "Feathers" in screen_text(app)
        assert "turning points" not in screen_text(app)
        await pilot.press("g")
        await pilot.pause()
        assert screen._above.display
        assert not screen._graph.display
        await pilot.press("g", "escape")
        await pilot.pause()
        assert app.screen is screen, "Escape goes one step back"
        assert screen._above.display
        assert not screen._graph.display


async def test_a_game_that_goes_on_has_no_graph_and_tells_no_other_seat() -> None:
    store = Store()
    name = await played(store, moves=40)
    app = TribesApp(store=store)
    async with app.run_test(size=(120, 40)) as pilot:
        app.push_screen(screen := ReplayScreen(store.read(name)))
        await pilot.pause()
        await pilot.press("end", "e", "g", "m", "1")
        await pilot.pause()
        assert not screen._graph.display
        assert screen._standings is None
        assert screen.seen.eyes == 0
        keys = screen_text(app).splitlines()[-1]
        assert not any(word in keys for word in ("eyes", "graph", words.moment(), words.measure()))


@pytest.mark.parametrize("game", list(rules.games))
async def test_every_game_is_seen_whole_with_graph_and_log(game: str) -> None:
    store = Store()
    name = whole_game(store, game, 2)
    app = TribesApp(store=store)
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await shown_replay(pilot, app, name)
        await judged(pilot, screen)
        await pilot.press("end")
        await pilot.pause()
        assert f"move {len(screen.seen)} of {len(screen.seen)}" in screen_text(app)
        assert screen._graph.display
        await pilot.press("m")
        await pilot.pause()
        scores = screen.seen.whole(screen.number).scores()
        assert [strip.total for strip in screen._graph._chart.shown.strips] == [str(score) for score in scores]


@pytest.mark.varied(1)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
@pytest.mark.parametrize("game", list(rules.games))
async def test_in_a_rivals_eyes_only_the_person_is_you(game: str, size: tuple[int, int]) -> None:
    """On plates, in the log, below the graph, and in what a table says to whoever sits there."""
    store = Store()
    name = whole_game(store, game, 2, 9)  # where games of all six turned
    app = TribesApp(store=store)
    async with app.run_test(size=size) as pilot:
        screen = await shown_replay(pilot, app, name)
        await judged(pilot, screen)
        screen._look_with(1)
        assert screen.seen.names == ("you", "Ada")
        assert len({one.figures.split()[0] for one in screen._turned()}) == 1
        assert all(one.figures.startswith("Ada ") for one in screen._turned())
        for number in range(0, len(screen.seen), max(1, len(screen.seen) // 15)):
            screen.go_to(number)
            await pilot.pause()
            text = screen_text(app)
            for wrong in ("Your best three", "Your hand", "You evoked", "Your goals", "Your goods", "Soonest for your"):
                assert wrong not in text, number
            assert "new: you drew" not in text
            told = screen.seen.told(number) if number else []
            if told and screen.seen.recording.moves[number - 1].seat == 1:
                assert not told[0].startswith("You "), told


async def test_where_nothing_is_chosen_no_button_of_the_duel_has_the_key_of_the_eyes() -> None:
    store = Store()
    app = TribesApp(store=store)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await shown_replay(pilot, app, whole_game(store, "tribal_duel", 2))
        for number in range(0, len(screen.seen), 7):
            screen.seen.look_with(screen.seen.whole(number).current_player)
            screen.go_to(number)
            await pilot.pause()
            assert not [*screen.query_one(DuelButtons).names()], number


async def test_nor_has_the_end_of_a_turn_of_the_rixe() -> None:
    store = Store()
    app = TribesApp(store=store)
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await shown_replay(pilot, app, whole_game(store, "tribal_rixe", 2))
        for number in range(0, len(screen.seen), 9):
            screen.seen.look_with(screen.seen.whole(number).current_player)
            screen.go_to(number)
            await pilot.pause()
            assert "end" not in screen.query_one(Stock).names(), number


async def test_where_nothing_is_chosen_cards_have_no_keys() -> None:
    store = Store()
    app = TribesApp(store=store)
    name = whole_game(store, "indy", 2, 5)
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await shown_replay(pilot, app, name)
        for eyes in (0, 1, None):
            screen._look_with(eyes)
            screen.go_to(len(screen.seen) // 2)
            await pilot.pause()
            spots = [spot for row in screen.query(CardRow) for spot in row._spots.values()]
            assert len(spots) > 4
            assert not any(spot.key for spot in spots)


@pytest.mark.turned(2)
@pytest.mark.parametrize("game", list(rules.games))
def test_of_every_move_of_a_game_that_is_over_something_is_said_to_open_eyes(game: str) -> None:
    store = Store()
    seen = SeenGame(store.read(whole_game(store, game, 2)))
    assert seen.eyes == 0, "one's own game is seen with one's own eyes"
    seen.look_with(None)
    silent = [move for move in range(1, len(seen) + 1) if not seen.told(move)]
    told = [seen.untold(move) for move in silent]
    assert not [move for move, text in zip(silent, told, strict=True) if text == words.unseen() or not text]
    for eyes in range(2):
        seen.look_with(eyes)
        assert all(
            seen.untold(move) != words.unseen() for move in silent if seen.recording.moves[move - 1].seat == eyes
        )


async def test_in_a_small_window_the_eyes_that_are_looked_with_have_names_of_any_length() -> None:
    store, names = Store(), ("all", "Bartholomew", "Cassiopeia the Great", "Di")
    app = TribesApp(store=store)
    name = whole_game(store, "indy", 2, 5)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.show_replay(name)
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.pause()
        transport = app.screen.query_one(Transport)
        for now in (0, 1, 2, 3, 0):
            transport.show(False, "speed 3 of 6", names, now, f"as {names[now]} saw it")
            await pilot.pause()
            assert [one for one in transport.names() if one.startswith("eyes:")] == [f"eyes:{now}"]
            assert names[now][:11] in screen_text(app)
            assert NEXT_EYES in transport.names()


async def test_whose_eyes_are_used_is_said_by_their_own_name() -> None:
    store = Store()
    whole_game(store, "indy", 4, 5)
    app = TribesApp(store=store)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.show_replay(store.list()[0].name)
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        keys = app.screen.query_one(KeyLine).text()
        assert all(word in keys for word in (words.eyes(), words.graph(), words.leave(), home.help()))
        app.screen._look_with(None)  # type: ignore[attr-defined]  # it is one
        for number, seat in enumerate(app.screen.seen.seats):  # type: ignore[attr-defined]
            await pilot.press("e")
            await pilot.pause()
            assert app.screen.seen.eyes == number  # type: ignore[attr-defined]
            assert words.seen_by(who=seat.name) in app.screen.query_one(Transport).text()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (160, 50)], ids=str)
async def test_c6_nothing_beside_the_cards_is_cut_and_every_moment_is_in_sight(size: tuple[int, int]) -> None:
    """What one's cards make stands in a frame only where its words have room in it."""
    store = Store()
    whole_game(store, "indy", 2, 5)
    app = TribesApp(store=store)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        app.show_replay(store.list()[0].name)
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        await judged(pilot, screen)
        piece, seen = screen.query_one(BestThree), defaultdict[int | None, set[str]](set)
        for eyes in (None, 0):  # of all, and of whoever loses
            screen.go_to(0)
            while screen.seen.eyes != eyes:
                await pilot.press("e")
                await pilot.pause()
            for _ in range(len(screen.seen)):
                await pilot.press("right")
                told = [words_of(row) for row in piece._rows if not isinstance(row, Face) and words_of(row)]
                shown = piece.text()
                assert all(row in shown for row in told if row[:8] in shown), (told, shown)
                seen[eyes].update(told)
        assert indy.lose() in seen[0], "with one's last feather"
        assert indy.lose() not in seen[None], "nobody is spoken to"
        moments = screen.query_one(Moments)
        assert not moments.parent.display or moments.region.bottom <= screen.query_one(Graph).region.y  # type: ignore[union-attr]


@pytest.mark.soak
async def test_a_turn_or_all_of_a_game_is_filmed_while_the_screen_goes_on(tmp_path: Path) -> None:
    app = TribesApp()
    async with app.run_test(size=(100, 30)) as pilot:
        screen = await shown_replay(pilot, app, whole_game(app.store, "indy", 2))
        screen.go_to(3)
        await pilot.press("f")
        await until(pilot, lambda: words.film_which() in screen_text(app))
        for part in (words.film_turn(), words.film_game(), words.film_called(are_hidden=False)):
            assert part in screen_text(app)
        await pilot.press("n")
        await until(pilot, lambda: words.film_called(are_hidden=True) in screen_text(app))
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, WrittenDialog))
        told = re.sub(r"\s", "", str(app.screen.query(".file").first(Static).content))
        assert re.search(rf"{tmp_path}/home/films/\S+\.svg", told), "the whole path"
        await pilot.press("enter", "right")
        await until(pilot, lambda: screen.number == 4)
        (film,) = (tmp_path / "home" / "films").iterdir()
        assert film.suffix == ".svg"
        assert film.read_text(encoding="utf-8").startswith("<svg")


async def test_before_a_film_is_made_its_dialog_says_where_the_file_will_be_and_both_have_the_games_colours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def made(record: Path, part: Part, seat: int | None, window: Size) -> str:
        return str(folder() / "one.svg")

    monkeypatch.setattr("tribes_tui.screens.replay.film.filmed", made)
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await shown_replay(pilot, app, whole_game(app.store, "indy", 2))
        screen.go_to(3)
        palette = palette_for(screen)
        colours = palette.panel.lower(), palette.accent.lower()
        await pilot.press("f")
        await until(pilot, lambda: isinstance(app.screen, FilmDialog) and bool(app.screen.query("#into")))
        said = str(app.screen.query_one("#into", Static).content)
        assert said == words.film_into(folder=str(tmp_path / "home" / "films"))
        assert box_colours(app) == colours
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, WrittenDialog) and bool(app.screen.query("#box")))
        assert box_colours(app) == colours


def box_colours(app: TribesApp) -> tuple[str, str]:
    styles = app.screen.query_one("#box").styles
    return styles.background.hex.lower(), styles.border_title_color.hex.lower()


async def test_nothing_is_filmed_where_no_record_lies_here() -> None:
    app = TribesApp()
    async with app.run_test(size=(100, 30)) as pilot:
        recording = app.store.read(whole_game(app.store, "indy", 2))
        recording.path = None
        app.push_screen(ReplayScreen(recording))
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("f")
        await pilot.pause()
        assert isinstance(app.screen, ReplayScreen)


@pytest.mark.parametrize(
    ("number", "around"), [(0, (0, 2)), (1, (0, 2)), (2, (0, 2)), (3, (2, 5)), (5, (2, 5)), (6, (5, 9)), (9, (5, 9))]
)
def test_a_part_is_what_lies_around_the_move_that_was_made_last(number: int, around: tuple[int, int]) -> None:
    assert part_around([2, 5, 9], number, 9)[:2] == around


async def test_a_note_stands_with_what_is_told_of_its_move_and_goes_when_it_is_emptied() -> None:
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        name = whole_game(app.store, "indy", 2)
        screen = await shown_replay(pilot, app, name)
        screen.go_to(3)
        await pilot.pause()
        bare = screen_text(app).splitlines()
        await pilot.press("n", *"a bad idea", "enter")
        await until(pilot, lambda: words.noted(text="a bad idea") in screen_text(app))
        noted = screen_text(app).splitlines()
        assert len([1 for one, other in zip(bare, noted, strict=True) if one != other]) == 1, "the table stays as it is"
        await pilot.press("right")
        await until(pilot, lambda: "a bad idea" not in screen_text(app))
        assert notes_of(app.store, app.store.copy(name)) == {3: "a bad idea"}
        await pilot.press("left", "n")
        await until(pilot, lambda: words.note_title(move=3) in screen_text(app))
        await pilot.press("ctrl+u", "enter")
        await until(pilot, lambda: "a bad idea" not in screen_text(app))
        assert notes_of(app.store, name) == {}


async def test_no_note_can_be_made_of_a_game_that_goes_on() -> None:
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await shown_replay(pilot, app, await played(app.store, moves=4))
        await pilot.press("n")
        await pilot.pause()
        assert app.screen is screen


async def test_the_log_on_the_table_is_not_empty_while_one_walks_through_a_game() -> None:
    app = TribesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        replay = await shown_replay(pilot, app, whole_game(app.store, "indy", 2))
        await pilot.press(*["right"] * 5)
        await pilot.pause()
        lines = [text for move in range(1, 6) for text in replay.seen.told(move)]
        assert ["".join(part[0] for part in one.words) for one in replay._scene().told] == lines
        assert screen_text(app).count(lines[-1].split(".")[0][:24]) >= 2, "in the log beside the table, and on it"


@pytest.mark.turned(2)
@pytest.mark.parametrize("game", list(rules.games))
def test_a_line_of_the_log_stands_under_whom_it_is_about(game: str) -> None:
    """As at the table: whoever made the move, the plate is no speaker of what became of another."""
    store = Store()
    seen = SeenGame(store.read(whole_game(store, game, 2)))
    others = 0
    for move in range(1, len(seen) + 1):
        events = [event for event in seen.events(move) if words_of_game(game).event(event, list(seen.names))]
        assert [line.seat for line in seen.heard(move)] == [event.player for event in events]
        others += any(event.player not in (None, seen.recording.moves[move - 1].seat) for event in events)
    assert others or game == "tribal_duel", "there one is told of one's own doings alone"
