"""What a host tells those who run it: numbers that are true, and nothing of who or what."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from pathlib import Path

import pytest

pytest.importorskip("prometheus_client")

from tests.server.hosts import ROOT, RunningHost
from tests.server.inside import laid, make_host, someone
from tribes_tui.server.host.logbook import BOUNDS, Measures
from tribes_tui.server.metrics import MetricsServer

DASHBOARD = ROOT / "tribes_tui" / "server" / "keeping" / "grafana.json"


def numbers(server: MetricsServer) -> dict[str, float]:
    """Each sample's name with its labels, and its value."""
    text = server._answer(b"GET /metrics HTTP/1.1").partition(b"\r\n\r\n")[2].decode()
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in text.splitlines() if line[:1] != "#"}


class Ear:
    def heard(self, *what: object) -> None:
        pass

    def said(self, text: str) -> None:
        pass

    def reseated(self) -> None:
        pass


async def test_the_numbers_are_those_of_the_host(tmp_path: Path) -> None:
    host = make_host(tmp_path)
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    hosted = laid(host, "tribal_duel", ada, bob)
    server = MetricsServer(host)
    assert numbers(server)["tribes_moves_total"] == 0
    assert hosted.table is not None
    seat = hosted.table.turn
    assert seat is not None
    access = host.seating.watch_or_play(hosted, (ada, bob)[seat], Ear())
    access.propose(hosted.table.view(seat).legal_actions()[0], 0)
    host.logbook.seen("refused", "192.0.2.7")
    found = numbers(server)
    assert found["tribes_moves_total"] == hosted.table.number > 0
    assert found["tribes_move_seconds_count"] == found['tribes_move_seconds_bucket{le="+Inf"}'] == 1
    assert found['tribes_tables{state="playing"}'] == found["tribes_tables_led"] == 1
    assert found['tribes_callers_total{event="refused"}'] == 1
    assert found["tribes_sessions"] == found["tribes_database_silent"] == 0
    assert found["tribes_memory_bytes"] > 1e6
    assert "Ada" not in str(found)
    host.close()


def test_moves_are_counted_by_how_long_they_took() -> None:
    measures = Measures()
    for seconds in (0.001, 0.05, 0.051, 9.0):
        measures.move_took(seconds)
    within = dict(zip([*BOUNDS, None], measures.within(), strict=True))
    assert (within[0.002], within[0.05], within[0.1], within[5.0], within[None]) == (1, 2, 3, 3, 4)
    assert measures.move_seconds == pytest.approx(9.102)


async def test_each_picture_of_the_dashboard_asks_for_numbers_that_there_are(tmp_path: Path) -> None:
    host = make_host(tmp_path)
    host.logbook.seen("came", "192.0.2.7")
    names = {re.sub(r"\{.*", "", name) for name in numbers(MetricsServer(host))}
    dashboard = json.loads(DASHBOARD.read_text())
    asked = {
        name for panel in dashboard["panels"] for t in panel["targets"] for name in re.findall(r"tribes_\w+", t["expr"])
    }
    assert len(asked) >= 9
    assert asked <= names
    host.close()


def get(port: int, path: str, method: str = "GET") -> tuple[int, str]:
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", method=method)
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, ""


@pytest.mark.soak
def test_a_host_tells_them_where_it_was_told_to(tmp_path: Path) -> None:
    host = RunningHost(tmp_path, "--metrics", "127.0.0.1:0")
    try:
        assert host.process.stdout is not None
        found = re.search(r"measurements on port (\d+)", host.process.stdout.readline())
        assert found is not None
        port = int(found[1])
        assert "tribes_sessions 0.0" in get(port, "/metrics")[1]
        status, text = get(port, "/health")
        assert (status, json.loads(text)) == (200, {"ready": True, "late": False, "room": True, "database": True})
        assert get(port, "/metrics", "POST")[0] == 405
        assert get(port, "/etc/passwd")[0] == 404
    finally:
        host.close()


async def test_nobody_is_led_to_a_host_that_is_late_full_or_without_its_database(tmp_path: Path) -> None:
    host = make_host(tmp_path)
    server = MetricsServer(host)
    assert b"200 OK" in server._answer(b"GET /health HTTP/1.1")
    assert b"200 OK" in server._answer(b"GET /open HTTP/1.1")
    host.health.lags.append(3.0)
    assert b"503" in server._answer(b"GET /health HTTP/1.1")
    assert b"404" in server._answer(b"GET /open HTTP/1.1")
    host.health.lags.clear()
    host.shared.is_silent = True  # type: ignore[misc]
    assert b"503" in server._answer(b"GET /health HTTP/1.1")
    host.close()
