"""What must be known of the terminal before the toolkit that draws on it is loaded: its colours, whether it is far away."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping

from tribes_tui.display.terminals import depth_of

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
