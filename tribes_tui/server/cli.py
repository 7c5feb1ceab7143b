"""What can be typed: `tribes serve`, and what hosts that share a database need beside it. Nothing heavy is imported before it is run."""

import argparse
import re
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

from tribes_tui.errors import Mendable, mending, why
from tribes_tui.server.host.limits import Limits, NotNow, changed, described
from tribes_tui.server.words.said import database, serve as said
from tribes_tui.words.folding import Help

# ---- `tribes serve` -----------------------------------------------------------------------------


PORT = 2222
SENDMAIL = "/usr/sbin/sendmail"


def _fingerprint(text: str) -> str:
    if not re.fullmatch(r"SHA256:[A-Za-z0-9+/]{43}", text):
        raise argparse.ArgumentTypeError(said.no_fingerprint(typed=repr(text[:60])))
    return text


def _port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not (int(text) == 0 or 1024 <= int(text) <= 65535):
        raise argparse.ArgumentTypeError(said.no_port(typed=repr(text)))
    return int(text)


FLAG: dict[str, Any] = {"action": "store_true"}
TAKES: tuple[tuple[str, Callable[[], str], dict[str, Any]], ...] = (
    ("--port", partial(said.port, usual=PORT), {"type": _port, "default": PORT, "metavar": "N"}),
    ("--host", said.host, {"metavar": "H", "default": ""}),
    ("--public", said.public, FLAG),
    ("--by-invitation", said.by_invitation, FLAG),
    ("--only-admins-invite", said.only_admins_invite, FLAG),
    ("--only-admins-make-tournaments", said.only_admins_make_tournaments, FLAG),
    ("--invite", said.invite, FLAG),
    ("--keyless", said.keyless, FLAG),
    ("--admin", said.admin, {"action": "append", "type": _fingerprint, "default": [], "metavar": "SHA256:..."}),
    ("--webhook", said.webhook, {"metavar": "URL", "default": ""}),
    (
        "--sendmail",
        partial(said.sendmail, usual=SENDMAIL),
        {"metavar": "FILE", "default": "", "nargs": "?", "const": SENDMAIL},
    ),
    ("--hands", said.hands, FLAG),
    ("--limit", said.limit, {"action": "append", "default": [], "metavar": "NAME=VALUE"}),
    ("--browser", said.browser, FLAG),
    ("--shared", said.shared, {"metavar": "URL", "default": ""}),
    ("--proxy-from", said.proxy_from, {"metavar": "NETS", "default": ""}),
    ("--metrics", said.metrics, {"metavar": "H:PORT", "default": ""}),
    ("--log", said.log, {"metavar": "FOLDER", "default": ""}),
    ("--as-root", said.as_root, FLAG),
)
"""What `tribes serve` takes, in the order of its help: the option, its line there, and what else argparse is told of it."""


def add(commands: Any) -> None:
    """Add the commands to the parser's."""
    text = said.serve()
    serve = commands.add_parser(
        "serve",
        help=text,
        description=f"{text[0].upper()}{text[1:]}.",
        epilog=f"{said.serve_more()}\n{described()}",
        formatter_class=Help,
    )
    for name, about, more in TAKES:
        serve.add_argument(name, help=about(), **more)
    serve.set_defaults(run=run)
    _add_for_database(commands)


def run(chosen: argparse.Namespace) -> int:
    """Serve until stopped. Raises `Mendable`."""
    with mending(ImportError, lambda _: said.for_posix()):
        import fcntl  # noqa: F401  # to see whether it is there
    if chosen.browser:
        return _in_browser(chosen)
    with mending(NotNow, lambda error: str(error)):
        limits = changed(Limits(), chosen.limit)
    with mending(ImportError, lambda _: said.needs_asyncssh()):
        import asyncssh  # noqa: F401  # to see whether it is there
    from tribes_tui.server.command import serve

    return serve(chosen, limits)


def _in_browser(chosen: argparse.Namespace) -> int:
    """There is no login, so nobody else may come."""
    if chosen.public or chosen.host:
        raise Mendable(said.browser_alone())
    with mending(ImportError, lambda _: said.needs_textual_serve()):
        from tribes_tui.server.browser import serve
    with mending(OSError, lambda error: said.no_listening_port(port=str(chosen.port), why=why(error))):
        return serve(chosen.port)


# ---- `tribes host-database`, `host-export`, `host-import` ---------------------------------------


def _add_for_database(commands: Any) -> None:
    """Add the commands to the parser's."""
    for name, help in {
        "host-database": database.host_database(),
        "host-export": database.host_export(),
        "host-import": database.host_import(),
    }.items():
        command = commands.add_parser(
            name, help=help, description=f"{help[0].upper()}{help[1:]}.", formatter_class=Help
        )
        command.add_argument("database", metavar="URL", help=database.database())
        if name != "host-database":
            command.add_argument("folder", metavar="FOLDER", type=Path, help=database.folder())
        command.set_defaults(run=_run_for_database, task=name)


def _run_for_database(chosen: argparse.Namespace) -> int:
    """Do it, and say in a line what was done. Raises `Mendable`."""
    import asyncio  # only now: the command line of every command is made of this module, too

    from tribes_tui.server.shared.postgresql import check_installed

    check_installed()
    from tribes_tui.server import moving

    todo: dict[str, Callable[[], Awaitable[str]]] = {
        "host-database": lambda: moving.make_ready(chosen.database),
        "host-export": lambda: moving.export(chosen.database, chosen.folder),
        "host-import": lambda: moving.take_in(chosen.database, chosen.folder),
    }

    async def do() -> str:
        return await todo[chosen.task]()

    sys.stdout.write(asyncio.run(do()) + "\n")
    return 0
