"""The page about the opponent's turn: when it comes, and that its numbers are those before and after the turn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import rules
from rules import Event, Rng
from rules.tribal.duel.components.phases import COLUMNS
from rules.tribal.duel.state import DuelState
from tests.games.tribal.helpers import table_at
from tests.rules.tribal_duel.layouts import act, duel
from tests.table.helpers import SMALL, Silent, TableApp, shown
from tests.widgets.contract import check
from tests.widgets.mounting import alone
from tribes_tui.games.tribal.duel.pieces.others_turns import TurnPage, turns_told
from tribes_tui.games.tribal.duel.words.news import given, headline
from tribes_tui.table.board.scene import Moment
from tribes_tui.table.history.pages import MomentScreen

NAMES = ("you", "Ash")
Figures = tuple[int, int, tuple[int, ...]]


def figures(state: DuelState, seat: int) -> Figures:
    """Cards to clear, how many face down, the heights of the piles."""
    hidden = sum(state.hidden[seat * COLUMNS : seat * COLUMNS + COLUMNS])
    return state.held[seat], hidden, tuple(state.heights[4 * seat : 4 * seat + 4])


def turns(seed: int) -> Iterator[tuple[tuple[Figures, ...], DuelState, list[Event]]]:
    """Each turn of the second seat: the figures before it, the position after it, what happened."""
    state, rng = rules.games["tribal_duel"].new_state(2, seed), Rng(seed)
    before: tuple[Figures, ...] = ()
    told: list[Event] = []
    while not state.is_terminal:
        if state.turn and state.current_player == 1 and not told:
            before = figures(state, 0), figures(state, 1)
        legal = state.legal_actions()
        events: list[Event] = []
        state.events = events
        state.apply(max(legal, key=state.hint) if rng.randrange(4) else state.pick(rng))
        is_over = any(event.kind == "turn_ended" for event in events)
        if before:
            told += events
        if is_over and before:
            yield before, state, told
            before, told = (), []


def pages(seed: int) -> Iterator[tuple[tuple[Figures, ...], DuelState, Moment]]:
    """The turns that have a page."""
    for before, state, told in turns(seed):
        for moment in turns_told(state.view(0), told, NAMES, 0) if not state.is_terminal else ():  # type: ignore[arg-type]
            yield before, state, moment


@pytest.mark.parametrize("seed", [3, 4])
def test_both_zones_stand_as_before_and_after_the_turn(seed: int) -> None:
    found = 0
    for before, state, moment in pages(seed):
        page = moment.picture()
        assert isinstance(page, TurnPage)
        for side in page.shown.sides:
            told = (side.clear[0], side.down[0], tuple(pile.before for pile in side.piles))
            assert told == before[side.seat], moment.text
            assert (side.clear[1], side.down[1], tuple(pile.after for pile in side.piles)) == figures(state, side.seat)
        banned = " ".join(reason for reason in page.shown.reasons if reason.startswith("×"))
        assert sum(map(banned.count, (",", ";", " and "))) >= state.no_give.bit_count() - 1, "each is named"
        found += 1
    assert found


def test_ones_own_turn_and_a_turn_that_is_going_on_have_no_page() -> None:
    _, state, told = next(iter(turns(3)))
    view = state.view(0)
    assert turns_told(view, told, NAMES, 1) == []  # type: ignore[arg-type]
    assert turns_told(view, told[:-1], NAMES, 0) == []  # type: ignore[arg-type]
    assert turns_told(view, told, NAMES, None) == []  # type: ignore[arg-type]


PLAIN = ["D9a", "L3a", "M4b"]


@pytest.mark.parametrize(
    ("mine", "theirs", "moves", "more", "says"),
    [
        (PLAIN, ["L5b", "T5a", "D2b"], ("move D2b L3a",), {}, ""),
        (PLAIN, ["L5b", "T5a", "D2b"], ("move D2b L3a",), {"sacred": [{"L": 2}, {}]}, ""),
        (["D9a", "#L3a M4b"], ["T5a", "M9a"], ("steal M4b T5a",), {}, ""),
        (PLAIN, ["L9b", "T5a"], ("sacred L9b",), {"sacred": [{}, {"L": 8}]}, ""),
        (PLAIN, ["L2b", "T5a"], ("sacred L2b",), {"sacred": [{"M": 1}, {"L": 1}], "round": 8}, ""),
        (PLAIN, ["T5a", "D2b", "M9a"], ("steal M4b T5a", "move D2b L3a"), {}, ""),
        (PLAIN, ["L8a D7b T6a", "M9a"], ("move L8a D9a",), {}, "lizard 8, djembe 7 and turtle 6 given to you"),
        (["D9a", "L8b", "M4b L3a", "T5a"], ["M9a"], ("move M4b T5a",), {}, "in your zone"),
        (PLAIN, ["T5a", "D2b", "M9a"], ("steal M4b T5a", "move D2b L3a"), {"sacred": [{"L": 2}, {}]}, "Covered now, though your piles need it next: lizard 3."),
        (PLAIN, ["L9b", "D2b", "T5a"], ("move D2b L3a", "sacred L9b"), {"sacred": [{}, {"L": 8}]}, "Ash's lizard pile is complete, 1 to 9."),
        (PLAIN, ["L2b", "D2b", "T5a"], ("move D2b L3a", "sacred L2b"), {"sacred": [{"M": 1}, {"L": 1}], "round": 8}, "Ash leads 2 to 1 on sacred piles, which decides if the game gets stuck."),
        (PLAIN, ["L2b", "D2b", "T5a"], ("move D2b L3a", "sacred L2b"), {"sacred": [{"M": 2}, {"L": 1}], "round": 8}, ""),
    ],
)  # fmt: skip
def test_a_turn_has_a_page_only_where_the_table_counts_what_touched_whoever_reads_or_several_things_matter(
    mine: list[str], theirs: list[str], moves: tuple[str, ...], more: dict[str, Any], says: str
) -> None:
    """Cards to and fro stand on the table, and the rows below it name what was stolen and up to two cards that were given."""
    state = duel(mine, theirs, player=1, **more)
    state.events = events = []
    act(state, *moves, "end")
    told = turns_told(state.view(0), events, NAMES, 0)  # type: ignore[arg-type]
    assert len(told) == bool(says)
    assert says in " ".join(line for moment in told for line in moment.text)


async def test_a_turn_whose_moves_come_one_by_one_has_its_page() -> None:
    """As a bot plays: the table is looked at after each of its moves."""
    state = duel(["D9a", "L8b", "T2b"], ["M9a", "M7a T6a D5a", "M3a", "L4a"], player=1)
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        for move in ("steal T2b M3a", "move M3a L4a", "move M7a L8b", "end"):
            await pilot.pause()
            app.laid.propose(1, app.laid.view(1).read(move), app.laid.number_for(1))
        await pilot.pause()
        assert isinstance(app.screen, MomentScreen)
        assert "turtle 2 stolen from you" in shown(app)
        assert "Bo moves mask 3 and turtle 2 onto lizard 4" in shown(app)


async def test_the_page_fits_every_window() -> None:
    moment = max((one[2] for one in pages(3)), key=lambda one: len(one.text))
    await check(moment.picture, [(80, 20), (100, 26), (120, 36), (200, 56)])


async def test_every_banned_card_is_on_the_page() -> None:
    """A whole column of nine was given: more cards than a row of the smallest window has room for."""
    run = "D9a L8a M7a T6a D5a L4a M3a T2a D1a"
    state = duel(["L9a", "L1b"], [run, "M9a"], player=1)
    state.events = events = []
    act(state, "move D9a empty0", "steal L1b sacred", "end")
    (moment,) = turns_told(state.view(0), events, NAMES, 0)  # type: ignore[arg-type]
    piece = moment.picture()
    async with alone(piece, (80, 20)):
        last = "\n".join(piece.text().splitlines()[-5:])
        assert all(word in last for word in ("djembe 9", "lizard 8", "djembe 1"))


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_a_ban_on_the_page_stands_with_its_rule(seed: int) -> None:
    """Of all that was given only some is banned: why these, the page says itself."""
    for _, state, moment in pages(seed):
        told = " ".join(moment.text)
        assert ("as a whole column" in told) == bool(state.no_give)
        assert ("straight back" in told) == (bool(state.no_give) or state.no_steal >= 0)
        assert ("(rules 3.4)" in told) == ("straight back" in told)


@pytest.mark.parametrize("seed", range(3, 9))
def test_no_card_is_counted_twice_in_the_headline(seed: int) -> None:
    """A card stolen for a pile is told by itself, and not among those on piles."""
    for before, state, moment in pages(seed):
        head = moment.sentence
        assert len(head) <= 77
        laid = sum(figures(state, 1)[2]) - sum(before[1][2])
        named = re.search(r"(\d+) cards? on sacred piles", head)
        stolen = re.search(r"([^:;]*) stolen from you for ", head)
        both = len(re.findall(r"[a-z] \d", stolen[1])) if stolen else 0
        assert named is None or int(named[1]) + both == laid, head


@pytest.mark.parametrize("seed", range(3, 9))
def test_as_many_cards_are_said_to_be_given_as_one_has_more_to_clear(seed: int) -> None:
    """A drawn card that is placed in one's zone is one of them."""
    for before, state, told in turns(seed):
        lost = sum(event.kind in ("stolen", "stolen_to_pile") for event in told)
        assert len(given(told)) - lost == figures(state, 0)[0] - before[0][0]


async def test_in_a_large_window_the_height_of_a_pile_stands_below_its_middle_and_the_deeds_have_room() -> None:
    state = duel(PLAIN, ["D4b", "T9a", "T3b D2a L1a"], sacred=[{}, {"L": 2}], player=1)
    state.events = events = []
    act(state, "steal L3a sacred", "move T3b M4b", "end")
    (moment,) = turns_told(state.view(0), events, NAMES, 0)  # type: ignore[arg-type]
    piece = moment.picture()
    async with alone(piece, (120, 36)):
        lines = piece.text().splitlines()
        assert not any(name in line[68:] for line in lines for name in ("djembe", "mask", "lizard", "turtle"))
        heights = [line[68:] for line in lines if line[68:].replace("→", "").replace(" ", "").isdigit()]
        assert len(heights) == 2
        deeds = [y for y, line in enumerate(lines) if line[13:60].strip() and y > 1]
        assert deeds[1] > deeds[0] + 1


async def test_a_long_turn_is_told_from_its_beginning_on_pages_that_arrows_turn() -> None:
    moment = max((one[2] for one in pages(3)), key=lambda one: len(one.text))
    piece = moment.picture()
    assert isinstance(piece, TurnPage)
    deeds = [deed.words for deed in piece.shown.deeds]
    async with alone(piece, (80, 20)) as pilot:
        told = ""
        for _ in deeds:
            now = " ".join(piece.text().split())
            told += now if now not in told else ""
            await pilot.press("down")
        assert deeds[0].split(" in ")[0] in told
        assert "1 to " in told
        assert f"of {len(deeds)}: ↑↓ for the others" in told
        assert f" to {len(deeds)} of {len(deeds)}" in told
        await pilot.press(*["up"] * len(deeds))
        assert f"shows the whole turn, {len(deeds)} steps" in piece.text()


async def test_a_long_turn_is_told_by_what_touched_ones_cards_and_how_the_race_stands() -> None:
    """Some have thirty steps: a stranger could not tell from them whether anybody got anywhere."""
    found = 0
    for _, state, moment in pages(3):
        piece = moment.picture()
        assert isinstance(piece, TurnPage)
        piles, left = 36 - sum(state.heights[:4]), state.held[0]
        async with alone(piece, (80, 20)):
            told = " ".join(piece.text().split())
            assert f"you need {piles} more card" in told
            assert f"to clear {left} card" in told
            if "What was done to your cards" in told:
                found += 1
                own = [deed.words.split(" onto ")[0] for deed in piece.shown.deeds if deed.touches]
                assert all(words in told for words in own[:2])
                assert not any(deed.words in told for deed in piece.shown.deeds if not deed.touches)
        if len(piece.shown.deeds) > 6:
            own = [deed.words for deed in piece.shown.deeds if deed.touches]
            assert moment.text[1 : len(own) + 1] == own, "in lines, too"
    assert found


def test_the_page_of_the_first_turn_says_that_ones_cleaning_is_over() -> None:
    """It ends by itself where nothing fits any more, and the other one begins at once."""
    state = duel(["L9a", "L1b"], ["D9a L8a M7a", "M9a"], player=1)
    state.events = events = [
        Event("cleaned", 0, {"turned_up": 2}),
        Event("starter", 1, {"turned_up": [2, 1], "youngest": 0}),
    ]
    act(state, "move D9a empty0", "steal L1b sacred", "end")
    (moment,) = turns_told(state.view(0), events, NAMES, 0)  # type: ignore[arg-type]
    page = moment.picture()
    assert isinstance(page, TurnPage)
    assert page.shown.deeds[0].words == "You end your cleaning with 2 cards turned up."
    assert "after cleaning" in page.shown.deeds[1].words


async def test_of_what_was_done_to_ones_cards_the_page_says_how_much_it_shows() -> None:
    """Nobody who counts the rows misses a card that the headline has."""
    found = set()
    for _, _, moment in (one for seed in (3, 4, 5) for one in pages(seed)):
        piece = moment.picture()
        assert isinstance(piece, TurnPage)
        async with alone(piece, (80, 16)):
            told = " ".join(piece.text().split())
            if "What was done to your cards" in told:
                own = [deed.words for deed in piece.shown.deeds if deed.touches]
                shown_now = sum(words in told for words in dict.fromkeys(own))
                is_cut = f"cards ({shown_now} of {len(own)})" in told
                assert is_cut or shown_now == len(dict.fromkeys(own))
                found.add(is_cut)
    assert found == {True, False}


def test_the_headline_leaves_out_no_gift_for_the_names_of_others() -> None:
    stolen = Event("stolen_to_pile", 1, {"card": "L1a"})
    gifts = [
        Event("moved", 1, {"z": 1, "to_z": 0, "cards": cards, "onto": "L9a"})
        for cards in (["D5a", "L4a"], ["M6a", "T5a"])
    ]
    told = headline("Ash", "you", 1, [stolen, *gifts])
    assert told == "Ash's turn 1: lizard 1 stolen from you and 4 cards given to you."


async def test_in_a_large_window_the_turn_begins_below_what_touched_ones_cards() -> None:
    begun = set()
    for _, _, moment in (one for seed in (3, 4) for one in pages(seed)):
        piece = moment.picture()
        assert isinstance(piece, TurnPage)
        async with alone(piece, (120, 36)):
            told = piece.text()
            if "What was done to your cards" in told:
                below = told.split("How it stands")[1]
                first = piece.shown.deeds[0].words[:30]
                begun.add("What happened" in below and first in " ".join(below.split()))
    assert begun == {True}
