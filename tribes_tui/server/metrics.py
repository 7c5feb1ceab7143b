"""Measurements over http, as Prometheus reads them, and whether a balancer should lead people here."""

import asyncio
import contextlib
import json
from collections.abc import Iterator
from typing import Any

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

from tribes_tui.server.host.logbook import BOUNDS, memory
from tribes_tui.server.house import Host

LATE = 2.0
"""Seconds the host may be late by before balancers are told to lead nobody here."""

PATIENCE = 5.0
LONGEST = 8192
"""Seconds and bytes of a request."""

NOT_READY = {b"/health": "503 Service Unavailable", b"/open": "404 Not Found"}  # no words: HTTP
"""What is answered where while nobody should be led here. Balancers take 404 for "nobody else": who is here stays."""

TEXT = "text/plain; version=0.0.4; charset=utf-8"  # no words: HTTP


class MetricsServer:
    """Answers `GET /metrics`, `GET /health` and `GET /open` on one address, and nothing else."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._registry = CollectorRegistry()
        self._registry.register(self)
        self._server: asyncio.Server | None = None

    def collect(self) -> Iterator[Metric]:
        """The host's numbers as they are when they are asked for."""
        host, measures = self._host, self._host.measures
        led = sum(hosted.leads and not hosted.is_over for hosted in host.tables.values())
        silent = int(host.shared.is_silent)
        yield from (
            GaugeMetricFamily("tribes_sessions", "People connected here", value=len(host.visits)),
            GaugeMetricFamily(
                "tribes_sessions_elsewhere", "People connected to other hosts", value=len(host.neighbours.visits)
            ),
            GaugeMetricFamily("tribes_tables_led", "Tables where this host moves for bots", value=led),
            GaugeMetricFamily(
                "tribes_lag_seconds",
                "How long somebody had to wait at most, in the last minute",
                value=host.health.worst_lag,
            ),
            GaugeMetricFamily("tribes_memory_bytes", "Memory of the host's process", value=memory()),
            GaugeMetricFamily("tribes_database_silent", "1 while the shared database doesn't answer", value=silent),
        )
        yield self._tables()
        yield CounterMetricFamily("tribes_moves", "Moves at tables, of people and bots", value=measures.moves)
        yield self._move_seconds()
        events = CounterMetricFamily("tribes_callers", "What callers did, or what became of them", labels=["event"])
        for event, count in sorted(measures.events.items()):
            events.add_metric([event], count)
        yield events
        yield CounterMetricFamily(
            "tribes_bot_seconds", "Seconds for which bots have thought", value=measures.bot_seconds
        )

    def _tables(self) -> Metric:
        tables = GaugeMetricFamily("tribes_tables", "Tables, by how far they are", labels=["state"])
        states = [_state(hosted.table is None, hosted.is_over) for hosted in self._host.tables.values()]
        for state in ("waiting", "playing", "over"):
            tables.add_metric([state], states.count(state))
        return tables

    def _move_seconds(self) -> Metric:
        measures = self._host.measures
        bounds = [*map(str, BOUNDS), "+Inf"]
        found = HistogramMetricFamily(
            "tribes_move_seconds", "From a person's key until their seat was told of the move"
        )
        found.add_metric([], list(zip(bounds, map(float, measures.within()), strict=True)), measures.move_seconds)
        return found

    async def open(self, address: str, port: int) -> None:
        """Listen. Raises `OSError`."""
        self._server = await asyncio.start_server(self._serve, address, port, limit=LONGEST)

    @property
    def port(self) -> int:
        """The port that is listened on."""
        assert self._server is not None
        return int(self._server.sockets[0].getsockname()[1])

    def close(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            writer.write(self._answer(head.split(b"\r\n")[0]))
            await asyncio.wait_for(writer.drain(), PATIENCE)
        writer.close()

    def _answer(self, request: bytes) -> bytes:
        method, _, rest = request.partition(b" ")
        path = rest.partition(b" ")[0].partition(b"?")[0]
        if method not in (b"GET", b"HEAD"):
            return _response("405 Method Not Allowed", b"", TEXT)  # no words: HTTP
        if path == b"/metrics":
            return _response("200 OK", b"" if method == b"HEAD" else generate_latest(self._registry), TEXT)
        if path in NOT_READY:
            health = self._health()
            status = "200 OK" if health["ready"] else NOT_READY[path]
            return _response(status, b"" if method == b"HEAD" else json.dumps(health).encode(), "application/json")
        return _response("404 Not Found", b"", TEXT)  # no words: HTTP

    def _health(self) -> dict[str, Any]:
        host = self._host
        is_late = host.health.worst_lag > LATE
        has_room = len(host.visits) < host.limits.sessions
        return {"ready": not host.shared.is_silent and not is_late and has_room, "late": is_late, "room": has_room,
                "database": not host.shared.is_silent}  # fmt: skip


def _state(waits: bool, is_over: bool) -> str:
    return "waiting" if waits else "over" if is_over else "playing"


def _response(status: str, body: bytes, kind: str) -> bytes:
    head = f"HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"  # no words: HTTP
    return head.encode() + body
