"""`tribes serve --browser`, a real Chromium without a window, and what its page shows."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyte

from tests.server.hosts import ROOT

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
        socket.create_connection(
            ("127.0.0.1", int(self.origin.rpartition(":")[2]))
        ).close()  # it is said once it listens

    def close(self) -> None:
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait(10)
        assert self.process.stdout is not None
        self.process.stdout.close()


async def until(page: Page, text: str, more: Callable[[], Any], seconds: float = 25) -> None:
    """Take what comes until the text is shown."""
    try:
        async with asyncio.timeout(seconds):
            while text not in page.text:
                await more()
    except TimeoutError:
        raise AssertionError(f"never saw {text!r} but:\n{page.text}") from None


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


SCREEN = "JSON.stringify(document.querySelector('.xterm-screen').getBoundingClientRect())"


class Shown:
    """The game on a page of a Chromium: what stands there as text, and keys and clicks."""

    def __init__(self, chromium: Chromium, page: Page) -> None:
        self.chromium, self.page = chromium, page

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows of its terminal."""
        return self.page.screen.columns, self.page.screen.lines

    @property
    def rows(self) -> list[str]:
        """What stands there, row by row."""
        return self.page.text.split("\n")

    async def more(self) -> None:
        """Take what came since."""
        for data in json.loads(await self.chromium.evaluate("JSON.stringify(window.seen.splice(0))")):
            self.page.stream.feed(base64.b64decode(data))
        await asyncio.sleep(0.1)

    async def see(self, text: str) -> None:
        """Wait until a text is there."""
        await until(self.page, text, self.more)

    async def click_text(self, text: str) -> None:
        """Click where a text stands."""
        row, column = next((i, line.index(text)) for i, line in enumerate(self.page.screen.display) if text in line)
        await self.click(column, row)

    async def click(self, column: int, row: int) -> None:
        """Click on a cell."""
        box = json.loads(await self.chromium.evaluate(SCREEN))
        across, down = box["width"] / self.page.screen.columns, box["height"] / self.page.screen.lines
        await self.chromium.click(int(box["x"] + (column + 0.5) * across), int(box["y"] + (row + 0.5) * down))


async def shown(chromium: Chromium, session: Any, url: str) -> Shown:
    """Open the page of the game, and wait for its terminal."""
    await chromium.connect(session)
    await chromium.do("Page.enable")
    await chromium.do("Page.addScriptToEvaluateOnNewDocument", source=SPY)
    await chromium.do("Page.navigate", url=f"{url}/")
    async with asyncio.timeout(20):
        while (address := await chromium.evaluate("window.address || ''")) == "":
            await asyncio.sleep(0.1)
    size = dict(part.split("=") for part in address.partition("?")[2].split("&"))
    return Shown(chromium, Page(int(size["width"]), int(size["height"])))


def keep(**pictures: bytes) -> None:
    """Pictures to look at, where TRIBES_PICTURES names a folder."""
    if folder := os.environ.get("TRIBES_PICTURES"):
        for name, picture in pictures.items():
            (Path(folder) / f"{name}.png").write_bytes(picture)
