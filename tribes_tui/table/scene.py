"""What a table shows at one moment, apart from where things are: the input of every drawing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tribes_tui.table.news import News

if TYPE_CHECKING:
    from rules import Event, State
    from tribes_tui.table.command import Command
    from tribes_tui.table.selection import Path
    from tribes_tui.widgets.beside.game_log import LogEntry

NO_NEWS = News()
RECENT_MOVES = 120
"""Moves whose events a scene has."""


@dataclass(frozen=True)
class Scene:
    """One moment of a table, as its viewer sees it.

    view    what the viewer (a seat, or None for a spectator) may know
    names   the seats' names, "you" in the viewer's own place
    title   who sits here and how the game is called, for the header's right end
    brief_title  the same in fewer words, for where there is no room
    is_saved     whether it only says that the game is on the disk
    prompt  what may be done now, in words; `asked` what is asked instead, whatever is picked
    picked  the names of the targets picked so far; `lit` those that may be picked next, `idle` those of them that lead only to
            and fro
    fresh   names (of targets and other places) that changed since the viewer last decided -> the seat that did it
    ways    every name on the way to a legal action, in the order in which actions are listed
    log     what happened, oldest first; `told` the same for a log of pieces, with whose doing it was
    news    what others did since the viewer's last turn, to be told in as many words as there is room for
    goes_on the last move was the viewer's own: nobody has done anything since
    recent  the events of the last moves as the viewer was told of them, oldest first
    keys    what the footer offers
    cursor  the target under the cursor, if the board follows it (`GameBoard.follows_cursor`)
    bots    seat -> level, of every seat that a bot has; `thinks` the one whose move is waited for
    time_left  seconds that people have left, by seat; empty without clocks
    memory  whether the viewer is told what they would have to remember
    warning a trouble that stays until it is over (the disk is full)
    """

    view: State
    names: tuple[str, ...]
    viewer: int | None = None
    title: str = ""
    brief_title: str = ""
    is_saved: bool = False
    prompt: str = ""
    asked: str = ""
    picked: Path = ()
    lit: frozenset[str] = frozenset()
    idle: frozenset[str] = frozenset()
    fresh: Mapping[str, int] = field(default_factory=dict)
    ways: tuple[str, ...] = ()
    log: tuple[str, ...] = ()
    told: tuple[LogEntry, ...] = ()
    news: News = NO_NEWS
    goes_on: bool = False
    recent: tuple[Event, ...] = ()
    keys: tuple[Command, ...] = ()
    cursor: str | None = None
    warning: str = ""
    memory: bool = True
    bots: Mapping[int, str] = field(default_factory=dict)
    thinks: int | None = None
    time_left: Mapping[int, float] = field(default_factory=dict)
