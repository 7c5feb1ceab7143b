"""What somebody who plays for the first time has to be told: what fits where, whose card it is, why nothing can be done; and hands and
zones that stay cards as they grow."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest

import rules
from rules import Event, Rng
from rules.tribal.cards import NAMES as NAMED, RANK, SYMBOL, fits
from rules.tribal.moves import MOVES, ONTO
from rules.tribal.rixe.components.actions import DONE, DRAW, END, PLAY
from rules.tribal.rixe.mechanics.legal import fitting_types
from rules.tribal.rixe.state import RixeState
from tests.app.test_app import until
from tests.games.tribal.duel.test_stuck import played
from tests.games.tribal.helpers import table_at
from tests.games.tribal.rixe.test_reach import line_about
from tests.rules.tribal_rixe.layouts import EIGHT, NINE, rixe
from tests.table.beginning import entered
from tests.table.helpers import MEDIUM, SMALL, Greedy, Silent, TableApp, laid, random_states, shown
from tests.table.seated import SIZES, pick, seated, show, text
from tribes_tui.games.tribal.rixe.ending import ending
from tribes_tui.games.tribal.rixe.foresight import aim, hinders, opens_nothing
from tribes_tui.games.tribal.rixe.lesson import lesson
from tribes_tui.games.tribal.rixe.pieces.hand import RixeHand
from tribes_tui.games.tribal.rixe.pieces.stock import Stock
from tribes_tui.games.tribal.rixe.pieces.zone import RixeZone
from tribes_tui.games.tribal.rixe.table import RixeBoard
from tribes_tui.games.tribal.rixe.words import event, sentences
from tribes_tui.games.tribal.rixe.words.sentences import lift, new_column, prompt, put, reasons, steps
from tribes_tui.screens.lesson import LessonScreen, table_at as table_at_step
from tribes_tui.table.board import board_of
from tribes_tui.widgets.beside.game_log import GameLog
from tribes_tui.widgets.drawing.shapes import ACTING

NAMES = ("you", "Bo")


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_before_the_first_move_it_is_said_what_fits_where_and_what_a_free_place_takes(
    size: tuple[int, int],
) -> None:
    state = rixe([["D4", ""], ["M6"]], [["L3", "T9"], ["D1"]], phase="clean")
    async with seated(state, size) as (_, screen):
        seen = " ".join(text(screen).split())
        assert "play cards on one higher of the other colour" in seen
        assert "column: 9 8 7 6 5 4 3 2 1" in seen or "in a free place" in seen
        assert "lower" not in seen, "in one direction"
        assert "for 9" in text(screen) or "for a 9" in text(screen), "it stands in the place itself"


def test_two_cards_alike_are_told_apart_by_whose_they_are() -> None:
    view = rixe([["D4a"], ["D4b", "L5"]], [["M9"], ["D1"]]).view(0)
    moves = [view.read(f"move D4{copy} L5a") for copy in "ab"]
    assert [
        lift(view, f"card:D4{copy}", [move], NAMES).split(" to ")[0] for copy, move in zip("ab", moves, strict=True)
    ] == [
        "lift your djembe 4",
        "lift Bo's djembe 4",
    ]
    told = [put(view, move, NAMES).split(":")[0] for move in moves]
    assert told == ["move your djembe 4 onto Bo's lizard 5", "move Bo's djembe 4 onto Bo's lizard 5"]


@pytest.mark.parametrize(
    ("zones", "hand", "more", "asked"),
    [
        ([["D4", "L8"], ["M6"]], ["T2"], {"phase": "clean"}, "No card fits your zone: end your cleaning."),
        ([["D4", "L5"], ["M6"]], ["T9"], {"phase": "clean"}, "No card fits your zone: move columns, or end your cleaning."),
        ([["D4", "L8"], ["M6"]], ["T2"], {"has_played": True}, "No card fits. End your turn."),
        ([["D4", "L8"], ["M6"]], ["T2"], {"has_drawn": True}, "No card fits. End your turn."),
        ([["D4", "L8"], ["M6"]], ["T3"], {"has_drawn": True}, "Play a card that fits."),
        ([["D4", "L5"], ["M6"]], ["T9"], {}, "No card fits, but a move frees a place. Move columns or draw a card."),
        ([[EIGHT, "L2"], ["L1", "M2b"]], ["T9"], {}, "No card fits, but a column can be completed. Move columns or draw a card."),
        ([["D4", NINE], ["M6"]], ["T2"], {"has_played": True}, "No card fits. Move columns, collect a complete column or end your turn."),
    ],
)  # fmt: skip
def test_it_is_said_why_there_is_nothing_to_play(
    zones: list[list[str]], hand: list[str], more: dict[str, object], asked: str
) -> None:
    view = rixe(zones, [hand, ["D1"]], stock=["D5"], **more).view(0)
    assert asked in prompt(view, NAMES)


def test_the_end_is_no_step_as_long_as_columns_can_be_moved_or_collected() -> None:
    state = rixe([["D4", NINE], ["L5"]], [["T2"], ["D1"]], has_played=True)
    assert steps(state, {"END"}) == (["play", "end"], 1)
    for kind in ("MOVE", "COLLECT"):
        assert steps(state, {kind, "END"})[1] == 0


def test_a_zone_is_chosen_by_what_becomes_of_free_places() -> None:
    view = rixe([["D4", ""], ["M6"]], [["T9"], ["D7"]], phase="new_column", turned="L5", dry=2).view(0)
    mine, bos = view.legal_actions()
    assert new_column(view, mine, NAMES) == "begin it in your free place, which your 9 needs"
    assert new_column(view, bos, NAMES) == "begin it in Bo's zone as column 2: free places stay free"
    assert max(len(new_column(view, one, ("Abigail", "you"))) for one in (mine, bos)) <= 70
    without = rixe([["D4", ""], ["M6"]], [["T8"], ["D7"]], phase="new_column", turned="L5", dry=2).view(0)
    assert new_column(without, mine, NAMES) == "begin it in your free place: then no 9 goes there"
    assert new_column(without, bos, NAMES) == "begin it in Bo's zone as column 2: free places stay free"
    completes = rixe(
        [["L8 D7 L6 D5 L4 D3 L2 D1", ""], ["M6"]], [["T8"], ["D7"]], phase="new_column", turned="M9", dry=2
    ).view(0)
    assert (
        new_column(completes, completes.legal_actions()[1], NAMES)
        == "begin it in Bo's zone: then you can complete a column"
    )
    assert entered(board_of("tribal_rixe"), view)[0] == bos, "the cursor spares the place that one needs"
    assert entered(board_of("tribal_rixe"), without)[0] == mine, "and takes one from the others' 9s"
    assert any("that your 9 needs" in one for one in reasons(view, mine))
    assert any("everybody may play on it all the same" in one for one in reasons(view, bos))


@pytest.mark.rule("tribal_rixe", "3.4")
@pytest.mark.parametrize(
    ("zones", "is_asked"),
    [([["D4"], ["M6"]], False), ([["D4", ""], ["M6", "", ""]], False), ([["D4", ""], ["M6"]], True)],
    ids=["no free place", "some in each", "some in one"],
)
def test_in_whose_zone_a_column_begins_is_asked_where_it_matters(zones: list[list[str]], is_asked: bool) -> None:
    """Everybody plays everywhere: all that can differ is whether a free place is taken (`test_whole_games` plays it through)."""
    board = board_of("tribal_rixe")
    view = rixe(zones, [["T9"], ["D7"]], phase="new_column", turned="L5", dry=2).view(0)
    assert len(view.legal_actions()) == 2
    begun = board.forced(view, view.legal_actions())
    assert begun == (None if is_asked else view.read("new-column 0"))
    if begun is not None:
        told = "Nobody could play: lizard 5 begins a column in your zone, as good as any."
        assert board.told_of_forced(view, begun) == told


@pytest.mark.parametrize(
    ("hand", "made"),
    [
        (["M2", "T9"], "a column of 8 from 9 down, and others may complete it"),
        (["M2", "L1", "T9"], "a column of 8 from 9 down"),
    ],
    ids=["for others", "for oneself"],
)
def test_a_column_that_lacks_its_last_card_says_who_completes_it(hand: list[str], made: str) -> None:
    view = rixe([["L9 M8 T7 D6 L5 M4 T3"], ["M6"]], [hand, ["D1"]], stock=["L8"]).view(0)
    play = view.read("play M2 T3a")
    assert sentences.outcome(view, play) == made
    brief = made.rpartition(", and ")[2]
    assert put(view, play, NAMES) == f"play mask 2 on your turtle 3: {brief}"
    far = put(view, play, ("Abigail the Great of the North", "Bo"))
    assert far == f"play mask 2 on turtle 3: {brief}", "whose card it is gives way to what comes of it"
    moved = rixe([["L9 M8 T7 D6 L5 M4 T3", "L3 M2"], ["M6"]], [["T9"], ["D1"]], stock=["L8"]).view(0)
    move = moved.read("move M2a T3a")
    assert sentences.outcome(moved, move) == "a column of 8 from 9 down, and others may complete it"


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_the_mark_of_whose_turn_it_is_is_not_the_cursor_s(size: tuple[int, int]) -> None:
    """And the zone with the amber frame is theirs, not always one's own."""
    for player in (0, 1):
        state = rixe([["D4"], ["M6"]], [["L3", "T9"], ["D5", "D1"]], player=player, stock=["L8"])
        async with seated(state, size) as (_, screen):
            heads = [screen.query_one(f"#zone-{seat}", RixeZone) for seat in (0, 1)]
            assert [ACTING in zone.text().splitlines()[0] for zone in heads] == [player == 0, player == 1]
            assert not any("►" in zone.text().splitlines()[0] for zone in heads), "the cursor is elsewhere"
            if size == MEDIUM:
                amber = [zone._cells.rows[0][0][1] == zone.palette.cursor for zone in heads if zone._cells]
                assert amber == [player == 0, player == 1]


async def test_a_free_place_reads_alike_whether_or_not_it_can_be_chosen() -> None:
    for hand in (["T9", "D8"], ["D8", "D7"]):
        state = rixe([["D4", ""], ["M6"]], [hand, ["D1"]], stock=["L8"])
        async with seated(state, MEDIUM) as (_, screen):
            rows = screen.query_one("#zone-0", RixeZone).text().splitlines()
            free = next(y for y, row in enumerate(rows) if "free" in row)
            assert "for a 9" in rows[free + 1], rows


def test_a_card_of_the_hand_is_always_played_as_the_rulebook_says() -> None:
    """It is not put, laid or placed as well; a card of the table is moved."""
    for file in (Path(sentences.__file__).parent / "en").glob("*.ftl"):
        told = re.sub(r"^(#.*|[\w-]+ =)", "", file.read_text(), flags=re.MULTILINE)
        assert not re.findall(r"\b(?:lay|lays|laid|put|puts|placed)\b", told), file.name


@pytest.mark.parametrize(
    ("held", "onto"),
    [(["M4", "D9"], "L5b"), (["M4", "L3", "M2", "T1", "D9"], "L5a")],
    ids=["others would", "one completes it"],
)
def test_the_cursor_begins_on_no_long_column_from_9_that_others_would_complete(held: list[str], onto: str) -> None:
    view = rixe([["L9 M8 T7 D6 L5a"], ["T8 M7", "L5b"]], [held, ["D1"]], stock=["T9"]).view(0)
    chosen, _ = entered(board_of("tribal_rixe"), view)
    assert view.game.actions[chosen].text == f"play M4 {onto}"


@pytest.mark.soak
async def test_one_key_draws_and_ends_turns_until_a_card_fits() -> None:
    """And is offered again: what was chosen once goes on no longer than one sees."""
    app, board, asked, skipped = TableApp(laid(game="tribal_rixe"), Greedy()), board_of("tribal_rixe"), 0, 0
    presses = 0
    async with app.run_test(size=SMALL) as pilot:
        table = app.table_screen
        while asked < 12 and app.laid.view(0).round == 1:
            await until(pilot, lambda: table.is_my_turn and not table.opponents.is_waiting)
            await pilot.pause()
            assert not table.is_watching
            before = len([entry for entry in app.laid.history(0) if entry.seat == 0])
            if board.may_watch(table.view):
                assert "n  skip till one fits" in shown(app)
                await pilot.press("n")
                presses += 1
            else:
                assert "n  skip" not in shown(app)
                asked += 1
                table.decide(max(table.view.legal_actions(), key=table.view.hint))
            await until(pilot, lambda: app.laid.turn == 0 or app.laid.view(0).round > 1)
            skipped += len([entry for entry in app.laid.history(0) if entry.seat == 0]) > before + 2
        assert skipped
        assert presses


@pytest.mark.parametrize("is_brief", [False, True], ids=["in full", "by ear"])
def test_in_lines_one_word_draws_and_ends_turns_until_a_card_fits(is_brief: bool) -> None:
    stock = ["D3", "D2", "M2", "D6", "D1"]
    table = table_at(rixe([["D4"], ["M6"]], [["D8"], ["D7", "M7"]], stock=stock), "pp")
    told = played(table, ["pass", "pass"], is_brief)
    own = [entry.text for entry in table.history(0) if entry.seat == 0]
    assert own == ["draw", "end"], "and once"
    assert told.count("Or say pass") == 2, "and the other is asked, too"


async def test_skipping_goes_on_though_a_card_fitted_while_others_moved() -> None:
    """It is asked at one's own turn whether anything fits."""
    state = rixe([["D4"], ["M6"]], [["L5", "D1"], ["D7", "D3"]], player=1, stock=["D1", "M1", "M1"], has_drawn=True)
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.table_screen._watching.add(0)
        assert not app.table_screen._watches(0), "a blue 5 goes on mask 6"
        assert app.table_screen.is_watching


async def test_a_cleaning_ends_in_one_way_by_itself_once_nothing_can_be_done() -> None:
    """Whether or not a card was played; with moves left it is asked about."""
    board = board_of("tribal_rixe")
    moves = rixe([["D4", "L8", "T3"], ["M6"]], [["T2"], ["D1"]], phase="clean", cleaned=[1, 0]).view(0)
    assert len(moves.legal_actions()) > 1
    assert board.forced(moves, moves.legal_actions()) is None
    for cleaned in ([0, 0], [1, 0]):
        view = rixe([["D4", "L8"], ["M6"]], [["T2"], ["D1"]], phase="clean", cleaned=cleaned).view(0)
        assert view.legal_actions() == [DONE]
        assert board.forced(view, [DONE]) == DONE
        assert board.told_of_forced(view, DONE) == "No card fits in your zone now: your cleaning is over."


async def test_a_turn_that_ends_by_itself_says_why() -> None:
    app = TableApp(table_at(rixe([["D4", "L2"], ["L6"]], [["L3", "T9"], ["D1"]], stock=["L5"]), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.table_screen.decide(app.laid.view(0).read("play L3 D4a"))
        await until(pilot, lambda: app.laid.turn == 1)
        assert "Your turn ends: no other card fits." in shown(app)


async def test_what_ended_a_turn_stands_in_the_place_of_no_question() -> None:
    state = rixe([["D4", "L2"], ["L6"]], [["L3", "T9", "L4"], ["M5", "D9"]], stock=["L9", "M9", "T1", "D2"])
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.table_screen.decide(app.laid.view(0).read("play L3 D4a"))
        await until(pilot, lambda: app.laid.turn == 1)
        assert "Your turn ends" in shown(app)
        while app.laid.turn == 1:
            view = app.laid.view(1)
            app.laid.propose(1, max(view.legal_actions(), key=view.hint), app.laid.number_for(1))
        await until(pilot, lambda: app.table_screen.is_my_turn)
        await pilot.pause()
        assert "Your turn ends: no other card fits." in " ".join(shown(app).splitlines()[10:15]), shown(app)
        assert app.table_screen.prompt() in shown(app).splitlines()[1]


async def test_a_turn_that_ended_by_itself_though_columns_could_move_is_told_in_the_next_and_in_the_log() -> None:
    state = rixe([["D4", "L2"], ["M4", "L6"]], [["L3", "T9", "L4"], ["M5", "D9"]], stock=["L9", "M9", "T1", "D2"])
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.table_screen.decide(app.laid.view(0).read("play L3 D4a"))
        await until(pilot, lambda: app.laid.turn == 1)
        await pilot.pause()
        assert "Your turn ends: no other card fits." in " ".join(shown(app).split())
        while app.laid.turn == 1:
            view = app.laid.view(1)
            app.laid.propose(1, max(view.legal_actions(), key=view.hint), app.laid.number_for(1))
        await until(pilot, lambda: app.table_screen.is_my_turn)
        await pilot.pause()
        assert "Your turn ends: no other card fits." in " ".join(app.table_screen.scene.log)


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_what_just_happened_stands_below_the_zones_or_beside_and_the_question_where_it_always_is(
    size: tuple[int, int],
) -> None:
    """However long the columns are, and however short the question."""
    nine = "L9 M8 T7 D6 L5 M4 T3 D2 L1"
    state = rixe([[nine, "M5"], ["L6"]], [["L3", "T9"], ["D8", "D9"]], stock=["L9", "M9", "T1", "D2"])
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        news = "Djembe 2 begins a column in your zone: no zone is better for it."
        app.table_screen.tell_news(news)
        await pilot.pause()
        row = shown(app).splitlines()[1]
        assert app.table_screen.prompt() in row
        assert "begins a column" not in row
        logs = [log.text() for log in app.table_screen.query(GameLog) if log.size]
        assert [news in " ".join(re.sub("[│╭╮╰╯─]", "", log).split()) for log in logs] == [True]


@pytest.mark.parametrize("size", [(100, 24), (200, 24)], ids=str)
async def test_what_just_happened_stands_in_the_place_of_the_question_where_no_log_has_room(
    size: tuple[int, int],
) -> None:
    state = rixe([["D4"], ["L6"]], [["L3", "T9"], ["D8", "D9"]], stock=["L9", "M9", "T1", "D2"])
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert not any(log.size for log in app.table_screen.query(GameLog))
        app.table_screen.tell_news("Djembe 2 begins a column in your zone.")
        await pilot.pause()
        assert "Djembe 2 begins a column in your zone." in shown(app).splitlines()[1]


async def test_a_turn_that_one_lets_pass_did_not_end_by_itself() -> None:
    state = rixe([["D4"], ["M6"]], [["D8", "T9"], ["D8", "D9"]], stock=["L9", "M9"], has_drawn=True)
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.table_screen.watch_fast()
        await until(pilot, lambda: app.laid.turn == 1)
        await pilot.pause()
        assert "ended by itself" not in shown(app)


async def test_a_card_that_is_drawn_for_one_is_said_to_be() -> None:
    app = TableApp(table_at(rixe([["D4"], ["M6"]], [["D8", "T1"], ["D1"]], stock=["L3", "L3"]), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: app.laid.view(0).has_drawn)
        await until(pilot, lambda: "· You draw lizard 3." in shown(app))


def helps_nothing(view: RixeState) -> bool:
    return not any(
        PLAY <= one < DRAW or aim(view, one) in ("complete", "begin", "room") for one in view.legal_actions()
    )


def test_a_draw_is_asked_only_where_a_move_is_of_use_or_was_made() -> None:
    board, rng, crowded = board_of("tribal_rixe"), Rng(5), 0
    for seed in range(6):
        state = rules.games["tribal_rixe"].new_state(3, seed, {"rounds": 1})
        while state.current_player is not None:
            view = cast(RixeState, state.view(state.current_player))
            legal = view.legal_actions()
            if DRAW in legal:
                assert (board.forced(view, legal) == DRAW) == (helps_nothing(view) and not view.moves)
                crowded += helps_nothing(view) and len(legal) > 4
            state.apply(max(legal, key=state.hint) if rng.randrange(3) else state.pick(rng))
    assert crowded


# ---- Cards


@pytest.mark.parametrize("count", [8, 10, 12])
async def test_a_hand_of_more_than_seven_has_pictures_in_the_smallest_window(count: int) -> None:
    hand = ["D9", "D6", "M8", "M2", "D3", "M5", "L1", "L9", "T7", "T6", "L3", "T2"][:count]
    async with seated(rixe([["D4"], ["L4"]], [hand, ["M4"]])) as (_, screen):
        form = screen.query_one(RixeHand).form()
        assert form.height >= 3
        assert sum(target.name.startswith("hand:") for target in screen.targets) == count


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_a_zone_of_many_columns_takes_its_width_from_the_others(size: tuple[int, int]) -> None:
    eight = ["D8", "M6", "L8", "T8", "D6", "M4", "L6", "T4"]
    async with seated(rixe([eight, ["M6", "D4", "L3", "T3"]], [["D1"], ["M1"]]), size) as (pilot, screen):
        zones = [screen.query_one(f"#zone-{k}", RixeZone) for k in (0, 1)]
        assert zones[0].size.width > zones[1].size.width
        assert not any(zone.scrolls for zone in zones)
        assert all(screen.targets.get(f"card:{card}a") is not None for card in eight), "all are there, and at once"
        widths = {zone.spacing() for zone in zones}
        assert len(widths) == 1, "cards are of one size"
        assert min(widths)[0] >= (5 if size == SMALL else 7)
        show(screen, rixe([["D8"], ["M6"]], [["D1"], ["M1"]]), 0)
        await pilot.pause()
        assert zones[0].size.width == zones[1].size.width


# ---- The end


def ended(
    tallies: list[tuple[tuple[int, int], int]], points: tuple[int, int], outs: tuple[int, int]
) -> tuple[str, ...]:
    """What is said of a game that went so."""
    state = random_states("tribal_rixe", 2, 3, 10_000)[-1]
    assert isinstance(state, RixeState)
    state.tallies, state.points, state.outs = tuple(tallies), [*points], [*outs]
    return ending(state, [], NAMES).decided


def test_the_end_says_where_the_difference_came_from() -> None:
    assert "You are 2 points ahead of Bo, by going out: 2 to 1." in ended(
        [((3, 1), 1), ((0, 3), 2), ((3, 0), 1)], (6, 4), (2, 1)
    )
    assert re.search(r"by columns: \d to \d", " ".join(ended([((2, 3), 2), ((5, 0), 1)], (7, 3), (1, 1))))


async def test_a_lifted_card_says_where_it_goes() -> None:
    async with seated(rixe([["D4", ""], ["M6"]], [["T9", "D8"], ["D1"]]), MEDIUM) as (_, screen):
        assert "play turtle 9 in your free place: a column of its own" in line_about(screen, "hand:T9")
        pick(screen, "hand:T9")
        assert "Where does turtle 9 go? In a free place, in any zone." in text(screen)


def test_the_lesson_says_who_begins_after_a_tie_and_what_is_done_for_one() -> None:
    """A table has no youngest, and a lesson asks for keys that a table presses by itself."""
    told = [step.text for step in lesson().steps]
    assert any("Seats decide a tie." in text for text in told)
    assert any("In a game a turn ends by itself when no move matters." in text for text in told)
    assert any("a column that one card or move completes" in text for text in told)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_which_card_goes_where_and_the_names_of_the_kinds_are_always_in_sight(
    size: tuple[int, int], players: int
) -> None:
    """In the smallest window they gave way to who was nearest to going out: that is told beside each name."""
    states = [state for state in random_states("tribal_rixe", players, 2, 40) if not state.is_terminal]
    async with seated(states[0], size) as (pilot, screen):
        near = [rixe([["D4"], ["M6"]], [["D8"], ["D7"]])] if players == 2 else []
        for state in (*states[::9], *near):
            show(screen, state, 0)
            await pilot.pause()
            row = next(row for row in text(screen).splitlines() if "djembe" in row and "turtle" in row and "·" in row)
            assert all(word in row for word in ("mask", "lizard")), row
            assert "other colour" in row or "column: 9 8 7 6 5 4 3 2 1" in row, row


@pytest.mark.parametrize("size", [SMALL, (120, 40)], ids=str)
async def test_a_turn_in_which_nothing_could_be_played_is_told_after_it(size: tuple[int, int]) -> None:
    state = rixe([["D4"], ["M6"]], [["D8", "T1"], ["D1", "T9"]], stock=["L8", "T8"])
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: app.laid.turn == 1)
        await pilot.pause()
        assert re.search(f"{DREW_NOTHING} (lizard|turtle) 8: columns took only blue 3, 5\\.", shown(app)), shown(app)


DREW_NOTHING = "You drew"
"""Of a turn in which nothing could be played."""


def test_turns_that_go_by_are_counted_and_told_in_the_same_words_until_something_is_done() -> None:
    """However many pass between two questions: all of them in which nothing was played."""
    board = RixeBoard()
    others = rixe([["D4"], ["M6"]], [["D8", "T1"], ["D1", "T9"]], player=1, stock=["L9"]).view(0)
    stuck = rixe([["D4"], ["M6"]], [["D8", "T1"], ["D1", "T9"]], stock=["L9"]).view(0)
    asked = rixe([["D4"], ["M6"]], [["L3", "T1"], ["D1", "T9"]], stock=["L9"]).view(0)

    def drawn(card: str) -> list[Event]:
        return [Event("drew", 0, {"card": card}), Event("turn_ended", 0, {"dry": 1})]

    board.told_of_turn(stuck, NAMES)
    assert board.told_of_own(others, drawn("L8"), NAMES) == f"{DREW_NOTHING} lizard 8: columns took only blue 3, 5."
    board.told_of_turn(stuck, NAMES)
    assert board.told_of_own(others, drawn("T3"), NAMES) == (
        "In 2 turns no card of yours fitted: you drew lizard 8 and turtle 3."
    )
    board.told_of_turn(stuck, NAMES)
    assert board.told_of_own(others, drawn("M6"), NAMES) == (
        "In 3 turns no card of yours fitted: you drew lizard 8, turtle 3 and mask 6."
    )
    board.told_of_turn(stuck, NAMES)
    told = "In 4 turns no card of yours fitted: you drew 4 cards."
    assert board.told_of_own(asked, drawn("L3")[:1], NAMES) == told, "also for the turn in which something is asked"
    board.told_of_turn(asked, NAMES)
    assert not board.told_of_own(stuck, [Event("played", 0, {"card": "L3", "z": 0, "onto": "D4"})], NAMES)
    assert board.told_of_own(others, [Event("turn_ended", 0, {"dry": 0})], NAMES) == (
        "Your turn ends: columns take only blue 3, 5."
    )
    board.told_of_turn(stuck, NAMES)
    told = board.told_of_own(others, drawn("T3"), NAMES)
    assert told == f"{DREW_NOTHING} turtle 3: columns took only blue 3, 5.", (
        "a turn in which a card was played is none in which nothing fitted"
    )
    board.told_of_turn(asked, NAMES)
    board.told_of_own(stuck, [Event("played", 0, {"card": "L3", "z": 0, "onto": "D4"})], NAMES)
    board.told_of_turn(asked, NAMES)
    assert not board.told_of_own(others, [Event("turn_ended", 0, {"dry": 0})], NAMES), "they ended it themselves"


@pytest.mark.parametrize(("hand", "is_hurried"), [(["D8", "T1"], True), (["L3", "T1"], False)], ids=["by", "played"])
async def test_while_turns_go_by_the_others_play_fast_until_something_is_asked(
    hand: list[str], is_hurried: bool
) -> None:
    """Not after a turn in which something was done: what comes of that is seen at the usual pace."""
    state = rixe([["D4"], ["M6"]], [hand, ["D1", "L5", "T9"]], stock=["M4", "M4b", "D4b"])
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        screen = app.table_screen
        if not is_hurried:
            await until(pilot, lambda: screen.is_my_turn)
            screen.decide(app.laid.view(0).read("play L3 D4a"))
        await until(pilot, lambda: app.laid.turn == 1)
        await pilot.pause()
        assert screen._is_hurried is is_hurried
        assert app.laid.propose(1, app.laid.view(1).read("play L5 M6a"), app.laid.number_for(1))
        assert app.laid.propose(1, END, app.laid.number_for(1))
        await until(pilot, lambda: screen.is_my_turn)
        assert not screen._is_hurried


async def test_a_turn_that_was_taken_back_did_not_end() -> None:
    app = TableApp(table_at(rixe([["D4", "L2"], ["L6"]], [["L3", "T9"], ["D1"]], stock=["L5"]), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.table_screen.decide(app.laid.view(0).read("play L3 D4a"))
        await until(pilot, lambda: app.laid.turn == 1)
        await pilot.press("u")
        await until(pilot, lambda: app.laid.number == 0)
        await pilot.pause()
        assert "Your last turn" not in shown(app), shown(app)


@pytest.mark.parametrize("size", [SMALL, (120, 40)], ids=str)
async def test_a_column_that_another_collects_is_told_on_the_table(size: tuple[int, int]) -> None:
    state = rixe([["M4"], ["D9 L8 D7 L6 D5 L4 D3 L2 D1"]], [["T9"], ["L3", "D8"]], player=1, stock=["L5", "L7"])
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for kind in ("PLAY", "COLLECT"):
            view = app.laid.view(1)
            action = next(one for one in view.legal_actions() if view.game.actions[one].kind == kind)
            app.laid.propose(1, action, app.laid.number_for(1))
            await pilot.pause()
        assert app.table_screen.selection.notice == "Bo collects a column from 9 to 1: 1 point."
        assert app.table_screen.selection.notice in shown(app)


async def test_in_the_smallest_window_it_stands_in_the_last_events_or_beside_enter_not_in_both() -> None:
    state = rixe([["M4"], ["D9 L8 D7 L6 D5 L4 D3 L2 D1"]], [["T9"], ["L3", "D8"]], player=1, stock=["L5", "L7"])
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        for kind in ("COLLECT", "PLAY"):
            view = app.laid.view(1)
            action = next(one for one in view.legal_actions() if view.game.actions[one].kind == kind)
            app.laid.propose(1, action, app.laid.number_for(1))
            await pilot.pause()
            assert shown(app).count("Bo collects a column from 9 to 1: 1 point.") == 1, shown(app)


async def test_who_begins_is_told_at_every_size_after_a_cleaning_that_ended_by_itself() -> None:
    """Its end and who begins stand in one row of the smallest window."""
    state = rixe([["D8"], ["D4", "M6"]], [["T2"], ["L3", "M1"]], phase="clean", player=1, cleaned=[1, 0], youngest=0)
    app = TableApp(table_at(state, "bp"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.table_screen.decide(app.laid.view(1).read("play L3 D4a"))
        await until(pilot, lambda: app.laid.number > 1)
        await pilot.pause()
        assert "No card fits in your zone now: your cleaning is over." in shown(app)
        assert "begin" in " ".join(shown(app).split("cleaning is over.")[1].splitlines()[:2]), (
            "in the order in which it happened"
        )


async def test_what_happened_meanwhile_is_told_once_turns_stop_going_by() -> None:
    """How many turns went by, and what others did in them: in a row of the smallest window, after the last of them."""
    state = rixe([["D5", ""], ["M8", "D8 L7", "L6"]], [["D3", "M1"], ["L4", "L1"]], stock=["M7", "L3", "M1"])
    app = TableApp(table_at(state, "pb"), Greedy())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = app.table_screen
        assert not screen._told_of_passing(0)
        await pilot.press("n")
        await until(pilot, lambda: not screen.is_watching and screen.is_my_turn)
        await pilot.pause()
        await until(pilot, lambda: "went by." in shown(app))
        row = next(row for row in shown(app).splitlines() if "went by." in row)
        assert "Your turn went by. Ash" in row or "Your turn went by. Bo" in row, row


# ---- What a newcomer was told otherwise than it is


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_while_a_card_fits_nothing_offers_to_draw(size: tuple[int, int]) -> None:
    """The step says when one may, in the same words at every size, and the key is there only then."""
    fits = rixe([["D9", "L8"], ["M7"], ["T5"]], [["D7", "M1"], ["D1"], ["L2"]], stock=["D5"], dry=1)
    stuck = rixe([["D4", "L5"], ["M7"], ["T5"]], [["T9", "M1"], ["D1"], ["L2"]], stock=["D5"], dry=1)
    async with seated(fits, size) as (pilot, screen):
        assert "draw" not in screen.query_one(Stock).text()
        show(screen, stuck, 0)
        await pilot.pause()
        assert "d   draw" in screen.query_one(Stock).text() or "d draw" in screen.query_one(Stock).text()
    for kinds in ({"PLAY"}, {"DRAW"}):
        assert steps(fits, kinds)[0] == ["play", "draw if none fits", "end"]


def test_a_move_that_takes_a_place_away_is_asked_for_and_says_which_cards_it_keeps_out() -> None:
    """What moving there says is the same, and by how many fewer; the cursor begins there where somebody may soon be out, else on the end."""
    board, rng, asked, idle = board_of("tribal_rixe"), Rng(3), 0, 0
    for seed in range(8):
        state = rules.games["tribal_rixe"].new_state(3, seed, {"rounds": 1})
        while state.current_player is not None:
            view = cast(RixeState, state.view(state.current_player))
            legal, moves = view.legal_actions(), [one for one in view.legal_actions() if one < MOVES]
            if END in legal and moves and opens_nothing(view) and not view.moves and board.forced(view, legal) is None:
                assert prompt(view, (*NAMES, "Cy")) == "No card fits. Move a column to hinder others or end your turn."
                hinder = [one for one in moves if hinders(view, one)]
                near = any(len(hand) <= 2 for seat, hand in enumerate(view.hands) if seat != view.viewer)
                asked, idle = asked + bool(hinder and near), idle + bool(hinder and not near)
                first = entered(board, view)[0]
                assert first in (hinder if hinder and near else [END]), "the cursor begins where it is of use"
                if hinder:
                    chosen = first if near else hinder[0]
                    onto = ONTO[chosen]
                    kind = f"{('blue', 'orange')[SYMBOL[onto] > 1]} {RANK[onto]}"
                    one = f"{'an' if kind[0] == 'o' else 'a'} {kind}"
                    assert f"so that others can't play {one}" in lift(
                        view, f"card:{NAMED[chosen >> 2]}", [chosen], (*NAMES, "Cy")
                    )
                    assert f": others can't play {one}" in put(view, chosen, (*NAMES, "Cy"))
                    told = rf"Then no {kind} fits anywhere: of the cards you can't see, \d+ fewer fit\."
                    assert any(re.fullmatch(told, one) for one in reasons(view, chosen))
                    after = cast(RixeState, view.resample(Rng(0)))
                    after.apply(chosen)
                    types = {kind for kind in range(36) if RANK[2 * kind] == RANK[onto] - 1 and fits(2 * kind, onto)}
                    assert not any(fitting_types(after) >> kind & 1 for kind in types), "it is so"
            state.apply(max(legal, key=state.hint) if rng.randrange(3) else state.pick(rng))
    assert asked
    assert idle


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_points_and_cards_beside_names_are_told_alike_in_all_zones(players: int) -> None:
    state = rules.games["tribal_rixe"].new_state(players, 3)
    async with seated(state, SMALL, names=("you", "Ash", "Birch", "Cedar")[:players]) as (_, screen):
        heads = screen.query(RixeZone)
        told = {re.sub(r"^\W*\w+\W\s*", "", zone.text().splitlines()[0]).strip() for zone in heads if zone.display}
        assert len(told) == 1, told


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_what_one_played_oneself_stands_in_the_log_too(size: tuple[int, int]) -> None:
    state = rixe([["D4", "L2", "T8"], ["L6"]], [["L3", "D7", "T9"], ["D1"]], stock=["L5"])
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=size) as pilot:
        for number, move in enumerate(("play L3 D4a", "play D7 T8a")):
            await until(pilot, lambda number=number: app.laid.number == number and app.table_screen.is_my_turn)  # type: ignore[misc]
            app.table_screen.decide(app.laid.view(0).read(move))
        await until(pilot, lambda: app.laid.number == 2)
        await pilot.pause()
        logs = (log.text() for log in app.table_screen.query(GameLog) if log.display)
        told = [" ".join(re.sub("[│╭╮╰╯─]", "", log).split()) for log in logs]
        assert any("You play djembe 7 on your turtle 8." in log for log in told), told


async def test_the_lesson_offers_no_key_that_plays_one_s_turns_and_closes_on_one_s_own() -> None:
    last = len(lesson().steps)
    assert table_at_step(lesson(), last).turn == 0
    for number in range(last):
        view = table_at_step(lesson(), number).view(0)
        board = board_of("tribal_rixe")
        board.is_taught = True
        assert not board.may_watch(view)
    screen = LessonScreen(lesson())
    assert screen.board.is_taught


def test_the_one_who_begins_is_told_in_a_row() -> None:
    names = ("you", "Abigail-Rose", "Birch", "Cedar")
    for cleaned in ([2, 0, 1, 3], [0, 0, 0, 0]):
        told = event(Event("starter", 1, {"played": cleaned}), names)
        assert len(told) <= 78, told
        assert told.startswith("Abigail-Rose begins")
    assert "plays no card in cleaning" in event(Event("cleaned", 1, {"played": 0}), names)


async def test_a_turn_that_went_by_is_still_told_when_one_is_asked_again_until_one_does_something() -> None:
    state = rixe([["D4"], ["M6"]], [["D8", "M2", "D6"], ["L3", "T9"]], stock=["L8", "T8", "M9"])
    app = TableApp(table_at(state, "pb"), Greedy())
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: bool(re.search(DREW_NOTHING, shown(app))) and "Play a card" in shown(app))
        told = re.search(DREW_NOTHING + r" \w+ \d: columns", shown(app))
        assert told, shown(app)
        await pilot.press("enter")
        await until(pilot, lambda: app.laid.number > 4)
        await pilot.pause()
        assert told[0] not in shown(app), shown(app)


async def test_while_another_moves_the_line_of_enter_says_which_key_tells_what_they_did() -> None:
    state = rixe([["D4", "T5"], ["M6"]], [["D8"], ["L3", "M4", "T9"]], player=1, stock=["D1", "M1"])
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "tells what has happened" not in shown(app), "nothing has"
        app.laid.propose(1, app.laid.view(1).read("play L3 D4a"), app.laid.number_for(1))
        await pilot.pause()
        app.table_screen.selection.cursor = None
        app.table_screen.show_cursor()
        await pilot.pause()
        assert "While you wait, b tells what has happened." in shown(app).splitlines()[-2], shown(app)
