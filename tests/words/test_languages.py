"""Whose language is spoken: what was typed, the setting, the environment, English; at a host everybody's own."""

from __future__ import annotations

import contextvars
import os
import sys
import threading
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from tests.app.test_app import until
from tests.cli.helpers import run
from tests.server.inside import Visitor, make_host, someone
from tests.table.helpers import text_of
from tribes_tui.app import TribesApp
from tribes_tui.commands.parser import speak_as_asked
from tribes_tui.errors import Mendable
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.profile.settings import Settings, load, save
from tribes_tui.table.advice.help import HelpScreen
from tribes_tui.table.screen import TableScreen
from tribes_tui.words.common import key_name
from tribes_tui.words.language import (
    PROGRAM,
    SPOKEN,
    ByLanguage,
    Tongue,
    chosen,
    in_language,
    known,
    offered,
    speak,
    spoken,
)
from tribes_tui.words.said import home

LOADING = SimpleNamespace()
"""What a module does while it is loaded."""
ENGLISH_QUESTION = "How should it look and feel?"


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))


@pytest.mark.parametrize(
    ("setting", "variables", "expected"),
    [
        ("", {}, "en"),
        ("", {"LANG": "xx_XX.UTF-8"}, "xx"),
        ("", {"LANG": "xx"}, "xx"),
        ("", {"LANG": "en_GB.UTF-8", "LC_MESSAGES": "xx_XX"}, "xx"),
        ("", {"LANG": "xx_XX", "LC_MESSAGES": "xx_XX", "LC_ALL": "C.UTF-8"}, "en"),
        ("", {"LANG": "xx_XX", "LC_MESSAGES": "", "LC_ALL": ""}, "xx"),
        ("", {"LANG": "tlh_QO.UTF-8"}, "en"),
        ("xx", {"LANG": "en_GB.UTF-8"}, "xx"),
        ("en", {"LANG": "xx_XX.UTF-8"}, "en"),
        ("tlh", {"LANG": "xx_XX.UTF-8"}, "xx"),
    ],
)
def test_the_setting_then_the_environment_then_english(setting: str, variables: dict[str, str], expected: str) -> None:
    assert chosen(setting, variables) == expected


@pytest.mark.parametrize(
    ("arguments", "left"),
    [
        (["--language", "xx"], []),
        (["play", "indy", "--language=xx", "--plain"], ["play", "indy", "--plain"]),
        (["--ascii", "--language", "xx", "saves"], ["--ascii", "saves"]),
    ],
)
def test_what_was_typed_comes_first(arguments: list[str], left: list[str], tmp_path: Path) -> None:
    save(Settings(language="en"))
    assert speak_as_asked(arguments, {"TRIBES_HOME": str(tmp_path), "LANG": "en_GB"}) == left
    assert spoken() == "xx"


def test_the_setting_is_heard_before_a_word_is_said(tmp_path: Path) -> None:
    save(Settings(language="xx"))
    assert speak_as_asked(["saves"], {"TRIBES_HOME": str(tmp_path)}) == ["saves"]
    assert spoken() == "xx"
    assert speak_as_asked(["rules", "--", "--language", "en"], os.environ)[1:] == ["--", "--language", "en"]
    (tmp_path / "settings.json").write_bytes(b"\xff\xfe no settings")
    speak_as_asked([], {"TRIBES_HOME": str(tmp_path)})
    assert spoken() == "en"


@pytest.mark.parametrize(
    "arguments", [["--language", "tlh"], ["--language"], ["--language="], ["play", "--language", "tlh"]]
)
def test_an_unknown_language_is_one_line(arguments: list[str]) -> None:
    ran = run(*arguments)
    assert (ran.code, ran.out) == (2, "")
    (line,) = ran.err.splitlines()
    assert line.startswith("tribes: there is no language ")
    assert "(languages: en, " in line
    with pytest.raises(Mendable):
        speak_as_asked(arguments, {})


def test_the_made_up_language_is_offered_to_nobody() -> None:
    assert "xx" in known()
    assert "xx" not in offered()
    speak("xx")
    assert "xx" in offered()


def test_a_session_has_its_own_language_and_all_that_it_began_hears_of_a_change() -> None:
    session = contextvars.Context()
    session.run(SPOKEN.set, Tongue("xx"))
    began = session.run(contextvars.copy_context)
    assert session.run(home.settings) == began.run(home.settings) == "⟦Séttíngs~~~⟧"
    assert home.settings() == "Settings"
    began.run(speak, "en")
    assert session.run(home.settings) == "Settings"
    session.run(speak, "xx")
    assert (PROGRAM.language, home.settings()) == ("en", "Settings")


def test_only_the_language_that_is_spoken_is_loaded() -> None:
    words = ByLanguage("tribes_tui.words.said.{}.home")
    assert list(words) == ["en"]
    own = words["xx"]
    assert own is not None
    assert own.settings() == "⟦Séttíngs~~~⟧"
    assert list(words) == ["en", "xx"]


def test_who_asks_while_another_loads_a_language_hears_that_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None was entered before the module was loaded: a second thread spoke English meanwhile. What loading asks for itself is English."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setitem(sys.modules, "asked_while_loading", sys)  # is undone, whatever it is then
    monkeypatch.delitem(sys.modules, "asked_while_loading")
    source = "from tests.words.test_languages import LOADING\nwithin = LOADING.ask()\n"
    (tmp_path / "asked_while_loading.py").write_text(source)
    words = ByLanguage("asked_{}_loading")
    begun, others = threading.Event(), list[ModuleType | None]()
    second = threading.Thread(target=lambda: begun.wait(5) and others.append(words["while"]))

    def ask() -> ModuleType | None:
        begun.set()
        second.join(0.2)
        return words["while"]

    monkeypatch.setattr(LOADING, "ask", ask, raising=False)
    second.start()
    own = words["while"]
    second.join(5)
    assert own is not None
    assert own.within is None
    assert others == [own]


def test_english_where_a_language_has_no_such_module() -> None:
    with in_language("zz"):
        assert home.settings() == "Settings"


async def test_a_language_that_is_chosen_is_heard_at_once_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "xx_XX.UTF-8")
    app = TribesApp()
    async with app.run_test(size=(160, 45)) as pilot:
        speak("xx")  # or it would not be offered
        await pilot.press("o", "end")
        await pilot.pause()
        app.screen.query_one("#setting-language").focus()
        for key, setting, language, question in (
            ("right", "en", "en", ENGLISH_QUESTION),
            ("left", "", "xx", "⟦Hów shóúld ít lóók ánd féél?"),
        ):
            await pilot.press(key)
            await pilot.pause()
            assert (load().language, spoken()) == (setting, language)
            assert question in text_of(app.screen)
            assert app.screen.focused is app.screen.query_one("#setting-language")
            assert ("u  undo" in text_of(app.screen)) == (language == "en")
        await pilot.press("up", "space")
        await pilot.pause()
        assert "u  ⟦úndó" in text_of(app.screen), "keys, too"


async def test_home_is_in_the_language_that_was_chosen_when_one_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "xx_XX.UTF-8")
    save(Settings(language="en"))
    app = TribesApp()
    async with app.run_test(size=(120, 45)) as pilot:
        speak("xx")  # or it would not be offered
        await pilot.press("o", "end")
        await pilot.pause()
        app.screen.query_one("#setting-language").focus()
        speak("en")
        await pilot.press("left")
        await pilot.pause()
        assert spoken() == "xx"
        await pilot.press("escape")
        await until(pilot, lambda: "⟦Séttíngs" in text_of(app.screen))
        shown = text_of(app.screen)
        assert "⟦wálk" in shown.splitlines()[-1], "its keys, too"
        assert "games about tribes" not in shown


async def test_a_table_says_itself_anew_when_another_language_was_chosen_over_it() -> None:
    app = TribesApp(Table.new("indy", [Seat("human", "", "you"), Seat("bot", "easy", "Ada")], {}, 3))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and "not recorded" in text_of(app.screen))
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, HelpScreen))
        speak("xx")
        await pilot.press("escape")
        await until(pilot, lambda: "⟦" in text_of(app.screen).splitlines()[0])


async def test_people_of_several_languages_are_at_one_host(tmp_path: Path) -> None:
    host = make_host(tmp_path)
    ada = Visitor(host, someone(host, "Ada"), env=[(b"LANG", b"xx_XX.UTF-8")])
    bob = Visitor(host, someone(host, "Bob"), env=[(b"LANG", b"en_GB.UTF-8")])
    for visitor, title in ((ada, "⟦thé lóbbý"), (bob, "the lobby")):
        await visitor.see(title)
        await visitor.press("up", "up", "enter", "1")
    await ada.see("⟦Hów shóúld ít lóók ánd féél?")
    await bob.see(ENGLISH_QUESTION)
    ada.app.person.likes["language"] = "en"
    again = Visitor(host, ada.app.person, env=[(b"LC_MESSAGES", b"xx_XX")])
    await again.see("the lobby")
    await again.press("up", "up", "enter", "1")
    await again.see(ENGLISH_QUESTION)
    assert spoken() == "en"
    for visitor in (ada, bob, again):
        await visitor.close()


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_made_up_language_has_room_at_home(size: tuple[int, int]) -> None:
    speak("xx")
    app = TribesApp()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        shown = text_of(app.screen)
        assert "⟦Sétt" in shown
        await pilot.press("ctrl+p")
        await pilot.pause()


def test_the_command_line_speaks_it() -> None:
    ran = run("--language", "xx", "saves", "--help")
    assert "⟦líst thé sávéd gámés" in ran.out
    ran = run("play", "nosuch", "--language=xx")
    assert (ran.code, ran.err.partition("⟧")[0]) == (2, ran.err.partition("⟧")[0])
    assert ran.err.startswith("tribes: ⟦")


def test_keys_are_called_as_on_the_readers_keyboard() -> None:
    assert (key_name("Enter"), key_name("Esc")) == ("Enter", "Esc")
    with in_language("it"):
        assert (key_name("Enter"), key_name("Esc")) == ("Invio", "Esc")
