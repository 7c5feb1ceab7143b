"""The Duel's own pieces, each alone: places, extents, states, colours, contrast."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from rules import Event
from rules.tribal.cards import CODES
from tests.rules.tribal_duel.layouts import duel
from tests.widgets.contract import check
from tests.widgets.mounting import alone
from tribes_tui.games.tribal.duel.pieces.panel import (
    DiscardedCard,
    DuelButtons,
    DuelLegend,
    Latest,
    LatestView,
    Supply,
    told_in,
)
from tribes_tui.games.tribal.duel.pieces.zone import ColumnNumbers, DuelZone, HeadView, PileView, ZoneHead
from tribes_tui.games.tribal.duel.words import places as words
from tribes_tui.games.tribal.duel.words.news import (
    cleaned,
    summed,
    told_turn,
    turn_of,
)
from tribes_tui.games.tribal.duel.words.said import table as said
from tribes_tui.games.tribal.table_parts import BACK, EMBLEMS, face
from tribes_tui.widgets.cards.column import Stack
from tribes_tui.widgets.drawing.drawn import Drawn

SYMBOLS = ("djembe", "mask", "lizard", "turtle")


def zone() -> Drawn:
    piece = DuelZone(id="zone")
    run = ("L9a", "D8a", "T7a")
    cards = Stack(
        (BACK, BACK, *(face(CODES[code]) for code in run)),
        ("", "hidden:1", *(f"card:{code}" for code in run)),
        marks=("", "", "×", "", "↑"),
    )
    one = Stack((face(CODES["M4a"]),), ("card:M4a",), marks=("!",))
    piece.lay_out(
        [cards, one, Stack(name="empty:0"), Stack(), one._replace(cards=(face(CODES["T1b"]),), names=("card:T1b",))],
        True,
    )
    return piece


def head(height: int) -> Drawn:
    piece = ZoneHead(id="head")
    piles = tuple(
        PileView(f"pile:0:{name[0]}", name, sign, face(CODES["L3a"]) if name == "lizard" else None)
        for name, sign in zip(SYMBOLS, EMBLEMS, strict=True)
    )
    piece.show(HeadView(0, "Abigail-Rose", True, 28, 21, piles))
    piece.styles.height = height
    return piece


def supply(height: int) -> Drawn:
    piece = Supply("supply")
    cards = [
        DiscardedCard(f"discard:{code}", face(CODES[code]), "×" * (code == "D2a")) for code in ("D2a", "L5b", "T9a")
    ]
    piece.show(12, cards, face(CODES["M8a"]))
    piece.styles.height = height
    return piece


def shown(piece: Drawn, *values: object) -> Drawn:
    piece.show(*values)  # type: ignore[attr-defined]
    return piece


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    "make",
    [
        zone,
        lambda: head(1),
        lambda: head(3),
        lambda: head(7),
        lambda: supply(2),
        lambda: supply(6),
        lambda: ColumnNumbers(),
        lambda: shown(DuelLegend(id="legend"), words.marks_legend("you", "Bo")),
        lambda: shown(DuelButtons(id="deeds"), ("end turn", [said.column_rule()])),
        lambda: shown(
            Latest(id="latest"),
            LatestView("Bo's last turn", ["Bo draws mask 4."], [["× mask 8: given last turn"]]),
        ),
    ],
    ids=[
        "zone",
        "head 1",
        "head 3",
        "head 7",
        "supply 2",
        "supply 6",
        "numbers",
        "legend",
        "deeds",
        "latest",
    ],
)
async def test_the_contract_of_pieces(make: Callable[[], Drawn]) -> None:
    await check(make, ((80, 24), (120, 40), (56, 28)))


def test_a_turn_too_long_for_its_room_says_what_it_came_to() -> None:
    lines = ["Bo moves mask 8 onto lizard 9.", "Bo draws mask 4.", "Bo places mask 4 onto turtle 5 in Bo's zone."]
    in_all = ["Bo's turn: mask 4 drawn and 1 other move.", "Bo's turn: 1 move."]
    assert told_in(lines, 78, 3, in_all) == [f"· {line}" for line in lines]
    assert told_in(lines, 78, 2, in_all) == [f"· {in_all[0]}", f"· {lines[2]}"]
    assert told_in(lines, 78, 1, in_all) == [f"· {in_all[0]}"]
    assert told_in(lines, 40, 1, in_all) == [f"· {in_all[1]}"]
    assert told_in(lines, 78, 0, in_all) == []
    in_part = ["Bo's turn: mask 4 stolen; b shows the rest.", "Bo's turn; b shows the rest."]
    assert told_in(lines, 78, 1, in_all, in_part) == [f"· {in_all[0]}"], "the whole of it goes before a part"
    assert told_in(lines, 40, 1, ["x " * 50], in_part) == [f"· {in_part[1]}"]
    assert told_in(lines, 78, 1) == [f"· {lines[2]}"]


def test_what_a_turn_comes_to_is_counted_from_its_events() -> None:
    def moved(z: int, to_z: int, *cards: str) -> Event:
        return Event("moved", 1, {"cards": [*cards], "z": z, "to_z": to_z})

    turn = [
        Event("turn_ended", 0),
        Event("sacred", 1, {"card": "M1a"}),
        Event("stolen_to_pile", 1, {"card": "M2a"}),
        moved(1, 0, "D4a", "L3b"),
        moved(1, 1, "D8a"),
        moved(0, 0, "D7a"),
        Event("turned_up", 1, {"card": "T5a"}),
    ]
    ended = [*turn, Event("turn_ended", 1), moved(0, 1, "D4a")]
    assert told_turn(summed(turn_of(ended, 1)), "you") == [
        "mask 2 stolen from you for a sacred pile",
        "djembe 4 and lizard 3 given to you",
        "1 card on sacred piles",
        "2 other moves",
        "1 card turned up",
    ], "what touched you comes first"
    other = [event for event in turn if event.kind != "sacred"]
    assert told_turn(summed(other), "you")[0] == "mask 2 stolen from you for a sacred pile"
    assert summed(turn_of(turn)) == summed(turn_of(ended, 1))
    assert summed(turn_of(ended[1:], 1)) == summed(turn_of(ended, 1)), "the game began in this turn"
    assert turn_of([moved(1, 1, "D8a")] * 120 + ended[1:], 1) == (), "its beginning is not known any more"
    assert told_turn([], "you") == []
    for kind, told in (
        ("discarded", "mask 4 drawn and discarded"),
        ("taken", "mask 4 taken from the discard"),
        ("drawn", "mask 4 drawn"),
    ):
        assert told_turn(summed([Event(kind, 1, {"card": "M4a"})]), "you") == [told]


@pytest.mark.parametrize(
    ("size", "told"),
    [
        ((79, 1), "Bo's last turn: 2 cards on sacred piles; b shows the rest."),
        ((79, 2), "Bo's last turn: 2 cards on sacred piles and 9 cards turned up."),
        ((39, 6), "In all: 2 cards on sacred piles and"),
    ],
)
async def test_what_a_turn_came_to_is_named_by_its_title_or_stands_below_it(size: tuple[int, int], told: str) -> None:
    piece, more = Latest(id="latest"), ", which is more than a row of that window can tell of" * (size[1] == 1)
    parts = ["2 cards on sacred piles", f"9 cards turned up{more}"]
    async with alone(piece, size):
        piece.show(LatestView("Bo's last turn", ["Bo moves a card onto another one." * 3] * 9, in_all=parts, key="b"))
        assert told in piece.text()


def test_what_a_cleaning_came_to_is_known_after_it() -> None:
    cleaning = [Event("cleaned", 0, {"turned_up": 10}), Event("cleaned", 1, {"turned_up": 7}), Event("starter", 1)]
    events = [*cleaning, Event("sacred", 1, {"card": "M1a"}), Event("turn_ended", 1)]
    assert cleaned(events, 1) == 7
    assert cleaned(turn_of(events, 1), 1) is None


@pytest.mark.parametrize(
    ("cards", "ways"), [(36, ("in: clear ", "or complete ")), (12, ("12 cards on piles", "clear your columns"))]
)
@pytest.mark.parametrize("discards", [0, 1, 4, 16])
async def test_every_window_says_both_ways_to_win(discards: int, cards: int, ways: Sequence[str]) -> None:
    piece, state = Supply("supply"), duel(["D9a"], ["M9a"], options={"sacred": cards})
    async with alone(piece, (79, 2)):
        shown = [
            DiscardedCard(f"discard:{code}", face(CODES[code]))
            for code in (f"{symbol}{value}a" for symbol in "DMLT" for value in (1, 2, 3, 4))
        ]
        piece.show(10, shown[:discards], None, [said.goal(cards=state.goal)])
        assert all(way in piece.text() for way in ways)


@pytest.mark.parametrize(("idle", "is_told"), [(0, False), (5, False), (6, True), (19, True)])
@pytest.mark.parametrize("has_goals", [False, True])
async def test_once_there_is_no_progress_for_long_the_table_says_how_long_and_what_counts_then(
    idle: int, is_told: bool, has_goals: bool
) -> None:
    """The button's row says so in the smallest window; with a full discard, too, as soon as it counts."""
    state = duel(["D9a L8b", "#T4a M6a"], ["M9a", "D3a"], idle=idle, stock=["T2a"], sacred=[{"D": 1}, {}])
    piece = DuelButtons(id="buttons")
    async with alone(piece, (79, 1)):
        view = state.view(0)
        piece.show(
            (said.end_turn(), words.besides(view, ("you", "Bo"), [said.goal(cards=view.goal)] if has_goals else ()))
        )
        left = "1 turn" if idle == 19 else f"{20 - idle} turns"
        assert (f"In {left} without progress you win on piles, 1 to 0." in piece.text()) == is_told


@pytest.mark.parametrize(
    ("mine", "theirs", "sacred", "comes"),
    [
        (["D9a"], ["M9a", "D3a"], [{"D": 1}, {"D": 3}], "Bo wins on piles, 3 to 1."),
        (["D9a"], ["M9a", "D3a"], [{"D": 1}, {"D": 1}], "you win, 1 card left to 2."),
        (["#D9a L8a"], ["M9a", "D3a"], [{"D": 1}, {"D": 1}], "Bo wins, 0 face down to 1."),
        (["D9a", "L3a"], ["M9a", "D3a"], [{"D": 1}, {"D": 1}], "it is a draw."),
    ],
)
async def test_how_the_tie_break_stands_now_is_said_in_the_smallest_window(
    mine: list[str], theirs: list[str], sacred: list[dict[str, int]], comes: str
) -> None:
    view = duel(mine, theirs, idle=6, stock=["T2a"], sacred=sacred).view(0)
    piece = DuelButtons(id="buttons")
    async with alone(piece, (79, 1)):
        piece.show((said.end_turn(), words.besides(view, ("you", "Bo"))))
        assert f"In 14 turns without progress {comes}" in piece.text()


async def test_a_pile_that_is_lit_keeps_its_words_whole() -> None:
    piece = head(7)
    async with alone(piece, (56, 7)):
        piece.states.legal = frozenset({"pile:0:d"})
        piece.changed()
        assert [piece.text().count(word) for word in ("▼", "begin", "at 1")] == [1, 3, 3]


@pytest.mark.parametrize("width", [56, 77])
async def test_the_words_of_an_empty_pile_leave_its_edges_whole(width: int) -> None:
    piece = head(7)
    async with alone(piece, (width, 7)):
        for name in piece.names():
            spot, rows = piece.region_of(name), piece.text().splitlines()
            if "first" in "".join(row[spot.x - piece.region.x : spot.right] for row in rows):
                for row in rows[1 : spot.height - 1]:
                    edges = row[spot.x], row[spot.right - 1]
                    assert edges == (" ", " ") or not any(one.isalnum() for one in edges), row


async def test_cards_keep_their_form_while_it_fits_and_grow_again_only_with_rows_to_spare() -> None:
    def long(cards: int) -> Stack:
        return Stack((BACK,) * 5 + (face(0),) * cards, ("",) * (5 + cards))

    zone = DuelZone(id="zone")
    async with alone(zone, (38, 12)):
        seen = []
        for cards in (3, 4, 3, 4, 1, 3):
            zone.lay_out([long(cards), *[Stack()] * 6], False)
            seen.append(zone.form().is_folded)
        assert seen == [False, True, True, True, False, False], seen


async def test_only_the_column_that_is_too_long_has_one_row_for_its_cards_face_down() -> None:
    zone = DuelZone(id="zone")
    async with alone(zone, (38, 12)):
        long, short = (Stack((BACK,) * 5 + (face(0),) * cards, ("",) * (5 + cards)) for cards in (5, 1))
        zone.lay_out([short, long, *[Stack()] * 5], False)
        rows = [(row[:5], row[5:10]) for row in zone.text().splitlines()]
        assert ["▒5" in left for left, _ in rows[:5]] == [False] * 5
        assert "▒5" in rows[0][1]
        assert zone.folded() == 5
        zone.lay_out([short, *[Stack()] * 6], False)
        assert zone.folded() == 0
