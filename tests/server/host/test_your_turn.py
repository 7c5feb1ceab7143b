"""Whose turn it is, told to who isn't there: by the host's webhook if they asked for it, in the terminal if it isn't in front."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from tests.server.inside import Visitor, laid, move, someone
from tribes_tui.display.terminals import turn_signal
from tribes_tui.errors import Mendable
from tribes_tui.server.host.logbook import Budgets
from tribes_tui.server.host.news import AT_ONCE, AbsentNews
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import Presence
from tribes_tui.server.house import Host
from tribes_tui.server.transport.webhook import Webhook, address_of

OUT, IN = b"\x1b[O", b"\x1b[I"


def until(hosted: HostedTable, seat: int) -> None:
    """Play until that seat must decide, where everybody may know it."""
    table = hosted.table
    assert table is not None
    for _ in range(200):
        if table.turn == seat and not table.is_concealed:
            return
        move(hosted)
    raise AssertionError(f"seat {seat} was never asked")


# ---- Who is told --------------------------------------------------------------------------------


@pytest.fixture
def told(host: Host) -> list[AbsentNews]:
    found: list[AbsentNews] = []
    host.your_turn.tell = found.append
    return found


async def test_an_absent_person_who_asked_for_it_is_told_once_a_turn(host: Host, told: list[AbsentNews]) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    hosted = laid(host, "indy", ada, bob)
    until(hosted, 0)
    until(hosted, 1)
    assert told == [], "nobody has asked for it"
    bob.likes["away"] = True
    until(hosted, 0)
    assert told == []
    until(hosted, 1)
    assert told == [AbsentNews("Bob", "indy", hosted.id)]
    hosted.announce(lambda: "something else happens")
    host.your_turn.look(hosted)
    assert len(told) == 1
    until(hosted, 0)
    until(hosted, 1)
    assert len(told) == 2
    for _ in range(40):
        host.your_turn.forget(hosted)
        host.your_turn.look(hosted)
    assert len(told) <= AT_ONCE + 1, "taken back and made again for ever is no news"


async def test_a_seat_that_a_bot_holds_is_not_waited_for(host: Host, told: list[AbsentNews]) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    bob.likes["away"] = True
    hosted = laid(host, "indy", ada, bob)
    until(hosted, 0)
    told.clear()
    hosted.chairs[1].presence = Presence.SITS_IN
    until(hosted, 1)
    assert told == []


@pytest.mark.parametrize("game_id", ["indy", "rise_of_tribes", "five_tribes"])
async def test_what_nobody_else_may_notice_is_not_told(game_id: str, host: Host, told: list[AbsentNews]) -> None:
    """News come at the moments at which all at the table can see whose turn it is, and name that person."""
    people = [someone(host, name) for name in ("Ada", "Bob")]
    for person in people:
        person.likes["away"] = True
    hosted = laid(host, game_id, *people)
    host.your_turn._budgets = Budgets(1, 99)
    for _ in range(120):
        if hosted.is_over:
            break
        host.your_turn._budgets = Budgets(1, 99)
        count = len(told)
        move(hosted)
        for news in told[count:]:
            assert hosted.table is not None
            seen = hosted.table.view(None).current_player
            assert seen is not None
            assert news.person == people[seen].name
    assert told


async def test_a_question_in_secret_is_no_news_and_keeps_none_back(host: Host, told: list[AbsentNews]) -> None:
    """Bob has asked to be asked. Ada, who isn't there, is told at the moments at which all see that it is her turn, at no others."""
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    ada.likes["away"] = True
    rng, secrets = random.Random(1), 0
    while secrets < 2:
        hosted = laid(host, "indy", ada, bob)
        hosted.chairs[1].asks, hosted.chairs[1].presence = True, Presence.HERE
        while not hosted.is_over:
            host.your_turn._budgets = Budgets(1, 99)
            table, count = hosted.table, len(told)
            assert table is not None
            assert table.turn is not None
            secrets += table.is_concealed
            before = table.view(None).current_player
            hosted.propose(table.turn, rng.choice(table._state.legal_actions()), table.number)
            is_news = table.view(None).current_player == 0 != before
            assert len(told) - count == is_news
        host.tables.pop(hosted.id).close()


async def test_who_sits_at_the_table_is_told_nothing_there(host: Host, told: list[AbsentNews]) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    bob.likes["away"] = True
    hosted = laid(host, "indy", ada, bob)
    visitor = Visitor(host, bob)
    await visitor.see("talk")
    words: list[str] = []
    app = SimpleNamespace(your_turn=words.append)
    visitor.session.tell = lambda what: what(app)  # type: ignore[method-assign, assignment]
    told.clear()  # of the first turn, before they came
    until(hosted, 0)
    until(hosted, 1)
    assert (words, told) == ([], [])
    visitor.session.at = None
    until(hosted, 0)
    until(hosted, 1)
    assert (words, told) == (["indy"], [])
    await visitor.close()


@pytest.mark.usefixtures("still")
async def test_who_is_elsewhere_on_the_host_reads_it_and_no_news_go_out(host: Host, told: list[AbsentNews]) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    bob.likes["away"] = True
    hosted = laid(host, "indy", ada, bob, live=False)
    visitor = Visitor(host, bob)
    await visitor.settle()
    if visitor.app.hosted is not None:
        visitor.session.later(visitor.app.come_back)
    await visitor.see("the lobby")
    until(hosted, 0)
    told.clear()
    visitor.session.data_received(OUT, None)
    before = len(visitor.sent)
    until(hosted, 1)
    await visitor.see("It is your turn at indy.")
    assert told == []
    assert b"\x07" in visitor.sent[before:]
    await visitor.close()


@pytest.mark.usefixtures("still")
async def test_a_word_on_top_of_whatever_is_shown_ends_no_session(host: Host) -> None:
    """That one is asked elsewhere, or sent home soon: over the lobby, a question, the rulebook, the settings."""
    visitor = Visitor(host, someone(host, "Bob"))
    await visitor.see("the lobby")
    for what, seen in (
        ("code", "What is its code?"),
        ("rules", "Which game?"),
        ("settings", "How should it look"),
        ("open", "Who may sit at your table?"),
    ):
        visitor.session.later(lambda what=what: visitor.app.lobby.choose(what))
        await visitor.see(seen)
        visitor.session.tell(lambda app: app.your_turn("indy"))
        await visitor.see("It is your turn at indy.")
        assert visitor.channel.exit_status is None
        visitor.session.later(visitor.app._clear)
        await visitor.see("the lobby")
    await visitor.close()


# ---- The terminal -------------------------------------------------------------------------------


@pytest.mark.sampled(2)
@pytest.mark.usefixtures("still")
@pytest.mark.parametrize(
    ("wanted", "term", "signal"),
    [
        ("bell", "xterm-256color", b"\x07"),
        ("notify", "xterm-256color", b"\x07\x1b]9;Your turn: indy\x07"),
        ("notify", "xterm-kitty", b"\x07\x1b]99;;Your turn: indy\x1b\\"),
        ("notify", "foot", b"\x07\x1b]777;notify;Tribes;Your turn: indy\x07"),
        ("notify", "screen-256color", b"\x07"),
        ("never", "xterm-256color", b""),
    ],
)
async def test_a_window_that_is_not_in_front_says_so(wanted: str, term: str, signal: bytes, host: Host) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    bob.likes["turn"] = wanted
    hosted = laid(host, "indy", ada, bob)
    until(hosted, 1)
    until(hosted, 0)
    while any(shaman < 0 for shaman in hosted.table.view(None).shamans):  # type: ignore[union-attr, attr-defined]
        move(hosted)
    visitor = Visitor(host, bob, term=term)
    await visitor.see("talk")
    assert b"\x1b[?1004h" in visitor.sent
    sent = []
    for window in (OUT, IN, OUT + b"x"):  # away; here; away, but a key was pressed: some terminals forget to say "here"
        until(hosted, 0)
        await visitor.settle()
        visitor.session.data_received(window, None)
        await visitor.settle()
        before, at = len(visitor.sent), asyncio.get_running_loop().time()
        until(hosted, 1)
        while signal and window == OUT and signal not in visitor.sent[before:]:
            await asyncio.sleep(0.01)
            assert asyncio.get_running_loop().time() - at < 1, (
                "of time that passes only while nobody has anything to do"
            )
        await visitor.settle()
        sent.append(visitor.sent[before:])
    assert signal in sent[0]
    assert [b"\x07" in one for one in sent] == [bool(signal), False, False]
    assert [b"\x1b]" in one for one in sent] == [b"\x1b]" in signal, False, False]
    await visitor.close()


@pytest.mark.parametrize(
    "term", ["", "dumb", "linux", "vt220", "tmux-256color", "xterm", "xterm-kitty", "rxvt", "\x1b]0;x\x07"]
)
def test_nothing_in_a_notification_is_obeyed(term: str) -> None:
    sent = turn_signal("notify", term, "a\x1b]52;c;aGk=\x07\x9c;b\n" * 30)
    assert len(sent) < 130
    assert sent.count("\x1b") <= 2
    assert "52;" not in sent
    assert "\n" not in sent


# ---- The webhook --------------------------------------------------------------------------------


class Posts(BaseHTTPRequestHandler):
    """Answers with the next of `answers`, and keeps what came."""

    came: ClassVar[list[dict[str, Any]]] = []
    answers: ClassVar[list[int]] = []
    hold = Event()

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        Posts.came.append({"path": self.path, "type": self.headers["Content-Type"], "body": body})
        Posts.hold.wait(10)
        answer = Posts.answers.pop(0) if Posts.answers else 204
        self.send_response(answer)
        if answer == 302:
            self.send_header("Location", "/elsewhere")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def service() -> Iterator[str]:
    Posts.came, Posts.answers = [], []
    Posts.hold.set()
    server = ThreadingHTTPServer(("127.0.0.1", 0), Posts)
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/hook?token=SECRET"
    Posts.hold.set()
    server.shutdown()
    server.server_close()
    thread.join()


def wait_for(what: Any) -> None:
    end = time.monotonic() + 10
    while not what():
        assert time.monotonic() < end
        time.sleep(0.01)


NEWS = AbsentNews("Ada", "indy", "0a1b2c3d")


def test_news_are_posted_again_until_they_are_taken(service: str) -> None:
    failed: list[str] = []
    Posts.answers = [503, 429, 204]
    Webhook(service, failed.append, (0.01, 0.01, 0.01)).send(NEWS)
    wait_for(lambda: len(Posts.came) == 3)
    assert {one["path"] for one in Posts.came} == {"/hook?token=SECRET"}
    assert {one["type"] for one in Posts.came} == {"application/json"}
    assert json.loads(Posts.came[0]["body"]) == {
        "event": "your turn",
        "person": "Ada",
        "game": "indy",
        "table": "0a1b2c3d",
        "text": "Ada: it is your turn at indy.",
        "content": "Ada: it is your turn at indy.",
    }
    assert failed == []


async def test_news_of_a_turn_wait_for_nothing(service: str, host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are posted though not a moment passes by the webhook's clock, nor the host's loop turns."""
    monkeypatch.setattr("tribes_tui.server.transport.webhook.time", SimpleNamespace(monotonic=lambda: 7.0))
    host.your_turn.tell = Webhook(service, pytest.fail).send
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    bob.likes["away"] = True
    until(laid(host, "indy", ada, bob), 1)
    wait_for(lambda: Posts.came)
    assert json.loads(Posts.came[0]["body"])["person"] == "Bob"


@pytest.mark.parametrize(("answer", "tries"), [(404, 1), (302, 1), (500, 3)])
def test_news_that_nobody_takes_are_given_up_with_a_word_without_the_address(
    answer: int, tries: int, service: str
) -> None:
    failed: list[str] = []
    Posts.answers = [answer] * 9
    Webhook(service, failed.append, (0.01, 0.01)).send(NEWS)
    wait_for(lambda: failed)
    assert failed == [f"it answers {answer}"]
    assert len(Posts.came) == tries


def test_an_address_where_nobody_is_costs_nothing(service: str) -> None:
    failed: list[str] = []
    Webhook("http://127.0.0.1:9/", failed.append, (0.01,)).send(NEWS)
    wait_for(lambda: failed)
    assert failed == ["URLError"]


async def test_a_service_that_hangs_never_holds_up_the_host(service: str) -> None:
    """Hundreds of news while it takes none: the loop turns as ever, and what is too much is dropped."""
    failed: list[str] = []
    Posts.hold.clear()
    hook, turns = Webhook(service, failed.append), 0
    for _ in range(300):
        hook.send(NEWS)
        await asyncio.sleep(0)
        turns += 1
    assert turns == 300
    assert failed
    assert set(failed) == {"too many wait"}
    assert len(Posts.came) <= 1


def test_where_the_address_stands(tmp_path: Path) -> None:
    (tmp_path / "hook").write_text("https://example.org/x\n")
    assert address_of(f"@{tmp_path}/hook") == address_of("https://example.org/x") == "https://example.org/x"
    for wrong in ("ftp://x", "file:///etc/passwd", "x", f"@{tmp_path}/none", "http://a b", "http://a\n"):
        with pytest.raises(Mendable):
            address_of(wrong)
