"""Five Tribes for people who listen: what happened, a turn in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from rules.five_tribes.components.pieces import DJINN_NAMES
from tribes_tui.games.five_tribes.words.things import COLOUR_WORDS, a, meeples, payment
from tribes_tui.words.common import count, listed, repeated, whose
from tribes_tui.words.spoken import Clause

if TYPE_CHECKING:
    from rules import Event

Names = Sequence[str]
Fields = Mapping[str, Any]

CHOSEN = frozenset(
    ("bid", "take", "drop", "buy", "use", "keep_djinn", "sell", "market", "palm", "palace", "kill", "rob")
)
"""What the one who chose it needs not hear."""


def news(events: Sequence[Event], names: Names, viewer: int | None) -> list[Clause]:
    """A clause for each thing, a move as its start and its end; nothing of what the viewer just chose."""
    heard = [event for event in events if event.player != viewer or event.kind not in CHOSEN]
    found: list[Clause] = []
    for (kind, who), group in groupby(_in_order(heard), lambda event: (_sort(event), event.player)):
        fields = [event.fields() for event in group]
        if kind == "way" and who is not None:
            found.append(Clause(who, _way(fields), 1))
        elif kind == "card" and who is not None:
            found.append(Clause(who, f"took {listed(repeated(one['card'].lower() for one in fields))}", 1))
        elif kind.startswith("earn") and who is not None:
            coins, why = sum(one["coins"] for one in fields), fields[0]["why"]
            found.append(Clause(who, f"earned {coins} gold" + (f" from {why}" if why in DJINN_NAMES else ""), 1))
        elif kind in DID and who is not None:
            found += [Clause(who, *DID[kind](one, names)) for one in fields]
        elif kind in WAS:
            found += [Clause(None, *WAS[kind](one, names)) for one in fields]
    return [clause for clause in found if clause.text]


WAY = ("take", "drop")


def _sort(event: Event) -> str:
    """Events of a sort that follow each other are told as one."""
    return "way" if event.kind in WAY else f"earn {event.public['why']}" if event.kind == "earn" else event.kind


def _in_order(events: Sequence[Event]) -> list[Event]:
    """A move's steps together, what somebody earned on the way behind them; a move begins where meeples are taken."""
    found: list[Event] = []
    later: list[Event] = []
    for event in events:
        if event.kind == "take":
            found, later = [*found, *later], []
        if event.kind in WAY:
            found.append(event)
        else:
            later.append(event)
    return found + later


def _way(fields: Sequence[Fields]) -> str:
    """`moved from c3 to e4`."""
    tiles = [one["tile"] for one in fields]
    return f"moved from {tiles[0]} to {tiles[-1]}" if len(tiles) > 1 else f"took up the meeples of {tiles[0]}"


def _bid(f: Fields, names: Names) -> tuple[str, int]:
    helped = f" with {count(f['fakirs'], 'fakir')}" if f["fakirs"] else ""
    return f"bid {f['space'] or 'nothing'}{helped}", 1


def _rob(f: Fields, names: Names) -> tuple[str, int]:
    return f"killed one of {whose(names[f['player']])} {f['what']}s", 2


def _draw(f: Fields, names: Names) -> tuple[str, int]:
    return f"drew {f['card'].lower()}" if "card" in f else "drew a card", 1


def _kept(f: Fields, names: Names) -> tuple[str, int]:
    return f"kept {f['djinn']}", 2


Say = Callable[[Fields, Names], tuple[str, int]]
DID: dict[str, Say] = {
    "bid": _bid,
    "no_move": lambda f, names: ("found no move, and nobody moves any more", 2),
    "gather": lambda f, names: (f"picked up {count(f['n'], COLOUR_WORDS[f['colour']])} on {f['tile']}", 1),
    "keep": lambda f, names: (f"kept {count(f['n'], f['tribe'].removesuffix('s'))}", 0),
    "camel": lambda f, names: (f"took {f['tile']} with a camel", 2),
    "market": lambda f, names: (f"paid {f['paid']} gold at the market", 0),
    "draw": _draw,
    "kill": lambda f, names: (f"killed {a(COLOUR_WORDS[f['colour']])} on {f['tile']}", 2),
    "rob": _rob,
    "no_kill": lambda f, names: ("killed nobody", 0),
    "palm": lambda f, names: (f"planted a palm tree on {f['tile']}", 1),
    "palace": lambda f, names: (f"built a palace on {f['tile']}", 1),
    "buy": lambda f, names: (f"bought {f['djinn']} for {payment(f)}", 2),
    "use": lambda f, names: (f"used {f['djinn']}", 1),
    "sibittis": lambda f, names: (f"drew {listed(f['djinns']) if f.get('djinns') else count(f['cards'], 'djinn')}", 1),
    "keep_djinn": _kept,
    "sell": lambda f, names: (f"sold {listed(good.lower() for good in f['goods'])}", 1),
}
WAS: dict[str, Say] = {
    "round": lambda f, names: (f"round {f['number']}", 1),
    "people": lambda f, names: (f"{meeples(f['meeples'])} from the bag on {f['tile']}", 1),
    "reshuffle": lambda f, names: ("the discarded resources are shuffled into a new pile", 0),
    "end": lambda f, names: (
        "the game is over: the last camel has been placed"
        if f["why"] == "camels"
        else "the game is over: no move is left",
        2,
    ),
    "undo": lambda f, names: ("the last move was taken back", 2),
}
