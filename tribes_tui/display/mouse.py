"""Taking the mouse from the terminal while the program runs, and giving it back."""

from __future__ import annotations

from typing import Any

from tribes_tui.words.said import table as said


def toggle(app: Any) -> str:
    """The other way round than now; one line that says how it is."""
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
