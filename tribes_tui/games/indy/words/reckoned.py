"""The end of a round of indy: what it cost whom, where the viewer came, who is plucked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tribes_tui.games.indy.words.cards import Names, verdict
from tribes_tui.games.indy.words.said import cards as said_cards
from tribes_tui.games.indy.words.said import log as said
from tribes_tui.words.common import YOU
from tribes_tui.words.ending import place_of

Fields = Mapping[str, Any]
FEW = 3
"""So many are named where they pay together."""


ENDS: tuple[Callable[..., str], ...] = said.ends_spared, said.ends_one, said.ends_several, said.ends_many
WON: tuple[Callable[..., str], ...] = said.won_spared, said.won_one, said.won_several, said.won_many
"""What a round cost: nobody anything, one, some, many; without a feather for a team, and with one."""


def round_sentence(fields: Fields, names: Names) -> str:
    """What a round cost whom, and who won a feather: the fields of the event `resolved`."""
    losers = [names[seat] for seat in fields["losers"]]
    rank = verdict(min(rank for rank in fields["ranks"] if rank is not None))
    won = {} if fields["winner"] is None else {"winner": names[fields["winner"]]}
    spared, one, several, many = WON if won else ENDS
    if fields["spared"]:
        return spared(**won)
    if len(losers) == 1:
        return one(who=losers[0], rank=rank, **won)
    if len(losers) <= FEW:
        return several(losers=losers, rank=rank, **won)
    return many(number=len(losers), rank=rank, **won)


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
