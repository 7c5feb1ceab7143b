"""Where a game turned, in words: the same ones beside a graph, in a replay, and in a review."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import NamedTuple, TypedDict

from rules import Event
from tribes_tui.play.standings import (
    BROUGHT,
    CHANCE,
    COUNTED,
    ENDS,
    LEAST_SWING,
    LIGHT,
    OPENED,
    UNFIT,
    SeatTurn,
    Standings,
    Turning,
)
from tribes_tui.words.common import capital, round_of
from tribes_tui.words.language import figure
from tribes_tui.words.said import common, replay as said
from tribes_tui.words.spoken import in_brief, spoken_of

MOST_WORDS = 34
"""So many words tell what happened in a turn."""
PAID = "bid"
"""The kind of event that pays for a turn, and is no part of what it brought."""
RECKONED = frozenset({*ENDS, "went_out"})  # no words
"""What is told of the end of a part."""
IDLE = frozenset({"passed", "turn_ended"})  # no words
"""Kinds of events that say nothing of what decided a game."""
LOST = "village_lost"
"""What nobody gained by: a turn that helped is told without it."""
OVER = frozenset({"end", "game_ended", "game_over"})  # no words
"""Those that end a game: no reason for it, and never told as one."""


Deeds = Mapping[int, Sequence[Event]]
"""What happened at each move, from 1."""


class ChangedChances(TypedDict):
    """How somebody's chances changed, and since when; `peak`: how far the other way they went before, in a part of the game."""

    who: str
    before: int
    after: int
    peak: int
    way: str
    since: str
    by: str


class Turned(NamedTuple):
    """A turn or a part of the game that decided who won.

    when    in which part of the game
    what    what the one whose turn it was did, or what the reckoning brought
    who     the winner; of two, always the same one: the viewer, or of all eyes the first person
    told    how they changed, as a sentence
    figures that in figures, with the name
    text    all of it, the chances before what may be cut
    is_luck whether chance brought it
    is_over whether it is told of more than a turn: of a part, or of several rounds
    """

    turning: Turning
    when: str
    what: str
    who: int
    told: str
    figures: str
    text: str = ""
    is_luck: bool = False
    is_over: bool = False


def turned(
    found: Standings, game: str, names: Sequence[str], viewer: int | None, person: int | None = None
) -> list[Turned]:
    """The turning points, the one that did most first, as one may know them who looks with these eyes (None: with all; `person`: for whom it
    turned there, whoever's eyes these are)."""
    of_two = viewer if viewer is not None else person or 0
    kind = round_of(game)
    told = list[Turned]()
    for one in found.turning(viewer if person is None else person):
        who = of_two if len(names) == 2 else one.who
        what = (_of_part if one.is_part else _of_turn)(found, game, names, viewer, one)
        chances = chances_in_figures(found, who, one)
        figures = said.stands(name=capital(names[who]), chance=chances)
        when = common.round_numbered(kind=kind, number=one.round)
        is_over = one.is_part or has_rounds(found, one)
        if is_over and not one.is_part:
            first, last = found.rounds[one.first], found.rounds[one.last - 1]
            when = common.rounds_numbered(kind=kind, first=first, last=last)
        is_luck = one.move in found.lucky
        changed = _changed(found, names, who, one)
        turn = _turn_in_words(found, one, is_luck or is_over)
        text = said.swing_judged(when=when, text=what, turn=turn, whose=names[one.seat], **changed)
        told.append(Turned(one, when, what, who, said.chances(**changed), figures, text, is_luck, is_over))
    return told


def _turn_in_words(found: Standings, one: Turning, is_plain: bool) -> str:
    """Whose turn it was, and whether it was a great one: that it helped whoever made it, by their own choice. Where two turns are told of,
    neither is called so."""
    if one.is_part or has_rounds(found, one):
        return "none"  # no words
    turn = found.turn_of(one.move)
    gained = found.change(one.seat, one.first, one.last)
    is_own = turn.seat == one.seat and found.turn_of(one.first + 1) == turn
    is_great = gained >= LEAST_SWING and is_own and not is_plain and not _is_forced(found, turn.first, turn.last)
    return "great" if is_great else "plain"  # no words


def has_rounds(found: Standings, one: Turning) -> bool:
    """Whether turns of more than one round are told of; at the end of the game it is the last one."""
    return not one.is_part and one.last < len(found.values) - 1 and found.rounds[one.first] < found.rounds[one.last - 1]


def led(found: Standings, game: str, names: Sequence[str]) -> str:
    """How a game went in which no turn decided anything: since when nobody stood better than who won it, at a glance or in points. Nothing
    where that isn't known."""
    if not found.values:
        return ""
    who, at = found.leads_from()
    way = "unknown" if at is None else "later" if at else "start"  # no words
    return said.led(
        who=names[who], way=way, when=common.round_numbered(kind=round_of(game), number=found.rounds[at or 0])
    )


def farthest(found: Standings, game: str, names: Sequence[str], viewer: int | None) -> str:
    """When the viewer's chances, else the winner's, were lowest, or highest if the game was lost. Nothing where it began much like that."""
    if not found.values:
        return ""
    who = found.leads_from()[0] if viewer is None else viewer
    has_won = found.has_won(who)
    at = (min if has_won else max)((turn.last for turn in found.turns), key=lambda last: found.values[last][who])
    if abs(found.change(who, 0, at)) < LEAST_SWING or at == len(found.values) - 1:
        return ""
    when = common.round_numbered(kind=round_of(game), number=found.rounds[at - 1])
    return said.farthest(who=names[who], has_won=has_won, when=when, share=in_hundred(found.values[at][who]))


def _of_part(found: Standings, game: str, names: Sequence[str], viewer: int | None, part: Turning) -> str:
    """What the reckoning of a part of the game brought."""
    events = [*_happened(found.events[part.move - 1], viewer)]
    told = _told(game, [one for one in events if one.kind in RECKONED], names)
    if part.last < len(found.events) or not any(ENDS.get(one.kind) for one in events):
        return told
    return f"{told} {said.in_all(points=_each(names, found.scores[-1]))}"


def _of_turn(found: Standings, game: str, names: Sequence[str], viewer: int | None, one: Turning) -> str:
    """What was done in a turn, or came by luck; how it won the game; and the points of it, where nothing else names them."""
    turn, is_lucky = found.turn_of(one.move), one.move in found.lucky
    first = turn.first if turn.seat == one.seat else turn.last - 1  # where somebody wins as their turn begins
    made = [event for number in range(first, turn.last) for event in _happened(found.events[number], viewer)]
    own = [each for each in made if each.player == one.seat]
    chosen = [each for each in own if each.kind not in LIGHT and not is_chance(each, game)]
    weighty = [each for each in own if each in chosen or each.kind in BROUGHT] if is_lucky else chosen
    if (one.seat == one.who) == (found.change(one.who, one.first, one.last) > 0):
        weighty = [each for each in weighty if each.kind != LOST] or weighty
    what = _told(game, weighty, names) or _told(game, own, names)
    if is_lucky:
        return said.by_luck_whose(told=_open(what), who=names[one.seat])
    if not what:
        return said.open_to_end()
    if turn.seat != one.who and _is_forced(found, turn.first, turn.last):
        what = said.no_choice(told=what)
    if game in COUNTED:
        bid = max((n for n in range(turn.first, turn.last) if any(e.kind == PAID for e in found.events[n])), default=-1)
        points = found.scores[turn.last][turn.seat] - found.scores[max(turn.first, bid + 1)][turn.seat]
        way = "lost" if points < 0 else "got"
        helps = (turn.seat == one.who) == (points > 0)
        is_reason = points and helps == (found.change(one.who, one.first, one.last) > 0)
        return f"{what} {said.brought(who=names[turn.seat], points=abs(points), way=way)}" if is_reason else what
    return what


def _all_of(found: Standings, game: str, names: Sequence[str], viewer: int | None, turn: SeatTurn) -> str:
    """All that was done in a turn."""
    events = [event for number in range(turn.first, turn.last) for event in _happened(found.events[number], viewer)]
    own = [one for one in events if one.player == turn.seat]
    return _told(game, [one for one in own if one.kind not in LIGHT], names) or _told(game, own, names)


def what_happened(found: Standings, game: str, names: Sequence[str], viewer: int | None, turn: SeatTurn) -> str:
    """What was done in a turn, unless chance brought it, or nothing else could be done; where that says nothing (a turn that ends), what else
    happened in it."""
    if luck := _by_luck(found, game, names, viewer, turn):
        return luck
    moves = range(turn.last, turn.first, -1)
    happened, own, weighty = _deeds(found, game, viewer, turn, moves)
    for kinds in (weighty, own, happened):
        for number in moves:
            if told := _told(game, kinds[number], names):
                return _left_by(found, game, names, viewer, turn, number, told)
    return said.turn_ends(who=names[turn.seat])


def _deeds(
    found: Standings, game: str, viewer: int | None, turn: SeatTurn, moves: Iterable[int]
) -> tuple[Deeds, Deeds, Deeds]:
    """What happened at each move; of it what no chance brought and whose turn it was did; of that what is no preparation."""
    happened = {number: [*_happened(found.events[number - 1], viewer)] for number in moves}
    own = {
        number: [one for one in events if (one.player == turn.seat or one.kind in ENDS) and not is_chance(one, game)]
        for number, events in happened.items()
    }
    weighty = {number: [one for one in events if one.kind not in LIGHT] for number, events in own.items()}
    return happened, own, weighty


def _by_luck(found: Standings, game: str, names: Sequence[str], viewer: int | None, turn: SeatTurn) -> str:
    """What chance brought, where it explains the change; else nothing."""
    happened, own, weighty = _deeds(found, game, viewer, turn, range(turn.first + 1, turn.last + 1))
    if any(one.kind in ENDS for events in own.values() for one in events):
        return ""
    told = _told(game, _luck(found, game, turn, happened, weighty), names)
    return said.by_luck(told=_open(told)) if told else ""


def _luck(found: Standings, game: str, turn: SeatTurn, happened: Deeds, weighty: Deeds) -> Sequence[Event]:
    """What chance brought at the last move, which no choice made, or before it in the same turn, and what could but be done with it; nothing
    where a choice made it."""
    at = turn.last
    brought = {
        number: [one for one in happened[number] if is_chance(one, game) and one.player in (turn.seat, None)]
        for number in range(turn.first + 1, at + 1)
    }
    if weighty[at] and at not in found.forced:
        return ()
    come = max((number for number, events in brought.items() if events), default=None)
    if come is None or any(weighty[number] and number not in found.forced for number in range(come + 1, at)):
        return ()
    return [*brought[come], *(one for number in range(come + 1, at + 1) for one in weighty[number])]


def _left_by(
    found: Standings,
    game: str,
    names: Sequence[str],
    viewer: int | None,
    turn: SeatTurn,
    move: int,
    told: str,
) -> str:
    """What was done in a turn up to a move; where nothing else could be done, it was nobody's choice that decided there: before it stands
    what another did that left no more, or that it came of how all lay."""
    if not _is_forced(found, turn.first, move):
        return told
    for before in reversed([one for one in found.turns if one.last <= turn.first]):
        if before.seat == turn.seat:
            break
        if not _is_forced(found, before.first, before.last) and (deed := _all_of(found, game, names, viewer, before)):
            return said.left_only(deed=deed, told=told)
    return said.no_choice(told=told)


def _is_forced(found: Standings, first: int, last: int) -> bool:
    """Whether nothing else could be done from a position to another."""
    return all(number in found.forced for number in range(first + 1, last + 1))


def is_chance(event: Event, game: str) -> bool:
    """Whether chance brought it, not somebody's choice."""
    return event.kind in {*CHANCE, UNFIT.get(game)} or (event.kind == OPENED and event.player is None)


def _told(game: str, events: Sequence[Event], names: Sequence[str]) -> str:
    """Deeds, and behind them what the end of a part of the game brought everybody."""
    tell = spoken_of(game).news
    deeds = tell([one for one in events if one.kind not in ENDS or ENDS[one.kind] not in one.fields()], names, None)
    if len(deeds) == 1:
        deeds = [deeds[0]._replace(text=deeds[0].alone or deeds[0].text)]
    told = " ".join(in_brief(deeds, names, MOST_WORDS)[0])
    return " ".join(filter(None, (told, *(_ended(one, names) for one in events if one.kind in ENDS))))


def _ended(event: Event, names: Sequence[str]) -> str:
    """What everybody got in a part of the game, which has been named."""
    fields = event.fields()
    if ENDS[event.kind] not in fields:
        return ""
    closer = fields.get("closer")
    points = _each(names, fields[ENDS[event.kind]])
    return said.part_ended(closer="none" if closer is None else "closed", who=names[closer or 0], points=points)


def _each(names: Sequence[str], points: Sequence[int]) -> list[str]:
    """What everybody got."""
    return [said.got(whom=name, points=figure(got)) for name, got in zip(names, points, strict=True)]


def _open(told: str) -> str:
    """A sentence that goes on."""
    return told.rstrip(".")


def _happened(events: Sequence[Event], viewer: int | None) -> Iterator[Event]:
    """What these eyes saw of it, up to the end of a part of the game, or of all."""
    for event in takewhile(lambda event: event.kind not in OVER, events):
        seen = event if viewer is None else event.seen_by(viewer)
        if seen is not None and seen.kind not in IDLE:
            yield seen
        if event.kind in ENDS:
            return


def chances_told(found: Standings, names: Sequence[str], seat: int, turn: Turning) -> str:
    """How a seat's chance to win changed in a turn."""
    return said.chances(**_changed(found, names, seat, turn))


def _changed(found: Standings, names: Sequence[str], seat: int, turn: Turning) -> ChangedChances:
    """That, for words: over a part of the game, from another's turn on, or in another's turn."""
    before, after = (in_hundred(found.values[at][seat]) for at in (turn.first, turn.last))
    begun, told = found.turn_of(turn.first + 1), found.turn_of(turn.move)
    way = "rose" if after > before else "fell" if after < before else "level"  # no words
    peak = before
    if turn.is_part:
        ends = [in_hundred(found.values[one.last][seat]) for one in found.turns if turn.first < one.last < turn.last]
        peak = (max if way == "fell" else min)(ends, default=before)
        if min(abs(peak - before), abs(peak - after)) >= 100 * LEAST_SWING and way != "level":
            way = "risen" if peak > before else "fallen" if peak < before else way  # no words
    since = "turn" if begun.seat != told.seat else "in" if told.seat != seat else "none"  # no words
    if turn.is_part or has_rounds(found, turn):
        since = "none"  # no words
    return ChangedChances(
        who=names[seat], before=before, after=after, peak=peak, way=way, since=since, by=names[begun.seat]
    )


def chances_in_figures(found: Standings, seat: int, turn: Turning | SeatTurn) -> str:
    """The same, where it stands whose."""
    before, after = (in_hundred(found.values[at][seat]) for at in (turn.first, turn.last))
    return said.chances_brief(before=before, after=after)


def in_hundred(chance: float) -> int:
    """So many of 100 games that stand like this one are won."""
    return round(100 * chance)
