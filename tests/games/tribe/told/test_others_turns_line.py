"""What the others did since one's own turn stands in a row above the hand where no log has room for it."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from textual.pilot import Pilot

from rules import Event
from rules.tribe.state import TribeState
from tests.games.tribal.helpers import table_at
from tests.games.tribe.scenes import five_chains_of_two, near_the_end, table
from tests.rules.tribe.positions import position
from tests.table.helpers import Silent, TableApp, shown
from tests.table.seated import seated
from tests.widgets.mounting import alone
from tribes_tui.games.tribe.pieces.hand import OthersTurnsLine
from tribes_tui.games.tribe.pieces.layout import happened, told_beside
from tribes_tui.games.tribe.words.news import event as event_words, since
from tribes_tui.table.board.scene import NO_NEWS, Scene
from tribes_tui.widgets.beside.game_log import LogEntry

NAMES = ("you", "Ash", "Birch", "Cedar")
TURNS = [
    Event("took", 1, {"card": "flag_sun"}),
    Event("placed", 1, {"card": "flag_sun", "chain": "elder", "complete": False}),
    Event("played_draw3", 2, {}),
    *(Event("discarded", 2, {"card": card}) for card in ("wolf", "totem", "lightning")),
    Event("attacked", 3, {"card": "buffalo", "from": "hunter", "target": 0, "chain": "warrior"}),
    Event("defended", 0, {"card": None, "destroyed": ["multi"], "chain": "warrior"}),
    Event("eliminated", 3, {"chain": "shaman", "active": None}),
]


def test_all_turns_are_told_then_in_brief_then_the_last_ones() -> None:
    full, whole, named, brief, *less = since(TURNS, NAMES, 0)
    assert full == (
        "Cedar's buffalo took the multi from your warrior. Ash placed the flag of the sun on the elder. "
        "Birch played draw 3 and discarded the wolf, totem and storm lightning. "
        "Cedar lost the shaman."
    )
    assert whole == (
        "Cedar's buffalo took the multi from your warrior. Ash placed the flag on the elder. "
        "Birch played draw 3 and discarded the wolf, totem and storm. "
        "Cedar lost the shaman."
    )
    assert named == (
        "Cedar's buffalo took the multi from your warrior. Ash placed the flag on the elder. "
        "Birch played draw 3 and discarded the wolf, totem and storm. Cedar lost the shaman."
    )
    assert brief == (
        "Cedar's buffalo took the multi from your warrior. Ash placed the flag on the elder. "
        "Birch played draw 3 and discarded 3 cards. Cedar lost the shaman."
    )
    assert (
        less[0] == "Cedar's buffalo took the multi from your warrior. Ash placed the flag on the elder. "
        "Birch played draw 3. Cedar lost the shaman. 1 more: b"
    )
    assert [*since([], NAMES, 0)] == ["", "", "", ""]


@pytest.mark.parametrize(
    ("width", "said"),
    [
        (260, "the flag of the sun from the discards"),
        (120, "Cedar lost the shaman. 2 more: b"),
        (64, "3 more: b"),
    ],
)
async def test_the_longest_form_that_fits_is_shown(width: int, said: str) -> None:
    piece = OthersTurnsLine()
    piece.show(tuple(since(TURNS, NAMES, 0)))
    async with alone(piece, (width, 1)):
        assert said in piece.text()


@pytest.mark.varied(2)
@pytest.mark.parametrize(
    ("players", "size", "is_there"),
    [(2, (80, 24), True), (3, (80, 24), True), (4, (80, 24), True), (3, (120, 40), True), (4, (120, 40), True), (3, (160, 50), False), (4, (160, 50), False)],
)  # fmt: skip
async def test_the_row_is_there_where_no_log_tells_all_turns(
    players: int, size: tuple[int, int], is_there: bool
) -> None:
    async with seated(table(players, "MAIN"), size) as (_, screen):
        assert screen.query_one(OthersTurnsLine).display == is_there


def test_what_an_attack_on_the_viewer_took_is_told_with_it_or_what_saved_it() -> None:
    attack = Event("attacked", 1, {"card": "buffalo", "from": "hunter", "target": 0, "chain": "elder"})
    answers = (None, ["multi", "flag_sun"]), ("strength", ["multi"]), ("courage", [])
    told = [
        [*since([attack, Event("defended", 0, {"card": card, "destroyed": lost, "chain": "elder"})], NAMES, 0)][1]
        for card, lost in answers
    ]
    assert told == [
        "Ash's buffalo took the multi and the flag from your elder.",
        "Ash's buffalo took the multi from your elder, the feathers of strength saved the other one.",
        "Your feathers of courage saved your elder from Ash's buffalo.",
    ]


def test_nothing_of_an_earlier_challenge_is_news_in_the_next() -> None:
    events = [*TURNS, Event("challenge_began", 0, {"challenge": 2}), Event("founded", 1, {"chain": "scout"})]
    assert next(iter(since(events, NAMES, 0))) == "Ash began a chain with the scout."


def test_of_what_has_no_room_discards_go_first() -> None:
    events = [
        Event("attacked", 1, {"card": "wolf", "target": 2, "chain": "elder"}),
        Event("defended", 2, {"card": None, "destroyed": ["flag_sun"], "chain": "elder"}),
        Event("discarded", 3, {"card": "totem"}),
    ]
    assert [*since(events, NAMES, 0)][4] == "Ash attacked Birch's elder with the wolf. Birch lost the flag. 1 more: b"


def test_one_card_that_was_discarded_is_never_without_its_name() -> None:
    forms = [*since([Event("founded", 1, {"chain": "elder"}), Event("discarded", 2, {"card": "flag_sun"})], NAMES, 0)]
    assert "Birch discarded the flag." in forms[3]


def test_what_somebody_discarded_in_two_turns_is_told_at_once_though_a_card_was_drawn_between() -> None:
    turn = [Event("drawn", 1, {}), Event("discarded", 1, {"card": "flag_sun"})]
    events = [Event("blocked", 2, {"target": 0}), *turn, Event("skipped", 0, {}), *turn]
    assert next(iter(since(events, NAMES, 0))).endswith("Ash discarded the flag of the sun and flag of the sun.")


def test_what_touched_the_viewer_stays_in_the_line_longest() -> None:
    """However little room there is, and first: who was blocked and attacked oneself, not what others did to each other."""
    events = [
        Event("attacked", 1, {"card": "wolf", "target": 0, "chain": "elder"}),
        *(Event("discarded", 2, {"card": "totem"}) for _ in range(2)),
        Event("blocked", 3, {"target": 2}),
        Event("founded", 3, {"chain": "scout"}),
    ]
    forms = [*since(events, ("you", "Bo", "Cy", "Di"), 0)]
    assert "discarded the totem and totem" in forms[2]
    assert all(form.startswith("Bo attacked your elder with the wolf.") for form in forms)
    assert forms == sorted(forms, key=len, reverse=True)


def test_that_one_was_blocked_is_told_first_with_what_it_means_and_that_it_is_over() -> None:
    events = [
        Event("founded", 1, {"chain": "scout"}),
        Event("blocked", 2, {"target": 0}),
        Event("skipped", 0, {}),
        Event("discarded", 1, {"card": "totem"}),
    ]
    first, *_, last = since(events, NAMES, 0)
    assert first.startswith("Birch blocked you for a turn. You skipped a turn. Ash began a chain"), first
    assert last.startswith("Birch blocked you for a turn. 2 more: b"), last
    assert event_words(events[1], NAMES) == "Birch blocks you: you skip a turn."


def test_two_blocks_by_the_same_player_are_told_once_with_their_number() -> None:
    block, skip = Event("blocked", 1, {"target": 0}), Event("skipped", 0, {})
    *_, brief = since([block, skip, Event("drawn", 1, {}), block, skip], NAMES, 0)
    assert brief == "Ash blocked you for 2 turns."


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_after_a_skipped_turn_nothing_says_that_one_skips_the_next(size: tuple[int, int]) -> None:
    hands = ["wolf wolf flag_sun", "block wolf multi"]
    chains = [["scout bear_spirit"], ["warrior"]]
    state = position("MAIN", hands, chains, leaders=["scout", "warrior"], turn=1, current_player=1)
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for kind in ("PLAY_BLOCK", "DRAW_PILE", "DISCARD"):
            view = app.laid.view(1)
            action = next(one for one in view.legal_actions() if view.game.actions[one].kind == kind)
            app.laid.propose(1, action, app.laid.number_for(1))
            await pilot.pause()
        await pilot.pause()
        assert app.laid.view(0).current_player == 0
        assert "You were blocked and skipped your turn." in shown(app), shown(app)
        assert app.table_screen.selection.notice == "You were blocked and skipped your turn."


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", [(80, 24), (100, 24), (100, 30), (80, 40), (120, 30), (120, 40), (160, 50)], ids=str)
@pytest.mark.parametrize("chains", [2, 5])
async def test_of_two_players_too_what_the_other_did_stands_somewhere(size: tuple[int, int], chains: int) -> None:
    state = five_chains_of_two() if chains == 5 else table(2, "MAIN", 0)
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for seat, kinds in ((0, ("DISCARD",)), (1, ("DRAW_PILE", "DISCARD"))):
            for kind in kinds:
                view = app.laid.view(seat)
                action = next(one for one in view.legal_actions() if view.game.actions[one].kind == kind)
                app.laid.propose(seat, action, app.laid.number_for(seat))
                await pilot.pause()
        await pilot.pause()
        assert re.search(r"Bo discard(s|ed)", shown(app)), shown(app)


def test_what_was_done_to_one_comes_before_what_came_of_ones_own_attack_and_all_else_after_it() -> None:
    events = [
        Event("defended", 1, {"card": None, "destroyed": ["multi", "lightning"], "chain": "warrior"}),
        Event("placed", 1, {"card": "flag_sun", "chain": "elder", "complete": False}),
        Event("blocked", 2, {"target": 0}),
        Event("attacked", 3, {"card": "wolf", "target": 2, "chain": "elder"}),
        Event("defended", 2, {"card": "courage", "destroyed": [], "chain": "elder"}),
    ]
    forms = [*since(events, NAMES, 0)]
    assert all(form.startswith("Birch blocked you for a turn. ") for form in forms), forms
    assert all("to your attack" in form for form in forms[:-1])
    assert forms[-2] == "Birch blocked you for a turn. Ash lost the multi and the storm to your attack. 2 more: b"
    assert forms[0].count("to your attack") == 1


async def test_a_turn_that_touched_the_viewer_twice_ends_with_a_whole_clause_in_the_smallest_window() -> None:
    events = [
        Event("defended", 1, {"card": "strength", "destroyed": ["flag_sun"], "chain": "warrior"}),
        Event("attacked", 1, {"card": "wolf", "from": "hunter", "target": 0, "chain": "warrior"}),
    ]
    piece = OthersTurnsLine()
    piece.show(tuple(since(events, NAMES, 0)))
    async with alone(piece, (80, 1)):
        told = "Ash attacked your warrior with the wolf and lost the flag to your attack."
        assert piece.text().rstrip().endswith(told), piece.text()


async def test_what_an_attack_took_from_one_has_room_beside_that_ones_own_took_nothing() -> None:
    events = [
        Event("defended", 1, {"card": "courage", "destroyed": [], "chain": "hunter"}),
        Event("attacked", 1, {"card": "buffalo", "from": "hunter", "target": 0, "chain": "elder"}),
        Event("defended", 0, {"card": None, "destroyed": ["hunting_bow", "lightning"], "chain": "elder"}),
    ]
    for width, more in ((120, "Ash turned up the feathers of courage and lost nothing."), (80, "1 more: b")):
        piece = OthersTurnsLine()
        piece.show(tuple(since(events, NAMES, 0)))
        async with alone(piece, (width, 1)):
            told = f"Ash's buffalo took the weapon and the storm from your elder. {more}"
            assert piece.text().strip(" •") == told, piece.text()


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_of_two_players_too_what_came_of_ones_own_attack_stands_there_at_the_next_turn(
    size: tuple[int, int],
) -> None:
    chains = [["scout bear_spirit !buffalo"], ["warrior calumet_hero flag_sun lightning"]]
    state = position("START", ["wolf wolf", "flag_sun flag_sky"], chains, leaders=["scout", "warrior"])
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for seat, kinds in ((0, ("ATTACK",)), (1, ("DECLINE", "DRAW_PILE", "DISCARD"))):
            for kind in kinds:
                view = app.laid.view(seat)
                action = next(one for one in view.legal_actions() if view.game.actions[one].kind == kind)
                app.laid.propose(seat, action, app.laid.number_for(seat))
                await pilot.pause()
        await pilot.pause()
        assert re.search(r"to your attack|Bo lets it happen", shown(app)), shown(app)
        assert app.laid.view(0).current_player == 0


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_of_two_players_too_it_stands_there_why_one_drew_and_discarded_three(size: tuple[int, int]) -> None:
    hands = ["wolf wolf block", "draw3 flag_sky multi"]
    state = position(
        "START", hands, [["scout bear_spirit"], ["warrior"]], leaders=["scout", "warrior"], turn=1, current_player=1
    )
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for kind in ("DRAW_PILE", "PLAY_DRAW3", "DRAW3_DISCARD", "DRAW3_DISCARD", "DRAW3_DISCARD"):
            view = app.laid.view(1)
            action = next(one for one in view.legal_actions() if view.game.actions[one].kind == kind)
            app.laid.propose(1, action, app.laid.number_for(1))
            await pilot.pause()
        await pilot.pause()
        assert app.laid.view(0).current_player == 0
        assert "Bo played draw 3" in shown(app), shown(app)


async def played_by_all(app: TableApp, pilot: Pilot[None], *turns: tuple[int, Sequence[str]]) -> None:
    """Who does things of which kinds, one after the other."""
    await pilot.pause()
    for seat, kinds in turns:
        for kind in kinds:
            view = app.laid.view(seat)
            found = [one for one in view.legal_actions() if view.game.actions[one].kind == kind]
            action = found[-1] if kind == "DISCARD" else found[0]  # no vase that anybody would take
            app.laid.propose(seat, action, app.laid.number_for(seat))
            await pilot.pause()
    await pilot.pause()


THREE = [["scout bear_spirit !buffalo"], ["warrior calumet_hero flag_sun lightning !wolf"], ["shaman war_spear"]]
FOUR = [*THREE, ["hunter lightning"]]


def laid_for(players: int, hands: Sequence[str]) -> TribeState:
    leaders = ["scout", "warrior", "shaman", "hunter"]
    return position("START", [*hands][:players], FOUR[:players], leaders=leaders[:players])


@pytest.mark.varied(2)
@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 50)], ids=str)
@pytest.mark.parametrize("players", [3, 4])
async def test_what_was_lost_and_that_ones_own_attack_came_to_something_is_told_though_a_card_was_drawn_since(
    players: int, size: tuple[int, int]
) -> None:
    """Nothing to take lies on the discards, so a card is drawn unasked: that it was pushes nothing out."""
    state = laid_for(players, ["wolf buffalo", "wolf strength", "draw3 block", "courage block"])
    app = TableApp(table_at(state, "pbbb"[:players]), Silent())
    async with app.run_test(size=size) as pilot:
        idle = [(seat, ("DRAW_PILE", "DISCARD")) for seat in range(2, players)]
        await played_by_all(app, pilot, (0, ("ATTACK",)), (1, ("DECLINE", "ATTACK")))
        await played_by_all(app, pilot, (app.laid.turn or 0, ("DECLINE",)), *idle)
        assert app.laid.turn == 0
        found = " ".join(shown(app).split())
        assert re.search("from your scout[.] ([12] more: b|Bo lost .* to your attack)|lets it happen;", found), found


@pytest.mark.varied(2)
@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 50)], ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_that_whom_one_blocked_skipped_a_turn_is_told(players: int, size: tuple[int, int]) -> None:
    state = laid_for(players, ["block wolf", "wolf strength", "draw3 block", "courage block"])
    app = TableApp(table_at(state, "pbbb"[:players]), Silent())
    async with app.run_test(size=size) as pilot:
        idle = [(seat, ("DRAW_PILE", "DISCARD")) for seat in range(2, players)]
        await played_by_all(app, pilot, (0, ("DRAW_PILE", "PLAY_BLOCK")), *idle)
        assert app.laid.turn == 0
        assert re.search(r"Bo (skipped a turn|is blocked and skips)", shown(app)), shown(app)


async def test_blocks_and_attacks_on_the_viewer_stand_whole_and_first_where_three_play() -> None:
    events = [
        Event("drawn", 1, {}),
        Event("attacked", 1, {"card": "buffalo", "from": "elder", "target": 2, "chain": "hunter"}),
        Event("defended", 2, {"card": None, "destroyed": ["desert_wind", "hunting_bow"], "chain": "hunter"}),
        Event("blocked", 2, {"target": 0}),
        Event("skipped", 0, {}),
        Event("blocked", 2, {"target": 0}),
        Event("skipped", 0, {}),
    ]
    piece = OthersTurnsLine()
    piece.show(tuple(since(events, NAMES, 0)))
    async with alone(piece, (120, 1)):
        told = "• Birch blocked you for 2 turns. Ash attacked Birch's hunter with the buffalo."
        assert piece.text().strip().startswith(told), piece.text()


def test_a_log_beside_the_table_leaves_out_that_others_drew() -> None:
    told = (
        LogEntry((("Ash draws a card.", "ink"),), 0, 1),
        LogEntry((("Ash attacks your elder with a wolf.", "ink"),), 0, 1),
        LogEntry((("You draw: flag of the sun.", "ink"),), 1, 0),
    )
    scene = Scene(table(3), NAMES[:3], 0, told=told)
    assert told_beside(scene) == [*told[1:]]


@pytest.mark.parametrize("totals", [(90, 30), (20, 30)], ids=["over", "goes on"])
def test_once_one_has_closed_the_challenge_what_others_did_before_is_no_news(totals: tuple[int, int]) -> None:
    state, before = near_the_end(totals), Event("founded", 1, {"chain": "hunter"})
    done = len(state.events)
    state.apply(state.read("place lightning warrior"))
    scene = Scene(state.view(0), NAMES[:2], 0, news=NO_NEWS._replace(events=(before,)), recent=(before,))
    assert happened(scene) == (before,)
    assert not happened(scene._replace(recent=(before, *state.events[done:])))
