"""Where a game turned, in words: the same ones beside a graph, in a replay, and in a review."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import NamedTuple

from rules import Event
from tribes_tui.play.standings import CHANCE, IDLE, LIGHT, OPENED, UNFIT, SeatTurn, Standings, Turning
from tribes_tui.words.about import round_of
from tribes_tui.words.common import capital
from tribes_tui.words.said import common, replay as said
from tribes_tui.words.spoken import in_brief, spoken_of

MOST_WORDS = 26
"""So many words tell what happened in a turn."""
ENDS = {"challenge_ended": "points", "resolved": "", "round_over": "gained"}  # no words
"""The kinds of events that end a part of a game: they are told, whoever brought them about, and nothing of the next part is; and the
field of what everybody got in it."""
SURE = 0.95
"""From here on it is told what the winner did next."""
OVER = frozenset({"end", "game_ended", "game_over"})  # no words
"""Those that end a game: no reason for it, and never told as one."""


Deeds = Mapping[int, Sequence[Event]]
"""What happened at each move, from 1."""


class Deed(NamedTuple):
    """What happened, and the turn of what is named first of it, with the seat that did it."""

    told: str
    turn: Turning | SeatTurn


class Turned(NamedTuple):
    """A turn that changed much who stood how.

    when    in which part of the game
    what    what the one whose turn it was did, and what came of it
    who     whose chances changed most; of two, always the same one: the viewer, or of all eyes the first person
    told    how they changed, as a sentence
    figures that in figures, with the name
    is_luck whether chance brought it
    seat    who did what is named first, in the turn of `when`; not always whose turn it was that changed the chances
    """

    turning: Turning
    when: str
    what: str
    who: int
    told: str
    figures: str
    is_luck: bool = False
    seat: int = 0

    @property
    def text(self) -> str:
        """All of it."""
        return said.swing(when=self.when, text=f"{self.what} {self.told}")

    @property
    def brief(self) -> str:
        """All of it, the chances in figures before what may be cut."""
        return said.swing_brief(when=self.when, figures=self.figures, text=self.what)


def turned(
    found: Standings, game: str, names: Sequence[str], viewer: int | None, person: int | None = None
) -> list[Turned]:
    """The turning points, the largest change first, as one may know them who looks with these eyes (None: with all; `person`: of whom it is told then,
    of two)."""
    of_two = viewer if viewer is not None else person or 0
    kind = round_of(game)
    told = list[Turned]()
    for one in found.turning():
        who = of_two if len(names) == 2 else one.who
        what, turn = _deed(found, game, names, viewer, one)
        luck = _by_luck(found, game, names, viewer, one)
        is_luck = bool(luck) and what.startswith(luck)
        follows = _sure_then(found, one)
        if follows and (then := _all_of(found, game, names, viewer, follows)):
            if follows.seat == who:
                what, turn = f"{then} {said.after_that_before(told=what)}", follows
            else:
                what = f"{what} {said.after_that(told=then)}"
        elif not follows and who != one.seat and (found.change(one.seat, one.first, one.last) < 0):
            what = f"{what} {said.no_help(who=names[one.seat])}"
        elif one.move in found.idle and not luck:
            after = _next_turn(found, one)
            if after and (told_next := _all_of(found, game, names, viewer, after)):
                what, turn, is_luck = told_next, after, False
        if what in (one.what for one in told) and (all_of := _all_of(found, game, names, viewer, one)):
            what, turn, is_luck = all_of, one, bool(luck) and all_of.startswith(luck)
        figures = said.stands(name=capital(names[who]), chance=chances_in_figures(found, who, one))
        when = common.round_numbered(kind=kind, number=found.rounds[turn.first])
        told.append(Turned(one, when, what, who, chances_told(found, names, who, one), figures, is_luck, turn.seat))
    return told


def _next_turn(found: Standings, turn: Turning) -> SeatTurn | None:
    """The turn behind one whose choice changed nothing: what was done there decided it. None behind the end of a part of the game."""
    if any(event.kind in ENDS for events in found.events[turn.first : turn.last] for event in events):
        return None
    return next((one for one in found.turns if one.first >= turn.last), None)


def _all_of(found: Standings, game: str, names: Sequence[str], viewer: int | None, turn: Turning | SeatTurn) -> str:
    """All that was done in a turn."""
    events = [event for number in range(turn.first, turn.last) for event in _happened(found.events[number], viewer)]
    own = [one for one in events if one.player == turn.seat]
    return _told(game, [one for one in own if one.kind not in LIGHT], names) or _told(game, own, names)


def _sure_then(found: Standings, turn: Turning) -> SeatTurn | None:
    """The next turn of whoever is sure to win by another's turn: what they did shows why. None where nobody is."""
    after = found.values[turn.last]
    winner = max(range(len(after)), key=lambda seat: after[seat])
    if winner == turn.seat or after[winner] < SURE or turn.last == len(found.events):
        return None
    return next((one for one in found.turns if one.first >= turn.last and one.seat == winner), None)


def what_happened(
    found: Standings, game: str, names: Sequence[str], viewer: int | None, turn: Turning | SeatTurn
) -> str:
    """What explains the change: what was done at the move that weighs most, or in the turn where many moves did it together, unless chance
    brought it, or nothing else could be done; where that says nothing (a turn that ends), what else happened in the turn."""
    return _deed(found, game, names, viewer, turn).told


def _deed(found: Standings, game: str, names: Sequence[str], viewer: int | None, turn: Turning | SeatTurn) -> Deed:
    """The same, with the turn of what is named first."""
    if luck := _by_luck(found, game, names, viewer, turn):
        return Deed(luck, turn)
    at = turn.move if isinstance(turn, Turning) else turn.last
    moves = (*range(at, turn.first, -1), *range(at + 1, turn.last + 1))
    happened, own, weighty = _deeds(found, game, viewer, turn, moves)
    ends = [number for number in moves if any(one.kind in ENDS for one in own[number])]
    if not ends and not _is_large(found, turn, at):
        together = [one for number in sorted(moves) for one in weighty[number]]
        if told := _told(game, together, names):
            return _left_by(found, game, names, viewer, turn, turn.last, Deed(told, turn))
    for kinds in (weighty, own, happened):
        for number in moves:
            if told := _told(game, kinds[number], names):
                by = _doer(game, kinds[number], names, turn.seat)
                return _left_by(found, game, names, viewer, turn, number, Deed(told, turn._replace(seat=by)))
    return _let_be(found, game, names, viewer, turn)


def _let_be(found: Standings, game: str, names: Sequence[str], viewer: int | None, turn: Turning | SeatTurn) -> Deed:
    """Of a turn in which nothing happened, what the last one brought in which something did: that was let be."""
    before = [one for one in found.turns if one.last <= turn.first]
    for number, one in enumerate(reversed(before)):
        if told := _all_of(found, game, names, viewer, one):
            is_next = number == 0 and one.seat != turn.seat
            let_be = said.let_be(told=_open(told), who=names[turn.seat])
            return Deed(let_be if is_next else said.nothing_since(told=_open(told)), one)
    return Deed(said.turn_ends(who=names[turn.seat]), turn)


def _deeds(
    found: Standings, game: str, viewer: int | None, turn: Turning | SeatTurn, moves: Iterable[int]
) -> tuple[Deeds, Deeds, Deeds]:
    """What happened at each move; of it what no chance brought and whose turn it was did; of that what is no preparation."""
    happened = {number: [*_happened(found.events[number - 1], viewer)] for number in moves}
    own = {
        number: [one for one in events if (one.player == turn.seat or one.kind in ENDS) and not is_chance(one, game)]
        for number, events in happened.items()
    }
    weighty = {number: [one for one in events if one.kind not in LIGHT] for number, events in own.items()}
    return happened, own, weighty


def _by_luck(found: Standings, game: str, names: Sequence[str], viewer: int | None, turn: Turning | SeatTurn) -> str:
    """What chance brought, where it explains the change; else nothing."""
    at = turn.move if isinstance(turn, Turning) else turn.last
    happened, own, weighty = _deeds(found, game, viewer, turn, range(turn.first + 1, turn.last + 1))
    if any(one.kind in ENDS for events in own.values() for one in events):
        return ""
    told = _told(game, _luck(found, game, turn, at, happened, weighty), names)
    return said.by_luck(told=_open(told)) if told else ""


def _luck(
    found: Standings,
    game: str,
    turn: Turning | SeatTurn,
    at: int,
    happened: Deeds,
    weighty: Deeds,
) -> Sequence[Event]:
    """What chance brought at a move that no choice made, or before it in the same turn, and what could but be done with it; nothing where a
    choice made it."""
    brought = {
        number: [one for one in happened[number] if is_chance(one, game) and one.player in (turn.seat, None)]
        for number in range(turn.first + 1, at + 1)
    }
    if at in found.idle and brought[at]:
        return brought[at]
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
    turn: Turning | SeatTurn,
    move: int,
    deed: Deed,
) -> Deed:
    """What was done in a turn up to a move; where nothing else could be done, it was nobody's choice that decided there: before it stands
    what another did that left no more, or that it came of how all lay."""
    if not _is_forced(found, turn.first, move):
        return deed
    for before in reversed([one for one in found.turns if one.last <= turn.first]):
        if before.seat == turn.seat:
            break
        if not _is_forced(found, before.first, before.last) and (left := _all_of(found, game, names, viewer, before)):
            return Deed(said.left_only(deed=left, told=deed.told), before)
    return deed._replace(told=said.no_choice(told=deed.told))


def _doer(game: str, events: Sequence[Event], names: Sequence[str], seat: int) -> int:
    """Whose deed is told first of these events; what nobody did is told in the turn of `seat`."""
    done = (one for one in events if one.player is not None and one.kind not in ENDS and _told(game, [one], names))
    first = next(done, None)
    return seat if first is None or first.player is None else first.player


def _is_forced(found: Standings, first: int, last: int) -> bool:
    """Whether nothing else could be done from a position to another."""
    return all(number in found.forced for number in range(first + 1, last + 1))


def _is_large(found: Standings, turn: Turning | SeatTurn, move: int) -> bool:
    """Whether a move made at least half of what a turn changed."""
    if isinstance(turn, SeatTurn):
        return True
    whole = found.change(turn.who, turn.first, turn.last)
    return abs(found.change(turn.who, move - 1, move)) >= abs(whole) / 2


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
    points = [said.got(whom=name, points=points) for name, points in zip(names, fields[ENDS[event.kind]], strict=True)]
    return said.part_ended(closer="none" if closer is None else "closed", who=names[closer or 0], points=points)


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


def chances_told(found: Standings, names: Sequence[str], seat: int, turn: Turning | SeatTurn) -> str:
    """How a seat's chance to win changed in a turn."""
    before, after = (in_hundred(found.values[at][seat]) for at in (turn.first, turn.last))
    return said.chances(who=names[seat], before=before, after=after)


def chances_in_figures(found: Standings, seat: int, turn: Turning | SeatTurn) -> str:
    """The same, where it stands whose."""
    before, after = (in_hundred(found.values[at][seat]) for at in (turn.first, turn.last))
    return said.chances_brief(before=before, after=after)


def in_hundred(chance: float) -> int:
    """So many of 100 games that stand like this one are won."""
    return round(100 * chance)
