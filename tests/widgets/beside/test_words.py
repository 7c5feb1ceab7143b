"""Lines of words, the line of keys and the felt: they change without a layout."""

from __future__ import annotations

from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.geometry import Offset, Region

from tests.widgets.contract import check
from tests.widgets.mounting import alone
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.beside.words import Labelled
from tribes_tui.widgets.drawing.felt import Felt, Heading
from tribes_tui.widgets.drawing.lines import Words
from tribes_tui.widgets.screen.top_screen import KeyLine


async def test_words_keep_the_contract() -> None:
    await check(lambda: Words((("two", "ink", BOLD), (" points", "dim")), (("more", "gain"),)))


async def test_a_line_without_room_ends_with_a_sign() -> None:
    words = Words((("twelve signs", "ink"),))
    for width, shown in ((13, " twelve signs"), (12, " twelve sig…")):
        async with alone(words if width == 13 else Words((("twelve signs", "ink"),)), (width, 1)) as pilot:
            piece = pilot.app.query_one(Words)
            assert piece.text() == shown


async def test_words_say_something_else_without_a_layout() -> None:
    async with alone(Words((("first", "ink"),))) as pilot:
        words = pilot.app.query_one(Words)
        layouts = []
        pilot.app.screen._refresh_layout = lambda *_, **__: layouts.append(1)  # type: ignore[method-assign]
        words.say((("second", "soft"),), (("line", "accent"),))
        await pilot.pause()
        assert words.text().splitlines()[:2] == [" second", " line"]
        assert layouts == []


class Keyed(App[None]):
    """Two keys that are shown, one that isn't, and one that works only sometimes."""

    BINDINGS = [
        Binding("a", "count", "Add"),
        Binding("b", "count", "Add"),
        Binding("c", "secret", "Secret", show=False),
        Binding("d", "later", "Later"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.number, self.is_later = 0, False

    def compose(self) -> ComposeResult:
        yield Felt()
        yield KeyLine()

    def action_count(self) -> None:
        self.number += 1

    def action_later(self) -> None:
        self.number += 100

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return self.is_later if action == "later" else True


async def test_the_line_of_keys_shows_what_works_now_and_presses_a_key_that_is_clicked() -> None:
    async with Keyed().run_test(size=(60, 5)) as pilot:
        app, line = pilot.app, pilot.app.query_one(KeyLine)
        assert isinstance(app, Keyed)
        assert line.text().split()[:2] == ["a", "Add"]
        assert "Secret" not in line.text()
        assert "Later" not in line.text()
        app.is_later = True
        app.refresh_bindings()
        await pilot.pause()
        assert "Later" in line.text()
        await pilot.click(KeyLine, offset=Offset(2, 0))
        await pilot.pause()
        assert app.number == 1


async def test_keys_that_do_not_fit_are_left_out_whole() -> None:
    async with Keyed().run_test(size=(10, 3)) as pilot:
        line = pilot.app.query_one(KeyLine)
        assert line.text().split() == ["a", "Add"]


async def test_the_felt_is_lit_from_above() -> None:
    async with Keyed().run_test(size=(20, 8)) as pilot:
        felt = pilot.app.query_one(Felt)
        strips = felt.render_lines(Region(0, 0, 20, felt.size.height))
        grounds = [segment.style.bgcolor for strip in strips for segment in strip if segment.style]
        assert len(set(grounds)) == felt.size.height
        assert felt.render_lines(Region(0, 0, 20, felt.size.height)) is strips


async def test_a_heading_stands_in_a_line_with_the_longest_of_what_is_told_that_has_room() -> None:
    for width, shown in (
        (40, " ── Against whom ─ # won  o not won ───"),
        (32, " Against whom  # won  o not won"),
        (30, " ── Against whom ─ # won ────"),
        (20, " ── Against whom ──"),
    ):
        async with alone(Heading("Against whom", "# won  o not won", "# won", indent=1), (width, 1)) as pilot:
            assert pilot.app.query_one(Heading).text().rstrip() == shown


async def test_a_heading_says_something_else_without_a_layout() -> None:
    async with alone(Heading("Before", indent=1), (40, 1)) as pilot:
        piece, layouts = pilot.app.query_one(Heading), list[int]()
        pilot.app.screen._refresh_layout = lambda *_, **__: layouts.append(1)  # type: ignore[method-assign]
        piece.say("After", "what it means")
        await pilot.pause()
        assert "── After ─ what it means ─" in piece.text()
        piece.say("")
        await pilot.pause()
        assert not piece.text().strip(), "no heading"
        assert layouts == []


async def test_labels_of_one_part_stand_alike_where_one_has_no_room_in_their_column() -> None:
    piece = Labelled()
    piece.tell_all(
        [("Now", "round 1."), ("Ada", "5 gold."), ("a1, large market 4 points", "an elder."), ("b1, oasis", "none.")],
        {"Ada": "#ff0000"},
    )
    async with alone(piece, (60, 6)):
        at = {
            text: line.index(text)
            for line in piece.text().splitlines()
            for text in ("a1,", "b1,", "round", "5 gold")
            if text in line
        }
        assert len({*at.values()}) == 1
