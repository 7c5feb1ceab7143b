"""Everything in a PostgreSQL database, for any number of hosts on any number of machines."""

from tribes_tui.errors import mending
from tribes_tui.server.words.said import database as said


def check_installed() -> None:
    """Raises `Mendable` when there is nothing to speak with a database by."""
    with mending(ImportError, lambda _: said.needs_psycopg()):
        import psycopg  # noqa: F401  # to see whether it is there
