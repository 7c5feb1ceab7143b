"""Learning mode: the first move of a kind is confirmed with its rule, then no more."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

import rules
from rules.tribe.components.cards import CARD_OF
from rules.tribe.components.phases import DRAW3_DISCARD
from tests.app.test_app import until
from tests.games.tribal.helpers import table_at as at_position
from tests.rules.tribe.positions import position
from tests.table.helpers import SMALL, laid, shown
from tribes_tui.app import TribesApp
from tribes_tui.games.five_tribes.lesson import lesson
from tribes_tui.learning.lesson import Coach, rule_of
from tribes_tui.screens.coached import CoachedScreen
from tribes_tui.screens.lesson import table_at
from tribes_tui.table.board import board_of


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))


def test_what_was_made_once_is_known(tmp_path: Path) -> None:
    coach = Coach(tmp_path)
    assert coach.is_new("indy", "SWAP")
    coach.made("indy", "SWAP")
    assert not Coach(tmp_path).is_new("indy", "SWAP")
    assert Coach(tmp_path).is_new("indy", "PASS")


@pytest.mark.parametrize("text", ["{", "[]", '{"indy SWAP": "x"}'])
def test_a_broken_count_is_no_count(tmp_path: Path, text: str) -> None:
    (tmp_path / "learning.json").write_text(text)
    assert Coach(tmp_path).is_new("indy", "SWAP")


def test_a_count_that_cannot_be_kept_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "learning.json").mkdir()
    coach = Coach(tmp_path)
    coach.made("indy", "SWAP")
    assert not coach.is_new("indy", "SWAP")


def test_the_rule_behind_a_section() -> None:
    rule = rule_of(rules.games["indy"], "3.4")
    assert rule is not None
    assert rule.heading == "Light"
    assert rule.text.startswith("Swap one of your cards")
    assert rule_of(rules.games["indy"], "99") is None


@pytest.mark.parametrize("id", rules.games)
def test_rules_are_quoted_in_whole_sentences_about_the_action_at_hand(id: str) -> None:
    book = rules.games[id].rulebook()
    sections = re.findall(r"\{#([\w.]+)\}", book)
    found = [rule for section in sections if (rule := rule_of(rules.games[id], section)) is not None]
    assert len(found) > 5
    assert all(rule.text[-1] in ".!?)" and not rule.text.endswith("...") for rule in found if rule.text)
    kinds = {action.kind for action in rules.games[id].actions}
    assert kinds >= {kind.partition(" ")[0] for kind in board_of(id).rules}
    for section, *about in board_of(id).rules.values():
        rule = rule_of(rules.games[id], section, *about)
        assert rule is not None
        assert all(begin.lower() in rule.text.lower() for begin in about), (section, about)
        assert rule.text[-1] in ".!?)"


async def test_the_prompt_asks_about_the_very_move_and_the_only_one_is_not_asked_about(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        screen = await seated(pilot, app)
        await pilot.press("enter")
        await until(pilot, lambda: screen.scene.asked == "Take a red shaman?")
        await pilot.press("escape")
        await until(pilot, lambda: screen.scene.asked != "Take a red shaman?")
        number = screen.table.number
        monkeypatch.setattr(type(screen.view), "legal_actions", lambda _: [screen.view.read("shaman R")])
        screen.decide(screen.view.read("shaman R"))
        await until(pilot, lambda: screen.table.number > number)


async def seated(pilot: Pilot[Any], app: TribesApp, game: str = "indy") -> CoachedScreen:
    await pilot.pause()
    app.settings = app.settings._replace(learning=True)
    app.open_table(laid("pbb" if game == "indy" else "pb", seed=4, game=game))
    await pilot.pause()
    screen = app.screen
    assert isinstance(screen, CoachedScreen)
    await until(pilot, lambda: screen.cursor is not None)  # the question is there, laid and with what can be chosen
    assert screen.is_my_turn
    return screen


async def test_a_late_key_for_all_here_asks_nothing() -> None:
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        screen = await seated(pilot, app)
        for cursor in (screen.cursor, None):
            screen.selection.cursor = cursor
            screen.do_all_here()
            assert screen.note() is None


@pytest.mark.parametrize("game", ["tribal_rixe", "five_tribes", "indy"])
async def test_a_sentence_of_the_rule_is_told_in_the_smallest_window_too(game: str) -> None:
    """In the place of name and question, on no piece."""
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        screen = await seated(pilot, app, game)
        screen.decide(screen.view.legal_actions()[-1])
        await until(pilot, lambda: bool(screen.note()) and "Learning mode" in shown(app))
        told = " ".join(" ".join(shown(app).splitlines()[:2]).split())
        assert re.search(r"Rule [\d.]+: [A-Z][^.]+\.", told), told


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", rules.games)
async def test_the_whole_rule_is_read_from_page_to_page(game: str) -> None:
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        screen = await seated(pilot, app, game)
        action = screen.view.legal_actions()[-1]
        screen.decide(action)
        await until(pilot, lambda: screen.note() is not None)
        rule = rule_of(screen.table.game, *screen.board.rule_of(screen.view, action))
        assert rule is not None
        assert rule.text
        pages = [top(app)]
        while "Tab more" in pages[-1]:
            await pilot.press("tab")
            await pilot.pause()
            pages.append(top(app))
        assert "".join(rule.text.split()) in "".join("".join(pages).replace("Tab more", "").split()), pages
        if len(pages) > 1:
            await pilot.press("tab")
            assert top(app) == pages[0], "the first page again"


def top(app: TribesApp) -> str:
    """What stands in the place of name and question, without the badge."""
    return "".join(shown(app).splitlines(keepends=True)[:2]).replace(" Learning mode ", "")


async def test_an_attack_with_which_nothing_can_be_done_shows_its_rule_and_asks_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chains = [["elder flag_sky", "hunter desert_wind"], ["warrior calumet_brave !wolf"]]
    state = position("START", ["", "wolf wolf multi"], chains, turn=1, current_player=1)
    state.apply(state.read("attack 1 elder from warrior"))
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        screen = await seated(pilot, app, "tribe")
        await until(pilot, lambda: screen.is_my_turn)
        screen._view = state.view(0)
        assert len(screen._view.legal_actions()) == 1
        told = " ".join(screen.note().paragraphs if screen.note() else ())  # type: ignore[union-attr]
        assert "Rule 3.4" in told
        assert "attacks your elder" in told
        decided = list[Any]()
        monkeypatch.setattr(screen, "_decide", lambda *given: decided.append(given))
        screen.decide(screen._view.legal_actions()[0])
        assert not screen._asked, "nothing is asked where there is nothing to choose"
        assert decided == [(0, screen._view.legal_actions()[0])]
        assert screen.note() is None, "it is known from now on"


async def test_what_the_keys_do_is_said_until_the_move_is_made_and_no_longer() -> None:
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        screen = await seated(pilot, app, "tribe")
        while screen.note() is None:
            await pilot.press("enter")
            await pilot.pause()
        number, kind = screen.table.number, screen.view.game.actions[screen._asked[0]].kind
        assert "Esc cancels" in shown(app).splitlines()[-2]
        await pilot.press("enter")
        await until(pilot, lambda: screen.table.number > number)
        await pilot.pause()
        assert "lets go" not in shown(app)
        assert not screen.coach.is_new("tribe", kind)


async def test_enter_confirms_and_escape_takes_back() -> None:
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        screen = await seated(pilot, app)
        number = screen.table.number
        await pilot.press("enter")
        await until(pilot, lambda: "Take a red shaman?" in shown(app))
        assert screen.table.number == number
        assert "Rule 2: Clockwise from the dealer" in shown(app)
        await pilot.press("right")
        await until(pilot, lambda: "Enter take a red shaman, Esc cancels" in shown(app).splitlines()[-2])
        await pilot.press("escape")
        await until(pilot, lambda: "Learning mode" not in shown(app))
        assert screen.table.number == number
        await pilot.press("enter", "enter")
        await until(pilot, lambda: screen.table.number > number)


async def test_a_whole_way_is_asked_about_as_one() -> None:
    """In Five Tribes, where Enter walks it: not its first drop and how many follow."""
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.settings = app.settings._replace(learning=True)
        app.open_table(table_at(lesson(), 2))
        await until(pilot, lambda: isinstance(app.screen, CoachedScreen) and app.screen.selection.cursor == "tile:e1")
        await pilot.press("enter")
        await until(pilot, lambda: app.screen.scene.asked == "Walk to e1, dropping one on each tile?")


async def test_another_choice_is_asked_about_instead() -> None:
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        screen = await seated(pilot, app)
        await pilot.press("1", "enter")
        await until(pilot, lambda: "Take a red shaman?" in shown(app))
        await pilot.press("2")
        await until(pilot, lambda: "Take a green shaman?" in shown(app))
        assert not screen.table.history(0)
        await pilot.press("enter")
        await until(pilot, lambda: bool(screen.table.history(0)))
        assert screen.table.history(0)[0].text == "shaman G"


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game", rules.games)
async def test_after_a_hint_enter_does_what_the_hint_says_and_not_what_was_asked_about(game: str) -> None:
    """Also where the hint comes after the question was put."""
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        screen = await seated(pilot, app, game)
        hinted, other = screen.view.legal_actions()[-2:]
        for ask in (lambda: screen.bot_hints.show(screen.view, hinted), screen.do_hint):
            screen.decide(other)
            await until(pilot, lambda: screen.note() is not None)
            assert screen.selection.chooser.chosen == other, "the table shows what is asked about"
            ask()
            await until(pilot, lambda: "Hint:" in shown(app).splitlines()[-2])
            assert screen.note() is None
            await until(pilot, lambda: "Learning mode" not in shown(app))
        screen.selection.forget_advice()  # were it the hint's, it would be done
        screen.decide(other)
        screen.bot_hints.show(screen.view, hinted)
        number = screen.table.number
        while screen.table.number == number:
            await pilot.press("enter")
            await pilot.pause()
        first = screen.table.history(0)[number].text
        assert screen.table.game.actions[hinted].text == first


async def test_what_was_asked_about_isnt_again_where_a_hint_that_came_between_is_followed() -> None:
    """In Tribe, with the real hint's keys: Enter, the hint, Enter until it is done."""
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        screen = await seated(pilot, app, "tribe")
        hinted, number = screen.view.legal_actions()[-1], screen.table.number
        screen.decide(hinted)
        await until(pilot, lambda: bool(screen._asked))
        screen.bot_hints.show(screen.view, hinted)
        await until(pilot, lambda: not screen._asked)
        for _ in range(4):
            await pilot.press("enter")
            await pilot.pause()
            assert not screen._asked
            if screen.table.number > number:
                return
        raise AssertionError("it is asked about for ever")


async def test_what_is_known_is_not_asked(tmp_path: Path) -> None:
    Coach(tmp_path).made("indy", "CHOOSE_SHAMAN")
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        screen = await seated(pilot, app)
        number = screen.table.number
        await pilot.press("enter")
        await until(pilot, lambda: screen.table.number > number)


async def test_of_two_alike_the_card_under_the_cursor_is_the_one_that_is_asked_about() -> None:
    state = position("MAIN", ["flag_sun hunter hunter wolf", ""], [["scout", "hunter"], ["elder"]])
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        app.settings = app.settings._replace(learning=True)
        app.open_table(at_position(state, "pb"))
        await until(pilot, lambda: isinstance(app.screen, CoachedScreen) and app.screen.cursor is not None)
        screen = app.screen
        assert isinstance(screen, CoachedScreen)
        hunters = [f"hand:{k}" for k, card in enumerate(screen.view.hands[0]) if card == CARD_OF["hunter"]]
        assert len(hunters) == 2
        for name in hunters:
            screen.selection.cursor = name
            await pilot.press("x")
            await until(pilot, lambda: bool(screen._asked))
            assert name in (screen.selection.cursor, *screen.selection.chooser.picked)
            await pilot.press("escape")
            await until(pilot, lambda: not screen._asked)


async def test_a_rule_that_was_read_with_one_kind_of_move_is_not_shown_with_another() -> None:
    state = position("MAIN", ["draw3 flag_sun wolf wolf", ""], [["scout"], ["elder"]])
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        app.settings = app.settings._replace(learning=True)
        app.open_table(at_position(state, "pb"))
        await until(pilot, lambda: isinstance(app.screen, CoachedScreen) and app.screen.is_my_turn)
        screen = app.screen
        assert isinstance(screen, CoachedScreen)
        screen.decide(screen.view.read("draw3"))
        await until(pilot, lambda: bool(screen._asked))
        await pilot.press("enter")
        await until(pilot, lambda: screen.view.phase == DRAW3_DISCARD)
        assert not screen.coach.is_new("tribe", "DRAW3_DISCARD")
        assert screen.coach.is_new("tribe", "PLAY_BLOCK"), "another sentence of the section"
