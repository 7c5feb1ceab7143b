"""Within a turn no hint leads cards back to where they have been, and one that says less than before says so.

    python -m tests.games.tribal.duel.test_going_back 3 5 8

plays whole games of these seeds by `h h Enter`, and counts the hints that lead back, and those that said less than the one before them in
the same turn with no new card seen.
"""

from __future__ import annotations

import asyncio
import re
import sys
from concurrent.futures import Future
from typing import Any, NamedTuple

import pytest

from rules import Event, Rng
from rules.bots.bot import Budget, Candidate
from rules.bots.mcts.search import SearchBot
from rules.tribal.duel.components.actions import END
from tests.games.tribal.helpers import table_at
from tests.rules.tribal_duel.layouts import GAME, act, duel
from tests.table.helpers import Greedy, TableApp, on_table, shown
from tribes_tui.games.tribal.duel.going_back import back
from tribes_tui.seats.expected import Promises, sparing
from tribes_tui.seats.worker import Answer, view_from
from tribes_tui.table.advice.hint_screen import HintScreen

WIDE = 200, 50
"""Whatever a hint says has room."""


class Searching(Greedy):
    """Answers at once: for a hint by a short search, for a bot by a glance."""

    def __init__(self, simulations: int = 24) -> None:
        self._simulations = simulations

    def ask(self, view: dict[str, Any], level: str, seed: int, deadline: float | None = None) -> Future[Answer]:
        if level != "hard":
            return super().ask(view, level, seed, deadline)
        bot, future = SearchBot(), Future[Answer]()
        action = bot.choose(view_from(view), Budget(simulations=self._simulations), Rng(seed))
        future.set_result(Answer(action, 0.0, bot.candidates))
        return future


class Hinted(NamedTuple):
    """What came of a game by `h h Enter`: hints; those that led cards back; those that said less than the one before with nothing new seen,
    and how many of these said so."""

    hints: int = 0
    led_back: int = 0
    fell: int = 0
    said_so: int = 0


def says(page: str, before: int) -> bool:
    """Whether the page of a hint says that it corrects what was said before; its line doesn't."""
    return f"not {before} as said before" in " ".join(page.split())


async def hinted(seed: int, most: int = 1000, simulations: int = 24) -> Hinted:
    """A game of the first seat's by its hints."""
    app, found, before = (
        TableApp(table_at(GAME.new_state(2, seed), "pb"), Searching(simulations)),
        Hinted(),
        (-1, 0, -1),
    )
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        while not app.laid.is_over and found.hints < most:
            if app.laid.turn != 0:
                await pilot.pause()
                continue
            if app.screen is not app.table_screen:
                await pilot.press("enter")
                await pilot.pause()
                continue
            view, number = on_table(app).view, app.laid.number
            await pilot.press("h")
            await pilot.pause()
            notice = on_table(app).selection.notice
            if not notice.startswith("Hint"):
                continue
            wins = int((re.findall(r"wins (\d+)", notice) or ["-1"])[0])
            turn, said, unseen = view.turn, wins, len(view.unseen_cards())  # type: ignore[attr-defined]  # it is this game's
            less = before[0] == turn and before[2] == unseen and 0 <= wins < before[1]
            led = back(view, on_table(app).scene.recent)
            await pilot.press("h")
            await pilot.pause()
            found = found._replace(
                hints=found.hints + 1,
                fell=found.fell + less,
                said_so=found.said_so + (less and says(shown(app), before[1])),
            )
            before = turn, said, unseen
            await pilot.press("enter")
            await pilot.pause()
            if app.laid.number == number:
                await pilot.press("enter")
                await pilot.pause()
                continue
            done = app.laid.history(0, number)[0]
            found = found._replace(led_back=found.led_back + (done.text in {view.text(one) for one in led}))
    return found


@pytest.mark.parametrize("most", [8, pytest.param(60, marks=pytest.mark.soak)])
async def test_by_its_hints_a_game_leads_nothing_back_and_says_what_it_corrects(most: int) -> None:
    found = await hinted(5, most)
    assert found.hints >= most
    assert not found.led_back
    assert found.said_so == found.fell


def moved(card: str, source: int, target: int) -> Event:
    fields = {
        "cards": [card],
        "z": source // 7,
        "i": source % 7,
        "k": 1,
        "to_z": target // 7,
        "j": target % 7,
        "onto": "",
    }
    return Event("moved", 0, fields)


TO_AND_FRO = ["D5a", "M5a L4a"], ["L9a"]
"""Lizard 4 came from djembe 5, and can go back there."""


def test_what_has_been_in_a_column_in_this_turn_is_not_led_back_there() -> None:
    view = duel(*TO_AND_FRO, stock=["D8a"]).view(0)
    (there,) = (one for one in view.legal_actions() if view.text(one) == "move L4a D5a")
    assert {*back(view, [moved("L4a", 0, 1)])} == {there}
    assert not back(view, [])
    assert not back(view, [moved("L4a", 0, 1), Event("turn_ended", 1, {})]), "that was another turn"
    assert not back(view, [moved("L9a", 0, 1)])


def test_a_hint_that_would_lead_back_is_the_best_of_the_others() -> None:
    view = duel(*TO_AND_FRO, stock=["D8a"], limited_used=True).view(0)
    (there,) = (one for one in view.legal_actions() if view.text(one) == "move L4a D5a")
    sure = Answer(there, 1.0, [Candidate(there, 9000, 0.5), Candidate(END, 9000, -0.4)])
    assert sparing(sure, view).action == there
    told = sparing(sure, view, [moved("L4a", 0, 1)])
    assert told.action == END
    assert [one.action for one in told.candidates] == [END]
    assert sparing(Answer(there, 1.0, []), view, [moved("L4a", 0, 1)]).action == END


def test_less_than_was_said_before_is_said_to_be_less_unless_a_card_was_seen() -> None:
    state = duel(["#T9a D5a", "M5a L4a"], ["L9a", "T6b"], stock=["D8a"], limited_used=True)
    view, promises = state.view(0), Promises()
    up, on = (
        next(one for one in view.legal_actions() if view.text(one) == text) for text in ("move D5a T6b", "move L4a D5a")
    )
    assert promises.corrected(view, Answer(on, 1.0, [Candidate(on, 500, 0.5)])) is None
    act(state, "move L4a D5a")
    after = state.view(0)
    less = Answer(END, 1.0, [Candidate(END, 500, 0.0)])
    assert (promises.corrected(after, less) or 0) > 60
    assert promises.corrected(after, Answer(END, 1.0, [Candidate(END, 500, 0.9)])) is None
    assert promises.corrected(view, Answer(up, 1.0, [Candidate(up, 500, 0.5)])) is None


async def test_the_page_says_what_was_corrected() -> None:
    leads = iter((0.5, 0.0))

    class Falling(Greedy):
        def ask(self, view: dict[str, Any], level: str, seed: int, deadline: float | None = None) -> Future[Answer]:
            state, lead, future = view_from(view), next(leads), Future[Answer]()
            action = next(one for one in state.legal_actions() if lead == 0 or state.text(one) == "move L4a D5a")
            future.set_result(Answer(action, 0.0, [Candidate(action, 500, lead, line=(action,))]))
            return future

    state = duel(["D5a", "M5a L4a"], ["L9a", "T6b"], limited_used=True)
    app = TableApp(table_at(state, "pb"), Falling())
    async with app.run_test(size=(200, 50)) as pilot:
        await pilot.pause()
        await pilot.press("h")
        await pilot.pause()
        (first,) = re.findall(r"wins (\d+)", on_table(app).selection.notice)
        on_table(app).decide(state.view(0).read("move L4a D5a"))
        await pilot.pause()
        await pilot.press("h")
        await pilot.pause()
        assert first not in on_table(app).selection.notice, "the line says what is true now"
        await pilot.press("h")
        await pilot.pause()
        assert isinstance(app.screen, HintScreen)
        assert says(shown(app), int(first))


if __name__ == "__main__":
    for text in sys.argv[1:]:
        print(text, asyncio.run(hinted(int(text))), flush=True)
