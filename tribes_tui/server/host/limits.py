"""Every limit of a host, with its name, its usual value and a line about it; and what the host refuses."""

from collections.abc import Iterable
from functools import partial
from typing import Any, NamedTuple

from tribes_tui.server.words import SaysWhy
from tribes_tui.server.words.said import serve as said

# ---- What the host refuses somebody who may try again another time ------------------------------


class NotNow(SaysWhy, ValueError):
    """In one line."""


# ---- Limits -------------------------------------------------------------------------------------


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
    day_tables: int = 200
    day_tables_per_person: int = 20
    waiting_minutes: float = 30.0
    unplayed_days: float = 2.0
    table_days: float = 30.0
    spare_seconds: float = 120.0
    people: int = 500
    once_days: float = 30.0
    invitation_hours: float = 72.0
    away_days: float = 7.0
    away_again_days: float = 30.0
    mail_hours: float = 1.0
    queue_widen: float = 5.0
    queue_bot_seconds: float = 45.0
    queue_absent_seconds: float = 60.0
    tournaments: int = 8
    tournament_people: int = 500
    round_break_seconds: float = 30.0
    bot_seconds: float = 0.45


USUAL = Limits()


def described(limits: Limits = USUAL) -> str:
    """The limits as lines: name, value, meaning."""
    rows = (f"  {name:<22}{value:>6g}  {said.limit_means(limit=name)}" for name, value in limits._asdict().items())
    return "\n".join(rows)


def changed(limits: Limits, changes: Iterable[str]) -> Limits:
    """The limits with changes written `name=value`. Raises `NotNow`."""
    for change in changes:
        name, _, text = change.partition("=")
        if name not in Limits._fields:
            raise NotNow(partial(said.no_limit, typed=repr(name[:40])))
        value: Any = _number(name, text, type(getattr(limits, name)))
        limits = limits._replace(**{name: value})
    return limits._replace(grace_line=max(12.0, limits.grace_line))


def _number(name: str, text: str, kind: type) -> float:
    try:
        value: float = kind(text)
    except ValueError:
        raise NotNow(partial(said.no_number, limit=name, typed=repr(text[:40]))) from None
    if not 0 < value < 1e9:
        raise NotNow(partial(said.above_zero, limit=name))
    return value
