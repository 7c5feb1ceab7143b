"""What happens in a Duel, for the log and for those who listen, and where one turn of the log ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tribes_tui.games.tribal.duel.words.end import why
from tribes_tui.games.tribal.duel.words.said import log as said
from tribes_tui.games.tribal.duel.words.things import Names, card, cards, column
from tribes_tui.words.common import YOU, taken_back

if TYPE_CHECKING:
    from rules import Event

Fields = Mapping[str, Any]


def event(event: Event, names: Names) -> str:
    """One line, empty if it is not worth one."""
    say = EVENTS.get(event.kind)
    return say("" if event.player is None else names[event.player], event.fields(), names) if say else ""


def _moved(who: str, fields: Fields, names: Names) -> str:
    group, owner, onto = cards(fields["cards"]), names[fields["to_z"]], _onto(fields)
    if fields["z"] != fields["to_z"]:
        return said.gave(who=who, cards=group, owner=owner, onto=onto, is_free=not onto)
    return said.moved(who=who, cards=group, owner=owner, onto=onto, is_free=not onto, is_own=owner == who)


def _onto(fields: Fields) -> str:
    """The card on which something comes to lie; empty for a free column."""
    return fields["onto"] and card(fields["onto"])


def _placed(who: str, fields: Fields, names: Names) -> str:
    onto = _onto(fields)
    return said.placed(who=who, card=card(fields["card"]), owner=names[fields["z"]], onto=onto, is_free=not onto)


def _starter(who: str, fields: Fields, names: Names) -> str:
    fewer, more = sorted(fields["turned_up"])
    return said.began_on_tie(who=who, number=more) if fewer == more else said.began(who=who, fewer=fewer, more=more)


def _over(who: str, fields: Fields, names: Names) -> str:
    return said.won(who=who, why=why(fields["end"])) if who else said.won_draw(why=why(fields["end"]))


EVENTS: dict[str, Callable[[str, Fields, Names], str]] = {
    "moved": _moved,
    "turned_up": lambda who, f, names: said.turned_up(card=card(f["card"]), column=column(f["z"], f["i"], names)),
    "sacred": lambda who, f, names: said.put_on_pile(who=who, card=card(f["card"])),
    "stolen": lambda who, f, names: said.stole(who=who, card=card(f["card"]), number=f["j"] + 1),
    "stolen_to_pile": lambda who, f, names: said.stole_for_pile(who=who, card=card(f["card"])),
    "drawn": lambda who, f, names: said.drew(who=who, card=card(f["card"])),
    "discarded": lambda who, f, names: said.discarded(who=who, card=card(f["card"])),
    "taken": lambda who, f, names: said.took(who=who, card=card(f["card"])),
    "placed": _placed,
    "placed_on_pile": lambda who, f, names: said.put_on_pile(who=who, card=card(f["card"])),
    "cleaned": lambda who, f, names: said.cleaned(who=who, number=f["turned_up"]),
    "starter": _starter,
    "turn_ended": lambda who, f, names: said.ended_turn(who=who, number=f["turn"], idle=f["idle"]),
    "game_over": _over,
    "undo": lambda who, f, names: taken_back(who),
}


# ---- For those who listen ---------------------------------------------------------------------


def _heard_moved(fields: Fields, names: Names) -> tuple[str, int]:
    group, owner, onto = cards(fields["cards"]), names[fields["to_z"]], _onto(fields)
    if fields["z"] == fields["to_z"]:
        return said.moved_spoken(cards=group, owner=owner, onto=onto, is_free=not onto), 0
    return said.gave_spoken(cards=group, owner=owner, onto=onto, is_free=not onto), 2


def _heard_starter(fields: Fields, names: Names) -> tuple[str, int]:
    fewer, more = sorted(fields["turned_up"])
    return said.began_on_tie_spoken() if fewer == more else said.began_spoken(fewer=fewer, more=more), 1


def _heard_placed(fields: Fields, names: Names) -> tuple[str, int]:
    return said.placed_in(card=card(fields["card"]), column=column(fields["z"], fields["j"], names)), 1


HEARD: dict[str, Callable[[Fields, Names], tuple[str, int]]] = {
    "moved": _heard_moved,
    "turned_up": lambda f, names: (
        said.turned_up_spoken(card=card(f["card"]), column=column(f["z"], f["i"], names)),
        1,
    ),
    "sacred": lambda f, names: (said.put_on_pile_spoken(card=card(f["card"])), 2),
    "stolen": lambda f, names: (said.stole_spoken(card=card(f["card"]), number=f["j"] + 1), 2),
    "stolen_to_pile": lambda f, names: (said.stole_for_pile_spoken(card=card(f["card"])), 2),
    "drawn": lambda f, names: (said.drew_spoken(card=card(f["card"])), 2),
    "discarded": lambda f, names: (said.discarded_spoken(card=card(f["card"])), 2),
    "taken": lambda f, names: (said.took_spoken(card=card(f["card"])), 1),
    "placed": _heard_placed,
    "placed_on_pile": lambda f, names: (said.put_on_pile_spoken(card=card(f["card"])), 2),
    "cleaned": lambda f, names: (said.cleaned_spoken(number=f["turned_up"]), 1),
    "starter": _heard_starter,
    "turn_ended": lambda f, names: (said.ended_turn_spoken(number=f["turn"]), 0),
}
"""What stands behind a player's name, and how much it has to be heard."""
HEARD_ALONE: dict[str, Callable[[Fields, Names], tuple[str, int]]] = {
    "game_over": lambda f, names: (said.won_spoken(why=why(f["end"])), 2),
    "undo": lambda f, names: (said.taken_back(), 2),
}
"""What is a sentence of its own."""


# ---- Turn by turn -----------------------------------------------------------------------------


class TurnSentences(NamedTuple):
    """The sentences of one turn, or of a cleaning phase; `seat` is whose it was, None while it is going on."""

    seat: int | None
    lines: tuple[str, ...]
    is_cleaning: bool = False


def turns(events: Sequence[Event], names: Names) -> list[TurnSentences]:
    """What was told turn by turn; the last one is going on, perhaps without a sentence yet."""
    found, lines = [], []
    for one in events:
        line = event(one, names)
        lines += [line] if line else []
        if one.kind in ("turn_ended", "cleaned"):
            found.append(TurnSentences(one.player, tuple(lines), one.kind == "cleaned"))
            lines = []
    return [*found, TurnSentences(None, tuple(lines))]


def own_last(events: Sequence[Event], names: Names, viewer: int | None) -> str:
    """What the viewer did last in the turn that is going on, empty before they did anything."""
    for one in reversed(events):
        if viewer is None or one.kind in ("turn_ended", "cleaned", "starter"):
            return ""
        if one.player == viewer and one.kind != "turned_up" and (told := event(one, names)):
            return told
    return ""


def latest(events: Sequence[Event], names: Names, acting: int | None) -> TurnSentences:
    """What is worth reading now: the last turn of whoever is not acting, else what whoever acts has done in theirs.

    That a turn is over goes without saying, unless nothing else was done in it.
    """
    *ended, now = turns(events, names)
    if now.lines and (acting is None or names[acting] != YOU):
        return now._replace(seat=acting)
    others = [one for one in ended if one.seat != acting]
    if not others:
        return now
    last = others[-1]
    return last._replace(lines=last.lines[:-1] or last.lines)
