"""What the Duel's table shows: columns of any length, marks, bans, where a card may go."""

from __future__ import annotations

import pytest
from textual.geometry import Size

from rules.tribal.duel.state import DuelState
from tests.games.tribal.helpers import SIZES, SMALLEST, random_states, show
from tests.rules.tribal_duel.layouts import ONES, act, duel
from tribes_tui.display.glyphs import to_ascii
from tribes_tui.games.tribal.duel import words
from tribes_tui.games.tribal.duel.table import DuelBoard
from tribes_tui.table.explain import explanation, section_for
from tribes_tui.table.screen import board_of

RUNS = ("D9a L8a M7a T6a D5a L4a M3a T2a D1a", "L9a D8a T7a M6a L5a D4a T3a M2a L1a")
STOLEN = ["D9a", "L4a"], ["M9a L8a", "M3a"]
"""Example C of the rules' section 6."""
GIVEN = ["D4a", "T5b"], ["L5b", "L9a"]
"""Example D."""


def test_the_board_is_found_by_the_games_id() -> None:
    assert type(board_of("tribal_duel")) is DuelBoard


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_all_columns_are_readable_however_long_they_are(size: Size, viewer: int | None) -> None:
    """Nine cards are the longest run; six more lie face down beneath it."""
    hidden = "#M9b #M8b #T9b #T8b #D7b #L7b"
    state = duel([RUNS[0], f"{hidden} {RUNS[1]}"], ["M4b", "", RUNS[0].replace("a", "b").replace("D7b", "M7b")])
    text = show(state, viewer, size).text()
    for card in (*RUNS[0].split(), *RUNS[1].split(), "T2b", "D1b", "M4b", "▒6"):
        assert card in text, card
    assert "M9b" not in text


def test_face_down_cards_are_a_number() -> None:
    for state in random_states("tribal_duel", 2, 3, 40):
        assert isinstance(state, DuelState)
        text = show(state, 0).text()
        for column, hidden in zip(state.columns, state.hidden, strict=True):
            assert not hidden or f"▒{hidden}" in text
            assert all(words.NAMES[card] not in text for card in column[:hidden])


def test_every_card_of_the_discard_is_there_up_to_the_sixteen_that_can_be() -> None:
    discard = [f"{symbol}{value}b" for symbol in "DMLT" for value in (2, 4, 6, 8)]
    shown = show(duel(["D9a"], ["M9a"], discard=discard), 0)
    assert all(shown.drawing.targets.get(f"discard:{card}") for card in discard)
    assert all(card in shown.text() for card in discard)


def test_the_own_zone_stands_left() -> None:
    for viewer, first in ((0, "D4a"), (1, "L5b")):
        row = next(line for line in show(duel(*GIVEN), viewer).text().splitlines() if "D4a" in line)
        assert row.split()[0].startswith(first)


# ---- Choosing ---------------------------------------------------------------------------------


def test_a_run_is_grabbed_in_its_middle_and_every_place_for_it_is_lit_on_both_sides() -> None:
    state = duel(["D9a L8a M7a T6a", "T8b"], ["L8b", "M9b"])
    shown = show(state, 0, picked=("card:M7a",))
    assert shown.chooser.lit == {"card:T8b", "card:L8b"}
    assert shown.text().count("+M7a") == 2
    roles = {role for row in shown.drawing.canvas.roles for role in row}
    assert {"piece-amber+chosen", "piece-teal+chosen"} <= roles


def test_the_place_where_a_card_would_land_may_be_clicked_too() -> None:
    shown = show(duel(*GIVEN), 0, picked=("card:D4a",))
    goal = shown.drawing.targets.get("card:L5b")
    assert goal is not None
    landing = goal.spots[1]
    assert landing.y == goal.region.bottom
    assert shown.drawing.targets.at(landing.offset) == goal


def test_any_empty_column_stands_for_all_of_its_zone() -> None:
    shown = show(duel(["#D2b D9a", "", "L4a"], ["M8a", ""]), 0, picked=("card:D9a",))
    target = shown.drawing.targets.get("empty:0")
    assert target is not None
    assert len(target.spots) == 5
    assert shown.chooser.lit == {"empty:0", "empty:1"}
    assert shown.text().count("+D9a") == 2


def test_a_drawn_card_shows_where_it_may_go() -> None:
    state = act(duel(["T2a"], ["L2b"], stock=["D1a"]), "draw")
    shown = show(state, 0)
    assert shown.chooser.lit == {"card:T2a", "card:L2b", "pile:0:D"}
    assert shown.text().count("+D1") == 3
    assert "goes to a lit place" in shown.text()


def test_what_is_next_on_a_pile_is_marked() -> None:
    text = show(duel(["D4a", "L2b"], ["L5b", "M1a"], sacred=[{"L": 1}, {"D": 3}]), 0).text()
    assert "L2b↑" in text
    assert "D4a!" in text
    assert "M1a↑" in text


# ---- Bans -------------------------------------------------------------------------------------


def test_a_stolen_card_is_marked_and_the_ban_is_told() -> None:
    state = act(duel(*STOLEN), "steal L8a D9a", "end")
    shown = show(state, 1)
    assert "L8a×" in shown.text()
    assert "not straight back: stolen L8a" in shown.text()
    assert "stolen from you last turn" in shown.look("card:L8a").text
    lines = explanation(shown.board, shown.scene, shown.chooser, words, "card:L8a")
    assert any("not to be stolen back now (rules 3.4)" in line for line in lines)
    assert section_for(shown.board, shown.scene, "card:L8a") == "3.4"


def test_the_ban_is_told_also_when_the_limited_action_is_used() -> None:
    state = act(duel(*STOLEN, stock=["T5a"]), "steal L8a D9a", "end")
    act(state, "draw")
    assert section_for(*_scene(state, 1), "card:L8a") == "3.4"


def _scene(state: DuelState, viewer: int):  # type: ignore[no-untyped-def]
    shown = show(state, viewer)
    return shown.board, shown.scene


def test_a_given_column_is_marked_and_the_ban_is_told_for_the_one_place_it_may_not_go() -> None:
    state = act(duel(*GIVEN, sacred=ONES), "move D4a L5b", "end")
    shown = show(state, 1)
    assert "D4a×" in shown.text()
    assert "given D4a" in shown.text()
    assert "not to be given back now (rules 3.4)" in shown.look("card:D4a").text
    assert "banned: given last turn" in shown.board.describe(shown.scene, "card:D4a")
    assert section_for(shown.board, shown.scene, "card:D4a") == "3.4"


def test_many_banned_cards_are_counted_but_each_is_marked() -> None:
    run = "D9a L8a M7a T6a D5a L4a M3a T2a"
    text = show(duel([run, "L9b"], ["M9b"], no_give=[*run.split(), "L9b"], no_steal="M9b"), 0).text()
    assert text.count("×") == 11
    assert "not straight back: stolen M9b, given 9 cards" in text


def test_a_given_card_may_move_within_the_zone_and_only_the_way_back_is_banned() -> None:
    state = act(duel(["D4a", "T5b"], ["L5b", "T5a"], sacred=ONES), "move D4a L5b", "end")
    picked = show(state, 1, picked=("card:D4a",))
    assert picked.chooser.lit == {"card:T5a"}
    assert "not to be given back now (rules 3.4)" in picked.look("card:T5b").text


# ---- Why not ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "picked", "words_there"),
    [
        ("card:L4b", (), "pile needs its 1 next"),
        ("card:M9a", ("card:L8b",), "not into its middle"),
        ("card:M5a", ("card:L8b",), "one less, of the other colour"),
        ("empty:0", ("card:L8b",), "only a 9"),
        ("pile:1:L", ("card:L8b",), "own pile of its symbol"),
        ("pile:0:L", ("card:L8b",), "pile needs its 1 next"),
        ("discard:T3a", (), "could not be placed anywhere"),
        ("stock", (), "the stock is empty"),
        ("pile:0:D", (), "choose a card first"),
        ("hidden:7", (), "choose a card first"),
        ("card:D9b", ("card:M9a",), "one less, of the other colour"),
    ],
)
def test_what_is_not_lit_says_why(name: str, picked: tuple[str, ...], words_there: str) -> None:
    state = duel(
        ["D9a", "L8b", "L4a", "D9b"], ["#T1a M9a L8a", "M5a"], discard=["T3a"], limited_used="discard" not in name
    )
    if name == "stock":
        state = duel(["D9a", "L8b"], ["M9a L8a"])
    if name == "card:L4b":
        state = duel(["L4b", "L8b"], ["M9a", "T9a"])
    if picked == ("card:L8a",):
        state = duel(["D9b"], ["M9a L8a", "M9b"])
    line = show(state, 0, picked=picked).look(name).text
    assert words_there in line, line


def test_every_target_that_is_not_lit_can_be_asked_about() -> None:
    for state in random_states("tribal_duel", 2, 9, 13):
        if state.is_terminal:
            continue
        shown = show(state, state.current_player)
        for target in shown.drawing.targets:
            if target.name not in shown.scene.lit:
                line = shown.look(target.name).text
                assert "No: " in line or target.name in ("drawn", "end"), (target.name, line)


# ---- Signs ------------------------------------------------------------------------------------


def test_no_two_pieces_differ_by_colour_alone() -> None:
    """The canvas holds no colours: every card's text on it is its own."""
    state = duel([*RUNS], [])
    shown = show(state, 0)
    labels = [shown.drawing.canvas.line(t.region.y)[t.region.x : t.region.right] for t in shown.drawing.targets]
    cards = [label for label, t in zip(labels, shown.drawing.targets, strict=True) if t.name.startswith("card:")]
    assert len(set(cards)) == len(cards) == 18


def test_in_ascii_everything_is_still_told_apart() -> None:
    state = act(duel(*STOLEN), "steal L8a D9a", "end")
    text = to_ascii(show(state, 1, SMALLEST).text())
    assert text.isascii()
    assert "L8ax" in text
    assert "?" not in text.split("not straight")[0].split("───")[-1]


def test_the_header_counts_what_nobody_has_seen() -> None:
    state = random_states("tribal_duel", 2, 1, 1000)[0]
    assert isinstance(state, DuelState)
    shown = show(state, 0)
    assert "unseen 58" in shown.board.header(shown.scene)
    assert "nobody has seen" in shown.board.describe(shown.scene, "stock")
