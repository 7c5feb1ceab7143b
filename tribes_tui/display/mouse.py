"""Taking the mouse from the terminal while the program runs, and giving it back."""

from __future__ import annotations

from typing import Any


def toggle(app: Any) -> str:
    """The other way round than now; one line that says how it is."""
    driver = app._driver
    takes, gives = getattr(driver, "_enable_mouse_support", None), getattr(driver, "_disable_mouse_support", None)
    if driver is None or takes is None or gives is None:
        return "This terminal's mouse can't be switched here."
    if not driver._mouse:
        driver._mouse = True  # first: a driver that thinks it has no mouse does nothing
        takes()
        return "The mouse plays again."
    gives()
    driver._mouse = False
    return "The mouse is the terminal's: text can be selected. The same key takes it back."
