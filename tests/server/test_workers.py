"""Screens drawn by several processes: the same games, nothing hidden on the way, and one that dies harms nobody else."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import rules
from rules import Event, IllegalAction, State
from tests.server import test_real_clients as real
from tests.server.hosts import EASY, RunningHost
from tests.server.inside import make_host, someone
from tests.server.test_noninterference import GAMES, NAMES, other_world, play, table_of
from tribes_tui.play.errors import Stale
from tribes_tui.play.seat import Update
from tribes_tui.server.crew.crew import Crew
from tribes_tui.server.crew.desk import Desk, KeyCount
from tribes_tui.server.crew.packing import Unpacker, pack, packed_error, unpacked_error
from tribes_tui.server.host import NotNow

FEW = tuple(limit for limit in EASY if not limit.startswith("sessions_per_worker"))


@pytest.fixture(scope="module")
def crewed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHost]:
    """A host where two people share a process."""
    host = RunningHost(tmp_path_factory.mktemp("host"), limits=(*FEW, "sessions_per_worker=2"))
    yield host
    host.close()


def workers(host: RunningHost) -> list[int]:
    """The processes that draw."""
    children = Path(f"/proc/{host.process.pid}/task/{host.process.pid}/children").read_text().split()
    return [int(pid) for pid in children if b"crew.worker" in Path(f"/proc/{pid}/cmdline").read_bytes()]


@pytest.mark.parametrize(
    "test", [real.test_talk_is_read_by_the_others, real.test_a_drop_and_the_way_back, real.test_somebody_watches]
)
def test_it_is_the_same(test: Callable[[RunningHost], None], crewed: RunningHost) -> None:
    test(crewed)
    assert len(workers(crewed)) >= 2
    assert "broke" not in crewed.log_text()


@pytest.mark.soak
@pytest.mark.parametrize(
    "test",
    [
        real.test_a_hint_comes_from_the_hosts_bots, real.test_leaving_is_told_from_losing_the_line,
        real.test_who_sits_down_from_elsewhere_takes_over, real.test_the_terminal_is_given_back,
    ],
)  # fmt: skip
def test_more_is_the_same(test: Callable[[RunningHost], None], crewed: RunningHost) -> None:
    test(crewed)
    assert "broke" not in crewed.log_text()


@pytest.mark.soak
@pytest.mark.parametrize(
    "test",
    [
        real.test_two_people_and_a_bot_play_a_whole_game, real.test_a_host_that_is_killed_comes_back_with_its_tables,
        real.test_a_stopping_host_gives_all_terminals_back,
    ],
)  # fmt: skip
def test_whole_games_stops_and_kills_are_the_same(test: Callable[[RunningHost], None], tmp_path: Path) -> None:
    host = RunningHost(tmp_path, limits=(*FEW, "sessions_per_worker=1"))
    try:
        test(host)
        assert "broke" not in host.log_text()
    finally:
        host.close()


def test_a_worker_that_dies_harms_its_own_people_alone(tmp_path: Path) -> None:
    """They are told, their terminals are given back, and the same key leads back to the seat; nobody outlives the host."""
    host = RunningHost(tmp_path, limits=(*FEW, "sessions_per_worker=1"))
    try:
        ada, bob = real.open_and_join(host, bots=0)
        alone = workers(host)
        assert len(alone) >= 2
        os.kill(alone[0], signal.SIGKILL)  # started first, for who came first
        ada.wait_closed()
        assert b"Something went wrong here (report" in ada.raw
        real.assert_clean(bytes(ada.raw))
        bob.see("the line to Ada was lost")
        again = host.client("Ada")
        again.see("talk")
        bob.see("all are here")
        assert "a worker died" in host.log_text()
        left = workers(host)
        assert host.stop() == 0
        for _ in range(100):
            if not any(Path(f"/proc/{pid}").exists() for pid in left):
                break
            time.sleep(0.05)
        assert not any(Path(f"/proc/{pid}").exists() for pid in left)
    finally:
        host.close()


@pytest.mark.soak
def test_thirty_deaths_of_workers(tmp_path: Path) -> None:
    """Whoever's screen dies comes back to his seat and position; the other one's keys are answered all the while."""
    host, rng = RunningHost(tmp_path, limits=(*FEW, "sessions_per_worker=1")), random.Random(3)
    try:
        people = dict(zip(("Ada", "Bob"), real.open_and_join(host, bots=0), strict=True))
        for _ in range(30):
            before = {name: client.settle().splitlines()[3:9] for name, client in people.items()}
            os.kill(rng.choice(workers(host)), signal.SIGKILL)  # perhaps that of nobody
            for name, client in people.items():
                client.settle(0.3)
                if not client.is_open:
                    assert b"Something went wrong here (report" in client.raw
                    people[name] = host.client(name)
                    people[name].see("talk")
                else:
                    client.press("v")
                    client.see("in words")
                    client.press("esc")
                    client.see("talk")
            for name, client in people.items():
                assert [line[:20].replace("▸", " ") for line in client.settle().splitlines()[3:9]] == [
                    line[:20].replace("▸", " ") for line in before[name]
                ]
    finally:
        host.close()


def test_workers_come_and_go_with_the_people(tmp_path: Path) -> None:
    host = RunningHost(tmp_path, limits=(*FEW, "sessions_per_worker=1"))
    try:
        people = [host.enter(name) for name in ("Ada", "Bob", "Cleo")]
        assert len(workers(host)) >= 3
        for client in people:
            client.press("q")
            client.wait_closed()
        for _ in range(100):
            if len(workers(host)) == 1:
                break
            time.sleep(0.1)
        assert len(workers(host)) == 1, "one stays warm"
    finally:
        host.close()


# ---- What goes over the line -------------------------------------------------------------------


class Recorder:
    """Stands for a worker: keeps what it is sent."""

    def __init__(self) -> None:
        self.desks: dict[int, Desk] = {}
        self.sent: list[bytes] = []

    def tell(self, *message: Any) -> None:
        self.sent.append(pack([*message]))

    def _send(self, data: bytes) -> None:
        self.sent.append(data)


class Sitting:
    """Stands for an `SshSession`."""

    def __init__(self, person: Any) -> None:
        self.person = person


def sent_for(folder: Path, game_id: str, seat: int, hidden: int | None, monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """All that a worker is sent for one seat: coming in, some moves of which that seat knows, what all may know."""
    hosted = table_of(folder, game_id)
    play(hosted, 6, random.Random(seat))
    if hidden is not None:
        hosted.table._state = other_world(hosted.table._state, seat, random.Random(hidden))
    host = make_host(folder / "again")
    host.tables[hosted.id] = hosted
    host._take(hosted)
    crew, hand = Crew(host, 2), Recorder()
    monkeypatch.setattr(crew, "place", lambda: hand)
    monkeypatch.setattr("tribes_tui.server.crew.desk.NUMBERS", iter(range(1, 10)))
    desk = Desk(Sitting(someone(host, NAMES[seat])), crew)  # type: ignore[arg-type]
    hosted.id = "same"
    host.tables = {"same": hosted}
    for question in (["watch", "same"], ["is_asked", "same"], ["port", 2, "why_not_undo"], ["talk", "same", "hello"]):
        hand._send(pack(["answer", *desk.answer(question[0], question[1:])]))
    hosted.reseated()
    hand.tell("mirror", *crew.mirror())
    return hand.sent


@pytest.mark.parametrize("game_id", GAMES)
async def test_a_worker_is_sent_nothing_hidden(game_id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for seat in range(max(2, rules.games[game_id].players[0])):
        told = sent_for(tmp_path / f"{seat}", game_id, seat, None, monkeypatch)
        other = sent_for(tmp_path / f"{seat}-other", game_id, seat, 77, monkeypatch)
        assert told == other
        assert sum(map(len, told)) > 1000


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_packed_arrives(game_id: str) -> None:
    game, rng = rules.games[game_id], random.Random(1)
    state: State = game.new_state(game.players[0] if game.players[0] > 1 else 2, 5, {})
    unpacker, count = Unpacker(), 0
    for number in range(60):
        if state.is_terminal:
            break
        state.events = []
        state.apply(rng.choice(state.legal_actions()))
        for seat in (None, 0, 1):
            events: list[Event] = [seen for event in state.events if (seen := event.seen_by(seat)) is not None]
            update = Update(number, seat, "x", events, state.view(seat))
            data = pack(["heard", update, (1, ("a", None)), [2.5, "ü\x1b\udc80"]])
            cut = rng.randrange(len(data))
            got = [*unpacker.feed(data[:cut]), *unpacker.feed(data[cut:])]
            assert len(got) == 1
            name, arrived, pair, rest = got[0]
            assert (name, pair, rest) == ("heard", (1, ("a", None)), [2.5, "ü\x1b\udc80"])
            assert arrived.events == events
            assert arrived.view.dump() == update.view.dump()
            assert arrived.view.legal_actions() == update.view.legal_actions()
            assert arrived[:3] == update[:3]
            count += 1
    assert count >= 60


def test_errors_arrive_as_what_they_are() -> None:
    for error in (NotNow("no"), IllegalAction("why", "3.4"), Stale("late"), OSError(28, "No space left on device")):
        arrived = unpacked_error(*packed_error(error) or ("", []))
        assert type(arrived) is type(error)
        assert getattr(arrived, "section", "") == getattr(error, "section", "")
        assert (arrived.strerror if isinstance(arrived, OSError) else str(arrived)) == (
            error.strerror if isinstance(error, OSError) else str(error)
        )
    assert packed_error(ZeroDivisionError()) is None
    with pytest.raises(TypeError):
        pack(object())


def test_keys_are_counted_and_a_paste_is_one() -> None:
    count = KeyCount()
    assert count.of(b"abc") == 3
    assert count.of(b"\x1b[A\x1b[1;5B\x1bOP") == 3
    assert count.of("é漢".encode()) == 2
    assert count.of(b"\x1b[200~" + b"x" * 500) == 0
    assert count.of(b"yyy\x1b[201~z") == 1
