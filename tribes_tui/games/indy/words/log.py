"""What happened at indy, in words: a line of the log each, and the end of a round."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from tribes_tui.games.indy.words.cards import Names, card, cards, points, verdict
from tribes_tui.games.indy.words.said import cards as said_cards
from tribes_tui.games.indy.words.said import log as said
from tribes_tui.words.common import YOU, taken_back
from tribes_tui.words.ending import place_of

if TYPE_CHECKING:
    from rules import Event

Fields = Mapping[str, Any]
FEW = 3
"""So many are named where they pay together."""


def event(event: Event, names: Names) -> str:
    """One log line, empty if it is not worth one."""
    say = EVENTS.get(event.kind)
    return "" if say is None else say("" if event.player is None else names[event.player], event.fields(), names)


def _exchanged(who: str, fields: Fields, names: Names) -> str:
    if fields.get("given"):
        return said.drew(who=who, given=cards(fields["given"]), drawn=cards(fields["drawn"]))
    return said.exchanged(who=who, number=fields["count"])


def _evoked(who: str, fields: Fields, names: Names) -> str:
    laid, made = cards(fields["cards"]), points(fields["rank"])
    if "kept" in fields:
        return said.evoked_kept(who=who, cards=laid, made=made, kept=card(fields["kept"]))
    return said.evoked(who=who, cards=laid, made=made)


def _kept(who: str, fields: Fields, names: Names) -> str:
    if "kept" in fields:
        return said.kept_both(who=who, kept=card(fields["kept"]), dropped=card(fields["dropped"]))
    return said.kept(who=who)


def _reckoned(who: str, fields: Fields, names: Names) -> str:
    losers = [names[seat] for seat in fields["losers"]]
    if fields["winner"] is None:
        return said.spared() if fields["spared"] else said.paid(losers=losers)
    winner = names[fields["winner"]]
    return said.spared_won(winner=winner) if fields["spared"] else said.paid_won(winner=winner, losers=losers)


def _over(who: str, fields: Fields, names: Names) -> str:
    winners = [names[seat] for seat in fields["winners"]]
    return said.game_over(number=len(winners), who=winners[0], winners=winners)


EVENTS: dict[str, Callable[[str, Fields, Names], str]] = {
    "shaman_chosen": lambda who, f, names: said.shaman_chosen(who=who, shaman=said_cards.shaman(colour=f["shaman"])),
    "manche_began": lambda who, f, names: said.round_began(who=who, number=f["manche"]),
    "dealt": lambda who, f, names: said.dealt(who=who, cards=cards(f["cards"])) if f.get("cards") else "",
    "exchanged": _exchanged,
    "revealed": lambda who, f, names: said.turned_up(place=f["position"] + 1, **_shown(f)),
    "passed": lambda who, f, names: said.passed(who=who),
    "swapped": lambda who, f, names: said.swapped(who=who, given=card(f["given"]), taken=card(f["taken"])),
    "eagle_played": lambda who, f, names: said.eagle_played(who=who, taken=card(f["taken"]), **_shown(f)),
    "eagle_held": lambda who, f, names: said.eagle_kept(who=who),
    "evoked": _evoked,
    "returned": lambda who, f, names: said.returned(who=who, card=card(f["card"])),
    "kept": _kept,
    "resolved": _reckoned,
    "game_over": _over,
    "undo": lambda who, f, names: taken_back(who),
}


def _shown(fields: Fields) -> dict[str, Any]:
    """What lies in a place now, and how many eagles came before it."""
    return {"card": card(fields["shown"][-1]), "eagles": len(fields["shown"]) - 1}


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
