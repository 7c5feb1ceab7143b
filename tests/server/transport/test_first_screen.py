"""The first screen comes at once: the kernel isn't waited for, nothing is made twice, nothing is made in vain."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import asyncssh
import pytest
from textual.css.stylesheet import Stylesheet

from tests.server.hosts import ROOT
from tests.server.inside import Visitor, laid, someone
from tribes_tui.server.host.limits import USUAL
from tribes_tui.server.host.logbook import Logbook
from tribes_tui.server.house import Host
from tribes_tui.server.session.screens.lobby import LobbyScreen
from tribes_tui.server.transport.connection import QUICK_ACK, Connection
from tribes_tui.server.transport.gate import Caller
from tribes_tui.theme.stylesheet import SharedStylesheet


class Kernel:
    """Stands for a socket: remembers what it is told."""

    def __init__(self) -> None:
        self.told: list[tuple[int, ...]] = []

    def setsockopt(self, *option: int) -> None:
        self.told.append(option)


@pytest.mark.skipif(QUICK_ACK is None, reason="this kernel can't be told")
async def test_every_packet_of_a_login_is_acknowledged_and_none_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asyncssh.SSHServerConnection, "data_received", lambda self, data, datatype: None)
    options = asyncssh.SSHServerConnectionOptions(server_host_keys=[asyncssh.generate_private_key("ssh-ed25519")])
    caller, kernel = Caller("somewhere", 0.0), Kernel()
    connection = Connection(asyncio.get_running_loop(), options, caller, USUAL, Logbook())
    connection.data_received(b"a line without a socket is served as well")
    connection._peer = kernel  # type: ignore[assignment]
    for data in (b"keys", b"more"):
        connection.data_received(data)
    caller.has_logged_in = True
    connection.data_received(b"game")
    assert kernel.told == [(socket.IPPROTO_TCP, QUICK_ACK, 1)] * 2


async def test_what_asyncssh_does_later_is_done_later_whatever_the_loop_does_with_tasks() -> None:
    """It loses answers that are ready before it has noted whom it asks."""
    options = asyncssh.SSHServerConnectionOptions(server_host_keys=[asyncssh.generate_private_key("ssh-ed25519")])
    loop = asyncio.get_running_loop()
    connection = Connection(loop, options, Caller("somewhere", 0.0), USUAL, Logbook())
    order: list[str] = []

    async def answer() -> None:
        order.append("answer")

    def at_once(loop: asyncio.AbstractEventLoop, coro: Any, **named: Any) -> asyncio.Task[None]:
        order.append("begun at once")
        return asyncio.Task(coro, loop=loop, **named)

    loop.set_task_factory(at_once)
    try:
        task = connection.create_task(answer())
        order.append("noted")
        await task
    finally:
        loop.set_task_factory(None)
    assert order == ["noted", "answer"]


CSS = "Screen { color: $ink; } Sheet:focus { background: $ink 20%; }"


@pytest.mark.parametrize("change", [SharedStylesheet.reparse, SharedStylesheet.parse])
def test_rules_are_parsed_once_for_all_sessions_of_a_theme(change: Callable[[SharedStylesheet], None]) -> None:
    sheets = [SharedStylesheet(variables={"ink": ink}) for ink in ("#102030", "#405060", "#102030")]
    for sheet in sheets:
        sheet.add_source(CSS, ("here", "CSS"))
    one, other, again = ([id(rule) for rule in sheet.rules] for sheet in sheets)
    assert one == again
    assert not set(one) & set(other)
    sheets[2].set_variables({"ink": "#405060"})
    change(sheets[2])
    assert [id(rule) for rule in sheets[2].rules] == other
    change(sheets[0])
    assert [id(rule) for rule in sheets[0].rules] == one, "another's change of theme is no change for this one"


def test_shared_rules_are_those_of_an_app_for_itself() -> None:
    seen = set()
    for ink in ("#102030", "#405060"):
        shared, own = SharedStylesheet(variables={"ink": ink}), Stylesheet(variables={"ink": ink})
        for sheet in (shared, own):
            sheet.add_source(CSS, ("here", "CSS"))
        assert shared.css == own.css
        seen.add(shared.css)
    assert len(seen) == 2


async def test_who_returns_to_a_seat_is_shown_nothing_else(host: Host) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    laid(host, "indy", ada, bob)
    visitor = Visitor(host, ada)
    await visitor.see("talk")
    await visitor.settle()
    assert b"Rulebooks" not in visitor.sent
    await visitor.close()


async def test_the_lobby_is_drawn_while_it_is_seen(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    update = LobbyScreen.bring_up_to_date
    monkeypatch.setattr(
        LobbyScreen, "bring_up_to_date", lambda self: (drawn.append(self.app.person.name), update(self))[1]
    )
    ada, bob, cyd = (someone(host, name) for name in ("Ada", "Bob", "Cyd"))
    laid(host, "indy", ada, bob)
    seated, idle = Visitor(host, ada), Visitor(host, cyd)
    await seated.see("talk")
    await idle.see("Rulebooks")
    await seated.settle()
    await idle.settle()
    drawn.clear()
    host.changed()
    await idle.settle()
    assert set(drawn) == {"Cyd"}
    for visitor in (seated, idle):
        await visitor.close()


def test_what_sessions_need_is_loaded_before_anybody_comes() -> None:
    """What is loaded by the first session makes its person wait; what is loaded later may be another version's by then."""
    told = subprocess.run([sys.executable, "-c", LOADED], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert told == "[]\n[]\n"


LOADED = """
import asyncio, sys, tempfile
from pathlib import Path
import tribes_tui.server.serving
from tribes_tui.server.serving import load_screens
load_screens()
from tests.server.loaded import never_loaded
print(never_loaded(), file=sys.__stdout__)
from tests.server.inside import Visitor, laid, make_host, someone
known = set(sys.modules)
async def main(folder):
    host = make_host(Path(folder))
    people = [someone(host, name) for name in ("Ada", "Bob")]
    laid(host, "five_tribes", *people)
    visitor = Visitor(host, people[0])
    await visitor.see("talk")
    new = [name for name in set(sys.modules) - known if name.startswith(("tribes_tui", "rules", "saves", "textual"))]
    print(sorted(new), file=sys.__stdout__)
    await visitor.close()
    host.close()
with tempfile.TemporaryDirectory() as folder:
    asyncio.run(main(folder))
"""
