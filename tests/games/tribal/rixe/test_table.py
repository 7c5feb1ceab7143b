"""What the Rixe's table shows and does: zones, complete columns, the hand, dry laps, going out; what it was tried for."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from rich.color import Color
from rich.style import Style
from textual.geometry import Offset

from rules import Event
from rules.tribal.cards import TYPE_NAMES
from rules.tribal.rixe.components.actions import DONE, DRAW, END
from rules.tribal.rixe.state import RixeState
from tests.app.test_app import until
from tests.games.tribal.helpers import table_at
from tests.games.tribal.rixe.test_reach import line_about
from tests.rules.tribal_rixe.layouts import EIGHT, NINE, rixe
from tests.table.helpers import MEDIUM, SMALL, Greedy, Silent, TableApp, on_table, random_states, shown
from tests.table.seated import SIZES, pick, point, seated, show, text
from tribes_tui.app.piloted import headless
from tribes_tui.games.tribal.rixe.facts import facts
from tribes_tui.games.tribal.rixe.lesson import lesson
from tribes_tui.games.tribal.rixe.pieces.hand import RixeHand
from tribes_tui.games.tribal.rixe.pieces.stock import Stock
from tribes_tui.games.tribal.rixe.pieces.zone import RixeZone
from tribes_tui.games.tribal.rixe.words.news import short_news
from tribes_tui.games.tribal.table_parts import EMBLEMS
from tribes_tui.table.board import board_of
from tribes_tui.table.screen import TableScreen
from tribes_tui.theme.colours import readable
from tribes_tui.theme.depths import DEPTHS
from tribes_tui.words.said import help as words


@pytest.mark.varied(2)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_a_complete_column_is_whole_and_offers_to_be_collected(players: int, size: tuple[int, int]) -> None:
    zones = [[NINE, "D4"], *[[card] for card in ("M6", "T6", "L6")[: players - 1]]]
    state = rixe(zones, [[card] for card in ("D2", "D3", "D5", "D6")[:players]])
    async with seated(state, size) as (_, screen):
        assert "column:0" in screen.scene.lit
        assert "collect" in text(screen) or "+1 pt" in text(screen)
        assert sum(screen.board.lane_of(t.name) == 0 for t in screen.targets if t.name.startswith("card:")) == 9
        point(screen, "column:0")
        assert "collect the column from 9 to lizard 1" in line_about(screen, "column:0")
        assert screen.board.gain(screen.scene, "column:0") == "+1 point"


async def test_the_key_that_ends_only_goes_there_while_a_complete_column_waits() -> None:
    app = TableApp(table_at(rixe([[NINE, "D4"], ["M6"]], [["D2"], ["D3"]]), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        await pilot.press("e")
        assert screen.cursor == "end"
        assert screen.is_my_turn
        assert app.laid.number == 0
        assert "end your turn, and leave a complete column to others" in shown(app)
        await pilot.press("e")
        await pilot.pause()
        assert app.laid.number > 0


async def test_the_hand_is_sorted_by_colour_and_value_and_twins_have_a_place_each() -> None:
    state = rixe([["D4"], ["M6"]], [["T9", "D7", "L2", "M3", "D7", "T2"], ["D1"]])
    async with seated(state) as (_, screen):
        names = [target.name for target in screen.targets if target.name.startswith("hand:")]
        assert names == ["hand:D7", "hand:D7+", "hand:M3", "hand:T9", "hand:L2", "hand:T2"]


async def test_a_twin_is_laid_as_well_as_the_other() -> None:
    app = TableApp(table_at(rixe([["D4", "L8"], ["M6"]], [["D7", "D7", "T2"], ["D1"]]), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        assert {"hand:D7", "hand:D7+"} <= screen.scene.lit
        for name in ("hand:D7+", "card:L8a"):
            screen.choose(name)
            await pilot.pause()
        assert screen.targets.get("card:D7a") is not None
        assert screen.targets.get("hand:D7+") is None


@pytest.mark.sampled(2)
@pytest.mark.parametrize("viewer", [0, 1, None])
async def test_hidden_cards_are_not_shown(viewer: int | None) -> None:
    states = random_states("tribal_rixe", 3, 4, 60)
    async with seated(states[0], MEDIUM, viewer) as (_, screen):
        for state in states:
            assert isinstance(state, RixeState)
            show(screen, state, viewer)
            names = {t.name.rstrip("+") for t in screen.targets if t.name.startswith("hand:")}
            assert names == (set() if viewer is None else {f"hand:{TYPE_NAMES[c >> 1]}" for c in state.hands[viewer]})
            for seat, hand in enumerate(state.hands):
                assert f"{len(hand)} card" in text(screen), seat


async def test_a_lifted_card_lights_every_place_where_it_may_go() -> None:
    state = rixe([["D4", ""], ["M4", "L9"]], [["L3", "D9"], ["D1"]])
    async with seated(state, MEDIUM) as (_, screen):
        pick(screen, "hand:L3")
        assert screen.scene.lit == {"card:D4a", "card:M4a"}
        assert "Where does lizard 3 go? On an orange 4, in any zone." in text(screen)
        assert "play lizard 3 on your djembe 4: a column of 2" in line_about(screen, "card:D4a")


async def test_a_card_that_has_one_place_alone_goes_there_at_once() -> None:
    """What has one answer is not asked."""
    state = rixe([["D4", ""], ["M4", "L9"]], [["L3", "D9", "D8"], ["D1"]])
    async with seated(state) as (_, screen):
        assert "play djembe 8 on Bo's lizard 9: a column of 2 from 9 down" in line_about(screen, "hand:D8")
        assert "play djembe 9 in your free place: a column of its own" in line_about(screen, "hand:D9")
        assert "lift lizard 3: it fits on 2 cards" in line_about(screen, "hand:L3")
        before = screen.view.key()
        screen.choose("hand:L3")
        assert screen.selection.chooser.picked == ("hand:L3",)
        assert screen.view.key() == before
        assert screen.selection.chooser.ways[("hand:D8",)] == screen.view.read("play D8 L9a")


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_drawing_is_offered_only_while_no_card_has_been_played(size: tuple[int, int]) -> None:
    app = TableApp(table_at(rixe([["D4", "L8"], ["M6"]], [["D7", "T6", "M1"], ["D1"]]), "pb"), Silent())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        screen = on_table(app)
        assert len(screen.board.steps(screen.scene).names) == 3
        assert not screen.query_one(Stock).shown.drawing
        for name in ("hand:D7", "card:L8a"):
            if name in screen.scene.lit:
                screen.choose(name)
                await pilot.pause()
        assert screen.view.has_played
        assert len(screen.board.steps(screen.scene).names) == 2
        assert not screen.query_one(Stock).shown.drawing


async def test_a_nine_says_how_many_free_places_lie_there() -> None:
    state = rixe([["D4", "", "", "D3"], ["M4", "", ""]], [["L9", "D8"], ["D1"]])
    async with seated(state) as (_, screen):
        assert "\n".join(text(screen).split("\n")[:-2]).count("free") == 4
        assert "lift lizard 9 to play it in the free place of a zone" in line_about(screen, "hand:L9")


async def test_a_lifted_group_is_lifted_as_one() -> None:
    state = rixe([["D5 L4 D3", "M9"], ["L6"]], [["D9"], ["D1"]])
    async with seated(state, MEDIUM) as (_, screen):
        pick(screen, "card:D5a")
        assert "Where do djembe 5 and 2 more go? On a blue 6, in any zone." in text(screen)
        zone = screen.query_one("#zone-0", RixeZone)
        assert zone._zone.lifted == {"card:D5a", "card:L4a", "card:D3a"}
        assert "move djembe 5 and 2 more onto Bo's lizard 6: a free place for your 9" in line_about(screen, "card:L6a")


async def test_in_cleaning_only_the_own_zone_counts_and_the_words_say_so() -> None:
    opening = random_states("tribal_rixe", 2, 3, 10_000)[0]
    async with seated(opening, MEDIUM, opening.current_player) as (_, screen):
        assert "everybody cleans up" in text(screen)
        assert "Clean up your own zone" in text(screen)


async def test_which_card_fits_is_said_below_each() -> None:
    state = rixe([["D4"], ["M6", "L8"]], [["L3", "D7", "T9"], ["D1"]], stock=["D1"])
    async with seated(state, MEDIUM) as (_, screen):
        assert text(screen).count("fits") >= 2
        assert "no fit" in text(screen)
        pick(screen, "hand:L3")
        assert "lifted" in text(screen)


@pytest.mark.parametrize(
    ("stock", "follows"),
    [(["L1", "T1"], "a card from the stock begins a new column"), ([], "the round ends without points for going out")],
)
def test_a_dry_lap_is_said_as_it_comes(stock: list[str], follows: str) -> None:
    """Among what is worth knowing: nothing on the table gives way to it."""
    label = "After 1 more turn without a card played"
    for dry, told in ((0, None), (1, follows)):
        view = rixe([["D4"], ["M6"]], [["D8"], ["D7"]], dry=dry, stock=stock).view(0)
        known = {fact.label: fact.words for fact in facts(view, ("you", "Bo"))}
        assert known.get(label) == told
        assert ("Once the stock is empty" in known) is (not dry), "of a stock that is soon empty, what comes of it"
    full = rixe([["D4"], ["M6"]], [["D8"], ["D7"]], stock=["L1", "T1", "L2"]).view(0)
    assert "Once the stock is empty" not in [fact.label for fact in facts(full, ("you", "Bo"))]


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_what_there_is_to_win_is_said_whole_and_the_number_of_the_stock_once(size: tuple[int, int]) -> None:
    state = rixe(
        [["D4", "L8"], ["M6"]], [["D7", "D3", "D2"], ["D7", "D1", "M1"]], dry=1, stock=["L1", "T1", "L2", "T2"]
    )
    async with seated(state, size) as (_, screen):
        seen = " ".join(" ".join(text(screen).split()).split("Worth")[0].split())
        stock = screen.query_one(Stock)
        assert "stock: 4" in stock.text()
        assert stock.text().count("4") == 1
        assert "in the stock" not in seen
        worth = " ".join(stock.text().split()) if "Empty hand:" in stock.text() else seen
        assert re.search(r"Empty hand: 3 points\W.*[Cc]olumn 9(–| to )1: 1 point", worth), worth


async def test_after_a_dry_lap_a_zone_is_chosen() -> None:
    state = rixe([["D4"], ["M6", ""]], [["D8", "M4"], ["D7"]], phase="new_column", turned="L5", dry=2)
    async with seated(state) as (_, screen):
        assert screen.scene.lit == {"zone:0", "zone:1"}
        assert "turned up" in text(screen)
        assert screen.board.steps(screen.scene).names == ["begin a new column"]
        assert "Nobody could play: you turned up lizard 5. Whose zone does it go in?" in text(screen)
        assert "begin it in Bo's free place: then no 9 goes there" in line_about(screen, "zone:1")
        assert "First choose where the card" in line_about(screen, "card:D4a")


@pytest.mark.parametrize(
    ("name", "picked", "there"),
    [
        ("card:D4a", (), "It fits no column now"),
        ("hand:D8", (), "Your card fits no column now"),
        ("card:M6a", ("hand:L3",), "one lower and of the other colour"),
        ("card:L9a", ("hand:L3",), "not in the middle"),
        ("empty:1", ("hand:L3",), "only a 9"),
        ("empty:1", (), "first choose a card"),
        ("stock", (), "so you may not draw"),
        ("end", (), "a turn goes on as long as a card fits"),
        ("zone:1", (), "only when nobody could play"),
    ],
)
async def test_what_is_not_lit_says_why(name: str, picked: tuple[str, ...], there: str) -> None:
    state = rixe([["D4"], ["M6", "L9 D8", ""]], [["L3", "D8"], ["D7"]], stock=["D1"])
    async with seated(state) as (_, screen):
        pick(screen, *picked)
        assert there in line_about(screen, name)


async def test_every_target_that_is_not_lit_can_be_asked_about() -> None:
    states = [state for state in random_states("tribal_rixe", 3, 9, 41) if not state.is_terminal]
    async with seated(states[0]) as (_, screen):
        for state in states:
            show(screen, state, state.current_player)
            for target in screen.targets:
                if target.name not in screen.scene.lit:
                    line = line_about(screen, target.name)
                    assert line.endswith(".") or target.name == "turned", (target.name, line)


async def test_arrows_go_from_column_to_column_whatever_their_length() -> None:
    state = rixe([[EIGHT, "D8", "T5 D4", "L8"], ["M6", "M9 L8 M7"]], [["D1"], ["D7"]])
    async with seated(state) as (_, screen):
        ends = ["card:M2a", "card:D8a", "card:D4a", "card:L8a", "card:M6a", "card:M7a"]
        for here, there in pairwise(ends):
            assert screen.targets.walk(here, "right", ends) == there
            assert screen.targets.walk(there, "left", ends) == here


async def test_points_are_told_by_rounds() -> None:
    state = random_states("tribal_rixe", 2, 3, 10_000)[-1]
    assert isinstance(state, RixeState)
    async with seated(state, MEDIUM) as (_, screen):
        gains = [gained[0] for gained, _ in state.tallies]
        row = next(line[84:] for line in text(screen).split("\n") if "You" in line[84:])
        assert [int(word) for word in re.findall(r"\d+", row)] == [*gains, state.points[0]]


@pytest.mark.varied(2)
@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_what_matters_is_told_in_words_at_every_depth(depth: str, size: tuple[int, int]) -> None:
    state = rixe([["D4", NINE], ["M6", "L9 D8", ""]], [["L3", "D8", "T7"], ["D7"]], stock=["D1"])
    async with seated(state, size, depth=depth) as (_, screen):
        seen = text(screen)
        for word in ("djembe", "lizard", "turtle", "mask", "You", "Bo", "3 cards", "1 card", "stock", "point"):
            assert word in seen or (word == "point" and " pt" in seen), (size, word, seen)
        if depth == "ascii":
            assert seen.isascii(), seen


# ---- Played


async def test_one_key_collects() -> None:
    state = rixe([[NINE, "D4"], ["M6", "D9 L8 D7 L6 D5 L4 D3 L2 D1"]], [["D2"], ["D7"]], stock=["D1"])
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "c collect" in " ".join(shown(app).split())
        await pilot.press("c")
        await pilot.pause()
        await pilot.press("c")
        await pilot.pause()
        assert app.laid.view(0).scores() == (2, 0)
        assert "c collect" not in " ".join(shown(app).split())


async def test_a_dry_lap_brings_a_new_column() -> None:
    state = rixe([["D4"], ["M6"]], [["D8", "D2"], ["D7"]], player=1, stock=["L2", "T9", "M1", "D1"], dry=1)
    app = TableApp(table_at(state, "pb"), Greedy())
    async with app.run_test(size=MEDIUM) as pilot:
        await until(pilot, lambda: "begin a column" in " ".join(on_table(app).scene.log))
        assert "Nobody could play: you turn up" in " ".join(on_table(app).scene.log)


async def test_a_zone_for_the_new_column_is_chosen_by_its_number() -> None:
    state = rixe([["D4", ""], ["M6"]], [["D8"], ["D7"]], phase="new_column", turned="L5", dry=2, stock=["T1"])
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("2")
        await pilot.pause()
        assert on_table(app).targets.get("card:L5a") is not None


async def test_half_a_move_is_put_back() -> None:
    app = TableApp(table_at(rixe([["D4"], ["M4"]], [["L3", "D8"], ["D7"]]), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        screen = on_table(app)
        assert screen.selection.chooser.picked == ("hand:L3",)
        await pilot.press("backspace")
        assert not screen.selection.chooser.picked


async def test_a_card_is_dragged_to_its_place() -> None:
    app = TableApp(table_at(rixe([["D4"], ["M6"]], [["L3", "D8"], ["D7"]]), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        start, goal = (screen.targets.get(name) for name in ("hand:L3", "card:D4a"))
        assert start is not None
        assert goal is not None
        await pilot.mouse_down(offset=start.region.offset + Offset(2, 1))
        await pilot.hover(offset=goal.region.offset + Offset(1, 0))
        await pilot.pause()
        assert screen.cursor == "card:D4a"
        assert "play lizard 3 on your djembe 4" in shown(app)
        await pilot.mouse_up(offset=goal.region.offset + Offset(1, 0))
        await pilot.pause()
        assert on_table(app).targets.get("card:L3a") is not None


async def test_what_is_unseen_is_listed_at_the_stock() -> None:
    state = rixe([["D4"], ["M6"]], [["D8"], ["D7"]], stock=["L1"])
    async with seated(state) as (_, screen):
        told = screen.board.describe(screen.scene, "stock")
        assert told.startswith("the stock, 1 card; you haven't seen djembe 1 1 2 2")


async def test_going_out_takes_the_column_that_the_last_card_completed() -> None:
    state = rixe([[EIGHT], ["L2"]], [["L1"], ["D7"]], options={"rounds": 1})
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = on_table(app)
        assert screen.board.gain(screen.scene, "hand:L1") == "+4 points"
        screen.choose("hand:L1")
        await pilot.pause()
        assert app.laid.scores == (4, 0)


@pytest.mark.parametrize(("column", "rows"), [("D9 L8 D7 L6 D5 L4 D3", 2), ("D9 L8 D7 L6 D5 L4", 2), ("D9", 4)])
async def test_in_a_small_window_what_others_did_stands_below_the_zones_alone(column: str, rows: int) -> None:
    """In few words where the log has no room for all of it; behind it that one's turns went by meanwhile."""
    hands = [["D1", "D1b"], ["L3", "T5", "T7", "L1", "L1b"]]
    state = rixe([["D4", column], ["M6", "M8"]], hands, stock=["M1", "M1b", "T1", "D2", "T1b"])
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(12):
            await until(pilot, lambda: app.laid.turn == 1 or app.table_screen.is_my_turn)
            if app.table_screen.is_my_turn:
                break
            view = app.laid.view(1)
            app.laid.propose(1, max(view.legal_actions(), key=view.hint), app.laid.number_for(1))
        await pilot.pause()
        shown_rows = shown(app).splitlines()
        below = " ".join(row.strip() for row in shown_rows[14 - rows : 14])
        assert re.search(
            r"Bo played (lizard 3 in|3 cards(, 1 in|)) your zone|Bo played .* and moved your djembe 4 away", below
        ), below
        assert re.search(r"In \d turns no card of yours fitted: you drew", below), below
        assert "new: " not in shown_rows[1] + shown_rows[-1], "told once"


@pytest.mark.soak
async def test_news_are_of_what_came_after_the_end_that_one_chose() -> None:
    """Where it is the only choice nobody is asked: a turn that ended by itself is nothing done."""
    async with headless("tribal_rixe", seats="you,bot:medium", seed=3, size=SMALL) as pilot:
        chosen = 0
        for _ in range(120):
            await pilot.pause()
            screen = pilot.app.screen
            if not isinstance(screen, TableScreen) or not screen.is_my_turn:
                await pilot.press("enter")
                continue
            assert screen.view.legal_actions() != [END]
            number = screen.table.number_for(0) + 1
            await pilot.press("enter")
            await until(pilot, lambda: not isinstance(pilot.app.screen, TableScreen) or pilot.app.screen.is_my_turn)
            news = [entry.number for entry, _ in screen._chronicle.since_own_turn]
            if (number, "end") in [(entry.number, entry.text) for entry in screen._chronicle.entries]:
                chosen += 1
                assert not news or min(news) > number, "what was there before is new no more"
        assert chosen


async def test_a_card_that_was_drawn_without_a_question_is_told() -> None:
    state = rixe([["D4", "T5", ""], ["M6"]], [["D8"], ["L3", "T8"]], player=1, stock=["D1", "M1"])
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        for move in ("play L3 D4a", "end"):
            await pilot.pause()
            app.laid.propose(1, app.laid.view(1).read(move), app.laid.number_for(1))
        await pilot.pause()
        assert "No card fits. Move a column to hinder others or end your turn." in shown(app).splitlines()[1]
        assert "· Bo played lizard 3 in your zone." in shown(app)
        told = "· You drew djembe 1: columns took only"
        assert told in shown(app), "which card it is, too, though nobody chose to draw"


def test_what_matters_more_than_cards_and_columns_is_not_shortened() -> None:
    names = ("you", "Bo", "Cy")
    assert short_news([Event("drew", 1), Event("turn_ended", 1)], names, 0) == ("Bo played no card",)
    assert short_news([Event("turn_ended", 1), Event("went_out", 1)], names, 0) == ()
    begun = [Event("dry_lap", 1, {"card": "D2a"}), Event("new_column", 1, {"card": "D2a", "z": 1, "slot": 4})]
    assert (
        short_news([*begun, Event("collected", 2)], names, 0)[0]
        == "Bo began a column with djembe 2; Cy collected a column"
    )
    each = [Event("collected", 1), Event("turn_ended", 1), Event("collected", 2)]
    assert short_news(each, names, 0)[0] == "Bo and Cy collected 2 columns"
    assert short_news([Event("collected", 1)] * 2, names, 0)[0] == "Bo collected 2 columns"
    assert short_news([Event("turn_ended", 0)], names, 0) == ()


def test_which_cards_were_laid_is_told_in_ever_fewer_words_those_on_ones_own_columns_first() -> None:
    names = ("you", "Bo", "Cy")
    laid = [Event("played", 1, {"card": card, "z": zone}) for card, zone in (("L5b", 1), ("M4b", 0))]
    both = [*laid, Event("turn_ended", 1), Event("played", 2, {"card": "T1a", "z": 2})]
    assert short_news(both, names, 0) == (
        "Bo played mask 4 in your zone and lizard 5 elsewhere; Cy played turtle 1",
        "Bo played 2 cards, 1 in your zone; Cy played 1 card",
        "Bo played 1 card in your zone",
    )
    zone = [Event("played", 1, {"card": card, "z": z}) for card, z in (("L5b", 0), ("M4b", 0), ("D1a", 1), ("D2a", 2))]
    assert (
        short_news(zone, names, 0)[0]
        == "Bo played lizard 5 and mask 4 in your zone and djembe 1 and djembe 2 elsewhere"
    )
    alike = [Event("played", seat, {"card": card, "z": 0}) for seat, card in ((1, "L5b"), (2, "L5a"))]
    assert short_news(alike, names, 0) == (
        "Bo played lizard 5 in your zone; Cy played lizard 5 in your zone",
        "Bo played 1 card in your zone; Cy played 1 card in your zone",
    ), "each of them, not both together"
    forms = short_news([*both, Event("collected", 1)], names, 0)
    assert forms[0] == "Bo collected a column and played mask 4 in your zone and lizard 5 elsewhere; Cy played turtle 1"
    assert forms[-2:] == ("Bo collected a column and played 1 card in your zone", "Bo collected a column")
    assert not any(sign in form for sign in EMBLEMS for form in forms)


def test_what_others_moved_onto_or_off_ones_own_columns_is_told_where_there_is_room() -> None:
    names = ("you", "Bo", "Cy")
    on = Event("moved", 1, {"cards": ["M3a", "L2b"], "z": 2, "to_z": 0, "onto": "T4a"})
    off = Event("moved", 2, {"cards": ["D5a"], "z": 0, "to_z": 1, "onto": "L6a"})
    elsewhere = Event("moved", 2, {"cards": ["D5b"], "z": 1, "to_z": 2, "onto": "L6b"})
    assert short_news([on, off, elsewhere, Event("turn_ended", 1)], names, 0) == (
        "Bo played no card and moved mask 3 and 1 more into your zone; Cy played no card and moved your djembe 5 away",
        "Bo and Cy played no card",
    ), "whole events or none"
    laid = Event("played", 1, {"card": "M4b", "z": 0})
    assert short_news([on, laid], names, 0)[:2] == (
        "Bo played mask 4 in your zone and moved mask 3 and 1 more into your zone",
        "Bo played 1 card in your zone and moved mask 3 and 1 more into your zone",
    )


def test_cards_that_went_to_and_fro_are_told_by_where_they_came_to_lie() -> None:
    """A bot shuffles: of four moves what counts is whose zone cards have left, and come into."""
    names = ("you", "Bo")
    group, others = ["L7a", "D6a", "T5a"], ["D4a"]
    ways = ((group, 0, 1), (group, 1, 0), (others, 0, 1), (["M8a"], 1, 1), (["L2a"], 1, 0), (["L2a"], 0, 1))
    moved = [Event("moved", 1, {"cards": some, "z": z, "to_z": to, "onto": "L9a"}) for some, z, to in ways]
    assert short_news([*moved, Event("turn_ended", 1)], names, 0)[0] == (
        "Bo played no card and moved your djembe 4 away"
    )


async def test_bots_that_lay_columns_to_and_fro_are_told_by_what_it_comes_to() -> None:
    """One turn of four moves filled the log with sentences like `moves your lizard 7 and 4 more onto your djembe 8`."""
    state = rixe([["D8 L7", "D4", "M8"], ["L5"]], [["T9", "D1"], ["D7", "D2"]], player=1, stock=["L1", "L2"])
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=MEDIUM) as pilot:
        for move in ("move L7a M8a", "move D4a L5a", "draw", "end"):
            await pilot.pause()
            app.laid.propose(1, app.laid.view(1).read(move), app.laid.number_for(1))
        await pilot.pause()
        told = " ".join(re.sub("[^ -~]", " ", shown(app)).split())
        assert "moves your" not in told
        for part in ("Bo moved your djembe 4", "away."):
            assert part in told, told


def test_a_card_is_told_to_lie_in_ones_zone_only_where_it_still_lies_there() -> None:
    """Played there and moved away in the same turn, it lies elsewhere, in however few words that is told."""
    names = ("you", "Bo")
    laid = [Event("played", 1, {"card": card, "z": 0}) for card in ("M4b", "L3a")]
    off = Event("moved", 1, {"cards": ["M4b", "L3a"], "z": 0, "to_z": 1, "onto": "L6a"})
    assert any("in your zone" in form for form in short_news(laid, names, 0))
    assert not any("in your zone" in form for form in short_news([*laid, off], names, 0))


def test_of_what_was_moved_what_touches_ones_own_columns_is_told_longest() -> None:
    names = ("you", "Bo")
    off = Event("moved", 1, {"cards": ["D5a"], "z": 0, "to_z": 1, "onto": "L6a"})
    laid = [Event("played", 1, {"card": card, "z": 1}) for card in ("M4b", "L3a")]
    forms = short_news([off, *laid], names, 0)
    assert forms[1:] == (
        "Bo played 2 cards and moved your djembe 5 away",
        "Bo moved your djembe 5 away",
        "Bo played 2 cards",
    )
    assert not any("…" in form for form in forms)


@pytest.mark.parametrize(("longest", "end"), [(1, 4), (3, 4), (5, 3), (6, 2), (9, 1)])
async def test_at_80_columns_pictures_and_what_happened_stand_in_the_rows_that_no_column_needs(
    longest: int, end: int
) -> None:
    """Where others' cards went is read on the table; the longest column is whole all the same."""
    column = " ".join(NINE.split()[:longest])
    app = TableApp(table_at(rixe([[column], ["L8a"]], [["L3", "D8"], ["D7", "D2"]], player=1), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.laid.propose(1, app.laid.view(1).read("play D7 L8a"), app.laid.number_for(1))
        await pilot.pause()
        shown_lines = shown(app).splitlines()
        assert any(line.startswith("· Bo ") for line in shown_lines)
        ends = on_table(app).targets.get(f"card:{column.split()[-1]}")
        assert ends is not None
        assert ends.region.height == end
        (short,) = [
            target for target in on_table(app).targets if target.name.startswith("card:D7") and target.region.x > 40
        ]
        assert short.region.height == 4, "a picture beside the longest column, however long"


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_colour_of_every_kind_of_card_is_a_word(size: tuple[int, int]) -> None:
    async with seated(rixe([["D4"], ["M6"]], [["D8"], ["D7"]]), size) as (_, screen):
        assert "orange ▼ djembe" in text(screen)
        assert "blue § lizard" in text(screen)
        assert ("one higher of the other colour" in text(screen)) == (size[0] >= 120)


@pytest.mark.parametrize(
    ("zones", "hand", "is_asked"),
    [
        ([["D4", "M4"], ["L5"]], "M8", False),
        ([["D4", "M4"], ["L5"]], "T9", True),  # an empty place takes a 9
        ([["L9 M8 T7 D6 L5 M4 T3", "L3 M2 L1"], ["D4"]], "M8", True),
    ],
)
def test_a_draw_is_asked_only_where_moves_would_open_a_place_or_complete_a_column(
    zones: list[list[str]], hand: str, is_asked: bool
) -> None:
    view = rixe(zones, [[hand], ["D1"]], stock=["D5"]).view(0)
    legal = view.legal_actions()
    assert DRAW in legal
    assert len(legal) > 1
    assert (board_of("tribal_rixe").forced(view, legal) is None) == is_asked


async def test_an_end_that_is_the_only_answer_is_not_asked_and_the_drawn_card_is_told() -> None:
    board = board_of("tribal_rixe")
    stuck = [["D4"], ["L2"]], [["M8", "T9"], ["D1"]]
    views = [rixe(*stuck, **more).view(0) for more in ({}, {"stock": ["L3"]}, {"has_drawn": True, "stock": ["L3"]})]
    assert [board.forced(view, view.legal_actions()) for view in views] == [END, DRAW, END]
    assert not any(board.told_of_forced(view, END) for view in views), "it is told with the cards drawn"
    cleaned = rixe(*stuck, phase="clean", cleaned=[1, 0]).view(0)
    assert board.forced(cleaned, cleaned.legal_actions()) == DONE
    app = TableApp(table_at(rixe([["D4", "L2"], ["L6"]], [["L3", "T9"], ["D1"]], stock=["L5"]), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.table_screen.decide(app.laid.view(0).read("play L3 D4a"))
        await until(pilot, lambda: app.laid.turn == 1)
        await pilot.press("u")
        await until(pilot, lambda: app.laid.number == 0)  # both are taken back as one


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_k22_in_anothers_turn_nothing_offers_to_draw_or_to_end(size: tuple[int, int]) -> None:
    """Nor does a phase of cleaning; in one's own turn both stand there."""
    stuck = [["D4"], ["L2"]], [["M8", "T9"], ["D1"]]
    for player, more in ((0, {}), (1, {}), (1, {"phase": "clean"})):
        async with seated(rixe(*stuck, player=player, stock=["L3"], **more), size) as (_, screen):
            assert (screen.targets.get("end") is None) == (player == 1)
            spot = screen.query_one(Stock).region
            stock = " ".join(line[spot.x : spot.right] for line in text(screen).split("\n")[spot.y : spot.bottom])
            assert any(word in stock for word in ("draw", "end", "done")) == (player == 0), stock


def test_the_lesson_says_what_the_light_below_a_card_means() -> None:
    sign = words.light().split(" below or beside a thing: ")[0]
    assert any(
        f"{sign} below it, or lights at both ends if other cards lie on it" in one.text for one in lesson().steps
    )


def style_at(screen: TableScreen, where: Offset) -> Style:
    """Of a cell."""
    (cell,) = screen._compositor.render_strips()[where.y].crop(where.x, where.x + 1)
    assert cell.style is not None
    return cell.style


@pytest.mark.parametrize("theme", ["tribes-dark", "tribes-light"])
async def test_at_80_columns_a_card_that_has_no_place_is_faded_and_so_is_a_plate_that_does_nothing(theme: str) -> None:
    """Where no word below a card says whether it fits; the stock is a plate where a dry lap takes its room."""
    fits, stuck = (rixe([[end], ["L2"]], [["L3", "T9"], ["D1"]], stock=["D5"], dry=1) for end in ("D4", "D6"))
    async with seated(fits, SMALL, theme=theme) as (pilot, screen):
        palette = screen.query_one(RixeHand).palette
        assert "draw" not in screen.query_one(Stock).text(), "it isn't allowed while a card fits"
        spot = next(target.region for target in screen.targets if target.name == "end")
        end = style_at(screen, spot.offset + Offset(7, 0))
        assert end.bgcolor is not None
        assert end.color == Color.parse(readable(palette.fade(palette.dim, end.bgcolor.name), end.bgcolor.name))
        papers = []
        for state in (fits, stuck):
            show(screen, state, 0)
            await pilot.pause()
            spots = [target.region for target in screen.targets if target.name in ("hand:L3", "hand:T9")]
            papers.append([style_at(screen, spot.offset + Offset(1, 2)).bgcolor for spot in spots])
        (nine, three), (nine_then, three_then) = papers
        assert three == Color.parse(palette.card)
        assert nine == nine_then == three_then != three


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_after_the_end_nothing_is_said_of_the_stock(size: tuple[int, int]) -> None:
    state = rixe([["D4"], ["M6"]], [["D8"], ["D7"]])
    state = state.game.load({**state.dump(), "phase": "over", "current_player": None})
    async with seated(state, size) as (_, screen):
        assert "stock" not in text(screen)
        assert "0" not in screen.query_one(Stock).text()


@pytest.mark.parametrize(("column", "is_told"), [("D8", True), (NINE, False)])
async def test_in_the_smallest_window_what_one_would_want_to_know_first_stands_in_rows_that_nothing_else_needs(
    column: str, is_told: bool
) -> None:
    """Larger windows tell beside the hand who is nearest to going out; the smallest one had empty rows, and said nothing."""
    state = rixe([["D4", "M6"], [column, "T9"]], [["D8", "T3"], ["D7"]], stock=["L1", "L2"])
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        told = "Nearest to going out: Bo has 1 card left; the last brings 3 points"
        if is_told:
            await until(pilot, lambda: told in shown(app))
        await pilot.pause()
        assert (told in shown(app)) == is_told
