"""What a person noted at moves of a game that is over, kept beside its record."""

from __future__ import annotations

from saves import Store
from saves.store import NOTES

LONGEST = 200
"""Characters of a note."""
Notes = dict[int, str]
"""Number of moves made -> what was noted at the position after them."""


def plain(text: str) -> str:
    """A note as it is kept and shown: without what a terminal would act on, single spaces, not endless."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())[:LONGEST]


def notes_of(store: Store, name: str) -> Notes:
    """What was noted, in the order of the moves; none where nothing sound is kept."""
    found = store.beside(name, NOTES)
    sound = {int(number): plain(text) for number, text in found.items() if number.isdecimal() and isinstance(text, str)}
    return dict(sorted(sound.items()))


def note(store: Store, name: str, number: int, text: str) -> bool:
    """Keep a note at the position after `number` moves instead of what was noted there, "" for none; whether that could be done."""
    kept = notes_of(store, name) | {number: plain(text)}
    return store.keep_beside(name, NOTES, {str(number): text for number, text in sorted(kept.items()) if text})
