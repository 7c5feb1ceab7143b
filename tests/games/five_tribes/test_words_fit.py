"""The line about every lit target fits the smallest window, and says what it brings."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest

from rules import State
from rules.five_tribes.components import stages as st
from rules.five_tribes.components.grid import TILE_TEXT
from rules.five_tribes.components.pieces import DJINN_NAMES, PAID_POWERS, TRACK
from rules.five_tribes.evaluation import preview
from rules.five_tribes.mechanics.bidding import do_bid
from tests.games.five_tribes.helpers import GAME, looked, rich, scene_of, walk
from tests.rules.five_tribes.build import act, bidding, board, table
from tests.table.helpers import NAMES
from tests.table.test_enter_line import LONG_NAMES
from tribes_tui.games.five_tribes.foresight import turns_open
from tribes_tui.games.five_tribes.pieces.seats import BESIDE_NAME, seat_of
from tribes_tui.games.five_tribes.pieces.values import legend, signs_legend
from tribes_tui.games.five_tribes.table import FiveTribesBoard
from tribes_tui.games.five_tribes.words import sentences as words
from tribes_tui.games.five_tribes.words.outcomes import kills, outcome
from tribes_tui.games.five_tribes.words.things import LETTERS, costly, djinn_in_short, power_in_short, powers
from tribes_tui.table.choice.explain import look_at
from tribes_tui.widgets.drawing.lines import fold, length, words_of

WIDTH = 78
NARROW = 21
"""Letters of a row in the column beside the tiles of the smallest window."""


@pytest.mark.parametrize("players", [2, 4])
def test_the_line_about_each_lit_target_fits(players: int) -> None:
    shared = FiveTribesBoard()
    for state in walk(players, 3, rich(players, 3))[::9]:
        if not state.is_terminal:
            scene, chooser = scene_of(state, state.current_player, board=shared)
            for name in chooser.lit:
                look = look_at(shared, scene, chooser, words, name)
                line = look._replace(line=min((look.line, *look.briefer), key=len)).text
                assert line
                assert len(line) <= WIDTH, line


@pytest.mark.parametrize("players", [2, 4])
def test_however_short_it_is_said_the_sum_that_a_move_brings_is_in_it(players: int) -> None:
    """The best move on the table read "for example to b3: 2 builders", and "go to b3: your turn ends"."""
    board, told = FiveTribesBoard(), 0
    for state in walk(players, 3, rich(players, 3))[::5]:
        if state.is_terminal or state.stage not in (st.MOVE, st.SOW):
            continue
        scene, chooser = scene_of(state, state.current_player, board=board)
        view = scene.view
        for name in (name for name in chooser.lit if name.startswith("tile:")):
            place = TILE_TEXT.index(name[5:])
            ends = board._foresight.ends(view, place if state.stage == st.MOVE else -1)  # type: ignore[arg-type]
            found = next(iter(ends.values())) if state.stage == st.MOVE else ends.get(place, [])
            look = look_at(board, scene, chooser, words, name)
            line = next((one for one in (look.line, *look.briefer) if len(one) <= 72), "")
            if found and ": " in line and "then choose" not in line:
                assert re.search(r"(-?\d+) points?\b", line)[1] == str(found[0].points.total), line  # type: ignore[index]
                told += 1
    assert told


@pytest.mark.parametrize("name", DJINN_NAMES)
def test_every_djinn_fits(name: str) -> None:
    assert len(djinn_in_short(name)) <= WIDTH
    if PAID_POWERS >> DJINN_NAMES.index(name) & 1:
        assert len("Enter: use " + power_in_short(name)) <= WIDTH
        assert "E/F" not in power_in_short(name)


def test_a_tile_to_take_says_where_its_best_walk_ends_but_to_whom_the_cursor_advises_nothing_how_far_it_goes() -> None:
    """Which tile, was a leap of faith: nothing said where its meeples would go, or what they would bring."""
    state, unadvised = table(board(a1="YW", c1="RRW")), FiveTribesBoard()
    unadvised.advises = False
    last = " (the game ends; who wins isn't known yet)"
    assert looked(state, 0, "tile:a1") == (
        f"Enter: take 2 meeples from a1, for example to c1: 2 elders, 4 points{last}"
    )
    scene, chooser = scene_of(state, 0, board=unadvised)
    line = look_at(unadvised, scene, chooser, words, "tile:a1").text
    assert line == f"Enter: take a vizier and an elder from a1 and walk 2 steps{last}"


def test_a_tile_farther_off_says_every_drop_on_the_way_and_what_it_certainly_brings() -> None:
    state = table(board(a1="YW", c1="RRW", e5="Y"))
    act(state, "take a1")
    last = " (the game ends; who wins isn't known yet)"
    assert looked(state, 0, "tile:c1") == f"Enter: go to c1: 2 elders, no move left (last round), 4 points{last}"
    assert looked(state, 0, "tile:b1") == f"Enter: drop a vizier on b1{last}"


def test_a_tile_where_the_move_can_end_is_the_end_of_the_whole_way_and_a_tribe_picked_first_is_dropped_beside() -> None:
    state = table(board(a1="YWG", b1="G", d1="W"))
    act(state, "take a1")
    assert looked(state, 0, "tile:b1").startswith("Enter: go to b1: 2 merchants, ")
    assert (
        looked(state, 0, "tile:b1", ("colour:G",))
        == "Enter: drop a merchant on b1 (the game ends; who wins isn't known yet)"
    )


def test_several_tribes_on_one_tile_are_told_apart() -> None:
    state = table(board(a1="WG", c1="GW"), row=["Fish"])
    act(state, "take a1")
    assert looked(state, 0, "tile:c1") == "Enter: go to c1 for 2 elders or 2 merchants: then choose which"
    assert (
        looked(state, 0, "colour:W", ("tile:c1",))
        == "Enter: go to c1, dropping merchant b1: 2 elders, 4 points, may buy a card"
    )


def test_bids_say_when_one_plays_as_far_as_it_is_known() -> None:
    state = bidding(3, [2, 0, 1])
    act(state, "bid 5")
    names = ["you", "Bo", "Cy"]
    assert outcome(state.view(0), state.read("bid 8"), names) == "play 1st or 2nd of 3 turns, so far before Cy"
    assert outcome(state.view(0), state.read("bid 0"), names) == "play 3rd of 3 turns, after Cy; you keep your gold"
    act(state, "bid 0")
    assert (
        outcome(state.view(1), state.read("bid 0"), ["Ada", "you", "Cy"])
        == "play 2nd of 3 turns, after Cy; you keep your gold"
    )
    assert (
        outcome(state.view(1), state.read("bid 18"), ["Ada", "you", "Cy"]) == "play 1st of 3 turns, before Cy and Ada"
    )


def test_a_bid_says_nothing_of_being_after_oneself() -> None:
    state = bidding(2, [0, 1, 0, 1])
    act(state, "bid 3")
    act(state, "bid 0")
    assert (
        outcome(state.view(0), state.read("bid 0"), ["you", "Bo"])
        == "play 3rd of 4 turns, before Bo; you keep your gold"
    )
    assert outcome(state.view(0), state.read("bid 1"), ["you", "Bo"]).startswith("play 2nd or 3rd")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_the_others_bid_one_plays_when_it_was_said(players: int) -> None:
    """All continuations of a bid: the turn lies within what was told, and both ends come about."""
    for seed in range(3):
        state = GAME.new_state(players, seed)
        for before in (0, 1):
            for _ in range(before):
                state.apply(state.legal_actions()[seed])
            for action in state.legal_actions()[::2]:
                price = GAME.actions[action].fields["price"]
                low, high = turns_open(state, price)  # type: ignore[arg-type]  # it is this game's
                after = state.clone()
                do_bid(after, action)  # type: ignore[arg-type]
                found = set(turns_of(after, len(state.bid_order) - 1, price))  # type: ignore[attr-defined]
                assert (min(found), max(found)) == (low, high)


def turns_of(state: State, later: int, price: int) -> Iterator[int]:
    """When the marker on a price (the one nearest to the prices, if nothing was paid) plays after all later bids."""
    track = state.track  # type: ignore[attr-defined]
    marker = 2 if price == 0 else TRACK.index(price)
    yield from _later(track, marker, later)


def _later(track: Sequence[int], marker: int, later: int) -> Iterator[int]:
    if not later:
        yield sum(1 for seat in track[marker + 1 :] if seat >= 0)
        return
    for space in range(3, len(track)):
        if track[space] < 0:
            yield from _later([*track[:space], 9, *track[space + 1 :]], marker, later - 1)
    if track[0] < 0:
        yield from _later([track[1], track[2], 9, *track[3:]], marker - 1 if marker < 3 else marker, later - 1)


def test_fakirs_say_what_the_builders_earn() -> None:
    state = table(board(a4="B", b4="B"), seats=[{"resources": ["Fakir", "Fakir"]}])
    act(state, "take a4", "drop B east")
    blues = state.blues[state.final]
    assert (
        outcome(state.view(0), state.read("fakirs 2"), NAMES)
        == f"2 builders + 2 fakirs, {blues} gold each = {4 * blues} gold"
    )


def test_a_market_says_its_price_and_what_one_has_already() -> None:
    state = table(board(a1="Y", b1="Y"), row=["Fish", "Wheat", "Fish", "Fakir"], seats=[{"resources": ["Fish"]}])
    act(state, "take a1", "drop Y east")
    view = state.view(0)
    assert outcome(view, state.read("card 2"), NAMES) == "for 3 gold; you have none yet"
    assert outcome(view, state.read("card 1"), NAMES) == "for 3 gold; you have 1 already"


def test_a_large_market_says_that_two_are_paid_for() -> None:
    state = table(board(c2="Y", d2="Y"), row=["Fish", "Fish", "Fakir", "Wheat"])
    act(state, "take c2", "drop Y east")
    assert outcome(state.view(0), state.read("card 1"), NAMES) == "two for 6 gold; you have none yet"
    act(state, "card 1")
    assert outcome(state.view(0), state.read("card 1"), NAMES) == "the second of two; you have 1 already"


def test_a_move_of_assassins_says_whom_they_kill_for_its_points() -> None:
    state = table(board(a1="R", b1="R", c1="Y", e5="WW"), seats=[{}, {"viziers": 2}])
    told = {kills(state, end, NAMES) for end in preview.ends(state, TILE_TEXT.index("a1"))}
    assert "For that, kill a vizier on c1." in told
    act(state, "take a1", "drop R east")
    assert state.read("kill Y c1") in state.legal_actions()


@pytest.mark.parametrize(
    ("kill", "told"),
    [
        ("kill Y c1", "the tile is yours, 6 points; the vizier comes to you"),
        ("kill W c1", "the tile is yours, 6 points; the elder comes to you"),
        ("kill G c1", "the tile is yours, 6 points; you draw a card"),
        ("kill B c1", "the tile is yours, 6 points"),  # no blue tile beside it
        ("kill B b3", "the tile is yours, 8 points; you get 3 gold"),
        ("rob vizier 1", "the vizier comes to you"),
    ],
)
def test_a_kill_says_what_kandicha_makes_of_it(kill: str, told: str) -> None:
    colour, tile = kill.split()[1:] if kill.startswith("kill") else ("Y", "c1")
    state = table(board(a1="R", b1="R", **{tile: colour}, e5="WW"), seats=[{"djinns": ["Kandicha"]}, {"viziers": 2}])
    act(state, "take a1", "drop R east")
    assert outcome(state.view(0), state.read(kill), NAMES) == told
    before = state.viziers[0], state.elders[0], state.gold[0]
    state.apply(state.read(kill))
    more = [now - was for now, was in zip((state.viziers[0], state.elders[0], state.gold[0]), before, strict=True)]
    assert more == [int("vizier comes" in told), int("elder comes" in told), 3 * ("gold" in told)]


def test_a_kill_says_whether_the_tile_is_won_and_no_sum_of_points() -> None:
    state = table(board(a1="R", b1="R", c1="Y", e5="WW"), seats=[{}, {"viziers": 2}])
    act(state, "take a1", "drop R east")
    view = state.view(0)
    assert outcome(view, state.read("kill Y c1"), NAMES) == "the tile is yours, 6 points"
    assert outcome(view, state.read("rob vizier 1"), ["you", "Bo"]) == ""


def test_nothing_on_the_table_says_what_is_best_where_the_cursor_advises_nothing() -> None:
    shared = FiveTribesBoard()
    shared.advises = False
    for state in walk(3, 11, rich(3, 11))[::7]:
        if not state.is_terminal:
            scene, chooser = scene_of(state, state.current_player, board=shared)
            for name in chooser.lit:
                line = look_at(shared, scene, chooser, words, name).text
                assert not re.search(r"best|[+]\d", line), line


@pytest.mark.parametrize("name", DJINN_NAMES)
def test_a_power_is_never_cut_off_in_the_smallest_column(name: str) -> None:
    assert len(fold(((powers(name)[-1], ""),), NARROW)) <= 2
    assert len(fold(((costly(name)[-1], ""),), NARROW)) <= 3


@pytest.mark.parametrize("gold", [7, 50, 104])
def test_gold_and_camels_stand_beside_a_long_name_at_every_width(gold: int) -> None:
    state = GAME.new_state(4, 3)
    state.gold = [gold] * 4
    scene = scene_of(state, 0)[0]._replace(names=LONG_NAMES)
    for width in range(NARROW + 2, 60):
        for one in (seat_of(scene, state, seat, width) for seat in range(4)):
            beside, title = [(one.beside, one.title), *one.briefer][-1]
            assert len(one.name) + BESIDE_NAME + length(beside) + length(title) <= width
            assert words_of(beside) in (f"0+{gold}", "0+")


def test_a_name_of_five_letters_stands_whole_beside_points_of_three_figures() -> None:
    state = GAME.new_state(4, 3)
    state.gold, state.elders = [36] * 4, [63] * 4
    scene = scene_of(state, 0)[0]._replace(names=("Birch",) * 4)
    assert seat_of(scene, state, 0, NARROW).name == "Birch"


def test_the_signs_go_beside_both_markets_of_the_smallest_window() -> None:
    """Six cards of eight columns each."""
    forms = signs_legend()
    assert all(length(one) >= length(other) for one, other in pairwise(forms))
    assert length(forms[0]) <= 80 - 6 * 8 - 2, "always the same form"
    assert all(sign in words_of(form) for sign in "∩†⌂" for form in forms)


@pytest.mark.parametrize("width", [80, 100, 120, 160, 200])
def test_what_each_tribe_brings_is_parted_by_more_than_blanks(width: int) -> None:
    """Of five sentences without an end nobody could tell where the next begins; each letter stands as on its meeples, in their order."""
    line = legend(width)
    told = words_of(line)
    assert len(re.findall(r"[a-z]: [a-z\d]", told)) >= 4, told
    assert len(re.findall(r"[.] (?=[A-Z])", told)) >= 3, told
    assert len(told) <= width - 2
    assert [part[0] for part in line if len(part) > 2] == [*LETTERS.values()]
