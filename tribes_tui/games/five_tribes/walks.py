"""What happened of late: the way of the last move, and what each turn brought, read from events."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from rules import Event
from rules.five_tribes.components.grid import DIRECTIONS, STEP, TILE_TEXT
from tribes_tui.games.five_tribes.words import news
from tribes_tui.games.five_tribes.words.things import Names


class MoveWay(NamedTuple):
    """The way of a move: whose, where the meeples were taken, which tiles were entered one after the other."""

    seat: int
    start: int
    tiles: tuple[int, ...]

    def notes(self) -> Mapping[int, str]:
        """The steps on each tile: `3`, `2 6` for one that was entered twice."""
        found: dict[int, str] = {}
        for step, tile in enumerate(self.tiles, 1):
            found[tile] = f"{found[tile]} {step}" if tile in found else str(step)
        return found

    def bridges(self) -> Mapping[int, tuple[str, str]]:
        """Upper or left tile of two beside each other -> the arrow to its right, the arrow below it, as passed last."""
        found: dict[int, tuple[str, str]] = {}
        for here, there in pairwise((self.start, *self.tiles)):
            first = min(here, there)
            right, below = found.get(first, ("", ""))
            if abs(here - there) == 1:
                right = "→" if there > here else "←"
            else:
                below = "↓" if there > here else "↑"
            found[first] = right, below
        return found


def came_from(step: Mapping[str, Any]) -> str:
    """The tile from which a step was made, of the fields of its event."""
    back = (DIRECTIONS.index(step["direction"]) + 2) % 4
    return TILE_TEXT[STEP[TILE_TEXT.index(step["tile"]) * 4 + back]]


def last_walk(events: Sequence[Event]) -> MoveWay | None:
    """The move that was made last, or is being made; none since the round began: none."""
    tiles: list[int] = []
    for event in reversed(events):
        if event.kind == "drop":
            tiles.insert(0, TILE_TEXT.index(event.public["tile"]))
        elif event.kind == "take" and event.player is not None:
            return MoveWay(event.player, TILE_TEXT.index(event.public["tile"]), tuple(tiles))
        elif event.kind in ("round", "undo"):
            return None
    return None


class TurnSentence(NamedTuple):
    """A turn, or a bid, as one sentence."""

    seat: int | None
    words: str
    is_bid: bool = False
    brief: str = ""
    """The same with only the ends of the way, for a narrow line."""
    parts: Sequence[news.TurnPart] = ()
    """Those of the brief one."""


def split(events: Sequence[Event]) -> list[tuple[int | None, list[Event]]]:
    """The events turn by turn: the seat, what happened in it. Bids, new rounds and the end stand alone."""
    found: list[tuple[int | None, list[Event]]] = []
    for event in events:
        if event.kind in ("round", "bid", "end"):
            found.append((event.player, [event]))
        elif event.kind == "activation":
            found.append((event.player, []))
        elif found and found[-1][0] is not None and [one.kind for one in found[-1][1]] != ["bid"]:
            found[-1][1].append(event)
        elif event.kind == "take":
            found.append((event.player, [event]))  # it began with the last thing of the turn before, which isn't told
    return found


def turns(events: Sequence[Event], names: Names) -> list[TurnSentence]:
    """All of them as sentences, oldest first: a bid each, a turn with what it brought."""
    found = []
    for seat, told in split(events):
        if told and told[0].kind == "bid" and seat is not None:
            found.append(TurnSentence(seat, news.tell(news.telling(told[0]).turn, told[0], names), True))
        elif told and told[0].kind in ("round", "end"):
            found.append(TurnSentence(None, news.event(told[0], names) if told[0].kind == "round" else ""))
        elif told and seat is not None:
            whole, brief = (news.turn(names[seat], told, names, is_brief) for is_brief in (False, True))
            found += [TurnSentence(seat, f"{news.joined(whole)}.", False, f"{news.joined(brief)}.", brief)] * bool(
                whole
            )
    return [turn for turn in found if turn.words]
