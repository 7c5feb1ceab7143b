"""What happened at indy, event by event: in the log, by ear, and what others did since one's turn in a row."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Any, NamedTuple

from rules import Event
from rules.indy.components.cards import TEAM
from rules.indy.mechanics.scoring import class_of
from tribes_tui.games.indy.words.said import cards as said_cards, log
from tribes_tui.games.indy.words.sentences import PAIR, Names, card, cards, points, verdict
from tribes_tui.words.common import YOU, capital, filled, listed, semicolon
from tribes_tui.words.language import Noun
from tribes_tui.words.said import ending
from tribes_tui.words.said.common import taken_back
from tribes_tui.words.spoken import Clause

Say = Callable[..., str]
EAGLE = "eagle_played"
"""The kind of event of which one's are told together."""
MANY = 3
"""So many who did the same are "others", where everybody else is told of, too."""


class IndyTelling(NamedTuple):
    """The functions that say an event of one kind; None where it is not told so.

    log     a line of the log
    spoken  for people who listen, `weight` as of `Clause`: behind a name, but where `is_own` isn't so; who did what is alike in
            the field `alike` are told together
    short   where there is no room for a log; `again` behind another who did the like; `brief` and `brief_again` with less of it
    """

    log: Say | None = None
    spoken: Say | None = None
    weight: int = 0
    alike: str = ""
    short: Say | None = None
    again: Say | None = None
    is_own: bool = True
    brief: Say | None = None
    brief_again: Say | None = None


EXCHANGED = log.exchanged_short, log.exchanged_again
TELLINGS = {
    "shaman_chosen": IndyTelling(
        log.shaman_chosen, log.shaman_chosen_spoken, 1, "shaman", log.shaman_chosen_short, log.shaman_chosen_again
    ),
    "manche_began": IndyTelling(log.round_began, log.round_began_spoken, is_own=False),
    "dealt": IndyTelling(log.dealt, log.dealt_spoken, 1, "cards"),
    "exchanged": IndyTelling(log.exchanged, log.exchanged_spoken, 0, "count", *EXCHANGED),
    "exchanged-known": IndyTelling(log.drew, log.drew_spoken, 2, "drawn", *EXCHANGED),
    "revealed": IndyTelling(log.turned_up),
    "passed": IndyTelling(log.passed, log.passed_spoken, 0, "", log.passed_short, log.passed_short),
    "swapped": IndyTelling(
        *(log.swapped, log.swapped_spoken, 0, "taken", log.swapped_short, log.swapped_again),
        brief=log.swapped_brief,
        brief_again=log.swapped_brief_again,
    ),
    "eagle_played": IndyTelling(
        log.eagle_played, log.eagle_played_spoken, 2, "taken", log.eagle_played_short, log.eagle_played_again
    ),
    "eagle_held": IndyTelling(log.eagle_kept, log.eagle_kept_spoken),
    "evoked": IndyTelling(log.evoked, log.evoked_spoken, 0, "rank"),
    "evoked-known": IndyTelling(log.evoked_kept, log.evoked_spoken, 0, "rank"),
    "returned": IndyTelling(log.returned, log.returned_spoken, 2, "card", log.returned_short, log.returned_short),
    "kept": IndyTelling(log.kept, log.kept_spoken),
    "kept-known": IndyTelling(log.kept_both, log.kept_spoken),
    "resolved": IndyTelling(log.paid, None, 2, is_own=False),
    "resolved-won": IndyTelling(log.paid_won, None, 2, is_own=False),
    "resolved-spared": IndyTelling(log.spared, None, 2, is_own=False),
    "resolved-spared-won": IndyTelling(log.spared_won, None, 2, is_own=False),
    "game_over": IndyTelling(log.game_over, log.game_over_spoken, 2, is_own=False),
    "undo": IndyTelling(taken_back, log.undo_spoken, 2, is_own=False),
}
"""The kind of an event, with what is known of it, -> how it is told."""
KNOWN = {"exchanged": "given", "evoked": "kept", "kept": "kept"}
"""Kinds of events of which the one who did it knows more -> the field of that."""


def telling(event: Event) -> IndyTelling:
    """How an event is told."""
    fields, kind = event.fields(), event.kind
    if kind == "dealt" and not fields.get("cards"):
        return IndyTelling()
    if kind in KNOWN and fields.get(KNOWN[kind]):
        kind += "-known"
    if kind == "resolved":
        kind += "-spared" * bool(fields["spared"]) + "-won" * (fields["winner"] is not None)
    return TELLINGS.get(kind, IndyTelling())


def tell(say: Say | None, event: Event, names: Names, who: str | None = None, is_heard: bool = False) -> str:
    """A message of this event: of its fields it takes those that it names. `who`: all who did it; empty where it isn't told so."""
    if say is None:
        return ""
    fields = event.fields()
    by = who if who is not None else "" if event.player is None else names[event.player]

    def number() -> int:
        found = next(fields[name] for name in ("losers", "count", "manche", "winners", "cards") if name in fields)
        return found if isinstance(found, int) else len(found)

    made: dict[str, Callable[[], Any]] = {
        "who": lambda: names[fields["winners"][0]] if "winners" in fields else by,
        "number": number,
        "shaman": lambda: said_cards.shaman(colour=fields["shaman"]),
        "colour": lambda: fields["shaman"],
        "cards": lambda: cards(fields["cards"]),
        "card": lambda: card(fields["shown"][-1] if "shown" in fields else fields["card"]),
        "place": lambda: fields["position"] + 1,
        "eagles": lambda: len(fields["shown"]) - 1,
        "given": lambda: (card if isinstance(fields["given"], str) else cards)(fields["given"]),
        "drawn": lambda: cards(fields["drawn"]),
        "taken": lambda: card(fields["taken"]),
        "kept": lambda: card(fields["kept"]),
        "dropped": lambda: card(fields["dropped"]),
        "made": lambda: (verdict if is_heard else points)(fields["rank"]),
        "winner": lambda: names[fields["winner"]],
        "winners": lambda: [names[seat] for seat in fields["winners"]],
        "losers": lambda: [names[seat] for seat in fields["losers"]],
    }
    return filled(say, made)


def event(event: Event, names: Names) -> str:
    """One log line, empty if it is not worth one."""
    return "" if _is_idle(event, names) else tell(telling(event).log, event, names)


def _is_idle(event: Event, names: Names) -> bool:
    """Whether it changes nothing in the game: the colour of a shaman, where nobody returns."""
    return event.kind == "shaman_chosen" and len(names) == PAIR


# ---- For people who listen ----------------------------------------------------------------------------

CHOSEN = frozenset(("shaman_chosen", "passed", "swapped", "eagle_held", "returned", "kept"))
"""What the one who chose it needs not hear."""


def news(events: Sequence[Event], names: Names, viewer: int | None) -> list[Clause]:
    """A clause for each thing; who exchanged or passed in a row together, the row once it lies."""
    found: list[tuple[Clause, object, Event | None]] = []
    shown: list[Noun] = []
    for event in events:
        fields, told = event.fields(), telling(event)
        is_own_choice = event.player == viewer and (event.kind in CHOSEN or fields.get("count") == 0)
        if is_own_choice or _is_idle(event, names):
            continue
        if event.kind == "revealed":
            shown.append(card(fields["shown"][-1]))
            continue
        found += _turned_up(shown)
        heard = tell(told.spoken, event, names, is_heard=True)
        is_resolved = event.kind == "resolved"  # by what one was beaten is heard by who pays
        text = round_sentence(fields, names, HEADLINE * (viewer in fields["losers"])) if is_resolved else heard
        who = event.player if told.is_own else None
        found += [(Clause(who, text, told.weight), (told.spoken, fields.get(told.alike)), event)] if text else []
    return _together([*found, *_turned_up(shown)], names)


def _turned_up(shown: list[Noun]) -> list[tuple[Clause, object, Event | None]]:
    """The cards that were turned up on the table, told together; the list is emptied."""
    cards = shown[:]
    shown.clear()
    if not cards:
        return []
    heard, alone = log.turned_up_spoken(cards=cards), log.turned_up_alone(cards=cards) if len(cards) == 1 else ""
    return [(Clause(None, heard, 2, alone=alone), None, None)]


SEVERAL, AND_OTHERS, SAME = "several", "you-and-others", "same"  # no words
"""In place of a name, where several did the same; who listens is one of them; who did the like before."""


def _together(heard: Sequence[tuple[Clause, object, Event | None]], names: Names) -> list[Clause]:
    """Clauses, each with what was done; players who did the same in a row are told in one sentence: `Ada and Bo passed.`"""
    found: list[Clause] = []
    for did, group in groupby(heard, lambda one: one[1] if one[0].who is not None else None):
        alike = [*group]
        clauses, event = [clause for clause, _, _ in alike], alike[0][2]
        who = [*dict.fromkeys(names[clause.who] for clause in clauses if clause.who is not None)]
        if len(who) > 1 and event is not None:
            told = tell(telling(event).spoken, event, names, AND_OTHERS if YOU in who else SEVERAL, is_heard=True)
            found.append(Clause(None, log.together(who=who, did=told), clauses[0].weight))
        else:
            found += clauses if did is None else clauses[:1]
    return found


# ---- Where there is no room for a log -----------------------------------------------------------------

WEIGHT = EAGLE, "returned", "swapped", "exchanged", "passed", "shaman_chosen"  # no words
"""What is told first where not all has room: what changed the row, by the way that nobody could foresee."""
IDLE = "exchanged", "passed", "shaman_chosen"  # no words
"""Whoever did something else, too, is not told to have passed."""
STARTS = "resolved", "manche_began"  # no words
"""Behind these nothing of before is news any more: it stands on a page, or beside the seats."""


class Doing(NamedTuple):
    """Who did a thing: alike events, and their seats."""

    kind: str
    events: list[Event]
    seats: list[int]


def short_news(
    events: Sequence[Event], names: Names, viewer: int | None, own: Sequence[str] = (), key: str = "b"
) -> tuple[str, ...]:
    """What happened in this round, behind what came up for the viewer (`own`), in ever fewer words: `Birch exchanged 2 cards, others 1`. What
    came up is marked in the hand, and gives way to what others took. Where not all has room, things are told whole or not at all, those
    that matter most first; the `key` shows the others.

    The cards that were turned up or evoked lie on the table: they are not told again.
    """
    begins = [k for k, event in enumerate(events) if event.kind in STARTS]
    done: dict[tuple[str, Any], Doing] = {}
    for event in events[begins[-1] + 1 if begins else 0 :]:
        if telling(event).short and event.player not in (None, viewer) and not _is_idle(event, names):
            what = event.player if event.kind == EAGLE else event.fields().get(TELLINGS[event.kind].alike)
            deed = done.setdefault((event.kind, what), Doing(event.kind, [], []))
            deed.events.append(event)
            deed.seats.extend({event.player} - {*deed.seats})
    acted = {seat for deed in done.values() for seat in deed.seats if deed.kind not in IDLE}
    others = (
        deed._replace(seats=[seat for seat in deed.seats if deed.kind != "passed" or seat not in acted])
        for deed in done.values()
    )
    deeds = sorted((deed for deed in others if deed.seats), key=lambda deed: WEIGHT.index(deed.kind))
    if not deeds:
        return tuple(own)
    ranked = sorted(deeds, key=lambda deed: (WEIGHT.index(deed.kind), _place(deed), -deeds.index(deed)))
    whole, in_brief = (_told(deeds, names, viewer, is_brief) for is_brief in (False, True))
    more, drew = log.more_news(key=key), [own] if own and ranked[0].kind in IDLE else []
    forms = [[*own, *whole], *([*one, more] for one in drew), whole, in_brief]
    for most in range(len(deeds) - 1, 0, -1):
        some = [deed for deed in deeds if deed in ranked[:most]]
        forms += [[*_told(some, names, viewer, is_brief), more] for is_brief in (False, True)]
    said = [*(semicolon().join(form) for form in forms), log.only_more(key=key)]
    said = said if own else [capital(one) for one in said]
    return tuple(one for k, one in enumerate(said) if all(len(one) < len(longer) for longer in said[:k]))


def _place(deed: Doing) -> tuple[bool, int]:
    """Of exchanges first what fewest did; that nothing was exchanged last, as a number needs its noun before it."""
    if deed.kind != "exchanged":
        return False, 0
    return not deed.events[0].fields()["count"], len(deed.seats)


def _told(deeds: Sequence[Doing], names: Names, viewer: int | None, is_brief: bool = False) -> list[str]:
    """A part each kind of thing."""
    is_all = {seat for deed in deeds for seat in deed.seats} == {*range(len(names))} - {viewer}
    most = max(len(deed.seats) for deed in deeds)
    found: dict[str, list[str]] = {deed.kind: [] for deed in deeds}
    before: dict[str, str] = {}
    for deed in sorted(deeds, key=_place):
        event, seats, parts = deed.events[0], deed.seats, found[deed.kind]
        who = log.others() if is_all and len(seats) == most >= MANY else listed(names[seat] for seat in seats)
        if deed.kind == EAGLE:
            taken = [card(one.fields()["taken"]) for one in deed.events]
            more = log.eagle_played_again(who=who, cards=taken)
            parts.append(more if parts else log.eagle_played_short(who=who, number=len(taken), cards=taken))
            continue
        by = SAME if before.get(deed.kind) == who else who
        told = telling(event)
        full, brief = (told.again, told.brief_again) if parts else (told.short, told.brief)
        parts.append(tell(brief or full if is_brief else full, event, names, by))
        before[deed.kind] = who
    return [", ".join(parts) for parts in found.values()]


# ---- The end of a round ------------------------------------------------------------------------------

Fields = Mapping[str, Any]
FEW = 3
"""So many are named where they pay together."""
HEADLINE = 77
"""Columns of the row in which the news of a round stands."""


def round_sentence(fields: Fields, names: Names, room: int = HEADLINE) -> str:
    """What a round cost whom, and who won a feather: the fields of the event `resolved`."""
    losers, winner = [names[seat] for seat in fields["losers"]], fields["winner"]
    number, ranks = 0 if fields["spared"] else len(losers), sorted({*fields["ranks"]} - {None})
    made: dict[str, Callable[[], Any]] = {
        "how": lambda: "spared" if not number else "single" if number == 1 else "some" if number <= FEW else "crowd",
        "who": lambda: losers[0],
        "losers": lambda: losers,
        "number": lambda: number,
        "rank": lambda: verdict(ranks[0]),
        "next": lambda: verdict(ranks[1 % len(ranks)]),
        "winner": lambda: names[winner],
    }
    say = log.ends if winner is None else log.ends_won
    whole, brief = (filled(say, {**made, "has_next": partial(bool, some)}) for some in (len(ranks) > 1, False))
    return whole if len(whole) <= room else brief


def round_place(fields: Fields, names: Names) -> str:
    """Where the viewer came, if that neither won nor cost them a feather: else the sentence about the round tells it."""
    seat = names.index(YOU) if YOU in names and not winner_of(fields, names) else -1
    own, laid = fields["ranks"][seat] if seat >= 0 else None, [rank for rank in fields["ranks"] if rank is not None]
    if own is not None and len(laid) > 1 and {*laid} == {own}:
        return log.all_alike(number=len(laid))
    if own is None or (seat in fields["losers"] and not fields["spared"]) or seat == fields["winner"]:
        return ""
    is_team, is_alone = class_of(own) == TEAM, laid.count(own) == 1
    if own == max(laid) and (is_team or is_alone):
        return log.place_best(
            number=len(laid), why="class" if not is_team else "empty" if is_alone else "shared"
        )  # no words
    place = ending.place(place=1 + sum(rank > own for rank in laid))
    return log.place(place=place, number=len(laid)) if is_alone else log.place_shared(place=place)


class Returned(NamedTuple):
    """Who came back to the game in a round, with which card."""

    seat: int
    code: str


def winner_of(fields: Fields, names: Names) -> str:
    """Who alone has feathers left, and so has won; nobody while several have."""
    holders = [who for who, feathers in zip(names, fields["tokens"], strict=True) if feathers]
    return holders[0] if len(holders) == 1 else ""


def round_headline(fields: Fields, names: Names, returned: Returned | None = None) -> str:
    """Who has won the game with it; else what the round cost and won, and who came back, where that has room."""
    if winner := winner_of(fields, names):
        return log.takes_plate(who=winner, feathers=said_cards.feathers(number=fields["plate"]))
    back = f" {log.is_back(who=names[returned.seat])}" if returned else ""
    told = round_sentence(fields, names, HEADLINE - len(back))
    return told + back if len(told + back) <= HEADLINE else told


def round_notes(fields: Fields, names: Names, returned: Returned | None = None) -> list[str]:
    """What else there is to know: what the last round cost, who is plucked from now on, who came back with which card, who was plucked."""
    is_over, stands = winner_of(fields, names), [*zip(names, fields["ranks"], fields["tokens"], strict=True)]
    gone, back = log.last_feather if is_over else log.last_feather_plucked, returned.seat if returned else None
    idle = [who for seat, (who, rank, _) in enumerate(stands) if rank is None and seat != back]
    return [
        *([round_sentence(fields, names)] if is_over else []),
        *(gone(who=who) for who, rank, feathers in stands if rank is not None and not feathers),
        *(
            [log.came_back(who=names[returned.seat], card=card(returned.code), colour=returned.code[1])]
            if returned
            else []
        ),
        *([log.laid_nothing(number=len(idle), who=idle[0], names=idle)] if idle else []),
    ]
