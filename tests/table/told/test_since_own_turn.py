"""What happened since one's last turn: which moves, how they are grouped, and seeing them again."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import pytest
from textual.pilot import Pilot

import rules
from rules import Event
from rules.rise_of_tribes.components.box import EVENTS
from rules.rise_of_tribes.state import RiseState
from tests.app.test_app import screen_text, until
from tests.games.tribal.helpers import table_at
from tests.rules.rise_of_tribes.table import lay
from tests.table.helpers import Silent, TableApp, shown
from tribes_tui.app import TribesApp
from tribes_tui.games.rise_of_tribes.table import RiseBoard
from tribes_tui.play.seat import Entry, Seat, Update
from tribes_tui.play.table import Table
from tribes_tui.table.board import board_of
from tribes_tui.table.history import since_own_turn as since
from tribes_tui.table.history.chronicle import Chronicle
from tribes_tui.table.history.since_own_turn import Happening, SinceOwnTurnScreen, happenings, turns_of_others
from tribes_tui.table.screen import TableScreen
from tribes_tui.words.language import SPOKEN, Tongue
from tribes_tui.words.wording import together_of, words_of

SEATS = [Seat("human", "", "you"), Seat("bot", "easy", "Ada"), Seat("bot", "easy", "Bo")]
PLAYERS = {"tribal_duel": 2}


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path / "home"))


class Listener:
    """Keeps a chronicle of a table for its first seat."""

    viewer = 0

    def __init__(self, table: Table) -> None:
        self.chronicle = Chronicle(table, 0, words_of(table.game.id))
        table.watch(self)

    def updated(self, update: Update) -> None:
        self.chronicle.add(update)


def step(table: Table) -> None:
    assert table.turn is not None
    view = table.view(table.turn)
    table.propose(table.turn, max(view.legal_actions(), key=view.hint), table.number_for(table.turn))


def laid(game: str, seed: int = 7) -> Table:
    return Table.new(game, SEATS[: PLAYERS.get(game, 3)], {}, seed)


def to_my_turn(table: Table, after: int) -> None:
    """On until it is the first seat's turn after others have moved."""
    while table.number < after or table.turn != 0 or table.is_concealed or table.history(0)[-1].seat == 0:
        step(table)


@pytest.mark.parametrize("game", list(rules.games))
def test_they_are_the_moves_of_others_up_to_ones_own_turn_and_stay_while_one_moves(game: str) -> None:
    table = laid(game)
    chronicle = Listener(table).chronicle
    to_my_turn(table, 30)
    found = chronicle.since_own_turn
    assert found
    assert all(entry.seat != 0 or entry.is_idle for entry, _ in found)
    before = [entry.number for entry, _ in found if entry.seat != 0]
    step(table)
    if table.turn == 0 and not table.is_concealed:
        assert [entry.number for entry, _ in chronicle.since_own_turn if entry.seat != 0] == before


def is_chosen(view: Any, action: int) -> bool:
    """Whether a move is one's own doing: another was allowed, and somebody could notice it."""
    return len(view.legal_actions()) > 1 and not (view.is_concealed and view.game.actions[action].kind == "PASS")


@pytest.mark.soak
@pytest.mark.parametrize("seeds", [range(2), pytest.param(range(2, 6), marks=pytest.mark.soak)], ids=str)
@pytest.mark.parametrize("game", list(rules.games))
def test_a_step_that_was_done_for_somebody_is_no_move_of_theirs(game: str, seeds: range) -> None:
    since: list[str] = []
    for seed in seeds:
        table, chosen, is_automatic = laid(game, seed), 0, False
        chronicle = Listener(table).chronicle
        while not table.is_over and table.number < 300:
            view, seat = table.view(0), table.turn
            is_own = seat == 0 and is_chosen(view, max(view.legal_actions(), key=view.hint))
            step(table)
            if is_own:
                chosen = len(chronicle.entries)
            elif seat == 0:
                is_automatic = True
            others = [entry for entry in chronicle.entries[chosen:] if entry.seat and entry.events]
            if table.turn != 0 or not others or not chosen:
                continue
            assert not chronicle.goes_on
            assert {event.kind for entry in others for event in entry.events} <= {
                event.kind for event in chronicle.news(game).events
            }
            board, marked = board_of(game), list[Any]()
            for entry in chronicle.entries[chosen:]:
                for event in entry.events:
                    marked = [] if event.kind in board.begins_anew else [*marked, *[event] * bool(entry.seat)]
            touched = {name for event in marked for name in board.touched(event)}
            assert touched <= chronicle.fresh(board_of(game)).keys()
            since += [game] * is_automatic
            is_automatic = False
    assert since or game == "rise_of_tribes", "where nothing is done for anybody"


def test_keeping_an_eagle_of_which_nobody_was_asked_is_no_decision_in_the_log() -> None:
    table = laid("indy", 2)
    chronicle = Listener(table).chronicle
    while not (table.turn == 0 and table.is_concealed):
        step(table)
    told = [*chronicle.lines]
    table.propose(0, table.view(0).read("pass"), table.number_for(0))
    assert [event.kind for event in chronicle.entries[-1].events] == ["eagle_held"]
    assert chronicle.lines == told


@pytest.mark.parametrize("game", list(rules.games))
def test_positions_are_those_that_the_viewer_saw_and_no_more_are_kept_than_needed(game: str) -> None:
    table = laid(game)
    chronicle = Listener(table).chronicle
    for after in (20, 40, 60):
        to_my_turn(table, after)
        found = chronicle.since_own_turn
        for _, view in found:
            assert view is not None
            assert view.viewer == 0
        assert found[-1][1] == table.view(0)
        assert len(chronicle._views) <= len(found) + 1, "theirs, and the one before them"


def test_what_was_read_from_the_disk_has_no_positions() -> None:
    table = laid("rise_of_tribes")
    to_my_turn(table, 30)
    chronicle = Chronicle(table, 0, words_of("rise_of_tribes"))
    assert chronicle.since_own_turn
    assert all(view is None for _, view in chronicle.since_own_turn)


@pytest.mark.parametrize("game", list(rules.games))
def test_everything_told_is_in_the_list_in_its_order(game: str) -> None:
    table = laid(game)
    chronicle = Listener(table).chronicle
    to_my_turn(table, 40)
    entries = chronicle.since_own_turn
    found = happenings(entries, board_of(game), game, chronicle.names)
    together = together_of(game)
    if together is None:
        told = [words_of(game).event(event, chronicle.names) for entry, _ in entries for event in entry.told]
        assert [one.text for one in found] == [text for text in told if text]
        return
    events = [event for entry, _ in entries for event in entry.told]
    lines = together(events, chronicle.names, [view for entry, view in entries for _ in entry.told])
    numbers = [number for _, told in lines for number in told]
    assert len(numbers) == len({*numbers}), "nothing is told twice"
    left_out = {event.kind for k, event in enumerate(events) if k not in numbers}
    assert left_out <= {"turn", "double"}, "a heading says whose turn it is, and the event that a double was rolled"
    assert len(found) < len(events)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("language", ["en", "xx"])
@pytest.mark.parametrize("game", list(rules.games))
def test_what_names_the_viewer_is_known_in_every_language(game: str, language: str) -> None:
    marked, token = 0, SPOKEN.set(Tongue(language))
    try:
        for seed in (7, 8, 9):
            table = laid(game, seed)
            chronicle = Listener(table).chronicle
            for after in range(20, 90, 10):
                to_my_turn(table, after)
                found = happenings(chronicle.since_own_turn, board_of(game), game, chronicle.names)
                for one in found:
                    if re.match("⟦?[EÉ]v[eé]nt: ", one.text):  # what an event does to whoever buys it
                        continue
                    assert one.is_about_you == bool(re.search("[Yy]our?\\b|[ÝýYy]óúr?(?!\\w)", one.text)), one.text
                marked += sum(one.is_about_you for one in found)
    finally:
        SPOKEN.reset(token)
    assert marked


def test_the_beginning_of_the_next_turn_stands_with_that_turn() -> None:
    table = laid("rise_of_tribes")
    chronicle = Listener(table).chronicle
    to_my_turn(table, 60)
    found = happenings(chronicle.since_own_turn, board_of("rise_of_tribes"), "rise_of_tribes", chronicle.names)
    rolls = [one for one in found if " roll" in one.text]
    assert rolls
    for one in rolls:
        whose = chronicle.names[one.seat if one.seat is not None else -1]
        assert one.text.lower().startswith(whose.lower())
        assert one.begins_turn or found[found.index(one) - 1].begins_turn, "points of villages come before it"


def test_a_new_round_and_its_deal_are_nobodys_doing() -> None:
    """Ada's last move ends a round; what comes with the next one isn't hers."""
    table = laid("tribal_rixe")
    chronicle = Listener(table).chronicle
    while not any(event.kind == "round_begins" and entry.seat for entry in chronicle.entries for event in entry.events):
        step(table)
    found = happenings([(chronicle.entries[-1], None)], board_of("tribal_rixe"), "tribal_rixe", chronicle.names)
    begins = next(number for number, one in enumerate(found) if one.text.startswith("Round 2"))
    assert begins > 0
    assert {one.seat for one in found[:begins]} != {None}
    assert {one.seat for one in found[begins:]} == {None}
    assert turns_of_others(found[begins:], 0) == 1, "at least"


def test_before_the_first_turn_of_ones_own_it_goes_back_to_the_beginning() -> None:
    table = laid("tribe", 4)
    chronicle = Listener(table).chronicle
    while table.turn != 0 or not chronicle.entries:
        step(table)
    chronicle.was_asked = lambda number: True
    assert chronicle.is_first_turn == (chronicle.entries[0].seat != 0)
    to_my_turn(table, 30)
    assert not chronicle.is_first_turn


def test_what_a_roll_brings_stands_with_the_turn_whatever_it_befalls() -> None:
    """A move of Ada's brings on one's own turn, in which a double does something that is nobody's doing."""
    events = [
        *(
            Event("grown", 1, {"hex": "B"}),
            Event("turn", 0, {"turn": 9}),
            Event("rolled", 0, {"dice": ["moon", "moon"]}),
        ),
        *(Event("double", 0), Event("invaders", None, {"hex": "G", "count": 4}), Event("spaces_full", 0)),
    ]
    view = lay({"A": [3], "E": [0, 3]}, tiles="lfmlfmlfm").view(0)
    found = happenings(
        [(Entry(7, 1, "grow B", events), view)], board_of("rise_of_tribes"), "rise_of_tribes", ["you", "Ada"]
    )
    assert [(one.seat, one.begins_turn) for one in found] == [(1, False), (0, True), (0, False), (0, False)]


def told(seat: int, text: str, is_about_you: bool = False, is_news: bool = False) -> Happening:
    return Happening(seat, text, (), None, is_about_you, False, is_news)


def test_what_matters_stands_first_where_much_happened() -> None:
    found = [told(1, f"Ada grows by {number} in B.") for number in range(since.MANY)]
    assert since.what_matters(found, 0) == []
    found += [told(1, "Ada drives you from C.", True), told(0, "You roll."), told(2, "Event: Drought.", is_news=True)]
    assert since.what_matters(found, 0) == [since.MANY, since.MANY + 2], "one's own roll is no news"
    assert since.what_matters(found[-3:], 0) == [], "little is read at a glance"
    all_new = [one._replace(is_news=True) for one in found]
    assert since.what_matters(all_new, 0) == [], "where nearly all of it matters its order says more"


@pytest.mark.parametrize("game", list(rules.games))
def test_k14_after_the_end_they_go_on_to_the_move_that_ended_the_game(game: str) -> None:
    for seed in (2, 3):
        table = laid(game, seed)
        chronicle = Listener(table).chronicle
        while not table.is_over:
            step(table)
        found = chronicle.since_own_turn
        assert found[-1][0] is chronicle.entries[-1], "whoever moved last"
        told = happenings(found, board_of(game), game, chronicle.names)
        last = [words_of(game).event(event, chronicle.names) for event in chronicle.entries[-1].events]
        assert told[-1].text == [text for text in last if text][-1]


def test_k14_who_wins_at_the_beginning_of_their_turn_has_that_in_their_own_colour() -> None:
    state = lay({"A": [3], "E": [0, 3]}, villages={"E": 1}, tiles="lfmlfmlfm", phase="build", tribes=({}, {"vp": 14}))
    table = table_at(state, "pb", ("you", "Ada"))
    chronicle = Listener(table).chronicle
    table.propose(0, table.view(0).read("done"), table.number_for(0))
    assert table.is_over, "your move gives the turn to who wins"
    found = happenings(chronicle.since_own_turn, board_of("rise_of_tribes"), "rise_of_tribes", chronicle.names)
    assert found[-1].text.startswith("Ada wins")
    assert found[-1].seat == 1


def test_k14_a_question_that_another_lets_pass_does_not_cut_ones_turn_in_two() -> None:
    table = laid("rise_of_tribes")
    chronicle = Listener(table).chronicle
    to_my_turn(table, 30)
    step(table)
    before = chronicle.since_own_turn
    number = chronicle.entries[-1].number
    chronicle.entries.append(Entry(number + 1, 1, "done", []))
    assert before
    assert chronicle.since_own_turn == before


# ---- The screen -----------------------------------------------------------------------------------


async def opened(pilot: Pilot[Any], app: TribesApp, table: Table) -> SinceOwnTurnScreen:
    """A table at which others have just played, and what they did."""
    await pilot.pause()
    app.open_table(table)
    await until(pilot, lambda: isinstance(app.screen, TableScreen))
    screen = app.screen
    assert isinstance(screen, TableScreen)
    screen.opponents.stop()
    await pilot.pause()
    takes_small = "hand:b" in screen.targets or bool(screen.board.spelling)
    await pilot.press("B" if takes_small else "b")
    await until(pilot, lambda: isinstance(app.screen, SinceOwnTurnScreen))
    await pilot.pause()
    assert isinstance(app.screen, SinceOwnTurnScreen)
    return app.screen


def ready(game: str) -> Table:
    table = laid(game)
    to_my_turn(table, 40)
    return table


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (160, 50)])
@pytest.mark.parametrize("game", ["rise_of_tribes"])
async def test_it_is_walked_shown_again_and_left_by_keyboard(
    game: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(since, "SLOW", 0.01)
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        screen = await opened(pilot, app, ready(game))
        text = screen_text(app)
        assert "Since your last turn" in text
        assert all(screen._names[seat] in text for seat in {one.seat for one in screen._found[:3]} if seat)
        lines = [option.id for option in screen._options._options if option.id is not None]
        assert screen._line == lines[0]
        await pilot.press("down")
        assert screen._line == lines[1]
        await pilot.press("space")
        await until(pilot, lambda: screen.at == len(screen._found) - 1 and screen._timer is None)
        if size[0] < 120:
            await pilot.press("t")
            await pilot.pause()
            assert not screen._beside.display
            last = len(screen._found)
            await until(pilot, lambda: f"step {last} of {last}" in screen_text(app))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", rules.games)
async def test_each_table_shows_all_that_happened_again_in_slow_motion(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(since, "SLOW", 0.05)
    app = TribesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, app, ready(game))
        found, watched = screen._found, []
        monkeypatch.setattr(screen, "paint", lambda paint=screen.paint: (watched.append(screen.at), paint())[1])
        await pilot.press("space")
        await until(pilot, lambda: screen._timer is None and screen.at == len(found) - 1)
        assert [*dict.fromkeys(watched)] == [*range(len(found))]
        assert {one.seat for one in found} - {None, 0}
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))


async def test_it_is_walked_and_left_by_mouse() -> None:
    app = TribesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await opened(pilot, app, ready("rise_of_tribes"))
        things = sum(one.seat != 0 for one in screen._found)
        assert things < len(screen._found)
        assert f"{things} things happened" in screen_text(app), "of one's own turn none is counted, as no turn is"
        beside = " ".join(line[80:].strip() for line in screen_text(app).splitlines()[:4])
        assert f"and {len(screen._found) - things} in yours" in beside, "with those it comes to the steps"
        lines = screen_text(app).splitlines()
        last = screen._found[2].text[:20]
        y = next(y for y, line in enumerate(lines) if last in line[80:])
        await pilot.click(offset=(85, y))
        await pilot.pause()
        assert screen._found[screen.at].text.startswith(last)
        keys = screen_text(app).splitlines()[-1]
        await pilot.click(offset=(keys.index("go on"), 39))
        await until(pilot, lambda: isinstance(app.screen, TableScreen))


async def test_at_the_beginning_nothing_has_happened() -> None:
    app = TableApp(laid("rise_of_tribes"), Silent())  # bots that make no move
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("b")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert "Nothing has happened since" in shown(app)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("depth", ["truecolor", "16", "none", "ascii"])
async def test_it_is_whole_at_every_depth(depth: str) -> None:
    app = TribesApp(ascii_only=depth == "ascii")
    app.depth = depth
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await opened(pilot, app, ready("rise_of_tribes"))
        assert screen._found[0].text[:20] in screen_text(app)
        assert depth != "ascii" or screen_text(app).isascii()


@pytest.mark.parametrize("game", list(rules.games))
def test_after_the_end_nothing_is_marked_as_new_where_nothing_is_told(game: str) -> None:
    """A bot sat on the last person's seat: whoever only watches has had no turn since which anything could be new."""
    table = laid(game)
    while not table.is_over:
        step(table)
    watched = Chronicle(table, None, words_of(game))
    assert not watched.since_own_turn
    assert watched.fresh(board_of(game)) == {}


@pytest.mark.parametrize("game", [game for game in rules.games if board_of(game).has_bare_dots])
def test_nothing_that_ones_own_decision_changed_is_new_since_ones_turn(game: str) -> None:
    """A conflict that one began: until another does something no dot comes back. The event that one's dice drew keeps its own all turn."""
    table, chance = laid(game), 0
    chronicle = Listener(table).chronicle
    while not table.is_over and table.number < 600:
        step(table)
        if chronicle.goes_on:
            events = chronicle.entries[-1].events
            chance += any(event.player != 0 and [*board_of(game).touched(event)] for event in events)
            new = chronicle.fresh(board_of(game))
            assert not new or game == "rise_of_tribes"
            assert all(name.startswith("event:") and seat == 0 for name, seat in new.items()), events
    assert chance or game != "rise_of_tribes"


def test_the_event_that_ones_double_drew_is_marked_until_ones_turn_is_over() -> None:
    seen = 0
    for seed in range(8):
        table, board = laid("rise_of_tribes", seed), RiseBoard()
        chronicle, drawn = Listener(table).chronicle, set[str]()
        while not table.is_over and table.number < 150:
            step(table)
            board._view = view = cast(RiseState, table.view(0))
            for event in chronicle.entries[-1].events:
                drawn = set() if event.kind == "turn" else drawn
                drawn |= {event.fields()["tile"]} if event.kind == "event_drawn" and event.player == 0 else set()
            active = {f"event:{slot}" for slot, tile in enumerate(view.row) if tile >= 0 and EVENTS[tile] in drawn}
            assert active <= chronicle.fresh(board).keys(), (drawn, seed, table.number)
            seen += bool(active) and chronicle.goes_on and table.turn == 0
    assert seen


def test_a_card_that_one_draws_oneself_is_no_turn() -> None:
    found = [Happening(seat, "", (), None) for seat in (1, 1, 0)]
    assert turns_of_others(found, 0) == 1
    assert turns_of_others(found, None) == 2
    assert turns_of_others(found[2:], 0) == 1


def test_what_ones_own_move_began_of_the_next_ones_turn_is_told_with_it() -> None:
    """A roll that nobody is asked about comes with the move before it: whoever made that is told all the same."""
    came = 0
    for seed in range(12):
        table = laid("rise_of_tribes", seed)
        chronicle = Listener(table).chronicle
        for _ in range(160):
            if table.is_over:
                break
            step(table)
            if table.turn != 0 or table.history(0)[-1].seat == 0:
                continue
            found = chronicle.since_own_turn
            before = [entry for entry in chronicle.entries if entry.number <= found[0][0].number and entry.seat == 0]
            begun = [event for event in before[-1].events if event.player not in (None, 0)] if before else []
            told = [event for entry, _ in found for event in entry.events]
            for event in begun:
                if event.kind == "event_drawn":
                    came += 1
                    assert event in told
                    assert event in chronicle.news("rise_of_tribes").events
    assert came
