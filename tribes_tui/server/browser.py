"""The game in a browser on this machine, by textual-serve: each page is a `tribes` of its own."""

from __future__ import annotations

import json
import os
import shlex
import socket
import sys

from aiohttp import web
from textual_serve.server import Server

BOOT = "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from tribes_tui.cli import main; sys.exit(main([]))"
LOOPBACK = "127.0.0.1"


class OwnPagesOnly(Server):
    """As textual-serve does, but only a page that came from here may start a game.

    Any page in the same browser could open a websocket to this machine; the browser says whose page it is.
    """

    async def handle_websocket(self, request: web.Request) -> web.WebSocketResponse:
        """Refuse other people's pages."""
        if request.headers.get("Origin") != self.public_url:
            raise web.HTTPForbidden(text="not a page of this server")
        return await super().handle_websocket(request)

    async def on_startup(self, app: web.Application) -> None:
        """One line, once it listens."""
        sys.stdout.write(f"open {self.public_url} in a browser of this machine; ctrl+c ends it\n")
        sys.stdout.flush()

    def initialize_logging(self) -> None:
        """Nothing is logged."""


def serve(port: int) -> int:
    """Serve until stopped, on `port` (0: any that is free); the exit code. Raises `OSError` when it is taken."""
    port = _free(port)
    for name in ("SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY"):
        os.environ.pop(name, None)
    os.environ |= {"TERM": "xterm-256color", "COLORTERM": "truecolor"}  # the page is the terminal, not this one here
    command = shlex.join([sys.executable, "-c", BOOT, json.dumps(sys.path)])
    OwnPagesOnly(command, LOOPBACK, port, title="Tribes").serve()
    return 0


def _free(port: int) -> int:
    with socket.socket() as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        one.bind((LOOPBACK, port))
        found: int = one.getsockname()[1]
        return found
