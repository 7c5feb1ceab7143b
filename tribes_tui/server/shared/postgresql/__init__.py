"""Everything in a PostgreSQL database, for any number of hosts on any number of machines."""

from tribes_tui.errors import Mendable
from tribes_tui.server.words.said import database as said


def check_installed() -> None:
    """Raises `Mendable` when there is nothing to speak with a database by."""
    try:
        import psycopg  # noqa: F401  # to see whether it is there
    except ImportError:
        raise Mendable(said.needs_psycopg()) from None
