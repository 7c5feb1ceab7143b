"""`tribes serve`: what can be typed after it. Nothing heavy is imported before it is run."""

from __future__ import annotations

import argparse
import re
from typing import Any

from tribes_tui.errors import Mendable, why
from tribes_tui.server.host.limits import BadLimit, Limits, changed, described
from tribes_tui.words.help_text import Help

PORT = 2222
FOR_POSIX = "hosting is for POSIX systems (Linux, macOS, BSD): here you can play, and join a host with ssh"
HELP = "a host for friends: they come with plain ssh"
EPILOG = """\
Friends come with `ssh -p PORT HOST` and any key; the key is who they are. Tables, people and invitations are kept
in the folder `host` beside your own games. SIGTERM stops the host; every game goes on when it is started again.

examples:
  tribes serve                              for this machine alone, on port 2222
  tribes serve --public --by-invitation     for friends anywhere who have a code
  tribes serve --invite                     make a code for one person, and end
  tribes serve --limit sessions=12          another limit (may be repeated)
  tribes serve --shared postgresql://tribes@db/tribes
                                            one of many hosts (see tribes host-database)
  tribes serve --browser                    your own games, in a browser on this machine

limits:
"""


def add(commands: Any) -> None:
    """Add the command to the parser's."""
    serve = commands.add_parser(
        "serve",
        help=HELP,
        description=HELP[0].upper() + HELP[1:] + ".",
        epilog=EPILOG + described(),
        formatter_class=Help,
    )
    serve.add_argument(
        "--port", type=_port, default=PORT, metavar="N", help=f"the port, from 1024 ({PORT}); 0: any free"
    )
    serve.add_argument(
        "--host", metavar="H", default="", help="the address to listen on; one that others can reach needs --public"
    )
    serve.add_argument("--public", action="store_true", help="listen on all addresses; without it on 127.0.0.1 only")
    serve.add_argument("--by-invitation", action="store_true", help="keys that are not known yet need an invitation")
    serve.add_argument(
        "--only-admins-invite",
        action="store_true",
        help="with --by-invitation: codes that people make for their tables are for those the host knows already",
    )
    serve.add_argument(
        "--invite", action="store_true", help="make an invitation to the host (it may be running), print it, and end"
    )
    serve.add_argument("--keyless", action="store_true", help="no login at all for this machine's own users (testing)")
    serve.add_argument(
        "--admin",
        action="append",
        type=_fingerprint,
        default=[],
        metavar="SHA256:...",
        help="a key that sees the host's page",
    )
    serve.add_argument(
        "--webhook",
        metavar="URL",
        default="",
        help="where people who asked for it are told of their turn while away (JSON is posted there; @FILE: it stands there)",
    )
    serve.add_argument("--limit", action="append", default=[], metavar="NAME=VALUE", help="change a limit (see below)")
    serve.add_argument(
        "--browser", action="store_true", help="instead of ssh: your own games, in this machine's browser"
    )
    serve.add_argument(
        "--shared",
        metavar="URL",
        default="",
        help="keep everything in a PostgreSQL database that other hosts share: postgresql://USER@MACHINE/NAME",
    )
    serve.add_argument(
        "--proxy-from",
        metavar="NETS",
        default="",
        help="balancers' addresses or networks, with commas between: what comes from there must begin with a PROXY header",
    )
    serve.add_argument(
        "--metrics",
        metavar="H:PORT",
        default="",
        help="tell measurements (/metrics) and health (/health) over http there, as 127.0.0.1:9100",
    )
    serve.add_argument(
        "--log", metavar="FOLDER", default="", help="write the log there, a file a day, and keep seven days of it"
    )
    serve.add_argument("--as-root", action="store_true", help="run as root all the same (don't)")
    serve.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Serve until stopped. Raises `Mendable`."""
    try:
        import fcntl  # noqa: F401  # to see whether it is there
    except ImportError:
        raise Mendable(FOR_POSIX) from None
    if chosen.browser:
        return _in_browser(chosen)
    try:
        limits = changed(Limits(), chosen.limit)
    except BadLimit as error:
        raise Mendable(str(error)) from error
    try:
        import asyncssh  # noqa: F401  # to see whether it is there
    except ImportError:
        raise Mendable("a host needs asyncssh: pip install asyncssh") from None
    from tribes_tui.server.command import serve

    return serve(chosen, limits)


def _in_browser(chosen: argparse.Namespace) -> int:
    """There is no login, so nobody else may come."""
    if chosen.public or chosen.host:
        raise Mendable("--browser is for this machine alone: it can't go with --public or --host")
    try:
        from tribes_tui.server.browser import serve
    except ImportError:
        raise Mendable("playing in a browser needs textual-serve: pip install textual-serve") from None
    try:
        return serve(chosen.port)
    except OSError as error:
        raise Mendable(f"port {chosen.port} can't be listened on: {why(error)}") from error


def _fingerprint(text: str) -> str:
    if not re.fullmatch(r"SHA256:[A-Za-z0-9+/]{43}", text):
        raise argparse.ArgumentTypeError(f"{text[:60]!r} is no fingerprint of a key: ssh-keygen -lf FILE.pub prints it")
    return text


def _port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not (int(text) == 0 or 1024 <= int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"{text!r} is not a port from 1024 to 65535 (or 0)")
    return int(text)
