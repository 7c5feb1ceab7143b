"""The game in a browser on this machine, by textual-serve: each page is a `tribes` of its own.

There is no login, so the address is the key: it holds a token that nobody can guess, and is told on this terminal only. Other
users of the machine, pages from elsewhere that open a websocket to here, frames and addresses that merely lead here are refused.
Nothing on the page comes from elsewhere.
"""

import asyncio
import hmac
import json
import os
import secrets
import shlex
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path

import aiohttp_jinja2
from aiohttp import web
from textual_serve.server import Server

from tribes_tui.server.words.said import serve as said
from tribes_tui.words.language import spoken

BOOT = "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from tribes_tui.cli import main; sys.exit(main([]))"  # no words: a program
LOOPBACK = "127.0.0.1"
SESSIONS = 8
"""How many pages may be open at once: each is a process of some 80 MB."""
PAGE = Path(__file__).parent / "page"
SCRIPT = (
    "script-src 'self'; connect-src 'self' ws://{host}; img-src 'self' data:; font-src 'self'"  # no words: a policy
)
POLICY = f"default-src 'none'; {SCRIPT}; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"  # no words: a policy
HEADERS = {
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class OwnPagesOnly(Server):
    """As textual-serve does, but below an address that holds a token, and for pages that came from there."""

    def __init__(self, command: str, port: int) -> None:
        super().__init__(command, LOOPBACK, port, title="Tribes", templates_path=PAGE)
        self.token = secrets.token_urlsafe(24)
        self.sessions = 0

    @property
    def address(self) -> str:
        """What is typed into the browser, or clicked on."""
        return f"{self.public_url}/{self.token}/"

    async def _make_app(self) -> web.Application:
        pages = await super()._make_app()
        aiohttp_jinja2.get_env(pages).globals.update(
            language=spoken, comes=said.page_comes, ended=said.page_ended, again=said.page_again
        )
        pages.router.add_get("/page/{name}", _file)
        guarded = web.Application(middlewares=[self.guard])
        guarded.on_response_prepare.append(self.harden)
        guarded.add_subapp(f"/{self.token}", pages)
        return guarded

    @web.middleware
    async def guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse what doesn't know the token, and what another name led here."""
        token = request.path.partition("/")[2].partition("/")[0]
        if not hmac.compare_digest(token.encode(), self.token.encode()):
            raise web.HTTPNotFound(text=f"{said.whole_address()}\n")
        if f"http://{request.host}" != self.public_url:
            raise web.HTTPForbidden(text=f"{said.not_this_name()}\n")
        return await handler(request)

    async def harden(self, request: web.Request, response: web.StreamResponse) -> None:
        """Nothing from elsewhere, no frame around it, no trace of the token."""
        response.headers.update(HEADERS)
        response.headers["Content-Security-Policy"] = POLICY.format(host=f"{LOOPBACK}:{self.port}")

    async def handle_websocket(self, request: web.Request) -> web.WebSocketResponse:
        """Refuse other people's pages, and more sessions than the machine should bear."""
        if request.headers.get("Origin") != self.public_url:
            raise web.HTTPForbidden(text=said.not_this_page())
        if self.sessions >= SESSIONS:
            raise web.HTTPServiceUnavailable(text=said.enough_pages(pages=SESSIONS))
        self.sessions += 1
        try:
            return await super().handle_websocket(request)
        finally:
            self.sessions -= 1

    def serve(self, debug: bool = False) -> None:
        """Until it is told to stop. As textual-serve does, which knows no moment at which it listens."""
        loop = asyncio.new_event_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.request_exit)
        app = self._make_app()
        web.run_app(app, host=self.host, port=self.port, handle_signals=False, loop=loop, print=self._listens)

    def _listens(self, *_: object) -> None:
        """One line, once it does."""
        sys.stdout.write(f"{said.open_in_browser(address=self.address)}\n")
        sys.stdout.flush()

    async def on_startup(self, app: web.Application) -> None:
        """Nothing is said yet."""


async def _file(request: web.Request) -> web.Response:
    """What the page has beside what textual-serve brings."""
    match request.match_info["name"]:
        case "page.js":
            return web.Response(text=(PAGE / "page.js").read_text(), content_type="text/javascript")
        case "tribes.svg":
            icon = files("tribes_tui").joinpath("share", "tribes.svg").read_text(encoding="utf-8")
            return web.Response(text=icon, content_type="image/svg+xml")
    raise web.HTTPNotFound


def serve(port: int) -> int:
    """Serve until stopped, on `port` (0: any that is free); the exit code. Raises `OSError` when it is taken."""
    port = _free(port)
    for name in ("SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY"):
        os.environ.pop(name, None)
    os.environ |= {"TERM": "xterm-256color", "COLORTERM": "truecolor"}  # the page is the terminal, not this one here
    command = shlex.join([sys.executable, "-c", BOOT, json.dumps(sys.path)])
    OwnPagesOnly(command, port).serve()
    return 0


def _free(port: int) -> int:
    with socket.create_server((LOOPBACK, port)) as one:
        return int(one.getsockname()[1])
