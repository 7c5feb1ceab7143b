"""What is known of a terminal by its name and its environment: how many colours, what erasing does, whether signs arrive; and what it is asked for."""

from collections.abc import Mapping, MutableMapping
from typing import Any

TRUECOLOR = ("kitty", "foot", "alacritty", "wezterm", "ghostty", "iterm", "contour", "direct", "konsole")
COLOURLESS = ("dumb", "unknown", "vt", "linux-m", "network", "ansi-m")
SIXTEEN = ("linux", "ansi", "cygwin", "cons25", "eterm", "rxvt", "screen", "putty", "xterm-color")


def depth_of(term: str, variables: Mapping[str, str], choice: str = "auto") -> str:
    """How many colours a terminal has: "truecolor", "256", "16" or "none".

    In this order: the person's own choice, NO_COLOR, COLORTERM if it was sent, what is known of TERM, else 256.
    """
    term = term.lower()
    if choice != "auto":
        return choice
    if variables.get("NO_COLOR") or not term or term.startswith(COLOURLESS):
        return "none"
    if variables.get("COLORTERM", "").lower() in ("truecolor", "24bit") or any(name in term for name in TRUECOLOR):
        return "truecolor"
    if "256" in term:
        return "256"
    return "16" if term.startswith(SIXTEEN) else "256"


def erases_in_colour(term: str) -> bool:
    """Whether what the terminal erases takes the colour that is behind: xterm and its kin do, screen doesn't."""
    return term.lower().startswith(("xterm", "alacritty", "foot", "kitty", "wezterm", "konsole", "ghostty", "linux"))


def is_utf8(variables: Mapping[str, str]) -> bool:
    """Whether the client's terminal takes UTF-8, as far as its locale says; taken for granted when it says nothing."""
    said = variables.get("LC_ALL") or variables.get("LC_CTYPE") or variables.get("LANG") or ""
    return not said or "utf" in said.lower()


# ---- What must be known before the toolkit is loaded ---------------------------------------------------


TOOLKIT_COLOURS = {"truecolor": "truecolor", "256": "256", "16": "standard"}


def is_remote(environment: Mapping[str, str]) -> bool:
    """Whether this runs in somebody's SSH session."""
    return any(environment.get(name) for name in ("SSH_CONNECTION", "SSH_TTY", "SSH_CLIENT"))


def is_page(environment: Mapping[str, str]) -> bool:
    """Whether a browser's page is the terminal, as textual-serve says."""
    return environment.get("TEXTUAL_DRIVER", "").endswith(":WebDriver")


def prepare(environment: MutableMapping[str, str], colours: str) -> None:
    """Tell the toolkit how many colours there are; `colours` is the person's setting, "auto" when there is none.

    Over SSH, where `COLORTERM` seldom arrives, that is known from a table of terminals; and there no keyboard
    protocol is switched on that a broken line would leave behind, unless the person has set the variable themselves.
    """
    depth = depth_of(environment.get("TERM", ""), environment, colours)
    if depth == "none":
        environment["NO_COLOR"] = "1"
    else:
        environment.setdefault("TEXTUAL_COLOR_SYSTEM", TOOLKIT_COLOURS[depth])
    if is_remote(environment):
        environment.setdefault("TEXTUAL_DISABLE_KITTY_KEY", "1")


# ---- Whose turn it is ----------------------------------------------------------------------------------


NEVER, BELL, NOTIFY = "never", "bell", "notify"
"""What a person wants: nothing, the bell, or the bell and a notification."""

RING = "\a"
KNOW_NO_NOTIFICATION = ("linux", "vt", "dumb", "ansi", "cygwin", "screen", "tmux", "eterm", "cons25")
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
    if wanted == BELL or not name or name.startswith(KNOW_NO_NOTIFICATION):
        return RING
    clean = "".join(sign for sign in text if sign.isascii() and sign.isprintable() and sign != ";")[:MOST]
    if "kitty" in name:
        return f"{RING}\x1b]99;;{clean}\x1b\\"
    if name.startswith(BY_777) or (environment or {}).get("VTE_VERSION"):
        return f"{RING}\x1b]777;notify;Tribes;{clean}\x07"
    return f"{RING}\x1b]9;{clean}\x07"


# ---- The mouse -----------------------------------------------------------------------------------------


def toggle_mouse(app: Any) -> str:
    """The other way round than now; one line that says how it is."""
    from tribes_tui.words.said import table as said  # seldom needed

    driver = app._driver
    takes, gives = getattr(driver, "_enable_mouse_support", None), getattr(driver, "_disable_mouse_support", None)
    if driver is None or takes is None or gives is None:
        return said.no_mouse()
    if not driver._mouse:
        driver._mouse = True  # first: a driver that thinks it has no mouse does nothing
        takes()
        return said.mouse_plays()
    gives()
    driver._mouse = False
    return said.mouse_selects()
