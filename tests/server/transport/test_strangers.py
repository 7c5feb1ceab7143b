"""What strangers can do to a host before, and without, playing: as good as nothing."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import random
import re
import socket
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import asyncssh
import pytest
from asyncssh.packet import Boolean, String, UInt32

from tests.server.client import Client, make_key, ssh_command
from tests.server.hosts import EASY, ROOT, RunningHost
from tests.server.inside import Clock, FakeChannel, Visitor, laid, make_host, someone
from tests.server.nearby import nearby, new_key
from tribes_tui.server.host.limits import Limits, NotNow
from tribes_tui.server.host.logbook import FAULT_SECONDS, FAULTS, SEEN, Logbook
from tribes_tui.server.host.table.plan import CLOCKS, Plan
from tribes_tui.server.house import Host
from tribes_tui.server.serving import Address, Serving
from tribes_tui.server.transport.connection import ATTEMPTS, CHANNELS, EXCHANGES, PACKETS, REQUESTS, SshServer, Traffic
from tribes_tui.server.transport.gate import WELCOMED, Caller, Gate
from tribes_tui.server.transport.listening import PIECE, Listening, SmallPieces, bound, farewell

# ---- Traffic -----------------------------------------------------------------------------------


def test_little_is_read_of_a_connection_at_a_turn() -> None:
    here, there = socket.socketpair()
    with here, SmallPieces(fileno=there.detach()) as small:
        here.sendall(b"x" * 10 * PIECE)
        assert len(small.recv(256 * 1024)) == PIECE
        assert len(small.recv(10)) == 10


def minute(clock: Clock, traffic: Traffic, kind: str, a_second: float) -> bool:
    """Whether so many a second are taken for a minute."""
    taken = True
    for _ in range(int(60 * a_second)):
        taken &= traffic.take(kind)
        clock.now += 1 / a_second
    return taken


@pytest.mark.parametrize(
    ("kind", "ordinary"),
    [
        (
            PACKETS,
            50 + 12 + 250,
        ),  # padding of keystrokes every 20 ms, typing, and a mouse in mode 1003 that never rests
        (REQUESTS, 1 + 4),  # keep-alives every second, several clients' questions at once
        (EXCHANGES, 1 / 30),
        (CHANNELS, 1 / 10),
        (ATTEMPTS, 0.5),
    ],
)
def test_what_people_do_is_never_too_much_and_what_floods_do_is(kind: str, ordinary: float, clock: Clock) -> None:
    assert minute(clock, Traffic(Limits(), clock), kind, ordinary)
    assert not minute(clock, Traffic(Limits(), clock), kind, 2000)


def test_a_long_paste_and_a_window_that_is_dragged_are_never_too_much(clock: Clock) -> None:
    """A megabyte in pieces of a page, sizes at the screen's rate, fifteen keys that are offered one after the other."""
    traffic = Traffic(Limits(), clock)
    assert all(traffic.take(PACKETS) for _ in range(1_000_000 // 4096))
    assert all(traffic.take(ATTEMPTS) for _ in range(15))
    assert minute(clock, traffic, PACKETS, 120)


# ---- The gate ----------------------------------------------------------------------------------


class GateSession:
    """Stands for a session."""

    def __init__(self) -> None:
        self.is_running = True
        self.ended = 0.0


def gate_with(clock: Clock, chance: Callable[[], float] = lambda: 0.99, **limits: Any) -> Gate:
    return Gate(Limits(**{"login_burst": 500, "waiting_per_address": 99, **limits}), clock, chance)


def admitted(gate: Gate, address: str, closed: list[str]) -> Caller:
    caller, why = gate.admit(address)
    assert caller is not None, why
    caller.close = lambda why: closed.append(address)
    return caller


def test_connections_without_a_session_are_few_and_the_older_ones_give_way(clock: Clock) -> None:
    gate, closed = gate_with(clock, waiting=8, waiting_per_address=3), []
    assert [gate.admit("a")[0] is not None for _ in range(4)] == [True, True, True, False]
    for number in range(40):
        admitted(gate, f"b{number}", closed)
    assert len(gate.waiting) == 8
    assert gate.waiting[-1].address == "b39", "who comes now finds a place"
    assert "b39" not in closed
    assert "b38" not in closed


def test_from_half_of_the_places_on_some_give_way(clock: Clock) -> None:
    gate, closed = gate_with(clock, lambda: 0.2, waiting=8), []
    for number in range(6):
        admitted(gate, str(number), closed)
    assert closed == ["0"], "by chance, long before all are taken"


def test_who_plays_or_keeps_the_host_gives_way_to_nobody(clock: Clock) -> None:
    gate, closed = gate_with(clock, random.Random(1).random, waiting=4), []
    playing, keeper = admitted(gate, "playing", closed), admitted(gate, "keeper", closed)
    playing.session, keeper.is_kept = GateSession(), True
    for number in range(40):
        admitted(gate, str(number), closed)
    assert "playing" not in closed
    assert "keeper" not in closed


@pytest.mark.parametrize("is_keeper", [True, False])
def test_who_logs_in_where_they_did_before_gives_way_to_no_stranger(is_keeper: bool, clock: Clock) -> None:
    """While their key is exchanged nobody knows who they are, but where from; and others log in, too, from as many places."""
    rng = random.Random(1)
    for _ in range(12):
        gate, closed = gate_with(clock, rng.random, waiting=32), []
        before = admitted(gate, "home", closed)
        before.is_kept = is_keeper
        gate.welcome(before)
        gate.gone(before)
        for number in range(WELCOMED * 2 if is_keeper else WELCOMED - 1):
            caller = Caller(f"place {number}", clock.now)
            gate.welcome(caller)
        admitted(gate, "home", closed)
        for number in range(200):
            admitted(gate, f"stranger {number}", closed)
        assert "home" not in closed
        assert len(gate.waiting) <= 32
        assert len(gate._welcomed) <= WELCOMED


async def test_where_somebody_has_logged_in_is_remembered_and_where_the_keeper_has(tmp_path: Path) -> None:
    key = new_key()
    async with nearby(tmp_path, by_invitation=True) as near:
        welcomed = near.serving._gate._welcomed
        with pytest.raises(asyncssh.PermissionDenied):
            await near.connect(client_keys=[new_key()], preferred_auth="publickey")
        assert welcomed == {}
        near.host.admission.by_invitation = False
        await near.connect(client_keys=[key])
        assert welcomed == {"127.0.0.1": False}
        near.host.admission.admins = frozenset([key.get_fingerprint()])
        await near.connect(client_keys=[key])
        assert welcomed == {"127.0.0.1": True}


def test_of_strangers_those_give_way_who_are_most_at_one_address(clock: Clock) -> None:
    gate, closed = gate_with(clock, lambda: 0.0, waiting=16), []
    admitted(gate, "newcomer", closed)
    for number in range(60):
        admitted(gate, f"crowd {number % 4}", closed)
    assert closed
    assert "newcomer" not in closed


def test_a_connection_without_a_session_ends(clock: Clock) -> None:
    gate, closed = gate_with(clock, door_seconds=60), []
    idle, player, reader = (admitted(gate, name, closed) for name in ("idle", "player", "reader"))
    player.session = reader.session = GateSession()
    clock.now += 61
    gate.tick()
    assert closed == ["idle"]
    player.session = GateSession()
    player.session.is_running, player.session.ended = False, clock.now
    clock.now += 50
    gate.tick()
    assert closed == ["idle"]
    clock.now += 11
    gate.tick()
    assert closed == ["idle", "player"]
    reader.unsent = lambda: 2_000_000
    gate.tick()
    assert closed == ["idle", "player", "reader"]
    assert gate.waiting == []
    assert idle not in gate.waiting


def test_a_system_without_room_is_given_a_moment_and_one_line(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    """No more files can be opened: that is said once, and who was waiting is let in when there is room."""
    came, lines = [], []
    monkeypatch.setattr("tribes_tui.server.transport.listening.BREATH", 0.01)

    class Full(socket.socket):
        refusals = 3

        def accept(self) -> Any:
            if Full.refusals:
                Full.refusals -= 1
                raise OSError(errno.EMFILE, "Too many open files")
            return super().accept()

    class Nothing(asyncio.Protocol):
        def connection_made(self, transport: Any) -> None:
            came.append(transport)

    async def main() -> None:
        one = Full(fileno=bound("127.0.0.1", 0)[0].detach())
        listening = Listening([one], gate_with(clock), lambda caller: Nothing(), Logbook(lines.append))
        with socket.create_connection(("127.0.0.1", listening.port)):
            async with asyncio.timeout(5):
                while not came:
                    await asyncio.sleep(0.01)
        listening.close()
        came[0].close()

    asyncio.run(main())
    assert len(lines) == 3
    assert all(line.endswith(" nobody can be let in: too many files are open\n") for line in lines)


def test_a_refusal_is_a_packet_that_ssh_can_read() -> None:
    sent = farewell("come later").removeprefix(b"SSH-2.0-Tribes\r\n")
    assert len(sent) % 8 == 0
    assert int.from_bytes(sent[:4], "big") == len(sent) - 4
    assert 4 <= sent[4] < 16
    assert b"come later" in sent


def test_of_many_faults_few_are_written(clock: Clock) -> None:
    lines: list[str] = []
    log = Logbook(lines.append, clock)
    for _ in range(100_000):
        log.fault("accept", "nobody can be let in")
    assert len(lines) == FAULTS
    clock.now += 60
    log.fault("accept", "nobody can be let in")
    assert f"{100_000 - FAULTS} like it were not written" in lines[-1]
    log.fault("other", "another kind")
    assert "another kind" in lines[-1]


# ---- Guests and tables --------------------------------------------------------------------------


@pytest.mark.usefixtures("still")
async def test_a_code_for_one_person_lets_one_guest_in(tmp_path: Path) -> None:
    host = make_host(tmp_path)
    code = host.admission.invite(None, someone(host, "Ada"))
    guests = [Visitor(host, host.people.guest(may_come=False), code=code) for _ in range(3)]
    for guest, name in zip(guests, ("Bob", "Cleo", "Dora"), strict=True):
        await guest.see("call you?")
        await guest.press(*name, "enter")
    await guests[0].see("you are Bob")
    for late in guests[1:]:
        await late.see("no such invitation, or not any more")
        assert late.channel.exit_status == 0
    for guest in guests:
        await guest.close()
    host.close()


def test_whom_nobody_can_know_again_lets_nobody_into_a_host_by_invitation(host: Host) -> None:
    guest = host.people.guest(may_come=True)
    assert host.admission.invite(None, guest)
    host.admission.by_invitation = True
    with pytest.raises(NotNow, match="only people with a key"):
        host.admission.invite(None, guest)


async def test_only_administrators_let_strangers_in_if_the_host_says_so(host: Host) -> None:
    """Codes that people make for their tables seat those whom the host knows already, and are no codes for others."""
    ada, bob, keeper = (someone(host, name) for name in ("Ada", "Bob", "Kay"))
    host.admission.by_invitation = host.admission.only_admins_invite = True
    host.admission.admins = frozenset([keeper.id])
    hosted = host.seating.open_table(ada, Plan("indy", ["", "", ""], {}, by_invitation=True))
    code = host.admission.invite(hosted, ada)
    stranger = host.people.by_key("SHA256:stranger", may_come=False)
    for someone_new in (stranger, host.people.guest(may_come=False)):
        assert host.admission.invitation(code, someone_new.may_come) is None
        with pytest.raises(NotNow, match="no such invitation"):
            host.admission.admit(someone_new, code)
    assert host.admission.admit(bob, code) is hosted
    with pytest.raises(NotNow, match="only this host's keeper"):
        host.admission.invite(None, ada)
    assert host.admission.admit(stranger, host.admission.invite(None, keeper)) is None
    assert stranger.may_come
    host.admission.only_admins_invite = False
    other = host.people.by_key("SHA256:other", may_come=False)
    assert host.admission.admit(other, host.admission.invite(hosted, ada)) is hosted


async def test_a_table_has_no_more_codes_than_seats(host: Host) -> None:
    ada = someone(host, "Ada")
    hosted = host.seating.open_table(ada, Plan("indy", ["", "", ""], {}, by_invitation=True))
    for _ in range(3):
        host.admission.invite(hosted, ada)
    with pytest.raises(NotNow, match="an unused code for each"):
        host.admission.invite(hosted, ada)


async def test_tables_that_nobody_comes_to_are_taken_away(tmp_path: Path, clock: Clock) -> None:
    """Eight people with eight tables each hold them for half an hour; a game that goes on stays for a month."""
    host = make_host(tmp_path, clock, tables=60)
    people = [someone(host, name) for name in ("Ada", "Bob", "Cleo")]
    for person in people:
        host.seating.open_table(person, Plan("indy", ["", ""], {}))
    game = laid(host, "indy", *people[:2])
    clock.now += 29 * 60
    host.tick()
    assert len(host.tables) == 4
    clock.now += 2 * 60
    host.tick()
    assert list(host.tables.values()) == [game]
    clock.now += 31 * 86400
    host.tick()
    assert host.tables == {}
    assert len(list((tmp_path / "saves").glob("*"))) >= 1, "the record stays"
    host.close()


@pytest.mark.usefixtures("still")
async def test_the_keeper_closes_tables(tmp_path: Path) -> None:
    host = make_host(tmp_path)
    ada, keeper = someone(host, "Ada"), someone(host, "Kay")
    host.admission.admins = frozenset([keeper.id])
    at, empty = (
        host.seating.open_table(ada, Plan("indy", ["", ""], {})),
        host.seating.open_table(ada, Plan("indy", ["", ""], {})),
    )
    player, page = Visitor(host, ada), Visitor(host, keeper)
    await player.see("you are Ada")
    player.session.later(lambda: player.app.go_to(at))
    await player.see("waiting for players")
    await page.see("The host")
    page.session.later(lambda: page.app.lobby.choose("admin"))
    await page.see("worst lag")
    days = laid(host, "indy", ada, someone(host, "Bea"), live=False, clock=CLOCKS["day"])
    await page.see("somebody is there")
    await page.see("nobody there for")
    for named, left in (("empty", [at, days]), (at.id, [days]), (days.id, [])):
        before = list(host.tables.values())
        await page.press("c")
        await page.see("Close which table?")
        await page.press(*named, "enter")
        await page.see("Close this table?")
        await page.see("Leave everything as it is")
        await page.press("enter")
        await page.settle()
        assert list(host.tables.values()) == before, "nothing goes unless one says so"
        await page.press("c")
        await page.see("Close which table?")
        await page.press(*named, "enter")
        await page.see("Close this table?")
        await page.press("2")
        await page.see("One table was closed.")
        assert list(host.tables.values()) == left
    for named in ("empty", "Ada", "nothing"):
        await page.press("c")
        await page.see("Close which table?")
        await page.press(*named, "enter")
        await page.see("No table matches.")
        await page.see("Close which table?")  # the box stays, and what is typed again is typed there
        await page.press("esc")
        await page.settle()
    await player.see("A message for you")
    await player.see("This host's keeper closed your table")
    await player.press("enter")
    await player.see("table: indy: Ada, Bea.")
    await player.press("enter")
    await player.settle()
    assert host.people.by_key("SHA256:Ada", True).notices == []
    (first,) = {one["whom"] for one in host.order.acts() if days.id in one["whom"]}
    assert first == f"indy: Ada, Bea ({days.id})"
    for visitor in (player, page):
        await visitor.close()
    bea = Visitor(host, host.people.by_key("SHA256:Bea", True))
    await bea.see("This host's keeper closed your table")
    await bea.press("enter")
    await bea.see("you are Bea")
    assert empty.id not in host.tables
    await bea.close()
    host.close()


def test_who_watches_the_log_reads_addresses_in_one_form(clock: Clock) -> None:
    """As the filter for fail2ban has it; thousands of lines of one address are few, and thousands of addresses are forgotten."""
    lines: list[str] = []
    log = Logbook(lines.append, clock)
    for _ in range(1000):
        log.seen("refused", "203.0.113.5", "too many connections")
    log.seen("came", "203.0.113.5", "SHA256:abc")
    log.seen("refused", "203.0.113.6", "no place for another session")
    for _ in range(SEEN + 3):
        log.seen("wrong code", "2001:db8::/64")
    clock.now += FAULT_SECONDS
    log.seen("wrong code", "2001:db8::/64")
    assert "(3 like it were not written)" in lines[-1], "who goes on guessing is found all the same"
    assert len(lines) == SEEN + 2 + SEEN + 1
    text = (ROOT / "tribes_tui" / "server" / "keeping" / "fail2ban-filter.conf").read_text()
    failing = next(line.partition("=")[2].strip() for line in text.splitlines() if line.startswith("failregex"))
    form = re.compile(failing.replace("<SUBNET>", r"([0-9a-f.:/]+)"))
    for before in (
        lambda line: line[19:],
        lambda line: f"games tribes[77]: {line}",
    ):  # a file, of which it takes the time; the journal
        found = [form.match(before(line).rstrip()) for line in lines]
        assert [match and match[1] for match in found] == ["203.0.113.5"] * SEEN + [None] * 2 + ["2001:db8::/64"] * (
            SEEN + 1
        )
    for number in range(5000):
        log.seen("refused", f"10.0.{number // 250}.{number % 250}")
    assert len(log._budgets) <= 1000


# ---- A host that runs ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHost]:
    """A host for two people, with an administrator, that waits for nobody."""
    folder = tmp_path_factory.mktemp("host")
    key = make_key(folder, "keeper")
    told = subprocess.run(["ssh-keygen", "-lf", f"{key}.pub"], capture_output=True, text=True, check=True).stdout
    host = RunningHost(folder, "--admin", told.split()[1], limits=(*EASY, "sessions=1", "door_seconds=2"))
    host.keys["Keeper"] = key
    yield host
    host.close()


FLOODS: dict[str, Callable[[asyncssh.SSHClientConnection], None]] = {
    "requests": lambda conn: conn.send_packet(80, String("keepalive@openssh.com"), Boolean(True)),
    "requests without an answer": lambda conn: conn.send_packet(80, String("nothing"), Boolean(False)),
    "channels": lambda conn: conn.send_packet(90, String("session"), UInt32(5), UInt32(9), UInt32(9)),
    "nothing": lambda conn: conn.send_packet(2, String(b"")),
}


async def stranger(host: RunningHost) -> Any:
    """A connection that has logged in."""
    return await asyncssh.connect(
        "127.0.0.1", host.port, client_keys=[str(host.key("Mallory"))], known_hosts=None, config=[]
    )


TOLD = "refused from 127.0.0.1: more than any game needs"


@pytest.mark.parametrize("flood", FLOODS)
async def test_a_flood_of_packets_is_cut_off(flood: str, small: RunningHost) -> None:
    """Of any kind, and nothing of what comes for it read: the connection is closed, and nothing of it is left but a line in the log."""
    before = small.log_text().count(TOLD)
    conn = await stranger(small)
    conn._transport.pause_reading()
    with contextlib.suppress(OSError):  # closed while it sends
        async with asyncio.timeout(10):
            while not conn.is_closed():
                for _ in range(100):
                    FLOODS[flood](conn)
                await asyncio.sleep(0.001)
    conn.abort()
    log = small.log_text()
    assert "broke" not in log
    assert log.count(TOLD) > before or before >= SEEN


async def test_keys_are_exchanged_now_and_then_and_not_all_the_time(small: RunningHost) -> None:
    """A client that has done it eight times at once is closed; none was in a hurry so far."""
    conn, times = await stranger(small), 0
    async with asyncio.timeout(10):
        while not conn.is_closed():
            conn._send_kexinit()
            conn._kexinit_sent = True
            while not conn._kex_complete and not conn.is_closed():
                await asyncio.sleep(0.001)
            times += conn._kex_complete
    assert 5 <= times <= 9
    assert "broke" not in small.log_text()


class Flooding(asyncssh.SSHClient):
    """Answers one question fifty times."""

    def connection_made(self, conn: asyncssh.SSHClientConnection) -> None:
        self.conn = conn

    def kbdint_auth_requested(self) -> str:
        return ""

    def kbdint_challenge_received(self, name: str, instructions: str, lang: str, prompts: Any) -> list[str]:
        for number in range(50):
            self.conn.send_packet(61, UInt32(1), String(f"guess-{number}"))
        return ["guess"]


async def test_a_question_is_answered_once(small: RunningHost) -> None:
    """SSH lets a client send answers without waiting for what became of the last: each would be a guess that costs no time."""
    before = small.log_text().count("wrong code")
    with pytest.raises((asyncssh.Error, OSError)):
        await asyncio.wait_for(
            asyncssh.connect(
                "127.0.0.1", small.port, username="x", client_keys=None, agent_path=None, known_hosts=None, config=[],
                preferred_auth="keyboard-interactive", client_factory=Flooding,
            ), 10
        )  # fmt: skip
    assert small.log_text().count("wrong code") - before <= 1


async def test_a_wrong_code_costs_its_time_though_the_next_is_asked_for_at_once(host: Host, still: None) -> None:
    """A client needn't wait for the refusal: it may ask anew, which ends the wait for the last answer, but not that for the next."""
    server = SshServer(host, Gate(host.limits), lambda *args: None, keyless=False)  # type: ignore[arg-type, return-value]
    ended: list[str] = []
    server._conn = SimpleNamespace(wait_for_person=lambda: None, disconnect=lambda code, why: ended.append(why))  # type: ignore[assignment]
    server._caller = Caller("a", 0.0)
    loop, looked = asyncio.get_running_loop(), []
    began = loop.time()
    find, tasks = host.admission.invitation, []
    host.admission.invitation = lambda code, is_known: looked.append(loop.time() - began) or find(code, is_known)  # type: ignore[method-assign]
    for _ in range(host.limits.code_tries):
        assert server.get_kbdint_challenge("x", "", "")
        tasks.append(asyncio.create_task(server.validate_kbdint_response("x", ["guess"])))
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(server.validate_kbdint_response("x", ["guess"])))
        await asyncio.sleep(0)
    assert await asyncio.gather(*tasks) == [False] * 6
    assert ended == ["nothing was asked"] * 3
    assert [round(at) for at in looked] == [0, 1, 2], "seconds"
    assert not server.get_kbdint_challenge("x", "", "")


@pytest.mark.usefixtures("still")
async def test_places_are_counted_when_games_are_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not when channels are opened: somebody may open many, and then ask for all their games at once."""
    host = make_host(tmp_path, sessions_per_key=2)
    serving = Serving(host, tmp_path / "key", Address("127.0.0.1", 0))
    monkeypatch.setattr(Serving, "port", 0)  # nobody listens
    sessions = [serving._start(someone(host, "Ada"), "192.0.2.7", "") for _ in range(4)]
    channels = [FakeChannel() for _ in sessions]
    for session, channel in zip(sessions, channels, strict=True):
        session.connection_made(channel)  # type: ignore[arg-type]
        session.pty_requested("xterm", (80, 24, 0, 0), {})
        session.session_started()
    assert [b"You already have 2 sessions" in channel.sent for channel in channels] == [False, False, True, True]
    assert [channel.exit_status for channel in channels] == [None, None, 0, 0]
    for session in sessions:
        session.connection_lost(None)
    await asyncio.sleep(5)
    host.close()


async def test_an_exchange_of_keys_that_is_never_finished_ends(clock: Clock) -> None:
    """What is sent during one is kept until its end, without bounds: and it may begin at any time."""
    gate, closed = gate_with(clock), []
    begins, goes_on = admitted(gate, "begins", closed), admitted(gate, "goes on", closed)
    begins.session = goes_on.session = GateSession()
    begins.exchanging = lambda: Limits().login_seconds + 1
    goes_on.exchanging = lambda: 1.0
    gate.tick()
    assert closed == ["begins"]


@pytest.mark.soak
async def test_a_client_that_never_finishes_an_exchange_of_keys_is_closed(tmp_path: Path) -> None:
    host = RunningHost(tmp_path, limits=(*EASY, "login_seconds=3"))
    try:
        conn = await stranger(host)
        process = await conn.create_process(term_type="xterm", term_size=(80, 24), encoding=None)
        await process.stdout.read(100)
        conn._send_kexinit()
        conn._kexinit_sent = True
        conn.process_packet = lambda kind, number, packet: True  # what the host says of keys is not heard
        conn._kex_complete = True  # and what is typed not kept back
        process.stdin.write(b"Mallory\r")
        async with asyncio.timeout(9):
            await conn.wait_closed()
        assert "broke" not in host.log_text()
        host.client("Mallory").see("call you?")  # what was typed meanwhile came to nothing
    finally:
        host.close()


def let_in(host: RunningHost, name: str) -> Client:
    """Somebody comes until they are in: on a busy machine one can be too slow for a host that waits for nobody, or the place
    of the one before them is not free yet."""
    for _ in range(40):
        client, is_asked = host.client(name), False
        while client.is_open:
            client.read(0.1)
            if f"you are {name}" in client.text:
                return client
            if "call you?" in client.text and not is_asked:
                is_asked = True
                client.type_line(name)
    raise AssertionError(f"{name} never came in")


def test_connections_that_open_nothing_end_and_administrators_always_find_a_place(small: RunningHost) -> None:
    for name in ("Keeper", "Ada"):
        let_in(small, name).drop()  # who has a name is waited for
    idle = [
        subprocess.Popen([*ssh_command(small.port, small.key("Eve")), *more], stdin=subprocess.DEVNULL, stderr=-3)
        for more in (["-N"], ["true"])
    ]
    player = let_in(small, "Ada")
    assert all(one.wait(60) != 0 for one in idle)
    assert player.is_open
    late = small.client("Bob")
    late.wait_closed()
    assert b"This host is full" in late.raw
    let_in(small, "Keeper")


@pytest.mark.soak
async def test_only_what_broke_is_a_fault_in_the_log(tmp_path: Path) -> None:
    lines: list[str] = []
    host = make_host(tmp_path, lines=lines)
    serving, loop = Serving(host, tmp_path / "key", Address("127.0.0.1", 0)), asyncio.get_running_loop()
    serving._unexpected(loop, {"exception": asyncio.CancelledError()})
    assert lines == []
    serving._unexpected(loop, {"exception": ValueError("secret")})
    assert len(lines) == 1
    assert "ValueError" in lines[0]
    assert "secret" not in lines[0]
    host.close()
