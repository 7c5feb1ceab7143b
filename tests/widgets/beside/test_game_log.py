"""The log: the newest below, whole entries, the last turn in ink, and it can be scrolled."""

from __future__ import annotations

from textual import events

from tests.widgets.contract import check
from tests.widgets.mounting import alone
from tribes_tui.widgets.beside.game_log import MARK, GameLog, LogEntry
from tribes_tui.words.said import forms, log as said_log


def say(text: str, turn: int, seat: int | None = None) -> LogEntry:
    return LogEntry(((text, "ink"),), turn, seat)


ENTRIES = [
    say("Round 4: Dee deals.", 0),
    say("You evoke a red character 5, horse 2 and object 4: standard, 11.", 1, 0),
    say("Cy evokes three green characters: team, 9.", 2, 3),
    say("Cy takes a feather.", 2, 3),
    say("You exchange 1 card.", 3, 0),
]


def log(entries: list[LogEntry] | None = None) -> GameLog:
    piece = GameLog("What happened")
    piece.show(ENTRIES if entries is None else entries)
    return piece


async def test_the_log_keeps_the_contract() -> None:
    await check(log, [(30, 10), (30, 35), (12, 3), (60, 1)])
    await check(lambda: log([]), [(30, 10)])


async def test_entries_fold_at_the_width_and_each_has_a_mark() -> None:
    async with alone(log(), (30, 10)) as pilot:
        assert pilot.app.query_one(GameLog).text().splitlines() == [
            "╭─ What happened ────────────╮",
            "│ · Round 4: Dee deals.      │",
            "│ · You evoke a red          │",
            "│   character 5, horse 2 and │",
            "│   object 4: standard, 11.  │",
            "│ · Cy evokes three green    │",
            "│   characters: team, 9.     │",
            "│ · Cy takes a feather.      │",
            "│ · You exchange 1 card.     │",
            "╰────────────────────────────╯",
        ]


async def test_at_rest_no_entry_lacks_its_beginning() -> None:
    for height in range(4, 10):
        async with alone(log(), (30, height)) as pilot:
            rows = pilot.app.query_one(GameLog).text().splitlines()[1:-1]
            shown = [row for row in rows if row.strip("│ ")]
            assert shown[0][2] == MARK, height
            assert shown[-1] == "│ · You exchange 1 card.     │"


async def test_an_entry_higher_than_the_log_shows_its_beginning() -> None:
    async with alone(log([say("You evoke a red character 5 and a horse 2 at last", 1, 0)]), (16, 4)) as pilot:
        assert pilot.app.query_one(GameLog).text().splitlines()[1] == "│ · You evoke  │"


async def test_the_last_turn_is_in_ink_and_older_entries_are_dim_as_a_whole() -> None:
    async with alone(log([*ENTRIES, say("You swap a red horse 5 for the red horse 6.", 3, 0)]), (30, 12)) as pilot:
        piece = pilot.app.query_one(GameLog)
        assert piece._cells is not None
        inks = [piece._cells.rows[y][4][1] for y in range(1, 11)]
        assert inks == [piece.palette.dim] * 7 + [piece.palette.ink] * 3
        dots = [row[2][1] for row in piece._cells.rows[1:-1] if row[2][0] == MARK]
        seats = piece.palette.seats
        assert dots == [piece.palette.accent, seats[0], seats[3], seats[3], seats[0], seats[0]]


async def test_it_scrolls_by_lines_and_says_that_there_is_something_newer() -> None:
    async with alone(log(), (30, 6)) as pilot:
        piece = pilot.app.query_one(GameLog)
        assert piece.scroll(-2)
        rows = piece.text().splitlines()
        assert rows[-1] == "╰────────────── newer below ─╯"
        assert rows[-2] == "│   characters: team, 9.     │"
        assert piece.scroll(-99)
        assert piece.text().splitlines()[1] == "│ · Round 4: Dee deals.      │"
        assert not piece.scroll(-1)
        assert piece.scroll(99)
        assert "newer" not in piece.text()


async def test_whoever_has_scrolled_back_goes_on_seeing_the_same_rows() -> None:
    async with alone(log(), (30, 6)) as pilot:
        piece = pilot.app.query_one(GameLog)
        piece.scroll(-3)
        before = piece.text()
        piece.show([*ENTRIES, say("Ada exchanges 2 cards, and Bo does the same.", 4, 1)])
        assert piece.text() == before
        piece.scroll(99)
        assert "Bo does the same" in piece.text()


async def test_the_wheel_scrolls_by_three_rows() -> None:
    async with alone(log(), (30, 6)) as pilot:
        piece = pilot.app.query_one(GameLog)
        up = events.MouseScrollUp(piece, 3, 3, 0, 0, 0, False, False, False)
        piece.on_mouse_scroll_up(up)
        assert piece._back == 3
        piece.on_mouse_scroll_down(events.MouseScrollDown(piece, 3, 3, 0, 0, 0, False, False, False))
        assert piece._back == 0


async def test_a_new_entry_is_no_layout() -> None:
    async with alone(log(), (30, 10)) as pilot:
        layouts = []
        pilot.app.screen._refresh_layout = lambda *_, **__: layouts.append(1)  # type: ignore[method-assign]
        pilot.app.query_one(GameLog).show([*ENTRIES, say("It is your turn.", 4, 0)])
        await pilot.pause()
        assert "It is your turn." in pilot.app.query_one(GameLog).text()
        assert layouts == []


async def test_an_entry_that_is_higher_than_the_log_says_that_it_goes_on() -> None:
    log = GameLog("What happened")
    async with alone(log, (20, 5)):
        log.show([LogEntry((("one two three four five six seven eight nine ten eleven", "ink"),), 1, 0)])
        assert log.text().splitlines()[3].rstrip(" │").endswith("…")
        log.show([LogEntry((("one two three", "ink"),), 1, 0)])
        assert "…" not in log.text()


async def test_where_an_older_entry_has_no_room_its_beginning_stands_and_no_empty_row() -> None:
    log = GameLog("", has_frame=False)
    async with alone(log, (30, 2)):
        log.show(
            [
                LogEntry((("Bo moves djembe 6 and mask 5 onto your turtle 7.", "ink"),), 1),
                LogEntry((("You draw.", "ink"),), 1),
            ]
        )
        first, last = log.text().splitlines()
        assert first.startswith("· Bo moves the djembe")
        assert first.rstrip().endswith("…")
        assert "You draw." in last


async def test_a_framed_log_tells_of_whole_entries_alone() -> None:
    """What has no room as a whole is not begun, as long as another entry stands there."""
    entries = [say("Ash lets it happen and loses the weapon and the storm, the last two.", 1, 1), *ENTRIES[2:]]
    for height in range(4, 10):
        async with alone(log(entries), (30, height)) as pilot:
            rows = pilot.app.query_one(GameLog).text().splitlines()[1:-1]
        assert "…" not in "".join(rows) or len(rows) < 3, rows
        first = next(row for row in rows if row.strip("│ "))
        assert first.startswith("│ ·"), rows


async def test_a_page_has_columns_only_where_what_happened_needs_them() -> None:
    long = say(
        "Ash and Birch exchange two cards each, and everybody sees which of them lay in the row all the time.", 1, 0
    )
    page = GameLog("What happened", is_page=True)
    page.show([long, *ENTRIES])
    async with alone(page, (118, 20)) as pilot:
        await pilot.pause()
        assert any(long.words[0][0] in row for row in page.text().splitlines()), "the whole width"
        page.show([long] * 25)
        await pilot.pause()
        rows = page.text().splitlines()
        assert not any(long.words[0][0] in row for row in rows), "in columns"
        assert all(row.count("▌") == 2 for row in rows[1:5])
        assert "more above" in rows[0]


async def test_on_a_page_each_has_the_plate_of_whom_it_tells_and_a_part_of_the_game_begins_with_a_line() -> None:
    page = GameLog(is_page=True)
    page.show(
        [
            LogEntry((("You deal.", "ink"),), 0, 0, "You"),
            LogEntry((("Round 4 begins.", "ink"),), 0, None, "", "begins"),
            LogEntry((("Cy evokes three green characters: team, 9.", "ink"),), 1, 1, "Cy"),
            LogEntry((("Cy takes a feather.", "ink"),), 1, 1, "Cy", "scores"),
            LogEntry((("You pass.", "ink"),), 2, 0, "You"),
        ]
    )
    async with alone(page, (44, 10)) as pilot:
        shown = pilot.app.query_one(GameLog)
        assert [row.strip() for row in shown.text().splitlines()] == [
            "",
            "You  ▌ You deal.",
            "",
            "── Round 4 begins ────────────────────────",
            "Cy   ▌ Cy evokes three green characters:",
            "▌ team, 9.",
            "Cy   ▌ Cy takes a feather.",
            "You  ▌ You pass.",
            "",
            said_log.newest(),
        ]
        bold = {
            segment.text
            for strip in shown.render_lines(shown.region)
            for segment in strip
            if segment.style and segment.style.bold
        }
        assert any("Cy takes a feather." in text for text in bold)
        assert not any("You pass." in text for text in bold)


async def test_a_page_says_where_there_is_more() -> None:
    page = GameLog(is_page=True)
    page.show([LogEntry(((f"Cy takes card {n}.", "ink"),), 1, 1, "Cy") for n in range(30)])
    async with alone(page, (40, 8)) as pilot:
        for back, *told in (
            (0, forms.above(), said_log.newest()),
            (-3, forms.above(), forms.below()),
            (-30, "", forms.below()),
        ):
            page.scroll(back)
            await pilot.pause()
            first, *rows, last = (row.strip() for row in page.text().splitlines())
            assert [first, last] == told
            assert all(row.startswith("Cy  ▌ Cy takes card") for row in rows)


async def test_on_a_page_no_entry_seems_to_go_on_that_does_not() -> None:
    page = GameLog(is_page=True)
    page.show([LogEntry(((f"Somebody takes card {n}, and no more.", "ink"),), n, n % 2, "Cy") for n in range(30)])
    for height in range(5, 12):
        async with alone(page, (44, height)) as pilot:
            assert "…" not in pilot.app.query_one(GameLog).text()
