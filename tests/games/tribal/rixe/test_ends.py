"""The end of a round stays until Enter with everybody's points at every size; the end of the game adds up."""

from __future__ import annotations

import re

import pytest

import rules
from rules import Event, Rng
from rules.tribal.cards import CODES
from rules.tribal.rixe.components.phases import OUT_POINTS
from rules.tribal.rixe.state import RixeState
from tests.games.tribal.helpers import table_at
from tests.rules.tribal_rixe.layouts import EIGHT, act, rixe
from tests.table.helpers import SMALL, Silent, TableApp, shown, text_of
from tests.table.test_ending import PAST, EndApp
from tests.widgets.mounting import alone
from tribes_tui.games.tribal.rixe.ending import ending, round_ends, totals
from tribes_tui.games.tribal.rixe.pieces.round_end import RoundPicture, RoundView, SeatRound
from tribes_tui.games.tribal.rixe.words import news
from tribes_tui.games.tribal.rixe.words.news import tie, whence
from tribes_tui.games.tribal.rixe.words.said import end as said_end
from tribes_tui.games.tribal.table_parts import face
from tribes_tui.table.board.scene import Ending, Result, Source
from tribes_tui.table.end.pieces import towers_of
from tribes_tui.table.end.screen import EndScreen
from tribes_tui.table.history.pages import LogScreen, MomentScreen
from tribes_tui.theme.depths import DEPTHS
from tribes_tui.words.language import in_language

NAMES = ("you", "Bo", "Cy", "Abigail")
PAGES = [(80, 20), (100, 26), (120, 36), (160, 46), (200, 56)]


def played(players: int, seed: int, rounds: int = 5) -> tuple[RixeState, list[Event]]:
    """A game that is over, and all that happened."""
    state, rng = rules.games["tribal_rixe"].new_state(players, seed, {"rounds": rounds}), Rng(seed)
    assert isinstance(state, RixeState)
    state.events = events = []
    while not state.is_terminal:
        state.apply(max(state.legal_actions(), key=state.hint) if rng.randrange(5) else state.pick(rng))
    return state, [*events]


def completed() -> tuple[RixeState, list[Event]]:
    """Bo is out in the third round with a card that completes a column."""
    state = rixe(
        [[EIGHT], ["L2"], ["D9", "L8"], ["T5"]],
        [["D5"], ["L1"], ["D8", "M4"], ["T4"]],
        player=1,
        stock=["D1", "M5"],
        round=3,
        scores=[3, 1, 4, 0],
        outs=[1, 0, 1, 0],
        rounds_over=[{"points": [3, 0, 1, 0], "out": [0]}, {"points": [0, 1, 3, 0], "out": [2]}],
    )
    state.events = events = []
    act(state, "play L1 M2a")
    return state, [*events]


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_every_figure_of_a_round_is_that_of_the_game(players: int, seed: int) -> None:
    state, events = played(players, seed)
    over = [event for event in events if event.kind == "round_over"]
    moments = round_ends(state.view(0), events, NAMES)
    assert len(moments) == len(over) == 5
    for event, moment in zip(over, moments, strict=True):
        picture = moment.picture()
        assert isinstance(picture, RoundPicture)
        for one in picture._view.seats:
            assert one.gains[-1] == event.public["gained"][one.seat]
            assert one.total == event.public["scores"][one.seat] == sum(one.gains)
            assert one.for_out(-1) == (OUT_POINTS if one.seat in event.public["out"] else 0)
            assert one.for_out(-1) + one.for_columns(-1) == one.gains[-1]
        assert len(moment.sentence) <= 77
        assert len(moment.onward) <= 72


def test_the_sentence_tells_who_is_out_and_what_it_brings() -> None:
    state, events = completed()
    moment = round_ends(state.view(0), events, NAMES)[0]
    assert moment.sentence == "Bo plays lizard 1 and goes out: 3 points, +1 for a column."
    assert moment.onward == "begin round 4 with 7 new cards"
    assert moment.text[1] == "Bo: 3 for going out, 1 for columns, 5 points in all"
    assert moment.facts == ("round 3 of 5 is over",)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_after_the_last_round_nobody_leads_any_more(players: int, seed: int) -> None:
    state, events = played(players, seed)
    picture = round_ends(state.view(0), events, NAMES)[-1].picture()
    assert isinstance(picture, RoundPicture)
    told = {one.seat: one.place for one in picture._view.seats}
    ranking = state.ranking()
    for seat, place_of in told.items():
        is_alone = ranking.count(ranking[seat]) == 1
        if is_alone:
            assert place_of == ("wins", "second", "third", "fourth")[ranking[seat] - 1]
        else:
            assert place_of == ("shares the win", "joint second", "joint third")[ranking[seat] - 1]


@pytest.mark.varied(3)
@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("size", PAGES, ids=str)
async def test_everybodys_points_are_told_at_every_size(size: tuple[int, int], depth: str) -> None:
    state, events = completed()
    piece = round_ends(state.view(0), events, NAMES)[0].picture()
    async with alone(piece, size, depth):
        seen = piece.text()
        for word in (
            "You",
            "Bo",
            "Cy",
            "Abigail",
            "leads",
            "second",
            "third",
            "fourth",
            "9 lizard",
            "8 mask",
            "in all",
            "for going out: Bo 3.",
            "for columns: Bo 1.",
            "2 rounds are left",
        ):
            assert word in seen, (word, seen)
        if depth == "ascii":
            assert seen.isascii()


@pytest.mark.every
@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("size", [(80, 20), (120, 36)], ids=str)
async def test_the_stones_of_a_round_cover_no_place(size: tuple[int, int], language: str) -> None:
    state, events = played(4, 3)
    piece = round_ends(state.view(0), events, NAMES)[-1].picture()
    assert isinstance(piece, RoundPicture)
    with in_language(language):
        places = [said_end.place(place=number, is_shared=True) for number in (1, 2, 3, 0)]
        seats = [one._replace(place=place) for one, place in zip(piece._view.seats, places, strict=True)]
        async with alone(RoundPicture(piece._view._replace(seats=tuple(seats))), size) as pilot:
            text = pilot.app.query_one(RoundPicture).text()
            assert all(place in text for place in places), text


@pytest.mark.parametrize(
    ("column", "last", "told"),
    [(EIGHT, "L1 M2a", "The column it completed"), (f"{EIGHT} L1", "L1 M2b", "A column collected with it")],
)
async def test_only_a_column_that_the_last_card_completed_is_said_to_be(column: str, last: str, told: str) -> None:
    state = rixe([[column], ["M2b"]], [["D5"], ["L1"]], player=1, stock=["D1"])
    state.events = []
    act(state, f"play {last}")
    (moment,) = round_ends(state.view(0), state.events, NAMES[:2])
    assert moment.sentence == "Bo plays lizard 1 and goes out: 3 points, +1 for a column."
    piece = moment.picture()
    async with alone(piece, (120, 34)):
        seen = piece.text()
        assert told in seen
        assert not re.search(r"[▐▌] +[▐▌] ", "\n".join(row[:59] for row in seen.split("\n"))), (
            "no bars beside the column"
        )
        assert ("━►" in seen) == (told == "The column it completed")


async def test_beside_cards_each_sum_stands_in_its_players_row_and_the_leaders_place_is_lit() -> None:
    state, events = completed()
    piece = round_ends(state.view(0), events, NAMES)[0].picture()
    async with alone(piece, (120, 36)) as pilot:
        rows = text_of(pilot.app.screen).splitlines()
        for name, points in (("Bo", 5), ("Cy", 4), ("You", 3), ("Abigail", 0)):
            row = next(row for row in rows if f"▐{name}▌" in row)
            assert f" {points} points" in row, row
        below = rows[next(y for y, row in enumerate(rows) if "▐Bo▌" in row) + 1]
        assert "leads" in below
        assert "+4" in below


@pytest.mark.parametrize(
    ("scores", "told"),
    [
        ([4, 4], ["all level", "all level"]),
        ([4, 1], ["leads", "second"]),
        ([7, 7, 2, 2], ["joint first", "joint first", "joint third", "joint third"]),
        ([7, 4, 4, 2], ["leads", "joint second", "joint second", "fourth"]),
        ([7, 4, 3, 2], ["leads", "second", "third", "fourth"]),
        ([2, 2, 1], ["joint first", "joint first", "third"]),
    ],
)
def test_who_is_level_is_told_with_the_place(scores: list[int], told: list[str]) -> None:
    over, players = Event("round_over", None, {"round": 1, "scores": scores, "gained": scores, "out": []}), len(scores)
    zones, hands = [["D4"], ["L2"], ["D9"], ["T5"]][:players], [["M4"], ["L5"], ["D8"], ["T4"]][:players]
    state = rixe(zones, hands, round=2, scores=scores, rounds_over=[{"points": scores, "out": []}])
    picture = round_ends(state.view(0), [over], NAMES)[0].picture()
    assert isinstance(picture, RoundPicture)
    assert [one.place for one in sorted(picture._view.seats)] == told


async def test_in_a_small_window_a_word_says_in_which_rounds_somebody_was_out() -> None:
    async with alone(page(2, 1, 1, True), (80, 20)) as pilot:
        rows = pilot.app.query_one(RoundPicture).text().splitlines()
        assert [row.split().count("out") for row in rows if LONG[0] in row or "second" in row][:2] == [0, 3]
        assert not {*"■●"} & {*"".join(rows)}, "no sign that stands for nothing"


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", PAGES, ids=str)
async def test_long_names_and_ten_rounds_have_room(size: tuple[int, int]) -> None:
    names = ("Wilhelmina-Rose", "Bartholomew-Max", "Maximilian-Theo", "Abigail-Josephin")
    state, events = played(4, 3, 10)
    for moment in round_ends(state.view(0), events, names):
        piece = moment.picture()
        assert isinstance(piece, RoundPicture)
        async with alone(piece, size):
            seen = " ".join(piece.text().split())
            assert all(name in seen for name in names)
            for one in piece._view.seats:
                for points in filter(None, (one.for_out(-1), one.for_columns(-1))):
                    assert f"{one.name} {points}" in seen, seen
            assert piece._view.left in seen


LONG = ("Wilhelmina-Rose", "Bartholomew-Max", "Maximilian-Theo", "Abigail-Josephin")
COLUMN = tuple(f"{value} {'djembe' if value % 2 else 'turtle'}" for value in range(9, 0, -1))


def page(players: int, out: int, columns: int, has_card: bool) -> RoundPicture:
    """The end of a round in which the first `out` are out, and everybody collected so many columns."""
    seats = tuple(
        SeatRound(k, LONG[k], "second", (OUT_POINTS * (k < out) + columns,) * 3, (k < out,) * 3, 21)
        for k in range(players)
    )
    faces = tuple(face(CODES[f"{sign}a"]) for sign in ["D9", "T8", "D7", "T6", "D5", "T4", "D3", "T2", "D1"])
    last = faces[-1] if has_card else None
    shown = faces if columns else ()
    return RoundPicture(RoundView(3, 5, last, shown, has_card, out > 0, columns, seats, "2 rounds are left"))


@pytest.mark.varied(2)
@pytest.mark.parametrize("depth", ["truecolor", "ascii"])
@pytest.mark.parametrize("size", PAGES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_the_column_of_a_round_covers_no_word_and_no_word_covers_it(
    players: int, size: tuple[int, int], depth: str
) -> None:
    for out in range(players + 1):
        for columns in (0, 1, 4):
            piece = page(players, out, columns, out == 1)
            async with alone(piece, size, depth):
                seen = " ".join(piece.text().split())
                assert piece._view.left in seen
                for one in piece._view.seats:
                    for points in filter(None, (one.for_out(-1), one.for_columns(-1))):
                        assert f"{one.name} {points}" in seen, piece.text()
                told = ["for columns:", "for going out:"]
                assert all(word in seen for word in told), piece.text()
                cards = COLUMN[: 8 if piece.is_large else 9]  # the last one is large, and says its value above its name
                assert not columns or all(card in seen for card in cards), piece.text()


async def test_a_rounds_page_stays_until_enter() -> None:
    app = TableApp(table_at(rixe([[EIGHT], ["L2"]], [["L1"], ["D7"]], stock=["D1"]), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.table_screen.decide(app.laid.view(0).read("play L1 M2a"))
        await pilot.pause()
        assert isinstance(app.screen, MomentScreen)
        assert "You play lizard 1 and go out" in shown(app)
        await pilot.press("x")
        assert isinstance(app.screen, MomentScreen)
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen is app.table_screen


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 5), (4, 3)])
def test_the_end_adds_up(players: int, seed: int) -> None:
    state, events = played(players, seed)
    told = ending(state, events, NAMES[:players])
    assert told.adds_up_to(state.points)
    assert totals(state)[-1] == tuple(state.points)
    assert all(len(line) <= 78 and line[0].isupper() for line in told.decided)


async def test_the_end_of_the_game_is_a_screen_of_pieces() -> None:
    state = rixe([[EIGHT], ["L2"]], [["L1"], ["D7"]], options={"rounds": 1})
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.table_screen.decide(app.laid.view(0).read("play L1 M2a"))
        await pilot.pause()
        assert isinstance(app.screen, MomentScreen), "the last round is told as all before it"
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, EndScreen)
        for word in ("going out", "columns"):
            assert word in shown(app), shown(app)


def ended(scores: list[int], outs: list[int], rounds: int = 2) -> Ending:
    """The end of a game that ends in the second seat's turn, by nobody going out."""
    over = [{"points": scores, "out": [seat for seat, times in enumerate(outs) if times]}] * (rounds - 1)
    state = rixe(
        [["D4"], ["L2"]],
        [["D8"], ["L5"]],
        player=1,
        dry=1,
        round=rounds,
        scores=[points * (rounds - 1) for points in scores],
        outs=[times * (rounds - 1) for times in outs],
        rounds_over=over,
        options={"rounds": rounds},
    )
    state.events = events = []
    act(state, "end")
    assert state.is_terminal
    return ending(state, events, ("you", "Abigail-Josephin"))


def test_ties_shared_victories_and_games_of_one_round_say_what_decided() -> None:
    assert ended([3, 3], [1, 0]).decided[0] == "On equal points, whoever went out more often comes first."
    assert ended([4, 4], [1, 1]).decided[0].endswith("they share the victory.")
    assert ended([0, 0], [0, 0], 1).decided == ("Nobody went out, and nobody collected a column.",)
    assert "Abigail-Josephin is 4 points ahead of you, by going out: 2 to 0." in ended([1, 3], [0, 1], 3).decided


def test_k19_where_going_out_decides_a_tie_the_picture_shows_how_often() -> None:
    told = ended([3, 3], [0, 1], 3)
    assert told.won_by == "6 points each, and went out more often"
    result = Result(("you", "Bo"), (6, 6), (2, 1), 0)
    assert [(tower.seat, tower.total) for tower in towers_of(told, result).towers] == [(1, "2"), (0, "0")]
    assert not ended([3, 4], [0, 1]).picture
    assert not ended([4, 4], [1, 1]).picture  # shared


@pytest.mark.parametrize("size", [SMALL, (120, 40)])
async def test_winners_who_share_say_what_put_them_before_others_with_as_many_points(size: tuple[int, int]) -> None:
    sheet = ended([3, 3], [0, 1], 3)._replace(sources=(Source("columns", (6, 3, 3)),), picture=())
    result = Result(("you", "Ash", "Birch"), (6, 6, 6), (3, 1, 1), 0)
    async with (app := EndApp(EndScreen("Tribal Rixe", sheet, result, PAST, None))).run_test(size=size) as pilot:
        await pilot.pause()
        assert "Ash and Birch share the victory: 6 points each, and went out more often." in app.text()
    assert tie([6, 6, 5], [0, 1, 1]) == said_end.tie() == event_told([6, 6, 5], [0, 1, 1]).partition(". ")[2]
    assert tie([15, 9, 9], [3, 1, 2]) == said_end.tie(), "who is second and who third"
    assert not tie([6, 6, 5], [1, 1, 2])
    assert event_told([6, 6, 5], [1, 1, 2]) == "The game is over: you 6, Bo 6, Cy 5."


def event_told(scores: list[int], outs: list[int]) -> str:
    return news.event(Event("game_over", None, {"scores": scores, "outs": outs}), NAMES[: len(scores)])


def test_the_only_round_says_who_went_out_and_who_collected() -> None:
    state = rixe([[EIGHT], ["L2"]], [["L1"], ["D7"]], options={"rounds": 1})
    state.events = events = []
    act(state, "play L1 M2a")
    told = ending(state, events, ("you", "Bo"))
    assert told.decided == ("You are 4 points ahead of Bo, by going out and by columns.",)
    assert [source.name for source in told.sources] == ["going out", "columns"]


async def test_a_round_that_is_ended_from_another_page_has_its_page_when_that_is_closed() -> None:
    zones, hands = [[EIGHT], ["L2"], ["D9", "L8"], ["T5"]], [["D5"], ["L1"], ["D8", "M4"], ["T4"]]
    app = TableApp(table_at(rixe(zones, hands, player=1, stock=["D1", "M5"], round=1), "bpbb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen, action = app.table_screen, app.laid.view(1).read("play L1 M2a")
        app.push_screen(LogScreen([], NAMES), lambda _: screen.decide(action))
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, MomentScreen)
        assert "round 1 of 5 is over" in shown(app)


def test_points_are_told_round_by_round_and_with_what_was_there_at_the_start() -> None:
    assert whence(14, 0, (3, 6, 1, 0, 4)) == "14 points (3, 6, 1, 0 and 4, round by round)"
    assert whence(9, 4, (3, 2)) == "9 points (4 at the start, then 3 and 2)"
    assert whence(3, 0, (3,)) == "3 points"
