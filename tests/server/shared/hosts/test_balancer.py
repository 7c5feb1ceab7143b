"""HAProxy before two hosts, with the file that comes with the program; where HAProxy is installed."""

from __future__ import annotations

import contextlib
import http.client
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)
pytest.importorskip("prometheus_client")

from tests.server.client import Client, make_key
from tests.server.hosts import EASY, RunningHost
from tests.server.house.test_cluster_files import BALANCER
from tests.server.shared.serving import Serve

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(shutil.which("haproxy") is None, reason="HAProxy is not installed"),
]


class MeasuredHost:
    """One of two hosts, where one person finds room at a time."""

    def __init__(self, serve: Serve, name: str) -> None:
        limits = (*(limit for limit in EASY if not limit.startswith("sessions=")), "sessions=1")
        self.host: RunningHost = serve(name, limits, "--proxy-from", "127.0.0.1", "--metrics", "127.0.0.1:0")
        assert self.host.process.stdout is not None
        found = re.search(r"measurements on port (\d+)", self.host.process.stdout.readline())
        assert found is not None
        self.metrics = int(found[1])

    @property
    def is_open(self) -> bool:
        """Whether people may be led there."""
        line = http.client.HTTPConnection("127.0.0.1", self.metrics, timeout=10)
        line.request("GET", "/open")
        status = line.getresponse().status
        line.close()
        return {200: True, 404: False}[status]


@contextlib.contextmanager
def balanced(hosts: dict[str, MeasuredHost], folder: Path) -> Iterator[int]:
    """The port where HAProxy leads people to one of the hosts."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    text = BALANCER.replace("bind :2222", f"bind 127.0.0.1:{port}")
    text = text.replace(" init-addr last,libc,none resolvers containers", "")
    for name, one in hosts.items():
        text = text.replace(f"server {name} {name}:2222", f"server {name} 127.0.0.1:{one.host.port} port {one.metrics}")
    (folder / "haproxy.cfg").write_text(text)
    process = subprocess.Popen(["haproxy", "-db", "-f", folder / "haproxy.cfg"])
    try:
        wait(lambda: socket.create_connection(("127.0.0.1", port)).close() is None)
        yield port
    finally:
        process.kill()
        process.wait()


def wait(what, seconds: float = 20.0) -> None:
    """Until that is so; until then it may also refuse."""
    end = time.monotonic() + seconds
    while True:
        with contextlib.suppress(OSError):
            if what():
                return
        assert time.monotonic() < end
        time.sleep(0.05)


def test_who_is_at_a_full_host_stays_and_who_has_lost_theirs_is_led_to_the_other(serve: Serve, tmp_path: Path) -> None:
    hosts = {name: MeasuredHost(serve, name) for name in ("one", "two")}
    keys = {name: make_key(tmp_path, name) for name in ("Ada", "Bob")}
    with balanced(hosts, tmp_path) as port:
        ada = entered(port, keys["Ada"], "Ada")
        wait(lambda: not all(one.is_open for one in hosts.values()))
        (full,) = (one for one in hosts.values() if not one.is_open)
        (free,) = (one for one in hosts.values() if one.is_open)
        time.sleep(5)  # the balancer has asked some times meanwhile
        assert ada.is_open
        bob = entered(port, keys["Bob"], "Bob")
        wait(lambda: not free.is_open)
        assert ada.is_open, "nobody makes way"
        assert "from 127.0.0.1" in full.host.log_text()
        bob.close()
        wait(lambda: free.is_open)
        time.sleep(2)  # until the balancer has seen it
        full.host.kill()
        ada.wait_closed()
        again = Client(port, keys["Ada"])
        again.see("you are Ada")
        again.close()
        ada.close()


def entered(port: int, key: Path, name: str) -> Client:
    """Somebody who has come by the balancer and has a name."""
    client = Client(port, key)
    client.see("call you?")
    client.type_line(name)
    client.see(f"you are {name}")
    return client
