"""Five Tribes on lines as slow as a phone's: comfortable, and nothing is sent that isn't needed."""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path

import pytest

from tests.bench.screen.ssh_clients import RawClient, SlowLine, pump, ready_host, settle


@pytest.mark.soak
@pytest.mark.parametrize(("bits", "round_trip"), [(64_000, 0.3), (1_000_000, 0.15)])
def test_keys_are_answered_in_little_more_than_the_round_trip(bits: float, round_trip: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        host, keys = ready_host(Path(folder), "five_tribes", 2)
        line = SlowLine(host.port, bits, round_trip)
        client = RawClient(line.port, keys[0])
        try:
            pump([client], 40, lambda: b"talk" in client.raw)
            settle(client, 1.0)
            waits = []
            for number in range(10):
                before = client.bytes
                pump([client], 0.3)
                client.press(b"\t" if number % 2 else b"\x1b[C")
                start = time.perf_counter()
                pump([client], 5, lambda before=before: client.bytes > before)
                if client.bytes > before:
                    waits.append(client.last - start)
            assert len(waits) >= 5
            assert statistics.median(waits) < round_trip + 0.1
            assert client.bytes < 30_000
        finally:
            client.end()
            line.close()
            host.close()
