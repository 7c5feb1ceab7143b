"""The end of a round of indy: what it cost whom, where the viewer came, who is plucked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tribes_tui.games.indy.words.cards import Names, verdict
from tribes_tui.games.indy.words.said import cards as said_cards
from tribes_tui.games.indy.words.said import log as said
from tribes_tui.words.common import YOU, filled
from tribes_tui.words.ending import place_of

Fields = Mapping[str, Any]
FEW = 3
"""So many are named where they pay together."""


def round_sentence(fields: Fields, names: Names) -> str:
    """What a round cost whom, and who won a feather: the fields of the event `resolved`."""
    losers, winner = [names[seat] for seat in fields["losers"]], fields["winner"]
    number = 0 if fields["spared"] else len(losers)
    made: dict[str, Callable[[], Any]] = {
        "how": lambda: "spared" if not number else "single" if number == 1 else "some" if number <= FEW else "crowd",
        "who": lambda: losers[0],
        "losers": lambda: losers,
        "number": lambda: number,
        "rank": lambda: verdict(min(rank for rank in fields["ranks"] if rank is not None)),
        "winner": lambda: names[winner],
    }
    return filled(said.ends if winner is None else said.ends_won, made)


def round_place(fields: Fields, names: Names) -> str:
    """Where the viewer came, and that nothing happens to them if that is so; empty if they laid nothing."""
    seat = names.index(YOU) if YOU in names else -1
    if seat < 0 or fields["ranks"][seat] is None:
        return ""
    laid = [rank for rank in fields["ranks"] if rank is not None]
    place = place_of(1 + sum(rank > fields["ranks"][seat] for rank in laid))
    pays = seat in fields["losers"] and not fields["spared"]
    say = said.place if pays or seat == fields["winner"] else said.place_unmoved
    return say(place=place, number=len(laid))


def round_notes(fields: Fields, names: Names) -> list[str]:
    """What else there is to know: who is plucked from now on, then who was."""
    left, notes, gone = sum(map(bool, fields["tokens"])), list[str](), list[str]()
    for who, rank, feathers in zip(names, fields["ranks"], fields["tokens"], strict=True):
        if rank is None:
            notes.append(said.laid_nothing(who=who))
        elif not feathers:
            gone.append(said.last_feather(who=who) if left == 1 else said.last_feather_plucked(who=who))
        elif left == 1 and fields["plate"]:
            gone.append(said.takes_plate(who=who, feathers=said_cards.feathers(number=fields["plate"])))
    return gone + notes
