"""What people type never becomes more than text on anybody else's screen, and nothing of theirs breaks others."""

from __future__ import annotations

import ast
import asyncio
import random
import re
import time
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from textual.events import Key

import rules
from tests.server.hosts import ROOT
from tests.server.inside import Visitor, laid, make_host, move, someone
from tribes_tui.server.house import Host
from tribes_tui.server.session.screens.hosted_table import HostedTableScreen
from tribes_tui.server.transport.ssh_session import LATE
from tribes_tui.table.history.pages import SayScreen
from tribes_tui.table.screen import TableScreen

pytestmark = pytest.mark.usefixtures("still")

PAYLOADS = [
    "\x1b]0;title\x07", "\x1b]52;c;aGk=\x07", "\x1b[2J", "\x1b[31m", "\x9b2J", "\x9d0;t\x9c", "\x7f", "\x00", "\x0e", "\u202e",
    "\u2066", "\x07", "\r", "\x08", "\x0b", "\x0c", "\x1bP1$r\x1b\\", "\x1b_x\x1b\\", "\x1b^x\x1b\\", "\u200d", "\ufeff",
]  # fmt: skip
OURS = re.compile(rb"\x1b\[[0-9;?<]*[A-Za-z]|\x1b[78=>]|[\x20-\x7e]|[\xc3-\xf4][\x80-\xbf]+|\xc2[\xa0-\xbf]|[\r\n\x08]")
"""The cursor goes back by backspaces, too, where that is short: what people say holds none."""


def foreign(sent: bytes) -> bytes:
    """What is left when all that we ever send is taken away."""
    return OURS.sub(b"", sent)


async def two_at_a_table(host: Host) -> tuple[Visitor, Visitor]:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    laid(host, "indy", ada, bob)
    visitors = Visitor(host, ada), Visitor(host, bob)
    for visitor in visitors:
        await visitor.see("talk")
    return visitors


async def test_no_escape_of_one_persons_reaches_another(host: Host) -> None:
    ada, bob = await two_at_a_table(host)
    cases = 0
    for payload in PAYLOADS:
        for text in (f"a{payload}b", payload * 3, f"{payload}[31m"):
            line = ada.app.hosted.chat.say(f"SHA256:{cases}", "Ada", text)
            assert line.isprintable()
            ada.app.hosted.tell(line)
            cases += 1
    await bob.settle()
    for visitor in (ada, bob):
        assert foreign(visitor.sent) == b""
        assert len(visitor.sent) > 1000
        assert b"\x1b]" not in visitor.sent
        assert not re.search(rb"\xc2[\x80-\x9f]", visitor.sent)
        assert "‮".encode() not in visitor.sent
    await ada.close()
    await bob.close()


def test_no_escape_becomes_a_name(host: Host) -> None:
    from tribes_tui.server.host.limits import NotNow

    for number, payload in enumerate(PAYLOADS):
        person = host.people.by_key(f"SHA256:{number}", True)
        try:
            host.people.name(person, f"Ab{payload}cd")
        except NotNow:
            assert person.name == ""
        else:
            assert person.name.isprintable()
            assert person.name.isascii()


async def test_typed_and_pasted_escapes_stay_with_who_typed_them(host: Host) -> None:
    stranger = Visitor(
        host, host.people.by_key("SHA256:new", True), term="xterm\x1b]0;x\x07", env=[(b"LANG", b"\x1b[2JC")]
    )
    await stranger.see("call you?")
    await stranger.press("\x1b[200~Mal\x1b]0;x\x07lory\x1b[201~", "\x1b]52;c;aGk=\x07")
    await stranger.settle()
    assert foreign(stranger.sent) == b""
    await stranger.close()


MARKUP = ["[@click=app.quit]bob[/]", "[/x]", "[link=http://x]y", "[[[", "]]", "back\\", "[b]bold[/b]", "$x {y}"]


async def test_markup_is_only_text(host: Host) -> None:
    """Typed and said, in the line of talk and in the log."""
    host.limits = host.limits._replace(chat_burst=len(MARKUP))
    ada, bob = await two_at_a_table(host)
    for text in MARKUP:
        await ada.press("\x14")
        await ada.see("Say to everyone")
        ada.session.data_received(f"{text}\r".encode(), None)
        await bob.see(f"Ada: {text}")
    await bob.press("l")
    for text in MARKUP:
        await bob.see(f"Ada: {text}")
    await ada.close()
    await bob.close()


def test_nothing_of_ours_lets_markup_in() -> None:
    """Widgets that take text are told so; our own pieces draw in cells, which know no markup."""
    for path in (ROOT / "tribes_tui" / "server").rglob("*.py"):
        text = path.read_text()
        assert text.count("Static(") == len(re.findall(r"Static\([^\n]*markup=False", text)), path
        assert "Label(" not in text, path
        assert not re.search(r"\bnotify\(", text), path  # a database's pg_notify shows nothing to anybody


WORDS = ("pickle", "marshal", "shelve", "yaml", "eval", "exec")


def test_nothing_reads_what_could_be_run() -> None:
    for folder in ("rules", "saves", "tribes_tui"):
        for path in (ROOT / folder).rglob("*.py"):
            text = path.read_text()
            if not any(word in text for word in WORDS):
                continue
            for node in ast.walk(ast.parse(text)):
                names = [alias.name for alias in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
                names += [node.module] if isinstance(node, ast.ImportFrom) and node.module else []
                assert not set(WORDS) & {name.partition(".")[0] for name in names}, path
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    assert node.func.id not in WORDS, path


async def test_a_crash_ends_one_session_and_shows_nothing(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[str] = []
    host.logbook._out = lines.append
    ada, bob = await two_at_a_table(host)

    def breaks(screen: TableScreen) -> None:
        hidden_card = "SECRET-CARD"
        raise RuntimeError(f"about {hidden_card}")

    monkeypatch.setattr(TableScreen, "do_log", breaks)
    await ada.press("l")
    await ada.settle()
    assert b"Something went wrong here (report" in ada.sent
    assert b"SECRET" not in ada.sent
    assert b"Traceback" not in ada.sent
    assert ada.channel.exit_status is not None
    text = "".join(lines)
    assert "broke: RuntimeError at" in text
    assert "SECRET" not in text
    await bob.see("Ada lost the connection")  # until the next key
    before = len(bob.sent)
    await bob.press("v")
    await bob.settle(0.3)
    assert len(bob.sent) > before, "the other plays on"
    await bob.press("esc")
    await bob.see("Ada: line lost")
    await bob.close()


async def test_the_log_says_where_a_screens_work_broke(tmp_path: Path) -> None:
    """Textual carries what was raised there inside an error that was raised nowhere."""
    lines: list[str] = []
    host = make_host(tmp_path, lines=lines)
    visitor = Visitor(host, someone(host, "Ada"))
    await visitor.see("the lobby")

    async def breaks() -> None:
        raise KeyError("a card")

    visitor.session.later(lambda: visitor.app.run_worker(breaks()))
    await visitor.settle()
    assert f"session {visitor.session.name} broke: KeyError at test_hostility.py:" in "".join(lines)
    assert "a card" not in "".join(lines)
    assert f"report {visitor.session.name}" in visitor.text
    await visitor.close()
    host.close()


async def test_a_failing_screen_never_reaches_the_table(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a session does with what it hears, the mover's move is played and others hear of it."""
    ada, bob = await two_at_a_table(host)
    hosted = ada.app.hosted
    monkeypatch.setattr(bob.app.table, "_take", lambda *args: 1 / 0)
    number = hosted.table.number
    move(hosted)
    assert hosted.table.number > number
    await bob.settle()
    assert b"Something went wrong" in bob.sent
    assert ada.channel.exit_status is None
    await ada.close()


SIZES = [
    (1, 1),
    (2, 2),
    (20, 8),
    (40, 12),
    (79, 23),
    (200, 60),
    (65535, 65535),
    (2**32 - 1, 10),
    (10, 2**32 - 1),
    (0, 0),
]


async def test_any_window(host: Host) -> None:
    ada, bob = await two_at_a_table(host)
    for size in SIZES:
        ada.session.terminal_size_changed(*size, 0, 0)
        await ada.settle()
        assert ada.app.size.width <= host.limits.columns
        assert ada.app.size.height <= host.limits.rows
        await ada.press("right")
        assert ada.channel.exit_status is None
    await ada.close()
    await bob.close()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game_id", list(rules.games))
async def test_any_game_goes_on_in_a_window_with_no_room_for_its_table(game_id: str, host: Host) -> None:
    """Keys are pressed there, others move, and in a window that is large enough everything is there."""
    people = [someone(host, name) for name in ("Ada", "Bob")]
    hosted = laid(host, game_id, *people)
    ada = Visitor(host, people[0])
    await ada.see("talk")
    for width, height in ((40, 12), (200, 2), (80, 24)):
        ada.session.terminal_size_changed(width, height, 0, 0)
        ada.screen.resize(height, width)
        await ada.press("right", "s", "esc")
        move(hosted)
        text = await ada.settle()
        assert ("This window is" in text) == (height < 24)
    assert ada.channel.exit_status is None
    assert rules.games[game_id].title.upper() in text
    await ada.close()


@pytest.mark.soak
async def test_a_thousand_windows(host: Host) -> None:
    ada, _ = await two_at_a_table(host)
    ada.session.wire._resizes.rate = 1e6
    rng = random.Random(1)
    for _ in range(1000):
        ada.session.terminal_size_changed(rng.choice([0, 1, 2, 7, 40, 80, 300, 2**31]), rng.randrange(0, 200), 0, 0)
        await ada.settle(0.01)
    assert ada.channel.exit_status is None


@pytest.mark.sampled(2)
@pytest.mark.parametrize("flood", [b"x", b"\x1b[A", b"\x1b[<35;10;10M", b"\x1b", b"\x1b[200~" + b"y" * 50, b"\xff\xfe"])
async def test_a_flood_of_one_is_not_felt_by_the_other(flood: bytes, host: Host) -> None:
    host.limits = host.limits._replace(flood_seconds=0.8)
    ada, bob = await two_at_a_table(host)
    ada.session.wire._limits = host.limits
    start, waits, work = time.monotonic(), [], []
    while ada.channel.exit_status is None and time.monotonic() - start < 6:
        for _ in range(20):
            ada.session.data_received(flood * 200, None)
        assert len(ada.session.wire._queue) <= host.limits.queue_bytes
        at, before, worked = time.monotonic(), len(bob.sent), time.process_time()
        bob.session.data_received(b"\x1b" if len(waits) % 2 else b"v", None)
        while len(bob.sent) == before and time.monotonic() - at < 1:
            await asyncio.sleep(0.002)
        waits.append(time.monotonic() - at)
        work.append(time.process_time() - worked)
        await asyncio.sleep(0.1)
    assert b"more input than any game needs" in ada.sent, "told, then closed"
    assert len(waits) >= 5
    assert percentile(waits) <= 0.15, "a page opens, or an Escape is told from an arrow, in no time but that"
    assert median(work) <= 0.1, "seconds of work between the other's key and what he sees"
    await bob.close()


def percentile(times: list[float]) -> float:
    """The 95th."""
    return sorted(times)[int(len(times) * 0.95)]


async def test_intents_are_checked(host: Host) -> None:
    """Other people's seats, old numbers, repetitions, actions that don't exist: nothing is accepted wrongly."""
    await fuzz_intents(host, 400)


@pytest.mark.soak
async def test_a_hundred_thousand_intents(host: Host) -> None:
    await fuzz_intents(host, 100_000)


async def fuzz_intents(host: Host, times: int) -> None:
    from rules import RulesError
    from tests.server.host.test_noninterference import Ear
    from tribes_tui.play.seat import TableError
    from tribes_tui.server.session.seat_table import SeatTable

    people = [someone(host, name) for name in ("Ada", "Bob")]
    rng, accepted = random.Random(5), 0
    hosted = laid(host, "five_tribes", *people)
    del Ear
    for _ in range(times):
        if hosted.is_over:
            hosted = laid(host, "five_tribes", *people)
        table = hosted.table
        assert table is not None
        who, seat = rng.randrange(2), rng.randrange(2)
        legal = table._state.legal_actions()
        action = rng.choice([rng.choice(legal), rng.randrange(-3, len(table.game.actions) + 3)])
        number = table.number + rng.choice([0, 0, 0, -1, 1, -5])
        far = SeatTable(
            lambda ear, who=who, hosted=hosted: host.seating.watch_or_play(hosted, people[who], ear),
            "five_tribes",
            "",
            lambda _: None,
        )
        right = (seat, number, seat) == (who, table.number, table.turn) and action in legal
        before = table.number
        try:
            far.propose(seat, action, number)
        except (TableError, RulesError):
            assert not right
            assert table.number == before
        else:
            assert right
            accepted += 1
        far.close()
    assert accepted > times / 50


async def test_bots_are_asked_with_a_seats_view_alone(host: Host) -> None:
    asked = []
    host.bots.put = lambda question: asked.append(question.ask)  # type: ignore[method-assign]
    hosted = laid(host, "indy", someone(host, "Ada"), bots=2)
    visitor = Visitor(host, host.people.find("SHA256:Ada"))
    await visitor.see("talk")
    table = hosted.table
    for _ in range(10):
        if table.turn == 0:
            table.propose(0, table._state.legal_actions()[0], table.number)
        elif asked:
            view = asked[-1][0]["view"]
            assert view["viewer"] == table.turn
            assert view == table.view(table.turn).dump()
            assert view["rng"] is None
            table.propose(table.turn, table._state.legal_actions()[0], table.number)
    assert len(asked) >= 2
    await visitor.close()


async def test_undo_not_across_anothers_move(host: Host) -> None:
    hosted = laid(host, "indy", someone(host, "Ada"), someone(host, "Bob"))
    table = hosted.table
    first = table.turn
    for _ in range(2):
        hosted.propose(table.turn, table._state.legal_actions()[0], table.number)
    assert "has decided since" in table.why_not_undo(first)


async def test_the_log_holds_nothing_hidden_and_nothing_that_a_terminal_obeys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two play and talk, a code is made and others are tried, a session breaks over all of that at once."""
    lines: list[str] = []
    host = make_host(tmp_path, lines=lines, code_delay=0.01)
    ada, bob = await two_at_a_table(host)
    hosted = ada.app.hosted
    hands = str(hosted.table._state.dump())
    for _ in range(30):
        move(hosted)
    code = host.admission.invite(None, ada.session.person)
    ada.app.talk("a word between us", print)
    stranger = Visitor(host, host.people.by_key("SHA256:new", may_come=False))
    await stranger.see("by invitation")
    await stranger.press(*"wrong-code", "enter")
    await stranger.settle()

    def breaks(screen: TableScreen) -> None:
        raise RuntimeError(f"Ada Bob {code} {hands} a word between us wrong-code")

    monkeypatch.setattr(TableScreen, "do_log", breaks)
    await bob.press("l")
    await bob.settle()
    host.logbook.line("somebody\x1b]0;x\x07 came")
    host.logbook.fault("x", "something\x1b]0;x\u202e is wrong")
    text = "".join(lines)
    assert "wrong code from 127.0.0.1" in text
    assert "broke: RuntimeError at" in text
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]", text)
    assert not re.search(r"\b[CHO][RGB][1-6]\b", text)
    for secret in ("Ada", "Bob", code, "between us", "wrong-code", "rng", "hand"):
        assert secret not in text, secret
    for visitor in (ada, stranger):
        await visitor.close()


def test_no_path_comes_from_outside(tmp_path: Path) -> None:
    """Names of files are made by the host; what people type is only ever data in them."""
    from tribes_tui.server.host.limits import NotNow

    host = make_host(tmp_path / "host")
    wicked = [
        "../x",
        "/etc/passwd",
        "..",
        "a/../../b",
        "CON",
        "x\x00y",
        "~root",
        "a" * 300,
        "．．／x",
        "%2e%2e%2f",
        "..\\x",
        "$HOME",
        "`id`",
    ]
    for number, text in enumerate(wicked):
        person = host.people.by_key(f"SHA256:../{number}", True)
        try:
            host.people.name(person, text)
        except NotNow:
            continue
        assert "/" not in person.name
        assert "\\" not in person.name
    assert {path.name for path in tmp_path.iterdir()} <= {"host"}


@pytest.mark.soak
async def test_pages_that_were_closed_are_freed_though_their_session_goes_on(host: Host) -> None:
    import gc

    from textual.screen import Screen

    def pages() -> set[Screen[Any]]:
        gc.collect()
        return {one for one in gc.get_objects() if isinstance(one, Screen)}

    ada, bob = await two_at_a_table(host)
    before = pages()
    for page in ("v", "?", "l", "\x14") * 2:
        await ada.press(page)
        await ada.press("esc")
    await asyncio.sleep(1)
    assert pages() - before <= {ada.app.screen._in_words}, "the last page in words, which is gone on with"
    for visitor in (ada, bob):
        await visitor.close()


@pytest.mark.soak
async def test_ended_sessions_leave_nothing_behind(host: Host) -> None:
    """Politely ended, dropped, in the middle of a page: their apps are freed though nobody looks for rubbish, and most of their
    screens; the others' (Textual's layouts hold themselves until somebody looks) with the next look.
    """
    import gc

    from textual.app import App
    from textual.widget import Widget

    def living(kind: type) -> int:
        return sum(isinstance(one, kind) for one in gc.get_objects())

    laid(host, "indy", someone(host, "Ada"), someone(host, "Bob"))
    gc.collect()
    apps, widgets = living(App), living(Widget)
    gc.disable()
    try:
        for number in range(6):
            visitor = Visitor(host, host.people.by_key("SHA256:Ada", True))
            await visitor.see("talk")
            await visitor.press("right", "\x1b[1;5A", "\x1b[97;5u", *["?", "v", "l"][: number // 2])
            if number % 2:
                visitor.session.leave()
                await visitor.session._task
            await visitor.close()
            del visitor
        await asyncio.sleep(LATE + 1)
        assert living(App) == apps
        assert living(Widget) - widgets < 6 * 60
        gc.collect()
        assert living(Widget) <= widgets
    finally:
        gc.enable()
    assert host.visits == []
    assert all(hosted.listeners == [] for hosted in host.tables.values())


async def test_talk_can_be_muted_and_switched_off(host: Host) -> None:
    ada, bob = await two_at_a_table(host)
    await bob.press("\x14")
    await bob.see("Say to everyone")
    await bob.press("/mute Ada", "enter")
    await bob.see("You have muted Ada")
    ada.app.talk("hello Bob", print)
    await ada.see("Ada: hello Bob")
    await bob.settle()
    assert "hello Bob" not in bob.text
    ada.app.person.likes["talk"] = False
    bob.app.talk("hello Ada", print)
    await ada.settle()
    assert "hello Ada" not in ada.text
    await ada.close()
    await bob.close()


async def test_input_that_breaks_the_parser_ends_one_session(host: Host) -> None:
    ada, bob = await two_at_a_table(host)
    ada.session.wire._feed = lambda data: 1 // 0
    ada.session.data_received(b"x", None)
    await ada.settle()
    assert b"Something went wrong here" in ada.sent
    await bob.see("Ada lost the connection")
    await bob.close()


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "name", ["paint", "look", "heard", "heard_word", "keys", "prompt", "do_talk", "do_what", "restyle"]
)
async def test_whatever_breaks_breaks_one_session(name: str, host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every handler of one session, made to fail: the other's keys are answered, and he learns that somebody went."""
    broken: list[object] = []
    sound = getattr(HostedTableScreen, name)

    def fails(screen: object, *args: object, **kwargs: object) -> object:
        if screen in broken:
            raise ZeroDivisionError
        return sound(screen, *args, **kwargs)

    monkeypatch.setattr(HostedTableScreen, name, fails)
    ada, bob = await two_at_a_table(host)
    broken.append(ada.app.screen)
    hosted = ada.app.hosted
    ada.session.later(lambda: ada.app.theme_changed_signal.publish(ada.app.current_theme))
    await ada.press("right", "\x14")
    if ada.channel.exit_status is None:
        await ada.press("esc", "?")
        hosted.announce(lambda: "a word")
        move(hosted)
        await ada.settle()
    assert b"Something went wrong here (report" in ada.sent
    assert b"ZeroDivision" not in ada.sent
    before = len(bob.sent)
    await bob.press("v")
    await bob.settle(0.3)
    assert len(bob.sent) > before
    assert bob.channel.exit_status is None
    await bob.close()


def test_clients_never_bring_a_state() -> None:
    """All that a session can send to a table is numbers, whether it wants to be asked, and callbacks: nothing to cheat with."""
    import inspect

    from tribes_tui.server.host.seat_access import SeatAccess

    plain = {"int", "bool", "Callable[[Future[Answer]], None]"}
    for name, method in inspect.getmembers(SeatAccess, inspect.isfunction):
        if name in ("__init__", "updated"):
            continue
        parameters = list(inspect.signature(method).parameters.values())[1:]
        assert {str(parameter.annotation) for parameter in parameters} <= plain, name


@pytest.mark.soak
async def test_keys_typed_ahead_close_one_page(host: Host) -> None:
    ada, bob = await two_at_a_table(host)
    for page, ahead in (("v", "\x1b"), ("l", "qqqqqq"), ("?", "\x1b\x1b\x1b"), ("v", "vvvv"), ("v", "\r\r\r\r")) * 2:
        await ada.press(page)
        await ada.press(ahead)
        await ada.settle(0.2)
        assert ada.channel.exit_status is None, ada.text
    await ada.close()
    await bob.close()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game_id", ["indy", "tribal_rixe", "five_tribes"])
async def test_keys_that_come_ahead_of_the_answer_break_nothing(game_id: str, host: Host) -> None:
    """Enter, and Enter again before the table has answered: a second proposal is refused, and play goes on."""
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    hosted = laid(host, game_id, ada, bob)
    visitors = [Visitor(host, ada), Visitor(host, bob)]
    for visitor in visitors:
        await visitor.see("talk")
    for number in range(8):
        for visitor in visitors:
            await visitor.press("\r\r\r" if number % 2 else "\t\r\r\t\r")
    for visitor in visitors:
        assert visitor.channel.exit_status is None, visitor.text
        assert b"Something went wrong" not in visitor.sent
    assert hosted.table.number > 2
    for visitor in visitors:
        await visitor.close()


async def test_a_key_that_was_on_its_way_to_a_page_beneath_does_nothing(host: Host) -> None:
    """The end of a round lays its page over what somebody reads, just when he presses Enter there, twice."""
    ada, bob = await two_at_a_table(host)
    await ada.press("v")
    beneath = ada.app.screen
    above = SayScreen("the end of a round", (), ())
    ada.session.later(lambda: ada.app.push_screen(above))
    await ada.see("the end of a round")
    for _ in range(2):
        beneath.post_message(Key("enter", "\r"))
        await ada.settle()
    assert ada.channel.exit_status is None, ada.text
    assert ada.app.screen is above
    await ada.press("enter")
    assert ada.app.screen is beneath
    await ada.close()
    await bob.close()
