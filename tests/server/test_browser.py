"""The same game in a browser: over the websocket as a page would, and in a real headless Chromium."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pyte
import pytest

from saves import Store
from tests.server.hosts import ROOT

aiohttp = pytest.importorskip("aiohttp")
pytest.importorskip("textual_serve")

CHROMIUM = next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
)
SPY = """
window.seen = [];
window.WebSocket = class extends WebSocket {
    constructor(...args) {
        super(...args);
        window.address = String(args[0]);
        this.addEventListener("message", async (event) => {
            if (typeof event.data === "string") return;
            const bytes = new Uint8Array(await new Response(event.data).arrayBuffer());
            window.seen.push(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")));
        });
    }
};
"""
"""Keeps what the page's terminal is sent, so that a test can read the same text."""


class Page:
    """What a browser shows, as text; `send` brings keys."""

    def __init__(self, columns: int, rows: int) -> None:
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)

    @property
    def text(self) -> str:
        return "\n".join(line.rstrip() for line in self.screen.display)


class Web:
    """`tribes serve --browser` on a free port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tribes_tui", "serve", "--browser", "--port", "0"], cwd=ROOT, text=True,
            env={**os.environ, "TRIBES_HOME": str(folder)}, stdout=subprocess.PIPE, start_new_session=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        assert first.startswith("open http://127.0.0.1:"), first
        self.url = first.split()[1].rstrip("/")
        self.origin = self.url.rpartition("/")[0]
        for _ in range(100):  # it is said just before it listens
            with socket.socket() as one:
                if one.connect_ex(("127.0.0.1", int(self.origin.rpartition(":")[2]))) == 0:
                    return
            time.sleep(0.05)

    def close(self) -> None:
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait(10)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture
async def web(tmp_path: Path) -> AsyncIterator[Web]:
    served = Web(tmp_path)
    yield served
    served.close()


async def until(page: Page, text: str, more: Callable[[], Any], seconds: float = 25) -> None:
    """Take what comes until the text is shown."""
    try:
        async with asyncio.timeout(seconds):
            while text not in page.text:
                await more()
    except TimeoutError:
        raise AssertionError(f"never saw {text!r} but:\n{page.text}") from None


def saved(folder: Path) -> tuple[str, int]:
    """The game that was played, and after how many moves."""
    store = Store(folder)
    return max(((summary.game, len(store.read(summary.name).moves)) for summary in store.list()), default=("", 0))


async def play(folder: Path, press: Callable[[str], Any], see: Callable[[str], Any], more: Callable[[], Any]) -> None:
    """From the home page to a table of indy, some moves, and out."""
    await see("Quit")
    await press("2")
    await see("round 1")
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


class Chromium:
    """A real one without a window, driven as its developer tools do."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        as_root = ["--no-sandbox"] if os.geteuid() == 0 else []
        self.process = subprocess.Popen(
            [str(CHROMIUM), "--headless", "--disable-gpu", *as_root, "--remote-debugging-port=0", "--no-first-run",
             f"--user-data-dir={folder}", "--window-size=1100,700", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
        self._number = 0

    async def connect(self, session: Any) -> None:
        """Find its page."""
        told = self.folder / "DevToolsActivePort"
        async with asyncio.timeout(30):
            while not told.exists() or not told.read_text():
                await asyncio.sleep(0.1)
        port = told.read_text().split()[0]
        async with session.get(f"http://127.0.0.1:{port}/json") as answer:
            pages = await answer.json(content_type=None)
        address = next(page["webSocketDebuggerUrl"] for page in pages if page["type"] == "page")
        self.socket = await session.ws_connect(address, max_msg_size=0)

    async def do(self, method: str, **parameters: Any) -> Any:
        """One command; what it gave."""
        self._number += 1
        await self.socket.send_json({"id": self._number, "method": method, "params": parameters})
        while True:
            said = json.loads(await self.socket.receive_str())
            if said.get("id") == self._number:
                assert "error" not in said, said
                return said["result"]

    async def evaluate(self, script: str) -> Any:
        return (await self.do("Runtime.evaluate", expression=script))["result"].get("value")

    async def press(self, key: str) -> None:
        name = {"\r": "Enter", "\t": "Tab"}.get(key, key)
        code = {"\r": 13, "\t": 9}.get(key, ord(key.upper()))
        await self.do("Input.dispatchKeyEvent", type="keyDown", key=name, text=key, windowsVirtualKeyCode=code)
        await self.do("Input.dispatchKeyEvent", type="keyUp", key=name, windowsVirtualKeyCode=code)

    async def click(self, x: int, y: int) -> None:
        for kind in ("mousePressed", "mouseReleased"):
            await self.do("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    async def picture(self) -> bytes:
        return base64.b64decode((await self.do("Page.captureScreenshot"))["data"])

    def close(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


FETCHED = "JSON.stringify(performance.getEntriesByType('resource').map((entry) => entry.name))"
SCREEN = "JSON.stringify(document.querySelector('.xterm-screen').getBoundingClientRect())"


async def place(chromium: Chromium, page: Page, text: str) -> tuple[int, int]:
    """Where on the page a text stands, in pixels."""
    row, column = next((i, line.index(text)) for i, line in enumerate(page.screen.display) if text in line)
    box = json.loads(await chromium.evaluate(SCREEN))
    across, down = box["width"] / page.screen.columns, box["height"] / page.screen.lines
    return int(box["x"] + (column + 0.5) * across), int(box["y"] + (row + 0.5) * down)


@pytest.mark.soak
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed")
async def test_a_real_chromium_shows_the_board_and_plays(web: Web, tmp_path: Path) -> None:
    chromium = Chromium(tmp_path / "chromium")
    try:
        async with aiohttp.ClientSession() as session:
            await chromium.connect(session)
            await chromium.do("Page.enable")
            await chromium.do("Page.addScriptToEvaluateOnNewDocument", source=SPY)
            empty = await chromium.picture()
            await chromium.do("Page.navigate", url=f"{web.url}/")
            async with asyncio.timeout(20):
                while (address := await chromium.evaluate("window.address || ''")) == "":
                    await asyncio.sleep(0.1)
            size = dict(part.split("=") for part in address.partition("?")[2].split("&"))
            page = Page(int(size["width"]), int(size["height"]))

            async def more() -> None:
                for data in json.loads(await chromium.evaluate("JSON.stringify(window.seen.splice(0))")):
                    page.stream.feed(base64.b64decode(data))
                await asyncio.sleep(0.1)

            async def see(text: str) -> None:
                await until(page, text, more)

            await see("Quit")
            await asyncio.sleep(1)
            home = await chromium.picture()
            assert await chromium.evaluate("document.title") == "Tribes"
            assert await chromium.evaluate("document.activeElement.className") == "xterm-helper-textarea", (
                "keys go there"
            )
            await chromium.click(*await place(chromium, page, "indy"))
            await see("round 1")
            await chromium.press("q")
            await see("Quit")
            await play(web.folder, chromium.press, see, more)
            await asyncio.sleep(1)
            board = await chromium.picture()
            if os.environ.get("TRIBES_PICTURES"):
                (Path(os.environ["TRIBES_PICTURES"]) / "chromium.png").write_bytes(board)
            await chromium.press("q")
            await see("The game is saved")
            await chromium.press("q")
            async with asyncio.timeout(20):
                while not await chromium.evaluate("document.body.classList.contains('-closed')"):
                    await asyncio.sleep(0.1)
            ended = await chromium.picture()
            assert "Go on" in await chromium.evaluate("document.activeElement.innerText"), "Enter goes on"
            if os.environ.get("TRIBES_PICTURES"):
                (Path(os.environ["TRIBES_PICTURES"]) / "ended.png").write_bytes(ended)
            page.screen.reset()
            await chromium.press("\r")
            await see("Quit")
            fetched = json.loads(await chromium.evaluate(FETCHED))
            assert fetched
            assert [name for name in fetched if not name.startswith((web.url, "data:"))] == []
            assert len({empty, home, board, ended}) == 4
            assert min(len(home), len(board)) > 4 * len(empty), "a picture of one colour is small"
    finally:
        chromium.close()
