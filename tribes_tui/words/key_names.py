"""What keys are called where a language has a word of its own for them."""

from __future__ import annotations

from tribes_tui.words.said import home as said

NAMES = {
    "Enter": said.enter_key,
    "Space": said.space_key,
    "Shift+Tab": said.shift_tab_key,
    "Bksp": said.backspace_key,
    "Home": said.home_key,
    "Yes": said.yes_key,
    "End": said.end_key,
    "PgUp": said.page_up_key,
    "PgDn": said.page_down_key,
}
"""As keys are written in English, what says them."""


def key_name(key: str) -> str:
    """A key as its reader's keyboard has it.

    >>> key_name("Enter"), key_name("q")
    ('Enter', 'q')
    """
    say = NAMES.get(key)
    return key if say is None else say()
