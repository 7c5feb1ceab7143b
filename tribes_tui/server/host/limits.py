"""Every limit of a host, with its name, its usual value and a line about it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple


class Limits(NamedTuple):
    """How much anybody may ask of the host. Times are in seconds, sizes in bytes or cells."""

    sessions: int = 24
    sessions_per_key: int = 3
    sessions_per_address: int = 8
    kept_for_admins: int = 2
    waiting: int = 32
    waiting_per_address: int = 6
    login_seconds: float = 10.0
    logins_per_minute: float = 10.0
    login_burst: int = 5
    longest_penalty: float = 300.0
    door_seconds: float = 120.0
    code_tries: int = 3
    code_delay: float = 1.0
    packets_per_second: float = 400.0
    packet_burst: int = 1200
    requests_per_second: float = 20.0
    channels_per_minute: float = 10.0
    events_per_second: float = 60.0
    event_burst: int = 40
    queue_bytes: int = 4096
    flood_seconds: float = 10.0
    columns: int = 300
    rows: int = 120
    resizes_per_second: float = 8.0
    variables: int = 16
    variable_bytes: int = 64
    idle_seconds: float = 1800.0
    idle_warning: float = 600.0
    lobby_idle_seconds: float = 300.0
    keepalive_seconds: float = 15.0
    keepalive_misses: int = 3
    slow_seconds: float = 5.0
    grace_line: float = 90.0
    grace_left: float = 30.0
    chat_cells: int = 280
    chat_burst: int = 5
    chat_seconds: float = 10.0
    tables: int = 60
    tables_per_person: int = 6
    waiting_minutes: float = 30.0
    unplayed_days: float = 2.0
    table_days: float = 30.0
    spare_seconds: float = 120.0
    people: int = 500
    once_days: float = 30.0
    invitation_hours: float = 72.0
    bot_seconds: float = 0.45


TEXTS = {
    "sessions": "people connected at once",
    "sessions_per_key": "sessions of one key",
    "sessions_per_address": "sessions from one address",
    "kept_for_admins": "sessions beyond those that only an administrator can have",
    "waiting": "connections without a session: from half of them on, older ones give way to new ones",
    "waiting_per_address": "the same from one address",
    "login_seconds": "seconds a login may take",
    "logins_per_minute": "connections a minute from one address",
    "login_burst": "connections at once before that counts",
    "longest_penalty": "seconds an address waits at most after too many (it doubles each time)",
    "door_seconds": "seconds somebody new may take to type a code and a name, and a connection to open a session",
    "code_tries": "tries for an invitation code",
    "code_delay": "seconds each wrong try costs",
    "packets_per_second": "packets of a connection a second; beyond this and the next three it is closed",
    "packet_burst": "packets at once before that counts",
    "requests_per_second": "requests a second that are answered, five times as many at once",
    "channels_per_minute": "channels a minute that are asked for, as many at once",
    "events_per_second": "keys a second",
    "event_burst": "keys at once before that counts",
    "queue_bytes": "bytes of input that wait; the rest does nothing",
    "flood_seconds": "seconds of such a flood after which a session is closed",
    "columns": "columns of a window that are used",
    "rows": "rows of a window that are used",
    "resizes_per_second": "changes of the window's size a second",
    "variables": "environment variables looked at (LANG, LC_*, COLORTERM, NO_COLOR are kept)",
    "variable_bytes": "bytes kept of each",
    "idle_seconds": "seconds without a key at a table before the session is closed (the seat is kept)",
    "idle_warning": "seconds without a key before a word about it",
    "lobby_idle_seconds": "seconds without a key in the lobby",
    "keepalive_seconds": "seconds between two looks whether a line is alive",
    "keepalive_misses": "looks without an answer before a line is lost",
    "slow_seconds": "seconds a terminal may take to answer before it counts as slow",
    "grace_line": "seconds before a bot sits in for who lost the line (12 at least)",
    "grace_left": "seconds before a bot sits in for who left",
    "chat_cells": "characters of a line of chat",
    "chat_burst": "lines of chat at once",
    "chat_seconds": "seconds for so many lines",
    "tables": "tables at once",
    "tables_per_person": "tables that one person has opened, or sits at",
    "waiting_minutes": "minutes for which a table waits for people when nobody of them is there",
    "unplayed_days": "days without anybody there after which a game is taken away that nobody has made a move in",
    "table_days": "days without anybody there after which any table is taken away (its record stays)",
    "spare_seconds": "seconds without anybody there from which on a table gives way to a new one when all are taken",
    "people": "people the host remembers",
    "once_days": "days after which somebody who came on one day only is forgotten",
    "invitation_hours": "hours an invitation is good for",
    "bot_seconds": "seconds between two moves of bots",
}


USUAL = Limits()


class BadLimit(ValueError):
    """A limit that makes no sense; the text says in one line what would."""


def described(limits: Limits = USUAL) -> str:
    """The limits as lines: name, value, meaning."""
    rows = (f"  {name:<22}{_plain(value):>6}  {TEXTS[name]}" for name, value in limits._asdict().items())
    return "\n".join(rows)


def changed(limits: Limits, changes: Iterable[str]) -> Limits:
    """The limits with changes written `name=value`. Raises `BadLimit`."""
    for change in changes:
        name, _, text = change.partition("=")
        if name not in TEXTS:
            raise BadLimit(f"there is no limit {name[:40]!r} (tribes serve --help lists them)")
        value: Any = _number(name, text, type(getattr(limits, name)))
        limits = limits._replace(**{name: value})
    return limits._replace(grace_line=max(12.0, limits.grace_line))


def _number(name: str, text: str, kind: type) -> float:
    try:
        value: float = kind(text)
    except ValueError:
        raise BadLimit(f"the limit {name} is a number, not {text[:40]!r}") from None
    if not 0 < value < 1e9:
        raise BadLimit(f"the limit {name} must be above 0")
    return value


def _plain(value: float) -> str:
    return f"{value:g}"
