"""What happens in a Duel: for the log and for those who listen, a whole turn in one sentence, and the page about the opponent's turn in words."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rules import Event
from rules.tribal.cards import CODES, RANK, RANKS, SYMBOL, SYMBOL_NAMES
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.words.said import log as said, table
from tribes_tui.games.tribal.duel.words.sentences import MOST_SPELT, card, cards, column, why
from tribes_tui.games.tribal.words import Names
from tribes_tui.games.tribal.words.said import symbol
from tribes_tui.table.board.scene import RECENT_MOVES
from tribes_tui.words.common import YOU, filled
from tribes_tui.words.said.common import taken_back
from tribes_tui.words.spoken import Clause

Say = Callable[..., str]


class DuelTelling(NamedTuple):
    """The messages that say an event of one kind: a line of the log; for those who listen, and how much it has to be heard, behind a
    name, but where `is_own` isn't so; whether the one who chose it hears it, too."""

    log: Say
    spoken: Say
    weight: int = 0
    is_chosen: bool = True
    is_own: bool = True


TELLINGS = {
    "moved": DuelTelling(said.moved, said.moved_spoken),
    "moved-given": DuelTelling(said.gave, said.gave_spoken, 2),
    "turned_up": DuelTelling(said.turned_up, said.turned_up_spoken, 1, is_chosen=False),
    "sacred": DuelTelling(said.put_on_pile, said.put_on_pile_spoken, 2),
    "stolen": DuelTelling(said.stole, said.stole_spoken, 2),
    "stolen_to_pile": DuelTelling(said.stole_for_pile, said.stole_for_pile_spoken, 2),
    "drawn": DuelTelling(said.drew, said.drew_spoken, 2, is_chosen=False),
    "discarded": DuelTelling(said.discarded, said.discarded_spoken, 2, is_chosen=False),
    "taken": DuelTelling(said.took, said.took_spoken, 1),
    "placed": DuelTelling(said.placed, said.placed_in, 1),
    "placed_on_pile": DuelTelling(said.put_on_pile, said.put_on_pile_spoken, 2),
    "cleaned": DuelTelling(said.cleaned, said.cleaned_spoken, 1),
    "starter": DuelTelling(said.began, said.began_spoken, 1, is_chosen=False),
    "starter-tie": DuelTelling(said.began_on_tie, said.began_on_tie_spoken, 1, is_chosen=False),
    "turn_ended": DuelTelling(said.ended_turn, said.ended_turn_spoken),
    "game_over": DuelTelling(said.won, said.won_spoken, 2, is_chosen=False, is_own=False),
    "game_over-draw": DuelTelling(said.won_draw, said.won_spoken, 2, is_chosen=False, is_own=False),
    "undo": DuelTelling(taken_back, said.taken_back, 2, is_chosen=False, is_own=False),
}
"""The kind of an event, with what makes it another thing, -> how it is told."""
OTHERWISE: dict[str, tuple[str, Callable[[Event], bool]]] = {
    "moved": ("-given", lambda event: event.public["z"] != event.public["to_z"]),
    "starter": ("-tie", lambda event: len({*event.public["turned_up"]}) == 1),
    "game_over": ("-draw", lambda event: event.player is None),
}


def telling(event: Event) -> DuelTelling | None:
    """How an event is told; None if it isn't worth it."""
    more, is_so = OTHERWISE.get(event.kind, ("", bool))
    return TELLINGS.get(event.kind + more * is_so(event))


def tell(say: Say, event: Event, names: Names) -> str:
    """A message of this event: of its fields it takes those that it names."""
    fields, who = event.fields(), "" if event.player is None else names[event.player]
    made: dict[str, Callable[[], Any]] = {
        "who": lambda: who,
        "card": lambda: card(fields["card"]),
        "cards": lambda: cards(fields["cards"]),
        "owner": lambda: names[fields["to_z" if "to_z" in fields else "z"]],
        "onto": lambda: fields["onto"] and card(fields["onto"]),
        "is_free": lambda: not fields["onto"],
        "is_own": lambda: fields["to_z"] == event.player,
        "column": lambda: column(fields["z"], fields["i" if "i" in fields else "j"], names),
        "number": lambda: fields["j"] + 1 if "j" in fields else fields["turn"] if "turn" in fields else more(),
        "fewer": lambda: min(fields["turned_up"]),
        "more": lambda: more(),
        "idle": lambda: fields["idle"],
        "why": lambda: why(fields["end"]),
    }

    def more() -> int:
        """Cards turned up, of whoever has more of them."""
        found = fields["turned_up"]
        return found if isinstance(found, int) else max(found)

    return filled(say, made)


def event(event: Event, names: Names) -> str:
    """One line, empty if it is not worth one."""
    told = telling(event)
    return tell(told.log, event, names) if told else ""


# ---- For those who listen ---------------------------------------------------------------------


def news(events: Sequence[Event], names: Names, viewer: int | None) -> list[Clause]:
    """A clause for each thing, moves within one's own zone counted together; what the viewer chose they need not hear."""
    found: list[Clause] = []
    shifted: list[str] = []
    piled, at = list[str](), 0  # on piles one after the other, and where that is told
    gifts = {seat: [*some] for seat in (0, 1) if len(some := _gifts(events, seat)) > MANY_GIFTS}
    for event in events:
        told, fields = telling(event), event.fields()
        if told is None or (told.is_own and event.player is None) or (event.player == viewer and told.is_chosen):
            continue
        if event.kind == "moved" and fields["z"] == fields["to_z"] == event.player:
            shifted.append(cards(fields["cards"]))
            continue
        if event in (all_of := gifts.get(event.player if event.player is not None else -1, [])):
            if event is all_of[0]:
                number = sum(len(one.public["cards"]) for one in all_of)
                names_of = {"who": names[event.player or 0], "to": names[fields["to_z"]]}
                text = said.gave_several(**names_of, number=number, groups=len(all_of))
                found += [*_moves(event.player, shifted, names), Clause(event.player, text, told.weight)]
            continue
        found += _moves(event.player, shifted, names) if told.is_own else []
        piled = [*piled, card(fields["card"])] if told.log is said.put_on_pile else []
        if len(piled) > 1:  # told once, whatever was moved or given between them
            text = said.put_on_pile_several(who=names[event.player or 0], cards=piled)
            found[at] = found[at]._replace(text=text)
            continue
        at = len(found)
        found.append(Clause(event.player if told.is_own else None, tell(told.spoken, event, names), told.weight))
    return [*found, *(_moves(events[-1].player or 0, shifted, names) if shifted else [])]


MANY_GIFTS = 3
"""More than so many gifts of one turn are counted, so that none is left out."""


def _gifts(events: Sequence[Event], seat: int) -> list[Event]:
    """What somebody gave."""
    return [
        one for one in events if one.kind == "moved" and one.player == seat == one.public["z"] != one.public["to_z"]
    ]


def _moves(who: int | None, shifted: list[str], names: Names) -> list[Clause]:
    """What was moved within the own zone, told once; the list is emptied."""
    name = "" if who is None else names[who]
    clauses = [Clause(who, said.own_moves(who=name, number=len(shifted), cards=shifted[0]), 0)] if shifted else []
    shifted.clear()
    return clauses


# ---- Turn by turn -----------------------------------------------------------------------------


class TurnSentences(NamedTuple):
    """The sentences of one turn, or of a cleaning phase; `seat` is whose it was, None while it is going on."""

    seat: int | None
    lines: tuple[str, ...]
    is_cleaning: bool = False


def own_turn(events: Sequence[Event], names: Names, viewer: int | None) -> Sequence[Sequence[str]]:
    """What the viewer has done in the turn, or the cleaning, that is going on, each time with the sentence about the card that it turned up."""
    begun = [k + 1 for k, one in enumerate(events) if one.kind in ("turn_ended", "cleaned", "starter")]
    found = list[list[str]]()
    for one in events[begun[-1] if begun else 0 :]:
        told = event(one, names) if one.player == viewer else ""
        if told and found and one.kind == "turned_up":
            found[-1].append(told)
        elif told:
            found.append([told])
    return found


def latest(events: Sequence[Event], names: Names, acting: int | None) -> TurnSentences:
    """What is worth reading now: the last turn of whoever is not acting, else what whoever acts has done in theirs.

    That a turn is over goes without saying, unless nothing else was done in it.
    """
    ended, lines = list[TurnSentences](), list[str]()
    for one in events:
        lines += filter(None, (event(one, names),))
        if one.kind in ("turn_ended", "cleaned"):
            ended.append(TurnSentences(one.player, tuple(lines), one.kind == "cleaned"))
            lines = []
    now = TurnSentences(None, tuple(lines))
    if now.lines and (acting is None or names[acting] != YOU):
        return now._replace(seat=acting)
    others = [one for one in ended if one.seat != acting]
    if not others:
        return now
    last = others[-1]
    return last._replace(lines=last.lines[:-1] or last.lines)


LEAD_COUNTS = 6
"""The turn from which on it is worth a word who leads by cards on piles."""
ON_PILES = "sacred", "stolen_to_pile", "placed_on_pile"
BEFORE = frozenset(("turn_ended", "starter"))
"""What comes right before a turn."""
TOUCHING = said.stolen_for_pile, said.stolen_from, said.given_to_which, said.given_to
"""What is said of what touched the other player's cards."""
LONGEST = 77
"""Letters of a headline in the smallest window."""

Part = tuple[Callable[..., str], int, Sequence[str]]
"""A part of a turn's sentence: what says it, of how many, and of which cards."""


def turn_of(events: Sequence[Event], player: int | None = None) -> Sequence[Event]:
    """The events of the last turn that somebody ended, its end included, or of the one that is going on; none where its beginning isn't among
    them. A position from which a game was begun may lie in the middle of a turn: that begins with it."""
    ends = [k for k, event in enumerate(events) if event.kind == "turn_ended" and event.player == player]
    end = len(events) if player is None else ends[-1] if ends else -1
    begun = [k + 1 for k, event in enumerate(events[: max(0, end)]) if event.kind in BEFORE]
    start = begun[-1] if begun else 0 if end < RECENT_MOVES else -1
    return events[start : end + 1] if min(start, end) >= 0 else ()


def cleaned(events: Sequence[Event], player: int) -> int | None:
    """How many cards somebody turned up while cleaning; None where that isn't among these events."""
    ends = [event for event in events if event.kind == "cleaned" and event.player == player]
    return int(ends[-1].public["turned_up"]) if ends else None


def summed(events: Sequence[Event], is_brief: bool = False, most: int = MOST_SPELT) -> Sequence[Part]:
    """The events of one turn as the parts of its sentence, what touched the other player first; `is_brief`: of a card that was drawn and
    given only that it was given, as of the others; `most`: so many that were given are named."""
    counted = Counter(event.kind for event in events)
    moved = [event.public for event in events if event.kind == "moved"]
    across = sum(fields["z"] != fields["to_z"] for fields in moved)
    kinds = "stolen_to_pile", "stolen", "discarded", "drawn", "taken"
    cards = {kind: [card(one.public["card"]) for one in events if one.kind == kind] for kind in kinds}
    piled, for_pile = sum(counted[kind] for kind in ON_PILES), cards["stolen_to_pile"]
    across_drawn = [] if is_brief else _passed_on(events)
    gifts = given([one for one in events if one not in across_drawn])
    passed_on = [
        card(one.public["card"]) for one in across_drawn
    ]  # told once, not as a card that came and one that was drawn
    drawn = cards["drawn"] if not _passed_on(events) else []
    parts: tuple[Part, ...] = (
        (said.stolen_for_pile, len(for_pile), for_pile),
        (said.stolen_from, counted["stolen"], cards["stolen"]),
        (said.given_to_which, len(gifts) * (len(gifts) <= most), gifts),
        (said.given_to, len(gifts) * (len(gifts) > most), ()),
        (said.drawn_and_given, len(passed_on), passed_on),
        (said.on_piles, piled - len(for_pile), ()),
        (said.drawn_and_discarded, counted["discarded"], cards["discarded"]),
        (said.drawn, len(drawn), drawn),
        (said.taken, counted["taken"], cards["taken"]),
        (said.other_moves, len(moved) - across, ()),
        (said.up, counted["turned_up"], ()),
    )
    return [part for part in parts if part[1]]


def _passed_on(events: Sequence[Event]) -> Sequence[Event]:
    """That a card which was drawn was placed in the other player's zone."""
    has_drawn = any(one.kind == "drawn" for one in events)
    return [one for one in events if has_drawn and one.kind == "placed" and one.public["z"] != one.player]


def given(events: Sequence[Event]) -> Sequence[str]:
    """The cards that came to the other player in a turn: given, or drawn or taken and placed there."""
    across = (
        one.public
        for one in events
        if (one.kind == "moved" and one.public["z"] != one.public["to_z"])
        or (one.kind == "placed" and one.public["z"] != one.player)
    )
    return [card(name) for fields in across for name in fields.get("cards") or [fields["card"]]]


def told_turn(turn: Sequence[Part], other: str) -> list[str]:
    """The parts of a turn's sentence: `mask 3 stolen from you`, `5 cards given to you`, `12 other moves`."""
    return [
        filled(say, {"number": lambda n=number: n, "cards": lambda c=cards: c, "who": lambda: other})  # type: ignore[misc]
        for say, number, cards in turn
    ]


def brought(state: DuelState, event: Event) -> str:
    """What a card brought that its player, who reads it, has just put on a pile; empty where that was nothing but the card."""
    seat, card = event.player or 0, CODES[event.public["card"]]
    heights, height = state.heights[4 * seat : 4 * seat + 4], RANK[card] + 1
    mine, theirs = state.sacred_total(seat), state.sacred_total(1 - seat)
    if height == RANKS:
        return table.complete(who=YOU, number=1, piles=[symbol(symbol=SYMBOL_NAMES[SYMBOL[card]])])
    if height == 1 and min(heights) > 0:
        return table.all_begun(left=state.held[seat])
    matters = mine == theirs + 1 and state.turn >= LEAD_COUNTS and state.sure_win() is None
    return table.leads_now(who=YOU, mine=mine, theirs=theirs) if matters else ""


# ---- The page about the opponent's turn -------------------------------------------------------


def headline(name: str, other: str, turn: int, events: Sequence[Event]) -> str:
    """What a turn came to, what touched the other player first: `Ash's turn 4: 3 cards on sacred piles and 5 cards given to you.`"""
    parts, few = summed(events, True, len(CODES)), summed(events, True)
    named, brief = told_turn(parts, other), told_turn(few, other)
    touching = sum(part[0] in TOUCHING for part in few)  # none of these is left out: rather what a card was stolen for
    only = [
        (said.stolen_from if say == said.stolen_for_pile else say, number, cards)
        for say, number, cards in few[:touching]
    ]
    ways = [
        told_turn(summed(events, most=len(CODES)), other),
        *(named[:k] for k in (len(named), len(named) - 1) if k >= max(1, touching)),
        *(brief[:k] for k in range(len(brief), max(1, touching) - 1, -1)),
        *([told_turn(only, other)] if only else []),
        *(brief[:k] for k in range(touching, 0, -1)),
    ]
    forms = [table.turn_came_to(who=name, turn=turn, did=did) for did in ways]
    return next((form for form in forms if len(form) <= LONGEST), forms[-1])
