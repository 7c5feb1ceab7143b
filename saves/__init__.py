"""Tribes, the saves: a record of every game, on the disk before each move is acknowledged, never lost.

store = saves.Store()
record = store.create("indy", 1, players=4, options={}, seed=7, seats=[{"kind": "human"}] * 4)
record.append(1, 0, "swap CR3 2")
saves.replay(store.read(record.name))
"""

from importlib import import_module
from typing import TYPE_CHECKING

from saves.errors import (
    Changed,
    Damaged,
    Locked,
    NoSuchRecord,
    NotARecord,
    OtherRules,
    Parted,
    SaveError,
    Shortened,
    TooLarge,
    TooNew,
    Unreadable,
    Unwritable,
)
from saves.files.disk import Disk
from saves.format.course import Branch, Course
from saves.format.entries import Check, End, Entry, Hint, Move, Seat, Title, Undo
from saves.format.header import Header
from saves.format.recording import Recording
from saves.place import home
from saves.reader import parse, seal_text
from saves.record import Record, leave_all
from saves.replay import replay, verify
from saves.store import COPIED, Store
from saves.summary import Summary

if TYPE_CHECKING:
    from saves.following import Following
    from saves.walk import Walk

__all__ = [
    "COPIED",
    "Branch",
    "Changed",
    "Check",
    "Course",
    "Damaged",
    "Disk",
    "End",
    "Entry",
    "Following",
    "Header",
    "Hint",
    "Locked",
    "Move",
    "NoSuchRecord",
    "NotARecord",
    "OtherRules",
    "Parted",
    "Record",
    "Recording",
    "SaveError",
    "Seat",
    "Shortened",
    "Store",
    "Summary",
    "Title",
    "TooLarge",
    "TooNew",
    "Undo",
    "Unreadable",
    "Unwritable",
    "Walk",
    "home",
    "leave_all",
    "parse",
    "replay",
    "seal_text",
    "verify",
]

LATER = {"Following": "following", "Walk": "walk"}
"""Loaded when they are named: who keeps games, or lists them, needs neither."""


def __getattr__(name: str) -> object:
    if name not in LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"saves.{LATER[name]}"), name)
