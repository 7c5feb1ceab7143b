"""What the others did is told on a page and in a line; the end says where it was decided."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from textual.geometry import Size

from rules import Event, Rng
from rules.five_tribes.components import stages as st
from rules.five_tribes.components.actions import TAKE
from rules.five_tribes.components.stages import STAGES
from rules.five_tribes.evaluation import preview
from rules.five_tribes.state import FiveTribesState
from tests.games.five_tribes.helpers import MEDIUM, SIZES, SMALL, stage, table_at, walk
from tests.table.helpers import NAMES, Silent, TableApp, seats, shown
from tribes_tui.games.five_tribes.ending import ending
from tribes_tui.games.five_tribes.pieces.layout import _shortened
from tribes_tui.games.five_tribes.pieces.others_turns import OthersTurnsPage, turns_page
from tribes_tui.games.five_tribes.table import FiveTribesBoard
from tribes_tui.games.five_tribes.words import spoken
from tribes_tui.games.five_tribes.words.news import bids as bids_told, brought, last_walk, split, turns
from tribes_tui.games.five_tribes.words.things import sheet_lines
from tribes_tui.play.table import Table
from tribes_tui.table.board.scene import News
from tribes_tui.table.history.pages import MomentScreen
from tribes_tui.table.screen import TableScreen


def events_of_a_game(players: int, seed: int) -> list[Event]:
    """All events of a game played at random, as everybody sees them."""
    state = walk(players, seed)[0].clone()
    state.events = []
    for after in range(400):
        if state.is_terminal:
            break
        state.apply(max(state.legal_actions(), key=state.hint) if after % 5 else state.legal_actions()[0])
    return [seen for event in state.events if (seen := event.seen_by(None)) is not None]


def test_each_turn_is_told_with_its_way_and_what_it_brought() -> None:
    names = ["Ada", "Bo", "Cy"]
    told = events_of_a_game(3, 4)
    parts = split(told)
    moves = [(seat, part) for seat, part in parts if any(event.kind == "gather" for event in part)]
    assert len(moves) > 10
    sentences = {turn.words for turn in turns(told, names)}
    for seat, part in moves:
        assert seat is not None
        way = " → ".join(event.public["tile"] for event in part if event.kind in ("take", "drop"))
        assert any(words.startswith(f"{names[seat]}: {way}, ") for words in sentences)
        assert {event.player for event in part if event.kind in ("take", "drop")} == {seat}


def test_what_others_earned_by_a_turn_comes_last_and_added_up() -> None:
    earned = [Event("earn", 2, {"coins": 2, "why": "Marid"}) for _ in range(2)]
    events = [*earned, Event("gather", 1, {"n": 3, "colour": "R", "tile": "d4"}), Event("palm", 1, {"tile": "d4"})]
    assert (
        brought("Bo", events, ["you", "Bo", "Cy"])
        == "picked up 3 assassins, planted a palm on d4. Cy earned 4 gold from Marid."
    )


def test_what_was_earned_tile_by_tile_is_added_up() -> None:
    """Marid's gold for each drop on a tile of one's own, and the builders' gold apart from it."""
    dropped = [
        Event("drop", 1, {"tile": "d4", "colour": "B", "direction": "east"}),
        Event("earn", 1, {"coins": 1, "why": "Marid"}),
    ]
    events = [
        Event("take", 1, {"tile": "c4", "meeples": "BBB"}),
        *dropped * 3,
        Event("gather", 1, {"n": 4, "colour": "B", "tile": "d4"}),
        Event("earn", 1, {"coins": 8, "why": "builders"}),
    ]
    whole = brought("Bo", events, ["you", "Bo"])
    assert whole == "earned 3 gold from Marid, picked up 4 builders, earned 8 gold from builders"


def test_a_turn_is_told_in_its_order_and_behind_it_what_the_viewer_earned_first() -> None:
    """A vizier killed in front of them comes behind the assassins that did it; what they earned by it is a sentence of its own, before
    what another did: what follows "you earned" in a list would be theirs."""
    events = [
        Event("gather", 1, {"n": 3, "colour": "R", "tile": "d4"}),
        Event("earn", 2, {"coins": 2, "why": "Nekir"}),
        Event("rob", 1, {"player": 0, "what": "vizier"}),
        Event("earn", 0, {"coins": 2, "why": "Nekir"}),
    ]
    said = (
        "picked up 3 assassins, killed one of your viziers. You earned 2 gold from Nekir. Cy earned 2 gold from Nekir."
    )
    assert brought("Bo", events, ["you", "Bo", "Cy"]) == said
    told = [Event("activation", 1, {}), Event("take", 1, {"tile": "d4", "colour": "R", "direction": "east"}), *events]
    assert turns(told, ["you", "Bo", "Cy"])[-1].words == f"Bo: d4, {said}"


def test_the_fakirs_behind_a_sum_are_told_with_it() -> None:
    """3 builders beside 2 blue tiles bring 12 with 3 fakirs, and a kill two tiles too far is one with 2 of them."""
    events = [
        Event("gather", 1, {"n": 3, "colour": "B", "tile": "d4"}),
        Event("help", 1, {"fakirs": 3}),
        Event("earn", 1, {"coins": 12, "why": "builders"}),
    ]
    assert brought("Bo", events, ["you", "Bo"]) == "picked up 3 builders, spent 3 fakirs, earned 12 gold from builders"


async def test_where_a_turn_is_too_long_for_a_line_only_the_ends_of_its_way_are_told() -> None:
    way = [("take", "c1"), *(("drop", tile) for tile in ("d1", "e1", "e2", "e3", "d3"))]
    brought = [
        Event("camel", 1, {"tile": "d3"}),
        Event("market", 1, {"paid": 6}),
        *(Event("card", 1, {"card": card, "why": "market"}) for card in ("Papyrus", "Pottery")),
    ]
    moved = [Event(kind, 1, {"tile": tile, "colour": "W", "direction": "east"}) for kind, tile in way]
    events = [Event("activation", 1, {}), *moved, Event("gather", 1, {"n": 3, "colour": "W", "tile": "d3"}), *brought]
    (turn,) = turns(events, ["you", "Bo"])
    assert turn.words.startswith("Bo: c1 → d1 → e1 → e2 → e3 → d3, picked up 3 elders")
    assert turn.brief == "Bo: c1 → d3, picked up 3 elders, put a camel on d3, bought Papyrus and Pottery for 6 gold."
    assert len(turn.words) > len(turn.brief) > 75
    assert _shortened(turn, (), 78, 1).words == "Bo: c1 → d3, picked up 3 elders, put a camel on d3 (1 more thing)"


def test_the_page_shows_the_others_moves_and_not_ones_own() -> None:
    names = ["you", "Bo", "Cy"]
    told = events_of_a_game(3, 4)
    state = walk(3, 4)[0].view(0)
    state.stage = st.TILE
    (page,) = turns_page(told, names, state)
    assert page.sentence == "Cy's assassins kill one of your elders."
    text = "\n".join(page.text)
    assert "You: from" not in text
    assert text.count("Bo: from") == sum(
        seat == 1 and any(event.kind == "gather" for event in part) for seat, part in split(told)
    )
    assert turns_page([event for event in told if event.kind == "bid"], names, state) == []
    assert " bid" in page.text[-1]
    (page,) = turns_page([event for event in told if event.kind != "bid" or event.player == 0], names, state)
    assert page.text[-1] == ""  # what one bid oneself alone is no news


@pytest.mark.sampled(1)
@pytest.mark.parametrize("how", ["compared", "walked", "begun anew"])
async def test_between_two_turns_of_ones_own_no_page_stands_and_the_line_tells_the_first(how: str) -> None:
    """Whether the whole move was chosen of the list or its end on the board. Nothing is told of what was taken back."""
    app = TableApp(runs_on(), Silent())
    async with app.run_test(size=tuple(SMALL)) as pilot:
        await pilot.pause()
        begun = app.laid.view(0)
        if how == "begun anew":
            app.screen.decide_all([min(begun.legal_actions(), key=begun.hint)])
            await pilot.pause()
            await pilot.press("u")
            await pilot.pause()
            assert app.laid.view(0).stage == st.MOVE
        for key in ("p", "1", "enter") if how == "compared" else ("enter", "enter"):
            await pilot.press(key)
            await pilot.pause()
        assert STAGES[app.laid.view(0).stage] in ("bid", "move")
        assert isinstance(app.screen, TableScreen)
        taken = next(event for entry in reversed(app.laid.history(0)) for event in entry.events if event.kind == "take")
        assert f"You: {taken.public['tile']} →" in shown(app)


def runs_on() -> Table:
    """A table where the move under the cursor and the first of the list leave the viewer nothing to decide, who decides next, too."""
    for seed in range(60):
        table = Table.new("five_tribes", seats("pb"), {}, seed)
        while table.turn is not None and table.number < 80:
            view = table.view(table.turn)
            if table.turn == 0 and view.stage == st.MOVE and all(ends_it(view, move) for move in likely(view)):
                return table
            table.propose(table.turn, max(view.legal_actions(), key=view.hint), table.number_for(table.turn))
    raise AssertionError("no such table")


def likely(view: FiveTribesState) -> Iterator[list[int]]:
    """The move on which the cursor begins, and the first of the list."""
    first = next(iter(preview.ends(view, max(view.legal_actions(), key=view.hint) - TAKE)), None)
    yield preview.route(view, first) if first is not None else []
    yield preview.route(view, preview.by_points(view, 1)[0].end)


def ends_it(view: FiveTribesState, move: list[int]) -> bool:
    then = view.resample(Rng(1))
    for action in move:
        then.apply(action)
    return bool(move) and then.current_player == 0 and then.stage in (st.BIDDING, st.MOVE)


def test_the_page_says_what_was_bid_paid_and_bought() -> None:
    """In the same order, and with what Kumarbi saves; goods are the same for one and for many, fakirs are not."""
    bids = [
        Event("bid", 1, {"space": 8, "paid": 5, "fakirs": 1}),
        Event("bid", 0, {"space": 3, "paid": 3, "fakirs": 0}),
        Event("bid", 2, {"space": 0, "paid": 0, "fakirs": 0}),
    ]
    assert bids_told(bids, ["you", "Bo", "Cy"]) == "Bo bids 8 gold for 5, you bid 3 gold and Cy bids nothing."
    turn = [
        Event("card", 1, {"card": "Fakir", "why": "merchants"}),
        Event("card", 1, {"card": "Fakir", "why": "merchants"}),
        Event("card", 1, {"card": "Fish", "why": "market"}),
        Event("market", 1, {"paid": 6}),
        Event("buy", 1, {"djinn": "Enki", "elders": 1, "fakirs": 1}),
    ]
    said = brought("Bo", turn, ["you", "Bo", "Cy"])
    assert said == "took 2 fakirs, bought Fish for 6 gold, bought the djinn Enki for 1 elder and 1 fakir"
    first, second = (Event("card", 1, {"card": card, "why": "market"}) for card in ("Pottery", "Silk"))
    paid = Event("market", 1, {"paid": 6})
    assert brought("Bo", [paid, first], ["you", "Bo", "Cy"]) == "took Pottery", "two are bought for 6 gold"
    assert brought("Bo", [paid, first, second], ["you", "Bo", "Cy"]) == "bought Pottery and Silk for 6 gold"


def test_the_last_walk_has_its_steps_and_arrows() -> None:
    told = events_of_a_game(2, 3)
    while told[-1].kind != "gather":
        told.pop()
    walk_ = last_walk(told)
    assert walk_ is not None
    steps = " ".join(walk_.notes().values()).split()
    assert sorted(map(int, steps)) == [*range(1, len(walk_.tiles) + 1)]
    assert len([arrow for pair in walk_.bridges().values() for arrow in pair if arrow]) <= len(walk_.tiles)
    assert walk_.bridges()


async def test_the_page_comes_before_ones_own_decision_and_goes_with_enter() -> None:
    app = TableApp(table_at("bid", seed=8))
    async with app.run_test(size=tuple(SMALL)) as pilot:
        for _ in range(200):
            await pilot.pause()
            if isinstance(app.screen, MomentScreen):
                if shown(app):
                    break
                continue
            view = app.laid.view(0)
            if view.current_player == 0:
                app.table_screen.decide(max(view.legal_actions(), key=view.hint))
        assert isinstance(app.screen, MomentScreen)
        assert "What happened since your last turn." in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen is app.table_screen
        assert app.laid.view(0).current_player == 0


def test_the_end_adds_up_and_says_what_decided_it() -> None:
    for players in (2, 3, 4):
        final = walk(players, 9)[-1]
        found = ending(final, [], NAMES[:players])
        assert found.adds_up_to(final.scores())
        assert [source.name for source in found.sources] == [*sheet_lines()]
        assert found.decided
        assert not any("no move is left" in line for line in found.decided), "the end itself is no reason for it"
        assert all(line.endswith(".") for line in found.decided)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", [*SIZES, Size(120, 30)])
async def test_the_page_shows_the_steps_of_each_turn_on_the_board_where_it_lies_on_the_table(size: Size) -> None:
    names = ["you", "Bo", "Cy"]
    told, state = events_of_a_game(3, 4), walk(3, 4)[40].view(0)
    (page,) = turns_page(told, names, state)
    async with stage(3, size) as shown_:
        app = shown_.pilot.app
        lies_at = shown_.piece("tiles").region
        app.push_screen(MomentScreen(page, "Five Tribes", "five", lambda name: None))
        await shown_.pilot.pause()
        table = app.screen.query_one(OthersTurnsPage)
        assert table.tiles.region == lies_at
        assert "What happened" in shown(app)
        assert ("Large market 6 gold" if size.width < 120 else "6: large market, 6 gold") in shown(app)
        last = table.at
        steps = table.tiles.text()
        assert any(note in steps for note in ("→", "←"))
        await shown_.pilot.press("up")
        assert table.at == last - 1
        assert table.tiles.text() != steps
        await shown_.pilot.press("down", "down")
        assert table.at == 0
        await shown_.pilot.click(offset=table.turns.region_of("turn:1").offset)
        assert table.at == 1


async def test_in_the_smallest_window_the_last_turn_is_always_listed() -> None:
    told, state = events_of_a_game(3, 4), walk(3, 4)[40].view(0)
    (page,) = turns_page(told, ["you", "Bo", "Cy"], state)
    async with stage(3, SMALL) as shown_:
        app = shown_.pilot.app
        app.push_screen(MomentScreen(page, "Five Tribes", "five", lambda name: None))
        await shown_.pilot.pause()
        table = app.screen.query_one(OthersTurnsPage)
        assert table.turns.region_of(f"turn:{table.at}").height > 1
        assert "earlier turns: key v" in shown(app)
        assert " → " in table.turns.text() or "from " in table.turns.text(), "from where, too"


async def test_while_another_moves_the_last_line_says_what_they_still_carry() -> None:
    state = next(one for one in walk(2, 5) if one.left and one.current_player == 1)
    async with stage(2, MEDIUM) as shown_:
        await shown_.show(state, 0)
        assert "● still in hand:" in shown_.text
        assert "In your hand" not in shown_.text
        await shown_.show(state, 1)
        assert "In your hand" in shown_.text


async def test_the_line_below_the_tiles_tells_the_last_turn_whole() -> None:
    events = [
        Event("take", 1, {"tile": "a1", "meeples": "GR"}),
        *(Event("drop", 1, {"tile": tile, "colour": "G", "direction": "east"}) for tile in ("b1", "c1")),
        Event("gather", 1, {"n": 2, "colour": "G", "tile": "c1"}),
        Event("activation", 2, {}),
        Event("take", 2, {"tile": "a5", "meeples": "W"}),
        Event("drop", 2, {"tile": "b5", "colour": "W", "direction": "east"}),
        Event("gather", 2, {"n": 3, "colour": "W", "tile": "b5"}),
        *(Event(kind, 2, {"tile": "b5"}) for kind in ("camel", "palm")),
    ]
    state = next(one for one in walk(3, 5) if one.current_player == 0 and not one.left)
    async with stage(3, MEDIUM) as shown_:
        await shown_.show(state, 0)
        scene = shown_.screen.scene._replace(recent=tuple(events), news=News(events=tuple(events)))
        shown_.screen.board.spread(scene)
        told = shown_.piece("news").text()
        assert "Cy: a5 → b5, picked up 3 elders, put a camel on b5, planted a palm on b5." in told
        lost = (*events[:4], Event("lose", 0, {"points": 10}), *events[4:])
        names = ("you", "Bo", "Cy")
        shown_.screen.board.spread(scene._replace(names=names, recent=lost, news=News(events=lost)))
        told = shown_.piece("news").text()
        assert "Bo: a1 → b1 → c1, picked up 2 merchants. You lost 10 points for viziers." in told, "what touches one"


def test_where_there_is_no_room_for_all_of_a_turn_what_weighs_most_is_told() -> None:
    """A kill stands last, and was hidden behind what was picked up."""
    moved = [
        Event(kind, 1, {"tile": tile, "colour": "R", "direction": "east"})
        for kind, tile in (("take", "c1"), ("drop", "d1"))
    ]
    brought = [
        Event("gather", 1, {"n": 3, "colour": "R", "tile": "d1"}),
        Event("help", 1, {"fakirs": 2}),
        Event("rob", 1, {"player": 0, "what": "vizier"}),
        Event("earn", 0, {"coins": 2, "why": "Nekir"}),
        Event("camel", 1, {"tile": "d1"}),
    ]
    (turn,) = turns([Event("activation", 1, {}), *moved, *brought], ["you", "Bo"])
    lost = Event("lose", 0, {"points": 11})
    (passed,) = turns([Event("activation", 1, {}), *moved, *brought, lost], ["you", "Bo"])
    assert passed.words.endswith("You earned 2 gold from Nekir and lost 11 points for viziers.")
    assert "lost 11 points" in _shortened(passed, (), 125, 1, "B").words
    assert [*FiveTribesBoard().touched(lost)] == ["seat:0"], "a dot beside the points that it changed"
    assert [(one.who, one.text) for one in spoken.news([lost], ["you", "Bo"], 0)] == [(0, "lost 11 points for viziers")]
    assert turn.brief == turn.words.replace("picked up 3 assassins, ", ""), "the kill tells it"
    assert turn.words.endswith("put a camel on d1. You earned 2 gold from Nekir.")
    for room, told in (
        (95, "Bo: c1 → d1, killed one of your viziers. You earned 2 gold from Nekir (2 more things: key B)"),
        (65, "Bo: c1 → d1, killed one of your viziers (3 more things: key B)"),
    ):
        assert _shortened(turn, (), room, 1, "B").words == told


def test_in_a_narrow_line_what_came_of_a_turn_stands_before_how_it_came() -> None:
    """It left out the 9 gold, and what Enki did."""
    moved = [Event(kind, 1, {"tile": tile, "colour": "B"}) for kind, tile in (("take", "c1"), ("drop", "d1"))]
    picked = {colour: Event("gather", 1, {"n": 3, "colour": colour, "tile": "d1"}) for colour in "BGR"}
    camel, palm = Event("camel", 1, {"tile": "d1"}), Event("palm", 1, {"tile": "e4", "owner": -1})
    earned, card = Event("earn", 1, {"coins": 9, "why": "builders"}), {"card": "Fish", "why": "merchants"}
    use = Event("use", 1, {"djinn": "Enki", "elders": 1, "fakirs": 0})
    for some, room, told in (
        ([picked["B"], camel, earned], 78, "put a camel on d1, earned 9 gold from builders."),
        ([picked["G"], camel, Event("card", 1, card)], 60, "put a camel on d1, took Fish."),
        ([picked["R"], camel], 78, "picked up 3 assassins, put a camel on d1."),
        ([use, palm, palm], 78, "planted a palm on e4 (nobody's tile) (2 more things: key l)"),
    ):
        (turn,) = turns([Event("activation", 1, {}), *moved, *some], ["you", "Bo"])
        assert _shortened(turn, (), room, 1, "l").words == f"Bo: c1 → d1, {told}"
        assert ("picked up 3" in turn.words) == (use not in some), "with room all of it"


def test_a_page_is_for_several_turns_of_a_round_that_is_over_or_for_who_was_robbed() -> None:
    """It came before nearly each decision; the last turn stands in the line below the tiles and on them, a key tells all."""
    state, pages = walk(2, 4)[0].view(0), dict[tuple[int, int], int]()
    one = [part for seat, part in split(events_of_a_game(2, 4)) if seat == 1 and any(e.kind == "gather" for e in part)]
    for stage_ in (st.BIDDING, st.MOVE):
        state.stage = stage_
        for number in (1, 2):
            told = [event for part in one[:number] for event in (Event("activation", 1, {}), *part)]
            pages[stage_, number] = len(turns_page(told, ["you", "Bo"], state))
    assert pages == {(st.BIDDING, 1): 0, (st.BIDDING, 2): 1, (st.MOVE, 1): 0, (st.MOVE, 2): 0}
    for seat, number in ((0, 1), (1, 0)):
        robbed = [Event("activation", 1, {}), *one[0], Event("rob", 1, {"player": seat, "what": "vizier"})]
        pages_ = turns_page(robbed, ["you", "Bo"], state)
        assert len(pages_) == number, "of one's own it is told at once"
        assert all(page.sentence == "Bo's assassins kill one of your viziers." for page in pages_), "why it comes"
        assert all(page.facts == ("round 1",) for page in pages_)
