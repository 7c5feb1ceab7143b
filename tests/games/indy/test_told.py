"""What the table of indy tells: what one drew, which keys choose, what a class stands above, where feathers are."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from rules.indy.components.cards import CODES
from rules.indy.components.phases import DARK
from tests.table.helpers import MEDIUM, NAMES, SMALL, TableApp, indy, laid, on_table, random_states, shown, text_of
from tests.table.seated import seated
from tests.widgets.mounting import alone
from tribes_tui.games.indy import words
from tribes_tui.games.indy.round_end import Laid, Reckoning
from tribes_tui.games.indy.table import IndyBoard
from tribes_tui.games.indy.words import spoken
from tribes_tui.games.indy.words.sentences import prompt
from tribes_tui.play.seat import Update
from tribes_tui.profile.keymap import COMMANDS, VI
from tribes_tui.table.board.scene import Ending, Result
from tribes_tui.table.end.graph import Strips
from tribes_tui.table.history.chronicle import Chronicle
from tribes_tui.table.screen import TableScreen
from tribes_tui.words.common import listed
from tribes_tui.words.wording import words_of

CLASSES = ("team", "standard", "wrong")


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_k17_what_came_up_in_the_dark_is_said_and_marked(size: tuple[int, int]) -> None:
    """Also where there is no room for a log, and however the hand is sorted anew."""
    app = TableApp(laid("pbbb", seed=4))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        while app.laid.view(0).phase != 1 or app.laid.turn != 0:  # type: ignore[attr-defined]
            on_table(app).decide(on_table(app).scene.view.legal_actions()[0])
            await pilot.pause()
        table = on_table(app)
        table.decide(max(table.scene.view.legal_actions(), key=lambda one: len(table.scene.view.text(one))))
        while app.laid.turn != 0:
            await pilot.pause()
        await pilot.pause()
        told_of = [event.fields() for entry in app.laid.history(0) for event in entry.events]
        new = next(fields["drawn"] for fields in told_of if fields.get("drawn"))
        hand: Any = app.laid.view(0)
        marked = {spot.name for spot in table.query_one("#hand")._spots.values() if spot.fresh == 0}
        assert marked == {f"hand:{'abcd'[k]}" for k, card in enumerate(hand.hands[0]) if CODES[card] in new}
        drew = f"you exchanged {len(new)} card{'s' * (len(new) > 1)} for {listed(one.form('a') for one in words.cards(new))}"
        assert drew in " ".join(shown(app).split()) or re.search("eagle (took|takes)", shown(app)), (
            "an eagle is never left out"
        )


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_what_is_dealt_beside_the_kept_card_is_marked_and_in_the_first_round_nothing(
    size: tuple[int, int],
) -> None:
    table, marks = laid("pbb", seed=9), list[tuple[int, int]]()
    app = TableApp(table)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        while len(marks) < 2:
            view: Any = table.view(0)
            if table.turn == 0 and view.phase == DARK and view.manche == len(marks) + 1:
                while not isinstance(app.screen, TableScreen):
                    await pilot.press("enter")
                    await pilot.pause()
                await pilot.pause()
                hand = on_table(app).query_one("#hand")._spots.values()
                marks.append((sum(spot.fresh == 0 for spot in hand), shown(app).count("new")))
            seat = table.turn
            assert seat is not None
            own = table.view(seat)
            table.propose(seat, max(own.legal_actions(), key=own.hint), table.number_for(seat))
            await pilot.pause()
    assert [number for number, _ in marks] == [0, 3]
    assert marks[1][1], "what the sign means stands there"


def test_no_place_takes_the_key_of_a_command() -> None:
    """One key a command, whatever lies in the hand; but that the eagle has the letter by which it is called out of turn."""
    board, taken = IndyBoard(), {key for one in COMMANDS for key in one.keys}
    taken |= {key for keys in VI.values() for key in keys}
    places = [
        *(f"hand:{slot}" for slot in "abcd"),
        *(f"table:{k}" for k in range(1, 5)),
        *(f"shaman:{one}" for one in "RGB"),
    ]
    keys = [board.key_of(name) for name in places]
    assert all(len(key) == 1 for key in keys)
    assert not taken & {*keys, "p", "."}


def test_a_swap_says_first_what_one_gives_and_then_what_one_gets_wherever_it_is_told() -> None:
    """As an order, in the log, and by ear the same way round."""
    state: Any = random_states("indy", 3, seed=3, every=1)[12]
    while not any(state.game.actions[one].kind == "SWAP" for one in state.legal_actions()):
        state.apply(state.legal_actions()[0])
    swap = next(one for one in state.legal_actions() if state.game.actions[one].kind == "SWAP")
    fields, names = state.game.actions[swap].fields, ("you", "Bo", "Cy")
    given, got = words.card(fields["h"]).form("a"), words.card(CODES[state.table[fields["i"]]])
    assert words_of("indy").action(state.view(state.current_player), swap, names) == f"swap {given} for {got}"
    state.events = []
    state.apply(swap)
    told = [words.event(event, names) for event in state.events if event.kind == "swapped"]
    assert f"{given} for {got}" in told[0]


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_a_class_stands_above_its_evocations_at_every_size(size: tuple[int, int]) -> None:
    laid_out = [
        Laid("You", (0, 1, 2), 2 * 32 + 6, 4, 4),
        Laid("Bo", (3, 21, 39), 32 + 12, 4, 4),
        Laid("Cy", (3, 22, 40), 7, 4, 3),
    ]
    async with alone(Reckoning(laid_out, (0, 1), ()), (size[0], size[1] - 4)) as pilot:
        rows = text_of(pilot.app.screen).splitlines()
    for name, own in zip(("You", "Bo", "Cy"), CLASSES, strict=True):
        above = next(y for y, row in enumerate(rows) if re.match(rf" *{own} ", row))
        below = next(y for y, row in enumerate(rows) if name in row and y > above)
        assert not any(re.match(rf" *{other} ", row) for other in CLASSES for row in rows[above + 1 : below + 1])


@pytest.mark.parametrize(("rounds", "width"), [(18, 60), (18, 40), (30, 60), (30, 100), (80, 60)])
async def test_k18_the_chart_begins_with_the_first_round_or_says_with_which(rounds: int, width: int) -> None:
    rng = random.Random(rounds)
    course = tuple(tuple(rng.randrange(5) for _ in range(rounds)) for _ in range(3))
    ending = Ending("indy", "", "feathers", (), (), course)
    result = Result(("you", "Bo", "Cy"), (1, 2, 3), (3, 2, 1), 0)
    async with alone(Strips(ending, result), (width, 12)) as pilot:
        text = text_of(pilot.app.screen)
    shown_first = int(re.findall(r"round +(\d+)", text)[0])
    assert shown_first == 1 or f"from round {shown_first} on" in " ".join(text.split())


async def test_what_is_seen_of_feathers_adds_up_to_the_scores() -> None:
    """Beside each name the feathers that count, and on the plate all others."""
    for state in random_states("indy", 4, seed=6, every=40)[1:4]:
        for size in (SMALL, MEDIUM):
            async with seated(state, size) as (_, screen):
                told = sorted(int(one) for one in re.findall(r"(\d+) feather", screen.query_one("#seats").text()))
                held = [one for seat, one in enumerate(state.tokens) if not state.plucked >> seat & 1]  # type: ignore[attr-defined]
                assert told == sorted(held)
                assert re.search(rf"{state.plate} (lost )?feather", screen.query_one("#beside").text())  # type: ignore[attr-defined]


@pytest.mark.parametrize(("where", "there"), [("row", 2), ("all", 3)])
async def test_in_their_own_turn_a_plucked_player_sees_what_they_need_to_return_and_what_there_is(
    where: str, there: int
) -> None:
    state = indy(
        {
            "phase": "RETURN",
            "step": "ATTEMPT",
            "players": 3,
            "options": {"return_from": where},
            "tokens": [0, 4, 4],
            "plate": 4,
            "shamans": ["R", "G", "B"],
            "hands": [["CR4", "OG1"], ["HB6"], ["HB5"]],
            "table": ["CR1", "HB2", "CR5", "OG6"],
            "evocations": [None, ["CR6", "CG1", "HR2"], ["CB1", "CB2", "HG2"]],
        }
    )
    async with seated(state, SMALL) as (_, screen):
        said = text_of(screen)
        assert "Plucked" in said
        assert f"In hand 1, {'laid' if where == 'all' else 'in the row'} {there}." in said


@pytest.mark.parametrize(
    ("phase", "step", "hand", "told", "heard"),
    [
        ("RETURN", "ATTEMPT", ["CB5", "E"], "You can't return yet: play an eagle, or pass.", "No return yet. Do you play an eagle?"),
        ("RETURN", "ATTEMPT", ["CR4", "E"], "Return with a character of your shaman's colour, play an eagle, or pass.", "Do you return to the game, or play an eagle?"),
        ("RETURN", "SWAP", ["OG1", "E"], "Plucked: swap for a card of the same kind and colour, play an eagle, or pass.", "Swap for the same kind and colour, or play an eagle?"),
        ("RETURN", "ATTEMPT", ["CB5", "HG1"], "You can't return yet: you can only pass.", "No return yet: you can only pass."),
        ("RETURN", "SWAP", ["HG1", "CB5"], "To swap, kind and colour must match: none does. You can only pass.", "Nothing matches: you can only pass."),
        ("RETURN", "SWAP", ["HG1", "E"], "To swap, kind and colour must match: none does. Play an eagle, or pass.", "Nothing matches. Do you play an eagle?"),
    ],
)  # fmt: skip
def test_a_plucked_player_is_asked_for_nothing_that_is_impossible(
    phase: str, step: str, hand: list[str], told: str, heard: str
) -> None:
    state: Any = indy(
        {
            "phase": phase,
            "step": step,
            "players": 3,
            "tokens": [0, 4, 4],
            "plate": 4,
            "shamans": ["R", "G", "B"],
            "hands": [hand, ["HB6"], ["HB5"]],
            "table": ["CR1", "HB2", "CR5", "OG6"],
            "evocations": [None, ["CR6", "CG1", "HR2"], ["CB1", "CB2", "HG2"]],
        }
    ).view(0)
    assert prompt(state, NAMES) == told
    assert spoken.question(state, NAMES) == heard
    assert len(told) <= 77


async def test_after_ones_own_move_ended_a_round_what_was_done_before_it_is_no_news() -> None:
    table = laid("pb", seed=9)
    while table.view(0).round == 1 or table.turn != 0:
        seat = table.turn
        assert seat is not None
        view = table.view(seat)
        table.propose(seat, max(view.legal_actions(), key=view.hint), table.number_for(seat))
    ended = [entry for entry in table.history(0) for event in entry.events if event.kind == "resolved"]
    assert [entry.seat for entry in ended] == [0]
    app = TableApp(table)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert not re.search("lost a feather| took |• new", shown(app))


async def test_asked_out_of_turn_one_is_told_what_has_just_happened() -> None:
    """In the smallest window, too: beside what can be answered."""
    table, last = laid("pbbb", seed=31), None
    board = IndyBoard()
    while not (
        last and last.kind == "swapped" and table.turn == 0 and table.is_concealed and board.question(table.view(0))
    ):
        seat = table.turn
        assert seat is not None
        view = table.view(seat)
        table.propose(
            seat,
            max(view.legal_actions(), key=lambda one: table.game.actions[one].kind == "SWAP"),
            table.number_for(seat),
        )
        last = next((one for entry in reversed(table.history(0)) for one in entry.events if one.player), None)
    app = TableApp(table)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        name, fields = table.seats[last.player or 0].name, last.fields()
        got, gave = words.card(fields["taken"]), words.card(fields["given"])
        assert any(f"new: {name} {told}" in shown(app) for told in (f"swapped {gave} for {got}", f"swapped for {got}"))
        assert "take a card" in shown(app)
        assert "keep it" in shown(app)


def test_a_pass_that_was_no_choice_is_not_told_of_oneself_and_everything_else_is_told_once() -> None:
    """While it is played, and when the log is read anew; who did nothing else is told of others, whatever they could have done."""
    for seed in range(3):
        table, said, forced = laid("pbb", seed), list[str](), 0
        live = Chronicle(table, 0, words_of("indy"))
        table.watch(Told(live))
        while not table.is_over:
            seat, before = table.turn, len(table.history(0))
            assert seat is not None
            legal = table.view(seat).legal_actions()
            table.propose(seat, legal[0], table.number_for(seat))
            events = [event for entry in table.history(0, before) for event in entry.events]
            if seat == 0 and len(legal) == 1 and events[0].kind == "passed":
                forced, events = forced + 1, events[1:]
            elif seat == 0 and events[0].kind == "eagle_held":
                events = events[1:]
            said += [line for event in events if (line := words.event(event, live.names))]
        assert forced
        assert [line.text for line in live.lines] == said
        assert Chronicle(table, 0, words_of("indy")).lines == live.lines


class Told:
    """Hears for a chronicle what its viewer may know."""

    def __init__(self, chronicle: Chronicle) -> None:
        self.chronicle, self.viewer = chronicle, chronicle.viewer

    def updated(self, update: Update) -> None:
        self.chronicle.add(update)


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_at_a_round_s_start_nothing_of_the_one_before_is_new(size: tuple[int, int]) -> None:
    """Its page has told it: neither dots at seats nor words."""
    table = laid("pbb", seed=9)
    while (
        table.view(0).round == 1
        or table.turn != 0
        or not any(event.kind == "exchanged" for event in table.history(0)[-1].events)
    ):
        seat = table.turn
        assert seat is not None
        view = table.view(seat)
        table.propose(seat, max(view.legal_actions(), key=view.hint), table.number_for(seat))
    app = TableApp(table)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert not any(name.startswith("seat:") or name == "plate" for name in on_table(app).scene.fresh)
        if size == SMALL:
            assert "lost a feather" not in shown(app)
