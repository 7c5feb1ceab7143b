"""What is sent to a terminal whose window somebody doesn't look at, when it is their turn: a bell, a notification."""

from __future__ import annotations

from collections.abc import Mapping

NEVER, BELL, NOTIFY = "never", "bell", "notify"
"""What a person wants: nothing, the bell, or the bell and a notification."""

RING = "\a"
PLAIN = ("linux", "vt", "dumb", "ansi", "cygwin", "screen", "tmux", "eterm", "cons25")
"""Beginnings of the names of terminals that know no notification, and might show its text."""

BY_777 = ("rxvt", "foot")
MOST = 80
"""Characters of a notification."""


def turn_signal(wanted: str, term: str, text: str, environment: Mapping[str, str] | None = None) -> str:
    """For a terminal of the kind `term`; `text` is said by the notification, without anything that a terminal obeys.

    There are three ways to ask for one: OSC 99 (kitty), OSC 777 (rxvt, foot, VTE) and OSC 9 (iTerm2, WezTerm, Windows and others).

    >>> turn_signal("notify", "xterm-256color", "Your turn: indy")
    '\\x07\\x1b]9;Your turn: indy\\x07'
    """
    if wanted == NEVER:
        return ""
    name = term.lower()
    if wanted == BELL or not name or name.startswith(PLAIN):
        return RING
    clean = "".join(sign for sign in text if sign.isascii() and sign.isprintable() and sign != ";")[:MOST]
    if "kitty" in name:
        return f"{RING}\x1b]99;;{clean}\x1b\\"
    if name.startswith(BY_777) or (environment or {}).get("VTE_VERSION"):
        return f"{RING}\x1b]777;notify;Tribes;{clean}\x07"
    return f"{RING}\x1b]9;{clean}\x07"
