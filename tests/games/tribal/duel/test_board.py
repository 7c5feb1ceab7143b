"""What the Duel's table shows: columns of any length, marks, bans, where a card may go, what happened, the end."""

from __future__ import annotations

import re
from typing import Any

import pytest

import rules
from rules import Event, State
from rules.tribal.cards import NAMES
from rules.tribal.duel.components.phases import CLEAN
from rules.tribal.duel.state import DuelState
from tests.games.tribal.duel.seated import check_in_view, line_about, region_of, row_of, stand_there
from tests.games.tribal.helpers import table_at
from tests.rules.tribal_duel.layouts import ONES, act, duel
from tests.table.helpers import SMALL as SMALLEST, Silent, TableApp, on_table, random_states
from tests.table.seated import SIZES, middle_of, piece_of, seated, show, text
from tests.widgets.mounting import alone
from tribes_tui.games.tribal.duel.pieces.panel import DuelButtons, Latest, LatestView, Supply
from tribes_tui.games.tribal.duel.pieces.zone import DuelZone
from tribes_tui.games.tribal.duel.table import DuelBoard
from tribes_tui.games.tribal.duel.words import sentences
from tribes_tui.table.board import board_of
from tribes_tui.table.choice.explain import explanation, section_for
from tribes_tui.table.screen import TableScreen
from tribes_tui.words.wording import words_of

RUNS = ("D9a L8a M7a T6a D5a L4a M3a T2a D1a", "L9a D8a T7a M6a L5a D4a T3a M2a L1a")
STOLEN = ["D9a", "L4a"], ["M9a L8a", "M3a"]
"""Example C of the rules' section 6."""
GIVEN = ["D4a", "T5b"], ["L5b", "L9a"]
"""Example D."""
SIGNS = {"D": "▼", "M": "◊", "L": "§", "T": "∩"}


def test_the_board_is_found_by_the_games_id() -> None:
    assert type(board_of("tribal_duel")) is DuelBoard


# ---- Columns ----------------------------------------------------------------------------------


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("viewer", [0, 1, None])
async def test_all_columns_are_readable_however_long_they_are(size: tuple[int, int], viewer: int | None) -> None:
    """Nine cards are the longest run; six more lie face down beneath it."""
    hidden = "#M9b #M8b #T9b #T8b #D7b #L7b"
    third = "D9b L8b M7b T6b D5b L4b M3b T2b D1b"
    state = duel([RUNS[0], f"{hidden} {RUNS[1]}"], ["M4b", "", third])
    async with seated(state, size, viewer) as (_, screen):
        for code in (*RUNS[0].split(), *RUNS[1].split(), *third.split(), "M4b"):
            shown = row_of(screen, f"card:{code}")
            assert code[1] in shown, code
            assert SIGNS[code[0]] in shown or words_of_symbol(code) in shown, (code, shown)
        assert screen.targets.get("card:M9b") is None


def words_of_symbol(code: str) -> str:
    return {"D": "djembe", "M": "mask", "L": "lizard", "T": "turtle"}[code[0]]


@pytest.mark.parametrize("size", [SMALLEST, (120, 40)])
async def test_face_down_cards_have_a_row_each_where_there_is_room_and_else_a_number(size: tuple[int, int]) -> None:
    states, folded = random_states("tribal_duel", 2, 3, 60), 0
    async with seated(states[0], size) as (pilot, screen):
        for state in states:
            assert isinstance(state, DuelState)
            show(screen, state, 0)
            await pilot.pause()
            for number, hidden in enumerate(state.hidden):
                if hidden:
                    first = region_of(screen, f"card:{NAMES[state.columns[number][hidden]]}").y
                    rows = first - screen.query_one("#zone-left").region.y
                    assert rows == hidden or f"▒{hidden}" in row_of(screen, f"hidden:{number}")
                    folded += rows != hidden
    assert folded or size != SMALLEST


async def test_the_sign_of_folded_cards_is_explained_only_while_there_is_one() -> None:
    """From the first frame on, and after the window got other rows."""
    states, seen = random_states("tribal_duel", 2, 3, 60), set[bool]()
    async with seated(states[0], SMALLEST) as (pilot, screen):
        for state in states[:2]:
            for size in (SMALLEST, (80, 40), SMALLEST):
                show(screen, state, 0)
                await pilot.resize_terminal(*size)
                for _ in range(3):
                    await pilot.pause()
                is_folded = any(zone.folded() for zone in screen.query(DuelZone))
                assert bool(re.search(r"▒\d is \d", text(screen))) == is_folded, text(screen)
                seen.add(is_folded)
    assert len(seen) == 2


async def test_the_last_cards_fill_the_rows_that_a_small_window_leaves_them() -> None:
    """At 80 columns, too, a card that lies open is a card: its sign from corner to corner below its band."""
    start = rules.games["tribal_duel"].new_state(2, 1)
    async with seated(start) as (_, screen):
        for number in range(14):
            code = start.ends[number]  # type: ignore[attr-defined]
            assert region_of(screen, f"card:{NAMES[code]}").height == 4


async def test_the_own_zone_stands_left() -> None:
    for viewer, first in ((0, "D4a"), (1, "L5b"), (None, "D4a")):
        async with seated(duel(*GIVEN), viewer=viewer) as (_, screen):
            assert region_of(screen, f"card:{first}").x < 5


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_every_card_of_the_discard_is_there_up_to_the_sixteen_that_can_be(size: tuple[int, int]) -> None:
    discard = [f"{symbol}{value}b" for symbol in "DMLT" for value in (2, 4, 6, 8)]
    async with seated(duel(["D9a"], ["M9a"], discard=discard), size) as (_, screen):
        for code in discard:
            assert code[1] in row_of(screen, f"discard:{code}")


@pytest.mark.parametrize("size", [*SIZES, (120, 60), (80, 40)], ids=str)
async def test_the_whole_discard_is_there_beside_a_card_that_has_to_be_placed(size: tuple[int, int]) -> None:
    discard = [f"{symbol}{value}b" for symbol in "DMLT" for value in (2, 4, 6, 8)][:15]
    state = act(duel(["D9a", "T3a"], ["M9a"], discard=discard, stock=["D2a"]), "draw")
    async with seated(state, size) as (_, screen):
        for name in ("stock", "drawn", *(f"discard:{code}" for code in discard)):
            check_in_view(screen, name)


async def test_what_stands_above_the_columns_is_counted_from_the_position() -> None:
    states = random_states("tribal_duel", 2, 8, 70)
    async with seated(states[0], (120, 40)) as (_, screen):
        for state in states:
            assert isinstance(state, DuelState)
            show(screen, state, 0)
            shown = text(screen)
            for player in (0, 1):
                assert f"{state.held[player]} card" in shown
                assert f"{sum(state.hidden[7 * player : 7 * player + 7])} face down" in shown
                for symbol, letter in enumerate("DMLT"):
                    height = state.heights[4 * player + symbol]
                    assert not height or str(height) in row_of(screen, f"pile:{player}:{letter}")
            head = "cleaning" if state.phase == CLEAN else f"turn {max(1, state.turn)}"
            assert head in shown
            unseen = len(state.unseen_cards())
            assert screen.board.facts(screen.scene)[-1].startswith(f"{unseen} card")  # type: ignore[attr-defined]


# ---- Choosing ---------------------------------------------------------------------------------


def is_lifted(screen: TableScreen, code: str) -> bool:
    """Whether a card has the white edges of those that are lifted."""
    piece, name = piece_of(screen, f"card:{code}"), f"card:{code}"
    spot, cells = piece.places[name].region, piece._cells
    assert cells is not None
    return cells.rows[spot.y][spot.x][1] == piece.palette.chosen


async def test_a_run_is_grabbed_in_its_middle_and_every_place_for_it_is_lit_on_both_sides() -> None:
    state = duel(["D9a L8a M7a T6a", "T8b"], ["L8b", "M9b"])
    async with seated(state, picked=("card:M7a",)) as (_, screen):
        assert screen.selection.chooser.lit == {"card:T8b", "card:L8b"}
        assert [code for code in ("D9a", "L8a", "M7a", "T6a") if is_lifted(screen, code)] == ["M7a", "T6a"]
        assert "Where do mask 7 and 1 more go? On a blue 8." in text(screen)


async def test_any_free_column_may_be_clicked() -> None:
    state = duel(["#D2b D9a", "", "L4a"], ["M8a", ""])
    async with seated(state, picked=("card:D9a",)) as (_, screen):
        assert screen.selection.chooser.lit == {"empty:0", "empty:1"}
        zone = piece_of(screen, "empty:0")
        fourth = region_of(screen, "empty:0").translate((5 * 2, 0))
        assert zone.place_at(middle_of(fourth) - zone.region.offset) == "empty:0"


async def test_a_drawn_card_shows_where_it_may_go() -> None:
    state = act(duel(["T2a"], ["L2b"], stock=["D1a"]), "draw")
    async with seated(state) as (_, screen):
        assert screen.selection.chooser.lit == {"card:T2a", "card:L2b", "pile:0:D"}
        assert "Where does djembe 1 go? On a blue 2 or its sacred pile." in text(screen)
        assert "1 ▼" in row_of(screen, "drawn") or "1 djembe" in row_of(screen, "drawn")


async def test_what_is_next_on_a_pile_is_marked_and_the_marks_are_explained() -> None:
    state = duel(["D4a", "L2b"], ["L5b", "M1a"], sacred=[{"L": 1}, {"D": 3}])
    async with seated(state) as (_, screen):
        assert row_of(screen, "card:L2b")[-1] == "↑" or screen.cursor == "card:L2b"
        assert row_of(screen, "card:D4a")[-1] == "!" or screen.cursor == "card:D4a"
        assert row_of(screen, "card:M1a")[-1] == "¡"  # both piles wait for it
        assert "▌▂ can go ↑ next for you ! Bo ¡ both" in text(screen)
    async with seated(state, (120, 40)) as (_, screen):
        assert "can go ↑ next for you ! next for Bo ¡ both" in " ".join(text(screen).split())


# ---- Bans -------------------------------------------------------------------------------------


async def test_a_stolen_card_is_marked_and_the_ban_is_told() -> None:
    async with seated(act(duel(*STOLEN), "steal L8a D9a", "end"), viewer=1) as (_, screen):
        assert row_of(screen, "card:L8a")[-1] == "×"
        assert "× lizard 8: stolen last turn, can't be stolen back now" in text(screen)
        assert "Stolen from you last turn" in line_about(screen, "card:L8a").line
        lines = explanation(screen.board, screen.scene, screen.selection.chooser, words_of("tribal_duel"), "card:L8a")
        assert any("can't be stolen back now (rules 3.4)" in line for line in lines)
        assert section_for(screen.board, screen.scene, "card:L8a") == "3.4"


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_legend_stays_while_a_ban_is_told(size: tuple[int, int]) -> None:
    async with seated(act(duel(*STOLEN), "steal L8a D9a", "end"), size, viewer=1) as (_, screen):
        shown = text(screen)
        for sign, word in zip("▼◊§∩", ("djembe", "mask", "lizard", "turtle"), strict=True):
            assert any(sign in line and word in line for line in shown.split("\n")), word
        assert "stolen last turn" in shown


async def test_the_ban_is_told_also_when_the_limited_action_is_used() -> None:
    state = act(duel(*STOLEN, stock=["T5a"]), "steal L8a D9a", "end")
    async with seated(act(state, "draw"), viewer=1) as (_, screen):
        assert section_for(screen.board, screen.scene, "card:L8a") == "3.4"


async def test_a_given_column_is_marked_and_the_ban_is_told_for_the_one_place_it_may_not_go() -> None:
    state = act(duel(*GIVEN, sacred=ONES), "move D4a L5b", "end")
    async with seated(state, viewer=1) as (_, screen):
        assert row_of(screen, "card:D4a")[-1] == "×"
        assert "Can't be given back this turn: djembe 4 (given as a whole column)" in text(screen)
        assert "not to be given back now (rules 3.4)" in line_about(screen, "card:D4a").line
        assert "given with its whole column" in screen.board.describe(screen.scene, "card:D4a")


async def test_many_banned_cards_are_counted_but_each_is_marked() -> None:
    run = "D9a L8a M7a T6a D5a L4a M3a T2a"
    state = duel([run, "L9b"], ["M9b", "T8b"], no_give=[*run.split(), "L9b"], no_steal="M9b")
    async with seated(state) as (_, screen):
        banned = [code for code in (*run.split(), "L9b", "M9b") if row_of(screen, f"card:{code}")[-1] == "×"]
        assert len(banned) >= 9  # the one under the cursor has its arrows there
        shown = text(screen)
        assert "× Not straight back: mask 9 (stolen), 9 cards (whole column)" in shown


async def test_the_arrows_stay_with_the_places_of_the_lifted_cards_and_lift_no_others() -> None:
    """Right past the last of two places changes nothing; another card is lifted by a click, by its letter, or once these are put back."""
    state = duel(["M7a", "L4a"], ["T8b", "D5b", "T8a"])
    async with seated(state, picked=("card:M7a",)) as (pilot, screen):
        goals = {*screen.selection.chooser.lit}
        assert "card:L4a" in screen.selection.chooser.instead
        for key in ("right", "right", "right", "left", "left", "left", "down", "up"):
            await pilot.press(key)
            assert screen.cursor in goals | {"card:M7a"}
        await pilot.press("right", "right", "right", "enter")
        await pilot.pause()
        assert screen.scene.picked != ("card:L4a",)


async def test_a_given_card_may_move_within_the_zone_and_only_the_way_back_is_banned() -> None:
    state = act(duel(["D4a", "T5b"], ["L5b", "T5a"], sacred=ONES), "move D4a L5b", "end")
    async with seated(state, viewer=1, picked=("card:D4a",)) as (_, screen):
        assert screen.selection.chooser.lit == {"card:T5a"}
        assert "not to be given back now (rules 3.4)" in line_about(screen, "card:T5b").line


# ---- What Enter would do, and why not ---------------------------------------------------------


async def test_enter_says_what_it_does_and_what_that_leaves_behind() -> None:
    state = duel(["#M2a D4a L3b", "T5b", ""], ["L5b", "#D9a D8a"])
    async with seated(state) as (_, screen):
        assert line_about(screen, "card:D4a").line == "lift djembe 4 and 1 more: they go on a blue 5"
    async with seated(state, picked=("card:D4a",)) as (_, screen):
        look = line_about(screen, "card:L5b")
        assert (look.line, look.gain, look.enter) == (
            "give them to Bo's lizard 5, column 1",
            "turns a card up",
            True,
        )
        assert line_about(screen, "card:T5b").line == "put them onto your turtle 5, column 2"


async def test_a_card_that_has_one_place_alone_goes_there_at_once() -> None:
    """What has one answer is not asked; what has two is."""
    state = duel(["D9a", "#L2a T1a", "T5b D4b"], ["M9a L8a", "D6a", "T9a"])
    async with seated(state) as (_, screen):
        assert line_about(screen, "card:T1a").line == "put turtle 1 on your sacred pile"
        assert line_about(screen, "card:T1a").gain == "turns a card up"
        assert line_about(screen, "card:L8a").line == "lift lizard 8 to steal it: it goes on an orange 9", (
            "the one steal is asked for twice"
        )
        assert line_about(screen, "card:T5b").line == "give turtle 5 and djembe 4 to Bo's djembe 6"
        ways = screen.selection.chooser.ways
        assert ways[("card:T1a",)] == ways[("card:T1a", "pile:0:T")], "it may be dragged there, too"
    two = duel(["D9a", "T1a"], ["M2a"])
    async with seated(two) as (_, screen):
        assert ("card:T1a",) not in screen.selection.chooser.ways
        assert line_about(screen, "card:T1a").line == "lift turtle 1: it goes on an orange 2 or its sacred pile"


def test_of_what_one_enter_does_the_gain_has_room_in_the_smallest_window() -> None:
    """With both copies on the table, and names of some length, in every language."""
    names = ("you", "Christopher")
    mine = ["#D2a T8a M7b L6a D5a", "T8b", "M9b", "L7b"]
    view = duel(mine, ["#D3a L4b", "M2b", "L9b", "D7b"]).view(0)
    for id in view.legal_actions():
        gained = sentences.gain(view, id, NAMES)
        told = sentences.at_once(view, id, names)
        assert len(f"{told}: {gained}") <= 72 or not gained, told


async def test_a_steal_and_a_sacred_pile_are_said_as_such() -> None:
    state = duel(["D9a", "T1a"], ["M9a L8a"])
    async with seated(state, picked=("card:L8a",)) as (_, screen):
        assert line_about(screen, "card:D9a").line == "steal it onto your djembe 9, column 1"
    async with seated(state, picked=("card:T1a",)) as (_, screen):
        assert line_about(screen, "pile:0:T").line == "put it on your sacred pile of turtles"


@pytest.mark.parametrize(
    ("name", "picked", "words_there"),
    [
        ("card:L4b", (), "pile needs its 1 next"),
        ("card:M9a", ("card:L8b",), "not in the middle"),
        ("card:M5a", ("card:L8b",), "one lower and of the other colour"),
        ("empty:0", ("card:L8b",), "Only a 9"),
        ("pile:1:L", ("card:L8b",), "own pile of its symbol"),
        ("pile:0:L", ("card:L8b",), "pile needs its 1 next"),
        ("discard:T3a", (), "couldn't be placed anywhere"),
        ("stock", (), "The stock is empty"),
        ("pile:0:D", (), "first choose a card"),
        ("hidden:7", (), "turned up once nothing lies on it"),
        ("card:D9b", ("card:M9a",), "one lower and of the other colour"),
    ],
)
async def test_what_is_not_lit_says_why(name: str, picked: tuple[str, ...], words_there: str) -> None:
    state = duel(
        ["D9a", "L8b", "L4a", "D9b"], ["#T1a M9a L8a", "M5a"], discard=["T3a"], limited_used="discard" not in name
    )
    if name == "stock":
        state = duel(["D9a", "L8b"], ["M9a L8a"])
    if name == "card:L4b":
        state = duel(["L4b", "L8b"], ["M9a", "T9a"])
    async with seated(state, picked=picked) as (_, screen):
        line = line_about(screen, name).line
        assert words_there in line, line


@pytest.mark.parametrize("every", [60, pytest.param(23, marks=pytest.mark.soak)])
async def test_every_place_that_is_not_lit_can_be_asked_about(every: int) -> None:
    states = [state for state in random_states("tribal_duel", 2, 9, every) if not state.is_terminal]
    async with seated(states[0]) as (_, screen):
        for state in states:
            show(screen, state, state.current_player)
            for target in screen.targets:
                if target.name not in screen.scene.lit:
                    line = line_about(screen, target.name).line
                    assert line.endswith(".") or target.name in ("drawn", "end"), (target.name, line)


# ---- What happened, and the end ---------------------------------------------------------------


OWN_TURN = Event("drawn", 0, {"card": "M4a"}), Event("turn_ended", 0, {"turn": 1, "idle": 0})


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_what_the_opponent_did_last_stays_on_the_table(size: tuple[int, int], monkeypatch: Any) -> None:
    moved = {"z": 0, "to_z": 0, "cards": ["D4a"], "onto": "L5b"}
    told = (
        *OWN_TURN,
        Event("stolen", 1, {"card": "L8a", "j": 1}),
        Event("turn_ended", 1, {"turn": 2, "idle": 0}),
        Event("moved", 0, moved),
    )
    async with seated(duel(*GIVEN), size) as (_, screen):
        real = screen._make_scene
        monkeypatch.setattr(screen, "_make_scene", lambda: real()._replace(recent=told))
        show(screen, duel(*GIVEN), 0)
        seen = " ".join(text(screen).split())  # the column may be in the next row
        assert "You move djembe 4" in seen
        assert "Bo's last turn" not in seen, "it is read by then"


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_ones_own_last_move_is_told_behind_that_and_marked_where_it_landed(size: tuple[int, int]) -> None:
    state = duel(["D4a", "T5b", "L5a"], ["L5b", "L9a"], sacred=ONES, player=1)
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        app.laid.propose(1, app.laid.view(1).read("end"), app.laid.number_for(1))
        await pilot.pause()
        screen = on_table(app)
        assert "card:D4a" not in screen.scene.fresh
        screen.decide(app.laid.view(0).read("move D4a T5b"))
        await pilot.pause()
        assert screen.scene.fresh.get("card:D4a") == 0
        assert stand_there(screen, "You move djembe 4 onto turtle 5.")


@pytest.mark.parametrize("rows", [1, 2, 3])
async def test_what_one_did_last_has_the_rows_once_one_has_done_anything(rows: int) -> None:
    piece, own = Latest(id="latest"), [f"You draw mask {number}." for number in (5, 6, 7, 8)]
    async with alone(piece, (79, rows)):
        piece.show(LatestView("Bo's last turn", ["Bo draws mask 4.", "Bo ends turn 4."], in_all=["1 draw"]))
        assert "Bo" in piece.text()
        piece.show(LatestView("Your turn", own))
        assert [row.strip(" ·") for row in piece.text().split("\n")] == own[-rows:]


async def test_ones_own_turn_is_called_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the other one has done anything, the table tells what one did oneself."""
    async with seated(duel(["D4a"], ["L5b", "T9a"], player=1), (120, 40)) as (_, screen):
        real = screen._make_scene
        monkeypatch.setattr(screen, "_make_scene", lambda: real()._replace(recent=OWN_TURN))
        screen.paint()
        assert "Your last turn" in text(screen)
        assert "You's" not in text(screen)


async def test_the_unseen_cards_are_told_of_the_stock() -> None:
    async with seated(duel(["#D3a D9a"], ["M9a"], stock=["T1b", "D3b"])) as (_, screen):
        told = screen.board.describe(screen.scene, "stock")
        assert told.startswith("the stock, 2 cards; nobody has seen djembe 1 1 2 2 3 3")


def ended(state: State, *events: Event) -> Any:
    """The figures of an end."""
    found = board_of("tribal_duel").ending(state, events, ("you", "Ada"))
    assert found is not None
    assert found.adds_up_to(state.scores())
    return found


def test_the_end_by_emptying() -> None:
    state = duel(["D4a"], ["L5b", "L9a"], sacred=ONES)
    state.events = []
    act(state, "move D4a L5b")
    assert "Turn 1: you have no column left, and a card on each sacred pile." in ended(state, *state.events).decided


@pytest.mark.rule("tribal_duel", "3.5")
def test_the_end_without_progress_says_what_put_somebody_ahead() -> None:
    state = act(duel(["D9a", "L8b"], ["M9a"], idle=19, sacred=[{"D": 1}, {}]), "end")
    assert ended(state).decided == ("20 turns without progress: then most sacred cards win, you 1 and Ada 0.",)
    assert ended(state).won_by == "1 sacred card to 0 when the game got stuck"
    tones = [source.tone for source in ended(state).sources if source.is_points]
    assert tones == ["tone-djembe", "tone-mask", "tone-lizard", "tone-turtle"]
    state = act(duel(["D9a", "L8b"], ["M9a"], idle=19), "end")
    assert ended(state).decided == (
        "20 turns without progress, and sacred cards level: then fewest cards in columns win, you 2 and Ada 1.",
    )
    state = act(duel(["D9a"], ["M9a"], idle=19), "end")
    assert ended(state).decided == ("20 turns without progress, and everything is tied.",)


@pytest.mark.rule("tribal_duel", "r20")
def test_the_end_by_what_the_opponent_takes() -> None:
    state = act(duel(["D9a"], ["L8a"], sacred=ONES), "steal L8a D9a")
    assert state.is_terminal
    assert ended(state).decided[0] == "Turn 1: Ada's last column is taken, and so Ada wins."


def test_a_whole_game_in_figures() -> None:
    state = random_states("tribal_duel", 2, 4, 10**6)[0]
    assert isinstance(state, DuelState)
    state.events = []
    while not state.is_terminal:
        state.apply(max(state.legal_actions(), key=state.hint))
    found = ended(state, *state.events)
    assert len(found.decided) >= 2
    assert any("the most in one turn" in line for line in found.decided)


async def test_in_ascii_everything_is_still_told_apart() -> None:
    state = act(duel(*STOLEN), "steal L8a D9a", "end")
    async with seated(state, viewer=1, depth="ascii") as (_, screen):
        shown = text(screen)
        assert shown.isascii()
        signs = {row_of(screen, f"card:{code}").strip("[]<> *") for code in ("D9a", "L8a", "M9a", "M3a", "L4a")}
        assert len(signs) == 5


async def test_before_the_first_turn_it_is_the_opponents_cleaning_that_stays_on_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with seated(duel(["D9a"], ["M9a"]), (120, 40)) as (_, screen):
        moved = Event("moved", 1, {"z": 1, "to_z": 1, "cards": ["M8a"], "onto": "L9a"})
        real, told = screen._make_scene, (moved, Event("cleaned", 1, {"turned_up": 2}))
        monkeypatch.setattr(screen, "_make_scene", lambda: real()._replace(recent=told))
        show(screen, duel(["D9a"], ["M9a"]), 0)
        assert "Bo's cleaning" in text(screen)
        assert "Bo moves mask 8 onto" in text(screen)


async def test_where_a_cleaning_has_no_room_it_is_told_what_it_came_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not the last card that came up in it."""
    async with seated(duel(["D9a", "L8a"], ["M9a"])) as (_, screen):
        moves = [Event("moved", 1, {"z": 1, "to_z": 1, "cards": ["M8a"], "onto": "L9a"})] * 3
        up = Event("turned_up", 1, {"card": "D6a", "z": 1, "i": 3})
        own = Event("moved", 0, {"z": 0, "to_z": 0, "cards": ["L8a"], "onto": "D9a"})
        cleaned = [Event("cleaned", seat, {"turned_up": 2}) for seat in (0, 1)]
        told = (cleaned[0], *moves, up, cleaned[1], Event("starter", 0, {"turned_up": [2, 2]}))
        real = screen._make_scene
        monkeypatch.setattr(screen, "_make_scene", lambda: real()._replace(recent=told))
        show(screen, duel(["D9a"], ["M9a"]), 0)
        assert "Bo's cleaning: 2 cards turned up." in text(screen)
        monkeypatch.setattr(screen, "_make_scene", lambda: real()._replace(recent=(*told, own)))
        show(screen, duel(["D9a", "L8a"], ["M9a"]), 0)
        assert "You move lizard 8 onto djembe 9." in text(screen)


# ---- What it is all about ---------------------------------------------------------------------


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_how_one_wins_is_told_in_cleaning_and_in_every_turn_however_many_cards_are_discarded(
    size: tuple[int, int],
) -> None:
    lying = [f"{symbol}{value}b" for symbol in "DMLT" for value in (1, 2, 3, 6)]
    cleaning = random_states("tribal_duel", 2, 3, 10_000)[0]
    drawn = act(duel(["T2a"], ["L2b"], stock=["D1a"], discard=lying[1:5]), "draw")
    many = [duel(["D9a"], ["M9a"], discard=lying[:number]) for number in (0, 1, 4, 5, 11, 16)]
    async with seated(cleaning, size) as (_, screen):
        for state in (cleaning, drawn, *many):
            show(screen, state, 0)
            told = " ".join(" ".join(screen.query_one(kind).text().split()) for kind in (Supply, DuelButtons))
            for word in ("in: clear", "piles begun", "or", "complete"):
                assert word in told, (word, told)


async def test_beside_bans_the_last_row_says_what_touched_you_first_and_the_key_that_shows_the_rest() -> None:
    stolen = "T8a"
    state = duel(["D9a T8a", "L5b", "D9b"], ["#M6a D4a T3a M2a L1a", "M9b", "#D1a T7a", "#T1a L7b", "M8a"], player=1)
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.pause()
        for move in (f"steal {stolen} M9b", "move D4a L5b", "move T7a M8a", "end"):
            app.laid.propose(1, app.laid.view(1).read(move), app.laid.number_for(1))
            await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        rows = [row for row in text(on_table(app)).split("\n") if row.startswith((" ×", " · "))]
        assert rows[0].startswith(" × "), rows
        assert rows[1].startswith(" · Bo's last turn: turtle 8 stolen from you"), rows
