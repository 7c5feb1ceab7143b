"""`tribes host-database`, `host-export`, `host-import`: what hosts that share a database need beside `serve`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tribes_tui.errors import Mendable
from tribes_tui.server.words.said import database as said
from tribes_tui.words.help_text import Help


def add(commands: Any) -> None:
    """Add the commands to the parser's."""
    for name, help in {
        "host-database": said.host_database(),
        "host-export": said.host_export(),
        "host-import": said.host_import(),
    }.items():
        command = commands.add_parser(
            name, help=help, description=f"{help[0].upper()}{help[1:]}.", formatter_class=Help
        )
        command.add_argument("database", metavar="URL", help=said.database())
        if name != "host-database":
            command.add_argument("folder", metavar="FOLDER", type=Path, help=said.folder())
        command.set_defaults(run=run, task=name)


def run(chosen: argparse.Namespace) -> int:
    """Do it, and say in a line what was done. Raises `Mendable`."""
    check_installed()
    import asyncio  # only now: the command line of every command is made of this module, too

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


def check_installed() -> None:
    """Raises `Mendable` when there is nothing to speak with a database by."""
    try:
        import psycopg  # noqa: F401  # to see whether it is there
    except ImportError:
        raise Mendable(said.needs_psycopg()) from None
