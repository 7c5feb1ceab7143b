"""The same game in a browser: over the websocket as a page would, and in a real headless Chromium."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from saves import Store
from tests.browser.helpers import CHROMIUM, Chromium, Page, Web, keep, shown, until

aiohttp = pytest.importorskip("aiohttp")
pytest.importorskip("textual_serve")


@pytest.fixture
async def web(tmp_path: Path) -> AsyncIterator[Web]:
    served = Web(tmp_path)
    yield served
    served.close()


def saved(folder: Path) -> tuple[str, int]:
    """The game that was played, and after how many moves."""
    store = Store(folder)
    return max(((summary.game, len(store.read(summary.name).moves)) for summary in store.list()), default=("", 0))


async def play(folder: Path, press: Callable[[str], Any], see: Callable[[str], Any], more: Callable[[], Any]) -> None:
    """From the home page to a table of indy, some moves, and out."""
    await see("Quit")
    await press("2")
    await see("Suggested moves")
    async with asyncio.timeout(40):
        while saved(folder)[1] < 4:
            await press("\t" if saved(folder)[1] % 2 else "\r")
            await press("\r")
            with contextlib.suppress(TimeoutError):  # a key that was too early brings nothing
                await asyncio.wait_for(more(), 3)
    assert saved(folder)[0] == "indy"


async def test_a_page_plays_over_its_websocket(web: Web) -> None:
    page = Page(80, 24)
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{web.url}/") as answer:
            assert "ws://127.0.0.1" in await answer.text()
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(f"{web.url}/ws", headers={"Origin": "http://example.com"})
        async with session.ws_connect(f"{web.url}/ws?width=80&height=24", headers={"Origin": web.origin}) as line:

            async def more() -> None:
                message = await line.receive()
                if message.type == aiohttp.WSMsgType.BINARY:
                    page.stream.feed(message.data)

            async def press(key: str) -> None:
                await line.send_json(["stdin", key])

            async def see(text: str) -> None:
                await until(page, text, more)

            await play(web.folder, press, see, more)


async def test_only_who_knows_the_address_comes_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """No other user of the machine, no page from elsewhere, no frame; nothing on the page comes from elsewhere."""
    from aiohttp.test_utils import TestClient, TestServer

    from tribes_tui.server import browser

    server = browser.OwnPagesOnly("exit", 1)
    async with TestClient(TestServer(await server._make_app(), host="127.0.0.1")) as client:
        server.port = client.port or 0
        server.public_url = f"http://127.0.0.1:{server.port}"
        inside = f"/{server.token}/"
        for path in ("/", "/ws", "/static/js/textual.js", "/x" * 20, f"/{server.token[:-1]}/", "/page/page.js"):
            assert (await client.get(path)).status == 404, path
        assert (await client.get(inside, headers={"Host": "tribes.example.com"})).status == 403
        assert (await client.get(f"{inside}ws", headers={"Origin": "http://example.com"})).status == 403
        assert (await client.get(f"{inside}ws")).status == 403
        monkeypatch.setattr(server, "sessions", browser.SESSIONS)
        assert (await client.get(f"{inside}ws", headers={"Origin": server.public_url})).status == 503
        answer = await client.get(inside)
        page = await answer.text()
        assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert "<title>Tribes</title>" in page
        assert {*re.findall(r"(?:https?|wss?)://[^/\"']*", page)} == {
            server.public_url,
            f"ws://127.0.0.1:{server.port}",
        }
        for name in re.findall(r'(?:src|href)="([^"]*)"', page):
            assert (
                await client.get(name.removeprefix(server.public_url) if "//" in name else inside + name)
            ).status == 200, name


PAGE = "echo __GANGLION__; touch {folder}/$$; head -c 1 >/dev/null; rm {folder}/$$"
"""Stands for a game: it is there until it is told anything, as that its page was closed."""


async def test_eight_pages_and_no_more_however_many_come_at_once(tmp_path: Path) -> None:
    """Twenty real websockets in the same moment, and again when some are closed: never more than eight programs."""
    from aiohttp.test_utils import TestClient, TestServer

    from tribes_tui.server import browser

    server = browser.OwnPagesOnly(PAGE.format(folder=tmp_path), 1)
    async with TestClient(TestServer(await server._make_app(), host="127.0.0.1")) as client:
        server.port = client.port or 0
        server.public_url = f"http://127.0.0.1:{server.port}"
        refusals: set[int] = set()
        path, own = f"/{server.token}/ws", {"Origin": server.public_url}

        async def come() -> aiohttp.ClientWebSocketResponse | None:
            try:
                return await client.ws_connect(path, headers=own)
            except aiohttp.WSServerHandshakeError as refused:
                refusals.add(refused.status)
                return None

        async def programs(count: int) -> None:
            async with asyncio.timeout(10):
                while len([*tmp_path.iterdir()]) != count:
                    await asyncio.sleep(0.02)

        for _ in range(2):
            pages = [page for page in await asyncio.gather(*(come() for _ in range(20))) if page]
            assert len(pages) == browser.SESSIONS
            await programs(browser.SESSIONS)
            await pages.pop().close()
            await programs(browser.SESSIONS - 1)
            again = await come()
            assert again is not None
            pages.append(again)
            assert await come() is None
            await programs(browser.SESSIONS)
            for page in pages:
                await page.close()
            await programs(0)
            async with asyncio.timeout(5):
                while server.sessions:
                    await asyncio.sleep(0.01)
        assert refusals == {503}


ASKS = """
import encodings.idna, os, socket, sys
os.setgid(65534); os.setuid(65534)
for path in ("", "ws", "static/js/textual.js"):
    with socket.create_connection(("127.0.0.1", int(sys.argv[1])), 5) as line:
        line.sendall(f"GET /{path} HTTP/1.0\\r\\nHost: 127.0.0.1:{sys.argv[1]}\\r\\n\\r\\n".encode())
        print(repr(b"".join(iter(lambda: line.recv(4096), b"")).decode()))
for name in ("environ", "mem", "fd/0"):
    try:
        print(open(f"/proc/{sys.argv[2]}/{name}").read())
    except PermissionError:
        print("secret")
"""
"""Another user's program: what it is answered, and what it can see of the one that serves."""


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can be another user")
def test_another_user_of_the_machine_finds_no_way_in(tmp_path: Path) -> None:
    served = Web(tmp_path)
    try:
        port = served.origin.rpartition(":")[2]
        asked = [sys.executable, "-c", ASKS, port, str(served.process.pid)]
        ran = subprocess.run(asked, capture_output=True, text=True, cwd="/", timeout=20)
        assert ran.returncode == 0, ran.stderr
        *answers, environment, memory, stream = ran.stdout.splitlines()
        assert len(answers) == 3
        assert all("HTTP/1.0 404" in answer and "frame-ancestors 'none'" in answer for answer in answers), answers
        assert (environment, memory, stream) == ("secret",) * 3
        token = served.url.rpartition("/")[2]
        assert token.encode() not in Path(f"/proc/{served.process.pid}/cmdline").read_bytes()
    finally:
        served.close()


FETCHED = "JSON.stringify(performance.getEntriesByType('resource').map((entry) => entry.name))"


@pytest.mark.soak
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed")
async def test_a_real_chromium_shows_the_board_and_plays(web: Web, tmp_path: Path) -> None:
    chromium = Chromium(tmp_path / "chromium")
    try:
        async with aiohttp.ClientSession() as session:
            game = await shown(chromium, session, web.url)
            await game.see("Quit")
            await asyncio.sleep(1)
            home = await chromium.picture()
            assert await chromium.evaluate("document.title") == "Tribes"
            focused = await chromium.evaluate("document.activeElement.className")
            assert focused == "xterm-helper-textarea", "keys go there"
            await play(web.folder, chromium.press, game.see, game.more)
            await asyncio.sleep(1)
            board = await chromium.picture()
            await chromium.press("q")
            await game.see("left unfinished")
            await chromium.press("q")
            async with asyncio.timeout(20):
                while not await chromium.evaluate("document.body.classList.contains('-closed')"):
                    await asyncio.sleep(0.1)
            ended = await chromium.picture()
            assert "Go on" in await chromium.evaluate("document.activeElement.innerText"), "Enter goes on"
            keep(chromium=board, ended=ended)
            game.page.screen.reset()
            await chromium.press("\r")
            await game.see("Quit")
            fetched = json.loads(await chromium.evaluate(FETCHED))
            assert fetched
            assert [name for name in fetched if not name.startswith((web.url, "data:"))] == []
            assert len({home, board, ended}) == 3
    finally:
        chromium.close()
