"""The settings: each explained, kept at once, and seen at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.app import App

from tests.app.test_app import until
from tests.table.helpers import text_of
from tests.words.test_in_other_languages import OTHERS
from tribes_tui.app import TribesApp
from tribes_tui.profile.settings import CHOICES, Settings, load, save
from tribes_tui.screens.coached import CoachedScreen
from tribes_tui.screens.settings import Preview, SettingsScreen
from tribes_tui.table.play.sitting import Asking
from tribes_tui.theme.palette import palette_of
from tribes_tui.widgets.drawing.lines import Words
from tribes_tui.widgets.screen.choice import Choice
from tribes_tui.widgets.screen.form import Field, Form, first_sentence
from tribes_tui.words.language import in_language, offered, speak
from tribes_tui.words.said import settings as said
from tribes_tui.words.settings import FROM_START, FROM_TABLE, GROUPS, settings, takes_effect

SMALL, LARGE = (80, 24), (120, 40)


class SettingsApp(App[None]):
    """Shows them."""

    names = [name for some in GROUPS.values() for name in some]

    def on_mount(self) -> None:
        self.push_screen(SettingsScreen(Settings()))


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    speak("en")


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIBES_HOME", str(tmp_path))


def test_every_setting_and_every_value_has_its_words() -> None:
    words = settings()
    assert set(words) == set(Settings._fields)
    assert sorted(name for names in GROUPS.values() for name in names) == sorted(words)
    for name, setting in words.items():
        assert {value for value, _, _ in setting.values} == set(CHOICES[name]) - (
            {"it", "fr", "xx"} - {*offered()} if name == "language" else set()
        )
        assert all(about.endswith(".") for _, _, about in setting.values)


@pytest.mark.parametrize("language", ["en", *OTHERS])
async def test_in_a_large_window_all_settings_are_seen_and_no_sentence_is_cut(language: str) -> None:
    speak(language)
    app = SettingsApp()
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        form = app.screen.query_one(Form)
        assert not form.max_scroll_y
        for name in app.names:
            field = next(one for one in app.screen.query(Field) if one.control.id == f"setting-{name}")
            below = field.query_one(".about", Words)
            assert len(below.text().strip()) + 2 < below.size.width, name
            field.control.focus()
            await pilot.pause()
            told = " ".join(text_of(app.screen).split())
            assert all(one in told for one in field.about.split(". ")), name


async def test_a_change_is_kept_and_seen_at_once() -> None:
    app = TribesApp()
    async with app.run_test(size=LARGE) as pilot:
        await pilot.press("o")
        await pilot.pause()
        before = palette_of(app, "dusk")
        await pilot.press("right")
        await pilot.pause()
        assert load().theme == app.theme == "tribes-light"
        assert palette_of(app, "dusk") is not before
        await pilot.press("u")
        await pilot.pause()
        assert load().theme == app.theme == "tribes-dark"
        assert "Theme: dark." in text_of(app.screen), "and is said above the keys"
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(app.screen, SettingsScreen)


async def test_signs_change_at_once_too() -> None:
    app = TribesApp()
    async with app.run_test(size=LARGE) as pilot:
        await pilot.press("o", "down", "down", "space")
        await pilot.pause()
        assert load().ascii
        assert text_of(app.screen).isascii()


async def test_by_mouse_alone() -> None:
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("o")
        await pilot.pause()
        await pilot.click("#setting-learning")
        await pilot.pause()
        assert load().learning
        await pilot.click("#setting-pace")
        await pilot.pause()
        lines = text_of(app.screen).splitlines()
        y = next(y for y, line in enumerate(lines) if " at once" in line and "│" in line)
        await pilot.click(offset=(lines[y].index("at once"), y))
        await pilot.pause()
        assert load().pace == "none"


async def test_a_key_sets_all_to_the_standard_values_whenever_they_were_changed() -> None:
    save(Settings(learning=True, pace="none"))
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("o")
        await pilot.pause()
        assert f"u  {said.as_before()}" not in text_of(app.screen)
        await pilot.press("s")
        await pilot.pause()
        assert load() == Settings()
        await pilot.press("u")
        await pilot.pause()
        assert load() == Settings(learning=True, pace="none"), "and this is undone as any change is"


@pytest.mark.every
@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_what_a_value_means_stands_there(size: tuple[int, int]) -> None:
    class Shown(App[None]):
        def on_mount(self) -> None:
            self.push_screen(SettingsScreen(Settings()))

    app = Shown()
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for choice in app.screen.query(Choice):
            choice.focus()
            about = settings()[str(choice.id).removeprefix("setting-")].about
            told = {choice.chosen.about} | ({about} if size == LARGE else set())
            await until(pilot, lambda told=told: all(one in " ".join(text_of(app.screen).split()) for one in told))
            shown = " ".join(text_of(app.screen).split())
            first = first_sentence(about)
            assert size == LARGE or shown.rfind(first) < shown.rindex(choice.chosen.about), "that first"
            assert said.effect_told(when=takes_effect(str(choice.id).removeprefix("setting-"))) in shown


@pytest.mark.parametrize("language", ["en", *OTHERS])
async def test_in_a_small_window_no_field_pushes_another_about(language: str) -> None:
    """Whatever is said of a value takes the two rows that are kept for it: the last setting stays in sight, the cards as large."""
    speak(language)
    app = SettingsApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = app.screen
        sizes = set()
        for choice in screen.query(Choice):
            choice.focus()
            for one in choice.values:
                choice.value = one.value
                screen.explain(choice)  # type: ignore[attr-defined]  # it shows settings
                await pilot.pause()
                sizes.add(
                    (screen.query_one("#said").size.height, screen.query_one(Form).size, screen.query_one(Preview).size)
                )
        assert len(sizes) == 1
        assert [height for height, _, _ in sizes] == [2]


async def test_each_setting_takes_effect_when_it_says() -> None:
    """Those of the next table are read when one is laid, those of the next start by nobody who runs; the others are seen at once."""
    assert {*FROM_TABLE, *FROM_START} <= {name for names in GROUPS.values() for name in names}
    app = TribesApp()
    async with app.run_test(size=LARGE) as pilot:
        await pilot.press("o")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, SettingsScreen)
        depth, jump = app.depth, app.keymap.keys["jump"]
        screen.take(screen.settings._replace(colours="16", mouse=False))
        await pilot.pause()
        assert (load().colours, app.depth) == ("16", depth), "from the next start"
        screen.take(screen.settings._replace(keys="vi"))
        await pilot.pause()
        assert app.keymap.keys["jump"] != jump, "at once"
        screen.take(
            screen.settings._replace(pace="none", learning=True, asking="always", announce=True, moments="none")
        )
        await pilot.press("escape")
        await pilot.pause()
        app.choose_quick("indy")
        await until(pilot, lambda: isinstance(app.screen, CoachedScreen))
        table = app.screen
        assert isinstance(table, CoachedScreen)
        assert table.sitting.usual_asking is Asking.ALWAYS
        assert table._announced is not None
        app.settings = app.settings._replace(asking="never", moments="stay")
        assert table.sitting.usual_asking is Asking.ALWAYS, "this table was laid before"
        assert table._shown_pages == "stay", "at once"


def test_the_title_of_what_is_for_screen_readers_says_so() -> None:
    """It is all that a small window shows of it."""
    assert "screen readers" in said.announce()


@pytest.mark.parametrize("depth", ["truecolor", "16", "none", "ascii"])
@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_sample_stands_beside_the_settings_at_every_size(size: tuple[int, int], depth: str) -> None:
    app = TribesApp(ascii_only=depth == "ascii")
    app.depth = depth
    async with app.run_test(size=size) as pilot:
        await pilot.press("o")
        await pilot.pause()
        sample, window = app.screen.query_one(Preview), app.screen.region
        assert window.contains_region(sample.region)
        assert "horse" in sample.text()
        assert "point, or pay" in sample.text()
        assert "…" not in text_of(app.screen)
        for choice in app.screen.query(Choice):
            assert not choice.region.overlaps(sample.region)


async def test_the_sample_follows_the_theme() -> None:
    app = TribesApp()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("o")
        await pilot.pause()
        sample = app.screen.query_one(Preview)
        before = {cell[2] for cell in sample._cells.rows[1]}  # type: ignore[union-attr]
        await pilot.press("right")
        await pilot.pause()
        assert before != {cell[2] for cell in sample._cells.rows[1]}  # type: ignore[union-attr]
        for theme in ("light", "contrast", "terminal"):
            assert getattr(said, f"theme_{theme}")() in sample.text().splitlines()[0], "or its name alone"
            await pilot.press("right")
            await pilot.pause()


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_the_last_line_of_the_preview_has_room(language: str) -> None:
    with in_language(language):
        for line in (said.readable(), said.readable_own()):
            assert len(line) <= 44, line
